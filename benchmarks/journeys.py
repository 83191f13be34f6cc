"""How many files the program goes through for five acts: ``python -m benchmarks.journeys``.

    python -m benchmarks.journeys [--doors JOURNEY] [--json]

Five journeys are made in the real window, off screen, with an EPUB made on the spot, and counted
beside our goals: a book is opened until its first page is drawn; a question is answered without a
model, and with one (the tests' scripted endpoint on loopback), until the answer is drawn; “Go
there” is pressed, to another chapter, until the mark is painted; a colour is pressed until the
highlight is stored and painted. ``--doors`` lists the doors of one.

What counts is said in ``benchmarks.doors``. Workers go on beside the window, so that a figure moves
by a hundredth or two from run to run, and the first by twenty files: the index begins as the page
is drawn. What the processes do that read the book and build its index is not seen from here.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from html import escape
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
if str(ROOT / "tests") not in sys.path:
    sys.path.insert(0, str(ROOT / "tests"))

os.environ["LANGUAGE"] = "en"  # of the window, before Qt starts, whatever the machine's is

from PySide6.QtCore import QEventLoop, QPoint, QSettings
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

import foxreader
from benchmarks.doors import Counter, Journey
from benchmarks.madebook import made_book
from chatwindow import box_of, use
from endpoint import Endpoint
from epubwriter import write_epub
from foxreader.program.program import Program
from foxreader.ui.platform.jobs import Job
from foxreader.ui.window.main_window import MainWindow
from noting import LEFT, drag_over, go_to, highlighted, span_of, stored
from window import drawn, flush  # it also sets the engine's flags

PACKAGE = Path(foxreader.__file__).parent
SECONDS = 120
"""When nothing more is waited for."""
OPENED = "book file → first page"
ALONE = "question without a model"
MODEL = "question with a model → footnotes"
GO = "click on “Go there” → painted mark"
COLOUR = "colour pressed → on disk and painted"
GOALS = {OPENED: (110, 330), ALONE: (95, 350), MODEL: (130, 550), GO: (35, 95), COLOUR: (35, 80)}
"""The files and doors that each should take at most."""
QUESTION = "When did the keeper light the lamp?"
ASKED_MODEL = "What happened to the old lamp by the third hour?"
MARKED = "the gulls kept to the lee side"
PLANTED = (
    f"The keeper lit the lamp at nine o'clock. That night {MARKED} of the tower.",
    "By the third hour the old lamp had dimmed by a finger's breadth.",
)
"""What the first chapters of the made book say first, so that it can be asked."""
SIZE = 60_000
"""Characters of the book: three chapters of many pages."""


def main(arguments: Sequence[str]) -> int:
    """Make the journeys and print what they took."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0] if __doc__ else "")
    parser.add_argument("--doors", choices=GOALS, metavar="JOURNEY", help=", ".join(GOALS))
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args(arguments)
    for name in [name for name in os.environ if name.startswith(("OPENAI_", "FOXREADER_"))]:
        del os.environ[name]  # a model that is set up there would answer
    with tempfile.TemporaryDirectory() as home:
        os.environ["FOXREADER_HOME"] = home
        found = dict(journeys(Path(home)))
    if options.json:
        whole = {name: as_json(name, one) for name, one in found.items()}
        print(json.dumps(whole, indent=1, ensure_ascii=False))
        return 0
    print(table(found))
    if options.doors:
        print("\n".join(f"{a} → {b}" for a, b in sorted(found[options.doors].doors)))
    return 0


# The journeys


class Reader:
    """A reader at the real window: what the tests' helpers call ``qtbot`` and ``fox``."""

    def __init__(self, home: Path) -> None:
        self.app = QApplication.instance() or QApplication([])
        program = Program()
        program.models.looked_at = ()  # whatever runs on this computer
        state = QSettings(str(home / "window.ini"), QSettings.Format.IniFormat)
        state.setValue("panel_shown", "true")
        self.fox = MainWindow(program, state)
        self.fox.resize(1300, 820)
        self.fox.show()
        self.waitUntil(lambda: self.fox.chat.transcript.ready)
        self.rest()

    def waitUntil(self, condition: Callable[[], object]) -> None:  # noqa: N802 -- as pytest-qt's
        """Handle events until ``condition`` holds."""
        ends = time.monotonic() + SECONDS
        while not condition():
            self.app.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 5)
            if time.monotonic() > ends:
                raise SystemExit("nothing more comes")

    def rest(self) -> None:
        """Wait until nothing runs, so that the next journey has only its own."""
        fox = self.fox
        self.waitUntil(lambda: not fox.jobs._running and not fox.controller.index.running)

    def seen(self, words: str, color: str) -> None:
        """Wait until the page has drawn these words in a colour."""
        view = self.fox.reader
        self.waitUntil(lambda: view.ready and words in highlighted(self.fox, self, color))
        drawn(view.page, self)

    def still(self, selector: str) -> QPoint:
        """The middle of what the last answer shows, once it no longer moves."""
        turn = self.fox.chat.last_turn.id
        boxes: list[list[float] | None] = [None]
        while boxes[-1] is None or boxes[-1:] != boxes[-2:-1]:
            drawn(self.fox.chat.transcript.page, self)
            boxes.append(box_of(self.fox, self, turn, selector))
        left, top, right, bottom = boxes[-1]
        return QPoint(int((left + right) / 2), int((top + bottom) / 2))

    def press(self, at: QPoint) -> None:
        """Press the transcript there."""
        QTest.mouseClick(self.fox.chat.transcript._view.focusProxy(), LEFT, pos=at)

    def close(self) -> None:
        """End, and have what was given up go."""
        self.fox.close()
        self.fox.deleteLater()
        flush()


