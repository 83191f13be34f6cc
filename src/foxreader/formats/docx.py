"""DOCX: Word's document as mammoth reads it, cut into files by its headings.

mammoth is given a copy of the zip in memory: each part of text is parsed safely first,
and each picture is replaced by its name, so that a picture is unpacked only when it is shown.
"""

from __future__ import annotations

import io
import re
import zipfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from urllib.parse import quote, unquote
from xml.parsers.expat import ExpatError

import mammoth
from lxml import etree

from foxreader.core.book import Book, Metadata, Resources
from foxreader.core.cancel import Cancel
from foxreader.core.errors import DamagedBook, UnsafeBook
from foxreader.core.events import Progress
from foxreader.core.notice import Notice
from foxreader.formats.archive import MAX_CHAPTER, Archive
from foxreader.formats.document_pictures import PICTURES, DocumentPictures
from foxreader.formats.docx_hidden import HIDDEN_STYLE, hiding_styles, mark_hidden
from foxreader.formats.html.cut import book_file, canonical_files, cut
from foxreader.formats.html.headings import toc_from_headings
from foxreader.formats.html.markup import parse
from foxreader.formats.html.xmlns import local, text_of
from foxreader.formats.html.xmlsource import parse_package_xml
from foxreader.formats.media import media_type
from foxreader.formats.tidy import one_line, real_name, real_title

_STYLES = f"""
p[style-name='Title'] => h1:fresh
p[style-name='Subtitle'] => p.subtitle:fresh > em
p[style-name='Quote'] => blockquote:fresh
p[style-name='Intense Quote'] => blockquote:fresh
r.{HIDDEN_STYLE} => span.{HIDDEN_STYLE}
"""
_TEXT = (".xml", ".rels")
_TAG = re.compile(rb"<[^>]*>")
_IMAGE = re.compile(rb"<img\b[^>]*\bsrc=\"\.\./([^\"]+)\"")
# Bounds of a document's XML, set by hand far above what word processors write: mammoth reads it
# with a function that calls itself for each level, which Python limits.
_DEEPEST = 120
_MAX_ELEMENTS = 1_000_000
# What mammoth raises on documents that are not as it expects them.
_FAILURES = (
    ValueError,
    KeyError,
    TypeError,
    AttributeError,
    IndexError,
    OSError,
    RuntimeError,
    zipfile.BadZipFile,
    ExpatError,
)


def open_docx(
    path: Path,
    sha256: str,
    cancel: Cancel | None = None,
    progress: Callable[[Progress], None] | None = None,
) -> tuple[Book, Resources]:
    """The whole book, and its pictures."""
    resources = DocumentPictures(path)
    try:
        return _book(resources.archive, path, sha256, cancel, progress), resources
    except BaseException:
        resources.close()
        raise


def _book(
    archive: Archive,
    path: Path,
    sha256: str,
    cancel: Cancel | None,
    progress: Callable[[Progress], None] | None,
) -> Book:
    warnings: list[Notice] = []

    def alive() -> None:
        """Called often by mammoth, which is slow: reports progress and checks for a cancel."""
        if cancel is not None:
            cancel.check()
        if progress is not None:
            progress(Progress("reading", 0, 1))

    page, unknown = _page(path, _harmless(path, archive, warnings), alive)
    alive()
    if unknown:
        warnings.append(Notice("pictures_not_shown", count=unknown))
    documents = canonical_files(cut(parse(page)), cancel, progress)
    return Book(
        sha256=sha256,
        format="DOCX",
        metadata=docx_metadata(path, archive),
        files=tuple(book_file(number, found) for number, found in enumerate(documents)),
        toc=toc_from_headings([found.headings for found in documents]),
        warnings=tuple(warnings),
        cover=_cover(archive, documents[0].markup),
    )


def _cover(archive: Archive, markup: bytes) -> str:
    """The thumbnail that Word stores, else a picture at the document's beginning, or ""."""
    names = [n for n in archive.names if n.lower().startswith("docprops/thumbnail")]
    shown = _IMAGE.search(markup)
    body = markup.find(b"<body") if shown is not None else -1
    if shown is not None and not _TAG.sub(b"", markup[body : shown.start()]).strip():
        names.append(unquote(shown.group(1).decode()))
    return next((n for n in names if media_type(n) in PICTURES and archive.read(n)), "")


