"""Text as it is compared: by a search in a book, and by what sorts and finds books."""

from __future__ import annotations

import re
import unicodedata
from array import array
from bisect import bisect_right
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from foxreader.core.letters import SMALL_CAPITALS
from foxreader.language.lexicon import FALLBACK, codes, language
from foxreader.language.script import MARKS_ALONE, UNSPACED, fold, is_unspaced

# What books are sorted and found by: folded titles, names and numbers, in any script.

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


# Where words begin and end, for a search of whole words

_LETTER = rf"(?:[^\W{UNSPACED}]|[{MARKS_ALONE}])"
NOT_AFTER_A_LETTER = rf"(?<![^\W{UNSPACED}])(?<![{MARKS_ALONE}])"
"""A pattern for a place before which there is no letter, digit or mark of a spaced script."""
NOT_BEFORE_A_LETTER = rf"(?![^\W{UNSPACED}])(?![{MARKS_ALONE}])"
"""A pattern for a place after which there is none."""
_SPACED = re.compile(_LETTER)
_WORD = re.compile(rf"{_LETTER}+(?:'{_LETTER}+)*|[{UNSPACED}]")
_IN_TEXT = re.compile(rf"{_LETTER}(?:{_LETTER}|\u00ad|['’ʼ-]{_LETTER})*")
_RUN, _FARTHEST = 12, 100
"""Characters of a run without spaces that may be one word, and those on each side of a character
among which the ends of its word are; chosen: no word is longer."""


def is_letter(character: str) -> bool:
    """Whether a character is a letter, digit or mark of a script with spaces between words."""
    return bool(_SPACED.match(character))


def as_whole_word(words: str, pattern: str) -> str:
    """``pattern``, which finds ``words``, so that it finds them as whole words only.

    At an end of a script without spaces there is nothing to tell a word by, so any place fits.
    """
    before = NOT_AFTER_A_LETTER if is_letter(words[:1]) else ""
    after = NOT_BEFORE_A_LETTER if is_letter(words[-1:]) else ""
    return f"{before}{pattern}{after}"


def word_around(text: str, at: int) -> tuple[int, int] | None:
    """Start and end of the word that the character at ``at`` is in, or that ends there; None where
    there is none.

    In a script without spaces it begins at that character and has at most ``_RUN``: where it ends
    only a dictionary knows. Soft hyphens, and apostrophes between letters, are inside words.
    """
    if at > 0 and not is_letter(text[at : at + 1]) and is_letter(text[at - 1]):
        at -= 1  # pressed on the right half of a word's last letter
    if not 0 <= at < len(text):
        return None
    if is_unspaced(text[at]):
        end = at + 1
        while end < min(len(text), at + _RUN) and is_unspaced(text[end]):
            end += 1
        return at, end
    for match in _IN_TEXT.finditer(text, max(0, at - _FARTHEST), at + _FARTHEST):
        if match.start() <= at < match.end():
            return match.span()
    return None


@dataclass(frozen=True, slots=True)
class WordCount:
    """The words of a text, to count how far apart two places are.

    In scripts without spaces each character counts as a word.
    """

    starts: list[int]

    @classmethod
    def of(cls, text: str) -> WordCount:
        """The words of ``text``, which is in the form that is compared."""
        return cls([match.start() for match in _WORD.finditer(text)])

    def number(self, at: int) -> int:
        """The number of the word that the character at ``at`` is in or comes after."""
        return bisect_right(self.starts, at)


# The form

_INVISIBLE = (
    "\u00ad\u061c\u0640\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufe00-\ufe0f\ufeff"
    "\U000e0100-\U000e01ef"
)
"""Characters without width or meaning in a word, for a character class: soft hyphens, joiners,
marks of direction, selectors of a variant, the Arabic tatweel."""
ACCENTS = (
    "\u0300-\u036f\u0483-\u0487\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a"
    "\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e4\u06e7\u06e8\u06ea-\u06ed\u1ab0-\u1aff"
    "\u1dc0-\u1dff\u20d0-\u20f0\ufe20-\ufe2f"
)
"""Marks that a reader may leave out, for a character class: accents, the points of Hebrew, the
vowel signs and hamzas of Arabic. Vowel signs of other scripts are letters."""
_ACCENT = re.compile(f"[{ACCENTS}]+")
_UNSEEN = re.compile(f"[{_INVISIBLE}]+")
_SHAPES = str.maketrans(
    dict.fromkeys("‘’‚‛ʼ‹›´′", "'")
    | dict.fromkeys("“”„‟«»〝〞″", '"')
    | dict.fromkeys("‐‑‒–—―−", "-")
)
_BARE = str.maketrans({
    "ø": "o", "Ø": "O", "ł": "l", "Ł": "L", "đ": "d", "Đ": "D", "ħ": "h", "Ħ": "H", "ŧ": "t",
    "Ŧ": "T", "ı": "i", "æ": "ae", "Æ": "AE", "œ": "oe", "Œ": "OE",
}) | SMALL_CAPITALS  # fmt: skip
"""Letters whose stroke, missing dot or joining counts as an accent though Unicode does not take
them apart."""
# Marks that are joined to the letter before them although they have no combining class.
_COMPOSING = re.compile(
    "[\u09be\u09d7\u0b3e\u0b56\u0b57\u0bbe\u0bd7\u0cc2\u0cd5\u0cd6\u0d3e\u0d57\u0dcf\u0ddf\u102e"
    "\u1161-\u1175\u11a8-\u11c2\u1b35\uff9e\uff9f]"
)


