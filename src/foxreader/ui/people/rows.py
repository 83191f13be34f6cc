"""The rows of the panel: names and mentions, what they say, how they are painted."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QRect,
    QSize,
    Qt,
)
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from foxreader.core.book import Book
from foxreader.core.span import Span
from foxreader.index.named import NamedBook
from foxreader.index.storage.derived import Named, NamedKind, NamedPlace
from foxreader.ui.platform.progress import page_label_words
from foxreader.ui.platform.theme import Theme
from foxreader.ui.platform.translation import Context, number, percent
from foxreader.ui.platform.widgets import isolated, placed
from foxreader.ui.search.rows import found_row

ITEM = Qt.ItemDataRole.UserRole
"""The ``Named`` of a row, or its mention as a hit of a search."""
NUMBER = Qt.ItemDataRole.UserRole + 1
"""The number of a row's name in its ``NamedBook``."""
_Index = QModelIndex | QPersistentModelIndex
_NONE = QModelIndex()


class NamesModel(QAbstractListModel):
    """Some of the names of a book, in their order."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._named: tuple[Named, ...] = ()
        self._numbers: Sequence[int] = ()

    def show(self, found: NamedBook | None, numbers: Sequence[int]) -> None:
        """Show the names of ``found`` with these ``numbers``."""
        self.beginResetModel()
        self._named = found.named if found is not None else ()
        self._numbers = numbers
        self.endResetModel()

    def rowCount(self, parent: _Index = _NONE) -> int:
        """How many names are shown."""
        return 0 if parent.isValid() else len(self._numbers)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """What a row shows and says."""
        number = self._numbers[index.row()]
        named = self._named[number]
        if role == NUMBER:
            return number
        if role == ITEM:
            return named
        if role == Qt.ItemDataRole.DisplayRole:
            return named.label
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return ", ".join((named.label, kind_words(named.kind), times_words(named.count)))
        if role == Qt.ItemDataRole.ToolTipRole and named.others:
            return ", ".join((named.label, *named.others))
        return None


class MentionsModel(QAbstractListModel):
    """The mentions of one name, in reading order; their sentences are read when they are shown."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._book: Book | None = None
        self._places: Sequence[NamedPlace] = ()

    def show(self, book: Book | None, places: Sequence[NamedPlace]) -> None:
        """Show these mentions of a name of ``book``."""
        self.beginResetModel()
        self._book, self._places = book, places
        self.endResetModel()

    def rowCount(self, parent: _Index = _NONE) -> int:
        """How many mentions are shown."""
        return 0 if parent.isValid() else len(self._places)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """What a row shows and says."""
        if self._book is None:
            return None
        if role == ITEM:
            return found_row(self._book, self._places[index.row()].span)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            row = found_row(self._book, self._places[index.row()].span)
            return f"{row.line} {row.where}"
        if role == Qt.ItemDataRole.ToolTipRole:
            return place_words(self._book, self._places[index.row()].span)
        return None


_HIGH = 34
"""Pixels of a name's row; as those of the contents, with air for the finger."""
_SIDE = 9
"""Pixels between a row's text and its edges."""
_GAP = 10
"""Pixels between a name and what stands beside it."""


class NameRow(QStyledItemDelegate):
    """A name, its other names in a quieter tone, and how often it stands in the book."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.theme = theme

    def sizeHint(self, option: QStyleOptionViewItem, index: _Index) -> QSize:
        """All rows are of one height."""
        return QSize(0, _HIGH)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        """Paint one row."""
        named: Named = index.data(ITEM)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        at, inside = placed(option), self._paint_ground(painter, option)
        middle = Qt.AlignmentFlag.AlignVCenter
        painter.setFont(option.font)
        metrics = QFontMetrics(option.font)
        count = number(named.count)
        chosen = option.state & QStyle.StateFlag.State_Selected
        painter.setPen(QColor(self.theme.accent_ink if chosen else self.theme.muted))
        painter.drawText(at(inside), Qt.AlignmentFlag.AlignRight | middle, count)
        inside.setRight(inside.right() - metrics.horizontalAdvance(count) - _GAP)
        bold = QFont(option.font)
        bold.setWeight(QFont.Weight.DemiBold)
        wide = QFontMetrics(bold)
        label = wide.elidedText(named.label, Qt.TextElideMode.ElideRight, inside.width())
        painter.setFont(bold)
        painter.setPen(QColor(self.theme.text))
        painter.drawText(at(inside), Qt.AlignmentFlag.AlignLeft | middle, isolated(label))
        taken = wide.horizontalAdvance(label) + _GAP
        if named.others and taken < inside.width():
            rest = inside.adjusted(taken, 0, 0, 0)
            others = ", ".join(named.others)
            painter.setFont(option.font)
            painter.setPen(QColor(self.theme.muted))
            shown = metrics.elidedText(others, Qt.TextElideMode.ElideRight, rest.width())
            painter.drawText(at(rest), Qt.AlignmentFlag.AlignLeft | middle, isolated(shown))
        painter.restore()

    def _paint_ground(self, painter: QPainter, option: QStyleOptionViewItem) -> QRect:
        """Paint the ground, which shows the pointer and the keyboard; gives where the text goes."""
        rect: QRect = option.rect
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        if chosen or option.state & QStyle.StateFlag.State_MouseOver:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(self.theme.accent_soft if chosen else self.theme.hover))
            painter.drawRoundedRect(placed(option)(rect.adjusted(0, 1, -4, -1)), 6, 6)
        return rect.adjusted(_SIDE, 0, -_SIDE - 4, 0)


# How kinds, counts and places are said

PeopleWords = Context("PeopleWords")


def kind_words(kind: NamedKind) -> str:
    """What one of a kind is called."""
    return {
        "person": PeopleWords.tr("person"),
        "place": PeopleWords.tr("place"),
        "term": PeopleWords.tr("term"),
    }[kind]


def times_words(count: int) -> str:
    """How often one is named."""
    return PeopleWords.tr("%Ln time(s)", "", count)


def place_words(book: Book, place: Span) -> str:
    """Where a mention is: its chapter, and the page, or how far into the book."""
    page = page_label_words(book.page_label(place)) or percent(book.fraction(place))
    return " · ".join(part for part in (book.named_at(place), page) if part)
