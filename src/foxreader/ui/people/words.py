"""How kinds, counts and places are said in the panel."""

from __future__ import annotations

from foxreader.core.book import Book
from foxreader.core.span import Span
from foxreader.index.storage.named_table import NamedKind
from foxreader.ui.platform.progress import page_label_words
from foxreader.ui.platform.translation import Context, percent

PeopleWords = Context("PeopleWords")


def kind_words(kind: NamedKind) -> str:
    """What one of a kind is called."""
    return {
        "person": PeopleWords.tr("person"),
        "place": PeopleWords.tr("place"),
        "term": PeopleWords.tr("term"),
    }[kind]


def times_words(count: int) -> str:
    """How often one is named."""
    return PeopleWords.tr("%Ln time(s)", "", count)


def place_words(book: Book, place: Span) -> str:
    """Where a mention is: its chapter, and the page, or how far into the book."""
    page = page_label_words(book.page_label(place)) or percent(book.fraction(place))
    return " · ".join(part for part in (book.title_at(place), page) if part)
