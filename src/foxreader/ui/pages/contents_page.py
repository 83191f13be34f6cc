"""The contents of a book: its list of chapters and, of fixed pages, their thumbnails."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QButtonGroup,
    QHBoxLayout,
    QStackedWidget,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from foxreader.core.book import Book, PageResources, Resources
from foxreader.core.page import Rect
from foxreader.core.span import Span
from foxreader.library.kept_per_book import PageView
from foxreader.ui.contents.summaries_card import SummariesCard
from foxreader.ui.contents.tree import ContentsTree
from foxreader.ui.pages.thumbnail_view import Thumbnails
from foxreader.ui.platform.direction import set_margins
from foxreader.ui.platform.icons import icon
from foxreader.ui.platform.jobs import Jobs
from foxreader.ui.platform.theme import Theme

_BUTTON, _ICON = 28, 16
"""Pixels of a button and its icon; the drawing's."""


class ContentsPage(QWidget):
    """The chapters as a ``tree``, and ``thumbnails`` of pages; each tells what was pressed."""

    def __init__(self, jobs: Jobs, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self.tree = ContentsTree(theme, self)
        self.thumbnails = Thumbnails(jobs, theme, self)
        self.summaries = SummariesCard(self)
        self._stack = QStackedWidget(self)
        self._stack.addWidget(self.tree)
        self._stack.addWidget(self.thumbnails)
        self._group = QButtonGroup(self)
        self._buttons = (
            self._button(0, self.tr("Chapters (T)")), self._button(1, self.tr("Thumbnails (T)"))
        )  # fmt: skip
        self._switch = QWidget(self)
        row = QHBoxLayout(self._switch)
        set_margins(row, 0, 0, 8, 8)
        row.setSpacing(0)
        row.addStretch(1)
        for button in self._buttons:
            row.addWidget(button)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self._switch)
        layout.addWidget(self._stack)
        foot = QVBoxLayout()
        set_margins(foot, 0, 8, 8, 8)
        foot.addWidget(self.summaries)
        layout.addLayout(foot)
        key = QShortcut(QKeySequence("T"), self)
        key.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        key.activated.connect(self.toggle)
        self.show_pages(None, None, PageView())
        self.apply_theme(theme)

    @property
    def first(self) -> QWidget:
        """What takes the keyboard first."""
        return self.thumbnails if self._stack.currentIndex() else self.tree

    def open(self, book: Book) -> None:
        """Show the chapters of ``book``."""
        self.tree.open(book)

    def show_pages(self, book: Book | None, resources: Resources | None, view: PageView) -> None:
        """Have thumbnails of the pages of ``book``, where it has fixed pages."""
        paged = book is not None and book.paged and isinstance(resources, PageResources)
        self._switch.setVisible(paged)
        # A book without chapters, as most comics, has nothing else to show there.
        self._show(1 if paged and book is not None and not book.toc else 0)
        pages = resources if paged and isinstance(resources, PageResources) else None
        self.thumbnails.open(book if paged else None, pages, view)

    def show_marks(self, name: str, marks: dict[int, list[Rect]]) -> None:
        """Show what is marked as ``name`` in the thumbnails."""
        self.thumbnails.show_marks(name, marks)

    def toggle(self) -> None:
        """Show the thumbnails, or the chapters."""
        if not self._switch.isHidden():
            self._show(1 - self._stack.currentIndex())
            self.first.setFocus()

    def apply_theme(self, theme: Theme) -> None:
        """Show in the colours of ``theme``."""
        self._theme = theme
        self.tree.apply_theme(theme)
        self.thumbnails.apply_theme(theme)
        for name, button in zip(("list", "thumbnails"), self._buttons, strict=True):
            colour = theme.accent_ink if button.isChecked() else theme.muted
            button.setIcon(icon(name, colour, _ICON))

    def _show(self, page: int) -> None:
        self._stack.setCurrentIndex(page)
        self._buttons[page].setChecked(True)
        self.apply_theme(self._theme)

    def _button(self, page: int, text: str) -> QToolButton:
        button = QToolButton(self)
        button.setToolTip(text)
        button.setAccessibleName(text)
        button.setCheckable(True)
        button.setIconSize(QSize(_ICON, _ICON))
        button.setFixedSize(_BUTTON, _BUTTON)
        self._group.addButton(button, page)
        button.clicked.connect(partial(self._show, page))
        return button


def shares(book: Book, spans: tuple[Span, ...]) -> dict[int, list[Rect]]:
    """Where ``spans`` are on each page, as rectangles in shares of its sides."""
    found: dict[int, list[Rect]] = {}
    for span in spans:
        page = book.files[span.file].page
        if page is not None and page.width > 0 and page.height > 0:
            found.setdefault(span.file, []).extend(
                (x0 / page.width, y0 / page.height, x1 / page.width, y1 / page.height)
                for x0, y0, x1, y1 in page.rects(span.start, span.end)
            )
    return found
