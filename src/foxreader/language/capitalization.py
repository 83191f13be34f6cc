"""Counts which words of a book have a capital letter, and where. Names are recognised by it."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence

from foxreader.language.tokenize import terms

_UPPER = "".join(c for c in map(chr, range(0x2000)) if c.isupper())
_IN_SENTENCE = r"[^\s.!?:…\"“”‘’'«»(—–-]"
_SPACE = r"[^\S\n]"
_BEFORE = "|".join(f"(?<={_IN_SENTENCE}{_SPACE * spaces}.)" for spaces in range(4))
_REST = r"[\w'’ʼ\u00ad\u0300-\u036f]*"
# The pattern begins with the capital, because that is fastest to search for; look-behinds then
# check what comes before it. The second group is empty inside a sentence.
_CAPITAL = re.compile(rf"([{_UPPER}](?<!\w.)(?<!\w['’ʼ].)(?:(?:{_BEFORE})|(?<=(.))){_REST})")


class Capitals:
    """Counts the words with a capital letter: all, and those inside a sentence."""

    def __init__(self) -> None:
        self._seen: Counter[tuple[str, str]] = Counter()

    def add(self, units: Sequence[str]) -> None:
        """Counts the words of some sentences.

        Words of a sentence all in capitals do not count as capitalised inside a sentence.
        """
        self._seen.update(_CAPITAL.findall("\n".join(units)))
        for unit in units:
            if unit.isupper():
                for word, starts in _CAPITAL.findall(unit):
                    self._seen[word, starts] -= 1
                    self._seen[word, word[0]] += 1

    def rows(self, language: str) -> Iterator[tuple[str, int, int]]:
        """Each term with how often it has a capital inside a sentence, and how often anywhere."""
        inside: Counter[str] = Counter()
        everywhere: Counter[str] = Counter()
        for (word, starts), count in self._seen.items():
            for term in terms(word, language):
                everywhere[term] += count
                inside[term] += 0 if starts else count
        for term in sorted(everywhere):
            yield term, inside[term], everywhere[term]
