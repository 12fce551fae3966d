"""Where the parts of Říše Snů are."""

from snar.kernel.front import Front

FRONT = Front(
    name="rise",
    rules="snar.rise.game:Rise",
    pack="rise-snu",
    packs="snar.packs.rise.front:PACKS",
    printed="snar.texts.rise.golden:rise_card_texts",
    scenario="snar.rise.scenario:Table",
    bots="snar.bots.rise.front:BOTS",
    envs="snar.envs.rise.front:ENVS",
    lab="snar.lab.rise.front:LAB",
    lessons="snar.lessons.rise.port:PORT",
    server="snar.server.rise.front:TABLES",
    terminal="snar.cli.rise.front:TERMINAL",
)
