"""What a model wrote of the book as another model is shown it: beside the book, and no evidence.

A statement loses its tag, and the sentence of the book that the tag was for stands before it with
its own. So nothing but the book's words can be cited, and the answering model reads them.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from foxreader.core.span import Span, find_tags
from foxreader.index.book_index import BookIndex
from foxreader.retrieval.tools.render import line

NOTE = "(After “summary:” are a model's words: no evidence, not to be cited. Tags are the book's.)"
_CLOSING = re.compile(r"\s*[.!?,;:。！？、，；]+")


def beside_the_book(index: BookIndex, text: str) -> list[str]:
    """The statements of ``text`` in order, each after the book's sentence that it rests on.

    A statement without a tag, or with one that names no sentence, stands by itself.
    """
    shown: list[str] = []
    seen: set[Span] = set()
    for statement, spans in _statements(text):
        for span in spans:
            unit = _nearest(index, span, statement)
            if unit is not None and unit not in seen:
                seen.add(unit)
                shown.append(line(index.book, unit))
        if statement:
            shown.append(f"(summary: {statement})")
    return shown


def _statements(text: str) -> Iterator[tuple[str, list[Span]]]:
    """Each statement without its tags, and the places these name."""
    said, at = "", 0
    spans: list[Span] = []
    for start, end, span in find_tags(text):
        between = text[at:start]
        if spans:
            # A full stop after a tag belongs to what is before it.
            closing = _CLOSING.match(between)
            said, between = _closed(said, between, closing.end() if closing else 0)
            if between.strip():
                yield said, spans
                said, spans = "", []
        said = f"{said}{between}"
        spans.append(span)
        at = end
    rest = text[at:]
    closing = _CLOSING.match(rest)
    if spans:
        said, rest = _closed(said, rest, closing.end() if closing else 0)
        yield said, spans
    if rest.strip():
        yield " ".join(rest.split()), []


def _closed(said: str, following: str, end: int) -> tuple[str, str]:
    """``said`` on one line with the marks that ``following`` begins with, and the rest of it."""
    marks = following[:end].strip()
    return " ".join(said.split()) + marks, following[end:]


def _nearest(index: BookIndex, span: Span, statement: str) -> Span | None:
    """The unit inside ``span`` that shares most words with ``statement``; the first of equals."""
    words = set(statement.casefold().split())
    units = index.units_inside(span)
    if not units:
        return None
    shared = [len(words & set(index.book.text_at(unit).casefold().split())) for unit in units]
    return units[shared.index(max(shared))]
