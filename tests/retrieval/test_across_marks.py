"""Words with the mark of a note or the number of a page among them are found as they are read."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from bookmaker import book_of, index_of
from foxreader.answer.checks.evidence import TurnEvidence
from foxreader.answer.checks.quoting import in_place
from foxreader.answer.evidence_line.lines import evidence
from foxreader.answer.gate.ledger import Ledger
from foxreader.core.book import Book
from foxreader.core.events import Citation, Mark, Text
from foxreader.core.scope import WHOLE_BOOK
from foxreader.core.span import Span
from foxreader.library.searches import FindQuery
from foxreader.retrieval.find_in_book import find
from foxreader.retrieval.fulltext.search import Search

WORDS = "Nobody in the harbour1 reads[2] twice what the foot5man, an old4 servant, says."


def marked(text: str, *marks: str) -> Book:
    book = book_of(text)
    runs = tuple((text.index(mark), text.index(mark) + len(mark)) for mark in marks)
    return replace(book, files=(replace(book.files[0], marks=runs),))


BOOK = marked(WORDS, "1", "[2]", "5", "4")
WHOLE = Span(0, 0, len(WORDS))


@pytest.mark.parametrize(
    ("words", "hit"),
    [
        ("harbour reads twice", "harbour1 reads[2] twice"),
        ("harbour1 reads", "harbour1 reads"),
        ("footman", "foot5man"),
        ("old servant", "old4 servant"),
        ("nobody", "Nobody"),
    ],
)
@pytest.mark.parametrize("kind", ["words", "near"])
def test_a_phrase_is_found(words: str, hit: str, kind: str) -> None:
    found = list(find(BOOK, FindQuery(words, kind)))
    assert [BOOK.text_at(span) for span in found] == [hit]


def test_whole_words_end_at_marks() -> None:
    assert len(list(find(BOOK, FindQuery("harbour", whole_word=True)))) == 1
    assert not list(find(BOOK, FindQuery("foot", whole_word=True)))


@pytest.mark.parametrize("query", ["footman", '"harbour reads twice"', "an old servant"])
def test_a_search_finds_the_passage(tmp_path: Path, query: str) -> None:
    search = Search(index_of(BOOK, tmp_path))
    [hit] = search.passages(query, WHOLE_BOOK, 1)
    assert "harbour" in BOOK.text_at(hit.span)
    assert not search.passages("harbour1", WHOLE_BOOK, 1)


@pytest.mark.parametrize(
    "quote",
    ["harbour reads twice", "harbour1 reads[2] twice", "the footman, an old servant, says"],
)
def test_a_quotation_stands_in_its_place(quote: str) -> None:
    checked = TurnEvidence(Ledger(BOOK, [WHOLE]), "?", "en")
    assert in_place(quote, checked, checked.cited([WHOLE]))
    assert not in_place("harbour sleeps twice", checked, checked.cited([WHOLE]))


@pytest.mark.parametrize("quote", ["a well-known man", "a wellknown man"])
@pytest.mark.parametrize("hyphen", ["\u00ad", "-"])
def test_a_quotation_of_a_word_that_a_page_broke_at_a_hyphen(quote: str, hyphen: str) -> None:
    text = f"He met a well{hyphen}known man."
    checked = TurnEvidence(Ledger(book_of(text), [Span(0, 0, len(text))]), "?", "en")
    cited = checked.cited([Span(0, 0, len(text))])
    assert in_place(quote, checked, cited)
    assert not in_place("a well-read man", checked, cited)


def test_a_line_of_evidence_has_no_marks() -> None:
    citation = Citation(1, WHOLE, WORDS, "", None, "cited", BOOK.sha256)
    said = (Text("The footman says it."), Mark(1))
    [claim] = evidence(said, {1: citation}, lambda sha256: BOOK)
    [line] = claim.lines
    assert line.text.endswith("the harbour reads twice what the footman, an old servant, says.")
    assert "the footman" in [run.text for run in line.runs if run.kind == "shared"]


def test_words_have_the_length_of_the_text() -> None:
    [file] = BOOK.files
    assert len(file.words) == len(file.text)
    assert BOOK.words_at(Span(0, 14, 28)) == "harbour reads"
    assert book_of("as it is").files[0].words == "as it is"
