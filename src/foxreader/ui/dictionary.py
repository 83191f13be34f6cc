"""Looks up words in the reader's dictionaries: what is selected or pressed, and the pop-up."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from urllib.parse import quote, unquote

from PySide6.QtCore import QObject, QPoint, QRect, QSize, QUrl, Signal
from PySide6.QtGui import QAccessible, QAccessibleEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QTextBrowser,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from foxreader.core.book import Book
from foxreader.core.cancel import Cancel
from foxreader.core.errors import FoxError
from foxreader.core.span import Span
from foxreader.language.compare import word_around
from foxreader.language.detect import language_of
from foxreader.program.dictionaries import (
    LONGEST,
    DictionaryEntry,
    EntryParagraph,
    EntryPiece,
    LookedUp,
)
from foxreader.program.program import Program
from foxreader.ui.book.book_controller import BookController
from foxreader.ui.platform.accessibility import ClosesWhenLeft
from foxreader.ui.platform.commands import Command
from foxreader.ui.platform.jobs import Job, Jobs
from foxreader.ui.platform.theme import Theme, icon
from foxreader.ui.platform.translation import Context, notice_words
from foxreader.ui.platform.widgets import Bounds, set_margins
from foxreader.ui.reader.marks import OnScreen
from foxreader.ui.reader.view import BookView

LookUpWords = Context("LookUpWords")


class LookUp(QObject):
    """The pop-up of the dictionaries over the page. ``selected`` gives the selected words;
    ``in_book``, ``find`` and ``add`` do what its foot has.
    """

    def __init__(
        self,
        program: Program,
        jobs: Jobs,
        controller: BookController,
        reader: BookView,
        theme: Theme,
    ) -> None:
        super().__init__(reader)
        self._program, self._jobs = program, jobs
        self._controller, self._reader = controller, reader
        self._box = QRect()
        self._job: Job | None = None
        self.popup = DictionaryPopup(reader, theme)
        self.popup.word_wanted.connect(self._ask)
        reader.selection_changed.connect(self._selected)
        reader.selection_ended.connect(self._unselected)
        reader.presses.pressed_with_alt.connect(self._pressed)
        reader.place_changed.connect(self.close)
        controller.begun.connect(self.close)
        controller.arrived.connect(self.close)

    def apply_theme(self, theme: Theme) -> None:
        """Show in the colours of ``theme``."""
        self.popup.apply_theme(theme)

    def close(self) -> bool:
        """Close the pop-up; whether it was open."""
        if self._job is not None:
            self._job.stop()
        return self.popup.close_open()

    def look_up(self, words: str) -> None:
        """Look up ``words``, which are selected; without a dictionary the pop-up says where one is
        added."""
        self.popup.open_at(words[:LONGEST], self._box)
        self._ask(words)

    # What happens in the page

    def _selected(self, span: Span, where: OnScreen) -> None:
        self._box = where.box

    def _unselected(self) -> None:
        # Without a selection in the upper third of the page.
        self._box = QRect(self._reader.width() // 2, self._reader.height() // 3, 1, 1)

    def _pressed(self, place: Span, box: QRect) -> None:
        """Look up the word that was pressed with Alt."""
        book = self._book
        if book is None or not book.holds(place):
            return
        word = word_around(book.files[place.file].text, place.start)
        if word is not None:
            self._box = box
            self.look_up(book.text_at(Span(place.file, *word)))

    @property
    def _book(self) -> Book | None:
        opened = self._controller.opened
        return opened.book if opened is not None else None

    # Asking

    def _ask(self, word: str) -> None:
        if self._job is not None:
            self._job.stop()
        dictionaries, book = self._program.dictionaries, self._book

        def work(cancel: Cancel) -> tuple[tuple[LookedUp, ...], bool]:
            language = language_of(book) if book is not None else ""
            return dictionaries.look_up(word, language, cancel), dictionaries.any_on

        def show(result: tuple[tuple[LookedUp, ...], bool]) -> None:
            found, any_on = result
            self.popup.show_found(found, any_on=any_on)

        def failed(error: FoxError) -> None:
            self.popup.show_found((LookedUp("", problem=error.sentence),), any_on=True)

        self._job = self._jobs.start(work, value=show, failed=failed, pool="short")


def look_up_commands(act: Callable[[], object]) -> tuple[Command, ...]:
    """The key that looks up the selected words, or opens the pop-up to type one."""
    return (
        Command(
            "selection.look_up",
            LookUpWords.tr("Look up in the dictionaries"),
            ("Ctrl+Shift+D",),
            act,
        ),
    )


_WIDTH, _HEIGHT = 480, 240
"""Pixels of the pop-up at its most, from the drawing of the book's footnotes."""
_HEAD, _FOOT = 32, 40
"""Pixels of its head and foot, from the same."""
_AIR = 8
"""Pixels between the pop-up and the word, and between it and the page's edge, from the same."""
_EDGE = 16


