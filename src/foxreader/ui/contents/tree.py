"""The contents of a book as a tree: its entries, how they are painted, walking it with keys."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from PySide6.QtCore import (
    QModelIndex,
    QPersistentModelIndex,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetrics,
    QKeyEvent,
    QPainter,
    QPen,
    QResizeEvent,
    QShowEvent,
    QStandardItem,
    QStandardItemModel,
    QTextLayout,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTreeView,
    QWidget,
)

from foxreader.core.book import Book, TocEntry
from foxreader.core.span import Span
from foxreader.index.summaries.plan import Overview
from foxreader.ui.platform.progress import page_name, short_page
from foxreader.ui.platform.theme import Theme
from foxreader.ui.platform.translation import Context
from foxreader.ui.platform.widgets import isolated, open_all, placed, plain

# Signs: how much of a chapter is summarised

SignWords = Context("SignWords")

_SIGN_SIZE = 14
"""Pixels of a sign, from the drawing."""
_FULL = 360 * 16
"""A whole circle, as Qt counts angles."""


@dataclass(frozen=True, slots=True)
class Sign:
    """``share`` of an entry is summarised, 0 to 1; ``older`` where by another model or prompt."""

    share: float
    older: bool = False


def signs_of(made: Overview) -> list[Sign | None]:
    """The sign of each entry of the contents."""
    return [
        None if share is None else Sign(share, number in made.older)
        for number, share in enumerate(made.shares)
    ]


def sign_words(sign: Sign | None) -> str:
    """A sign for screen readers."""
    if sign is None:
        return ""
    if sign.older:
        return SignWords.tr("summarised by another model or an older version")
    if sign.share >= 1:
        return SignWords.tr("summarised")
    return SignWords.tr("summarised in part") if sign.share else SignWords.tr("not summarised yet")


def _paint_sign(painter: QPainter, box: QRect, sign: Sign, theme: Theme) -> None:
    """Paint a tick, a ring that fills, an empty ring, or an arrow that goes round."""
    inside = QRectF(box).adjusted(3, 3, -3, -3)
    painter.save()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(theme.muted), 1.2))
    if sign.older:
        painter.drawArc(inside, 0, -_FULL * 3 // 4)
        tip = QPointF(inside.center().x(), inside.top())
        painter.drawPolyline([tip + QPointF(2.5, -2.5), tip, tip + QPointF(2.5, 2.5)])
    elif sign.share >= 1:
        painter.drawPolyline([
            QPointF(inside.left(), inside.center().y()),
            QPointF(inside.left() + 3, inside.bottom() - 1),
            QPointF(inside.right() + 1, inside.top() + 1),
        ])  # fmt: skip
    else:
        painter.drawEllipse(inside)
        if sign.share:
            painter.setPen(QPen(QColor(theme.accent), 2.4))
            painter.drawArc(inside, _FULL // 4, -round(_FULL * sign.share))
    painter.restore()


# The tree from the book's flat list

_PLACE = Qt.ItemDataRole.UserRole + 1
PAGE = Qt.ItemDataRole.UserRole + 2
HEADING = Qt.ItemDataRole.UserRole + 3
_SIGN = Qt.ItemDataRole.UserRole + 4
"""The roles of an entry's Span, its printed page, whether it only heads those below it, and
how much of it is summarised."""
_MOST_SHOWN = 60
"""Entries up to which a book's contents are all shown at once. Chosen: two screens of them."""
_MAIN = 0.7
"""Share of all entries that the main branch of a book has at least. Chosen: a book of two equal
parts has none."""
_OWN_TEXT = 400
"""Characters before its first part up to which an entry is a heading of its parts, such as "Part
one". Chosen: a title page has fewer, an introduction more."""


