"""Finds quotations in a text and normalises text so that they can be compared with the book."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterator, Set
from functools import cache
from itertools import pairwise

from foxreader.language.lexicon import every_language
from foxreader.language.lexicon import language as data_of
from foxreader.language.tokenize import tokens

MARKS = '“”" '
"""Stripped from both ends of words before they are put into quotation marks."""

_QUOTES = (
    '“([^”]{3,})”|"([^"\n]{3,})"|„([^“”]{3,})[“”]|«([^»]{3,})»'
    "|\u300c([^\u300d]{2,})\u300d|\u300e([^\u300f]{2,})\u300f"
    r"|(?<!\w)‘([^’]{3,}(?:’\w[^’]*)*)’(?!\w)"
    # An apostrophe opens a quote only if it does not replace omitted letters ("'tis").
    r"|(?<![\w'])'(?!(?i:{contractions})\b|[\d\s'])"
    r"([^'\n]{3,}(?:'\w[^'\n]*)*)(?<!\s)'(?![\w'])"
    r"|(?<!\S)»(?=\S)([^«»]{3,})(?<=\S)[«»]|(?<!\S)”(?=\w)([^“”]{3,})”|‚([^‘’]{3,})[‘’]"
    r"|‹([^‹›]{3,})›|(?<!\S)›(?=\S)([^‹›]{3,})(?<=\S)‹"
)
_OPENED = re.compile(r"“([^“”]{12,})$|„([^„“”]{12,})$|«([^«»]{12,})$|「([^「」]{6,})$")
_ELLIPSIS = re.compile(r"\s*(?:\[?…\]?|\[?\.{3,}\]?|\[[^\]]*\])\s*")
_SENTENCE = re.compile(r"[.!?。！？]")
_CUT_WORD = re.compile(r"[^\W\d_]'?[a-z\u00df-\u052f]")
"""Two letters of one word in a script with spaces between words, from before a gap's edge."""
_TERM = 2
"""The most words between quotation marks that are a term and no speech: "Half-Installed". Chosen,
not measured."""
_TERM_UNSPACED = 5
"""The same as characters of unspaced text."""
_LONGEST_GAP = 400
"""The most characters that an ellipsis may leave out of a quotation. About three sentences. Chosen,
not measured."""
_CLAUSE_START = re.compile(r"[^\w\s'][\s\"]*\Z")
_EDGES = " .,;:!?-'\"。，、；：！？"
_SAME = str.maketrans(
    {
        **dict.fromkeys('“”„«»‟〝〞「」『』"', '"'),
        **dict.fromkeys("‘’‚‛ʼ`´'", "'"),
        **dict.fromkeys("‐‑‒–—―−﹣－", "-"),
        "…": ".",
        **dict.fromkeys("\u00ad\u200b\u200c\u200d\u200e\u200f\u2060\ufeff"),
    }
)
_DASH = re.compile(r"\s*-+\s*")
_REPORTS = 80
"""The most characters between two parts of a speech that say who speaks. Chosen, not measured."""


def quotes(text: str) -> Iterator[str]:
    """The texts between quotation marks in ``text``, in order, unchanged."""
    for match in _quote().finditer(text):
        yield next(group for group in match.groups() if group is not None)


def is_term(quote: str, language: str) -> bool:
    """Whether what stands between quotation marks is a term rather than what somebody said."""
    if data_of(language).unspaced:
        return len(quote) <= _TERM_UNSPACED
    return sum(token.kind == "word" for token in tokens(quote)) <= _TERM


def unclosed(text: str) -> str:
    """The text after a quotation mark that is never closed; "" if all are closed."""
    match = _OPENED.search(_quote().sub(" ", text).strip())
    return next(group for group in match.groups() if group is not None) if match else ""


def without_quotes(text: str) -> str:
    """``text`` with its quotations removed."""
    return _quote().sub(" ", text)


