"""The annotations of a book written to files: JSON, Markdown, HTML and a table."""

from __future__ import annotations

import base64
import csv
import hashlib
import io
import json
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from html import escape
from itertools import groupby
from typing import Any, Literal, get_args

from foxreader.answer.export.sheets import LANGUAGE, OPEN, Words, one_line, shown
from foxreader.answer.export.writing import escaped, escaped_run
from foxreader.core.annotation import Anchor, Annotation, Placed, tags_in
from foxreader.core.book import Book
from foxreader.core.notice import Notice
from foxreader.core.plain_data import inert
from foxreader.core.span import Link, Span, citations_in

# What every format says of an annotation


@dataclass(frozen=True, slots=True)
class Listed:
    """An annotation. ``span`` is where it is in the book, None where its words are not found.

    ``quote`` are the book's words there, else those it was made at. ``chapter`` is the title of
    its section, ``page`` the label of its page; both "" without one.
    """

    annotation: Annotation
    span: Span | None
    quote: str
    chapter: str = ""
    page: str = ""
    link: Link | None = None


@dataclass(frozen=True, slots=True)
class NoteList:
    """The annotations of ``book`` in order of place, then those whose words are not found."""

    book: Book
    entries: tuple[Listed, ...]

    @property
    def title(self) -> str:
        """The title of the book."""
        return self.book.metadata.title


def note_list(placed: Placed, book: Book) -> NoteList:
    """The annotations of ``book`` that are ``placed`` in it."""
    here = (
        Listed(
            one, span, book.text_at(span), book.title_at(span), book.page_label(span) or "",
            Link(book.sha256, span),
        )
        for one, span in placed.here
    )  # fmt: skip
    missing = (Listed(one, None, one.anchor.quote) for one in placed.missing)
    return NoteList(book, (*here, *missing))


# Annotations as JSON, in the Web Annotation Data Model of the W3C.
#
# The file is an ``AnnotationCollection`` with one ``AnnotationPage``. Each ``Annotation`` has:
#
# - ``motivation``: "highlighting", "commenting" for a highlight with a note, or "bookmarking"
# - ``body``: the note as a ``TextualBody`` with the purpose "commenting", if there is one, and each
#   of its tags as one with the purpose "tagging"
# - ``target``: the book (``source``, with the hash of its file), ``styleClass`` with the color, and
#   three selectors: ``TextQuoteSelector`` (``exact``, ``prefix``, ``suffix``),
#   ``TextPositionSelector`` (code points over the text of all files of the book, half open) and
#   ``FragmentSelector`` with the position tag of the program, ``[f3-120-185]``
# - what the model has no word for, in the namespace ``urn:foxreader:``: ``kind`` ("highlight" or
#   "bookmark"), ``color``, ``title`` of a bookmark, ``chapter``, ``page`` and ``link``

CONTEXT = "http://www.w3.org/ns/anno.jsonld"
"""The name of the data model, as its files have it; nothing is asked there."""
NAMESPACE = "urn:foxreader:"
BOOK_ID = "urn:foxreader:sha256:"
"""What the hash of a book's file follows in the id of a source."""
_TAGS = "urn:foxreader:tag"
_SURROGATE = re.compile("[\ud800-\udfff]")
# The grounds of the five colors in the light theme.
_COLOR_CLASSES = (
    ".rose { background: #f9d9e0 } .green { background: #d6ecd4 } .blue { background: #d5e5f7 } "
    ".violet { background: #e6dcf6 } .grey { background: #e3e2df }"
)


def as_json(notes: NoteList) -> str:
    """``notes`` as JSON."""
    return _as_text(_collection(f"notes:{notes.book.sha256}", notes.title, (notes,)))


def _collection(name: str, label: str, lists: Sequence[NoteList]) -> dict[str, Any]:
    items = [_annotation(entry, one.book) for one in lists for entry in one.entries]
    return {
        "@context": [CONTEXT, {"foxreader": NAMESPACE}],
        "id": f"{NAMESPACE}{name}",
        "type": "AnnotationCollection",
        "label": label,
        "total": len(items),
        "first": {
            "id": f"{NAMESPACE}{name}:1",
            "type": "AnnotationPage",
            "startIndex": 0,
            "items": items,
        },
    }


