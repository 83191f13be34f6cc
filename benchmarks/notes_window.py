"""5,000 notes in a book: ``python -m benchmarks.notes_window BOOK [COUNT]``.

Measured in the window itself, off screen: from a press on Notes to the painted list, from a colour
and a word to the painted list, from a change of one note to the painted list; and from the order to
turn a page, or to go to another chapter, to the frame that shows it, with the notes and without.
A book of one file has all of them in one document.
"""

from __future__ import annotations

import os
import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ["FOXREADER_HOME"] = tempfile.mkdtemp(prefix="notes-")

from foxreader.ui.platform import startup

startup.prepare()

from PySide6 import QtWebEngineWidgets  # noqa: F401 -- before the application
from PySide6.QtCore import QSettings
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from foxreader.core.annotation import COLORS, Anchor, Annotation, bookmark, highlight
from foxreader.core.book import Book
from foxreader.core.span import Span
from foxreader.program.program import Program
from foxreader.ui.reader import scheme
from foxreader.ui.window.main_window import MainWindow

_COUNT = 5_000
"""Notes, as many as the promise is about."""
_RUNS = 9
"""Times each is done; the median is printed."""
_WORDS = 60
"""Characters of a highlight: a line."""
_SECONDS = 300
"""When nothing more is waited for."""


def made(book: Book, count: int) -> list[Annotation]:
    """As many annotations of all kinds, evenly spread."""
    result: list[Annotation] = []
    for number in range(count):
        place = book.place_at((number + 0.5) / count)
        end = min(place.start + _WORDS, len(book.files[place.file].text))
        anchor = Anchor.of(book, Span(place.file, place.start, end))
        if number % 20 == 0 or end == place.start:
            result.append(bookmark(anchor))
        else:
            note = f"Note {number}: compare with what is said before." if number % 3 == 0 else ""
            result.append(highlight(anchor, COLORS[number % 5], note))
    return result


class Bench:
    """A window with a book."""

    def __init__(self, path: Path) -> None:
        self.app = QApplication.instance() or QApplication([])
        program = Program()
        state = QSettings(f"{os.environ['FOXREADER_HOME']}/w.ini", QSettings.Format.IniFormat)
        state.setValue("panel_shown", "true")
        self.window = MainWindow(program, state)
        self.window.resize(1440, 900)
        self.window.show()
        self.window.open(path)
        self.until(lambda: self.window.controller.opened is not None and self.window.reader.ready)
        self.until(lambda: not self.window.controller.index.running)

    def until(self, done: Callable[[], bool]) -> float:
        """Handle events until ``done``; gives the seconds."""
        began = time.perf_counter()
        while not done():
            self.app.processEvents()
            if time.perf_counter() - began > _SECONDS:
                raise SystemExit("nothing more comes")
        return time.perf_counter() - began

    def painted(self, act: Callable[[], object]) -> float:
        """Seconds from ``act`` to the painted list, with all that is to be laid out for it."""
        began = time.perf_counter()
        act()
        listed = self.window.side.notes.list
        listed.viewport().repaint()
        return time.perf_counter() - began

    def framed(self, act: Callable[[], object]) -> float:
        """Seconds from ``act`` to a frame of the page that comes after it."""
        heard: list[object] = []
        began = time.perf_counter()
        act()
        self.window.reader._loading.when_ready(
            lambda: self.window.reader.page.call("frame", None, heard.append)
        )
        self.until(lambda: bool(heard))
        return time.perf_counter() - began


def lists(bench: Bench) -> dict[str, list[float]]:
    """The seconds of what is done in the list."""
    window, panel = bench.window, bench.window.side.notes
    times: dict[str, list[float]] = {}
    changed: list[object] = []
    window.notes.changed.connect(changed.append)

    def filter_words(words: str) -> None:
        panel.field.setText(words)
        panel._filter_words()

    for run in range(_RUNS):
        window.side._tabs[0].click()
        QTest.qWait(100)
        panel._stale = True
        color = COLORS[run % 5]
        acts: tuple[tuple[str, Callable[[], object]], ...] = (
            ("open the list", window.commands.show_notes),
            ("filter by colour", partial(panel.swatches.pressed.emit, color)),
            ("all colours again", partial(panel.swatches.pressed.emit, color)),
            ("filter by words", partial(filter_words, "compare 3")),
            ("all words again", partial(filter_words, "")),
        )
        for name, act in acts:
            times.setdefault(name, []).append(bench.painted(act))
            QTest.qWait(100)
        before, one = len(changed), window.notes.here[run * 7][0]
        began = time.perf_counter()
        window.notes.write_note(one.id, f"Changed {run}")
        bench.until(lambda before=before: len(changed) > before)
        panel.list.viewport().repaint()
        times.setdefault("change a note, stored and listed", []).append(time.perf_counter() - began)
    window.side._tabs[0].click()
    return times


def pages(bench: Bench, longest: int) -> dict[str, list[float]]:
    """The seconds of turning pages in the longest chapter, and of going to another."""
    reader = bench.window.reader
    times: dict[str, list[float]] = {"turn a page": [], "go to another chapter": []}
    other = 0 if longest or len(reader._need_book().files) == 1 else 1
    for run in range(_RUNS):
        bench.framed(lambda: reader.go(Span(other, 0, 0)))
        place = Span(longest, 500 + run, 500 + run)
        times["go to another chapter"].append(bench.framed(lambda p=place: reader.go(p)))
        QTest.qWait(300)  # the map is drawn, as it is when a reader turns the page
        times["turn a page"].append(bench.framed(lambda: reader.turn(1)))
    return times


def main() -> None:
    """Print the medians in milliseconds."""
    path, count = Path(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else _COUNT
    scheme.register()
    bench = Bench(path)
    opened = bench.window.controller.opened
    assert opened is not None
    book = opened.book
    longest = max(range(len(book.files)), key=lambda n: len(book.files[n].text))
    without = pages(bench, longest)
    store = bench.window.program.profile.annotations
    store.add(*made(book, count))
    began = time.perf_counter()
    bench.window.notes.read()
    bench.until(lambda: len(bench.window.notes.here) == count)
    print(f"{count} notes read and placed: {1000 * (time.perf_counter() - began):.0f} ms")
    for name, seconds in lists(bench).items():
        print(
            f"{name}: {1000 * statistics.median(seconds):.0f} ms (most {1000 * max(seconds):.0f})"
        )
    for name, seconds in pages(bench, longest).items():
        bare = statistics.median(without[name])
        print(
            f"{name}: {1000 * statistics.median(seconds):.0f} ms, without notes {1000 * bare:.0f}"
        )
    bench.window.close()


if __name__ == "__main__":
    main()
