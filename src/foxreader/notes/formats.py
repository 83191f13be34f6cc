"""The formats that annotations are written in, by name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Literal, get_args

from foxreader.answer.export.remarks import Words
from foxreader.notes.asjson import as_json
from foxreader.notes.astext import as_csv, as_html, as_markdown
from foxreader.notes.listed import NoteList

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
    "md": as_markdown,
    "html": as_html,
    "csv": as_csv,
}


def written(notes: NoteList, fmt: str, words: Words = str) -> str:
    """``notes`` as the text of a file, with the program's own words as ``words`` gives them."""
    return _WRITERS[fmt](notes, words)
