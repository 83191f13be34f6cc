"""Names in scripts with capitals: the words a text writes with a capital inside its sentences."""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import NamedTuple

from foxreader.index.concepts.chapter_text import BookText, Mention
from foxreader.language.lexicon import every_language, with_english
from foxreader.language.names import (
    Beside,
    Titles,
    before_nouns,
    beside,
    exclamations,
    never_names,
    titles,
)
from foxreader.language.numbers import names_dates
from foxreader.language.script import fold
from foxreader.language.tokenize import is_past

# How a text writes its words: each run of capitals, and how often a word has small letters
#
# That shows what is a name and what only begins a sentence.

Name = tuple[str, ...]
_Piece = tuple[int, int, Name]

# The numbers below were chosen, not measured, unless they say otherwise.
_LONGEST = 4
"""Words of a name at most; a longer run of capitals is a title or a heading."""
_OPENS = ".!?:…—–\"“”„‘’'«»‹›(\\[{<*•|/\n"
_ROMAN = re.compile(r"[IVXLCDM]+")
_TOKEN = re.compile(r"[^\w/]*([^\W\d_]+(?:[-'’ʼ][^\W\d_]+)*)[^\w/]*")
_OWNED = re.compile(r"['’ʼ](?:s|S)?$")
_LAST_CASED = 0x2E00
"""Code points from here on have no capitals of a living script, only full-width and Cherokee
ones."""
_NO_TITLES = Titles(frozenset(), frozenset(), frozenset())
_SURE = 3.0
"""A word is a name where it has a capital inside sentences at least this many times as often as
it has none."""
_MOSTLY = 0.5
"""From this share of uses with a number after it on, a capitalised word is a label (Figure 3),
not a name."""

# Those for languages that write all nouns with a capital were found by reading which words of 98
# German novels were taken for names.
_INSIDE = 0.25
"""Share of its uses inside sentences that a name has at least."""
_TITLED = 0.1
"""Share of its uses after a title from which a word is a name."""
_SIGNED = 0.12
"""Share of its uses that stand as the names of people do from which a word may be a name."""
_DESCRIBED = 0.45
"""Share of its uses after an article or an adjective up to which it may be."""
_PLACED = 0.3
"""Share of its uses after a preposition of place from which a word may be a place's name."""
_BARE = 0.15
"""Share of its uses after an article or an adjective up to which it may be."""
_PIECE = re.compile(r"[^\W\d_]+(?:[-'’][^\W\d_]+)*|[.,;:!?…—–\"“”„‘«»()]")
_CALLS = ",!?"
_SHORTEST = 3
"""Letters of an adjective at least."""


@dataclass(slots=True)
class Spelling:
    """How a book writes one word: with a capital ``inside`` sentences or at their ``opening``.

    ``numbered`` counts the capitals with a number after. Where all nouns have capitals,
    ``described`` counts those with an article or an adjective before, ``titled`` those with a
    title, ``placed`` those with a preposition of place, and ``signed`` those that stand as the
    names of people do.
    """

    inside: int = 0
    opening: int = 0
    numbered: int = 0
    described: int = 0
    titled: int = 0
    placed: int = 0
    signed: int = 0


@dataclass(frozen=True, slots=True)
class Sighting:
    """A run of words with capitals, written ``text``, and its places: the part and the offset in
    it. A text has few runs and many places, so each run is read once."""

    words: Name
    text: str
    opening: bool
    places: Sequence[tuple[int, int]]


