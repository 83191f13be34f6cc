"""The remarks next to an answer in an export: its source, failed checks, and its notes.

Plain sentences; each format escapes them.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from foxreader.answer.conversation.session import WITHOUT_BOOK
from foxreader.answer.export.sheet import Note, Turn
from foxreader.answer.gate.uncited import listed
from foxreader.core.events import Answer, Grade

ABOUT = "About the passage:"
LEFT_BY = "Written by Foxreader. The links open the book at the words they name."
_NOT_THE_BOOK = ("direct", WITHOUT_BOOK)
"""The paths whose answers are not from the book."""
_GRADES: Mapping[Grade, str] = {
    "quoted": "Quoted: word for word as it stands there.",
    "cited": "Cited: the place has its words, numbers and names.",
    "weak": "Weak: the place shares little with what is said.",
}


def lead(answer: Answer) -> str:
    """What the reader must know before the answer; "" for an ordinary one."""
    if answer.mode == "general" or (answer.mode == "unfinished" and answer.path in _NOT_THE_BOOK):
        return "Not from the book: this is what the model knows, and nothing bears it out."
    if answer.mode == "direct_answer":
        return "From the book, word for word."
    return ""


def remarks(turn: Turn) -> Iterator[str]:
    """Why an answer is not finished, what failed a check, why nothing was answered, what was
    searched; a sentence each."""
    answer, problem = turn.answer, turn.stored.problem
    if problem is not None:
        heading = problem.heading(bool(answer.parts))
        yield f"{heading}. {problem.sentence}".strip()
    if answer.refused and answer.reason and answer.reason not in answer.text:
        yield answer.reason
    for flag in listed(answer.flags):
        yield f"{flag.text} (“{flag.words}”)" if flag.words else flag.text
    kinds = {flag.kind for flag in answer.flags}
    if answer.removed and "removed" not in kinds:
        yield f"Sentences left out because they failed a check: {answer.removed}."
    if answer.dropped and "dropped" not in kinds:
        yield f"References left out because they named no place: {answer.dropped}."
    yield from _searched(answer)


def _searched(answer: Answer) -> Iterator[str]:
    searched = answer.searched
    if searched.books:
        yield f"Books searched: {'; '.join(searched.books)}."
    if searched.left_out:
        yield f"Books not read: {'; '.join(searched.left_out)}."
    if searched.share < 1:
        yield f"Searched as far as {searched.share:.0%} of the book."
    if searched.missing:
        # The book past the limit was not searched.
        where = "what was searched" if searched.books or searched.share < 1 else "the book"
        yield f"Words that do not occur in {where}: {', '.join(searched.missing)}."


def where(note: Note, title: str) -> str:
    """The location of a note's words: book, chapter and section, page."""
    citation = note.citation
    page = f"page {citation.page}" if citation.page else ""
    return ", ".join(filter(None, (citation.source or citation.title or title, page)))


def grade(note: Note) -> str:
    """The grade of a note's citation with its meaning."""
    return _GRADES[note.citation.grade]


def by(turn: Turn) -> str:
    """Who wrote an answer."""
    return f"Answered by {turn.answer.model}." if turn.answer.model else "Answered without a model."
