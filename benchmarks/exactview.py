"""The child of ``benchmarks.exactness``: one real book view, which reads book paths from its input.

Each line in names a book; lines out tell of each file that is done, and the last what was found,
as JSON.
"""

from __future__ import annotations

import json
import random
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

from PySide6.QtWidgets import QApplication

from benchmarks.bookview import DOCUMENTS_A_VIEW, WINDOW, Driver
from benchmarks.exactmarks import Marked, wrong_marks, wrong_on_page
from benchmarks.reach import FLOWS, Reach, flowing, go_there, in_file, is_sampled
from foxreader.core.book import Book, Resources
from foxreader.core.errors import FoxError
from foxreader.core.plain_data import pack_book, pack_file
from foxreader.core.span import Span, Utf16Map
from foxreader.formats import digest
from foxreader.formats.apart import open_apart
from foxreader.library.documents import Documents
from foxreader.ui.platform.theme import DARK
from foxreader.ui.reader import scheme

LONGEST = 400
"""The most characters of a random span. Chosen, not measured."""
CHANGES: tuple[tuple[str, dict[str, Any], tuple[int, int]], ...] = (
    ("font and size", {"font": "DejaVu Sans", "size": 27}, (900, 700)),
    ("theme", {"theme": DARK}, (900, 700)),
    ("pages", {"flow": "paged"}, (900, 700)),
    ("pages, two to a window", {"flow": "paged"}, (1500, 800)),
    ("pages, small window, large letters", {"flow": "paged", "size": 31}, (520, 430)),
    ("zoom", {"zoom": 1.7}, (900, 700)),
    ("narrow window", {}, (420, 760)),
)
"""What is changed while a book is open: its name, the look, the window's size."""

READ_FLOW = """(() => {
  const body = document.body, text = body.textContent;
  const marks = [...CSS.highlights.get('fx-evidence') ?? []].map(range => {
    const before = document.createRange();
    before.setStart(body, 0); before.setEnd(range.startContainer, range.startOffset);
    return [before.toString().length, range.toString()];
  });
  return JSON.stringify({ text, marks });
})()"""

READ_PAGE = """((number, spans) => {
  const page = fox.view.pages[number];
  if (!page?.layer) return 'null';
  const marks = spans.map(([start, end]) => {
    const range = page.index.range(start, end), before = document.createRange();
    before.setStart(page.layer, 0); before.setEnd(range.startContainer, range.startOffset);
    return [before.toString().length, range.toString()];
  });
  const bars = [...page.element.querySelectorAll('fx-mark.fx-evidence > div')].map(bar =>
    ['left', 'top', 'width', 'height'].map(side => parseFloat(bar.style[side])));
  const sheet = page.element.getBoundingClientRect();
  const first = page.element.querySelector('fx-mark.fx-evidence > div');
  const shown = (first ? [first.getBoundingClientRect()] : []).map(box => {
    return [(box.left - sheet.left) / page.scale, (box.top - sheet.top) / page.scale];
  });
  return JSON.stringify({ text: page.layer.textContent, marks, bars, shown });
})"""


def spans_of(book: Book, number: int, count: int, seed: str) -> list[Span]:
    """``count`` random spans of 1 to 400 characters of a file, the same in every run."""
    chance = random.Random(f"{seed}/{number}")
    length = len(book.files[number].text)
    starts = [chance.randrange(length) for _ in range(count)] if length else []
    return [Span(number, s, min(length, s + chance.randint(1, LONGEST))) for s in starts]


def wrong_in_file(
    driver: Driver, book: Book, resources: Resources, spans: list[Span], number: int
) -> Iterator[str]:
    """What is not exact in one file, a sentence each."""
    problem = driver.show(book, resources, number) or (driver.mark(spans) if spans else "")
    if problem:
        yield problem
        return
    yield from wrong_as_shown(driver, book, spans, number)


def wrong_as_shown(driver: Driver, book: Book, spans: list[Span], number: int) -> Iterator[str]:
    """What is not exact in the file as it stands on screen with its marks."""
    file = book.files[number]
    table = Utf16Map(file.text)
    ends = [[table.to_utf16(s.start), table.to_utf16(s.end)] for s in spans]
    said: dict[str, Any] | None = None
    if book.paged:
        script = f"{READ_PAGE}({number}, {json.dumps(ends)})"

        def laid() -> bool:
            nonlocal said
            said = driver.ask(script)
            return said is not None

        driver.until(laid)
    else:
        said = driver.ask(READ_FLOW)
    if said is None:
        yield "the view says nothing of its text"
        return
    if said["text"] != file.text:
        yield "the text of the view is another"
        return
    marked = [Marked(table.to_code_points(at), text) for at, text in said["marks"]]
    yield from wrong_marks(book, spans, marked if spans else [])
    if file.page is not None:
        yield from wrong_on_page(file.page, spans, said["bars"], said["shown"])


