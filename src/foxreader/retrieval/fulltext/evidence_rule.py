"""Which passages are evidence for a question, and which of its words occur nowhere (N3)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import chain

from foxreader.core.events import ReadAs
from foxreader.language.names import titles
from foxreader.retrieval.fulltext.postings import Postings
from foxreader.retrieval.question.query import Query, Term

COMMON = 0.1
"""A share of the passages, 0 to 1. A word found in more of them is not rare.
Chosen, not measured."""
SHORT = 3
"""A number of rare words and names. A question with at most this many that names somebody unknown
to the book needs more than half of them. Chosen, not measured."""
FEW = 4
"""A number of passages. A word found in at most this many is rare, however short the book.
Chosen, not measured."""
RARE = 0.04
ENOUGH = 2
"""Rare words of the question. A passage with this many is evidence, however many the question has:
with half of them asked for, 17 of 100 answerable German questions were refused, with two 5."""


@dataclass(frozen=True, slots=True)
class _Group:
    """Terms of the question that count as one word: ``passages`` have it; ``telling`` if one of
    them alone makes a passage evidence."""

    terms: tuple[Term, ...]
    passages: frozenset[int]
    telling: bool = False
    part: bool = False
    """Whether it is a part of a name that the book does not have."""


class Rule:
    """Decides for one question which passages are evidence.

    A passage is evidence if it has a name, a number or a quoted phrase of the question, or two of
    its rare content words, or half of them. A name of several words counts as one word. If a short
    question names only people or things that the book does not contain, exactly half is not
    enough: "What is the capital of Mongolia?" is not answered by a passage with "capital" alone.
    """

    def __init__(self, query: Query, postings: Postings, language: str) -> None:
        groups = [one for terms in _terms(query) for one in _held(terms, postings, language)]
        most = max(FEW, COMMON * len(postings.lengths))
        rare = [one for one in groups if len(one.passages) <= most] or groups
        names = [one for one in groups if one.terms[0].kind == "name"]
        unknown = bool(names) and not any(one.passages for one in names if not one.part)
        stranger = unknown and len(rare) <= SHORT
        # The parts of a compound are one word of the question.
        words = len({one.terms[0].place for one in rare})
        needed = words + 1 if stranger else words
        having = Counter(chain.from_iterable(one.passages for one in rare))
        phrases = (postings.phrases.get(phrase, set()) for phrase in query.phrases)
        self._evidence = {p for p, held in having.items() if 2 * held >= needed}
        fewest = max(FEW, RARE * len(postings.lengths)) if unknown else most
        having = Counter(chain.from_iterable(g.passages for g in rare if len(g.passages) <= fewest))
        self._evidence.update(p for p, held in having.items() if held >= ENOUGH)
        telling = (g.passages for g in groups if _tells(g, most))
        self._evidence.update(*phrases, *telling)

    def holds(self, passage: int) -> bool:
        """Whether ``passage`` is evidence."""
        return passage in self._evidence


def _tells(group: _Group, most: float) -> bool:
    """Whether the words of ``group`` alone make a passage evidence.

    A name the question writes without a capital tells only if at most ``most`` passages have it.
    """
    if not group.telling:
        return False
    return (
        group.terms[0].surface[:1] != group.terms[0].surface[:1].lower()
        or len(group.passages) <= most
    )


def _terms(query: Query) -> list[list[Term]]:
    """The terms of ``query`` in groups: those of one name, or of one piece of unspaced text
    (Chinese, Japanese, Thai), together; every other term by itself.
    """
    groups: dict[object, list[Term]] = {}
    for term in query.terms:
        alone = term.kind in ("word", "number")
        groups.setdefault(term.key if alone else term.group, []).append(term)
    return list(groups.values())


def _held(terms: list[Term], postings: Postings, language: str) -> Iterator[_Group]:
    """The group of some terms with the passages that have it.

    A name of several words: if the book has the whole name somewhere, the passages with its
    rarest word ("Captain Ahab" is found by "Ahab"); if not, those that have all of its words. If
    none has, its words count one by one, and tell only if the book has all of them as names: no
    Harry is Harry Jones.
    """
    keys = [term.key for term in terms]
    if terms[0].kind == "unspaced":
        # Unspaced text is indexed by pairs of characters. A third of them is enough, because
        # pairs across two words need not occur. The third was chosen, not measured.
        held = Counter(passage for key in keys for passage in postings.passages(key))
        some = frozenset(passage for passage, number in held.items() if 3 * number >= len(keys))
        yield _Group(tuple(terms), some)
        return
    telling = terms[0].kind in ("name", "number")
    if len(keys) == 1:
        yield _single(terms[0], postings, language)
        return
    if postings.together(keys):
        rarest = min(keys, key=lambda key: len(postings.passages(key)))
        yield _Group(tuple(terms), frozenset(postings.passages(rarest)), telling)
        return
    every = frozenset.intersection(*(frozenset(postings.passages(key)) for key in keys))
    if every:
        yield _Group(tuple(terms), every, telling)
        return
    each = [_single(term, postings, language) for term in terms]
    whole = all(one.passages and term.proper for one, term in zip(each, terms, strict=True))
    yield from (replace(one, telling=one.telling and whole, part=not whole) for one in each)


def _single(term: Term, postings: Postings, language: str) -> _Group:
    """The group of one term. A name tells if the book writes it as one too, and it is no title."""
    passages = frozenset(postings.passages(term.key))
    if term.kind == "name":
        return _Group((term,), passages, term.proper and not titles(language).has(term.surface))
    forms = postings.forms.get(term.key, frozenset()) if term.kind == "word" else frozenset()
    return _Group((term,), passages | forms, term.kind == "number")


def missing_words(query: Query, postings: Postings) -> tuple[str, ...]:
    """The question's words that no searched passage has, as the reader wrote them."""
    words: dict[str, bool] = {}
    for term in query.terms:
        found = bool(postings.passages(term.key))
        words[term.surface] = words.get(term.surface, False) or found
    return tuple(word for word, found in words.items() if not found)


def names_read(query: Query) -> tuple[ReadAs, ...]:
    """The names of the question that were read as names of the book, each whole name once."""
    names: dict[int, list[Term]] = {}
    for term in query.terms:
        names.setdefault(term.group, []).append(term)
    return tuple(
        dict.fromkeys(
            ReadAs(
                " ".join(term.surface for term in terms),
                " ".join(term.read or term.surface for term in terms),
            )
            for terms in names.values()
            if any(term.read for term in terms)
        )
    )
