"""Annotations as Markdown, as one HTML page, and as a table (CSV).

Nothing of a book or of a note becomes markup, a script or a formula in them.
"""

from __future__ import annotations

import base64
import csv
import hashlib
import io
from collections.abc import Iterator
from html import escape
from itertools import groupby

from foxreader.answer.export.asmarkdown import escaped, escaped_run
from foxreader.answer.export.remarks import LANGUAGE, OPEN, Words
from foxreader.answer.export.sheet import one_line, shown
from foxreader.core.link import citations_in
from foxreader.core.notice import Notice
from foxreader.core.plain_data import inert
from foxreader.notes.listed import Listed, NoteList

_MISSING = Notice("notes_not_found")
BOOKMARK = Notice("notes_bookmark")

_STYLE = """
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
_DIGEST = base64.b64encode(hashlib.sha256(_STYLE.encode()).digest()).decode()
_POLICY = f"default-src 'none'; style-src 'sha256-{_DIGEST}'; base-uri 'none'; form-action 'none'"

COLUMNS = (
    "kind", "color", "quote", "note", "chapter", "page", "tag", "link", "made", "changed", "id",
)  # fmt: skip


def as_markdown(notes: NoteList, words: Words = str) -> str:
    """``notes`` as Markdown, with the program's own words as ``words`` gives them."""
    blocks = [f"# {escaped(notes.title)}"]
    if notes.book.metadata.authors:
        blocks.append(escaped(", ".join(notes.book.metadata.authors)))
    for heading, entries in _by_chapter(notes, words):
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


def as_html(notes: NoteList, words: Words = str) -> str:
    """``notes`` as one HTML page without scripts and external resources."""
    title, authors = _text(notes.title), _text(", ".join(notes.book.metadata.authors))
    parts = []
    for heading, entries in _by_chapter(notes, words):
        parts += [f'<h2 dir="auto">{_text(heading)}</h2>'] if heading else []
        parts += [_html(entry, words) for entry in entries]
    body = "\n".join(parts)
    return (
        f'<!DOCTYPE html>\n<html lang="{_text(words(LANGUAGE))}">\n'
        '<head>\n<meta charset="utf-8">\n'
        f'<meta http-equiv="Content-Security-Policy" content="{_POLICY}">\n'
        '<meta name="referrer" content="no-referrer">\n'
        f"<title>{title}</title>\n<style>{_STYLE}</style>\n</head>\n<body>\n"
        f'<h1 dir="auto">{title}</h1>\n<p class="where" dir="auto">{authors}</p>\n{body}\n'
        "</body>\n</html>\n"
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


def _by_chapter(notes: NoteList, words: Words) -> Iterator[tuple[str, list[Listed]]]:
    """The entries under the titles of their chapters; those not found come last."""

    def heading(entry: Listed) -> str:
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


def as_csv(notes: NoteList, words: Words = str) -> str:
    """``notes`` as a table with a row each, for spreadsheets; ``words`` is not needed.

    A cell that begins with ``= + - @``, a tab or an apostrophe has an apostrophe before it, so that
    no spreadsheet takes a book's words for a formula.
    """
    written = io.StringIO()
    table = csv.writer(written, lineterminator="\r\n")
    table.writerow(COLUMNS)
    for entry in notes.entries:
        one = entry.annotation
        row = (
            one.kind, one.color or "", entry.quote, one.note, entry.chapter, entry.page,
            "" if entry.span is None else str(entry.span), "" if entry.link is None else entry.link,
            one.made, one.changed, one.id,
        )  # fmt: skip
        table.writerow([inert(shown(str(value))) for value in row])
    return written.getvalue()
