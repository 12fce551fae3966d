"""A frame of the stack: a procedure of the rulebook, how far it has come and what it has been told (see `flow`)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ClassVar

from .choice import Plain
from .compiling import mypyc_attr

if TYPE_CHECKING:
    from .steps import Next

KEPT = ("at", "into", "writer")  # what the kernel keeps in every frame


@mypyc_attr(allow_interpreted_subclasses=True)  # copied without __init__, also procedures not compiled
class Proc:
    """A procedure of the rulebook. It writes only its own fields and the state; they are plain data."""

    __slots__ = KEPT
    at: int  # the step that runs next
    into: str  # the caller's field that receives the result
    writer: object  # the token of the state that may write it (see State.clone)
    STEPS: ClassVar[tuple[str, ...]] = ()
    RUN: ClassVar[tuple[Callable[[Any, Any], Next], ...]]
    INDEX: ClassVar[dict[str, int]]
    NAME: ClassVar[str]
    NAMES: ClassVar[tuple[str, ...]]
    DEFAULTS: ClassVar[dict[str, Plain]]
    COPY: ClassVar[Callable[[Any, Any], None]]

    def twin(self, writer: object) -> Proc:
        cls: Any = type(self)  # a compiled class has no other way to make one without __init__
        twin: Proc = cls.__new__(cls)
        twin.writer = writer
        cls.COPY(self, twin)
        return twin

    def to_data(self) -> dict[str, Plain]:
        fields = {name: getattr(self, name) for name in self.NAMES}
        step = self.STEPS[self.at] if self.at < len(self.STEPS) else ""
        return {"proc": self.NAME, "step": step, "into": self.into, "fields": fields}
