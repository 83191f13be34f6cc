"""Opens thousands of damaged books and says what became of them.

    python -m benchmarks.fuzz [--inputs 20000] [--seed 1] [FOLDER ...]

Small files below the folders, and the small books of the tests, are damaged by hypothesis: bytes
changed, cut out, repeated, put in; of an archive its members, so that what is inside is reached.
Each input is opened with a limit on memory, all its parts are read, and must end as a book that
holds together or as an ``OpenError`` of one sentence. A crash, another exception, more than ten
seconds, or a file left behind is a failure; its input is kept. Exits with 1 where there is one.
"""

from __future__ import annotations

import argparse
import io
import json
import os
import queue
import shutil
import subprocess
import sys
import tempfile
import threading
import time
import traceback
import warnings
import zipfile
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from hypothesis import HealthCheck, Phase, Verbosity, given, seed, settings
from hypothesis import strategies as st
from lxml import etree

from foxreader.core.book import Book, Resources
from foxreader.core.errors import OpenError
from foxreader.formats import open_book

ROOT = Path(__file__).parents[1]
SLOWEST = 10.0
"""Seconds after which opening an input fails. Chosen, not measured."""
_LARGEST = 200_000
"""The most bytes of a book to damage, so that each input is fast. Chosen, not measured."""
_CHUNK = 500
"""Inputs opened by one process. Chosen, not measured."""
_MEMORY = 2 * 1024**3
"""The memory limit of the opening process, in bytes. Chosen, not measured."""
_SUFFIXES = frozenset(
    ["epub", "pdf", "fb2", "zip", "mobi", "azw3", "cbz", "docx", "mhtml", "html", "md", "txt"]
)
_TOKENS = (
    b"<", b">", b"&", b"\0", b"\xff\xfe", b"]]>", b"<!DOCTYPE x [", b"<!ENTITY a '&b;'>", b"&a;",
    b"<![CDATA[", b"<!--", b"</body>", b"</html>", b"<table><td>", b"<svg><use href='#a'/>",
    b"PK\3\4", b"PK\1\2", b"endobj", b"stream", b"/Length 99999999", b"/Kids [1 0 R]", b"/Count -1",
    b"<<" * 50, b"[" * 50, b"<div>" * 300, b"\x80" * 8, b"\xff" * 8, b"99999999999999999999", b"-1",
    b"../../../etc/passwd", b"BOOKMOBI", b"<binary id='../x'>", b"\xed\xa0\x80", b"%s%n",
)  # fmt: skip

Edit = tuple[str, int, int, bytes]
"""A change of bytes: its kind, the position in millionths, the length, the bytes to use."""

EDITS: st.SearchStrategy[list[Edit]] = st.lists(
    st.tuples(
        st.sampled_from(["set", "insert", "remove", "repeat", "cut", "swap"]),
        st.integers(0, 999_999),
        st.integers(1, 4000),
        st.sampled_from(_TOKENS) | st.binary(min_size=1, max_size=8),
    ),
    min_size=1,
    max_size=6,
)


def damaged(data: bytes, edits: Sequence[Edit]) -> bytes:
    """``data`` with ``edits`` made in their order."""
    for kind, where, much, token in edits:
        at = where * len(data) // 1_000_000
        if kind == "set":
            data = data[:at] + token + data[at + len(token) :]
        elif kind == "insert":
            data = data[:at] + token + data[at:]
        elif kind == "remove":
            data = data[:at] + data[at + much :]
        elif kind == "repeat":
            data = data[:at] + data[at : at + much] * 3 + data[at + much :]
        elif kind == "swap":
            data = (
                data[:at]
                + data[at + much : at + 2 * much]
                + data[at : at + much]
                + data[at + 2 * much :]
            )
        else:
            data = data[:at]
    return data


def damaged_book(data: bytes, edits: Sequence[Edit], inside: int) -> bytes:
    """A book with ``edits``: of an archive those of one member, where ``inside`` is odd."""
    if not inside % 2 or not data.startswith(b"PK"):
        return damaged(data, edits)
    out = io.BytesIO()
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as book:
            members = [(member, book.read(member)) for member in book.infolist()]
    except (zipfile.BadZipFile, OSError, ValueError, NotImplementedError):
        return damaged(data, edits)  # a seed that is no whole archive itself
    if not members:
        return damaged(data, edits)
    chosen = inside // 2 % len(members)
    with zipfile.ZipFile(out, "w") as changed, warnings.catch_warnings():
        warnings.simplefilter("ignore")  # a name may stand in it twice
        for number, (member, content) in enumerate(members):
            changed.writestr(member, damaged(content, edits) if number == chosen else content)
    return out.getvalue()


