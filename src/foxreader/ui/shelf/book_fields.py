"""The fields of a book's details: what they are called and hold, which corrections they make."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtWidgets import QComboBox, QWidget

from foxreader.core.about import About, isbn_of, series_number
from foxreader.ui.platform.translation import QT_TRANSLATE_NOOP, Context
from foxreader.ui.shelf.words import stars_words

BookWords = Context("BookWords")
_NAMES: Mapping[str, str] = {
    "title": QT_TRANSLATE_NOOP("BookWords", "Title"),
    "sort_title": QT_TRANSLATE_NOOP("BookWords", "Sorted as"),
    "authors": QT_TRANSLATE_NOOP("BookWords", "Authors"),
    "series": QT_TRANSLATE_NOOP("BookWords", "Series"),
    "series_index": QT_TRANSLATE_NOOP("BookWords", "Number in it"),
    "tags": QT_TRANSLATE_NOOP("BookWords", "Tags"),
    "language": QT_TRANSLATE_NOOP("BookWords", "Language"),
    "publisher": QT_TRANSLATE_NOOP("BookWords", "Publisher"),
    "published": QT_TRANSLATE_NOOP("BookWords", "Published"),
    "isbn": QT_TRANSLATE_NOOP("BookWords", "ISBN"),
    "identifiers": QT_TRANSLATE_NOOP("BookWords", "Other identifiers"),
    "rating": QT_TRANSLATE_NOOP("BookWords", "Rating"),
    "description": QT_TRANSLATE_NOOP("BookWords", "Description"),
}
HINTS: Mapping[str, str] = {
    "authors": QT_TRANSLATE_NOOP("BookWords", "Several with ; between them"),
    "tags": QT_TRANSLATE_NOOP("BookWords", "Several with ; between them"),
    "language": QT_TRANSLATE_NOOP("BookWords", "A code such as en or de"),
    "published": QT_TRANSLATE_NOOP("BookWords", "A year, or a day such as 1851-10-18"),
    "identifiers": QT_TRANSLATE_NOOP("BookWords", "Such as doi:10.1000/182; several with ;"),
}
_RATINGS = tuple(half / 2 for half in range(1, 11))
_SEPARATOR = ";"
FIELDS = (
    "title", "sort_title", "authors", "series", "series_index", "tags", "language", "publisher",
    "published", "isbn", "identifiers", "description",
)  # fmt: skip
"""What is written in the dialog, in its order."""
_LISTED = ("authors", "tags", "identifiers")


def field_name(name: str) -> str:
    """What a field of a book is called."""
    return BookWords.tr(_NAMES[name])


def rating_box(parent: QWidget) -> QComboBox:
    """A field for a rating, whose data are stars, 0.0 for none."""
    box = QComboBox(parent)
    box.setAccessibleName(field_name("rating"))
    for stars in (0.0, *_RATINGS):
        box.addItem(stars_words(stars), stars)
    return box


def listed(text: str) -> list[str]:
    """The values of a field that has several."""
    parts = (" ".join(part.split()) for part in text.split(_SEPARATOR))
    return list(dict.fromkeys(filter(None, parts)))


def field_texts(about: About) -> dict[str, str]:
    """What each field shows of a book."""
    index = about.series_index
    return {
        "title": about.title,
        "sort_title": about.sort_title,
        "authors": f"{_SEPARATOR} ".join(about.authors),
        "series": about.series,
        "series_index": "" if index is None else f"{index:g}",
        "tags": f"{_SEPARATOR} ".join(about.tags),
        "language": about.language,
        "publisher": about.publisher,
        "published": about.published,
        "isbn": about.isbn,
        "identifiers": f"{_SEPARATOR} ".join(about.identifiers),
        "description": about.description,
    }


def corrections(said: About, texts: Mapping[str, str]) -> dict[str, Any]:
    """The correction of each field that was written, as ``Records.correct`` takes them: None where
    it is what the file says, or, in a title, where nothing was written."""
    own = field_texts(said)
    made: dict[str, Any] = {}
    for name, text in texts.items():
        written = text.strip() if name == "description" else " ".join(text.split())
        if name == "isbn":
            written = isbn_of(written)
        if name in _LISTED:
            values = listed(text)
            made[name] = None if tuple(values) == getattr(said, name) else values
        elif name == "series_index":
            index = series_number(written)
            made[name] = None if index == said.series_index else index
        elif written == own[name] or (name == "title" and not written):
            made[name] = None
        else:
            made[name] = written
    return made
