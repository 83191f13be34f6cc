"""Kills the window while it highlights: ``python -m benchmarks.kill_window BOOK [KILLS]``.

A process opens the book in the real window, off screen, and highlights, notes and deletes as fast
as it can. It says what the list of notes shows each time that changes: that is what a reader has
seen. It is killed at a random moment, 100 times by default, and what it had shown last is compared
with what is stored: the log has to have gone through just that state.
"""

from __future__ import annotations

import json
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from foxreader.library.annotations import Annotations, unpacked
from foxreader.library.database import Database
from foxreader.library.paths import home

_KILLS = 100
_LONGEST = 1.5
"""Seconds after the first note at which it is killed at the latest; some 100 acts by then."""
Shown = dict[str, list[str]]
"""Color and note of each annotation, by id."""


def act(path: Path, seed: int) -> None:
    """Highlight, note and delete in the window until killed; print what the list shows."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from foxreader.ui.platform import startup

    startup.prepare()
    from PySide6 import QtWebEngineWidgets  # noqa: F401 -- before the application
    from PySide6.QtCore import QSettings, QTimer
    from PySide6.QtWidgets import QApplication

    from foxreader.core.annotation import COLORS
    from foxreader.core.span import Span
    from foxreader.program.program import Program
    from foxreader.ui.reader import scheme
    from foxreader.ui.window.main_window import MainWindow

    scheme.register()
    app = QApplication([])
    program, draw = Program(), random.Random(seed)
    state = QSettings(str(program.profile.home.root / "w.ini"), QSettings.Format.IniFormat)
    window = MainWindow(program, state)
    notes = window.notes

    def say() -> None:
        shown = {one.id: [one.color or "", one.note] for one, _ in notes.here}
        print(json.dumps(shown), flush=True)

    def once() -> None:
        book = notes.book
        if book is None or window.controller.opened is None:
            return
        ids = [one.id for one, _ in notes.here]
        what = draw.random()
        if len(ids) < 5 or what < 0.5:
            files = [n for n, file in enumerate(book.files) if len(file.text) > 200]
            file = draw.choice(files)
            start = draw.randrange(len(book.files[file].text) - 100)
            notes.highlight(Span(file, start, start + 60), draw.choice(COLORS))
        elif what < 0.8:
            notes.write_note(draw.choice(ids), f"note {draw.randrange(10**6)}")
        elif what < 0.9:
            notes.take_away([draw.choice(ids)])
        else:
            notes.undo()

    notes.changed.connect(lambda ids: say())
    timer = QTimer(interval=3)
    timer.timeout.connect(once)
    window.controller.arrived.connect(lambda arrival: timer.start())
    window.show()
    window.open(path)
    app.exec()


def killed(path: Path, seed: int, draw: random.Random) -> list[Shown]:
    """What the process had shown, one after the other, when it was killed."""
    command = [sys.executable, "-m", "benchmarks.kill_window", str(path), "--seed", str(seed)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as child:
        assert child.stdout is not None
        lines = [child.stdout.readline() for _ in range(3)]
        time.sleep(draw.random() * _LONGEST)
        child.send_signal(signal.SIGKILL)
        lines += child.stdout.readlines()
    return [json.loads(line) for line in lines if line.endswith("\n")]


def main() -> int:
    """Print how often what was shown was not what is stored; 1 where it ever was not."""
    if "--seed" in sys.argv:
        act(Path(sys.argv[1]), int(sys.argv[3]))
        return 0
    path, kills = Path(sys.argv[1]).resolve(), int(sys.argv[2]) if len(sys.argv) > 2 else _KILLS
    os.environ["FOXREADER_HOME"] = tempfile.mkdtemp(prefix="kill-window-")
    draw, lost, changes = random.Random(15), 0, 0
    for seed in range(kills):
        shown = killed(path, seed, draw)
        database = Database(home().library_file)
        changes += len(shown)
        lost += not _was_stored(Annotations(database), shown[-1])
    print(f"{kills} kills, {changes} changes shown; {lost} times something shown was not stored")
    return 1 if lost else 0


def _was_stored(kept: Annotations, shown: Shown) -> bool:
    """Whether the log went through a state that is what was shown. It only grows: then all of that
    was stored, and what came after it was under way when the process was killed."""
    now: Shown = {}
    for entry in kept.entries():
        if entry.record:
            one = unpacked(entry.record)
            now[one.id] = [one.color or "", one.note]
        else:
            now.pop(entry.annotation, None)
        if now == shown:
            return True
    return not shown


if __name__ == "__main__":
    raise SystemExit(main())
