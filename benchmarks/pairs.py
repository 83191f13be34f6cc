"""Whether the same search gives the same sentences in a book's EPUB and in its PDF.

``python -m benchmarks.pairs DIR`` takes the pairs of the folder of real books. For each it
draws 200 searches (words and pairs of words of the EPUB's main text that occur 1 to 8 times
there), finds each in both books, and compares the sentences (units) they stand in.

Sentences are compared by their letters and digits (NFKC), as the editions differ in quotes,
dashes, commas and italics printed as capitals. Numbers of footnotes and list items, and
addresses printed behind links, are dropped. Running heads, page numbers, entries of the table
of contents and a free edition's licence are left out. A sentence that runs over the end of a
page is two units of the PDF, in two files: that counts as a difference, and a second figure
tells what it would be with the two put together. Two editions may also say it in other words
(alice's do): a third figure leaves out the searches that differ by such a sentence, one whose
words the other book has nowhere.
"""

from __future__ import annotations

import argparse
import random
import re
import unicodedata
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from foxreader.core.book import Book
from foxreader.core.span import Span
from foxreader.formats import open_book
from foxreader.index.pieces import file_units
from foxreader.library.searches import FindQuery
from foxreader.retrieval.find_in_book import find

PAIRS = (
    ("epub/readest/sample-alice.epub", "pdf/readest/sample-alice.pdf"),
    ("epub/debian/debian-policy.epub", "pdf/debian/debian-policy.pdf"),
    ("epub/debian/developers-reference.ja.epub", "pdf/debian/developers-reference.ja.pdf"),
)
SEARCHES = 200
"""Searches drawn for each pair of books. Chosen, not measured."""
MOST = 8
"""The most occurrences of a searched word in the EPUB. Chosen, not measured."""
# Numbers of footnotes, and addresses that one of the books prints behind its links.
_FOOTNOTE = re.compile(
    r"\[(?:\d{1,3}|https?://[^\]\s]*)\]"
    r"|(?<=[A-Za-z,;:!?)”\"])\d{1,3}(?=\s|$)"
    r"|(?<=[A-Za-z)”\"][.])\s?\d{1,3}(?=\s|$)"
)
_NUMBER = re.compile(r"^\W*(?:\d+[.)]?)+(?=\s|[^\W\d])")
_WORD = re.compile(r"[^\W\d_]{3,}")
_WIDE = re.compile("[\u3040-\u30ff\u3400-\u9fff]{2,6}")
_REPEATED = 3
"""From this many pages on, a line at the edge of pages is a running head. Chosen, not measured."""
_ENDED = re.compile(r"[.!?:;。！？：][^\w\s]*$")
# What the publisher of a free edition puts around the book.
_START, _END = (
    re.compile(r"\*\*\* ?START OF"),
    re.compile(r"\*\*\* ?END OF|End of Project Gutenberg"),
)


def normal(text: str) -> str:
    """``text`` as sentences are compared: its letters and digits, a number at its head aside."""
    text = unicodedata.normalize("NFKC", _NUMBER.sub("", _FOOTNOTE.sub("", text)))
    return "".join(c for c in text.casefold() if c.isalnum())


@dataclass(frozen=True)
class Side:
    """One of the two books, with its sentences."""

    book: Book

    @cached_property
    def whole(self) -> str:
        """The text of the book, normalised."""
        return "".join(normal(file.text) for file in self.book.files)

    @cached_property
    def main(self) -> tuple[int, int]:
        """The first file of the book itself and the one after its last."""
        files = self.book.files
        starts = [n for n, file in enumerate(files) if _START.search(file.text)]
        ends = [n + 1 for n, file in enumerate(files) if _END.search(file.text)]
        return (starts or [0])[0], (ends or [len(files)])[0]

    @cached_property
    def titles(self) -> set[str]:
        """The titles of the table of contents: running heads with a number beside them."""
        return {normal(entry.title) for entry in self.book.toc}

    @cached_property
    def aside(self) -> set[str]:
        """The lines repeated at the edge of pages: running heads and page numbers."""
        edges: Counter[str] = Counter()
        for file in self.book.files if self.book.paged else ():
            lines = file.text.split("\n")[:-1]
            edges.update({edge(line) for line in (*lines[:2], *lines[-2:])})
        return {line for line, times in edges.items() if times >= _REPEATED} | {""}

    def sentences(self, words: str, together: bool = False) -> set[str]:
        """The sentences of the main text that ``words`` stand in.

        ``together`` puts those that run over the end of a page together again.
        """
        places = [
            p
            for p in find(self.book, FindQuery(words, match_accents=True))
            if self.main[0] <= p.file < self.main[1]
        ]
        return {s for place in places for s in self._of(place, together)}

    def _of(self, place: Span, together: bool) -> Iterator[str]:
        for start, end, sentence in self.kept[place.file]:
            if start < place.end and place.start < end:
                yield self._together(place.file, sentence, start) if together else sentence

    @cached_property
    def kept(self) -> list[list[tuple[int, int, str]]]:
        """The units of the main text of each file, normalised."""
        return [
            [
                (start, end, normal(file.text[start:end]))
                for start, end in file_units(self.book, number)
                if normal(file.text[start:end]) and not self.is_aside(file.text, start, end)
            ]
            for number, file in enumerate(self.book.files)
        ]

    def _together(self, number: int, sentence: str, start: int) -> str:
        """``sentence`` with what stands of it on the page before or after."""
        kept = self.kept[number]
        if start == kept[-1][0] and self.runs_over(number):
            return sentence + self.kept[number + 1][0][2]
        if start == kept[0][0] and self.runs_over(number - 1):
            return self.kept[number - 1][-1][2] + sentence
        return sentence

    def runs_over(self, number: int) -> bool:
        """Whether the last sentence of a page goes on on the next one."""
        if not self.book.paged or not 0 <= number < len(self.kept) - 1:
            return False
        if not self.kept[number] or not self.kept[number + 1]:
            return False
        start, end, _ = self.kept[number][-1]
        following = self.book.files[number + 1].text[self.kept[number + 1][0][0]]
        if following.isupper() or not following.isalpha():
            return False
        return _ENDED.search(self.book.files[number].text[start:end].rstrip()) is None

    def is_aside(self, text: str, start: int, end: int) -> bool:
        """Whether the unit is a running head, or an entry of the table of contents."""
        unit = text[start:end].strip()
        bare = edge(unit)
        running = self.book.paged and bare in self.titles and bare != normal(unit)
        return bare in self.aside or running or bool(re.search(r"(?:[.·…]\s?){4,}\s*\w+$", unit))


