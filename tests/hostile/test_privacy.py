"""What must not leave, and what must not be kept."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings
from wholelog import whole_log

from endpoint import Endpoint
from foxreader.core.events import Text
from foxreader.core.message import Provider
from foxreader.library.settings import Settings
from foxreader.program.program import Program
from foxreader.ui.chat.render import parts_html
from foxreader.ui.reader.page import _WORLD
from foxreader.ui.window.main_window import MainWindow
from window import book_of, flush, value_of

pytestmark = pytest.mark.gui
KEY = "sk-canary-0123456789abcdef"


@pytest.fixture
def log(own_home: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    with whole_log(own_home / "logs", monkeypatch):
        yield


def test_a_key_is_nowhere_below_the_profile(
    qapp, qtbot, own_home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, log: None
) -> None:
    """A key is used for a question and an error, and then looked for in every file there is."""
    path = tmp_path / "lamp.txt"
    path.write_text("Chapter 1\n\nThe keeper lit the lamp at nine o'clock.\n", encoding="utf-8")
    with Endpoint() as endpoint:
        monkeypatch.setenv("FOXREADER_API_KEY", KEY)
        monkeypatch.setenv("FOXREADER_BASE_URL", endpoint.base_url)
        monkeypatch.setenv("FOXREADER_MODEL", "scripted")
        program = Program()
        state = QSettings(str(own_home / "window.ini"), QSettings.Format.IniFormat)
        window = MainWindow(program, state)
        window.show()
        program.profile.save(Settings(providers=(Provider("x", endpoint.base_url, "m"),)))
        for _ in range(2):
            window.open(path)
            qtbot.waitUntil(lambda: window.controller.opened is not None)
            window.ask("When did the keeper light the lamp?")
            qtbot.waitUntil(lambda: window.turn is None)
        sent = [request for request in endpoint.chats if KEY in str(request.headers)]
    window.ask("And what came then, after the lamp was lit?")  # nobody answers: an error is said
    qtbot.waitUntil(lambda: window.turn is None)
    window.close()
    window.deleteLater()
    flush()
    assert sent, "the key was never used, so its absence proves nothing"
    kept = [p for p in own_home.rglob("*") if p.is_file()]
    assert len(kept) >= 4
    assert any(p.name == "foxreader.log" and p.stat().st_size for p in kept)
    assert [p for p in kept if KEY.encode() in p.read_bytes()] == []


def test_no_page_is_told_where_the_reader_is(window, qtbot) -> None:
    window.open(book_of("Some words."))
    window.view.page.runJavaScript(
        "globalThis.told = []; navigator.geolocation ? navigator.geolocation.getCurrentPosition("
        "() => told.push('told'), error => told.push(error.code)) : told.push(1);''",
        _WORLD, lambda _: None)  # fmt: skip
    qtbot.waitUntil(lambda: value_of(window.view.page, qtbot, "told.join()") != "")
    assert value_of(window.view.page, qtbot, "told.join()") == "1"  # permission denied


@pytest.mark.parametrize(
    "text",
    ["> " * 20_000 + "x", "[" * 20_000, "*" * 20_000 + "x", "- " * 10_000, "`" * 20_001,
     "![x](" * 5_000, "<" * 20_000, "|a" * 10_000 + "\n" + "|-" * 10_000, "\\" * 20_000],
    ids=["quotes", "brackets", "stars", "lists", "ticks", "images", "tags", "table", "slashes"],
)  # fmt: skip
def test_an_absurd_answer_is_shown_soon(text: str) -> None:
    started = time.process_time()
    shown = parts_html((Text(text),), {})
    assert time.process_time() - started < 10
    assert "<img" not in shown and "<script" not in shown
