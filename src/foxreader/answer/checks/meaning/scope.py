"""Which words of a text its negations deny, and which it asserts."""

from __future__ import annotations

from functools import lru_cache

from foxreader.answer.checks.meaning.reading import (
    Read,
    clauses,
    compiled,
    matched,
    meaning_of,
    read,
)
from foxreader.language.lexicon import language as data_of

_REACH = 3
"""The most content words that one negation denies: "was never made compulsory by law". Chosen on
the false and true claims of ``benchmarks.liar``."""
_EXCEPTED = 5
"""How many words after a negation what takes it back may be if it also joins clauses: "nothing at
all but tea". Chosen, not measured."""
_REACH_UNSPACED = 5
"""The same in characters of unspaced text. Chosen, not measured."""


def denials(text: Read) -> tuple[tuple[str, ...], ...]:
    """For each negation of ``text`` the index terms it denies, the nearest first.

    "Not only" and "nothing but" deny nothing. Where a language puts "not" behind the verb, the
    words before it count if none follow.
    """
    return _denials(text.text, text.language)


@lru_cache(maxsize=4_096)
def _denials(text: str, language: str) -> tuple[tuple[str, ...], ...]:
    found = [
        denied
        for clause in clauses(text, language)
        for denied in (*_by_words(clause), *_by_runs(clause))
    ]
    return tuple(filter(None, found))


def asserted(text: Read) -> frozenset[str]:
    """The index terms of the content words that ``text`` says without denying them."""
    return frozenset().union(*(_asserted(one) for one in clauses(text.text, text.language)))


def _asserted(clause: Read) -> frozenset[str]:
    return clause.content.difference(*denials(clause))


def denies(text: Read) -> bool:
    """Whether a text has a negation. "Not only" and "nothing but" deny nothing."""
    if any(negated_at(clause) for clause in clauses(text.text, text.language)):
        return True
    return bool(matched(meaning_of(text.language).negation_runs, text.text))


def may_deny(text: Read) -> bool:
    """Whether a text has a negation, or a word from which a reader may take one."""
    return denies(text) or bool(matched(meaning_of(text.language).implied_negations, text.folded))


def negated_at(clause: Read) -> list[int]:
    """The indexes of the words of a clause that deny something: no "not only", "nothing but",
    "never failed"."""
    words = meaning_of(clause.language)
    only = words.absolutes.get("only", frozenset())
    found: list[int] = []
    for at in clause.at(words.negations):
        following = [word.folded for word in clause.words[at + 1 :]]
        if (
            only & set(following[:2])
            or words.affirmed & set(following[:1])
            or words.exceptions & set(following[:_EXCEPTED])
            or (words.exceptions - words.joins) & set(following)
        ):
            continue
        if found[-1:] == [at - 1] and clause.words[at].folded in words.lacking:
            found.pop()  # "not without worth"
            continue
        if at and found[-1:] != [at - 1] and clause.words[at - 1].folded in words.negations:
            continue  # "never failed" is one that was taken back
        found.append(at)
    return found


def _by_words(clause: Read) -> list[tuple[str, ...]]:
    words = meaning_of(clause.language)
    at_all = set(clause.at(words.negations))
    found: list[tuple[str, ...]] = []
    for at in negated_at(clause):
        if not at and clause.words[1:2] and clause.words[1].folded in words.denied_whole:
            continue
        content = [
            (n, w.term)
            for n, w in enumerate(clause.words)
            if w.term in clause.content and n not in at_all
        ]
        after = [term for n, term in content if n > at]
        before = [term for n, term in content if n < at]
        if words.denies_before and not after:
            after = before[::-1]
        found.append(tuple(after[:_REACH]))
    return found


def _by_runs(clause: Read) -> list[tuple[str, ...]]:
    """The same for unspaced text: what is before the ending that denies, or after the particle."""
    pattern = meaning_of(clause.language).negation_runs
    if not pattern or not data_of(clause.language).unspaced:
        return []
    found: list[tuple[str, ...]] = []
    for match in compiled(pattern).finditer(clause.text):
        if meaning_of(clause.language).denies_before:
            piece = clause.text[max(0, match.start() - _REACH_UNSPACED) : match.start()]
        else:
            piece = clause.text[match.end() : match.end() + _REACH_UNSPACED]
        terms = [t for t in read(piece, clause.language).content if t in clause.content]
        order = sorted(terms, key=piece.find, reverse=meaning_of(clause.language).denies_before)
        found.append(tuple(order))
    return found
