"""Whether highlights stay at their words in another edition, format or extraction of a book.

``python -m benchmarks.notes DIR`` takes the pairs of the folder of real books in both directions,
and Moby Dick with its derived files. In each it highlights words, phrases, sentences and
paragraphs at random, finds them in the other book by their anchors, and compares where they were
found with an alignment of the two texts that is made without the anchors (``benchmarks.aligned``).

The other book *has the words* where the alignment gives every letter and digit of the highlight,
without a gap, and *has them in parts* where something stands between them: the head of a page, the
number of a footnote. A place is right where half of its letters are the aligned ones, where it is
between those around them (30 letters), or in another copy of its line, which an entry of the
contents and its heading are. Else it is *wrong*.
"""

from __future__ import annotations

import argparse
import random
import re
import time
from collections import Counter
from dataclasses import dataclass, field, replace
from itertools import pairwise
from pathlib import Path

from benchmarks.aligned import NOWHERE, Letters, Side
from benchmarks.pairs import PAIRS
from foxreader.core.annotation import Anchor, Annotation, highlight, placed
from foxreader.core.book import Book
from foxreader.core.span import Span
from foxreader.formats import open_book

MOBY = "epub/standardebooks/se-moby-dick.epub"
DERIVED = (
    "epub/derived/moby-dick-epub2-single-file.epub",
    "epub/derived/moby-dick-no-toc.epub",
    "epub/derived/moby-dick-broken-markup.epub",
)
COUNT = 5_000
"""Highlights drawn in each book: what the notes of a diligent reader come to."""
NEAR = 30
"""Letters around a highlight that say where it would be if the other book had its words."""
_WORD = re.compile(r"[^\W_]+(?:['’][^\W_]+)?")
_WIDE = re.compile("[\u3040-\u30ff\u3400-\u9fff]")
LENGTHS = (1, 2, 3, 5, 8, 13, 20, 30, 60, 120)
"""Words of the highlights, each as often as the others: one word to a long paragraph."""


@dataclass
class Score:
    """What became of the highlights, and some of each kind to look at."""

    kinds: Counter[str] = field(default_factory=Counter)
    shown: dict[str, list[str]] = field(default_factory=dict)

    def count(self, kind: str, words: str) -> None:
        """Count a highlight as of ``kind``."""
        self.kinds[kind] += 1
        self.shown.setdefault(kind, []).append(" ".join(words.split())[:150])


def highlights(book: Book, count: int, seed: int) -> list[Annotation]:
    """``count`` highlights at random places, from the beginning to the end of a word."""
    draw = random.Random(seed)
    words = [
        (number, match.start(), match.end())
        for number, file in enumerate(book.files)
        for match in (_WORD if not _WIDE.search(file.text) else _WIDE).finditer(file.text)
    ]
    made = []
    while len(made) < count:
        first = draw.randrange(len(words))
        last = min(len(words), first + draw.choice(LENGTHS)) - 1
        if words[first][0] == words[last][0]:
            span = Span(words[first][0], words[first][1], words[last][2])
            made.append(highlight(Anchor.of(book, span)))
    return made


def judged(side: Side, made: list[Annotation]) -> tuple[Score, float]:
    """What became of the highlights of the left book in the right one; seconds to place them."""
    score, left, right, book = Score(), side.left, side.right, side.right.book
    begun = time.perf_counter()
    found = {one.id: span for one, span in placed(made, book).here}
    seconds = time.perf_counter() - begun
    for one in made:
        start, end = left.range_of(one.anchor.span)
        if start == end:
            continue
        there = side.there[start:end]
        letters = [at for at in there if at != NOWHERE]
        gaps = [b - a for a, b in pairwise(letters)]
        span = found.get(one.id)
        kind = "parts"
        if len(letters) < len(there) or any(gap < 1 for gap in gaps):
            kind = "not there"
        elif all(gap == 1 for gap in gaps):
            kind = "there"
        if span is None:
            score.count(f"{kind}: missing", one.anchor.quote)
            continue
        low, high = right.range_of(span)
        shared = len(set(letters) & set(range(low, high)))
        words = f"{one.anchor.quote!r} -> {book.text_at(span)!r}"
        around = [at for at in side.there[max(0, start - NEAR) : end + NEAR] if at != NOWHERE]
        near = bool(around) and min(around) <= low and high <= max(around) + 1
        if 2 * shared >= high - low > 0:
            # Of words that a page ends in, the part on one page.
            part = kind == "there" and (letters[0], letters[-1] + 1) != (low, high)
            score.count(f"{kind}: found{' in part' if part else ''}", words)
        elif near or line_of(left.book, one.anchor.span) == line_of(book, span):
            score.count(f"{kind}: found near", words)
        else:
            score.count(f"{kind}: wrong", words)
    return score, seconds