@dataclass(slots=True)
class Census:
    """All runs of capitals of a text, how each word is written, and how often in small letters."""

    sightings: list[Sighting] = field(default_factory=list)
    spelling: dict[str, Spelling] = field(default_factory=dict)
    small: Counter[str] = field(default_factory=Counter)
    stop: frozenset[str] = frozenset()
    titles: Titles = _NO_TITLES
    large: bool = False
    """Whether the language writes every noun with a capital."""
    given: frozenset[str] = frozenset()
    _names: dict[str, bool] = field(default_factory=dict)
    _empty: dict[str, bool] = field(default_factory=dict)

    def is_name(self, word: str) -> bool:
        """Whether the book always writes ``word`` as a name."""
        if (known := self._names.get(word)) is None:
            known = self._names[word] = self._is_name(word)
        return known

    def _is_name(self, word: str) -> bool:
        how = self.spelling.get(word)
        if how is None or how.inside < 2 or len(word) < (3 if self.large else 2):
            return False
        if how.inside < _SURE * self.small[word.lower()] or self.is_empty(word):
            return False
        if how.numbered >= _MOSTLY * (how.inside + how.opening):
            return False
        return not self.large or self._stands_as_name(word, how) or self._is_genitive(word)

    def is_empty(self, word: str) -> bool:
        """Whether no name begins or ends with ``word``."""
        if (known := self._empty.get(word)) is None:
            known = self._empty[word] = self._is_empty(word)
        return known

    def _is_empty(self, word: str) -> bool:
        bare = fold(word.split("'", maxsplit=1)[0].split("’", maxsplit=1)[0].rstrip("."))
        return len(bare) < 2 or bare in self.stop or bool(_ROMAN.fullmatch(word))

    def _stands_as_name(self, word: str, how: Spelling) -> bool:
        """Where all nouns have capitals, names are those that mostly stand beside verbs of speech,
        after titles or in an address, and seldom after an article or an adjective."""
        uses = how.inside + how.opening
        if how.inside < _INSIDE * uses:
            return False
        if how.titled >= max(2, _TITLED * uses) or fold(word) in self.given:
            return True
        signs = how.titled + how.signed
        if signs >= max(2, _SIGNED * uses) and how.described <= min(_DESCRIBED * uses, 2 * signs):
            return True
        return how.placed >= _PLACED * uses and how.described <= _BARE * uses

    def _is_genitive(self, word: str) -> bool:
        """Whether it is the genitive of a name."""
        bare = word[:-1] if word.endswith("s") else ""
        how = self.spelling.get(bare)
        return how is not None and not self.is_empty(bare) and self._stands_as_name(bare, how)


def _take_census(reading: BookText) -> Census:
    """Count every run of capitals and every word of ``reading``."""
    stop = with_english(reading.language) | exclamations(reading.language)
    census = Census(stop=stop, titles=titles(reading.language))
    written: Counter[str] = Counter()
    for part in reading.parts:
        written.update(part.text.split())
    total = sum(written.values())
    forms = _forms(written)
    census.small = Counter({word: n for word, n in forms.items() if word[0].islower()})
    for seen, places in _runs(reading).items():
        _see(census, seen, tuple(_pieces(seen.run, forms, census.titles)), places)
    inside = sum(how.inside for how in census.spelling.values())
    census.large = bool(before_nouns(reading.language)) and 8 * inside > total
    if census.large:
        census.stop |= never_names(reading.language)
        census.given = beside(reading.language).given
        _read_beside(census, reading)
    return census


class _BesideCapitals:
    """What the words and marks beside a capital are, each told once."""

    def __init__(self, language: str) -> None:
        self._language, self._words = language, beside(language)
        self._nouns = before_nouns(language)
        self._told: dict[str, frozenset[str]] = {"": frozenset(("opens",))}

    def told(self, piece: str) -> frozenset[str]:
        """What a piece is."""
        if piece not in self._told:
            self._told[piece] = frozenset(self._of(piece, fold(piece), self._words))
        return self._told[piece]

    def _of(self, piece: str, folded: str, words: Beside) -> Iterator[str]:
        if not piece[0].isalpha():
            yield from ("calls",) if piece in _CALLS else ()
            yield from ("opens",) if piece != "," else ()
        elif piece[0].isupper():
            yield from ("title",) if words.titles.has(piece) else ("noun",)
        else:
            yield from self._small(folded, words)

    def _small(self, folded: str, words: Beside) -> Iterator[str]:
        if folded in words.locatives:
            yield "place"
        if folded in words.speaking:
            yield "speaks"
        elif folded in self._nouns or (
            len(folded) > _SHORTEST
            and folded.endswith(words.adjective_endings)
            and folded not in words.stop
            and not is_past(folded, self._language)
        ):
            yield "describes"
        elif is_past(folded, self._language):
            yield "acts"


def _read_beside(census: Census, reading: BookText) -> None:
    """Count what stands beside the capitals of a text that writes all nouns with one."""
    pieces = _BesideCapitals(reading.language)
    for part in reading.parts:
        for line in part.text.split("\n"):
            found = ["", *_PIECE.findall(line), "", ""]
            told = [pieces.told(piece) for piece in found]
            for at, word in enumerate(found[1:-2], 1):
                if word in census.spelling:
                    _sign(census, word, told[at - 1], told[at + 1])


