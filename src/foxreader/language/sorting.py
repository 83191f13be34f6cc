"""What books are sorted and found by: folded titles, names and numbers, in any script."""

from __future__ import annotations

import re
from collections.abc import Iterable

from foxreader.language.fold import fold
from foxreader.language.lexicon import FALLBACK, codes, language

_DIGITS = re.compile(r"\d+")
_LEADING = re.compile(r"^[\W_]+")
_ISOLATES = re.compile("[\u2066-\u2069]")
"""What stands around a title whose direction the book declares; see ``formats/epub/metadata``."""
_WIDTH = 8
"""Digits a number is padded to, so that 2 comes before 10. Larger ones are sorted as text."""
_ELIDED = ("'", "’")


def sort_key(text: str) -> str:
    """``text`` as it is compared: without case and accents, numbers by their value, and what comes
    before the first letter or digit left out."""
    folded = fold(_ISOLATES.sub("", text))
    plain = _LEADING.sub("", folded) or folded
    return _DIGITS.sub(lambda match: match.group().zfill(_WIDTH), " ".join(plain.split()))


def sort_title(title: str, language_code: str) -> str:
    """``title`` with its article at the end, by which libraries sort: "Sea, The"."""
    code = language_code.lower().replace("_", "-").partition("-")[0] or FALLBACK
    if code not in codes():
        return title
    first, _, rest = title.strip().partition(" ")
    known = language(code).words
    if rest.strip() and fold(first) in known.definite | known.indefinite:
        return f"{rest.strip()}, {first}"
    for mark in _ELIDED:
        before, at, after = title.strip().partition(mark)
        elided = fold(before)
        if at and after.strip() and {elided, f"{elided}'"} & (known.definite | known.indefinite):
            return f"{after.strip()}, {before}{mark}"
    return title


_BEFORE_SPACES = "\x1f"
"""What stands before an article at the end of a key: before a space, so that "The Salt Garden" is
before "The Salt Garden 2"."""


def title_key(title: str, language_code: str, given: str = "", *, own: bool = False) -> str:
    """What a title is sorted by: without its article, which only parts equal ones.

    ``given`` is how its file or calibre would have it sorted. Where that only moves an article, or
    does not, all titles are sorted in our one way; ``own`` is given by the reader, and always used.
    """
    moved = sort_title(title, language_code)
    same = sorted(sort_key(given).replace(",", "").split()) == sorted(sort_key(title).split())
    sort = given if given and (own or not same) else moved
    main, comma, article = sort.rpartition(", ")
    if comma and len(article.split()) == 1 and fold(title).startswith(fold(article)):
        return f"{sort_key(main)}{_BEFORE_SPACES}{sort_key(article)}"
    return sort_key(sort)


def author_key(authors: Iterable[str]) -> str:
    """The key by which a book is sorted by its authors: family names first."""
    return " & ".join(filter(None, map(name_key, authors)))


def name_key(name: str) -> str:
    """A name's key: "Herman Melville" and "Melville, Herman" have the same."""
    family, comma, given = name.strip().partition(",")
    if not comma:
        given, _, family = family.strip().rpartition(" ")
    return sort_key(f"{family.strip()} {given.strip()}")


def find_text(*parts: str) -> str:
    """What is searched when the reader types: all of ``parts``, folded, each on a line."""
    return "\n".join(fold(_ISOLATES.sub("", " ".join(part.split()))) for part in parts if part)


def find_words(query: str) -> list[str]:
    """The words that must all be in a book's :func:`find_text`."""
    return list(dict.fromkeys(fold(query[:500]).split()))[:20]
