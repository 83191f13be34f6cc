"""What an answer leaves in the notes of a book: highlights of its evidence, or itself as a note."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from foxreader.answer.export import sheets
from foxreader.answer.export.sheets import Line, SheetTurn, TextRun, Words, blocks, one_line
from foxreader.core.book import Book
from foxreader.core.events import GRADES, Citation
from foxreader.core.span import Span, citation_text, without_citations


@dataclass(frozen=True, slots=True)
class CitedPassages:
    """The cited passages of one book: those that are to be highlighted, how many are highlighted
    already, and how many do not have their words in the book any more."""

    fresh: tuple[Span, ...]
    there: int = 0
    gone: int = 0


def holds(book: Book, citation: Citation) -> bool:
    """Whether the words of a citation are at its place in ``book``."""
    span = citation.span
    return bool(len(span)) and book.holds(span) and book.text_at(span) == citation.quote


def evidence_in(book: Book, citations: Iterable[Citation], there: Sequence[Span]) -> CitedPassages:
    """The passages of ``book`` that ``citations`` name, each once; ``there`` are its highlights.

    A passage inside a highlight is highlighted already.
    """
    fresh: list[Span] = []
    known = gone = 0
    cited = {one.span: one for one in citations}
    for span in sorted(cited, key=lambda span: (-len(span), span)):
        if not holds(book, cited[span]):
            gone += 1
        elif any(one.contains(span) for one in there):
            known += 1
        elif not any(one.contains(span) for one in fresh):
            fresh.append(span)
    return CitedPassages(tuple(sorted(fresh)), known, gone)


def note_of(turn: SheetTurn, words: Words = str) -> str:
    """The question and the answer of ``turn`` in plain text, with its citations as links.

    Sentences that were left out are not in it. What failed a check, what was searched and the
    grades follow, as in an export; ``words`` gives the program's own words.
    """
    said = [_plain(words(line)) for line in sheets.before(turn.answer)]
    for block in blocks(turn.parts):
        if not isinstance(block, int):
            said.append("\n".join(_line(line, turn) for line in block))
    after = [words(one) for one in (*sheets.remarks(turn), *_grades(turn, words))]
    after.append(words(sheets.by(turn)))
    question = without_citations(one_line(turn.answer.question))
    return "\n\n".join([question, *said, "\n".join(f"– {_plain(one)}" for one in after)])


def _line(line: Line, turn: SheetTurn) -> str:
    return "".join(_run(run, turn) for run in line)


def _run(run: TextRun, turn: SheetTurn) -> str:
    if run.kind == "mark":
        note = turn.note(int(run.text))
        return f" {citation_text(note.label, note.link)}" if note is not None else ""
    text = without_citations(run.text)
    return f"“{' '.join(text.split())}”" if run.kind == "quote" else text


def _grades(turn: SheetTurn, words: Words) -> Iterator[str]:
    """A line for each grade: the numbers of its citations, and what it says of them."""
    for grade in GRADES:
        of_grade = [note for note in turn.notes if note.citation.grade == grade]
        if of_grade:
            numbers = ", ".join(str(note.label) for note in of_grade)
            yield f"{numbers}: {words(sheets.grade(of_grade[0]))}"


def _plain(text: str) -> str:
    return without_citations(one_line(text))
