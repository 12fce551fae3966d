"""The line of values printed above a card's rule text."""

from snar.packs.rise.model import Ability, Character, Creature, DreamCard, Item, OneShot, Quest, Spell
from snar.texts.bundle import Texts
from snar.texts.rise.cards import Printed


def stat_line(card: Printed, texts: Texts) -> str:
    """One line such as "Hrůza · světlo 20 · umístění náhodné · 3 BP · trvalá"."""
    match card:
        case Character():
            side, moc, pohyb, lives = card.side, card.moc, card.pohyb, card.lives
            return texts.say("stat-character", side=side, moc=moc, pohyb=pohyb, lives=lives)
        case DreamCard():
            kind, light, bp, actions = card.kind, card.light, card.bp, card.actions
            placement = card.placement
            return texts.say("stat-laid", kind=kind, light=light, placement=placement, bp=bp, actions=actions)
        case Creature():
            return texts.say("stat-creature", moc=card.moc, amount=card.experience)
        case Item():
            return texts.say("stat-item", single="yes" if card.single else "no")
        case OneShot():
            return texts.say("stat-oneshot")
        case Quest():
            return texts.say("stat-quest", level=card.level)
        case Ability():
            return texts.say("stat-ability")
        case Spell():
            return texts.say("stat-spell", target=card.target, roll=card.roll)
