"""Looks up selected words, and a word pressed with Alt, in the reader's dictionaries."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QRect
from PySide6.QtWidgets import QApplication, QWidget

from foxreader.core.book import Book
from foxreader.core.cancel import Cancel
from foxreader.core.errors import FoxError
from foxreader.core.span import Span
from foxreader.formats.stardict.apart import LONGEST
from foxreader.language.compare import word_around
from foxreader.language.detect import language_of
from foxreader.program.dictionaries import LookedUp
from foxreader.program.program import Program
from foxreader.ui.book.book_controller import BookController
from foxreader.ui.dictionary.popup import DictionaryPopup
from foxreader.ui.platform.jobs import Job, Jobs
from foxreader.ui.platform.theme import Theme
from foxreader.ui.platform.translation import Context
from foxreader.ui.reader.marks import OnScreen
from foxreader.ui.reader.view import BookView
from foxreader.ui.window.keys import Command

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
        app = QApplication.instance()
        if isinstance(app, QApplication):
            app.focusChanged.connect(self._focus_moved)

    def apply_theme(self, theme: Theme) -> None:
        """Show in the colours of ``theme``."""
        self.popup.apply_theme(theme)

    def close(self) -> bool:
        """Close the pop-up; whether it was open."""
        if self._job is not None:
            self._job.stop()
        return self.popup.close_open()

    def look_up(self, words: str, *, always: bool = False) -> bool:
        """Look up ``words``, which are selected; False where there is no dictionary to ask, unless
        the pop-up is to say so (``always``)."""
        if not (always or self._program.dictionaries.any_on):
            return False
        self.popup.open_at(words[:LONGEST], self._box)
        self._ask(words)
        return True

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
            self.look_up(book.text_at(Span(place.file, *word)), always=True)

    @property
    def _book(self) -> Book | None:
        opened = self._controller.opened
        return opened.book if opened is not None else None

    def _focus_moved(self, before: QWidget | None, now: QWidget | None) -> None:
        """A press elsewhere in the window closes it."""
        if now is None or not self.popup.isVisible() or now.window() is not self._reader.window():
            return
        if now is not self.popup and not self.popup.isAncestorOf(now):
            self.popup.hide()

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
    return (Command(LookUpWords.tr("Look up in the dictionaries"), ("Ctrl+Shift+D",), act),)
