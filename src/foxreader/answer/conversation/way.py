"""How a reader wants a question answered, where they say so."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from foxreader.core.scope import BookPart


@dataclass(frozen=True, slots=True)
class Way:
    """How a reader wants a question answered: on which ``path``, "" for the one that fits, and
    from which ``part`` of the book alone."""

    path: Literal["", "overview", "deep"] = ""
    part: BookPart | None = None

    @property
    def wanted(self) -> bool:
        """Whether the reader wants any of it."""
        return bool(self.path) or self.part is not None