def _page(path: Path, harmless: bytes, alive: Callable[[], None]) -> tuple[bytes, int]:
    """The document as one web page, and how many of its pictures cannot be shown."""
    unknown: list[str] = []

    def picture(image: Any) -> dict[str, str]:
        name = _name_of(image)
        if media_type(name) not in PICTURES:
            unknown.append(name)
            return {}
        return {"src": "../" + quote(name)}

    def read(document: Any) -> Any:
        alive()
        return document

    try:
        alive()
        made = mammoth.convert_to_html(
            io.BytesIO(harmless),
            transform_document=read,
            style_map=_STYLES,
            include_embedded_style_map=False,
            external_file_access=False,
            convert_image=mammoth.images.img_element(picture),
        )
    except _FAILURES as error:
        raise DamagedBook(Notice("word_damaged", name=path.name)) from error
    head = f"<style>.{HIDDEN_STYLE} {{ display: none }}</style>"
    return f"<html><head>{head}</head><body>{made.value}</body></html>".encode(), len(unknown)


def _name_of(image: Any) -> str:
    """The name of the picture's member in the book, which is its content in the copy of the zip."""
    try:
        with image.open() as held:
            return str(held.read(4_000).decode("utf-8"))
    except _FAILURES:
        return ""


def _harmless(path: Path, archive: Archive, warnings: list[Notice]) -> bytes:
    """The cleaned copy of the zip, for mammoth."""
    copy = io.BytesIO()
    styles = archive.read("word/styles.xml", MAX_CHAPTER)
    hiding = hiding_styles(parse_package_xml(styles) if styles else None)
    with zipfile.ZipFile(copy, "w") as written:
        for name in archive.names:
            if name.lower().endswith(_TEXT):
                part = _part(path, archive, name, hiding)
                if part:
                    written.writestr(name, part)
                else:
                    warnings.append(Notice("part_damaged", name=one_line(name, 80)))
            else:
                written.writestr(name, name.encode("utf-8", "replace"))
    return copy.getvalue()


def _part(path: Path, archive: Archive, name: str, hiding: frozenset[str]) -> bytes:
    """A part of text without document type, within bounds; empty where it is damaged."""
    raw = archive.read(name, MAX_CHAPTER)
    root = parse_package_xml(raw) if raw else None
    if root is None:
        return b""
    if _beyond_bounds(root):
        raise UnsafeBook(Notice("word_too_large", name=path.name))
    mark_hidden(root, hiding)
    return etree.tostring(root, encoding="utf-8", xml_declaration=True)


def _beyond_bounds(root: etree._Element) -> bool:
    depth = count = 0
    for event, _ in etree.iterwalk(root, events=("start", "end")):
        count += event == "start"
        depth += 1 if event == "start" else -1
        if depth > _DEEPEST or count > _MAX_ELEMENTS:
            return True
    return False


def docx_metadata(path: Path, archive: Archive) -> Metadata:
    """The metadata of a Word document, cleaned for display."""
    raw = archive.read("docProps/core.xml", MAX_CHAPTER)
    root = parse_package_xml(raw) if raw else None
    fields: dict[str, str] = {}
    for element in root if root is not None else ():
        fields.setdefault(local(element), one_line(text_of(element), 2_000))
    return Metadata(
        title=real_title(fields.get("title", "")) or one_line(path.stem),
        authors=tuple(_authors(fields.get("creator", ""))),
        language=one_line(fields.get("language", ""), 40) or _language(archive),
        published=fields.get("created", "")[:10],
        identifier=one_line(fields.get("identifier", "")),
        description=fields.get("description", ""),
    )


def _authors(names: str) -> Iterator[str]:
    yield from filter(None, map(real_name, names.split(";")[:50]))


def _language(archive: Archive) -> str:
    """The language the document's styles are written in."""
    raw = archive.read("word/styles.xml", MAX_CHAPTER)
    root = parse_package_xml(raw) if raw else None
    for element in root.iter() if root is not None else ():
        if local(element) == "lang":
            found = next((v for k, v in element.items() if str(k).endswith("}val")), "")
            return one_line(str(found), 40)
    return ""
