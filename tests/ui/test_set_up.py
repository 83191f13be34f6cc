"""The first minute: what runs on this computer is found and tested, a service takes a key."""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QComboBox, QLabel, QLineEdit, QSpinBox

from catalogueserver import CatalogueServer
from chatwindow import ask, at_rest, open_in, use
from endpoint import Call, Endpoint, Reply, Request
from foxreader.core.message import Provider
from foxreader.llm import LocalServers, Offered
from foxreader.program.local_models import ModelFile
from foxreader.program.program import Program
from foxreader.ui.settings.model_fields import ModelList, model_words
from foxreader.ui.settings.model_files import FileRow
from foxreader.ui.settings.set_up import SetUpDialog
from foxreader.ui.window.main_window import MainWindow
from hands import button, buttons, field, press, read, write

pytestmark = pytest.mark.gui

CHILD = str(Path(__file__).parents[1] / "localchild.py")
ABOUT = {
    "qwen2.5:7b": {"size": 4_700_000_000, "details": {"parameter_size": "7.6B"}},
    "llama3.2:3b": {"size": 2_000_000_000, "details": {"parameter_size": "3.2B"}},
    "nomic-embed-text": {"size": 274_000_000, "details": {"family": "nomic-bert"}},
}


def able(request: Request) -> Reply:
    if request.tools:
        return Reply(calls=[Call("say_ready", {"word": "ready"})])
    if request.schema is not None:
        return Reply('{"word": "kestrel"}')
    return Reply("one two three four five six")


@pytest.fixture
def ollama(program: Program) -> Iterator[Endpoint]:
    with Endpoint(able, models=list(ABOUT), about=ABOUT) as running:
        program.models.looked_at = (Provider("Ollama", running.origin, "", "ollama"),)
        yield running


def card(dialog: SetUpDialog, name: str) -> QAbstractButton:
    (found,) = [
        one for one in dialog.findChildren(QAbstractButton) if one.accessibleName().startswith(name)
    ]
    return found


def is_tested(dialog: SetUpDialog, qtbot) -> None:
    qtbot.waitUntil(lambda: bool(buttons(dialog, "Test again")))


def type_address(dialog: SetUpDialog, address: str, model: str = "") -> None:
    """Give an address of one's own, and a model's name."""
    QTest.mouseClick(card(dialog, "Other address"), Qt.MouseButton.LeftButton)
    write(field(dialog, "Address", QLineEdit), address)
    if model:
        write(field(dialog, "Model’s name", QLineEdit), model)


def test_what_runs_here_is_found_tested_and_used(fox: MainWindow, qtbot, ollama: Endpoint) -> None:
    dialog = fox.settings.models()  # the chip of the composer: there is no model
    assert isinstance(dialog, SetUpDialog)
    assert "Looking…" in read(dialog)
    is_tested(dialog, qtbot)
    said = read(dialog)
    assert "Found: Ollama with 3 models" in said and "Nothing leaves this computer." in said
    for part in ("Address", "Certificate", "Key", "Model", "Tools", "JSON", "Streaming"):
        assert part in said.split("\n")
    models = dialog.findChild(ModelList)
    assert models.currentItem().text() == "qwen2.5:7b"
    assert not models.item(3).flags() & Qt.ItemFlag.ItemIsEnabled  # it makes vectors only
    assert not field(dialog, "Key", QLineEdit).isEnabled()
    # The one thing left.
    with qtbot.waitSignal(dialog.chosen):
        QTest.keyClick(models, Qt.Key.Key_Return)
    kept = Program().profile.settings.provider
    assert (kept.name, kept.kind, kept.model) == ("Ollama", "ollama", "qwen2.5:7b")
    assert fox.chat.composer.model.text().startswith("qwen2.5:7b")
    assert fox.program.models.known(kept) is not None  # what the test has learnt
    at_rest(fox, qtbot)


