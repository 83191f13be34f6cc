"""The rows of the search panel: what each says, and how it is painted."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRect, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetrics,
    QPainter,
    QStandardItem,
    QTextCharFormat,
    QTextLayout,
)
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from foxreader.core.book import Book
from foxreader.core.span import Span
from foxreader.core.utf16 import utf16_length
from foxreader.retrieval.shelf.library_search import ShelfFound, ShelfHit
from foxreader.ui.platform.progress import page_label_words
from foxreader.ui.platform.theme import Theme
from foxreader.ui.platform.translation import Context, number, percent

SearchWords = Context("SearchWords")

Index = QModelIndex | QPersistentModelIndex
_BEFORE, _AFTER = 30, 120
"""Characters around a hit in the list; chosen for two lines of a panel of 256 pixels: the hit is
in the first."""
_LINES = 2
_SPACES = re.compile(r"\s+")


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


def found_rows(book: Book, spans: Iterable[Span]) -> Iterator[GroupRow | FoundRow]:
    """The hits in the open book, in reading order, under their chapters."""
    for title, group in groupby(spans, key=book.title_at):
        hits = list(group)
        yield GroupRow(title, number(len(hits)))
        for span in hits:
            where = book.page_label(span) or percent(book.fraction(span))
            text = book.files[span.file].text
            yield FoundRow(span, where, *_line(text, [(span.start, span.end)]))


def shelf_rows(found: ShelfFound) -> Iterator[GroupRow | FoundRow]:
    """The hits of a search of all books, under their books."""
    for _, group in groupby(found.hits, key=lambda hit: hit.sha256):
        hits = list(group)
        yield GroupRow(hits[0].title, ", ".join(hits[0].authors))
        for hit in hits:
            mark = "●" if hit.proven else "○"
            where = " ".join(w for w in (mark, hit.page) if w)
            near = [place for place in hit.all_words if place[0] >= hit.words[0]]
            yield FoundRow(hit.span, where, *_line(hit.text, near or [hit.words]), hit)


def row_item(row: GroupRow | FoundRow) -> QStandardItem:
    """A row as an item of the list; what others are under cannot be chosen."""
    item = QStandardItem()
    item.setData(row, Qt.ItemDataRole.UserRole)
    if isinstance(row, GroupRow):
        item.setFlags(Qt.ItemFlag.ItemIsEnabled)
        item.setData(f"{row.title} {row.note}", Qt.ItemDataRole.AccessibleTextRole)
        item.setToolTip(row.title)
        return item
    item.setData(f"{row.line} {row.where}", Qt.ItemDataRole.AccessibleTextRole)
    if row.hit is not None:
        evidence = SearchWords.tr("● The book has evidence here for what was asked")
        candidate = SearchWords.tr("○ Has words of what was asked")
        where = " · ".join(w for w in (row.hit.chapter, page_label_words(row.hit.page)) if w)
        item.setToolTip("\n".join((where, evidence if row.hit.proven else candidate)))
    return item


def _line(text: str, places: Sequence[tuple[int, int]]) -> tuple[str, tuple[tuple[int, int], ...]]:
    """The text around the first of ``places`` on one line, and where in it all of them are."""
    first = places[0][0]
    start, end = max(0, first - _BEFORE), min(len(text), places[0][1] + _AFTER)
    if start:
        start = min(first, text.find(" ", start, first) + 1 or start)
    line, marks, at = "…" if start and text[start - 1] != "\n" else "", [], start
    for one, two in places:
        if two > end:
            break
        line += _SPACES.sub(" ", text[at:one])
        begin = len(line)
        line += _SPACES.sub(" ", text[one:two])
        marks.append((begin, len(line)))
        at = two
    return line + _SPACES.sub(" ", text[at:end]), tuple(marks)


class HitRow(QStyledItemDelegate):
    """A search hit, with the found words in bold and its page at the right; or what some hits are
    under.
    """

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.theme = theme

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Hits have two lines of text, what they are under has one."""
        height = QFontMetrics(option.font).height()
        group = isinstance(index.data(Qt.ItemDataRole.UserRole), GroupRow)
        return QSize(0, height + 16 if group else _LINES * height + 14)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint one row."""
        row = index.data(Qt.ItemDataRole.UserRole)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if isinstance(row, GroupRow):
            self._paint_group(painter, option, row)
        else:
            self._paint_hit(painter, option, row)
        painter.restore()

    def _paint_group(self, painter: QPainter, option: QStyleOptionViewItem, row: GroupRow) -> None:
        rect: QRect = option.rect
        inside = rect.adjusted(9, 9, -12, -3)
        font = option.font
        note = QFontMetrics(font).elidedText(
            row.note, Qt.TextElideMode.ElideRight, inside.width() // 2
        )
        self._put(painter, font, note, inside, self.theme.muted, Qt.AlignmentFlag.AlignRight)
        inside.setRight(inside.right() - QFontMetrics(font).horizontalAdvance(f"  {note}"))
        font.setBold(True)
        self._put(painter, font, row.title, inside, self.theme.text)

    def _paint_hit(self, painter: QPainter, option: QStyleOptionViewItem, hit: FoundRow) -> None:
        rect: QRect = option.rect
        state = option.state
        if state & (QStyle.StateFlag.State_MouseOver | QStyle.StateFlag.State_Selected):
            chosen = bool(state & QStyle.StateFlag.State_Selected)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(self.theme.accent_soft if chosen else self.theme.hover))
            painter.drawRoundedRect(rect.adjusted(0, 1, -4, -1), 6, 6)
        inside = rect.adjusted(9, 7, -12, -7)
        align = Qt.AlignmentFlag.AlignRight
        self._put(painter, option.font, hit.where, inside, self.theme.muted, align)
        room = QFontMetrics(option.font).horizontalAdvance(f"{hit.where}  ")
        inside.setRight(inside.right() - room)
        painter.setPen(QColor(self.theme.text))
        layout = _laid_out(hit, option.font, inside.width())
        layout.draw(painter, QPointF(inside.topLeft()))

    def _put(
        self, painter: QPainter, font: QFont, text: str, rect: QRect, colour: str,
        align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
    ) -> None:  # fmt: skip
        """One line of text at the top of ``rect``, as much as there is room for."""
        painter.setFont(font)
        painter.setPen(QColor(colour))
        shown = QFontMetrics(font).elidedText(text, Qt.TextElideMode.ElideRight, rect.width())
        painter.drawText(rect, Qt.AlignmentFlag.AlignTop | align, shown)


def _laid_out(hit: FoundRow, font: QFont, width: int) -> QTextLayout:
    """The line of a hit on two lines of ``width`` pixels, with the found words in bold."""
    bold = QTextCharFormat()
    bold.setFontWeight(QFont.Weight.Bold)
    ranges = []
    for start, end in hit.marks:
        one = QTextLayout.FormatRange()
        # Qt counts in UTF-16 units.
        one.start = utf16_length(hit.line[:start])
        one.length = utf16_length(hit.line[start:end])
        one.format = bold
        ranges.append(one)
    layout = QTextLayout(hit.line, font)
    layout.setFormats(ranges)
    layout.beginLayout()
    for number_ in range(_LINES):
        line = layout.createLine()
        if not line.isValid():
            break
        line.setLineWidth(width)
        line.setPosition(QPointF(0, number_ * QFontMetrics(font).height()))
    layout.endLayout()
    return layout