def _sign(census: Census, word: str, before: frozenset[str], after: frozenset[str]) -> None:
    how = census.spelling[word]
    described = "describes" in before
    how.described += described
    how.titled += "title" in before
    how.placed += "place" in before
    speaks = "speaks" in before | after
    acts = "acts" in after and not described
    called = "calls" in after and (not before or "opens" in before)
    how.signed += speaks or acts or called
    bare = census.spelling.get(word[:-1]) if word.endswith("s") else None
    if bare is not None and "noun" in after and not described:
        bare.signed += 1  # Hradschecks Haus


def _forms(written: Counter[str]) -> Counter[str]:
    """The words among the pieces between spaces; paths and code (a/b, x.y) are none."""
    forms: Counter[str] = Counter()
    for token, count in written.items():
        match = _TOKEN.fullmatch(token)
        if match:
            forms[_OWNED.sub("", match[1])] += count
    return forms


class _Written(NamedTuple):
    """A run of capitals as it is written; whether a sentence or a speech may begin with it, where a
    capital marks no name; whether a number follows."""

    run: str
    opening: bool
    numbered: bool


def _runs(reading: BookText) -> dict[_Written, list[tuple[int, int]]]:
    """The runs of capitals, and the part and the offset of each place."""
    found: dict[_Written, list[tuple[int, int]]] = {}
    for at, part in enumerate(reading.parts):
        text = part.text
        for match in _pattern().finditer(text):
            start, end = match.span()
            numbered = text[end : end + 2].lstrip()[:1].isdigit()
            written = _Written(match.group(), _is_opening(text, start), numbered)
            found.setdefault(written, []).append((at, start))
    return found


def _pieces(run: str, forms: Counter[str], known: Titles) -> Iterator[_Piece]:
    start = 0
    for piece in _apart(run, known):
        words = tuple(_clean(word, forms) for word in piece.split())
        if len(words) <= _LONGEST:
            yield start, start + len(piece), words
        start += len(piece) + 1


def _apart(run: str, known: Titles) -> Iterator[str]:
    """A run of capitals cut before a title inside it: in Nantucket Mrs. Hussey, two names."""
    words = run.split(" ")
    first = 0
    for at in range(1, len(words) - 1):
        if known.has(words[at]) and not known.has(words[at - 1]):
            yield " ".join(words[first:at])
            first = at
    yield " ".join(words[first:])


def _clean(word: str, forms: Counter[str]) -> str:
    """A word without its genitive; one in capitals (AHAB) as the text writes it elsewhere."""
    word = _OWNED.sub("", word)
    if word.isupper() and len(word) > 1:
        # A manual has SMTP and smtp, and never Smtp.
        name = word.capitalize()
        return name if forms[name] or (forms[word.lower()] > forms[word]) else word
    return word


def _is_opening(text: str, start: int) -> bool:
    """Whether a sentence or a speech may begin at ``start``, where a capital marks no name."""
    before = text[max(0, start - 2) : start].rstrip(" \u00a0\u202f")
    return not before or before[-1] in _OPENS


def _see(
    census: Census, written: _Written, pieces: Sequence[_Piece], places: Sequence[tuple[int, int]]
) -> None:
    """Count the pieces of a run at all its places."""
    run, whole = written.run, len(written.run)
    for start, end, words in pieces:
        opening = _is_opening(run, start) if start else written.opening
        _spell(census, words, len(places), opening, numbered=end == whole and written.numbered)
        shifted = [(part, at + start) for part, at in places] if start else places
        census.sightings.append(Sighting(words, run[start:end], opening, shifted))


def _spell(census: Census, run: Name, count: int, opening: bool, *, numbered: bool) -> None:
    for at, word in enumerate(run):
        how = census.spelling.setdefault(word, Spelling())
        if opening and at == 0:
            how.opening += count
        else:
            how.inside += count
    if numbered:
        census.spelling[run[-1]].numbered += count


@lru_cache(maxsize=1)
def _pattern() -> re.Pattern[str]:
    """Words with a capital, one after another; titles and initials may have their stop."""
    capitals, known = _capitals(), every_language().names
    rest = r"[^\W\d_]*(?:[-'’ʼ][^\W\d_]+)*"
    abbreviations = sorted(known.abbreviations, key=len, reverse=True)
    one = rf"(?:(?:{'|'.join(abbreviations)}|[{capitals}])\.|[{capitals}]{rest})"
    between = rf"[ \u00a0\u202f](?:(?:{known.particles})[ \u00a0])?"
    # A pattern that begins with a class of letters is looked for twice as fast: what may not be
    # before the first letter, and what it begins, comes after it.
    begun = "".join(sorted({word[0] for word in abbreviations}))
    short = "|".join(f"(?<={word[0]}){word[1:]}" for word in abbreviations)
    tail = rf"(?:(?:{short}|(?<=[{capitals}]))\.|(?<=[{capitals}]){rest})"
    return re.compile(rf"[{capitals}{begun}](?<![\w'’-][\s\S]){tail}(?:{between}{one})*")


