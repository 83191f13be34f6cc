"""Open, go anywhere, open again: the character that was asked for is on screen.

Every way there is: the contents, the progress bar, a link, a search hit, a citation, back and
forward. The normal run takes a few books and places; ``-m slow`` takes every shared book.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from PySide6.QtCore import QUrl
from PySide6.QtWidgets import QInputDialog
from pytestqt.qtbot import QtBot

from examples import sampled
from foxreader.core.book import Book
from foxreader.core.events import Progress
from foxreader.core.span import Span, Utf16Map
from foxreader.program.books import Books
from foxreader.program.indexes import Indexes
from foxreader.program.program import Program
from foxreader.ui.reader.page import _WORLD
from foxreader.ui.search.panel import FoundInBook
from foxreader.ui.window.main_window import MainWindow

pytestmark = [pytest.mark.books, pytest.mark.gui]

FEW = (
    "epub/idpf-samples/wasteland-otf-obf.epub",
    "epub/idpf-samples/kusamakura-japanese-vertical-writing.epub",
    "epub/idpf-samples/regime-anticancer-arabic.epub",
    "epub/idpf-samples/cole-voyage-of-life-tol.epub",
    "pdf/pdfjs/tracemonkey.pdf",
    "pdf/pymupdf/test-2812.pdf",
)
"""One of each kind: poetry, vertical, right to left, fixed layout, columns, a page of pictures."""

# Where a character of a document stands: the box of the first one from there on that is no white
# space and has a box, else of the last before it, cut by all that scrolls around it; null where
# none has.
BOX = """(start => {
  const { total } = fox.view.index, range = document.createRange();
  const boxAt = at => {
    const [node, offset] = fox.view.index.start(at);
    if (!node || !/\\S/.test(node.data[offset] ?? '')) return null;
    range.setStart(node, offset); range.setEnd(node, offset + 1);
    return [...range.getClientRects()].find(box => box.width > 0 && box.height > 0 && !away(box));
  };
  // A book hides words by putting them far outside the page.
  const { scrollWidth, scrollHeight } = document.documentElement;
  const away = box =>
    Math.abs(box.left + scrollX) > scrollWidth || Math.abs(box.top + scrollY) > scrollHeight;
  const last = Math.min(total, start + 3000), first = Math.max(0, start - 3000);
  let found = null;
  for (let at = start; !found && at < last; at++) found = boxAt(at);
  for (let at = Math.min(start, total) - 1; !found && at >= first; at--) found = boxAt(at);
  if (!found) return null;
  const middle = [(found.left + found.right) / 2, (found.top + found.bottom) / 2];
  const inside = box => middle[0] >= box.left - 1 && middle[0] <= box.right + 1
    && middle[1] >= box.top - 1 && middle[1] <= box.bottom + 1;
  let cut = !inside({ left: 0, top: 0, right: innerWidth, bottom: innerHeight });
  const { body } = document; // of a page that is turned, what is outside is cut off
  if (getComputedStyle(body).overflow === 'hidden' && !inside(body.getBoundingClientRect()))
    cut = true;
  for (let e = range.startContainer.parentElement; e && e !== document.body; e = e.parentElement)
    if (/auto|scroll/.test(getComputedStyle(e).overflow) && !inside(e.getBoundingClientRect()))
      cut = true;
  return { seen: !cut, at: middle.map(Math.round) };
})(%d)"""
ON_PAGE = """((page, box) => (at => ({ at: [at.left + (box[0] + box[2]) / 2 * page.scale,
  at.top + (box[1] + box[3]) / 2 * page.scale].map(Math.round) }))
  (page.element.getBoundingClientRect()))(fox.view.pages[%d], %s)"""


class NoIndexing(Indexes):
    def build(self, index, path, cancel=None) -> Iterator[Progress]:
        return iter(())


class NoRecognition(Books):
    def recognition(self, book):
        return None


class Bare(Program):
    """The program without the work on an index, which does not bear on where the page is."""

    def __init__(self) -> None:
        super().__init__()
        self.books = NoRecognition(self.profile)
        self.indexes = NoIndexing(self.profile, self.models)


@pytest.fixture
def program() -> Bare:
    return Bare()


@dataclass
class Tour:
    """One book in a window, gone about in by every way."""

    fox: MainWindow
    qtbot: QtBot
    book: Book
    chance: random.Random

    def __post_init__(self) -> None:
        self.lost: list[str] = []

    def places(self, count: int) -> list[Span]:
        """The first and last characters of some files, of the longest, and others at random."""
        files = [n for n, file in enumerate(self.book.files) if file.text]
        if not files:
            return []
        longest = max(files, key=lambda n: len(self.book.files[n].text))
        some = {files[0], files[-1], longest, *(self.chance.choice(files) for _ in range(count))}
        found = []
        for number in sorted(some):
            file = self.book.files[number]
            length = len(file.text)
            notes = [at for name, at in file.anchors.items() if "n" in name.lower()]
            ats = {0, length - 1, max(0, length - 150), self.chance.randrange(length)}
            ats |= set(self.chance.sample(notes, min(1, len(notes))))
            ats |= {start for start, _ in file.hidden[:1]}
            found += [Span(number, at, at) for at in sorted(ats)]
        return found

    def ways(self, place: Span) -> dict[str, Callable[[], Span]]:
        """By its name each way to a place; doing it gives the place that was asked for."""
        fox, book = self.fox, self.book
        text = book.files[place.file].text
        words = Span(place.file, min(place.start, len(text) - 1), min(len(text), place.start + 12))

        def bar() -> Span:
            fraction = book.fraction(place)
            fox.foot.line.chosen.emit(fraction)
            return book.place_at(fraction)

        def contents() -> Span:
            fox.side.contents.tree.chosen.emit(place)
            return place

        def hit() -> Span:
            fox.navigator.show_found(FoundInBook((words,), words))
            return words

        def cite() -> Span:
            fox.navigator.show_evidence(words)
            return words

        return {"contents": contents, "bar": bar, "hit": hit, "citation": cite}

    def links(self, count: int) -> list[tuple[QUrl, Span]]:
        """Addresses inside the book, with the places they name."""
        found = []
        for number, file in enumerate(self.book.files):
            if self.book.paged or self.fox.reader._served.number_of(file.name) != number:
                continue
            for anchor, at in file.anchors.items():
                url = QUrl(f"foxbook://{self.book.key}/")
                url.setPath(f"/{file.name}", QUrl.ParsingMode.DecodedMode)
                url.setFragment(anchor, QUrl.ParsingMode.DecodedMode)
                found.append((url, Span(number, at, at)))
        return self.chance.sample(found, min(count, len(found)))

    def look(self, place: Span) -> dict | None:
        """Where the character at ``place`` stands, None where it stands nowhere."""
        reader, heard = self.fox.reader, []
        file = self.book.files[place.file]
        if self.book.paged:
            box = file.page.nearest_box(place.start) if file.page else None
            if place.start == 0:  # the page itself
                box = (0.0, 0.0, file.page.width, 2.0)
            if box is None:
                return None
            script = ON_PAGE % (place.file, list(box))
        else:
            script = BOX % Utf16Map(file.text).to_utf16(place.start)
        reader.page.runJavaScript(f"JSON.stringify({script})", _WORLD, heard.append)
        self.qtbot.waitUntil(lambda: bool(heard))
        if not heard[0] or heard[0] == "null":
            return None
        said = json.loads(heard[0])
        if self.book.paged:
            x, y = said["at"]
            width, height = reader.width(), reader.height()
            said["seen"] = 0 <= y <= height and (place.start == 0 or 0 <= x <= width)
        return said

    def check(self, way: str, place: Span) -> None:
        """The character asked for is on screen, or becomes so when all has been laid out."""
        reader, said = self.fox.reader, {}

        def there() -> bool:
            if not reader.ready:
                return False
            if not self.book.paged and reader.place.file != place.file:
                return False
            now = self.look(place)
            said["last"] = now
            return now is None or now["seen"]

        try:
            self.qtbot.waitUntil(there)
        except self.qtbot.TimeoutError:
            self.lost.append(f"{way} {place}: {said.get('last')}, the reader is at {reader.place}")

    def go_about(self, count: int) -> None:
        for place in self.places(count):
            ways = self.ways(place)
            for name in self.chance.sample(sorted(ways), 2):
                self.check(name, ways[name]())
                self.again(name, place)
            self.fox.navigator.back()
            self.fox.navigator.forward()
            self.check("back and forward", place)
        for url, place in self.links(count):
            self.fox.reader.follow(url)
            self.check(f"link {url.fragment()}", place)
        self.back_and_forward()

    def again(self, way: str, place: Span) -> None:
        """Open the book once more where the reader is: what was gone to is still on screen."""
        if self.chance.random() < 0.3:
            reader = self.fox.reader
            reader.open(self.book, self.fox.controller.opened.resources, reader.place)
            self.check(f"{way}, opened again", place)

    def back_and_forward(self) -> None:
        moves, reader = self.fox.navigator, self.fox.reader
        here, steps = reader.place, []
        while moves._history.can_go_back and len(steps) < 4:
            target = moves._history._back[-1].place
            moves.back()
            self.check("back", target)
            steps.append(target)
        for target in [*reversed(steps[:-1]), here]:
            moves.forward()
            self.check("forward", target)


def opened(fox: MainWindow, qtbot, path: Path) -> Book | None:
    """The book at ``path`` in the window, None where it does not open."""
    refused: list = []
    fox.controller.loader.open_failed.connect(lambda where, error: refused.append(error))
    before = fox.controller.opened
    fox.controller.open(path)
    qtbot.waitUntil(lambda: fox.controller.opened is not before or bool(refused), timeout=300_000)
    if refused:
        return None
    qtbot.waitUntil(lambda: fox.reader.ready or fox.reader._loading.given_up)
    return fox.controller.opened.book if fox.reader.ready else None


def lost_in(fox: MainWindow, qtbot, path: Path, count: int) -> list[str]:
    book = opened(fox, qtbot, path)
    if book is None:
        return []
    tour = Tour(fox, qtbot, book, random.Random(path.name))
    tour.go_about(count)
    return tour.lost


@pytest.mark.thorough
@pytest.mark.timeout(300)
@pytest.mark.parametrize("name", sampled(FEW, every=3))
def test_where_the_reader_wants_to_go_is_on_screen(fox, qtbot, books: Path, name: str) -> None:
    assert "\n".join(lost_in(fox, qtbot, books / name, 1)) == ""
    assert fox.controller.opened is not None


@pytest.mark.slow
@pytest.mark.timeout(4 * 3600)
def test_in_every_book(fox, qtbot, books: Path, monkeypatch) -> None:
    monkeypatch.setattr(QInputDialog, "getText", lambda *args, **more: ("", False))
    found = (p for folder in ("epub", "pdf", "w3c-epub33") for p in (books / folder).rglob("*"))
    lost: dict[str, list[str]] = {}
    for path in sorted(path for path in found if path.suffix in (".epub", ".pdf")):
        missed = lost_in(fox, qtbot, path, 1)
        print(path.name, missed or "", flush=True)  # noqa: T201 -- it takes most of an hour
        if missed:
            lost[path.name] = missed
    assert not lost
