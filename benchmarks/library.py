"""How fast books come onto the shelf, and how fast a shelf of 10,000 is opened and searched.

    python -m benchmarks.library DIR [--books 1000] [--entries 10000] [--folder FOLDER]

The EPUBs are those below DIR, over and over: each copy has another title, other authors and a file
of its own besides, so that no two are the same. Books of over 4 MB are left out, as are those that
do not open. Times are those of the whole (wall clock, and CPU of the program and its reading
processes together); memory is the most the program held itself. ``--elsewhere`` imports as
systems do that cannot fork.
"""

from __future__ import annotations

import argparse
import random
import resource
import statistics
import tempfile
import time
import zipfile
from collections.abc import Callable
from pathlib import Path

from foxreader.core.about import About
from foxreader.core.events import Progress
from foxreader.library.catalog import Catalog, View
from foxreader.library.database import Database
from foxreader.library.paths import Home
from foxreader.library.records import NewBook, Records
from foxreader.library.shelf import Files
from foxreader.program.program import Program

_LARGEST = 4_000_000
"""Bytes of a book that is copied: more would measure the disk. Of the shared ones few are."""
_TIMES = 5
"""How often each question to the shelf is asked; the median is printed."""
_WORDS = ("sea", "harbour", "lamp", "fox", "winter", "river", "stone", "garden", "letter", "night")


def made_books(source: Path, count: int, folder: Path) -> list[Path]:
    """``count`` EPUBs below ``folder``, made from those below ``source``."""
    originals = [
        path for path in sorted(source.rglob("*.epub"))
        if "hostile" not in path.parts and 0 < path.stat().st_size < _LARGEST
        and zipfile.is_zipfile(path)
    ]  # fmt: skip
    made = []
    for number in range(count):
        original = originals[number % len(originals)]
        path = folder / f"{number % 50}" / f"{number} {original.name}"
        path.parent.mkdir(parents=True, exist_ok=True)
        _copied(original, path, number)
        made.append(path)
    return made


def _copied(original: Path, path: Path, number: int) -> None:
    with zipfile.ZipFile(original) as old, zipfile.ZipFile(path, "w") as new:
        for member in old.infolist():
            data = old.read(member)
            if member.filename.endswith(".opf"):
                data = data.replace(b"</dc:title>", f" {number}</dc:title>".encode(), 1)
            new.writestr(member, data, compress_type=member.compress_type)
        new.writestr("META-INF/number.txt", str(number))


def imported(paths: list[Path], home: Path) -> None:
    """Print how long an import takes, and one that finds everything known."""
    program = Program(Home(home))
    firsts: list[float] = []
    began = time.perf_counter()

    def note(state: Progress) -> None:
        firsts.append(time.perf_counter() - began)

    folder = [paths[0].parents[1]]
    used = _cpu()
    report = program.library.add(folder, progress=note)
    took, worked = time.perf_counter() - began, _cpu() - used
    size = sum(path.stat().st_size for path in paths)
    print(f"import of {len(paths)} EPUBs, {size / 1e6:.0f} MB: {took:.1f} s, "
          f"{len(paths) / took:.0f} a second, {worked:.1f} s of CPU; "
          f"{len(report.added)} added, {len(report.refused)} not, {len(report.twins)} twins; "
          f"the first after {1000 * firsts[0]:.0f} ms")  # fmt: skip
    covers = list((home / "covers").rglob("*.jpg"))
    sizes = [path.stat().st_size for path in covers]
    print(f"covers: {len(covers)}, {sum(sizes) / 1e6:.1f} MB, largest {max(sizes) / 1e3:.0f} KB")
    began = time.perf_counter()
    again = program.library.add(folder)
    print(f"again: {time.perf_counter() - began:.2f} s, {len(again.known)} known")
    print(f"memory: {_memory():.0f} MB")


