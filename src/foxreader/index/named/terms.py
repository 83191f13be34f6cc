"""The terms of a book about something that are no names: phrases of two or three words that belong
together, such as “inner product”."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import chain
from math import log

from foxreader.index.concepts.chapter_text import BookText, Mention
from foxreader.language.fold import fold
from foxreader.language.name_kinds import Beside, beside
from foxreader.language.stem import is_past, stem

# The numbers below were found by reading the terms of three textbooks and a standard.
_MOST = 60
"""Phrases that a book has at most."""
_LEAST = 6
"""Uses of a phrase at least."""
_LIFT = 12.0
"""How many times as often as by chance its words follow one another."""
_INSIDE = 0.6
"""From this share of its uses inside a longer phrase on, a phrase is only part of that."""
_NOUN = 0.3
"""Share of its uses after an article or the like from which a phrase is one of nouns."""
_SHORTEST = 4
"""Letters of a word in a phrase at least."""
_WORD = re.compile(r"[^\W\d_]{2,}(?:-[^\W\d_]+)*")

_Key = tuple[str, ...]
_Run = list[tuple[str, int, int]]


def phrases(reading: BookText) -> list[tuple[str, tuple[Mention, ...]]]:
    """The phrases of a text, each as it is mostly written, with its mentions; the most used
    first."""
    words = beside(reading.language)
    single: Counter[str] = Counter()
    found: dict[_Key, list[tuple[Mention, bool, str]]] = {}
    for mention, key, after, surface in _candidates(reading, words, single):
        found.setdefault(key, []).append((mention, after, surface))
    total = sum(single.values())
    kept = {key: uses for key, uses in found.items() if _belongs(key, uses, single, total)}
    longer = _inside(kept)
    chosen = [
        (key, uses)
        for key, uses in kept.items()
        if longer[key] < _INSIDE * len(uses) and sum(a for _, a, _ in uses) >= _NOUN * len(uses)
    ]
    chosen.sort(key=lambda pair: (-len(pair[1]), pair[0]))
    return [
        (
            Counter(surface for *_, surface in uses).most_common(1)[0][0],
            tuple(mention for mention, *_ in uses),
        )
        for _, uses in chosen[:_MOST]
    ]


def _candidates(
    reading: BookText, words: Beside, single: Counter[str]
) -> Iterator[tuple[Mention, _Key, bool, str]]:
    """Two and three words in a row that may be a phrase, and whether an article is before them;
    ``single`` counts the words."""
    stems: dict[str, str] = {}
    for at, part in enumerate(reading.parts):
        for run, article in _runs(part.text, words):
            for word, *_ in run:
                if word not in stems:
                    stems[word] = stem(word, reading.language)
                single[stems[word]] += 1
            for first, size in chain.from_iterable(((n, 2), (n, 3)) for n in range(len(run) - 1)):
                piece = run[first : first + size]
                if len(piece) < size or _is_past(piece, reading.language):
                    continue
                start, end = piece[0][1], piece[-1][2]
                key = tuple(stems[word] for word, *_ in piece)
                mention = Mention(at, part.unit_at(start), start, end)
                yield mention, key, article and first == 0, part.text[start:end]


def _is_past(piece: _Run, language: str) -> bool:
    return is_past(piece[-1][0], language)


def _runs(text: str, words: Beside) -> Iterator[tuple[_Run, bool]]:
    """Words in a row that carry meaning, with a space between them, and whether a word that comes
    before nouns is before them."""
    run: _Run = []
    article, last = False, ""
    for match in _WORD.finditer(text):
        word, start, end = fold(match.group()), match.start(), match.end()
        joined = bool(run) and text[run[-1][2] : start] == " "
        means = len(word) >= _SHORTEST and word not in words.stop and word not in words.determiners
        if not joined or not means:
            if run:
                yield run, article
            run, article = [], last in words.determiners
        if means:
            run.append((word, start, end))
        last = word
    if run:
        yield run, article


def _belongs(key: _Key, uses: Sequence[object], single: Mapping[str, int], total: int) -> bool:
    """Whether the words of a phrase follow one another more often than by chance."""
    if len(uses) < _LEAST or len(set(key)) < len(key):
        return False
    chance = len(key) * log(max(2, total))
    expected = sum(log(max(1, single[word])) for word in key) - chance + log(max(2, total))
    return log(len(uses)) - expected > log(_LIFT)


def _inside(kept: Mapping[_Key, Sequence[object]]) -> Counter[_Key]:
    """How often each phrase of two words is part of one of three."""
    found: Counter[_Key] = Counter()
    for key, uses in kept.items():
        if len(key) == 3:
            found[key[:2]] += len(uses)
            found[key[1:]] += len(uses)
    return found
