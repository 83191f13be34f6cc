"""The book's people, places and terms in the window: their panel, and a press on a name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtWidgets import QApplication, QMenu, QWidget

from foxreader.core.cancel import Cancel
from foxreader.core.errors import FoxError
from foxreader.core.events import Progress
from foxreader.core.scope import Scope
from foxreader.core.span import Span
from foxreader.index.named import NamedBook
from foxreader.index.storage.derived import Said
from foxreader.program.books import OpenBook
from foxreader.program.program import Program
from foxreader.ui.book.book_controller import BookController
from foxreader.ui.people.panel import PeoplePanel
from foxreader.ui.platform import progress
from foxreader.ui.platform.accessibility import NOWHERE, way_back
from foxreader.ui.platform.commands import Command
from foxreader.ui.platform.jobs import Job, Jobs
from foxreader.ui.platform.theme import Theme
from foxreader.ui.platform.translation import error_words
from foxreader.ui.reader.view import BookView
from foxreader.ui.search.panel import FoundInBook

_KEY = "Ctrl+Shift+P"
_LONGEST_NAME = 60
"""Characters of a selection that may be a name. Chosen: long titles have fewer."""
_FOLLOW_MS = 1500
"""Milliseconds the reader rests at a place until the names of a limited book follow; as the other
work that follows the limit."""


class ShowsFound(Protocol):
    """What goes to places in the book."""

    def show_found(self, found: FoundInBook) -> None:
        """Go to one of some places, and mark them all."""


class SelectedWords(Protocol):
    """What is selected in the page."""

    @property
    def words(self) -> str:
        """The words; "" where nothing is selected."""


class PeopleController(QObject):
    """Has the names found on a worker, shows them, and opens the card of a name that is pressed.

    Names that were found stay for as long as they fit the book and its limit.
    """

    def __init__(
        self,
        program: Program,
        jobs: Jobs,
        book: BookController,
        reader: BookView,
        navigator: ShowsFound,
        passage: SelectedWords,
        theme: Theme,
        over: QWidget,
    ) -> None:
        super().__init__(reader)
        self._program, self._jobs, self._book = program, jobs, book
        self._reader, self._navigator, self._passage = reader, navigator, passage
        self._job: Job | None = None
        self._found: NamedBook | None = None
        self._shown = -1
        self._back: Callable[[], None] = NOWHERE
        self._follow = QTimer(self, interval=_FOLLOW_MS, singleShot=True)
        self._follow.timeout.connect(self._renew)
        self.panel = PeoplePanel(theme, over)
        self.panel.close_button.clicked.connect(self.close)
        self.panel.chosen.connect(self.show_card)
        card = self.panel.card
        card.company.chosen.connect(self.show_card)
        card.go_wanted.connect(self._go)
        card.say.clicked.connect(self._say)
        book.arrived.connect(self._forget)
        book.renewed.connect(self._forget)
        book.limit.limited.connect(self._keep_within)
        # Later: by then the limit is at the new place.
        reader.place_changed.connect(self._keep_within, Qt.ConnectionType.QueuedConnection)
        reader.presses.pressed.connect(self._pressed)

    # Opening and closing

    def toggle(self) -> None:
        """Show the panel, with the card of the name that is selected; or close it."""
        if self.panel.isVisible():
            self.close()
            return
        words = self._passage.words
        self.open()
        self._with_names(lambda found: self._open_called(found, words))

    def open(self) -> None:
        """Show the panel and give it the keyboard."""
        if self._book.opened is None:
            return
        if not self.panel.isVisible():
            self._back = way_back()
        self.panel.open()
        self.panel.first.setFocus()

    def close(self) -> bool:
        """Close the panel, and give the keyboard back; whether it was open."""
        if not self.panel.isVisible():
            return False
        self.panel.hide()
        self._back()
        return True

    def _forget(self) -> None:
        """Another book, or more of this one: what was found is not of it."""
        self._stop()
        self._found = None
        self.panel.found = None
        if self.panel.isVisible():
            self.close()

    # Finding the names

    def _with_names(self, then: Callable[[NamedBook], None]) -> None:
        """Call ``then`` with the names of what the limit shows, now or when they are found."""
        opened, scope = self._book.opened, self._book.scope
        if opened is None:
            return
        if self._found is not None and self._found.scope == scope:
            self._show(self._found)
            then(self._found)
            return
        self._stop()
        if self._found is None or not self._within(self._found.scope, scope):
            self.panel.begin(self.tr("Looking for names…"))
        failed = self._still(opened, lambda error: self.panel.say(error_words(error)))

        def work(value: Progress | NamedBook) -> None:
            if isinstance(value, NamedBook):
                self._found = value
                self._show(value)
                then(value)
            else:
                self.panel.say(progress.index_words(value, None))

        self._job = self._jobs.start(
            lambda cancel: self._program.people.of(opened.book, scope, cancel),
            value=self._still(opened, work), failed=failed,
        )  # fmt: skip

    def _still(self, opened: OpenBook, act: Callable[..., None]) -> Callable[..., None]:
        """``act`` while the same book is open."""

        def call(value: object) -> None:
            if self._book.opened is opened:
                act(value)

        return call

    def _show(self, found: NamedBook) -> None:
        if self.panel.found is not found:
            self.panel.show_names(found)

    def _stop(self) -> None:
        if self._job is not None:
            self._job.stop()
            self._job = None

    @staticmethod
    def _within(one: Scope, other: Scope) -> bool:
        """Whether all that ``one`` shows is shown by ``other`` too."""
        if other.limit is None:
            return True
        return one.limit is not None and one.limit <= other.limit

    def _keep_within(self) -> None:
        """The limit may have changed: what is past it goes at once, what is new comes later."""
        found = self._found
        if found is None or found.scope == self._book.scope:
            return
        if self._within(found.scope, self._book.scope):
            self._follow.start()
        elif self.panel.isVisible():
            self._renew()

    def _renew(self) -> None:
        """The panel follows the limit."""
        found = self._found
        if not self.panel.isVisible() or found is None or found.scope == self._book.scope:
            return
        label = found.named[self._shown].label if self.panel.on_card else ""
        self._with_names(lambda new: self._open_called(new, label))

    # Cards

    def _open_called(self, found: NamedBook, words: str) -> None:
        number = found.called(words) if words else None
        if number is not None:
            self.show_card(number)

    def show_card(self, number: int) -> None:
        """Show the card of the name with this number, then what the book or a model says of it."""
        opened, found = self._book.opened, self._found
        if opened is None or found is None:
            return
        self._shown = number
        model = self._program.models.provider() is not None
        self.panel.show_card(model=model, number=number)
        self.panel.first.setFocus()
        named, people = found.named[number], self._program.people

        def work(cancel: Cancel) -> Said | Span | None:
            kept = people.kept(opened.book, found.scope, named)
            return kept or people.stated(opened.book, found.scope, named)

        self._jobs.start(work, value=self._on_card(found, number, self._show_sentence))

    def _on_card(
        self, found: NamedBook, number: int, act: Callable[..., None]
    ) -> Callable[..., None]:
        """``act`` while the same card is shown."""

        def call(value: object) -> None:
            if self._found is found and self._shown == number and self.panel.on_card:
                act(value)

        return call

    def _show_sentence(self, told: Said | Span | None) -> None:
        found = self._found
        if found is None or told is None:
            return
        if isinstance(told, Said):
            self.panel.card.show_said(found, told)
        else:
            self.panel.card.show_stated(found, told)

    def _say(self) -> None:
        """Have the reader's model say who the one on the card is."""
        opened, found, number = self._book.opened, self._found, self._shown
        if opened is None or found is None:
            return
        card = self.panel.card
        card.show_busy(True)

        def said(told: Said | None) -> None:
            card.show_busy(False)
            if told is None:
                card.show_unsaid(self.tr("The model said nothing that the book supports."))
            else:
                card.show_said(found, told)

        def failed(error: FoxError) -> None:
            card.show_unsaid(error_words(error))

        self._jobs.start(
            lambda cancel: self._program.people.say(
                opened.book, found.scope, found.named[number], cancel
            ),
            value=self._on_card(found, number, said),
            failed=self._on_card(found, number, failed),
        )

    def _go(self, place: Span) -> None:
        """Go to a mention, and mark all of the same name."""
        found = self._found
        if found is None:
            return
        spans = [one.span for one in found.named[self._shown].places] if self._shown >= 0 else []
        self._navigator.show_found(FoundInBook(tuple(spans) if place in spans else (place,), place))

    # The page

    def _pressed(self, place: Span) -> None:
        """A press in the page: a name opens its card, unless the reader has gone on to something
        else before the names were found."""
        keyboard = QApplication.focusWidget()

        def found(names: NamedBook) -> None:
            if QApplication.focusWidget() is keyboard:
                self._open_at(names, place)

        if self._may_name(place):
            self._with_names(found)

    def _may_name(self, place: Span) -> bool:
        """Whether the word at ``place`` is written as names are, so that names are worth finding:
        a press on any other word does nothing."""
        opened = self._book.opened
        if opened is None:
            return False
        return _is_name_like(_word_at(opened.book.files[place.file].text, place.start))

    def _open_at(self, found: NamedBook, place: Span) -> None:
        number = found.at(place)
        if number is not None:
            self.open()
            self.show_card(number)

    def add_to_menu(self, menu: QMenu, words: str) -> None:
        """Entries for the panel, and for what is selected where that may be a name."""
        found = self._found
        menu.addSeparator()
        known = found is None or found.called(words) is not None
        if words and len(words) <= _LONGEST_NAME and known and _is_name_like(words):
            shown = words.replace("&", "&&")
            menu.addAction(self.tr("Who is “{0}”").format(shown), lambda: self._who(words))
        menu.addAction(self.tr("People and things in the book"), self.toggle).setObjectName(
            "people"
        )

    def _who(self, words: str) -> None:
        self.open()
        self._with_names(lambda found: self._open_called(found, words))


def _is_name_like(words: str) -> bool:
    """Whether words begin as names do: with a capital, or in a script without any."""
    return words[:1].isupper() or (words[:1] != "" and words[0] == words[0].swapcase())


def _word_at(text: str, at: int) -> str:
    """The letters around an offset of a text; "" between words."""
    start = end = at
    while start > 0 and text[start - 1].isalpha():
        start -= 1
    while end < len(text) and text[end].isalpha():
        end += 1
    return text[start:end]


def people_commands(people: PeopleController) -> tuple[Command, ...]:
    """What keys do with the people and things of the book."""
    return (Command("people", people.tr("People and things in the book"), (_KEY,), people.toggle),)
