"""What a step of a procedure returns when something is to come next (see `flow`). Plain classes: made at every step."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, final

from .choice import Choice, Option, Plain

if TYPE_CHECKING:
    from .proc import Proc


@final
class Ask:
    """One seat chooses; the option's value lands in the field `into` and the next step runs.

    `public`: do the options follow from what everyone knows? Only then may a lone one answer itself.
    """

    __slots__ = ("about", "into", "options", "public", "seat", "topic")

    def __init__(
        self,
        seat: int,
        options: list[Option],
        into: str,
        topic: str,
        about: tuple[tuple[str, Plain], ...] = (),
        public: bool = True,
    ) -> None:
        self.seat = seat
        self.options = options
        self.into = into
        self.topic = topic
        self.about = about
        self.public = public


@final
class AskAny:
    """Several seats are asked at once; the first answer lands in `into` as (seat, value). `standing`: what others may
    say meanwhile, though nobody waits for it."""

    __slots__ = ("choices", "into", "standing", "topic")

    def __init__(
        self, choices: dict[int, list[Option]], into: str, topic: str, standing: tuple[Choice, ...] = ()
    ) -> None:
        self.choices = choices
        self.into = into
        self.topic = topic
        self.standing = standing


@final
class AskAll:
    """A joint or secret decision: closes when every seat has answered; `into` gets ((seat, value), ...)."""

    __slots__ = ("choices", "into", "topic")

    def __init__(self, choices: dict[int, list[Option]], into: str, topic: str) -> None:
        self.choices = choices
        self.into = into
        self.topic = topic


@final
class Call:
    """Run another procedure; its result lands in the field `into`."""

    __slots__ = ("into", "proc")

    def __init__(self, proc: Proc, into: str = "") -> None:
        self.proc = proc
        self.into = into


@final
class Jump:
    __slots__ = ("step",)

    def __init__(self, step: str) -> None:
        self.step = step


@cache  # there are only as many as steps, and many are taken at every answer
def Goto(step: str) -> Jump:
    """Go on with this step of the same procedure."""
    return Jump(step)


@final
class Return:
    __slots__ = ("value",)

    def __init__(self, value: Plain = None) -> None:
        self.value = value


Next = Ask | AskAny | AskAll | Call | Jump | Return | None
