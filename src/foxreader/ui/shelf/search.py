"""The search of the shelf: a list that drops from its field, titles first, then the texts."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPoint,
    QPointF,
    QRect,
    QRectF,
    QSize,
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
from foxreader.library.catalog import ShelfBook, View
from foxreader.parts.program import Program
from foxreader.retrieval.shelf.library_search import ShelfFound
from foxreader.ui.platform.elided_label import ElidedLabel
from foxreader.ui.platform.jobs import Job, Jobs
from foxreader.ui.platform.theme import Theme, blend
from foxreader.ui.platform.translation import error_words
from foxreader.ui.reader.page_style import FOUND
from foxreader.ui.search.rows import marked_layout, serif
from foxreader.ui.shelf.bar import SearchField
from foxreader.ui.shelf.covers import CoverCache
from foxreader.ui.shelf.found import (
    TITLES,
    FoundLine,
    Titles,
    found_lines,
    nothing_words,
    waiting_words,
)

Index = QModelIndex | QPersistentModelIndex
_WIDTH, _MOST_HIGH = 624, 460
_HEADING, _ROW = 30, 51
_COVER = (26, 39)
_TYPED_MS = 180
"""Milliseconds without a key until a search begins; chosen: longer than between two letters."""
_HITS = 24
"""Places in the texts that are listed; chosen, as in the search panel."""
_LINE = int(Qt.ItemDataRole.UserRole)
_NONE = QModelIndex()


class _Lines(QAbstractListModel):
    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.lines: Sequence[FoundLine] = ()

    def show(self, lines: Sequence[FoundLine]) -> None:
        self.beginResetModel()
        self.lines = lines
        self.endResetModel()

    def rowCount(self, parent: Index = _NONE) -> int:
        return 0 if parent.isValid() else len(self.lines)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        line = self.lines[index.row()]
        if role == _LINE:
            return line
        if role == Qt.ItemDataRole.SizeHintRole:
            high = _HEADING if line.heading or line.all_titles else _ROW
            return QSize(0, high)
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return ", ".join(filter(None, (line.text, line.below, line.note)))
        return None

    def flags(self, index: Index) -> Qt.ItemFlag:
        if self.lines[index.row()].heading:
            return Qt.ItemFlag.NoItemFlags
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable


class _Painter(QStyledItemDelegate):
    def __init__(self, covers: CoverCache, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._covers, self.theme = covers, theme

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        theme, line = self.theme, index.data(_LINE)
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
        if line.all_titles:
            self._put(painter, small, line.text, cell.adjusted(50, 0, -12, 0), theme.accent_ink)
        else:
            self._paint_line(painter, cell, line, option.font, small)
        painter.restore()

    def _paint_line(
        self, painter: QPainter, cell: QRect, line: FoundLine, font: QFont, small: QFont
    ) -> None:
        theme = self.theme
        if line.book is not None:
            picture = self._covers.get(line.book, *_COVER, self._density(painter))
            if picture is not None:
                place = QRect(cell.left() + 12, cell.top() + 6, *_COVER)
                painter.drawPixmap(place, picture)
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
        layout.draw(painter, QPointF(top.topLeft()))

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
        painter.drawText(rect, side | Qt.AlignmentFlag.AlignVCenter, shown)


class ShelfSearch(QFrame):
    """The list below a search field, over the ``shelf``.

    Signals: ``book_wanted(ShelfBook)``; ``hit_wanted(ShelfHit)``; ``titles_wanted(str)`` the books
    with these words are to be shown; ``all_wanted(str)`` all places of these words; ``left()`` the
    reader is done with the search.
    """

    book_wanted = Signal(object)
    hit_wanted = Signal(object)
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
        self._titles, self._texts = Titles(), None
        self._lines = _Lines(self)
        self._painter = _Painter(covers, theme, self)
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
        self._typed.timeout.connect(self._find)
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
    def lines(self) -> Sequence[FoundLine]:
        """The rows that are listed."""
        return self._lines.lines

    def place(self) -> None:
        """Lie below the field, as wide as there is room."""
        below = self._field.mapTo(self._shelf, QPoint(0, self._field.height() + 6))
        wide = min(_WIDTH, self._shelf.width() - 16)
        left = below.x() + (self._field.width() - wide) // 2
        left = max(8, min(left, self._shelf.width() - wide - 8))
        rows = sum(
            _HEADING if line.heading or line.all_titles else _ROW for line in self._lines.lines
        )
        room = self._shelf.height() - below.y() - 40
        high = min(rows + 50 if rows else 88, _MOST_HIGH, room)
        self.setGeometry(left, below.y(), wide, high)
        self.raise_()

    def end(self) -> bool:
        """Close the list; whether it was open."""
        if self._job is not None:
            self._job.stop()
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

    def _find(self) -> None:
        words = self._field.text()
        if self._job is not None:
            self._job.stop()
        if not words.strip():
            return
        self._titles, self._texts = Titles(), None
        program = self._program

        def work(cancel: Cancel) -> Iterator[object]:
            catalog = program.profile.catalog
            view = View(sort="match", text=words)
            yield Titles(catalog.page(view, 0, TITLES), catalog.count(view))
            cancel.check()
            waiting = program.library.unindexed_count()
            for found in program.sessions.search_all(words, limit=_HITS, cancel=cancel):
                several = catalog.books(list(dict.fromkeys(hit.sha256 for hit in found.hits)))
                yield found, {book.sha256: book for book in several}, waiting

        self._job = self._jobs.start(
            work, value=self._show, failed=lambda error: self._say(error_words(error))
        )

    def _show(self, found: object) -> None:
        if isinstance(found, Titles):
            self._titles = found
            self._fill(None, {}, 0)
        elif isinstance(found, tuple):
            self._fill(*found)

    def _fill(self, texts: ShelfFound | None, books: dict[str, ShelfBook], waiting: int) -> None:
        before = self.list.currentIndex().row()
        lines = found_lines(self._titles, texts, books)
        self._lines.show(lines)
        self._waiting.setText(waiting_words(waiting) if lines else "")
        words = self.tr("Searching the texts…")
        if not lines and texts is not None:
            words = nothing_words(self._field.text(), waiting)
        self._say("" if lines else words)
        if lines:
            first = next(at for at, line in enumerate(lines) if line.choosable)
            self.list.setCurrentIndex(self._lines.index(max(first, min(before, len(lines) - 1))))
        self.show()
        self.place()
        if before < 0:
            self.list.scrollToTop()  # the heading above the first row is seen too

    def _say(self, words: str) -> None:
        self._nothing.setText(words)
        self._nothing.setVisible(bool(words))
        self.list.setVisible(not words)

    def _move(self, by: int) -> None:
        lines = self._lines.lines
        if not self.isVisible():
            if self._field.text().strip():
                self._find()
            else:
                self.left.emit()
            return
        at = self.list.currentIndex().row() + by
        while 0 <= at < len(lines) and not lines[at].choosable:
            at += by
        if 0 <= at < len(lines):
            self.list.setCurrentIndex(self._lines.index(at))

    def _choose(self, everything: bool) -> None:
        if everything:
            self.end()
            self.all_wanted.emit(self._field.text())
        elif self._typed.isActive() or not self.isVisible():
            self._typed.stop()
            self._find()
        else:
            self._open(self.list.currentIndex())

    def _open(self, index: QModelIndex) -> None:
        line = index.data(_LINE) if index.isValid() else None
        if line is None or not line.choosable:
            return
        self.end()
        if line.all_titles:
            self.titles_wanted.emit(self._field.text())
        elif line.hit is not None:
            self.hit_wanted.emit(line.hit)
        elif line.book is not None:
            self.book_wanted.emit(line.book)
