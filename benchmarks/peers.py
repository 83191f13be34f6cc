"""Ours beside other readers, by turns and in one run: ``benchmarks.peers [--epub B] [--pdf B]``.

    python -m benchmarks.peers [--epub BOOK] [--pdf BOOK] [--runs N] [--turns N] [--busy]

Each program that is installed opens the same book on one virtual display, all windows as large as
it (matchbox-window-manager), from a home of its own in which it has opened the book before. Seen
from outside: from the command to half the ink that the page has at the end (*first text*), to the
last change (*at rest*), from a key to the first changed pixel; then the memory of all its processes
(PSS) and what they use of a processor while nothing happens. Ours shows the page as it was left
first; *live text* is when its own page is painted. With ``--busy`` two other processes use the
processors meanwhile. Without ``--epub`` a book of made-up words is read, which has no cover.

What is not installed is left out. Needs Linux, Xvfb, matchbox-window-manager and dbus-run-session.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import zipfile
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median

from benchmarks.madebook import made_book
from benchmarks.memory import family, pss
from benchmarks.screen import Screen, virtual_display
from benchmarks.start import PAGE, processor, watched

_CHARACTERS = 400_000
"""Of the made book: a novel."""
_CONTAINER = (
    '<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles>'
    '<rootfile full-path="book.opf" media-type="application/oebps-package+xml"/></rootfiles>'
    "</container>"
)
_PACKAGE = (
    '<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id">'
    '<metadata xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>Made</dc:title>'
    '<dc:language>en</dc:language><dc:identifier id="id">made</dc:identifier></metadata>'
    "<manifest>{items}</manifest><spine>{order}</spine></package>"
)
_ITEM = '<item id="i{0}" href="c{0}.xhtml" media-type="application/xhtml+xml"/>'
_PAGE = (
    '<html xmlns="http://www.w3.org/1999/xhtml"><head><title>Made</title></head>'
    "<body>{}</body></html>"
)
_IDLE = 3.0
"""Seconds in which a program at rest is watched."""
_FIRST, _REST = 8.0, 2.0
"""Seconds for a book to be read for the first time, and to be kept where it was left."""
_BETWEEN = 0.3
"""Seconds between a turned page and the next key."""
_FIGURES = (
    ("first text, s", "text"), ("live text, s", "live"), ("at rest, s", "rest"),
    ("key to pixel, ms", "key"), ("memory, MB", "memory"), ("processor at rest, %", "idle"),
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Peer:
    """A program, the kinds of books it is measured with, what its environment needs, and the files
    of its home without which it greets before it shows a book."""

    name: str
    command: tuple[str, ...]
    kinds: frozenset[str]
    environment: Mapping[str, str] = field(default_factory=dict)
    files: Mapping[str, str] = field(default_factory=dict)

    @property
    def is_there(self) -> bool:
        """Whether it is installed."""
        return shutil.which(self.command[0]) is not None


_EPUB, _PDF = frozenset({"epub"}), frozenset({"pdf"})
PEERS = (
    Peer("Foxreader", (sys.executable, "-m", "benchmarks.startchild"), _EPUB | _PDF),
    Peer(
        "calibre", ("ebook-viewer",), _EPUB,
        {"QTWEBENGINE_DISABLE_SANDBOX": "1", "QTWEBENGINE_CHROMIUM_FLAGS": "--no-sandbox"},
        {
            ".config/calibre/viewer-webengine.json":
            '{"session_data": {"controls_help_shown_count": 2}}',
        },
    ),
    Peer(
        "Foliate", ("com.github.johnfactotum.Foliate",), _EPUB,
        {"WEBKIT_FORCE_SANDBOX": "0"},
    ),
    Peer("FBReader", ("FBReader",), _EPUB),
    Peer("Okular", ("okular",), _PDF),
    Peer("Evince", ("evince",), _PDF),
    Peer("Sioyek", ("sioyek",), _PDF),
    Peer("MuPDF", ("mupdf",), _PDF),
)  # fmt: skip


def main() -> None:
    """Print a table for each kind of book, each figure as the best and the median of its runs."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--epub", type=Path)
    parser.add_argument("--pdf", type=Path)
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--turns", type=int, default=9)
    parser.add_argument("--busy", action="store_true")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, _desktop() as screen, _busy(options.busy):
        books = {"epub": options.epub or _made(Path(folder)), "pdf": options.pdf}
        for kind, book in books.items():
            if book is not None:
                peers = [peer for peer in PEERS if kind in peer.kinds and peer.is_there]
                _compare(screen, peers, book.absolute(), Path(folder), options)


def _made(folder: Path) -> Path:
    """The made book as an EPUB."""
    files = made_book(_CHARACTERS).files
    items = "".join(_ITEM.format(n) for n in range(len(files)))
    order = "".join(f'<itemref idref="i{n}"/>' for n in range(len(files)))
    path = folder / "made.epub"
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr("mimetype", "application/epub+zip")
        archive.writestr("META-INF/container.xml", _CONTAINER)
        archive.writestr("book.opf", _PACKAGE.format(items=items, order=order))
        for n, file in enumerate(files):
            text = "".join(f"<p>{line}</p>" for line in file.text.split("\n"))
            archive.writestr(f"c{n}.xhtml", _PAGE.format(text))
    return path


