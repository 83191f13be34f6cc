"""The parts of the main window, for what works with several of them."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtWidgets import QMainWindow

from foxreader.parts.program import Program
from foxreader.ui.aloud.controller import ReadAloud
from foxreader.ui.book.book_controller import BookController
from foxreader.ui.chat.chat_controller import ChatController
from foxreader.ui.chat.panel import ChatPanel
from foxreader.ui.contents.panel import SidePanel
from foxreader.ui.look.text_settings import TextSettings
from foxreader.ui.notes.controller import NotesController
from foxreader.ui.notes.marking import Marking
from foxreader.ui.pages.controls import PageControls
from foxreader.ui.platform.jobs import Jobs
from foxreader.ui.printing.opener import PrintOpener
from foxreader.ui.reader.view import BookView
from foxreader.ui.settings.opener import SettingsOpener
from foxreader.ui.window.appearance import Appearance
from foxreader.ui.window.bars import FootBar, TopBar
from foxreader.ui.window.message_bar import MessageBar
from foxreader.ui.window.navigator import Navigator
from foxreader.ui.window.page_extras import PageExtras
from foxreader.ui.window.panels import Panels
from foxreader.ui.window.passage import Passage
from foxreader.ui.window.people import PeopleController


@dataclass(frozen=True, slots=True)
class WindowParts:
    """What is in the window, and the controllers that do its work."""

    window: QMainWindow
    program: Program
    controller: BookController
    chat_controller: ChatController
    navigator: Navigator
    appearance: Appearance
    text: TextSettings
    settings: SettingsOpener
    passage: Passage
    extras: PageExtras
    top: TopBar
    foot: FootBar
    side: SidePanel
    reader: BookView
    chat: ChatPanel
    panels: Panels
    messages: MessageBar
    people: PeopleController
    pages: PageControls
    printing: PrintOpener
    jobs: Jobs
    notes: NotesController
    marking: Marking
    aloud: ReadAloud