@pytest.mark.thorough
def test_a_model_file_is_downloaded_tested_and_used(fox: MainWindow, qtbot, tmp_path) -> None:
    data, server = b"GGUF" + bytes(90_000), CatalogueServer()
    server.replies["/small.gguf"] = data
    offered = ModelFile(
        "Small 1B", "Apache-2.0", len(data), ("en", "fr"), f"{server.url}/small.gguf",
        hashlib.sha256(data).hexdigest(), context=4096,
    )  # fmt: skip
    program = fox.program
    program.local_models.offered, program.local_models.spare = (offered,), 0
    program.local_models.installed = True
    program.models.local_servers = LocalServers([sys.executable, CHILD])
    try:
        dialog = fox.settings.set_up()
        qtbot.waitUntil(lambda: "No model server found" in read(dialog))
        offers = field(dialog, "Model file to download", QComboBox)
        assert offers.currentText() == "Small 1B · 0.1 GB · Apache-2.0 · en, fr"
        assert not server.asked
        press(dialog, "Download")
        is_tested(dialog, qtbot)  # which begins by itself
        assert "loaded, 4,096 tokens" in read(dialog)
        assert "Nothing leaves this computer." in read(dialog)
        # Another file of this computer; one that is none is refused.
        row = dialog.findChild(FileRow)
        novel, other = tmp_path / "novel.gguf", tmp_path / "other.gguf"
        novel.write_bytes(b"PK")
        other.write_bytes(b"GGUF")
        row.chosen.emit(str(novel))
        qtbot.waitUntil(lambda: "novel.gguf is no model file" in read(dialog))
        row.chosen.emit(str(other))
        models = dialog.findChild(ModelList)
        qtbot.waitUntil(lambda: models.currentItem().text() == "other")
        assert [models.item(n).text() for n in (1, 2)] == ["Small 1B", "other"]
        models.setCurrentRow(1)
        with qtbot.waitSignal(dialog.chosen):
            press(dialog, "Use this model")
        kept = Program().profile.settings.provider
        assert (kept.kind, kept.model, kept.context) == ("local", "Small 1B", 4096)
        assert Path(kept.file) == program.local_models.path(offered)
        assert fox.chat.composer.model.text().startswith("Small 1B")
        # It is changed where it was set up, and offered again for another model.
        again = SetUpDialog(program, fox.jobs, fox.theme, fox, kept)
        qtbot.addWidget(again)
        assert again.steps.where == "here" and again.steps.entered() == kept
        at_rest(fox, qtbot)
    finally:
        program.models.local_servers.stop()
        server.close()


@pytest.mark.thorough
def test_without_what_runs_model_files_another_way_is_named(fox: MainWindow, qtbot) -> None:
    fox.program.local_models.installed = False
    dialog = fox.settings.set_up()
    assert "Start Ollama or LM Studio instead." in read(dialog)
    choose = button(dialog, "A model file on this computer…")
    assert not choose.isEnabled()
    dialog.reject()


@pytest.mark.thorough
def test_nothing_found_is_said(fox: MainWindow, qtbot) -> None:
    dialog = fox.settings.set_up()
    qtbot.waitUntil(lambda: "No model server found" in read(dialog))
    assert not button(dialog, "Use this model").isEnabled()
    # Started in the meantime, it is found by another press.
    with Endpoint(able, models=["m"]) as late:
        fox.program.models.looked_at = (Provider("LM Studio", late.base_url, ""),)
        QTest.mouseClick(card(dialog, "On this computer"), Qt.MouseButton.LeftButton)
        qtbot.waitUntil(lambda: "Found: LM Studio with 1 model" in read(dialog))
        is_tested(dialog, qtbot)
    assert button(dialog, "Use this model").isEnabled()
    dialog.reject()


@pytest.mark.thorough
def test_no_request_leaves_for_a_service_until_its_key_is_there(
    fox: MainWindow, qtbot, ollama: Endpoint
) -> None:
    dialog = fox.settings.set_up()
    is_tested(dialog, qtbot)
    before = len(fox.program.profile.wire.sent)
    QTest.mouseClick(card(dialog, "A service"), Qt.MouseButton.LeftButton)
    at_rest(fox, qtbot)
    dialog._list()
    at_rest(fox, qtbot)
    assert len(fox.program.profile.wire.sent) == before
    assert "are sent to OpenAI." in read(dialog)
    dialog.reject()


