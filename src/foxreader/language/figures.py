"""Pictures as a text names them, by their numbers: "Figure 3", "Abb. 2.1", 図4."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache

from foxreader.language.fold import fold
from foxreader.language.lexicon import every_language
from foxreader.language.numbers import plain_digits, roman
from foxreader.language.script import MARKS, is_unspaced

_WORD = re.compile(rf"[^\W\d_]+(?:[{MARKS}]+[^\W\d_]*)*")
_AFTER = re.compile(
    r"[.:]?\s{0,3}(?:(\d{1,4}(?:[.\-–:]\d{1,4})*)([a-z](?!\w))?(?!\d)|([IVXLC]{1,7})(?!\w))"
)
_BEFORE = re.compile(r"(?<![\d.])(\d{1,4}(?:[.\-–]\d{1,4})*)\.\s{0,3}\Z")
"""A number before its word, as in Hungarian: "3. ábra"."""
_LONGEST = 12
"""Characters before a word in which such a number is looked for, and after it. Chosen."""
_BESIDE = 40
"""Characters beside a number in which its word is looked for. Chosen."""
_SAME = ("figure", "")
"""The kinds of names that may mean any numbered picture: "figure", and a word we do not know."""


@dataclass(frozen=True, slots=True)
class NamedFigure:
    """A picture named by its kind and its number, whose levels are apart by full stops."""

    kind: str
    number: str

    def may_be(self, other: NamedFigure) -> bool:
        """Whether both have the same number, and kinds that go together: a question may say
        "figure" of a plate."""
        kinds = self.kind == other.kind or self.kind in _SAME or other.kind in _SAME
        return kinds and self.number == other.number


def named_figures(text: str) -> Iterator[NamedFigure]:
    """The pictures that ``text`` names, in order."""
    return (figure for _, _, figure in _placed(text))


def _placed(text: str) -> Iterator[tuple[int, int, NamedFigure]]:
    """Where each name with its number begins and ends, and what it names."""
    for word in _WORD.finditer(text):
        kind = _kind(fold(word.group()))
        if not kind:
            continue
        first = max(0, word.start() - _LONGEST)
        before = _BEFORE.search(text[first : word.start()])
        if (after := _AFTER.match(text, word.end())) is not None:
            yield word.start(), after.end(), NamedFigure(kind, _number(after))
        elif before is not None and word.group()[0].islower():  # no new sentence
            yield first + before.start(), word.end(), NamedFigure(kind, _levels(before[1]))


def labelled(caption: str) -> NamedFigure | None:
    """The picture as its ``caption`` begins by naming it; None where it has no number."""
    return next(named_figures(caption[:_BESIDE]), None)


def places_naming(text: str, figure: NamedFigure) -> Iterator[int]:
    """The offsets in ``text`` at which it may name ``figure``."""
    text, last = plain_digits(text), re.escape(figure.number.rpartition(".")[2])
    for found in re.finditer(rf"(?<!\d){last}(?!\d)", text, re.IGNORECASE):
        first = max(0, found.start() - _BESIDE)
        beside = _placed(text[first : found.end() + _BESIDE])
        at = found.start() - first
        if any(start <= at < end and one == figure for start, end, one in beside):
            yield found.start()


def _number(found: re.Match[str]) -> str:
    digits, letter, letters = found.groups()
    if letters:
        return str(roman(letters) or letters)
    return _levels(digits) + (letter or "")


def _levels(digits: str) -> str:
    return ".".join(str(int(level)) for level in re.split(r"[.\-–:]", plain_digits(digits)))


def _kind(word: str) -> str:
    """The kind that a folded word names; in unspaced text its last characters do."""
    kinds = _kinds()
    if word in kinds or not is_unspaced(word[-1]):
        return kinds.get(word, "")
    return next((kinds[word[at:]] for at in range(1, len(word)) if word[at:] in kinds), "")


@cache
def _kinds() -> Mapping[str, str]:
    words = every_language().parts.figures
    return {word: kind for kind in sorted(words, reverse=True) for word in words[kind]}
