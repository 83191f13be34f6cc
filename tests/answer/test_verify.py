"""Exact, moved, gone: what becomes of a citation in a text that has changed."""

from __future__ import annotations

import json
import time
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from foxreader.answer.conversation.stored import ReaderQuestion, StoredTurn
from foxreader.answer.export.reading import (
    ExportedClaim,
    Verified,
    claimed,
    claims_in_text,
    verify,
)
from foxreader.answer.export.sheets import sheet
from foxreader.answer.export.writing import written
from foxreader.core.book import Book, BookFile, Metadata
from foxreader.core.events import Answer, Citation, Mark, Searched, Text
from foxreader.core.span import Span
from foxreader.formats import open_book
from foxreader.index.pieces import tagged_units

TEXT = (
    "The lamp was lit at nine. Nobody spoke of it. The keeper slept until the morning came, and "
    "the wind fell.\n\nThe lamp was lit at nine. He wrote “it’s done” – and left the tower for "
    "good, as the log-book says on its last page."
)


def book_of(*texts: str, sha256: str = "ab" * 32) -> Book:
    return Book(
        sha256, "text", Metadata("T"), tuple(BookFile(str(n), t) for n, t in enumerate(texts))
    )


def exported(book: Book, form: str, *spans: Span) -> str:
    """An export of a conversation about ``book`` that cites ``spans``."""
    citations = tuple(
        Citation(n, span, book.text_at(span), "", book=book.sha256)
        for n, span in enumerate(spans, 1)
    )
    parts = tuple(part for c in citations for part in (Text("x "), Mark(c.number)))
    answer = Answer("Q?", "grounded", "specific", parts, citations, Searched())
    turns = [StoredTurn(ReaderQuestion(answer.question), answer)]
    return written(sheet(book, turns, lambda sha256: None, {}), form)  # type: ignore[arg-type]


def claims_of(book: Book, *spans: Span) -> tuple[ExportedClaim, ...]:
    """What an export of ``book`` that cites ``spans`` claims, by way of the file's text."""
    return claimed(exported(book, "json", *spans)).claims


def claim_of(words: str, nth: int = 0, text: str = TEXT) -> ExportedClaim:
    at = -1
    for _ in range(nth + 1):
        at = text.index(words, at + 1)
    return claims_of(book_of(text), Span(0, at, at + len(words)))[0]


@given(st.text(min_size=1), st.data())
def test_what_was_exported_is_exact_in_the_same_book(text: str, data: st.DataObject) -> None:
    start = data.draw(st.integers(0, len(text) - 1))
    end = data.draw(st.integers(start + 1, len(text)))
    book = book_of("before", text)
    (claim,) = claims_of(book, Span(1, start, end))
    assert verify(claim, book).outcome == "exact"


@given(st.text(max_size=80), st.text(max_size=80))
def test_words_put_in_before_move_a_quote_and_it_is_found_there(before: str, file: str) -> None:
    assume("nine" not in before and "nine" not in file)
    for nth in (0, 1):
        claim = claim_of("The lamp was lit at nine.", nth)
        edited = book_of(file, before + TEXT, sha256="cd" * 32)
        verdict = verify(claim, edited)
        assert verdict.outcome == "moved"
        assert verdict.span == Span(1, claim.span.start + len(before), claim.span.end + len(before))


@given(st.integers(0, 24), st.sampled_from("xyzß中"))
def test_a_quote_with_another_letter_in_it_is_gone(at: int, letter: str) -> None:
    claim = claim_of("The keeper slept until the")
    place = claim.span.start + at
    assume(TEXT[place].isalpha())
    edited = book_of(TEXT[:place] + letter + TEXT[place + 1 :], sha256="cd" * 32)
    assert verify(claim, edited).outcome == "gone"
    assert verify(claim, edited).span is None


def test_the_neighbours_say_which_of_two_it_is() -> None:
    second = claim_of("lamp", 1)
    edited = book_of("A preface about a lamp.\n\n" + TEXT, sha256="cd" * 32)
    verdict = verify(second, edited)
    assert verdict.span is not None and verdict.span.start == second.span.start + 25


