"""Text with parts in italics, which a citation is made of."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Run:
    """A piece of text."""

    text: str
    italic: bool = False


Runs = tuple[Run, ...]
"""One paragraph."""


def paragraph(*parts: str | Run) -> Runs:
    """A paragraph of texts and runs; what is empty is left out."""
    runs = (Run(part) if isinstance(part, str) else part for part in parts)
    return tuple(run for run in runs if run.text)


def italic(text: str) -> Run:
    """``text`` in italics."""
    return Run(text, italic=True)


def as_text(paragraphs: Iterable[Runs]) -> str:
    """The paragraphs as plain text, an empty line between."""
    return "\n\n".join("".join(run.text for run in runs) for runs in paragraphs)
