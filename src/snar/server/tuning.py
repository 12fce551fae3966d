"""How the interpreter is set, so that nothing holds up the event loop for more than a few milliseconds."""

from __future__ import annotations

import gc
import sys

SWITCH = 0.001  # seconds: the store's thread must not wait long for its turn


def tune() -> None:
    """Garbage is looked for only when `collect` is called.

    Answers leave no cycles behind (none in thousands), so the collector's own looks at what is new find nothing and
    cost about 4 % of an answer; whatever else leaves some, such as a connection that broke, waits for the nap.
    """
    sys.setswitchinterval(SWITCH)
    gc.disable()
    collect()


def collect() -> None:
    """Free all garbage, and from now on look only at what is new. For moments when nobody waits."""
    gc.unfreeze()
    gc.collect()
    gc.freeze()