def test_a_short_quote_without_its_neighbours_is_gone_and_a_long_one_is_not() -> None:
    short, long = claim_of("nine", 0), claim_of("The keeper slept until the morning came")
    edited = book_of("At nine? " + "x" * 90 + " The keeper slept until the morning came" + "y" * 90)
    assert verify(short, edited).outcome == "gone"
    assert verify(long, edited).outcome == "moved"
    twice = book_of(edited.files[0].text, edited.files[0].text)
    assert verify(long, twice).outcome == "gone"


def test_the_same_book_in_another_format_differs_in_quotes_dashes_and_breaks() -> None:
    words = "He wrote “it’s done” – and left the tower"
    claim = claim_of(words)
    other = TEXT.replace(words, 'He wrote "it\'s\ndone" -\n and left the to\u00adwer')
    verdict = verify(claim, book_of("Title", other, sha256="cd" * 32))
    assert verdict.outcome == "moved" and verdict.span is not None
    assert other[verdict.span.start : verdict.span.end].startswith("He wrote \"it's")


@pytest.mark.parametrize(
    ("quote", "there"),
    [
        ("‘Sit down,’ it said", '"Sit\ndown," it said'),
        ("a backward-compatible change", "a backward\u00adcompatible change"),
        ("a backward\u00adcompatible change", "a backward-compatible change"),
        ("night — and the rain fell", "night--and the rain fell"),
        ("開発元の開発者らが Debian に対して", "開発元の開発者らがDebian に\n対して"),
        ("人がDebianを使うことが出来ることを", "人が Debian を使うことが出来る ことを"),
    ],
)  # fmt: skip
def test_what_formats_of_a_book_have_otherwise(quote: str, there: str) -> None:
    claim = claim_of(quote, text=f"Before. {quote} After.")
    verdict = verify(claim, book_of(f"Title. Before. {there} After.", sha256="cd" * 32))
    assert verdict.span == Span(0, 15, 15 + len(there))


@pytest.mark.parametrize("unit", ["- ", "\u00ad", "-\u00ad", "“", "開 ", "a\u00ad", " \u200b"])
def test_no_quote_takes_for_ever(unit: str) -> None:
    claim = ExportedClaim(1, 1, "ab" * 32, Span(0, 0, 1), f"x{unit * 60}y", "", "")
    book = book_of(f"x{unit * 400}z " * 20, "x" + "-" * 5000 + "\u00ad" * 5000, sha256="cd" * 32)
    begun = time.process_time()
    assert verify(claim, book).outcome == "gone"
    assert time.process_time() - begun < 5


@pytest.mark.parametrize("there", ["it cost 314 guineas then", "it cost 3,14 guineas then"])
def test_a_number_is_not_another_number(there: str) -> None:
    claim = claim_of("it cost 3.14 guineas then", text="Before. it cost 3.14 guineas then After.")
    assert verify(claim, book_of(f"Before. {there} After.", sha256="cd" * 32)).outcome == "gone"


def test_a_word_at_the_same_offsets_of_another_book_is_not_exact_by_chance() -> None:
    claim = claim_of("lamp")
    stranger = book_of(
        "All lamps were out, and it was a moonless night over the sea." * 3, sha256="cd" * 32
    )
    assert stranger.text_at(claim.span) == "lamp"
    assert verify(claim, stranger).outcome == "gone"


def test_a_quote_that_is_empty_is_gone() -> None:
    assert verify(replace(claim_of("lamp"), quote=""), book_of(TEXT)).outcome == "gone"
    assert verify(replace(claim_of("lamp"), quote=" "), book_of(TEXT)).outcome == "gone"


def _export() -> dict:
    book = book_of(TEXT)
    citation = Citation(1, Span(0, 4, 8), "lamp", "")
    answer = Answer("Q?", "grounded", "specific", (Mark(1),), (citation,), Searched())
    return json.loads(
        written(
            sheet(
                book, [StoredTurn(ReaderQuestion(answer.question), answer)], lambda sha256: None, {}
            ),
            "json",
        )
    )


