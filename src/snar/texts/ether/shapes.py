"""Effects that hold other effects: choices, rolls, conditions. How those are told is handed in, as `inline`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import groupby

from snar.packs.fields import Effect, Effects
from snar.texts.bundle import joined
from snar.texts.ether.conditions import all_of, none_of
from snar.texts.ether.words import Manner, counted

Inline = Callable[[Effects, Manner], str]
FACES = ("x", "blank", "1", "2", "3")


def choose(effect: Effect, manner: Manner, inline: Inline) -> str:
    texts, who = manner.texts, effect["who"]
    if effect["may"] and len(effect["of"]) == 1:
        return _may(effect["of"][0], who, manner, inline)
    ours = who in ("self", "one")  # mine, or the group's together
    own = manner.own if ours else "pick"
    options = "; ".join(inline(branch, manner._replace(own=own)) for branch in effect["of"])
    subject = "" if ours else f"{texts.say(f'ef-who-{who}')} "
    form = "together" if who == "one" else "subject" if subject else manner.own
    told = texts.say(f"ef-choose-{'short' if manner.inline else 'long'}", who=subject, form=form, options=options)
    may = "ef-may" if who == "self" else "ef-may-together"
    return texts.say(may, text=told) if effect["may"] and ours else told


def _may(branch: Effects, who: str, manner: Manner, inline: Inline) -> str:
    """One thing that may be left undone."""
    if who == "self":
        return manner.texts.say("ef-may", text=inline(branch, manner))
    others = tuple({**effect, "who": "willing"} if effect.get("who") == "self" else effect for effect in branch)
    return inline(others, manner)


def roll(effect: Effect, manner: Manner, inline: Inline) -> str:
    """Faces with the same effect stand together; a face that is not listed does nothing (EF-RLL-2)."""
    texts = manner.texts
    said: dict[str, list[str]] = {}
    for face in FACES:
        if effect["faces"].get(face):
            text = inline(effect["faces"][face], manner)
            said.setdefault(text, []).append(texts.say(f"ef-face-{face}") if face in FACES[:2] else face)
    rows = [texts.say("ef-face", faces=joined(faces, texts, "ef-or"), text=text) for text, faces in said.items()]
    if manner.inline:
        return texts.say("ef-roll-short", rows="; ".join(rows))
    told = "; ".join(rows)
    return texts.say("ef-roll-long", rows=told[:1].upper() + told[1:])


def if_(effect: Effect, manner: Manner, inline: Inline) -> str:
    texts, then, other = manner.texts, effect["then"], effect["else"]
    if _unless_owned(effect):
        text = inline(then, manner)
        gender = texts.part(_gained(effect), "gender") or "f"  # a card
        if not other:
            return texts.say("ef-first-time", text=text, gender=gender)
        return texts.say("ef-first-time-else", text=text, gender=gender, **{"else": inline(other, manner)})
    if not then:
        return texts.say("ef-if", when=none_of(effect["when"], texts), then=inline(other, manner))
    when, said = all_of(effect["when"], texts, manner.owner, manner.ties, manner.acting), inline(then, manner)
    otherwise = inline(other, manner) if other else ""
    scenes = _is_scene(then) and bool(other) and all(_is_scene(one.get("then", ())) for one in other)
    if said == otherwise or scenes:  # what differs is told by the scene
        return said
    more = "ef-if-more-scene" if _is_scene(then) else "ef-if-more"
    how = "ef-if-else" if other else more if manner.more else "ef-if"
    return texts.say(how, when=when, then=said, **{"else": otherwise})


def by_the_story(effects: Effects) -> Effects:
    """Several things in a row that hang on what happened before are told as one."""
    out: list[Effect] = []
    for hidden, run in groupby(effects, _of_the_story):
        rows = tuple(run)
        out += [{"verb": "by_story", "of": tuple(row["then"] for row in rows)}] if hidden and len(rows) > 1 else rows
    return tuple(out)


def _of_the_story(effect: Effect) -> bool:
    if effect["verb"] != "if" or effect["else"] or not effect["then"]:
        return False
    tests = [one["of"]["test"] if one["test"] == "not" else one["test"] for one in effect["when"]]
    return all(test in ("story", "read") for test in tests)


def by_story(effect: Effect, manner: Manner, inline: Inline) -> str:
    """What may come several times says so; of scenes it is always another one."""
    texts, said = manner.texts, Counter(inline(branch, manner) for branch in effect["of"])
    scenes = {inline(branch, manner) for branch in effect["of"] if _is_scene(branch)}
    some = [
        texts.say("ef-by-story-some", text=text, times=texts.say("ef-n-repeat", n=times))
        if times > 1 and text not in scenes
        else text
        for text, times in said.items()
    ]
    if len(some) == 1:
        return texts.say("ef-by-story-one", text=some[0])
    return texts.say(f"ef-by-story-{'short' if manner.inline else 'long'}", options="; ".join(some))


def _is_scene(effects: Effects) -> bool:
    return len(effects) == 1 and effects[0]["verb"] == "scene"


def _unless_owned(effect: Effect) -> bool:
    """ "If you do not have it, gain it": told without saying its name twice."""
    first, *more = effect["when"]
    if more or first["test"] != "not" or first["of"]["test"] != "owns" or len(effect["then"]) != 1:
        return False
    return effect["then"][0]["verb"] in ("gain", "mask") and first["of"]["id"] == _gained(effect)


def _gained(effect: Effect) -> str:
    gained = effect["then"][0]
    return str(gained.get("card") or gained.get("id"))


def repeat(effect: Effect, manner: Manner, inline: Inline) -> str:
    times = counted("repeat", effect["amount"], manner.texts)
    return manner.texts.say("ef-repeat", times=times, text=inline(effect["do"], manner))


def each_figure(effect: Effect, manner: Manner, inline: Inline) -> str:
    return manner.texts.say("ef-each-figure", text=inline(effect["do"], manner))


def target(effect: Effect, manner: Manner, inline: Inline) -> str:
    text = inline(effect["do"], manner._replace(aimed=True))
    about = {name: effect[name] for name in ("what", "range", "from")}
    return manner.texts.say("ef-target", text=text, **about)


def match(effect: Effect, manner: Manner, inline: Inline) -> str:
    """Which token it is, the sleepers find out."""
    return manner.texts.say("ef-match", text=inline(effect["do"], manner))


SHAPES: dict[str, Callable[[Effect, Manner, Inline], str]] = {
    "choose": choose, "roll": roll, "if": if_, "repeat": repeat, "each_figure": each_figure, "target": target,
    "match": match, "by_story": by_story,
}  # fmt: skip
