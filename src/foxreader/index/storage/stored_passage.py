"""A passage as it is stored, and as a search sees it."""

from __future__ import annotations

from dataclasses import dataclass

from foxreader.core.span import Span


@dataclass(frozen=True, slots=True)
class StoredPassage:
    """A passage of the index; ``length`` counts its terms.

    ``clipped`` says that the scope ends inside it: ``span`` is then what may be seen of it, while
    its postings and ``length`` are of all of it.
    """

    id: int
    span: Span
    length: int
    clipped: bool = False
