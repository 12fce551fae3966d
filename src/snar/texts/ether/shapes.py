"""Effects that hold other effects: choices, rolls, conditions."""

from __future__ import annotations

from collections.abc import Callable

from snar.packs.model import Effect, Effects
from snar.texts.effects import joined
from snar.texts.ether.conditions import all_of, none_of
from snar.texts.ether.words import Manner

FACES = ("x", "blank", "1", "2", "3")


def _inline(effects: Effects, manner: Manner) -> str:
    from snar.texts.ether.effects import inline  # effects hold effects

    return inline(effects, manner)


def choose(effect: Effect, manner: Manner) -> str:
    texts, who = manner.texts, effect["who"]
    if effect["may"] and len(effect["of"]) == 1:
        return _may(effect["of"][0], who, manner)
    ours = who in ("self", "one")  # mine, or the group's together
    own = manner.own if ours else "pick"
    options = "; ".join(_inline(branch, manner._replace(own=own)) for branch in effect["of"])
    subject = "" if ours else f"{texts.say(f'ef-who-{who}')} "
    form = "together" if who == "one" else "subject" if subject else manner.own
    told = texts.say(f"ef-choose-{'short' if manner.inline else 'long'}", who=subject, form=form, options=options)
    may = "ef-may" if who == "self" else "ef-may-together"
    return texts.say(may, text=told) if effect["may"] and ours else told


def _may(branch: Effects, who: str, manner: Manner) -> str:
    """One thing that may be left undone."""
    if who == "self":
        return manner.texts.say("ef-may", text=_inline(branch, manner))
    others = tuple({**effect, "who": "willing"} if effect.get("who") == "self" else effect for effect in branch)
    return _inline(others, manner)


def roll(effect: Effect, manner: Manner) -> str:
    """Faces with the same effect stand together; a face that is not listed does nothing (EF-RLL-2)."""
    texts = manner.texts
    said: dict[str, list[str]] = {}
    for face in FACES:
        if effect["faces"].get(face):
            text = _inline(effect["faces"][face], manner)
            said.setdefault(text, []).append(texts.say(f"ef-face-{face}") if face in FACES[:2] else face)
    rows = [texts.say("ef-face", faces=joined(faces, texts, "ef-or"), text=text) for text, faces in said.items()]
    if manner.inline:
        return texts.say("ef-roll-short", rows="; ".join(rows))
    told = "; ".join(rows)
    return texts.say("ef-roll-long", rows=told[:1].upper() + told[1:])


def if_(effect: Effect, manner: Manner) -> str:
    texts, then, other = manner.texts, effect["then"], effect["else"]
    if _unless_owned(effect):
        text = _inline(then, manner)
        if not other:
            return texts.say("ef-first-time", text=text)
        return texts.say("ef-first-time-else", text=text, **{"else": _inline(other, manner)})
    if not then:
        return texts.say("ef-if", when=none_of(effect["when"], texts), then=_inline(other, manner))
    when, said = all_of(effect["when"], texts, manner.owner), _inline(then, manner)
    otherwise = _inline(other, manner) if other else ""
    if said == otherwise:  # what differs is told by the scene
        return said
    return texts.say("ef-if-else" if other else "ef-if", when=when, then=said, **{"else": otherwise})


def _unless_owned(effect: Effect) -> bool:
    """ "If you do not have it, gain it": told without saying its name twice."""
    first, *more = effect["when"]
    if more or first["test"] != "not" or first["of"]["test"] != "owns" or len(effect["then"]) != 1:
        return False
    gained = effect["then"][0]
    return gained["verb"] in ("gain", "mask") and first["of"]["id"] in (gained.get("card"), gained.get("id"))


def repeat(effect: Effect, manner: Manner) -> str:
    from snar.texts.ether.words import counted

    times = counted("repeat", effect["amount"], manner.texts)
    return manner.texts.say("ef-repeat", times=times, text=_inline(effect["do"], manner))


def each_figure(effect: Effect, manner: Manner) -> str:
    return manner.texts.say("ef-each-figure", text=_inline(effect["do"], manner))


def target(effect: Effect, manner: Manner) -> str:
    text = _inline(effect["do"], manner)
    return manner.texts.say("ef-target", what=effect["what"], range=effect["range"], text=text)


def match(effect: Effect, manner: Manner) -> str:
    """Which token it is, the sleepers find out."""
    return manner.texts.say("ef-match", text=_inline(effect["do"], manner))


SHAPES: dict[str, Callable[[Effect, Manner], str]] = {
    "choose": choose, "roll": roll, "if": if_, "repeat": repeat, "each_figure": each_figure, "target": target,
    "match": match,
}  # fmt: skip
