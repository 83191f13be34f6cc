"""All that the window shows is of one book at every moment, and goes with it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from threading import Event
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QToolButton

from chatwindow import LAMP, OIL, answered, arrived, at_rest, open_in, shown
from foxreader.answer.conversation.stored import ReaderQuestion
from foxreader.core.span import Span
from foxreader.program.books import Books, OpenBook
from foxreader.program.profile import Profile
from foxreader.program.program import Program
from foxreader.program.sessions import Sessions
from foxreader.ui.book.opening import Arrival
from foxreader.ui.reader.page import cover_colour
from foxreader.ui.window.book_opener import Step
from foxreader.ui.window.main_window import MainWindow
from hands import close_messages, said
from nonempty import some
from window import settled

pytestmark = pytest.mark.gui


class GatedBooks(Books):
    """Opens books, and waits at the end of opening one whose path is held."""

    def __init__(self, profile: Profile) -> None:
        super().__init__(profile)
        self.held: dict[str, Event] = {}
        self.opened_books: list[OpenBook] = []

    def open(self, path, **more):
        opened = super().open(path, **more)
        self.opened_books.append(opened)
        gate = self.held.get(path.name)
        if gate is not None:
            assert gate.wait(60)
        return opened


class GatedSessions(Sessions):
    """Waits before a session is made, where a gate is set."""

    def __init__(self, *of: Any) -> None:
        super().__init__(*of)
        self.gate: Event | None = None
        self.waits = Event()

    def about(self, index, **more):
        gate, self.gate = self.gate, None
        if gate is not None:
            self.waits.set()
            assert gate.wait(60)
        return super().about(index, **more)


class Gated(Program):
    """The program, with gates a test opens."""

    def __init__(self) -> None:
        super().__init__()
        self.books = GatedBooks(self.profile)
        self.sessions = GatedSessions(self.profile, self.models, self.indexes)

    def hold(self, path: Path) -> Event:
        self.books.held[path.name] = Event()
        return self.books.held[path.name]


@pytest.fixture
def program() -> Gated:
    return Gated()


@pytest.fixture(autouse=True)
def no_gate_is_left(fox: MainWindow, program: Gated) -> Iterator[None]:
    """Open all gates before the window goes, which waits for its jobs."""
    yield
    for gate in program.books.held.values():
        gate.set()


@pytest.fixture
def lamp(tmp_path: Path) -> Path:
    path = tmp_path / "lamp.txt"
    path.write_text(LAMP + "\n\nThe wind. " * 2000, encoding="utf-8")
    return path


@pytest.fixture
def oil(tmp_path: Path) -> Path:
    path = tmp_path / "oil.txt"
    path.write_text(OIL, encoding="utf-8")
    return path


def books_shown(fox: MainWindow) -> set[str]:
    """The titles of the books that the program of the window show."""
    title = fox.windowTitle().removesuffix(" — Foxreader")
    shown = {title, fox.reader._book.metadata.title, fox.chat.footnotes.book.metadata.title}
    if fox.side._book is not None:
        shown |= {fox.side._book.metadata.title, fox.side.search._book.metadata.title}
    if fox.controller.opened is not None:
        shown.add(fox.controller.opened.book.metadata.title)
    shown.add(fox.top._book.toolTip())
    return shown


class Watch:
    """Looks at the window at every turn of the event loop."""

    def __init__(self, fox: MainWindow) -> None:
        self.seen: list[set[str]] = []
        self._timer = QTimer(fox, interval=0)
        self._timer.timeout.connect(lambda: self.seen.append(books_shown(fox)))
        self._timer.start()

    def stop(self) -> list[str]:
        """The titles in their order; fails where two were shown at once."""
        self._timer.stop()
        assert all(len(titles) == 1 for titles in self.seen), self.seen
        order = [titles.copy().pop() for titles in self.seen]
        return [t for n, t in enumerate(order) if n == 0 or t != order[n - 1]]


def sentences(fox: MainWindow) -> list[str]:
    return said(fox)


def opening_said(fox: MainWindow) -> bool:
    button: QToolButton = fox.foot.opening
    return button.isVisible() and "Loading" in button.text()


@pytest.mark.thorough
def test_the_open_book_stays_until_the_next_one_can_be_shown(
    fox: MainWindow, qtbot, lamp: Path, oil: Path
) -> None:
    open_in(fox, qtbot, lamp)
    gate = fox.program.hold(oil)
    watch = Watch(fox)
    fox.open(oil)
    qtbot.waitUntil(lambda: opening_said(fox))
    # It can be read and asked all the while.
    fox.chat_controller.ask(ReaderQuestion("When did the keeper light the lamp?"))
    assert answered(fox, qtbot).answer.citations
    place = fox.controller.opened.book.toc[-1].place
    fox.navigator.jump(place)
    qtbot.waitUntil(lambda: fox.reader.place == place)
    gate.set()
    arrived(fox, qtbot, oil)
    assert watch.stop() == ["lamp", "oil"]
    assert not opening_said(fox)
    assert "light the lamp" not in shown(fox, qtbot)
    # The way back is to the book before, where the reader was in it.
    assert fox.top.buttons["back"].isEnabled()
    assert fox.navigator._history.before.path == lamp
    at_rest(fox, qtbot)
    open_in(fox, qtbot, lamp)
    assert fox.reader.place == place


def test_a_book_that_does_not_open_leaves_all_as_it_was(
    fox: MainWindow, qtbot, lamp: Path, tmp_path: Path
) -> None:
    open_in(fox, qtbot, lamp)
    broken = tmp_path / "broken.epub"
    broken.write_bytes(b"PK\x03\x04 not a zip file")
    watch, before = Watch(fox), fox.controller.opened
    fox.open(broken)
    qtbot.waitUntil(lambda: bool(sentences(fox)))
    assert "broken.epub" in sentences(fox)[0]
    assert watch.stop() == ["lamp"]
    assert fox.controller.opened is before and not opening_said(fox)
    close_messages(fox)


@pytest.mark.thorough
@pytest.mark.logs_error("could not be shown")
@pytest.mark.parametrize("half_done", [False, True], ids=["undone", "half done"])
def test_whichever_step_of_showing_a_book_fails_the_one_before_stays_whole(
    fox: MainWindow, qtbot, lamp: Path, oil: Path, half_done: bool
) -> None:
    open_in(fox, qtbot, lamp)
    fox.chat_controller.ask(ReaderQuestion("When did the keeper light the lamp?"))
    answered(fox, qtbot)
    place = Span(0, 5000, 5000)
    fox.navigator.jump(place)
    qtbot.waitUntil(lambda: fox.reader.place == place)
    before, steps, composer = fox.controller.opened, fox.opener.change.steps, fox.chat.composer
    watch = Watch(fox)
    for number, step in enumerate(some(list(steps))):
        composer.field.setPlainText(f"Question {number}")
        steps[number] = failing(step, oil, half_done=half_done)
        fox.open(oil)
        qtbot.waitUntil(lambda: bool(sentences(fox)))
        (sentence,) = sentences(fox)
        assert sentence.startswith("“oil” cannot be shown")
        steps[number] = step
        assert fox.controller.opened is before and not before.resources._process._closed
        assert fox.program.books.opened_books[-1].resources._process._closed
        assert composer.field.toPlainText() == f"Question {number}"
        assert composer.field.isEnabled() and composer.send.isEnabled()
        qtbot.waitUntil(lambda: fox.reader.ready)
        assert fox.reader.place == place == fox.controller.place, number
        assert fox.navigator._history.before.sha256 == before.book.sha256
        assert "light the lamp" in shown(fox, qtbot), number
        close_messages(fox)
    assert watch.stop() == ["lamp"]
    composer.send.click()
    assert answered(fox, qtbot).question == f"Question {len(steps) - 1}"
    open_in(fox, qtbot, oil)
    assert books_shown(fox) == {"oil"}


def failing(step: Step, path: Path, *, half_done: bool) -> Step:
    """A step that fails for the book at ``path``, before its work or after it."""

    def fail(arrival: Arrival) -> None:
        fails = arrival.opened.path == path
        if half_done or not fails:
            step(arrival)
        if fails:
            raise ValueError("a part of the window does not follow")

    return fail


@pytest.mark.thorough
@pytest.mark.logs_error("could not be shown")
def test_a_question_that_was_sent_before_a_book_that_fails_is_written_again(
    fox: MainWindow, qtbot, lamp: Path, oil: Path
) -> None:
    open_in(fox, qtbot, lamp)
    gate = fox.program.sessions.gate = Event()
    fox.chat.composer.field.setPlainText("When did the keeper light the lamp?")
    fox.chat.composer.send.click()
    assert fox.program.sessions.waits.wait(60)
    fox.opener.change.steps[-1] = failing(fox.opener.change.steps[-1], oil, half_done=True)
    fox.open(oil)
    qtbot.waitUntil(lambda: bool(sentences(fox)))
    gate.set()
    at_rest(fox, qtbot)
    assert fox.chat.composer.field.toPlainText() == "When did the keeper light the lamp?"
    assert not fox.chat.composer.busy
    close_messages(fox)


@pytest.mark.thorough
@pytest.mark.logs_error("could not be shown")
def test_a_first_book_that_cannot_be_shown_leaves_the_shelf(
    fox: MainWindow, qtbot, lamp: Path, oil: Path
) -> None:
    steps = fox.opener.change.steps
    steps.append(failing(steps[-1], oil, half_done=True))
    fox.open(oil)
    qtbot.waitUntil(lambda: bool(sentences(fox)))
    assert fox.home.at_shelf and fox.controller.opened is None
    close_messages(fox)
    open_in(fox, qtbot, lamp)
    assert books_shown(fox) == {"lamp"} and not fox.home.at_shelf


@pytest.mark.thorough
def test_an_opening_that_is_given_up_changes_nothing(
    fox: MainWindow, qtbot, lamp: Path, oil: Path
) -> None:
    open_in(fox, qtbot, lamp)
    gate = fox.program.hold(oil)
    watch = Watch(fox)
    fox.open(oil)
    made = fox.program.books.opened_books
    qtbot.waitUntil(lambda: opening_said(fox) and made[-1].path == oil)
    fox.foot.opening.click()
    assert not opening_said(fox)
    gate.set()
    at_rest(fox, qtbot)
    assert watch.stop() == ["lamp"]
    # What had been opened in vain is closed again.
    late = fox.program.books.opened_books[-1]
    assert late.path == oil and late.resources._process._closed


@pytest.mark.thorough
def test_an_opening_that_is_given_up_at_the_last_moment_is_closed(
    fox: MainWindow, qtbot, lamp: Path, oil: Path
) -> None:
    open_in(fox, qtbot, lamp)
    fox.open(oil)
    # The worker has ended, and what it made has not been delivered yet.
    assert fox.jobs._pools["long"].waitForDone(60_000)
    fox.controller.stop_opening()
    at_rest(fox, qtbot)
    late = fox.program.books.opened_books[-1]
    assert late.path == oil and late.resources._process._closed
    assert fox.controller.opened.path == lamp


@pytest.mark.thorough
def test_of_two_books_opened_fast_the_last_is_shown(
    fox: MainWindow, qtbot, lamp: Path, oil: Path, tmp_path: Path
) -> None:
    third = tmp_path / "third.txt"
    third.write_text("The Third\n\nChapter 1\n\nWords.\n", encoding="utf-8")
    open_in(fox, qtbot, lamp)
    gate = fox.program.hold(oil)
    watch = Watch(fox)
    fox.open(oil)
    fox.open(third)
    fox.open(third)
    arrived(fox, qtbot, third)
    gate.set()
    at_rest(fox, qtbot)
    assert watch.stop() == ["lamp", "third"]


@pytest.mark.thorough
def test_the_same_book_opened_again_stays_where_it_is(fox: MainWindow, qtbot, lamp: Path) -> None:
    open_in(fox, qtbot, lamp)
    place = Span(0, 5000, 5000)
    fox.reader.go(place)
    qtbot.waitUntil(lambda: fox.reader.place == place)
    fox.chat_controller.ask(ReaderQuestion("When did the keeper light the lamp?"))
    answered(fox, qtbot)
    before = fox.controller.opened
    fox.open(lamp)
    qtbot.waitUntil(lambda: fox.controller.opened is not before)
    arrived(fox, qtbot, lamp)
    assert fox.reader.place == place == fox.controller.place
    assert fox.chat.last_turn.answer.citations


@pytest.mark.thorough
def test_the_page_has_the_cover_colour_until_it_is_there(
    fox: MainWindow, qtbot, lamp: Path, oil: Path
) -> None:
    open_in(fox, qtbot, lamp)
    qtbot.waitUntil(lambda: not fox.reader._cover.isVisible())
    colours: list[str] = []

    def look() -> None:
        picture = fox.reader.grab().toImage()
        seen = {picture.pixelColor(x, y).name()
                for x in range(5, picture.width(), 40)
                for y in range(5, picture.height(), 40)}  # fmt: skip
        colours.extend(seen)

    fox.controller.arrived.connect(lambda arrival: look())
    fox.open(oil)
    arrived(fox, qtbot, oil)
    assert colours == [
        QColor(cover_colour(fox.controller.opened.book.metadata.title, fox.theme)).name()
    ]
    qtbot.waitUntil(lambda: not fox.reader._cover.isVisible())


@pytest.mark.thorough
def test_what_is_selected_and_found_goes_with_its_book(
    fox: MainWindow, qtbot, lamp: Path, oil: Path
) -> None:
    open_in(fox, qtbot, lamp)
    fox.side.show_search()
    fox.side.field.setText("wind")
    qtbot.waitUntil(lambda: "places" in fox.side.search.count.text())
    select_words(fox, qtbot)
    fox.reader.mark("evidence", [Span(0, 30, 40)])
    dialog = fox.chat_controller.list_conversations()
    after: list = []

    def look() -> None:
        search = fox.side.search
        after.append((fox.passage.bar.isVisible(), fox.passage.span, search.field.text(),
                      search.count.text(), search.hits.model().rowCount(),
                      [s for name in fox.reader._marks.names for s in fox.reader.marked(name)],
                      [d for d in fox.findChildren(QDialog) if d.isVisible()]))  # fmt: skip

    fox.controller.arrived.connect(lambda arrival: look())
    fox.side.field.setText("north")
    fox.side.search._find()  # still looking in the old book when the new one comes
    fox.open(oil)
    arrived(fox, qtbot, oil)
    assert after == [(False, None, "", "", 0, [], [])]
    at_rest(fox, qtbot)
    assert fox.side.search.hits.model().rowCount() == 0 and not fox.side.search.count.text()
    assert not any(map(fox.reader.marked, fox.reader._marks.names))
    assert dialog is not None


def select_words(fox: MainWindow, qtbot) -> None:
    """Select words on the page with the pointer."""
    heard: list = []
    fox.reader.mark("search", [Span(0, 0, 8)], then=heard.append)
    qtbot.waitUntil(lambda: bool(heard))
    left, top, right, bottom = (int(side) for side in heard[0][0]["box"])
    target, middle = fox.reader._view.focusProxy(), (top + bottom) // 2

    # A press that comes while the page is still being laid out selects nothing.
    settled(fox.reader.page, qtbot)
    QTest.mousePress(target, Qt.MouseButton.LeftButton, pos=QPoint(left + 1, middle))
    for x in range(left + 10, right, 10):
        QTest.mouseMove(target, QPoint(x, middle))
    QTest.mouseRelease(target, Qt.MouseButton.LeftButton, pos=QPoint(right - 1, middle))
    qtbot.waitUntil(fox.passage.bar.isVisible)
    assert fox.passage.span is not None


@pytest.mark.thorough
def test_the_bar_goes_when_the_page_turns(fox: MainWindow, qtbot, lamp: Path) -> None:
    open_in(fox, qtbot, lamp)
    select_words(fox, qtbot)
    fox.reader.turn(1)
    qtbot.waitUntil(lambda: not fox.passage.bar.isVisible())
    assert fox.reader.place.start > 0


@pytest.mark.thorough
def test_the_bar_goes_with_the_focus(fox: MainWindow, qtbot, lamp: Path) -> None:
    open_in(fox, qtbot, lamp)
    fox.activateWindow()
    select_words(fox, qtbot)
    fox.chat.composer.field.setFocus()
    qtbot.waitUntil(lambda: not fox.passage.bar.isVisible())


@pytest.mark.thorough
def test_the_bar_goes_with_the_selection(fox: MainWindow, qtbot, lamp: Path) -> None:
    open_in(fox, qtbot, lamp)
    select_words(fox, qtbot)
    target = fox.reader._view.focusProxy()
    QTest.mouseClick(target, Qt.MouseButton.LeftButton, pos=QPoint(300, 300))
    qtbot.waitUntil(lambda: not fox.passage.bar.isVisible())
    assert fox.passage.span is None


@pytest.mark.thorough
def test_an_answer_comes_from_the_book_it_was_asked_of(
    fox: MainWindow, qtbot, lamp: Path, oil: Path
) -> None:
    open_in(fox, qtbot, lamp)
    gate = fox.program.sessions.gate = Event()
    fox.chat_controller.ask(ReaderQuestion("When did the keeper light the lamp?"))
    assert fox.program.sessions.waits.wait(60)
    fox.open(oil)
    qtbot.waitUntil(lambda: fox.controller.opened.path == oil)
    fox.chat_controller.ask(ReaderQuestion("What was Marn proud of?"))
    gate.set()
    qtbot.waitUntil(lambda: bool(fox.chat._turns))
    answer = answered(fox, qtbot).answer
    assert answer.citations
    book = fox.controller.opened.book
    assert all(book.text_at(c.span) == c.quote for c in answer.citations)


@pytest.mark.thorough
def test_a_page_that_cannot_be_loaded_is_said(
    fox: MainWindow, qtbot, lamp: Path, oil: Path
) -> None:
    open_in(fox, qtbot, lamp)
    fox.reader._served.serve = lambda host, path, answer: answer(None)
    fox.web.handler.serve(fox.reader._book.key, lambda host, path, answer: answer(None))
    fox.reader._load(Span(0, 0, 0))
    qtbot.waitUntil(lambda: bool(sentences(fox)))
    assert "cannot be shown" in sentences(fox)[0]
    assert fox.reader._cover.isVisible()
    close_messages(fox)
    # Opened once more it is there.
    open_in(fox, qtbot, lamp)
    qtbot.waitUntil(lambda: not fox.reader._cover.isVisible())
