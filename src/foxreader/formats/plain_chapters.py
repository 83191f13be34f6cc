"""Paragraphs, verse, tables and headings of a plain text, by how its lines are laid out."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import groupby, pairwise
from typing import Literal

from foxreader.formats.plain_lines import (
    LineLayout,
    columns,
    ends_sentence,
    indent,
    is_full,
    is_hangul,
)
from foxreader.language.chapter_words import heading_rank
from foxreader.language.fold import fold
from foxreader.language.lexicon import every_language
from foxreader.language.numbers import han, plain_digits, roman, sign_class

# Headings: by words, numbers, rules and their place

_HASHES = re.compile(r"([#＃]{1,3})\s+(\S.*)")
_ROMAN = re.compile(r"[IVXLC]{1,9}\.?")
_RULE = re.compile(r"\s*([=\-*_~—–─━═＝－+])\1{2,}\s*")
_LISTED = re.compile(r"(?:\.{3,}|…+|·{3,}|\s{3,}|\t)\s*\d+$")
"""How a line of a printed table of contents ends."""
_SPOKEN = re.compile(r"[-–—―]\s|[“”„»「『\"]|«\s")
"""How a line begins that is said by somebody."""
_LONGEST = 90  # characters of a line that can be a heading: longer ones are sentences
_LONGEST_NUMBERED = 60  # the same of one that only a number makes a heading
_ENDED = 0.8  # the share of chapters that end with a sentence; most pages end within one
_GAP = 3  # how far a number is from the one before it at most: one may be in another form
_LIST = 3  # headings after each other that make a printed table of contents
_SHORTEST_CHAPTER = 200  # columns of one, on average, whose number alone says that it is one
_FEWEST = 3  # numbered lines that make a run; fewer may be anything
_NUMBERED = (
    re.compile(r"(?P<number>\d{1,3})[.．)）、:：]\s*(?P<title>\S.*)"),
    re.compile(r"(?P<number>\d{1,3})[ \u3000]+(?P<title>[\u3041-\uffef].*)"),
    re.compile(r"(?P<number>[IVXLC]{1,9})[.:)]\s+(?P<title>\S.*)"),
    re.compile(r"(?P<number>[IVXLC]{1,9})\.?(?P<title>)"),
    re.compile(r"(?P<number>\d{1,3})\.?(?P<title>)"),
)
_FIGURES = len(_NUMBERED) - 1
"""The style of figures alone, which may be those of pages or of notes."""


@dataclass(frozen=True, slots=True)
class Title:
    """A heading: its words and rank, and how many lines it takes from its first on. A rank below 0
    is said by signs before the words."""

    words: str
    rank: int
    lines: int = 1


def _find_titles(lines: Sequence[str], page: LineLayout) -> Mapping[int, Title]:
    """The headings in ``lines``, blank ones included, each by the number of its first line, which
    is that of the rule over it where there is one."""
    found: dict[int, Title] = {}
    taken = 0
    for at, line in enumerate(lines):
        if at >= taken and line and (title := _title(lines, at, page)) is not None:
            found[at] = title
            taken = at + title.lines
    for at, words in _runs(lines, page, found):
        found.setdefault(at, Title(words, 2))
    for at in list(_listed(lines, found)):
        del found[at]
    marked = len({title.rank for title in found.values() if title.rank < 0})
    return {at: _ranked(title, marked > 1) for at, title in found.items()}


def _listed(lines: Sequence[str], titles: Mapping[int, Title]) -> Iterator[int]:
    """The headings of a printed table of contents: several lines after each other, all of which are
    headings further on."""
    last = {title.words: at for at, title in titles.items()}
    words = ((at, " ".join(line.split())) for at, line in enumerate(lines) if line)
    for listed, run in groupby(words, lambda one: one[0] < last.get(one[1], -1)):
        those = [at for at, _ in run]
        if listed and len(those) >= _LIST:
            yield from (at for at in those if at in titles)


def _ranked(title: Title, marked: bool) -> Title:
    """A title that has signs for its rank with it as a number: by its words, unless the text has
    headings ``marked`` with different ones."""
    if title.rank > 0:
        return title
    rank = None if marked else heading_rank(title.words)
    return replace(title, rank=rank or -title.rank)


def _title(lines: Sequence[str], at: int, page: LineLayout) -> Title | None:
    """The heading that begins at line ``at``; None if none does."""
    if (ruled := _ruled(lines, at)) is not None:
        return ruled
    words = " ".join(lines[at].split())
    if not _stands(lines, at, page):
        return None
    hashes = _HASHES.fullmatch(words) if len(words) <= _LONGEST else None
    if hashes is not None and hashes.group(2)[0].isalnum() and not hashes.group(2)[0].islower():
        return Title(hashes.group(2).rstrip("#＃ "), -len(hashes.group(1)))
    before, after = _beside(lines, at)
    if not before and _may_be_title(after) and not _at(lines, at + 2):
        both = f"{words} {' '.join(after.split())}"
        if not both.endswith(".") and _rank(words) and (rank := _rank(both)) is not None:
            return Title(both, rank, 2)
    if (rank := _rank(words)) is not None:
        return Title(words, rank)
    return Title(words, 2) if not before and not after and _ROMAN.fullmatch(words) else None


def _may_be_title(line: str) -> bool:
    """Whether a line under the number of a chapter may be its title, not the first paragraph."""
    words = line.strip()
    asks = words.endswith(("?", "!", "？", "！")) and columns(words) < _LONGEST_NUMBERED
    return bool(words) and not _SPOKEN.match(words) and (asks or not ends_sentence(words))


def _rank(words: str) -> int | None:
    if len(words) > _LONGEST or _LISTED.search(words):
        return None
    return heading_rank(words)


def _ruled(lines: Sequence[str], at: int) -> Title | None:
    """The heading at ``at`` with a rule under it, and perhaps one over it."""
    over = _RULE.fullmatch(lines[at]) is not None
    words = " ".join(_at(lines, at + over).split())
    under = _at(lines, at + over + 1)
    if not _RULE.fullmatch(under) or len(words) > _LONGEST or not any(map(str.isalnum, words)):
        return None
    before = _at(lines, at - 1)
    rank = _rank(words)
    if rank is None and (ends_sentence(words) or words[-1] in ",;" or (before and not over)):
        return None
    return Title(words, rank or 2, 2 + over)


def _at(lines: Sequence[str], at: int) -> str:
    return lines[at] if 0 <= at < len(lines) else ""


def _beside(lines: Sequence[str], at: int) -> tuple[str, str]:
    return _at(lines, at - 1), _at(lines, at + 1)


def _stands(lines: Sequence[str], at: int, page: LineLayout) -> bool:
    """Whether line ``at`` is no line of a paragraph that was wrapped."""
    if not page.wrapped:
        return True
    before, after = _beside(lines, at)
    indented = indent(lines[at]) > page.margin
    begins = indented or not before or not page.full(before, lines[at])
    return begins and (not after or indent(after) > page.margin or not page.full(lines[at], after))


def _runs(
    lines: Sequence[str], page: LineLayout, known: Mapping[int, Title]
) -> Iterator[tuple[int, str]]:
    """The lines that are headings because they number the text from 1 on, each with its words."""
    styles: dict[int, list[tuple[int, int, str]]] = defaultdict(list)
    for at, line in enumerate(lines):
        words = " ".join(line.split())
        if 0 < len(words) <= _LONGEST_NUMBERED and at not in known and _stands(lines, at, page):
            for style, number in _numbers(words):
                styles[style].append((at, number, words))
    held = {at for those in styles.values() for at, _, _ in those} | set(known)
    for style, those in styles.items():
        # One that another follows at once is of a list, or of a printed table of contents.
        alone = [one for one in those if not _leads_to(lines, one[0], held)]
        run = _run(alone)
        if len(run) >= _FEWEST and (style != _FIGURES or _are_chapters(lines, alone)):
            yield from run
    yield from _odd_runs(lines, page, known)


def _odd_runs(
    lines: Sequence[str], page: LineLayout, known: Mapping[int, Title]
) -> Iterator[tuple[int, str]]:
    """The same of lines that are numbered in a way of their own: Day 3, 【3】, その三, - 3 -; in a
    text that has hardly any other headings."""
    styles: dict[tuple[str, ...], list[tuple[int, int, str]]] = defaultdict(list)
    if len(known) >= _FEWEST:
        return
    for at, line in enumerate(lines):
        words = " ".join(line.split())
        if 0 < len(words) <= _LONGEST_NUMBERED and at not in known and _stands(lines, at, page):
            for style, number in _own_numbers(words):
                styles[style].append((at, number or len(styles[style]) + 1, words))
    for those in styles.values():
        held = {at for at, _, _ in those}
        alone = [one for one in those if not _leads_to(lines, one[0], held)]
        if len(alone) < _FEWEST or len(alone) < len(those) or not _are_chapters(lines, alone):
            continue
        between = sum(map(columns, lines[alone[0][0] : alone[-1][0]]))
        if between >= _SHORTEST_CHAPTER * (len(alone) - 1):  # captions of pictures come oftener
            yield from ((at, words) for at, _, words in alone)


def _are_chapters(lines: Sequence[str], figures: Sequence[tuple[int, int, str]]) -> bool:
    """Whether figures count from 1 on and sentences end before them, as those of pages and notes do
    not."""
    before = [_before(lines, at) for at, _, _ in figures[1:]]
    counted = [number for _, number, _ in figures] == list(range(1, len(figures) + 1))
    return counted and sum(map(ends_sentence, before)) >= _ENDED * len(before)


def _own_numbers(words: str) -> Iterator[tuple[tuple[str, ...], int]]:
    """What stands around the number in ``words``, which all headings of a text have, and the
    number; 0 where a line only begins with a sign."""
    if ends_sentence(words):
        return
    for pattern in _OWN_NUMBERS:
        match = pattern.fullmatch(words)
        if match is None or not (match["title"] == "" or _is_title(match["title"])):
            continue
        text = plain_digits(match["number"])
        number = int(text) if text.isdigit() else roman(text) or han(text) or _in_words(text)
        around = (match["before"].casefold().strip(), match["after"].strip())
        if number and (match["title"] == "" or any(around)):
            yield (pattern.pattern, *around), int(number)
    signed = _SIGNED.fullmatch(words)
    if signed is not None and _is_title(signed["title"]):
        yield (signed["sign"],), 0


def _in_words(text: str) -> int:
    """The number that a word is in any language; 0 for another word."""
    return int(every_language().numbers.cardinals.get((fold(text),), 0))


def _before(lines: Sequence[str], at: int) -> str:
    """The last line before ``at`` that is not blank, or ""."""
    return next((lines[n] for n in range(at - 1, -1, -1) if lines[n]), "")


def _leads_to(lines: Sequence[str], at: int, held: set[int]) -> bool:
    """Whether the next line after ``at`` that is not blank is held."""
    following = at + 1
    while following < len(lines) and not lines[following]:
        following += 1
    return following in held or following == len(lines)


def _run(numbered: Sequence[tuple[int, int, str]]) -> list[tuple[int, str]]:
    """Those that count from 1 on, perhaps several times; none if most do not."""
    found, last = [], 0
    for at, number, words in numbered:
        if number == 1 or last < number <= last + _GAP:
            found.append((at, words))
            last = number
    return found if 2 * len(found) > len(numbered) else []


def _numbers(words: str) -> Iterator[tuple[int, int]]:
    """The styles of numbering that ``words`` may be in, each with its number."""
    for style, pattern in enumerate((*_NUMBERED, _HAN)):
        match = pattern.fullmatch(words)
        if match is None or not _is_title(match["title"]):
            continue
        text = plain_digits(match["number"])
        number = int(text) if text.isdigit() else roman(text) or han(text)
        if number:
            yield style, number


def _is_title(words: str) -> bool:
    return not (
        words[:1].islower()
        or words.endswith(tuple(",;，；。！？"))
        or (words.endswith(".") and len(words) > _LONGEST_NUMBERED // 2)
        or _LISTED.search(words)
    )


_HAN = re.compile(
    rf"[（(]?(?P<number>[{sign_class()}]{{1,4}})(?:[、.．:：)）]\s*|[ \u3000]+)(?P<title>\S.*)"
)


_BEFORE = (
    r"(?P<before>[^\w\s“”«»„\"'‘’「『(（]{0,6} ?(?:[^\W\d_]{1,20}?[. ]{0,2})?[^\w\s“”«»]{0,2} ?)"
)
_AFTER = r"(?P<after>[^\w“”«»„\"'‘’「『]{0,6})(?P<title>(?:[^\W\d_].*)?)"
_OWN_NUMBERS = tuple(
    re.compile(rf"{_BEFORE}(?P<number>{number}){_AFTER}")
    for number in (
        r"\d{1,3}",
        r"[IVXLC]{1,7}(?![^\W_])",
        rf"[{sign_class()}]{{1,4}}(?![^\W_])",
        r"(?<![^\W_])[^\W\d_]{3,12}(?![^\W_])",
    )
)
"""Lines with a number in figures, Roman ones, Chinese ones, or in words."""
_SIGNED = re.compile(r"(?P<sign>[■□◆◇●○◎★☆▲△▼▽❖※♪♯§¶])\s?(?P<title>\S.{0,30})")


# Blocks

Shape = Literal["heading", "paragraph", "verse", "table"]

_UNUSUALLY_LONG = 120  # columns of a line; text that was wrapped by hand has 60 to 80
_COLUMNS = re.compile(r"\S(?: {3,}|\t)\S")
_FULL = 0.75  # the share of the lines of a wrapped paragraph, but for the last, that are full
_SENTENCES = 0.7  # the share of lines that end a sentence where each is a paragraph
_LONGEST_VERSE = 100  # lines; in scripts without full stops, more are paragraphs


@dataclass(frozen=True, slots=True)
class Block:
    """A piece of a text: its lines (one, if a paragraph) and, for a heading, its rank."""

    shape: Shape
    lines: tuple[str, ...]
    level: int = 0


def blocks(text: str) -> tuple[Block, ...]:
    """The blocks of ``text``, hard-wrapped paragraphs joined to one line each."""
    lines = [line.rstrip() for line in text.split("\n")]
    page = LineLayout.of([list(group) for filled, group in groupby(lines, bool) if filled])
    titles = _find_titles(lines, page)
    return tuple(_without_contents(list(_blocks(lines, page, titles))))


def _blocks(lines: Sequence[str], page: LineLayout, titles: Mapping[int, Title]) -> Iterator[Block]:
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


def _group(lines: Sequence[str], page: LineLayout) -> Iterator[Block]:
    """The blocks made of ``lines``, which have no blank one and no heading between them."""
    if page.wrapped:
        for part in _parts(lines, page):
            yield _joined(part, page) if _flows(part, page) else _kept(part)
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


def _parts(lines: Sequence[str], page: LineLayout) -> Iterator[list[str]]:
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


def _begins(part: Sequence[str], line: str, page: LineLayout) -> bool:
    if indent(line) > page.margin:
        deeper = indent(line) > indent(part[-1])
        return deeper or page.dense or (len(part) == 1 and ends_sentence(part[-1]))
    return page.dense and not page.full(part[-1], line) and ends_sentence(part[-1])


def _flows(lines: Sequence[str], page: LineLayout) -> bool:
    """Whether ``lines`` are one paragraph: most are full, but for the last."""
    if len(lines) == 1:
        return True
    if all(indent(line) > page.margin for line in lines):  # a quotation in a narrower measure
        width = max(map(columns, lines))
        inner = all(is_full(*pair, width) for pair in pairwise(lines))
        return inner and 2 * width > page.width and ends_sentence(lines[-1])
    full = sum(page.full(*pair) for pair in pairwise(lines))
    return full >= _FULL * (len(lines) - 1)


def _joined(lines: Sequence[str], page: LineLayout) -> Block:
    text = ""
    for line in map(str.strip, lines):
        wide = bool(text and line) and ord(text[-1]) >= 0x2E80 and ord(line[0]) >= 0x2E80
        spaced = wide and is_hangul(line[0]) and not page.split
        text += line if not text or (wide and not spaced) else " " + line
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
