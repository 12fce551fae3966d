"""Where the parts of Říše Snů are."""

from snar.kernel.front import Front

FRONT = Front(
    name="rise",
    rules="snar.rise.game:Rise",
    pack="rise-snu",
    packs="snar.packs.rise.front:PACKS",
    scenario="snar.rise.scenario:Table",
    bots="snar.bots.rise.front:BOTS",
    server="snar.server.rise.front:TABLES",
    terminal="snar.cli.rise.front:TERMINAL",
)