@pytest.mark.thorough
def test_an_address_of_ones_own(fox: MainWindow, qtbot, endpoint: Endpoint) -> None:
    endpoint.script = able
    dialog = fox.settings.set_up()
    type_address(dialog, endpoint.base_url)
    models = dialog.findChild(ModelList)
    qtbot.waitUntil(lambda: models.isVisible() and models.count() == 3)
    assert models.currentItem().text() == "chat"
    models.setCurrentRow(2)
    write(field(dialog, "Key", QLineEdit), "sk-secret")
    press(dialog, "Test")
    is_tested(dialog, qtbot)
    sent = {name.lower(): value for name, value in endpoint.chats[0].headers.items()}
    assert sent["authorization"] == "Bearer sk-secret"
    assert endpoint.chats[0].body["model"] == "thinker"
    with qtbot.waitSignal(dialog.chosen):
        press(dialog, "Use this model")
    kept = Program().profile.settings.provider
    assert (kept.base_url, kept.model) == (endpoint.base_url, "thinker")
    assert fox.program.profile.secrets.get(kept) == "sk-secret"
    at_rest(fox, qtbot)


@pytest.mark.thorough
def test_what_is_wrong_says_what_to_press(fox: MainWindow, qtbot, endpoint: Endpoint) -> None:
    endpoint.script = [Reply(status=401, error={"error": {"message": "bad key"}})]
    dialog = fox.settings.set_up()
    type_address(dialog, endpoint.base_url, "chat")
    write(field(dialog, "Key", QLineEdit), "wrong")
    press(dialog, "Test")
    qtbot.waitUntil(lambda: "not accepted" in read(dialog))
    dialog.activateWindow()
    press(dialog, "Paste it again")
    key = field(dialog, "Key", QLineEdit)
    assert key.text() == "" and key.hasFocus()
    write(field(dialog, "Address", QLineEdit), "ftp://nowhere")
    press(dialog, "Test")
    qtbot.waitUntil(lambda: "not an address" in read(dialog))
    press(dialog, "Correct the address")
    assert field(dialog, "Address", QLineEdit).hasFocus()
    dialog.reject()
    at_rest(fox, qtbot)


@pytest.mark.thorough
def test_a_test_says_that_a_model_loads_and_can_be_stopped(
    fox: MainWindow, qtbot, endpoint: Endpoint
) -> None:
    endpoint.script = [Reply(fault="stall_first")]
    dialog = fox.settings.set_up()
    type_address(dialog, endpoint.base_url, "chat")
    press(dialog, "Test")
    qtbot.waitUntil(lambda: "loading…" in read(dialog))
    assert endpoint.waiting.wait(60)
    press(dialog, "Stop")
    assert "stopped" in read(dialog) and "loading…" not in read(dialog)
    assert endpoint.closed_early.wait(60)
    at_rest(fox, qtbot)
    assert button(dialog, "Test again").isEnabled()
    dialog.reject()


