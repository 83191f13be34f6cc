"""An anchor: a place with its words and the words around it, found again in a text that changed.

Follows the TextQuoteSelector of the W3C Web Annotation Data Model: a quote with the words before
and after it can be found again in another edition, another format or a new extraction of a book.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import takewhile
from typing import Literal

from foxreader.core.book import Book
from foxreader.core.span import Span

Outcome = Literal["exact", "moved", "gone"]

AROUND = 60
"""How many characters before and after a quote are kept, to find it again in another text.
Chosen, not measured."""

_SPEAKS = 20
"""From this length (characters) a quote that occurs once in the book identifies its place, as in
the repair of tags; a shorter one also needs matching text around it. Chosen, not measured."""
_NEAR = 12
"""How many characters next to the quote must match (or all, if there are fewer). Chosen, not
measured."""

_NO_WORD = re.compile(r"[\W_]+")
_DASHES = re.escape("-‐‑‒–—―−﹣－")
_QUOTES = re.escape("\"“”„«»‟〝〞'‘’‚‛ʼ`´")
_WIDE = "\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uffef\U00020000-\U0003ffff"
_UNSEEN = "\u00ad\u200b"
_SPACE = rf"[\s{_UNSEEN}]*"
_TOKEN = re.compile(
    rf"(?P<dash>{_SPACE}[{_DASHES}][\s{_UNSEEN}{_DASHES}]*)|(?P<soft>[{_UNSEEN}]+)"
    rf"|(?P<loose>(?<=[{_WIDE}])\s{_SPACE}|\s{_SPACE}(?=[{_WIDE}]))|(?P<gap>\s{_SPACE})"
    rf"|(?P<quote>[{_QUOTES}])|(?P<wide>[{_WIDE}]|(?<=[{_WIDE}]).)|(?P<other>.)"
)
# What may replace a part of a quote in another format of the same book. All repeats are possessive
# (++, *+, ?+): a file from anybody must not cause catastrophic backtracking.
_ALIKE = {
    "dash": rf"(?=\s*[{_DASHES}\u00ad])[\s{_UNSEEN}{_DASHES}]++",
    "soft": rf"[{_UNSEEN}{_DASHES}]?+",
    "loose": f"{_SPACE}+",
    "gap": rf"[\s{_UNSEEN}]++",
    "quote": f"[{_QUOTES}]",
}
_BEFORE_WIDE, _BEFORE = f"{_SPACE}+", "\u00ad?+"
"""What may come before a letter: space before a Chinese one, else a soft hyphen."""


@dataclass(frozen=True, slots=True)
class Anchor:
    """The place ``span`` in the text of a file (``book`` is its SHA-256 in hex), with its words.

    ``quote`` is the text at the place, "" for an empty one; ``before`` and ``after`` are up to
    ``AROUND`` characters of text around it.
    """

    book: str
    span: Span
    quote: str
    before: str = ""
    after: str = ""

    @classmethod
    def of(cls, book: Book, span: Span) -> Anchor:
        """The anchor of a place in ``book``. Raises ``UsageError`` if it is not in the book."""
        quote, text = book.text_at(span), book.files[span.file].text
        before = text[max(0, span.start - AROUND) : span.start]
        return cls(book.sha256, span, quote, before, text[span.end : span.end + AROUND])


@dataclass(frozen=True, slots=True)
class Found:
    """Where an anchor is in a text: ``exact`` at its own span, ``moved`` to another, or ``gone``,
    and then without a span."""

    outcome: Outcome
    span: Span | None


def find(anchor: Anchor, book: Book) -> Found:
    """Find ``anchor`` in ``book``, which may be another text than the one it was made in."""
    if _is_exact(anchor, book):
        return Found("exact", anchor.span)
    if anchor.quote:
        span = _elsewhere(anchor, book)
    else:
        span = _place_elsewhere(anchor, book)
        if span == anchor.span:
            return Found("exact", span)
    return Found("moved" if span else "gone", span)


def _is_exact(anchor: Anchor, book: Book) -> bool:
    """Whether the words of ``anchor`` are at its span of ``book``."""
    span = anchor.span
    if not book.holds(span) or book.text_at(span) != anchor.quote:
        return False
    # In another text, and after a new extraction, a word or two may be there by chance.
    text = book.files[span.file].text
    same = text.startswith(anchor.after, span.end) and text.endswith(anchor.before, 0, span.start)
    if anchor.book == book.sha256 and same:
        return True
    return bool(anchor.quote) and (_enough(anchor, book, span) or _long(anchor))


def _elsewhere(anchor: Anchor, book: Book) -> Span | None:
    """The occurrence of the quote whose surroundings match best, the nearest of equal ones.

    Kinds of quotation marks, dashes and space are ignored only if the exact quote is not found:
    the same book in another format differs in these.
    """
    if not anchor.quote.strip():
        return None
    found = list(_exact_places(anchor.quote, book)) or list(_alike_places(anchor.quote, book))
    fitting = [span for span in found if _enough(anchor, book, span)]
    if not fitting and len(found) == 1 and _long(anchor):
        fitting = found
    return min(
        fitting,
        key=lambda span: (-sum(_kept(anchor, book, span)), _distance(span, anchor.span)),
        default=None,
    )


def _place_elsewhere(anchor: Anchor, book: Book) -> Span | None:
    """Where an empty place is now: before the words after it, else after the words before it."""
    file, at = anchor.span.file, anchor.span.start
    ahead = Span(file, at, at + len(anchor.after))
    found = _elsewhere(Anchor(anchor.book, ahead, anchor.after, anchor.before), book)
    if found is not None:
        return Span(found.file, found.start, found.start)
    behind = Span(file, max(0, at - len(anchor.before)), at)
    found = _elsewhere(Anchor(anchor.book, behind, anchor.before, "", anchor.after), book)
    return None if found is None else Span(found.file, found.end, found.end)


def _exact_places(quote: str, book: Book) -> Iterator[Span]:
    for number, file in enumerate(book.files):
        at = file.text.find(quote)
        while at >= 0:
            yield Span(number, at, at + len(quote))
            at = file.text.find(quote, at + 1)


def _alike_places(quote: str, book: Book) -> Iterator[Span]:
    alike = "".join(map(_alike, _TOKEN.finditer(quote.strip())))
    pattern = re.compile(alike.removeprefix(_BEFORE_WIDE).removeprefix(_BEFORE))
    for number, file in enumerate(book.files):
        for match in pattern.finditer(file.text):
            yield Span(number, match.start(), match.end())


def _alike(token: re.Match[str]) -> str:
    """The regular expression for what may replace one part of a quote."""
    kind, own = token.lastgroup or "", re.escape(token[0])
    if kind == "wide":
        return _BEFORE_WIDE + own
    return _ALIKE.get(kind, _BEFORE + own)


def _enough(anchor: Anchor, book: Book, span: Span) -> bool:
    """Whether the text before or after ``span`` matches that around the quote."""
    before, after = _kept(anchor, book, span)
    wanted = (len(_plain(anchor.before)), before), (len(_plain(anchor.after)), after)
    return any(there and kept >= min(there, _NEAR) for there, kept in wanted)


def _kept(anchor: Anchor, book: Book, span: Span) -> tuple[int, int]:
    """How many characters next to the quote match, before and after it."""
    text = book.files[span.file].text
    reach = 2 * max(len(anchor.before), len(anchor.after))
    before = _plain(text[max(0, span.start - reach) : span.start])
    after = _plain(text[span.end : span.end + reach])
    return (
        _alike_for(_plain(anchor.before)[::-1], before[::-1]),
        _alike_for(_plain(anchor.after), after),
    )


def _alike_for(one: str, other: str) -> int:
    """The length of the common prefix."""
    return sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(one, other, strict=False)))


def _plain(text: str) -> str:
    """The letters and digits of ``text``; the rest differs between formats of the same book."""
    return _NO_WORD.sub("", text)


def _long(anchor: Anchor) -> bool:
    return len(anchor.quote.strip()) >= _SPEAKS


def _distance(one: Span, other: Span) -> tuple[int, int]:
    return abs(one.file - other.file), abs(one.start - other.start)
