"""The check of what a model wrote of a part of the book, before it is stored: V2, V3 and V4.

The same findings as in an answer, by the same functions; here each of them is hard, because nobody
sees the mark on a summary that an answer rests on.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from foxreader.answer.checks import numbers as figures
from foxreader.answer.checks.names import Name, names, unlikely
from foxreader.answer.checks.quotes import canonical, quotes, stands_in, unclosed, without_quotes
from foxreader.answer.checks.script import script_of
from foxreader.language.numbers import roman
from foxreader.language.tokenize import terms


@dataclass(frozen=True, slots=True)
class _Source:
    """What a text supports: its words as quotations are compared, its terms and its numbers."""

    canonical: str
    terms: frozenset[str]
    figures: frozenset[str]
    script: str


@lru_cache(maxsize=8)
def _read(source: str, language: str) -> _Source:
    return _Source(
        canonical(source),
        frozenset(terms(source, language)),
        figures.values(source, language),
        script_of(source),
    )


def has_faults(said: str, source: str, language: str) -> bool:
    """Whether ``said`` has a quotation, a number or a name that ``source`` does not have.

    ``language`` is the book's.
    """
    known = _read(source, language)
    quoted = [*quotes(said), *filter(None, [unclosed(said)])]
    if any(not stands_in(quote, known.canonical) for quote in quoted):
        return True
    demanded = figures.numbers(without_quotes(said), language)
    if any(not n.loose and not n.among(known.figures) for n in demanded):
        return True
    return any(_is_strange(name, known) for name in names(said, language))


def _is_strange(name: Name, known: _Source) -> bool:
    """Whether the source does not have a name. One in another script cannot be looked up, nor a
    word of another language; the first word of a sentence may be none.
    """
    if not name.terms or any(term in known.terms for term in name.terms):
        return False
    if name.translated or script_of(name.text) != known.script:
        return False
    value = roman(name.text) if len(name.text) > 1 else None
    if value is not None and str(value) in known.figures:
        return False
    return not name.first or (name.sure and not unlikely(name))
