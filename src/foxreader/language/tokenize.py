"""Splits text of any script into index terms and stems. Stored text is never changed by it.

*Unspaced text* is text in a script that puts no spaces between words. A piece of it without any
other character in between is called a run; its terms are pairs (or triples) of characters.
"""

from __future__ import annotations

import re
import threading
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import chain
from string import punctuation
from typing import Literal

import Stemmer

from foxreader.language.lexicon import FALLBACK, codes, every_language, language
from foxreader.language.lexicon import language as lexicon_of
from foxreader.language.script import NO_WIDTH, fold

# Stems: one form for all forms of a word, so that "whales" finds "whale"; for the index only

_MIN_STEM = 3
"""Letters that the light rules leave at least: a shorter stem would be shared by unrelated words.
Chosen, not measured."""
_LATIN = re.compile("[a-z]")


@lru_cache(maxsize=100_000)
def stem(word: str, code: str) -> str:
    """The stem of a folded ``word`` in a text of language ``code``.

    A word in a script of another language is stemmed by the rules of that language.
    """
    script = "" if word.isascii() else _script_of(word)
    if script:
        return _rule(code if language(code).script == script else _owner(script))(word)
    if not _LATIN.search(word) or language(code).script:
        return word
    return _rule(code)(word)


def is_past(word: str, code: str) -> bool:
    """Whether ``word`` may be a verb in the past, judged by its form."""
    stems = (language(code) if code in codes() else language(FALLBACK)).stems
    return word.endswith(stems.past_endings) or word in stems.irregular


def _script_of(word: str) -> str:
    """The script of a word among those of the languages with stemmers; "" for any other."""
    return next((script for script, letters in _scripts() if letters.search(word)), "")


@cache
def _scripts() -> tuple[tuple[str, re.Pattern[str]], ...]:
    found = dict.fromkeys(one.script for one in map(language, codes()) if one.stems.stemmer)
    return tuple((script, re.compile(f"[{script}]")) for script in found if script)


@cache
def _owner(script: str) -> str:
    """The language whose rules are used for a script that the text's language does not have."""
    return next(code for code in codes() if language(code).script == script)


@cache
def _rule(code: str) -> Callable[[str], str]:
    """The function that stems folded words of a language."""
    stems = language(code).stems
    if not stems.stemmer:
        return lambda word: word
    irregular = stems.irregular
    if stems.stemmer == "light":
        endings = tuple(sorted(stems.endings, key=len, reverse=True))
        return lambda word: _strip(irregular.get(word, word), endings)
    algorithm = stems.algorithm
    # The rules leave nothing of a word that is only an ending; then the word is its own stem.
    return lambda word: _snowball.of(algorithm).stemWord(irregular.get(word, word)) or word


def _strip(word: str, endings: tuple[str, ...]) -> str:
    """``word`` without the first of ``endings`` that leaves a stem long enough."""
    for ending in endings:
        if word.endswith(ending) and len(word) - len(ending) >= _MIN_STEM:
            return word[: -len(ending)]
    return word


class _Snowball(threading.local):
    """Stemmers for each thread, because a stemmer must not be used by two threads at once."""

    def __init__(self) -> None:
        self._made: dict[str, Stemmer.Stemmer] = {}

    def of(self, algorithm: str) -> Stemmer.Stemmer:
        """The stemmer for an algorithm. Its cache is off, because :func:`stem` has its own."""
        if algorithm not in self._made:
            self._made[algorithm] = Stemmer.Stemmer(algorithm, 0)
        return self._made[algorithm]


_snowball = _Snowball()


