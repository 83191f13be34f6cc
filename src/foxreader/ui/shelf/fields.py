"""What the fields of a book's details hold, and which corrections they make; pure."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from foxreader.core.about import About, series_number

_SEPARATOR = ";"
FIELDS = ("title", "sort_title", "authors", "series", "series_index", "tags", "language")
"""The fields, in their order."""


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
    }


def corrections(said: About, texts: Mapping[str, str]) -> dict[str, Any]:
    """The correction of each field that was written, as ``Records.correct`` takes them: None where
    it is what the file says, or, in a title, where nothing was written."""
    own = field_texts(said)
    made: dict[str, Any] = {}
    for name, text in texts.items():
        written = " ".join(text.split())
        if name in ("authors", "tags"):
            parts = [" ".join(part.split()) for part in text.split(_SEPARATOR)]
            values = list(dict.fromkeys(filter(None, parts)))
            made[name] = None if tuple(values) == getattr(said, name) else values
        elif name == "series_index":
            number = series_number(written)
            made[name] = None if number == said.series_index else number
        elif written == own[name] or (name == "title" and not written):
            made[name] = None
        else:
            made[name] = written
    return made
