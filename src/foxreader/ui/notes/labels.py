"""What an annotation is called and how its words are shown; pure."""

from __future__ import annotations

from collections.abc import Mapping

from foxreader.core.annotation import Annotation, Color
from foxreader.core.book import Book
from foxreader.core.link import numbered
from foxreader.core.span import Span
from foxreader.ui.platform.translation import QT_TRANSLATE_NOOP, Context, percent

NotesWords = Context("NotesWords")

_NAMES: dict[Color, str] = {
    "rose": QT_TRANSLATE_NOOP("NotesWords", "Rose"),
    "green": QT_TRANSLATE_NOOP("NotesWords", "Green"),
    "blue": QT_TRANSLATE_NOOP("NotesWords", "Blue"),
    "violet": QT_TRANSLATE_NOOP("NotesWords", "Violet"),
    "grey": QT_TRANSLATE_NOOP("NotesWords", "Grey"),
}
_ENDS = tuple(".!?…。！？:;”’»\"'")
"""What the text before a quote ends in where the quote begins a sentence."""


def color_name(color: Color, names: Mapping[str, str]) -> str:
    """The reader's name for a colour, else the colour's own."""
    return names.get(color, "").strip() or NotesWords.tr(_NAMES[color])


def where_words(book: Book, span: Span) -> str:
    """The page a passage is on, or how far into the book it is."""
    return book.page_label(span) or percent(book.fraction(span))


def words_of(annotation: Annotation) -> str:
    """The words an annotation is at, in one line; "…" before words inside a sentence."""
    anchor = annotation.anchor
    words = " ".join((annotation.title or anchor.quote).replace("\u00ad", "").split())
    if annotation.kind == "bookmark":
        return words or NotesWords.tr("A place without words")
    before = anchor.before.rstrip(" \u00a0")
    return words if not before or before.endswith(("\n", *_ENDS)) else f"…{words}"


def note_words(note: str) -> str:
    """A note in one paragraph, with its citations as numbers: [1]."""
    return " ".join(numbered(note).split())
