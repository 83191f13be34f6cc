"""Paragraphs, verse, tables and headings of a plain text, by how its lines are laid out."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby, pairwise
from typing import Literal, Self

from foxreader.language.headings import heading_rank
from foxreader.language.numbers import han, plain_digits, roman, sign_class

# Layout: how wide the lines are, and whether they were wrapped

_SENTENCE_END = re.compile(r"[.!?…。！？．؟।:：][\"'”’»)\]」』）】]*$|[”»」』]$")
_WIDE = re.compile(
    "[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\ua960-\ua97f\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f"
    "\uff01-\uff60\uffe0-\uffe6\U0001f300-\U0001faff\U00020000-\U0003fffd]"
)
"""Matches a character of two columns: Chinese, Japanese, Korean, and pictures."""
_WIDEST, _NARROWEST = 120, 30  # columns of lines that were wrapped by hand: most have 60 to 80
_NEARLY = 0.82  # the share of the width that a full line has at least; found by the layouts
_MOST = 0.7  # the share of lines that are full in a text that was wrapped
_PARAGRAPHS = 8  # lines to a blank one, above which a text does not part paragraphs by them


@dataclass(frozen=True, slots=True)
class LineLayout:
    """How a text is laid out.

    ``width`` is that of a full line, ``margin`` where most lines begin, both in columns, of which a
    Chinese character has two. ``wrapped`` says whether lines end where the next word would not have
    fitted; ``dense`` whether the paragraphs are parted by other means than blank lines.
    """

    width: int
    margin: int
    wrapped: bool
    dense: bool

    @classmethod
    def of(cls, groups: Sequence[Sequence[str]]) -> Self:
        """The layout of a text, given its lines between the blank ones."""
        lines = [line for group in groups for line in group]
        width, margin = _width(lines), min(map(_indent, lines), default=0)
        pairs = [pair for group in groups for pair in pairwise(group) if _indent(pair[1]) <= margin]
        fits = _NARROWEST <= width <= _WIDEST
        full = [line for line, following in pairs if _is_full(line, following, _NEARLY * width)]
        # Hardly any line that was wrapped ends a sentence: where most do, each is a paragraph.
        ended = sum(map(_ends_sentence, full)) > _MOST * len(full)
        wrapped = fits and bool(full) and len(full) >= _MOST * len(pairs) and not ended
        return cls(width, margin, wrapped, len(groups) * _PARAGRAPHS < len(lines))

    def full(self, line: str, following: str) -> bool:
        """Whether the next word would not have fitted at the end of ``line``."""
        return _is_full(line, following, _NEARLY * self.width)


def _is_full(line: str, following: str, width: float) -> bool:
    """Whether the first word of ``following`` would not have fitted into a line of ``width``."""
    return _columns(line) + _first_columns(following.strip()) > width


def _indent(line: str) -> int:
    """How many columns ``line`` is indented; a tab counts as four."""
    return _columns(line[: len(line) - len(line.lstrip())].replace("\t", "    "))


def _columns(text: str) -> int:
    """How many columns ``text`` takes; a Chinese character takes two."""
    if text.isascii():
        return len(text)
    return len(text) + len(_WIDE.findall(text))


def _ends_sentence(line: str) -> bool:
    """Whether ``line`` ends as a sentence does."""
    return _SENTENCE_END.search(line) is not None


def _first_columns(text: str) -> int:
    """The columns of what cannot be parted at the beginning of ``text``, with the space before."""
    if _WIDE.match(text) and not "\uac00" <= text[0] <= "\ud7a3":
        return 2
    return 1 + _columns(text.split(maxsplit=1)[0]) if text else 0


def _width(lines: Sequence[str]) -> int:
    """How wide a full line is: the width that hardly any line exceeds."""
    widths = sorted(_columns(line) for line in lines)
    return widths[len(widths) * 95 // 100] if widths else 0


# Headings: by words, numbers, rules and their place

_HASHES = re.compile(r"([#＃]{1,3})\s+(\S.*)")
_ROMAN = re.compile(r"[IVXLC]{1,9}\.?")
_RULE = re.compile(r"\s*([=\-*_~—–─━═＝－+])\1{2,}\s*")
_LISTED = re.compile(r"(?:\.{3,}|…+|·{3,}|\s{3,}|\t)\s*\d+$")
"""How a line of a printed table of contents ends."""
_LONGEST = 90  # characters of a line that can be a heading: longer ones are sentences
_LONGEST_NUMBERED = 60  # the same of one that only a number makes a heading
_ENDED = 0.8  # the share of chapters that end with a sentence; most pages end within one
_GAP = 3  # how far a number is from the one before it at most: one may be in another form
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
    """A heading: its words and rank, and how many lines it takes from its first on."""

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
    return found


def _title(lines: Sequence[str], at: int, page: LineLayout) -> Title | None:
    """The heading that begins at line ``at``; None if none does."""
    if (ruled := _ruled(lines, at)) is not None:
        return ruled
    words = " ".join(lines[at].split())
    if not _stands(lines, at, page):
        return None
    hashes = _HASHES.fullmatch(words) if len(words) <= _LONGEST else None
    if hashes is not None and hashes.group(2)[0].isalnum() and not hashes.group(2)[0].islower():
        return Title(hashes.group(2).rstrip("#＃ "), len(hashes.group(1)))
    before, after = _beside(lines, at)
    if not before and after and not _at(lines, at + 2):
        both = f"{words} {' '.join(after.split())}"
        if not both.endswith(".") and _rank(words) and (rank := _rank(both)) is not None:
            return Title(both, rank, 2)
    if (rank := _rank(words)) is not None:
        return Title(words, rank)
    return Title(words, 2) if not before and not after and _ROMAN.fullmatch(words) else None


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
    if rank is None and (_ends_sentence(words) or words[-1] in ",;" or (before and not over)):
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
    indented = _indent(lines[at]) > page.margin
    begins = indented or not before or not page.full(before, lines[at])
    return begins and (not after or _indent(after) > page.margin or not page.full(lines[at], after))


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
        if len(run) < _FEWEST or (style == _FIGURES and not _are_chapters(lines, alone)):
            continue
        yield from run


def _are_chapters(lines: Sequence[str], figures: Sequence[tuple[int, int, str]]) -> bool:
    """Whether figures alone count from 1 on and sentences end before them, as those of pages and
    notes do not."""
    before = [_before(lines, at) for at, _, _ in figures[1:]]
    counted = [number for _, number, _ in figures] == list(range(1, len(figures) + 1))
    return counted and sum(map(_ends_sentence, before)) >= _ENDED * len(before)


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


# Blocks

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
    return any(_columns(line) > _UNUSUALLY_LONG for line in lines)


def _is_verse(lines: Sequence[str]) -> bool:
    """Whether the lines are few and none ends as a sentence does, as those of verse and letters."""
    return len(lines) <= _LONGEST_VERSE and not any(map(_ends_sentence, lines))


def _are_sentences(lines: Sequence[str]) -> bool:
    """Whether the lines are paragraphs: most end as a sentence does."""
    return sum(map(_ends_sentence, lines)) >= _SENTENCES * len(lines)


def _kept(lines: Sequence[str]) -> Block:
    """A block of ``lines`` that stay lines."""
    return Block("verse" if len(lines) > 1 else "paragraph", tuple(map(str.strip, lines)))


def _parts(lines: Sequence[str], page: LineLayout) -> Iterator[list[str]]:
    """The lines split where an indent begins a paragraph, or the line before was not full in a text
    that parts its paragraphs by nothing else."""
    verse = all(_indent(line) > page.margin for line in lines) and _is_verse(lines)
    part: list[str] = []
    for line in lines:
        if part and not verse and _begins(part, line, page):
            yield part
            part = []
        part.append(line)
    yield part


def _begins(part: Sequence[str], line: str, page: LineLayout) -> bool:
    if _indent(line) > page.margin:
        deeper = _indent(line) > _indent(part[-1])
        return deeper or page.dense or (len(part) == 1 and _ends_sentence(part[-1]))
    return page.dense and not page.full(part[-1], line) and _ends_sentence(part[-1])


def _flows(lines: Sequence[str], page: LineLayout) -> bool:
    """Whether ``lines`` are one paragraph: most are full, but for the last."""
    if len(lines) == 1:
        return True
    if all(_indent(line) > page.margin for line in lines):  # a quotation in a narrower measure
        width = max(map(_columns, lines))
        inner = all(_is_full(*pair, width) for pair in pairwise(lines))
        return inner and 2 * width > page.width and _ends_sentence(lines[-1])
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
