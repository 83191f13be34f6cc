"""The dialogs of the settings, with the program's own program and a real endpoint."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from importlib.util import find_spec
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QPushButton

from bookmaker import book_of
from endpoint import Endpoint, Reply, Request, cite_the_evidence
from foxreader.core.errors import LimitReached
from foxreader.core.message import Provider, Usage
from foxreader.index.build import build_text
from foxreader.library.usage import Total
from foxreader.llm import Sent
from foxreader.parts.models import Models
from foxreader.parts.program import Program
from foxreader.ui.book.semantic_status import SemanticStatus, offer_words, state_words
from foxreader.ui.platform.translation import data_size
from foxreader.ui.settings import words
from foxreader.ui.settings.models import ModelsDialog
from foxreader.ui.settings.numbers import NumberBox
from foxreader.ui.settings.search import SearchDialog
from foxreader.ui.settings.sent import SentDialog
from foxreader.ui.window.confirmations import Confirmation, Confirmations
from foxreader.ui.window.main_window import MainWindow
from tinymodel import write_model
from window import flush

pytestmark = pytest.mark.gui
NEEDS_NUMPY = pytest.mark.skipif(
    find_spec("numpy") is None, reason="the extra “semantic” is not installed"
)

PLACES = ["the harbour", "the old mill", "the long pier", "the chapel", "the lower road"]
LONG = "\n\n".join(
    f"Chapter {n}\n\n"
    + " ".join(f"In year {n}{y} they counted {y * n} boats at {PLACES[y % 5]}." for y in range(90))
    for n in range(1, 9)
)


@pytest.fixture
def book(tmp_path: Path) -> Path:
    path = tmp_path / "boats.txt"
    path.write_text(LONG, encoding="utf-8")
    return path


@pytest.fixture
def window(qapp, qtbot, tmp_path: Path) -> Iterator[MainWindow]:
    state = QSettings(str(tmp_path / "w.ini"), QSettings.Format.IniFormat)
    made = MainWindow(Program(), state)
    made.resize(1200, 800)
    made.show()
    yield made
    made.close()
    made.deleteLater()
    flush()


@pytest.fixture
def endpoint() -> Iterator[Endpoint]:
    with Endpoint() as running:
        yield running


def use(window: MainWindow, endpoint: Endpoint, **chosen) -> None:
    provider = Provider("Mine", endpoint.base_url, "chat", context=32_768)
    kept = replace(window._program.profile.settings, providers=(provider,), active="Mine", **chosen)
    window._program.profile.save(kept)


def open_book(window: MainWindow, qtbot, path: Path) -> None:
    window.open(path)
    qtbot.waitUntil(
        lambda: window.controller.opened is not None and window.controller.opened.path == path
    )


def offered(window: MainWindow) -> str:
    return window.chat._notice_text.text() if window.chat._notice.isVisible() else ""


def press(window: MainWindow, name: str) -> None:
    (button,) = [b for b in window.chat._notice.findChildren(QPushButton) if b.text() == name]
    button.click()


def embedded(endpoint: Endpoint) -> list[str]:
    asked = [r for r in endpoint.chats if r.path.endswith("/embeddings")]
    return [text for request in asked for text in request.body["input"]]


def limit_of(window: MainWindow) -> int:
    limit = window.controller.scope.limit
    return limit.start if limit is not None else -1


def at_rest(window: MainWindow, qtbot) -> None:
    qtbot.waitUntil(lambda: not window.jobs._running)


# Models


def test_prices_and_how_many_at_once_are_kept(window: MainWindow, qtbot) -> None:
    dialog = ModelsDialog(window._program, window.jobs, window)
    dialog._add(Provider("Paid", "https://model.invalid/v1", "big", price_in=0.075))
    assert "0.075" in dialog._price_in.text() and "0.0750" not in dialog._price_in.text()
    assert dialog._price_out.text() == "not known"
    dialog._price_out.setValue(1.25)
    dialog._parallel.setValue(7)
    dialog._save()
    qtbot.waitUntil(lambda: Program().profile.settings.active == "Paid")
    kept = Program().profile.settings.provider
    assert kept is not None
    assert (kept.price_in, kept.price_out, kept.parallel) == (0.075, 1.25, 7)
    at_rest(window, qtbot)


def test_a_dialog_may_be_closed_before_it_is_answered(
    window: MainWindow, qtbot, endpoint: Endpoint
) -> None:
    endpoint._script = lambda request: Reply("ready", delay=0.4)
    dialog = window.settings.models()
    dialog._add(Provider("Slow", endpoint.base_url, "slow"))
    dialog._test()
    qtbot.waitUntil(lambda: bool(endpoint.chats))
    dialog.reject()
    flush()
    at_rest(window, qtbot)  # an exception in a slot would fail this test


@pytest.mark.parametrize(
    ("value", "shown"), [(0.15, "0.15"), (100.0, "100"), (0.000001, "0.000001"), (20.5, "20.5")]
)
def test_a_number_shows_the_places_it_needs(qapp, value: float, shown: str) -> None:
    box = NumberBox("price_in", 6)
    box.setValue(value)
    assert box.text() == shown
    assert box.valueFromText(box.text()) == value


def test_a_limit_may_be_larger_than_a_machine_word(qapp) -> None:
    box = NumberBox("monthly_tokens")
    box.setValue(750_000_000_000)
    assert round(box.value()) == 750_000_000_000


# Semantic search


@NEEDS_NUMPY
def test_where_a_book_has_no_vectors_the_reader_hears_it_once(
    window: MainWindow, qtbot, book: Path, endpoint: Endpoint
) -> None:
    use(window, endpoint, semantic="endpoint", semantic_model="embed-1")
    open_book(window, qtbot, book)
    qtbot.waitUntil(lambda: bool(offered(window)))
    assert offered(window).startswith("Semantic search unavailable: ")
    assert "Mine" in offered(window)
    press(window, "Not now")
    at_rest(window, qtbot)
    window.controller.index.start()
    at_rest(window, qtbot)
    assert "Semantic" not in offered(window)
    assert not embedded(endpoint)


@NEEDS_NUMPY
def test_index_now_makes_the_vectors_and_search_is_ready(
    window: MainWindow, qtbot, book: Path, endpoint: Endpoint
) -> None:
    use(window, endpoint, semantic="endpoint", semantic_model="embed-1")
    stages: list[str] = []
    window.controller.index.progress.connect(
        lambda state: stages.append(state.stage if state else "")
    )
    open_book(window, qtbot, book)
    qtbot.waitUntil(lambda: bool(offered(window)))
    dialog = window.settings.search()
    qtbot.waitUntil(lambda: dialog._book.button.isVisible())
    assert dialog._book.message.text() == offered(window)
    dialog._book.button.click()
    assert "Semantic" not in offered(window)
    qtbot.waitUntil(lambda: dialog._book.message.text() == "Ready.")
    assert not dialog._book.button.isVisible()
    assert "vectors" in stages
    assert any("boats at the old mill" in text for text in embedded(endpoint))
    sent = len(embedded(endpoint))

    # Another model's vectors are not this one's: what is there counts for nothing.
    dialog.choice.model.setText("embed-2")
    dialog.choice.changed.emit()
    assert not dialog._book.button.isVisible()
    dialog.save()
    qtbot.waitUntil(lambda: "vector of this model" in offered(window))
    assert len(embedded(endpoint)) == sent
    assert Program().profile.settings.semantic_model == "embed-2"
    press(window, "Index now")
    qtbot.waitUntil(lambda: len(embedded(endpoint)) > sent)
    at_rest(window, qtbot)


@NEEDS_NUMPY
def test_making_vectors_can_be_stopped_and_goes_on(
    window: MainWindow, qtbot, book: Path, endpoint: Endpoint
) -> None:
    def script(request: Request) -> Reply:
        slow = request.path.endswith("/embeddings")
        return Reply(delay=0.3) if slow else cite_the_evidence(request)

    endpoint._script = script
    use(window, endpoint, semantic="endpoint", semantic_model="embed-1")
    open_book(window, qtbot, book)
    qtbot.waitUntil(lambda: bool(offered(window)))
    dialog = window.settings.search()
    qtbot.waitUntil(lambda: dialog._book.button.isVisible())
    dialog._book.button.click()
    qtbot.waitUntil(lambda: "Semantic index 64 of" in dialog._book.message.text())
    assert "Semantic index" in window.foot._index.text()
    assert dialog._book.button.text() == "Stop"
    dialog._book.button.click()
    qtbot.waitUntil(lambda: dialog._book.button.text() == "Index now")
    at_rest(window, qtbot)
    assert "unavailable" in dialog._book.message.text()
    window.controller.index.pause_or_resume()
    qtbot.waitUntil(lambda: dialog._book.message.text() == "Ready.")
    at_rest(window, qtbot)
    texts = embedded(endpoint)
    # One text tells the size of a vector at each start; what a stop cut off is sent again.
    assert len(texts) <= len(set(texts)) + 2 + 64


@NEEDS_NUMPY
def test_nothing_past_the_readers_place_is_embedded_at_an_endpoint(
    window: MainWindow, qtbot, tmp_path: Path, endpoint: Endpoint
) -> None:
    path = tmp_path / "limit.txt"
    path.write_text(LONG + "\n\nChapter 9\n\nThe canaryword stands at the end.")
    use(window, endpoint, semantic="endpoint", semantic_model="embed-1")
    open_book(window, qtbot, path)
    window.controller.set_limit(True)
    opened = window.controller.opened
    assert opened is not None
    qtbot.waitUntil(lambda: window.reader.ready)
    fourth = next(e.place for e in opened.book.toc if "4" in e.title)
    window.reader.go(fourth)
    qtbot.waitUntil(lambda: limit_of(window) >= fourth.start)
    at_rest(window, qtbot)
    window.controller.index.index_now()
    at_rest(window, qtbot)
    texts = embedded(endpoint)
    assert any("In year 12 " in text for text in texts)
    assert not any("canaryword" in text or "In year 72 " in text for text in texts)


def test_a_model_in_a_folder_indexes_by_itself(
    window: MainWindow, qtbot, book: Path, tmp_path: Path, endpoint: Endpoint
) -> None:
    pytest.importorskip("onnxruntime", reason="the extra “semantic” is not installed")
    folder = write_model(tmp_path / "m", {"[UNK]": [1.0, 0.0], "boats": [0.0, 1.0]})
    use(window, endpoint)
    open_book(window, qtbot, book)
    dialog = window.settings.search()
    qtbot.waitUntil(lambda: dialog._book.message.text() == "Off.")
    assert not dialog._check.isEnabled()
    dialog.choice.choose("folder")
    assert dialog._book.message.text() == "Known after saving."
    dialog.choice.folder.setText(str(folder))
    dialog.check()
    qtbot.waitUntil(lambda: "vectors of 2 numbers" in dialog._message.text())
    dialog.save()
    qtbot.waitUntil(lambda: Program().profile.settings.semantic == "folder")
    told: list[SemanticStatus] = []

    def ready() -> bool:
        window.controller.index.semantic_status(told.append)
        return bool(told) and told[-1].ready

    qtbot.waitUntil(ready)
    at_rest(window, qtbot)
    assert "Semantic" not in offered(window)
    assert not embedded(endpoint)


@pytest.mark.parametrize("act", ["check", "save"])
def test_a_folder_without_a_model_is_said_and_not_kept(
    window: MainWindow, qtbot, tmp_path: Path, act: str
) -> None:
    dialog = SearchDialog(window._program, window.jobs, window.controller, window)
    dialog.choice.choose("folder")
    dialog.choice.folder.setText(str(tmp_path))
    getattr(dialog, act)()
    qtbot.waitUntil(lambda: "choose a model's" in dialog._message.text() or
                    "extra" in dialog._message.text())  # fmt: skip
    assert dialog._save.isEnabled()
    assert Program().profile.settings.semantic == "off"


def test_a_model_that_is_gone_leads_to_the_settings(
    window: MainWindow, qtbot, book: Path, tmp_path: Path, endpoint: Endpoint
) -> None:
    use(window, endpoint, semantic="folder", semantic_folder=str(tmp_path / "gone"))
    open_book(window, qtbot, book)
    qtbot.waitUntil(lambda: bool(offered(window)))
    assert "Semantic search unavailable. " in offered(window)
    press(window, "Settings…")
    assert window.findChildren(SearchDialog)
    at_rest(window, qtbot)


def test_without_an_endpoint_its_model_is_refused(window: MainWindow, qtbot) -> None:
    dialog = SearchDialog(window._program, window.jobs, window.controller, window)
    dialog.choice.choose("endpoint")
    dialog.choice.model.setText("embed-1")
    dialog.save()
    qtbot.waitUntil(lambda: "under Models" in dialog._message.text())
    assert Program().profile.settings.semantic == "off"


def test_a_change_of_semantic_search_keeps_the_conversation(
    window: MainWindow, qtbot, book: Path, endpoint: Endpoint
) -> None:
    use(window, endpoint)
    open_book(window, qtbot, book)
    window.ask("How many boats were at the old mill?")
    qtbot.waitUntil(lambda: window.turn is None)
    before = window.controller.questions.conversation
    window.controller.semantic_changed()
    window.ask("And at the chapel?")
    qtbot.waitUntil(lambda: window.turn is None)
    assert window.controller.questions.conversation == before
    last = [r for r in endpoint.chats if "And at the chapel?" in r.text][-1]
    assert "How many boats were at the old mill?" in last.text
    at_rest(window, qtbot)


@pytest.mark.parametrize(
    ("meaning", "said"),
    [
        (None, "No book is open."),
        (SemanticStatus("off"), "Off."),
        (SemanticStatus("folder"), "The book is still being indexed."),
        (SemanticStatus("folder", True), "Ready."),
        (
            SemanticStatus("folder", True, 1, 9),
            "Semantic search unavailable: 1 piece of text has no",
        ),
        (
            SemanticStatus("folder", True, 1200, 9),
            "Semantic search unavailable: 1,200 pieces of text ",
        ),
        (SemanticStatus("endpoint", True, 2, 9, stale=True), "no vector of this model."),
        (SemanticStatus("folder", True, problem="Get it."), "Semantic search unavailable. Get it."),
    ],
)
def test_how_it_stands_in_words(meaning: SemanticStatus | None, said: str) -> None:
    assert said in state_words(meaning)


def test_the_offer_says_where_text_goes() -> None:
    there = SemanticStatus("endpoint", True, 900, 120_400, endpoint="OpenAI")
    assert "120k tokens" in offer_words(there) and "OpenAI, which may charge" in offer_words(there)
    assert "follows as you read" in offer_words(replace(there, limited=True))
    assert "on this computer" in offer_words(replace(there, local=True))
    assert "nothing leaves" in offer_words(SemanticStatus("folder", True, 900, 120_400))


# Confirmation


def test_one_thing_is_asked_at_a_time(qapp) -> None:
    leaves, shown, done = Confirmations(), [], []
    leaves.wanted.connect(lambda text, yes: shown.append(text))
    leaves.ask("a", Confirmation("A?", "Yes", lambda: done.append("a")))
    leaves.ask(
        "b", Confirmation("B?", "Yes", lambda: done.append("b"), lambda: done.append("not b"))
    )
    leaves.ask("c", Confirmation("C?", "Yes", lambda: done.append("c")))
    assert shown == ["A?"]
    leaves.ask("a", Confirmation("A now?", "Yes", lambda: done.append("a now")))
    leaves.answer(True)
    leaves.withdraw("c")
    leaves.answer(False)
    leaves.answer(True)
    assert shown == ["A?", "A now?", "B?", ""]
    assert done == ["a now", "not b"]
    leaves.ask("a", Confirmation("A?", "Yes", lambda: done.append("a")))
    leaves.forget()
    leaves.answer(True)
    assert shown[-1] == "" and done == ["a now", "not b"]


# Limits


def test_limits_are_kept_and_what_was_used_is_shown(window: MainWindow, qtbot) -> None:
    window._program.profile.usage.record("question", "Paid", "big", Usage(900, 100, 3), 0.25)
    window._program.profile.usage.record("index", "Local", "small", Usage(50, 0, 1), local=True)
    dialog = SearchDialog(window._program, window.jobs, window.controller, window)
    assert (dialog._tokens.text(), dialog._money.text()) == ("no limit", "no limit")
    qtbot.waitUntil(lambda: "1,050 tokens" in dialog._used.text())
    assert "Of it count 3 requests, 1,000 tokens, $0.25" in dialog._used.text()
    dialog._tokens.setValue(3_000_000_000)
    dialog._money.setValue(2.5)
    heard: list[bool] = []
    dialog.saved.connect(heard.append)
    dialog.save()
    qtbot.waitUntil(lambda: heard == [False])
    kept = Program().profile.settings
    assert (kept.monthly_tokens, kept.monthly_money) == (3_000_000_000, 2.5)


def test_a_limit_that_is_raised_holds_for_the_conversation_at_hand(
    own_home: Path, monkeypatch: pytest.MonkeyPatch, endpoint: Endpoint
) -> None:
    monkeypatch.setattr(Models, "local", False)
    program = Program()
    provider = Provider("Paid", endpoint.base_url, "big", context=32_768)
    program.profile.save(
        replace(program.profile.settings, providers=(provider,), active="Paid", monthly_tokens=10)
    )
    program.profile.usage.record("question", "Paid", "big", Usage(10, 10, 1))
    index = program.indexes.open(book_of("The keeper lit the lamp at dusk. " * 20))
    list(build_text(index))
    session = program.sessions.about(index)
    with pytest.raises(LimitReached):
        list(session.ask("Who lit the lamp?"))
    assert not endpoint.chats
    program.profile.save(replace(program.profile.settings, monthly_tokens=1_000_000))
    list(session.ask("Who lit the lamp?"))
    assert endpoint.chats
    index.close()


@pytest.mark.parametrize(
    ("used", "paid", "said"),
    [
        (Total(Usage(), 0), Total(Usage(), 0), "Nothing has been used"),
        (Total(Usage(5, 5, 1), 0), Total(Usage(), 0), "1 request, 10 tokens. None of it counts"),
        (Total(Usage(5, 5, 2), 0.001), Total(Usage(5, 5, 2), 0.001), "10 tokens, less than $0.01."),
    ],
)
def test_what_was_used_in_words(used: Total, paid: Total, said: str) -> None:
    assert said in words.used_words(used, paid)


# What left this computer


def test_what_left_is_shown_as_it_was_sent(window: MainWindow, qtbot, endpoint: Endpoint) -> None:
    program = window._program
    dialog = SentDialog(program.profile.wire, window)
    assert dialog._head.text() == "Nothing has been sent."
    models = ModelsDialog(program, window.jobs, window)
    models._add(Provider("Mine", endpoint.base_url, "mine"))
    models._key.setText("sk-never-in-the-log")
    models._test()
    qtbot.waitUntil(lambda: dialog._list.count() == 1)  # by itself, while open
    qtbot.waitUntil(lambda: "answers" in models._message.text())
    (sent,) = program.profile.wire.sent
    assert dialog._body.toPlainText().encode() == sent.body
    assert "sk-never-in-the-log" not in dialog._body.toPlainText()
    headers = {name.lower(): value for name, value in endpoint.chats[0].headers.items()}
    assert headers["authorization"] == "Bearer sk-never-in-the-log"
    assert endpoint.base_url in dialog._head.text()

    # A newer one goes on top; the one that is read stays.
    models._fetch()
    qtbot.waitUntil(lambda: dialog._list.count() == 2)
    assert dialog._list.currentRow() == 1
    assert dialog._body.toPlainText().encode() == sent.body
    dialog._list.setCurrentRow(0)
    assert dialog._head.text().startswith("GET ") and not dialog._body.toPlainText()
    dialog.close()


def test_a_request_in_words() -> None:
    sent = Sent(0.0, "POST", "https://model.example/v1/chat?x=1", b'{"a": "\xe4\xb8\xad"}\xff')
    assert words.sent_row(sent).split("\n")[1] == "model.example/v1/chat"
    assert words.sent_body(sent) == '{"a": "中"}\\xff'
    sizes = [0, 1, 999, 1000, 9949, 99_499, 999_499, 999_500, 8_000_000]
    assert [data_size(n) for n in sizes] == [
        "0 bytes", "1 byte", "999 bytes", "1.0 kB", "9.9 kB", "99 kB", "999 kB", "999.5 kB",
        "8.0 MB",
    ]  # fmt: skip
