"""Which names of a question are the narrator's, in a book told by "I".

Such a name stands almost only where others address the narrator, so the passages that tell of him
do not have it.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache

from foxreader.index.book_index import BookIndex
from foxreader.index.storage.stored_passage import StoredPassage
from foxreader.language.lexicon import language
from foxreader.retrieval.question.query import Term

_SAMPLE = 30
"""The most passages looked at, spread evenly, for "I" and for each name. Chosen, not measured."""
_TOLD_BY_I = 0.4
"""The share of passages with "I" outside quotations from which a book counts as told by "I": seven
novels of this kind have .6 to .95, others below .1."""
_OUTSIDE = 0.2
"""The greatest share of a narrator's name outside quotations. Narrators have at most .13, other
people .41 or more (three novels)."""
_LEAST = 6
"""The fewest places of a name that say whose it is. Chosen, not measured."""
_SPOKEN = re.compile(
    r"“[^“”\n]*”|„[^„“”\n]*[“”]|»[^«»\n]*«|«[^«»\n]*»|\"[^\"\n]*\"|^\s*[—–-][^\n]*$", re.MULTILINE
)


def told_by_i(index: BookIndex, passages: Sequence[StoredPassage]) -> bool:
    """Whether ``passages``, those a question may see, are told in the first person."""
    first_person = _first_person(index.language)
    if first_person is None or not passages:
        return False
    sample = _spread(passages)
    having = sum(first_person.search(_told(index, passage)) is not None for passage in sample)
    return having >= _TOLD_BY_I * len(sample)


def narrators(
    index: BookIndex, terms: Sequence[Term], holding: Mapping[str, Sequence[StoredPassage]]
) -> frozenset[str]:
    """The terms that name the narrator of a book told by "I".

    ``holding`` has the passages with each term that a question may see.
    """
    return frozenset(
        term.key
        for term in terms
        if term.kind == "name" and _names_narrator(index, term, holding.get(term.key, ()))
    )


def _names_narrator(index: BookIndex, term: Term, passages: Sequence[StoredPassage]) -> bool:
    word = re.compile(rf"\b{re.escape(_bare(term.surface))}\b")
    told = said = 0
    for passage in _spread(passages):
        outside = len(word.findall(_told(index, passage)))
        told += outside
        said += len(word.findall(index.book.text_at(passage.span))) - outside
    return told + said >= _LEAST and told <= _OUTSIDE * (told + said)


def _bare(surface: str) -> str:
    """A name without a genitive 's."""
    return re.sub("['’]s?$", "", surface)


def _spread(passages: Sequence[StoredPassage]) -> Sequence[StoredPassage]:
    """At most ``_SAMPLE`` of ``passages``, spread evenly."""
    step = max(1, -(-len(passages) // _SAMPLE))
    return passages[::step]


def _told(index: BookIndex, passage: StoredPassage) -> str:
    """The text of a passage without what its people say."""
    return _SPOKEN.sub(" ", index.book.text_at(passage.span))


@cache
def _first_person(code: str) -> re.Pattern[str] | None:
    """Matches the first-person pronouns of a language; None if its file has none."""
    words = language(code).words.first_person
    if not words:
        return None
    return re.compile(rf"\b(?:{'|'.join(sorted(map(re.escape, words)))})\b")
