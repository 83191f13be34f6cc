"""The left panel: the contents, which follow the place, and the search."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, Qt, Signal
from PySide6.QtGui import QResizeEvent, QStandardItem
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QLabel,
    QStackedWidget,
    QToolButton,
    QTreeView,
    QVBoxLayout,
    QWidget,
)

from foxreader.core.book import Book
from foxreader.core.span import Span
from foxreader.parts.program import Program
from foxreader.ui.contents.model import PLACE, contents_model
from foxreader.ui.contents.rows import ContentsRow
from foxreader.ui.platform.jobs import Jobs
from foxreader.ui.platform.theme import Theme
from foxreader.ui.search.panel import SearchPanel


class SidePanel(QWidget):
    """Contents and search. Signals: ``go_wanted(Span)``, ``found(list of Span, Span or None)`` in
    the open book, ``hit_chosen(ShelfHit)`` of any book.
    """

    go_wanted = Signal(object)
    found = Signal(list, object)
    hit_chosen = Signal(object)

    def __init__(
        self, jobs: Jobs, program: Program, theme: Theme, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setObjectName("sidePanel")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._book: Book | None = None
        self._items: dict[int, QStandardItem] = {}
        self._row = ContentsRow(theme)
        self._tree = self._make_tree()
        self.search = SearchPanel(jobs, program, theme, self)
        self.search.found.connect(self.found)
        self.search.hit_chosen.connect(self.hit_chosen)
        self.field = self.search.field
        self._stack = QStackedWidget(self)
        self._stack.addWidget(self._tree)
        self._stack.addWidget(self.search)
        self._stack.addWidget(self._make_waiting())
        layout = QVBoxLayout(self)
        layout.setContentsMargins(10, 11, 1, 0)
        layout.setSpacing(10)
        layout.addLayout(self._make_tabs())
        layout.addWidget(self._stack)

    @property
    def first(self) -> QWidget:
        """What takes the keyboard first: the contents, or the search field while it is shown."""
        return self._tree if self._stack.currentWidget() is self._tree else self.field

    def apply_theme(self, theme: Theme) -> None:
        """Show in the colours of ``theme``."""
        self._row.theme = theme
        self._tree.viewport().update()
        self.search.apply_theme(theme)

    def open(self, book: Book) -> None:
        """Show the contents of ``book``; what was found in another one goes."""
        self._book = book
        self._wait(False)
        model, self._items = contents_model(book)
        self._tree.setModel(model)
        self._tree.setRootIsDecorated(any(entry.level > 1 for entry in book.toc))
        if len(book.toc) <= 60:
            self._tree.expandAll()
        self._row.current = None
        self.search.open(book)

    def begin(self) -> None:
        """A book is shown of which the contents are not known yet, nor all that can be found."""
        self._book = None
        self._wait(True)

    def _wait(self, on: bool) -> None:
        for tab in self._tabs:
            tab.setEnabled(not on)
        shown = next(n for n, tab in enumerate(self._tabs) if tab.isChecked())
        self._stack.setCurrentIndex(len(self._tabs) if on else shown)

    def follow(self, place: Span) -> None:
        """Mark the section the reader is in."""
        section = self._book.section_at(place) if self._book else None
        item = self._items.get(id(section))
        index = QPersistentModelIndex(item.index()) if item is not None else None
        if index == self._row.current:
            return
        self._row.current = index
        self._show_current()
        self._tree.viewport().update()

    def _show_current(self) -> None:
        """Scroll to the section the reader is in."""
        current = self._row.current
        if current is not None and current.isValid():
            index = self._tree.model().index(current.row(), 0, current.parent())
            self._tree.scrollTo(index, QAbstractItemView.ScrollHint.EnsureVisible)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The section the reader is in stays in view."""
        super().resizeEvent(event)
        self._show_current()

    def show_search(self) -> None:
        """Bring the search field forward; not while there is nothing to search."""
        if not self._tabs[1].isEnabled():
            return
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

    def _make_waiting(self) -> QLabel:
        label = QLabel(self.tr("The contents come when the book is loaded."), self)
        label.setObjectName("muted")
        label.setWordWrap(True)
        label.setAlignment(Qt.AlignmentFlag.AlignTop)
        label.setContentsMargins(9, 6, 12, 0)
        return label

    # Doing

    def _entry(self, index: QModelIndex) -> None:
        self.go_wanted.emit(index.data(PLACE))
