"""What a question is about: a passage selected in the page, or highlights of the reader."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from foxreader.core.scope import Scope
from foxreader.core.span import Span

MOST_HIGHLIGHTS = 1_000
"""The most highlights a question is about: each is kept with the question. Chosen, not measured."""
LONGEST_NOTE = 400
"""Characters of a note that are kept with a question: about five lines. Chosen, not measured."""


@dataclass(frozen=True, slots=True)
class Selection:
    """The passages a question is about. ``notes`` are the reader's words to them, "" where there
    are none; for a passage selected in the page ``notes`` is None and there is one span. ``total``
    is of how many highlights these are the first.
    """

    spans: tuple[Span, ...]
    notes: tuple[str, ...] | None = None
    total: int = 0

    @classmethod
    def of(cls, span: Span) -> Selection:
        """A passage selected in the page."""
        return cls((span,))

    @classmethod
    def of_highlights(cls, highlighted: Iterable[tuple[Span, str]]) -> Selection:
        """Highlights with their notes, of which each may be "", in order of the book."""
        every = list(highlighted)
        kept = every[:MOST_HIGHLIGHTS]
        notes = tuple(note[:LONGEST_NOTE] for _, note in kept)
        return cls(tuple(span for span, _ in kept), notes, len(every))

    @property
    def passage(self) -> Span | None:
        """The passage that is selected in the page; None for highlights."""
        return self.spans[0] if self.notes is None else None

    @property
    def highlights(self) -> tuple[tuple[Span, str], ...]:
        """The highlights with their notes; () for a passage selected in the page."""
        return tuple(zip(self.spans, self.notes or (), strict=False))

    @property
    def words_of_notes(self) -> str:
        """What the reader wrote to the highlights."""
        return "\n".join(filter(None, self.notes or ()))

    def within(self, scope: Scope) -> Selection:
        """The same without the highlights that reach past the limit of ``scope``."""
        if self.notes is None:
            return self
        held = [(span, note) for span, note in self.highlights if scope.allows(span)]
        past = len(self.spans) - len(held)
        spans, notes = tuple(span for span, _ in held), tuple(note for _, note in held)
        return Selection(spans, notes, self.total - past)

    def value(self) -> dict[str, Any]:
        """This as plain values. A passage has the form of records of before highlights."""
        if self.notes is None:
            span = self.spans[0]
            return {"file": span.file, "start": span.start, "end": span.end}
        places = [[span.file, span.start, span.end] for span in self.spans]
        notes = {str(at): note for at, note in enumerate(self.notes) if note}
        return {"highlights": places, "notes": notes, "total": self.total}


def selection_from(value: dict[str, Any]) -> Selection:
    """The selection of plain values. Raises ``KeyError``, ``TypeError`` or ``ValueError``."""
    if "highlights" not in value:
        return Selection.of(Span(**value))
    spans = tuple(Span(*place) for place in value["highlights"])
    notes = tuple(str(value["notes"].get(str(at), "")) for at in range(len(spans)))
    return Selection(spans, notes, int(value["total"]))
