"""Sounds of a book play on a press where this computer can, and it is said where it cannot."""

from __future__ import annotations

import io
import wave
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from chatwindow import open_in
from epubwriter import click_at, js, page, write_epub
from foxreader.ui.window.main_window import MainWindow
from hands import close_messages, said

pytestmark = pytest.mark.gui


def wav(seconds: int) -> bytes:
    """Silence."""
    made = io.BytesIO()
    with wave.open(made, "wb") as sound:
        sound.setnchannels(1)
        sound.setsampwidth(2)
        sound.setframerate(8000)
        sound.writeframes(bytes(16_000 * seconds))
    return made.getvalue()


def why_silent() -> str:
    """Why nothing can be heard on this computer; "" where it can."""
    try:
        from PySide6.QtMultimedia import QMediaDevices
    except ImportError:
        return "Sounds cannot be played here: a library for sound is missing."
    if not QMediaDevices.audioOutputs():
        return "Sounds cannot be played here: no loudspeaker was found."
    return ""


CHAPTER = (
    "<p>Listen.</p><p><audio src='song.wav' title='The song' autoplay='autoplay'>No sound.</audio>"
    "</p><p><video src='film.mp4' poster='p.png' controls='controls'></video></p>"
    "<p><audio controls='controls'><source src='gone.ogg'/></audio></p>"
)


@pytest.fixture
def heard(fox: MainWindow, qtbot, tmp_path: Path) -> MainWindow:
    """The window with a book of sounds, and its sounds known."""
    path = write_epub(tmp_path / "a.epub", {"a.xhtml": CHAPTER}, {"song.wav": wav(3)})
    open_in(fox, qtbot, path)
    qtbot.waitUntil(lambda: js(fox, qtbot, "fox.media.states.size") == 3)
    return fox


def test_nothing_is_loaded_or_played_by_itself_and_each_has_its_name(
    heard: MainWindow, qtbot
) -> None:
    names = js(heard, qtbot, "fox.media.all.map(one => one.getAttribute('aria-label'))")
    assert names == ["Play: The song", "Film, not played here: film.mp4", "Play: gone.ogg"]
    assert (
        js(heard, qtbot, "fox.media.all.map(one => [one.getAttribute('role'), one.tabIndex])")
        == [["button", 0]] * 3
    )
    assert js(heard, qtbot, "fox.media.all.every(one => one.paused && one.readyState === 0)")
    assert "data:image/svg" in js(
        heard, qtbot, "getComputedStyle(fox.media.all[0]).backgroundImage"
    )
    assert heard.extras.sounds._played is None
    assert (
        js(heard, qtbot, "document.body.textContent") == heard.controller.opened.book.files[0].text
    )


@pytest.mark.thorough
def test_a_sound_plays_on_a_press_or_it_is_said_why_not(heard: MainWindow, qtbot) -> None:
    sounds, silent = heard.extras.sounds, why_silent()
    click_at(heard, qtbot, "fox.media.all[0]")
    if silent:
        qtbot.waitUntil(lambda: said(heard) == [silent])
        return
    qtbot.waitUntil(lambda: sounds.player.playing and sounds.player.length == 3)
    qtbot.waitUntil(lambda: js(heard, qtbot, "fox.media.states.get(0).state") == "playing")
    click_at(heard, qtbot, "fox.media.all[0]")
    qtbot.waitUntil(lambda: not sounds.player.playing)


@pytest.mark.thorough
def test_by_keys_and_what_is_missing_and_what_is_a_film(heard: MainWindow, qtbot) -> None:
    heard.activateWindow()
    js(heard, qtbot, "(fox.media.all[2].focus(), 1)")
    QTest.keyClick(page(heard), Qt.Key.Key_Return)
    missing = "This sound is missing in the book, or too large."
    qtbot.waitUntil(lambda: said(heard) == [missing])
    close_messages(heard)
    click_at(heard, qtbot, "fox.media.all[1]")
    qtbot.waitUntil(lambda: said(heard) == ["Foxreader does not play films."])
