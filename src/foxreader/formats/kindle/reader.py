"""Kindle books: MOBI, AZW, AZW3 (KF8), and the plain texts of the Palm.

The newer form, KF8, has the parts of an EPUB, which the ``mobi`` package puts together and our own
EPUB reader reads. Of the older ones the package only unpacks the text and the contents.
"""

from __future__ import annotations

import tempfile
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from foxreader.core.book import Book, Metadata, Resource, Resources, TocEntry
from foxreader.core.cancel import Cancel
from foxreader.core.errors import OpenError, UsageError
from foxreader.core.events import Progress
from foxreader.core.notice import Notice
from foxreader.core.span import Span
from foxreader.formats.epub.reader import EpubResources, open_epub
from foxreader.formats.html.cut import book_file, canonical_files, cut
from foxreader.formats.html.headings import toc_from_headings
from foxreader.formats.html.markup import Document, parse
from foxreader.formats.kindle.page import Entry, contents_page, page, rank
from foxreader.formats.kindle.palm import Header, Palm, damaged, read_header, read_palm
from foxreader.formats.kindle.unpack import Unreadable, epub_of, index_of, text_of_records
from foxreader.formats.pictures import kind_of_picture
from foxreader.formats.sniff import unsupported
from foxreader.formats.texts.plain import NoResources, plain_documents
from foxreader.formats.tidy import one_line

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
    return _mobi(resources, path, sha256, warnings, cancel, progress), resources


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
        raise damaged(path) from error


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


def _mobi(
    resources: MobiResources,
    path: Path,
    sha256: str,
    warnings: tuple[Notice, ...],
    cancel: Cancel | None,
    progress: Callable[[Progress], None] | None,
) -> Book:
    header = resources.header
    try:
        raw, language = text_of_records(path)
    except Unreadable as error:
        raise damaged(path) from error
    if raw.startswith(_REPLICA):
        raise unsupported(path, Notice("is_print_replica"))
    entries: list[Entry] = []
    try:
        entries = index_of(path)
    except Unreadable:
        warnings += (Notice("contents_damaged"),)
    tree = parse(page(raw, header.encoding, entries))
    links = entries or contents_page(tree)
    documents = canonical_files(cut(tree, rank), cancel, progress)
    if not any(document.text.strip() for document in documents) and header.texts:
        raise damaged(path)
    cover = f"image/{header.cover + 1}"
    metadata = header.metadata(path)
    return Book(
        sha256=sha256,
        format="Kindle",
        metadata=metadata if metadata.language else replace(metadata, language=language),
        files=tuple(book_file(number, found) for number, found in enumerate(documents)),
        toc=_toc(links, documents) or toc_from_headings([d.headings for d in documents]),
        warnings=warnings,
        cover=cover if header.cover >= 0 and resources.read(cover) else "",
    )


def _toc(links: list[Entry], documents: list[Document]) -> tuple[TocEntry, ...]:
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
        raise damaged(path) from error
    text = raw.decode("utf-8" if _is_utf8(raw) else "cp1252", "replace")
    text = text.replace("\r\n", "\n").replace("\r", "\n").replace("\0", "")
    if not text.strip():
        raise damaged(path)
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
