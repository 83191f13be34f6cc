"""Checks that every book is shown as it was read, and every mark is on exactly its characters.

    python -m benchmarks.exactness FOLDER… [--spans 100] [--out docs/exactness.md] [--keep FILE]

Every file below the folders is opened as the program opens it and shown in the real view, file by
file and page by page; what the view holds is read back from it, and where each character lies
(``benchmarks.reach``). A book at a time goes to a child process: its end loses that book and no
other. With ``--keep`` a run that was broken off goes on.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import threading
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from queue import Empty, Queue
from typing import IO, Any

from benchmarks.exactreport import GONE, report

PATIENCE = 180.0  # seconds allowed for opening a book, and for each of its files
BOOKS_A_CHILD = 30
"""Books opened by one child process before a new one is started. Chosen, not measured."""
SAMPLE = {
    "Latin letters": "se-moby-dick.epub",
    "vertical Japanese": "kusamakura-japanese-vertical-writing.epub",
    "Hebrew": "israelsailing.epub",
    "Arabic": "regime-anticancer-arabic.epub",
    "formulas": "linear-algebra.epub",
    "fixed layout": "sous-le-vent_svg-in-spine.epub",
    "PDF in two columns": "tracemonkey.pdf",
}
"""One book of each kind, through every change of look."""


class Child:
    """The process with the view, started again when it ends."""

    def __init__(self) -> None:
        self._process: subprocess.Popen[str] | None = None
        self._lines: Queue[str] = Queue()
        self._done = 0

    def ask(self, path: Path, act: str, count: int) -> dict[str, Any]:
        """The result for a book; a process that ends or hangs counts as a failure of that book."""
        if self._process is None or self._done >= BOOKS_A_CHILD:
            self.end()
            self._start()
        process = self._process
        assert process is not None and process.stdin is not None
        asked = {"path": str(path), "act": act, "count": count}
        self._done += 1
        try:
            process.stdin.write(json.dumps(asked) + "\n")
            process.stdin.flush()
            line = _answer(self._lines)
        except BrokenPipeError:
            line = ""
        if line:
            found: dict[str, Any] = json.loads(line)
            return found
        hangs = process.poll() is None
        process.kill()
        self._process = None
        what = f"was silent for {PATIENCE:.0f} s" if hangs else "ended"
        return {"format": "?", "failures": [f"the process of the view {what}"]}

    def end(self) -> None:
        """End the process."""
        if self._process is not None and self._process.stdin is not None:
            self._process.stdin.close()
            try:
                self._process.wait(20)
            except subprocess.TimeoutExpired:
                self._process.kill()
        self._process = None

    def _start(self) -> None:
        self._done = 0
        self._process = subprocess.Popen(
            [sys.executable, "-m", "benchmarks.exactview"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            encoding="utf-8",
        )
        self._lines = Queue()
        threading.Thread(
            target=_listen, args=(self._process.stdout, self._lines), daemon=True
        ).start()


def _answer(lines: Queue[str]) -> str:
    """The line that tells what was found, or "" when there is none in time."""
    try:
        while True:
            line = lines.get(timeout=PATIENCE)
            if not line.startswith('{"done"'):
                return line
    except Empty:
        return ""


def _listen(source: IO[str], lines: Queue[str]) -> None:
    for line in source:
        lines.put(line)
    lines.put("")


def books_below(folder: Path) -> list[Path]:
    """Every file below ``folder``, in order."""
    return sorted(path for path in folder.rglob("*") if path.is_file())


def kept(path: Path | None) -> dict[str, dict[str, Any]]:
    """The results of an earlier, interrupted run."""
    if path is None or not path.is_file():
        return {}
    lines = path.read_text("utf-8").splitlines()
    return dict(json.loads(line) for line in lines)


def tasks_of(folders: Sequence[Path], spans: int) -> Iterator[tuple[str, Path, str, int]]:
    """What is measured: its name in the results, the book, what is asked of it and how often."""
    paths = [(path, str(path.relative_to(top))) for top in folders for path in books_below(top)]
    for path, name in paths:
        yield f"reach: {name}", path, "reach", GONE
    for path, name in paths:
        yield name, path, "marks", spans
    named = {path.name: path for path, _ in paths}
    for kind, name in SAMPLE.items():
        if name in named:
            yield f"changes: {kind}", named[name], "changes", spans


def run(folders: Sequence[Path], spans: int, keep: Path | None) -> dict[str, dict[str, Any]]:
    """The result for each file, by its name below its folder; "reach: …" for what of it can be
    brought on screen, "changes: …" for the sample."""
    found = kept(keep)
    tasks = list(tasks_of(folders, spans))
    child, started = Child(), time.monotonic()
    for number, (name, path, act, count) in enumerate(tasks, 1):
        if name in found:
            continue
        found[name] = child.ask(path, act, count)
        if keep is not None:
            with keep.open("a", encoding="utf-8") as file:
                file.write(json.dumps([name, found[name]]) + "\n")
        _tell(f"{number}/{len(tasks)} {time.monotonic() - started:.0f} s {name}", found[name])
    child.end()
    return found


def _tell(what: str, found: dict[str, Any]) -> None:
    said = "refused" if "refused" in found else f"{len(found.get('failures', ()))} failures"
    if "counted" in found:
        said = f"{found['lost']} lost, {found['seen']} of {found['gone']} gone to"
    print(f"{what}: {said}, {found.get('seconds', 0):.1f} s", file=sys.stderr, flush=True)


def main() -> int:
    """Run and write the report; the exit status is 0 if all was exact."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("folders", type=Path, nargs="+")
    parser.add_argument("--spans", type=int, default=100, help="random spans in each file")
    parser.add_argument("--out", type=Path, help="where the report goes; else it is printed")
    parser.add_argument("--keep", type=Path, help="keeps what is found, to go on with later")
    asked = parser.parse_args()
    started = time.monotonic()
    before = len(kept(asked.keep))
    found = run(asked.folders, asked.spans, asked.keep)
    text = report(found, asked.spans, time.monotonic() - started, before)
    if asked.out is not None:
        asked.out.write_text(text, "utf-8")
    else:
        print(text)
    return int(any(one.get("failures") or one.get("lost") for one in found.values()))


if __name__ == "__main__":
    sys.exit(main())
