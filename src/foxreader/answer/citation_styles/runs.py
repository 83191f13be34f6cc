"""Text with parts in italics, which a citation is made of: as plain text and as markup."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from html import escape


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


def as_html(paragraphs: Iterable[Runs]) -> str:
    """The paragraphs as markup in which nothing but italics is marked."""
    said = (
        "".join(f"<i>{escape(r.text)}</i>" if r.italic else escape(r.text) for r in runs)
        for runs in paragraphs
    )
    return "".join(f"<p>{one}</p>" for one in said)
