"""What a message is given: the arguments that it asks for, wherever it asks."""

from pathlib import Path
from threading import Thread

import pytest

from snar.texts import messages as module
from snar.texts.messages import Messages


def messages(folder: Path, *files: str) -> Messages:
    paths = [folder / f"{number}.ftl" for number in range(len(files))]
    for path, text in zip(paths, files, strict=True):
        path.write_text(text, encoding="utf-8")
    return Messages("en", paths)


def test_arguments_reach_the_messages_that_a_message_is_made_of(tmp_path: Path) -> None:
    said = messages(tmp_path, "a = { $x } and { b }\nb = { $y }\n")
    assert said.format("a", "", {"x": "one", "y": "two", "z": "three"}) == ("one and two", "")


def test_of_two_messages_with_one_name_the_first_counts(tmp_path: Path) -> None:
    said = messages(tmp_path, "a = { $x }\n", "a = { $y }\n")
    assert said.format("a", "", {"x": "one", "y": "two"}) == ("one", "")


def test_a_message_made_of_itself_is_told_as_wrong(tmp_path: Path) -> None:
    assert messages(tmp_path, "a = { b }\nb = { a }\n").format("a", "", {"x": "one"})[1]


def test_two_threads_that_ask_for_the_same_message_at_once_both_get_its_arguments(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    said, heard = messages(tmp_path, "a = { $n } cards\n"), []
    parts, others = module.parts, [Thread(target=lambda: heard.append(said.format("a", "", {"n": 3})))]

    def interrupted(node: object) -> object:
        """While the first one looks which arguments are wanted, the other asks."""
        while others:
            other = others.pop()
            other.start()
            other.join()
        return parts(node)

    monkeypatch.setattr(module, "parts", interrupted)
    assert said.format("a", "", {"n": 2}) == ("2 cards", "")
    assert heard == [("3 cards", "")]


def test_a_message_that_asks_for_nothing_is_made_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    said, made = messages(tmp_path, "a = cards\n    .one = card\nb = { $n } cards\n"), []
    formatted = Messages.formatted
    monkeypatch.setattr(Messages, "formatted", lambda self, *about: made.append(about[:2]) or formatted(self, *about))
    for _ in range(2):
        assert [said.format("a", form, {"n": 1})[0] for form in ("", "one")] == ["cards", "card"]
        assert [said.format("b", "", {"n": n})[0] for n in (1, 2)] == ["1 cards", "2 cards"]
    assert made.count(("a", "")) == made.count(("a", "one")) == 1
    assert made.count(("b", "")) == 4


def test_a_message_is_parsed_when_it_is_asked_for(tmp_path: Path) -> None:
    said = messages(tmp_path, "-t = term\nunasked = { -t }\na = { bad } { -t }\n# a word\nbad = { $x\nc = c\n")
    assert [*said] == ["unasked", "a", "bad", "c"]
    module.parsed.cache_clear()
    assert "c" in said
    assert module.parsed.cache_info().currsize == 1
    assert said.format("unasked", "", {}) == ("term", "")
    assert "bad" not in said  # it is broken
    assert said.format("a", "", {})[1]


def test_lines_of_a_message_that_are_not_indented_belong_to_it(tmp_path: Path) -> None:
    said = messages(tmp_path, "a = { $n ->\n    [one] card\n   *[other] cards\n}\nb = { $n }\n    more = less\n")
    assert said.format("a", "", {"n": 2}) == ("cards", "")
    assert said.format("b", "", {"n": 2}) == ("2\nmore = less", "")
