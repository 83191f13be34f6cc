"""Annotations of a file, as they are read from it and before they are placed in a book."""

from __future__ import annotations

import colorsys
import hashlib
import re
import unicodedata
from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import UTC, datetime
from difflib import SequenceMatcher
from functools import cache, lru_cache

from foxreader.core.annotation import COLORS, Color, Kind, written_time
from foxreader.core.book import Book, Metadata
from foxreader.core.letters import letter_row, letters_of
from foxreader.core.plain_data import read_json
from foxreader.core.span import Span
from foxreader.language.lexicon import codes
from foxreader.language.names import articles
from foxreader.language.numbers import calendar
from foxreader.language.script import fold

_CFI = re.compile(r"epubcfi\(/\d+(?:\[[^\]]*\])?/(\d{1,6})(?:\[[^\]]*\])?!([^,)]*),?([^,)]*)")


@dataclass(frozen=True, slots=True)
class StatedPlace:
    """Where another program says that words are, as far as it does.

    ``file`` is the number of the file in the order of reading, from 0, ``path`` the way to the
    words in its tree: a CFI ("/4/2/1:10") or an XPointer ("/body/p[3]/text().10"). ``location`` and
    ``page`` grow with the text, whatever they count. ``chapter`` is the title of the chapter.
    """

    file: int | None = None
    path: str = ""
    location: float | None = None
    page: float | None = None
    chapter: str = ""


@dataclass(frozen=True, slots=True)
class StatedWork:
    """The book that an annotation of a file of several books is of.

    ``key`` tells those apart that have no title in the file.
    """

    title: str
    author: str = ""
    key: str = ""


@dataclass(frozen=True, slots=True)
class Imported:
    """An annotation of a file, which may be of anybody: its words are only words.

    ``quote`` are the book's words; ``before`` and ``after`` those around them, "" where the file
    does not have them. ``span`` is where they were in the book with the hash ``book``, if the file
    says so, and ``where`` what else it says of their place. ``id`` is the id it has in the file, ""
    without one. Times are ISO 8601 in UTC, "" where they are not known. ``work`` is the book in a
    file of several books, None where the file is of one.
    """

    quote: str
    kind: Kind = "highlight"
    color: Color | None = None
    note: str = ""
    before: str = ""
    after: str = ""
    book: str = ""
    span: Span | None = None
    id: str = ""
    made: str = ""
    changed: str = ""
    title: str = ""
    where: StatedPlace = StatedPlace()
    work: StatedWork | None = None


def cfi_place(cfi: str) -> tuple[int | None, str]:
    """The number of the file in the spine, from 0, and the way in it where a CFI begins."""
    match = _CFI.match(cfi)
    file = int(match[1]) // 2 - 1 if match else -1
    return (None, "") if match is None or file < 0 else (file, match[2] + match[3])


def id_of(*said: str) -> str:
    """The id of an annotation of another program, by what stays the same in its files."""
    joined = "\0".join(said).encode("utf-8", "surrogatepass")
    return hashlib.sha256(joined).hexdigest()[:32]


# Values in files of other programs as ours; what is none of them becomes nothing

_CLOCK = re.compile(r"(\d{1,2})[:.](\d{2})(?:[:.](\d{2}))?\s*([ap])?\.?\s*(m\b)?", re.I)
_YEAR = re.compile(r"(?<!\d)(?:19|20)\d{2}(?!\d)")
_NUMERIC = re.compile(r"((?:19|20)\d{2})\s*[-/.年년]\s*(\d{1,2})\s*[-/.月월]\s*(\d{1,2})")
_DAY = re.compile(r"(?<![\d:.])(\d{1,2})(?![\d:])")
_AFTERNOON = re.compile("下午|午後|오후")
_SECONDS = 100_000_000_000
"""From this number on a time is in milliseconds: as seconds it is of the year 5138."""


def text_of(value: object) -> str:
    """A text; "" for anything else."""
    return value if isinstance(value, str) else ""


def number_of(value: object) -> float | None:
    """A number, also one that is written as a text; None for anything else."""
    if isinstance(value, bool) or not isinstance(value, int | float | str):
        return None
    try:
        found = float(value)
    except (ValueError, OverflowError):
        return None
    return found if abs(found) < 1e12 else None


def record_of(value: object) -> dict[object, object]:
    """A record; an empty one for anything else."""
    return value if isinstance(value, dict) else {}


def rows_of(value: object) -> list[object]:
    """The values of a list, or of a table in the order of its numbers."""
    if isinstance(value, dict):
        numbers = sorted(key for key in value if isinstance(key, int))
        return [value[key] for key in numbers]
    return value if isinstance(value, list) else []


def json_of(content: bytes) -> object:
    """The value of a JSON file; None where it does not begin as one. Raises ``ValueError``."""
    if content.removeprefix(b"\xef\xbb\xbf").lstrip()[:1] not in (b"{", b"["):
        return None
    value: object = read_json(content.decode("utf-8-sig"))
    return value


