"""What a file says of its book, with its cover's picture, and a calibre library of its books."""

from __future__ import annotations

import re
import sqlite3
import struct
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from foxreader.core.about import About, isbn_of, one_line, pack_about, series_number, stars
from foxreader.core.book import Metadata, Resource, Resources
from foxreader.core.errors import DamagedBook, PasswordNeeded
from foxreader.core.notice import Notice
from foxreader.formats import kind_of_file, open_book
from foxreader.formats.archive import Archive, resolve
from foxreader.formats.kinds import Kind, kind_of_picture, not_an_epub
from foxreader.system.files import database_address

# Files: a reader for each format

_SPLIT = re.compile(r"\s*[;,]\s*")
_SHOWN = 400
"""Pixels of the longer side of a page that is drawn as a cover."""


@dataclass(frozen=True, slots=True)
class Details:
    """What a file says of its book; ``cover`` are the bytes of a picture, none where it has no
    cover. The title is "" where the file does not say one."""

    format: Kind
    about: About
    cover: bytes = b""


def read_details(path: Path) -> Details:
    """The details of the file. Raises an ``OpenError`` for one that would not open either."""
    kind = kind_of_file(path)
    about, cover = _READERS.get(kind, _whole)(path)
    return Details(kind, about, cover)


def _said(path: Path, metadata: Metadata, **rest: object) -> About:
    """``metadata`` as what a file says: a title that is only the file's name is none."""
    title = "" if metadata.title == one_line(path.stem) else metadata.title
    return About(
        title=title, authors=metadata.authors, language=metadata.language,
        isbn=isbn_of(metadata.identifier), identifier=metadata.identifier,
        publisher=metadata.publisher, published=metadata.published,
        description=metadata.description, **rest,  # type: ignore[arg-type]
    )  # fmt: skip


def _tags(text: str) -> tuple[str, ...]:
    return tuple(dict.fromkeys(filter(None, (one_line(t, 100) for t in _SPLIT.split(text)))))


def _data(found: Resource | None) -> bytes:
    return b"" if found is None else found.data


def _epub(path: Path) -> tuple[About, bytes]:
    from foxreader.formats.epub.metadata import about_of  # noqa: PLC0415
    from foxreader.formats.epub.package import (  # noqa: PLC0415
        has_fairplay,
        locked,
        package_root,
        protected,
        read_package,
    )

    archive = Archive(path)
    try:
        if has_fairplay(archive):
            raise protected(archive, path.name)
        if not archive.is_deflated:
            raise DamagedBook(Notice("epub_packed", name=path.name))
        package, root = read_package(archive), package_root(archive)
        if package is None or root is None:
            raise not_an_epub(path, archive.names)
        if not locked(archive).isdisjoint(place.item.name for place in package.spine):
            raise protected(archive, path.name)
        if not any(place.item.present for place in package.spine):
            raise DamagedBook(Notice("no_chapter_readable", name=path.name))
        return about_of(root), _cover_in(archive, package.cover or package.spine[0].item.name)
    finally:
        archive.close()


def _cover_in(archive: Archive, name: str) -> bytes:
    """The picture of that name, or the drawing that a page of that name is, with the pictures in
    it."""
    found = archive.read(name) or b""
    if kind_of_picture(found):
        return found

    def read(address: str) -> bytes | None:
        beside, _ = resolve(name, address)
        return archive.read(beside) if beside else None

    if b"svg" not in found:
        return b""
    from foxreader.formats.thumbnails import drawable  # noqa: PLC0415 -- loads the page engine

    return drawable(found, read)


def _pdf(path: Path) -> tuple[About, bytes]:
    from foxreader.formats.pdf.reader import PdfResources, pdf_cover, pdf_metadata  # noqa: PLC0415

    try:
        resources = PdfResources(path)
    except PasswordNeeded:  # it opens when the reader gives it
        return About(), b""
    try:
        said = pdf_metadata(resources.document, path)
        keywords = one_line((resources.document.metadata or {}).get("keywords") or "", 2_000)
        return _said(path, said, tags=_tags(keywords)), pdf_cover(resources, _SHOWN)
    finally:
        resources.close()


