"""Splits a model's streamed text into plain text and the places its tags name.

The result does not depend on the chunks the text arrives in: where the next character could change
a decision, the text is held back.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from foxreader.answer.gate.ledger import Ledger
from foxreader.core.span import Span
from foxreader.language.lexicon import every_language

# Tags as models write them: every known variant of ``[f5-123-165]``

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
_FOOTNOTE = re.compile(r"\s*\^?\d{1,4}(?:\s*[,;、]\s*\d{1,4})*\s*|.*†.*")
_NAMES = re.compile(r"\s*(?:[^\W\d_]{2,12}\.?\s+)?[\^#]?(\d{2,5}(?:\D{1,12}\d{2,5})*)\s*")
_BETWEEN_NAMES = re.compile(r"[\s,;、&/|\^#]*")


@dataclass(frozen=True, slots=True)
class _BracketContent:
    """The content of a bracket: the places it names, and how many names match no place."""

    spans: tuple[Span, ...]
    dropped: int = 0


def without_tricks(text: str) -> str:
    """``text`` without private-use, bidirectional-override, tag and control characters."""
    return _PRIVATE.sub("", text) if not text.isprintable() else text


def _plain(text: str) -> str:
    """``text`` normalised for reading tags: ASCII digits, letters and dashes."""
    if text.isascii():
        return text
    text = unicodedata.normalize("NFKC", _INVISIBLE.sub("", text).translate(_DASHES))
    return "".join(_digit(c) for c in text.translate(_DASHES))


def _digit(character: str) -> str:
    value = unicodedata.digit(character, None) if not character.isascii() else None
    return character if value is None else str(value)


def _neutralised(body: str) -> str | None:
    """The book's own text that looks like a tag, if ``body`` is only that; else None."""
    match = _NEUTRALISED.fullmatch(body)
    return match.group(1).replace("·", "-") if match else None


def _looks_like_footnote(body: str) -> bool:
    """Whether ``body`` is a footnote mark the model made up: ``1``, ``^2``, ``3†``."""
    return bool(_FOOTNOTE.fullmatch(body))


def _read(body: str, ledger: Ledger, *, names: bool = True) -> _BracketContent | None:
    """The places named between a pair of brackets; None if the text is no tag.

    Numbers without an ``f`` may be a date, so they count only if they name a place exactly.
    ``names``: short names are read, which round brackets do not make.
    """
    text = _plain(body)
    match = _NAMES.fullmatch(text) if names else None
    if match and (named := _by_names(match[1], ledger)):
        return named
    cores = list(_CORE.finditer(text))
    if any(core[1] for core in cores):
        return _resolved(cores, ledger)
    if _RAW.search(text):
        return _BracketContent((), 1)
    found = tuple(span for span in (_exact(core, ledger) for core in cores) if span is not None)
    return _BracketContent(found, len(cores) - len(found)) if found else None


def _by_names(text: str, ledger: Ledger) -> _BracketContent | None:
    """The places of one or more short names, or of a range of them; None if none is a name."""
    spans, dropped = list[Span](), 0
    at: int | None = None
    for name in re.finditer(r"\d+", text):
        unit = ledger.named(int(name[0]))
        between = text[at : name.start()] if at is not None else ","
        at = name.end()
        if not _BETWEEN_NAMES.fullmatch(between):
            if unit is None or not spans or not _joint().fullmatch(between):
                return None
            if (run := ledger.run(spans[-1], unit)) is not None:
                spans[-1] = run
                continue
        spans += [unit] if unit is not None else []
        dropped += unit is None
    return _BracketContent(tuple(dict.fromkeys(spans)), dropped) if spans else None


def _exact(core: re.Match[str], ledger: Ledger) -> Span | None:
    if core[4] is None or int(core[3]) > int(core[4]):
        return None
    span = Span(int(core[2]), int(core[3]), int(core[4]))
    return span if ledger.allows(span) else None


