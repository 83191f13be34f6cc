"""Open a book, ask, click the footnote, go there: a real window, a real endpoint, real pixels."""

from __future__ import annotations

import time
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest

from chatwindow import choose_scope
from endpoint import Endpoint, Reply, Request, cite_the_evidence
from foxreader.core.message import Provider
from foxreader.llm import offered
from foxreader.program.program import Program
from foxreader.ui.window.main_window import MainWindow
from nonempty import some
from window import drawn

pytestmark = pytest.mark.gui

BOOK = """The Lamp

Chapter 1

The keeper lit the lamp at nine o'clock. All that night the wind came hard from the north,
and the gulls kept to the lee side of the tower.

Chapter 2

By the third hour the old lamp had dimmed by a finger's breadth, while the new one burned on.
Marn read it in the morning and said nothing of it at table.
"""


@pytest.fixture
def book(tmp_path: Path) -> Path:
    path = tmp_path / "lamp.txt"
    path.write_text(BOOK, encoding="utf-8")
    return path


def open_in(window: MainWindow, qtbot, path: Path) -> None:
    window.open(path)

    def is_there() -> bool:
        return (
            window.controller.opened is not None
            and window.controller.opened.path == path
            and window.reader.ready
        )

    qtbot.waitUntil(is_there)


def answered(window: MainWindow, qtbot, question: str):
    window.ask(question)
    qtbot.waitUntil(lambda: window.turn is None)
    return window.chat.last_turn


def click_in_transcript(window: MainWindow, qtbot, message: int, selector: str) -> None:
    boxes: list = []

    def still() -> bool:
        drawn(window.chat.transcript.page, qtbot)
        box_in(window, qtbot, message, selector, boxes)
        return boxes != [] and boxes[-1:] == boxes[-2:-1]

    qtbot.waitUntil(still)
    left, top, right, bottom = boxes[-1]
    target = window.chat.transcript._view.focusProxy()
    QTest.mouseClick(
        target,
        Qt.MouseButton.LeftButton,
        pos=QPoint(int((left + right) / 2), int((top + bottom) / 2)),
    )


def box_in(window: MainWindow, qtbot, message: int, selector: str, boxes: list):
    heard: list = []
    window.chat.transcript.box_of(message, selector, heard.append)
    qtbot.waitUntil(lambda: bool(heard))
    if heard[0] is not None and heard[0][3] > heard[0][1]:
        boxes.append(heard[0])
    return heard[0]


def replace_provider(program, provider: Provider):
    return replace(program.profile.settings, providers=(provider,), active=provider.name)


def answer_by(fox: MainWindow, provider: Provider) -> None:
    """Have a model answer from now on, in a conversation that is new."""
    fox.program.profile.save(replace_provider(fox.program, provider))
    fox.controller.model_changed()
    fox.chat_controller.begin_anew()


def test_a_book_is_opened_asked_and_gone_to_with_and_without_a_model(
    fox: MainWindow, qtbot, book: Path, tmp_path: Path
) -> None:
    a_book_that_does_not_open_leaves_the_shelf(fox, qtbot, tmp_path)
    open_in(fox, qtbot, book)
    strictly_from_question_to_yellow_pixels(fox, qtbot)
    fox.chat_controller.begin_anew()
    the_place_and_the_conversation_are_kept(fox, qtbot, book)
    with_a_model_the_tags_become_footnotes(fox, qtbot)
    a_dead_endpoint_is_one_sentence(fox, qtbot)
    stopping_ends_the_answer_and_the_chat_goes_on(fox, qtbot)
    the_last_of_many_changes_is_kept(fox)


def test_a_book_is_summarised_up_to_the_readers_place_and_after_a_question(
    fox: MainWindow, qtbot, tmp_path: Path
) -> None:
    nothing_past_the_readers_place_leaves_while_the_limit_is_on(fox, qtbot, tmp_path)
    a_question_comes_before_the_summaries(fox, qtbot, tmp_path)


def a_book_that_does_not_open_leaves_the_shelf(fox: MainWindow, qtbot, tmp_path: Path) -> None:
    """And says which one."""
    broken = tmp_path / "broken.epub"
    broken.write_bytes(b"PK\x03\x04 not a zip file")
    said: list[str] = []
    fox.controller.loader.open_failed.connect(lambda path, error: said.append(str(error)))
    fox.open(broken)
    qtbot.waitUntil(lambda: bool(said) and fox.home.at_shelf)
    assert "broken.epub" in said[0] and fox.controller.opened is None


