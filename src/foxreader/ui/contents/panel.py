"""The left panel: the contents, which follow the place, and the search."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, Qt, QTimer, Signal
from PySide6.QtGui import QStandardItem, QStandardItemModel
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListView,
    QStackedWidget,
    QToolButton,
    QTreeView,
    QVBoxLayout,
    QWidget,
)

from foxreader.core.book import Book
from foxreader.core.cancel import Cancel
from foxreader.core.span import Span
from foxreader.retrieval.find import find
from foxreader.ui.contents.model import PLACE, contents_model
from foxreader.ui.contents.rows import ContentsRow, HitRow
from foxreader.ui.jobs import Job, Jobs
from foxreader.ui.theme import Theme

MOST_HITS = 1000
_BEFORE, _AFTER = 16, 60
_SPACES = re.compile(r"\s+")


@dataclass(frozen=True, slots=True)
class FoundRow:
    """A search hit as it is shown."""

    span: Span
    where: str
    before: str
    words: str
    after: str


def found_row(book: Book, span: Span) -> FoundRow:
    """How the hit at ``span`` reads in the list."""
    text = book.files[span.file].text
    before = text[max(0, span.start - _BEFORE) : span.start]
    before = before[before.find(" ") + 1 :] if span.start > _BEFORE else before
    page = book.page_label(span)
    where = [book.title_at(span), f"page {page}" if page else f"{book.fraction(span):.0%}"]
    line = (before, text[span.start : span.end], text[span.end : span.end + _AFTER])
    before, words, after = (_SPACES.sub(" ", piece) for piece in line)
    return FoundRow(span, " · ".join(w for w in where if w), before, words, after)


class SidePanel(QWidget):
    """Contents and search. Signals: ``go_wanted(Span)``, ``found(list of Span, Span or None)``."""

    go_wanted = Signal(object)
    found = Signal(list, object)

    def __init__(self, jobs: Jobs, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("sidePanel")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._jobs = jobs
        self._book: Book | None = None
        self._items: dict[int, QStandardItem] = {}
        self._row, self._hit_row = ContentsRow(theme), HitRow(theme)
        self._tree = self._make_tree()
        self._search = self._make_search()
        self._stack = QStackedWidget(self)
        self._stack.addWidget(self._tree)
        self._stack.addWidget(self._search)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(10, 11, 1, 0)
        layout.setSpacing(10)
        layout.addLayout(self._make_tabs())
        layout.addWidget(self._stack)

    def dress(self, theme: Theme) -> None:
        """Show in the colours of ``theme``."""
        self._row.theme = self._hit_row.theme = theme
        self._tree.viewport().update()
        self._hits.viewport().update()

    def open(self, book: Book) -> None:
        """Show the contents of ``book``."""
        self._book = book
        model, self._items = contents_model(book)
        self._tree.setModel(model)
        self._tree.setRootIsDecorated(any(entry.level > 1 for entry in book.toc))
        if len(book.toc) <= 60:
            self._tree.expandAll()
        self._row.current = None
        self.field.clear()

    def follow(self, place: Span) -> None:
        """Mark the section the reader is in."""
        section = self._book.section_at(place) if self._book else None
        item = self._items.get(id(section))
        index = QPersistentModelIndex(item.index()) if item is not None else None
        if index == self._row.current:
            return
        self._row.current = index
        if item is not None:
            self._tree.scrollTo(item.index(), QAbstractItemView.ScrollHint.EnsureVisible)
        self._tree.viewport().update()

    def show_search(self) -> None:
        """Bring the search field forward."""
        self._tabs[1].click()
        self.field.setFocus()
        self.field.selectAll()

    # Making

    def _make_tabs(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(4)
        self._tabs: list[QToolButton] = []
        for number, name in enumerate((self.tr("Contents"), self.tr("Search"))):
            tab = QToolButton(self)
            tab.setObjectName("tab")
            tab.setText(name)
            tab.setCheckable(True)
            tab.setAutoExclusive(True)
            tab.clicked.connect(
                lambda checked=False, page=number: self._stack.setCurrentIndex(page)
            )
            row.addWidget(tab)
            self._tabs.append(tab)
        row.addStretch(1)
        self._tabs[0].setChecked(True)
        return row

    def _make_tree(self) -> QTreeView:
        tree = QTreeView(self)
        tree.setHeaderHidden(True)
        tree.setIndentation(14)
        tree.setUniformRowHeights(True)
        tree.setMouseTracking(True)
        tree.setItemDelegate(self._row)
        tree.setExpandsOnDoubleClick(False)
        tree.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        tree.setAccessibleName(self.tr("Contents"))
        tree.clicked.connect(self._entry)
        tree.activated.connect(self._entry)
        return tree

    def _make_search(self) -> QWidget:
        page = QWidget(self)
        self.field = QLineEdit(page)
        self.field.setPlaceholderText(self.tr("Find in this book"))
        self.field.setClearButtonEnabled(True)
        self._count = QLabel(page)
        self._count.setObjectName("muted")
        self._hits = QListView(page)
        self._hits.setUniformItemSizes(True)
        self._hits.setMouseTracking(True)
        self._hits.setItemDelegate(self._hit_row)
        self._hits.setStyleSheet("QListView { background: transparent; border: 0; outline: 0; }")
        self._model = QStandardItemModel(self)
        self._hits.setModel(self._model)
        self._hits.clicked.connect(self._hit)
        self._hits.activated.connect(self._hit)
        self._job: Job | None = None
        self._typed = QTimer(self, interval=180, singleShot=True)
        self._typed.timeout.connect(self._find)
        self.field.textChanged.connect(self._typed.start)
        self.field.returnPressed.connect(self._first)
        layout = QVBoxLayout(page)
        layout.setContentsMargins(0, 0, 8, 8)
        for widget in (self.field, self._count, self._hits):
            layout.addWidget(widget)
        return page

    # Doing

    def _entry(self, index: QModelIndex) -> None:
        self.go_wanted.emit(index.data(PLACE))

    def _find(self) -> None:
        if self._job is not None:
            self._job.stop()
        self._model.clear()
        words, book = self.field.text(), self._book
        self._count.setText("")
        if book is None or len(words.strip()) < 1:
            self.found.emit([], None)
            return
        self._job = self._jobs.start(_search(book, words), value=self._show)

    def _show(self, rows: list[FoundRow]) -> None:
        for row in rows:
            item = QStandardItem()
            item.setData(row, Qt.ItemDataRole.UserRole)
            item.setData(
                f"{row.before} {row.words} {row.after}", Qt.ItemDataRole.AccessibleTextRole
            )
            self._model.appendRow(item)
        more = self.tr("more than ") if len(rows) >= MOST_HITS else ""
        self._count.setText(
            self.tr("{0} places").format(f"{more}{len(rows)}")
            if rows
            else self.tr("Not in this book")
        )
        self.found.emit([row.span for row in rows], None)

    def _first(self) -> None:
        if self._model.rowCount():
            current = self._hits.currentIndex().row()
            index = self._model.index((current + 1) % self._model.rowCount(), 0)
            self._hits.setCurrentIndex(index)
            self._hit(index)

    def _hit(self, index: QModelIndex) -> None:
        rows = [
            self._model.item(n).data(Qt.ItemDataRole.UserRole)
            for n in range(self._model.rowCount())
        ]
        self.found.emit([row.span for row in rows], rows[index.row()].span)


def _search(book: Book, words: str) -> Callable[[Cancel], list[FoundRow]]:
    def work(cancel: Cancel) -> list[FoundRow]:
        hits: Iterator[Span] = find(book, words, cancelled=cancel)
        rows = []
        for span in hits:
            rows.append(found_row(book, span))
            if len(rows) >= MOST_HITS:
                break
        return rows

    return work