# Scripts without spaces between words, and Hangul, which attaches particles to words: a term is
# two characters. For Thai, Lao, Khmer and Burmese it is three, which finds more.
_PAIRS = (
    "\u2e80-\u2fdf\u3005-\u3007\u3041-\u3096\u3099-\u309f\u30a1-\u30fa\u30fc-\u30ff\u31f0-\u31ff"
    "\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\uff66-\uff9f\u1100-\u11ff\uac00-\ud7af"
    "\U00020000-\U0003ffff"
)
_TRIPLES = "\u0e00-\u0e4e\u0e80-\u0ece\u1000-\u109f\u1780-\u17dd"
# Marks that belong to a word although Python does not count them as letters, and marks of no
# width.
_MARKS = (
    "\u00ad\u200b-\u200d\u2060\ufeff\u0300-\u036f\u0483-\u0487\u0591-\u05bd\u05bf\u05c1\u05c2"
    "\u05c4\u05c5\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e8\u06ea-\u06ed"
    "\u0900-\u0963\u0966-\u0dff\u0f00-\u0fff"
)
_LETTER = rf"[^\W_{_PAIRS}{_TRIPLES}]+|[{_MARKS}]+"
"""A pattern for letters of scripts that put spaces between words."""
WORD = rf"[^\W\d_]+(?:[{_MARKS}]+[^\W\d_]*)*"
"""A pattern for words of letters in any script, without apostrophes and hyphens."""
_TOKEN = re.compile(
    rf"(?P<pairs>[{_PAIRS}]+)|(?P<triples>[{_TRIPLES}]+)"
    rf"|(?P<word>(?:{_LETTER})+(?:['’ʼ](?:{_LETTER})+)*)"
)
_APOSTROPHE = re.compile("['’ʼ]")
_PAIR_RUN = re.compile(f"[{_PAIRS}]+")
# Marks that always separate words. An apostrophe may be inside a word.
_GAPS = '“”‘—–…«».,;:!?()[]"-'
_ASCII_GAPS = {ord(mark): " " for mark in punctuation if mark != "'"}
_LONGEST_CHUNK = 40
"""Characters. The terms of longer pieces are not kept, because these are addresses or lines of
dashes, which rarely occur again. Chosen, not measured."""
_MOST_CHUNKS = 500_000
"""Words. A ``Reader`` with more drops all of them; this many take about 60 MB, and a long novel
has 40,000."""


@dataclass(frozen=True, slots=True)
class Token:
    """A word of a text, or a run of unspaced text, with its start in code points."""

    text: str
    start: int
    kind: Literal["word", "pairs", "triples"]

    @property
    def end(self) -> int:
        """The end of the token in code points, exclusive."""
        return self.start + len(self.text)


def tokens(text: str) -> Iterator[Token]:
    """The words and the runs of unspaced text in ``text``, in order."""
    for match in _TOKEN.finditer(text):
        if match.lastgroup == "pairs":
            yield Token(match.group(), match.start(), "pairs")
        elif match.lastgroup == "triples":
            yield Token(match.group(), match.start(), "triples")
        elif not NO_WIDTH.fullmatch(match.group()):
            yield Token(match.group(), match.start(), "word")


def terms(text: str, language: str) -> list[str]:
    """The index terms of ``text`` in order: stems, and pairs or triples for unspaced text."""
    return _shared(language).terms(text)


def characters(text: str) -> list[str]:
    """The single folded characters of unspaced text, for finding one-character words."""
    if text.isascii():
        return []
    return [character for run in _PAIR_RUN.findall(text) for character in fold(run)]


class Reader:
    """Splits texts of one language into terms and keeps the terms of each word.

    :meth:`both` must not be used by two threads at once.
    """

    def __init__(self, language: str) -> None:
        self._known = _Chunks(language)

    def terms(self, text: str) -> list[str]:
        """The same as the function :func:`terms`."""
        if len(self._known) > _MOST_CHUNKS:
            self._known.clear()
        # No Python function is called for a word seen before: indexing spends most time here.
        return list(chain.from_iterable(map(self._known.__getitem__, _spaced(text).split())))

    def both(self, text: str) -> tuple[list[str], list[str]]:
        """The terms of ``text``, and its single characters as :func:`characters` gives them."""
        runs = self._known.runs = []
        found = self.terms(text)
        self._known.runs = None
        return found, [character for run in runs for character in fold(run)]


class _Chunks(dict[str, tuple[str, ...]]):
    """The terms of each piece of text between two spaces.

    Pieces with unspaced text are not kept, because they rarely occur again. ``runs``, if it is a
    list, collects the runs of unspaced text.
    """

    def __init__(self, language: str) -> None:
        super().__init__()
        self.runs: list[str] | None = None
        self._language = language

    def __missing__(self, chunk: str) -> tuple[str, ...]:
        found: tuple[str, ...]
        if chunk.isascii() and chunk.isalnum():
            found = (stem(chunk.lower(), self._language),)
        else:
            runs = [] if chunk.isascii() else _PAIR_RUN.findall(chunk)
            found = tuple(_read(chunk, self._language))
            if runs:
                if self.runs is not None:
                    self.runs += runs
                return found
        if len(chunk) <= _LONGEST_CHUNK:
            self[chunk] = found
        return found


_shared = lru_cache(maxsize=16)(Reader)


