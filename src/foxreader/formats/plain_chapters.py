"""The lines of a plain text: how they are laid out, and which of them are headings."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence, Set
from dataclasses import dataclass, replace
from itertools import groupby, pairwise
from typing import Self

from foxreader.language.chapter_words import heading_rank
from foxreader.language.lexicon import every_language
from foxreader.language.numbers import han, plain_digits, roman, sign_class
from foxreader.language.script import fold

# How the lines of a plain text are laid out: how wide they are, and whether they were wrapped.

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
_FEWEST_LINES = 8  # different lines that show it
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
        dense = len(groups) * _PARAGRAPHS < len(lines)
        return cls(width, margin, wrapped, dense, _are_even(set(full), width))

    def full(self, line: str, following: str) -> bool:
        """Whether the next word would not have fitted at the end of ``line``."""
        return is_full(line, following, _NEARLY * self.width)


def _are_even(lines: Set[str], width: int) -> bool:
    """Whether full lines end in the same column, as those do that end inside words."""
    even = sum(columns(line) >= width - 1 for line in lines) > _EVEN * len(lines)
    return even and len(lines) >= _FEWEST_LINES


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
LISTED = 3  # headings after each other that make a printed table of contents
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


def find_titles(lines: Sequence[str], page: LineLayout) -> Mapping[int, Title]:
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
        if listed and len(those) >= LISTED:
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
    if (marked := _hashed(words) or _on_two_lines(lines, at, words)) is not None:
        return marked
    if (rank := _rank(words)) is not None:
        return Title(words, rank)
    alone = not any(_beside(lines, at))
    return Title(words, 2) if alone and _ROMAN.fullmatch(words) else None


def _hashed(words: str) -> Title | None:
    """The heading of a line that begins with number signs."""
    hashes = _HASHES.fullmatch(words) if len(words) <= _LONGEST else None
    if hashes is None or not hashes.group(2)[0].isalnum() or hashes.group(2)[0].islower():
        return None
    return Title(hashes.group(2).rstrip("#＃ "), -len(hashes.group(1)))


def _on_two_lines(lines: Sequence[str], at: int, words: str) -> Title | None:
    """The heading of a chapter whose title is in the line after ``words``."""
    before, after = _beside(lines, at)
    if before or not _may_be_title(after) or _at(lines, at + 2):
        return None
    both = f"{words} {' '.join(after.split())}"
    rank = _rank(both) if not both.endswith(".") and _rank(words) else None
    return Title(both, rank, 2) if rank is not None else None


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
    for at, words in _short_lines(lines, page, known):
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
    for at, words in _short_lines(lines, page, known):
        for style, number in _own_numbers(words):
            styles[style].append((at, number or len(styles[style]) + 1, words))
    for those in styles.values():
        if _are_far_apart(lines, those) and _are_chapters(lines, those):
            yield from ((at, words) for at, _, words in those)


def _short_lines(
    lines: Sequence[str], page: LineLayout, known: Mapping[int, Title]
) -> Iterator[tuple[int, str]]:
    """The lines that a number could make a heading, each with its words."""
    for at, line in enumerate(lines):
        words = " ".join(line.split())
        if 0 < len(words) <= _LONGEST_NUMBERED and at not in known and _stands(lines, at, page):
            yield at, words


def _are_far_apart(lines: Sequence[str], numbered: Sequence[tuple[int, int, str]]) -> bool:
    """Whether several lines have text between them, as chapters have; captions come oftener."""
    held = {at for at, _, _ in numbered}
    if len(numbered) < _FEWEST or any(_leads_to(lines, at, held) for at in held):
        return False
    between = sum(map(columns, lines[numbered[0][0] : numbered[-1][0]]))
    return between >= _SHORTEST_CHAPTER * (len(numbered) - 1)


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
        if match is None or not _is_title(match["title"]):
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
