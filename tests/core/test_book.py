from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from foxreader.core.book import Book, BookFile, Metadata, PageMark, TocEntry
from foxreader.core.errors import UsageError
from foxreader.core.scope import WHOLE_BOOK, Scope
from foxreader.core.span import Span

texts = st.lists(st.text(max_size=30), min_size=1, max_size=5)


def book_of(files: list[str], **more: object) -> Book:
    made = tuple(BookFile(f"{n}", text) for n, text in enumerate(files))
    return Book("0" * 64, "text", Metadata("T"), made, **more)  # type: ignore[arg-type]


@given(texts, st.floats(0, 1))
def test_a_place_by_fraction_lies_in_the_book(files: list[str], fraction: float) -> None:
    book = book_of(files)
    place = book.place_at(fraction)
    assert book.holds(place)
    if book.characters:
        assert abs(book.fraction(place) - fraction) <= 1 / book.characters


def test_a_place_outside_the_book_is_the_users_error() -> None:
    book = book_of(["abc"])
    assert book.text_at(Span(0, 1, 3)) == "bc"
    for span in (Span(0, 0, 4), Span(1, 0, 0)):
        with pytest.raises(UsageError, match="no place"):
            book.text_at(span)


def test_sections_and_pages_are_the_last_before_a_place() -> None:
    toc = (TocEntry("Two", Span(0, 5, 5)), TocEntry("One", Span(0, 2, 2)))
    pages = (PageMark("i", Span(0, 0, 0)), PageMark("1", Span(0, 6, 6)))
    book = book_of(["0123456789"], toc=toc, pages=pages)
    assert [book.title_at(Span(0, n, n)) for n in (0, 2, 4, 5, 9)] == [
        "",
        "One",
        "One",
        "Two",
        "Two",
    ]
    assert [book.page_label(Span(0, n, n)) for n in (0, 5, 6)] == ["i", "i", "1"]


def test_hidden_text_is_not_visible_from_any_side() -> None:
    book = Book("0" * 64, "text", Metadata("T"), (BookFile("a", "0123456789", hidden=((3, 5),)),))
    spans = [Span(0, 0, 3), Span(0, 0, 4), Span(0, 4, 9), Span(0, 5, 9)]
    assert [book.visible(span) for span in spans] == [True, False, False, True]


@given(st.integers(0, 9), st.integers(0, 9), st.integers(0, 9), st.integers(0, 9))
def test_a_scope_allows_nothing_that_reaches_past_its_limit(
    file: int, start: int, length: int, limit: int
) -> None:
    span, scope = Span(file, start, start + length), Scope(Span(4, limit, limit))
    assert WHOLE_BOOK.allows(span)
    assert scope.allows(span) == (file < 4 or (file == 4 and start + length <= limit))


def test_the_titles_round_a_section() -> None:
    listed = (("War", 0, 0, 1), ("Book I", 0, 10, 2), ("I", 0, 20, 3), ("Book II", 1, 0, 2),
              ("I", 1, 10, 3))  # fmt: skip
    toc = tuple(TocEntry(title, Span(file, at, at), level) for title, file, at, level in listed)
    book = book_of(["a" * 100, "b" * 100], toc=toc)
    assert book.path_at(Span(0, 25, 25)) == ("War", "Book I", "I")
    assert book.path_at(Span(1, 5, 5)) == ("War", "Book II")
    assert book.path_at(Span(1, 50, 50)) == ("War", "Book II", "I")
    assert book.named_at(Span(1, 50, 50)) == "Book II · I"
    assert book.named_at(Span(1, 5, 5)) == "Book II"
    assert book_of(["a"]).named_at(Span(0, 0, 0)) == ""
    assert book_of(["a"]).path_at(Span(0, 0, 0)) == ()


@pytest.mark.parametrize(
    ("markup", "text", "unseen"),
    [
        (b"<h1>A Title</h1>", "A Title", True),
        (b'<img src="../images/the%20cover.svg"/>A Title', "A Title", False),
        (b'<img src="../images/the cover.svg"/>A Title', "A Title", False),
        (b'<img src="title.svg"/>', "\n", False),  # a page without words is the cover
    ],
)
def test_a_cover_that_no_first_page_shows(markup: bytes, text: str, unseen: bool) -> None:
    files = (BookFile("a.xhtml", text, markup), *(BookFile(n, "x", b"x") for n in "bcd"))
    book = replace(book_of(["x"]), files=files, cover="images/the cover.svg")
    assert book.unseen_cover == ("images/the cover.svg" if unseen else "")
    assert not replace(book, cover="").unseen_cover
    assert not replace(book, paged=True).unseen_cover
    shown = replace(files[2], markup=b'<image href="the%20cover.svg"/>')
    assert not replace(book, files=(*files[:2], shown)).unseen_cover


PROSE = "A sentence of the manual that says what is done with all of this. "


@pytest.mark.parametrize(
    "markup",
    [
        '<p>{p}</p><pre class="x"><span>$ make</span> &amp; &#36;x\n  go</pre><p>{p}</p>',
        '<p>{p}</p><p class="plain code">$ make &amp; $x\n  go</p><p>{p}</p>',
        '<p>{p}</p><pre>$ make &amp; $x\n</pre><pre>  go</pre><p class="codex">{p}</p>',
    ],
)
def test_lines_as_they_were_typed_are_known_by_their_markup(markup: str) -> None:
    text = f"{PROSE}$ make & $x\n  go{PROSE}"
    page = f"<html><head><title>T</title></head><body>{markup.format(p=PROSE)}</body></html>"
    (part,) = BookFile("a.xhtml", text, page.encode()).listings
    assert text[slice(*part)] == "$ make & $x\n  go"


def test_a_text_that_is_typed_throughout_has_no_lines_apart() -> None:
    text = "It was late.\nNobody spoke."
    assert BookFile("a.xhtml", text, f"<body><pre>{text}</pre></body>".encode()).listings == ()
