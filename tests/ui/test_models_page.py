"""The page of the settings for models: who does what, the list, and the rules for all."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict, replace

import pytest
from PySide6.QtWidgets import QComboBox, QLabel, QToolButton, QWidget

from chatwindow import answering, at_rest, use
from endpoint import Call, Endpoint, Reply, Request
from foxreader.core.message import Provider, Usage
from foxreader.llm import ToldApart
from foxreader.program.program import Program
from foxreader.ui.settings.models_page import ModelsPage
from foxreader.ui.settings.set_up import SetUpDialog
from foxreader.ui.settings.window import SettingsWindow
from foxreader.ui.window.main_window import MainWindow
from hands import field, press, read
from secondreader import rightly, tells

pytestmark = pytest.mark.gui

SERVICE = Provider("My service", "https://model.invalid/v1", "small-1", price_in=0.15)


def open_page(fox: MainWindow) -> tuple[SettingsWindow, ModelsPage]:
    shown = fox.settings.models()
    assert isinstance(shown, SettingsWindow)
    page = shown.page("models")
    assert isinstance(page, ModelsPage)
    return shown, page


def two(fox: MainWindow, endpoint: Endpoint, **chosen: object) -> None:
    """A model here, and one at a service."""
    use(fox, endpoint)
    settings = fox.program.profile.settings
    kept = replace(settings, providers=(*settings.providers, SERVICE), **chosen)
    fox.program.profile.save(kept)


def choose(page: QWidget, duty: str, words: str) -> None:
    """Choose a model for a duty, as with the keyboard."""
    box = field(page, duty, QComboBox)
    box.setCurrentIndex(box.findText(words))
    assert box.currentText() == words
    box.activated.emit(box.currentIndex())


def kept(condition: Callable[[Program], bool]) -> Callable[[], bool]:
    return lambda: condition(Program())


def menu_of(page: QWidget, qtbot, model: str) -> dict[str, Callable[[], None]]:
    """The menu of a model's row; Qt shows a row that was just made a moment later."""

    def shown() -> list[QToolButton]:
        return [b for b in page.findChildren(QToolButton)
                if b.accessibleName().endswith(f" {model}") and b.isVisibleTo(page)]  # fmt: skip

    qtbot.waitUntil(lambda: len(shown()) == 1)
    (button,) = shown()
    return {action.text(): action.trigger for action in button.menu().actions()}


def test_models_are_chosen_limited_changed_removed_and_tested(
    fox: MainWindow, qtbot, endpoint: Endpoint, monkeypatch: pytest.MonkeyPatch
) -> None:
    two(fox, endpoint)
    shown, page = open_page(fox)
    the_sign_of_each_row_has_a_word(page)
    who_does_what(fox, page, qtbot)
    choose(page, "Search by meaning", "Set up…")
    assert shown.list.currentItem().text() == "Search"
    shown.close()
    limits_are_kept_and_what_was_used_is_shown(fox, qtbot, endpoint)
    a_model_is_changed_and_removed(fox, qtbot, endpoint)
    # What is known of a model goes with its address: each test finds one that is new.
    a_test_of_all_says_how_each_is(fox, qtbot, endpoint)
    with Endpoint(tells(rightly), models=("chat",)) as other:
        how_a_model_tells_claims_apart_is_in_its_row(fox, qtbot, other)
    with Endpoint(answering, models=("chat",)) as other, monkeypatch.context() as patch:
        a_test_that_ends_at_once_is_heard(fox, qtbot, other, patch)


def the_sign_of_each_row_has_a_word(page: ModelsPage) -> None:
    """Not only a colour."""
    words = [label.text() for label in page.findChildren(QLabel, "good")]
    assert words == ["● ready"]