def check(path: Path, scratch: Path) -> str:
    """Open ``path`` and use all of it: "opened" or "refused". Anything wrong is raised."""
    try:
        book, resources = open_book(path, scratch=scratch)
    except OpenError as error:
        sentence = str(error)
        if not sentence.endswith(".") or "\n" in sentence or len(sentence) > 600:
            raise AssertionError(f"no sentence: {sentence[:200]}") from error
        return "refused"
    try:
        _use(book, resources)
    finally:
        resources.close()
    return "opened"


def _use(book: Book, resources: Resources) -> None:
    for file in book.files:
        if file.markup:
            body = etree.fromstring(file.markup, etree.XMLParser(huge_tree=True))[1]
            assert "".join(map(str, body.itertext())) == file.text, "text is not the markup's"
        assert file.page is None or len(file.page.boxes) == 4 * len(file.text), "boxes are missing"
        assert all(0 <= s < e <= len(file.text) for s, e in file.hidden), "hidden outside the text"
        assert all(0 <= at <= len(file.text) for at in file.anchors.values()), "anchor outside"
    places = [e.place for e in book.toc] + [p.place for p in book.pages]
    assert all(map(book.holds, places)), "a place outside the book"
    for name in (book.cover, "style.css", "../x", "images/1.png"):
        resources.read(name)
    for page in range(min(2, len(book.files)) if book.paged else 0):
        try:
            resources.page_image(page, 0.5)
        except OpenError:
            pass


# The seeds


def seeds(folders: Sequence[Path]) -> dict[str, list[bytes]]:
    """Books to damage, by suffix: those of the tests, and small files below ``folders``."""
    sys.path.insert(0, str(ROOT / "tests"))
    import smallbooks  # type: ignore[import-not-found]

    found: dict[str, list[bytes]] = {}
    with tempfile.TemporaryDirectory() as folder:
        made: Mapping[str, Callable[[Path], Path]] = {
            "epub": smallbooks.epub, "fb2": smallbooks.fb2, "cbz": smallbooks.cbz,
            "docx": smallbooks.docx, "mobi": smallbooks.mobi, "mhtml": smallbooks.mhtml,
            "html": smallbooks.html, "md": smallbooks.markdown, "txt": smallbooks.txt,
        }  # fmt: skip
        for suffix, make in made.items():
            found[suffix] = [make(Path(folder) / f"a.{suffix}").read_bytes()]
    for below in [ROOT / "tests" / "data", *folders]:
        for path in sorted(p for p in below.rglob("*") if p.is_file()):
            suffix = path.suffix[1:].lower()
            if suffix in _SUFFIXES and 0 < path.stat().st_size <= _LARGEST:
                found.setdefault(suffix, []).append(path.read_bytes())
    return found


# One process that opens


def work(suffix: str, number: int, inputs: int, folders: Sequence[Path], folder: Path) -> None:
    """Open ``inputs`` damaged books, a line on standard output before and after each."""
    _limit()
    books = seeds(folders)[suffix]
    scratch = folder / "scratch"
    scratch.mkdir(exist_ok=True)
    tempfile.tempdir = str(scratch)
    path = folder / f"input.{suffix}"

    def say(**about: Any) -> None:
        sys.stdout.write(json.dumps(about) + "\n")
        sys.stdout.flush()

    @seed(number)
    @settings(
        max_examples=inputs, deadline=None, database=None, phases=[Phase.generate],
        suppress_health_check=list(HealthCheck), verbosity=Verbosity.quiet,
    )  # fmt: skip
    @given(EDITS, st.integers(0, 2**16), st.integers(0, 2**16))
    def run(edits: list[Edit], which: int, inside: int) -> None:
        path.write_bytes(damaged_book(books[which % len(books)], edits, inside))
        say(began=True)
        started = time.perf_counter()
        said, trace = "", ""
        try:
            said = check(path, scratch)
        except Exception as error:  # noqa: BLE001 -- whatever it is, it is the finding
            said, trace = type(error).__name__, traceback.format_exc()[-1500:]
        left = [str(p.relative_to(folder)) for p in scratch.rglob("*")]
        if left:
            said, trace = "left a file", ", ".join(left[:5])
            shutil.rmtree(scratch)
            scratch.mkdir()
        say(ended=said, trace=trace, seconds=time.perf_counter() - started)

    run()
    say(done=True)


def _limit() -> None:
    try:
        import resource  # not on Windows
    except ImportError:
        return
    resource.setrlimit(resource.RLIMIT_AS, (_MEMORY, _MEMORY))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


# The one that watches


def command(
    suffix: str, number: int, inputs: int, folders: Sequence[Path], folder: Path
) -> list[str]:
    """How to start a process that opens."""
    options = ["--work", suffix, "--seed", str(number), "--inputs", str(inputs)]
    where = ["--folder", str(folder), *map(str, folders)]
    return [sys.executable, "-m", "benchmarks.fuzz", *options, *where]