def _fb2(path: Path) -> tuple[About, bytes]:
    from foxreader.formats.fb2 import (  # noqa: PLC0415
        Binaries,
        descendant,
        fb2_cover,
        fb2_metadata,
        fb2_source,
        fb2_tree,
    )
    from foxreader.formats.html.decode import decode  # noqa: PLC0415
    from foxreader.formats.html.xmlsource import local, text_of  # noqa: PLC0415

    binaries = Binaries(decode(fb2_source(path)))
    root, _ = fb2_tree(path, binaries.rest)
    title = descendant(root, "description", "title-info")
    sequence = descendant(title, "sequence")
    genres = (
        [one_line(text_of(e), 100) for e in title if local(e) == "genre"]
        if title is not None
        else []
    )
    keywords = descendant(title, "keywords")
    cover = fb2_cover(root, binaries)
    about = _said(
        path, fb2_metadata(path, root),
        series=one_line(sequence.get("name") or "") if sequence is not None else "",
        series_index=series_number(sequence.get("number")) if sequence is not None else None,
        tags=tuple(filter(None, genres)) + _tags(text_of(keywords) if keywords is not None else ""),
    )  # fmt: skip
    return about, _data(binaries.read(cover)) if cover else b""


def _cbz(path: Path) -> tuple[About, bytes]:
    from foxreader.formats.comics import (  # noqa: PLC0415
        CbzResources,
        comic_info,
        comic_metadata,
        cover_page,
        info_text,
    )

    resources = CbzResources(path)
    try:
        info = comic_info(resources.archive)
        about = _said(
            path, comic_metadata(path, info),
            series=info_text(info, "Series"), series_index=series_number(info_text(info, "Number")),
            tags=_tags(", ".join((info_text(info, "Genre"), info_text(info, "Tags")))),
        )  # fmt: skip
        total = len(resources.pages)
        page = resources.pages[cover_page(info, total)] if total else ""
        if not page:
            raise DamagedBook(Notice("no_page_readable", name=path.name))
        return about, _data(resources.read(page))
    finally:
        resources.close()


def _kindle(path: Path) -> tuple[About, bytes]:
    from foxreader.formats.kindle import (  # noqa: PLC0415
        MobiResources,
        read_header,
        read_palm,
    )

    palm = read_palm(path)
    if not palm.is_mobi:
        return About(), b""
    header = read_header(palm, path)
    cover = MobiResources(palm, header).read(f"image/{header.cover + 1}")
    tags = _tags("; ".join(header.subjects))
    return _said(path, header.metadata(path), tags=tags), _data(
        cover if header.cover >= 0 else None
    )


def _docx(path: Path) -> tuple[About, bytes]:
    from foxreader.formats.docx import docx_metadata  # noqa: PLC0415

    archive = Archive(path)
    try:
        names = [n for n in archive.names if n.lower().startswith("docprops/thumbnail")]
        picture = (archive.read(names[0]) or b"") if names else b""
        return _said(path, docx_metadata(path, archive)), picture
    finally:
        archive.close()


def _odt(path: Path) -> tuple[About, bytes]:
    from foxreader.formats.odt import odt_cover, odt_metadata  # noqa: PLC0415

    archive = Archive(path)
    try:
        cover = odt_cover(archive)
        return _said(path, odt_metadata(path, archive)), (archive.read(cover) or b"")
    finally:
        archive.close()


def _plain(kind: Kind) -> Callable[[Path], tuple[About, bytes]]:
    def read(path: Path) -> tuple[About, bytes]:
        from foxreader.formats.plain import plain_metadata  # noqa: PLC0415

        return _said(path, plain_metadata(path, kind)), b""

    return read


def _whole(path: Path) -> tuple[About, bytes]:
    """The details of a file whose format has none at its beginning: all of it is read."""
    book, resources = open_book(path, sha256="")
    try:
        return _said(path, book.metadata), _picture(resources, book.cover)
    finally:
        resources.close()