def _resolved(cores: list[re.Match[str]], ledger: Ledger) -> _BracketContent:
    spans: list[Span] = []
    dropped = 0
    for group in _ranges(cores):
        ends = [_resolve(core, ledger) for core in group]
        whole = [span for span in ends if span is not None]
        dropped += len(ends) - len(whole)
        run = ledger.run(whole[0], whole[1]) if len(whole) == 2 else None
        spans += [run] if run is not None else whole
    return _BracketContent(tuple(dict.fromkeys(spans)), dropped)


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


# Tags in a stream

_LONGEST = 240
"""A bracket not closed after this many characters is no tag. Chosen, not measured."""

_OPEN = "[［【〔〖⟦(（"
_CLOSE = "]］】〕〗⟧)）"
_ROUND = "(（"
_WRAP = "`*_"
_OPENING, _CLOSING, _ROUNDS = frozenset(_OPEN), frozenset(_CLOSE), frozenset(_ROUND)
_BRACKET = re.escape(_OPEN)
# Where a tag may begin; at the end of the text, also what the next character may turn into one.
_SPECIAL = re.compile(
    rf"[{_BRACKET}]|([`*_])\1{{0,2}}(?=\\?[{_BRACKET}]|\\?\Z)|\\(?=[{_BRACKET}]|\Z)"
    r"|[fFｆＦ](?=[_\d]|\Z)"
)
_OPENS = re.compile(rf"[{_BRACKET}]+")
_INSIDE = re.compile(rf"[^{_BRACKET}{re.escape(_CLOSE)}]{{0,{_LONGEST}}}")
_RUN = re.compile(r"[fFｆＦ][\d_fF\-‐‑‒–—―−﹘﹣－·]*")
_BARE = re.compile(r"[fF]_?\d+-\d+-\d")
_BARE_PAIR = re.compile(r"[fF]_?\d+-\d+")
_BEGUN = re.compile(r"[fF]_?\d+-[\d-]*")
_MAYBE = re.compile(r"\s*(?:[fF](?:_?(?:\d+(?:-(?:\d+-?)?)?)?)?)?")  # what may become a bare tag
_STARTS_TAG = re.compile(r"[fF]?_?\d")
_HALF = re.compile(r"\s*(?:[fF]_?(?:[\d\s,;_-]|[fF]_?\d)*)?[fF]?")
_HALF_NAME = re.compile(r"\s*\d[\d\s,;-]*")
_LONGEST_RUN = 100
"""The most characters of a tag without brackets; the rest is read as text. Chosen, not
measured."""


@dataclass(frozen=True, slots=True)
class PlainWords:
    """Plain text. ``literal``: it is the book's own text and only looks like a tag."""

    text: str
    literal: bool = False


@dataclass(frozen=True, slots=True)
class NamedPlaces:
    """The places named here, and how many names match no place."""

    spans: tuple[Span, ...]
    dropped: int = 0


Item = PlainWords | NamedPlaces


class _More(Exception):
    """Raised when the next character is needed to decide."""


