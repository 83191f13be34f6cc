"""What a window is made of beside the page: the kinds of its parts, imported together.

The first page of a book waits for none of them, so the window asks this module for them when that
page is there. All that is imported here and nowhere else in the window's own module stays out of
the way from the command to the first text (``tests/ui/test_start_imports.py``).
"""

from __future__ import annotations

from foxreader.ui.aloud.in_window import reading_aloud
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
from foxreader.ui.printing.opener import PrintOpener
from foxreader.ui.settings.opener import SettingsOpener
from foxreader.ui.window.asked_books import AskedBooks
from foxreader.ui.window.book_opener import BookOpener
from foxreader.ui.window.choose_book import choose_book
from foxreader.ui.window.commands import WindowCommands
from foxreader.ui.window.ended import tell_ended
from foxreader.ui.window.index_status import IndexStatus
from foxreader.ui.window.message_bar import MessageBar
from foxreader.ui.window.moving import MovingDialog
from foxreader.ui.window.navigator import Navigator
from foxreader.ui.window.note_keeping import NoteKeeping
from foxreader.ui.window.page_extras import PageExtras
from foxreader.ui.window.parts import WindowParts
from foxreader.ui.window.passage import Passage
from foxreader.ui.window.people import PeopleController
from foxreader.ui.window.regions import name_regions, order_tabs
from foxreader.ui.window.summaries_view import SummariesView
from foxreader.ui.window.with_shelf import make_shelf, put_shelf

__all__ = [
    "AskedBooks",
    "BookController",
    "BookOpener",
    "ChatController",
    "ChatPanel",
    "IndexStatus",
    "LifeKeeper",
    "Marking",
    "MessageBar",
    "MovingDialog",
    "Navigator",
    "NoteKeeping",
    "NotesController",
    "PaceKeeper",
    "PageControls",
    "PageExtras",
    "Passage",
    "PeopleController",
    "PrintOpener",
    "SettingsOpener",
    "SidePanel",
    "SummariesView",
    "TextSettings",
    "WindowCommands",
    "WindowParts",
    "choose_book",
    "make_shelf",
    "name_regions",
    "order_tabs",
    "put_shelf",
    "reading_aloud",
    "tell_ended",
]