def _picture(resources: Resources, cover: str) -> bytes:
    return _data(resources.read(cover)) if cover else b""


_READERS: dict[Kind, Callable[[Path], tuple[About, bytes]]] = {
    "EPUB": _epub,
    "PDF": _pdf,
    "FB2": _fb2,
    "CBZ": _cbz,
    "Kindle": _kindle,
    "DOCX": _docx,
    "ODT": _odt,
    "HTML": _plain("HTML"),
    "Markdown": _plain("Markdown"),
    "text": _plain("text"),
}


# A calibre library's ``metadata.db``, read as it is: nothing is written, locked or made beside it
#
# calibre's tables are known by its own description of them; those a library lacks are left out.

_MOST = 200_000
"""Books of a library that are read; the largest known has 100,000. Chosen, not measured."""
_MOST_LINKED = 10 * _MOST
_LISTED = {
    "authors": "SELECT l.book, a.name FROM books_authors_link l JOIN authors a ON a.id = l.author"
    " ORDER BY l.id",
    "tags": "SELECT l.book, t.name FROM books_tags_link l JOIN tags t ON t.id = l.tag"
    " ORDER BY t.name",
    "series": "SELECT l.book, s.name FROM books_series_link l JOIN series s ON s.id = l.series",
    "publisher": "SELECT l.book, p.name FROM books_publishers_link l"
    " JOIN publishers p ON p.id = l.publisher",
    "language": "SELECT l.book, g.lang_code FROM books_languages_link l"
    " JOIN languages g ON g.id = l.lang_code ORDER BY l.item_order",
    "isbn": "SELECT book, val FROM identifiers WHERE lower(type) = 'isbn'",
    "identifiers": "SELECT book, lower(type) || ':' || val FROM identifiers"
    " WHERE lower(type) != 'isbn' ORDER BY type",
    "rating": "SELECT l.book, r.rating FROM books_ratings_link l JOIN ratings r ON r.id = l.rating",
    "description": "SELECT book, text FROM comments",
}
_FORMATS = "SELECT book, format, name FROM data ORDER BY format"
_BOOKS = "SELECT id, title, sort, series_index, path, has_cover, pubdate FROM books ORDER BY id"


def read_calibre(path: Path, log: bytes = b"") -> dict[str, Any]:
    """The books of the library whose database is at ``path``, as JSON data; ``log`` is what lies
    beside it as ``metadata.db-wal``, with changes that are not in the file yet.

    Each has ``id``, ``about``, ``folder`` (below the library's), ``cover`` and ``files``: format
    and name of each. Raises ``DamagedBook`` for a file that is no library of calibre.
    """
    try:
        with closing(_opened(path, log)) as library:
            library.execute("PRAGMA temp_store = MEMORY")
            library.execute("PRAGMA trusted_schema = OFF")
            library.text_factory = lambda raw: raw.decode("utf-8", "replace")
            return {"is": "calibre", "books": list(_books(library))}
    except (sqlite3.Error, ValueError, TypeError, OverflowError) as error:
        raise DamagedBook(Notice("calibre_damaged", folder=path.parent.name)) from error


def _opened(path: Path, log: bytes) -> sqlite3.Connection:
    """The database as it stands on the disk; with what its log adds, in memory."""
    if not log:
        return sqlite3.connect(database_address(path, "mode=ro&immutable=1"), uri=True)
    library = sqlite3.connect(":memory:")
    made = bytearray(_with_log(path.read_bytes(), log))
    made[18:20] = _ROLLBACK
    library.deserialize(bytes(made))
    return library


_LOG_HEAD, _FRAME_HEAD = 32, 24
_ROLLBACK = b"\1\1"
"""How a database without a log says so in its head; one in memory can have no log."""


