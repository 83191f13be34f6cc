"""Calls a function of the program in a confined process: the door for all that parses a file.

The function is given a file's path, the only one it can open, or bytes; what it returns comes back
as plain data and is made anew of that, by its type.
"""

from __future__ import annotations

import contextlib
import logging
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar, get_type_hints

from foxreader.core.cancel import Cancel
from foxreader.core.errors import DamagedBook
from foxreader.core.notice import Notice
from foxreader.core.plain import unpacked
from foxreader.formats.details.apart import DetailsReader, Task
from foxreader.formats.details.process import MOST, PATIENCE

log = logging.getLogger(__name__)
_T = TypeVar("_T")


def called_apart(
    function: Callable[[Path, bytes], _T],
    path: Path,
    data: bytes = b"",
    *,
    seconds: float = PATIENCE,
    most: int = MOST,
    cancel: Cancel | None = None,
    reader: DetailsReader | None = None,
) -> _T:
    """What ``function``, one of a module of the program, gives for a file or for ``data``.

    Raises the ``FoxError`` that it raises; ``UnsafeBook`` where it takes longer than ``seconds`` or
    too much memory, ``DamagedBook`` where it crashes or gives more than ``most`` bytes. ``reader``
    has the process where many calls are made.
    """
    name = f"{function.__module__}:{function.__name__}"
    task = Task(None, path, name, data, seconds, most)
    with contextlib.ExitStack() as stack:
        found = (reader or stack.enter_context(contextlib.closing(DetailsReader(1)))).read(
            task, cancel
        )
    try:
        kind: type[_T] = get_type_hints(function)["return"]
        return unpacked(kind, found.values.get("value"), found.parts)
    except (ValueError, TypeError) as error:
        log.error("the reading process sent what %s does not give: %r", name, error)
        raise DamagedBook(Notice("reader_crashed", name=path.name)) from error
