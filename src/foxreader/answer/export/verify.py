"""N10: whether a cited quote is at its stated place, elsewhere in the book, or not in it.

Follows the TextQuoteSelector of the W3C Web Annotation Data Model: a quote with the words before
and after it can be found again in a text that has changed.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import takewhile
from typing import Literal

from foxreader.answer.export.claims import Claim
from foxreader.core.book import Book
from foxreader.core.span import Span

Outcome = Literal["exact", "moved", "gone"]

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
class Verdict:
    """The outcome for a claim; ``span`` is the quote's current place, None if it is gone."""

    claim: Claim
    outcome: Outcome
    span: Span | None


def verify(claim: Claim, book: Book) -> Verdict:
    """Check ``claim`` against ``book``, which may be another edition than the one it cites."""
    if _is_exact(claim, book):
        return Verdict(claim, "exact", claim.span)
    span = _elsewhere(claim, book)
    return Verdict(claim, "moved" if span else "gone", span)


def _is_exact(claim: Claim, book: Book) -> bool:
    span = claim.span
    if not claim.quote or not book.holds(span) or book.text_at(span) != claim.quote:
        return False
    # In another text a word or two may be at the same offsets by chance.
    return claim.book == book.sha256 or _enough(claim, book, span) or _long(claim)


def _elsewhere(claim: Claim, book: Book) -> Span | None:
    """The occurrence of the quote whose surroundings match best, the nearest of equal ones.

    Kinds of quotation marks, dashes and space are ignored only if the exact quote is not found:
    the same book in another format differs in these.
    """
    if not claim.quote.strip():
        return None
    found = list(_exact_places(claim.quote, book)) or list(_alike_places(claim.quote, book))
    fitting = [span for span in found if _enough(claim, book, span)]
    if not fitting and len(found) == 1 and _long(claim):
        fitting = found
    return min(
        fitting,
        key=lambda span: (-sum(_kept(claim, book, span)), _distance(span, claim.span)),
        default=None,
    )


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


def _enough(claim: Claim, book: Book, span: Span) -> bool:
    """Whether the text before or after ``span`` matches that around the quote."""
    before, after = _kept(claim, book, span)
    wanted = (len(_plain(claim.before)), before), (len(_plain(claim.after)), after)
    return any(there and kept >= min(there, _NEAR) for there, kept in wanted)


def _kept(claim: Claim, book: Book, span: Span) -> tuple[int, int]:
    """How many characters next to the quote match, before and after it."""
    text = book.files[span.file].text
    reach = 2 * max(len(claim.before), len(claim.after))
    before = _plain(text[max(0, span.start - reach) : span.start])
    after = _plain(text[span.end : span.end + reach])
    return (
        _alike_for(_plain(claim.before)[::-1], before[::-1]),
        _alike_for(_plain(claim.after), after),
    )


def _alike_for(one: str, other: str) -> int:
    """The length of the common prefix."""
    return sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(one, other, strict=False)))


def _plain(text: str) -> str:
    """The letters and digits of ``text``; the rest differs between formats of the same book."""
    return _NO_WORD.sub("", text)


def _long(claim: Claim) -> bool:
    return len(claim.quote.strip()) >= _SPEAKS


def _distance(one: Span, other: Span) -> tuple[int, int]:
    return abs(one.file - other.file), abs(one.start - other.start)