def _with_log(data: bytes, log: bytes) -> bytes:
    """A database with the changes that its log has whole, by SQLite's description of the two."""
    if len(log) < _LOG_HEAD or log[:4] not in (b"\x37\x7f\x06\x82", b"\x37\x7f\x06\x83"):
        return data
    size, order = int.from_bytes(log[8:12], "big"), ">" if log[3] & 1 else "<"
    if not 512 <= size <= 65_536:
        return data
    salts, check = log[16:24], _checked((0, 0), log[:24], order)
    pages: dict[int, bytes] = {}
    whole: dict[int, bytes] = {}
    length = 0
    for at in range(_LOG_HEAD, len(log) - _FRAME_HEAD - size + 1, _FRAME_HEAD + size):
        head, page = log[at : at + 24], log[at + 24 : at + 24 + size]
        check = _checked(_checked(check, head[:8], order), page, order)
        if head[8:16] != salts or head[16:24] != struct.pack(">2I", *check):
            break
        pages[int.from_bytes(head[:4], "big")] = page
        if committed := int.from_bytes(head[4:8], "big"):
            whole |= pages
            length = committed
            pages.clear()
    made = bytearray(data.ljust(length * size, b"\0")[: length * size] if length else data)
    for number, page in whole.items():
        if 0 < number <= length:
            made[(number - 1) * size : number * size] = page
    return bytes(made)


def _checked(sums: tuple[int, int], data: bytes, order: str) -> tuple[int, int]:
    """The two sums that a log keeps of its bytes so far, with those of ``data``."""
    one, two = sums
    words = struct.unpack(f"{order}{len(data) // 4}I", data)
    for first, second in zip(words[::2], words[1::2], strict=True):
        one = (one + first + two) & 0xFFFFFFFF
        two = (two + second + one) & 0xFFFFFFFF
    return one, two


def _books(library: sqlite3.Connection) -> Iterator[dict[str, Any]]:
    listed = {name: _linked(library, query) for name, query in _LISTED.items()}
    files: dict[int, list[list[str]]] = {}
    for book, format_, name in library.execute(_FORMATS).fetchmany(_MOST_LINKED):
        files.setdefault(book, []).append([str(format_).upper(), str(name)])
    for row in library.execute(_BOOKS).fetchmany(_MOST):
        id_, title, sort, index, folder, has_cover, published = row
        said = {name: found.get(id_, []) for name, found in listed.items()}
        yield {
            "id": int(id_),
            "about": pack_about(_about(title, sort, index, published, said)),
            "folder": str(folder),
            "cover": bool(has_cover),
            "files": files.get(id_, []),
        }


def _linked(library: sqlite3.Connection, query: str) -> dict[int, list[str]]:
    """What is linked to each book; of a table that this library lacks, nothing."""
    found: dict[int, list[str]] = {}
    try:
        rows = library.execute(query).fetchmany(_MOST_LINKED)
    except sqlite3.OperationalError as error:
        if "no such" not in str(error):
            raise
        return {}
    for book, value in rows:
        found.setdefault(book, []).append(str(value))
    return found


def _about(
    title: object, sort: object, index: object, published: object, said: dict[str, list[str]]
) -> About:
    from foxreader.formats.epub.metadata import plain_description  # noqa: PLC0415

    def first(name: str, limit: int = 300) -> str:
        return one_line(next(iter(said[name]), ""), limit)

    series = first("series")
    day = str(published or "")[:10]
    return About(
        title=one_line(str(title or "")),
        # calibre keeps the comma of a name as a bar.
        authors=tuple(one_line(name.replace("|", ","), 200) for name in said["authors"]),
        sort_title=one_line(str(sort or "")),
        series=series,
        series_index=series_number(index) if series else None,
        tags=tuple(one_line(tag, 100) for tag in said["tags"]),
        language=first("language", 40),
        isbn=isbn_of(first("isbn")),
        publisher=first("publisher"),
        published="" if day.startswith("0101-01") else day,  # calibre's date for none
        description=plain_description(next(iter(said["description"]), "")),
        identifiers=tuple(one_line(one, 300) for one in said["identifiers"]),
        rating=stars((series_number(first("rating")) or 0) / 2),
    )