def journeys(home: Path) -> Iterator[tuple[str, Journey]]:
    """Each journey by its name, in the order of the table."""
    counter = Counter(PACKAGE)
    Job.run = counter.heard(Job.run)  # type: ignore[method-assign]
    book = made_epub(home / "made.epub")
    with counter.hearing(), Endpoint(models=("chat",)) as endpoint:
        reader = Reader(home)
        yield OPENED, opened(reader, counter, book)
        yield ALONE, asked(reader, counter, QUESTION)
        use(reader.fox, endpoint)
        reader.fox.controller.model_changed()
        reader.rest()
        yield MODEL, asked(reader, counter, ASKED_MODEL)
        yield GO, gone(reader, counter)
        yield COLOUR, coloured(reader, counter)
        reader.close()


def made_epub(path: Path) -> Path:
    """A made book with what is asked of it."""
    chapters = {}
    for number, file in enumerate(made_book(SIZE).files):
        title, *paragraphs = file.text.splitlines()
        body = [*PLANTED[number : number + 1], *paragraphs]
        chapters[file.name] = f"<h1>{title}</h1>" + "".join(f"<p>{escape(one)}</p>" for one in body)
    return write_epub(path, chapters)


def opened(reader: Reader, counter: Counter, book: Path) -> Journey:
    """A book file until its first page is drawn; its index is built afterwards."""
    controller, view = reader.fox.controller, reader.fox.reader
    with counter.counting() as journey:
        reader.fox.open(book)
        reader.waitUntil(lambda: controller.opened is not None and view.ready)
        drawn(view.page, reader)
    reader.rest()
    return journey


def asked(reader: Reader, counter: Counter, question: str) -> Journey:
    """A question until its answer is drawn."""
    fox = reader.fox
    with counter.counting() as journey:
        fox.ask(question)
        reader.waitUntil(lambda: fox.turn is None and not fox.controller.busy)
        reader.waitUntil(lambda: not fox.chat._painting._waiting)
        drawn(fox.chat.transcript.page, reader)
    turn = fox.chat.last_turn
    if turn.answer is None or not turn.answer.citations:
        raise SystemExit(f"“{question}” has no answer with footnotes: {turn.problem}")
    reader.rest()
    return journey


def gone(reader: Reader, counter: Counter) -> Journey:
    """“Go there” of the last answer's first footnote until the mark is painted."""
    fox = reader.fox
    citation = fox.chat.last_turn.answer.citations[0]
    if citation.span.file == fox.reader.place.file:
        raise SystemExit("the evidence is in the chapter that is shown")
    reader.press(reader.still(".note"))
    button = reader.still(".card .go")
    reader.rest()
    with counter.counting() as journey:
        reader.press(button)
        reader.seen(citation.quote, "evidence")
    reader.rest()
    return journey


def coloured(reader: Reader, counter: Counter) -> Journey:
    """A colour for selected words until they are stored and painted."""
    fox = reader.fox
    span = span_of(fox, MARKED)
    go_to(fox, reader, span)
    drag_over(fox, reader, span)
    reader.rest()
    with counter.counting() as journey:
        QTest.mouseClick(fox.marking.bar.swatches.dots[1], LEFT)
        reader.seen(fox.passage.words, "green")
        reader.waitUntil(lambda: not fox.jobs._running)
    if not stored(fox):
        raise SystemExit("the highlight is not stored")
    return journey


# What is printed


def as_json(name: str, journey: Journey) -> dict[str, object]:
    """What a journey took, its goals, and its doors."""
    files, functions, doors = journey.counts
    goal_files, goal_doors = GOALS[name]
    return {
        "files": files, "functions": functions, "doors": doors,
        "goal_files": goal_files, "goal_doors": goal_doors,
        "entered": sorted(journey.files), "through": sorted(map(list, journey.doors)),
    }  # fmt: skip


def table(found: Mapping[str, Journey]) -> str:
    """A line for each journey."""
    lines = [
        "| journey | files | functions | doors | goal: files / doors | |",
        "|---|---:|---:|---:|---:|---|",
    ]
    for name, journey in found.items():
        files, functions, doors = journey.counts
        most_files, most_doors = GOALS[name]
        met = "met" if files <= most_files and doors <= most_doors else "missed"
        goals = f"{most_files} / {most_doors}"
        lines.append(f"| {name} | {files} | {functions:,} | {doors:,} | {goals} | {met} |")
    return "\n".join(lines)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