class ContentsModel:
    """The tree of a book's entries.

    ``open`` tells that all entries are shown, and ``flat`` that headings set them apart without
    indents: there is a row for each entry, and nothing to open.
    """

    def __init__(self, book: Book) -> None:
        self.model = QStandardItemModel()
        self._items: dict[int, QStandardItem] = {}
        self.open = len(book.toc) <= _MOST_SHOWN
        self._fill(book)
        tops = [self.model.item(row) for row in range(self.model.rowCount())]
        parents = [item for item in tops if item.hasChildren()]
        self.nested = bool(parents)
        children = [item.child(row) for item in parents for row in range(item.rowCount())]
        self.flat = (
            self.open
            and all(_own_text(book, item) <= _OWN_TEXT for item in parents)
            and not any(map(QStandardItem.hasChildren, children))
        )
        if self.flat:
            for item in parents:
                item.setData(True, HEADING)

    def item(self, entry: TocEntry | None) -> QStandardItem | None:
        """The item of an entry of the book."""
        return self._items.get(id(entry))

    def show_signs(self, book: Book, signs: Sequence[Sign | None]) -> None:
        """Have each entry say how much of it is summarised; None where that is not shown."""
        for entry, sign in zip(book.toc, signs, strict=False):
            item = self._items[id(entry)]
            if item.data(_SIGN) != sign:
                item.setData(sign, _SIGN)
                said = ", ".join(filter(None, (_said(book, entry), sign_words(sign))))
                item.setData(said, Qt.ItemDataRole.AccessibleTextRole)

    def main_branch(self) -> list[QModelIndex]:
        """The branch that has most of the book, from its top: such as the one of all chapters
        beside an imprint and notes. It says nothing while it is closed."""
        found: list[QModelIndex] = []
        parent, inside = self.model.invisibleRootItem(), len(self._items)
        while True:
            children = [parent.child(row) for row in range(parent.rowCount())]
            most = max(children, key=_size, default=None)
            if most is None or not most.hasChildren() or _size(most) <= _MAIN * inside:
                return found
            found.append(most.index())
            parent, inside = most, _size(most)

    def _fill(self, book: Book) -> None:
        open_levels: list[tuple[int, QStandardItem]] = []
        for entry in book.toc:
            while open_levels and open_levels[-1][0] >= entry.level:
                open_levels.pop()
            item = _item(book, entry)
            parent = open_levels[-1][1] if open_levels else self.model.invisibleRootItem()
            parent.appendRow(item)
            open_levels.append((entry.level, item))
            self._items[id(entry)] = item


def _size(item: QStandardItem) -> int:
    """How many entries a branch has, its own counted."""
    return 1 + sum(_size(item.child(row)) for row in range(item.rowCount()))


def _item(book: Book, entry: TocEntry) -> QStandardItem:
    item = QStandardItem(entry.title)
    item.setEditable(False)
    item.setData(entry.place, _PLACE)
    item.setData(short_page(book, entry.place), PAGE)
    page = page_name(book, entry.place)
    item.setData(_said(book, entry), Qt.ItemDataRole.AccessibleTextRole)
    item.setToolTip(plain("\n".join(filter(None, (entry.title, page)))))
    return item


def _said(book: Book, entry: TocEntry) -> str:
    """An entry for screen readers: its title and page."""
    return ", ".join(filter(None, (entry.title, page_name(book, entry.place))))


def _own_text(book: Book, item: QStandardItem) -> int:
    """How many characters there are from an entry's place to that of its first part."""
    here: Span = item.data(_PLACE)
    first: Span = item.child(0).data(_PLACE)
    return book.starts[first.file] + first.start - book.starts[here.file] - here.start


# How the rows are painted

_Index = QModelIndex | QPersistentModelIndex


_HIGH, _HEADING_HIGH = 30, 34
"""Pixels of a row, and of a heading with the air above it; the design's."""
_LEFT, _RIGHT = 9, 16
"""Pixels between a row's text and its edges; at the right also the air beside the row."""
_GAP = 10
"""Pixels between a title and its page. Chosen: two letters."""
_HEADING_SIZE = 11
"""Pixels of a heading's letters; the design's."""
_MOST_LAID = 5_000
"""Titles whose lines are kept. Chosen: contents of a thousand entries, by two fonts and widths."""


