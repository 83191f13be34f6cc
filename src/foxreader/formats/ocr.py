"""Text for pages that are pictures, by tesseract where the reader has installed it."""

from __future__ import annotations

import locale
import logging
import math
import os
import struct
import subprocess
import unicodedata
from array import array
from collections.abc import Iterable, Iterator, Sequence, Set
from dataclasses import dataclass, replace
from itertools import groupby, pairwise
from operator import add, mul, sub

from foxreader.core.book import Book, BookFile, Scans
from foxreader.core.cancel import Cancel
from foxreader.core.errors import DamagedBook, OpenError, UsageError
from foxreader.core.notice import Notice
from foxreader.core.page import PageLayout, Rect
from foxreader.formats.pdf.pagetext import NOWHERE, Ink, Line, covering, page_text, unspaced
from foxreader.formats.unread import listed_pages, unread
from foxreader.system.confine import limit_memory
from foxreader.system.desktop import find_program, languages
from foxreader.system.processes import output_of, start

# The text that tesseract reads
#
# A recognised page is marked, even if no text was found on it, so that it is not tried again.

_COLUMNS, _WORD = 12, "5"  # of tesseract's table: its columns, and the level of a row for a word
# The engine's confidence, 0 to 100: from noise in a picture it makes words of little confidence. A
# line in which no word reaches this is left out; set by hand.
_BELIEVED = 40.0
_MOST_BLOCKS = 10_000  # of one piece of a picture
_FLAT = 1.6  # a box at most this many times as high as its highest word is one level line


@dataclass(frozen=True, slots=True)
class _TableWord:
    """A word of tesseract's table: its paragraph and line, and its place on the page."""

    line: tuple[int, int, int]
    text: str
    box: Rect
    belief: float


def recognised_page(
    file: BookFile, table: str, dots: tuple[int, int], slope: float = 0.0
) -> BookFile:
    """The page ``file`` with the text of tesseract's ``table`` for a picture of ``dots``, whose
    lines sink by ``slope`` of their length on the page."""
    if file.page is None:
        raise ValueError("not a page")
    width, height = file.page.width, file.page.height
    lines = list(_lines(_words(table, width / dots[0], height / dots[1])))
    paragraphs = [paragraph for paragraph, _ in lines]
    joins = [False] + [one == other for one, other in pairwise(paragraphs)]
    found = page_text([line for _, line in lines], joins[: len(lines)])
    boxes = _on_the_page(found.boxes, width, height, slope) if slope else found.boxes
    page = PageLayout(width, height, boxes, recognised=True)
    return replace(file, text=found.text, hidden=(), page=page)


def _on_the_page(boxes: array[float], width: float, height: float, slope: float) -> array[float]:
    """``boxes`` of a picture that was made level, each where its middle is on the page."""
    moved = array("f")
    for at in range(0, len(boxes), 4):
        x0, y0, x1, y1 = boxes[at : at + 4]
        across = slope * (height / 2 - (y0 + y1) / 2)
        down = slope * ((x0 + x1) / 2 - width / 2)
        moved.extend((x0 + across, y0 + down, x1 + across, y1 + down))
    return moved


def _words(table: str, across: float, down: float) -> Iterator[_TableWord]:
    """The words of the table, their boxes in points; other rows are skipped."""
    for row in table.split("\n"):
        cells = row.rstrip("\r").split("\t", _COLUMNS - 1)
        if len(cells) != _COLUMNS or cells[0] != _WORD or not cells[11].strip():
            continue
        block, paragraph, line, _, x, y, width, height = map(int, cells[2:10])
        box = (across * x, down * y, across * (x + width), down * (y + height))
        yield _TableWord((block, paragraph, line), _clean(cells[11]), box, float(cells[10]))


def _clean(word: str) -> str:
    """The word's characters that mean something."""
    return "".join(c if unicodedata.category(c)[0] != "C" else "\ufffd" for c in word.strip())


def _lines(words: Iterable[_TableWord]) -> Iterator[tuple[tuple[int, int], Line]]:
    """Each line and its paragraph, without lines of low confidence, which are noise."""
    for (block, paragraph, _), group in groupby(words, lambda word: word.line):
        members = list(group)
        if max(word.belief for word in members) >= _BELIEVED:
            yield (block, paragraph), _line(block, members)


