"""How fast a shelf of 10,000 books is on screen, how long its frames take, what covers hold.

    python -m benchmarks.shelf_window [--entries 10000] [--folder FOLDER]

The entries are made, each with a thumbnail of its own. CPU is that of this process with all its
threads, from making the shelf until the first covers are on screen. A frame is what the window's
thread does from a turn of the wheel until the covers are painted; between two frames the events
that came in are handled, and are measured with the next one.
"""

from __future__ import annotations

import argparse
import os
import resource
import statistics
import tempfile
import time
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QBuffer, QByteArray, QElapsedTimer, QIODevice, QSettings
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QApplication, QWidget

from benchmarks.library import filled
from foxreader.library.paths import Home
from foxreader.program.program import Program
from foxreader.ui.platform import translation
from foxreader.ui.platform.jobs import Jobs
from foxreader.ui.platform.theme import LIGHT
from foxreader.ui.shelf.books_area import TableView
from foxreader.ui.shelf.grid import GridView
from foxreader.ui.shelf.page import ShelfPage

_WHEEL = 120
"""Pixels of a turn of the wheel."""
_TURNS = 400
_PAINTED = 20
"""Covers of the first screen; in a window of 1440 by 900 there are 21."""


def thumbnails(program: Program, entries: int) -> None:
    """A thumbnail for each entry, of a hundred colours."""
    for number in range(entries):
        picture = QImage(256, 384, QImage.Format.Format_RGB32)
        if number < 100:
            picture.fill(QColor.fromHsv(3 * number, 90, 160))
            data, buffer = QByteArray(), QBuffer()
            buffer.setBuffer(data)
            buffer.open(QIODevice.OpenModeFlag.WriteOnly)
            picture.save(buffer, "JPEG")
            made = bytes(data.data())
            _JPEGS.append(made)
        program.profile.covers.write(f"{number:064x}", _JPEGS[number % 100])


_JPEGS: list[bytes] = []


def cpu() -> float:
    """Seconds of CPU of this process."""
    used = resource.getrusage(resource.RUSAGE_SELF)
    return used.ru_utime + used.ru_stime


def until(app: QApplication, done: object, seconds: float = 60) -> None:
    """Handle events until ``done()``; raises ``TimeoutError`` where that takes too long."""
    timer = QElapsedTimer()
    timer.start()
    while not done():  # type: ignore[operator]
        app.processEvents()
        if timer.elapsed() > 1000 * seconds:
            raise TimeoutError
        time.sleep(0.001)


def scrolled(
    app: QApplication, view: GridView | TableView, step: int, turns: int
) -> list[tuple[float, float]]:
    """Milliseconds of each frame while the view is scrolled: CPU of the window's thread, which a
    load of other programs does not make longer, and wall clock."""
    frames = []
    bar = view.verticalScrollBar()
    for turn in range(turns):
        began, used = time.perf_counter(), time.thread_time()
        bar.setValue((bar.value() + step) % max(1, bar.maximum()))
        app.processEvents()
        frames.append((1000 * (time.thread_time() - used), 1000 * (time.perf_counter() - began)))
        if turn % 4 == 3:
            time.sleep(0.004)  # the workers have their turn, as between two turns of a wheel
    return frames


def _said(name: str, frames: list[tuple[float, float]]) -> None:
    parts = []
    for kind, times in zip(("CPU", "wall"), zip(*frames, strict=True), strict=True):
        ordered = sorted(times)
        middle, most = statistics.median(ordered), ordered[int(0.99 * len(ordered))]
        parts.append(f"{kind} {middle:.1f} / {most:.1f} / {ordered[-1]:.1f}")
    print(f"{name}, ms, median / 99 % under / longest: {'; '.join(parts)}")


class _Shut:
    """Doors of a shelf at which nothing is pressed."""

    def _stay(self, *_: object) -> None:
        pass

    open = open_elsewhere = open_guide = choose_file = show_book = open_settings = _stay
    say = forget = go_to_hit = find_everywhere = _stay


def measure(entries: int, folder: Path) -> None:
    """Print all figures."""
    app = QApplication.instance() or QApplication([])
    assert isinstance(app, QApplication)
    translation.install(app)
    program = Program(Home(folder / "home"))
    filled(program.profile.records, entries)
    thumbnails(program, entries)
    parent = QWidget()
    parent.resize(1440, 900)
    state = QSettings(str(folder / "w.ini"), QSettings.Format.IniFormat)
    state.setValue("shelf_index_paused", "true")
    jobs = Jobs(parent)
    before, began = cpu(), time.perf_counter()
    shelf = ShelfPage(program, jobs, state, LIGHT, str, bool, _Shut(), parent)
    shelf.resize(1440, 900)
    parent.show()
    shelf.enter()
    until(app, lambda: shelf.model.rowCount() == entries and shelf.side.rows)
    until(app, lambda: shelf.covers.bytes >= _PAINTED * 128 * 192 * 4)
    print(f"{entries} books: on screen after {cpu() - before:.2f} s of CPU, "
          f"{time.perf_counter() - began:.2f} s")  # fmt: skip
    grid, table = shelf.books.grid, shelf.books.table
    _said("grid, a turn of the wheel", scrolled(app, grid, _WHEEL, _TURNS))
    _said("grid, a screen further", scrolled(app, grid, grid.height(), _TURNS))
    _said("grid, far jumps", scrolled(app, grid, 17 * grid.height(), _TURNS))
    shelf.show_shape(listed=True)
    app.processEvents()
    _said("list, a turn of the wheel", scrolled(app, table, _WHEEL, _TURNS))
    _said("list, far jumps", scrolled(app, table, 17 * table.height(), _TURNS))
    print(f"covers kept: {shelf.covers.bytes / 1e6:.1f} MB; memory "
          f"{resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024:.0f} MB")  # fmt: skip
    jobs.stop_all()


def main() -> None:
    """Read the options and measure."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--entries", type=int, default=10_000)
    options.add_argument("--folder", type=Path)
    given = options.parse_args()
    if given.folder is not None:
        measure(given.entries, given.folder)
    else:
        with tempfile.TemporaryDirectory() as folder:
            measure(given.entries, Path(folder))


if __name__ == "__main__":
    main()
