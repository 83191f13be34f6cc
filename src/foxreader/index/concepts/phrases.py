"""Key phrases: words and pairs of words typical of a part of a book (TF-IDF); extracts by them."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import log, sqrt

from foxreader.core.book import Book
from foxreader.core.span import Span
from foxreader.index.concepts.chapter_text import GLUED, BookText, Lexicon
from foxreader.language.detect import guess
from foxreader.language.lexicon import stop_words, with_english
from foxreader.language.script import MARKS, fold
from foxreader.language.tokenize import token_terms

Phrase = tuple[str, ...]

# The numbers below were chosen, not measured, unless they say otherwise.
_MOST = 360
"""Key phrases of a long book: their likeness is computed for all pairs, 65,000 of them."""
_LEAST = 100
"""Key phrases that even a short book may have."""
_EACH = 500
"""Tokens of text for each key phrase, between ``_LEAST`` and ``_MOST``."""
_CHANCE = 8.0
"""A pair of words is a phrase where it occurs more than this many times as often as by chance."""
_WIDE = 0.5
"""What occurs in a larger share of the blocks does not tell one from another."""
_CROWDED = 2.5
"""Uses per block from which on a phrase gains no more weight."""
_HEARD = 2_000
"""Characters of a block from which its language is guessed."""
_AT_HOME = 6
"""A block is in the language of the book where at least one word in this many is a stop word of
it."""
_COMPANY = 40
"""Words near a phrase that are compared, the commonest."""
_ONCE = 0.6
"""Factor for a phrase of one block only: it may be a topic of that place, not of the book."""
_PAIR = 1.3
"""Factor for a phrase of two words, which says more than one."""
_OFTEN = 4
"""Uses of a phrase in a text longer than ``_LONG`` at least; 2 in a shorter one."""
_LONG = 100_000
"""Characters from which a text is long."""
BREAK = "\n"
"""Separates the units of a stream."""
_OWNED = re.compile(r"['’ʼ][sS]$")
# Numerals, marks, and what Japanese writes between its nouns.
_NO_WORD = re.compile("[IVXLCDM]+|\\W*|[\u3041-\u309f].*|.*[\u3041-\u309f]")
_WORD = rf"[^\W\d_](?:[^\W\d_]|[{MARKS}])+(?:[-'’ʼ][^\W\d_]+)*"
_STOPS = r"[\n.,;:!?()\[\]—…«»“”„。，；：！？、،؛؟]"
_PIECE = re.compile(f"{_WORD}|{_STOPS}")
_PIECE_OR_RUN = re.compile(rf"(?P<glued>{GLUED.pattern})|{_WORD}|{_STOPS}")


@dataclass(frozen=True, slots=True)
class KeyPhrase:
    """A phrase by its stems, as the book writes it, with its count in each block that has it."""

    stems: Phrase
    text: str
    weight: float
    blocks: Mapping[int, int]

    @property
    def count(self) -> int:
        """How often it occurs in the text."""
        return sum(self.blocks.values())


class PhraseStems(dict[str, str]):
    """The stem of each word of a language, "" for words that carry no topic; made once each."""

    def __init__(self, language: str, names: Collection[str]) -> None:
        super().__init__({"\n": BREAK})
        self._language = language
        self._empty = with_english(language) | frozenset(names)

    def __missing__(self, word: str) -> str:
        bare = fold(_OWNED.sub("", word)).replace("'", "").replace("’", "")
        stem = ""
        if len(bare) > 1 and bare not in self._empty and not _NO_WORD.fullmatch(word):
            keys = token_terms(word, "word", self._language)
            stem = keys[0] if keys and keys[0] not in self._empty else ""
        self[word] = stem
        return stem


def words_of(text: str, known: Lexicon) -> list[str]:
    """The words of ``text``, and the marks of punctuation, which no phrase crosses."""
    if not known.counts:
        return _PIECE.findall(text)
    found: list[str] = []
    for match in _PIECE_OR_RUN.finditer(text):
        found += known.cut(match[0]) if match["glued"] else [match[0]]
    return found


@dataclass(frozen=True, slots=True)
class Stream:
    """A text as stems by blocks, "" where a word carries no topic, and how stems are written."""

    blocks: tuple[list[str], ...]
    forms: Mapping[str, str]
    characters: int
    tokens: int

    @property
    def spread(self) -> Counter[str]:
        """How many blocks have each stem."""
        return Counter(stem for keys in self.blocks for stem in dict.fromkeys(keys))

    @property
    def least(self) -> int:
        """How often a phrase must occur in the text to be one."""
        return _OFTEN if self.characters > _LONG else 2


def stream(reading: BookText, known: Lexicon, names: Collection[str]) -> Stream:
    """The stems of a text; ``names`` are folded words that are no topic of their own.

    ``known`` is the lexicon of the scripts without spaces.
    """
    stems = PhraseStems(reading.language, names)
    texts: Counter[str] = Counter()
    blocks: list[list[str]] = []
    for block in reading.blocks:
        text = reading.block_text(block)
        words = words_of(text, known)
        # A licence in another language is no theme of the book; its line breaks count the units.
        if _is_foreign(text[:_HEARD], reading.language):
            words = [word for word in words if word == BREAK]
        texts.update(words)
        blocks.append([stems[word] for word in words])
    return Stream(tuple(blocks), _forms(texts, stems), reading.characters, reading.tokens)


def _is_foreign(text: str, language: str) -> bool:
    """Whether a text is in a known language that is not ``language``."""
    own = stop_words(language)
    if not own:
        return False
    words = text.lower().split()
    # Most texts have enough stop words of the book's own language; no other is then tried.
    if _AT_HOME * sum(word in own for word in words) >= len(words):
        return False
    return guess(text) not in ("", language)


def key_phrases(text: Stream) -> list[KeyPhrase]:
    """The key phrases of a text, the weightiest first."""
    single: dict[str, dict[int, int]] = {}
    pairs: dict[Phrase, dict[int, int]] = {}
    for at, keys in enumerate(text.blocks):
        for stem, count in Counter(keys).items():
            single.setdefault(stem, {})[at] = count
        for pair, count in Counter(pairwise(keys)).items():
            if pair[0] > BREAK and pair[1] > BREAK and pair[0] != pair[1]:
                pairs.setdefault(pair, {})[at] = count
    for empty in ("", BREAK):
        single.pop(empty, None)
    found = [*_paired(text, single, pairs), *_alone(text, single)]
    found = [p for p in found if len(p.blocks) <= _WIDE * len(text.blocks) + 2]
    found.sort(key=lambda phrase: (-phrase.weight, phrase.stems))
    return _without_parts(found, min(_MOST, max(_LEAST, text.tokens // _EACH)))


def company(text: Stream, phrases: Sequence[KeyPhrase]) -> list[Counter[str]]:
    """For each phrase the words of other key phrases in the same sentences."""
    telling = {stem for phrase in phrases for stem in phrase.stems}
    near: dict[str, Counter[str]] = {stem: Counter() for stem in sorted(telling)}
    for sentence in _sentences(text, telling):
        for stem in dict.fromkeys(sentence) if len(sentence) > 1 else ():
            near[stem].update(sentence)
    return [_nearest(sum((near[stem] for stem in p.stems), Counter())) for p in phrases]


def _sentences(text: Stream, telling: Collection[str]) -> Iterator[list[str]]:
    """The ``telling`` words of each sentence that has any."""
    for keys in text.blocks:
        sentence: list[str] = []
        for key in keys:
            if key in telling:
                sentence.append(key)
            elif key == BREAK and sentence:
                yield sentence
                sentence = []


def _nearest(near: Counter[str]) -> Counter[str]:
    """The commonest of ``near``, by frequency and then by letters."""
    return Counter(dict(sorted(near.items(), key=lambda pair: (-pair[1], pair[0]))[:_COMPANY]))


def _paired(
    text: Stream, single: Mapping[str, Mapping[int, int]], pairs: Mapping[Phrase, Mapping[int, int]]
) -> Iterator[KeyPhrase]:
    sums = {stem: sum(where.values()) for stem, where in single.items()}
    total = sum(sums.values())
    for (first, second), where in pairs.items():
        count = sum(where.values())
        if count >= text.least and count > _CHANCE * sums[first] * sums[second] / total:
            yield _phrase((first, second), where, text)


def _alone(text: Stream, single: Mapping[str, Mapping[int, int]]) -> Iterator[KeyPhrase]:
    for stem, where in single.items():
        if sum(where.values()) >= text.least:
            yield _phrase((stem,), where, text)


def _phrase(stems: Phrase, where: Mapping[int, int], text: Stream) -> KeyPhrase:
    count = sum(where.values())
    rarity = log((1 + len(text.blocks)) / (1 + len(where))) + 0.1
    # Many uses in few blocks are a topic there; the same spread out are only a rare word.
    crowding = min(_CROWDED, count / len(where))
    weight = (1 + log(count)) * rarity * crowding * (_PAIR if len(stems) > 1 else 1.0)
    if len(where) == 1:
        weight *= _ONCE
    return KeyPhrase(stems, " ".join(text.forms[stem] for stem in stems), weight, where)


def _without_parts(found: Sequence[KeyPhrase], most: int) -> list[KeyPhrase]:
    """The first ``most`` phrases, without words that mostly occur in a chosen pair."""
    chosen: list[KeyPhrase] = []
    inside: Counter[str] = Counter()
    for phrase in found:
        if len(chosen) >= most:
            break
        if len(phrase.stems) == 1 and 2 * inside[phrase.stems[0]] > phrase.count:
            continue
        if len(phrase.stems) == 2:
            for stem in phrase.stems:
                inside[stem] += phrase.count
        chosen.append(phrase)
    return chosen


def _forms(texts: Mapping[str, int], stems: PhraseStems) -> dict[str, str]:
    """How each stem is mostly written; small where the text ever writes it so."""
    counts: dict[str, Counter[str]] = {}
    for word, count in texts.items():
        if stems[word] > BREAK:
            small = word.lower()
            counts.setdefault(stems[word], Counter())[small if small in texts else word] += count
    return {
        stem: min(written, key=lambda word: (-written[word], word))
        for stem, written in counts.items()
    }


# A segment in two or three of its own sentences

# The numbers below were chosen, not measured, unless they say otherwise.
MOST_UNITS = 3
"""Units that represent a segment: a model picks segments by them (``benchmarks.picks
--extracts``)."""
_SHORT = 40
"""Bytes of UTF-8 of such a unit at least: 40 letters of English, 13 characters of Chinese."""
_LONGEST_UNIT = 320
"""Characters of such a unit at most."""
_EARLY = 1.35
"""Factor for the first tenth of a segment, where texts say what they are about."""
_SEEN = 0.35
"""Factor for a word for each unit chosen already that has it."""
_WHOLE = re.compile(r"[.!?…。！？؟।][\"'”’»」』)\]]*$")
_WORD_OF_UNIT = re.compile(r"[^\W\d_]+")
_NOTHING = Lexicon({})


def extract(book: Book, units: Sequence[Span], stems: PhraseStems) -> tuple[Span, ...]:
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
    left = [at for at, text in enumerate(texts) if _is_readable(text)]
    chosen: list[int] = []
    said: Counter[str] = Counter()
    while left and len(chosen) < MOST_UNITS:
        best = max(left, key=lambda at: (_value(bags[at], frequent, said, at, len(units)), -at))
        chosen.append(best)
        said.update(bags[best].keys())
        left = [at for at in left if texts[at] != texts[best]]
    return tuple(units[at] for at in sorted(chosen) or range(min(1, len(units))))


def _bag(text: str, stems: PhraseStems) -> Counter[str]:
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
    if not len(text.encode("utf-8", "surrogatepass")) >= _SHORT or len(text) > _LONGEST_UNIT:
        return False
    if not _WHOLE.search(text) or text.lstrip("\"'“‘«„([—– ")[:1].islower():
        return False
    words = _WORD_OF_UNIT.findall(text)
    capital = sum(word[0].isupper() for word in words)
    return len(words) > 0 and 2 * capital <= len(words) + 1
