"""The words of a sentence with its numbers as numbers, in digits, in words or in Chinese signs."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Literal

from foxreader.language.slot_words import HAN, HAN_SCALES, NUMERALS, SCALES
from foxreader.language.tokenize import fold, tokens

_GROUPED = r"\d{1,3}(?:[.,\u00a0\u202f]\d{3})+(?!\d)"
_NUMBER = re.compile(rf"{_GROUPED}|\d+(?:[.,]\d+)?|[{''.join([*HAN, *HAN_SCALES])}]+")
_JOINED = re.compile(r"[\s\-‐‑]*")
_GLUED = re.compile(r"[^\W\d_]", re.ASCII)
_LONE = frozenset("一万萬千百亿億零〇")


@dataclass(frozen=True, slots=True)
class Word:
    """A word, a run of a script without spaces, or a number; ``gap`` stands before it."""

    text: str
    kind: Literal["word", "run", "number"]
    value: float = 0.0
    gap: str = ""

    @property
    def folded(self) -> str:
        """The word without what a reader does not distinguish."""
        return fold(self.text)


def words(text: str, language: str) -> Iterator[Word]:
    """The words of ``text`` in order; numerals that stand side by side are one number."""
    held: list[Word] = []
    for word in _read(text, language):
        if word.kind == "number" and held and _joins(held[-1], word):
            held.append(word)
            continue
        yield from _number(held, language)
        held = [word] if word.kind == "number" else []
        if not held:
            yield word
    yield from _number(held, language)


def as_written(found: Sequence[Word]) -> str:
    """Words that follow each other, with what stands between them."""
    return "".join([found[0].text, *(word.gap + word.text for word in found[1:])])


def any_in(found: Iterable[str], language: str) -> bool:
    """Whether any of some words is a numeral."""
    return not _table(language).keys().isdisjoint(map(fold, found))


def _joins(before: Word, word: Word) -> bool:
    """Whether a numeral goes on with the one before: "twenty" with "five", "5" with "million"."""
    digits = before.text[0].isdigit() and (word.value < 100 or word.text[0].isdigit())
    return not digits and bool(_JOINED.fullmatch(word.gap))


def _read(text: str, language: str) -> Iterator[Word]:
    at = 0
    for match in _NUMBER.finditer(text):
        value = _value(match.group())
        # "3rd" and "B2" are no numbers of things.
        around = text[match.start() - 1 : match.start()] + text[match.end() : match.end() + 1]
        if value is None or _GLUED.search(around):
            continue
        yield from _spoken(text[at : match.start()], language)
        last = _last_end(text, at, match.start())
        yield Word(match.group(), "number", value, text[last : match.start()])
        at = match.end()
    yield from _spoken(text[at:], language)


def _last_end(text: str, at: int, until: int) -> int:
    """Where the last word between ``at`` and ``until`` ends."""
    found = [token.end for token in tokens(text[at:until])]
    return at + found[-1] if found else at


def _spoken(text: str, language: str) -> Iterator[Word]:
    """The words of a text without digits, numerals among them."""
    known = _table(language)
    end = 0
    for token in tokens(text):
        gap, end = text[end : token.start], token.end
        value = known.get(fold(token.text)) if token.kind == "word" else None
        if value is not None:
            yield Word(token.text, "number", float(value), gap)
        else:
            yield Word(token.text, "word" if token.kind == "word" else "run", 0.0, gap)


@lru_cache(maxsize=16)
def _table(language: str) -> dict[str, int]:
    """The numerals of a language; German ones also as they are joined (fünfundzwanzig)."""
    table = {**NUMERALS.get(language, {}), **SCALES.get(language, {})}
    if language == "de":
        table |= {
            f"{unit}und{ten}": a + b
            for unit, a in (("ein", 1), *NUMERALS["de"].items()) if a < 10
            for ten, b in NUMERALS["de"].items() if b >= 20
        }  # fmt: skip
    return table


def _number(held: Sequence[Word], language: str) -> Iterator[Word]:
    """Numerals side by side as one; as they stand where they make no number together."""
    value = _together(held, language)
    if value is None:
        yield from (Word(word.text, "word", 0.0, word.gap) for word in held)
    elif held:
        yield Word(as_written(held), "number", value, held[0].gap)


def _together(held: Sequence[Word], language: str) -> float | None:
    scales = SCALES.get(language, {})
    total, part = 0.0, 0.0
    for word in held:
        scale = scales.get(word.folded)
        if scale == 100:
            part = max(1.0, part) * 100
        elif scale:
            total, part = total + max(1.0, part) * scale, 0.0
        elif part and ((part % 100 and part % 100 < 20) or word.value >= 100 or part % 1):
            return None
        else:
            part += word.value
    return total + part


def _value(text: str) -> float | None:
    """What digits or Chinese signs say; None for a lone sign that is mostly no number."""
    if not text[0].isdigit():
        return None if text in _LONE else _han(text)
    if re.fullmatch(_GROUPED, text):
        return float(re.sub(r"\D", "", text))
    return float(text.replace(",", "."))


def _han(text: str) -> float:
    if not any(sign in HAN_SCALES for sign in text):
        return float("".join(str(HAN[sign]) for sign in text))
    total, part, digit = 0, 0, 0
    for sign in text:
        scale = HAN_SCALES.get(sign)
        if scale is None:
            digit = HAN[sign]
        elif scale < 10_000:
            part, digit = part + max(1, digit) * scale, 0
        else:
            total, part, digit = total + max(1, part + digit) * scale, 0, 0
    return float(total + part + digit)
