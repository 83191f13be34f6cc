"""The .ifo file of a dictionary: what it is called and how its other files are to be read."""

from __future__ import annotations

from dataclasses import dataclass

from foxreader.core.errors import DamagedBook, UnsafeBook, UnsupportedFormat
from foxreader.core.notice import Notice
from foxreader.formats.stardict.bounds import MAX_INFO, MAX_WORDS

_MAGIC = "StarDict's dict ifo file"
_LONGEST = 200
"""Characters of a dictionary's name that are kept; chosen."""


@dataclass(frozen=True, slots=True)
class Info:
    """``types`` are the kinds of each entry's fields, "" where each entry says its own.

    ``offset_bytes`` are the bytes of an offset in the index, 4 or 8.
    """

    name: str
    words: int
    offset_bytes: int = 4
    types: str = ""


def read_info(raw: bytes) -> Info:
    """The information in an .ifo file; raises an ``OpenError`` that says what is wrong with it."""
    if len(raw) > MAX_INFO:
        raise UnsafeBook(Notice("dictionary_too_large"))
    first, *lines = raw.decode("utf-8-sig", "replace").splitlines() or [""]
    if first.strip() != _MAGIC:
        raise UnsupportedFormat(Notice("no_dictionary"))
    values = {
        key.strip(): value.strip() for key, mark, value in (s.partition("=") for s in lines) if mark
    }
    name = " ".join(values.get("bookname", "").split())[:_LONGEST]
    count, bits = values.get("wordcount", ""), values.get("idxoffsetbits", "32")
    if not name or not count.isascii() or not count.isdigit() or bits not in ("32", "64"):
        raise DamagedBook(Notice("dictionary_damaged", name=name or "StarDict"))
    if len(count) > 9 or int(count) > MAX_WORDS:
        raise UnsafeBook(Notice("dictionary_too_large"))
    return Info(name, int(count), int(bits) // 8, values.get("sametypesequence", ""))
