"""Reads the annotations of a file that another program, or this one, has written.

There is a module for the files of each program: bytes to annotations, None for what is of another.
Anybody may have made a file: the program itself has it read in a confined process, by
:mod:`foxreader.formats.called_apart`.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from foxreader.core.errors import UsageError
from foxreader.core.notice import Notice
from foxreader.notes.imported import Imported, json_of
from foxreader.notes.readers.by_cfi import calibre_json, calibre_text, foliate_json, readest_json
from foxreader.notes.readers.kindle import clippings
from foxreader.notes.readers.koreader import koreader_json, koreader_lua, koreader_markdown
from foxreader.notes.readers.ours import is_web_annotations, markdown, table, web_annotations
from foxreader.system.files import read_shared

_LARGEST = 100_000_000
"""Bytes of the largest file that is read: 5,000 annotations take two million. Chosen, not measured.
"""
_MOST = 20_000
"""The most annotations of a file. Chosen, not measured."""
_LONGEST, _ALL = 100_000, 5_000_000
"""The most characters of a quote or a note, and of all of a file. Chosen, not measured."""

_TITLE = 1_000
_NO_TEXT = re.compile("[\0\ud800-\udfff]")

Reader = Callable[[bytes], list[Imported] | None]
"""Gives the annotations of a file's content, None where it is of another kind; raises
``ValueError`` where it is of this kind but cannot be read."""


def read_annotations(path: Path, data: bytes) -> list[Imported]:
    """The annotations of the file at ``path``, of any kind there is a reader for, or those of its
    part that is ``data``. For a confined process.

    Raises ``UsageError`` where it has none that can be read, ``OSError`` where it cannot be opened.
    """
    return annotations_in(data or _content(path), path.name)


def annotations_in(content: bytes, name: str) -> list[Imported]:
    """The annotations of a file that is called ``name``, as ``read_annotations`` gives them."""
    for read in _READERS:
        try:
            found = read(content)
        except (ValueError, RecursionError) as error:
            raise UsageError(Notice("notes_unreadable", name=name)) from error
        if found is not None:
            return _bounded(found, name)
    raise UsageError(Notice("notes_of_no_kind", name=name))


def _content(path: Path) -> bytes:
    name = path.name
    if path.stat().st_size > _LARGEST:
        raise UsageError(Notice("notes_too_large", name=name))
    return read_shared(path)


def _bounded(found: list[Imported], name: str) -> list[Imported]:
    lengths = [(len(one.quote), len(one.note)) for one in found]
    long = max(map(max, lengths), default=0) > _LONGEST or sum(map(sum, lengths)) > _ALL
    if long or len(found) > _MOST:
        raise UsageError(Notice("notes_too_large", name=name))
    return [replace(one, note=_shown(one.note), title=_shown(one.title)[:_TITLE]) for one in found]


def _shown(text: str) -> str:
    """The reader's words without what no text has: zeros, and halves of characters."""
    return _NO_TEXT.sub("\ufffd", text)


def _read_json(content: bytes) -> list[Imported] | None:
    value = json_of(content)
    if is_web_annotations(value):
        return web_annotations(value)
    found = (read(value) for read in (calibre_json, koreader_json, readest_json, foliate_json))
    return next((several for several in found if several is not None), None)


def _pages(content: bytes) -> list[Imported] | None:
    """Its library takes long to import."""
    from foxreader.notes.readers.htmlpages import pages  # noqa: PLC0415

    return pages(content)


_READERS: tuple[Reader, ...] = (
    _read_json, calibre_text, koreader_lua, clippings, table, markdown, koreader_markdown, _pages,
)  # fmt: skip
"""The readers, in the order in which they look at a file."""