def edge(line: str) -> str:
    """A line at the edge of a page without the number of the page."""
    return normal(re.sub(r"^\d+(?=\s|$)|\s\d+$", "", line.strip()))


def searches(side: Side, count: int, seed: int) -> list[str]:
    """Words and pairs of words that occur 1 to ``MOST`` times in the book."""
    text = "\n".join(file.text for file in side.book.files if file.linear)
    words = _WIDE.findall(text)
    if len(words) < len(text) // 20:
        words = _WORD.findall(text)
        words += [f"{a} {b}" for a, b in re.findall(r"(?=\b([^\W\d_]{2,}) ([^\W\d_]{2,})\b)", text)]
    drawn: list[str] = []
    rest = sorted(set(words))
    random.Random(seed).shuffle(rest)
    for word in rest:
        if len(drawn) == count:
            break
        places = [
            place
            for place, _ in zip(
                find(side.book, FindQuery(word, match_accents=True)), range(MOST + 1), strict=False
            )
        ]
        if 1 <= len(places) <= MOST and side.sentences(word):
            drawn.append(word)
    return drawn


def reason(sentence: str, other: Side, others: set[str], mended: set[str]) -> str:
    """Why the other book does not give ``sentence``; ``mended`` are those over a page end."""
    if any(sentence in one or one in sentence for one in mended):
        return "page break"
    if sentence in other.whole or any(sentence in one or one in sentence for one in others):
        return "cut elsewhere"
    part = max(8, len(sentence) // 3)
    inside = sentence[:part] in other.whole or sentence[-part:] in other.whole
    return "text differs inside" if inside else "text differs"


def read(path: Path) -> Side:
    """The book at ``path``."""
    book, resources = open_book(path)
    resources.close()
    return Side(book)


def compare(epub: Path, pdf: Path, count: int, seed: int) -> None:
    """Print the figures of one pair and its first differences."""
    left, right = read(epub), read(pdf)
    same = mended_same = found = total = reverse = worded = 0
    reasons: Counter[str] = Counter()
    shown: list[str] = []
    drawn = searches(left, count, seed)
    for words in drawn:
        ours, theirs = left.sentences(words), right.sentences(words)
        mended = right.sentences(words, together=True)
        same += ours == theirs
        mended_same += ours == mended
        found, total, reverse = found + len(ours & theirs), total + len(ours), reverse + len(theirs)
        worded += any(s not in right.whole for s in ours - mended) or any(
            s not in left.whole for s in mended - ours
        )
        for sentence in sorted(ours ^ theirs):
            side, other, others = (
                ("EPUB", right, theirs) if sentence in ours else ("PDF", left, ours)
            )
            why = reason(sentence, other, others, mended - theirs)
            reasons[why] += 1
            shown.append(f"  {words!r} only in {side}, {why}: {sentence[:150]}")
    print(f"{epub.name} and {pdf.name}: {len(drawn)} searches")
    print(f"  same sentences {same / len(drawn):.1%};", end=" ")
    print(f"with those over page ends put together {mended_same / len(drawn):.1%};", end=" ")
    rest = max(1, len(drawn) - worded)
    print(f"of the {rest} where both say it in the same words {mended_same / rest:.1%}")
    print(f"  of {total} sentences of the EPUB in the PDF {found / total:.1%};", end=" ")
    print(f"of {reverse} of the PDF in the EPUB {found / reverse:.1%}")
    print(f"  differences {dict(reasons.most_common())}")
    print("\n".join(shown[:10]), flush=True)


def main() -> int:
    """Compare each pair that the folder has."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--searches", type=int, default=SEARCHES)
    parser.add_argument("--seed", type=int, default=20)
    options = parser.parse_args()
    for epub, pdf in PAIRS:
        compare(options.folder / epub, options.folder / pdf, options.searches, options.seed)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
