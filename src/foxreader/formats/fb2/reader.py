"""FictionBook, alone or zipped: its own elements turned into those of a web page, in place.

The tree is never walked by recursion, and a ``<binary>`` is named by its number in the file, never
by its own id.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

from lxml import etree

from foxreader.core.book import Book, Metadata, Resource, Resources
from foxreader.core.cancel import Cancel
from foxreader.core.errors import DamagedBook, UnsafeBook, UsageError
from foxreader.core.events import Progress
from foxreader.core.notice import Notice
from foxreader.formats.archive import Archive
from foxreader.formats.fb2.binaries import Binaries
from foxreader.formats.fb2.page import NOTES, page, rank
from foxreader.formats.html.cut import book_file, canonical_files, cut
from foxreader.formats.html.decode import decode
from foxreader.formats.html.headings import toc_from_headings
from foxreader.formats.html.xmlns import XHTML, local, text_of
from foxreader.formats.html.xmlsource import parse_repaired, prepare
from foxreader.formats.tidy import one_line, real_title

MAX_SIZE = 128 * 1024 * 1024
"""The most bytes of a book, its pictures included. Its tree takes several times as much memory."""
_BOM = b"\xef\xbb\xbf"
_LINES = frozenset({"p", "v", "subtitle", "text-author", "date"})


def open_fb2(
    path: Path,
    sha256: str,
    cancel: Cancel | None = None,
    progress: Callable[[Progress], None] | None = None,
) -> tuple[Book, Resources]:
    """The whole book, and its pictures."""
    binaries = Binaries(decode(fb2_source(path)))
    root, warnings = fb2_tree(path, binaries.rest)
    document, missing = page(root, binaries.name_of)
    if missing:
        warnings.append(Notice("pictures_missing", count=missing))
    shown = document.find(XHTML + "body")
    if shown is None or not (text_of(shown).strip() or shown.find(f".//{XHTML}img") is not None):
        raise DamagedBook(Notice("fb2_without_text", name=path.name))
    documents = canonical_files(cut(document, rank), cancel, progress)
    book = Book(
        sha256=sha256,
        format="FB2",
        metadata=fb2_metadata(path, root),
        files=tuple(
            book_file(number, found, linear=NOTES not in found.markup)
            for number, found in enumerate(documents)
        ),
        toc=toc_from_headings([found.headings for found in documents]),
        warnings=tuple(warnings),
        cover=fb2_cover(root, binaries),
    )
    return book, Fb2Resources(path, binaries)


class Fb2Resources:
    """The pictures of a FictionBook; without ``binaries`` they are found when first asked for."""

    def __init__(self, path: Path, binaries: Binaries | None = None) -> None:
        self._path = path
        self._binaries = binaries

    def read(self, name: str) -> Resource | None:
        """The picture of that name, or None."""
        if self._binaries is None:
            self._binaries = Binaries(decode(fb2_source(self._path)))
        return self._binaries.read(name)

    def page_image(self, file: int, scale: float) -> Resource:
        """A FictionBook has no page pictures."""
        raise UsageError(Notice("no_page_pictures"))

    def close(self) -> None:
        """Free the pictures."""
        self._binaries = None


def fb2_source(path: Path) -> bytes:
    """The bytes of the book itself, out of its zip where it has one."""
    with path.open("rb") as file:
        zipped = file.read(4).startswith(b"PK")
    if not zipped:
        if path.stat().st_size > MAX_SIZE:
            raise UnsafeBook(Notice("fb2_too_large", name=path.name))
        return path.read_bytes()
    archive = Archive(path)
    try:
        name = next((n for n in archive.names if n.lower().endswith(".fb2")), "")
        raw = archive.read(name, MAX_SIZE)
    finally:
        archive.close()
    if not raw:
        raise DamagedBook(Notice("fb2_not_unpacked", name=path.name))
    return raw


def fb2_tree(path: Path, source: str) -> tuple[etree._Element, list[Notice]]:
    """The tree of the book's source and what to warn of; raises where there is no text."""
    root, whole = parse_repaired(prepare(_BOM + source.encode("utf-8", "replace")))
    warnings = [] if whole else [Notice("text_recovered")]
    if root is None or not any(local(e) == "body" for e in root):
        raise DamagedBook(Notice("book_damaged", name=path.name))
    return root, warnings


def descendant(element: etree._Element | None, *path: str) -> etree._Element | None:
    """The first descendant at ``path``, by names without namespaces."""
    for name in path:
        if element is None:
            return None
        element = next((e for e in element if local(e) == name), None)
    return element


def words_of(element: etree._Element | None, limit: int = 300) -> str:
    """The text of an element on one line."""
    return one_line(text_of(element), limit) if element is not None else ""


def fb2_metadata(path: Path, root: etree._Element) -> Metadata:
    """The metadata of a FictionBook, cleaned for display."""
    title = descendant(root, "description", "title-info")
    published = descendant(root, "description", "publish-info")
    date = descendant(title, "date")
    written = (date.get("value") or "") if date is not None else ""
    return Metadata(
        title=real_title(words_of(descendant(title, "book-title"))) or one_line(path.stem),
        authors=tuple(_people(title, "author"))[:50],
        language=words_of(descendant(title, "lang"), 40),
        publisher=words_of(descendant(published, "publisher")),
        published=words_of(descendant(published, "year"), 40)
        or one_line(written, 40)
        or words_of(date, 40),
        identifier=words_of(descendant(published, "isbn"))
        or words_of(descendant(root, "description", "document-info", "id")),
        description=_description(title),
        translators=tuple(_people(title, "translator"))[:50],
    )


def _people(title: etree._Element | None, role: str) -> Iterator[str]:
    for author in title if title is not None else ():
        if local(author) == role:
            parts = [
                words_of(descendant(author, f"{n}-name"), 100) for n in ("first", "middle", "last")
            ]
            name = " ".join(filter(None, parts)) or words_of(descendant(author, "nickname"), 100)
            if name:
                yield name


def _description(title: etree._Element | None) -> str:
    """The series the book belongs to, if any, and the lines of its annotation."""
    series = descendant(title, "sequence")
    lines: list[str] = []
    if series is not None:
        named = (series.get("name") or "", series.get("number") or "")
        lines.append(one_line(", ".join(filter(None, named))))
    annotation = descendant(title, "annotation")
    for element in annotation.iter() if annotation is not None else ():
        if local(element) in _LINES:
            lines.append(words_of(element, 2_000))
    return "\n".join(filter(None, lines))[:5_000]


def fb2_cover(root: etree._Element, binaries: Binaries) -> str:
    """The resource name of the cover, or ""."""
    coverpage = descendant(root, "description", "title-info", "coverpage")
    for element in coverpage.iter() if coverpage is not None else ():
        for key, value in element.items():
            if local(element) == "image" and str(key).rpartition("}")[2] == "href":
                return binaries.name_of(str(value).lstrip("#"))
    return ""