def _as_text(value: Any) -> str:
    text = json.dumps(value, ensure_ascii=False, indent=2) + "\n"
    return _SURROGATE.sub(lambda match: f"\\u{ord(match[0]):04x}", text)


def _annotation(entry: Listed, book: Book) -> dict[str, Any]:
    one = entry.annotation
    motivation = "commenting" if one.note else "highlighting"
    value: dict[str, Any] = {
        "id": f"{NAMESPACE}annotation:{one.id}",
        "type": "Annotation",
        "motivation": "bookmarking" if one.kind == "bookmark" else motivation,
        "created": one.made,
        "modified": one.changed,
    }
    if one.note:
        body = {"type": "TextualBody", "value": one.note, "format": "text/plain"}
        tags = [body | {"value": tag, "purpose": "tagging"} for tag in tags_in(one.note)]
        value["body"] = [body | {"purpose": "commenting"}, *tags]
    if one.color:
        value["stylesheet"] = {"type": "CssStylesheet", "value": _COLOR_CLASSES}
    value["target"] = _target(entry, book)
    own = {
        "kind": one.kind,
        "color": one.color,
        "title": one.title,
        "chapter": entry.chapter,
        "page": entry.page,
        "link": "" if entry.link is None else str(entry.link),
    }
    return value | {f"foxreader:{name}": said for name, said in own.items() if said}


def _target(entry: Listed, book: Book) -> dict[str, Any]:
    """Where the annotation is in ``book``, else where it was made."""
    span = entry.span
    anchor = entry.annotation.anchor if span is None else Anchor.of(book, span)
    selectors: list[dict[str, Any]] = [
        {
            "type": "TextQuoteSelector",
            "exact": anchor.quote,
            "prefix": anchor.before,
            "suffix": anchor.after,
        },
        {"type": "FragmentSelector", "conformsTo": _TAGS, "value": str(anchor.span)},
    ]
    if span is not None:
        start = book.starts[span.file] + span.start
        position = {"type": "TextPositionSelector", "start": start, "end": start + len(span)}
        selectors.insert(1, position)
    source: dict[str, Any] = {"id": f"{BOOK_ID}{anchor.book}", "type": "Text"}
    meta = book.metadata
    if anchor.book == book.sha256:
        about: dict[str, Any] = {
            "dc:title": meta.title,
            "dc:creator": list(meta.authors),
            "dc:identifier": meta.identifier,
        }
        source |= {name: said for name, said in about.items() if said}
    target: dict[str, Any] = {"type": "SpecificResource", "source": source}
    if entry.annotation.color:
        target["styleClass"] = entry.annotation.color
    return target | {"selector": selectors}


# Markdown, one HTML page, and a table (CSV). Nothing of a book or of a note becomes markup, a
# script or a formula in them.

_MISSING = Notice("notes_not_found")
_ALL = Notice("notes_page_title")
BOOKMARK = Notice("notes_bookmark")

_STYLE_SHEET = """
body { max-width: 42em; margin: 2em auto; padding: 0 1em; font: 1.05em/1.55 Georgia, serif; }
h2 { margin-top: 2em; font-size: 1.15em; }
article { margin: 1.4em 0; }
blockquote { margin: .2em 0; padding-left: .7em; border-left: 3px solid #8a8780;
  white-space: pre-line; }
.note, .where { font-family: system-ui, sans-serif; } /* serif is the book's voice */
.note { margin: .4em 0; white-space: pre-line; }
.where { margin: .2em 0; font-size: .88em; color: #666; }
.rose { border-color: #c2506e; } .green { border-color: #3f8f4a; } .blue { border-color: #3b74b9; }
.violet { border-color: #7d5bbe; } .grey { border-color: #8a8780; }
@media (prefers-color-scheme: dark) { body { background: #181614; color: #e8e2d8; }
  a { color: #f0a868; } .where { color: #a59c8f; } }
"""
_DIGEST = base64.b64encode(hashlib.sha256(_STYLE_SHEET.encode()).digest()).decode()
_POLICY = f"default-src 'none'; style-src 'sha256-{_DIGEST}'; base-uri 'none'; form-action 'none'"

