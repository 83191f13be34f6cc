"""Text to index terms, any script. Normalises for the index only: stored text never changes."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import chain
from string import punctuation
from typing import Literal

from foxreader.language.fold import NO_WIDTH, fold
from foxreader.language.lexicon import every_language
from foxreader.language.stem import stem

# Scripts that write without spaces (or, as Hangul, glue particles on): two characters make a
# term. Thai, Lao, Khmer and Burmese find more with three.
_PAIRS = (
    "\u2e80-\u2fdf\u3005-\u3007\u3041-\u3096\u3099-\u309f\u30a1-\u30fa\u30fc-\u30ff\u31f0-\u31ff"
    "\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\uff66-\uff9f\u1100-\u11ff\uac00-\ud7af"
    "\U00020000-\U0003ffff"
)
_TRIPLES = "\u0e00-\u0e4e\u0e80-\u0ece\u1000-\u109f\u1780-\u17dd"
# Marks that belong to a word though Python does not call them letters, and marks of no width.
_MARKS = (
    "\u00ad\u200b-\u200d\u2060\ufeff\u0300-\u036f\u0483-\u0487\u0591-\u05bd\u05bf\u05c1\u05c2"
    "\u05c4\u05c5\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e8\u06ea-\u06ed"
    "\u0900-\u0963\u0966-\u0dff\u0f00-\u0fff"
)
LETTER = rf"[^\W_{_PAIRS}{_TRIPLES}]+|[{_MARKS}]+"
"""A pattern for letters of the words that are written with spaces between them."""
WORD = rf"[^\W\d_]+(?:[{_MARKS}]+[^\W\d_]*)*"
"""A pattern for words in letters of any script, without what joins them."""
_TOKEN = re.compile(
    rf"(?P<pairs>[{_PAIRS}]+)|(?P<triples>[{_TRIPLES}]+)"
    rf"|(?P<word>(?:{LETTER})+(?:['’ʼ](?:{LETTER})+)*)"
)
_PAIR_RUN = re.compile(f"[{_PAIRS}]+")
# Marks no word goes across; an apostrophe it may.
_GAPS = '“”‘—–…«».,;:!?()[]"-'
_ASCII_GAPS = {ord(mark): " " for mark in punctuation if mark != "'"}
_LONGEST_CHUNK = 40
"""Characters. What is longer is an address or a line of dashes and does not come again: its terms
are not remembered."""
_MOST_CHUNKS = 500_000
"""A reader forgets all words it knows past this many, some 60 MB; a long novel has 40,000."""


@dataclass(frozen=True, slots=True)
class Token:
    """A word of a text, or a run of a script without spaces, with its place."""

    text: str
    start: int
    kind: Literal["word", "pairs", "triples"]

    @property
    def end(self) -> int:
        """Where the token ends."""
        return self.start + len(self.text)


def tokens(text: str) -> Iterator[Token]:
    """The words and runs of ``text`` in order."""
    for match in _TOKEN.finditer(text):
        if match.lastgroup == "pairs":
            yield Token(match.group(), match.start(), "pairs")
        elif match.lastgroup == "triples":
            yield Token(match.group(), match.start(), "triples")
        elif not NO_WIDTH.fullmatch(match.group()):
            yield Token(match.group(), match.start(), "word")


def terms(text: str, language: str) -> list[str]:
    """The index terms of ``text`` in order: stems, and character pairs where no spaces are."""
    return _shared(language).terms(text)


def characters(text: str) -> list[str]:
    """The single characters of runs written without spaces, for one-character words."""
    if text.isascii():
        return []
    return [character for run in _PAIR_RUN.findall(text) for character in fold(run)]


class Reader:
    """Reads text after text of one language, and works out the terms of a word only once.

    Use one in a thread of its own for :meth:`both`.
    """

    def __init__(self, language: str) -> None:
        self._known = _Chunks(language)

    def terms(self, text: str) -> list[str]:
        """What the function :func:`terms` gives."""
        if len(self._known) > _MOST_CHUNKS:
            self._known.clear()
        # No call of Python's for a word seen before: here an index spends most of its time.
        return list(chain.from_iterable(map(self._known.__getitem__, _spaced(text).split())))

    def both(self, text: str) -> tuple[list[str], list[str]]:
        """The terms of ``text`` and, as :func:`characters` gives them, its single characters."""
        runs = self._known.runs = []
        found = self.terms(text)
        self._known.runs = None
        return found, [character for run in runs for character in fold(run)]


class _Chunks(dict[str, tuple[str, ...]]):
    """The terms of a piece of text between two spaces. A run without spaces is read each time.

    It hardly comes again. ``runs`` gathers those of one text, where somebody asks for them.
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
    """``text`` with spaces for marks between words. It may leave some: they only cost time."""
    if text.isascii():
        return text.translate(_ASCII_GAPS)
    for gap in _GAPS:
        text = text.replace(gap, " ")
    return text.replace("’", "'")


@lru_cache(maxsize=50_000)
def token_terms(text: str, kind: str, language: str) -> tuple[str, ...]:
    """The terms of one token."""
    if kind == "word":
        word = fold(_bare(text))
        return (stem(word, language),) if word else ()
    run = fold(text)
    rest = (run, run[1:]) if kind == "pairs" else (run, run[1:], run[2:])
    return tuple(map("".join, zip(*rest, strict=False))) or ((run,) if run else ())


def _bare(word: str) -> str:
    """``word`` without its genitive or its elided article."""
    if "'" not in word and "’" not in word and "ʼ" not in word:
        return word
    word = elision().sub("", word)
    if word[-2:].lower() in ("'s", "’s"):
        word = word[:-2]
    return re.sub("['’ʼ]", "", word)


@cache
def elision() -> re.Pattern[str]:
    """What is left of words before an apostrophe that joins them to the next: d', qu', dell'."""
    heads = "|".join(sorted(every_language().words.elisions, key=len, reverse=True))
    return re.compile(rf"^(?:(?:{heads})['’])+(?=..)", re.IGNORECASE)
