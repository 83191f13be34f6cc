"""A job on a worker reads nothing that belongs to the window's thread."""

from __future__ import annotations

import threading
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QLineEdit

from chatwindow import at_rest, open_in, use
from endpoint import Endpoint, Reply, Request, cite_the_evidence
from foxreader.index.summaries.plan import Agreement
from foxreader.ui.book.book_controller import BookController
from foxreader.ui.book.indexing import Indexing
from foxreader.ui.reader.view import BookView
from foxreader.ui.settings.models_page import ModelsPage
from foxreader.ui.settings.set_up import SetUpDialog
from foxreader.ui.settings.set_up_steps import SetUpSteps
from foxreader.ui.window.main_window import MainWindow
from foxreader.ui.window.navigator import Navigator
from hands import field, press, read, write

pytestmark = pytest.mark.gui

NEVER_CHANGES = {"program", "_program", "_jobs"}
"""What an object of the window is given once and keeps."""
LONG = "\n\n".join(
    f"Chapter {n}\n\nMarn did {n}. {'The keeper walked round the lamp. ' * 330}" for n in (1, 2, 3)
)


@pytest.fixture
def read_by_workers(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """Which attributes of the window's objects another thread has read, as "Class.name"."""
    window, read = threading.get_ident(), set()

    def watch(kind: type) -> None:
        plain = kind.__getattribute__

        def watched(one: object, name: str) -> object:
            if threading.get_ident() != window and name not in NEVER_CHANGES:
                read.add(f"{kind.__name__}.{name}")
            return plain(one, name)

        monkeypatch.setattr(kind, "__getattribute__", watched)

    for kind in (BookController, Indexing, BookView, Navigator, MainWindow):
        watch(kind)
    for kind in (SetUpDialog, SetUpSteps, ModelsPage):
        watch(kind)
    return read


def summarising(request: Request) -> Reply:
    if "=== section" in request.text:
        return Reply("The keeper walks round the lamp.")
    return cite_the_evidence(request)


@pytest.mark.thorough
def test_summaries_are_made_without_a_look_at_the_window(
    read_by_workers: set[str], fox: MainWindow, qtbot, tmp_path: Path
) -> None:
    path = tmp_path / "long.txt"
    path.write_text(LONG)
    with Endpoint(summarising, models=("chat",)) as running:
        use(fox, running)
        open_in(fox, qtbot, path)
        fox.controller.index.build_summaries(Agreement())
        at_rest(fox, qtbot)
        assert any("=== section" in request.text for request in running.chats)
    assert not read_by_workers


def test_models_are_saved_without_a_look_at_the_dialog(
    read_by_workers: set[str], fox: MainWindow, qtbot, endpoint: Endpoint
) -> None:
    use(fox, endpoint)
    dialog = fox.settings.set_up(fox.program.models.provider())
    write(field(dialog, "Key", QLineEdit), "secret")
    press(dialog, "Test")
    qtbot.waitUntil(lambda: "words a second" in read(dialog))
    with qtbot.waitSignal(dialog.chosen):
        press(dialog, "Save")
    press(fox.settings.open("models"), "Test all")
    at_rest(fox, qtbot)
    assert not read_by_workers
