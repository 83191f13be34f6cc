"""The rows of the search panel: what each says, and how it is painted."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRect, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetrics,
    QPainter,
    QStandardItem,
    QStandardItemModel,
    QTextCharFormat,
    QTextLayout,
)
from PySide6.QtWidgets import QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from foxreader.core.book import Book
from foxreader.core.span import Span, Utf16Map, utf16_length
from foxreader.retrieval.shelf.library_search import ShelfHit
from foxreader.ui.platform.progress import page_label_words, short_page
from foxreader.ui.platform.theme import Theme, blend
from foxreader.ui.platform.translation import Context, number, percent
from foxreader.ui.platform.widgets import isolated, placed, plain
from foxreader.ui.reader.page_style import FOUND, SERIF
from foxreader.ui.search.everywhere import BookFound

SearchWords = Context("SearchWords")

_Index = QModelIndex | QPersistentModelIndex
_BEFORE, _AFTER = 30, 160
"""Characters around a hit in the list. Chosen: two lines of a wide panel; in a narrow one less of
them is shown."""
_LONGEST = 500
"""Characters of a found stretch that its row has: a regular expression may find a whole book."""
_SPACES = re.compile(r"\s+")
_SERIF = [name.strip(" '") for name in SERIF.split(",")]
_GAP = 10
"""Pixels between a hit's words and its place. Chosen: two letters."""


@dataclass(frozen=True, slots=True)
class FoundRow:
    """A search hit as it is shown; one of another book carries its ``hit``.

    ``line`` is the text around it, ``marks`` the found words in that, in code points, half open.
    """

    span: Span
    where: str
    line: str
    marks: tuple[tuple[int, int], ...]
    hit: ShelfHit | None = None


@dataclass(frozen=True, slots=True)
class GroupRow:
    """What the hits below it have in common, a chapter or a book, and a note on it."""

    title: str
    note: str


@dataclass(frozen=True, slots=True)
class MoreRow:
    """What lists more places of the book with this number."""

    words: str
    number: int


Row = GroupRow | FoundRow | MoreRow


def found_rows(book: Book, spans: Iterable[Span]) -> Iterator[GroupRow | FoundRow]:
    """The hits in the open book, in reading order, under their chapters."""
    for title, group in groupby(spans, key=book.named_at):
        hits = list(group)
        # Before the first heading, such as on a title page, the book's own title.
        yield GroupRow(title or book.metadata.title, number(len(hits)))
        yield from (found_row(book, span) for span in hits)


def found_row(book: Book, span: Span) -> FoundRow:
    """A place of the open book as a hit."""
    where = short_page(book, span) or percent(book.fraction(span))
    text = book.files[span.file].text
    return FoundRow(span, where, *line_around(text, [(span.start, span.end)]))


def shelf_rows(books: Sequence[BookFound], first: int = 0) -> Iterator[Row]:
    """The hits of a search of all books that are loaded, under their books, from the one numbered
    ``first`` on."""
    for number_, one in enumerate(books[first:], first):
        if not one.hits:
            continue
        authors = ", ".join(one.hits[0].authors)
        note = " · ".join(filter(None, (authors, number(one.book.count))))
        yield GroupRow(one.book.title or one.hits[0].title, note)
        for hit in one.hits:
            mark = "●" if hit.proven else "○"
            where = " ".join(w for w in (mark, hit.page) if w)
            yield FoundRow(hit.span, where, *hit_line(hit), hit)
        if one.left:
            yield MoreRow(more_words(one), number_)


def hit_line(hit: ShelfHit) -> tuple[str, tuple[tuple[int, int], ...]]:
    """The words of a hit in one line, and where in it those that were looked for are."""
    near = [place for place in hit.all_words if place[0] >= hit.words[0]]
    return line_around(hit.text, near or [hit.words])


def more_words(one: BookFound) -> str:
    """What leads to the places of a book that are not listed."""
    return SearchWords.tr("%Ln more in this book", "", one.left)


def _row_item(row: Row) -> QStandardItem:
    """A row as an item of the list; what others are under cannot be chosen."""
    item = QStandardItem()
    item.setData(row, Qt.ItemDataRole.UserRole)
    if isinstance(row, MoreRow):
        item.setData(row.words, Qt.ItemDataRole.AccessibleTextRole)
        return item
    if isinstance(row, GroupRow):
        item.setFlags(Qt.ItemFlag.ItemIsEnabled)
        item.setData(f"{row.title} {row.note}", Qt.ItemDataRole.AccessibleTextRole)
        item.setToolTip(plain(row.title))
        return item
    item.setData(f"{row.line} {row.where}", Qt.ItemDataRole.AccessibleTextRole)
    if row.hit is not None:
        evidence = SearchWords.tr("● The book has evidence here for what was asked")
        candidate = SearchWords.tr("○ Has words of what was asked")
        where = " · ".join(w for w in (row.hit.chapter, page_label_words(row.hit.page)) if w)
        tip = "\n".join((where, evidence if row.hit.proven else candidate))
        item.setToolTip(plain(tip))
    return item


