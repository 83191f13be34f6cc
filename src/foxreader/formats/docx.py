"""DOCX: Word's document as mammoth reads it, cut into files by its headings.

mammoth is given a copy of the zip in memory: each part of text is parsed safely first,
and each picture is replaced by its name, so that a picture is unpacked only when it is shown.
"""

from __future__ import annotations

import io
import re
import secrets
import zipfile
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from html import escape, unescape
from pathlib import Path
from typing import Any
from urllib.parse import quote, unquote
from xml.parsers.expat import ExpatError

import mammoth
from lxml import etree

from foxreader.core.about import one_line, real_name, real_title
from foxreader.core.book import Book, Metadata, Resources
from foxreader.core.cancel import Cancel, Progress
from foxreader.core.errors import DamagedBook, UnsafeBook
from foxreader.core.notice import Notice
from foxreader.formats.archive import MAX_CHAPTER, PICTURES, Archive, with_pictures
from foxreader.formats.contents import toc_from_headings
from foxreader.formats.docx_numbers import LEVEL_STYLE, LEVELS, drop_broken_lists, write_numbers
from foxreader.formats.docx_parts import (
    HEADING_STYLE,
    HIDDEN_STYLE,
    InsertedDocuments,
    LeftToRead,
    WordNotes,
    accept_changes,
    child,
    hiding_styles,
    mark_headings,
    mark_hidden,
    named,
    read_styles,
    unwrap,
    value,
)
from foxreader.formats.html.cut import book_file, canonical_files, cut
from foxreader.formats.html.markup import parse
from foxreader.formats.html.xmlsource import local, parse_package_xml, text_of
from foxreader.formats.kinds import media_type

# Formulas as MathML

_WORD = "{http://schemas.openxmlformats.org/wordprocessingml/2006/main}"
_TOKEN = re.compile(r"\d+(?:[.,]\d+)*|\S")
_HIGHEST = 40  # levels of formulas in formulas; Word writes a few


def _take_formulas(part: etree._Element, mark: str, found: list[str]) -> None:
    """Add the MathML of each formula of ``part`` to ``found``; in its place stay words that are
    ``mark``, its index in ``found``, and a semicolon."""
    for formula in [e for e in named(part, "oMath") if not _is_inside(e)]:
        around, tail = formula.getparent(), formula.tail
        if around is None:
            continue
        display = ' display="block"' if local(around) == "oMathPara" else ""
        found.append(
            f'<math xmlns="http://www.w3.org/1998/Math/MathML"{display}>{_row(formula, 0)}</math>'
        )
        run = etree.Element(_WORD + "r")
        etree.SubElement(run, _WORD + "t").text = f"{mark}{len(found) - 1};"
        run.tail = tail
        around.replace(formula, run)
    for paragraph in list(named(part, "oMathPara")):
        _unwrap(paragraph)


def _is_inside(formula: etree._Element) -> bool:
    return any(local(around) == "oMath" for around in formula.iterancestors())


def _unwrap(block: etree._Element) -> None:
    """Put the runs in ``block`` in its place."""
    around = block.getparent()
    if around is None:
        return
    for run in [e for e in block if local(e) == "r"]:
        block.addprevious(run)
    around.remove(block)


def _row(element: etree._Element | None, depth: int) -> str:
    """The MathML of all in ``element``, as one row."""
    if element is None or depth > _HIGHEST:
        return "<mrow></mrow>"
    return f"<mrow>{''.join(_one(e, depth + 1) for e in element)}</mrow>"


def _one(element: etree._Element, depth: int) -> str:
    name = local(element)
    if name.endswith("Pr"):
        return ""
    if name == "r":
        return "".join(_tokens("".join(e.text or "" for e in element if local(e) == "t")))
    write = _WRITERS.get(name)
    return write(element, depth) if write is not None else _row(element, depth)


