"""What is said before an answer: the words the book lacks, and how the question was read."""

from __future__ import annotations

from collections.abc import Iterable

from foxreader.core.events import Answer, ReadAs, Searched
from foxreader.core.notice import Notice

_MOST = 5
"""The most words that are named. Chosen, not measured."""


def opening(answer: Answer) -> tuple[Notice, ...]:
    """The lines before an answer, in order.

    The words the book lacks are named only where nothing states the answer: before a refusal and
    before the nearest places. A refusal under a spoiler limit says first how far was searched.
    """
    return (*lacking(answer), *readings(answer.searched))


def lacking(answer: Answer) -> tuple[Notice, ...]:
    """The line with the words the book lacks, where nothing states the answer; else none."""
    searched = answer.searched
    if not searched.missing or answer.mode not in ("guided_fallback", "hard_refusal"):
        return ()
    if searched.share < 1 and answer.refused:
        return ()
    words = ", ".join(f"“{word}”" for word in searched.missing[:_MOST])
    if searched.share < 1:
        # The book past the limit was not searched.
        return (Notice("lacking_so_far", words=words),)
    return (Notice("lacking_in_books" if searched.books else "lacking", words=words),)


def readings(searched: Searched) -> tuple[Notice, ...]:
    """A line for each name that was read as another."""
    return tuple(Notice("read_as", asked=one.asked, name=one.name) for one in searched.read_as)


def as_typed(question: str, read_as: Iterable[ReadAs]) -> str:
    """``question`` with the names that were read as others in quotes, which are not changed."""
    for one in read_as:
        # The words of a name may be joined by a hyphen.
        for words in [one.asked] if one.asked in question else one.asked.split():
            question = question.replace(words, f"“{words}”")
    return question
