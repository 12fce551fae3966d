"""Procedures of a rulebook as named steps on an explicit stack that lives in the state.

A step changes the state and returns nothing, or returns what comes next: `Ask`, `AskAny`, `AskAll`, `Call`, `Goto` or
`Return`. A step that asks must not change anything before it asks: the choice is worked out anew after a load.
"""

from __future__ import annotations

from collections.abc import Callable
from inspect import get_annotations
from typing import Any, TypeVar, dataclass_transform

from .choice import Plain
from .copying import copier
from .proc import KEPT, Proc
from .steps import Ask, AskAll, AskAny, Call, Goto, Jump, Next, Return

__all__ = (
    "REGISTRY", "Ask", "AskAll", "AskAny", "Call", "Goto", "Jump", "Next", "Proc", "Return",
    "freeze", "made", "native", "proc_from_data", "procedure", "with_slots",
)  # fmt: skip

REGISTRY: dict[str, type[Proc]] = {}  # every procedure by game and name, so that a saved stack can be rebuilt


P = TypeVar("P", bound=Proc)


@dataclass_transform()
def procedure(cls: type[P]) -> type[P]:
    """Class decorator: fields with types and defaults as in a dataclass, made in a tenth of its time, and the steps."""
    return entered(with_slots(cls))


def entered(cls: type[P]) -> type[P]:
    """Into the register, with its steps."""
    cls.INDEX = {step: i for i, step in enumerate(cls.STEPS)}
    cls.RUN = tuple(getattr(cls, step) for step in cls.STEPS)
    cls.NAME = f"{cls.__module__.removeprefix('snar.').split('.')[0]}.{cls.__name__}"
    assert cls.NAME not in REGISTRY, f"two procedures are called {cls.NAME}"
    REGISTRY[cls.NAME] = cls
    return cls


def native(cls: type[P], defaults: dict[str, Plain], copy: Callable[[P, P], None], *names: str) -> None:
    """Instead of the decorator where it is compiled: `hatch_build.py` has written `__init__` and `copy` out."""
    cls.NAMES, cls.DEFAULTS, cls.COPY = names, defaults, staticmethod(copy)
    entered(cls)


def with_slots(cls: type[P]) -> type[P]:
    """The class again, its annotated names as slots and arguments of `__init__`."""
    names = tuple(name for name in get_annotations(cls) if name != "STEPS")  # a compiled class has it among them
    for name in sorted({*names, *cls.__dict__} & set(KEPT)):
        raise TypeError(f"{cls.__name__}.{name}: the kernel keeps a frame's own {name} there; give it another name")
    defaults = {name: cls.__dict__[name] for name in names if name in cls.__dict__}
    assert not any(isinstance(value, (list, dict, set)) for value in defaults.values()), "defaults must be immutable"
    body = {name: value for name, value in cls.__dict__.items() if name not in (*names, "__dict__", "__weakref__")}
    copy = staticmethod(copier(("at", "into", *names)))
    added = {"__slots__": names, "NAMES": names, "DEFAULTS": defaults, "COPY": copy}
    made: type[P] = type(cls.__name__, cls.__bases__, {**body, **added})
    arguments = ", ".join(f"{name}=defaults[{name!r}]" if name in defaults else name for name in names)
    lines = [f"def __init__(self, {arguments}):", *(f" self.{name} = {name}" for name in names), " pass"]
    scope: dict[str, Any] = {"defaults": defaults}
    exec("\n".join(lines), scope)
    made.__init__ = scope["__init__"]  # type: ignore[method-assign]
    return made


def freeze(value: Plain) -> Plain:
    """JSON lists back into tuples, so that clones can share them."""
    if isinstance(value, list):
        return tuple(freeze(item) for item in value)
    if isinstance(value, dict):
        return {key: freeze(item) for key, item in value.items()}
    return value


def made(name: str, *args: Plain, **fields: Plain) -> Proc:
    """A procedure by the name under which stacks are saved: where two call one another, the lower one says it so."""
    return REGISTRY[name](*args, **fields)


def proc_from_data(data: dict[str, Plain]) -> Proc:
    """A saved procedure; a field that came after it was saved has its default."""
    cls = REGISTRY[data["proc"]]
    fields = {**cls.DEFAULTS, **data["fields"]}
    proc: Proc = cls.__new__(cls)
    proc.at = cls.INDEX[data["step"]] if data["step"] else len(cls.STEPS)
    proc.into, proc.writer = data["into"], None
    for name in cls.NAMES:
        setattr(proc, name, freeze(fields[name]))
    return proc
