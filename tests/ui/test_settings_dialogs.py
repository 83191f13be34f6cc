"""The pages of the settings for search and privacy, with a real endpoint."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from importlib.util import find_spec
from pathlib import Path

import pytest
from PySide6.QtWidgets import QListWidget, QPlainTextEdit, QWidget

from bookmaker import book_of
from endpoint import Endpoint, Reply, Request, cite_the_evidence
from foxreader.core.errors import LimitReached
from foxreader.core.message import Provider, Usage
from foxreader.index.stages import build_text
from foxreader.library.usage import Total
from foxreader.llm import Sent
from foxreader.program.models import Models
from foxreader.program.program import Program
from foxreader.ui.book.index_offers import SemanticStatus, state_words, vectors_offer
from foxreader.ui.book.indexing import Confirmation, Confirmations
from foxreader.ui.platform.translation import data_size
from foxreader.ui.settings import privacy_page
from foxreader.ui.settings.privacy_page import PrivacyPage
from foxreader.ui.settings.search_page import BookState, SearchPage
from foxreader.ui.settings.window import NumberBox
from foxreader.ui.window.main_window import MainWindow
from hands import button, notice, press, read, write
from tinymodel import write_model

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
def endpoint() -> Iterator[Endpoint]:
    with Endpoint() as running:
        yield running


def use(fox: MainWindow, endpoint: Endpoint, **chosen) -> None:
    provider = Provider("Mine", endpoint.base_url, "chat", context=32_768)
    kept = replace(fox.program.profile.settings, providers=(provider,), active="Mine", **chosen)
    fox.program.profile.save(kept)


def open_book(fox: MainWindow, qtbot, path: Path) -> None:
    fox.open(path)
    qtbot.waitUntil(
        lambda: fox.controller.opened is not None and fox.controller.opened.path == path
    )


def embedded(endpoint: Endpoint) -> list[str]:
    asked = [r for r in endpoint.chats if r.path.endswith("/embeddings")]
    return [text for request in asked for text in request.body["input"]]


def limit_of(fox: MainWindow) -> int:
    limit = fox.controller.scope.limit
    return limit.start if limit is not None else -1


def at_rest(fox: MainWindow, qtbot) -> None:
    qtbot.waitUntil(lambda: not fox.jobs._running)


# Fields


def search_page(fox: MainWindow) -> SearchPage:
    """The page of the settings for search, on screen."""
    page = fox.settings.open("search").page("search")
    assert isinstance(page, SearchPage)
    return page


def book_state(dialog: QWidget) -> BookState:
    """The row that says how semantic search is for the open book."""
    found = dialog.findChild(BookState)
    assert isinstance(found, BookState)
    return found


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
    fox: MainWindow, qtbot, lamp: Path, endpoint: Endpoint
) -> None:
    use(fox, endpoint, semantic="endpoint", semantic_model="embed-1")
    open_book(fox, qtbot, lamp)
    qtbot.waitUntil(lambda: bool(notice(fox)))
    assert notice(fox).startswith("Semantic search unavailable: ")
    assert "Mine" in notice(fox)
    press(fox.chat, "Not now")
    at_rest(fox, qtbot)
    fox.controller.index.start()
    at_rest(fox, qtbot)
    assert "Semantic" not in notice(fox)
    assert not embedded(endpoint)


@pytest.mark.thorough
@NEEDS_NUMPY
def test_index_now_makes_the_vectors_and_search_is_ready(
    fox: MainWindow, qtbot, book: Path, endpoint: Endpoint
) -> None:
    use(fox, endpoint, semantic="endpoint", semantic_model="embed-1")
    stages: list[str] = []
    fox.controller.index.progress.connect(lambda state: stages.append(state.stage))
    open_book(fox, qtbot, book)
    qtbot.waitUntil(lambda: bool(notice(fox)))
    dialog = search_page(fox)
    qtbot.waitUntil(lambda: book_state(dialog).button.isVisible())
    assert book_state(dialog).message.text() == notice(fox)
    press(book_state(dialog), book_state(dialog).button.text())
    assert "Semantic" not in notice(fox)
    qtbot.waitUntil(lambda: book_state(dialog).message.text() == "Ready.")
    assert not book_state(dialog).button.isVisible()
    assert "vectors" in stages
    assert any("boats at the old mill" in text for text in embedded(endpoint))
    sent = len(embedded(endpoint))

    # Another model's vectors are not this one's: what is there counts for nothing.
    write(dialog.choice.model, "embed-2")
    assert not book_state(dialog).button.isVisible()
    press(dialog, "Save")
    qtbot.waitUntil(lambda: "vector of this model" in notice(fox))
    assert len(embedded(endpoint)) == sent
    assert Program().profile.settings.semantic_model == "embed-2"
    press(fox.chat, "Index now")
    qtbot.waitUntil(lambda: len(embedded(endpoint)) > sent)
    at_rest(fox, qtbot)


@pytest.mark.thorough
@NEEDS_NUMPY
def test_making_vectors_can_be_stopped_and_goes_on(
    fox: MainWindow, qtbot, book: Path, endpoint: Endpoint
) -> None:
    def script(request: Request) -> Reply:
        slow = request.path.endswith("/embeddings")
        return Reply(delay=0.3) if slow else cite_the_evidence(request)

    endpoint.script = script
    use(fox, endpoint, semantic="endpoint", semantic_model="embed-1")
    open_book(fox, qtbot, book)
    qtbot.waitUntil(lambda: bool(notice(fox)))
    dialog = search_page(fox)
    qtbot.waitUntil(lambda: book_state(dialog).button.isVisible())
    press(book_state(dialog), book_state(dialog).button.text())
    qtbot.waitUntil(lambda: "Semantic index 64 of" in book_state(dialog).message.text())
    assert "Semantic index" in fox.foot.index.text()
    assert book_state(dialog).button.text() == "Stop"
    press(book_state(dialog), book_state(dialog).button.text())
    qtbot.waitUntil(lambda: book_state(dialog).button.text() == "Index now")
    at_rest(fox, qtbot)
    assert "unavailable" in book_state(dialog).message.text()
    fox.controller.index.pause_or_resume()
    qtbot.waitUntil(lambda: book_state(dialog).message.text() == "Ready.")
    at_rest(fox, qtbot)
    texts = embedded(endpoint)
    # One text tells the size of a vector at each start; what a stop cut off is sent again.
    assert len(texts) <= len(set(texts)) + 2 + 64


@pytest.mark.thorough
@NEEDS_NUMPY
def test_nothing_past_the_readers_place_is_embedded_at_an_endpoint(
    fox: MainWindow, qtbot, tmp_path: Path, endpoint: Endpoint
) -> None:
    path = tmp_path / "limit.txt"
    path.write_text(LONG + "\n\nChapter 9\n\nThe canaryword stands at the end.")
    use(fox, endpoint, semantic="endpoint", semantic_model="embed-1")
    open_book(fox, qtbot, path)
    fox.controller.set_limit(True)
    opened = fox.controller.opened
    assert opened is not None
    qtbot.waitUntil(lambda: fox.reader.ready)
    fourth = next(e.place for e in opened.book.toc if "4" in e.title)
    fox.controller.limit.set_read(fourth)
    assert limit_of(fox) == fourth.start
    at_rest(fox, qtbot)
    fox.controller.index.index_now()
    at_rest(fox, qtbot)
    texts = embedded(endpoint)
    assert any("In year 12 " in text for text in texts)
    assert not any("canaryword" in text or "In year 72 " in text for text in texts)


@pytest.mark.skipif(
    find_spec("onnxruntime") is None, reason="the extra “semantic” is not installed"
)
def test_a_model_in_a_folder_indexes_by_itself(
    fox: MainWindow, qtbot, book: Path, tmp_path: Path, endpoint: Endpoint
) -> None:
    folder = write_model(tmp_path / "m", {"[UNK]": [1.0, 0.0], "boats": [0.0, 1.0]})
    use(fox, endpoint)
    open_book(fox, qtbot, book)
    dialog = search_page(fox)
    qtbot.waitUntil(lambda: book_state(dialog).message.text() == "Off.")
    assert not button(dialog, "Check").isEnabled()
    press(dialog, "A model in a folder")
    assert book_state(dialog).message.text() == "Known after saving."
    write(dialog.choice.folder.line, str(folder))
    press(dialog, "Check")
    qtbot.waitUntil(lambda: "vectors of 2 numbers" in read(dialog))
    press(dialog, "Save")
    qtbot.waitUntil(lambda: Program().profile.settings.semantic == "folder")
    told: list[SemanticStatus] = []

    def ready() -> bool:
        fox.controller.index.semantic_status(told.append)
        return bool(told) and told[-1].ready

    qtbot.waitUntil(ready)
    at_rest(fox, qtbot)
    assert "Semantic" not in notice(fox)
    assert not embedded(endpoint)


@pytest.mark.thorough
@pytest.mark.parametrize("act", ["Check", "Save"])
def test_a_folder_without_a_model_is_said_and_not_kept(
    fox: MainWindow, qtbot, tmp_path: Path, act: str
) -> None:
    dialog = search_page(fox)
    press(dialog, "A model in a folder")
    write(dialog.choice.folder.line, str(tmp_path))
    press(dialog, act)
    qtbot.waitUntil(lambda: "choose a model's" in read(dialog) or
                    "extra" in read(dialog))  # fmt: skip
    assert button(dialog, "Save").isEnabled()
    assert Program().profile.settings.semantic == "off"


@pytest.mark.thorough
def test_a_model_that_is_gone_leads_to_the_settings(
    fox: MainWindow, qtbot, book: Path, tmp_path: Path, endpoint: Endpoint
) -> None:
    use(fox, endpoint, semantic="folder", semantic_folder=str(tmp_path / "gone"))
    open_book(fox, qtbot, book)
    qtbot.waitUntil(lambda: bool(notice(fox)))
    assert "Semantic search unavailable. " in notice(fox)
    press(fox.chat, "Settings…")
    assert fox.findChildren(SearchPage)
    at_rest(fox, qtbot)


@pytest.mark.thorough
def test_without_an_endpoint_its_model_is_refused(fox: MainWindow, qtbot) -> None:
    dialog = search_page(fox)
    press(dialog, "The provider's embedding model")
    write(dialog.choice.model, "embed-1")
    press(dialog, "Save")
    qtbot.waitUntil(lambda: "under Models" in read(dialog))
    assert Program().profile.settings.semantic == "off"


@pytest.mark.thorough
def test_a_change_of_semantic_search_keeps_the_conversation(
    fox: MainWindow, qtbot, book: Path, endpoint: Endpoint
) -> None:
    use(fox, endpoint)
    open_book(fox, qtbot, book)
    fox.ask("How many boats were at the old mill?")
    qtbot.waitUntil(lambda: fox.turn is None)
    before = fox.controller.questions.conversation
    fox.controller.semantic_changed()
    fox.ask("And at the chapel?")
    qtbot.waitUntil(lambda: fox.turn is None)
    assert fox.controller.questions.conversation == before
    last = [r for r in endpoint.chats if "And at the chapel?" in r.text][-1]
    assert "How many boats were at the old mill?" in last.text
    at_rest(fox, qtbot)


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
    assert "120k tokens" in vectors_offer(there) and "OpenAI, which may charge" in vectors_offer(
        there
    )
    assert "follows as you read" in vectors_offer(replace(there, limited=True))
    assert "on this computer" in vectors_offer(replace(there, local=True))
    assert "nothing leaves" in vectors_offer(SemanticStatus("folder", True, 900, 120_400))


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
    assert said in privacy_page.used_words(used, paid)


# What left this computer


@pytest.mark.thorough
def test_what_left_is_shown_as_it_was_sent(
    fox: MainWindow, qtbot, book: Path, endpoint: Endpoint
) -> None:
    use(fox, endpoint)
    fox.program.profile.secrets.set(fox.program.models.provider(), "sk-never-in-the-log")
    page = fox.settings.open("privacy").page("privacy")
    assert isinstance(page, PrivacyPage)
    (sent_list,) = page.sent.findChildren(QListWidget)
    (body,) = page.sent.findChildren(QPlainTextEdit)
    assert "Nothing has been sent." in read(page)
    models, provider = fox.program.models, fox.program.models.provider()
    list(models.try_out(provider))
    qtbot.waitUntil(lambda: sent_list.count() > 4)  # by itself, while open
    sent = fox.program.profile.wire.sent
    assert body.toPlainText().encode() == sent[-1].body
    assert not any(b"sk-never-in-the-log" in one.body for one in sent)
    headers = {name.lower(): value for name, value in endpoint.chats[0].headers.items()}
    assert headers["authorization"] == "Bearer sk-never-in-the-log"
    assert endpoint.base_url in read(page)

    # A newer one goes on top; the one that is read stays.
    models.found(provider)
    qtbot.waitUntil(lambda: sent_list.count() == len(sent) + 1)
    assert sent_list.currentRow() == 1
    assert body.toPlainText().encode() == sent[-1].body
    sent_list.setCurrentRow(0)
    assert f"GET {endpoint.base_url}" in read(page) and not body.toPlainText()


def test_a_request_in_words() -> None:
    sent = Sent(0.0, "POST", "https://model.example/v1/chat?x=1", b'{"a": "\xe4\xb8\xad"}\xff')
    assert privacy_page.sent_row(sent).split("\n")[1] == "model.example/v1/chat"
    assert privacy_page.sent_body(sent) == '{"a": "中"}\\xff'
    sizes = [0, 1, 999, 1000, 9949, 99_499, 999_499, 999_500, 8_000_000]
    assert [data_size(n) for n in sizes] == [
        "0 bytes", "1 byte", "999 bytes", "1.0 kB", "9.9 kB", "99 kB", "999 kB", "999.5 kB",
        "8.0 MB",
    ]  # fmt: skip