def _line(block: int, words: Sequence[_TableWord]) -> Line:
    whole = covering([word.box for word in words])
    upright = whole[3] - whole[1] > whole[2] - whole[0] and len(max(words, key=_length).text) > 2
    highest = max(word.box[3] - word.box[1] for word in words)
    flat = not upright and whole[3] - whole[1] <= _FLAT * highest
    upward = upright and words[-1].box[1] < words[0].box[1]
    pieces: list[str] = []
    boxes: list[Rect] = []
    for word in words:
        if pieces and not (unspaced(pieces[-1][-1]) and unspaced(word.text[0])):
            pieces.append(" ")
            boxes.append(NOWHERE)
        pieces.append(word.text)
        x0, y0, x1, y1 = word.box
        # On a level line all letters are as high as the line: a dash is marked like a word.
        box = (x0, whole[1], x1, whole[3]) if flat else (x0, y0, x1, y1)
        boxes += _letters(word.text, box, upright, upward)
    text = "".join(pieces)
    size = whole[2] - whole[0] if upright else whole[3] - whole[1]
    return Line(block, text, boxes, bytearray([Ink.VISIBLE] * len(text)), whole, size, flat)


def _length(word: _TableWord) -> int:
    return len(word.text)


def _letters(word: str, box: Rect, upright: bool, upward: bool) -> Iterator[Rect]:
    """A box for each letter of ``word``: equal parts of the word's, as tesseract gives none."""
    x0, y0, x1, y1 = box
    count = len(word)
    backward = upward if upright else unicodedata.bidirectional(word[0]) in ("R", "AL")
    for number in range(count):
        at = count - 1 - number if backward else number
        if upright:
            step = (y1 - y0) / count
            yield x0, y0 + step * at, x1, y0 + step * (at + 1)
        else:
            step = (x1 - x0) / count
            yield x0 + step * at, y0, x0 + step * (at + 1), y1


# Tesseract: its languages, and how it reads a picture
#
# It is a separate program and gets only pictures that our reading process has drawn, never bytes of
# a book. It runs with little priority, bounded memory and a limit of time.

DOTS = 300
"""How many dots to the inch a page is drawn with for recognition: what tesseract advises."""

_PAGE_SECONDS = 120.0
"""The longest one page may take; set by hand, for slow computers."""

_LIST_SECONDS = 60.0  # the longest that listing its languages may take, on a busy computer
_MEMORY = 2 * 1024**3  # bytes of address space its process may have; set by hand
_NICENESS = 10  # priority of its process: below the window's
_SCRIPTS = "osd"
_INHERITED = ("PATH", "LANG", "LC_ALL", "SYSTEMROOT", "LD_LIBRARY_PATH", "TESSDATA_PREFIX")
# What tesseract calls the languages that books name by two letters.
_NAMES = {
    "ar": "ara", "bg": "bul", "ca": "cat", "cs": "ces", "cy": "cym", "da": "dan", "de": "deu",
    "el": "ell", "en": "eng", "eo": "epo", "es": "spa", "et": "est", "eu": "eus", "fa": "fas",
    "fi": "fin", "fr": "fra", "ga": "gle", "gl": "glg", "he": "heb", "hi": "hin", "hr": "hrv",
    "hu": "hun", "hy": "hye", "id": "ind", "is": "isl", "it": "ita", "ja": "jpn", "ka": "kat",
    "ko": "kor", "la": "lat", "lt": "lit", "lv": "lav", "nb": "nor", "nl": "nld", "nn": "nor",
    "no": "nor", "pl": "pol", "pt": "por", "ro": "ron", "ru": "rus", "sk": "slk", "sl": "slv",
    "sq": "sqi", "sr": "srp", "sv": "swe", "ta": "tam", "th": "tha", "tr": "tur", "uk": "ukr",
    "ur": "urd", "vi": "vie", "yi": "yid", "zh": "chi_sim",
}  # fmt: skip
_TRADITIONAL = ("zh-tw", "zh-hk", "zh-mo", "zh-hant")
_LIBRARIANS = {
    "cze": "ces", "dut": "nld", "fre": "fra", "ger": "deu", "gre": "ell", "ice": "isl",
    "per": "fas", "rum": "ron", "slo": "slk", "wel": "cym",
}  # fmt: skip


class PageFailed(Exception):
    """Tesseract could not read one page; the next may do better."""