def strictly_from_question_to_yellow_pixels(fox: MainWindow, qtbot) -> None:
    """Without a model: word for word, and marked in the page."""
    turn = answered(fox, qtbot, "When did the keeper light the lamp?")
    assert turn.answer is not None
    assert turn.answer.mode == "direct_answer"
    assert turn.answer.citations[0].quote == "The keeper lit the lamp at nine o'clock."

    click_in_transcript(fox, qtbot, turn.id, ".note")
    click_in_transcript(fox, qtbot, turn.id, ".card .go")
    span = turn.answer.citations[0].span
    heard: list = []
    qtbot.waitUntil(lambda: fox.reader.ready and fox.reader.place.file == span.file)
    fox.reader.mark("evidence", [span], then=heard.extend)
    qtbot.waitUntil(lambda: bool(heard))
    assert heard[0]["text"] == "The keeper lit the lamp at nine o'clock."

    left, top, right, bottom = heard[0]["box"]

    def colours(y: float) -> set[str]:
        picture = fox.reader.grab().toImage()
        at = picture.devicePixelRatio()
        return {picture.pixelColor(int(x * at), int(y * at)).name()
                for x in range(int(left) + 1, int(right), 5)}  # fmt: skip

    yellow = QColor(fox.theme.evidence).name()
    qtbot.waitUntil(lambda: yellow in colours(top + 2))
    assert yellow not in colours(bottom + 12)
    assert fox.web.wall.blocked == []
    assert fox.web.wall.passed > 0

    # A second click on the footnote closes the preview.
    click_in_transcript(fox, qtbot, turn.id, ".note")
    qtbot.waitUntil(lambda: box_in(fox, qtbot, turn.id, ".card", []) is None)


def the_place_and_the_conversation_are_kept(fox: MainWindow, qtbot, book: Path) -> None:
    """For when the book is opened again, and in another start of the program."""
    turn = answered(fox, qtbot, "When did the keeper light the lamp?")
    assert turn.answer is not None
    fox.controller.moved(turn.answer.citations[0].span)
    fox.controller.close()
    open_in(fox, qtbot, book)
    assert fox.chat.last_turn.answer == turn.answer
    again = Program()
    opened = again.books.open(book)
    opened.resources.close()
    assert (
        again.profile.shelf.opened(opened.book, book).start == turn.answer.citations[0].span.start
    )
    assert len(again.profile.conversations.last(opened.book.sha256)[1]) == 1


def with_a_model_the_tags_become_footnotes(fox: MainWindow, qtbot) -> None:
    """The host has searched first."""
    with Endpoint() as endpoint:
        answer_by(fox, Provider("test", endpoint.base_url, "scripted"))
        turn = answered(fox, qtbot, "What happened to the old lamp by the third hour?")
        assert turn.answer is not None, turn.problem
        assert turn.answer.mode == "grounded"
        assert turn.answer.citations
        for citation in turn.answer.citations:
            assert fox.controller.opened.book.text_at(citation.span) == citation.quote
        # The host searched before the model was asked anything about it.
        first = next(request for request in endpoint.chats if "old lamp" in request.text)
        assert "third hour" in first.text
        qtbot.waitUntil(lambda: not fox.foot.index.isVisible())


def a_dead_endpoint_is_one_sentence(fox: MainWindow, qtbot) -> None:
    """And the book answers."""
    with Endpoint() as endpoint:
        address = endpoint.base_url
    answer_by(fox, Provider("dead", address, "gone"))
    turn = answered(fox, qtbot, "When did the keeper light the lamp?")
    assert turn.answer.mode == "guided_fallback"  # the book answers where the model cannot
    assert "127.0.0.1" in turn.problem.said
    assert "Traceback" not in turn.problem.said
    assert not fox.controller.busy


def stopping_ends_the_answer_and_the_chat_goes_on(fox: MainWindow, qtbot) -> None:
    """With the next question."""
    stalled: list[Request] = []

    def script(request: Request) -> Reply:
        question = "light the lamp" in request.text
        if question and not stalled:
            stalled.append(request)
            return Reply("The lamp", fault="stall")
        return cite_the_evidence(request)

    with Endpoint(script) as endpoint:
        answer_by(fox, Provider("slow", endpoint.base_url, "slow"))
        fox.ask("When did the keeper light the lamp?")
        qtbot.waitUntil(lambda: bool(stalled))
        fox.controller.stop_asking()
        qtbot.waitUntil(lambda: fox.turn is None)
        assert not fox.controller.busy
        assert fox.chat.last_turn.answer is None
        turn = answered(fox, qtbot, "When did the keeper light the lamp?")
        assert turn.answer is not None, turn.problem
        assert turn.answer.mode == "grounded"


