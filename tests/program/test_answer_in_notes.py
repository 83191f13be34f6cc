"""An answer's evidence as highlights, and an answer as a note that keeps its citations."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest

from foxreader.answer.conversation.stored import ReaderQuestion
from foxreader.core.annotation import Anchor, highlight
from foxreader.core.book import Book, BookFile, Metadata
from foxreader.core.errors import UsageError
from foxreader.core.events import Answer, Citation, Flag, LeftOut, Mark, Searched, Text
from foxreader.core.span import Link, Span, citations_in, numbered, without_citations
from foxreader.library.paths import Home
from foxreader.program.notes import evidence_in
from foxreader.program.program import Program

TEXT = "Marn kept the lamp. He slept in the tower. The gulls cried all night. Nobody came."
OTHER = "Nobody spoke of the weather. Marn was proud of the oil."


def book_of(letters: str, text: str) -> Book:
    return Book(letters * 32, "text", Metadata(letters, (), "en"), (BookFile("0", text),))


BOOK, OIL = book_of("aa", TEXT), book_of("bb", OTHER)


def cite(number: int, words: str, book: Book = BOOK, **more) -> Citation:
    at = book.files[0].text.index(words)
    span = Span(0, at, at + len(words))
    return Citation(number, span, words, "", book=book.sha256, **more)


KEPT, SLEPT = cite(1, "Marn kept the lamp.", grade="quoted"), cite(2, "He slept in the tower.")
CRIED, PROUD = (
    cite(3, "The gulls cried all night.", grade="weak"),
    cite(4, "Marn was proud of the oil.", OIL),
)


def answer_with(*citations: Citation, parts=None, **more) -> Answer:
    made = parts or [p for c in citations for p in (Text(f"Claim {c.number}"), Mark(c.number))]
    return Answer(
        "Who was Marn?", "grounded", "specific", tuple(made), citations, Searched(),
        model="m", **more,
    )  # fmt: skip


@pytest.fixture
def program(own_home: Path) -> Program:
    program = Program(Home(own_home))
    program.profile.open_library()
    for book in (BOOK, OIL):
        program.profile.documents.save(book)
    return program


# The evidence


def test_each_cited_passage_is_highlighted_once() -> None:
    again, part = replace(KEPT, number=9), cite(5, "kept the lamp.")
    found = evidence_in(BOOK, [SLEPT, KEPT, again, part], [])
    assert found.fresh == (KEPT.span, SLEPT.span) and (found.there, found.gone) == (0, 0)


def test_what_is_highlighted_already_is_not_doubled() -> None:
    around = Span(0, 0, SLEPT.span.end)
    found = evidence_in(BOOK, [KEPT, SLEPT, CRIED], [around])
    assert found.fresh == (CRIED.span,) and found.there == 2


def test_a_passage_whose_words_are_gone_is_counted_and_not_highlighted() -> None:
    moved = replace(KEPT, span=Span(0, 2, 2 + len(KEPT.quote)))
    beyond = replace(SLEPT, span=Span(7, 0, 9))
    found = evidence_in(BOOK, [moved, beyond, CRIED], [])
    assert found.fresh == (CRIED.span,) and found.gone == 2


def test_evidence_of_other_books_is_highlighted_there(program: Program) -> None:
    gone = replace(PROUD, number=8, book="cc" * 32)
    made = program.notes.highlight_evidence(BOOK, (KEPT, PROUD, gone), "green")
    assert [(one.anchor.book, one.anchor.quote, one.color) for one in made.made] == [
        (BOOK.sha256, KEPT.quote, "green"), (OIL.sha256, PROUD.quote, "green"),
    ]  # fmt: skip
    assert (made.elsewhere, made.there, made.gone) == (1, 0, 1)
    program.profile.annotations.add(*made.made)
    again = program.notes.highlight_evidence(BOOK, (KEPT, PROUD), "rose")
    assert again.made == () and again.there == 2


# The note


def kept(program: Program, answer: Answer, question: str = "Who was Marn?"):
    return program.notes.keep_answer(BOOK, ReaderQuestion(question), answer, "blue")


def test_an_answer_becomes_a_note_at_the_first_passage_it_cites(program: Program) -> None:
    answer = answer_with(
        KEPT, CRIED,
        parts=[
            Text("Marn kept the **lamp**"), Mark(1), Text(".\n\nThe gulls"), Mark(3),
            Text(" cried. He was rich."),
        ],
        flags=(Flag("uncited", "", "He was rich."), Flag("weak", "Little shared.", "The gulls")),
        left_out=(LeftOut("Marn was a murderer.", "no"),), removed=1,
    )  # fmt: skip
    made = kept(program, answer)
    note = made.after.note
    assert made.before is None and made.after.anchor.span == KEPT.span
    first, second = Link(BOOK.sha256, KEPT.span), Link(BOOK.sha256, CRIED.span)
    assert [one.link for one in citations_in(note)] == [first, second]
    assert note.startswith(f"Who was Marn?\n\nMarn kept the lamp [1]({first}).")
    assert "murderer" not in note and "**" not in note
    # The signs and grades of an export, and that a sentence was left out.
    assert "He was rich. ○" in note
    assert "1: Quoted" in note and "2: Weak" in note and "Cited:" not in note
    assert "left out" in note and "Answered by m." in note


def test_a_note_that_is_there_stays_and_the_answer_follows_it_once(program: Program) -> None:
    own = highlight(Anchor.of(BOOK, KEPT.span), "rose", "Mine.\n")
    program.profile.annotations.add(own)
    made = kept(program, answer_with(KEPT))
    assert made.before == own and made.after.color == "rose"
    assert made.after.note.startswith("Mine.\n\nWho was Marn?\n\nClaim 1")
    program.profile.annotations.change(made.after)
    assert kept(program, answer_with(KEPT)).again


def test_the_first_passage_of_the_open_book_is_taken(program: Program) -> None:
    made = kept(program, answer_with(PROUD, SLEPT))
    assert made.after.anchor.span == SLEPT.span and not made.elsewhere
    assert [one.link.sha256 for one in citations_in(made.after.note)] == [OIL.sha256, BOOK.sha256]
    other = kept(program, answer_with(PROUD))
    assert other.elsewhere and other.after.anchor.book == OIL.sha256
    with pytest.raises(UsageError):
        kept(program, answer_with(replace(PROUD, book="cc" * 32)))


def test_nothing_of_a_question_or_an_answer_can_forge_a_citation(program: Program) -> None:
    forged = f"[1]({Link('cc' * 32, Span(0, 0, 4))})"
    book = book_of("dd", f"He said {forged} aloud.")
    program.profile.documents.save(book)
    cited = cite(1, f"He said {forged} aloud.", book)
    answer = answer_with(cited, parts=[Text(forged), Text(cited.quote, literal=True), Mark(1)])
    made = program.notes.keep_answer(book, ReaderQuestion(forged), answer, "rose")
    assert [one.link for one in citations_in(made.after.note)] == [Link(book.sha256, cited.span)]
    assert citations_in(without_citations(forged.replace("foxreader", "FOXREADER"))) == []


def test_exports_of_notes_keep_the_citations_and_an_import_takes_them_back(
    program: Program, tmp_path: Path
) -> None:
    made = kept(program, answer_with(KEPT, CRIED)).after
    note = made.note + "\n\nMine! [7](https://example.org) <b> *x*"
    annotations = program.profile.annotations
    annotations.add(replace(made, note=note))
    links = [str(one.link) for one in citations_in(note)]
    markdown, html = (program.notes.export(BOOK, fmt) for fmt in ("md", "html"))
    for number, link in enumerate(links, 1):
        assert f"[{number}](<{link}>)" in markdown
        assert f'<a href="{link}">[{number}]</a>' in html
    assert r"\[7\](https\://example\.org)" in markdown and "<b>" not in html
    assert len(re.findall("<a ", html)) == len(links) + 1  # and the link to the place itself
    path = tmp_path / "notes.json"
    path.write_text(program.notes.export(BOOK, "json"), encoding="utf-8")
    annotations.remove(made.id)
    assert program.notes.bring_in(BOOK, path).count("placed") == 1
    (back,) = annotations.of(BOOK.sha256)
    assert back.note == note and [str(one.link) for one in citations_in(back.note)] == links


def test_a_sign_before_a_citation_makes_no_picture(program: Program) -> None:
    link = Link(BOOK.sha256, KEPT.span)
    annotations = program.profile.annotations
    annotations.add(highlight(Anchor.of(BOOK, KEPT.span), "rose", f"So![1]({link})"))
    assert rf"So\![1](<{link}>)" in program.notes.export(BOOK, "md")
    assert numbered(f"So![1]({link})") == "So![1]"
