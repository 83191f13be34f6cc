"""Makes all of a window that its first page does without, piece by piece.

This module imports most of the program, and the window imports it when the page is there: what is
imported here and nowhere else in the window stays out of the way from the command to the first
text (``tests/ui/test_start_imports.py``).
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from foxreader.ui.aloud.controller import add_to_menu, reading_aloud
from foxreader.ui.book.book_controller import BookController
from foxreader.ui.book.reading import LifeKeeper, PaceKeeper
from foxreader.ui.chat.chat_controller import ChatController
from foxreader.ui.chat.panel import ChatPanel
from foxreader.ui.contents.panel import SidePanel
from foxreader.ui.look.panel import TextSettings
from foxreader.ui.notes.controller import NotesController
from foxreader.ui.notes.marking import Marking
from foxreader.ui.pages.controls import PageControls
from foxreader.ui.people.controller import PeopleController
from foxreader.ui.platform.accessibility import KeysAtPage
from foxreader.ui.printing.opener import PrintOpener
from foxreader.ui.reader import scheme
from foxreader.ui.reader.by_itself import ByItself
from foxreader.ui.settings.opener import SettingsOpener
from foxreader.ui.window import connections
from foxreader.ui.window.book_opener import BookOpener
from foxreader.ui.window.commands import WindowCommands
from foxreader.ui.window.messages import MessageBar
from foxreader.ui.window.navigator import Navigator
from foxreader.ui.window.passage import PageExtras, Passage
from foxreader.ui.window.whole import WholeWindow
from foxreader.ui.window.with_shelf import AskedBooks, make_shelf, put_shelf


def make_rest(window: WholeWindow) -> Iterator[None]:
    """Make all that ``window`` has beside its page, and connect it. Other events may come between
    two pieces."""
    _make_sides(window)
    yield
    _make_work(window)
    yield
    _make_shelf(window)
    yield
    connections.connect_book(window)
    connections.connect_work(window)
    connections.follow(window)


def _make_sides(window: WholeWindow) -> None:
    """The book, and the panels beside its page."""
    program, jobs = window.program, window.jobs
    window.controller = BookController(
        program, jobs, window, window.showings, window.number, window.ahead
    )
    window.ahead = None  # it holds a whole book
    window.notes = NotesController(program, jobs, window)
    window.side = SidePanel(jobs, program, window.notes, window.theme, window)
    doors = connections.ChatDoors(window)
    window.chat = ChatPanel(
        window.web, window.theme, program.models.money, program.second.cost, doors, window
    )
    scheme.check_isolation(window.web, window.chat.transcript.page)
    window.panels.fill("panel", window.side)
    window.panels.fill("chat", window.chat)


def _make_work(window: WholeWindow) -> None:
    """What works on the book and its page."""
    program, jobs, reader, controller = (
        window.program, window.jobs, window.reader, window.controller
    )  # fmt: skip
    window.settings = SettingsOpener(
        program,
        jobs,
        controller,
        connections.SettingsActs(window),
        lambda: window.theme,
        lambda: window.commands.all,
        window,
    )
    window.pace = PaceKeeper(program.profile, jobs, window)
    controller.limit.pace = lambda: window.pace.pace
    window.life = LifeKeeper(program.profile, jobs, window)
    window.navigator = Navigator(
        controller, reader, window.side, window.top, window.foot, window.pace, window.life
    )
    window.navigator.show_note(program.profile.settings.foot_note)
    window.chat_controller = ChatController(
        program, jobs, controller, window.chat, connections.ChatDoors(window), window
    )
    window.marking = Marking(window.notes, reader, window.theme)
    window.passage = Passage(controller, reader, window.navigator, window.marking)
    window.extras = PageExtras(reader, jobs, window.passage, window.web, window)
    window.text = TextSettings(window, window.appearance, controller, reader, window.top)
    window.aloud = reading_aloud(
        window, program.profile, jobs, reader, window.extras.inside, window.passage, window.keep
    )
    window.passage.menu_made.connect(partial(add_to_menu, window.aloud, reader))
    window.page_column.addWidget(window.aloud.bar)
    window.people = PeopleController(
        program, jobs, controller, reader, window.navigator, window.passage, window.theme,
        window.panels,
    )  # fmt: skip
    window.passage.menu_made.connect(window.people.add_to_menu)
    window.people.panel.covers.connect(window.panels.give_room)
    window.messages = MessageBar(reader, window)
    window.pages = PageControls(
        reader, window.side.contents, lambda: program.profile.page_views, jobs,
        window.isFullScreen,
    )  # fmt: skip
    window.by_itself = ByItself(reader, lambda: window.pace.pace, window)
    window.by_itself.said.connect(window.say)
    window.printing = PrintOpener(window.web, jobs, window)


def _make_shelf(window: WholeWindow) -> None:
    """The other side of the window, with what opens books, and the commands of both."""
    doors = connections.ShelfDoors(window)
    window.opener = BookOpener(window)
    window.shelf = make_shelf(window, window.state.settings, window.number, doors)
    put_shelf(window, window.home, window.shelf, window.opener)
    asked_books = AskedBooks(window, window.home, window.opener)
    window.shelf.menus.ask_wanted.connect(asked_books.ask)
    window.regions = connections.name_regions(window, window.shelf)
    connections.order_tabs(window.regions)
    window.commands = WindowCommands(
        window, doors.choose_file, doors.open_guide, window.home, window.shelf
    )
    window.use_keys()
    window.settings.keys_changed.connect(window.use_keys)
    window.keys = KeysAtPage(window, window.home.take_keyboard)
