"""Texts of OpenDocument (ODT), cut into files by their headings."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from lxml import etree

from foxreader.core.book import Book, Metadata, Resources
from foxreader.core.cancel import Cancel
from foxreader.core.errors import DamagedBook
from foxreader.core.notice import Notice
from foxreader.core.progress import Progress
from foxreader.formats.archive import MAX_CHAPTER, Archive
from foxreader.formats.document_pictures import PICTURES, with_pictures
from foxreader.formats.html.cut import book_file, canonical_files, cut
from foxreader.formats.html.headings import toc_from_headings
from foxreader.formats.html.xmlns import local, text_of
from foxreader.formats.html.xmlsource import parse_package_xml
from foxreader.formats.media import media_type
from foxreader.formats.odt.page import Styles, page
from foxreader.formats.tidy import one_line, real_name, real_title


def open_odt(
    path: Path,
    sha256: str,
    cancel: Cancel | None = None,
    progress: Callable[[Progress], None] | None = None,
) -> tuple[Book, Resources]:
    """The whole book, and its pictures; raises ``DamagedBook`` for one without readable text."""
    return with_pictures(path, lambda archive: _book(archive, path, sha256, cancel, progress))


def _book(
    archive: Archive,
    path: Path,
    sha256: str,
    cancel: Cancel | None,
    progress: Callable[[Progress], None] | None,
) -> Book:
    root = _part(archive, "content.xml")
    body = next((e for e in root.iter() if local(e) == "body"), None) if root is not None else None
    text = next((e for e in body if local(e) == "text"), None) if body is not None else None
    if root is None or text is None:
        raise DamagedBook(Notice("book_damaged", name=path.name))
    styles = Styles(_part(archive, "styles.xml"), root)
    documents = canonical_files(cut(page(text, styles)), cancel, progress)
    if not any(found.text.strip() or b"<img" in found.markup for found in documents):
        raise DamagedBook(Notice("book_damaged", name=path.name))
    return Book(
        sha256=sha256,
        format="ODT",
        metadata=odt_metadata(path, archive),
        files=tuple(book_file(number, found) for number, found in enumerate(documents)),
        toc=toc_from_headings([found.headings for found in documents]),
        cover=odt_cover(archive),
    )


def odt_metadata(path: Path, archive: Archive) -> Metadata:
    """The metadata of an OpenDocument, cleaned for display."""
    root = _part(archive, "meta.xml")
    fields: dict[str, str] = {}
    for element in root.iter() if root is not None else ():
        fields.setdefault(local(element), one_line(text_of(element), 2_000))
    author = real_name(fields.get("initial-creator", "") or fields.get("creator", ""))
    return Metadata(
        title=real_title(fields.get("title", "")) or one_line(path.stem),
        authors=(author,) if author else (),
        language=one_line(fields.get("language", ""), 40),
        published=fields.get("creation-date", "")[:10],
        description=fields.get("description", ""),
    )


def odt_cover(archive: Archive) -> str:
    """The picture of the first page that the document keeps, or ""."""
    names = (name for name in archive.names if name.lower().startswith("thumbnails/"))
    return next((n for n in names if media_type(n) in PICTURES and archive.read(n)), "")


def _part(archive: Archive, name: str) -> etree._Element | None:
    raw = archive.read(name, MAX_CHAPTER)
    return parse_package_xml(raw) if raw else None
