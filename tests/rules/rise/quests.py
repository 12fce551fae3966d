"""Quests in hand, and one who is about to enter a hall."""

BEFORE_HALL = {"field": "iridion.8", "circuit": 7, "bp": 2}  # the next step walks the ring round
TRIAL = {"scenario": "zkouska-sily"}


def done(quest, world="iridion", **rest):
    return {"id": quest, "world": world, "done": True, **rest}


def quests(t, name):
    return t.view(name)["figures"][t.g.figure_named(name)]["quests"]
