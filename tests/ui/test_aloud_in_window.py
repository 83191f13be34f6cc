"""Reading aloud in a real window: by key and by mouse, followed in the page, asleep in time."""

from __future__ import annotations

from pathlib import Path

import pymupdf
import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QToolButton

from chatwindow import at_rest, open_in
from epubwriter import js, middle_of, page, write_epub
from foxreader.core.span import Span
from foxreader.ui.window.main_window import MainWindow
from foxreader.ui.window.passage import PageMenu
from hands import close_messages, said
from steppedvoice import SteppedVoice
from window import drawn

pytestmark = pytest.mark.gui
LONG = "".join(
    f"<p>This is paragraph {n} of the chapter. It goes on for a while and then it ends.</p>"
    for n in range(60)
)
CHAPTERS = {
    "a.xhtml": "<h1>First</h1><p>The keeper lit the lamp<a epub:type='noteref' href='#n'>1</a>. "
    "All night the wind came. <span xml:lang='fr'>C’était la nuit de la mer.</span></p>"
    "<table><tr><td>One row.</td></tr><tr><td>Two rows.</td></tr></table><p>After the table.</p>"
    "<aside id='n' epub:type='footnote'>A note of the book.</aside>",
    "b.xhtml": f"<h1>Second</h1>{LONG}",
    "c.xhtml": "<h1>Third</h1><p>It is out.</p>",
}


@pytest.fixture
def book(tmp_path: Path) -> Path:
    return write_epub(tmp_path / "a.epub", CHAPTERS)


@pytest.fixture
def voice(fox: MainWindow) -> SteppedVoice:
    return new_voice(fox)


def new_voice(fox: MainWindow, why: str = "") -> SteppedVoice:
    """A voice that has said nothing yet, or that says why it is silent."""
    fox.aloud.stop()
    if said(fox):
        close_messages(fox)
    made = SteppedVoice(fox, why)
    fox.aloud.speaker.use_voice(made)
    return made


def key(fox: MainWindow, name: Qt.Key, modifier=Qt.KeyboardModifier.NoModifier) -> None:
    QTest.keyClick(page(fox), name, modifier)


def marked(fox: MainWindow) -> str:
    """The words that are marked as being read."""
    book = fox.controller.opened.book
    return " ".join(book.text_at(span) for span in fox.reader.marked("spoken"))


def is_marked(fox: MainWindow, qtbot, words: str) -> None:
    qtbot.waitUntil(lambda: marked(fox) == words)
    ranges = "[...(CSS.highlights.get('fx-spoken') ?? [])].map(String)"
    qtbot.waitUntil(lambda: js(fox, qtbot, ranges) == [words])


def begun(fox: MainWindow, qtbot, voice: SteppedVoice, count: int = 1) -> None:
    qtbot.waitUntil(lambda: len(voice.said) >= count and fox.aloud.bar.isVisible())


def choose(button: QToolButton, words: str) -> None:
    """Choose an entry of a button's menu."""
    menu = button.menu()
    menu.aboutToShow.emit()
    (action,) = [one for one in menu.actions() if one.text() == words]
    action.trigger()


def written_pdf(path: Path) -> Path:
    """Two pages with heads, numbers and a sentence over the end of the first."""
    with pymupdf.open() as made:
        for number, lines in enumerate((
            ("THE LAMP", "The keeper lit the lamp. All that night the wind came"),
            ("THE LAMP", "hard from the north. Nobody spoke of it."),
        )):  # fmt: skip
            sheet = made.new_page()
            for down, line in zip((60, 120), lines, strict=True):
                sheet.insert_text((72, down), line)
            sheet.insert_text((300, 800), str(number + 1))
        made.save(path)
    return path


