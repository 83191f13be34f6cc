"""Which parts of a book are no material: imprint, colophon, licence, notes, lists of contents."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache

from foxreader.core.book import Book
from foxreader.core.span import Span
from foxreader.language.fold import fold_sentence
from foxreader.language.lexicon import every_language

_NUMBER = re.compile(r"^[\W\d]+|\W+$")
_HEAD = 4_000
"""Characters at the start of a part that are searched for signs. Chosen: an imprint is shorter."""
_EDGE = 0.04
"""Share of the book at each end where such parts are, unless they are short. Chosen, not
measured: a licence of 19,000 characters ends a novel of 500,000."""
_SHORT = 3_000
"""Characters: a part with signs that is no longer is an imprint anywhere in a book. Chosen, not
measured."""
_SIGNS, _MANY_SIGNS = 2, 4
"""Different signs that make a short part, and a long one at an end of the book, an imprint. One of
them may be in any text, and a manual may speak of licences. Chosen, not measured."""


def is_matter(book: Book, title: str, spans: Sequence[Span]) -> bool:
    """Whether the part ``spans`` of ``book`` under the heading ``title`` is no material.

    By its heading, or by its signs (ISBN, ©, a licence) where it is short or at an end of the book.
    """
    if not spans:
        return True
    if _titles().fullmatch(_bare(title)):
        return True
    text = "".join(book.text_at(span) for span in spans)
    if not text.strip():
        return True
    found = {match.group() for match in _signs().finditer(fold_sentence(text[:_HEAD]))}
    if len(text) <= _SHORT:
        return len(found) >= _SIGNS
    at_an_end = book.fraction(spans[0]) < _EDGE or book.fraction(spans[-1]) > 1 - _EDGE
    return len(found) >= _MANY_SIGNS and at_an_end


def _bare(title: str) -> str:
    """A heading folded, without a number before it."""
    return _NUMBER.sub("", " ".join(fold_sentence(title).split()))


@cache
def _titles() -> re.Pattern[str]:
    return re.compile(every_language().parts.imprint)


@cache
def _signs() -> re.Pattern[str]:
    return re.compile(every_language().parts.imprint_signs)