class TagStream:
    """Takes text as it streams in and gives items as soon as they are final."""

    def __init__(self, ledger: Ledger) -> None:
        self._ledger = ledger
        self._text = ""
        self._at = 0
        self._before = ""
        self._final = False
        self._own_words: str | None = None

    def feed(self, text: str) -> Iterator[Item]:
        """The items that ``text`` completes."""
        self._text = self._text[self._at :] + without_tricks(text)
        self._at = 0
        yield from self._items()

    def end(self) -> Iterator[Item]:
        """The items held back so far; half a tag at the end is dropped."""
        self._final = True
        yield from self._items()

    def _items(self) -> Iterator[Item]:
        while self._at < len(self._text):
            special = _SPECIAL.search(self._text, self._at)
            stop = special.start() if special else len(self._text)
            if stop > self._at:
                yield PlainWords(self._taken(stop))
                continue
            try:
                items, end = self._special(self._at)
            except _More:
                return
            self._taken(end)
            yield from items

    def _taken(self, end: int) -> str:
        text = self._text[self._at : end]
        self._at = end
        self._before = text[-1:] or self._before
        return text

    def _peek(self, at: int) -> str:
        """The character at ``at``; "" at the end of the stream. Raises ``_More`` if it is not yet
        known."""
        if at < len(self._text):
            return self._text[at]
        if self._final:
            return ""
        raise _More

    def _special(self, at: int) -> tuple[list[Item], int]:
        """The items that start at a possible beginning of a tag, and their end offset."""
        start = at
        mark = self._peek(at)
        if mark in "fFｆＦ":
            return self._bare(at)
        crowd = _OPENS.match(self._text, at)
        if crowd and crowd.end() - at > 3:
            return [PlainWords(self._text[at : crowd.end() - 3])], crowd.end() - 3
        while mark in _WRAP and at - start < 3 and self._peek(at) == mark:
            at += 1
        wrap = self._text[start:at]
        following = self._peek(at)
        if following == "\\" and self._peek(at + 1) in _OPENING:
            following = self._peek(at + 1)
        if not following or following not in _OPEN:
            return [PlainWords(self._text[start : max(at, start + 1)])], max(at, start + 1)
        return self._bracket(start, at, wrap)

    def _bare(self, at: int) -> tuple[list[Item], int]:
        """A tag without brackets, or else text, and its end offset."""
        run = _RUN.match(self._text, at, at + _LONGEST_RUN)
        end = run.end() if run else at + 1
        inside_word = self._before.isascii() and self._before.isalpha()
        if inside_word or not self._digit_follows(at):
            return [PlainWords(self._text[at])], at + 1
        if end == len(self._text) and not self._final and end - at < _LONGEST_RUN:
            raise _More
        own = _neutralised(self._text[at:end])
        if own is not None:
            return [PlainWords(own, literal=True)], end
        return self._run(at, end)

    def _run(self, at: int, end: int) -> tuple[list[Item], int]:
        """The tag that a run of its characters begins with, or else the run as text."""
        raw = self._text[at:end]
        spelt = _plain(raw)
        again = None if _BARE.match(spelt) else re.search("[fFｆＦ]", raw[1:])
        if again:  # two tags without a space: this one ends where the next begins
            end = at + 1 + again.start()
            spelt = _plain(self._text[at:end])
        if self._final and end == len(self._text) and _BEGUN.fullmatch(spelt):
            return [self._named(self._text[at:end])], end
        pair = _BARE_PAIR.fullmatch(spelt.rstrip("-_"))
        if not (_BARE.match(spelt) or (pair and not self._in_the_book(pair.group()))):
            return [PlainWords(self._text[at:end])], end
        if not again:
            end -= len(spelt) - len(spelt.rstrip("-_"))
        return [self._named(self._text[at:end])], end

    def _digit_follows(self, at: int) -> bool:
        following = self._peek(at + 1)
        if following == "_":
            following = self._peek(at + 2)
        return following.isdigit()

    def _named(self, body: str) -> NamedPlaces:
        reading = _read(body, self._ledger)
        return NamedPlaces(reading.spans, reading.dropped) if reading else NamedPlaces((), 1)

    def _bracket(self, start: int, at: int, wrap: str) -> tuple[list[Item], int]:
        """A bracket with a tag in it, or else the bracket as text, and its end offset."""
        opens, body_at = self._opens(at)
        close = self._closing(body_at, round_only=all(self._text[o] in _ROUND for o in opens))
        if close is None:
            return self._unclosed(start, opens, body_at)
        body = self._text[body_at:close]
        if (own := _neutralised(body)) is not None:
            brackets = len(opens) == 1 and not wrap
            return [PlainWords(f"[{own}]" if brackets else own, literal=True)], close + 1
        square = any(self._text[o] not in _ROUND for o in opens)
        reading = _read(body, self._ledger, names=square)
        if reading is None:
            return self._not_a_tag(start, opens, close, body)
        end, left = self._closes(close, len(opens), wrap)
        before = self._text[start : start + left] if left else ""
        items: list[Item] = [PlainWords(before)] if before else []
        return [*items, NamedPlaces(reading.spans, reading.dropped)], end

    def _opens(self, at: int) -> tuple[list[int], int]:
        """The offsets of up to three opening brackets, and where their content begins."""
        opens: list[int] = []
        while len(opens) < 3:
            if self._peek(at) == "\\" and self._peek(at + 1) in _OPENING:
                at += 1
            if not self._peek(at) or self._peek(at) not in _OPEN:
                break
            opens.append(at)
            at += 1
        return opens, at

    def _closing(self, at: int, *, round_only: bool) -> int | None:
        """The offset of the closing bracket; None if it is not closed or can hold no tag."""
        if round_only:
            at += self._peek(at) == " "
            head = self._peek(at)
            if head in tuple("fFｆＦ_"):
                head += self._peek(at + 1)
            if not _STARTS_TAG.match(_plain(head)) and head != "f_":
                return None
        inside = _INSIDE.match(self._text, at)
        end = inside.end() if inside else at
        if end - at < _LONGEST and self._peek(end) in _CLOSING:
            return end
        return None

    def _unclosed(self, start: int, opens: list[int], body_at: int) -> tuple[list[Item], int]:
        if self._final and len(self._text) - body_at < _LONGEST:
            rest = _plain(self._text[body_at:])
            square = self._text[opens[-1]] not in _ROUND
            if _HALF.fullmatch(rest) or (square and _HALF_NAME.fullmatch(rest)):
                return [NamedPlaces((), 1 if rest.strip() else 0)], len(self._text)
        first = opens[0] + 1
        following = _plain(self._text[body_at : body_at + _LONGEST_RUN])
        if not self._final and len(following) < _LONGEST_RUN and _MAYBE.fullmatch(following):
            raise _More
        if _BARE.match(following.lstrip()):
            return [], body_at
        if _BEGUN.match(following.lstrip()) and self._text[opens[-1]] not in _ROUND:
            begun = re.compile(rf"\s*{_RUN.pattern}").match(self._text, body_at)
            return [NamedPlaces((), 1)], begun.end() if begun else body_at
        return [PlainWords(self._text[start:first])], first

    def _not_a_tag(
        self, start: int, opens: list[int], close: int, body: str
    ) -> tuple[list[Item], int]:
        """The bracket as text. If it is the label of a link to a tag, only the label."""
        square = len(opens) == 1 and self._text[opens[0]] not in _ROUND
        if not square:
            return [PlainWords(self._text[start : opens[0] + 1])], opens[0] + 1
        mine = _looks_like_footnote(body)
        if self._peek(close + 1) in _ROUNDS:
            items, end = self._bracket(close + 1, close + 1, "")
            if items and isinstance(items[-1], NamedPlaces):
                return [*([] if mine else [PlainWords(body)]), *items], end
        if mine and not self._in_the_book(self._text[opens[0] : close + 1]):
            return [NamedPlaces((), 1)], close + 1
        return [PlainWords(self._text[start : opens[0] + 1])], opens[0] + 1

    def _in_the_book(self, text: str) -> bool:
        if self._own_words is None:
            self._own_words = self._ledger.text()
        return text in self._own_words

    def _closes(self, close: int, opened: int, wrap: str) -> tuple[int, int]:
        """The end of the brackets and marks around a tag, and how many characters before the tag
        remain as text.

        An outer bracket or mark that does not close right after the tag is part of the text.
        """
        end, closed = close + 1, 1
        while closed < opened and self._peek(end) and self._peek(end) in _CLOSE:
            end, closed = end + 1, closed + 1
        if closed < opened:
            return end, len(wrap) + opened - closed
        for offset, mark in enumerate(wrap):
            if self._peek(end + offset) != mark:
                return end, len(wrap)
        return end + len(wrap), 0