BOM = "\ufeff"
"""By what spreadsheets know that a table is UTF-8."""
COLUMNS = (
    "kind", "color", "quote", "note", "chapter", "page", "tag", "link", "made", "changed", "id",
    "tags",
)  # fmt: skip


def _as_markdown(notes: NoteList, words: Words = str) -> str:
    """``notes`` as Markdown, with the program's own words as ``words`` gives them."""
    blocks = [f"# {escaped(notes.title)}"]
    if notes.book.metadata.authors:
        blocks.append(escaped(", ".join(notes.book.metadata.authors)))
    for heading, entries in by_chapter(notes, words):
        blocks += [f"## {escaped(heading)}"] if heading else []
        for entry in entries:
            blocks += _markdown(entry, words)
    return "\n\n".join(blocks) + "\n"


def _markdown(entry: Listed, words: Words) -> Iterator[str]:
    if one_line(entry.quote):
        yield _quoted(entry.quote)
    if entry.annotation.note.strip():
        yield "  \n".join(map(_cited, shown(entry.annotation.note).splitlines()))
    where = [escaped(one) for one in _where(entry, words)]
    if entry.link is not None:
        where.append(f"[{escaped(words(OPEN))}](<{entry.link}>)")
    yield " · ".join(where)


def _cited(line: str) -> str:
    """A line of a note, with its citations as links."""
    parts, at = [], 0
    for one in citations_in(line):
        before = escaped_run(line[at : one.start])
        if before.endswith("!"):  # the sign of a picture
            before = f"{before[:-1]}\\!"
        parts += [before, f"[{one.number}](<{one.link}>)"]
        at = one.end
    return "".join([*parts, escaped_run(line[at:])]).strip()


def _quoted(quote: str) -> str:
    lines = [escaped(line) for line in shown(quote).splitlines() if line.strip()]
    return "\n>\n".join(f"> {line}" for line in lines)


def _as_html(notes: NoteList, words: Words = str) -> str:
    """``notes`` as one HTML page without scripts and external resources."""
    return _page(_text(notes.title), _html_body(notes, words), words)


def _html_body(notes: NoteList, words: Words) -> str:
    title, authors = _text(notes.title), _text(", ".join(notes.book.metadata.authors))
    parts = [f'<h1 dir="auto">{title}</h1>', f'<p class="where" dir="auto">{authors}</p>']
    for heading, entries in by_chapter(notes, words):
        parts += [f'<h2 dir="auto">{_text(heading)}</h2>'] if heading else []
        parts += [_html(entry, words) for entry in entries]
    return "\n".join(parts)


def _page(title: str, body: str, words: Words) -> str:
    return (
        f'<!DOCTYPE html>\n<html lang="{_text(words(LANGUAGE))}">\n'
        '<head>\n<meta charset="utf-8">\n'
        f'<meta http-equiv="Content-Security-Policy" content="{_POLICY}">\n'
        '<meta name="referrer" content="no-referrer">\n'
        f"<title>{title}</title>\n<style>{_STYLE_SHEET}</style>\n</head>\n<body>\n"
        f"{body}\n</body>\n</html>\n"
    )


def _html(entry: Listed, words: Words) -> str:
    one = entry.annotation
    lines = [f'<article id="note-{_text(one.id)}">']
    if one_line(entry.quote):
        quote = escape(shown(entry.quote))
        lines.append(f'<blockquote class="{one.color or ""}" dir="auto">{quote}</blockquote>')
    if one.note.strip():
        lines.append(f'<p class="note" dir="auto">{_linked(shown(one.note))}</p>')
    where = " · ".join(map(_text, _where(entry, words)))
    if entry.link is not None:
        link = f'<a href="{escape(str(entry.link))}">{_text(words(OPEN))}</a>'
        where = f"{where} · {link}" if where else link
    lines += [f'<p class="where" dir="auto">{where}</p>', "</article>"]
    return "\n".join(lines)


