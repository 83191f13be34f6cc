"""Reading aloud by Qt's own libraries, where they load: its engine for tests, and its player."""

from __future__ import annotations

import io
import math
import os
import struct
import wave
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, Qt
from PySide6.QtTest import QTest

from chatwindow import open_in
from epubwriter import js, page
from foxreader.core.span import Span
from foxreader.ui.aloud.voice import Voice
from foxreader.ui.window.main_window import MainWindow
from hands import said
from narratedbook import SMIL, narrated, par

pytestmark = pytest.mark.gui
SHARED = Path(os.environ.get("FOXREADER_SHARED", Path(__file__).parents[2].parent / "shared"))
NAVIGATION = SHARED / "books/w3c-epub33/mol-navigation.epub"
FALLBACK = SHARED / "books/w3c-epub33/mol-tts_multi.epub"


def why_no_speech() -> str:
    """Why Qt's TextToSpeech does not load; "" where it does."""
    try:
        from PySide6.QtTextToSpeech import QTextToSpeech
    except ImportError as error:
        return f"Qt's TextToSpeech does not load: {error}"
    return "" if "mock" in QTextToSpeech.availableEngines() else "Qt has no engine for tests"


def why_no_sound() -> str:
    """Why Qt's Multimedia does not load; "" where it does."""
    try:
        import PySide6.QtMultimedia  # noqa: F401
    except ImportError as error:
        return f"Qt's Multimedia does not load: {error}"
    return ""


speaks = pytest.mark.skipif(bool(why_no_speech()), reason=why_no_speech())
plays = pytest.mark.skipif(bool(why_no_sound()), reason=why_no_sound())


def tone(seconds: float) -> bytes:
    """A sound of so many seconds."""
    made = io.BytesIO()
    with wave.open(made, "wb") as sound:
        sound.setnchannels(1)
        sound.setsampwidth(2)
        sound.setframerate(8000)
        sound.writeframes(b"".join(
            struct.pack("<h", round(3000 * math.sin(n / 4))) for n in range(round(8000 * seconds))
        ))  # fmt: skip
    return made.getvalue()


def heard(fox: MainWindow) -> list[str]:
    """The words of each sentence as it begins."""
    words: list[str] = []
    fox.aloud.began.connect(lambda: words.append(fox.aloud.reading.current.words))
    return words


@speaks
def test_by_qts_engine_to_the_end(fox: MainWindow, qtbot, tmp_path: Path) -> None:
    path = tmp_path / "a.txt"
    path.write_text("One is here. Two is there.\n\nThree.\n", encoding="utf-8")
    open_in(fox, qtbot, path)
    fox.activateWindow()
    fox.aloud.speaker.voice.engine = "mock"
    words = heard(fox)
    QTest.keyClick(page(fox), Qt.Key.Key_F8)
    qtbot.waitUntil(lambda: fox.aloud.state == "playing" and bool(words))
    assert fox.aloud.bar.voice.text() == "Charly"  # the first for the United States
    speech = fox.aloud.speaker.voice._speech
    QTest.keyClick(page(fox), Qt.Key.Key_F8)
    qtbot.waitUntil(lambda: speech.state() == speech.State.Paused)
    QTest.keyClick(page(fox), Qt.Key.Key_F8)
    qtbot.waitUntil(lambda: fox.aloud.state == "off")
    assert words == ["One is here.", "Two is there.", "Three."]
    assert speech.state() == speech.State.Ready


@speaks
def test_one_text_takes_the_place_of_another(qapp, qtbot) -> None:
    owner = QObject()
    voice = Voice(owner)
    voice.engine = "mock"
    ended: list[bool] = []
    voice.finished.connect(lambda: ended.append(True))
    assert voice.names("en-GB")[0] == "Bob" and voice.names("fi") == ["Kari", "Anneli"]
    assert voice.names("zh") == []
    voice.say("A long text that is not heard to its end at all", "en-GB", "Anne")
    assert voice._speech.voice().name() == "Anne"
    voice.set_rate(3.0)
    voice.say("Short", "fi")
    assert voice._speech.voice().name() == "Kari" and voice._speech.rate() == 1.0
    qtbot.waitUntil(lambda: bool(ended))
    voice.say("Never to its end", "en")
    voice.stop()
    assert ended == [True] and not voice.resume()


