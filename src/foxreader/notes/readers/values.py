"""Values of the files of other programs as ours; what is none of them becomes nothing."""

from __future__ import annotations

import re
from collections.abc import Iterable
from datetime import UTC, datetime

from foxreader.core.annotation import written_time
from foxreader.core.outer_json import read_json
from foxreader.language.fold import fold
from foxreader.language.numbers import calendar

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
