"""What the panel says of a piece of evidence: its surroundings, its place, its claim."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from examples import examples
from foxreader.answer.evidence_line.lines import cited_of, excerpt, where
from foxreader.core.book import Book, BookFile, Metadata, TocEntry
from foxreader.core.events import Citation, Mark, Text
from foxreader.core.span import Span

TEXT = "One\n\nThe first line.\n\nHe set two lamps. They burned. All night.\n\nThe last  line."
BOOK = Book(
    "aa" * 32, "text", Metadata("Lamps", (), "en"), (BookFile("0", TEXT),),
    (
        TocEntry("One", Span(0, 0, 0), 0), TocEntry("Two lamps", Span(0, 22, 22), 1),
        TocEntry("Two", Span(0, len(TEXT) - 2, len(TEXT) - 2), 0),
        TocEntry("Three", Span(0, len(TEXT) - 1, len(TEXT) - 1), 0),
    ),
)  # fmt: skip


def at(words: str) -> Span:
    return Span(0, TEXT.index(words), TEXT.index(words) + len(words))


def test_words_stand_in_their_paragraph_with_one_before_and_after() -> None:
    found = excerpt(BOOK, at("They burned."))
    assert (found.before, found.after) == ("The first line.", "The last line.")
    assert found.lead + found.words + found.rest == "He set two lamps. They burned. All night."
    assert excerpt(BOOK, at("One")).before == "" and excerpt(BOOK, at("last  line.")).after == ""


@given(st.text("ab \n", max_size=40), st.integers(0, 40), st.integers(0, 40))
@examples(100)
def test_no_word_is_lost_around_any_place(text: str, one: int, other: int) -> None:
    start, end = sorted((min(one, len(text)), min(other, len(text))))
    book = Book("aa" * 32, "text", Metadata("T", (), "en"), (BookFile("0", text),))
    found = excerpt(book, Span(0, start, end))
    assert found.words == text[start:end]
    near = text[text.rfind("\n", 0, start) + 1 :]
    assert near.lstrip().startswith((found.lead + found.words).lstrip()[:5])


def test_the_places_of_an_answer_in_the_order_of_its_claims() -> None:
    first = Citation(1, at("They burned."), "They burned.", "Two lamps", "7")
    other = Citation(2, at("All night."), "All night.", "Two lamps", grade="weak")
    parts = [Text("They burned"), Mark(2), Mark(1), Text(". Later too"), Mark(1), Text(".")]
    found = cited_of(parts, {1: first, 2: other}, lambda sha256: BOOK)
    assert [(one.citation.number, one.nth, one.of) for one in found] == [(2, 1, 2), (1, 2, 2)]
    place = where(BOOK, first)
    assert (place.chapter, place.section, place.page) == ("Two lamps", "", "7")
    bare = cited_of([Text("Word for word.")], {1: first}, lambda sha256: BOOK)
    assert [one.claim for one in bare] == [""]