class Exactness(NamedTuple):
    """What has to be the same for two texts to match; ``dotless_i`` is of the language."""

    case: bool = False
    accents: bool = False
    dotless_i: bool = False


@lru_cache(maxsize=50_000)
def compared_form(text: str, exact: Exactness) -> str:
    """``text`` in the form that is compared; white space stays as it is, each a space."""
    text = unicodedata.normalize("NFKC", _UNSEEN.sub("", text).translate(_SHAPES))
    if not exact.case:
        if exact.dotless_i:
            text = text.replace("I", "ı").replace("İ", "i")
        text = text.casefold()
    if not exact.accents:
        text = _ACCENT.sub("", unicodedata.normalize("NFD", text)).translate(_BARE)
    text = unicodedata.normalize("NFC", text)
    return "".join(" " if character.isspace() else character for character in text)


@dataclass(frozen=True, slots=True)
class Compared:
    """A text in the form that is compared. ``places`` finds the text it was made from.

    Where both have another length, a piece of the form (``begins``, ``ends``) stands for a piece of
    the source (``source_begins``, ``source_ends``); between such pieces they go character by
    character. Offsets are code points, half open.
    """

    text: str
    begins: array[int]
    ends: array[int]
    source_begins: array[int]
    source_ends: array[int]

    def source_span(self, start: int, end: int) -> tuple[int, int]:
        """The part of the source that a part of the form, of one character at least, stands for."""
        return self._begin(start), self._end(end)

    def _begin(self, at: int) -> int:
        piece = bisect_right(self.begins, at) - 1
        if piece < 0:
            return at
        if at < self.ends[piece]:
            return self.source_begins[piece]
        return self.source_ends[piece] + at - self.ends[piece]

    def _end(self, at: int) -> int:
        piece = bisect_right(self.begins, at - 1) - 1
        if piece < 0:
            return at
        if at - 1 < self.ends[piece]:
            return self.source_ends[piece]
        return self.source_ends[piece] + at - self.ends[piece]


def compared(source: str, exact: Exactness) -> Compared:
    """``source`` in the form that is compared, with the way back."""
    single = {one: compared_form(one, exact) for one in set(source)}
    table = {ord(one): form for one, form in single.items() if len(form) == 1 and form != one}
    joined = {one for one in single if unicodedata.combining(one) or _COMPOSING.match(one)}
    odd = {one for one, form in single.items() if len(form) != 1} - joined
    pieces = (
        (match.start(), match.end(), compared_form(match.group(), exact))
        for match in _finds(joined, odd, source)
        if _differs(match.group(), single, exact)
    )
    return _assembled(source, pieces, table)


def visible(source: str) -> Compared:
    """``source`` without characters that have no width, else as it is, with the way back."""
    pieces = ((match.start(), match.end(), "") for match in _UNSEEN.finditer(source))
    return _assembled(source, pieces, {})


def _finds(joined: set[str], odd: set[str], source: str) -> Iterator[re.Match[str]]:
    """Letters with the marks joined to them, and characters that are not one in the form."""
    marks, others = (re.escape("".join(sorted(some))) for some in (joined, odd))
    choices = [f"[^{marks}]?[{marks}]+"] * bool(joined) + [f"[{others}]"] * bool(odd)
    return re.finditer("|".join(choices), source, re.DOTALL) if choices else iter(())


def _differs(piece: str, single: dict[str, str], exact: Exactness) -> bool:
    """Whether a piece is another in the form than its characters one by one."""
    forms = [single[character] for character in piece]
    return any(len(form) != 1 for form in forms) or compared_form(piece, exact) != "".join(forms)


def _assembled(
    source: str, pieces: Iterator[tuple[int, int, str]], table: dict[int, str]
) -> Compared:
    begins, ends, source_begins, source_ends = (array("q") for _ in range(4))
    parts: list[str] = []
    length = at = 0
    for start, end, form in pieces:
        parts += (source[at:start].translate(table), form)
        length += start - at
        begins.append(length)
        length += len(form)
        ends.append(length)
        source_begins.append(start)
        source_ends.append(end)
        at = end
    parts.append(source[at:].translate(table))
    return Compared("".join(parts), begins, ends, source_begins, source_ends)