def speeches(text: str) -> Iterator[str]:
    """What is said in each paragraph of ``text``, in canonical form, without the words between its
    parts that say who speaks: “A right,” said she, “to think” is quoted as “A right to think”."""
    for line in text.splitlines():
        found = list(_quote().finditer(line))
        said = [next(group for group in match.groups() if group is not None) for match in found]
        gaps = [after.start() - before.end() for before, after in pairwise(found)]
        if gaps and max(gaps) <= _REPORTS:
            yield canonical(" ".join(said))
            yield canonical(" ".join(part.rstrip(" ,،、") for part in said))


def told_beside(text: str, piece: str) -> str:
    """What stands directly before and after the quotation in ``text`` with ``piece``, a text in
    canonical form; "" if there is none, or if other quotations are on both sides of it."""
    found = list(_quote().finditer(text))
    for at, match in enumerate(found):
        if piece in canonical(match.group()):
            first = found[at - 1].end() if at else 0
            last = found[at + 1].start() if at + 1 < len(found) else len(text)
            return f"{text[first : match.start()]} {text[match.end() : last]}".strip()
    return ""


def beside_quotes(text: str, apart: int, joins: Set[str]) -> str:
    """``text`` without its quotations and the ``apart`` words before and after each, but with what
    one of ``joins`` begins there: “…,” he said and went home."""
    parts = [part.split() for part in _quote().sub("\0", text).split("\0")]
    last = len(parts) - 1
    found: list[str] = []
    for at, words in enumerate(parts):
        join = next((n for n, word in enumerate(words[:apart]) if word.casefold() in joins), apart)
        found += words[join if at else 0 : len(words) - apart if at < last else None]
    return " ".join(found)


def pieces(quote: str) -> list[str]:
    """The parts of a quote between ellipses ("…", "[...]"), each in canonical form."""
    found = (canonical(piece).strip(_EDGES) for piece in _ELLIPSIS.split(quote))
    return [piece for piece in found if piece]


def stands_in(quote: str, place: str, denies: Callable[[str], bool] = lambda _: False) -> bool:
    """Whether the parts of ``quote`` occur in order in ``place``, a text in canonical form.

    What is left out between two parts may be at most a few sentences long, and the rest of a
    sentence on either side of the gap may not deny it: without its "not" a quotation says the
    reverse.
    """
    found = pieces(quote)
    return not found or any(
        _goes_on(found[1:], place, at + len(found[0]), denies) for at in _places(found[0], place)
    )


def _goes_on(rest: list[str], place: str, end: int, denies: Callable[[str], bool]) -> bool:
    """Whether the parts ``rest`` follow in ``place`` after the offset ``end``."""
    for piece in rest:
        at = place.find(piece, end)
        left_out = place[end:at]
        if at < 0 or len(left_out) > _LONGEST_GAP:
            return False
        if _CUT_WORD.match(place, end - 1) or _CUT_WORD.match(place, at - 1):
            return False  # "should … be" for "shouldn't be"
        ends = _SENTENCE.split(left_out)
        if len(ends) > 1 and not _CLAUSE_START.search(left_out):
            return False  # the end of another sentence: "the hall … is made of lead"
        if denies(ends[0]) or denies(ends[-1]):
            return False
        end = at + len(piece)
    return True


def _places(piece: str, place: str) -> Iterator[int]:
    at = place.find(piece)
    while at >= 0:
        yield at
        at = place.find(piece, at + 1)


def canonical(text: str) -> str:
    """``text`` in the form quotes are compared in: NFKC, one kind of quotation mark, dash and
    space, no spaces around a dash, no invisible characters, case folded."""
    text = unicodedata.normalize("NFKC", text.translate(_SAME)).translate(_SAME)
    return _DASH.sub("-", " ".join(text.casefold().split()))


def unhyphenated(text: str) -> str:
    """``text`` in canonical form without hyphens: where a page breaks a word at its own hyphen,
    nothing tells that it is one."""
    return canonical(text).replace("-", "")


@cache
def _quote() -> re.Pattern[str]:
    contractions = "|".join(sorted(every_language().words.contractions))
    return re.compile(_QUOTES.replace("{contractions}", contractions))
