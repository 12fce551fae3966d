"""What the documentation names is there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
DOCS = ROOT / "docs"
FOLDERS = "src|tests|docs|web|bench"
NAMED = re.compile(rf"`((?:{FOLDERS})/[\w./-]+|[A-Z]+\.md)`")
LINKED = re.compile(r"\]\(([^)#:]+)(?:#[^)]*)?\)")


@pytest.mark.parametrize("page", ["README.md", "recipes.md", "languages.md", "ether-cards.md", "ether-engine.md"])
def test_every_path_that_is_named_exists(page: str) -> None:
    text = (DOCS / page).read_text("utf-8")
    assert [path for path in NAMED.findall(text) if "<" not in path and not (ROOT / path).exists()] == []


@pytest.mark.parametrize("page", sorted(DOCS.rglob("*.md")), ids=lambda page: page.relative_to(DOCS).as_posix())
def test_every_link_leads_somewhere(page: Path) -> None:
    links = LINKED.findall(page.read_text("utf-8"))
    assert [link for link in links if not (page.parent / link).exists()] == []


def test_the_map_leads_to_every_page() -> None:
    linked = {(DOCS / link).resolve() for link in LINKED.findall((DOCS / "README.md").read_text("utf-8"))}
    assert {page.name for page in DOCS.glob("*.md") if page.resolve() not in linked} == {"README.md"}