def decoded(content: bytes) -> str:
    """A text file as text: UTF-8, UTF-16 with its mark, else Windows's western one."""
    if content[:2] in (b"\xff\xfe", b"\xfe\xff"):
        return content.decode("utf-16", "replace")
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError:
        return content.decode("cp1252", "replace")


def time_of(value: object) -> str:
    """A time, ISO 8601 or seconds or milliseconds since 1970; without a zone it is local."""
    try:
        if isinstance(value, str):
            found = datetime.fromisoformat(value.strip())
        elif isinstance(value, int | float) and not isinstance(value, bool) and value > 0:
            seconds = value / 1000 if value >= _SECONDS else value
            found = datetime.fromtimestamp(seconds, UTC)
        else:
            return ""
        return written_time(found.astimezone())
    except (ValueError, OverflowError, OSError):
        return ""


def written_out(text: str) -> str:
    """A local time in words of any language: "Montag, 4. Januar 2021 09:15:00"."""
    clock = _CLOCK.search(text)
    hours, minutes, seconds = _hours(clock, text) if clock else (0, 0, 0)
    dated = text[: clock.start()] + " " + text[clock.end() :] if clock else text
    day = _numeric(dated) or _in_words(dated)
    if day is None:
        return ""
    try:
        return time_of(datetime(*day, hours, minutes, seconds).isoformat())
    except ValueError:
        return ""


def _hours(clock: re.Match[str], text: str) -> tuple[int, int, int]:
    hours, half = int(clock[1]), (clock[4] or "").lower()
    if half or _AFTERNOON.search(text):
        hours = hours % 12 + 12 * (half == "p" or bool(_AFTERNOON.search(text)))
    return hours, int(clock[2]), int(clock[3] or 0)


def _numeric(text: str) -> tuple[int, int, int] | None:
    match = _NUMERIC.search(text)
    return (int(match[1]), int(match[2]), int(match[3])) if match else None


def _in_words(text: str) -> tuple[int, int, int] | None:
    year = _YEAR.search(text)
    if year is None:
        return None
    rest = text[: year.start()] + " " + text[year.end() :]
    day = _DAY.search(rest)
    month = _month(re.findall(r"[^\W\d_]+", rest))
    return (int(year[0]), month, int(day[1])) if day and month else None


def _month(words: Iterable[str]) -> int | None:
    every = calendar()
    found = [every.months.get((word,)) for word in map(fold, words)]
    return next((month for month in found if month), None)


# Colors

_HEX = re.compile(r"#?([0-9a-fA-F]{6}|[0-9a-fA-F]{3})(?:[0-9a-fA-F]{2})?")
_RGB = re.compile(r"rgba?\(\s*(\d+)[\s,]+(\d+)[\s,]+(\d+).*\)")
_NAMED = {
    "aqua": "00ffff",
    "cyan": "00ffff", "gray": "808080", "lime": "00ff00", "magenta": "ff00ff", "olive": "808000",
    "orange": "ffa500", "pink": "ffc0cb", "purple": "800080", "red": "ff0000", "teal": "008080",
    "yellow": "ffff00", "black": "000000", "white": "ffffff", "brown": "a52a2a",
}  # fmt: skip
"""Names of colors in the files of other programs; ours stand for themselves."""
_ENDS: tuple[tuple[float, Color], ...] = (
    (72, "rose"), (165, "green"), (250, "blue"), (315, "violet"), (361, "rose"),
)  # fmt: skip
"""The hue (degrees) up to which a color is one of ours. The borders are half way between ours, but
yellow, the ordinary color of other programs, is rose, the ordinary one of ours."""
_DULL = 0.12
"""Below this difference of the strongest and weakest part a color is grey. Chosen, not measured."""


def nearest(red: float, green: float, blue: float) -> Color:
    """Our color for one with these parts, each 0 to 1."""
    if max(red, green, blue) - min(red, green, blue) < _DULL:
        return "grey"
    hue = 360 * colorsys.rgb_to_hsv(red, green, blue)[0]
    return next(color for end, color in _ENDS if hue < end)


def color_of(said: object) -> Color:
    """Our color for what a file says: a name, "#rrggbb" or "rgb(…)"; rose for anything else."""
    text = said.strip().lower() if isinstance(said, str) else ""
    for ours in COLORS:
        if text == ours:
            return ours
    if (parts := _RGB.fullmatch(text)) is not None:
        red, green, blue = (min(255, int(part[:4])) / 255 for part in parts.groups())
        return nearest(red, green, blue)
    digits = _HEX.fullmatch(_NAMED.get(text, text))
    if digits is None:
        return "rose"
    value = digits[1] if len(digits[1]) == 6 else "".join(2 * digit for digit in digits[1])
    red, green, blue = (int(value[at : at + 2], 16) / 255 for at in (0, 2, 4))
    return nearest(red, green, blue)