def _tokens(text: str) -> Iterator[str]:
    """Numbers, letters and signs, each in its element."""
    for token in _TOKEN.findall(text):
        tag = "mn" if token[0].isdecimal() else "mi" if token[0].isalpha() else "mo"
        yield f"<{tag}>{escape(token)}</{tag}>"


def _parts(tag: str, *names: str) -> Callable[[etree._Element, int], str]:
    """Writes ``tag`` with a row for each child of those names."""

    def write(element: etree._Element, depth: int) -> str:
        return f"<{tag}>{''.join(_row(child(element, n), depth) for n in names)}</{tag}>"

    return write


def _character(element: etree._Element, otherwise: str, name: str = "chr") -> str:
    """The character that the properties of ``element`` name."""
    properties = next((e for e in element if local(e).endswith("Pr")), None)
    found = child(properties, name)
    return otherwise if found is None else escape(value(found))


def _root(element: etree._Element, depth: int) -> str:
    degree = child(element, "deg")
    if degree is None or not len(degree):
        return f"<msqrt>{_row(child(element, 'e'), depth)}</msqrt>"
    return f"<mroot>{_row(child(element, 'e'), depth)}{_row(degree, depth)}</mroot>"


def _sum(element: etree._Element, depth: int) -> str:
    """A sum, a product or an integral with its bounds."""
    sign = f"<mo>{_character(element, '∫')}</mo>"
    low, high = (_row(child(element, name), depth) for name in ("sub", "sup"))
    tag = "msubsup" if sign == "<mo>∫</mo>" else "munderover"
    return f"<mrow><{tag}>{sign}{low}{high}</{tag}>{_row(child(element, 'e'), depth)}</mrow>"


def _fenced(element: etree._Element, depth: int) -> str:
    inner = [_row(e, depth) for e in element if local(e) == "e"]
    between = f"<mo>{_character(element, '|', 'sepChr')}</mo>"
    opening, closing = _character(element, "(", "begChr"), _character(element, ")", "endChr")
    return f"<mrow><mo>{opening}</mo>{between.join(inner)}<mo>{closing}</mo></mrow>"


def _accent(tag: str, otherwise: str) -> Callable[[etree._Element, int], str]:
    """Writes ``tag`` with a sign over or under a row."""

    def write(element: etree._Element, depth: int) -> str:
        sign = f"<mo>{_character(element, otherwise)}</mo>"
        return f"<{tag}>{_row(child(element, 'e'), depth)}{sign}</{tag}>"

    return write


def _table(rows: Sequence[Sequence[etree._Element]], depth: int) -> str:
    cells = ("".join(f"<mtd>{_row(cell, depth)}</mtd>" for cell in row) for row in rows)
    return f"<mtable>{''.join(f'<mtr>{row}</mtr>' for row in cells)}</mtable>"


def _matrix(element: etree._Element, depth: int) -> str:
    rows = [[c for c in row if local(c) == "e"] for row in element if local(row) == "mr"]
    return _table(rows, depth)


def _lines(element: etree._Element, depth: int) -> str:
    return _table([[e] for e in element if local(e) == "e"], depth)


_WRITERS: Mapping[str, Callable[[etree._Element, int], str]] = {
    "f": _parts("mfrac", "num", "den"),
    "sSup": _parts("msup", "e", "sup"),
    "sSub": _parts("msub", "e", "sub"),
    "sSubSup": _parts("msubsup", "e", "sub", "sup"),
    "limLow": _parts("munder", "e", "lim"),
    "limUpp": _parts("mover", "e", "lim"),
    "func": _parts("mrow", "fName", "e"),
    "rad": _root,
    "nary": _sum,
    "d": _fenced,
    "m": _matrix,
    "eqArr": _lines,
    "acc": _accent("mover", "\u0302"),
    "bar": _accent("mover", "\u00af"),
    "groupChr": _accent("munder", "\u23df"),
}


# The book

