"""The remarks next to an answer in an export: its source, failed checks, and its notes.

Plain sentences, notices where they are the program's; each format translates and escapes them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from foxreader.answer.conversation.stored import WITHOUT_BOOK_PATHS
from foxreader.answer.direct.strict import STATED
from foxreader.answer.direct.verbatim import has_places
from foxreader.answer.evidence_line.claims import listed
from foxreader.answer.evidence_line.lines import SIGNS, EvidenceLine
from foxreader.answer.export.sheet import Note, SheetTurn
from foxreader.answer.second_reader.claims import cleared_words, reading_words
from foxreader.core.events import Answer, Grade, lacking, opening
from foxreader.core.notice import Notice

Words = Callable[[str], str]
"""Gives a notice in the reader's language, and any other text as it is."""

LANGUAGE = Notice("export_language")
ABOUT = Notice("export_about")
OPEN = Notice("export_open")
LEFT_BY = Notice("export_by_foxreader")
_GRADES: Mapping[Grade, Notice] = {
    "quoted": Notice("export_quoted"),
    "cited": Notice("export_cited"),
    "weak": Notice("export_weak"),
    "otherwise": Notice("export_otherwise"),
}

_LINE_GRADES: Mapping[Grade, Notice] = {
    "quoted": Notice("grade_quoted"),
    "cited": Notice("grade_cited"),
    "weak": Notice("grade_weak"),
    "otherwise": Notice("grade_otherwise"),
}


def lead(answer: Answer) -> str:
    """What the reader must know before the answer; "" for an ordinary one."""
    unfinished = answer.mode == "unfinished" and answer.path in WITHOUT_BOOK_PATHS
    if answer.mode == "general" or unfinished:
        return Notice("export_not_from_book")
    if answer.verbatim:
        return Notice("export_stated" if answer.reason == STATED else "export_verbatim")
    if has_places(answer):
        return Notice("export_likely" if answer.confidence == "likely" else "export_near")
    return ""


def before(answer: Answer) -> Iterator[str]:
    """The lines before an answer: what the reader must know, what the book lacks, and how the
    question was read."""
    first = lead(answer)
    if first:
        yield first
    yield from opening(answer)


def about_highlights(turn: SheetTurn) -> Notice:
    """How many highlights a question was about."""
    return Notice("export_about_highlights", count=len(turn.highlights))


def remarks(turn: SheetTurn) -> Iterator[str]:
    """Why an answer is not finished, what failed a check, why nothing was answered, what was
    searched; a sentence each."""
    answer, problem = turn.answer, turn.stored.problem
    if problem is not None:
        heading = problem.heading(bool(answer.parts))
        if problem.sentence:
            yield Notice("export_problem", heading=heading, sentence=problem.sentence)
        else:
            yield Notice("export_heading", heading=heading)
    if answer.refused and answer.reason and answer.reason not in answer.text:
        yield answer.reason
    for flag in listed(answer.flags):
        if flag.words:
            yield Notice("export_flag", text=flag.text, words=flag.words)
        else:
            yield flag.text
    if answer.second is not None:
        yield reading_words(answer.second)
        if answer.second.cleared:
            yield cleared_words(answer.second)
    kinds = {flag.kind for flag in answer.flags}
    if answer.removed and "removed" not in kinds:
        yield Notice("export_removed", number=answer.removed)
    if answer.dropped and "dropped" not in kinds:
        yield Notice("export_dropped", number=answer.dropped)
    yield from _searched(answer)


def _searched(answer: Answer) -> Iterator[str]:
    searched = answer.searched
    if searched.books:
        yield Notice("export_books", titles="; ".join(searched.books))
    if searched.left_out:
        yield Notice("export_left_out", titles="; ".join(searched.left_out))
    if searched.of_highlights:
        looked, count = searched.highlights, searched.of_highlights
        yield Notice("export_highlights", looked=looked, count=count)
    if searched.share < 1:
        yield Notice("export_share", percent=round(100 * searched.share))
    if searched.missing and not lacking(answer):
        # The book past the limit was not searched.
        part = searched.books or searched.share < 1
        code = "export_missing_so_far" if part else "export_missing"
        yield Notice(code, words=", ".join(searched.missing))


def where(note: Note, title: str, words: Words) -> str:
    """The location of a note's words: book, chapter and section, page."""
    citation = note.citation
    page = words(Notice("export_page", page=citation.page)) if citation.page else ""
    return ", ".join(filter(None, (citation.source or citation.title or title, page)))


def grade(note: Note) -> str:
    """The grade of a note's citation with its meaning."""
    return _GRADES[note.citation.grade]


def line_place(line: EvidenceLine, words: Words) -> str:
    """What ends an evidence line: its book if it is another, chapter and page, and grade."""
    citation, place = line.citation, line.place
    where = place.words(lambda share: words(Notice("percent", percent=round(100 * share))))
    grade = f"{SIGNS[citation.grade]} {words(_LINE_GRADES[citation.grade])}"
    return " · ".join(filter(None, (place.book, where, grade)))


def by(turn: SheetTurn) -> str:
    """Who wrote an answer."""
    model = turn.answer.model
    return Notice("export_model", model=model) if model else Notice("export_no_model")