def measure(driver: Driver, path: Path, count: int) -> dict[str, Any]:
    """One book, whole: what it is, how much was compared, and what failed."""
    book, resources = open_apart(path, sha256=digest(path))
    found: dict[str, Any] = {
        "format": book.format,
        "files": len(book.files),
        "characters": book.characters,
        "spans": 0,
        "failures": [],
    }
    try:
        for number in range(len(book.files)):
            spans = spans_of(book, number, count, path.name)
            found["spans"] += len(spans)
            wrong = list(wrong_in_file(driver, book, resources, spans, number))
            found["failures"] += [f"file {number} ({book.files[number].name}): {w}" for w in wrong]
            # A file that failed is no start for the next.
            if wrong or (number + 1) % DOCUMENTS_A_VIEW == 0:
                driver.renew()
            print(json.dumps({"done": number + 1}), flush=True)
    finally:
        resources.close()
    return found


def same(book: Book, again: Book) -> bool:
    """Whether two books agree in all they hold; as they are stored, for no NaN equals itself."""
    return pack_book(book) == pack_book(again) and all(
        pack_file(one) == pack_file(other)
        for one, other in zip(book.files, again.files, strict=True)
    )


def measure_changes(driver: Driver, path: Path, count: int) -> dict[str, Any]:
    """The fullest file of a book, through every change and out of the store again."""
    book, resources = open_apart(path, sha256=digest(path))
    number = max(range(len(book.files)), key=lambda n: min(len(book.files[n].text), 150_000))
    spans = spans_of(book, number, count, path.name)
    failures: list[str] = []
    try:
        failures += wrong_in_file(driver, book, resources, spans, number)
        for name, look, (width, height) in CHANGES:
            style = {name: value for name, value in look.items() if name != "zoom"}
            driver.view.apply(replace(driver.look, **style))
            if "zoom" in look:
                driver.view.display.zoom_to(look["zoom"])
            else:
                driver.view.display.fit("page")
            driver.view.resize(width, height)
            driver.ask("'0'")
            # First the marks that stood there, then the same marks made anew.
            failures += [f"{name}: {w}" for w in wrong_as_shown(driver, book, spans, number)]
            problem = driver.mark(spans)
            failures += [f"{name}: {problem}"] if problem else []
            failures += [f"{name}: {w}" for w in wrong_as_shown(driver, book, spans, number)]
        driver.view.apply(driver.look)
        driver.view.resize(*WINDOW)
        with tempfile.TemporaryDirectory() as folder:
            Documents(Path(folder)).save(book)
            again = Documents(Path(folder)).load(book.sha256)
        if again is None or not same(book, again):
            failures.append("reopened: the store gives another book")
        else:
            wrong = wrong_in_file(driver, again, resources, spans, number)
            failures += [f"reopened: {w}" for w in wrong]
    finally:
        resources.close()
    checks = (2 * len(CHANGES) + 2) * len(spans)
    return {"format": book.format, "file": number, "spans": checks, "failures": failures}


def measure_reach(driver: Driver, path: Path, count: int) -> dict[str, Any]:
    """What of a book can be brought on screen; ``count`` random places are gone to."""
    book, resources = open_apart(path, sha256=digest(path))
    found = Reach()
    try:
        for number in flowing(book):
            found.add(in_file(driver, book, resources, number, also=is_sampled(book, number)))
            if (number + 1) % DOCUMENTS_A_VIEW == 0:
                driver.renew()
            print(json.dumps({"done": number + 1}), flush=True)
        for flow, share in zip(FLOWS, (count // 2, count - count // 2), strict=True):
            found.add(go_there(driver, book, resources, flow, share))
    finally:
        resources.close()
    return {"format": book.format, **asdict(found)}


ACTS = {"marks": measure, "changes": measure_changes, "reach": measure_reach}
"""What may be asked of a book."""


def main() -> int:
    """Answer for each line of the input until it ends."""
    QApplication.setQuitOnLastWindowClosed(False)
    application = QApplication(sys.argv[:1])
    scheme.register()
    driver = Driver()
    for line in sys.stdin:
        asked = json.loads(line)
        started = time.perf_counter()
        try:
            found = ACTS[asked["act"]](driver, Path(asked["path"]), asked["count"])
        except FoxError as error:
            found = {"refused": str(error)}
        found["seconds"] = time.perf_counter() - started
        print(json.dumps(found), flush=True)
    driver.jobs.stop_all()
    driver.view.shut()
    application.processEvents()
    return 0


if __name__ == "__main__":
    sys.exit(main())
