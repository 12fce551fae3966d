"""What the optional compiled build has to be told of a class (decision 0145). Pure Python takes no notice of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as mypyc_attr
else:
    T = TypeVar("T")

    def mypyc_attr(**told: Any) -> Any:
        def same(cls: T) -> T:
            return cls

        return same
