"""Reads the annotations of a file that another program, or this one, has written."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

from foxreader.core.errors import UsageError
from foxreader.core.notice import Notice
from foxreader.notes.imported import Imported
from foxreader.notes.readjson import is_web_annotations, web_annotations

_LARGEST = 100_000_000
"""Bytes of the largest file that is read: 5,000 annotations take two million. Chosen, not measured.
"""
_MOST = 20_000
"""The most annotations of a file. Chosen, not measured."""
_LONGEST = 100_000
"""The most characters of a quote or a note. Chosen, not measured."""

Reader = Callable[[bytes], list[Imported] | None]
"""Gives the annotations of a file's content, None where it is of another kind; raises
``ValueError`` where it is of this kind but cannot be read."""


def read_annotations(path: Path) -> list[Imported]:
    """The annotations of the file at ``path``, of any kind there is a reader for.

    Raises ``UsageError`` where it has none that can be read, ``OSError`` where it cannot be opened.
    """
    name = path.name
    if path.stat().st_size > _LARGEST:
        raise UsageError(Notice("notes_too_large", name=name))
    content = path.read_bytes()
    for read in _READERS:
        try:
            found = read(content)
        except (ValueError, RecursionError) as error:
            raise UsageError(Notice("notes_unreadable", name=name)) from error
        if found is not None:
            return _bounded(found, name)
    raise UsageError(Notice("notes_of_no_kind", name=name))


def _bounded(found: list[Imported], name: str) -> list[Imported]:
    long = any(max(len(one.quote), len(one.note)) > _LONGEST for one in found)
    if long or len(found) > _MOST:
        raise UsageError(Notice("notes_too_large", name=name))
    return found


def _read_json(content: bytes) -> list[Imported] | None:
    if content.removeprefix(b"\xef\xbb\xbf").lstrip()[:1] not in (b"{", b"["):
        return None
    value = json.loads(content.decode("utf-8-sig"))
    return web_annotations(value) if is_web_annotations(value) else None


_READERS: tuple[Reader, ...] = (_read_json,)
"""The readers, in the order in which they look at a file."""
