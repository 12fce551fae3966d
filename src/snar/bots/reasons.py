"""Every reason a bot can give; texts for them are looked up by these keys."""

from __future__ import annotations

from .base import Reason

REASONS = (
    Reason("chance", "chosen by lot"),
    Reason("neutral", "no opinion: all options look alike"),
    Reason("tried", "tried out at random it wins most often"),
    Reason("roll", "nothing is to be done before the movement roll"),
    Reason("closer", "nearer to the goals: halls, quests, what they want"),
    Reason("end-turn", "no field within reach is better than this one"),
    Reason("victory", "it wins the game"),
    Reason("deed", "ending the movement here serves a quest"),
    Reason("event", "an event on the ring of a world is welcome"),
    Reason("time-gate", "on average the Time Gate brings more than it takes"),
    Reason("fight", "the duel is worth fighting"),
    Reason("avoid", "the duel is better avoided"),
    Reason("tame", "experience without a fight"),
    Reason("card", "what the card does is welcome"),
    Reason("ability", "an ability or item helps now"),
    Reason("wait", "kept for a better moment"),
    Reason("heal", "lives are welcome"),
    Reason("trade", "experience becomes power"),
    Reason("spell", "the spell's worth times its chance"),
    Reason("hinder", "it stands in the way of an enemy"),
    Reason("help", "a laid card helps on the way"),
    Reason("save-light", "nothing is worth its light now"),
    Reason("clear-way", "a laid card is in the way"),
    Reason("quest", "the shorter quest"),
    Reason("fame", "most fame for the way"),
    Reason("best-branch", "the better of what the card offers"),
    Reason("least-loss", "the thing that is missed least"),
    Reason("order", "helpers clear the way first"),
    Reason("goal", "it serves the goal of the dream"),
    Reason("rest", "nothing more is worth its price this turn"),
    Reason("work", "there is something worth doing here"),
    Reason("gem", "spare cards become a gem"),
    Reason("progress", "a placed card works in every turn to come"),
    Reason("turns", "hours become turns when turns run out"),
    Reason("calm", "the sleepers need a rest"),
    Reason("danger", "it is safer so"),
)
KEYS = frozenset(reason.key for reason in REASONS)
