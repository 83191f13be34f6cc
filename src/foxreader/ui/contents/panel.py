"""The left panel: the contents, which follow the place, the notes and the search."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QApplication,
    QButtonGroup,
    QFrame,
    QHBoxLayout,
    QLabel,
    QProgressBar,
    QPushButton,
    QSizePolicy,
    QStackedWidget,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from foxreader.core.book import Book, PageResources, Resources
from foxreader.core.page import Rect
from foxreader.core.span import Span
from foxreader.index.summaries.plan import Agreement, Estimate, Overview
from foxreader.library.kept_per_book import PageView
from foxreader.program.program import Program
from foxreader.ui.contents.tree import ContentsTree
from foxreader.ui.notes.controller import NotesController
from foxreader.ui.notes.panel import NotesPanel
from foxreader.ui.pages.thumbnails import Thumbnails
from foxreader.ui.platform.jobs import Jobs
from foxreader.ui.platform.progress import minutes_words
from foxreader.ui.platform.theme import Theme, icon
from foxreader.ui.platform.translation import Context, dollars, number, thousands
from foxreader.ui.platform.widgets import scrolled, set_margins
from foxreader.ui.search.panel import SearchPanel

_CONTENTS, _NOTES, _SEARCH = range(3)
"""The tabs and pages, in their order."""
_NOTES_WIDTH = 288
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
        for page in (self.contents, scrolled(self.notes), self.search):
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
        self.width_wanted.emit(_NOTES_WIDTH if page == _NOTES else 0)
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
        for page, name in enumerate((self.tr("Contents"), self.tr("Notes"), self.tr("Search"))):
            tab = QToolButton(self)
            tab.setObjectName("tab")
            tab.setText(name)
            tab.setCheckable(True)
            tab.setAutoExclusive(True)
            tab.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
            tab.clicked.connect(partial(self._show_page, page))
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


# The contents: the list of chapters or thumbnails of the pages

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


# The card at their foot: how far the summaries are, and what they cost

CardWords = Context("CardWords")
_BAR = 3
"""Pixels of the bar, from the drawing."""


@dataclass(frozen=True, slots=True)
class Work:
    """What is done at the summaries now: they are made, or ``paused``, or neither. ``minutes`` are
    left, ``spent`` is in US dollars; None where that is not known. ``agreed`` has the cap and the
    estimate; ``anew`` is what it takes now that some of it is done, where that is another."""

    running: bool = False
    paused: bool = False
    minutes: float | None = None
    spent: float | None = None
    agreed: Agreement | None = None
    anew: Estimate | None = None


def work_words(work: Work) -> str:
    """The time left, and the cost so far with its cap."""
    said = []
    if work.paused:
        said.append(CardWords.tr("Paused"))
    elif work.running and work.minutes is not None:
        said.append(CardWords.tr("{0} left").format(minutes_words(work.minutes)))
    said += _cost_words(work)
    if work.agreed is not None and work.agreed.estimate is not None and work.anew is not None:
        said.append(_anew_words(work.agreed.estimate, work.anew))
    return " · ".join(said)


def _cost_words(work: Work) -> Iterator[str]:
    """What is spent, with its cap, or when it stops."""
    cap = work.agreed.cap if work.agreed is not None else None
    if work.spent is not None and cap is not None and cap.money is not None:
        yield CardWords.tr("{0} of {1}").format(dollars(work.spent), dollars(cap.money))
    elif work.spent is not None:
        yield dollars(work.spent)
    elif work.agreed is not None and work.agreed.minutes is not None:
        yield CardWords.tr("stops after {0}").format(minutes_words(work.agreed.minutes))


def _anew_words(planned: Estimate, anew: Estimate) -> str:
    """What all of it takes, and what was said before."""
    if planned.money is not None and anew.money is not None:
        both = dollars(anew.money), dollars(planned.money)
        return CardWords.tr("now about {0} in all, not {1}").format(*both)
    both = thousands(anew.tokens), thousands(planned.tokens)
    return CardWords.tr("now about {0} tokens in all, not {1}").format(*both)


def older_words(made: Overview) -> str:
    """How many chapters have older summaries, and of which models; "" for none."""
    if not made.older:
        return ""
    count = number(len(made.older))
    if made.others:
        names = ", ".join(made.others)
        return CardWords.tr("↻ Chapters by another model ({0}): {1}").format(names, count)
    return CardWords.tr("↻ Chapters asked for in an older way: {0}").format(count)


class SummariesCard(QFrame):
    """``pause`` is pressed for the work to stop or go on, ``rest`` for what is missing to be made,
    ``renew`` for older summaries to be made again. Signal: ``delete_wanted`` all summaries of the
    book are to be deleted."""

    delete_wanted = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("summaries")
        self._title, self._count = QLabel(self.tr("Summaries"), self), QLabel(self)
        self._title.setObjectName("strong")
        self._bar = QProgressBar(self)
        self._bar.setTextVisible(False)
        self._bar.setFixedHeight(_BAR)
        self._bar.setAccessibleName(self.tr("Summaries"))
        self._work, self._older = QLabel(self), QLabel(self)
        for label in (self._work, self._older):
            label.setObjectName("hint")
            label.setWordWrap(True)
            label.setTextFormat(Qt.TextFormat.PlainText)
        self.pause, self._delete = QPushButton(self), QPushButton(self)
        self.rest = QPushButton(self.tr("Make the rest…"), self)
        self.renew = QPushButton(self.tr("Make them anew…"), self)
        for button in (self.pause, self.rest, self.renew, self._delete):
            button.setObjectName("link")
        self._sure = False
        self._lay_out()
        self._delete.clicked.connect(self._pressed)
        self.hide()

    def _lay_out(self) -> None:
        head, foot = QHBoxLayout(), QHBoxLayout()
        head.addWidget(self._title)
        head.addStretch(1)
        head.addWidget(self._count)
        foot.addWidget(self.pause)
        foot.addWidget(self.rest)
        foot.addWidget(self.renew)
        foot.addStretch(1)
        foot.addWidget(self._delete)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(12, 10, 12, 10)
        layout.setSpacing(6)
        layout.addLayout(head)
        for part in (self._bar, self._work, self._older):
            layout.addWidget(part)
        layout.addLayout(foot)

    def show_work(self, made: Overview | None, work: Work) -> None:
        """Show how far the summaries are; nothing where none are made, nor there."""
        if made is None:
            self.hide()
            return
        busy = work.running or work.paused
        self.setVisible(bool(made.done or busy))
        count = self.tr("{0} of {1}").format(number(made.done), number(made.total))
        self._count.setText(count)
        self._bar.setRange(0, max(1, made.total))
        self._bar.setValue(made.done)
        for label, text in ((self._work, work_words(work)), (self._older, older_words(made))):
            label.setText(text)
            label.setVisible(bool(text))
        self.pause.setText(self.tr("Go on") if work.paused else self.tr("Pause"))
        self.pause.setVisible(busy)
        self.renew.setVisible(bool(made.older) and not busy)
        self.rest.setVisible(not made.older and made.done < made.total and not busy)
        self._delete.setVisible(bool(made.done) and not work.running)
        self._unsure()

    def _pressed(self) -> None:
        """Delete at the second press: what was paid for does not come back."""
        if self._sure:
            self._unsure()
            self.delete_wanted.emit()
        else:
            self._sure = True
            self._delete.setText(self.tr("Delete for good"))

    def _unsure(self) -> None:
        self._sure = False
        self._delete.setText(self.tr("Delete…"))