def test_a_book_is_read_aloud_by_key_and_by_mouse_and_stops_in_time(
    fox: MainWindow, qtbot, book: Path, tmp_path: Path
) -> None:
    fox.activateWindow()
    open_in(fox, qtbot, written_pdf(tmp_path / "a.pdf"))
    pages_of_a_pdf(fox, qtbot)
    new_voice(fox)
    open_in(fox, qtbot, book)
    where_there_is_no_voice_it_says_so(fox, qtbot)
    by_key_from_the_first_sentence_to_the_last(fox, qtbot)
    a_language_that_no_voice_speaks_is_named_once(fox, qtbot)
    by_mouse_and_what_is_chosen_is_kept(fox, qtbot)
    it_stops_in_time_and_at_the_end_of_the_book(fox, qtbot)


def pages_of_a_pdf(fox: MainWindow, qtbot) -> None:
    """Without heads and numbers; a sentence goes over the end of a page."""
    voice = new_voice(fox)
    drawn(fox.reader.page, qtbot)
    key(fox, Qt.Key.Key_F8)
    begun(fox, qtbot, voice)
    assert voice.words == ["The keeper lit the lamp."]
    voice.end(qtbot)
    over = fox.reader.marked("spoken")
    assert [span.file for span in over] == [0, 1]
    assert voice.words[-1] == "All that night the wind came hard from the north."
    marks = "document.querySelectorAll('fx-mark.fx-spoken > div').length"
    qtbot.waitUntil(lambda: js(fox, qtbot, marks) >= 1)
    voice.end(qtbot)
    assert voice.words[-1] == "Nobody spoke of it."
    qtbot.waitUntil(lambda: fox.reader.place.file == 1)


def where_there_is_no_voice_it_says_so(fox: MainWindow, qtbot) -> None:
    """And nothing begins."""
    new_voice(fox, "There is no voice here.")
    drawn(fox.reader.page, qtbot)
    key(fox, Qt.Key.Key_F8)
    qtbot.waitUntil(lambda: said(fox) == ["There is no voice here."])
    assert fox.aloud.state == "off" and fox.aloud.bar.isHidden()


def by_key_from_the_first_sentence_to_the_last(fox: MainWindow, qtbot) -> None:
    """Each word is marked as it is read, in its language, out of tables and past notes."""
    voice = new_voice(fox)
    assert fox.aloud.bar.isHidden()
    key(fox, Qt.Key.Key_F8)
    begun(fox, qtbot, voice)
    is_marked(fox, qtbot, "First")
    voice.end(qtbot)
    is_marked(fox, qtbot, "The keeper lit the lamp1.")
    voice.end(qtbot)
    voice.end(qtbot)
    assert voice.said == [
        ("First", "en", "Anne"), ("The keeper lit the lamp.", "en", "Anne"),
        ("All night the wind came.", "en", "Anne"), ("C’était la nuit de la mer.", "fr", "Chloé"),
    ]  # fmt: skip
    assert fox.aloud.bar.voice.text() == "Chloé"
    # A sentence back and on, also while it waits.
    key(fox, Qt.Key.Key_PageUp, Qt.KeyboardModifier.AltModifier)
    qtbot.waitUntil(lambda: voice.words[-1] == "All night the wind came.")
    key(fox, Qt.Key.Key_F8)
    assert voice.waiting and fox.aloud.state == "paused"
    key(fox, Qt.Key.Key_PageDown, Qt.KeyboardModifier.AltModifier)
    is_marked(fox, qtbot, "C’était la nuit de la mer.")
    assert not voice.speaking
    key(fox, Qt.Key.Key_F8)
    begun(fox, qtbot, voice, 6)
    assert voice.words[-1] == "C’était la nuit de la mer."
    # Out of a table, past the note, into the next file.
    voice.end(qtbot)
    assert voice.words[-1] == "One row."
    key(fox, Qt.Key.Key_End, Qt.KeyboardModifier.AltModifier)
    qtbot.waitUntil(lambda: voice.words[-1] == "After the table.")
    voice.end(qtbot)
    assert voice.words[-1] == "Second"
    qtbot.waitUntil(lambda: fox.reader.place.file == 1 and fox.reader.ready)
    is_marked(fox, qtbot, "Second")
    key(fox, Qt.Key.Key_F8, Qt.KeyboardModifier.ControlModifier)
    assert fox.aloud.state == "off" and fox.aloud.bar.isHidden() and not voice.speaking
    qtbot.waitUntil(lambda: not fox.reader.marked("spoken"))
    qtbot.waitUntil(lambda: js(fox, qtbot, "CSS.highlights.has('fx-spoken')") is False)


