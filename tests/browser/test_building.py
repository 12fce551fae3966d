"""What builds the client: the Node.js of the machine where it is new enough, otherwise the packaged one."""

from __future__ import annotations

from pathlib import Path

import pytest
import run


@pytest.mark.parametrize(
    ("version", "good"), [("v18.20.4", False), ("v20.9.0", False), ("v20.19.0", True), ("v24.1.0", True)]
)
def test_an_old_node_is_passed_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, version: str, good: bool) -> None:
    for name in ("node", "npm"):
        program = tmp_path / name
        program.write_text(f"#!/bin/sh\necho {version}\n")
        program.chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}:/usr/bin:/bin")
    assert run.own_npm() == (str(tmp_path / "npm") if good else None)


def test_a_machine_without_node_has_no_npm_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    assert run.own_npm() is None