@dataclass(frozen=True, slots=True)
class Tesseract:
    """The program, and the languages it has been given."""

    program: str
    languages: frozenset[str]

    def read(self, picture: bytes, languages: str, cancel: Cancel | None = None) -> str:
        """Tesseract's table for ``picture``: a row for each word, with its box in dots.

        ``languages`` is one or several of ours, joined by “+”. Raises ``PageFailed``, and
        ``Cancelled`` when the reader has stopped it.
        """
        # With the model for scripts it finds out by itself how a page is turned.
        layout = "1" if _SCRIPTS in self.languages else "3"
        wanted = ("stdin", "stdout", "-l", languages, "--psm", layout, "--dpi", str(DOTS), "tsv")
        try:
            child = _start([self.program, *wanted])
        except OSError as error:
            reason = str(error.strerror)
            raise UsageError(Notice("tesseract_not_started", reason=reason)) from error
        with child:
            release = cancel.closing(child.kill) if cancel is not None else lambda: None
            try:
                output, _ = child.communicate(picture, timeout=_PAGE_SECONDS)
            except subprocess.TimeoutExpired as error:
                raise PageFailed("it took too long") from error
            except OSError as error:
                raise PageFailed("tesseract went away") from error
            finally:
                release()
                child.kill()
        if cancel is not None:
            cancel.check()
        if child.returncode:
            raise PageFailed(f"tesseract ended with {child.returncode}")
        return output.decode("utf-8", "replace")

    def check(self, languages: str) -> str:
        """``languages`` if all are installed; else raises a ``UsageError`` that says what to do."""
        missing = [name for name in languages.split("+") if name not in self.languages]
        if missing:
            have = ", ".join(sorted(self.languages - {_SCRIPTS}))
            raise UsageError(
                Notice("tesseract_lacks_language", language=missing[0], languages=have)
            )
        return languages


def find_tesseract() -> Tesseract | None:
    """The tesseract on this computer, or None where there is none that works."""
    program = find_program("tesseract")
    if program is None:
        return None
    try:
        output = output_of([program, "--list-langs"], _LIST_SECONDS, _environment())
    except OSError:
        return None
    # The first line is a heading; older versions print all of it on the other stream.
    lines = output.decode("utf-8", "replace").splitlines()[1:]
    languages = frozenset(line.strip() for line in lines if line.strip())
    return Tesseract(program, languages) if languages - {_SCRIPTS} else None


def name_of(language: str) -> str:
    """What tesseract calls ``language``, a code as books have it; "" for one not listed above."""
    code = language.strip().lower().replace("_", "-")
    if code.startswith(_TRADITIONAL):
        return "chi_tra"
    first = code.split("-")[0]
    if len(first) == 3:
        return _LIBRARIANS.get(first, first)
    return _NAMES.get(first, "")


def languages_for(book: str, system: str, installed: Set[str]) -> str:
    """The languages to read a book in, joined by “+”.

    The ``book``'s own where it is known and installed; else English and the ``system``'s.
    """
    own = name_of(book)
    if own in installed:
        return own
    likely = [name for name in ("eng", name_of(system)) if name in installed]
    others = sorted(installed - {_SCRIPTS})
    return "+".join(dict.fromkeys(likely)) or others[0]


def system_language() -> str:
    """The code of this computer's language; "" where none is set."""
    return next(iter(languages()), locale.getlocale()[0] or "")


def _moved(table: str, left: int, top: int, piece: int) -> str:
    """The table of one of several pieces of a picture as one of the whole picture."""
    rows = []
    for row in table.split("\n"):
        cells = row.rstrip("\r").split("\t", _COLUMNS - 1)
        if len(cells) == _COLUMNS and cells[0] == _WORD:
            cells[2] = str(_MOST_BLOCKS * piece + int(cells[2]))
            cells[6:8] = str(int(cells[6]) + left), str(int(cells[7]) + top)
            rows.append("\t".join(cells))
    return "\n".join(rows)


def picture_size(picture: bytes) -> tuple[int, int]:
    """The width and height of a bitmap made by ``pdf.bitmap``, in dots."""
    width, height = (int.from_bytes(picture[at : at + 4], "little", signed=True) for at in (18, 22))
    return max(1, width), max(1, abs(height))


def _start(command: list[str]) -> subprocess.Popen[bytes]:
    child = start(command, environment=_environment(), low=True)
    limit_memory(child.pid, _MEMORY)
    return child


def _environment() -> dict[str, str]:
    kept = {name: os.environ[name] for name in _INHERITED if name in os.environ}
    # Several threads read one page no faster, since they wait for each other.
    return kept | {"OMP_THREAD_LIMIT": "1"}


# The picture: its lines are made level and its columns are read one by one
#
# Tesseract joins lines of two columns that lie askew, and reads letters worse that stand askew. All
# is done with whole rows of the bitmap, which is fast without a library.