class DictionaryPopup(QFrame):
    """The pop-up at a word of the page: what the dictionaries have for it.

    Signals: ``word_wanted`` another word is to be looked up; ``in_book_wanted`` what the book
    says of it; ``find_wanted`` its places in the book; ``add_wanted`` a dictionary is to be added.
    """

    word_wanted = Signal(str)
    in_book_wanted = Signal(str)
    find_wanted = Signal(str)
    add_wanted = Signal()

    def __init__(self, page: QWidget, theme: Theme) -> None:
        super().__init__(page)
        self._page, self._theme, self._box = page, theme, QRect()
        self._found: Sequence[LookedUp] | None = None
        self.setObjectName("popup")
        self.field = QLineEdit(self)
        self.field.setObjectName("popupWord")
        self.field.setAccessibleName(self.tr("Word to look up"))
        self.field.setPlaceholderText(self.tr("Look up a word"))
        self.field.returnPressed.connect(self._asked)
        self.text = QTextBrowser(self)
        self.text.setObjectName("popupText")
        self.text.setAccessibleName(self.tr("Dictionary entries"))
        self.text.setOpenLinks(False)
        self.text.anchorClicked.connect(self._follow)
        self._lay_out()
        self.hide()

    def _lay_out(self) -> None:
        self._close = QToolButton(self)
        self._close.setIconSize(QSize(16, 16))
        self._close.setToolTip(self.tr("Close (Esc)"))
        self._close.setAccessibleName(self.tr("Close"))
        self._close.clicked.connect(self.close_open)
        head = QHBoxLayout()
        set_margins(head, 16, 4, 6, 0)
        head.addWidget(self.field, 1)
        head.addWidget(self._close)
        self._foot = QFrame(self)
        self._foot.setObjectName("popupFoot")
        self._foot.setFixedHeight(_FOOT)
        foot = QHBoxLayout(self._foot)
        foot.setContentsMargins(16, 0, 16, 0)
        foot.setSpacing(16)
        self.buttons: dict[str, QPushButton] = {}
        for name, words, tooltip, act in (
            ("book", self.tr("In this book"), self.tr("Ask what the book says of it"),
             lambda: self._leave(self.in_book_wanted)),
            ("find", self.tr("Find"), self.tr("Find the word in this book"),
             lambda: self._leave(self.find_wanted)),
            ("add", self.tr("Add a dictionary"), self.tr("Open the settings of dictionaries"),
             self._add),
        ):  # fmt: skip
            button = self.buttons[name] = QPushButton(words, self._foot)
            button.setObjectName("link")
            button.setToolTip(tooltip)
            button.clicked.connect(act)
            foot.addWidget(button)
            if name == "find":
                foot.addStretch(1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addLayout(head)
        layout.addWidget(self.text, 1)
        layout.addWidget(self._foot)
        Bounds.of(self._page).changed.connect(self._stay)
        ClosesWhenLeft(self, self)

    def apply_theme(self, theme: Theme) -> None:
        """Show in the colours of ``theme``."""
        self._theme = theme
        self._close.setIcon(icon("close", theme.muted))
        if self._found is not None:
            self._show_found()

    # Showing

    def open_at(self, word: str, box: QRect) -> None:
        """Show the pop-up at ``box`` of the page, for ``word``, of which nothing is known yet."""
        self._box = box
        self._begin(word)
        self.show()
        self.raise_()
        (self.field if not word else self.text).setFocus()

    def show_found(self, found: Sequence[LookedUp], *, any_on: bool) -> None:
        """Show what the dictionaries have; ``any_on`` whether there is one."""
        self._found = found
        self.buttons["add"].setVisible(not found or not any_on)
        self._any_on = any_on
        self._show_found()
        self._place()
        self.setAccessibleName(self.text.toPlainText()[:200])
        QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.Alert))

    def close_open(self) -> bool:
        """Close the pop-up; whether it was open."""
        if not self.isVisible():
            return False
        self.hide()
        self._page.setFocus()
        return True

    def _begin(self, word: str) -> None:
        self._found = None
        self.field.setText(word)
        self.field.setCursorPosition(0)
        self.text.setPlainText(self.tr("Looking…") if word else "")
        self.buttons["add"].hide()
        for name in ("book", "find"):
            self.buttons[name].setEnabled(bool(word))
        self._place()

    def _show_found(self) -> None:
        word = self.field.text().strip()
        if self._found:
            self.text.setHtml(_entries_html(self._found, self._theme))
        elif not word:
            self.text.setPlainText("")
        elif self._any_on:
            self.text.setPlainText(self.tr("No dictionary has “{0}”.").format(word))
        else:
            self.text.setPlainText(
                self.tr(
                    "There is no dictionary yet. Add one in the StarDict format: Settings, Words."
                )
            )

    def _place(self) -> None:
        """Below the word, or above it where there is no room, as high as its text needs."""
        width = min(_WIDTH, self._page.width() - 2 * _EDGE)
        self.text.document().setTextWidth(width - 34)
        wanted = round(self.text.document().size().height()) + _HEAD + _FOOT + 12
        height = min(_HEIGHT, max(130, wanted), self._page.height() - 2 * _EDGE)
        left = self._box.center().x() - width // 2
        left = max(_EDGE, min(left, self._page.width() - width - _EDGE))
        top, above = self._box.bottom() + _AIR, self._box.top() - _AIR - height
        if top + height > self._page.height() - _EDGE:
            top = above if above >= _EDGE else self._page.height() - height - _EDGE
        self.setGeometry(QRect(QPoint(left, max(_EDGE, top)), QSize(width, height)))

    # What is pressed

    def _asked(self) -> None:
        word = self.field.text().strip()
        if word:
            self._begin(word)
            self.word_wanted.emit(word)

    def _follow(self, url: QUrl) -> None:
        address = url.toString(QUrl.ComponentFormattingOption.FullyEncoded)
        if address.startswith(_LINK):
            word = unquote(address.removeprefix(_LINK))
            self._begin(word)
            self.word_wanted.emit(word)

    def _leave(self, signal: object) -> None:
        word = self.field.text().strip()
        self.close_open()
        signal.emit(word)  # type: ignore[attr-defined]

    def _add(self) -> None:
        self.close_open()
        self.add_wanted.emit()

    def _stay(self) -> None:
        if self.isVisible():
            self._place()


