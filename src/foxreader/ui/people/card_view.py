"""The card of a person, a place or a term, and the rows of the panel: names and mentions."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from math import log
from typing import Any

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QListView,
    QPushButton,
    QSizePolicy,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from foxreader.core.book import Book
from foxreader.core.span import Span
from foxreader.index.named import Card, NamedBook
from foxreader.index.storage.derived import Named, NamedKind, NamedPlace, Said
from foxreader.ui.platform.progress import page_name
from foxreader.ui.platform.theme import Theme
from foxreader.ui.platform.translation import Context, number, percent
from foxreader.ui.platform.widgets import Wrapped, isolated, placed
from foxreader.ui.search.rows import HitRow, found_row, serif

# The rows of the panel: names and mentions, what they say, how they are painted.

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
    page = page_name(book, place) or percent(book.fraction(place))
    return " · ".join(part for part in (book.named_at(place), page) if part)


_QUOTE = 320
"""Characters of a sentence of the book that a card shows. Chosen: six lines."""


class CardView(QWidget):
    """The card of a person, a place or a term.

    ``say`` is pressed for a sentence of the reader's model, ``company`` has the others it stands
    with. Signals: ``go_wanted``; ``back_wanted`` to the list.
    """

    go_wanted = Signal(Span)
    back_wanted = Signal()

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._quoted: Span | None = None
        self.back = self._link(self.tr("‹ All names"), self.back_wanted.emit)
        self.name = QLabel(self)
        self.name.setObjectName("dialogTitle")
        self.about = self._muted()
        self.bar = WhereBar(theme, self)
        self.lead = self._muted()
        self.quote = QLabel(self)
        self.go = self._link(self.tr("Go there"), self._go)
        self.said = QLabel(self)
        self.say = QPushButton(self.tr("Say who this is"), self)
        self.company = CompanyRow(self)
        self.together = self._muted()
        self.mentions = QListView(self)
        self._model = MentionsModel(self)
        self._row = HitRow(theme)
        self._put_together()

    def _mention_pressed(self, index: QModelIndex) -> None:
        self.go_wanted.emit(index.data(ITEM).span)

    def _muted(self) -> QLabel:
        label = QLabel(self)
        label.setObjectName("muted")
        label.setWordWrap(True)
        label.setTextFormat(Qt.TextFormat.PlainText)
        return label

    def _link(self, words: str, act: object) -> QPushButton:
        button = QPushButton(words, self)
        button.setObjectName("link")
        button.setCursor(Qt.CursorShape.PointingHandCursor)
        button.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        button.clicked.connect(act)
        return button

    def _put_together(self) -> None:
        for label in (self.name, self.quote, self.said):
            label.setWordWrap(True)
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.quote.setFont(serif(self.font()))
        self.mentions.setModel(self._model)
        self.mentions.setItemDelegate(self._row)
        self.mentions.setMouseTracking(True)
        self.mentions.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.mentions.setUniformItemSizes(True)
        self.mentions.setFrameShape(QFrame.Shape.NoFrame)
        self.mentions.setStyleSheet("QListView { background: transparent; border: 0; outline: 0; }")
        self.mentions.setAccessibleName(self.tr("Where it is named"))
        for pressed in (self.mentions.clicked, self.mentions.activated):
            pressed.connect(self._mention_pressed)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(6)
        for widget in (
            self.back,
            self.name,
            self.about,
            self.bar,
            self.lead,
            self.quote,
            self.said,
        ):
            layout.addWidget(widget)
        row = QHBoxLayout()
        row.setSpacing(16)
        row.addWidget(self.go)
        row.addWidget(self.say)
        row.addStretch(1)
        layout.addLayout(row)
        layout.addWidget(self.together)
        layout.addWidget(self.company)
        layout.addWidget(self.mentions, 1)

    def apply_theme(self, theme: Theme) -> None:
        """Show in the colours of ``theme``."""
        self.bar.theme = self._row.theme = theme
        self.bar.update()
        self.mentions.viewport().update()

    # What is shown

    def show_card(self, found: NamedBook, card: Card, *, model: bool) -> None:
        """Show a card; ``model``: there is one that can say who this is."""
        named = card.named
        self.name.setText(named.label)
        words = [kind_words(named.kind), times_words(named.count)]
        if named.others:
            words.append(self.tr("also {0}").format(", ".join(named.others)))
        self.about.setText(" · ".join(words))
        self.bar.show_bar(card.bar, found.seen)
        self._show_quote(found, self.tr("First named"), named.first.unit, named.first.span)
        self.said.hide()
        self.say.setVisible(model)
        self.show_busy(False)
        people = [(one.number, found.named[one.number].label, one.passages) for one in card.company]
        self.together.setVisible(bool(people))
        self.together.setText(self.tr("Together with"))
        self.company.show_names(people)
        self._model.show(found.book, named.places)
        self.mentions.scrollToTop()

    def _show_quote(self, found: NamedBook, lead: str, unit: Span, place: Span) -> None:
        text = " ".join(found.book.text_at(unit).replace("\u00ad", "").split())
        self.lead.setText(f"{lead} · {place_words(found.book, place)}")
        self.quote.setText(text if len(text) <= _QUOTE else text[: _QUOTE - 1].rstrip() + "…")
        self._quoted = place

    def show_stated(self, found: NamedBook, unit: Span) -> None:
        """Show the book's own sentence that says who this is, in place of the first mention."""
        self._show_quote(found, self.tr("The book says"), unit, unit)

    def show_said(self, found: NamedBook, said: Said) -> None:
        """Show what a model said, above the sentence of the book that it cites."""
        self.said.setText(said.text)
        self.said.show()
        self._show_quote(
            found, self.tr("{0}, from the book").format(said.model), said.span, said.span
        )
        self.say.hide()

    def show_busy(self, on: bool) -> None:
        """Show that a model is asked, or not any more."""
        self.say.setEnabled(not on)
        self.say.setText(self.tr("Asking…") if on else self.tr("Say who this is"))

    def show_unsaid(self, words: str) -> None:
        """Show why no model's sentence is there."""
        self.show_busy(False)
        self.said.setText(words)
        self.said.show()

    def _go(self) -> None:
        if self._quoted is not None:
            self.go_wanted.emit(self._quoted)