@pytest.mark.skipif(not why_no_speech(), reason="there is speech here")
def test_without_qts_library_the_sentence_names_what_is_missing(qapp) -> None:
    owner = QObject()
    assert Voice(owner).why_silent().startswith("Nothing can be read aloud here: ")


@speaks
def test_an_engine_that_does_not_start_is_no_voice(qapp) -> None:
    owner = QObject()
    voice = Voice(owner)
    voice.engine = "no such engine"
    told: list[str] = []
    voice.failed.connect(told.append)
    voice.say("A word", "en")
    assert told == [voice.why_silent()] and "no voice on this computer" in told[0]


@plays
def test_the_books_narration_with_its_look(fox: MainWindow, qtbot, tmp_path: Path) -> None:
    def sound(times: str) -> str:
        return f'<audio src="../s.wav" {times}/>'

    body = (
        "<style>.on { background-color: rgb(1, 2, 3) } .now { color: rgb(4, 5, 6) }</style>"
        '<p id="x">One.</p><p id="y">Two.</p><p id="z">Three.</p>'
    )
    smil = (
        f"{SMIL}<body>" + par("../a.xhtml#x", sound('clipBegin="0.2s" clipEnd="0.5s"'))
        + par("../a.xhtml#y", sound('clipBegin="0.5s" clipEnd="0.8s"'))
        + par("../a.xhtml#z", sound('clipBegin="0.1s" clipEnd="0.3s"')) + "</body></smil>"
    )  # fmt: skip
    sounds = {"s.wav": tone(1.0)}
    open_in(fox, qtbot, narrated(tmp_path / "n.epub", body, smil, sounds, playing="now"))
    aloud = fox.aloud
    aloud.speaker.player.needs_loudspeaker = False
    words, places = heard(fox), []
    aloud.began.connect(lambda: places.append(aloud.speaker.player.at))
    active = "[...document.querySelectorAll('.on')].map(one => one.id)"
    looks: list[object] = []
    aloud.read_from(Span(0, 0, 0))
    qtbot.waitUntil(lambda: bool(words))
    assert aloud.bar.voice.text() == "The book’s narration"
    qtbot.waitUntil(lambda: looks.append(js(fox, qtbot, active)) or looks[-1] == ["x"])
    # The book's class shows what is read, so our mark does not.
    assert js(fox, qtbot, "document.documentElement.classList.contains('fx-own-aloud')") is True
    assert js(fox, qtbot, "getComputedStyle(document.querySelector('p')).color") == "rgb(4, 5, 6)"
    qtbot.waitUntil(lambda: len(words) >= 3)
    # The second clip goes on where the first one ends.
    assert words[:3] == ["One.", "Two.", "Three."] and 0.4 < places[1] < 0.7
    qtbot.waitUntil(lambda: aloud.state == "off" or len(words) > 3)
    aloud.stop()
    qtbot.waitUntil(lambda: js(fox, qtbot, active) == [])
    assert js(fox, qtbot, "getComputedStyle(document.querySelector('p')).color") != "rgb(4, 5, 6)"


@plays
@pytest.mark.skipif(not NAVIGATION.exists(), reason="the W3C's test books are not here")
def test_the_narration_goes_where_the_reader_goes(fox: MainWindow, qtbot) -> None:
    open_in(fox, qtbot, NAVIGATION)
    aloud = fox.aloud
    aloud.speaker.player.needs_loudspeaker = False
    words = heard(fox)
    aloud.read_from(Span(0, 0, 0))
    qtbot.waitUntil(lambda: "Chapter 1" in words and aloud.speaker.player.playing)
    playing = "document.documentElement.classList.contains('my-document-playing')"
    qtbot.waitUntil(lambda: js(fox, qtbot, playing))
    fox.navigator.jump(Span(1, 0, 0))
    qtbot.waitUntil(lambda: words[-1].startswith("Chapter 2"))
    qtbot.waitUntil(
        lambda: aloud.speaker.player.playing and aloud.speaker.narration._sound.endswith("ch2.mp3")
    )
    qtbot.waitUntil(lambda: aloud.follow.following and aloud.bar.back.isHidden())
    assert said(fox) == []
