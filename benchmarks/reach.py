"""Which characters of a book the reader can bring on screen, by the boxes in the real view.

A part of ``benchmarks.exactness``, and by itself, for some books:

    python -m benchmarks.reach FILE... [--flow paged] [--gone 50]

A character is reached if, on some page (in pages) or at some scroll, one of its boxes lies inside
the page and inside every box that clips it. What the book itself hides does not count, nor does
white space. ``--gone`` random places a book are gone to as "Go there" does; their first character
must be in sight then.
"""

from __future__ import annotations

import argparse
import json
import random
import re
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path

from benchmarks.bookview import DOCUMENTS_A_VIEW, WINDOW, Driver
from foxreader.core.book import Book, Resources
from foxreader.core.errors import FoxError
from foxreader.core.span import Span, Utf16Map
from foxreader.formats import digest
from foxreader.formats.apart import open_apart

REACH = Path(__file__).with_suffix(".js").read_text("utf-8")
"""Given the hidden parts of the file shown, what was counted and what is lost, in UTF-16 units."""
FLOWS = "scroll", "paged"
OTHER_SIZES = (1500, 800), (420, 700)
"""The window's sizes beside the first, in pixels: two columns, and a phone's."""
A_TENTH = 10
"""One file of so many is shown at the other sizes too."""
_WORD = re.compile(r"\w{3,30}")


@dataclass(slots=True)
class Reach:
    """How many characters were ``counted`` and ``lost``, the parts lost, and of places gone to
    how many were ``seen``."""

    counted: int = 0
    lost: int = 0
    gone: int = 0
    seen: int = 0
    places: list[str] = field(default_factory=list)

    def add(self, other: Reach) -> None:
        """Count what ``other`` has as well."""
        self.counted += other.counted
        self.lost += other.lost
        self.gone += other.gone
        self.seen += other.seen
        self.places += other.places


def flowing(book: Book) -> list[int]:
    """The files that flow: a page of fixed layout, or of a page format, is shown whole."""
    return [n for n, file in enumerate(book.files) if not book.paged and file.viewport is None]


def is_sampled(book: Book, number: int) -> bool:
    """Whether a file is one of the tenth that is shown at other sizes, the same in every run."""
    return random.Random(f"{book.sha256}/{number}").randrange(A_TENTH) == 0


def looked_at(driver: Driver, book: Book, number: int, look: str) -> Reach:
    """What can be reached of the file that is shown now; ``look`` names how it is shown."""
    file = book.files[number]
    table = Utf16Map(file.text)
    hidden = [[table.to_utf16(start), table.to_utf16(end)] for start, end in file.hidden]
    said = driver.ask(f"({REACH})({json.dumps(hidden)})")
    if said is None:
        return Reach(places=[f"file {number} {look}: the view says nothing"], lost=1)
    spans = [
        Span(number, table.to_code_points(start), table.to_code_points(end))
        for start, end in said["lost"]
    ]
    lost = sum(len("".join(book.text_at(span).split())) for span in spans)
    told = [f"{span} {look}: {' '.join(book.text_at(span).split())[:50]}" for span in spans[:3]]
    return Reach(said["counted"], lost, places=told)


def in_file(driver: Driver, book: Book, resources: Resources, number: int, also: bool) -> Reach:
    """A file in both ways of reading, ``also`` at other sizes of the window."""
    found = Reach()
    for size in (WINDOW, *(OTHER_SIZES if also else ())):
        driver.view.resize(*size)
        for flow in FLOWS:
            driver.view.apply(replace(driver.look, flow=flow))
            problem = driver.show(book, resources, number)
            if problem:
                found.places.append(f"file {number}: {problem}")
                break
            found.add(looked_at(driver, book, number, f"{flow} {size[0]}×{size[1]}"))
    driver.view.apply(driver.look)
    driver.view.resize(*WINDOW)
    return found


def places_of(book: Book, count: int) -> Iterator[Span]:
    """``count`` random words of the book that it does not hide, the same in every run."""
    chance = random.Random(book.sha256)
    files = [number for number in flowing(book) if book.files[number].shows_words]
    for _ in range(count if files else 0):
        number = chance.choices(files, [len(book.files[n].text) for n in files])[0]
        text = book.files[number].text
        word = _WORD.search(text, chance.randrange(len(text)))
        if word is not None and book.visible(Span(number, word.start(), word.end())):
            yield Span(number, word.start(), word.end())


def go_there(driver: Driver, book: Book, resources: Resources, flow: str, count: int) -> Reach:
    """Go to random places of the book in one way of reading, as a footnote's "Go there" does."""
    found = Reach()
    driver.view.apply(replace(driver.look, flow=flow))
    for place in places_of(book, count):
        found.gone += 1
        if driver.show(book, resources, place.file) or driver.mark([place], jump=True):
            found.places.append(f"{place} {flow}: never gone to")
            driver.renew()
            driver.view.apply(replace(driver.look, flow=flow))
            continue
        driver.ask(f"({REACH})([])")
        table = Utf16Map(book.files[place.file].text)
        first = table.to_utf16(place.start)
        seen = driver.ask(f"JSON.stringify(foxSeen({first}, {table.to_utf16(place.start + 1)}))")
        found.seen += bool(seen)
        if not seen:
            found.places.append(f"{place} {flow}: gone to, not seen: {book.text_at(place)}")
    driver.view.apply(driver.look)
    return found


def in_book(
    driver: Driver, book: Book, resources: Resources, flows: Sequence[str], gone: int
) -> Reach:
    """All files of a book in some ways of reading, and random places gone to."""
    found = Reach()
    for flow in flows:
        driver.view.apply(replace(driver.look, flow=flow))
        for number in flowing(book):
            problem = driver.show(book, resources, number)
            if problem:
                found.places.append(f"file {number}: {problem}")
                driver.renew()
                driver.view.apply(replace(driver.look, flow=flow))
                continue
            found.add(looked_at(driver, book, number, flow))
            if (number + 1) % DOCUMENTS_A_VIEW == 0:
                driver.renew()
                driver.view.apply(replace(driver.look, flow=flow))
        found.add(go_there(driver, book, resources, flow, gone))
    return found


def main() -> int:
    """Measure and print; the exit status is 0 if all is reached."""
    from PySide6.QtWidgets import QApplication

    from foxreader.ui.reader import scheme

    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("files", type=Path, nargs="+")
    parser.add_argument("--flow", choices=FLOWS)
    parser.add_argument("--gone", type=int, default=0)
    asked = parser.parse_args()
    QApplication(sys.argv[:1])
    scheme.register()
    driver, whole = Driver(), Reach()
    for path in asked.files:
        try:
            book, resources = open_apart(path, sha256=digest(path))
        except FoxError as error:
            print(f"{path.name}: {error}")
            continue
        if not book.paged:
            found = in_book(
                driver, book, resources, [asked.flow] if asked.flow else FLOWS, asked.gone
            )
            print(f"{path.name}: {found.counted:,} counted, {found.lost:,} lost; "
                  f"{found.seen} of {found.gone} gone to", flush=True)  # fmt: skip
            print(*(f"  {place}" for place in found.places[:40]), sep="\n", flush=True)
            whole.add(found)
        resources.close()
    print(f"all: {whole.counted:,} counted, {whole.lost:,} lost; {whole.seen} of {whole.gone}")
    driver.jobs.stop_all()
    driver.view.shut()
    return int(bool(whole.lost) or whole.seen < whole.gone)


if __name__ == "__main__":
    sys.exit(main())