_STYLES = f"""
p[style-name='Title'] => h1:fresh
p[style-name='Subtitle'] => p.subtitle:fresh > em
p[style-name='Quote'] => blockquote:fresh
p[style-name='Intense Quote'] => blockquote:fresh
r.{HIDDEN_STYLE} => span.{HIDDEN_STYLE}
comment-reference => sup
br[type='page'] => br
br[type='column'] => br
"""
_STYLES += "".join(f"p.{HEADING_STYLE}{n} => h{n}:fresh\n" for n in range(1, 7))
_STYLES += "".join(
    f"p.{LEVEL_STYLE}{n} => p.{LEVEL_STYLE}{n}:fresh\n" for n in range(1, LEVELS + 1)
)
_SHEET = f".{HIDDEN_STYLE} {{ display: none }}" + "".join(
    f" .{LEVEL_STYLE}{n} {{ margin-inline-start: {2 * n - 2}em }}" for n in range(2, LEVELS + 1)
)
_TEXT = (".xml", ".rels")
_NOTES = re.compile(r"(?:footnotes|endnotes|comments)\d*\.xml$", re.I)
_COMMENT = re.compile(r'(<dt id="comment-([^"]*)">)Comment (\[\w*\])')
_TAG = re.compile(rb"<[^>]*>")
_IMAGE = re.compile(rb"<img\b[^>]*\bsrc=\"\.\./([^\"]+)\"")
# Bounds of a document's XML, set by hand far above what word processors write: mammoth reads it
# with a function that calls itself for each level, which Python limits.
_DEEPEST = 120
_MAX_ELEMENTS = 1_000_000
_MOST_INSIDE = 3  # Word documents in each other
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
    return with_pictures(path, lambda archive: _book(archive, path, sha256, cancel, progress))


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

    root = _tree(path, archive, warnings, alive, LeftToRead())
    documents = canonical_files(cut(root), cancel, progress)
    return Book(
        sha256=sha256,
        format="DOCX",
        metadata=docx_metadata(path, archive),
        files=tuple(book_file(number, found) for number, found in enumerate(documents)),
        toc=toc_from_headings([found.headings for found in documents]),
        warnings=tuple(dict.fromkeys(warnings)),
        cover=_cover(archive, documents[0].markup),
    )


def _tree(
    path: Path,
    archive: Archive,
    warnings: list[Notice],
    alive: Callable[[], None],
    left: LeftToRead,
    depth: int = 0,
) -> etree._Element:
    """The document as one web page, those that are inserted in it in their places."""

    def inner(found: Archive) -> etree._Element | None:
        if depth >= _MOST_INSIDE:
            return None
        return _tree(path, found, warnings, alive, left, depth + 1)

    apart = _Apart()
    inserted = InsertedDocuments(path, archive, apart.mark, inner, left)
    harmless = _harmless(path, archive, warnings, apart, inserted)
    page, unknown = _page(path, harmless, apart, alive)
    alive()
    root = parse(page)
    left_out, more = inserted.place(root)
    if unknown + more:
        warnings.append(Notice("pictures_not_shown", count=unknown + more))
    if left_out:
        warnings.append(Notice("inserted_left_out", count=left_out))
    return root


def _cover(archive: Archive, markup: bytes) -> str:
    """The thumbnail that Word stores, else a picture at the document's beginning, or ""."""
    names = [n for n in archive.names if n.lower().startswith("docprops/thumbnail")]
    shown = _IMAGE.search(markup)
    body = markup.find(b"<body") if shown is not None else -1
    if shown is not None and not _TAG.sub(b"", markup[body : shown.start()]).strip():
        names.append(unquote(shown.group(1).decode()))
    return next((n for n in names if media_type(n) in PICTURES and archive.read(n)), "")


def _page(
    path: Path, harmless: bytes, apart: _Apart, alive: Callable[[], None]
) -> tuple[bytes, int]:
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
    body = apart.placed(made.value)
    page = f"<html><head><style>{_SHEET}</style></head><body>{body}</body></html>"
    return page.encode(), len(unknown)


