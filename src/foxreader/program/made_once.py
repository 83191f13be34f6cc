"""A part that is made when it is first asked for, once, whichever thread asks."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Any, Generic, TypeVar, overload

_T = TypeVar("_T")
_making = threading.RLock()
"""One for all, not one for each as Python's own property has up to 3.11: a part asks for others
while it is made, and two threads that make two would wait for each other for ever."""


class made_once(Generic[_T]):  # noqa: N801 -- used as a property
    """A property that is computed when it is first read, and then kept."""

    def __init__(self, make: Callable[[Any], _T]) -> None:
        self._make, self._name = make, make.__name__
        self.__doc__ = make.__doc__

    @overload
    def __get__(self, owner: None, kind: type) -> made_once[_T]: ...
    @overload
    def __get__(self, owner: object, kind: type) -> _T: ...
    def __get__(self, owner: object | None, kind: type) -> made_once[_T] | _T:
        if owner is None:
            return self
        kept = vars(owner)
        with _making:
            if self._name not in kept:
                kept[self._name] = self._make(owner)
        part: _T = kept[self._name]
        return part
