"""What a reader does in the chat, in a real window: refusals, corrections, conversations, keys."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, Qt, QTimer, QUrl, Slot
from PySide6.QtGui import QDesktopServices, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QInputDialog, QMenu, QMessageBox, QToolButton

from chatwindow import (
    KNOWN,
    answered,
    ask,
    at_rest,
    box_of,
    click,
    dialog,
    open_again,
    open_in,
    shown,
    use,
)
from endpoint import Endpoint, Reply, Request, cite_the_evidence
from foxreader.answer.conversation.stored import ReaderQuestion
from foxreader.core.scope import Selection
from foxreader.core.span import Span
from foxreader.ui.chat.conversations import ConversationsDialog
from foxreader.ui.chat.menus import CorrectDialog
from foxreader.ui.platform.commands import CommandMenu
from foxreader.ui.reader.marks import OnScreen
from foxreader.ui.window.main_window import MainWindow
from hands import press
from hands import read as words_of
from nonempty import some
from window import value_of

pytestmark = pytest.mark.gui

WHEN = "When did the keeper light the lamp?"
NEVER = "Who flew the zeppelin?"


FOCUSED = """JSON.stringify({name: document.activeElement?.classList[0] ?? '',
  place: [...document.querySelectorAll('*')].indexOf(document.activeElement)})"""


def focused(fox: MainWindow, qtbot) -> dict:
    """What has the focus in the transcript: its class, and which element it is."""
    return json.loads(str(value_of(fox.chat.transcript.page, qtbot, FOCUSED)))


def read(fox: MainWindow) -> Span:
    opened = fox.controller.opened
    assert opened is not None
    at = opened.book.files[0].text.index("All that night")
    return Span(0, at, at + 40)


# After a refusal


@pytest.mark.thorough
def test_after_a_refusal_the_model_may_be_asked_without_the_book(
    fox: MainWindow, qtbot, lamp: Path, endpoint: Endpoint
) -> None:
    use(fox, endpoint)
    open_in(fox, qtbot, lamp)
    turn = ask(fox, qtbot, NEVER)
    assert turn.answer.mode == "hard_refusal"
    click(fox, qtbot, turn.id, '[data-do="without"]')
    qtbot.waitUntil(lambda: fox.chat.last_turn is not turn)
    without = answered(fox, qtbot)
    assert (without.answer.path, without.answer.text) == ("without_book", KNOWN)
    assert not without.answer.citations
    text = shown(fox, qtbot)
    assert "Not from the book." in text
    assert box_of(fox, qtbot, without.id, ".apart") is not None
    assert box_of(fox, qtbot, without.id, ".note, .without") is None

    # It is kept, and marked as that when it is shown again; the model never hears of it.
    open_again(fox, qtbot, lamp)
    assert shown(fox, qtbot).count("Not from the book.") == 1
    ask(fox, qtbot, WHEN)
    assert not any(KNOWN in request.text for request in endpoint.chats)


def test_without_a_model_there_is_nobody_to_ask(fox: MainWindow, qtbot, lamp: Path) -> None:
    open_in(fox, qtbot, lamp)
    ask(fox, qtbot, "Hello!")
    assert words_of(fox.chat.head) == "Hello!"
    turn = ask(fox, qtbot, NEVER)
    assert words_of(fox.chat.head) == NEVER  # what is not about the book says little of the talk
    assert turn.answer.mode == "hard_refusal"
    assert box_of(fox, qtbot, turn.id, ".quiet") is not None
    assert box_of(fox, qtbot, turn.id, '[data-do="without"]') is None


class Browser(QObject):
    """What the system would open an address with."""

    def __init__(self) -> None:
        super().__init__()
        self.shown: list[str] = []

    @Slot(QUrl)
    def show(self, address: QUrl) -> None:
        self.shown.append(address.toString())


@pytest.mark.thorough
def test_a_link_is_opened_after_asking_and_return_alone_opens_none(
    fox: MainWindow, qtbot, lamp: Path, endpoint: Endpoint
) -> None:
    address = "https://example.org/a?b"
    endpoint.script = lambda request: Reply(f"See [the airships]({address}).")
    use(fox, endpoint)
    open_in(fox, qtbot, lamp)
    turn = ask(fox, qtbot, ReaderQuestion(NEVER, without=True))
    assert "the airships (example.org)" in shown(fox, qtbot)
    browser = Browser()
    QDesktopServices.setUrlHandler("https", browser, "show")

    def answer(choose: Callable[[QMessageBox], None]) -> None:
        heard: list[QMessageBox] = []

        def there() -> None:
            (box,) = [one for one in fox.findChildren(QMessageBox) if one.isVisible()]
            assert box.informativeText() == address
            assert all(one.icon().isNull() for one in some(box.buttons()))
            heard.append(box)
            choose(box)

        QTimer.singleShot(0, there)
        fox.chat.press(turn.id, "link", address)
        assert heard

    try:
        answer(lambda box: QTest.keyClick(box, Qt.Key.Key_Return))
        assert not browser.shown
        answer(lambda box: press(box, "Open in browser"))
        assert browser.shown == [address]
    finally:
        QDesktopServices.unsetUrlHandler("https")


# The passage


@pytest.mark.thorough
def test_a_question_about_a_passage_carries_its_exact_place(
    fox: MainWindow, qtbot, lamp: Path, endpoint: Endpoint
) -> None:
    use(fox, endpoint)
    open_in(fox, qtbot, lamp)
    box = fox.reader.rect()
    fox.reader.selection_changed.emit(read(fox), OnScreen(box, box, (0, box.width())))
    fox.passage.ask()
    composer = fox.chat.composer
    assert composer.passage.isVisible()
    assert words_of(composer.passage).startswith("“All that night the wind came hard")
    assert not any(one.isEnabled() for one in composer.scope.menu().actions()[-2:])
    assert composer.field.hasFocus()
    composer.passage.remove.click()
    assert composer.selection is None and not composer.passage.isVisible()

    fox.passage.ask()
    QTest.keyClicks(composer.field, "What is meant by it?")
    QTest.keyClick(composer.field, Qt.Key.Key_Return)
    turn = answered(fox, qtbot)
    assert turn.asked.selection == Selection.of(read(fox))
    assert turn.answer.path == "selection"
    (asked,) = [r for r in endpoint.chats if "The passage the reader asks about:" in r.text]
    assert "All that night the wind came hard from the north" in asked.text
    assert "All that night" in shown(fox, qtbot)
    # The next question is about the book again.
    assert composer.selection is None and not composer.passage.isVisible()


@pytest.mark.thorough
def test_under_the_limit_a_passage_on_the_screen_may_be_asked_about_and_nothing_past_it(
    fox: MainWindow, qtbot, lamp: Path, endpoint: Endpoint
) -> None:
    open_in(fox, qtbot, lamp)
    fox.controller.set_limit(True)
    use(fox, endpoint)
    passage = read(fox)  # ends in the middle of its sentence
    assert fox.controller.scope.limit < passage
    turn = ask(fox, qtbot, ReaderQuestion("What is meant by it?", Selection.of(passage)))
    assert turn.answer.citations
    sent = "\n".join(request.text for request in endpoint.chats)
    assert "All that night the wind came hard from the north" in sent
    assert "lee side of the tower" in sent
    assert "third hour" not in sent and "Chapter 2" not in sent
    text = fox.controller.opened.book.files[0].text
    assert turn.reach.limit.start >= text.index("tower.") + 6


# Corrections


@pytest.mark.thorough
def test_a_correction_is_kept_as_far_as_the_answer_saw_and_precedes_later_questions(
    fox: MainWindow, qtbot, lamp: Path, endpoint: Endpoint
) -> None:
    use(fox, endpoint)
    open_in(fox, qtbot, lamp)
    fox.controller.set_limit(True)
    chapter = fox.controller.opened.book.files[0].text.index("Chapter 2")
    fox.controller.limit.set_read(Span(0, chapter, chapter))
    turn = ask(fox, qtbot, WHEN)
    fox.controller.limit.set_read(Span(0, chapter + 5, chapter + 5))
    fox.chat_controller.correct(turn)
    made = dialog(fox, qtbot, CorrectDialog)
    assert not made.save.isEnabled()
    made.text.setPlainText("It was at ten, by the keeper's own clock.")
    QTest.keyClick(made.text, Qt.Key.Key_Tab)
    made.save.click()
    qtbot.waitUntil(lambda: turn.remark == "Your correction is kept.")
    (kept,) = fox.program.profile.corrections.all()
    sha256 = fox.controller.opened.book.sha256
    assert (kept.sha256, kept.made_of, kept.answer) == (sha256, sha256, turn.answer.text)
    assert kept.reach.limit == Span(0, chapter, chapter)
    ask(fox, qtbot, WHEN)
    assert any("It was at ten, by the keeper" in request.text for request in endpoint.chats)

    # Where less may be seen than that answer saw, nobody is told.
    before = len(endpoint.chats)
    fox.controller.limit.set_read(Span(0, chapter - 60, chapter - 60))
    ask(fox, qtbot, WHEN)
    asked = endpoint.chats[before:]
    assert asked and not any("It was at ten" in request.text for request in asked)


@pytest.mark.thorough
def test_an_answer_is_marked_as_wrong_and_the_list_lets_go_of_it(
    fox: MainWindow, qtbot, lamp: Path
) -> None:
    open_in(fox, qtbot, lamp)
    turn = ask(fox, qtbot, WHEN)
    click(fox, qtbot, turn.id, ".more")
    menus: list[QMenu] = []
    qtbot.waitUntil(lambda: bool(menus.extend(fox.findChildren(CommandMenu)) or menus))  # fmt: skip
    copy, *_, wrong = menus[0].actions()
    copy.trigger()
    assert QGuiApplication.clipboard().text() == turn.answer.text
    wrong.trigger()
    menus[0].close()
    qtbot.waitUntil(lambda: turn.remark == "Marked as wrong.")
    assert "Marked as wrong." in shown(fox, qtbot)
    listed = fox.settings.open("corrections").page("corrections")
    qtbot.waitUntil(lambda: listed.list.count() == 1)
    assert listed.list.item(0).text().startswith(f"{WHEN}\nMarked as wrong\n")
    assert listed.list.item(0).text().endswith(" · lamp")
    listed.list.setFocus()
    QTest.keyClick(listed.list, Qt.Key.Key_Delete)
    qtbot.waitUntil(lambda: listed.list.count() == 0)
    assert fox.program.profile.corrections.all() == []
    assert not listed.delete.isEnabled()
    listed.close()
    at_rest(fox, qtbot)


# Conversations


@pytest.mark.thorough
def test_an_earlier_conversation_goes_on_and_one_is_deleted(
    fox: MainWindow, qtbot, lamp: Path, endpoint: Endpoint
) -> None:
    use(fox, endpoint)
    open_in(fox, qtbot, lamp)
    ask(fox, qtbot, WHEN)
    first = fox.controller.questions.conversation
    fox.chat_controller.begin_anew()
    assert not fox.chat._turns
    ask(fox, qtbot, "What did Marn read in the morning?")
    listed = fox.chat_controller.list_conversations()
    assert isinstance(listed, ConversationsDialog)
    qtbot.waitUntil(lambda: listed.list.count() == 2)
    assert "open now" in listed.list.item(0).text()
    assert listed.list.item(1).text().startswith(f"{WHEN}\n")
    listed.list.setCurrentRow(1)
    QTest.keyClick(listed.list, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: fox.controller.questions.conversation == first)
    assert [turn.question for turn in fox.chat._turns.values()] == [WHEN]
    before = len(endpoint.chats)
    ask(fox, qtbot, "And in the morning?")
    assert any(WHEN in request.text for request in endpoint.chats[before:])
    sha256 = fox.controller.opened.book.sha256
    assert len(fox.program.profile.conversations.turns(sha256, first)) == 2

    # One is found by a word of its answer, named and pinned; the open one is deleted.
    listed = fox.chat_controller.list_conversations()
    qtbot.waitUntil(lambda: listed.list.count() == 2)
    QTest.keyClicks(listed.search, "KEEPER light")
    qtbot.waitUntil(lambda: listed.list.count() == 1)
    listed.search.setText("no such word")
    qtbot.waitUntil(lambda: listed.list.count() == 0)
    assert words_of(listed).startswith("No conversation has these words.")
    listed.search.clear()
    qtbot.waitUntil(lambda: listed.list.count() == 2)
    listed.list.setFocus()
    QTest.keyClick(listed.list, Qt.Key.Key_F2)
    naming = dialog(listed, qtbot, QInputDialog)
    naming.setTextValue("About the lamp")
    naming.accept()
    qtbot.waitUntil(lambda: listed.list.item(0).text().startswith("About the lamp"))
    assert words_of(fox.chat.head) == "About the lamp"
    listed.list.setCurrentRow(1)
    listed.pin.click()
    qtbot.waitUntil(lambda: "pinned" in listed.list.item(0).text())
    assert listed.list.item(1).text().startswith("About the lamp")
    listed.list.setCurrentRow(1)
    listed.activateWindow()  # the dialog of the name had the keyboard
    listed.list.setFocus()
    qtbot.waitUntil(listed.list.hasFocus)
    QTest.keyClick(listed.list, Qt.Key.Key_Delete)
    qtbot.waitUntil(listed.undo.isVisible)
    assert listed.list.count() == 1 and not fox.chat._turns
    assert fox.controller.questions.conversation != first
    assert [c.id for c in fox.program.profile.conversations.of(sha256)] != [first]
    listed.undo.click()
    qtbot.waitUntil(lambda: listed.list.count() == 2)
    assert listed.list.item(1).text().startswith("About the lamp")
    assert "open now" not in listed.list.item(1).text()  # it is back, not shown
    listed.list.setCurrentRow(1)
    listed.go_on.click()
    qtbot.waitUntil(lambda: len(fox.chat._turns) == 2)
    assert words_of(fox.chat.head) == "About the lamp"


@pytest.mark.thorough
def test_a_conversation_deleted_while_it_is_answered_stays_deleted(
    fox: MainWindow, qtbot, lamp: Path, endpoint: Endpoint
) -> None:
    endpoint.script = lambda request: Reply("The lamp was lit. " * 9, fault="stall")
    use(fox, endpoint)
    open_in(fox, qtbot, lamp)
    fox.ask(WHEN)
    qtbot.waitUntil(endpoint.waiting.is_set)
    kept, sha256 = fox.program.profile.conversations, fox.controller.opened.book.sha256
    listed = fox.chat_controller.list_conversations()
    qtbot.waitUntil(lambda: listed.list.count() == 1)
    listed.delete.click()
    qtbot.waitUntil(listed.undo.isVisible)
    qtbot.waitUntil(lambda: not fox.controller.busy and endpoint.closed_early.is_set())
    at_rest(fox, qtbot)
    assert not kept.of(sha256) and not fox.chat._turns


@pytest.mark.thorough
def test_a_question_asked_while_an_answer_is_being_stopped_is_not_lost(
    fox: MainWindow, qtbot, lamp: Path, endpoint: Endpoint
) -> None:
    stalled = []

    def script(request: Request) -> Reply:
        if "light the lamp" in request.text and not stalled:
            stalled.append(request)
            return Reply("The lamp", fault="stall")
        return cite_the_evidence(request)

    endpoint.script = script
    use(fox, endpoint)
    open_in(fox, qtbot, lamp)
    fox.ask(WHEN)
    qtbot.waitUntil(lambda: bool(stalled))
    fox.chat_controller.begin_anew()
    assert fox.controller.busy
    fox.chat.composer.field.setPlainText("What did Marn read in the morning?")
    fox.chat.composer._pressed()
    qtbot.waitUntil(lambda: bool(fox.chat._turns))
    turn = answered(fox, qtbot)
    assert (turn.question, len(fox.chat._turns)) == ("What did Marn read in the morning?", 1)


# By keyboard, and for those who hear the window


@pytest.mark.thorough
def test_a_footnote_under_the_focus_shows_a_glance_and_opens_with_return(
    fox: MainWindow, qtbot, lamp: Path
) -> None:
    open_in(fox, qtbot, lamp)
    turn = ask(fox, qtbot, WHEN)
    view = fox.chat.transcript._view.focusProxy()
    qtbot.waitUntil(lambda: box_of(fox, qtbot, turn.id, ".note") is not None)
    view.setFocus()
    while focused(fox, qtbot)["name"] != "note":
        before = focused(fox, qtbot)
        QTest.keyClick(view, Qt.Key.Key_Tab)
        qtbot.waitUntil(lambda old=before: focused(fox, qtbot) != old)
    qtbot.waitUntil(lambda: "Click for context" in shown(fox, qtbot))
    text = shown(fox, qtbot)
    assert "lamp, " in text and "Chapter 1" in text
    assert "Quoted: the exact words" in text
    QTest.keyClick(view, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: "Click for context" not in shown(fox, qtbot))
    QTest.keyClick(view, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: box_of(fox, qtbot, turn.id, ".card") is not None)


@pytest.mark.thorough
def test_what_was_unfolded_stays_so_when_an_answer_is_drawn_again(
    fox: MainWindow, qtbot, lamp: Path
) -> None:
    open_in(fox, qtbot, lamp)
    turn = ask(fox, qtbot, WHEN)
    click(fox, qtbot, turn.id, "summary")
    qtbot.waitUntil(lambda: "Answered by" in shown(fox, qtbot))
    assert "Foxreader, without a model" in shown(fox, qtbot)
    fox.chat.note(turn, "Seen.")
    qtbot.waitUntil(lambda: "Seen." in shown(fox, qtbot))
    assert "Answered by" in shown(fox, qtbot)


@pytest.mark.thorough
def test_what_can_be_pressed_has_a_name_and_can_be_reached(
    fox: MainWindow, qtbot, lamp: Path
) -> None:
    open_in(fox, qtbot, lamp)
    fox.chat.composer.ask_about(Selection.of(read(fox)), "All that night")
    buttons = [b for b in fox.chat.findChildren(QToolButton) if b.isVisible()]
    assert len(buttons) == 6  # two of the head, the passage, model, scope, send
    for button in buttons:
        assert button.accessibleName() or button.text(), button.toolTip()
        assert button.focusPolicy() & Qt.FocusPolicy.TabFocus


@pytest.mark.thorough
@pytest.mark.parametrize(("key", "opens"), [("H", ConversationsDialog), ("N", None)])
def test_keys_of_the_talk(fox: MainWindow, qtbot, lamp: Path, key: str, opens) -> None:
    open_in(fox, qtbot, lamp)
    ask(fox, qtbot, WHEN)
    fox.activateWindow()
    fox.chat.composer.field.setFocus()
    qtbot.waitUntil(lambda: QApplication.focusWidget() is not None)
    QTest.keyClick(fox.chat.composer.field, getattr(Qt.Key, f"Key_{key}"),
                   Qt.KeyboardModifier.ControlModifier)  # fmt: skip
    if opens is None:
        qtbot.waitUntil(lambda: not fox.chat._turns)
    else:
        dialog(fox, qtbot, opens).close()
    at_rest(fox, qtbot)
