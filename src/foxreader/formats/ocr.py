"""Text for pages that are pictures, by tesseract where the reader has installed it."""

from __future__ import annotations

import locale
import logging
import os
import subprocess
import unicodedata
from collections.abc import Iterable, Iterator, Sequence, Set
from dataclasses import dataclass, replace
from itertools import groupby, pairwise

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
# A recognised page is marked, even if no text was found on it, so that it is not tried again. It
# had no text before, so places in the book do not change.

_COLUMNS, _WORD = 12, "5"  # of tesseract's table: its columns, and the level of a row for a word
# The engine's confidence, 0 to 100: from noise in a picture it makes words of little confidence. A
# line in which no word reaches this is left out; set by hand.
_BELIEVED = 40.0
_FLAT = 1.6  # a box at most this many times as high as its highest word is one level line


@dataclass(frozen=True, slots=True)
class _ReadWord:
    """A word of tesseract's table: its paragraph and line, and its place on the page."""

    line: tuple[int, int, int]
    text: str
    box: Rect
    belief: float


def recognised_page(file: BookFile, table: str, dots: tuple[int, int]) -> BookFile:
    """The page ``file`` with the text of tesseract's ``table`` for a picture of ``dots``."""
    if file.page is None:
        raise ValueError("not a page")
    width, height = file.page.width, file.page.height
    lines = list(_lines(_words(table, width / dots[0], height / dots[1])))
    paragraphs = [paragraph for paragraph, _ in lines]
    joins = [False] + [one == other for one, other in pairwise(paragraphs)]
    found = page_text([line for _, line in lines], joins[: len(lines)])
    page = PageLayout(width, height, found.boxes, recognised=True)
    return replace(file, text=found.text, hidden=(), page=page)


def _words(table: str, across: float, down: float) -> Iterator[_ReadWord]:
    """The words of the table, their boxes in points; other rows are skipped."""
    for row in table.split("\n"):
        cells = row.rstrip("\r").split("\t", _COLUMNS - 1)
        if len(cells) != _COLUMNS or cells[0] != _WORD or not cells[11].strip():
            continue
        block, paragraph, line, _, x, y, width, height = map(int, cells[2:10])
        box = (across * x, down * y, across * (x + width), down * (y + height))
        yield _ReadWord((block, paragraph, line), _clean(cells[11]), box, float(cells[10]))


def _clean(word: str) -> str:
    """The word's characters that mean something."""
    return "".join(c if unicodedata.category(c)[0] != "C" else "\ufffd" for c in word.strip())


def _lines(words: Iterable[_ReadWord]) -> Iterator[tuple[tuple[int, int], Line]]:
    """Each line and its paragraph, without lines of low confidence, which are noise."""
    for (block, paragraph, _), group in groupby(words, lambda word: word.line):
        members = list(group)
        if max(word.belief for word in members) >= _BELIEVED:
            yield (block, paragraph), _line(block, members)


def _line(block: int, words: Sequence[_ReadWord]) -> Line:
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


def _length(word: _ReadWord) -> int:
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


# The pages, one after the other

log = logging.getLogger(__name__)
_MOST_FAILURES = 3  # pages in a row, after which the engine itself is taken to be at fault


def recognise(
    book: Book, scans: Scans, tesseract: Tesseract, languages: str, cancel: Cancel
) -> Iterator[tuple[int, BookFile]]:
    """The number of each page without text, and the page with its text, as they are done.

    A page that fails is skipped and stays as it was. Raises ``DamagedBook`` at the end, or
    when one after the other fails, with the pages that did.
    """
    failed: list[int] = []
    in_a_row = 0
    for number in unread(book):
        cancel.check()
        try:
            picture = scans.scan(number).data
            table = tesseract.read(picture, languages, cancel)
            page = recognised_page(book.files[number], table, picture_size(picture))
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
