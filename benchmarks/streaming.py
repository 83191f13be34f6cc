"""What an answer costs the window while it comes, and how soon Stop acts:
``python -m benchmarks.streaming [BOOK] [--times N]``.

A scripted endpoint on loopback, in a process of its own as a model is, writes answers of some
lengths, whose sentences are copied out of the evidence with their places. Measured in a real
window, in N runs since the computer may do other work too: the longest time its thread handles no
event, the most processor time it took of such a time, and the longest frame of the transcript's
page; then, while an answer is written and while one stalls, the time from the press
of Stop to the window at rest and to the closed request, the worst of some.
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import re
import sys
import tempfile
import time
from dataclasses import dataclass, replace
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any, Literal

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from PySide6.QtCore import QEventLoop, QSettings, QTimer
from PySide6.QtWebEngineCore import QWebEngineScript
from PySide6.QtWidgets import QApplication

from endpoint import Endpoint, Reply, Request, cite_the_evidence
from foxreader.__main__ import tune
from foxreader.answer.conversation.stored import ReaderQuestion
from foxreader.core.message import Provider
from foxreader.program.program import Program
from foxreader.ui.platform import startup
from foxreader.ui.window.main_window import MainWindow

_BOOK = "/books/epub/readest/sample-alice.epub"
_QUESTION = "What did the Queen of Hearts say about the tarts?"
_TAGGED = re.compile(r"([^\[\]\n]{20,}?)\s*(\[(?:f\d+-\d+-\d+|\d{2,5})\])")
_TICK = 2
"""Milliseconds between two ticks of the window's thread; a gap is a time without events."""
_SIZES = (5_000, 20_000, 100_000)
_FRAMES = """(() => { cancelAnimationFrame(globalThis.watch); globalThis.longest = 0;
let last = performance.now();
const tick = now => { globalThis.longest = Math.max(globalThis.longest, now - last); last = now;
globalThis.watch = requestAnimationFrame(tick); };
globalThis.watch = requestAnimationFrame(tick); return 0; })()"""


@dataclass(frozen=True)
class _Wanted:
    """What the endpoint writes: so many characters, and what is wrong with it, if anything."""

    size: int
    fault: Literal["", "stall", "endless"] = ""


class _Gaps:
    """The longest time in which the window's thread handled no event, and the most processor time
    it took meanwhile, both in seconds."""

    def __init__(self) -> None:
        self.longest, self.busiest = 0.0, 0.0
        self._last = time.perf_counter(), time.thread_time()
        self._timer = QTimer(interval=_TICK)
        self._timer.timeout.connect(self._tick)
        self._timer.start()

    def _tick(self) -> None:
        now = time.perf_counter(), time.thread_time()
        self.longest = max(self.longest, now[0] - self._last[0])
        self.busiest = max(self.busiest, now[1] - self._last[1])
        self._last = now


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


def serve(pipe: Connection) -> None:
    """Be the endpoint: tells its address, then writes what it is told; of each answer it tells when
    it stalls and when its request was closed."""
    with Endpoint(models=("chat",)) as endpoint:
        pipe.send(endpoint.base_url)
        while True:
            wanted: _Wanted = pipe.recv()
            endpoint.waiting.clear()
            endpoint.closed_early.clear()
            endpoint.script = lambda request, wanted=wanted: _written(request, wanted)
            pipe.send("ready")
            if wanted.fault == "stall":
                endpoint.waiting.wait()
                pipe.send("stalled")
            while not endpoint.closed_early.wait(0.001) and not pipe.poll():
                pass
            if endpoint.closed_early.is_set():
                pipe.send(time.perf_counter())


def _written(request: Request, wanted: _Wanted) -> Reply:
    if request.schema is not None:
        return cite_the_evidence(request)
    text = long_answer(request, wanted.size)
    pieces = [text[i : i + 40] for i in range(0, len(text), 40)]
    return Reply(text, pieces=pieces, fault=wanted.fault, cut_at=0.5)


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


def open_window(folder: Path, book: Path, address: str) -> MainWindow:
    """The window with a book, whose answers come from ``address``."""
    program = Program()
    program.models.looked_at = ()
    provider = Provider("Mine", address, "chat", context=128_000)
    program.profile.save(replace(program.profile.settings, providers=(provider,), active="Mine"))
    window = MainWindow(program, QSettings(str(folder / "w.ini"), QSettings.Format.IniFormat))
    window.resize(1440, 900)
    window.show()
    wait(lambda: window.chat.transcript.ready)
    window.open(book)
    wait(lambda: window.controller.opened is not None and window.reader.ready)
    wait(lambda: not window.controller.index.running)
    return window


