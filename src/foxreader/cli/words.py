"""What the command line says, in the reader's language, and what of it a terminal may be given.

The language is the one that is set in the profile, else the environment's. It is found out with
the first sentence, so that a window, which says nothing here, does not wait for it.
"""

from __future__ import annotations

import json
import os
import re
import struct
import sys
from bisect import bisect_left
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple, TextIO, cast
from unicodedata import combining, east_asian_width

from foxreader.core.notice import CONTEXT, Filling, in_words
from foxreader.language.tags import TRANSLATIONS, language_for, wanted_by
from foxreader.system.desktop import languages, tell

_ISOLATE = "\u2068{}\u2069"
"""Keeps a tag or a path in one piece within a sentence that is written from right to left."""


_NO_MARKS = dict.fromkeys(map(ord, "\u2066\u2067\u2068\u2069\u200e\u200f\u061c"))
"""What texts of a language that is written from right to left have for the eye alone."""


class _LineNumbers(NamedTuple):
    """How a language writes the numbers that Python writes as 1,234.5."""

    group: str = ","
    point: str = "."
    digits: str = "0123456789"
    least: int = 4  # digits before the point from which on they are grouped


_NUMBERS: Mapping[str, _LineNumbers] = {
    "de": _LineNumbers(".", ","),
    "fr": _LineNumbers("\u202f", ","),
    "es": _LineNumbers(".", ",", least=5),
    "ar": _LineNumbers("٬", "٫", "٠١٢٣٤٥٦٧٨٩"),
    "pt": _LineNumbers(".", ","),
}
"""By language, where it is not as in English; Qt's, which the window has."""

_PIECE = re.compile(
    "[^ \u2e80-\uffff]+[、。）」』，；：]* ?|[\u2e80-\uffff][、。）」』，；：]* ?| "
)
"""What of a text stays in one line."""

_language = ""
"""The language that is spoken; "" until something is said."""


def speak(language: str = "") -> None:
    """Speak ``language`` from now on; "" for the reader's, which is found out when it is needed."""
    global _language
    _language = language


