"""Words of a book with their source, in the styles that papers ask for. Pure functions."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from foxreader.answer.citation_styles.apa import apa
from foxreader.answer.citation_styles.bibtex import bibtex
from foxreader.answer.citation_styles.chicago import chicago
from foxreader.answer.citation_styles.mla import mla
from foxreader.answer.citation_styles.runs import Runs
from foxreader.answer.citation_styles.source import Source, quote_of, source_of
from foxreader.core.book import Book
from foxreader.core.span import Span

STYLES: Mapping[str, Callable[[Source, str], tuple[Runs, ...]]] = {
    "apa": apa,
    "mla": mla,
    "chicago": chicago,
    "bibtex": bibtex,
}
"""The styles by their name in the settings; the plain one is the window's own."""


def cited(book: Book, span: Span, style: str) -> tuple[Runs, ...]:
    """The words of ``span`` with their source, a paragraph each. Raises ``KeyError`` for a style
    that is none of ``STYLES``."""
    return STYLES[style](source_of(book, span), quote_of(book, span))
