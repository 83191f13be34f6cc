"""What kind of file a book is, by its bytes; the name only decides between kinds of text."""

from __future__ import annotations

import zipfile
from collections.abc import Collection
from pathlib import Path
from typing import Literal

from foxreader.core.errors import DamagedBook, OpenError, UnsupportedFormat

Kind = Literal["EPUB", "PDF", "HTML", "Markdown", "text"]

HEAD = 4096
_READ = "Foxreader reads EPUB, PDF, text, Markdown and HTML"
_MARKDOWN = frozenset({".md", ".markdown", ".mkd", ".mdown"})
_HTML = frozenset({".html", ".htm", ".xhtml", ".xht", ".svg"})
_MAGIC = (
    (60, b"BOOKMOBI", "a Kindle book"),
    (60, b"TEXtREAd", "a Palm book"),
    (0, b"TPZ", "a Kindle book"),
    (0, b"\xeaDRMION\xee", "a Kindle book under DRM"),
    (0, b"CONT\x02\0", "a Kindle book"),
    (0, b"ITSF", "a Windows help file"),
    (0, b"ITOLITLS", "a Microsoft Reader book"),
    (0, b"{\\rtf", "a rich text document"),
    (0, b"AT&TFORM", "a DjVu document"),
    (0, b"\xd0\xcf\x11\xe0", "an old Word document"),
    (0, b"%!PS", "a PostScript document"),
    (0, b"Rar!", "a RAR archive"),
    (0, b"7z\xbc\xaf", "a 7-Zip archive"),
    (0, b"\x1f\x8b", "a gzip archive"),
    (0, b"\x89PNG", "a picture"),
    (0, b"\xff\xd8\xff", "a picture"),
    (0, b"GIF8", "a picture"),
    (0, b"II*\0", "a picture"),
    (0, b"MM\0*", "a picture"),
    (0, b"ID3", "a sound file"),
    (0, b"\x7fELF", "a program"),
    (0, b"MZ\x90\0", "a program"),
    (0, b"SQLite format 3", "a database"),
)
_ZIP_KINDS = (
    ("word/", "a Word document"),
    ("xl/", "a spreadsheet"),
    ("ppt/", "a presentation"),
    ("content.xml", "an OpenDocument file"),
    ("FixedDocSeq.fdseq", "an XPS document"),
)
_PICTURES = (".jpg", ".jpeg", ".png", ".gif", ".webp")


def kind_of(path: Path, head: bytes, size: int) -> Kind:
    """The kind of the file that begins with ``head``; raises what to tell the reader."""
    if not size:
        raise DamagedBook(f"“{path.name}” is empty; download it again.")
    suffix = path.suffix.lower()
    if head.lstrip().startswith(b"%PDF-") or (suffix == ".pdf" and b"%PDF-" in head[:1024]):
        return "PDF"
    if head.startswith((b"PK\3\4", b"PK\5\6", b"PK\7\x08")):
        return "EPUB"
    if suffix == ".epub" and zipfile.is_zipfile(path):
        # Something stands before the archive; it opens all the same.
        return "EPUB"
    for offset, magic, what in _MAGIC:
        if head[offset:].startswith(magic):
            raise unsupported(path, what)
    if b"<FictionBook" in head:
        raise unsupported(path, "a FictionBook")
    html = looks_like_html(head)
    if suffix in (".epub", ".pdf"):
        what = "a web page" if html else "something else"
        raise DamagedBook(
            f"“{path.name}” is {what} under the name of a book; download the book again."
        )
    if html or suffix in _HTML:
        return "HTML"
    return "Markdown" if suffix in _MARKDOWN else "text"


def unsupported(path: Path, what: str) -> UnsupportedFormat:
    """The error for a kind of file that is known and not read."""
    return UnsupportedFormat(f"“{path.name}” is {what}; {_READ}, so convert it to one of these.")


def not_an_epub(path: Path, names: Collection[str]) -> OpenError:
    """What to say of a zip file without a book in it."""
    for beginning, what in _ZIP_KINDS:
        if any(name.startswith(beginning) for name in names):
            return unsupported(path, what)
    pictures = sum(name.lower().endswith(_PICTURES) for name in names)
    if names and 2 * pictures > len(names):
        return unsupported(path, "a comic of pictures")
    if path.suffix.lower() != ".epub":
        return unsupported(path, "a zip archive")
    return DamagedBook(
        f"“{path.name}” has lost the file that lists its chapters; download it again."
    )


def looks_like_html(head: bytes) -> bool:
    """Whether ``head`` opens as a web page does."""
    start = head.replace(b"\0", b"").lstrip(b"\xef\xbb\xbf\xff\xfe \t\r\n").lower()
    if start.startswith(b"<?xml") or start.startswith(b"<!--"):
        return b"<html" in start or b"<!doctype html" in start
    return start.startswith((b"<!doctype html", b"<html", b"<head", b"<body"))
