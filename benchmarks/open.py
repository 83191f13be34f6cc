"""How fast books open, as ratios against something people use, in one run.

    python -m benchmarks.open FOLDER [--only text|window|memory]

Looked for below FOLDER: se-war-and-peace.epub, all of whose text is read by us and by ebooklib
with BeautifulSoup, by turns and in one process; ``benchmarks.pdf_text`` measures PDFs. ``window``
opens mahabharata.epub and a PDF of 408 pages in the real window and tells when the first page was
shown, when the book was whole, and how long the window was ever silent. ``memory`` changes
chapters 200 times and pages of the PDF 200 times and tells what the renderer held on the way.
A file in place of FOLDER is measured alone, as ``--only`` says.
"""

from __future__ import annotations

import argparse
import os
import statistics
import subprocess
import sys
import tempfile
import time
import warnings
from collections.abc import Callable, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any

ROUNDS = 7
"""Rounds by turns, of which the best counts. Chosen, not measured."""


def ours(path: Path) -> int:
    """How many characters we read."""
    from foxreader.formats import open_book

    book, resources = open_book(path, sha256="0" * 64)
    resources.close()
    return book.characters


def theirs(path: Path) -> int:
    """How many characters ebooklib and BeautifulSoup read."""
    import ebooklib
    from bs4 import BeautifulSoup
    from ebooklib import epub

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        book = epub.read_epub(str(path), options={"ignore_ncx": True})
        return sum(
            len(BeautifulSoup(item.get_content(), "html.parser").get_text())
            for item in book.get_items_of_type(ebooklib.ITEM_DOCUMENT)
        )


def seconds(act: Callable[[Path], int], path: Path) -> tuple[float, float]:
    """What one call takes: of the processor, and by the clock."""
    used, started = time.process_time(), time.perf_counter()
    act(path)
    return time.process_time() - used, time.perf_counter() - started


def text_ratio(path: Path) -> None:
    """All text of an EPUB, by turns, the best of some rounds: others use the machine too."""
    mine, others = [], []
    for _ in range(ROUNDS):
        mine.append(seconds(ours, path))
        others.append(seconds(theirs, path))
    print(f"{path.name}, {ours(path):,} characters, best of {ROUNDS} rounds:")
    for number, name in enumerate(("processor", "clock")):
        us, them = min(pair[number] for pair in mine), min(pair[number] for pair in others)
        print(
            f"  by the {name}: ours {us:.3f} s, ebooklib + BeautifulSoup {them:.3f} s:"
            f" {them / us:.1f} times as fast"
        )


def window(path: Path) -> None:
    """Open ``path`` in the real window, with an empty profile."""
    app, main_window = _start()
    from PySide6.QtCore import QTimer

    beats: list[float] = []
    timer = QTimer(interval=5)
    timer.timeout.connect(lambda: beats.append(time.perf_counter()))
    timer.start()
    times: dict[str, float] = {}
    started = time.perf_counter()

    def note(name: str) -> Callable[..., object]:
        return lambda *_: times.setdefault(name, time.perf_counter() - started)

    main_window.controller.begun.connect(note("begun"))
    main_window.controller.arrived.connect(note("whole"))
    main_window.controller.index.idle.connect(note("indexed"))
    main_window.open(path)
    while "indexed" not in times and time.perf_counter() - started < 300:
        app.processEvents()
        if "shown" not in times and main_window.reader.ready:
            note("shown")()
        time.sleep(0.001)
    gaps = [(after - before, before - started) for before, after in pairwise(beats)]
    pause, at = max(gaps)
    print(
        f"{path.name} in the window: first page {times['shown']:.2f} s, whole book"
        f" {times['whole']:.1f} s, indexed {times['indexed']:.1f} s; longest pause"
        f" {1000 * pause:.0f} ms after {at:.1f} s, {sum(gap > 0.1 for gap, _ in gaps)} over 100 ms,"
        f" median beat {1000 * statistics.median(gap for gap, _ in gaps):.0f} ms"
    )
    main_window.close()


def memory(path: Path, changes: int = 200) -> None:
    """Change chapters, or pages, and tell what the renderer held on the way."""
    app, main_window = _start()
    from foxreader.core.span import Span

    main_window.open(path)

    def until(done: Callable[[], bool], most: float = 60.0) -> None:
        ends = time.perf_counter() + most
        while not done() and time.perf_counter() < ends:
            app.processEvents()
            time.sleep(0.002)

    until(lambda: main_window.controller.opened is not None and main_window.reader.ready)
    book = main_window.controller.opened.book
    held: list[float] = []
    for number in range(changes):
        file = number * 7 % len(book.files)
        main_window.reader.go(Span(file, 0, 0))
        until(lambda: main_window.reader.ready)
        # A page of a PDF is drawn after it is there.
        until(lambda: False, most=0.25 if book.paged else 0.02)
        held.append(_resident(main_window.reader.page.renderProcessPid()))
    tenth = max(1, changes // 10)
    means = [statistics.mean(held[at : at + tenth]) for at in range(0, changes, tenth)]
    print(
        f"{path.name}, {changes} changes: the renderer holds {max(held):.0f} MB at most; MB by"
        f" tenths of the way: {' '.join(f'{mean:.0f}' for mean in means)}"
    )
    main_window.close()


def _resident(process: int) -> float:
    """Megabytes a process holds, of its own."""
    try:
        lines = Path(f"/proc/{process}/smaps_rollup").read_text().splitlines()
    except OSError:
        return 0.0
    return sum(int(line.split()[1]) for line in lines if line.startswith("Pss:")) / 1024


def _start() -> tuple[Any, Any]:
    """An application and its window, in a profile that is thrown away."""
    from foxreader.ui.platform import startup

    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    startup.prepare()
    import gc

    from PySide6.QtCore import QSettings
    from PySide6.QtWidgets import QApplication

    from foxreader.program.program import Program
    from foxreader.ui.reader import scheme
    from foxreader.ui.window.main_window import MainWindow

    gc.set_threshold(100_000, 50, 1000)  # as the program does
    scheme.register()
    app = QApplication.instance() or QApplication([])
    folder = os.environ["FOXREADER_HOME"]
    made = MainWindow(Program(), QSettings(f"{folder}/w.ini", QSettings.Format.IniFormat))
    made.resize(1440, 900)
    made.show()
    return app, made


def main(arguments: Sequence[str] | None = None) -> int:
    """Run it; each window in a process of its own."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.open", description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--only", choices=("text", "window", "memory"), default="")
    options = parser.parse_args(arguments)
    found = {path.name: path for path in options.folder.rglob("*") if path.is_file()}
    jobs = (
        ("text", "se-war-and-peace.epub", text_ratio),
        ("window", "mahabharata.epub", window),
        ("window", "Regulation Best Interest_proposed rule.pdf", window),
        ("memory", "se-war-and-peace.epub", memory),
        ("memory", "Regulation Best Interest_proposed rule.pdf", memory),
    )
    if options.folder.is_file():
        kind = options.only or "text"
        act = next(act for name, _, act in jobs if name == kind)
        with tempfile.TemporaryDirectory() as home:
            os.environ["FOXREADER_HOME"] = home
            act(options.folder)
        return 0
    for kind, name, _ in jobs:
        if options.only in ("", kind) and name in found:
            command = [sys.executable, "-m", "benchmarks.open", str(found[name]), "--only", kind]
            subprocess.run(command, check=False)
    return 0


if __name__ == "__main__":
    sys.exit(main())