_HEAD = 54  # bytes before the rows of a bitmap
_SEEN = 800  # rows that are looked at, and as many dots of them for their length
_DARK = 0.65  # of the brightness in the middle: what is darker is ink
_STRIPS = 32  # of the page, of which the rows of ink are compared
_STEEPEST, _QUARTER, _FINE = 5, 0.25, 0.05  # degrees: the most, and the steps that are tried
_PLAINLY = 1.1  # so many times better are the rows of a page than if it were not turned
_LEAST = 128  # dots that a page has each way
_SPACE = 8  # dots looked at across that are free of ink between two columns
_SPECKS = 1  # of these that may be dark on a row: dirt
_WIDEST = 0.12  # of the page, how wide it is at most: between cells there is more
_HIGH = 0.45  # of the page, how high a space between columns is at least
_BESIDE = 0.15  # of the page, the share of rows with ink on both sides of it
_BALANCE = 0.3  # of the ink of the fuller column, how much the other has at least
_EDGE = 0.02  # of the page: above and below columns there is nothing in as little


class _Bitmap:
    """The rows of a bitmap, and where ink is in it: a byte for each dot that is looked at."""

    def __init__(self, picture: bytes) -> None:
        self.width, self.height = picture_size(picture)
        self._head, length = picture[:_HEAD], 3 * self.width + (-3 * self.width) % 4
        if len(picture) != _HEAD + length * self.height:
            raise PageFailed("not a bitmap")
        starts = range(_HEAD, _HEAD + length * self.height, length)
        self._rows = [picture[at : at + 3 * self.width] for at in starts]
        self.step = max(1, self.height // _SEEN)
        seen = [row[1 :: 3 * self.step] for row in self._rows[:: self.step]]
        light = sum(map(sum, seen)) / max(1, sum(map(len, seen)))
        table = bytes(value < _DARK * light for value in range(256))
        self.ink = [row.translate(table) for row in seen]

    def piece(self, left: int, top: int, right: int, bottom: int) -> bytes:
        """A part of the picture as a bitmap."""
        return self._made([row[3 * left : 3 * right] for row in self._rows[top:bottom]])

    def turned(self, slope: float) -> bytes:
        """The picture with lines level that sink by ``slope``."""
        blank, lower = b"\xff" * (3 * self.width), self._lower(slope)
        rows = []
        for y in range(self.height):
            row = b"".join(
                (self._rows[y + by] if 0 <= y + by < self.height else blank)[start:end]
                for start, end, by in lower
            )
            by = 3 * round(slope * (y - self.height / 2))
            white = b"\xff" * min(abs(by), len(row))
            rows.append((white + row)[: len(row)] if by > 0 else row[len(white) :] + white)
        return self._made(rows)

    def _lower(self, slope: float) -> list[tuple[int, int, int]]:
        """The bytes of a row from and to which the picture lies as many rows lower."""
        found = []
        pairs = groupby(range(self.width), lambda x: round(slope * (x - self.width / 2)))
        for by, several in ((by, list(group)) for by, group in pairs):
            found.append((3 * several[0], 3 * several[-1] + 3, by))
        return found

    def _made(self, rows: Sequence[bytes]) -> bytes:
        """A bitmap of other rows, all of one length."""
        width = len(rows[0]) // 3
        padding = b"\0" * (-3 * width % 4)
        size = (3 * width + len(padding)) * len(rows)
        head = bytearray(self._head)
        struct.pack_into("<I", head, 2, _HEAD + size)
        struct.pack_into("<ii", head, 18, width, -len(rows))
        struct.pack_into("<I", head, 34, size)
        return b"".join((bytes(head), *(row + padding for row in rows)))


def leveled(picture: bytes) -> tuple[bytes, float]:
    """The picture of a page with its lines level, and by how much of their length they sink."""
    page = _Bitmap(picture)
    if min(page.width, page.height) < _LEAST:
        return picture, 0.0
    wide = len(page.ink[0]) // _STRIPS
    starts = range(0, wide * _STRIPS, wide)
    strips = [[sum(row[at : at + wide]) for row in page.ink] for at in starts]

    def clear(degrees: float) -> float:
        return _clearness(strips, wide * math.tan(math.radians(degrees)))

    steps = round(_STEEPEST / _QUARTER)
    best = max((_QUARTER * n for n in range(-steps, steps + 1)), key=clear)
    best = max((best + _FINE * n for n in range(-4, 5)), key=clear)
    if clear(best) <= _PLAINLY * clear(0.0):
        return picture, 0.0
    slope = math.tan(math.radians(best))
    return page.turned(slope), slope


def _clearness(strips: Sequence[list[int]], step: float) -> float:
    """How clearly rows of ink are parted if each strip lies ``step`` lower than the last."""
    total = [0] * len(strips[0])
    for number, strip in enumerate(strips):
        by = round(step * (number + 0.5 - len(strips) / 2))
        moved = strip[by:] + [0] * by if by >= 0 else [0] * -by + strip
        total = list(map(add, total, moved))
    steps = list(map(sub, total, total[1:]))
    return float(sum(map(mul, steps, steps)))


def columns(picture: bytes) -> list[tuple[bytes, tuple[int, int]]]:
    """The pieces of a picture in the order of reading, each with its corner: what is above two
    columns, each of these, what is below; the whole picture where there are no two."""
    page = _Bitmap(picture)
    large = min(page.width, page.height) >= _LEAST
    found = _between_columns(page.ink) if large else None
    if found is None:
        return [(picture, (0, 0))]
    x, top, bottom = (page.step * place for place in found)
    top = 0 if top < _EDGE * page.height else top
    bottom = page.height if bottom > (1 - _EDGE) * page.height else bottom
    wide, high = page.width, page.height
    parts = (0, 0, wide, top), (0, top, x, bottom), (x, top, wide, bottom), (0, bottom, wide, high)
    return [(page.piece(*part), part[:2]) for part in parts if part[1] < part[3]]


def _between_columns(ink: Sequence[bytes]) -> tuple[int, int, int] | None:
    """Where two columns are parted, and the rows from and to which, counted as ``ink`` is."""
    across, step = len(ink[0]), _SPACE // 2
    places = range(round(0.3 * across), round(0.7 * across) - _SPACE, step)
    free = [(at, *_free(ink, at)) for at in places]
    longest = max((end - start for _, start, end in free), default=0)
    high = [one for one in free if one[2] - one[1] >= max(_HIGH * len(ink), 0.9 * longest)]
    for _, group in groupby(enumerate(high), lambda pair: pair[1][0] - step * pair[0]):
        spaces = [space for _, space in group]
        (left, start, end), right = spaces[0], spaces[-1][0] + _SPACE
        x = (left + right) // 2
        if right - left <= _WIDEST * across and _is_between(ink[start:end], x, len(ink)):
            return x, start, end
    return None


def _is_between(ink: Sequence[bytes], x: int, height: int) -> bool:
    """Whether left and right of ``x`` there are columns, on a page of so many rows."""
    halves = [(sum(row[: x - _SPACE]), sum(row[x + _SPACE :])) for row in ink]
    beside = sum(min(half) > _SPECKS for half in halves)
    left, right = (sum(side) for side in zip(*halves, strict=True))
    return beside >= _BESIDE * height and min(left, right) >= _BALANCE * max(left, right)


def _free(ink: Sequence[bytes], at: int) -> tuple[int, int]:
    """The longest run of rows that have no ink at ``at`` and right of it."""
    inked = [y for y, row in enumerate(ink) if sum(row[at : at + _SPACE]) > _SPECKS]
    gaps = ((above + 1, below) for above, below in pairwise((-1, *inked, len(ink))))
    return max(gaps, key=lambda gap: gap[1] - gap[0])


# The pages, one after the other

log = logging.getLogger(__name__)
_MOST_FAILURES = 3  # pages in a row, after which the engine itself is taken to be at fault


def recognise(
    book: Book, scans: Scans, tesseract: Tesseract, languages: str, cancel: Cancel
) -> Iterator[tuple[int, BookFile]]:
    """The number of each page to be recognised, and the page with its text, as they are done.

    A page that fails is skipped and stays as it was. Raises ``DamagedBook`` at the end, or
    when one after the other fails, with the pages that did.
    """
    failed: list[int] = []
    in_a_row = 0
    for number in unread(book):
        cancel.check()
        try:
            level, slope = leveled(scans.scan(number).data)
            table = "\n".join(
                _moved(tesseract.read(piece, languages, cancel), *corner, block)
                for block, (piece, corner) in enumerate(columns(level))
            )
            page = recognised_page(book.files[number], table, picture_size(level), slope)
        except (OpenError, PageFailed, ValueError) as error:
            cancel.check()
            log.warning("page %d was not recognised: %s", number, error)
            failed.append(number)
            in_a_row += 1
            if in_a_row >= _MOST_FAILURES:
                break
            continue
        in_a_row = 0
        yield number, page
    if failed:
        raise DamagedBook(Notice("pages_not_recognised", pages=listed_pages(failed)))
