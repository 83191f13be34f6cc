"""The annotations of an EPUB as a copy of it is to have them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from foxreader.answer.export.remarks import LANGUAGE, Words
from foxreader.answer.export.sheet import one_line, shown
from foxreader.core.notice import Notice
from foxreader.notes.asjson import as_json
from foxreader.notes.listed import Listed, NoteList

MEMBER = "META-INF/foxreader-notes.json"
"""Where a copy has its notes for programs, as ``asjson`` writes them."""
_MISSING, _BOOKMARK = Notice("notes_not_found"), Notice("notes_bookmark")


def copied(notes: NoteList, words: Words = str) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """What a copy of the book is to have, and its marks, as the reader of EPUB takes them."""
    marks = [_mark(entry, notes, words) for entry in notes.entries]
    names = {_member(entry, notes): entry.span.file for entry in notes.entries if entry.span}
    about = {
        "texts": {name: notes.book.files[file].text for name, file in names.items()},
        "title": words(Notice("notes_page_title")),
        "language": words(LANGUAGE),
        "kept": (MEMBER, as_json(notes)),
    }
    return about, marks


def _member(entry: Listed, notes: NoteList) -> str:
    # A file that the spine lists once more has the same name with a number.
    return "" if entry.span is None else notes.book.files[entry.span.file].name.partition("~")[0]


def _mark(entry: Listed, notes: NoteList, words: Words) -> dict[str, Any]:
    one, span = entry.annotation, entry.span
    return {
        "member": _member(entry, notes),
        "start": span.start if span else 0,
        "end": (span.end if one.kind == "highlight" else span.start) if span else 0,
        "name": f"foxreader-{one.id}",
        "color": one.color or "",
        "quote": one_line(entry.quote),
        "note": shown(one.note),
        "where": " · ".join(_where(entry, words)),
        "heading": one_line(entry.chapter) if span else words(_MISSING),
    }


def _where(entry: Listed, words: Words) -> Iterator[str]:
    one = entry.annotation
    if one.kind == "bookmark":
        yield words(_BOOKMARK) + (f": {one.title}" if one.title else "")
    if entry.page:
        yield words(Notice("notes_page", page=entry.page))
    if entry.span is not None:
        yield words(Notice("notes_back"))
