"""Words as they stand, and words near each other, in the compared form of a text."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import pairwise

from foxreader.language.compare import ACCENTS, Compared
from foxreader.language.script import is_unspaced
from foxreader.language.word_borders import WordCount, as_whole_word

Place = tuple[int, int]
"""Start and end in code points, half open."""


def words_pattern(
    words: Sequence[str], *, whole_word: bool, accents: bool, broken_lines: bool = False
) -> re.Pattern[str]:
    """A pattern for ``words`` one after the other, all in the compared form.

    With ``accents`` no accent may follow that the words do not have. With ``broken_lines`` a line
    may end inside a word of a script without spaces and at a word's own hyphen, which may then be
    lost, as on a printed page.
    """
    pattern = " +".join(_word(word, broken_lines) for word in words)
    if whole_word:
        pattern = as_whole_word(" ".join(words), pattern)
    return re.compile(pattern + (f"(?![{ACCENTS}])" if accents else ""))


def _word(word: str, broken_lines: bool) -> str:
    if not broken_lines or len(word) < 2:
        return re.escape(word)
    found = re.escape(word[0])
    for before, after in pairwise(word):
        if after == "-" and before != "-":
            found += "(?:-|(?<=[^\\W\\d_])(?=[^\\W\\d_])) ?"
        else:
            gap = " ?" if is_unspaced(before) and is_unspaced(after) else ""
            found += gap + re.escape(after)
    return found


def places(text: Compared, pattern: re.Pattern[str]) -> Iterator[Place]:
    """Each place of the source that ``pattern`` finds, without overlaps; of a character that
    stands for several, such as a ligature, the whole."""
    last = 0
    for match in pattern.finditer(text.text):
        start, end = text.source_span(match.start(), match.end())
        if start >= last:
            yield start, end
            last = end


def near_places(
    text: Compared, patterns: Sequence[re.Pattern[str]], within: int
) -> Iterator[Place]:
    """Each shortest stretch of the source in which all ``patterns`` are found, its first and last
    word at most ``within`` words apart; without overlaps."""
    found = sorted(
        (match.start(), match.end(), number)
        for number, pattern in enumerate(patterns)
        for match in pattern.finditer(text.text)
    )
    if not found:
        return
    count = WordCount.of(text.text)
    latest: dict[int, Place] = {}
    before, last = -1, 0
    for start, end, number in found:
        latest[number] = (start, end)
        if len(latest) < len(patterns):
            continue
        first = min(one for one, _ in latest.values())
        stop = max(two for _, two in latest.values())
        if first == before or count.number(stop - 1) - count.number(first) > within:
            continue
        before = first
        place = text.source_span(first, stop)
        if place[0] >= last:
            yield place
            last = place[1]