@pytest.mark.thorough
def test_a_dialog_that_is_closed_ends_its_test(fox: MainWindow, qtbot, endpoint: Endpoint) -> None:
    endpoint.script = [Reply(fault="stall_first")]
    dialog = fox.settings.set_up()
    type_address(dialog, endpoint.base_url, "chat")
    dialog.activateWindow()
    qtbot.waitUntil(dialog.isActiveWindow)
    QTest.keyClick(dialog, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert endpoint.waiting.wait(60)
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    at_rest(fox, qtbot)
    assert endpoint.closed_early.wait(60)


@pytest.mark.thorough
def test_everything_else_is_under_more(fox: MainWindow, qtbot, endpoint: Endpoint) -> None:
    endpoint.about = {"chat": {"meta": {"n_ctx": 4096}}}
    dialog = fox.settings.set_up()
    type_address(dialog, endpoint.base_url)
    models = dialog.findChild(ModelList)
    qtbot.waitUntil(lambda: models.isVisible())
    more = dialog.steps.more
    assert not more.price_in.isVisible()
    press(dialog, more._head.text())
    context = field(dialog, "Context length", QSpinBox)
    assert context.isVisible() and context.value() == 4096  # as the server says
    assert more.price_out.text() == "not known"
    write(more.price_in, "0.075")
    assert "0.075" in more.price_in.text() and "0.0750" not in more.price_in.text()
    write(more.parallel, "7")
    write(more.reasoning, " thinker ")
    write(more.name, "Paid")
    with qtbot.waitSignal(dialog.chosen):
        press(dialog, "Use this model")
    kept = Program().profile.settings.provider
    assert (kept.name, kept.price_in, kept.parallel, kept.context) == ("Paid", 0.075, 7, 4096)
    assert kept.reasoning_model == "thinker"
    at_rest(fox, qtbot)


@pytest.mark.thorough
def test_another_model_keeps_the_conversation(
    fox: MainWindow, qtbot, lamp: Path, endpoint: Endpoint
) -> None:
    use(fox, endpoint)
    open_in(fox, qtbot, lamp)
    ask(fox, qtbot, "When did the keeper light the lamp?")
    before = fox.controller.questions.conversation
    dialog = fox.settings.set_up()
    type_address(dialog, endpoint.base_url, "thinker")
    with qtbot.waitSignal(dialog.chosen):
        press(dialog, "Use this model")
    at_rest(fox, qtbot)
    assert len(Program().profile.settings.providers) == 2
    assert fox.chat.composer.model.text().startswith("thinker")
    asked = len(endpoint.chats)
    ask(fox, qtbot, "And what did Marn read?")
    assert fox.controller.questions.conversation == before
    later = endpoint.chats[asked:]
    assert {request.body["model"] for request in later} == {"thinker"}
    assert any("When did the keeper" in request.text for request in later)


@pytest.mark.thorough
def test_a_model_that_is_changed_does_what_it_did(
    fox: MainWindow, qtbot, endpoint: Endpoint
) -> None:
    use(fox, endpoint)
    dialog = fox.settings.set_up(fox.program.profile.settings.providers[0])
    models = dialog.findChild(ModelList)
    qtbot.waitUntil(lambda: models.isVisible() and models.count() == 3)
    assert models.currentItem().text() == "chat"
    models.setCurrentRow(2)
    with qtbot.waitSignal(dialog.chosen):
        press(dialog, "Save")
    settings = Program().profile.settings
    assert [p.model for p in settings.providers] == ["thinker"]
    assert settings.provider.name == "Mine" and settings.provider.context == 32_768
    at_rest(fox, qtbot)


@pytest.mark.parametrize(
    ("model", "said"),
    [
        (Offered("a", 4_700_000_000, 7.6), "4.7 GB · good answers"),
        (Offered("a", 2_000_000_000, 3.2), "2.0 GB · quicker, misses more"),
        (Offered("a", embeds=True), "search by meaning only"),
        (Offered("a"), ""),
    ],
)
def test_what_is_known_of_a_model_in_words(qapp, model: Offered, said: str) -> None:
    assert model_words(model) == said


@pytest.mark.thorough
def test_the_number_of_a_step_is_green_once_it_is_done(fox: MainWindow, qtbot) -> None:
    dialog = fox.settings.set_up()
    numbers = dialog.steps.findChildren(QLabel, "step")
    qtbot.waitUntil(lambda: "No model server found" in read(dialog))
    assert [n.property("done") for n in numbers] == [False, True, False]
    type_address(dialog, "http://127.0.0.1:9/v1", "m")
    assert [n.property("done") for n in numbers] == [True, True, True]
    dialog.reject()
    at_rest(fox, qtbot)


@pytest.mark.thorough
def test_ollama_downloads_a_model_with_progress_and_a_stop(
    fox: MainWindow, qtbot, ollama: Endpoint
) -> None:
    ollama.pulls = [{"digest": "sha256:a", "total": 5_000_000_000, "completed": 1_200_000_000}]
    ollama.script = lambda request: (
        Reply(fault="stall") if request.path == "/api/pull" else able(request)
    )
    dialog = fox.settings.set_up()
    is_tested(dialog, qtbot)
    name, get = field(dialog, "Model to download", QLineEdit), button(dialog, "Download")
    assert not get.isEnabled()
    write(name, "tiny")
    QTest.keyClick(name, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: "1.2 of 5.0 GB" in read(dialog))
    QTest.mouseClick(get, Qt.MouseButton.LeftButton)  # Stop
    qtbot.waitUntil(ollama.closed_early.is_set)
    assert "goes on where it was" in read(dialog) and name.text() == "tiny"

    ollama.pulls, ollama.script = [{"error": "no such model"}], able
    QTest.mouseClick(get, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: "could not download tiny: no such model" in read(dialog))

    ollama.pulls = [{"status": "success"}]
    ollama.models = [*ollama.models, "tiny:latest"]
    QTest.mouseClick(get, Qt.MouseButton.LeftButton)
    models = dialog.findChild(ModelList)
    qtbot.waitUntil(lambda: models.currentItem().text() == "tiny:latest")
    assert name.text() == ""
    is_tested(dialog, qtbot)
    dialog.reject()


@pytest.mark.thorough
def test_the_address_that_was_meant_is_found_and_plain_http_warned_of(
    fox: MainWindow, qtbot, endpoint: Endpoint
) -> None:
    endpoint.script = able
    dialog = fox.settings.set_up()
    type_address(dialog, endpoint.origin)
    address = field(dialog, "Address", QLineEdit)
    qtbot.waitUntil(lambda: address.text() == endpoint.base_url)
    assert "Found at" in read(dialog)
    write(address, "http://far.invalid:9/v1")  # the model that was chosen stays
    press(dialog, "Use this model")
    assert "far.invalid:9 is not encrypted" in read(dialog)
    assert dialog.isVisible() and Program().profile.settings.provider is None
    with qtbot.waitSignal(dialog.chosen):
        press(dialog, "Use this model")
    at_rest(fox, qtbot)


@pytest.mark.thorough
def test_a_key_goes_to_the_address_it_was_typed_for_alone(
    fox: MainWindow, qtbot, endpoint: Endpoint
) -> None:
    endpoint.script = able
    dialog = fox.settings.set_up()
    type_address(dialog, endpoint.base_url)
    key, address = field(dialog, "Key", QLineEdit), field(dialog, "Address", QLineEdit)
    write(key, "sk-mine-0123456789")
    qtbot.waitUntil(lambda: "Bearer sk-mine-0123456789" in str(endpoint.requests))
    with Endpoint(able) as other:
        write(address, other.base_url)
        assert key.text() == ""
        qtbot.waitUntil(lambda: bool(other.requests))
        assert "sk-mine" not in str(other.requests)
    # Typed before the address, it waits for a press.
    with Endpoint(able, models=["m"]) as third:
        write(address, "")
        write(key, "sk-early-0123456789")
        write(address, third.base_url)
        qtbot.waitUntil(lambda: bool(third.requests))
        assert "sk-early" not in str(third.requests)
        qtbot.waitUntil(lambda: dialog.findChild(ModelList).isVisible())
        press(dialog, "Test")
        qtbot.waitUntil(lambda: "Bearer sk-early-0123456789" in str(third.requests))
        is_tested(dialog, qtbot)
    dialog.reject()


@pytest.mark.thorough
def test_what_is_wrong_is_said_beside_its_field(fox: MainWindow, qtbot, endpoint: Endpoint) -> None:
    endpoint.script, endpoint.lists = able, False
    dialog = fox.settings.set_up()
    said = dialog.steps.messages
    type_address(dialog, endpoint.base_url.removeprefix("http://"))
    assert dialog.steps.entered().base_url == endpoint.base_url
    write(field(dialog, "Key", QLineEdit), "Bearer wrong")
    qtbot.waitUntil(lambda: "does not accept the key" in said["key"].text())
    assert said["key"].isVisible() and not said["address"].text() and not said["model"].text()
    assert "Bearer wrong" in str(endpoint.requests) and "Bearer Bearer" not in str(
        endpoint.requests
    )
    dialog.reject()
    at_rest(fox, qtbot)


@pytest.mark.thorough
def test_the_models_of_the_address_before_are_not_kept(
    fox: MainWindow, qtbot, endpoint: Endpoint
) -> None:
    dialog = fox.settings.set_up()
    type_address(dialog, endpoint.base_url)
    models = dialog.findChild(ModelList)
    qtbot.waitUntil(lambda: models.isVisible() and models.count() == 3)
    write(field(dialog, "Address", QLineEdit), "http://far.invalid:9/v1")
    assert not models.isVisible() and models.choice is None
    dialog.reject()
    at_rest(fox, qtbot)
