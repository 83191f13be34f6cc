"""Which annotations of a file of several books are of a book: by title, which programs vary."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from difflib import SequenceMatcher
from functools import cache, lru_cache

from foxreader.core.book import Book, Metadata
from foxreader.core.letters import letter_row, letters_of
from foxreader.language.lexicon import codes
from foxreader.language.names import articles
from foxreader.notes.imported import Imported, StatedWork

_ALIKE = 0.86
"""How alike two titles are that are the same with a slip. Chosen, not measured."""
_SPELLED = 0.75
"""How alike two spellings of a name are. Chosen, not measured."""
_SPEAKS = 32
"""Letters of a quote that says which book it is of: six or seven words. Chosen, not measured."""
_NEARLY = 0.8
"""The share of them that is in the book; another edition lacks some. Chosen, not measured."""
_SUFFIX = re.compile(
    r"\.(?:epub|pdf|mobi|azw3?|kfx|prc|fb2(?:\.zip)?|txt|html?|docx?|odt|rtf|cb[zr7t]|djvu)$", re.I
)
_SIDE = re.compile(r"\([^()]*\)|\[[^\[\]]*\]|（[^（）]*）|【[^【】]*】|\{[^{}]*\}")
_REST = re.compile(r"\s*[:;/|–—：；]\s*|\s+-+\s+|\s*=\s*")
_LONGEST = 400
"""Characters of a title that are looked at. Chosen, not measured."""


def of_book(found: list[Imported], book: Book) -> tuple[list[Imported], int]:
    """Those of ``found`` that are of ``book``, and how many are of others.

    They are known by title. Where none fits, and where the file has no titles, the book is known by
    its words.
    """
    works: dict[StatedWork, list[str]] = {one.work: [] for one in found if one.work is not None}
    for one in found:
        if one.work is not None:
            works[one.work].append(one.quote)
    mine = {work for work in works if work.title and is_same(work, book.metadata)}
    for work, quotes in works.items():
        if (not mine or not work.title) and has_words(quotes, book):
            mine = mine | {work}
    kept = [one for one in found if one.work is None or one.work in mine]
    return kept, len(found) - len(kept)


def has_words(quotes: Iterable[str], book: Book) -> bool:
    """Whether nearly all of the longer quotes are in the book."""
    rows = [letters for quote in quotes if len(letters := letters_of(quote)) >= _SPEAKS]
    text = letter_row(book).text
    return bool(rows) and sum(row in text for row in rows) >= _NEARLY * len(rows)


def is_same(work: StatedWork, book: Metadata) -> bool:
    """Whether a title and an author name the book.

    Titles are compared without capitals, accents, articles, what is in brackets and, where one of
    them has none, a subtitle. Numbers are the same in both. Of another author it is another book.
    """
    if _others(work.author, book.authors):
        return False
    ours, theirs = _forms(book.title), _forms(work.title)
    if not ours or not theirs:
        return False
    if any(one in theirs for one in ours[:-1]) or any(one in ours for one in theirs[:-1]):
        return True
    return _alike(ours[0], theirs[0]) or _alike(ours[-1], theirs[0]) or _alike(ours[-1], theirs[1])


@lru_cache(maxsize=8192)
def _forms(title: str) -> list[str]:
    """The title as a whole, without what is in brackets, and without the subtitle as well."""
    title = _SUFFIX.sub("", title[:_LONGEST].strip()).replace("_", " ")
    bare = _SIDE.sub(" ", title)
    whole, side = _folded(title), _folded(bare)
    main = _folded(_REST.split(bare.strip(), maxsplit=1)[0])
    return [whole, side or whole, main or side or whole] if whole else []


def _folded(text: str) -> str:
    text = unicodedata.normalize("NFKD", text).casefold()
    text = "".join(sign for sign in text if not unicodedata.combining(sign))
    words = re.findall(r"\w+", text)
    while len(words) > 1 and words[0] in _articles():
        words.pop(0)
    return " ".join(words)


@cache
def _articles() -> frozenset[str]:
    """The articles of all languages."""
    return frozenset().union(*(articles(code) for code in codes()))


def _alike(one: str, other: str) -> bool:
    numbers = [re.findall(r"\d+", text) for text in (one, other)]
    if numbers[0] != numbers[1] or min(len(one), len(other)) < 6:
        return False
    return _ratio(one, other, _ALIKE) >= _ALIKE


def _others(author: str, authors: Iterable[str]) -> bool:
    """Whether an author is stated on both sides, in one script, without a name in common."""
    said = _names(author)
    known = {name for one in authors for name in _names(one)}
    one_script = any(name.isascii() for name in said) == any(name.isascii() for name in known)
    common = any(_ratio(one, other) >= _SPELLED for one in said for other in known)
    return bool(said and known) and one_script and not common


def _names(author: str) -> list[str]:
    return [name for name in _folded(author[:_LONGEST]).split() if len(name) > 1]


def _ratio(one: str, other: str, least: float = 0.0) -> float:
    """How alike two texts are; 0 where less than ``least``, which is soon known of most."""
    matcher = SequenceMatcher(None, one, other, autojunk=False)
    if matcher.real_quick_ratio() < least or matcher.quick_ratio() < least:
        return 0.0
    return matcher.ratio()