def who_does_what(fox: MainWindow, page: ModelsPage, qtbot) -> None:
    """Each duty has the model that is chosen for it."""
    assert field(page, "Answers", QComboBox).currentText() == "chat"
    assert field(page, "Checking", QComboBox).currentText() == "same as answers"
    assert field(page, "Search by meaning", QComboBox).currentText() == "off"  # no model is there
    choose(page, "Summaries", "small-1")
    qtbot.waitUntil(kept(lambda p: p.profile.settings.index_at == "My service"))
    qtbot.waitUntil(lambda: "My service · asks first" in read(page))
    qtbot.waitUntil(lambda: "My service · Summaries" in read(page))
    choose(page, "Checking", "small-1")
    qtbot.waitUntil(kept(lambda p: p.profile.settings.second_at == "My service"))
    at_rest(fox, qtbot)


def limits_are_kept_and_what_was_used_is_shown(fox: MainWindow, qtbot, endpoint: Endpoint) -> None:
    """What was spent of what may be spent; each limit is kept as it is set."""
    two(fox, endpoint, monthly_money=5.0)
    fox.program.profile.usage.record("question", "Paid", "big", Usage(900, 100, 3), 0.25)
    fox.program.profile.usage.record("index", "Local", "small", Usage(50, 0, 1), local=True)
    shown, page = open_page(fox)
    qtbot.waitUntil(lambda: "Spent this month: $0.25 of $5.00" in read(shown))
    assert "Of it count 3 requests, 1,000 tokens, $0.25" in read(page)
    assert page.rules.tokens.text() == "5,000,000 tokens"
    page.rules.tokens.setValue(0)
    assert page.rules.tokens.text() == "no token limit"
    page.rules.tokens.setValue(3_000_000_000)
    page.rules.money.setValue(2.5)
    page.rules.here.setValue(12)
    qtbot.waitUntil(kept(lambda p: p.profile.settings.monthly_tokens == 3_000_000_000))
    settings = Program().profile.settings
    assert (settings.monthly_money, settings.minutes_local) == (2.5, 12)
    at_rest(fox, qtbot)
    shown.close()


def a_model_is_changed_and_removed(fox: MainWindow, qtbot, endpoint: Endpoint) -> None:
    """With its key and its duty; another one takes over."""
    two(fox, endpoint, index_at="My service")
    fox.program.profile.secrets.set(SERVICE, "sk-1")
    shown, page = open_page(fox)
    menu_of(page, qtbot, "small-1")["Change…"]()
    (dialog,) = shown.findChildren(SetUpDialog)
    assert dialog.steps.model.text() == "small-1"
    dialog.reject()
    menu_of(page, qtbot, "small-1")["Remove"]()
    qtbot.waitUntil(kept(lambda p: len(p.profile.settings.providers) == 1))
    at_rest(fox, qtbot)
    assert "small-1" not in read(page)
    assert fox.program.profile.secrets.get(SERVICE) is None
    assert fox.program.models.provider("index").name == "Mine"
    shown.close()


def a_test_of_all_says_how_each_is(fox: MainWindow, qtbot, endpoint: Endpoint) -> None:
    """One that is there and one that is not; what was found is kept."""

    def script(request: Request) -> Reply:
        if request.body["model"] == "gone":
            return Reply(status=404, error={"error": {"message": "model not found"}})
        calls = [Call("say_ready", {"word": "ready"})] if request.tools else []
        return Reply("one two three four", calls=calls)

    endpoint.script = script
    use(fox, endpoint)
    gone = Provider("Gone", endpoint.base_url, "gone")
    settings = fox.program.profile.settings
    fox.program.profile.save(replace(settings, providers=(*settings.providers, gone)))
    shown, page = open_page(fox)
    assert read(page).count("not tested") == 2
    press(shown, "Test all")
    qtbot.waitUntil(lambda: "○ not there" in read(page))
    assert "● ready" in read(page) and "words a second" in read(page)
    at_rest(fox, qtbot)
    shown.close()
    shown, page = open_page(fox)  # what was found is kept
    qtbot.waitUntil(lambda: "○ not there" in read(page))
    assert "● ready" in read(page) and "not tested" not in read(page)
    at_rest(fox, qtbot)
    shown.close()


