"""Books for a library: EPUBs that say much of themselves, and a library of calibre."""

from __future__ import annotations

import io
import shutil
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

from smallbooks import png, zipped

_CONTAINER = (
    '<container xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles>'
    '<rootfile full-path="book.opf"/></rootfiles></container>'
)
COVER = png(300, 450)


def library_epub(
    path: Path,
    title: str,
    *authors: str,
    meta: str = "",
    words: str = "The sea was calm.",
    cover: bytes = COVER,
) -> Path:
    """An EPUB of one chapter with a cover; ``meta`` is more of its metadata, as XML."""
    names = "".join(f"<dc:creator>{name}</dc:creator>" for name in authors)
    said = f"<dc:title id='t'>{title}</dc:title>" if title else ""
    package = (
        '<package xmlns="http://www.idpf.org/2007/opf" version="3.0"><metadata'
        ' xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:opf="http://www.idpf.org/2007/opf">'
        f"{said}{names}<dc:language>en</dc:language>{meta}</metadata><manifest>"
        '<item id="c" href="c.png" media-type="image/png" properties="cover-image"/>'
        '<item id="p" href="p.xhtml" media-type="application/xhtml+xml"/></manifest>'
        '<spine><itemref idref="p"/></spine></package>'
    )
    page = (
        '<html xmlns="http://www.w3.org/1999/xhtml"><head><title>t</title></head>'
        f"<body><p>{words}</p></body></html>"
    )
    path.parent.mkdir(parents=True, exist_ok=True)
    return zipped(
        path,
        {"mimetype": "application/epub+zip", "META-INF/container.xml": _CONTAINER,
         "book.opf": package, "p.xhtml": page, "c.png": cover},
    )  # fmt: skip


_CALIBRE = """
CREATE TABLE books (id INTEGER PRIMARY KEY, title TEXT, sort TEXT, timestamp TIMESTAMP,
 pubdate TIMESTAMP, series_index REAL, author_sort TEXT, path TEXT, has_cover BOOL);
CREATE TABLE authors (id INTEGER PRIMARY KEY, name TEXT, sort TEXT);
CREATE TABLE books_authors_link (id INTEGER PRIMARY KEY, book INTEGER, author INTEGER);
CREATE TABLE tags (id INTEGER PRIMARY KEY, name TEXT);
CREATE TABLE books_tags_link (id INTEGER PRIMARY KEY, book INTEGER, tag INTEGER);
CREATE TABLE series (id INTEGER PRIMARY KEY, name TEXT);
CREATE TABLE books_series_link (id INTEGER PRIMARY KEY, book INTEGER, series INTEGER);
CREATE TABLE languages (id INTEGER PRIMARY KEY, lang_code TEXT);
CREATE TABLE books_languages_link (id INTEGER PRIMARY KEY, book INTEGER, lang_code INTEGER,
 item_order INTEGER);
CREATE TABLE identifiers (id INTEGER PRIMARY KEY, book INTEGER, type TEXT, val TEXT);
CREATE TABLE comments (id INTEGER PRIMARY KEY, book INTEGER, text TEXT);
CREATE TABLE data (id INTEGER PRIMARY KEY, book INTEGER, format TEXT, uncompressed_size INTEGER,
 name TEXT);
"""


def calibre_library(folder: Path, books: Sequence[tuple[str, str, str, Sequence[str]]]) -> Path:
    """A library as calibre makes it, of books with a title, author, series and tags; each is there
    as EPUB and as text, the first has a cover. Publishers have no table, as in old libraries."""
    folder.mkdir(parents=True)
    with closing(sqlite3.connect(folder / "metadata.db")) as work, work:
        work.executescript(_CALIBRE)
        for id_, (title, author, series, tags) in enumerate(books, 1):
            named = author.replace("|", ",")
            place = f"{named}/{title} ({id_})"
            work.execute(
                "INSERT INTO books VALUES (?, ?, ?, '', '0101-01-01 00:00', 3.0, '', ?, ?)",
                (id_, title, title, place, id_ == 1),
            )
            for table, column, value in (
                ("authors", "name", author), ("series", "name", series),
                ("languages", "lang_code", "eng"), *(("tags", "name", tag) for tag in tags),
            ):  # fmt: skip
                if not value:
                    continue
                made = work.execute(
                    f"INSERT INTO {table} ({column}) VALUES (?)", (value,)
                ).lastrowid
                link = {"authors": "author", "series": "series", "tags": "tag"}.get(
                    table, "lang_code"
                )
                work.execute(
                    f"INSERT INTO books_{table}_link (book, {link}) VALUES (?, ?)", (id_, made)
                )
            work.execute("INSERT INTO comments (book, text) VALUES (?, '<p>Of <b>it</b>.</p>')",
                         (id_,))  # fmt: skip
            for format_ in ("EPUB", "TXT"):
                work.execute("INSERT INTO data (book, format, name) VALUES (?, ?, ?)",
                             (id_, format_, f"{title} - {named}"))  # fmt: skip
            own = folder / place
            library_epub(own / f"{title} - {named}.epub", "The file's own title", "Nobody",
                         words=f"Words of {title}.")  # fmt: skip
            (own / f"{title} - {named}.txt").write_text(f"Words of {title}.", "utf-8")
            if id_ == 1:
                (own / "cover.jpg").write_bytes(jpeg())
    return folder


def jpeg(width: int = 300, height: int = 450) -> bytes:
    """A picture as calibre keeps covers."""
    import pymupdf

    drawn = pymupdf.Pixmap(png(width, height))
    data: bytes = drawn.tobytes("jpeg")
    return io.BytesIO(data).getvalue()


def copied(folder: Path, to: Path) -> Path:
    """The folder in another place."""
    shutil.copytree(folder, to)
    return to