def told(pipe: Connection, wanted: _Wanted) -> None:
    """Have the endpoint write that from now on."""
    while pipe.poll():
        pipe.recv()  # what it told of earlier ones
    pipe.send(wanted)
    wait(pipe.poll, 60)
    pipe.recv()


def streamed(window: MainWindow, pipe: Connection, size: int, times: int) -> str:
    """One line on an answer of ``size`` characters, written so many times."""
    told(pipe, _Wanted(size))
    runs = [_streamed(window) for _ in range(times)]
    shown = len(window.chat.last_turn.answer.text) if window.chat.last_turn.answer else 0
    took, gap, busy, frame = (
        f"{min(one):.0f} to {max(one):.0f}" for one in zip(*runs, strict=True)
    )
    return (
        f"{size:>7,} characters written, {shown:>7,} shown, {took} ms:"
        f" longest gap of the window {gap} ms, its processor time {busy} ms,"
        f" longest frame of the transcript {frame} ms"
    )


def _streamed(window: MainWindow) -> tuple[float, float, float, float]:
    """In milliseconds: all of it, the longest gap, the most processor time of one, and the longest
    frame."""
    window.chat_controller.begin_anew()
    wait(lambda: not window.controller.busy)
    wait(lambda: False, 1.0)
    js(window, _FRAMES)
    gaps = _Gaps()
    began = time.perf_counter()
    window.chat_controller.ask(ReaderQuestion(_QUESTION))
    wait(lambda: window.turn is None and not window.controller.busy)
    took = time.perf_counter() - began
    wait(lambda: False, 1.0)
    frame = js(window, "cancelAnimationFrame(globalThis.watch), globalThis.longest") or 0.0
    return 1000 * took, 1000 * gaps.longest, 1000 * gaps.busiest, frame


def stopped(window: MainWindow, pipe: Connection, wanted: _Wanted, words: str) -> str:
    """One line on Stop in the middle of an answer."""
    quiet, closed = [], []
    for _ in range(5):
        told(pipe, wanted)
        window.chat_controller.begin_anew()
        window.chat_controller.ask(ReaderQuestion(_QUESTION))
        if wanted.fault == "stall":
            wait(pipe.poll, 60)
            pipe.recv()
            wait(lambda: False, 0.3)
        else:
            wait(lambda: len(window.chat.last_turn.parts) > 20, 60)
        pressed = time.perf_counter()
        window.chat.composer.send.click()
        wait(lambda: window.turn is None and not window.controller.busy, 30)
        quiet.append(time.perf_counter() - pressed)
        wait(pipe.poll, 30)
        closed.append(pipe.recv() - pressed)
    return (
        f"Stop of an answer that {words}: window at rest after {1000 * max(quiet):.0f} ms,"
        f" request closed after {1000 * max(closed):.0f} ms (the worst of {len(quiet)})"
    )


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    shared = os.environ.get("FOXREADER_SHARED", "../shared")
    parser.add_argument("book", nargs="?", type=Path, default=Path(shared + _BOOK))
    parser.add_argument("--times", type=int, default=3)
    given = parser.parse_args()
    if not given.book.is_file():
        parser.error(f"there is no file {given.book}")
    spawn = multiprocessing.get_context("spawn")
    pipe, theirs = spawn.Pipe()
    endpoint = spawn.Process(target=serve, args=(theirs,), daemon=True)
    endpoint.start()
    tune()
    with tempfile.TemporaryDirectory() as folder:
        os.environ["FOXREADER_HOME"] = folder
        startup.prepare()
        app = QApplication(sys.argv[:1])
        window = open_window(Path(folder), given.book.absolute(), pipe.recv())
        for size in _SIZES:
            print(streamed(window, pipe, size, given.times), flush=True)
        stalls, writes = _Wanted(4_000, "stall"), _Wanted(100_000, "endless")
        print(stopped(window, pipe, stalls, "stalls"), flush=True)
        print(stopped(window, pipe, writes, "is written"), flush=True)
        window.close()
        app.processEvents()
    endpoint.terminate()


if __name__ == "__main__":
    main()
