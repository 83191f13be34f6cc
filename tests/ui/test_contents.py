"""The contents: parts as headings, pages where known, and the current entry always in view."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QVBoxLayout, QWidget

from foxreader.core.book import Book, PageMark, TocEntry
from foxreader.core.span import Span
from foxreader.ui.contents.tree import HEADING, PAGE, ContentsModel, ContentsTree
from foxreader.ui.platform.theme import LIGHT
from window import book_of

pytestmark = pytest.mark.gui
CHAPTER = "Words of a chapter. " * 60


def entry(title: str, file: int, level: int = 1) -> TocEntry:
    return TocEntry(title, Span(file, 0, 0), level)


def in_parts(part: str = "Part one") -> Book:
    """A book of a preface and two parts with two chapters each; parts have a title page."""
    made = book_of("Preface", part, CHAPTER, CHAPTER, "Part two", CHAPTER, CHAPTER)
    toc = (
        entry("Preface", 0),
        entry("Part one", 1), entry("The lamp", 2, 2), entry("The oil", 3, 2),
        entry("Part two", 4), entry("The wind", 5, 2), entry("The sea", 6, 2),
    )  # fmt: skip
    marks = tuple(PageMark(str(10 * n + 1), Span(n, 0, 0)) for n in range(7))
    return replace(made, toc=toc, pages=marks)


def in_branches() -> Book:
    """A long book: an imprint, one branch with all books of it, and notes."""
    made = book_of(*[CHAPTER] * 98)
    toc = [entry("Imprint", 0), entry("The Whole", 1)]
    for book in range(8):
        toc.append(entry(f"Book {book}", 1 + 12 * book, 2))
        toc += [entry(f"Chapter {n}", 1 + 12 * book + n, 3) for n in range(12)]
    return replace(made, toc=(*toc, entry("Notes", 97)))


def test_the_branch_with_the_whole_book_is_open_and_the_one_that_is_read(tree) -> None:
    book = in_branches()
    tree.open(book)
    model = tree.model()
    whole = model.index(1, 0)
    books = [model.index(row, 0, whole) for row in range(8)]
    assert tree.isExpanded(whole) and not any(map(tree.isExpanded, books))
    tree.follow(book.toc[2 + 13 * 3 + 5])
    assert [tree.isExpanded(one) for one in books] == [n == 3 for n in range(8)]
    # What the reader opens stays; what was opened on the way is closed.
    tree.expand(books[0])
    tree.follow(book.toc[2 + 13 * 4 + 1])
    assert [tree.isExpanded(one) for one in books] == [n in (0, 4) for n in range(8)]
    tree.follow(book.toc[-1])
    assert tree.isExpanded(whole) and not tree.isExpanded(books[4])


def rows(contents: ContentsModel) -> list[tuple[str, str, bool]]:
    """Title and page of each row, and whether it is a heading, from the top."""
    found = []

    def below(parent: QModelIndex) -> None:
        for row in range(contents.model.rowCount(parent)):
            index = contents.model.index(row, 0, parent)
            found.append((index.data(), index.data(PAGE), bool(index.data(HEADING))))
            below(index)

    below(QModelIndex())
    return found


def test_parts_are_headings_of_their_chapters() -> None:
    contents = ContentsModel(in_parts())
    assert contents.flat
    assert rows(contents) == [
        ("Preface", "1", False),
        ("Part one", "11", True), ("The lamp", "21", False), ("The oil", "31", False),
        ("Part two", "41", True), ("The wind", "51", False), ("The sea", "61", False),
    ]  # fmt: skip


def test_a_chapter_with_text_before_its_sections_is_no_heading() -> None:
    contents = ContentsModel(in_parts(part=CHAPTER))
    assert not contents.flat and contents.nested
    assert not any(heading for _, _, heading in rows(contents))


def test_deeper_and_longer_contents_are_opened_by_the_reader() -> None:
    book = in_parts()
    deep = replace(book, toc=(*book.toc, entry("The last wave", 6, 3)))
    assert not ContentsModel(deep).flat
    long = replace(book, toc=book.toc * 20)
    assert not ContentsModel(long).flat and not ContentsModel(long).open


@pytest.fixture
def tree(qtbot) -> Iterator[ContentsTree]:
    holder = QWidget()
    made = ContentsTree(LIGHT, holder)
    QVBoxLayout(holder).addWidget(made)
    qtbot.addWidget(holder)
    holder.resize(250, 600)
    holder.show()
    yield made
    holder.close()


def in_view(tree: ContentsTree, title: str) -> bool:
    """Whether a row with this title is wholly on screen."""
    (index,) = tree.model().match(
        tree.model().index(0, 0), Qt.ItemDataRole.DisplayRole, title, 1,
        Qt.MatchFlag.MatchExactly | Qt.MatchFlag.MatchRecursive,
    )  # fmt: skip
    return tree.viewport().rect().contains(tree.visualRect(index))


def test_the_current_entry_is_in_view_after_each_resize(tree: ContentsTree, qtbot) -> None:
    made = book_of(*["words"] * 80)
    book = replace(made, toc=tuple(entry(f"Chapter {n}", n) for n in range(80)))
    tree.open(book)
    tree.follow(book.toc[40])
    assert in_view(tree, "Chapter 40")
    for height in (200, 900, 120, 400):
        tree.window().resize(250, height)
        qtbot.waitUntil(lambda high=height: tree.window().height() == high)
        assert in_view(tree, "Chapter 40")
    tree.hide()  # the search is shown
    tree.follow(book.toc[79])
    tree.window().resize(250, 160)
    tree.show()
    qtbot.waitUntil(lambda: in_view(tree, "Chapter 79"))


def test_a_heading_leads_to_its_page_with_a_press_and_with_a_key(tree, qtbot) -> None:
    tree.open(in_parts())
    chosen: list[Span] = []
    tree.chosen.connect(chosen.append)
    index = tree.model().index(1, 0)
    at = tree.visualRect(index).center()
    QTest.mouseClick(tree.viewport(), Qt.MouseButton.LeftButton, pos=at)
    tree.setCurrentIndex(tree.model().index(0, 0, index))
    QTest.keyClick(tree, Qt.Key.Key_Return)
    assert [span.file for span in chosen] == [1, 2]
    assert tree.isExpanded(index)
    QTest.keyClick(tree, Qt.Key.Key_Up)
    QTest.keyClick(tree, Qt.Key.Key_Left)  # nothing to open, so nothing to close
    assert tree.isExpanded(index)


def test_a_title_that_is_too_long_for_a_row_has_two_lines(tree, qtbot) -> None:
    long = "The keeper lights the lamp, and the gulls keep to the lee side"
    made = book_of(CHAPTER, CHAPTER)
    book = replace(made, toc=(entry("The lamp", 0), entry(long, 1)))
    tree.open(book)
    first, second = (tree.model().index(row, 0) for row in (0, 1))

    def high(index: QModelIndex) -> int:
        return tree.visualRect(index).height()

    assert high(first) == 30 < high(second) < 60
    lines = tree._row._lines(second, tree.font(), 180)
    assert len(lines) == 2 and long.startswith(lines[0])
    assert lines[1].endswith("…") or long.endswith(lines[1])
    # A wider panel has room for all of it.
    tree.parentWidget().resize(900, 600)
    qtbot.waitUntil(lambda: high(second) == 30)