def shelf(entries: int, folder: Path) -> None:
    """Print how long a shelf of made entries takes to be opened, sorted and searched."""
    path = folder / "library.sqlite"
    began = time.perf_counter()
    filled(Records(Database(path)), entries)
    print(f"{entries} entries: {time.perf_counter() - began:.1f} s to store, "
          f"{path.stat().st_size / 1e6:.0f} MB")  # fmt: skip

    def opened() -> object:
        return Catalog(Database(path)).page(View(), 0, 60)

    catalog = Catalog(Database(path))
    asked: dict[str, Callable[[], object]] = {
        "open and first page": opened,
        "order of all by author": lambda: catalog.order(View(sort="author")),
        "page at 9,000": lambda: catalog.page(View(), 9_000, 60),
        "typed: two words": lambda: catalog.order(View(text="fox lamp")),
        "typed: fields": lambda: catalog.order(View(text="author:family7 tag:sea -tag:fox")),
        "order by size": lambda: catalog.order(View(sort="size")),
        "order by time left": lambda: catalog.order(View(sort="left")),
        "how many are there twice": lambda: catalog.count(View(twins=True)),
        "one tag": lambda: catalog.order(View(where=(("tag", "sea"),))),
        "counts of tags": lambda: catalog.counts("tag"),
        "counts of authors": lambda: catalog.counts("author"),
        "counts of states": catalog.totals,
        "the same book in other files": lambda: catalog.same(f"{77:064x}"),
        "look for all files": lambda: Files(Database(path)).look(),
    }
    for name, ask in asked.items():
        print(f"{name}: {1000 * _median(ask):.1f} ms")
    print(f"memory: {_memory():.0f} MB")


def filled(records: Records, entries: int) -> None:
    """Store so many made entries."""
    draw = random.Random(16)
    for start in range(0, entries, 100):
        records.add(_entry(number, draw) for number in range(start, min(start + 100, entries)))


def _entry(number: int, draw: random.Random) -> NewBook:
    title = " ".join(draw.choice(_WORDS).title() for _ in range(3))
    about = About(
        title=f"{title} {number}",
        authors=(f"Given{draw.randrange(900)} Family{draw.randrange(900)}",),
        series=f"Series {draw.randrange(800)}" if number % 3 == 0 else "",
        series_index=float(number % 9), tags=tuple(draw.sample(_WORDS, 3)), language="en",
        description="What is said of it. " * 40,
    )  # fmt: skip
    return NewBook(f"{number:064x}", Path(f"/books/{number}.epub"), "EPUB", about, 1000, 1)


def _median(ask: Callable[[], object]) -> float:
    times = []
    for _ in range(_TIMES):
        began = time.perf_counter()
        ask()
        times.append(time.perf_counter() - began)
    return statistics.median(times)


def _cpu() -> float:
    """Seconds of CPU of this process and of those it has ended."""
    own, others = (
        resource.getrusage(resource.RUSAGE_SELF),
        resource.getrusage(resource.RUSAGE_CHILDREN),
    )
    return own.ru_utime + own.ru_stime + others.ru_utime + others.ru_stime


def _memory() -> float:
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("source", type=Path)
    parser.add_argument("--books", type=int, default=1000)
    parser.add_argument("--entries", type=int, default=10_000)
    parser.add_argument("--folder", type=Path)
    parser.add_argument("--elsewhere", action="store_true")
    options = parser.parse_args()
    if options.elsewhere:
        from foxreader.formats import reading_process

        script = (
            "from foxreader.formats import details_process as process; process._FORKS = False;"
            " process.confine = print; process.main()"
        )
        python = reading_process.command()[0]
        reading_process.command = lambda *_: [python, "-P", "-B", "-c", script]
    with tempfile.TemporaryDirectory(dir=options.folder) as made:
        shelf(options.entries, Path(made) / "entries")
        paths = made_books(options.source, options.books, Path(made) / "books")
        imported(paths, Path(made) / "home")


if __name__ == "__main__":
    main()