class ContentsRow(QStyledItemDelegate):
    """A title, its page at the right; the row the reader is in carries the accent. A heading of
    others is in small capitals, without a page.
    """

    def __init__(self, theme: Theme, view: QTreeView) -> None:
        super().__init__(view)
        self.theme, self._view = theme, view
        self.current: QPersistentModelIndex | None = None
        self._laid: dict[tuple[str, str, bool, str, int], list[str]] = {}

    def sizeHint(self, option: QStyleOptionViewItem, index: _Index) -> QSize:
        """Headings are higher than other rows, and so are titles that need two lines."""
        if index.data(HEADING):
            return QSize(0, _HEADING_HIGH)
        font = QFont(option.font)
        font.setBold(self.current is not None and self.current == index)
        deep = _depth(index) + self._view.rootIsDecorated()
        room = self._view.viewport().width() - self._view.indentation() * deep
        long = len(self._lines(index, font, room - _LEFT - _RIGHT)) > 1
        return QSize(0, _HIGH + (QFontMetrics(font).lineSpacing() if long else 0))

    def _lines(self, index: _Index, font: QFont, room: int) -> list[str]:
        """The title in one line, or in two, the second cut at its end; ``room`` is for the page as
        well."""
        title, page = str(index.data()), str(index.data(PAGE) or "")
        signed = isinstance(index.data(_SIGN), Sign)
        laid = title, page, signed, font.key(), room
        if laid not in self._laid:
            # All open rows are measured each time the reader comes into another section.
            if len(self._laid) >= _MOST_LAID:
                self._laid.clear()
            self._laid[laid] = self._parted(title, page, signed, font, room)
        return self._laid[laid]

    def _parted(self, title: str, page: str, signed: bool, font: QFont, room: int) -> list[str]:
        metrics = QFontMetrics(font)
        room -= metrics.horizontalAdvance(page) + _GAP if page else 0
        room -= _SIGN_SIZE + _GAP // 2 if signed else 0
        layout = QTextLayout(title, font)
        layout.beginLayout()
        line = layout.createLine()
        line.setLineWidth(max(1, room))
        first = line.textLength()
        layout.endLayout()
        if first >= len(title):
            return [title]
        rest = title[first:].strip()
        return [title[:first].strip(), metrics.elidedText(rest, Qt.TextElideMode.ElideRight, room)]

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        """Paint one row."""
        here = self.current is not None and self.current.isValid() and self.current == index
        heading = bool(index.data(HEADING))
        rect = option.rect.adjusted(0, _HEADING_HIGH - _HIGH if heading else 0, 0, 0)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        at = placed(option)
        self._paint_ground(painter, rect, option, here)
        font = QFont(option.font)
        font.setBold(here)
        if heading:
            font.setPixelSize(_HEADING_SIZE)
            font.setCapitalization(QFont.Capitalization.AllUppercase)
            font.setLetterSpacing(QFont.SpacingType.PercentageSpacing, 105)
        painter.setFont(font)
        metrics = QFontMetrics(font)
        inside = rect.adjusted(_LEFT, 0, -_RIGHT, 0)
        page = "" if heading else str(index.data(PAGE) or "")
        quiet = self.theme.accent_ink if here else self.theme.muted
        painter.setPen(QColor(quiet))
        middle = Qt.AlignmentFlag.AlignVCenter
        painter.drawText(at(inside), Qt.AlignmentFlag.AlignRight | middle, page)
        if page:
            inside.setRight(inside.right() - metrics.horizontalAdvance(page) - _GAP)
        sign = index.data(_SIGN)
        if isinstance(sign, Sign) and not heading:
            inside.setRight(inside.right() - _SIGN_SIZE - _GAP // 2)
            beside = QRect(
                inside.right() + 3, rect.center().y() - _SIGN_SIZE // 2, _SIGN_SIZE, _SIGN_SIZE
            )
            _paint_sign(painter, at(beside), sign, self.theme)
        painter.setPen(QColor(quiet if here or heading else self.theme.text))
        if heading:
            lines = [
                metrics.elidedText(str(index.data()), Qt.TextElideMode.ElideRight, inside.width())
            ]
        else:
            lines = self._lines(index, font, rect.width() - _LEFT - _RIGHT)
        high = metrics.lineSpacing()
        inside.setTop(rect.center().y() + 1 - high * len(lines) // 2)
        inside.setHeight(high)
        # Where letters are isolated, the line is higher than its letters.
        whole = Qt.AlignmentFlag.AlignLeft | middle | Qt.TextFlag.TextDontClip
        for line in lines:
            painter.drawText(at(inside), whole, isolated(line))
            inside.translate(0, high)
        painter.restore()

    def _paint_ground(
        self, painter: QPainter, rect: QRect, option: QStyleOptionViewItem, here: bool
    ) -> None:
        """The ground of the row the reader is in, or that the pointer or the keyboard is on."""
        pointed = QStyle.StateFlag.State_MouseOver
        if self._view.hasFocus():  # else a row that was pressed would stand beside the one read
            pointed |= QStyle.StateFlag.State_Selected
        painter.setPen(Qt.PenStyle.NoPen)
        at = placed(option)
        if here or option.state & pointed:
            painter.setBrush(QColor(self.theme.accent_soft if here else self.theme.hover))
            painter.drawRoundedRect(at(rect.adjusted(0, 1, -8, -1)), 6, 6)
        if here:
            painter.setBrush(QColor(self.theme.accent))
            bar = QRect(rect.left(), rect.top() + 8, 3, rect.height() - 16)
            painter.drawRoundedRect(at(bar), 1.5, 1.5)


def _depth(index: _Index) -> int:
    """How many entries an entry is inside of."""
    depth, above = 0, index.parent()
    while above.isValid():
        depth, above = depth + 1, above.parent()
    return depth


_INDENT = 14
"""Pixels that a deeper entry is further in; the width of the sign that opens what is below."""


class ContentsTree(QTreeView):
    """Signals: ``chosen`` the place of the entry that was pressed; ``short_wanted`` of
    the one that is wanted in short, by the key S."""

    chosen = Signal(Span)
    short_wanted = Signal(Span)

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._row = ContentsRow(theme, self)
        self._contents: ContentsModel | None = None
        self._book: Book | None = None
        self._followed: list[QPersistentModelIndex] = []
        self.setHeaderHidden(True)
        self.setMouseTracking(True)
        self.setItemDelegate(self._row)
        self.setExpandsOnDoubleClick(False)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setAccessibleName(self.tr("Contents"))
        for pressed in (self.clicked, self.activated):
            pressed.connect(self._pressed)

    def _pressed(self, index: QModelIndex) -> None:
        self.chosen.emit(index.data(_PLACE))

    def apply_theme(self, theme: Theme) -> None:
        """Show in the colours of ``theme``."""
        self._row.theme = theme
        self.viewport().update()

    def open(self, book: Book) -> None:
        """Show the contents of ``book``."""
        self._row.current, self._book = None, book
        contents = self._contents = ContentsModel(book)
        self.setModel(contents.model)
        self.setRootIsDecorated(contents.nested and not contents.flat)
        self.setItemsExpandable(not contents.flat)
        self.setIndentation(0 if contents.flat else _INDENT)
        self._followed = []
        if contents.open:
            open_all(self)
        for index in contents.main_branch() if not contents.open else ():
            self.expand(index)

    def show_signs(self, book: Book, signs: Sequence[Sign | None]) -> None:
        """Show beside each entry how much of it is summarised; not those of another book."""
        if self._contents is not None and self._book is book:
            self._contents.show_signs(book, signs)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """S wants the entry in short; the other keys are a list's own."""
        plain = event.modifiers() == Qt.KeyboardModifier.NoModifier
        if event.key() == Qt.Key.Key_S and plain and self.currentIndex().isValid():
            self.short_wanted.emit(self.currentIndex().data(_PLACE))
        else:
            super().keyPressEvent(event)

    def follow(self, entry: TocEntry | None) -> None:
        """Mark the entry the reader is in, and bring it in view."""
        item = self._contents.item(entry) if self._contents is not None else None
        index = QPersistentModelIndex(item.index()) if item is not None else None
        if index == self._row.current:
            return
        before, self._row.current = self._row.current, index
        for changed in filter(None, (before, index)):  # a title in bold may need two lines
            self._row.sizeHintChanged.emit(self._index_of(changed))
        self._open_round()
        self._show_current()
        self.viewport().update()

    def _open_round(self) -> None:
        """Open the branches round the entry the reader is in; those that were opened so for the one
        before are closed, what the reader opened stays."""
        round_it = list(self._branches())
        before = [one for one in self._followed if one.isValid()]
        self._followed = [one for one in before if any(one == at for at in round_it)]
        # Opened first: what is scrolled to opens by itself, and nobody would close it.
        for index in reversed(round_it):
            if not self.isExpanded(index):
                self._followed.append(QPersistentModelIndex(index))
                self.expand(index)
        for left in before:
            if left not in self._followed:
                self.collapse(self._index_of(left))

    def _branches(self) -> Iterator[QModelIndex]:
        """Those that the entry the reader is in is below, the nearest first."""
        current = self._row.current
        at = current.parent() if current is not None and current.isValid() else QModelIndex()
        while at.isValid():
            yield at
            at = at.parent()

    def _show_current(self) -> None:
        current = self._row.current
        if current is not None and current.isValid():
            self.scrollTo(self._index_of(current), QAbstractItemView.ScrollHint.EnsureVisible)

    def _index_of(self, kept: QPersistentModelIndex) -> QModelIndex:
        return self.model().index(kept.row(), 0, kept.parent())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The entry the reader is in stays in view."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.scheduleDelayedItemsLayout()  # titles take one line or two
        self._show_current()

    def showEvent(self, event: QShowEvent) -> None:
        """So it does where the reader went on while the search was shown."""
        super().showEvent(event)
        self._show_current()