def a_language_that_no_voice_speaks_is_named_once(fox: MainWindow, qtbot) -> None:
    """Another voice reads it."""
    voice = new_voice(fox)
    del voice.known["fr"]
    fox.aloud.read_from(Span(0, fox.controller.opened.book.files[0].text.index("C’était"), 60))
    begun(fox, qtbot, voice)
    expected = ["No voice on this computer speaks French; another one reads it."]
    qtbot.waitUntil(lambda: said(fox) == expected)
    is_marked(fox, qtbot, "C’était la nuit de la mer.")
    assert voice.words == ["C’était la nuit de la mer."]


def by_mouse_and_what_is_chosen_is_kept(fox: MainWindow, qtbot) -> None:
    """From the place of a right click, with the bar."""
    voice = new_voice(fox)
    at = middle_of(fox, qtbot, "document.querySelectorAll('td')[1]")
    QTest.mouseClick(page(fox), Qt.MouseButton.RightButton, pos=at)
    qtbot.waitUntil(lambda: any(m.isVisible() for m in fox.reader.findChildren(PageMenu)))
    (menu,) = [m for m in fox.reader.findChildren(PageMenu) if m.isVisible()]
    (entry,) = [a for a in menu.actions() if a.objectName() == "aloud.from_here"]
    entry.trigger()
    menu.close()
    begun(fox, qtbot, voice)
    assert voice.words == ["Two rows."]
    bar = fox.aloud.bar
    names = {
        QAccessible.queryAccessibleInterface(b).text(QAccessible.Text.Name): b
        for b in bar.findChildren(QToolButton)
        if b.isVisible()
    }
    assert list(names) == ["Sentence before", "Pause", "Next sentence", "Rate: 1×", "Voice: Anne",
                           "Sleep timer", "Stop reading aloud"]  # fmt: skip
    assert all(b.toolTip() and b.focusPolicy() & Qt.FocusPolicy.TabFocus for b in names.values())
    QTest.mouseClick(names["Next sentence"], Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: voice.words[-1] == "After the table.")
    QTest.mouseClick(names["Sentence before"], Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: voice.words[-1] == "Two rows.")
    choose(bar.rate, "1.25×")
    choose(bar.voice, "Bob")
    assert voice.rate == 1.25 and bar.rate.text() == "1.25×"
    assert voice.said[-1] == ("Two rows.", "en", "Bob") and bar.voice.text() == "Bob"
    choose(bar.voice, "Read notes and page numbers too")
    QTest.mouseClick(bar.play, Qt.MouseButton.LeftButton)
    assert fox.aloud.state == "paused" and bar.play.accessibleName() == "Read on"
    QTest.mouseClick(bar.close_button, Qt.MouseButton.LeftButton)
    assert bar.isHidden()
    fox.appearance.save_now()
    at_rest(fox, qtbot)
    kept = fox.program.profile.home.settings_file.read_text("utf-8")
    assert "aloud_rate = 1.25" in kept and '[voices]\nen = "Bob"' in kept
    assert "aloud_notes = true" in kept
    fox.aloud.read_from(Span(0, 8, 8))
    begun(fox, qtbot, voice, len(voice.said) + 1)
    assert voice.words[-1] == "The keeper lit the lamp1."


