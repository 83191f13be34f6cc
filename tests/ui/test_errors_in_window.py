"""Errors and warnings of the lower floors, shown in the reader's language."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QTranslator
from PySide6.QtWidgets import QDialog, QPlainTextEdit

import foxreader.ui
import smallbooks
from chatwindow import open_in
from foxreader.core.errors import Unreachable
from foxreader.core.notice import Notice
from foxreader.ui.platform import dialogs
from foxreader.ui.platform.translation import error_words
from foxreader.ui.window.main_window import MainWindow
from hands import close_messages, said
from takenover import answers_with
from window import flush

GERMAN = {
    "“{name}” is {what}, which Foxreader does not read; convert it to CBZ.": (
        "„{name}“ ist {what}; das liest Foxreader nicht."
    ),
    "a comic in a RAR archive (CBR)": "ein Comic als RAR",
    "One picture is missing or damaged.": "Ein Bild fehlt.",
    "Page {page} cannot be shown.": "Seite {page} geht nicht.",
    "Can't connect to {host}; start the model server, then try again.": "{host} schweigt.",
}


@pytest.fixture
def german(qapp: QCoreApplication) -> Iterator[None]:
    """A reader whose language is German."""

    class German(QTranslator):
        def translate(self, context: str, text: str, comment: str = "", n: int = -1) -> str:  # type: ignore[override]
            return GERMAN.get(text, "") if context == "Notices" else ""

    translator = German()
    qapp.installTranslator(translator)
    yield
    qapp.removeTranslator(translator)


def told(window: MainWindow, qtbot) -> str:
    """The one sentence above the page, which is closed."""
    qtbot.waitUntil(lambda: len(said(window)) == 1)
    [sentence] = said(window)
    close_messages(window)
    return sentence


def test_an_error_has_its_words_in_each_language(german: None) -> None:
    error = Unreachable(Notice("no_server_here", host="localhost"))
    assert error_words(error) == "localhost schweigt."
    assert str(error).startswith("Can't connect to localhost; ")
    assert error_words(Unreachable("Written elsewhere.")) == "Written elsewhere."


@pytest.mark.gui
def test_a_book_that_does_not_open_is_said_in_german(
    german: None, fox: MainWindow, qtbot, lamp: Path, tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    """The reading process has no window, and sends code and arguments. Where it was taken over
    and they are not those of the text, the text is shown."""
    path = tmp_path / "fox.cbr"
    path.write_bytes(b"**ACE**")
    fox.open(path)
    assert told(fox, qtbot) == "„fox.cbr“ ist ein Comic als RAR; das liest Foxreader nicht."
    lie = {"kind": "UnsafeBook", "text": "Page 7 cannot be shown."}
    for page, sentence in ((7, "Seite 7 geht nicht."), (8, "Page 7 cannot be shown.")):
        with monkeypatch.context() as patch:
            notice = ["page_not_shown", {"page": page}]
            answers_with(patch, {"is": "error", **lie, "notice": notice})
            fox.open(lamp)
            assert told(fox, qtbot) == sentence, page


@pytest.mark.thorough
@pytest.mark.gui
def test_the_warnings_of_a_book_are_said_in_german(
    german: None, fox: MainWindow, qtbot, lamp: Path, tmp_path: Path
) -> None:
    """When its file was read, and when its text comes from the store."""
    path = tmp_path / "torn.fb2"
    path.write_text(smallbooks.fb2_source("<section><p>Lit.</p><image l:href='#no'/></section>"))
    for _ in range(2):
        open_in(fox, qtbot, path)
        dialogs.show_warnings(fox, fox.controller.opened.book)
        [dialog] = [d for d in fox.findChildren(QDialog) if d.findChild(QPlainTextEdit)]
        assert dialog.findChild(QPlainTextEdit).toPlainText() == "Ein Bild fehlt."
        dialog.close()
        flush()
        open_in(fox, qtbot, lamp)


def test_no_error_is_shown_without_its_translation() -> None:
    """An error's words come from ``error_words``; what Python says of a library is English."""
    folder = Path(foxreader.ui.__file__).parent
    seen = 0
    wrong = []
    for path in sorted(folder.rglob("*.py")):
        if path.name in ("startup.py", "selftest.py"):
            continue
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "error_words":
                seen += 1
            if (
                isinstance(node, ast.Call)
                and getattr(node.func, "id", "") == "str"
                and [getattr(given, "id", "") for given in node.args] == ["error"]
            ):
                wrong.append(f"{path.name}:{node.lineno}")
    assert seen >= 12
    assert wrong == []