# Which annotations of a file of several books are of a book: by title, which programs vary.

_ALIKE = 0.86
"""How alike two titles are that are the same with a slip. Chosen, not measured."""
_SPELLED = 0.75
"""How alike two spellings of a name are. Chosen, not measured."""
_SPEAKS = 32
"""Letters of a quote that says which book it is of: six or seven words. Chosen, not measured."""
_NEARLY = 0.8
"""The share of them that is in the book; another edition lacks some. Chosen, not measured."""
_SUFFIX = re.compile(
    r"\.(?:epub|pdf|mobi|azw3?|kfx|prc|fb2(?:\.zip)?|txt|html?|docx?|odt|rtf|cb[zr7t]|djvu)$", re.I
)
_SIDE = re.compile(r"\([^()]*\)|\[[^\[\]]*\]|（[^（）]*）|【[^【】]*】|\{[^{}]*\}")
_REST = re.compile(r"\s*[:;/|–—：；]\s*|\s+-+\s+|\s*=\s*")
_LONGEST = 400
"""Characters of a title that are looked at. Chosen, not measured."""


def of_book(found: list[Imported], book: Book) -> tuple[list[Imported], int]:
    """Those of ``found`` that are of ``book``, and how many are of others.

    They are known by title. Where none fits, and where the file has no titles, the book is known by
    its words.
    """
    works: dict[StatedWork, list[str]] = defaultdict(list)
    for one in found:
        if one.work is not None:
            works[one.work].append(one.quote)
    mine = {work for work in works if work.title and is_same(work, book.metadata)}
    for work, quotes in works.items():
        if (not mine or not work.title) and has_words(quotes, book):
            mine = mine | {work}
    own = {None, *mine}
    kept = [one for one in found if one.work in own]
    return kept, len(found) - len(kept)


def has_words(quotes: Iterable[str], book: Book) -> bool:
    """Whether nearly all of the longer quotes are in the book."""
    rows = [letters for quote in quotes if len(letters := letters_of(quote)) >= _SPEAKS]
    text = letter_row(book).text
    return bool(rows) and sum(row in text for row in rows) >= _NEARLY * len(rows)


def is_same(work: StatedWork, book: Metadata) -> bool:
    """Whether a title and an author name the book.

    Titles are compared without capitals, accents, articles, what is in brackets and, where one of
    them has none, a subtitle. Numbers are the same in both. Of another author it is another book.
    """
    if _others(work.author, book.authors):
        return False
    ours, theirs = _forms(book.title), _forms(work.title)
    if not ours or not theirs:
        return False
    if any(one in theirs for one in ours[:-1]) or any(one in ours for one in theirs[:-1]):
        return True
    return _alike(ours[0], theirs[0]) or _alike(ours[-1], theirs[0]) or _alike(ours[-1], theirs[1])


@lru_cache(maxsize=8192)
def _forms(title: str) -> list[str]:
    """The title as a whole, without what is in brackets, and without the subtitle as well."""
    title = _SUFFIX.sub("", title[:_LONGEST].strip()).replace("_", " ")
    bare = _SIDE.sub(" ", title)
    whole, side = _folded(title), _folded(bare)
    main = _folded(_REST.split(bare.strip(), maxsplit=1)[0])
    return [whole, side or whole, main or side or whole] if whole else []


def _folded(text: str) -> str:
    text = unicodedata.normalize("NFKD", text).casefold()
    text = "".join(sign for sign in text if not unicodedata.combining(sign))
    words = re.findall(r"\w+", text)
    while len(words) > 1 and words[0] in _articles():
        words.pop(0)
    return " ".join(words)


@cache
def _articles() -> frozenset[str]:
    """The articles of all languages."""
    return frozenset().union(*(articles(code) for code in codes()))


def _alike(one: str, other: str) -> bool:
    numbers = [re.findall(r"\d+", text) for text in (one, other)]
    if numbers[0] != numbers[1] or min(len(one), len(other)) < 6:
        return False
    return _ratio(one, other, _ALIKE) >= _ALIKE


def _others(author: str, authors: Iterable[str]) -> bool:
    """Whether an author is stated on both sides, in one script, without a name in common."""
    said = _names(author)
    known = {name for one in authors for name in _names(one)}
    one_script = any(name.isascii() for name in said) == any(name.isascii() for name in known)
    common = any(_ratio(one, other) >= _SPELLED for one in said for other in known)
    return bool(said and known) and one_script and not common


def _names(author: str) -> list[str]:
    return [name for name in _folded(author[:_LONGEST]).split() if len(name) > 1]


def _ratio(one: str, other: str, least: float = 0.0) -> float:
    """How alike two texts are; 0 where less than ``least``, which is soon known of most."""
    matcher = SequenceMatcher(None, one, other, autojunk=False)
    if matcher.real_quick_ratio() < least or matcher.quick_ratio() < least:
        return 0.0
    return matcher.ratio()
