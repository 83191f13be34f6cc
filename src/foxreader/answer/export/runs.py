"""An answer's text as lines of runs, which each export format escapes or marks up.

Of a model's Markdown only ``**words**`` is read as strong text; everything else is plain text.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Literal

from foxreader.answer.evidence_line.claims import Slot
from foxreader.core.events import Mark, Part

Kind = Literal["text", "strong", "quote", "mark", "evidence"]


@dataclass(frozen=True, slots=True)
class Run:
    """A piece of a line: plain or strong text, the book's own text, a footnote's number, or the
    number of a claim whose evidence lines go here."""

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


def lines(parts: Iterable[Part | Slot]) -> list[Line]:
    """The lines of an answer, () for an empty line, without space at their ends."""
    held: list[Run] = []
    plain: list[str] = []
    for part in parts:
        if isinstance(part, Slot):
            held.append(Run("evidence", str(part.claim)))
        elif isinstance(part, Mark):
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


def blocks(parts: Iterable[Part | Slot]) -> Iterator[list[Line] | int]:
    """The lines of an answer, grouped into paragraphs by the empty lines and the slots; and for
    each slot the number of its claim."""
    paragraph: list[Line] = []
    for line in lines(parts):
        before: Line = ()
        for run in line:
            if run.kind != "evidence":
                before = (*before, run)
                continue
            yield from filter(None, [[*paragraph, *filter(None, [_stripped(before)])]])
            yield int(run.text)
            paragraph, before = [], ()
        before = _stripped(before)
        if before:
            paragraph.append(before)
        elif not line and paragraph:
            yield paragraph
            paragraph = []
    yield from filter(None, [paragraph])


def _stripped(line: Line) -> Line:
    """``line`` without space at its start, where it was split."""
    if line and line[0].kind == "text":
        rest = line[0].text.lstrip()
        return (Run("text", rest), *line[1:]) if rest else line[1:]
    return line