def _read(chunk: str, language: str) -> Iterator[str]:
    for match in _TOKEN.finditer(chunk):
        yield from token_terms(match.group(), match.lastgroup or "word", language)


def _spaced(text: str) -> str:
    """``text`` with spaces for marks between words. Marks it leaves only cost time."""
    if text.isascii():
        return text.translate(_ASCII_GAPS)
    for gap in _GAPS:
        text = text.replace(gap, " ")
    return text.replace("’", "'")


@lru_cache(maxsize=50_000)
def token_terms(text: str, kind: str, language: str) -> tuple[str, ...]:
    """The terms of one token: a stem for a word, pairs or triples of characters for a run."""
    if kind == "word":
        word = fold(_bare(text, language))
        return (stem(word, language),) if word else ()
    run = fold(text)
    rest = (run, run[1:]) if kind == "pairs" else (run, run[1:], run[2:])
    return tuple(map("".join, zip(*rest, strict=False))) or ((run,) if run else ())


def _bare(word: str, code: str) -> str:
    """``word`` without a genitive 's, without an elided article, and without the endings that a
    language writes after an apostrophe."""
    if "'" not in word and "’" not in word and "ʼ" not in word:
        return word
    word = elision().sub("", word)
    if lexicon_of(code).endings_after_apostrophe:
        head = _APOSTROPHE.split(word, maxsplit=1)[0]
        word = head if len(head) > 1 else word
    if word[-2:].lower() in ("'s", "’s"):
        word = word[:-2]
    return re.sub("['’ʼ]", "", word)


@cache
def elision() -> re.Pattern[str]:
    """Matches elided words at the start of a word: d', qu', dell'."""
    heads = "|".join(sorted(every_language().words.elisions, key=len, reverse=True))
    return re.compile(rf"^(?:(?:{heads})['’])+(?=..)", re.IGNORECASE)


# Compounds, split into the words of a book they are made of: Superbowlsieger, Waffenfabrik

_SHORTEST = 4
"""A number of characters. Shorter parts are not looked for: almost every word holds some of three.
Chosen, not measured."""
_SURE = 5
"""A number of characters. A part beside an unknown one has at least this many. Chosen, not
measured."""
_LONGEST = 40
"""A number of characters. Longer words are not split. Chosen, not measured."""


@dataclass(frozen=True, slots=True)
class Compound:
    """The parts of a compound that a book has, in order; ``whole`` if it has all of them."""

    known: tuple[str, ...]
    whole: bool


def split(word: str, code: str, knows: Callable[[str], bool]) -> Compound | None:
    """The parts of ``word``, a folded compound of a language, of which ``knows`` tells the words.

    None if it has no such parts, or the language writes the parts of a compound apart. Of several
    ways the one with the fewest parts; if there is none, the longest known part at either end.
    """
    if not has_compounds(code) or not 2 * _SHORTEST <= len(word) <= _LONGEST:
        return None
    parts = _split(word, language(code).words.joints, knows)
    if parts:
        return Compound(parts, whole=True)
    ends = [word[at:] for at in range(_SHORTEST, len(word) - _SURE + 1)]
    starts = [word[:at] for at in range(len(word) - _SHORTEST, _SURE - 1, -1)]
    last = next((end for end in ends if knows(end)), "")
    first = next((start for start in starts if knows(start)), "")
    best = max(last, first, key=len)
    return Compound((best,), whole=False) if best else None


def has_compounds(code: str) -> bool:
    """Whether the language writes the parts of a compound together."""
    return bool(language(code).words.joints)


def _split(word: str, joints: tuple[str, ...], knows: Callable[[str], bool]) -> tuple[str, ...]:
    """The known parts of ``word``, as few as possible; empty if there are none."""
    found: tuple[str, ...] = ()
    for at in range(_SHORTEST, len(word) - _SHORTEST + 1):
        first = _without_joint(word[:at], joints, knows)
        if not first:
            continue
        rest = word[at:]
        parts = (rest,) if knows(rest) else _split(rest, joints, knows)
        if parts and (not found or 1 + len(parts) < len(found)):
            found = (first, *parts)
    return found


def _without_joint(part: str, joints: tuple[str, ...], knows: Callable[[str], bool]) -> str:
    """The known word that ``part`` is, with or without a joint at its end, or ""."""
    if knows(part):
        return part
    bare = (part.removesuffix(joint) for joint in joints if part.endswith(joint))
    return next((word for word in bare if len(word) >= _SHORTEST and knows(word)), "")
