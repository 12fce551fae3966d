from collections.abc import Callable

import pytest

from snar.packs.folders import BUILT_IN
from snar.texts.bundle import Texts


@pytest.fixture(scope="session")
def texts() -> Callable[[str], Texts]:
    loaded = {lang: Texts([BUILT_IN / "rise-snu"], lang) for lang in ("cs", "en")}
    return loaded.__getitem__