@pytest.mark.parametrize(
    ("path", "value"),
    [
        (("format",), "x"), (("version",), 2), (("turns",), 3), (("turns", 0), {}),
        (("turns", 0, "citations", 0, "quote"), 7), (("turns", 0, "citations", 0, "book"), "../x"),
        (("turns", 0, "citations", 0, "span", "start"), -1),
        (("turns", 0, "citations", 0, "span", "start"), True),
        (("turns", 0, "citations", 0, "span", "start"), 4.0),
        (("turns", 0, "citations", 0, "span", "start"), 9),
        (("turns", 0, "citations", 0, "span", "end"), 10**400),
        (("turns", 0, "citations", 0, "span"), None), (("book",), None),
    ],
)  # fmt: skip
def test_a_file_that_says_something_else_is_refused(path: tuple, value: object) -> None:
    made = _export()
    assert claimed(json.dumps(made)).claims[0].quote == "lamp"
    inner = made
    for step in path[:-1]:
        inner = inner[step]
    inner[path[-1]] = value
    with pytest.raises(ValueError, match="not an exported conversation"):
        claimed(json.dumps(made))


@pytest.mark.parametrize("text", ["", "[]", "null", "7", "[" * 200_000, '{"format": 1}', "{" * 9])
def test_what_is_no_export_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="not an exported conversation"):
        claimed(text)


@pytest.mark.books
def test_every_tenth_sentence_of_a_real_book_is_found_in_an_edited_one(books: Path) -> None:
    path = books / "epub" / "standardebooks" / "se-moby-dick.epub"
    if not path.is_file():
        pytest.skip("Moby Dick is not here")
    book, resources = open_book(path)
    resources.close()
    file = max(range(len(book.files)), key=lambda number: len(book.files[number].text))
    spans = [unit for unit in tagged_units(book, file)[::10] if len(unit) >= 20]
    assert len(spans) > 20
    claims = claims_of(book, *spans)
    assert {verify(claim, book).outcome for claim in claims} == {"exact"}
    # Another edition: a preface, and every dash written otherwise.
    texts = ["Preface. " * 50 + f.text.replace("—", "--").replace("’", "'") for f in book.files]
    edited = book_of("New front matter.", *texts, sha256="cd" * 32)
    for claim in claims:
        verdict = verify(claim, edited)
        assert verdict.outcome == "moved" and verdict.span is not None
        assert verdict.span.file == file + 1
        there = edited.text_at(verdict.span)
        assert there == claim.quote.replace("—", "--").replace("’", "'")


HIDDEN = "A co\u00adoperative lamp\u2060s of the keeper at nine, he wrote to me@there."


@pytest.mark.parametrize("form", ["md", "html", "json"])
def test_an_untouched_export_is_exact_though_the_book_has_hidden_characters(form: str) -> None:
    book = book_of(f"{HIDDEN} And more.", "Another file of the book.")
    spans = (Span(0, 0, len(HIDDEN)), Span(1, 0, 25))
    text = exported(book, form, *spans)
    found = claimed(text).claims if form == "json" else claims_in_text(text, html=form == "html")
    verdicts = [verify(claim, book) for claim in found]
    assert [(one.outcome, one.span) for one in verdicts] == [("exact", span) for span in spans]
    assert [claim.number for claim in found] == [1, 2]


def test_words_typed_without_hidden_characters_are_the_place_and_no_part_of_it() -> None:
    book = book_of(f"{HIDDEN} And more.")
    span = Span(0, 0, len(HIDDEN))
    typed = HIDDEN.replace("\u00ad", "").replace("\u2060", "")
    assert verify(ExportedClaim(1, 1, book.sha256, span, typed), book) == Verified(
        ExportedClaim(1, 1, book.sha256, span, typed), "exact", span
    )
    other = ExportedClaim(1, 1, book.sha256, span, typed.replace("nine", "ten"))
    assert verify(other, book).outcome != "exact"


def test_the_numbers_of_footnotes_are_those_of_the_file() -> None:
    tag = "[f0-0-25]"
    text = f"[^7]: “The lamp was lit at nine.” — here {tag}\n\n[^9]: “Nobody spoke of it.” {tag}\n"
    assert [claim.number for claim in claims_in_text(text, html=False)] == [7, 9]
