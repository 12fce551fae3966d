"""A game being played: lines, undo, and the journal that rebuilds it all."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, NamedTuple

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from snar.ether.game import Ether
from snar.kernel import fair
from snar.kernel import session as kernel_session
from snar.kernel.choice import Refused
from snar.kernel.imagine import imagine
from snar.kernel.journal import Journal, JournalError, parse
from snar.kernel.session import FREE, Session, new_header, resume
from snar.rise.game import Rise
from snar.rise.paths import reach
from snar.template.game import LanternsGame

RISE, LUCERNY, ETHER = Rise(), LanternsGame(), Ether()


def lucerny(seed: int = 1, **options: Any) -> Session:
    return Session.seeded(LUCERNY, LUCERNY.agree(**options), seed)


def sides(seed: int = 1) -> Session:
    return Session.seeded(RISE, RISE.agree(), seed)


def trial(seed: int = 1) -> Session:
    """Zkouška síly, set up with the first options, before the first casting."""
    session = Session.seeded(RISE, RISE.agree(scenario="zkouska-sily", players=2), seed)
    while session.state.pending[0].topic != "casting":
        choice = session.state.pending[0]
        session.answer(choice.seat, choice.options[0].key)
    return session


def asked(session: Session) -> int:
    return session.state.pending[0].seat


def play(session: Session, answers: int, seed: int = 1) -> Session:
    dice = random.Random(seed)
    for _ in range(answers):
        if session.state.over:
            break
        choice = dice.choice(session.state.pending)
        session.play(choice.seat, [dice.choice(choice.options).key], [])
    return session


def refused(session: Session, act: Callable[[], Any]) -> str:
    """The reason; nothing may have changed."""
    before, text, number = session.state.dump(), session.journal.to_text(), session.number
    with pytest.raises(Refused) as caught:
        act()
    assert session.state.dump() == before
    assert session.journal.to_text() == text
    assert session.number == number
    return caught.value.refusal.reason


def rebuilt(session: Session) -> Session:
    """From its text alone, byte for byte."""
    again = resume(session.game, parse(session.journal.to_text()))
    assert again.journal.to_text() == session.journal.to_text()
    assert again.state.dump() == session.state.dump()
    assert again.state.pending == session.state.pending
    assert (again.number, again.epoch) == (session.number, session.epoch)
    return again


# -- one written line ----------------------------------------------------------------------------------------------
class Cast(NamedTuple):
    """Somebody is about to cast a card whose field and rotation are chosen."""

    session: Session
    seat: int
    card: str
    field: str
    turn: str


def casting() -> Cast:
    for seed in range(100):
        session = trial(seed)
        seat = asked(session)
        g: Any = session.state.clone()
        exact = [g.card_id(card) for card in g.zones[f"hand.{seat}"] if g.content.laid(card).placement == "exact"]
        if exact:
            g.answer(seat, f"cast {exact[0]}")
            field = g.choice_of(seat).options[5].key
            g.answer(seat, field)
            return Cast(session, seat, exact[0], field, g.choice_of(seat).options[0].key)
    raise AssertionError("nobody has a card to place")


def test_card_field_and_rotation_are_one_line() -> None:
    session, seat, card, field, turn = casting()
    number = session.number
    played = session.answer(seat, f"cast {card} {field} {turn}")
    assert played.keys == (f"cast {card}", field, turn)
    assert played.rest == ()
    assert session.number == number + 3
    assert [entry["key"] for entry in session.journal.entries[-3:]] == list(played.keys)
    assert session.state.view(0)["laid"][0]["id"] == card


@pytest.mark.parametrize("tail", ["r45", "99 r0", "{field} r45", "{field} {turn}x", "done"])
def test_a_line_is_played_whole_or_not_at_all(tail: str) -> None:
    session, seat, card, field, turn = casting()
    line = f"cast {card} {tail.format(field=field, turn=turn)}"
    assert refused(session, lambda: session.answer(seat, line)) == "not-offered"


def test_a_line_stops_at_a_reveal_and_reports_the_rest() -> None:
    session, seat, card, field, turn = casting()
    played = session.answer(seat, f"cast {card} {field} {turn} roll and so on")
    assert played.keys == (f"cast {card}", field, turn)
    assert played.rest == ("roll", "and", "so", "on")


def test_a_line_stops_at_a_roll_and_reports_the_rest() -> None:
    session = trial()
    played = session.answer(asked(session), "done roll move 23 end")
    assert played.keys == ("done", "roll")
    assert played.rest == ("move", "23", "end")
    assert session.journal.entries[-1]["rolls"] == list(session.state.rolls)


def test_a_line_stops_at_another_seats_question() -> None:
    session = trial()
    seat = asked(session)
    session.answer(seat, "done roll")
    played = session.answer(seat, "end done roll")
    assert played.keys == ("end",)
    assert played.rest == ("done", "roll")
    assert asked(session) == 1 - seat


def far_field(session: Session, steps: int = 3) -> tuple[str, list[str]]:
    """An empty field some steps away, and the way there."""
    g: Any = session.state
    routes = reach(g, asked(session))
    cell = next(cell for cell in sorted(routes) if len(routes[cell].steps) >= steps and g.name(cell).isdecimal())
    return g.name(cell), [f"move {g.name(step)}" for step in routes[cell].steps]


def test_a_move_to_a_distant_field_is_all_its_steps() -> None:
    session = trial()
    seat = asked(session)
    session.answer(seat, "done roll")
    field, steps = far_field(session)
    played = session.answer(seat, f"move {field}")
    assert played.keys == tuple(steps)
    assert len(steps) >= 3
    assert [entry["key"] for entry in session.journal.entries[-len(steps) :]] == steps
    assert session.state.view(0)["figures"][seat]["field"] == field


def test_a_move_beyond_the_movement_points_is_refused_whole() -> None:
    session = trial()
    session.answer(asked(session), "done roll")
    assert refused(session, lambda: session.answer(asked(session), "move 88")) == "too-far"


def test_a_way_that_is_cut_short_is_reported_with_the_rest() -> None:
    class Shortcut(LanternsGame):
        """`all through` stands for three answers, of which the last must wait for the others."""

        ways = ("all",)

        def expand(self, g: Any, seat: int, words: list[str]) -> list[str] | None:
            return ["leave", "ready", "bid 1"] if words[:2] == ["all", "through"] else None

    session = Session.seeded(Shortcut(), LUCERNY.agree(), 1)
    played = session.answer(0, "all through now")
    assert played.keys == ("leave", "ready")
    assert played.rest == ("all", "through", "now")


def test_a_way_is_found_from_what_the_seat_may_know() -> None:
    """A game may try a way out: on imagined dice and cards, so that not even a refusal tells anything."""
    tried: list[Any] = []

    class Curious(LanternsGame):
        ways = ("all",)

        def expand(self, g: Any, seat: int, words: list[str]) -> list[str] | None:
            tried.append(g)
            return None

    session = Session.seeded(Curious(), LUCERNY.agree(), 1)
    assert refused(session, lambda: session.answer(0, "through all")) == "not-offered"
    assert tried == [], "only for words that may begin a way"
    assert refused(session, lambda: session.answer(0, "all through")) == "not-offered"
    guess, real = tried[0], session.state
    assert guess.view(0) == real.view(0)
    assert guess.choice_of(0) == real.choice_of(0)
    assert guess.zones["hand.1"] != real.zones["hand.1"]
    assert guess.rng.key != real.rng.key


def test_a_line_tells_every_seat_what_it_may_know_of_all_its_answers() -> None:
    session = trial()
    played = session.answer(asked(session), "done roll")
    assert len(played.events) == 3, "two seats and the spectator"
    for events in played.events:
        assert [event["kind"] for event in events] == ["roll", "bp"]


def awake() -> Session:
    """One sleeper before the first action."""
    session = Session.seeded(ETHER, ETHER.agree(), 1)
    while session.state.pending[0].topic != "action":
        session.answer(0, session.state.pending[0].options[0].key)
    return session


def test_a_line_that_asks_for_too_much_is_refused_before_it_has_cost_much(monkeypatch: pytest.MonkeyPatch) -> None:
    imagined: list[int] = []

    def counted(*args: Any) -> Any:
        imagined.append(1)
        return imagine(*args)

    monkeypatch.setattr(kernel_session, "imagine", counted)
    session = awake()
    assert session.answer(0, "move back " * 4).keys == ("move", "back") * 4
    imagined.clear()
    assert refused(session, lambda: session.answer(0, "move back " * 39)) == "line-too-long"
    assert len(imagined) == 5
    assert refused(session, lambda: session.tried(0, ["move", "back"] * 39)) == "line-too-long"


def test_free_undo_does_not_reach_back_for_ever() -> None:
    session = awake()
    for _ in range(FREE):
        session.answer(0, "move")
        session.answer(0, "back")
    for _ in range(FREE):
        session.undo(0)
    assert refused(session, lambda: session.undo(0)) == "undo-barrier"
    rebuilt(session)


def test_an_empty_line_is_refused() -> None:
    session = sides()
    assert refused(session, lambda: session.answer(0, "  ")) == "empty-answer"


# -- who and when --------------------------------------------------------------------------------------------------
def test_a_stale_number_is_refused() -> None:
    session = trial()
    seat, number = asked(session), session.number
    session.answer(seat, "done", number)
    assert refused(session, lambda: session.answer(seat, "roll", number)) == "stale"
    assert refused(session, lambda: session.answer(seat, "roll", number + 2)) == "stale"
    session.answer(seat, "roll", number + 1)


def test_asked_at_once_an_answer_stands_whoever_acted_in_between() -> None:
    session = lucerny()
    session.answer(0, "leave")
    number = session.number
    for seat in (2, 0, 1):
        session.answer(seat, "ready", number=number)
    assert [choice.topic for choice in session.state.pending] == ["bid"] * 3


def all_asked(session: Session, round: int = 1) -> Session:
    """On to where everyone gets ready."""
    while session.state.asking != "any" or session.state.view(0)["round"] < round:
        choice = session.state.pending[0]
        session.answer(choice.seat, next((o.key for o in choice.options if o.key == "pass"), choice.options[0].key))
    return session


def test_an_answer_that_a_seat_repeats_is_refused_also_where_many_are_asked_at_once() -> None:
    session = all_asked(lucerny())
    number = session.number
    session.answer(1, "ready", number)
    assert refused(session, lambda: session.answer(1, "ready", number)) == "stale"
    all_asked(session, 2)
    assert refused(session, lambda: session.answer(1, "ready", number)) == "stale"
    assert refused(session, lambda: session.answer(1, "ready", -1)) == "stale"
    number = session.number
    session.answer(2, "ready", number)
    session.answer(1, "ready", number)


def test_what_was_said_before_ones_own_undo_is_stale_and_a_friends_answer_is_not() -> None:
    session = all_asked(lucerny())
    number = session.number
    session.answer(0, "ready", number)
    session.undo(0)
    assert refused(session, lambda: session.answer(0, "ready", number)) == "stale"
    assert refused(session, lambda: session.answer(0, "ready", number + 1)) == "stale"
    session.answer(1, "ready", number)
    session.answer(0, "ready", number + 2)


def test_what_was_said_before_all_went_back_together_is_stale() -> None:
    session = all_asked(lucerny())
    number = session.number
    session.answer(0, "ready", number)
    session.undo_by_consent(number, {0, 1, 2})
    assert refused(session, lambda: session.answer(1, "ready", number)) == "stale"
    session.answer(1, "ready", session.number)


def test_a_seat_that_is_not_asked_is_refused() -> None:
    session = sides()
    for seat in (1, 2, -1, 99):
        assert refused(session, lambda seat=seat: session.answer(seat, "done")) == "not-your-choice"


def test_after_the_end_answers_are_refused() -> None:
    session = play(lucerny(), 500)
    assert session.state.over
    assert refused(session, lambda: session.answer(0, "ready")) == "game-over"
    rebuilt(session)


# -- undo ----------------------------------------------------------------------------------------------------------
def test_answers_can_be_taken_back_one_by_one_to_the_last_roll() -> None:
    session = trial()
    seat = asked(session)
    session.answer(seat, "done roll")
    after_roll = session.state.dump()
    field, steps = far_field(session)
    session.answer(seat, f"move {field}")
    for _ in steps:
        session.undo(seat)
    assert session.state.dump() == after_roll
    assert refused(session, lambda: session.undo(seat)) == "undo-barrier"


def test_what_was_taken_back_can_be_done_again_or_otherwise() -> None:
    session = trial()
    seat, before = asked(session), session.state.dump()
    session.answer(seat, "done")
    session.undo(seat)
    assert session.state.dump() == before
    assert session.state.pending[0].topic == "casting"
    session.answer(seat, "done")
    rebuilt(session)


def test_a_reveal_cannot_be_taken_back() -> None:
    session, seat, card, field, turn = casting()
    session.answer(seat, f"cast {card} {field}")
    assert session.can_undo(seat), "nothing has been shown yet"
    session.answer(seat, turn)
    assert refused(session, lambda: session.undo(seat)) == "undo-barrier"


def test_only_ones_own_last_answer_can_be_taken_back_and_only_until_another_acts() -> None:
    session = trial()
    me, you = asked(session), 1 - asked(session)
    session.answer(me, "done roll")
    session.answer(me, "end")
    assert refused(session, lambda: session.undo(you)) == "undo-barrier"
    assert session.can_undo(me), "the other has not acted yet"
    session.answer(you, "done")
    assert refused(session, lambda: session.undo(me)) == "undo-barrier"
    session.undo(you)
    assert refused(session, lambda: session.undo(me)) == "undo-barrier"
    assert refused(session, lambda: session.undo(you)) == "undo-barrier"


def test_a_secret_bid_can_be_changed_until_somebody_else_bids() -> None:
    session = lucerny()
    session.answer(0, "leave")
    for seat in range(3):
        session.answer(seat, "ready")
    bids = [option.key for option in session.state.choice_of(0).options]  # type: ignore[union-attr]
    session.answer(0, bids[0])
    session.undo(0)
    session.answer(0, bids[-1])
    session.answer(1, session.state.choice_of(1).options[0].key)  # type: ignore[union-attr]
    assert not session.can_undo(0)
    rebuilt(session)


def test_numbers_only_grow() -> None:
    session = lucerny()
    for _ in range(4):
        session.answer(0, "draw")
        session.undo(0)
    session.answer(0, "leave")
    session.undo_by_consent(0, {0, 1, 2})
    assert session.number == 10
    assert [entry["n"] for entry in session.journal.entries] == list(range(1, 11))
    assert [entry.get("undo") for entry in session.journal.entries[:4]] == [None, 0, None, 2]


# -- undo by consent -----------------------------------------------------------------------------------------------
def test_beyond_the_barrier_everyone_must_agree() -> None:
    session = play(sides(), 20)
    for seats in (set(), {0}, {1}, {0, 7}):
        assert refused(session, lambda seats=seats: session.undo_by_consent(5, seats)) == "undo-needs-everyone"
    for number in (-1, 20, 99):
        assert refused(session, lambda n=number: session.undo_by_consent(n, {0, 1})) == "undo-needs-everyone"


@pytest.mark.parametrize("make", [sides, trial], ids=["sides", "trial"])
def test_undo_by_consent_starts_a_new_epoch(make: Callable[[], Session]) -> None:
    session = make()
    number = session.number
    then: Any = session.state.clone()
    play(session, 60)
    session.undo_by_consent(number, {0, 1})
    now: Any = session.state
    assert session.epoch == 1
    assert session.journal.entries[-1] | {"chain": ""} == {"n": number + 61, "undo": number, "epoch": 1, "chain": ""}
    for seat in range(3):
        assert now.view(seat) == then.view(seat), "everybody finds what they knew"
        assert now.known_to(seat) == then.known_to(seat)
    assert now.zones["deck.event"] != then.zones["deck.event"], "nobody knew those"
    assert sorted(now.zones["deck.event"]) == sorted(then.zones["deck.event"])
    assert now.rng.key != then.rng.key
    assert [now.rng.below(8) for _ in range(20)] != [then.rng.below(8) for _ in range(20)]


def test_each_epoch_has_dice_of_its_own() -> None:
    session = sides()
    rolls = []
    for _ in range(12):
        session.answer(0, "done")  # the roll is all that can follow, so it follows by itself
        rolls.append(session.journal.entries[-1]["rolls"][0])
        session.undo_by_consent(0, {0, 1})
    assert len(set(rolls)) > 3
    rebuilt(session)


def test_epochs_and_free_undos_are_rebuilt_too() -> None:
    session = play(sides(), 25)
    session.undo_by_consent(12, {0, 1})
    play(session, 15, seed=2)
    session.undo_by_consent(30, {0, 1})
    play(session, 5, seed=3)
    session.undo_by_consent(10, {0, 1})
    play(session, 10, seed=4)
    assert session.epoch == 3
    rebuilt(session)


def test_many_undos_by_consent_are_rebuilt_in_the_time_of_as_many_games() -> None:
    """Each goes back over the one before; played again naively, that would double every time."""
    news = []

    class Counting(LanternsGame):
        def new(self, *args: Any) -> Any:
            news.append(args)
            return super().new(*args)

    session = Session.seeded(Counting(), LUCERNY.agree(), 1)
    for _ in range(40):
        session.answer(0, "leave")
        session.undo_by_consent(session.number - 1, {0, 1, 2})
    news.clear()
    rebuilt(session)
    assert len(news) == 41


def test_a_fair_game_changes_its_key_with_the_epoch() -> None:
    session = Session.fair(LUCERNY, LUCERNY.agree(), bytes(32), ("sen", "tma"))
    key = session.state.rng.key
    session.answer(0, "leave")
    session.undo_by_consent(0, {0, 1, 2})
    assert session.state.rng.key != key
    rebuilt(session)


# -- resuming and verifying ----------------------------------------------------------------------------------------
@pytest.mark.parametrize("make", [sides, trial, lucerny], ids=["sides", "trial", "lucerny"])
def test_a_resumed_game_goes_on_as_if_nothing_had_been(make: Callable[[], Session]) -> None:
    session = play(make(), 50)
    again = rebuilt(session)
    for one in (session, again):
        play(one, 20, seed=9)
    assert again.journal.to_text() == session.journal.to_text()
    assert [mark[:2] for mark in again.past] == [mark[:2] for mark in session.past], "free undo works on"


def tampered(session: Session, line: int, **change: Any) -> Journal:
    """Somebody changed a line (None: left something out) and made the chain anew from there."""
    every = [session.journal.header, *session.journal.entries]
    changed = {**every[line - 1], **change}
    every[line - 1] = {name: value for name, value in changed.items() if value is not None}
    journal = Journal(every[0])
    for entry in every[1:]:
        journal.add(entry)
    return parse(journal.to_text())


def named(game: Any, journal: Journal) -> tuple[int, str]:
    with pytest.raises(JournalError) as caught:
        resume(game, journal)
    return caught.value.line, caught.value.reason


DONE, UNDO, ROLL = 6, 7, 9


def with_undo() -> Session:
    """The set-up; then from line 6 on: done, undo, done, roll, and some more."""
    session = trial()
    seat = asked(session)
    assert session.number == 4
    session.answer(seat, "done")
    session.undo(seat)
    session.answer(seat, "done roll")
    return play(session, 10)


def test_a_tampered_roll_is_named_as_draws() -> None:
    session = with_undo()
    rolled = session.journal.entries[ROLL - 2]["rolls"]
    journal = tampered(session, ROLL, rolls=[rolled[0] % 8 + 1])
    with pytest.raises(JournalError) as caught:
        resume(RISE, journal)
    assert (caught.value.line, caught.value.reason) == (ROLL, "draws")
    assert caught.value.about == {"says": [rolled[0] % 8 + 1], "rolled": rolled}


def test_a_hidden_roll_is_named_as_draws() -> None:
    session = with_undo()
    assert named(RISE, tampered(session, ROLL, rolls=None)) == (ROLL, "draws")
    assert named(RISE, tampered(session, DONE, rolls=[8])) == (DONE, "draws")


@pytest.mark.parametrize(
    ("line", "change", "reason"),
    [
        (DONE, {"key": "roll"}, "refused"),
        (DONE, {"key": "move 88"}, "refused"),
        (DONE, {"key": 5}, "refused"),
        (DONE, {"key": None}, "refused"),  # what is left is an undo of nothing
        (DONE, {"seat": "nobody"}, "malformed"),
        (DONE, {"seat": None}, "malformed"),
        (DONE, {"n": 7}, "broken-chain"),
        (UNDO, {"undo": 5}, "broken-chain"),
        (UNDO, {"epoch": 1, "undo": 9}, "refused"),
        (UNDO, {"epoch": 1, "undo": "x"}, "malformed"),
        (UNDO, {"epoch": 1, "undo": -1}, "refused"),
    ],
)
def test_a_line_against_the_rules_is_named_although_its_chain_holds(line: int, change: Any, reason: str) -> None:
    assert named(RISE, tampered(with_undo(), line, **change)) == (line, reason)


def test_a_free_undo_made_out_to_be_by_consent_does_not_give_the_same_dice() -> None:
    line, reason = named(RISE, tampered(play(with_undo(), 40), UNDO, epoch=1))
    assert line > UNDO
    assert reason in ("draws", "refused")


def test_an_answer_ascribed_to_another_seat_is_named() -> None:
    session = with_undo()
    others = [name for name in session.names if name != session.journal.entries[DONE - 2]["seat"]]
    assert named(RISE, tampered(session, DONE, seat=others[0])) == (DONE, "refused")


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"pack": "0" * 32}, "other-pack"),
        ({"rules": {}}, "malformed"),
        ({"rules": {"scenario": "stret-risi"}}, "malformed"),
        ({"rules": None}, "malformed"),
        ({"seed": None}, "malformed"),
        ({"secret": "00"}, "malformed"),
    ],
)
def test_a_header_that_cannot_be_played_is_named(change: Any, reason: str) -> None:
    assert named(RISE, tampered(with_undo(), 1, **change)) == (1, reason)


def test_another_seed_does_not_give_the_same_dice() -> None:
    session = play(sides(), 60)
    assert named(RISE, tampered(session, 1, seed="other"))[1] in ("draws", "refused")


# -- a fair table --------------------------------------------------------------------------------------------------
SECRET = bytes(range(32))


def fair_game() -> Session:
    return play(Session.fair(RISE, RISE.agree(), SECRET, ("sen", "tma")), 40)


def test_a_fair_game_is_verified_with_its_secret() -> None:
    session = fair_game()
    assert session.journal.header["commitment"] == fair.commitment(SECRET)
    assert session.state.rng.key == fair.key(SECRET, ["sen", "tma"])
    rebuilt(session)


def test_another_secret_than_the_promised_one_is_named() -> None:
    assert named(RISE, tampered(fair_game(), 1, secret=bytes(32).hex())) == (1, "commitment")
    assert named(RISE, tampered(fair_game(), 1, secret="not hex")) == (1, "malformed")


@pytest.mark.parametrize("words", [["tma", "sen"], ["sen"], [], ["sen", "tma", "x"], [1, 2]])
def test_other_words_do_not_give_the_same_dice(words: list[Any]) -> None:
    assert named(RISE, tampered(fair_game(), 1, words=words))[1] in ("draws", "refused")


def test_a_fair_game_can_have_neither_a_seed_nor_scripted_dice() -> None:
    assert named(RISE, tampered(fair_game(), 1, seed="1")) == (1, "malformed")
    proof = {"commitment": fair.commitment(SECRET), "words": [], "secret": SECRET.hex()}
    session = Session(RISE, {**proof, **new_header(RISE, RISE.agree()), "script": [8, 8, 8]})
    assert session.state.script == ()


def test_scripted_dice_of_a_seeded_game_are_in_its_header() -> None:
    session = Session.seeded(RISE, RISE.agree(), 1, script=(3, 8))
    session.answer(0, "done roll")
    assert session.journal.header["script"] == [3, 8]
    assert session.journal.entries[-1]["rolls"] == [3]
    rebuilt(session)


# -- anything at all -----------------------------------------------------------------------------------------------
def anything(session: Session, moves: list[int]) -> Session:
    """Answers, free undos and undos by consent, as the numbers say."""
    everyone = set(range(session.state.seats))
    for move in moves:
        what, rest = move % 10, move // 10
        if what == 0 and session.number:
            session.undo_by_consent(rest % session.number, everyone)
        elif what in (1, 2) and session.past:
            session.undo(session.past[-1].seat)
        elif not session.state.over:
            choice = session.state.pending[rest % len(session.state.pending)]
            option = choice.options[rest // 7 % len(choice.options)]
            session.answer(choice.seat, option.key, session.number)
    return session


numbers = st.lists(st.integers(0, 10_000), max_size=60)


@settings(deadline=None, max_examples=40)
@given(st.integers(0, 99), numbers)
def test_whatever_is_done_in_lucerny_the_journal_rebuilds_it(seed: int, moves: list[int]) -> None:
    rebuilt(anything(lucerny(seed), moves))


@settings(deadline=None, max_examples=25)
@given(st.integers(0, 99), st.sampled_from(["stret-risi", "zkouska-sily", "bratrstvi"]), numbers)
def test_whatever_is_done_in_rise_snu_the_journal_rebuilds_it(seed: int, scenario: str, moves: list[int]) -> None:
    session = Session.seeded(RISE, RISE.agree(scenario=scenario), seed)
    rebuilt(anything(session, moves))
