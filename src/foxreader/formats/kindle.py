"""Kindle books: MOBI, AZW, AZW3 (KF8), and the plain texts of the Palm.

The newer form, KF8, has the parts of an EPUB, which the ``mobi`` package puts together and our own
EPUB reader reads. Of the older ones the package only unpacks the text and the contents.
"""

from __future__ import annotations

import re
import struct
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path

from foxreader.core.about import one_line, real_name, real_title
from foxreader.core.book import Book, Metadata, Resource, Resources, TocEntry
from foxreader.core.cancel import Cancel, Progress
from foxreader.core.errors import DamagedBook, OpenError, ProtectedBook, UnsafeBook, UsageError
from foxreader.core.notice import Notice
from foxreader.core.span import Span
from foxreader.formats.archive import MAX_CHAPTER
from foxreader.formats.contents import toc_from_headings
from foxreader.formats.epub.reader import EpubResources, open_epub
from foxreader.formats.html.cut import book_file, canonical_files, cut
from foxreader.formats.html.markup import Document, canonical, parse
from foxreader.formats.kindle_html import (
    IndexEntry,
    Unreadable,
    contents_page,
    epub_of,
    index_of,
    page,
    rank,
    text_of_records,
)
from foxreader.formats.kinds import kind_of_picture, unsupported
from foxreader.formats.plain import NoResources, plain_documents
from foxreader.system.files import read_shared

# The container: numbered records, and the header in the first

_MAX_SIZE = 512 * 1024 * 1024
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
    if path.stat().st_size > _MAX_SIZE:
        raise UnsafeBook(Notice("kindle_too_large", name=path.name))
    data = read_shared(path)
    count = int.from_bytes(data[76:78], "big")
    starts = [
        int.from_bytes(data[at : at + 4], "big")
        for at in range(78, min(78 + 8 * count, len(data)), 8)
    ]
    ends = [*starts, len(data)]
    # Records that overlap could make thousands of copies of the same bytes.
    if len(starts) < 2 or starts[0] < 78 or ends != sorted(ends):
        raise _damaged(path)
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
        return _mobi_header(record, texts, number)
    except struct.error as error:
        raise _damaged(path) from error


def _damaged(path: Path) -> DamagedBook:
    """The error for a Kindle book that cannot be read."""
    return DamagedBook(Notice("book_damaged", name=path.name))


def _bounded(palm: Palm, path: Path, number: int, texts: int) -> None:
    sizes = [len(palm.record(number + 1 + n)) for n in range(texts)]
    if sum(sizes) > MAX_CHAPTER or max(sizes, default=0) > _MAX_TEXT_RECORD:
        raise UnsafeBook(Notice("unpacks_too_large", name=path.name))


def _mobi_header(record: bytes, texts: int, number: int) -> Header:
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


# The book

_REPLICA = b"%MOP"


def open_mobi(
    path: Path,
    sha256: str,
    cancel: Cancel | None = None,
    progress: Callable[[Progress], None] | None = None,
    scratch: Path | None = None,
) -> tuple[Book, Resources]:
    """The whole book, and what belongs to it.

    ``scratch`` is the folder in which a folder is made and deleted again.
    """
    palm = read_palm(path)
    header = read_header(palm, path)
    if not palm.is_mobi:
        return _palm_text(palm, path, sha256, cancel, progress), NoResources()
    newer = _newer(palm, header)
    warnings: tuple[Notice, ...] = ()
    if newer >= 0:
        read_header(palm, path, newer)
        try:
            return _kf8(path, sha256, cancel, progress, scratch)
        except OpenError:
            if not newer:
                raise
            warnings = (Notice("older_form_shown"),)
    resources = MobiResources(palm, header)
    return _older_book(resources, path, sha256, warnings, cancel, progress), resources


def mobi_resources(path: Path, scratch: Path | None = None) -> Resources:
    """The resources of a Kindle book whose text is stored."""
    palm = read_palm(path)
    header = read_header(palm, path)
    if not palm.is_mobi:
        return NoResources()
    newer = _newer(palm, header)
    if newer >= 0:
        try:
            return EpubResources(path, _unpacked(path, scratch))
        except OpenError:
            if not newer:
                raise
    return MobiResources(palm, header)


class MobiResources:
    """The pictures of an older Kindle book, by their numbers."""

    def __init__(self, palm: Palm, header: Header) -> None:
        self.palm = palm
        self.header = header

    def read(self, name: str) -> Resource | None:
        """The picture of that name, or None."""
        folder, _, number = name.partition("/")
        if folder != "image" or not number.isdecimal() or len(number) > 6:
            return None
        data = self.palm.record(self.header.pictures + int(number) - 1)
        kind = kind_of_picture(data[:64])
        return Resource(kind, data) if kind else None

    def page_image(self, file: int, scale: float) -> Resource:
        """A Kindle book has no page pictures."""
        raise UsageError(Notice("no_page_pictures"))

    def close(self) -> None:
        """Nothing to close: the pictures are in memory."""


