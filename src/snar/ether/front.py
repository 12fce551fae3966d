"""Where the parts of Etherfields are."""

from snar.kernel.front import Front

FRONT = Front(
    name="ether",
    rules="snar.ether.game:Ether",
    pack="etherfields",
    packs="snar.packs.ether.front:PACKS",
    printed="snar.texts.ether.golden:ether_card_texts",
    scenario="snar.ether.scenario:Table",
    bots="snar.bots.ether.front:BOTS",
    envs="snar.envs.ether.front:ENVS",
    lab="snar.lab.ether.front:LAB",
    lessons="snar.lessons.ether.port:PORT",
    server="snar.server.ether.front:TABLES",
    terminal="snar.cli.ether.front:TERMINAL",
)
