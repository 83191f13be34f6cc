"""The container of Kindle and Palm books: numbered records, and the header in the first."""

from __future__ import annotations

import re
import struct
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from foxreader.core.book import Metadata
from foxreader.core.errors import DamagedBook, ProtectedBook, UnsafeBook
from foxreader.core.notice import Notice
from foxreader.formats.archive import MAX_CHAPTER
from foxreader.formats.html.markup import canonical
from foxreader.formats.tidy import one_line, real_name, real_title

MAX_SIZE = 512 * 1024 * 1024
"""The most bytes of a book's file; set by hand."""
_MAX_TEXT_RECORD = 64 * 1024  # unpacked bytes of a text record; writers use 4,096
_MAX_EXTH = 10_000  # entries of the header about the book; books have under a hundred
_NONE = 0xFFFFFFFF  # how the header says that there is none
# Types of header entries (EXTH), as the MobileRead wiki lists them.
_AUTHOR, _PUBLISHER, _DESCRIPTION, _ISBN, _PUBLISHED = 100, 101, 103, 104, 106
_COVER, _TITLE, _LANGUAGE, _SUBJECT = 201, 503, 524, 105


@dataclass(frozen=True, slots=True)
class Palm:
    """A file's bytes and where each of its records starts; the last entry is the file's end."""

    name: str
    data: bytes
    starts: tuple[int, ...]

    @property
    def is_mobi(self) -> bool:
        """Whether it holds a Kindle book, and not a plain text of the Palm."""
        return self.data[60:68] == b"BOOKMOBI"

    def record(self, number: int) -> bytes:
        """The bytes of a record; none for one that is not there."""
        if not 0 <= number < len(self.starts) - 1:
            return b""
        return self.data[self.starts[number] : self.starts[number + 1]]


@dataclass(frozen=True, slots=True)
class Header:
    """The header in a book's first record. ``cover`` counts among the pictures, -1 for none."""

    version: int
    encoding: str
    texts: int
    pictures: int
    title: str = ""
    exth: dict[int, list[bytes]] = field(default_factory=dict)

    @property
    def cover(self) -> int:
        """The number of the cover among the book's pictures, or -1."""
        value = (self.exth.get(_COVER) or [b""])[0]
        number = struct.unpack(">I", value)[0] if len(value) == 4 else _NONE
        return -1 if number == _NONE else int(number)

    def metadata(self, path: Path) -> Metadata:
        """The book's metadata, cleaned for display."""
        title = real_title(self._first(_TITLE)) or real_title(self.title)
        return Metadata(
            title=title or one_line(path.stem),
            authors=tuple(filter(None, map(real_name, self._all(_AUTHOR)[:50]))),
            language=one_line(self._first(_LANGUAGE), 40),
            publisher=real_title(self._first(_PUBLISHER)),
            published=self._first(_PUBLISHED)[:10],
            identifier=self._first(_ISBN),
            description=_plain("\n".join(self._all(_DESCRIPTION)))[:5_000],
        )

    @property
    def subjects(self) -> list[str]:
        """What the book says it is about."""
        return self._all(_SUBJECT)[:50]

    def _all(self, kind: int) -> list[str]:
        return [value.decode(self.encoding, "replace") for value in self.exth.get(kind, [])]

    def _first(self, kind: int) -> str:
        return next(filter(None, map(one_line, self._all(kind))), "")


def read_palm(path: Path) -> Palm:
    """The container of the file; raises for one that is damaged or would unpack beyond bounds."""
    if path.stat().st_size > MAX_SIZE:
        raise UnsafeBook(Notice("kindle_too_large", name=path.name))
    data = path.read_bytes()
    count = int.from_bytes(data[76:78], "big")
    starts = [
        int.from_bytes(data[at : at + 4], "big")
        for at in range(78, min(78 + 8 * count, len(data)), 8)
    ]
    ends = [*starts, len(data)]
    # Records that overlap could make thousands of copies of the same bytes.
    if len(starts) < 2 or starts[0] < 78 or ends != sorted(ends):
        raise damaged(path)
    return Palm(path.name, data, tuple(ends))


def read_header(palm: Palm, path: Path, number: int = 0) -> Header:
    """The header in record ``number``; raises for DRM and for text beyond the bounds."""
    record = palm.record(number)
    try:
        texts, locked = (
            struct.unpack_from(">H", record, 8)[0],
            struct.unpack_from(">H", record, 12)[0],
        )
        if locked:
            raise ProtectedBook(Notice("drm", name=path.name, drm=Notice("drm_of_amazon")))
        _bounded(palm, path, number, texts)
        if record[16:20] != b"MOBI":
            return Header(0, "cp1252", texts, number + texts + 1)
        return _mobi(record, texts, number)
    except struct.error as error:
        raise damaged(path) from error


def damaged(path: Path) -> DamagedBook:
    """The error for a Kindle book that cannot be read."""
    return DamagedBook(Notice("book_damaged", name=path.name))


def _bounded(palm: Palm, path: Path, number: int, texts: int) -> None:
    sizes = [len(palm.record(number + 1 + n)) for n in range(texts)]
    if sum(sizes) > MAX_CHAPTER or max(sizes, default=0) > _MAX_TEXT_RECORD:
        raise UnsafeBook(Notice("unpacks_too_large", name=path.name))


def _mobi(record: bytes, texts: int, number: int) -> Header:
    length, _, codepage, _, version = struct.unpack_from(">5I", record, 20)
    at, size = struct.unpack_from(">II", record, 0x54)
    first, flags = (
        struct.unpack_from(">I", record, 0x6C)[0],
        struct.unpack_from(">I", record, 0x80)[0],
    )
    encoding = "utf-8" if codepage == 65001 else "cp1252"
    return Header(
        version=version,
        encoding=encoding,
        texts=texts,
        pictures=number + (first if first != _NONE else texts + 1),
        title=record[at : at + min(size, 1000)].decode(encoding, "replace"),
        exth=_exth(record, 16 + length) if flags & 0x40 else {},
    )


def _exth(record: bytes, at: int) -> dict[int, list[bytes]]:
    """The entries of the header's extension, as far as they are whole."""
    found: dict[int, list[bytes]] = {}
    for kind, value in _entries(record, at):
        found.setdefault(kind, []).append(value)
    return found


def _entries(record: bytes, at: int) -> Iterator[tuple[int, bytes]]:
    count = int.from_bytes(record[at + 8 : at + 12], "big")
    if count > _MAX_EXTH:
        # The package loops that many times, which would take an hour.
        raise struct.error("more entries than a header has")
    if record[at : at + 4] != b"EXTH":
        return
    at += 12
    for _ in range(count):
        kind, size = struct.unpack_from(">II", record, at) if at + 8 <= len(record) else (0, 0)
        if size < 8:
            return
        yield kind, record[at + 8 : at + size]
        at += size


def _plain(words: str) -> str:
    """A description as plain text; many carry markup."""
    words = words[:20_000]
    if "<" in words or "&" in words:
        words = canonical(words.encode("utf-8", "replace")).text
    return re.sub(r"\s*\n\s*", "\n", words).strip()
