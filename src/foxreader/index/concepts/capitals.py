"""Names in scripts with capitals: the words a text writes with a capital inside its sentences."""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import lru_cache

from foxreader.index.concepts.chapter_text import BookText, Mention
from foxreader.language.fold import fold
from foxreader.language.lexicon import every_language
from foxreader.language.names import Titles, before_nouns, exclamations, titles
from foxreader.language.numbers import names_dates
from foxreader.language.stop_words import with_english

# How a text writes its words: each run of capitals, and how often a word has small letters
#
# That shows what is a name and what only begins a sentence.

Name = tuple[str, ...]
_Piece = tuple[int, int, Name]
_Pieces = tuple[_Piece, ...]

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


@dataclass(slots=True)
class Spelling:
    """How a book writes one word: with a capital ``inside`` sentences or at their ``opening``.

    ``numbered`` and ``articled`` count the capitals with a number after or an article before.
    """

    inside: int = 0
    opening: int = 0
    numbered: int = 0
    articled: int = 0


@dataclass(frozen=True, slots=True)
class Sighting:
    """A run of words with capitals: the part and unit it is in, and its offsets in the part."""

    words: Name
    part: int
    unit: int
    start: int
    end: int
    opening: bool


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

    def is_name(self, word: str) -> bool:
        """Whether the book always writes ``word`` as a name."""
        how = self.spelling.get(word)
        if how is None or how.inside < 2 or len(word) < (3 if self.large else 2):
            return False
        if how.inside < _SURE * self.small[word.lower()] or self.is_empty(word):
            return False
        if how.numbered >= _MOSTLY * (how.inside + how.opening):
            return False
        return not self.large or self._stands_alone(how)

    def is_empty(self, word: str) -> bool:
        """Whether no name begins or ends with ``word``."""
        bare = fold(word.split("'", maxsplit=1)[0].split("’", maxsplit=1)[0].rstrip("."))
        return len(bare) < 2 or bare in self.stop or bool(_ROMAN.fullmatch(word))

    def _stands_alone(self, how: Spelling) -> bool:
        """Where all nouns have capitals, names are those used without an article."""
        return 8 * how.articled <= how.inside and 5 * how.opening >= how.inside


def _take_census(reading: BookText) -> Census:
    """Count every run of capitals and every word of ``reading``."""
    stop = with_english(reading.language) | exclamations(reading.language)
    census = Census(stop=stop, titles=titles(reading.language))
    articles = before_nouns(reading.language)
    written: Counter[str] = Counter()
    for part in reading.parts:
        written.update(part.text.split())
    total = sum(written.values())
    forms = _forms(written)
    census.small = Counter({word: n for word, n in forms.items() if word[0].islower()})
    read: dict[str, _Pieces] = {}
    for at, part in enumerate(reading.parts):
        for start, end, run in _runs(part.text, forms, read, census.titles):
            opening = _is_opening(part.text, start)
            _spell(census, run, opening, part.text, start, end, articles)
            census.sightings.append(Sighting(run, at, part.unit_at(start), start, end, opening))
    inside = sum(how.inside for how in census.spelling.values())
    census.large = bool(articles) and 8 * inside > total
    return census


def _forms(written: Counter[str]) -> Counter[str]:
    """The words among the pieces between spaces; paths and code (a/b, x.y) are none."""
    forms: Counter[str] = Counter()
    for token, count in written.items():
        match = _TOKEN.fullmatch(token)
        if match:
            forms[_OWNED.sub("", match[1])] += count
    return forms


def _runs(
    text: str, forms: Counter[str], read: dict[str, _Pieces], known: Titles
) -> Iterator[_Piece]:
    """The runs of capitals of ``text`` as (start, end, words); ``read`` keeps those met before."""
    for match in _pattern().finditer(text):
        run, start = match.group(), match.start()
        if run not in read:
            read[run] = tuple(_pieces(run, forms, known))
        for offset, end, words in read[run]:
            yield start + offset, start + end, words


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


def _spell(
    census: Census,
    run: Name,
    opening: bool,
    text: str,
    start: int,
    end: int,
    articles: frozenset[str],
) -> None:
    for at, word in enumerate(run):
        how = census.spelling.setdefault(word, Spelling())
        if opening and at == 0:
            how.opening += 1
        else:
            how.inside += 1
    last = census.spelling[run[-1]]
    if text[end : end + 2].lstrip()[:1].isdigit():
        last.numbered += 1
    if articles and not opening:
        before = text[max(0, start - 12) : start].split()
        last.articled += bool(before) and fold(before[-1]) in articles


@lru_cache(maxsize=1)
def _pattern() -> re.Pattern[str]:
    """Words with a capital, one after another; titles and initials may have their stop."""
    capital = f"[{_capitals()}]"
    word = rf"{capital}[^\W\d_]*(?:[-'’ʼ][^\W\d_]+)*"
    known = every_language().names
    short = rf"(?:{'|'.join(sorted(known.abbreviations, key=len, reverse=True))}|{capital})\."
    one = rf"(?:{short}|{word})"
    between = rf"[ \u00a0\u202f](?:(?:{known.particles})[ \u00a0])?"
    return re.compile(rf"(?<![\w'’-]){one}(?:{between}{one})*")


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
            found.setdefault(name, []).append(_mention(reading, sighting, name))
    return found, census


def _mention(reading: BookText, sighting: Sighting, name: Name) -> Mention:
    """Where ``name`` stands in a run of capitals that may have words before or after it."""
    start, end = sighting.start, sighting.end
    if len(name) < len(sighting.words):
        run = reading.parts[sighting.part].text[start:end].lower()
        first = max(0, run.find(name[0].lower()))
        last = run.find(name[-1].lower(), first)
        start, end = start + first, start + (last + len(name[-1]) if last >= 0 else len(run))
    return Mention(sighting.part, sighting.unit, start, end)


def _inside_runs(census: Census) -> set[Name]:
    """The runs of several words that occur inside a sentence more than once."""
    counts = Counter(s.words for s in census.sightings if not s.opening and len(s.words) > 1)
    return {run for run, count in counts.items() if count > 1}


def _settled(sighting: Sighting, known: set[Name], census: Census, language: str) -> Name:
    """The name in a run of capitals, without what only begins the sentence; or nothing."""
    words = _without_ends(sighting.words, census)
    if words and _is_short(words[-1]):
        return ()
    if sighting.opening and words and words == sighting.words and words not in known:
        lone = len(words) == 1 or not _may_begin(words[0], census)
        words = words if not lone or census.is_name(words[0]) else words[1:]
        words = _without_ends(words, census)
    if len(words) == 1:
        lone = not names_dates(words[0], language) and census.is_name(words[0])
        lone = lone and not (census.large and census.titles.has(words[0]))
        return words if lone else ()
    if any(map(census.is_name, words)) or (words in known and not census.large):
        return words
    return ()


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