@dataclass
class Tally:
    """The counts of outcomes for one format."""

    outcomes: Counter[str] = field(default_factory=Counter)
    slowest: float = 0.0
    failures: list[str] = field(default_factory=list)

    @property
    def inputs(self) -> int:
        """How many were opened."""
        return self.outcomes.total()


def fuzz(suffix: str, inputs: int, number: int, folders: Sequence[Path], kept: Path) -> Tally:
    """Open ``inputs`` damaged books of one format, in processes that may die."""
    tally = Tally()
    while tally.inputs < inputs:
        number += 1
        with tempfile.TemporaryDirectory(prefix="fuzz-") as folder:
            wanted = min(_CHUNK, inputs - tally.inputs)
            before = tally.inputs
            for name, trace in watch(suffix, number, wanted, folders, Path(folder), tally):
                kept.mkdir(parents=True, exist_ok=True)
                place = kept / f"{suffix}-{number}-{tally.inputs}.{suffix}"
                source = Path(folder) / f"input.{suffix}"
                if source.exists():
                    shutil.copyfile(source, place)
                tally.failures.append(f"{place.name}: {name}\n{trace}")
            if tally.inputs == before:
                raise SystemExit(f"nothing of {suffix} was opened; something is wrong here")
    return tally


def watch(
    suffix: str, number: int, inputs: int, folders: Sequence[Path], folder: Path, tally: Tally
) -> Iterator[tuple[str, str]]:
    """Run one process; yields each failure while its input is still there."""
    errors = folder / "errors"
    with errors.open("wb") as written:
        child = subprocess.Popen(
            command(suffix, number, inputs, folders, folder),
            cwd=ROOT, stdout=subprocess.PIPE, stderr=written, text=True,
        )  # fmt: skip
    lines: queue.SimpleQueue[str] = queue.SimpleQueue()

    def hear() -> None:
        assert child.stdout is not None
        with child.stdout as said:
            for line in said:
                lines.put(line)
        lines.put("")

    hearing = threading.Thread(target=hear, daemon=True)
    hearing.start()
    began = False
    try:
        while True:
            try:
                line = lines.get(timeout=SLOWEST if began else 60)
            except queue.Empty:
                tally.outcomes["hung"] += 1
                yield "hung", f"longer than {SLOWEST:.0f} seconds"
                return
            about = json.loads(line) if line else {"died": True}
            began = "began" in about
            if "ended" in about:
                tally.outcomes[about["ended"]] += 1
                tally.slowest = max(tally.slowest, about["seconds"])
                if about["ended"] not in ("opened", "refused"):
                    yield about["ended"], about["trace"]
            elif "done" in about:
                return
            elif "died" in about:
                child.wait()
                tally.outcomes["crashed"] += 1
                yield (
                    f"crashed with {child.returncode}",
                    errors.read_text("utf-8", "replace")[-1500:],
                )
                return
    finally:
        child.kill()
        child.wait()
        hearing.join()


def main(arguments: Sequence[str] | None = None) -> int:
    """Run it; 1 where an input failed."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.fuzz", description=__doc__)
    parser.add_argument("folders", nargs="*", type=Path, metavar="FOLDER")
    parser.add_argument("--inputs", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--formats", default="")
    parser.add_argument("--kept", type=Path, default=Path("fuzz-failures"))
    parser.add_argument("--work", default="", help=argparse.SUPPRESS)
    parser.add_argument("--folder", type=Path, help=argparse.SUPPRESS)
    options = parser.parse_args(arguments)
    folders = [folder.absolute() for folder in options.folders]
    if options.work:
        work(options.work, options.seed, options.inputs, folders, options.folder)
        return 0
    found = seeds(folders)
    formats = options.formats.split(",") if options.formats else sorted(found)
    each = -(-options.inputs // len(formats))
    started, tallies = time.perf_counter(), {}
    for suffix in formats:
        tallies[suffix] = fuzz(suffix, each, options.seed * 100_000, folders, options.kept)
        print(_line(suffix, len(found[suffix]), tallies[suffix]), flush=True)
        for failure in tallies[suffix].failures[:20]:
            print("    " + failure.replace("\n", "\n    "), flush=True)
    total = sum(tally.inputs for tally in tallies.values())
    wrong = sum(len(tally.failures) for tally in tallies.values())
    print(f"{total:,} inputs in {time.perf_counter() - started:,.0f} s, {wrong} failures")
    return 1 if wrong else 0


def _line(suffix: str, books: int, tally: Tally) -> str:
    said = ", ".join(f"{count:,} {name}" for name, count in tally.outcomes.most_common())
    return f"{suffix:>6}  {books:3} seeds  {said}; slowest {tally.slowest:.1f} s"


if __name__ == "__main__":
    os.environ["PYTHONHASHSEED"] = "0"
    sys.exit(main())
