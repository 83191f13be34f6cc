"""``Span``, the one type for places in a book, and the position tag it prints as."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

_TAG = re.compile(r"\[f(0|[1-9][0-9]{0,8})-(0|[1-9][0-9]{0,9})-(0|[1-9][0-9]{0,9})\]")
_LOOKS_LIKE_TAG = re.compile(r"([fF]_?\d+)\s*[-‐‑‒–—―−﹣－_]\s*(\d+)\s*[-‐‑‒–—―−﹣－_]\s*(\d+)")


@dataclass(frozen=True, slots=True, order=True)
class Span:
    """A piece of one file of a book: code points ``start`` to ``end``, half open.

    Raises ``ValueError`` if a number is negative or ``end`` is before ``start``.
    """

    file: int
    start: int
    end: int

    def __post_init__(self) -> None:
        if self.file < 0 or self.start < 0 or self.end < self.start:
            raise ValueError(f"not a span: file {self.file}, {self.start} to {self.end}")

    def __str__(self) -> str:
        return f"[f{self.file}-{self.start}-{self.end}]"

    def __len__(self) -> int:
        return self.end - self.start

    def __bool__(self) -> bool:
        return True  # An empty span is still a place.

    @classmethod
    def parse(cls, tag: str) -> Span:
        """The span of one tag. Raises ``ValueError`` if ``tag`` is anything else."""
        match = _TAG.fullmatch(tag)
        if match is None:
            raise ValueError(f"not a position tag: {tag!r}")
        return cls(*map(int, match.groups()))

    def contains(self, other: Span) -> bool:
        """Whether ``other`` is completely inside this span."""
        return self.file == other.file and self.start <= other.start and other.end <= self.end

    def overlaps(self, other: Span) -> bool:
        """Whether the two share at least one character."""
        return self.file == other.file and self.start < other.end and other.start < self.end

    def begins_in(self, spans: Iterable[Span]) -> bool:
        """Whether the first character of this span is in one of ``spans``."""
        return any(s.file == self.file and s.start <= self.start < s.end for s in spans)

    def to(self, other: Span) -> Span:
        """The span from this one's start to the end of ``other``.

        Raises ``ValueError`` if they are in different files.
        """
        if self.file != other.file:
            raise ValueError("a span lies in one file")
        return Span(self.file, self.start, other.end)


def find_tags(text: str) -> Iterator[tuple[int, int, Span]]:
    """Every well-formed tag in ``text`` as (start, end, span), in order."""
    for match in _TAG.finditer(text):
        file, start, end = map(int, match.groups())
        if start <= end:
            yield match.start(), match.end(), Span(file, start, end)


def neutralise(text: str) -> str:
    """``text`` changed so that nothing in it can be read as a position tag.

    Applied to all book text that is sent to a model, so that no book can forge a tag:
    ``[f1-2-3]`` becomes ``[f1·2·3]``.
    """
    return _LOOKS_LIKE_TAG.sub(r"\1·\2·\3", text)