def _capitals() -> str:
    """The capital letters of all scripts, as ranges of a character class."""
    codes = [c for c in range(_LAST_CASED) if unicodedata.category(chr(c)) in ("Lu", "Lt")]
    ranges: list[list[int]] = []
    for code in codes:
        if ranges and code == ranges[-1][1] + 1:
            ranges[-1][1] = code
        else:
            ranges.append([code, code])
    return "".join(f"{chr(a)}-{chr(b)}" for a, b in ranges)


# Names


def names(reading: BookText) -> tuple[dict[Name, list[Mention]], Census]:
    """The names of a text as it spells them: where each is mentioned, in order."""
    census = _take_census(reading)
    known = _inside_runs(census)
    found: dict[Name, list[Mention]] = {}
    for sighting in census.sightings:
        name = _settled(sighting, known, census, reading.language)
        if name:
            found.setdefault(name, []).extend(_mentions(reading, sighting, name))
    for mentions in found.values():
        mentions.sort()
    return dict(sorted(found.items(), key=lambda pair: pair[1][0])), census


def _mentions(reading: BookText, sighting: Sighting, name: Name) -> Iterator[Mention]:
    """Where ``name`` stands in a run of capitals that may have words before or after it."""
    first, end = 0, len(sighting.text)
    if len(name) < len(sighting.words):
        run = sighting.text.lower()
        first = max(0, run.find(name[0].lower()))
        last = run.find(name[-1].lower(), first)
        end = last + len(name[-1]) if last >= 0 else len(run)
    for part, at in sighting.places:
        yield Mention(part, reading.parts[part].unit_at(at), at + first, at + end)


def _inside_runs(census: Census) -> set[Name]:
    """The runs of several words that occur inside a sentence more than once."""
    counts: Counter[Name] = Counter()
    for one in census.sightings:
        if not one.opening and len(one.words) > 1:
            counts[one.words] += len(one.places)
    return {run for run, count in counts.items() if count > 1}


def _settled(sighting: Sighting, known: set[Name], census: Census, language: str) -> Name:
    """The name in a run of capitals, without what only begins the sentence; or nothing."""
    words = _without_ends(sighting.words, census)
    if not words or _is_short(words[-1]):
        return ()
    if sighting.opening and words == sighting.words and words not in known:
        words = _without_opening(words, census)
    if len(words) == 1:
        named = _is_alone(words[0], census, language)
    else:
        named = any(map(census.is_name, words)) or (words in known and not census.large)
    return words if named else ()


def _without_opening(words: Name, census: Census) -> Name:
    """``words``, which begin a sentence, without a first one that is no name."""
    lone = len(words) == 1 or not _may_begin(words[0], census)
    return _without_ends(words[lone and not census.is_name(words[0]) :], census)


def _is_alone(word: str, census: Census, language: str) -> bool:
    """Whether a word by itself is a name."""
    if names_dates(word, language) or not census.is_name(word):
        return False
    return not (census.large and census.titles.has(word))


def _may_begin(word: str, census: Census) -> bool:
    """Whether a word begins names inside sentences too, as titles do."""
    how = census.spelling[word]
    return census.titles.has(word) or 2 * how.inside > how.opening


def _without_ends(words: Name, census: Census) -> Name:
    """``words`` without stop words and numerals at their ends."""
    first, after = 0, len(words)
    while first < after and _is_loose(words[first], census) and not _is_short(words[first]):
        first += 1
    while after > first and _is_loose(words[after - 1], census):
        if census.large and after - first > 1 and census.titles.has(words[after - 2]):
            break
        after -= 1
    return words[first:after]


def _is_loose(word: str, census: Census) -> bool:
    """Whether ``word`` is no part of a name: most are not where all nouns have capitals."""
    if not census.large or census.titles.has(word):
        return census.is_empty(word)
    return not census.is_name(word)


def _is_short(word: str) -> bool:
    """Whether it is an initial, as in J. Gatsby."""
    return len(word) == 2 and word[1] == "."