def line_around(
    text: str, places: Sequence[tuple[int, int]]
) -> tuple[str, tuple[tuple[int, int], ...]]:
    """The text around the first of ``places`` on one line, and where in it all of them are."""
    first = places[0][0]
    last = min(places[0][1], first + _LONGEST)
    start, end = max(0, first - _BEFORE), min(len(text), last + _AFTER)
    if start:
        start = min(first, text.find(" ", start, first) + 1 or start)
    start = first - len(text[start:first].lstrip())
    line, marks, at = "…" if text[:start].strip() else "", [], start
    for one, stop in places:
        if one >= end:
            break
        two = min(stop, end)
        line += _SPACES.sub(" ", text[at:one])
        begin = len(line)
        line += _SPACES.sub(" ", text[one:two])
        marks.append((begin, len(line)))
        at = two
    return line + _SPACES.sub(" ", text[at:end]), tuple(marks)


class HitRow(QStyledItemDelegate):
    """A search hit: two lines of the book around the found words, which carry a wash of the accent
    as in the page, and its place at the end. Or what some hits are under.
    """

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.theme = theme

    def sizeHint(self, option: QStyleOptionViewItem, index: _Index) -> QSize:
        """Hits have two lines of text, what they are under has one."""
        if not isinstance(index.data(Qt.ItemDataRole.UserRole), FoundRow):
            return QSize(0, QFontMetrics(option.font).height() + 16)
        return QSize(0, 2 * QFontMetrics(serif(option.font)).height() + 14)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        """Paint one row."""
        row = index.data(Qt.ItemDataRole.UserRole)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if isinstance(row, GroupRow):
            self._paint_group(painter, option, row)
        elif isinstance(row, MoreRow):
            self._paint_ground(painter, option)
            inside = option.rect.adjusted(9, 9, -12, -3)
            shown = placed(option)(inside)
            self._put(painter, option.font, row.words, shown, self.theme.accent_ink)
        else:
            self._paint_hit(painter, option, row)
        painter.restore()

    def _paint_group(self, painter: QPainter, option: QStyleOptionViewItem, row: GroupRow) -> None:
        rect: QRect = option.rect
        at, inside = placed(option), rect.adjusted(9, 9, -12, -3)
        font = option.font
        note = QFontMetrics(font).elidedText(
            row.note, Qt.TextElideMode.ElideRight, inside.width() // 2
        )
        self._put(painter, font, note, at(inside), self.theme.muted, Qt.AlignmentFlag.AlignRight)
        inside.setRight(inside.right() - QFontMetrics(font).horizontalAdvance(f"  {note}"))
        font.setBold(True)
        self._put(painter, font, row.title, at(inside), self.theme.text)

    def _paint_ground(self, painter: QPainter, option: QStyleOptionViewItem) -> None:
        """The ground of a row that is chosen, or that the mouse is over."""
        states = QStyle.StateFlag
        if option.state & (states.State_MouseOver | states.State_Selected):
            chosen = bool(option.state & states.State_Selected)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(self.theme.accent_soft if chosen else self.theme.hover))
            rect: QRect = option.rect
            painter.drawRoundedRect(placed(option)(rect.adjusted(0, 1, -4, -1)), 6, 6)

    def _paint_hit(self, painter: QPainter, option: QStyleOptionViewItem, hit: FoundRow) -> None:
        rect: QRect = option.rect
        at = placed(option)
        self._paint_ground(painter, option)
        inside = rect.adjusted(9, 7, -12, -7)
        font = serif(option.font)
        high = QFontMetrics(font).height()
        where = QRect(inside.left(), inside.top() + high, inside.width(), high)
        self._put(
            painter, option.font, hit.where, at(where), self.theme.muted,
            Qt.AlignmentFlag.AlignRight,
        )  # fmt: skip
        taken = QFontMetrics(option.font).horizontalAdvance(hit.where) + _GAP
        found = QTextCharFormat()
        found.setFontWeight(QFont.Weight.Bold)
        found.setBackground(QColor(blend(self.theme.panel, self.theme.accent, FOUND)))
        painter.setPen(QColor(self.theme.text))
        first, second = two_lines(hit, font, inside.width(), inside.width() - taken, found)
        corner = QPointF(at(inside).topLeft())
        first.draw(painter, corner)
        mirrored = option.direction == Qt.LayoutDirection.RightToLeft
        second.draw(painter, corner + QPointF(taken if mirrored else 0, 0))

    def _put(
        self, painter: QPainter, font: QFont, text: str, rect: QRect, colour: str,
        align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
    ) -> None:  # fmt: skip
        """One line of text at the top of ``rect``, as much as there is room for."""
        painter.setFont(font)
        painter.setPen(QColor(colour))
        shown = QFontMetrics(font).elidedText(text, Qt.TextElideMode.ElideRight, rect.width())
        painter.drawText(rect, Qt.AlignmentFlag.AlignTop | align, isolated(shown))


