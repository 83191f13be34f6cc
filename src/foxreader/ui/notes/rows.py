"""The rows of the notes list: which annotations are shown, in what order and under what; pure."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Literal

from foxreader.core.annotation import Annotation, Color
from foxreader.core.span import Span
from foxreader.ui.notes.labels import note_words, words_of

Shown = Literal["all", "notes", "marks", "places"]
"""All annotations, highlights with a note, highlights without, or bookmarks."""


@dataclass(frozen=True, slots=True)
class NoteRow:
    """An annotation as it is listed. ``span`` is its place in the open book; None where its words
    were not found, or for one of another book. ``heading`` is the chapter or the book it is under.
    """

    annotation: Annotation
    span: Span | None
    heading: str
    words: str
    note: str
    missing: bool = False

    @property
    def id(self) -> str:
        """The annotation's id."""
        return self.annotation.id

    @property
    def kind(self) -> Shown:
        """Which of the kinds it counts as."""
        if self.annotation.kind == "bookmark":
            return "places"
        return "notes" if self.annotation.note else "marks"


Row = NoteRow | str
"""An annotation, or the heading of those below it."""


@dataclass(frozen=True, slots=True)
class Filter:
    """What of the annotations is listed: of these colours (none for all), of a kind, with words."""

    colors: frozenset[Color] = frozenset()
    kind: Shown = "all"
    words: str = ""

    def __bool__(self) -> bool:
        return bool(self.colors) or self.kind != "all" or bool(self.words.strip())

    def keeps(self, row: NoteRow) -> bool:
        """Whether an annotation is listed."""
        if self.colors and row.annotation.color not in self.colors:
            return False
        if self.kind not in ("all", row.kind):
            return False
        if not self.words:
            return True
        text = f"{row.words} {row.note} {row.heading}".casefold()
        return all(word in text for word in self.words.casefold().split())


def row_of(
    annotation: Annotation, span: Span | None, heading: str, *, missing: bool = False
) -> NoteRow:
    """The row of an annotation."""
    words, note = words_of(annotation), note_words(annotation.note)
    return NoteRow(annotation, span, heading, words, note, missing)


def listed(rows: Iterable[NoteRow], chosen: Filter) -> list[Row]:
    """The rows that a filter keeps, each group under its heading."""
    made: list[Row] = []
    heading: str | None = None
    for row in rows:
        if not chosen.keeps(row):
            continue
        if row.heading != heading:
            heading = row.heading
            made.append(heading)
        made.append(row)
    return made


def counts(rows: Sequence[NoteRow]) -> dict[Shown, int]:
    """How many rows there are of each kind."""
    kinds = [row.kind for row in rows]
    found: dict[Shown, int] = {kind: kinds.count(kind) for kind in ("notes", "marks", "places")}
    return {"all": len(kinds), **found}
