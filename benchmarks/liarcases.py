"""The claims of :mod:`benchmarks.liar`: how they are stored, and how they are put to a book.

A case is a line of JSON in ``benchmarks/liar/cases/LANGUAGE.jsonl``:

``id``        eight hex digits, made of the case when it was written; it decides what is kept back
``book``      the file's name, somewhere below the folder of books
``language``  that of the answer, not of the book
``true``      whether the places support the judged words
``kind``      how the claim is false, or how a true one is put
``question``  what the reader asks
``answer``    what a strong model would say, our own words, with ``{0}``, ``{1}`` … for its tags
``judged``    the part of ``answer`` that is judged; left out if it is all of it
``places``    the tags without brackets: file, start and end, in code points
``hashes``    of each place's text, 12 hex digits of its sha256

No text of a book is stored: a claim about a quotation has a few of its words, nothing more.
``benchmarks/liar/own`` has more, about the tales that the program ships, in the same format: their
words are ours, so that every machine can judge them.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from foxreader.core.book import Book
from foxreader.core.span import Span

CASES = Path(__file__).with_name("liar") / "cases"
OWN_CASES = Path(__file__).with_name("liar") / "own"
NOVELS = (
    "childrens-literature.epub", "juliet.epub", "kusamakura-japanese-vertical-writing.epub",
    "mymedia_lite.epub", "sample-alice.epub", "se-moby-dick.epub", "se-war-and-peace.epub",
    "sous-le-vent_svg-in-spine.epub",
)  # fmt: skip
"""Books that tell a story, a play among them."""
MANUALS = (
    "accessible_epub_3.epub", "debian-policy.epub", "debian-reference.zh-cn.pdf",
    "developers-reference.ja.epub", "eng.epub", "live-manual.en.epub",
)  # fmt: skip
"""Books that tell what to do. All others are non-fiction: papers, reports, lectures."""
FALSE_KINDS = (
    "swap", "negation", "opposite", "comparative", "speaker", "paraphrase", "cause", "stitched",
    "ellipsis", "padding", "unit", "number", "lent-number", "lent-quote", "digits", "name",
    "carried", "short", "presupposition", "heading", "only",
)  # fmt: skip
"""How a claim is false. ``lent-…``: the question has the invented number or quotation. ``carried``:
words after a footnote. ``heading``: a heading, a lead-in or a link has the lie. ``only``: also
"never", "always", "all", "first"."""
TRUE_KINDS = (
    "near", "far", "short", "quote", "quote-speaker", "pronoun", "number-form", "count", "lead-in",
    "heading", "transition", "paragraph-end", "table", "absence", "negation", "roles", "cause",
    "comparison",
)  # fmt: skip
"""How a true claim is put. ``far``: in few words of the place. ``count``: of the answer's own
list. ``absence``: an honest "not mentioned"."""
HARD_KINDS = (
    "number", "digits", "lent-number", "lent-quote", "stitched", "ellipsis", "carried",
)  # fmt: skip
"""Kinds that code can decide by itself: none of them may pass."""
NAMED_KINDS = ("name", "speaker", "padding")
"""Kinds of which nearly none may pass."""
_KEPT_BACK = 3
"""One case of so many is kept back: its figures are shown, its words are not."""
_PLACEHOLDER = re.compile(r"\s*\{\d+\}")


@dataclass(frozen=True, slots=True)
class Case:
    """One answer with real tags, and which of its words are judged."""

    id: str
    book: str
    language: str
    true: bool
    kind: str
    question: str
    answer: str
    judged: str
    places: tuple[Span, ...]
    hashes: tuple[str, ...]

    @property
    def kind_of_book(self) -> str:
        """``novel``, ``manual`` or ``non-fiction``."""
        if self.book in NOVELS:
            return "novel"
        return "manual" if self.book in MANUALS else "non-fiction"

    @property
    def kept_back(self) -> bool:
        """Whether it belongs to the third that the checks are not fitted to."""
        return int(self.id, 16) % _KEPT_BACK == 0

    @property
    def said(self) -> str:
        """The answer with its tags, as the model says it."""
        return _filled(self.answer, self.places)

    @property
    def claim(self) -> str:
        """The judged words without tags."""
        return _PLACEHOLDER.sub("", self.judged)

    def changed(self, book: Book) -> list[Span]:
        """The places whose text is not in ``book`` as it was."""
        return [
            place
            for place, was in zip(self.places, self.hashes, strict=True)
            if not is_as_it_was(book, place, was)
        ]


def cases(folder: Path = CASES) -> Iterator[Case]:
    """All cases, in the order of their files."""
    for path in sorted(folder.glob("*.jsonl")):
        for line in path.read_text(encoding="utf-8").splitlines():
            yield parsed(line)


def parsed(line: str) -> Case:
    """The case of one line of a file."""
    fields = json.loads(line)
    fields.setdefault("judged", fields["answer"])
    fields["places"] = tuple(Span.parse(f"[{tag}]") for tag in fields["places"])
    fields["hashes"] = tuple(fields["hashes"])
    return Case(**fields)


def hash_of(book: Book, place: Span) -> str:
    """Twelve hex digits that stand for a place's text."""
    return _hash(book.text_at(place))


def is_as_it_was(book: Book, place: Span, was: str) -> bool:
    """Whether a place's text has the hash ``was``, maybe with a soft hyphen for one of its hyphens:
    versions before 1.1 read a word's own hyphen at a line's end of a PDF so."""
    if not book.holds(place):
        return False
    text = book.text_at(place)
    soft = (f"{text[:at]}\u00ad{text[at + 1 :]}" for at, sign in enumerate(text) if sign == "-")
    return any(_hash(one) == was for one in (text, *soft))


def _hash(text: str) -> str:
    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()[:12]


def _filled(text: str, places: tuple[Span, ...]) -> str:
    for number, place in enumerate(places):
        text = text.replace(f"{{{number}}}", str(place))
    return text
