"""Plain text to blocks: paragraphs, verse and tables, and the headings between them."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby, pairwise
from typing import Literal

from foxreader.formats.texts.page import Page, columns, ends_sentence, indent, is_full
from foxreader.formats.texts.titles import Title, find_titles

Shape = Literal["heading", "paragraph", "verse", "table"]

_UNUSUALLY_LONG = 120  # columns of a line; text that was wrapped by hand has 60 to 80
_COLUMNS = re.compile(r"\S(?: {3,}|\t)\S")
_FULL = 0.75  # the share of the lines of a wrapped paragraph, but for the last, that are full
_SENTENCES = 0.7  # the share of lines that end a sentence where each is a paragraph
_LONGEST_VERSE = 100  # lines; in scripts without full stops, more are paragraphs
_LIST = 3  # headings of one rank after each other that make a printed table of contents


@dataclass(frozen=True, slots=True)
class Block:
    """A piece of a text: its lines (one, if a paragraph) and, for a heading, its rank."""

    shape: Shape
    lines: tuple[str, ...]
    level: int = 0


def blocks(text: str) -> tuple[Block, ...]:
    """The blocks of ``text``, hard-wrapped paragraphs joined to one line each."""
    lines = [line.rstrip() for line in text.split("\n")]
    page = Page.of([list(group) for filled, group in groupby(lines, bool) if filled])
    titles = find_titles(lines, page)
    return tuple(_without_contents(list(_blocks(lines, page, titles))))


def _blocks(lines: Sequence[str], page: Page, titles: Mapping[int, Title]) -> Iterator[Block]:
    at, group = 0, list[str]()
    while at < len(lines):
        title = titles.get(at)
        if lines[at] and title is None:
            group.append(lines[at])
        elif group:
            yield from _group(group, page)
            group = []
        if title is not None:
            yield Block("heading", (title.words,), title.rank)
        at += 1 if title is None else title.lines
    if group:
        yield from _group(group, page)


def _group(lines: Sequence[str], page: Page) -> Iterator[Block]:
    """The blocks made of ``lines``, which have no blank one and no heading between them."""
    if page.wrapped:
        for part in _parts(lines, page):
            yield _joined(part) if _flows(part, page) else _kept(part)
    elif len(lines) == 1:
        yield _kept(lines)
    elif _has_long(lines) or _are_sentences(lines) or (page.dense and not _is_verse(lines)):
        for line in lines:
            yield _kept([line])
    elif 2 * sum(bool(_COLUMNS.search(line.strip())) for line in lines) >= len(lines):
        yield Block("table", tuple(lines))
    else:
        yield _kept(lines)


def _has_long(lines: Sequence[str]) -> bool:
    return any(columns(line) > _UNUSUALLY_LONG for line in lines)


def _is_verse(lines: Sequence[str]) -> bool:
    """Whether the lines are few and none ends as a sentence does, as those of verse and letters."""
    return len(lines) <= _LONGEST_VERSE and not any(map(ends_sentence, lines))


def _are_sentences(lines: Sequence[str]) -> bool:
    """Whether the lines are paragraphs: most end as a sentence does."""
    return sum(map(ends_sentence, lines)) >= _SENTENCES * len(lines)


def _kept(lines: Sequence[str]) -> Block:
    """A block of ``lines`` that stay lines."""
    return Block("verse" if len(lines) > 1 else "paragraph", tuple(map(str.strip, lines)))


def _parts(lines: Sequence[str], page: Page) -> Iterator[list[str]]:
    """The lines split where an indent begins a paragraph, or the line before was not full in a text
    that parts its paragraphs by nothing else."""
    verse = all(indent(line) > page.margin for line in lines) and _is_verse(lines)
    part: list[str] = []
    for line in lines:
        if part and not verse and _begins(part, line, page):
            yield part
            part = []
        part.append(line)
    yield part


def _begins(part: Sequence[str], line: str, page: Page) -> bool:
    if indent(line) > page.margin:
        deeper = indent(line) > indent(part[-1])
        return deeper or page.dense or (len(part) == 1 and ends_sentence(part[-1]))
    return page.dense and not page.full(part[-1], line) and ends_sentence(part[-1])


def _flows(lines: Sequence[str], page: Page) -> bool:
    """Whether ``lines`` are one paragraph: most are full, but for the last."""
    if len(lines) == 1:
        return True
    if all(indent(line) > page.margin for line in lines):  # a quotation in a narrower measure
        width = max(map(columns, lines))
        inner = all(is_full(*pair, width) for pair in pairwise(lines))
        return inner and 2 * width > page.width and ends_sentence(lines[-1])
    full = sum(page.full(*pair) for pair in pairwise(lines))
    return full >= _FULL * (len(lines) - 1)


def _joined(lines: Sequence[str]) -> Block:
    text = ""
    for line in map(str.strip, lines):
        unspaced = text and line and ord(text[-1]) >= 0x2E80 and ord(line[0]) >= 0x2E80
        text += line if not text or unspaced else " " + line
    return Block("paragraph", (text,))


def _without_contents(found: Sequence[Block]) -> Iterator[Block]:
    """The blocks, the headings of a printed table of contents being no headings."""
    left = Counter(b.lines for b in found if b.shape == "heading")
    for is_heading, run in groupby(found, lambda block: block.shape == "heading"):
        those = list(run)
        listed = max(Counter(block.level for block in those).values()) >= _LIST
        last = len(those) - 1
        while last and those[last - 1].level < those[last].level:
            last -= 1  # a part and its first chapter follow each other
        for number, block in enumerate(those):
            left[block.lines] -= 1
            repeated = left[block.lines] > 0 and len(those) > 1
            if is_heading and (repeated or (listed and number < last)):
                yield Block("paragraph", block.lines)
            else:
                yield block
