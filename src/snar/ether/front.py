"""Where the parts of Etherfields are."""

from snar.kernel.front import Front

FRONT = Front(
    name="ether",
    rules="snar.ether.game:Ether",
    pack="etherfields",
    packs="snar.packs.ether.front:PACKS",
    scenario="snar.ether.scenario:Table",
    bots="snar.bots.ether.front:BOTS",
    server="snar.server.ether.front:TABLES",
    terminal="snar.cli.ether.front:TERMINAL",
)
