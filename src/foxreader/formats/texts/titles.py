"""Finds the headings in the lines of a plain text: by words, numbers, rules and their place."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from foxreader.formats.texts.page import Page, ends_sentence, indent
from foxreader.language.headings import heading_rank
from foxreader.language.numbers import han, plain_digits, roman, sign_class

_HASHES = re.compile(r"([#＃]{1,3})\s+(\S.*)")
_ROMAN = re.compile(r"[IVXLC]{1,9}\.?")
_RULE = re.compile(r"\s*([=\-*_~—–─━═＝－+])\1{2,}\s*")
_LISTED = re.compile(r"(?:\.{3,}|…+|·{3,}|\s{3,}|\t)\s*\d+$")
"""How a line of a printed table of contents ends."""
_LONGEST = 90  # characters of a line that can be a heading: longer ones are sentences
_LONGEST_NUMBERED = 60  # the same of one that only a number makes a heading
_MOST = 0.8  # the share of chapters that end with a sentence; most pages end within one
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


def find_titles(lines: Sequence[str], page: Page) -> Mapping[int, Title]:
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


def _title(lines: Sequence[str], at: int, page: Page) -> Title | None:
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
    if rank is None and (ends_sentence(words) or words[-1] in ",;" or (before and not over)):
        return None
    return Title(words, rank or 2, 2 + over)


def _at(lines: Sequence[str], at: int) -> str:
    return lines[at] if 0 <= at < len(lines) else ""


def _beside(lines: Sequence[str], at: int) -> tuple[str, str]:
    return _at(lines, at - 1), _at(lines, at + 1)


def _stands(lines: Sequence[str], at: int, page: Page) -> bool:
    """Whether line ``at`` is no line of a paragraph that was wrapped."""
    if not page.wrapped:
        return True
    before, after = _beside(lines, at)
    indented = indent(lines[at]) > page.margin
    begins = indented or not before or not page.full(before, lines[at])
    return begins and (not after or indent(after) > page.margin or not page.full(lines[at], after))


def _runs(
    lines: Sequence[str], page: Page, known: Mapping[int, Title]
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
    return counted and sum(map(ends_sentence, before)) >= _MOST * len(before)


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
