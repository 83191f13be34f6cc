"""A Kindle's ``My Clippings.txt``: the entries of all books of a device, in any language.

An entry is the title with the author in brackets, a line that says what it is, where and when, an
empty line and the words; a line of ten equals signs ends it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from foxreader.notes.imported import Imported, Work
from foxreader.notes.readers.kindle import Entry, imported, kind_of, places_of
from foxreader.notes.readers.values import decoded, written_out

_END = re.compile(r"^={10}\s*$", re.M)
_AUTHOR = re.compile(r"^(.*?)\s*[(（]([^()（）]*(?:\([^()]*\)[^()]*)*)[)）]\s*$", re.S)
_UNSEEN = "\ufeff\u200b\u200e\u200f"
_MARKED = re.compile(r"^<[^<>]{1,300}>$", re.S)
"""What a Kindle writes instead of words beyond what the publisher lets be copied."""


def clippings(content: bytes) -> list[Imported] | None:
    """The annotations of a file of clippings."""
    if b"=" * 10 not in content and b"=\0" * 10 not in content:
        return None
    blocks = _END.split(decoded(content).replace("\r\n", "\n").replace("\r", "\n"))
    entries = list(_entries(blocks))
    return imported(entries) if entries else None


def _entries(blocks: list[str]) -> Iterator[Entry]:
    for block in blocks:
        lines = block.lstrip("\n" + _UNSEEN).split("\n")
        about = lines[1].strip().lstrip("- ").strip() if len(lines) > 1 else ""
        title = lines[0].strip().strip(_UNSEEN).strip()
        if not title or not lines[1:] or not lines[1].lstrip(_UNSEEN + " ").startswith("-"):
            continue
        text = "\n".join(lines[2:]).strip()
        place, _, time = about.rpartition("|")
        place = place or about
        kind = kind_of(place) or ("highlight" if text else "bookmark")
        if kind == "highlight" and (not text or _MARKED.match(text)):
            continue
        location, page = places_of(place)
        yield Entry(kind, text, location, page, _work(title), made=written_out(time))


def _work(line: str) -> Work:
    match = _AUTHOR.match(line[:1000])
    return Work(match[1], match[2]) if match and match[1] else Work(line)