# The entries as markup for the pop-up; all of it is escaped

_LINK = "word:"
"""What the address of a link to another word begins with."""
_INDENT = 14
"""Pixels for each level; chosen: two letters."""


def _entries_html(found: Sequence[LookedUp], theme: Theme) -> str:
    """What each dictionary has, one under the other, each under its name."""
    return "".join(_dictionary(one, theme) for one in found)


def _dictionary(one: LookedUp, theme: Theme) -> str:
    name = f'<p style="color:{theme.muted}; font-size:11px">{escape(one.dictionary)}</p>'
    if one.problem:
        problem = escape(notice_words(one.problem))
        return f'{name}<p style="color:{theme.weak}">{problem}</p>'
    return name + "".join(_entry(entry, theme) for entry in one.entries)


def _entry(entry: DictionaryEntry, theme: Theme) -> str:
    if entry.problem:
        problem = escape(notice_words(entry.problem))
        return (
            f'<p><b>{escape(entry.word)}</b> <span style="color:{theme.weak}">{problem}</span></p>'
        )
    said = "".join(_paragraph(one, theme) for one in entry.paragraphs)
    first = entry.paragraphs[0].pieces if entry.paragraphs else ()
    if first and first[0].text.strip() == entry.word:
        return said  # many entries begin with their word
    return f"<p><b>{escape(entry.word)}</b></p>{said}"


def _paragraph(paragraph: EntryParagraph, theme: Theme) -> str:
    left = _INDENT * paragraph.indent
    said = "".join(_piece(piece, theme) for piece in paragraph.pieces)
    return f'<p style="margin-left:{left}px">{said}</p>'


def _piece(piece: EntryPiece, theme: Theme) -> str:
    said = escape(piece.text)
    if piece.bold:
        said = f"<b>{said}</b>"
    if piece.italic:
        said = f"<i>{said}</i>"
    if piece.word:
        address = _LINK + quote(piece.word, safe="")
        return f'<a href="{address}" style="color:{theme.accent_ink}">{said}</a>'
    return f'<span style="color:{theme.muted}">{said}</span>' if piece.muted else said
