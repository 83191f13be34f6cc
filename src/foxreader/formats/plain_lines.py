"""How the lines of a plain text are laid out: how wide they are, and whether they were wrapped."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Self

_SENTENCE_END = re.compile(r"[.!?…。！？．؟।:：][\"'”’»)\]」』）】]*$|[”»」』]$")
_WIDE = re.compile(
    "[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\ua960-\ua97f\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f"
    "\uff01-\uff60\uffe0-\uffe6\U0001f300-\U0001faff\U00020000-\U0003fffd]"
)
"""Matches a character of two columns: Chinese, Japanese, Korean, and pictures."""
_WIDEST, _NARROWEST = 120, 30  # columns of lines that were wrapped by hand: most have 60 to 80
_NEARLY = 0.82  # the share of the width that a full line has at least; found by the layouts
_MOST = 0.7  # the share of lines that are full in a text that was wrapped
_EVEN = 0.9  # the share of full lines that are as wide as any where words were split
_FEWEST = 8  # different lines that show it
_PARAGRAPHS = 8  # lines to a blank one, above which a text does not part paragraphs by them


@dataclass(frozen=True, slots=True)
class LineLayout:
    """How a text is laid out.

    ``width`` is that of a full line, ``margin`` where most lines begin, both in columns, of which a
    Chinese character has two. ``wrapped`` says whether lines end where the next word would not have
    fitted; ``dense`` whether the paragraphs are parted by other means than blank lines; ``split``
    whether lines of a script with spaces end inside words, as those of Korean may.
    """

    width: int
    margin: int
    wrapped: bool
    dense: bool
    split: bool = False

    @classmethod
    def of(cls, groups: Sequence[Sequence[str]]) -> Self:
        """The layout of a text, given its lines between the blank ones."""
        lines = [line for group in groups for line in group]
        width, margin = _width(lines), min(map(indent, lines), default=0)
        pairs = [pair for group in groups for pair in pairwise(group) if indent(pair[1]) <= margin]
        fits = _NARROWEST <= width <= _WIDEST
        full = [line for line, following in pairs if is_full(line, following, _NEARLY * width)]
        # Hardly any line that was wrapped ends a sentence: where most do, each is a paragraph.
        ended = sum(map(ends_sentence, full)) > _MOST * len(full)
        wrapped = fits and bool(full) and len(full) >= _MOST * len(pairs) and not ended
        distinct = set(full)
        even = sum(columns(line) >= width - 1 for line in distinct) > _EVEN * len(distinct)
        even = even and len(distinct) >= _FEWEST
        return cls(width, margin, wrapped, len(groups) * _PARAGRAPHS < len(lines), even)

    def full(self, line: str, following: str) -> bool:
        """Whether the next word would not have fitted at the end of ``line``."""
        return is_full(line, following, _NEARLY * self.width)


def is_full(line: str, following: str, width: float) -> bool:
    """Whether the first word of ``following`` would not have fitted into a line of ``width``."""
    return columns(line) + _first_columns(following.strip()) > width


def indent(line: str) -> int:
    """How many columns ``line`` is indented; a tab counts as four."""
    return columns(line[: len(line) - len(line.lstrip())].replace("\t", "    "))


def columns(text: str) -> int:
    """How many columns ``text`` takes; a Chinese character takes two."""
    if text.isascii():
        return len(text)
    return len(text) + len(_WIDE.findall(text))


def ends_sentence(line: str) -> bool:
    """Whether ``line`` ends as a sentence does."""
    return _SENTENCE_END.search(line) is not None


def _first_columns(text: str) -> int:
    """The columns of what cannot be parted at the beginning of ``text``, with the space before."""
    if _WIDE.match(text) and not is_hangul(text[0]):
        return 2
    return 1 + columns(text.split(maxsplit=1)[0]) if text else 0


def is_hangul(character: str) -> bool:
    """Whether ``character`` is a syllable of Korean, which has spaces between words."""
    return "\uac00" <= character <= "\ud7a3"


def _width(lines: Sequence[str]) -> int:
    """How wide a full line is: the width that hardly any line exceeds."""
    widths = sorted(columns(line) for line in lines)
    return widths[len(widths) * 95 // 100] if widths else 0