def line_of(book: Book, span: Span) -> str:
    """The letters of the line or lines that ``span`` is in."""
    text = book.files[span.file].text
    end = text.find("\n", span.end)
    line = text[text.rfind("\n", 0, span.start) + 1 : end if end >= 0 else len(text)]
    return "".join(c for c in line.casefold() if c.isalpha())


def read(path: Path) -> Book:
    """The book at ``path``."""
    book, resources = open_book(path)
    resources.close()
    return book


def respaced(book: Book) -> Book:
    """``book`` as another extractor may give it: other spaces, dashes, quotation marks, hyphens."""
    table = str.maketrans({"“": '"', "”": '"', "’": "'", "—": " – ", "\xa0": " "})
    files = []
    for file in book.files:
        text = re.sub(r"\s*\n\s*", "\n\n", file.text).translate(table)
        files.append(replace(file, text=re.sub(r"(?<=[a-z]{4})(?=[a-z]{4})", "\xad", text)))
    return replace(book, files=tuple(files))


def report(name: str, left: Letters, right: Letters, made: list[Annotation], show: int) -> None:
    """Print what became of the highlights."""
    score, seconds = judged(Side(left, right), made)
    kinds = score.kinds
    there = sum(count for kind, count in kinds.items() if kind.startswith("there"))
    both = there + sum(count for kind, count in kinds.items() if kind.startswith("parts"))
    wrong = sum(count for kind, count in kinds.items() if kind.endswith("wrong"))
    found = sum(kinds[f"there: found{how}"] for how in ("", " in part", " near"))
    in_parts = kinds["parts: found"] + kinds["parts: found near"]
    print(f"{name}: {len(made)} highlights placed in {seconds:.1f} s")
    print(f"  of {there} whose words it has {found / max(1, there):.2%} found", end="; ")
    print(f"with those in parts {(found + in_parts) / max(1, both):.2%} of {both}")
    print(f"  {wrong} at wrong places; {dict(kinds.most_common())}", flush=True)
    for kind, words in sorted(score.shown.items()):
        if kind not in (
            "there: found",
            "parts: found",
            "not there: missing",
            "there: found in part",
            "not there: found near",
        ):
            print("\n".join(f"    {kind}  {one}" for one in words[:show]))


def main() -> int:
    """Carry the highlights through each pair."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--highlights", type=int, default=COUNT)
    parser.add_argument("--seed", type=int, default=15)
    parser.add_argument("--show", type=int, default=0, metavar="N", help="print N of each kind")
    parser.add_argument("--only", default="", metavar="WORD", help="pairs with this in the name")
    options = parser.parse_args()
    for pair in [*PAIRS, *((MOBY, other) for other in DERIVED)]:
        if options.only not in " ".join(pair):
            continue
        sides = [Letters(read(options.folder / name)) for name in pair]
        for (left, right), name in zip((sides, sides[::-1]), pair, strict=True):
            made = highlights(left.book, options.highlights, options.seed)
            report(f"{name} in the other", left, right, made, options.show)
    if options.only in MOBY:
        book = read(options.folder / MOBY)
        made = highlights(book, options.highlights, options.seed)
        report(f"{MOBY} extracted anew", Letters(book), Letters(respaced(book)), made, options.show)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
