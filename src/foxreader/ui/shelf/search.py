"""The search of the shelf: a list that drops from its field, titles first, then the texts."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from PySide6.QtCore import (
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    QPointF,
    QRect,
    QRectF,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QTextCharFormat
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from foxreader.core.cancel import Cancel
from foxreader.language.compare import find_text
from foxreader.library.catalog import ShelfBook, View
from foxreader.library.query import found_words, narrows, plain_words
from foxreader.program.program import Program
from foxreader.retrieval.shelf.library_search import ShelfHit, ShelfPlaces
from foxreader.ui.platform.jobs import Job, Jobs
from foxreader.ui.platform.progress import page_label_words
from foxreader.ui.platform.theme import Theme, blend
from foxreader.ui.platform.translation import error_words, number
from foxreader.ui.platform.widgets import ElidedLabel, isolated, placed
from foxreader.ui.reader.page_style import FOUND
from foxreader.ui.search.everywhere import BookFound, Everywhere
from foxreader.ui.search.rows import hit_line, marked_layout, more_words, serif
from foxreader.ui.shelf.bar import SearchField
from foxreader.ui.shelf.covers import CoverCache
from foxreader.ui.shelf.rows import (
    ROW,
    RowsModel,
    ShelfWords,
    authors_words,
    books_words,
    progress_words,
    series_words,
)

_Index = QModelIndex | QPersistentModelIndex

_WIDTH, _MOST_HIGH = 624, 460
_HEADING, _ROW = 30, 51
_TYPED_MS = 180
"""Milliseconds without a key until a search begins; chosen: longer than between two letters."""


def _height(line: _FoundLine) -> int:
    return _HEADING if line.heading or line.all_titles or line.more >= 0 else _ROW


class ShelfSearch(QFrame):
    """The list below a search field, over the ``shelf``.

    Signals: ``book_wanted``; ``hit_wanted``; ``titles_wanted`` the books with these words are to be
    shown; ``all_wanted`` all places of these words; ``left`` the reader is done with the search.
    """

    book_wanted = Signal(ShelfBook)
    hit_wanted = Signal(ShelfHit)
    titles_wanted = Signal(str)
    all_wanted = Signal(str)
    left = Signal()

    def __init__(
        self, field: SearchField, program: Program, jobs: Jobs, covers: CoverCache, theme: Theme,
        shelf: QWidget,
    ) -> None:  # fmt: skip
        super().__init__(shelf)
        self.setObjectName("popup")
        self._field, self._program, self._jobs, self._shelf = field, program, jobs, shelf
        self._job: Job | None = None
        self._titles = FoundTitles()
        self._texts = Everywhere(program, jobs, self)
        self._texts.found.connect(self._fill)
        self._texts.grown.connect(self._fill)
        self._texts.opened.connect(self._fill)
        self._texts.failed.connect(self._say)
        self._lines: RowsModel[_FoundLine] = RowsModel(_height, self)
        self._painter = _FoundPainter(covers, theme, self)
        covers.made.connect(self._repaint)
        self.list = QListView(self)
        self.list.setModel(self._lines)
        self.list.setItemDelegate(self._painter)
        self.list.setAccessibleName(self.tr("What was found"))
        self.list.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.list.setMouseTracking(True)
        self.list.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setStyleSheet("QListView { background: transparent; border: 0; outline: 0; }")
        self.list.clicked.connect(self._open)
        self.list.verticalScrollBar().valueChanged.connect(self._load_more)
        self._nothing = QLabel(self)
        self._nothing.setObjectName("muted")
        self._nothing.setTextFormat(Qt.TextFormat.PlainText)
        self._nothing.setWordWrap(True)
        self._keys, self._waiting = ElidedLabel(self), QLabel(self)
        foot = QHBoxLayout()
        foot.setContentsMargins(12, 6, 12, 8)
        for label in (self._keys, self._waiting):
            label.setObjectName("hint")
        foot.addWidget(self._keys, 1)
        foot.addWidget(self._waiting)
        self._keys.show_text(self.tr("Enter  Open     Ctrl Enter  All places"))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(8, 8, 8, 0)
        layout.setSpacing(0)
        layout.addWidget(self.list, 1)
        layout.addWidget(self._nothing)
        layout.addLayout(foot)
        self._typed = QTimer(self, interval=_TYPED_MS, singleShot=True)
        self._typed.timeout.connect(self.look)
        field.textEdited.connect(self._typed.start)
        field.textChanged.connect(self._changed)
        field.moved.connect(self._move)
        field.chosen.connect(self._choose)
        field.left.connect(self._leave)
        self.hide()

    def apply_theme(self, theme: Theme) -> None:
        """Show in the colours of ``theme``."""
        self._painter.theme = theme
        self._repaint()

    def _repaint(self, *_: object) -> None:
        if self.isVisible():
            self.list.viewport().update()

    @property
    def lines(self) -> Sequence[_FoundLine]:
        """The rows that are listed."""
        return self._lines.rows

    def place(self) -> None:
        """Lie below the field, as wide as there is room."""
        below = self._field.mapTo(self._shelf, QPoint(0, self._field.height() + 6))
        wide = min(_WIDTH, self._shelf.width() - 16)
        left = below.x() + (self._field.width() - wide) // 2
        left = max(8, min(left, self._shelf.width() - wide - 8))
        rows = sum(map(_height, self._lines.rows))
        room = self._shelf.height() - below.y() - 40
        high = min(rows + 50 if rows else 88, _MOST_HIGH, room)
        self.setGeometry(left, below.y(), wide, high)
        self.raise_()

    def end(self) -> bool:
        """Close the list; whether it was open."""
        if self._job is not None:
            self._job.stop()
        self._texts.stop()
        self._typed.stop()
        was = self.isVisible()
        self.hide()
        return was

    def _changed(self, text: str) -> None:
        if not text.strip():
            self.end()

    def _leave(self) -> None:
        if not self.end():
            self._field.clear()
            self.left.emit()

    def look(self) -> None:
        """Search for what is in the field."""
        self._typed.stop()
        words = self._field.text()
        if self._job is not None:
            self._job.stop()
        if not words.strip():
            return
        self._titles, program = FoundTitles(), self._program
        if plain := plain_words(words):
            self._texts.look(plain)
        else:
            self._texts.clear()  # no text says what is asked for

        def work(cancel: Cancel) -> FoundTitles:
            catalog, view = program.profile.catalog, View(sort="match", text=words)
            best, count = catalog.page(view, 0, _TITLES), catalog.count(view)
            return FoundTitles(best, count, words, program.library.unindexed_count())

        self._job = self._jobs.start(
            work, value=self._show, failed=lambda error: self._say(error_words(error))
        )

    def _show(self, found: FoundTitles) -> None:
        self._titles = found
        self._fill()

    def _fill(self) -> None:
        bar, waiting = self.list.verticalScrollBar(), self._titles.waiting
        before, scrolled = self.list.currentIndex().row(), bar.value()
        lines = found_lines(self._titles, self._texts.places, self._texts.books)
        self._lines.show(lines)
        self._waiting.setText(_waiting_words(waiting) if lines else "")
        self._say("" if lines else self._nothing_words(self._field.text()))
        if lines:
            titles = bool(self._titles.books)  # else Enter leads to the first place, not its book
            first = next(
                at for at, line in enumerate(lines) if line.reached and (titles or line.hit)
            )
            self.list.setCurrentIndex(self._lines.index(max(first, min(before, len(lines) - 1))))
        self.show()
        self.place()
        self.list.doItemsLayout()
        bar.setValue(scrolled if before >= 0 else 0)  # the heading above the first row is seen too

    def _nothing_words(self, typed: str) -> str:
        if self._texts.places is None and plain_words(typed):
            return self.tr("Searching the texts…")
        return nothing_words(typed, self._titles.waiting)

    def _load_more(self, value: int) -> None:
        bar = self.list.verticalScrollBar()
        if self.isVisible() and value >= bar.maximum() - bar.pageStep():
            self._texts.more()

    def _say(self, words: str) -> None:
        self._nothing.setText(words)
        self._nothing.setVisible(bool(words))
        self.list.setVisible(not words)

    def _move(self, by: int) -> None:
        lines = self._lines.rows
        if not self.isVisible():
            if self._field.text().strip():
                self.look()
            else:
                self.left.emit()
            return
        at = self.list.currentIndex().row() + by
        while 0 <= at < len(lines) and not lines[at].reached:
            at += by
        if 0 <= at < len(lines):
            self.list.setCurrentIndex(self._lines.index(at))

    def _choose(self, everything: bool) -> None:
        if everything:
            self.end()
            if plain := plain_words(self._field.text()):
                self.all_wanted.emit(plain)
            else:
                self.titles_wanted.emit(self._field.text())
        elif self._typed.isActive() or not self.isVisible():
            self._typed.stop()
            self.look()
        else:
            self._open(self.list.currentIndex())

    def _open(self, index: QModelIndex) -> None:
        line = index.data(ROW) if index.isValid() else None
        if line is None or not line.reached:
            return
        if line.more >= 0:
            self._texts.open(line.more)
            return
        self.end()
        if line.all_titles:
            self.titles_wanted.emit(self._field.text())
        elif line.hit is not None:
            self.hit_wanted.emit(line.hit)
        elif line.book is not None:
            self.book_wanted.emit(line.book)


# What was found, as rows: titles first, then places in the texts

_TITLES = 5
"""Titles that are listed; all of them can be shown on the shelf. Chosen: the texts keep room."""


@dataclass(frozen=True, slots=True)
class _FoundLine:
    """A row of what was found.

    A heading has ``heading`` and ``note`` alone. A title has its ``book``, a place its ``hit``,
    ``all_titles`` stands for all titles, and ``more`` for the places that are not listed of the
    book with that number. ``text`` is shown first, its ``marks`` (code points, half
    open) with a wash; ``below`` under it, ``note`` at the end of the row.
    """

    text: str = ""
    below: str = ""
    note: str = ""
    heading: bool = False
    marks: tuple[tuple[int, int], ...] = ()
    book: ShelfBook | None = None
    hit: ShelfHit | None = None
    all_titles: bool = False
    more: int = -1

    @property
    def reached(self) -> bool:
        """Whether the keyboard comes to it."""
        return not self.heading

    @property
    def said(self) -> str:
        """What a screen reader says of it."""
        return ", ".join(filter(None, (self.text, self.below, self.note)))


@dataclass(frozen=True, slots=True)
class FoundTitles:
    """The best books by title, author, series or tag for the ``words``, and how many there are;
    ``waiting`` books are not in the search of the texts yet."""

    books: Sequence[ShelfBook] = ()
    count: int = 0
    words: str = ""
    waiting: int = 0


def found_lines(
    titles: FoundTitles, places: ShelfPlaces | None, found: Sequence[BookFound]
) -> list[_FoundLine]:
    """The rows. ``places`` is None while the texts are searched; ``found`` are the books with
    places that are loaded."""
    rows: list[_FoundLine] = []
    if titles.books:
        rows.append(_FoundLine(ShelfWords.tr("Titles and authors"), note=number(titles.count),
                              heading=True))  # fmt: skip
        rows += [
            _FoundLine(book.title, why_words(book, titles.words), progress_words(book), book=book)
            for book in titles.books
        ]
        all_words = ShelfWords.tr("All {0} on the shelf").format(number(titles.count))
        if narrows(titles.words):  # it says which books: the first is to show them
            rows.insert(1, _FoundLine(all_words, all_titles=True))
        elif titles.count > len(titles.books):
            rows.append(_FoundLine(all_words, all_titles=True))
    if places is not None and places.count:
        there = ShelfWords.tr("%Ln place(s)", "", places.count)
        note = ShelfWords.tr("{0} in {1}").format(there, books_words(len(places.books)))
        rows.append(_FoundLine(ShelfWords.tr("In the texts"), note=note, heading=True))
    for at, one in enumerate(found):
        rows += _book_lines(at, one)
    return rows


def why_words(book: ShelfBook, words: str) -> str:
    """The authors of a book, and the tags, series or ISBN that it was found by."""
    seen = find_text(book.title, *book.authors)
    parts = [authors_words(book)]
    for word in found_words(words):
        if word in seen:
            continue
        tags = [tag for tag in book.tags if word in find_text(tag)]
        if word in find_text(book.series):
            parts.append(ShelfWords.tr("Series: {0}").format(series_words(book)))
        elif tags:
            parts.append(ShelfWords.tr("Tag: {0}").format(", ".join(tags)))
        elif word in find_text(book.isbn):
            parts.append(f"ISBN {book.isbn}")
    return " · ".join(filter(None, dict.fromkeys(parts)))


def _book_lines(at: int, one: BookFound) -> Iterator[_FoundLine]:
    """A book with its places below it."""
    if not one.hits:
        return
    book, count = one.shelved, ShelfWords.tr("%Ln place(s)", "", one.book.count)
    if book is None:
        yield _FoundLine(one.hits[0].title, note=count, heading=True)
    else:
        yield _FoundLine(book.title, authors_words(book), count, book=book)
    for hit in one.hits:
        line, marks = hit_line(hit)
        chapter = hit.chapter if hit.chapter != hit.title else ""
        yield _FoundLine(line, chapter, page_label_words(hit.page), marks=marks, hit=hit)
    if one.left:
        yield _FoundLine(more_words(one), more=at)


def nothing_words(text: str, waiting: int) -> str:
    """The sentence for a search without a result."""
    words = ShelfWords.tr("No title, author or text has “{0}”").format(text.strip()[:60])
    return " · ".join(filter(None, (words, _waiting_words(waiting))))


def _waiting_words(waiting: int) -> str:
    """How many books cannot be searched yet."""
    return ShelfWords.tr("%Ln book(s) have no search index yet", "", waiting) if waiting else ""


_COVER = (26, 39)


class _FoundPainter(QStyledItemDelegate):
    """Paints what a search of the shelf has found."""

    def __init__(self, covers: CoverCache, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._covers, self.theme = covers, theme
        self._placed: Callable[[QRect], QRect] = QRect

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        """Paint one row."""
        theme, line = self.theme, index.data(ROW)
        self._placed = placed(option)
        cell: QRect = option.rect
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        small = QFont(option.font)
        small.setPixelSize(12)
        if line.heading:
            small.setPixelSize(11)
            note = cell.adjusted(12, 6, -12, 0)
            self._put(painter, small, line.note, note, theme.muted, at_end=True)
            small.setCapitalization(QFont.Capitalization.AllUppercase)
            self._put(painter, small, line.text, note, theme.muted)
            painter.restore()
            return
        states = QStyle.StateFlag
        if option.state & (states.State_Selected | states.State_MouseOver):
            chosen = bool(option.state & states.State_Selected)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(theme.accent_soft if chosen else theme.hover))
            painter.drawRoundedRect(QRectF(cell), 6, 6)
        if line.all_titles or line.more >= 0:
            self._put(painter, small, line.text, cell.adjusted(50, 0, -12, 0), theme.accent_ink)
        else:
            self._paint_line(painter, cell, line, option.font, small)
        painter.restore()

    def _paint_line(
        self, painter: QPainter, cell: QRect, line: _FoundLine, font: QFont, small: QFont
    ) -> None:
        theme = self.theme
        if line.book is not None:
            picture = self._covers.get(line.book, *_COVER, self._density(painter))
            if picture is not None:
                place = QRect(cell.left() + 12, cell.top() + 6, *_COVER)
                painter.drawPixmap(self._placed(place), picture)
        inside = cell.adjusted(50, 6, -12, -6)
        self._put(painter, small, line.note, inside, theme.muted, at_end=True)
        taken = QFontMetrics(small).horizontalAdvance(line.note) + (12 if line.note else 0)
        inside = inside.adjusted(0, 0, -taken, 0)
        top, foot = QRect(inside), QRect(inside)
        top.setHeight(inside.height() // 2)
        foot.setTop(top.bottom() + 1)
        self._put(painter, small, line.below, foot, theme.muted)
        if line.hit is None:
            bold = QFont(font)
            bold.setWeight(QFont.Weight.DemiBold)
            self._put(painter, bold, line.text, top, theme.text)
            return
        words = serif(font)
        words.setPixelSize(14)
        shown = QFontMetrics(words).elidedText(line.text, Qt.TextElideMode.ElideRight, top.width())
        found = QTextCharFormat()
        found.setBackground(QColor(blend(theme.page, theme.accent, FOUND)))
        marks = [(start, end) for start, end in line.marks if end <= len(shown)]
        layout = marked_layout(shown, marks, words, found)
        layout.beginLayout()
        layout.createLine().setLineWidth(top.width() + 40)
        layout.endLayout()
        painter.setPen(QColor(theme.text))
        layout.draw(painter, QPointF(self._placed(top).topLeft()))

    def _density(self, painter: QPainter) -> float:
        device = painter.device()
        return device.devicePixelRatioF() if device is not None else 1.0

    def _put(
        self, painter: QPainter, font: QFont, text: str, rect: QRect, colour: str,
        *, at_end: bool = False,
    ) -> None:  # fmt: skip
        painter.setFont(font)
        painter.setPen(QColor(colour))
        side = Qt.AlignmentFlag.AlignTrailing if at_end else Qt.AlignmentFlag.AlignLeading
        shown = QFontMetrics(font).elidedText(text, Qt.TextElideMode.ElideRight, rect.width())
        painter.drawText(self._placed(rect), side | Qt.AlignmentFlag.AlignVCenter, isolated(shown))
