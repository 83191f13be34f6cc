"""An answer's text as lines of runs, which each export format escapes or marks up.

Of a model's Markdown only ``**words**`` is read as strong text; everything else is plain text.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Literal

from foxreader.core.events import Mark, Part

Kind = Literal["text", "strong", "quote", "mark"]


@dataclass(frozen=True, slots=True)
class Run:
    """A piece of a line: plain or strong text, the book's own text, or a footnote's number."""

    kind: Kind
    text: str


Line = tuple[Run, ...]

# While a line is read, one private-use character replaces each part that is not plain text.
_HELD = "\ue000"
_STRONG = re.compile(r"\*\*(?=[^\s*])([^*]+?)(?<=[^\s*])\*\*")
_NOT_SHOWN = re.compile("[\x00-\x08\x0b\x0e-\x1f\x7f-\x9f\ud800-\udfff\ufdd0-\ufdef\ufffe\uffff]")
_TURNING = re.compile("[\u202a-\u202e\u2066-\u2069]")


def shown(text: str) -> str:
    """``text`` with U+FFFD for control characters and for what cannot be encoded.

    Bidirectional overrides are removed: they could make a book's words look like the program's.
    """
    return _TURNING.sub("", _NOT_SHOWN.sub("\ufffd", text))


def one_line(text: str) -> str:
    """``text`` on one line, with single spaces."""
    return " ".join(shown(text).split())


def lines(parts: Iterable[Part]) -> list[Line]:
    """The lines of an answer, () for an empty line, without space at their ends."""
    held: list[Run] = []
    plain: list[str] = []
    for part in parts:
        if isinstance(part, Mark):
            held.append(Run("mark", str(part.footnote)))
        elif part.literal:
            held.append(Run("quote", shown(part.text)))
        else:
            plain.append(shown(part.text.replace(_HELD, "\ufffd")))
            continue
        plain.append(_HELD)
    waiting = iter(held)
    whole = "".join(plain).strip()
    return [_line(line.strip(), waiting) for line in whole.splitlines()]


def _line(line: str, held: Iterator[Run]) -> Line:
    runs: list[Run] = []
    for at, piece in enumerate(_STRONG.split(line)):
        kind: Kind = "strong" if at % 2 else "text"
        for number, words in enumerate(piece.split(_HELD)):
            if number:
                runs.append(next(held))
            if words:
                runs.append(Run(kind, words))
    return tuple(runs)


def paragraphs(parts: Iterable[Part]) -> list[list[Line]]:
    """The lines of an answer, grouped into paragraphs by the empty lines."""
    found: list[list[Line]] = [[]]
    for line in lines(parts):
        if line:
            found[-1].append(line)
        elif found[-1]:
            found.append([])
    return [paragraph for paragraph in found if paragraph]
