"""The parts of the main window, for what works with several of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QMainWindow

if TYPE_CHECKING:  # most of the program: the first page waits for little of it
    from PySide6.QtWidgets import QWidget

    from foxreader.parts.program import Program
    from foxreader.ui.aloud.controller import ReadAloud
    from foxreader.ui.book.book_controller import BookController
    from foxreader.ui.book.life_keeper import LifeKeeper
    from foxreader.ui.book.reading_pace import PaceKeeper
    from foxreader.ui.chat.chat_controller import ChatController
    from foxreader.ui.chat.panel import ChatPanel
    from foxreader.ui.contents.panel import SidePanel
    from foxreader.ui.look.text_settings import TextSettings
    from foxreader.ui.notes.controller import NotesController
    from foxreader.ui.notes.marking import Marking
    from foxreader.ui.pages.controls import PageControls
    from foxreader.ui.platform.jobs import Jobs
    from foxreader.ui.printing.opener import PrintOpener
    from foxreader.ui.reader.spread_view import SpreadView
    from foxreader.ui.settings.opener import SettingsOpener
    from foxreader.ui.shelf.page import ShelfPage
    from foxreader.ui.window.appearance import Appearance
    from foxreader.ui.window.bars import FootBar, TopBar
    from foxreader.ui.window.book_opener import BookOpener
    from foxreader.ui.window.commands import WindowCommands
    from foxreader.ui.window.home import Home
    from foxreader.ui.window.message_bar import MessageBar
    from foxreader.ui.window.navigator import Navigator
    from foxreader.ui.window.page_extras import PageExtras
    from foxreader.ui.window.panels import Panels
    from foxreader.ui.window.passage import Passage
    from foxreader.ui.window.people import PeopleController
    from foxreader.ui.window.window_state import WindowState


class WindowParts(QMainWindow):
    """A window with what is in it, and the controllers that do its work."""

    program: Program
    jobs: Jobs
    state: WindowState
    appearance: Appearance
    top: TopBar
    foot: FootBar
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
    people: PeopleController
    messages: MessageBar
    pages: PageControls
    printing: PrintOpener
    opener: BookOpener
    shelf: ShelfPage
    regions: dict[str, QWidget]
    commands: WindowCommands