def _linked(note: str) -> str:
    """A note as HTML: all of it escaped, its citations as links."""
    parts, at = [], 0
    for one in citations_in(note):
        link = f'<a href="{escape(str(one.link))}">[{one.number}]</a>'
        parts += [escape(note[at : one.start]), link]
        at = one.end
    return "".join([*parts, escape(note[at:])])


def _text(text: str) -> str:
    return escape(one_line(text))


def by_chapter(notes: NoteList, words: Words) -> Iterator[tuple[str, list[Listed]]]:
    """The entries under the titles of their chapters; those not found come last."""

    def heading(entry: Listed) -> str:
        if not notes.book.files:  # its text is not stored: nothing was looked for in it
            return ""
        return entry.chapter if entry.span is not None else words(_MISSING)

    return ((title, list(entries)) for title, entries in groupby(notes.entries, heading))


def _where(entry: Listed, words: Words) -> Iterator[str]:
    """What says where an annotation is, and what it is if not a highlight."""
    one = entry.annotation
    if one.kind == "bookmark":
        yield words(BOOKMARK) + (f": {one.title}" if one.title else "")
    if entry.page:
        yield words(Notice("notes_page", page=entry.page))
    if entry.span is not None:
        yield str(entry.span)


def _as_csv(notes: NoteList, words: Words = str) -> str:
    """``notes`` as a table with a row each, for spreadsheets; ``words`` is not needed.

    A cell that begins with ``= + - @``, a tab or an apostrophe has an apostrophe before it, so that
    no spreadsheet takes a book's words for a formula.
    """
    return _table((notes,), COLUMNS)


def _table(lists: Sequence[NoteList], columns: Sequence[str]) -> str:
    written = io.StringIO()
    written.write(BOM)
    table = csv.writer(written, lineterminator="\r\n")
    table.writerow(columns)
    for entry, book in ((entry, one.book) for one in lists for entry in one.entries):
        one, about = entry.annotation, book.metadata
        row = (
            one.kind, one.color or "", entry.quote, one.note, entry.chapter, entry.page,
            "" if entry.span is None else str(entry.span), "" if entry.link is None else entry.link,
            one.made, one.changed, one.id, " ".join(tags_in(one.note)), about.title,
            ", ".join(about.authors),
        )  # fmt: skip
        table.writerow([inert(shown(str(value))) for value in row[: len(columns)]])
    return written.getvalue()


# The notes of several books in one file


def written_together(lists: Sequence[NoteList], fmt: str, words: Words = str) -> str:
    """The notes of several books as the text of one file, in their order."""
    if fmt == "json":
        return _as_text(_collection("notes", "", lists))
    if fmt == "html":
        return _page(words(_ALL), "\n".join(_html_body(one, words) for one in lists), words)
    if fmt == "csv":
        return _table(lists, (*COLUMNS, "book", "authors"))
    return "\n".join(written(one, fmt, words) for one in lists)


# The formats by name

Format = Literal["json", "md", "html", "csv"]
FORMATS: tuple[Format, ...] = get_args(Format)
SUFFIXES: Mapping[str, Format] = {
    ".json": "json", ".md": "md", ".markdown": "md", ".html": "html", ".htm": "html", ".csv": "csv",
}  # fmt: skip
"""The format that the name of a file asks for."""

COPIES: Mapping[str, str] = {"epub": "EPUB", "pdf": "PDF"}
"""The formats of books of which a copy with the annotations in it can be written, and what a
``Book`` calls each."""
COPY_SUFFIXES: Mapping[str, str] = {f".{name}": name for name in COPIES}
"""The format that the name of such a copy asks for."""

_WRITERS: Mapping[str, Callable[[NoteList, Words], str]] = {
    "json": lambda notes, words: as_json(notes),
    "md": _as_markdown,
    "html": _as_html,
    "csv": _as_csv,
}


def written(notes: NoteList, fmt: str, words: Words = str) -> str:
    """``notes`` as the text of a file, with the program's own words as ``words`` gives them."""
    return _WRITERS[fmt](notes, words)
