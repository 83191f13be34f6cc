from __future__ import annotations

from hypothesis import given

from bookmaker import book_of
from examples import examples
from foxreader.core.book import Book, TocEntry
from foxreader.core.scope import Scope
from foxreader.core.span import Span
from foxreader.index.chapters import Chapter, chapters, segments
from index.test_segment import made_books


def chapters_of(book: Book) -> list[Chapter]:
    return chapters(book, segments(book))


def novel() -> Book:
    """Two parts of three chapters each, after a title page."""
    text = "It was a long way down to the sea. " * 900
    files = ["A Novel\n", *("Part\n" + text if n in (0, 3) else text for n in range(6)), "Colophon"]
    book = book_of(*files)
    entries = [TocEntry("Title", Span(0, 0, 0), 1)]
    for n in range(6):
        if n % 3 == 0:
            entries.append(TocEntry(f"Part {1 + n // 3}", Span(1 + n, 0, 0), 1))
        entries.append(TocEntry(f"{n + 1}", Span(1 + n, 0, 0), 2))
    return Book(book.sha256, book.format, book.metadata, book.files, tuple(entries))


@examples(60)
@given(made_books())
def test_chapters_hold_every_segment_once(book: Book) -> None:
    found = chapters_of(book)
    assert [s for chapter in found for s in chapter.segments] == segments(book)
    assert [chapter.number for chapter in found] == list(range(1, len(found) + 1))


def test_the_contents_are_followed_down_to_chapters() -> None:
    found = chapters_of(novel())
    assert [chapter.label for chapter in found] == [
        "Part 1 · 1", "Part 1 · 2", "Part 1 · 3", "Part 2 · 4", "Part 2 · 5", "Part 2 · 6",
    ]  # fmt: skip


def test_sections_of_a_handbook_stay_inside_their_chapter() -> None:
    text = "It was a long way down to the sea. " * 300
    book = book_of(text, text, text)
    toc = [TocEntry(f"Chapter {n}", Span(n, 0, 0), 1) for n in range(3)]
    toc += [TocEntry(f"Section {n}", Span(n, 3000, 3000), 2) for n in range(3)]
    found = chapters_of(Book(book.sha256, book.format, book.metadata, book.files, tuple(toc)))
    assert [chapter.title for chapter in found] == ["Chapter 0", "Chapter 1", "Chapter 2"]
    assert [len(chapter.segments) for chapter in found] == [2, 2, 2]


def test_without_contents_each_segment_is_one() -> None:
    found = chapters_of(book_of("It was a long way down to the sea. " * 4000))
    assert len(found) > 1
    assert found[1].label == "[2]"


def test_a_chapter_ends_in_a_scope_only_whole() -> None:
    second = chapters_of(novel())[1]
    end = second.spans[-1]
    assert second.ends_in(Scope(Span(end.file, end.end, end.end)))
    assert not second.ends_in(Scope(Span(end.file, end.end - 1, end.end - 1)))
