"""Where its parts are."""

from snar.kernel.front import Front

FRONT = Front(name="pond", rules="tests.pond.game:PondGame", shown=False)
