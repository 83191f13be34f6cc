from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bookmaker import book_of
from foxreader.core.book import Book
from foxreader.core.scope import WHOLE_BOOK, Scope, join
from foxreader.core.span import Span, find_tags

texts = st.text(st.sampled_from("ab é𝔘中\n"), max_size=12)
books = st.lists(st.lists(texts, max_size=4).map(lambda some: book_of(*some)), max_size=5)


@st.composite
def shelves(draw: st.DrawFn) -> tuple[list[Book], list[Scope]]:
    """Some books, each with a limit somewhere in it or none."""
    drawn = draw(books)
    scopes = []
    for book in drawn:
        scope = WHOLE_BOOK
        if book.files and draw(st.booleans()):
            file = draw(st.integers(0, len(book.files) - 1))
            at = draw(st.integers(0, len(book.files[file].text)))
            scope = Scope(Span(file, at, at))
        scopes.append(scope)
    return drawn, scopes


@given(shelves(), st.data())
def test_every_place_maps_both_ways(shelf: tuple[list[Book], list[Scope]], data: st.DataObject):
    own, scopes = shelf
    joined = join(own, scopes)
    for number, (book, scope) in enumerate(zip(own, scopes, strict=True)):
        for file, held in enumerate(book.files):
            start = data.draw(st.integers(0, len(held.text)))
            span = Span(file, start, data.draw(st.integers(start, len(held.text))))
            if not scope.allows(span):
                shifted = joined.shift(number, span)
                inside = joined.holds(shifted) and joined.unshift(shifted) == (number, span)
                assert not inside
                continue
            shifted = joined.shift(number, span)
            assert joined.unshift(shifted) == (number, span)
            assert joined.text_at(shifted) == book.text_at(span)


@given(shelves())
def test_nothing_past_a_limit_is_in_the_joined_book(shelf: tuple[list[Book], list[Scope]]) -> None:
    own, scopes = shelf
    joined = join(own, scopes)
    seen = sum(
        len(book.files[file].text[: scope.limit.start if scope.limit.file == file else None])
        if scope.limit is not None and file <= scope.limit.file
        else len(book.files[file].text) * (scope.limit is None)
        for book, scope in zip(own, scopes, strict=True)
        for file in range(len(book.files))
    )
    assert joined.characters == seen
    for number, file in enumerate(joined.files):
        at, place = joined.unshift(Span(number, 0, len(file.text)))
        assert scopes[at].allows(place)
        assert all(end <= len(file.text) for _, end in file.hidden)


def test_no_place_past_the_last_book_has_a_book() -> None:
    joined = join([book_of("a"), book_of(), book_of("b", "c")], [WHOLE_BOOK] * 3)
    assert joined.unshift(Span(1, 0, 1)) == (2, Span(0, 0, 1))
    with pytest.raises(ValueError, match="no book"):
        joined.unshift(Span(3, 0, 0))


def test_headings_stand_under_the_titles_of_their_books() -> None:
    first = book_of("One. Two.", "Three.", toc=[("I", 0, 0), ("II", 0, 5), ("III", 1, 0)])
    second = book_of("Four.")
    first = replace(first, metadata=replace(first.metadata, title="First"))
    second = replace(second, metadata=replace(second.metadata, title="Second"))
    joined = join([first, second], [Scope(Span(0, 5, 5)), WHOLE_BOOK])
    assert [(e.title, e.place, e.level) for e in joined.toc] == [
        ("First", Span(0, 0, 0), 1),
        ("I", Span(0, 0, 0), 2),
        ("Second", Span(1, 0, 0), 1),
    ]
    assert joined.title_at(Span(1, 2, 3)) == "Second"
    assert joined.metadata.title == "First; Second"


def test_a_joined_book_is_another_one_within_other_limits() -> None:
    book = book_of("One. Two.")
    whole, cut = (join([book], [s]) for s in (WHOLE_BOOK, Scope(Span(0, 5, 5))))
    assert whole.sha256 != cut.sha256
    assert not list(find_tags(cut.files[0].text))
