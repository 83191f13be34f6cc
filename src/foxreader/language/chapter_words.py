"""Parses the names of numbered parts, "Chapter 7", "第七章", and the headings of plain texts."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache

from foxreader.language.lexicon import codes, every_language, language, words_for
from foxreader.language.numbers import NumberWords, han, number_words, roman, sign_class, together
from foxreader.language.part_words import (
    MOST_PARTS,
    WORD,
    Kind,
    Number,
    Numbered,
    Placed,
    attached_number,
    either,
    in_digits,
    in_letters,
    in_roman,
    kind_of,
    ordinal,
    position_at,
    position_before,
    run,
    words_apart,
)
from foxreader.language.script import fold, fold_sentence, without_accents

# Parts named by a number and a sign for what is counted: 第七章, 倒数第二章, 最初の三章


def _counted_parts(text: str) -> Iterator[Numbered]:
    """The parts that ``text`` names by a number or a word and a counter, in order."""
    if text.isascii():
        return
    pattern, kinds = _pattern()
    parts = every_language().parts
    for match in pattern.finditer(text):
        named = ("place", "end", "first", "mark", "between")
        if match["sign"] not in parts.unmarked_counters and not any(map(match.group, named)):
            continue
        if match["place"] is None and text[: match.start()].endswith(_determiners()):
            continue
        for number in _numbers(match):
            yield Numbered(kinds[match["sign"]], number, match.start(), match.end())


def _numbers(match: re.Match[str]) -> Iterable[Number]:
    """What a match of the pattern names: one part, a range, the first or the last few."""
    number = _value(match["number"])
    if match["place"] is not None:
        return _beside(match["place"], number)
    if number is None:
        return ()
    if match["end"]:
        return [(-number[0],)]
    low = _value(match["low"])
    if low is None or not 0 < number[0] - low[0] < MOST_PARTS:
        return [number] if low is None else [low, number]
    return run(low[0], number[0])


def _beside(place: str, number: Number | None) -> Iterable[Number]:
    """The part or parts a word such as 最后 names, with the number after it."""
    many = number is not None and 1 < number[0] <= MOST_PARTS
    if many and number is not None:
        if _leading().fullmatch(place):
            return run(1, number[0])
        if _trailing().fullmatch(place):
            return run(-number[0], -1)
        return ()
    position = every_language().parts.positions.get((place,))
    return () if position is None else [(position,)]


def _value(text: str | None) -> Number | None:
    """The value of a number in digits or Chinese numerals; None without one."""
    if not text:
        return None
    value = han(text)
    return in_digits(text) if value is None else (value,)


@cache
def _pattern() -> tuple[re.Pattern[str], Mapping[str, str]]:
    """A pattern for a number or place with a counter, and the kind of part for each counter."""
    parts = every_language().parts
    kinds = {sign: kind for kind, signs in parts.counters.items() for sign in signs}
    signs = f"[{''.join(sorted(kinds))}]"
    prefix = f"[{''.join(sorted(parts.counter_prefix))}]"
    number = rf"[{sign_class()}]+|\d+(?:\.\d+)*"
    place = rf"(?P<place>{parts.leading}|{parts.trailing}|{either(_places())})"
    ranges = either((*every_language().numbers.ranges, *"-–—~〜～"))
    low = rf"(?P<first>{prefix})?\s*(?P<low>{number}){signs}?\s*(?:{ranges})"
    return re.compile(
        rf"(?:{place}\s*(?:{parts.between_signs})?|(?P<end>{parts.from_end})|{low})?\s*"
        rf"(?P<mark>{prefix})?\s*(?P<number>{number})?\s*"
        rf"(?P<between>{parts.between_signs})?(?P<sign>{signs})"
    ), kinds


def _places() -> list[str]:
    """The words for a place, of the languages that have counters."""
    tables = [one.parts.positions for one in map(language, codes()) if one.parts.counters]
    return [phrase[0] for table in tables for phrase in table if len(phrase) == 1]


@cache
def _determiners() -> tuple[str, ...]:
    return tuple(sorted(every_language().parts.determiners))


@cache
def _leading() -> re.Pattern[str]:
    return re.compile(every_language().parts.leading)


@cache
def _trailing() -> re.Pattern[str]:
    return re.compile(every_language().parts.trailing)


# The chapter where the reader is, the previous one, the next

_STEPS = {"here": 0, "before": -1, "after": 1}


def chapter_from_here(text: str) -> int | None:
    """How many chapters after the reader's the one is that ``text`` means: 0 for "this chapter", -1
    for "the previous chapter"; None if it means none by where the reader is."""
    folded = " ".join(map(fold_sentence, text.split()))
    found = (step for step, pattern in _patterns() if pattern.search(folded))
    return next(found, None)


def without_chapter_here(text: str) -> str:
    """``text`` without the words for a chapter by where the reader is."""
    folded = fold_sentence(text)
    if len(folded) == len(text):
        for _, pattern in _patterns():
            if (match := pattern.search(folded)) is not None:
                return f"{text[: match.start()]} {text[match.end() :]}"
    return text


@cache
def _patterns() -> Sequence[tuple[int, re.Pattern[str]]]:
    found = []
    for one in map(language, codes()):
        start, end = ("", "") if one.glued else (r"(?<!\w)", r"(?!\w)")
        for name, step in _STEPS.items():
            if pattern := one.parts.beside.get(name, ""):
                found.append((step, re.compile(f"{start}(?:{pattern}){end}")))
    return found


# Numbered parts

_NUMERAL_SIGNS = tuple("΄ʹ'’´׳")
"""Signs after a numeral in letters: Γ΄."""
_AFTER_DIGITS = re.compile(r"[.°]\s?|\s?[-‑]\s?|\s?")
"""What may be between digits and the ending of an ordinal or the word for a part."""


def numbered(text: str) -> list[Numbered]:
    """The parts that ``text`` names, in order: "Part II, chapter the seventh"."""
    found = list(_counted_parts(text))
    counted = tuple(found)
    words = list(words_apart(text))
    for at, (word, start, end) in enumerate(words):
        kind = kind_of(word)
        if kind is None or any(one.start <= start < one.end for one in counted):
            continue
        known = number_words(*kind.languages)
        after = _number(text, words, at + 1, kind, known)
        if after is not None:
            first = Numbered(kind.name, after[0], start, after[1])
            found += [first, *_listed(text, first, _opens_range(words, at, kind), known)]
            continue
        numbers, begin = position_before(words, at, kind, known)
        if not numbers:
            numbers, begin = _in_figures(text, words, at)
        found += [Numbered(kind.name, number, words[begin][1], end) for number in numbers]
    return sorted(found, key=lambda n: n.start)


def heading_number(title: str) -> Numbered | None:
    """The number in a heading: "II: The Carpetbag", "Chapter 7", "第二章 …"; None without one."""
    title = title.strip()
    for named in numbered(title[:60]):
        if named.start <= 40 and named.number[0] >= 0:
            return named
    match = WORD.match(title)
    if match is None:
        return None
    following = title[match.end() : match.end() + 1]
    number = _in_signs(match.group())
    if number is None or following not in " .:-–—)．、　":
        return None
    if following == " " and not match.group()[0].isdigit():
        return None  # "I am born" is not chapter I.
    return Numbered("", number, 0, match.end())


def _in_signs(word: str) -> Number | None:
    """The number that a word is in digits, Chinese or Roman numerals."""
    return in_digits(word) or _one(han(word)) or in_roman(word)


def _listed(text: str, first: Numbered, between: bool, known: NumberWords) -> Iterator[Numbered]:
    """The further numbers of a list or a range: "chapters 3, 5 and 7", "parts two to four"."""
    before, end = first.number, first.end
    plain = without_accents(text)
    while len(plain) == len(text) and (match := _next().match(plain, end)) is not None:
        number = in_digits(match[2]) or _worded(match[2], known)
        if number is None:
            return
        end = match.end()
        ranged = between or fold(match[1].strip()) in _ranges()
        low = before[0] + 1 if ranged else number[0]
        for one in run(max(low, number[0] - MOST_PARTS), number[0]):
            yield Numbered(first.kind, one, match.start(), end)
        before, between = number, False


def _worded(word: str, known: NumberWords) -> Number | None:
    """The value, of two at least, of a number word after another: "chapters two and three"."""
    value = known.value(fold(word))
    return (value,) if value is not None and 1 < value <= MOST_PARTS else None


def _opens_range(words: Sequence[Placed], at: int, kind: Kind) -> bool:
    """Whether "between" comes before the word for a part at ``at``, or before its article."""
    known = words_for(*kind.languages).numbers.between
    return any(word in known for word, _, _ in words[max(0, at - 2) : at])


@cache
def _ranges() -> frozenset[str]:
    return every_language().numbers.ranges | frozenset("-–—~")


@cache
def _next() -> re.Pattern[str]:
    """Matches a further number of a list or range, with the word or sign before it."""
    links = every_language().numbers.lists | frozenset(",&") | _ranges()
    return re.compile(
        rf"\s*({either(links)})\s*(\d{{1,4}}\b(?!\.\d)|(?<=\s)[^\W\d_]+)", re.IGNORECASE
    )


def _number(
    text: str, words: Sequence[Placed], at: int, kind: Kind, known: NumberWords
) -> tuple[Number, int] | None:
    """The number that begins at ``words[at]``, and its end in code points; None without one."""
    if at < len(words) and words[at][0] in _marks(kind.languages):
        at += 1
    if at >= len(words):
        return None
    if (worded := _in_words(words, at, kind, known)) is not None:
        return worded
    word, start, end = words[at]
    number = _in_signs(word) or _one(ordinal(word, kind, known))
    if number is None and (text.startswith(_NUMERAL_SIGNS, end) or not text[start].islower()):
        number = in_letters(word)
    return None if number is None else (number, end)


def _in_words(
    words: Sequence[Placed], at: int, kind: Kind, known: NumberWords
) -> tuple[Number, int] | None:
    """The position or number in words that begins at ``words[at]``, and its end."""
    if (position := position_at(words, at, kind)) is not None:
        return position
    if (attached := attached_number(words, at, known)) is not None:
        return (attached[0],), words[at + attached[1] - 1][2]
    word, indefinite = words[at][0], words_for(*kind.languages).words.indefinite
    if in_digits(word) is not None or (word in indefinite and at + 1 < len(words)):
        return None
    parts, after = known.read([w for w, _, _ in words], at)
    value = int(together(parts)) if parts else 0
    return ((value,), words[after - 1][2]) if value else None


@cache
def _marks(languages: tuple[str, ...]) -> frozenset[str]:
    """The words that may be between the word for a part and its number: no., the."""
    known = words_for(*languages)
    return known.numbers.marks | known.words.definite


def _in_figures(text: str, words: Sequence[Placed], at: int) -> tuple[Sequence[Number], int]:
    """The ordinal in digits right before the word for a part ("21st", "4-ю", "3."), and the index
    of its first word; () without one."""
    first = at - 2 if at > 1 and words[at - 1][0] in _suffixes() else at - 1
    number = in_digits(words[first][0]) if first >= 0 else None
    if number is None:
        return (), at
    word, following, _ = words[first + 1]
    between = text[words[first][2] : following]
    if not _AFTER_DIGITS.fullmatch(between):
        return (), at
    if first == at - 1 and not _makes_ordinal(between, word, capital=not text[following].islower()):
        return (), at
    return [number], first


def _makes_ordinal(between: str, word: str, *, capital: bool) -> bool:
    """Whether what is between digits and ``word`` is the sign of an ordinal: "in 1851. Chapter…"
    begins a sentence; German has a capital on every noun."""
    if not capital and between.startswith((".", "°")):
        return True
    german = any(language(code).nouns_capitalised for code in _languages(word))
    return german and between.startswith(".")


def _languages(word: str) -> tuple[str, ...]:
    kind = kind_of(word)
    return () if kind is None else kind.languages


@cache
def _suffixes() -> frozenset[str]:
    """The folded endings after the digits of an ordinal: "th"."""
    return frozenset(map(fold, every_language().numbers.ordinal_suffixes))


def _one(value: int | None) -> Number | None:
    return None if value is None else (value,)


# Recognises headings in plain text by the words and numbers for parts of books.

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
        return _rank(kind.name), match.end()
    found = next(iter(numbered(line[:80])), None)
    if found is None or found.start or found.kind in ("", _UNTITLED):
        return None
    return _rank(found.kind), found.end


def _rank(kind: str) -> int:
    return 1 if kind in _GREAT else 2


def _numbered_before(line: str) -> tuple[int, int] | None:
    """The same of a number before the word: 1. Bölüm, I. fejezet."""
    match = _NUMBERED_BEFORE.match(line)
    kind = kind_of(fold(match["word"])) if match is not None else None
    if match is None or kind is None or kind.name == _UNTITLED:
        return None
    if match["word"].islower() and not (match["roman"] and match.end() == len(line)):
        return None
    return _rank(kind.name), match.end()


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