def language() -> str:
    """The language that is spoken."""
    if not _language:
        from foxreader.library.settings import language_set  # noqa: PLC0415 -- a window needs it late

        chosen = any(map(os.environ.get, ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")))
        wanted = wanted_by(os.environ) if chosen else languages()
        speak(language_for(language_set(), wanted))
    return _language


@cache
def _catalogue(language: str) -> Translations:
    return Translations(language)


def _translated(context: str, text: str, n: int | None = None) -> str:
    """A text in the reader's language, without signs around its parts where they are of no use."""
    spoken = _catalogue(language()).translate(context, text, n)
    return spoken if _isolates() else spoken.translate(_NO_MARKS)


def number(value: float, decimals: int = 0) -> str:
    """A number with the reader's separators: 1,200."""
    marks = _NUMBERS.get(language(), _LineNumbers())
    text = f"{value:,.{decimals}f}"
    if len(text.partition(".")[0].strip("-").replace(",", "")) < marks.least:
        text = text.replace(",", "")
    python, ours = f",.{_LineNumbers().digits}", f"{marks.group}{marks.point}{marks.digits}"
    return text.translate(str.maketrans(python, ours))


class _LineFilling(Filling):
    def format_field(self, value: object, format_spec: str) -> str:
        """What stands in the place of ``value``; a text does not run into words from the right."""
        text = super().format_field(value, format_spec)
        return _ISOLATE.format(text) if isinstance(value, str) and _isolates() else text


_FILLING = _LineFilling(number)


def _isolates() -> bool:
    """Whether signs around a text are of use: a file or another program should not get them."""
    return language() in _RIGHT_TO_LEFT and sys.stdout.isatty() and sys.stderr.isatty()


class _Words:
    """The texts of the command line, under one name in the translations, which lupdate takes
    from the name of the only one there is."""

    def __init__(self, context: str) -> None:
        self._context = context

    def text(self, text: str, comment: str = "", n: int = 0) -> str:
        """``text`` as it is, for :func:`said`; lupdate finds it, one with ``n`` with plural forms,
        which has ``%n`` where the number goes."""
        return text

    def tr(self, text: str, n: int | None = None) -> str:
        """``text`` in the reader's language; ``n`` chooses its plural form, and is ``%n``."""
        spoken = _translated(self._context, text, n)
        return spoken if n is None else spoken.replace("%n", number(n))


CommandLine = _Words("CommandLine")


def said(text: str, n: int | None = None, /, **arguments: object) -> str:
    """A text of the command line in the reader's language, with ``arguments`` filled in."""
    spoken = CommandLine.tr(text, n)
    return _FILLING.vformat(spoken, (), arguments) if arguments else spoken


def worded(text: str) -> str:
    """A notice in the reader's language; any other text as it is."""
    return in_words(text, lambda template: _translated(CONTEXT, template), _FILLING)


def percent(share: float) -> str:
    """A share from 0 to 1 in per cent: 34 %."""
    return CommandLine.tr("{share} %").format(share=number(round(100 * share)))


def dollars(amount: float, decimals: int = 2) -> str:
    """An amount in US dollars: $0.04."""
    return CommandLine.tr("${amount}").format(amount=number(amount, decimals))


def columns_of(text: str) -> int:
    """The columns of a terminal that ``text`` takes: a letter of Chinese or Japanese takes two, a
    sign over a letter none."""
    wide = sum(east_asian_width(letter) in "WF" for letter in text)
    return len(text) + wide - sum(combining(letter) > 0 for letter in text)


def label(text: str, columns: int) -> str:
    """A label of a table in the reader's language, at the right of its column."""
    spoken = CommandLine.tr(text)
    return " " * (columns - columns_of(spoken)) + spoken


def wrapped(text: str, columns: int) -> list[str]:
    """``text`` in lines of a terminal, broken at spaces and between letters that take two columns,
    but not before a sign that ends something."""
    lines = [""]
    for piece in _PIECE.findall(" ".join(text.split())):
        if lines[-1] and columns_of(lines[-1] + piece.rstrip()) > columns:
            lines[-1] = lines[-1].rstrip()
            lines.append("")
        lines[-1] += piece
    return [line for line in lines if line]


class _WorkLine:
    """The line at a terminal that says what is worked on; what is printed next takes its place."""

    _columns = 0

    def show(self, text: str) -> None:
        """Show ``text`` in the place of what the line said; nothing where there is no terminal."""
        if sys.stderr is None or not sys.stderr.isatty():
            return
        before, self._columns = self._columns, columns_of(text)
        print(f"\r{text}{' ' * (before - self._columns)}", end="", file=sys.stderr, flush=True)

    def end(self) -> None:
        """Take the line away."""
        if self._columns:
            self.show("")
            print("\r", end="", file=sys.stderr, flush=True)


WORKING = _WorkLine()


def warn(text: str) -> None:
    """Say something that is no result: it goes to standard error, with the program's name."""
    WORKING.end()
    if sys.stderr is None:  # begun from a menu of Windows
        tell(worded(text))
    else:
        print(f"foxreader: {worded(text)}", file=sys.stderr)


# A file of Qt's translations, read without Qt, which takes a tenth of a second to load and
# libraries that a server may not have. A ``.qm`` file is a head and sections, each with a tag and a
# length. One section has the hash of each text with the place of its message, sorted by hash; a
# message is its translation, once for each plural form, and what it translates. Nothing is read
# ahead.

_HEAD = bytes.fromhex("3cb86418caef9c95cd211cbf60a1bddd")
_HASHES, _MESSAGES = 0x42, 0x69
_TRANSLATION, _SOURCE, _CONTEXT, _END = 3, 6, 7, 1
"""Tags of sections, and of the parts of a message."""
_NONE = 0xFFFFFFFF
"""The length of a translation that is missing."""


def _arabic(n: int) -> int:
    few, many = 3 <= n % 100 <= 10, n % 100 >= 11
    return n if n < 3 else 3 if few else 4 if many else 5


def _one_or_many(n: int) -> int:
    return int(n != 1)


def _up_to_one_or_many(n: int) -> int:
    return int(n > 1)


def _no_forms(n: int) -> int:
    return 0


_PLURALS: Mapping[str, Callable[[int], int]] = {
    "fr": _up_to_one_or_many, "zh_CN": _no_forms, "ja": _no_forms, "ar": _arabic,
    "pt": _up_to_one_or_many,
}  # fmt: skip
"""The place of a number's form among those of a text, where it is not as in English."""


class Translations:
    """The translations of one language; a text that is not among them stays as it is."""

    def __init__(self, language: str, folder: Path = TRANSLATIONS) -> None:
        """Raises ``ValueError`` or ``OSError`` for a file that cannot be used."""
        data = (folder / f"foxreader_{language}.qm").read_bytes()
        if not data.startswith(_HEAD):
            raise ValueError(f"no translations: {language}")
        sections = dict(_parts(data, len(_HEAD)))
        hashes = memoryview(sections.get(_HASHES, b""))
        self._messages = sections.get(_MESSAGES, b"")
        self._hashes = [value for value, _ in struct.iter_unpack(">2I", hashes)]
        self._places = [place for _, place in struct.iter_unpack(">2I", hashes)]
        self._plural = _PLURALS.get(language, _one_or_many)

    def translate(self, context: str, source: str, n: int | None = None) -> str:
        """``source`` in this language; ``n`` chooses its plural form."""
        wanted = source.encode()
        hashed = _hash(wanted)
        at = bisect_left(self._hashes, hashed)
        while at < len(self._hashes) and self._hashes[at] == hashed:
            parts = list(_message(self._messages, self._places[at]))
            named = dict(parts)
            if named.get(_SOURCE) == wanted and named.get(_CONTEXT) == context.encode():
                forms = [text for tag, text in parts if tag == _TRANSLATION]
                form = 0 if n is None else self._plural(abs(n))
                return forms[min(form, len(forms) - 1)].decode("utf-16-be") or source
            at += 1
        return source


def _parts(data: bytes, at: int) -> Iterator[tuple[int, bytes]]:
    """The sections of a file, each with its tag."""
    while at + 5 <= len(data):
        tag, length = struct.unpack_from(">BI", data, at)
        yield tag, data[at + 5 : at + 5 + length]
        at += 5 + length


def _message(data: bytes, at: int) -> Iterator[tuple[int, bytes]]:
    """The parts of the message at a place, each with its tag."""
    while at + 5 <= len(data) and data[at] != _END:
        tag, length = struct.unpack_from(">BI", data, at)
        length = 0 if length == _NONE else length
        yield tag, data[at + 5 : at + 5 + length]
        at += 5 + length


def _hash(text: bytes) -> int:
    """Qt's hash of a text, that of names in ELF files."""
    value = 0
    for byte in text:
        value = (value << 4) + byte
        high = value & 0xF0000000
        value = (value ^ high >> 24) & ~high & 0xFFFFFFFF
    return value or 1


# What a terminal may be given of words that a book, a model or a file name has
#
# A terminal acts on some characters instead of showing them: it moves, clears, renames itself, or
# writes what follows backwards. Those of others are shown as a sign that stands for them.

_SIGN = "\N{REPLACEMENT CHARACTER}"
_ACTS = re.compile(
    # Our own bold and its end, and the beginning of a line of progress, stay.
    "\x1b(?!\\[[01]m)|(?<!\\A)\r(?!\n)|[\x00-\x08\x0b\x0c\x0e-\x1a\x1c-\x1f\x7f-\x9f]"
    # Embeddings and overrides of the direction; marks of it (LRM, RLM) reach no further than
    # themselves.
    "|[\u202a-\u202e]"
)
_ISOLATED = re.compile("[\u2066-\u2069]")


def shown(text: str) -> str:
    """``text`` with a sign for each character that a terminal would act on, as long as before.

    Isolates stay in a line where each is ended, as ours are.
    """
    if text.isascii() and text.isprintable():
        return text
    return "".join(map(_with_ends, _ACTS.sub(_SIGN, text).splitlines(keepends=True)))


def _with_ends(line: str) -> str:
    depth = 0
    for one in _ISOLATED.findall(line):
        depth += -1 if one == "\u2069" else 1
        if depth < 0:
            break
    return line if depth == 0 else _ISOLATED.sub(_SIGN, line)


def escaped(text: str) -> str:
    """JSON text with what a terminal would act on as escapes, which are the same to a program."""
    found = _ACTS.sub(lambda one: f"\\u{ord(one[0]):04x}" if one[0] > "\x7e" else one[0], text)
    return _ISOLATED.sub(lambda one: f"\\u{ord(one[0]):04x}", found)


class _Shown:
    """A stream of text that is given what may be shown alone."""

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream

    def write(self, text: str) -> int:
        """Write ``text`` as it may be shown."""
        return self._stream.write(shown(text))

    def __getattr__(self, name: str) -> Any:
        return getattr(self._stream, name)


def show_only_what_is_shown() -> None:
    """From now on nothing printed acts on the terminal; bytes are written as they are."""
    sys.stdout, sys.stderr = (
        stream
        if stream is None or isinstance(stream, _Shown)  # a window of Windows has none
        else cast(TextIO, _Shown(stream))
        for stream in (sys.stdout, sys.stderr)
    )


def print_exactly(text: str) -> None:
    """Print the characters of ``text`` and no other; at a terminal as they may be shown."""
    if sys.stdout.isatty():
        sys.stdout.write(text)
    else:
        sys.stdout.buffer.write(text.encode("utf-8", "replace"))
    sys.stdout.flush()


def print_json(value: object, *, line: bool = False) -> None:
    """Print JSON: on one line in a batch, else indented; escaped where the output is no Unicode."""
    wide = (sys.stdout.encoding or "").lower().startswith("utf")
    text = json.dumps(value, ensure_ascii=not wide, indent=None if line else 2)
    print(escaped(text), flush=True)


_RIGHT_TO_LEFT = ("ar",)
