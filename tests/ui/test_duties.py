"""The models of a provider by what they do, and what is known of them, in the models' dialog."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QComboBox, QDialog, QLineEdit

from chatwindow import at_rest, use
from endpoint import Call, Endpoint, Reply, Request
from foxreader.core.message import Provider
from foxreader.llm import Known
from foxreader.parts.program import Program
from foxreader.ui.settings.duties import AbilityLine, DutyBox, ability_words, answering
from foxreader.ui.window.main_window import MainWindow
from hands import choose_from, field, press, write

pytestmark = pytest.mark.gui


def line_of(dialog: QDialog) -> AbilityLine:
    """The row that says what the models can do."""
    found = dialog.findChild(AbilityLine)
    assert isinstance(found, AbilityLine)
    return found


def probed(request: Request) -> Reply:
    """One model makes calls, the other prints nothing of the kind."""
    if request.tools and request.body["model"] == "thinker":
        return Reply(calls=[Call("say_ready", {"word": "ready"})])
    return Reply("ready")


def test_models_for_reasons_and_for_the_index_are_kept(
    fox: MainWindow, qtbot, endpoint: Endpoint
) -> None:
    use(fox, endpoint)
    dialog = fox.settings.models()
    reasons = field(dialog, "Model for reasons", DutyBox)
    index = field(dialog, "Model for the index", DutyBox)
    assert reasons.lineEdit().placeholderText() == "the same model"
    press(dialog, "Get list")
    qtbot.waitUntil(lambda: index.count() == 2)
    assert (reasons.named, index.named) == ("", "")
    write(reasons, " thinker ")
    press(dialog, "Save and use")
    qtbot.waitUntil(lambda: Program().profile.settings.provider.reasoning_model == "thinker")
    assert Program().profile.settings.provider.index_model == ""
    at_rest(fox, qtbot)
    again = fox.settings.models()
    assert field(again, "Model for reasons", DutyBox).named == "thinker"
    again.reject()
    at_rest(fox, qtbot)


def test_what_models_can_do_is_found_and_said(fox: MainWindow, qtbot, endpoint: Endpoint) -> None:
    endpoint.script = probed
    use(fox, endpoint)
    dialog = fox.settings.models()
    line = line_of(dialog)
    qtbot.waitUntil(lambda: line.message.text().startswith("chat: not asked yet"))
    assert line.button.text() == "Check"
    assert not endpoint.chats  # to look is not to ask
    write(field(dialog, "Model for reasons", DutyBox), "thinker")
    press(dialog, "Check")
    qtbot.waitUntil(lambda: line.button.text() == "Check again")
    chat, thinker = line.message.text().split("\n")
    assert chat == "chat: takes tools but need not call them; Foxreader searches first."
    assert thinker == "thinker: makes tool calls; it may search the book itself."
    asked = len(endpoint.chats)
    dialog.reject()
    at_rest(fox, qtbot)

    # It is remembered; asked again, the endpoint is.
    again = fox.settings.models()
    line = line_of(again)
    qtbot.waitUntil(lambda: "takes tools" in line.message.text())
    assert len(endpoint.chats) == asked
    press(again, line.button.text())
    qtbot.waitUntil(lambda: line.button.isEnabled())
    assert len(endpoint.chats) > asked
    at_rest(fox, qtbot)


def test_an_endpoint_that_fails_says_so(fox: MainWindow, qtbot, tmp_path: Path) -> None:
    with Endpoint() as gone:
        address = gone.base_url
    dialog = fox.settings.models()
    choose_from(dialog, "Add…", "Any other endpoint")
    write(field(dialog, "Base URL", QLineEdit), address)
    write(field(dialog, "Model", QComboBox), "gone")
    line = line_of(dialog)
    press(line, "Check")
    qtbot.waitUntil(lambda: "127.0.0.1" in line.message.text())
    qtbot.waitUntil(line.button.isEnabled)
    write(field(dialog, "Model", QComboBox), "")
    press(line, "Check")
    assert line.message.text() == "Name a model first."
    dialog.reject()
    at_rest(fox, qtbot)


def test_a_model_that_does_both_is_asked_once() -> None:
    one = Provider("p", "http://a", "m")
    assert answering(one) == (one,)
    two = Provider("p", "http://a", "m", reasoning_model="r", index_model="i")
    assert [serving.model for serving in answering(two)] == ["m", "r"]
    assert ability_words("m", Known("refused", schema=True)).startswith("m: makes no tool calls;")