def _name_of(image: Any) -> str:
    """The name of the picture's member in the book, which is its content in the copy of the zip."""
    try:
        with image.open() as held:
            return str(held.read(4_000).decode("utf-8"))
    except _FAILURES:
        return ""


@dataclass(frozen=True, slots=True)
class _Apart:
    """What is not given to mammoth: a document's formulas as MathML, with the words that stand in
    the place of each, and who wrote the comments."""

    mark: str = field(default_factory=lambda: f"fx{secrets.token_hex(12)}")
    formulas: list[str] = field(default_factory=list)
    notes: WordNotes = field(default_factory=WordNotes)

    def placed(self, html: str) -> str:
        """``html`` with each formula in its place, and each comment under its writer's name."""
        html = re.sub(rf"{self.mark}(\d+);", lambda match: self.formulas[int(match[1])], html)
        return _COMMENT.sub(self._headed, html)

    def _headed(self, match: re.Match[str]) -> str:
        writer = self.notes.writers.get(unescape(match[2]), "")
        return f"{match[1]}{match[3]} {escape(writer)}"


def _harmless(
    path: Path,
    archive: Archive,
    warnings: list[Notice],
    apart: _Apart,
    inserted: InsertedDocuments,
) -> bytes:
    """The cleaned copy of the zip, for mammoth; what that does not have goes to the others."""
    copy = io.BytesIO()
    prepare = _prepared(archive, apart, inserted)
    with zipfile.ZipFile(copy, "w") as written:
        for name in archive.names:
            if name.lower().endswith(_TEXT):
                part = _part(path, archive, name, prepare)
                if part:
                    written.writestr(name, part)
                else:
                    warnings.append(Notice("part_damaged", name=one_line(name, 80)))
            else:
                written.writestr(name, name.encode("utf-8", "replace"))
    return copy.getvalue()


def _prepared(
    archive: Archive, apart: _Apart, inserted: InsertedDocuments
) -> Callable[[etree._Element, str], None]:
    """What is done to each part before mammoth reads it, which would lose what it says."""

    def root_of(name: str) -> etree._Element | None:
        return parse_package_xml(archive.read(name, MAX_CHAPTER))

    shapes, numbering = root_of("word/styles.xml"), root_of("word/numbering.xml")
    styles, hiding = read_styles(shapes), hiding_styles(shapes)
    for name in filter(_NOTES.search, archive.names):
        if (part := root_of(name)) is not None:
            apart.notes.add(part)

    def prepare(part: etree._Element, name: str) -> None:
        inserted.take(part, name)
        accept_changes(part)
        unwrap(part)
        apart.notes.keep_marks(part)
        mark_hidden(part, hiding)
        if local(part) == "document":
            write_numbers(part, styles, numbering)
            mark_headings(part, styles)
        elif local(part) == "numbering":
            drop_broken_lists(part)
        _take_formulas(part, apart.mark, apart.formulas)

    return prepare


def _part(
    path: Path, archive: Archive, name: str, prepare: Callable[[etree._Element, str], None]
) -> bytes:
    """A part of text without document type, within bounds; empty where it is damaged."""
    root = parse_package_xml(archive.read(name, MAX_CHAPTER))
    if root is None:
        return b""
    if _beyond_bounds(root):
        raise UnsafeBook(Notice("word_too_large", name=path.name))
    prepare(root, name)
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
    root = parse_package_xml(archive.read("docProps/core.xml", MAX_CHAPTER))
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
    root = parse_package_xml(archive.read("word/styles.xml", MAX_CHAPTER))
    for element in root.iter() if root is not None else ():
        if local(element) == "lang":
            found = next((v for k, v in element.items() if str(k).endswith("}val")), "")
            return one_line(str(found), 40)
    return ""