def it_stops_in_time_and_at_the_end_of_the_book(fox: MainWindow, qtbot) -> None:
    """At the end of a chapter, of a time, and of the last sentence."""
    voice = new_voice(fox)
    bar, aloud = fox.aloud.bar, fox.aloud
    at = fox.controller.opened.book.files[1].text.rindex("This is")
    aloud.read_from(Span(1, at, at))
    begun(fox, qtbot, voice)
    is_marked(fox, qtbot, "This is paragraph 59 of the chapter.")
    choose(bar.sleep, "End of chapter")
    assert bar.sleep.text() == "End of chapter"
    voice.end(qtbot)
    voice.speaking = False
    voice.finished.emit()
    qtbot.waitUntil(lambda: aloud.state == "paused")
    is_marked(fox, qtbot, "Third")
    last = ["This is paragraph 59 of the chapter.", "It goes on for a while and then it ends."]
    assert voice.words == last and bar.sleep.text() == "Sleep timer"
    aloud.toggle()
    qtbot.waitUntil(lambda: voice.words[-1] == "Third")
    choose(bar.sleep, "15 minutes")
    assert bar.sleep.text() == "15 minutes"
    aloud.timer.set_minutes(0.001)
    qtbot.waitUntil(lambda: aloud.timer.due)
    assert aloud.state == "playing"  # the sentence is read to its end
    voice.finished.emit()
    qtbot.waitUntil(lambda: aloud.state == "paused")
    aloud.toggle()
    qtbot.waitUntil(lambda: voice.words[-1] == "It is out.")
    voice.finished.emit()
    qtbot.waitUntil(lambda: aloud.state == "off")
    assert bar.isHidden()


@pytest.mark.thorough
def test_the_page_goes_along_until_the_reader_moves_away(
    fox: MainWindow, qtbot, book: Path, voice: SteppedVoice
) -> None:
    open_in(fox, qtbot, book)
    bar = fox.aloud.bar
    fox.aloud.read_from(Span(1, 0, 0))
    begun(fox, qtbot, voice)
    qtbot.waitUntil(lambda: fox.reader.place.file == 1 and fox.reader.ready)
    for _ in range(40):
        voice.end(qtbot)
        # No voice is so fast that the page has not shown a sentence when it ends.
        is_marked(fox, qtbot, fox.aloud.reading.current.words)
        qtbot.waitUntil(lambda: not fox.aloud.follow._going)
    is_marked(fox, qtbot, fox.aloud.reading.current.words)
    shown = "(r => r.bottom > 0 && r.top < innerHeight)"
    here = f"{shown}([...CSS.highlights.get('fx-spoken')][0].getBoundingClientRect())"
    qtbot.waitUntil(lambda: js(fox, qtbot, here) is True)
    assert fox.aloud.follow.following and bar.back.isHidden()
    assert fox.reader.place.start > 500  # and with it the limit of the reader's place
    # The reader goes to the end of the chapter: the voice reads on, the page stays.
    key(fox, Qt.Key.Key_End)
    qtbot.waitUntil(bar.back.isVisible)
    before = js(fox, qtbot, "document.scrollingElement.scrollTop")
    voice.end(qtbot)
    is_marked(fox, qtbot, fox.aloud.reading.current.words)
    assert js(fox, qtbot, "document.scrollingElement.scrollTop") == before
    QTest.mouseClick(bar.back, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: js(fox, qtbot, here) is True)
    qtbot.waitUntil(bar.back.isHidden)
    # Another file, and the way back by key.
    fox.navigator.jump(Span(0, 0, 0))
    qtbot.waitUntil(lambda: fox.reader.place.file == 0 and bar.here.isVisible())
    voice.end(qtbot)
    assert fox.reader.place.file == 0
    key(fox, Qt.Key.Key_Home, Qt.KeyboardModifier.AltModifier)
    qtbot.waitUntil(lambda: fox.reader.place.file == 1 and bar.back.isHidden())
    # Or the voice comes to where the reader is.
    fox.navigator.jump(Span(0, 0, 0))
    qtbot.waitUntil(lambda: fox.reader.place.file == 0 and bar.here.isVisible())
    QTest.mouseClick(bar.here, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: voice.words[-1] == "First")
    qtbot.waitUntil(bar.here.isHidden)