def how_a_model_tells_claims_apart_is_in_its_row(
    fox: MainWindow, qtbot, endpoint: Endpoint
) -> None:
    """After its test, and as it is known without one."""
    two(fox, endpoint)
    mine = fox.program.profile.settings.providers[0]
    shown, page = open_page(fox)
    at_rest(fox, qtbot)
    assert "apart" not in read(page)
    menu_of(page, qtbot, mine.model)["Test"]()
    qtbot.waitUntil(lambda: "Answers, Checking, Summaries · tells 60 of 60 apart" in read(page))
    at_rest(fox, qtbot)
    shown.close()
    known = fox.program.models.known(mine)
    assert known is not None
    weak = replace(known, told=ToldApart(20, 30, 9, 30))
    fox.program.profile.abilities.put(mine, asdict(weak))
    shown, page = open_page(fox)
    qtbot.waitUntil(lambda: "· tells 41 of 60 apart" in read(page))  # without a test
    assert "not tested" in read(page)
    at_rest(fox, qtbot)
    shown.close()


def a_test_that_ends_at_once_is_heard(
    fox: MainWindow, qtbot, endpoint: Endpoint, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of all models, and of the one that is being set up."""
    start = fox.jobs.start

    def at_once(*work: object, **options: object) -> object:
        job = start(*work, **options)
        fox.jobs._pools[options.get("pool", "long")].waitForDone()
        return job

    use(fox, endpoint)
    shown, page = open_page(fox)
    assert "not tested" in read(page)
    monkeypatch.setattr(fox.jobs, "start", at_once)
    press(shown, "Test all")
    qtbot.waitUntil(lambda: "testing…" not in read(page) and "not tested" not in read(page))
    dialog = fox.settings.set_up(fox.program.profile.settings.provider)
    dialog.test()
    qtbot.waitUntil(lambda: "just now" in read(dialog))
    at_rest(fox, qtbot)
    dialog.reject()
    shown.close()


@pytest.mark.thorough
def test_word_for_word_is_a_model_like_the_others(
    fox: MainWindow, qtbot, endpoint: Endpoint
) -> None:
    two(fox, endpoint)
    shown, page = open_page(fox)
    choose(page, "Answers", "Word for word")
    qtbot.waitUntil(kept(lambda p: p.profile.settings.provider is None))
    qtbot.waitUntil(lambda: fox.chat.composer.model.text() == "Word for word")
    assert not field(page, "Summaries", QComboBox).isEnabled()
    choose(page, "Answers", "small-1")
    qtbot.waitUntil(lambda: fox.chat.composer.model.text() == "small-1")
    at_rest(fox, qtbot)
    shown.close()


@pytest.mark.thorough
def test_a_test_of_all_is_stopped(fox: MainWindow, qtbot, endpoint: Endpoint) -> None:
    endpoint.script = [Reply(fault="stall_first")]
    two(fox, endpoint)
    shown, page = open_page(fox)
    press(shown, "Test all")
    assert endpoint.waiting.wait(60)
    qtbot.waitUntil(lambda: "testing…" in read(page))
    press(shown, "Stop")
    at_rest(fox, qtbot)
    qtbot.waitUntil(lambda: "testing…" not in read(page))
    shown.close()


@pytest.mark.thorough
def test_the_folders_and_the_second_reader_are_kept(
    fox: MainWindow, qtbot, endpoint: Endpoint
) -> None:
    two(fox, endpoint)
    shown, page = open_page(fox)
    again = page.rules.again
    assert "cross-encoder" in page.rules.second.line.accessibleName()
    again.setCurrentIndex(again.findData("always"))
    page.rules.reader.line.setText(" /models/reader ")
    page.rules.reader.edited.emit()
    qtbot.waitUntil(kept(lambda p: p.profile.settings.reader_folder == "/models/reader"))
    assert Program().profile.settings.second_reading == "always"
    at_rest(fox, qtbot)
    shown.close()
