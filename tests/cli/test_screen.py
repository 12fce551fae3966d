"""The picture on a terminal: it fits, and tells everything without colours too."""

from io import StringIO

import pytest
from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

from snar.cli.rise.face import Face
from snar.cli.terminal.faces import sentences
from snar.cli.terminal.screen import Screen
from snar.cli.terminal.table import Table, new_session
from snar.games import GAMES

GAME = GAMES["rise"]
BOTS = {0: "greedy", 1: "greedy"}


@pytest.fixture(scope="module")
def table() -> Table:
    """The middle of a game: cards are laid, quests are running, somebody is asked."""
    table = Table(new_session(GAME, GAME.agree(), "screen", {}), BOTS)
    while not (table.session.number > 60 and len(table.session.state.view(0)["laid"]) > 1):
        table.bot_answers(table.asked())
    while not table.session.state.pending[0].find("end"):
        table.bot_answers(table.asked())
    return table


def picture(table: Table, width: int, height: int, lang: str = "cs") -> list[str]:
    """Everything that is shown for one question, without colours."""
    out = StringIO()
    screen = Screen(Console(file=out, force_terminal=True, width=width, height=height, color_system="truecolor"))
    session, seat = table.session, table.asked()
    face = Face(session, lang, BOTS)
    face.show(screen, session, seat)
    choice = session.state.check_turn(seat)
    told = sentences(face, table.unread[seat])
    screen.events(face.texts.say("ui-events"), told, len(choice.options) + 2)
    face.ask(screen, session, choice)
    return Text.from_ansi(out.getvalue()).plain.splitlines()


@pytest.mark.parametrize(("width", "height"), [(100, 40), (80, 24)])
@pytest.mark.parametrize("lang", ["cs", "en"])
def test_the_whole_picture_fits_with_a_line_for_the_answer(table: Table, width: int, height: int, lang: str) -> None:
    assert len(picture(table, width, height, lang)) < height


@pytest.mark.parametrize("width", [33, 46, 80, 100, 140])
def test_no_line_is_wider_than_the_terminal(table: Table, width: int) -> None:
    assert max(cell_len(line) for line in picture(table, width, 40)) <= width


@pytest.mark.parametrize("size", [(100, 40), (80, 24), (46, 30), (33, 30)])
def test_board_characters_cards_and_options_are_all_there(table: Table, size: tuple[int, int]) -> None:
    text = "\n".join(picture(table, *size))
    letters = [f" {letter} " for letter, _ in zip("abc", table.session.state.view(0)["laid"], strict=False)]
    for said in ("▲Ry", "▼St", "22≈", "c1", "I◆", "A◇", "F5", "Rytíř", "♥", "Iridion", "[end]", *letters):
        assert said in text


def test_two_boards_are_drawn_one_below_the_other_where_they_do_not_fit() -> None:
    table = Table(new_session(GAME, GAME.agree(boards=2), "screen", {}), BOTS)
    assert sum("I◆" in line for line in picture(table, 60, 40)) == 2
    assert any(line.count("I◆") == 2 for line in picture(table, 140, 50))
