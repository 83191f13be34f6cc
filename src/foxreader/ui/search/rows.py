"""The rows of the search panel: what each says, and how it is painted."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import groupby

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QStandardItem
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from foxreader.core.book import Book
from foxreader.core.span import Span
from foxreader.retrieval.shelf.library_search import ShelfFound, ShelfHit
from foxreader.ui.platform.progress import page_label_words
from foxreader.ui.platform.theme import Theme
from foxreader.ui.platform.translation import Context, percent

SearchWords = Context("SearchWords")

Index = QModelIndex | QPersistentModelIndex
_BEFORE, _AFTER = 16, 60
"""Characters around a hit in the list; chosen for a panel of 256 pixels: the hit stays in it."""
_SPACES = re.compile(r"\s+")


@dataclass(frozen=True, slots=True)
class FoundRow:
    """A search hit as it is shown; one of another book carries its ``hit``."""

    span: Span
    where: str
    before: str
    words: str
    after: str
    hit: ShelfHit | None = None


@dataclass(frozen=True, slots=True)
class BookRow:
    """The book of the hits below it."""

    title: str
    authors: str


def found_row(book: Book, span: Span) -> FoundRow:
    """How the hit at ``span`` reads in the list."""
    page = book.page_label(span)
    where = [book.title_at(span), page_label_words(page) or percent(book.fraction(span))]
    line = _line(book.files[span.file].text, span.start, span.end)
    return FoundRow(span, " · ".join(w for w in where if w), *line)


def shelf_rows(found: ShelfFound) -> Iterator[BookRow | FoundRow]:
    """The hits of a search of all books, under their books."""
    for _, group in groupby(found.hits, key=lambda hit: hit.sha256):
        hits = list(group)
        yield BookRow(hits[0].title, ", ".join(hits[0].authors))
        for hit in hits:
            where = " · ".join(w for w in (hit.chapter, page_label_words(hit.page)) if w)
            mark = "●" if hit.proven else "○"
            yield FoundRow(hit.span, f"{mark} {where}", *_line(hit.text, *hit.words), hit)


def row_item(row: BookRow | FoundRow) -> QStandardItem:
    """A row as an item of the list; a book cannot be chosen."""
    item = QStandardItem()
    item.setData(row, Qt.ItemDataRole.UserRole)
    if isinstance(row, BookRow):
        item.setFlags(Qt.ItemFlag.ItemIsEnabled)
        item.setData(f"{row.title} {row.authors}", Qt.ItemDataRole.AccessibleTextRole)
        return item
    text = f"{row.before} {row.words} {row.after}"
    item.setData(text, Qt.ItemDataRole.AccessibleTextRole)
    if row.hit is not None:
        evidence = SearchWords.tr("● The book has evidence here for what was asked")
        candidate = SearchWords.tr("○ Has words of what was asked")
        item.setToolTip(evidence if row.hit.proven else candidate)
    return item


def _line(text: str, start: int, end: int) -> tuple[str, str, str]:
    """The words at ``start`` to ``end`` of ``text`` with some before and after, on one line."""
    before = text[max(0, start - _BEFORE) : start]
    before = before[before.find(" ") + 1 :] if start > _BEFORE else before
    one, two, three = (
        _SPACES.sub(" ", piece) for piece in (before, text[start:end], text[end : end + _AFTER])
    )
    return one, two, three


class HitRow(QStyledItemDelegate):
    """A search hit: its place, and the words around it with the found ones in bold; or
    the book of some hits.
    """

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.theme = theme

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Hits are 54 pixels high, books 34."""
        return QSize(0, 34 if isinstance(index.data(Qt.ItemDataRole.UserRole), BookRow) else 54)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint one row."""
        row = index.data(Qt.ItemDataRole.UserRole)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if isinstance(row, BookRow):
            self._paint_book(painter, option, row)
        else:
            self._paint_hit(painter, option, row)
        painter.restore()

    def _paint_book(self, painter: QPainter, option: QStyleOptionViewItem, row: BookRow) -> None:
        rect: QRect = option.rect
        inside = rect.adjusted(9, 8, -10, -4)
        font = option.font
        font.setBold(True)
        self._put(painter, font, row.title, inside, self.theme.text)
        left = inside.left() + QFontMetrics(font).horizontalAdvance(row.title + "  ")
        if row.authors and left < inside.right():
            font.setBold(False)
            inside.setLeft(left)
            self._put(painter, font, row.authors, inside, self.theme.muted)

    def _paint_hit(self, painter: QPainter, option: QStyleOptionViewItem, hit: FoundRow) -> None:
        rect: QRect = option.rect
        state = option.state
        if state & (QStyle.StateFlag.State_MouseOver | QStyle.StateFlag.State_Selected):
            chosen = bool(state & QStyle.StateFlag.State_Selected)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(self.theme.accent_soft if chosen else self.theme.hover))
            painter.drawRoundedRect(rect.adjusted(0, 1, -4, -1), 6, 6)
        inside = rect.adjusted(9, 6, -10, -6)
        font = option.font
        self._put(painter, font, hit.where, inside, self.theme.muted)
        left, top = inside.left(), inside.bottom() - QFontMetrics(font).descent()
        painter.setPen(QColor(self.theme.text))
        for words, bold in ((hit.before, False), (hit.words, True), (hit.after, False)):
            font.setBold(bold)
            painter.setFont(font)
            metrics = QFontMetrics(font)
            shown = metrics.elidedText(words, Qt.TextElideMode.ElideRight, inside.right() - left)
            painter.drawText(left, top, shown)
            left += metrics.horizontalAdvance(words)
            if left >= inside.right():
                break

    def _put(self, painter: QPainter, font: QFont, text: str, rect: QRect, colour: str) -> None:
        """One line of text at the top of ``rect``, as much as there is room for."""
        painter.setFont(font)
        painter.setPen(QColor(colour))
        shown = QFontMetrics(font).elidedText(text, Qt.TextElideMode.ElideRight, rect.width())
        painter.drawText(rect, Qt.AlignmentFlag.AlignTop, shown)
