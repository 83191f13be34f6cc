"""How a book writes its words: which of them have a capital, and where. Names are known by it."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence

from foxreader.index.words import LETTER, terms

_UPPER = "".join(c for c in map(chr, range(0x2000)) if c.isupper())
_GOES_ON = rf"(?<![^\W_].)(?<![^\W_]['’ʼ].)(?:{LETTER})*(?:['’ʼ](?:{LETTER})+)*"
# The capital comes first in the patterns, since such a letter is found quickest, and what must
# stand before it is looked at from there.
_CAPITAL = re.compile(f"[{_UPPER}]{_GOES_ON}")
_IN_SENTENCE = r"[^\s.!?:…\"“”‘’'«»(—–-]"
_SPACE = r"[^\S\n]"
_INSIDE = re.compile(
    f"[{_UPPER}](?:"
    + "|".join(f"(?<={_IN_SENTENCE}{_SPACE * spaces}.)" for spaces in range(4))
    + f"){_GOES_ON}"
)


class Capitals:
    """Counts the words with a capital: all of them, and those inside a sentence."""

    def __init__(self) -> None:
        self._all: Counter[str] = Counter()
        self._inside: Counter[str] = Counter()

    def add(self, units: Sequence[str]) -> None:
        """Count in some sentences. One that is all in capitals tells nothing of its words."""
        self._all.update(_CAPITAL.findall("\n".join(units)))
        prose = "\n".join([unit for unit in units if not unit.isupper()])
        self._inside.update(_INSIDE.findall(prose))

    def rows(self, language: str) -> Iterator[tuple[str, int, int]]:
        """Each term with how often it has a capital inside a sentence, and how often at all."""
        inside, everywhere = _by_term(self._inside, language), _by_term(self._all, language)
        for term in sorted(everywhere):
            yield term, inside[term], everywhere[term]


def _by_term(words: Counter[str], language: str) -> Counter[str]:
    found: Counter[str] = Counter()
    for word, count in words.items():
        for term in terms(word, language):
            found[term] += count
    return found
