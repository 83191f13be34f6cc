"""Recognises headings in plain text by the words and numbers for parts of books."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cache

from foxreader.language.chapter_words import numbered
from foxreader.language.fold import fold
from foxreader.language.lexicon import every_language
from foxreader.language.numbers import roman, sign_class
from foxreader.language.part_words import kind_of

_GREAT = ("part", "book", "volume")
"""The kinds of parts that contain chapters."""
_UNTITLED = "story"
"""A kind whose word does not make a line a heading."""
_NUMBERED_BEFORE = re.compile(
    r"(?:\d{1,3}[.°]?\s*[-‑]?\s*|(?P<roman>[IVXLC]{1,7})(?:\.\s*|\s+))(?P<word>[^\W\d_]+)"
)
_ROMAN_AFTER = re.compile(
    r"(?P<word>[^\W\d_]{1,20})\.?\s+(?P<number>[IVXLC]{1,7})(?=$|\s*[.:—–-]|\s+\W)"
)
_AFTER = re.compile(r"(?P<mark>[\s.:：、,)\]】〕」》—–-]*)(?P<title>.*)", re.DOTALL)
_TITLE_MARK = re.compile(r"[.:：)\]】〕」》—–]|\s[-]")
_SENTENCE_ENDS = ("。", "！", "？", "।", "؟")


def heading_rank(line: str) -> int | None:
    """The rank of a line that is a heading by its words: 1 for a part that contains chapters, 2 for
    others; None for a line that is none.

    It has the word for a part with a number, before or after it, or is a heading without one. A
    sentence that only begins like that is none: “Part 5 of the plan is …”.
    """
    line = _before_heading().sub("", line.strip(), count=1).strip()
    for find in (_counted, _named, _numbered_before):
        found = find(line)
        if found is not None:
            rank, end = found
            return None if _reads_on(line, end) else rank
    bare = line.strip("【】[]〔〕《》「」 ")
    return 2 if unnumbered_heading().fullmatch(bare) or _titled(bare) else None


@cache
def unnumbered_heading() -> re.Pattern[str]:
    """Matches a heading without a number: "Prologue"."""
    return re.compile(rf"(?:{every_language().parts.unnumbered})\W*", re.IGNORECASE)


def _counted(line: str) -> tuple[int, int] | None:
    """The rank and the end of the number of a heading with a counter: 第七章, 3화, 卷一."""
    match = _counters().match(line)
    if match is None:
        return None
    inner = _counted(line[match.end() :].lstrip())  # 第一卷 第三章
    if inner is not None:
        return inner[0], len(line) - len(line[match.end() :].lstrip()) + inner[1]
    return (1 if match["great"] or match["volume"] or match["before"] else 2), match.end()


def _named(line: str) -> tuple[int, int] | None:
    """The rank and the end of the words of a heading with a word for a part: Chapter 7."""
    if not any(map(str.isalpha, line)):
        return None
    match = _ROMAN_AFTER.match(line)  # elsewhere I is a word of some languages
    kind = kind_of(fold(match["word"])) if match is not None and roman(match["number"]) else None
    if match is not None and kind is not None and kind.name != _UNTITLED:
        return (1 if kind.name in _GREAT else 2), match.end()
    found = next(iter(numbered(line[:80])), None)
    if found is None or found.start or found.kind in ("", _UNTITLED):
        return None
    return (1 if found.kind in _GREAT else 2), found.end


def _numbered_before(line: str) -> tuple[int, int] | None:
    """The same of a number before the word: 1. Bölüm, I. fejezet."""
    match = _NUMBERED_BEFORE.match(line)
    kind = kind_of(fold(match["word"])) if match is not None else None
    if match is None or kind is None or kind.name == _UNTITLED:
        return None
    if match["word"].islower() and not (match["roman"] and match.end() == len(line)):
        return None
    return (1 if kind.name in _GREAT else 2), match.end()


def _titled(line: str) -> bool:
    """Whether ``line`` is a heading without a number that has a title: Prologue: The Fog."""
    match = _unnumbered_titled().fullmatch(line)
    return match is not None and not (
        match["title"][0].islower() or match["title"].endswith((".", ",", ";", *_SENTENCE_ENDS))
    )


@cache
def _unnumbered_titled() -> re.Pattern[str]:
    """Matches such a heading. Between its words is a mark, or a space in a script without them."""
    between = r"\s*[:：—–]\s*|\s*[.-]\s+|(?<=[\u3041-\u9fff\uac00-\ud7a3])[ \u3000]+"
    return re.compile(
        rf"(?:{every_language().parts.unnumbered})(?:{between})(?P<title>\S.{{0,40}})",
        re.IGNORECASE,
    )


def _reads_on(line: str, end: int) -> bool:
    """Whether what follows the number at ``end`` goes on as a sentence."""
    match = _AFTER.match(line, end)
    title = match["title"] if match is not None else ""
    if not title:
        return line.endswith((",", ";"))
    marked = _TITLE_MARK.search(line[end : len(line) - len(title)]) is not None
    return (
        line.endswith((",", ";", *_SENTENCE_ENDS))
        or (title[0].islower() and not marked)
        or (not marked and title.endswith(".") and title[0].lower() == title[0].upper())
    )


@cache
def _before_heading() -> re.Pattern[str]:
    """Matches what may stand before a heading: signs, and words such as 正文."""
    words = every_language().parts.before_headings
    signs = r"[^\w\s.,;'’‘“„«»‹›\"]"
    return re.compile(rf"(?:{signs}(?:{signs}|\s)*(?={words}|[^\W_]))?(?:(?:{words})\s*(?=\S))?")


@cache
def _counters() -> re.Pattern[str]:
    """Matches the number of a part with its counter at the beginning of a heading."""
    parts = every_language().parts
    prefix = "".join(sorted(parts.counter_prefix))
    great = "".join(sorted(_characters(parts.counters, _GREAT)))
    story = "".join(sorted(_characters(parts.counters, (_UNTITLED,))))
    every = "".join(sorted(_characters(parts.counters, parts.counters)))
    number = rf"[0-9０-９{sign_class()}]{{1,7}}"
    apart = r"(?=$|[\s\W])"
    return re.compile(
        rf"(?:[{prefix}]\s*{number}\s*(?:(?P<great>[{great}{story}])|[{every}])"
        rf"|[0-9０-９]{{1,4}}\s?(?:(?P<volume>[{great}])|[{every}]){apart}"
        rf"|[{sign_class()}]{{1,4}}[{''.join(sorted(parts.unmarked_counters))}]{apart}"
        rf"|(?P<before>[{great}]之?{number}{apart}))"
    )


def _characters(counters: Mapping[str, frozenset[str]], kinds: Iterable[str]) -> frozenset[str]:
    return frozenset().union(*(counters.get(kind, frozenset()) for kind in kinds))
