"""The guide: the book a new reader opens first, built from its sources with ebooklib."""

from __future__ import annotations

import hashlib
import io
import tomllib
import zipfile
from pathlib import Path
from typing import Any

from foxreader.library.paths import RESOURCES
from foxreader.system.files import private_folder, write_private

GUIDE = "urn:foxreader:guide"
"""What the identifier of the guide begins with, in each language."""
_THEN = (1980, 1, 1, 0, 0, 0)
"""The date of every file in the guide, the first a zip can name: so the same sources give the
same bytes."""


SOURCES = RESOURCES / "guide"
"""The English guide; below it a folder for each other language there is one in."""


def guide(home: Path, language: str = "en") -> Path:
    """The guide's file below ``home``, built where this version of it is missing: in ``language``,
    in English where there is none."""
    sources = SOURCES / language
    if not (sources / "guide.toml").is_file():
        sources = SOURCES
    content = b"".join(path.read_bytes() for path in sorted(sources.iterdir()) if path.is_file())
    name = f"Foxreader guide {hashlib.sha256(content).hexdigest()[:8]}.epub"
    path = private_folder(home / "guide") / name
    if not path.is_file():
        write_private(path, build(sources))
    return path


def build(sources: Path) -> bytes:
    """The guide as EPUB: the same sources give the same bytes."""
    from ebooklib import epub  # noqa: PLC0415 -- a start that has the guide needs none of it

    about = tomllib.loads((sources / "guide.toml").read_text("utf-8"))
    book = epub.EpubBook()
    book.set_identifier(about["identifier"])
    book.set_title(about["title"])
    book.set_language(about["language"])
    book.add_author(about["author"])
    book.add_metadata("DC", "description", about["description"])
    own = sources / about["style"]
    sheet = (own if own.is_file() else SOURCES / about["style"]).read_bytes()
    style = epub.EpubItem("style", about["style"], "text/css", sheet)
    book.add_item(style)
    chapters = [_chapter(sources, name, style, about["language"]) for name in about["chapters"]]
    for chapter in chapters:
        book.add_item(chapter)
    book.toc = [epub.Link(c.file_name, c.title, c.id) for c in chapters]
    book.spine = list(chapters)
    book.add_item(epub.EpubNcx())
    book.add_item(epub.EpubNav())
    written = io.BytesIO()
    epub.write_epub(written, book, {"mtime": about["modified"], "raise_exceptions": True})
    return _same_dates(written.getvalue())


def _chapter(sources: Path, name: str, style: Any, language: str) -> Any:
    from ebooklib import epub  # noqa: PLC0415

    source = (sources / f"{name}.xhtml").read_text("utf-8")
    title = source.partition("<title>")[2].partition("</title>")[0]
    chapter = epub.EpubHtml(title=title, file_name=f"{name}.xhtml", lang=language, uid=name)
    chapter.content = source.encode()
    chapter.add_item(style)
    return chapter


def _same_dates(archive: bytes) -> bytes:
    """The archive with one date on all its members, the mimetype first and stored."""
    written = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(archive)) as old, zipfile.ZipFile(written, "w") as new:
        for member in old.infolist():
            info = zipfile.ZipInfo(member.filename, _THEN)
            packed = zipfile.ZIP_STORED if member.filename == "mimetype" else zipfile.ZIP_DEFLATED
            info.compress_type = packed
            new.writestr(info, old.read(member))
    return written.getvalue()
