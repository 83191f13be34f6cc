"""A book of made-up words, as long as one likes: for one length the same on any machine.

Words are drawn as they are in a language: the n-th most common about 1/n as often, rare ones
less, so that a longer book has more different words, about as many as a novel of that length.
It has names, chapters, paragraphs and a table of contents.
"""

from __future__ import annotations

import hashlib
import random
from collections.abc import Iterator
from itertools import accumulate

from foxreader.core.book import Book, BookFile, Metadata, TocEntry
from foxreader.core.span import Span

_CHAPTER = 20_000
"""Characters of a chapter. Chosen, not measured."""
_WORDS = 60_000
"""Different words of the vocabulary. Chosen, not measured."""
_NAMES = 300
"""Different names. Chosen, not measured."""
_COMMON = 2_000
"""The rank from which words are rarer than 1/n. Chosen, not measured."""
_SMALL = """
    the of and to a in that he was it his her with as had she not at for on but
"""
_ENDINGS = ("", "", "", "s", "ed", "ing", "ly", "er", "ness", "ation")


def made_book(characters: int) -> Book:
    """An English book of about ``characters`` code points."""
    chance = random.Random(characters)
    sentences = _sentences(chance)
    files: list[BookFile] = []
    entries: list[TocEntry] = []
    left = characters
    while left > 0:
        title = f"Chapter {len(files) + 1}"
        text = _chapter(chance, sentences, title, min(left, _CHAPTER))
        entries.append(TocEntry(title, Span(len(files), 0, 0)))
        files.append(BookFile(f"{len(files)}.xhtml", text))
        left -= len(text) + 1
    digest = hashlib.sha256("".join(file.text for file in files).encode()).hexdigest()
    book = Metadata(f"{characters} characters", language="en")
    return Book(digest, "text", book, tuple(files), tuple(entries))


def _chapter(chance: random.Random, sentences: Iterator[str], title: str, size: int) -> str:
    parts = [title]
    length = len(title)
    while length < size:
        paragraph = " ".join(next(sentences) for _ in range(chance.randint(1, 8)))
        parts.append(paragraph)
        length += len(paragraph) + 1
    return "\n".join(parts)[:size]


def _sentences(chance: random.Random) -> Iterator[str]:
    words = [*_SMALL.split(), *_vocabulary(chance, _WORDS)]
    names = [word.capitalize() for word in _vocabulary(chance, _NAMES)]
    weights = list(accumulate(map(_weight, range(len(words)))))
    while True:
        found = chance.choices(words, cum_weights=weights, k=chance.randint(4, 28))
        if chance.random() < 0.4:
            found[chance.randrange(1, len(found))] = chance.choice(names)
        if len(found) > 12:
            found[len(found) // 2] += ","
        said = f"{' '.join(found)}{chance.choice('.....!?')}"
        yield (
            f"“{said[0].upper()}{said[1:]}”"
            if chance.random() < 0.2
            else f"{said[0].upper()}{said[1:]}"
        )


def _weight(rank: int) -> float:
    return 1 / ((rank + 2.7) * (1 + rank / _COMMON))


def _vocabulary(chance: random.Random, size: int) -> list[str]:
    """``size`` different words of one to four syllables, in the order they were made up."""
    made: dict[str, None] = {}
    while len(made) < size:
        syllables = chance.choices("bcdfghklmnprstvw", k=chance.randint(1, 4))
        word = "".join(s + chance.choice("aeiou") + chance.choice(" nrst") for s in syllables)
        made[word.replace(" ", "") + chance.choice(_ENDINGS)] = None
    return list(made)
