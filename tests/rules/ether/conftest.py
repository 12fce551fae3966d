"""Tables of these tests are strict: every scripted die is rolled. Scenario files look after that themselves."""

from collections.abc import Iterator
from typing import Any

import pytest

from snar.ether.scenario import Table


@pytest.fixture(autouse=True)
def every_die_is_used(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    tables: list[Table] = []
    lay = Table.__init__

    def noted(self: Table, **given: Any) -> None:
        lay(self, **given)
        tables.append(self)

    monkeypatch.setattr(Table, "__init__", noted)
    yield
    if not request.node.path.stem.endswith("scenario_files"):
        for table in tables:
            table.check()
