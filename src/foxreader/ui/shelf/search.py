"""The search of the shelf: a list that drops from its field, titles first, then the texts."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import (
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QListView,
    QVBoxLayout,
    QWidget,
)

from foxreader.core.cancel import Cancel
from foxreader.library.catalog import ShelfBook, View
from foxreader.program.program import Program
from foxreader.retrieval.shelf.library_search import ShelfFound, ShelfHit
from foxreader.ui.platform.jobs import Job, Jobs
from foxreader.ui.platform.theme import Theme
from foxreader.ui.platform.translation import error_words
from foxreader.ui.platform.widgets import ElidedLabel
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
from foxreader.ui.shelf.found_painter import FoundPainter
from foxreader.ui.shelf.rows_model import ROW, RowsModel

Index = QModelIndex | QPersistentModelIndex
_WIDTH, _MOST_HIGH = 624, 460
_HEADING, _ROW = 30, 51
_TYPED_MS = 180
"""Milliseconds without a key until a search begins; chosen: longer than between two letters."""
_HITS = 24
"""Places in the texts that are listed; chosen, as in the search panel."""


def _height(line: FoundLine) -> int:
    return _HEADING if line.heading or line.all_titles else _ROW


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
        self._titles, self._texts = Titles(), None
        self._lines: RowsModel[FoundLine] = RowsModel(_height, self)
        self._painter = FoundPainter(covers, theme, self)
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
    def lines(self) -> Sequence[FoundLine]:
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
            first = next(at for at, line in enumerate(lines) if line.reached)
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
            self.all_wanted.emit(self._field.text())
        elif self._typed.isActive() or not self.isVisible():
            self._typed.stop()
            self.look()
        else:
            self._open(self.list.currentIndex())

    def _open(self, index: QModelIndex) -> None:
        line = index.data(ROW) if index.isValid() else None
        if line is None or not line.reached:
            return
        self.end()
        if line.all_titles:
            self.titles_wanted.emit(self._field.text())
        elif line.hit is not None:
            self.hit_wanted.emit(line.hit)
        elif line.book is not None:
            self.book_wanted.emit(line.book)
