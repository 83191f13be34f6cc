"""An annotation: what the reader made at a place of a book."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Literal, get_args
from uuid import uuid4

from foxreader.core.anchor import Anchor, located
from foxreader.core.book import Book
from foxreader.core.span import Span

Kind = Literal["highlight", "bookmark"]
Color = Literal["rose", "green", "blue", "violet", "grey"]
KINDS: tuple[Kind, ...] = get_args(Kind)
COLORS: tuple[Color, ...] = get_args(Color)


@dataclass(frozen=True, slots=True)
class Annotation:
    """A highlight, perhaps with a note, or a bookmark.

    ``note`` is the reader's own words. A highlight has a color and at least one character, a
    bookmark has no color; else ``ValueError`` is raised. ``title`` is a heading the reader gave a
    bookmark, or "". ``made`` and ``changed`` are ISO 8601 in UTC.
    """

    id: str
    kind: Kind
    anchor: Anchor
    color: Color | None
    note: str
    made: str
    changed: str
    title: str = ""

    def __post_init__(self) -> None:
        if self.kind not in KINDS:
            raise ValueError(f"not a kind of annotation: {self.kind!r}")
        if self.kind == "bookmark" and self.color is not None:
            raise ValueError("a bookmark has no color")
        if self.kind == "highlight" and self.color not in COLORS:
            raise ValueError(f"not a color of highlights: {self.color!r}")
        if self.kind == "highlight" and not self.anchor.quote:
            raise ValueError("a highlight of no characters")


def now() -> str:
    """The time, as annotations have it: ISO 8601 in UTC with milliseconds."""
    return written_time(datetime.now(UTC))


def written_time(time: datetime) -> str:
    """A time, which must have a time zone, as annotations have it."""
    return time.astimezone(UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


def new_id() -> str:
    """A random id, 32 hexadecimal digits: no two computers give the same."""
    return uuid4().hex


def highlight(anchor: Anchor, color: Color = "rose", note: str = "") -> Annotation:
    """A new highlight, made now."""
    time = now()
    return Annotation(new_id(), "highlight", anchor, color, note, time, time)


def bookmark(anchor: Anchor, note: str = "", title: str = "") -> Annotation:
    """A new bookmark, made now."""
    time = now()
    return Annotation(new_id(), "bookmark", anchor, None, note, time, time, title)


@dataclass(frozen=True, slots=True)
class Placed:
    """Annotations by whether their words are in a text: ``here`` with their spans in it, in order
    of place, and those that are ``missing``, in order of the place they were made at."""

    here: tuple[tuple[Annotation, Span], ...]
    missing: tuple[Annotation, ...]


def placed(annotations: Iterable[Annotation], book: Book) -> Placed:
    """Where ``annotations`` are in ``book``, which may be another text than they were made in."""
    of_text: dict[str, list[Annotation]] = {}
    for annotation in annotations:
        of_text.setdefault(annotation.anchor.book, []).append(annotation)
    here: list[tuple[Annotation, Span]] = []
    missing: list[Annotation] = []
    for several in of_text.values():
        spans = located([one.anchor for one in several], book)
        for annotation, span in zip(several, spans, strict=True):
            if span is None:
                missing.append(annotation)
            else:
                here.append((annotation, span))
    here.sort(key=lambda one: (one[1].file, one[1].start, one[1].end, one[0].made, one[0].id))
    missing.sort(key=by_place)
    return Placed(tuple(here), tuple(missing))


def by_place(annotation: Annotation) -> tuple[int, int, int, str, str]:
    """The key that sorts annotations by the place they were made at."""
    span = annotation.anchor.span
    return span.file, span.start, span.end, annotation.made, annotation.id
