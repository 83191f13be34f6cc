"""The check of what a model wrote of a part of the book, before it is stored: V2, V3 and V4.

The same findings as in an answer, by the same functions; here each of them is hard, because nobody
sees the mark on a summary that an answer rests on.
"""

from __future__ import annotations

from functools import lru_cache

from foxreader.answer.checks import numbers as figures
from foxreader.answer.checks.names import PossibleName, names, unlikely
from foxreader.answer.checks.quotes import canonical, quotes, stands_in, unclosed, without_quotes
from foxreader.core.letters import script_of
from foxreader.language.numbers import roman
from foxreader.language.tokenize import terms

_KEPT = 4
"""Sources whose words or numbers are kept: the sentences of one summary have the same."""

_canonical = lru_cache(maxsize=_KEPT)(canonical)
_figures = lru_cache(maxsize=_KEPT)(figures.values)


@lru_cache(maxsize=_KEPT)
def _terms(source: str, language: str) -> frozenset[str]:
    return frozenset(terms(source, language))


def has_faults(said: str, source: str, language: str) -> bool:
    """Whether ``said`` has a quotation, a number or a name that ``source`` does not have.

    ``language`` is the book's.
    """
    quoted = [*quotes(said), *filter(None, [unclosed(said)])]
    if any(not stands_in(quote, _canonical(source)) for quote in quoted):
        return True
    demanded = [n for n in figures.numbers(without_quotes(said), language) if not n.loose]
    if any(not number.among(_figures(source, language)) for number in demanded):
        return True
    return any(_is_strange(name, source, language) for name in names(said, language))


def _is_strange(name: PossibleName, source: str, language: str) -> bool:
    """Whether the source does not have a name. One in another script cannot be looked up, nor a
    word of another language; the first word of a sentence may be none.
    """
    known = _terms(source, language)
    if not name.terms or any(term in known for term in name.terms):
        return False
    if name.translated or script_of(name.text) != script_of(source):
        return False
    value = roman(name.text) if len(name.text) > 1 else None
    if value is not None and str(value) in _figures(source, language):
        return False
    return not name.first or (name.sure and not unlikely(name))