_LINE_HIGH = 28
"""Pixels of the bar; seven steps of the drawing's grid."""
_LEAST = 4
"""Pixels of a part that has one mention. Chosen: it is seen."""


class WhereBar(QWidget):
    """The small bar of where in the book one is named.

    One stroke for each part of the book, the higher the more mentions; past the spoiler limit
    the line under them is dotted, and there is nothing on it."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.theme = theme
        self.bar: tuple[int, ...] = ()
        self.seen = 1.0
        self.setFixedHeight(_LINE_HIGH)

    def show_bar(self, bar: tuple[int, ...], seen: float) -> None:
        """Show the mentions in each part of the book; ``seen`` of it is before the limit."""
        self.bar, self.seen = bar, seen
        filled = [number for number, count in enumerate(bar) if count]
        words = ""
        if filled:
            first, last = (percent(at / len(bar)) for at in (filled[0], filled[-1]))
            words = PeopleWords.tr("Named from {0} to {1} of the book").format(first, last)
        self.setAccessibleName(words)
        self.setToolTip(words)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the strokes, from the side where the book begins."""
        if not self.bar:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.isRightToLeft():
            painter.translate(self.width(), 0)
            painter.scale(-1, 1)
        bottom, step = self.height() - 1.0, self.width() / len(self.bar)
        painter.setPen(QColor(self.theme.edge))
        read = self.width() * self.seen
        painter.drawLine(0, round(bottom), round(read), round(bottom))
        if self.seen < 1:
            pen = painter.pen()
            pen.setStyle(Qt.PenStyle.DotLine)
            painter.setPen(pen)
            painter.drawLine(round(read), round(bottom), self.width(), round(bottom))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self.theme.accent))
        most = max(self.bar)
        for at, count in enumerate(self.bar):
            if count:
                room = self.height() - 2 - _LEAST
                high = _LEAST + room * (log(1 + count) / log(1 + most) if most > 1 else 0.5)
                stroke = QRectF(at * step + 0.5, bottom - high, max(2.0, step - 1), high)
                painter.drawRoundedRect(stroke, 1, 1)


_SPACE = 4
"""Pixels between two buttons: one step of the drawing's grid."""


class CompanyRow(Wrapped):
    """Those who stand together with one, as buttons in as many lines as they need.

    Signal: ``chosen`` the number of the one that was pressed."""

    chosen = Signal(int)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(_SPACE, parent)
        self.buttons: list[QToolButton] = []

    def show_names(self, names: Sequence[tuple[int, str, int]]) -> None:
        """Show names, each with its number and in how many passages it stands with this one."""
        self.buttons = [self._button(*name) for name in names]
        self.take(self.buttons)

    def _button(self, number: int, label: str, passages: int) -> QToolButton:
        button = QToolButton(self)
        button.setObjectName("chip")
        button.setText(label.replace("&", "&&"))
        shared = PeopleWords.tr("together in %Ln passage(s)", "", passages)
        button.setToolTip(shared)
        button.setAccessibleName(f"{label}, {shared}")
        button.clicked.connect(partial(self.chosen.emit, number))
        return button
