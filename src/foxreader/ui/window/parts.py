"""The parts of the main window, for what works with several of them."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QMainWindow

from foxreader.ui.platform.translation import notice_words

if TYPE_CHECKING:  # most of the program: the first page waits for little of it
    from PySide6.QtWidgets import QVBoxLayout

    from foxreader.program.opened_ahead import OpenedAhead, Showings
    from foxreader.program.program import Program
    from foxreader.ui.aloud.controller import ReadAloud
    from foxreader.ui.book.book_controller import BookController
    from foxreader.ui.book.reading import LifeKeeper, PaceKeeper
    from foxreader.ui.chat.chat_controller import ChatController
    from foxreader.ui.chat.panel import ChatPanel
    from foxreader.ui.contents.panel import SidePanel
    from foxreader.ui.look.appearance import Appearance
    from foxreader.ui.look.panel import TextSettings
    from foxreader.ui.notes.controller import NotesController
    from foxreader.ui.notes.marking import Marking
    from foxreader.ui.pages.controls import PageControls
    from foxreader.ui.people.controller import PeopleController
    from foxreader.ui.platform.jobs import Jobs
    from foxreader.ui.platform.theme import Theme
    from foxreader.ui.printing.opener import PrintOpener
    from foxreader.ui.reader.by_itself import ByItself
    from foxreader.ui.reader.scheme import Web
    from foxreader.ui.reader.spread_view import SpreadView
    from foxreader.ui.settings.opener import SettingsOpener
    from foxreader.ui.window.bars import FootAtEdge, FootBar, TopBar
    from foxreader.ui.window.layout import Home, Panels, WindowState
    from foxreader.ui.window.messages import DropTarget, MessageBar
    from foxreader.ui.window.navigator import Navigator
    from foxreader.ui.window.passage import PageExtras, Passage


class WindowParts(QMainWindow):
    """A window with what is in it, the controllers that do its work, and what these may have it do.

    ``number`` is 1 for the first window, ``showings`` are the windows on each book.

    Signals: ``another_wanted`` a second window on this book; ``book_wanted_elsewhere`` a window on
    another one; ``forgetting`` all that is kept of the book of this hash will be deleted;
    ``closed``.
    """

    another_wanted = Signal()
    book_wanted_elsewhere = Signal(Path)
    forgetting = Signal(str)
    closed = Signal()

    program: Program
    web: Web
    number: int
    showings: Showings | None
    ahead: OpenedAhead | None
    page_column: QVBoxLayout
    jobs: Jobs
    state: WindowState
    appearance: Appearance
    top: TopBar
    foot: FootBar
    edge: FootAtEdge
    reader: SpreadView
    panels: Panels
    home: Home

    # Made after the first page, by ``making``
    controller: BookController
    notes: NotesController
    side: SidePanel
    chat: ChatPanel
    settings: SettingsOpener
    pace: PaceKeeper
    life: LifeKeeper
    navigator: Navigator
    chat_controller: ChatController
    marking: Marking
    passage: Passage
    extras: PageExtras
    text: TextSettings
    aloud: ReadAloud
    by_itself: ByItself
    people: PeopleController
    messages: MessageBar
    pages: PageControls
    printing: PrintOpener
    drops: DropTarget

    @property
    def theme(self) -> Theme:
        """The theme that is shown."""
        return self.appearance.theme

    def keep(self, **chosen: Any) -> None:
        """Keep settings that change nothing of what is shown."""
        self.appearance.keep(replace(self.program.profile.settings, **chosen))

    def say(self, sentence: str) -> None:
        """Say a sentence to the reader, over the page."""
        self.messages.say(sentence)

    def say_warnings(self, *_: object) -> None:
        """Say what is wrong with the profile, each thing once."""
        for warning in self.program.profile.take_warnings():
            self.say(notice_words(warning))