@contextmanager
def _desktop() -> Iterator[Screen]:
    """A display whose windows are as large as it."""
    if shutil.which("matchbox-window-manager") is None or shutil.which("dbus-run-session") is None:
        raise SystemExit("This needs matchbox-window-manager and dbus-run-session.")
    with virtual_display() as screen:
        manager = subprocess.Popen(
            ["matchbox-window-manager", "-use_titlebar", "no"], stderr=subprocess.DEVNULL
        )
        try:
            yield screen
        finally:
            manager.terminate()
            manager.wait()


@contextmanager
def _busy(wanted: bool) -> Iterator[None]:
    """Two processes that do nothing but work."""
    command = [sys.executable, "-c", "while True: pass"]
    working = [subprocess.Popen(command) for _ in range(2)] if wanted else []
    try:
        yield
    finally:
        for process in working:
            process.kill()
            process.wait()


def _compare(
    screen: Screen, peers: Sequence[Peer], book: Path, folder: Path, options: argparse.Namespace
) -> None:
    found: dict[str, list[dict[str, float]]] = {peer.name: [] for peer in peers}
    homes = {peer.name: folder / f"{peer.name}-{book.suffix[1:]}" for peer in peers}
    for peer in peers:
        _make_known(screen, peer, book, homes[peer.name])
    for _ in range(options.runs):
        for peer in peers:
            try:
                measured = _measure(screen, peer, book, homes[peer.name], options.turns)
            except (TimeoutError, SystemExit) as error:
                print(f"{peer.name}: {error}", file=sys.stderr)
                continue
            found[peer.name].append(measured)
    there = {name: runs for name, runs in found.items() if runs}
    print(f"\n| {book.name} | {' | '.join(there)} |\n|---|{'---:|' * len(there)}")
    for title, name in _FIGURES:
        cells = (_cell([run[name] for run in runs if name in run]) for runs in there.values())
        print(f"| {title} | {' | '.join(cells)} |", flush=True)


def _cell(figures: Sequence[float]) -> str:
    if not figures:
        return "–"
    digits = 0 if min(figures) >= 10 else 2
    return f"{min(figures):.{digits}f} / {median(figures):.{digits}f}"


def _make_known(screen: Screen, peer: Peer, book: Path, home: Path) -> None:
    """Open the book for the first time, in which calibre converts it."""
    home.mkdir(mode=0o700)
    for name, text in peer.files.items():
        (home / name).parent.mkdir(parents=True, exist_ok=True)
        (home / name).write_text(text, encoding="utf-8")
    process, _ = _started(peer, book, home)
    try:
        for _ in range(2):
            time.sleep(_FIRST)
            screen.key("Next")
        screen.key("Prior")
        time.sleep(_REST)
    finally:
        _end(process)


def _started(peer: Peer, book: Path, home: Path) -> tuple[subprocess.Popen[bytes], Path]:
    """The program with the book, and where ours tells its stages."""
    told = home / "stages.json"
    told.unlink(missing_ok=True)
    environment = {
        **os.environ, "HOME": str(home), "XDG_RUNTIME_DIR": str(home), "FOXREADER_HOME": str(home),
        "FOXREADER_STAGES": str(told), "LC_ALL": "C.UTF-8", "NO_AT_BRIDGE": "1",
        "PYTHONDONTWRITEBYTECODE": "", **peer.environment,
    }  # fmt: skip
    for name in [name for name in environment if name.startswith("XDG_") and "RUNTIME" not in name]:
        del environment[name]
    process = subprocess.Popen(
        ["dbus-run-session", "--", *peer.command, str(book)], env=environment,
        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
    )  # fmt: skip
    return process, told


def _measure(screen: Screen, peer: Peer, book: Path, home: Path, turns: int) -> dict[str, float]:
    """The figures of one start, and of what is done with the book then."""
    screen.still(PAGE)  # the window of the program before is gone
    began = time.monotonic()
    process, told = _started(peer, book, home)
    try:
        seen = watched(screen, process.pid, began)
        final = seen[-1][1]
        figures = {
            "text": next(at for at, ink, _ in seen if ink >= final / 2) - began,
            "rest": seen[-1][0] - began,
        }
        time.sleep(_IDLE)  # what it does after the page is there
        figures["memory"] = sum(pss(process.pid).values())
        before = processor(process.pid)
        time.sleep(_IDLE)
        figures["idle"] = 100 * (processor(process.pid) - before) / _IDLE
        figures["key"] = 1000 * median(_turn(screen) for _ in range(turns))
    finally:
        _end(process)
    if told.exists():
        stages = {name: at - began for name, at in json.loads(told.read_text())}
        figures["live"] = stages.get("live page painted", figures["text"])
    return figures


def _turn(screen: Screen) -> float:
    """Seconds from the key to the first pixel of the page that is another."""
    before = screen.still(PAGE)
    pressed = screen.key("Next")
    changed, _ = screen.when(PAGE, lambda now: now != before)
    time.sleep(_BETWEEN)
    return changed - pressed


def _end(process: subprocess.Popen[bytes]) -> None:
    """End a program as the system does when the reader logs out; what stays is killed."""
    numbers = family(process.pid)
    programs = [number for number in numbers[1:] if _name(number) != "dbus-daemon"]
    for number in programs[:1]:  # the session ends with it
        with suppress(ProcessLookupError):
            os.kill(number, signal.SIGTERM)
    with suppress(subprocess.TimeoutExpired):
        process.wait(10)
    for number in reversed(numbers):
        with suppress(ProcessLookupError):
            os.kill(number, signal.SIGKILL)
    process.wait()


def _name(process: int) -> str:
    try:
        return Path(f"/proc/{process}/comm").read_text().strip()
    except OSError:
        return ""


if __name__ == "__main__":
    main()
