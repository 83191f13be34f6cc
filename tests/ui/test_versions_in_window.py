"""A question asked again, or in other words: the earlier one stays, as another version."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from chatwindow import answered, ask, at_rest, click, open_again, open_in, shown, use
from endpoint import Endpoint, cite_the_evidence
from foxreader.program.sessions import branch_of
from foxreader.ui.window.main_window import MainWindow
from hands import read

pytestmark = pytest.mark.gui

WHEN = "When did the keeper light the lamp?"
WHO = "Who read it in the morning?"
DIMMED = "Had the old lamp dimmed?"


def questions(fox: MainWindow) -> list[str]:
    return [turn.question for turn in fox.chat._turns.values()]


def key(fox: MainWindow, name: Qt.Key, held=Qt.KeyboardModifier.NoModifier) -> None:
    QTest.keyClick(fox.chat.composer.field, name, held)


def test_a_question_is_edited_and_asked_again_and_every_version_stays(
    fox: MainWindow, qtbot, lamp: Path
) -> None:
    with Endpoint(cite_the_evidence, models=("chat",)) as endpoint:
        use(fox, endpoint)
        open_in(fox, qtbot, lamp)
        ask(fox, qtbot, WHEN)
        ask(fox, qtbot, WHO)
        assert "of 2" not in shown(fox, qtbot)

        # By keyboard alone: the newest question is changed and asked in its place.
        composer = fox.chat.composer
        composer.field.setFocus()
        key(fox, Qt.Key.Key_Up)
        assert composer.field.toPlainText() == WHO
        assert read(composer.editing) == "Editing an earlier question"
        key(fox, Qt.Key.Key_Escape)
        assert composer.field.toPlainText() == "" and not composer.editing.isVisible()
        key(fox, Qt.Key.Key_Up)
        composer.field.setPlainText(DIMMED)
        key(fox, Qt.Key.Key_Return)
        answered(fox, qtbot)
        assert questions(fox) == [WHEN, DIMMED]
        qtbot.waitUntil(lambda: "2 of 2" in shown(fox, qtbot))
        assert WHO not in shown(fox, qtbot)

        # The first question again: what was asked after it stays with the version of before.
        fox.chat.press(1, "edit", "")  # it is above what is seen
        assert composer.field.toPlainText() == WHEN
        key(fox, Qt.Key.Key_Return)
        answered(fox, qtbot)
        assert questions(fox) == [WHEN]
        asked_with = endpoint.chats[-1].text
        assert DIMMED not in asked_with and WHO not in asked_with
        qtbot.waitUntil(lambda: "2 of 2" in shown(fox, qtbot))
        fox.chat.ask_last_again()
        answered(fox, qtbot)
        qtbot.waitUntil(lambda: "3 of 3" in shown(fox, qtbot))

        # Back, to the newest of what came after the first version.
        click(fox, qtbot, 1, '[data-value="-1"]')
        qtbot.waitUntil(lambda: "2 of 3" in shown(fox, qtbot))
        click(fox, qtbot, 1, '[data-value="-1"]')
        qtbot.waitUntil(lambda: questions(fox) == [WHEN, DIMMED])
        text = shown(fox, qtbot)
        assert "1 of 3" in text and "2 of 2" in text
        click(fox, qtbot, 3, '[data-value="-1"]')
        qtbot.waitUntil(lambda: questions(fox) == [WHEN, WHO])
        assert "Marn read it" in shown(fox, qtbot)
        # It is what the next opening shows.
        book = fox.controller.opened.book
        kept = branch_of(fox.program.profile, book)
        assert [turn.asked.question for turn in kept.turns] == [WHEN, WHO]
        # What is asked now goes on from here, and a model is told what is shown here alone.
        ask(fox, qtbot, "And by the third hour?")
        assert questions(fox) == [WHEN, WHO, "And by the third hour?"]
        assert DIMMED not in endpoint.chats[-1].text

    at_rest(fox, qtbot)
    profile, sha256 = fox.program.profile, fox.controller.opened.book.sha256
    (listed,) = profile.conversations.of(sha256)
    assert listed.turns == 6  # every version is kept
    open_again(fox, qtbot, lamp)
    assert questions(fox) == [WHEN, WHO, "And by the third hour?"]
    exported = fox.program.sessions.export(fox.controller.opened.book, "markdown")
    assert WHO in exported and DIMMED not in exported
