"""A segment in two or three of its own sentences, without a model."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from math import log, sqrt

from foxreader.core.book import Book
from foxreader.core.span import Span
from foxreader.index.concepts.cjk_words import Lexicon
from foxreader.index.concepts.phrases import BREAK, Stems, words_of

# The numbers below were chosen, not measured, unless they say otherwise.
MOST = 3
"""Units that represent a segment: a model picks segments by them (``benchmarks.picks
--extracts``)."""
_SHORT = 40
"""Bytes of UTF-8 of such a unit at least: 40 letters of English, 13 characters of Chinese."""
_LONG = 320
"""Characters of such a unit at most."""
_EARLY = 1.35
"""Factor for the first tenth of a segment, where texts say what they are about."""
_SEEN = 0.35
"""Factor for a word for each unit chosen already that has it."""
_WHOLE = re.compile(r"[.!?…。！？؟।][\"'”’»」』)\]]*$")
_WORD = re.compile(r"[^\W\d_]+")
_NOTHING = Lexicon({})


def extract(book: Book, units: Sequence[Span], stems: Stems) -> tuple[Span, ...]:
    """The units of one segment that represent it, in reading order.

    Chosen by the words frequent in the segment, by place, and by what the units chosen before
    say already. Nothing outside ``units`` counts, so that text past a limit has no influence.
    """
    texts = [book.text_at(unit) for unit in units]
    bags = [_bag(text, stems) for text in texts]
    frequent: Counter[str] = Counter()
    # A refrain counts once.
    for bag in dict(zip(texts, bags, strict=True)).values():
        frequent.update(bag)
    readable = [at for at, text in enumerate(texts) if _is_readable(text)]
    chosen: list[int] = []
    said: Counter[str] = Counter()
    while len(chosen) < MOST:
        said_so = {texts[at] for at in chosen}
        left = [at for at in readable if texts[at] not in said_so]
        if not left:
            break
        best = max(left, key=lambda at: (_value(bags[at], frequent, said, at, len(units)), -at))
        chosen.append(best)
        said.update(bags[best].keys())
    return tuple(units[at] for at in sorted(chosen) or range(min(1, len(units))))


def _bag(text: str, stems: Stems) -> Counter[str]:
    found = (stems[word] for word in words_of(text, _NOTHING))
    return Counter(stem for stem in found if stem > BREAK)


def _value(
    bag: Counter[str], frequent: Counter[str], said: Counter[str], at: int, units: int
) -> float:
    """How typical a unit is of its segment: the weight of its frequent words, by length."""
    gain = sum(
        log(frequent[stem]) * (1 + log(count)) * _SEEN ** said[stem]
        for stem, count in bag.items()
        if frequent[stem] > 1
    )
    early = _EARLY if at < max(4, units // 10) else 1.0
    return early * gain / sqrt(4 + len(bag))


def _is_readable(text: str) -> bool:
    """Whether a unit reads as a sentence: no heading, list of names or fragment."""
    if not len(text.encode("utf-8", "surrogatepass")) >= _SHORT or len(text) > _LONG:
        return False
    if not _WHOLE.search(text) or text.lstrip("\"'“‘«„([—– ")[:1].islower():
        return False
    words = _WORD.findall(text)
    capital = sum(word[0].isupper() for word in words)
    return len(words) > 0 and 2 * capital <= len(words) + 1
