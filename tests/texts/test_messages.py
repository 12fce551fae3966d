"""What a message is given: the arguments that it asks for, wherever it asks."""

from pathlib import Path

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