def the_last_of_many_changes_is_kept(fox: MainWindow) -> None:
    """When the window is closed."""
    for size in range(14, 31):
        fox.appearance.use(replace(fox.program.profile.settings, font_size=size))
    fox.close()  # before the changes have settled
    assert fox.program.profile.settings.font_size == 30
    assert Program().profile.settings.font_size == 30


def nothing_past_the_readers_place_leaves_while_the_limit_is_on(
    fox: MainWindow, qtbot, tmp_path: Path
) -> None:
    """Neither in an answer nor in a request."""
    filler = "The keeper walked round the lamp and wrote the hour into the log. " * 30
    told = ["Marn arrives by boat.", "Marn mends the lens.", "Canaryword Marn is the thief."]
    book = tmp_path / "limit.txt"
    book.write_text(
        "\n\n".join(f"Chapter {n}\n\n{fact} {filler}" for n, fact in enumerate(told, 1))
    )
    with Endpoint() as endpoint:
        program = fox.program
        open_in(fox, qtbot, book)
        fox.controller.set_limit(True)
        settings = replace_provider(program, Provider("test", endpoint.base_url, "test-model"))
        program.profile.save(replace(settings, summaries="always"))
        fox.controller.model_changed()
        opened = fox.controller.opened
        assert opened is not None
        second = next(e.place for e in opened.book.toc if "2" in e.title)
        fox.controller.limit.set_read(second)
        limit = fox.chat.composer.scope
        qtbot.waitUntil(lambda: "No spoilers past" in limit.text())
        share = f"{opened.book.fraction(second):.0%}".replace("%", " %")
        qtbot.waitUntil(lambda: share in limit.text())
        for question in ("Who is the thief?", "What is a canaryword?", "Summarise the book"):
            turn = answered(fox, qtbot, question)
            assert turn.answer is not None, turn.problem
            assert "anaryword" not in turn.answer.text.replace(question, "")
            assert turn.answer.searched.share < 0.5 or not turn.answer.searched.queries
        qtbot.waitUntil(lambda: any("=== section" in r.text for r in endpoint.chats))
        for request in some(endpoint.chats):
            assert "Canaryword" not in request.text
            assert "mends the lens" not in request.text
        choose_scope(fox, "The whole book")
        assert limit.text() == "Whole book"
        turn = answered(fox, qtbot, "Who is the thief?")
        assert turn.answer is not None, turn.problem
        assert "Marn is the thief" in turn.answer.text
    assert Program().profile.shelf.limits() == {}


def a_question_comes_before_the_summaries(fox: MainWindow, qtbot, tmp_path: Path) -> None:
    """They wait for it, and go on after it."""
    long = tmp_path / "long.txt"
    filler = "The keeper walked round the lamp and wrote the hour into the log. " * 110
    long.write_text("\n\n".join(f"Chapter {n}\n\n{filler}" for n in range(1, 30)))
    summaries: list[Request] = []
    stalled: list[Request] = []

    def script(request: Request) -> Reply:
        if "=== section" in request.text:
            summaries.append(request)
            time.sleep(0.05)
            return Reply("The keeper walks round the lamp.")
        if "What did the keeper write" not in request.text:
            return Reply("ready")  # the model is tried before it is used
        stalled.append(request)
        return Reply("The keeper", fault="stall")

    with Endpoint(script) as endpoint:
        program = fox.program
        provider = Provider("slow", endpoint.base_url, "slow", parallel=1)
        program.profile.save(replace(replace_provider(program, provider), summaries="always"))
        open_in(fox, qtbot, long)
        qtbot.waitUntil(lambda: bool(summaries))
        fox.ask("What did the keeper write into the log?")
        qtbot.waitUntil(lambda: bool(stalled))
        # One request may be on its way; no other comes while this test makes twenty of its own.
        before = len(summaries)
        for _ in range(20):
            offered(provider, None)
            QTest.qWait(50)
        assert len(summaries) <= before + 1
        fox.controller.stop_asking()
        qtbot.waitUntil(lambda: len(summaries) > before)
