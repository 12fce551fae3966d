"""The two commands of the project: what failed in the browser only is tried once more alone, and nothing else is."""

from __future__ import annotations

import json
import re
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

FAILED = ["tests/browser/test_a.py::test_one", "tests/browser/test_b.py::test_two"]


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    spec = spec_from_file_location("run_py", Path(__file__).parents[1] / "run.py")
    assert spec and spec.loader
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    monkeypatch.setattr(module, "ROOT", tmp_path)
    return module


def failed(root: Path, names: list[str]) -> None:
    kept = root / ".pytest_cache" / "v" / "cache" / "lastfailed"
    kept.parent.mkdir(parents=True)
    kept.write_text(json.dumps(dict.fromkeys(names, True)))


@pytest.mark.parametrize("code", [0, 1])
def test_a_few_tests_that_failed_are_named_and_decide_when_they_run_alone(
    run: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], code: int
) -> None:
    failed(tmp_path, FAILED)
    called: list[Any] = []
    monkeypatch.setattr(run, "call", lambda argv, **_: called.append(argv) or code)
    assert run.again({}) == code
    assert [argv[1:] for argv in called] == [FAILED]
    told = capsys.readouterr().out
    assert all(name in told for name in FAILED)


@pytest.mark.parametrize("names", [[], [f"{FAILED[0]}{i}" for i in range(4)]])
def test_more_than_a_few_are_no_accident(
    run: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, names: list[str]
) -> None:
    if names:
        failed(tmp_path, names)
    monkeypatch.setattr(run, "call", lambda *_, **__: pytest.fail("nothing is tried again"))
    assert run.again({}) == 1


def test_setting_up_builds_the_page_too(run: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[str] = []
    monkeypatch.setattr(run, "setup", done.append)
    monkeypatch.setattr(run, "build_web", lambda: done.append("page"))
    run.main(["setup"])
    run.main(["setup", "--dev"])
    assert done == ["play", "page", "dev", "page"]


def test_the_page_is_built_anew_for_everything_that_is_built_into_it(run: ModuleType) -> None:
    """Also for what it takes from the program: whoever changes that sees it in the browser."""
    root = Path(__file__).parents[1]
    code = [path.read_text("utf-8") for path in (root / "web" / "src").rglob("*.ts") if "tests" not in path.parts]
    globs = {glob for text in code for glob in re.findall(r"glob\S*\('(?:\.\./)+(src/snar/[^']+)'", text)}
    taken = {path for glob in globs for path in root.glob(glob)}
    assert len(globs) == 2 and taken and taken <= set(run.page_sources())
