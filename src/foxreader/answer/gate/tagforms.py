"""Reads position tags as models write them: every known variant of ``[f5-123-165]``."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from foxreader.answer.gate.ledger import Ledger
from foxreader.core.span import Span
from foxreader.language.lexicon import every_language

_DASHES = dict.fromkeys(map(ord, "‐‑‒–—―−﹘﹣－⁃"), "-")
_INVISIBLE = re.compile(
    "[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff\U000e0000-\U000e007f]"
)
_PRIVATE = re.compile(
    "[\u200b\u2060-\u2064\ufeff\ue000-\uf8ff\U000f0000-\U0010ffff\ud800-\udfff\u202a-\u202e\u2066-\u2069"
    "\U000e0000-\U000e007f\ufff9-\ufffc\x00-\x08\x0b-\x1f\x7f-\x9f]"
)
_LETTER = r"(?:(?<![A-Za-z])[fF](?:ile)?[ _]?)"
_NUMBER = r"([0-9]{1,40})"
_DASH = r"\s*[-_]\s*"
_CORE = re.compile(
    rf"(?:(?<![0-9])(?<![0-9][-_])|(?=[fF]))({_LETTER})?{_NUMBER}{_DASH}{_NUMBER}(?:{_DASH}{_NUMBER})?"
    r"(?!\s*[-_]?[0-9])"
)
_RAW = re.compile(rf"{_LETTER}[0-9]+{_DASH}[0-9]")
_NEUTRALISED = re.compile(r"\s*([fF]_?\d+·\d+·\d+)\s*")
_FOOTNOTE = re.compile(r"\s*\^?\d{1,3}(?:\s*[,;、]\s*\d{1,3})*\s*|.*†.*")


@dataclass(frozen=True, slots=True)
class BracketContent:
    """The content of a bracket: the places it names, and how many names match no place."""

    spans: tuple[Span, ...]
    dropped: int = 0


def without_tricks(text: str) -> str:
    """``text`` without private-use, bidirectional-override, tag and control characters."""
    return _PRIVATE.sub("", text) if not text.isprintable() else text


def plain(text: str) -> str:
    """``text`` normalised for reading tags: ASCII digits, letters and dashes."""
    if text.isascii():
        return text
    text = unicodedata.normalize("NFKC", _INVISIBLE.sub("", text).translate(_DASHES))
    return "".join(_digit(c) for c in text.translate(_DASHES))


def _digit(character: str) -> str:
    value = unicodedata.digit(character, None) if not character.isascii() else None
    return character if value is None else str(value)


def neutralised(body: str) -> str | None:
    """The book's own text that looks like a tag, if ``body`` is only that; else None."""
    match = _NEUTRALISED.fullmatch(body)
    return match.group(1).replace("·", "-") if match else None


def looks_like_footnote(body: str) -> bool:
    """Whether ``body`` is a footnote mark the model made up: ``1``, ``^2``, ``3†``."""
    return bool(_FOOTNOTE.fullmatch(body))


def read(body: str, ledger: Ledger) -> BracketContent | None:
    """The places named between a pair of brackets; None if the text is no tag.

    Numbers without an ``f`` may be a date, so they count only if they name a place exactly.
    """
    text = plain(body)
    cores = list(_CORE.finditer(text))
    if any(core[1] for core in cores):
        return _resolved(cores, ledger)
    if _RAW.search(text):
        return BracketContent((), 1)
    found = tuple(span for span in (_exact(core, ledger) for core in cores) if span is not None)
    return BracketContent(found, len(cores) - len(found)) if found else None


def _exact(core: re.Match[str], ledger: Ledger) -> Span | None:
    if core[4] is None or int(core[3]) > int(core[4]):
        return None
    span = Span(int(core[2]), int(core[3]), int(core[4]))
    return span if ledger.allows(span) else None


def _resolved(cores: list[re.Match[str]], ledger: Ledger) -> BracketContent:
    spans: list[Span] = []
    dropped = 0
    for group in _ranges(cores):
        ends = [_resolve(core, ledger) for core in group]
        whole = [span for span in ends if span is not None]
        dropped += len(ends) - len(whole)
        run = ledger.run(whole[0], whole[1]) if len(whole) == 2 else None
        spans += [run] if run is not None else whole
    return BracketContent(tuple(dict.fromkeys(spans)), dropped)


def _ranges(cores: list[re.Match[str]]) -> Iterator[list[re.Match[str]]]:
    """The matched tags one by one, or two together where they are written as a range."""
    at = 0
    while at < len(cores):
        pair = cores[at : at + 2]
        if len(pair) == 2 and _joint().fullmatch(pair[0].string, pair[0].end(), pair[1].start()):
            yield pair
            at += 2
        else:
            yield pair[:1]
            at += 1


def _resolve(core: re.Match[str], ledger: Ledger) -> Span | None:
    file, first = int(core[2]), int(core[3])
    if core[4] is None:
        return ledger.resolve_pair(file, first)
    return ledger.resolve(file, first, int(core[4]))


@cache
def _joint() -> re.Pattern[str]:
    """Matches what joins the first and the last tag of a range: a dash, "to"."""
    ranges = "|".join(sorted(every_language().numbers.ranges))
    return re.compile(rf"[\]\)]?\s*(?:-|~|à|{ranges})\s*[\[\(]?")
