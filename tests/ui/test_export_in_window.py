"""A conversation becomes a file from the window: where the reader says, of the kind they choose."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog

from chatwindow import ask, at_rest, dialog, open_in
from foxreader.answer.export.writing import SUFFIXES
from foxreader.ui.chat.conversations import ConversationsDialog
from foxreader.ui.platform.export import ExportDialog, file_name
from foxreader.ui.window.main_window import MainWindow
from hands import close_messages
from hands import said as told

pytestmark = pytest.mark.gui

WHEN = "When did the keeper light the lamp?"
MARN = "What did Marn read in the morning?"


def listed(fox: MainWindow, qtbot, conversations: int) -> ConversationsDialog:
    shown = fox.chat_controller.list_conversations()
    qtbot.waitUntil(lambda: shown.list.count() == conversations)
    return shown


def choose(fox: MainWindow, qtbot, shown: ConversationsDialog, path: Path) -> None:
    """Press Export with the keyboard and choose ``path`` in the dialog of files."""
    shown.export.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(shown.export, Qt.Key.Key_Space)
    where = dialog(fox, qtbot, ExportDialog)
    where.setOption(ExportDialog.Option.DontConfirmOverwrite)
    where.selectFile(str(path))
    where.accept()


def test_a_conversation_is_exported_under_the_name_proposed_and_brought_back(
    fox: MainWindow, qtbot, lamp: Path, tmp_path: Path
) -> None:
    open_in(fox, qtbot, lamp)
    without_turns_there_is_nothing_to_export(fox, qtbot)
    ask(fox, qtbot, WHEN)
    shown = listed(fox, qtbot, 1)
    the_dialog_proposes_a_name_of_book_and_question_that_follows_the_kind(fox, qtbot, shown)
    shown.close()
    at_rest(fox, qtbot)
    a_conversation_becomes_a_pdf(fox, qtbot, tmp_path)
    an_exported_conversation_comes_back(fox, qtbot, lamp, tmp_path)
    at_rest(fox, qtbot)


def without_turns_there_is_nothing_to_export(fox: MainWindow, qtbot) -> None:
    shown = listed(fox, qtbot, 0)
    at_rest(fox, qtbot)
    assert shown.new.isVisible() and not shown.export.isVisible()
    shown.close()


def the_dialog_proposes_a_name_of_book_and_question_that_follows_the_kind(
    fox: MainWindow, qtbot, shown: ConversationsDialog
) -> None:
    assert shown.export.accessibleName() == "Export this conversation…"
    shown.export.click()
    where = dialog(fox, qtbot, ExportDialog)
    title = fox.controller.opened.book.metadata.title
    assert [Path(name).name for name in where.selectedFiles()] == [f"{title} – {WHEN[:-1]}.md"]
    html = where.nameFilters()[1]
    where.selectNameFilter(html)
    where.filterSelected.emit(html)
    assert [Path(name).name for name in where.selectedFiles()] == [f"{title} – {WHEN[:-1]}.html"]
    where.reject()


def a_conversation_becomes_a_pdf(fox: MainWindow, qtbot, tmp_path: Path) -> None:
    shown = listed(fox, qtbot, 1)
    choose(fox, qtbot, shown, tmp_path / "talk.pdf")
    qtbot.waitUntil(shown.note.isVisible)
    assert (tmp_path / "talk.pdf").read_bytes().startswith(b"%PDF-")
    shown.close()


def an_exported_conversation_comes_back(fox: MainWindow, qtbot, lamp: Path, tmp_path: Path) -> None:
    shown = listed(fox, qtbot, 1)
    choose(fox, qtbot, shown, tmp_path / "talk.json")
    qtbot.waitUntil(shown.note.isVisible)

    def bring_in(path: Path) -> None:
        QTest.keyClick(shown.bring_in, Qt.Key.Key_Space)
        where = dialog(fox, qtbot, QFileDialog)
        where.selectFile(str(path))
        where.accept()

    bring_in(lamp)
    sentence = f"“{lamp.name}” is no conversation that Foxreader exported as JSON."
    qtbot.waitUntil(lambda: sentence in told(fox))
    close_messages(fox)
    bring_in(tmp_path / "talk.json")
    qtbot.waitUntil(lambda: shown.list.count() == 2)
    assert shown.note.text() == "Imported “talk.json”."
    before = fox.chat.newest
    shown.list.setCurrentRow(0)
    shown.go_on.click()
    qtbot.waitUntil(lambda: fox.chat.newest not in (None, before))
    qtbot.waitUntil(lambda: fox.chat.newest.answer is not None)
    assert fox.chat.newest.question == WHEN and fox.chat.newest.answer.citations


@pytest.mark.thorough
@pytest.mark.parametrize("name", ["talk.md", "talk.html", "talk.JSON", "talk", "no. 2"])
def test_the_chosen_conversation_is_written_where_and_as_the_reader_says(
    fox: MainWindow, qtbot, lamp: Path, tmp_path: Path, name: str
) -> None:
    open_in(fox, qtbot, lamp)
    ask(fox, qtbot, WHEN)
    first = fox.controller.questions.conversation
    fox.chat_controller.begin_anew()
    ask(fox, qtbot, MARN)
    shown = listed(fox, qtbot, 2)
    assert not shown.note.isVisible()
    shown.list.setCurrentRow(1)
    path = tmp_path / name
    choose(fox, qtbot, shown, path)
    qtbot.waitUntil(shown.note.isVisible)
    written = path.with_suffix(".md") if name == "talk" else path
    assert shown.note.accessibleName() == f"Exported as “{written.name}”."
    fmt = SUFFIXES.get(written.suffix.lower(), "markdown")
    text = written.read_text("utf-8")
    assert text == fox.program.sessions.export(fox.controller.opened.book, fmt, first)
    assert WHEN in text and MARN not in text
    if fmt == "json":
        json.loads(text)
    shown.list.setCurrentRow(0)
    assert not shown.note.isVisible()
    shown.close()


@pytest.mark.thorough
@pytest.mark.usefixtures("other_language")
@pytest.mark.parametrize("name", ["talk.md", "talk.html"])
def test_an_export_is_in_the_readers_language(
    fox: MainWindow, qtbot, lamp: Path, tmp_path: Path, name: str
) -> None:
    open_in(fox, qtbot, lamp)
    ask(fox, qtbot, WHEN)
    shown = listed(fox, qtbot, 1)
    choose(fox, qtbot, shown, tmp_path / name)
    qtbot.waitUntil(shown.note.isVisible)
    text = (tmp_path / name).read_text("utf-8").replace("\\", "")
    for said in ("The book states this, word for word.", "Quoted: the exact words of the book.",
                 "Answered without a model.", "Open in Foxreader"):  # fmt: skip
        assert f"‹{said}›" in text
    in_english = fox.program.sessions.export(fox.controller.opened.book, "markdown")
    assert "‹" not in in_english and "Open in Foxreader" in in_english
    shown.close()


@pytest.mark.thorough
def test_what_cannot_be_written_is_one_sentence_and_the_book_is_never_replaced(
    fox: MainWindow, qtbot, lamp: Path, tmp_path: Path
) -> None:
    open_in(fox, qtbot, lamp)
    ask(fox, qtbot, WHEN)
    before = lamp.read_bytes()
    shown = listed(fox, qtbot, 1)
    folder = tmp_path / "gone"
    folder.mkdir()
    said: list[str] = []
    fox.chat_controller._controller.error.connect(said.append)
    for path in (lamp, folder / "talk.md"):
        shown.export.click()
        where = dialog(fox, qtbot, ExportDialog)
        where.setOption(ExportDialog.Option.DontConfirmOverwrite)
        where.selectFile(str(path))
        if path.parent == folder:
            folder.rmdir()
        where.fileSelected.emit(str(path))
        where.close()
        qtbot.waitUntil(lambda: bool(told(fox)))
        assert path.name in told(fox)[0]
        close_messages(fox)
        qtbot.waitUntil(lambda: not fox.findChildren(ExportDialog))
    assert "is the open book itself; choose another name." in said[0]
    assert "could not be written" in said[1]
    assert lamp.read_bytes() == before
    assert not shown.note.isVisible()
    shown.close()


@pytest.mark.parametrize(
    ("title", "name"),
    [
        ("Moby-Dick; or, The Whale", "Moby-Dick; or, The Whale"),
        ("../../etc: what?\n", "etc what"),
        ("紅樓夢", "紅樓夢"),
        ("…", "…"),
        (" . ", "conversation"),
    ],
)
def test_a_title_becomes_a_name_every_file_system_takes(title: str, name: str) -> None:
    assert file_name(title, "") == name


def test_a_long_title_is_cut_at_a_whole_character() -> None:
    assert file_name("夢" * 500, "") == "夢" * 60
    # Each conversation has a name of its own.
    assert file_name("The Oil", "Who lit it?") == "The Oil – Who lit it"
    assert file_name("", "Why?") == "Why"
