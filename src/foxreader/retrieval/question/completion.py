"""The words an incomplete question takes from the question before it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from foxreader.language.followup import BackReference
from foxreader.language.lexicon import language
from foxreader.retrieval.question.query import Term

_MOST_ADDED = 6
"""The most words taken from the question before: enough for two names, but few compared with the
question's own words. Chosen, not measured."""


def left_out(
    back: BackReference,
    own: Sequence[Term],
    before: Sequence[Term],
    before_own: Sequence[Term],
    code: str,
    spoken: str = "",
) -> tuple[str, ...]:
    """The words a question leaves out, taken from the question before it.

    ``own`` are this question's terms, ``before`` those of the one before, of which ``before_own``
    are its own. "And her sister?" gets the names that one was about, "And Queequeg?" its other
    words, a question without content words all of them, and one with a name gets another person's
    only if a pronoun comes before it. ``code`` is the book's language, ``spoken`` the question's.
    """
    if not own:
        return _words(before) if back.leans else ()
    if back.names:
        return _predicate(own, before, code)
    if not back.pronoun or _points(back, own):
        return ()
    named = _names(own)
    if language(spoken).nouns_capitalised:  # "Was sagt sie über Regen?"
        named = [term for term in named if term.proper]
    if not named:
        return _words(_names(before_own) or _names(before) or before)
    if 0 <= back.person < min(term.group for term in named):
        # "What does he predict about Ahab's death?": he is not Ahab, who is named after him.
        keys = {term.key for term in named}
        return _words(t for t in _names(before_own) or _names(before) if t.key not in keys)
    return ()


def _points(back: BackReference, own: Sequence[Term]) -> bool:
    """Whether all its pronouns only point at a noun of its own: "this chapter", "these whales"."""
    starts = {term.group for term in own}
    return bool(back.pointing) and all(end + 1 in starts for end in back.pointing)


def _predicate(own: Sequence[Term], before: Sequence[Term], code: str) -> tuple[str, ...]:
    """The words of the question before, without its names and without this question's own words.

    If no term is known as a name, as in German, only those in lower case.
    """
    rest = [term for term in before if term.kind != "name"]
    if len(rest) == len(before) and language(code).nouns_capitalised:
        rest = [term for term in rest if term.surface.islower()] or rest
    ours = {term.key for term in own}
    return _words(term for term in rest if term.key not in ours)


def _names(terms: Iterable[Term]) -> list[Term]:
    return [term for term in terms if term.kind == "name"]


def _words(terms: Iterable[Term]) -> tuple[str, ...]:
    """The words of the terms as the reader wrote them, each once, at most ``_MOST_ADDED``."""
    return tuple(dict.fromkeys(term.surface for term in terms))[:_MOST_ADDED]
