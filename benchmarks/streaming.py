"""What an answer costs the window while it comes, and how soon Stop acts:
``python -m benchmarks.streaming [BOOK]``.

A scripted endpoint on loopback writes answers of some lengths, whose sentences are copied out of
the evidence with their places. Measured in a real window: the longest time its thread handles no
event, the longest frame of the transcript's page, and, in another answer that never ends, from the
press of Stop to the window at rest and to the closed request.
"""

from __future__ import annotations

import argparse
import os
import re
import sys
import tempfile
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from PySide6.QtCore import QEventLoop, QSettings, QTimer
from PySide6.QtWebEngineCore import QWebEngineScript
from PySide6.QtWidgets import QApplication

from endpoint import Endpoint, Reply, Request, cite_the_evidence
from foxreader.answer.conversation.stored import ReaderQuestion
from foxreader.core.message import Provider
from foxreader.parts.program import Program
from foxreader.ui.platform import startup
from foxreader.ui.window.main_window import MainWindow

_BOOK = "/books/epub/readest/sample-alice.epub"
_QUESTION = "What did the Queen of Hearts say about the tarts?"
_TAGGED = re.compile(r"([^\[\]\n]{20,}?)\s*(\[f\d+-\d+-\d+\])")
_TICK = 2
"""Milliseconds between two ticks of the window's thread; a gap is a time without events."""
_SIZES = (5_000, 20_000, 100_000)
_FRAMES = """(() => { globalThis.longest = 0; let last = performance.now();
const tick = now => { globalThis.longest = Math.max(globalThis.longest, now - last); last = now;
requestAnimationFrame(tick); }; requestAnimationFrame(tick); return 0; })()"""


class _Gaps:
    """The longest time in which the window's thread handled no event."""

    def __init__(self) -> None:
        self.longest, self.busy = 0.0, 0.0
        self._last = time.perf_counter()
        self._timer = QTimer(interval=_TICK)
        self._timer.timeout.connect(self._tick)
        self._timer.start()

    def _tick(self) -> None:
        now = time.perf_counter()
        self.longest = max(self.longest, now - self._last)
        self._last = now

    def restart(self) -> None:
        """Forget what was measured."""
        self.longest, self._last = 0.0, time.perf_counter()


def long_answer(request: Request, size: int) -> str:
    """Sentences of the evidence with their places, again and again, ``size`` characters."""
    said = [str(m.get("content")) for m in request.messages if m.get("role") == "user"]
    found = _TAGGED.findall("\n".join(said)) or [("Nothing.", "")]
    made, at = "", 0
    while len(made) < size:
        text, tag = found[at % len(found)]
        made += f"{' '.join(text.split()).rstrip('.')} {tag}." + ("\n\n" if at % 4 == 3 else " ")
        at += 1
    return made


def wait(until: Any, seconds: float = 300.0) -> bool:
    """Handle events until ``until()``; whether it came to that."""
    end = time.monotonic() + seconds
    while not until() and time.monotonic() < end:
        QApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 5)
    return bool(until())


def js(window: MainWindow, script: str) -> Any:
    """What a script says in the transcript's page."""
    heard: list[Any] = []
    world = QWebEngineScript.ScriptWorldId.ApplicationWorld.value
    window.chat.transcript.page.runJavaScript(script, world, heard.append)
    wait(lambda: heard, 30)
    return heard[0] if heard else None


def open_window(folder: Path, book: Path, endpoint: Endpoint) -> MainWindow:
    """The window with a book, whose answers come from ``endpoint``."""
    program = Program()
    program.models.looked_at = ()
    provider = Provider("Mine", endpoint.base_url, "chat", context=128_000)
    program.profile.save(replace(program.profile.settings, providers=(provider,), active="Mine"))
    window = MainWindow(program, QSettings(str(folder / "w.ini"), QSettings.Format.IniFormat))
    window.resize(1440, 900)
    window.show()
    wait(lambda: window.chat.transcript.ready)
    window.open(book)
    wait(lambda: window.controller.opened is not None and window.reader.ready)
    wait(lambda: not window.controller.index.running)
    return window


def streamed(window: MainWindow, endpoint: Endpoint, size: int) -> str:
    """One line on an answer of ``size`` characters."""

    def script(request: Request) -> Reply:
        if request.schema is not None or not request.tools:
            return cite_the_evidence(request) if request.schema is not None else reply(request)
        return reply(request)

    def reply(request: Request) -> Reply:
        text = long_answer(request, size)
        return Reply(text, pieces=[text[i : i + 40] for i in range(0, len(text), 40)])

    endpoint.script = script
    window.chat_controller.begin_anew()
    wait(lambda: not window.controller.busy)
    js(window, _FRAMES)
    gaps = _Gaps()
    began = time.perf_counter()
    window.chat_controller.ask(ReaderQuestion(_QUESTION))
    wait(lambda: window.turn is None and not window.controller.busy)
    took = time.perf_counter() - began
    shown = len(window.chat.last_turn.answer.text) if window.chat.last_turn.answer else 0
    wait(lambda: False, 1.0)
    frame = js(window, "globalThis.longest") or 0.0
    return (
        f"{size:>7,} characters written, {shown:>7,} shown, {took:5.1f} s:"
        f" longest gap of the window {1000 * gaps.longest:5.0f} ms,"
        f" longest frame of the transcript {frame:5.0f} ms"
    )


def stopped(window: MainWindow, endpoint: Endpoint) -> str:
    """One line on Stop, in the middle of an answer that stalls."""
    quiet, closed = [], []
    for _ in range(5):
        endpoint.waiting.clear()
        endpoint.closed_early.clear()

        def stalls(request: Request) -> Reply:
            return Reply(long_answer(request, 4_000), fault="stall", cut_at=0.5)

        endpoint.script = stalls
        window.chat_controller.begin_anew()
        window.chat_controller.ask(ReaderQuestion(_QUESTION))
        wait(endpoint.waiting.is_set, 60)
        wait(lambda: False, 0.3)
        pressed = time.perf_counter()
        window.chat.composer.send.click()
        wait(lambda: window.turn is None and not window.controller.busy, 30)
        quiet.append(time.perf_counter() - pressed)
        wait(endpoint.closed_early.is_set, 30)
        closed.append(time.perf_counter() - pressed)
    return (
        f"Stop: window at rest after {1000 * max(quiet):.0f} ms,"
        f" request closed after {1000 * max(closed):.0f} ms (the worst of {len(quiet)};"
        " the endpoint looks every 50 ms)"
    )


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    shared = os.environ.get("FOXREADER_SHARED", "../shared")
    parser.add_argument("book", nargs="?", type=Path, default=Path(shared + _BOOK))
    book = parser.parse_args().book.absolute()
    with tempfile.TemporaryDirectory() as folder:
        os.environ["FOXREADER_HOME"] = folder
        startup.prepare()
        app = QApplication(sys.argv[:1])
        with Endpoint(models=("chat",)) as endpoint:
            window = open_window(Path(folder), book, endpoint)
            for size in _SIZES:
                print(streamed(window, endpoint, size), flush=True)
            print(stopped(window, endpoint), flush=True)
            window.close()
        app.processEvents()


if __name__ == "__main__":
    main()