def serif(font: QFont) -> QFont:
    """The font of the book's words, of the same size."""
    made = QFont(font)
    made.setFamilies(_SERIF)
    return made


def two_lines(
    hit: FoundRow, font: QFont, first: int, second: int, found: QTextCharFormat
) -> tuple[QTextLayout, QTextLayout]:
    """A hit's words in a line of ``first`` pixels and one of ``second``, where ``found`` is how
    its marks look. What comes before the first mark is cut until that is in the first line.
    """
    text, marks = hit.line, hit.marks
    while True:
        one = marked_layout(text, marks, font, found)
        end = _fill(one, first)
        cut = text.find(" ", 1)
        if not marks or marks[0][1] <= end or not 0 < cut < marks[0][0]:
            break
        # The words of the book go on from here; "…" says that some come before.
        text = "…" + text[cut + 1 :]
        marks = tuple((start - cut, stop - cut) for start, stop in marks)
    rest = text[end:]
    shown = QFontMetrics(font).elidedText(rest, Qt.TextElideMode.ElideRight, second)
    after = tuple((max(0, a - end), b - end) for a, b in marks if b > end)
    other = marked_layout(shown, [m for m in after if m[0] < len(shown)], font, found)
    _fill(other, second, QFontMetrics(font).height())
    return one, other


def marked_layout(
    text: str, marks: Sequence[tuple[int, int]], font: QFont, found: QTextCharFormat
) -> QTextLayout:
    """``text`` with a format for its ``marks``, in code points; its lines are still to be set."""
    ranges = []
    for start, end in marks:
        one = QTextLayout.FormatRange()
        # Qt counts in UTF-16 units.
        one.start = utf16_length(text[:start])
        one.length = utf16_length(text[start:end])
        one.format = found
        ranges.append(one)
    layout = QTextLayout(text, font)
    layout.setFormats(ranges)
    return layout


def _fill(layout: QTextLayout, width: int, top: int = 0) -> int:
    """Set one line of ``width`` pixels; gives how many code points it takes."""
    layout.beginLayout()
    line = layout.createLine()
    if line.isValid():
        line.setLineWidth(width)
        line.setPosition(QPointF(0, top))
    layout.endLayout()
    if not line.isValid():
        return 0
    return Utf16Map(layout.text()).to_code_points(line.textLength())


class HitList(QListView):
    """What a search has found: rows of hits under what they have in common; ``numbers`` are those
    of the rows that can be chosen. Signal: ``end_near`` the reader comes to the last rows.
    """

    end_near = Signal()

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.numbers: list[int] = []
        self._row = HitRow(theme)
        self._items = QStandardItemModel(self)
        self.setMouseTracking(True)
        self.setItemDelegate(self._row)
        self.setStyleSheet("QListView { background: transparent; border: 0; outline: 0; }")
        self.setModel(self._items)
        self.setAccessibleName(self.tr("Places found"))
        self.verticalScrollBar().valueChanged.connect(self._look_for_end)

    def apply_theme(self, theme: Theme) -> None:
        """Show in the colours of ``theme``."""
        self._row.theme = theme
        self.viewport().update()

    def show_rows(self, rows: Sequence[Row]) -> None:
        """Show other rows."""
        self._items.clear()
        self.numbers = []
        self.add_rows(rows)

    def add_rows(self, rows: Sequence[Row]) -> None:
        """Show more rows below."""
        at = self._items.rowCount()
        for row in rows:
            self._items.appendRow(_row_item(row))
        self.numbers += [n for n, row in enumerate(rows, at) if not isinstance(row, GroupRow)]

    def change_rows(self, rows: Sequence[Row]) -> None:
        """Show other rows without moving; the same number stays the current one."""
        bar, current = self.verticalScrollBar().value(), self.currentIndex().row()
        self.show_rows(rows)
        self.choose(min(current, len(rows) - 1))
        self.doItemsLayout()
        self.verticalScrollBar().setValue(bar)

    def row_at(self, number: int) -> FoundRow | MoreRow | None:
        """The hit of a row, or what lists more; None for what others are under."""
        row = self._items.item(number).data(Qt.ItemDataRole.UserRole)
        return row if isinstance(row, FoundRow | MoreRow) else None

    def choose(self, number: int) -> QModelIndex:
        """Make a row the current one; its index."""
        index = self._items.index(number, 0)
        self.setCurrentIndex(index)
        return index

    def next_number(self, by: int) -> int:
        """The row of the hit after the current one (1) or before it (-1), round and round."""
        current = self.currentIndex().row()
        if by > 0:
            return next((n for n in self.numbers if n > current), self.numbers[0])
        return next((n for n in reversed(self.numbers) if n < current), self.numbers[-1])

    def _look_for_end(self, value: int) -> None:
        bar = self.verticalScrollBar()
        if value >= bar.maximum() - bar.pageStep():
            self.end_near.emit()