def _newer(palm: Palm, header: Header) -> int:
    """The record where the book's newer form begins, 0 if it is all there is, -1 for none."""
    if header.version == 8:
        return 0
    numbers = range(1, len(palm.starts) - 2)
    return next((n + 1 for n in numbers if palm.record(n) == b"BOUNDARY"), -1)


def _unpacked(path: Path, scratch: Path | None) -> bytes:
    """The EPUB that the newer form of the book is."""
    try:
        with tempfile.TemporaryDirectory(prefix="kindle-", dir=scratch) as folder:
            return epub_of(path, Path(folder))
    except Unreadable as error:
        raise _damaged(path) from error


def _kf8(
    path: Path,
    sha256: str,
    cancel: Cancel | None,
    progress: Callable[[Progress], None] | None,
    scratch: Path | None,
) -> tuple[Book, Resources]:
    data = _unpacked(path, scratch)
    book, resources = open_epub(path, sha256, cancel, progress, data=data)
    return replace(book, format="Kindle"), resources


def _older_book(
    resources: MobiResources,
    path: Path,
    sha256: str,
    warnings: tuple[Notice, ...],
    cancel: Cancel | None,
    progress: Callable[[Progress], None] | None,
) -> Book:
    header = resources.header
    raw, language = _source_of(path)
    entries: list[IndexEntry] = []
    try:
        entries = index_of(path)
    except Unreadable:
        warnings += (Notice("contents_damaged"),)
    tree = parse(page(raw, header.encoding, entries))
    links = entries or contents_page(tree)
    documents = canonical_files(cut(tree, rank), cancel, progress)
    if not any(document.text.strip() for document in documents) and header.texts:
        raise _damaged(path)
    metadata = header.metadata(path)
    return Book(
        sha256=sha256,
        format="Kindle",
        metadata=metadata if metadata.language else replace(metadata, language=language),
        files=tuple(book_file(number, found) for number, found in enumerate(documents)),
        toc=_toc(links, documents) or toc_from_headings([d.headings for d in documents]),
        warnings=warnings,
        cover=_cover_of(resources),
    )


def _source_of(path: Path) -> tuple[bytes, str]:
    """The source of an older book, and its language."""
    try:
        raw, language = text_of_records(path)
    except Unreadable as error:
        raise _damaged(path) from error
    if raw.startswith(_REPLICA):
        raise unsupported(path, Notice("is_print_replica"))
    return raw, language


def _cover_of(resources: MobiResources) -> str:
    name = f"image/{resources.header.cover + 1}"
    return name if resources.header.cover >= 0 and resources.read(name) else ""


def _toc(links: list[IndexEntry], documents: list[Document]) -> tuple[TocEntry, ...]:
    places = {
        name: (file, offset)
        for file, document in reversed(list(enumerate(documents)))
        for name, offset in document.anchors.items()
    }
    return tuple(
        TocEntry(one_line(link.title), _settled(documents, *places[link.anchor]), link.level)
        for link in links
        if link.anchor in places and one_line(link.title)
    )


def _settled(documents: list[Document], file: int, offset: int) -> Span:
    """The place of the first words at or after an offset: anchors come before page breaks."""
    for number in range(file, len(documents)):
        text = documents[number].text
        start = offset if number == file else 0
        rest = len(text) - start - len(text[start:].lstrip())
        if start + rest < len(text):
            return Span(number, start + rest, start + rest)
    return Span(file, offset, offset)


def _palm_text(
    palm: Palm,
    path: Path,
    sha256: str,
    cancel: Cancel | None,
    progress: Callable[[Progress], None] | None,
) -> Book:
    try:
        raw, _ = text_of_records(path)
    except Unreadable as error:
        raise _damaged(path) from error
    text = raw.decode("utf-8" if _is_utf8(raw) else "cp1252", "replace")
    text = text.replace("\r\n", "\n").replace("\r", "\n").replace("\0", "")
    if not text.strip():
        raise _damaged(path)
    documents = canonical_files(list(plain_documents(text)), cancel, progress)
    title = palm.data[:32].partition(b"\0")[0].decode("cp1252", "replace").replace("_", " ")
    return Book(
        sha256=sha256,
        format="Kindle",
        metadata=Metadata(one_line(title) or one_line(path.stem)),
        files=tuple(book_file(number, found) for number, found in enumerate(documents)),
        toc=toc_from_headings([document.headings for document in documents]),
    )


def _is_utf8(raw: bytes) -> bool:
    try:
        raw.decode("utf-8")
    except UnicodeDecodeError:
        return False
    return True
