"""Plain text to blocks: paragraphs, verse and tables, and the headings between them."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Literal

from foxreader.language.headings import counted_heading, heading_match, unnumbered_heading

Shape = Literal["heading", "paragraph", "verse", "table"]

_HASHES = re.compile(r"(#{1,3})\s+(\S.*)")
_ROMAN = re.compile(r"[IVXLC]{1,7}\.?")
_LONGEST_TITLE = 90  # characters of a line that can be a heading: longer ones are sentences
_UNUSUALLY_LONG = 120  # characters of a line; text that was wrapped by hand has 60 to 80
_COLUMNS = re.compile(r"\S(?: {3,}|\t)\S")
_INDENT = re.compile(r"(?: {2,}|\t|\u3000)")


@dataclass(frozen=True, slots=True)
class Block:
    """A piece of a text: its lines (one, if a paragraph) and, for a heading, its rank."""

    shape: Shape
    lines: tuple[str, ...]
    level: int = 0


def blocks(text: str) -> tuple[Block, ...]:
    """The blocks of ``text``, hard-wrapped paragraphs joined to one line each."""
    groups = [
        g.split("\n") for g in re.split(r"\n(?:[ \t\u3000]*\n)+", text.strip("\n")) if g.strip()
    ]
    lines = [line for group in groups for line in group]
    width = _width(lines)
    each_line = len(groups) * 8 < len(lines) and not _wrapped(lines, width)
    found = [b for g in groups for b in _group(g, width, each_line)]
    return tuple(_without_contents(found))


def _width(lines: Sequence[str]) -> int:
    """How long a full line is: the length that hardly any line exceeds."""
    lengths = sorted(len(line) for line in lines if line.strip())
    return lengths[len(lengths) * 95 // 100] if lengths else 0


def _wrapped(lines: Sequence[str], width: int) -> bool:
    """Whether most lines end where the next word would not have fitted."""
    if not 30 <= width <= _UNUSUALLY_LONG or len(lines) < 2:
        return False
    if 2 * sum(line.startswith(("\u3000", "\t")) for line in lines) > len(lines):
        return False
    full = sum(
        len(line.rstrip()) + 1 + len(following.split(maxsplit=1)[0]) > 0.82 * width
        for line, following in pairwise(lines)
        if following.strip()
    )
    return full >= 0.75 * (len(lines) - 1)


def _group(lines: list[str], width: int, each_line: bool) -> Iterator[Block]:
    """The blocks made of ``lines``, which have no blank one between them."""
    if len(lines) <= 2 and (title := _heading(lines)) is not None:
        yield title
        return
    if each_line or any(len(line) > _UNUSUALLY_LONG for line in lines):
        for line in lines:
            yield _heading([line]) or Block("paragraph", (line.strip(),))
    elif _wrapped(lines, width):
        for paragraph in _indented(lines):
            yield Block("paragraph", (_joined(paragraph),))
    elif 2 * sum(bool(_COLUMNS.search(line.strip())) for line in lines) >= len(lines) > 1:
        yield Block("table", tuple(line.rstrip() for line in lines))
    else:
        first = _heading(lines[:1])
        if first is not None:
            yield first
        rest = lines[1:] if first is not None else lines
        yield Block("verse" if len(rest) > 1 else "paragraph", tuple(line.strip() for line in rest))


def _indented(lines: Sequence[str]) -> Iterator[list[str]]:
    """The lines split where an indent begins a paragraph instead of a blank line."""
    indents = [bool(_INDENT.match(line)) for line in lines]
    marks = not all(indents) and any(indents)
    paragraph: list[str] = []
    for line, indented in zip(lines, indents, strict=True):
        if indented and marks and paragraph:
            yield paragraph
            paragraph = []
        paragraph.append(line.strip())
    yield paragraph


def _joined(lines: Sequence[str]) -> str:
    text = ""
    for line in lines:
        unspaced = text and line and ord(text[-1]) >= 0x2E80 and ord(line[0]) >= 0x2E80
        text += line if not text or unspaced else " " + line
    return text


def _heading(lines: Sequence[str]) -> Block | None:
    """The heading that ``lines`` between blank lines are; None if they are none."""
    words = " ".join(" ".join(lines).split())
    if not words or len(words) > _LONGEST_TITLE:
        return None
    hashes = _HASHES.fullmatch(words)
    if hashes is not None:
        return Block("heading", (hashes.group(2).rstrip("# "),), len(hashes.group(1)))
    numbered = heading_match(words)
    match = numbered or counted_heading().fullmatch(words)
    if match is not None and not (numbered and _reads_on(words, numbered, len(lines))):
        return Block("heading", (words,), 1 if match.group("great") else 2)
    if len(lines) == 1 and (unnumbered_heading().fullmatch(words) or _ROMAN.fullmatch(words)):
        return Block("heading", (words,), 2)
    return None


def _reads_on(words: str, match: re.Match[str], lines: int) -> bool:
    """Whether it is a sentence that only begins like a heading: “Part of the reason is …”."""
    rest = (match.group("rest") or "").strip()
    return (
        words[0].islower()
        or words.endswith((",", ";"))
        or (lines > 1 and words.endswith("."))
        or (rest[:1].islower() and not match.group("mark"))
    )


def _without_contents(found: Sequence[Block]) -> Iterator[Block]:
    """The blocks, the headings of a printed table of contents being no headings."""
    last = {b.lines: i for i, b in enumerate(found) if b.shape == "heading"}
    for number, block in enumerate(found):
        if block.shape == "heading" and last[block.lines] != number:
            following = found[number + 1].shape if number + 1 < len(found) else "heading"
            if following == "heading":
                yield Block("paragraph", block.lines)
                continue
        yield block
