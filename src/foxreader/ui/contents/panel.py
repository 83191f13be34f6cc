"""The left panel: the contents, which follow the place, the notes and the search."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QHBoxLayout,
    QLabel,
    QSizePolicy,
    QStackedWidget,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from foxreader.core.book import Book
from foxreader.core.span import Span
from foxreader.program.program import Program
from foxreader.ui.contents.page import ContentsPage
from foxreader.ui.notes.controller import NotesController
from foxreader.ui.notes.panel import NotesPanel
from foxreader.ui.platform.jobs import Jobs
from foxreader.ui.platform.theme import Theme
from foxreader.ui.platform.widgets import set_margins
from foxreader.ui.search.panel import SearchPanel

_CONTENTS, _NOTES, _SEARCH = range(3)
"""The tabs and pages, in their order."""
NOTES_WIDTH = 288
"""The least width while the notes are shown, in pixels, from the drawing."""


class SidePanel(QFrame):
    """Contents, notes and search. Signal: ``width_wanted`` the least width in pixels
    that what is shown needs.
    """

    width_wanted = Signal(int)

    def __init__(
        self, jobs: Jobs, program: Program, notes: NotesController, theme: Theme,
        parent: QWidget | None = None,
    ) -> None:  # fmt: skip
        super().__init__(parent)
        self.setObjectName("sidePanel")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._book: Book | None = None
        tabs = self._make_tabs()  # first, as the Tab key comes to what is made first
        self.contents = ContentsPage(jobs, theme, self)
        self.search = SearchPanel(jobs, program, theme, self)
        self.field = self.search.field
        self.notes = NotesPanel(notes, jobs, program, theme, self)
        self._stack = QStackedWidget(self)
        for page in (self.contents, self.notes, self.search):
            self._stack.addWidget(page)
        self._stack.addWidget(self._make_waiting())
        layout = QVBoxLayout(self)
        set_margins(layout, 10, 11, 1, 0)
        layout.setSpacing(10)
        layout.addLayout(tabs)
        layout.addWidget(self._stack)

    @property
    def first(self) -> QWidget:
        """What takes the keyboard first: the contents, the notes, or the search field."""
        shown = self._stack.currentIndex()
        return (self.contents.first, self.notes.first, self.field)[shown if shown < 3 else 0]

    def apply_theme(self, theme: Theme) -> None:
        """Show in the colours of ``theme``."""
        self.contents.apply_theme(theme)
        self.search.apply_theme(theme)
        self.notes.apply_theme(theme)

    def open(self, book: Book) -> None:
        """Show the contents of ``book``; what was found in another one goes."""
        self._book = book
        self._wait(False)
        self.contents.open(book)
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
        if self._book is not None:
            self.contents.tree.follow(self._book.section_at(place))

    def show_search(self) -> None:
        """Bring the search field forward; not while there is nothing to search."""
        if self._tabs[_SEARCH].isEnabled():
            self._tabs[_SEARCH].click()

    def show_notes(self) -> None:
        """Bring the notes forward; not while there are none to show."""
        if self._tabs[_NOTES].isEnabled():
            self._tabs[_NOTES].click()

    def _show_page(self, page: int) -> None:
        # First, so that the list is laid out once, at its width.
        self.width_wanted.emit(NOTES_WIDTH if page == _NOTES else 0)
        now = QApplication.focusWidget()
        if now is not None and self._stack.isAncestorOf(now):
            now.clearFocus()  # else the stack hands it on to whatever comes
        self._stack.setCurrentIndex(page)
        if page == _SEARCH:
            self.field.setFocus()
            self.field.selectAll()

    # Making

    def _make_tabs(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(4)
        self._tabs: list[QToolButton] = []
        for number, name in enumerate((self.tr("Contents"), self.tr("Notes"), self.tr("Search"))):
            tab = QToolButton(self)
            tab.setObjectName("tab")
            tab.setText(name)
            tab.setCheckable(True)
            tab.setAutoExclusive(True)
            tab.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
            tab.clicked.connect(partial(self._show_page, number))
            row.addWidget(tab)
            self._tabs.append(tab)
        row.addSpacing(9)
        self._tabs[0].setChecked(True)
        return row

    def _make_waiting(self) -> QLabel:
        label = QLabel(self.tr("The contents come when the book is loaded."), self)
        label.setObjectName("muted")
        label.setWordWrap(True)
        label.setAlignment(Qt.AlignmentFlag.AlignTop)
        label.setContentsMargins(9, 6, 12, 0)
        return label
