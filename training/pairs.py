"""What the judge is taught with and measured on, as pairs of texts; the words of books are in them.

    python -m training.pairs OUT [--shared FOLDER] [--public FOLDER] [--again] --cache FOLDER

A line of OUT is ``claim`` (or a question), ``place``, ``true``, ``kind``, ``language``, ``of`` and
``group``: pairs of one group are told apart from each other. ``task`` is ``support`` (the place
says what the claim says) or ``answer`` (it answers the question). ``of`` is ``train``, ``first``
(public sets, read in the first pass alone), ``test`` (writers and books that nothing is taught
with), ``kept`` and ``open`` of the liar's claims, ``squad`` (passages that nothing is taught with),
and ``novels NAME`` (questions over whole books). It is run with the program's environment, and what
it writes stays on the machine it was made on.

PUBLIC has the sets of :mod:`training.public`. ``--again`` writes what a second run is taught with:
some claims once more with another place before or after theirs, and of the public sets the pairs of
VitaminC alone that were not read yet, with other evidence around them.
"""

from __future__ import annotations

import argparse
import json
import random
import re
import sqlite3
import sys
import zlib
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from pathlib import Path

from benchmarks.goldenbooks import SHARED, Shelf
from benchmarks.judge.cases import Case, cases

from benchmarks import liarcases
from foxreader.core.book import Book
from foxreader.core.span import Span
from training.public import Measured, Pair, everything, of_vitaminc_again, pair_of

_WINDOW, _DENSE = 420, 170
"""Characters of a window of a book: of letters, and of scripts that write words with one or two."""
_CLOSE, _CANDIDATES = 3, 11
"""Windows that seem to answer a question, for each: to be taught with, and of a whole book."""
_PUBLIC_AGAIN, _DOUBLED = 15_000, 1_500
"""In the second run: pairs of VitaminC, and claims whose group gets another place beside its
own."""
_LONGEST = 1200
"""Characters of two places together."""
_HAN = re.compile("[぀-ヿ㐀-鿿]")


# Claims


def claims(shelf: Shelf) -> Iterator[Pair]:
    """All claims with the texts of their places; those of missing books are passed over."""
    for case in cases():
        if case.is_question:
            continue
        place = case.passage or _joined(shelf.book(case.book), [one for one, _ in case.places])
        of = "test" if case.is_test else "train"
        yield pair_of(
            "support", case.text, place, case.is_true, case.kind, case.language, of, place
        )
    for one in liarcases.cases():
        place = _joined(shelf.book(one.book), one.places)
        of = "kept" if one.kept_back else "open"
        kind = f"liar {one.kind}"
        yield pair_of("support", one.claim, place, one.true, kind, one.language, of, place)


def with_another(pairs: Sequence[Pair]) -> Iterator[Pair]:
    """Some groups of claims with a place of another group, of their language, before or after
    theirs, as a claim may have several places."""
    chance = random.Random(11)
    taught = [pair for pair in pairs if pair["of"] == "train"]
    places = defaultdict(list)
    for pair in taught:
        places[pair["language"]].append(str(pair["place"]))
    chosen = {pair["group"] for pair in chance.sample(taught, _DOUBLED)}
    beside: dict[object, tuple[str, bool]] = {}
    for pair in taught:
        group, place = pair["group"], str(pair["place"])
        if group in chosen:
            if group not in beside:
                beside[group] = chance.choice(places[pair["language"]]), chance.random() < 0.5
            other, before = beside[group]
            if len(other) + len(place) < _LONGEST:
                both = f"{other} {place}" if before else f"{place} {other}"
                yield {**pair, "place": both, "group": f"two {group}"}


# Questions


def questions(shelf: Shelf) -> Iterator[Pair]:
    """All questions, each with the window that answers it and some that seem to; those on one
    passage of ours are one group."""
    chance = random.Random(5)
    windows: dict[str, Windows] = {}
    for case in cases():
        if not case.is_question:
            continue
        of = "test" if case.is_test else "train"
        group = f"question {case.text}"
        shown = [(case.passage, case.is_true)]
        if case.passage:
            group = f"asked {case.passage}"
        else:
            if case.book not in windows:
                windows[case.book] = Windows([f.text for f in shelf.book(case.book).files])
            shown = list(_windows_for(case, windows[case.book], chance))
        for text, is_true in shown:
            yield pair_of("answer", case.text, text, is_true, case.kind, case.language, of, group)


def _windows_for(case: Case, windows: Windows, chance: random.Random) -> Iterator[tuple[str, bool]]:
    place = case.place
    if place is not None:
        yield windows.around(place, chance), case.is_true
    others = windows.close(case.text, [place] if place is not None and case.is_true else [])
    yield from ((text, False) for text in others)


def novels(folder: Path) -> Iterator[Pair]:
    """The questions over whole books: the window of the first piece of evidence, and those that
    full text finds first elsewhere."""
    chance = random.Random(5)
    windows: dict[str, Windows] = {}
    for line in (folder / "qa.jsonl").read_text(encoding="utf-8").splitlines():
        one = json.loads(line)
        if one["doc"] not in windows:
            with (folder / one["doc"]).open(encoding="utf-8", newline="") as file:
                windows[one["doc"]] = Windows([file.read()])
        of_book = windows[one["doc"]]
        places = [
            Span(0, piece["start"], piece["end"])
            for pieces in (one["evidence"], *one.get("alternatives", ()))
            for piece in pieces
        ]
        shown = [(of_book.around(places[0], chance), True)] if one["answerable"] else []
        shown += [(text, False) for text in of_book.close(one["question"], places, _CANDIDATES)]
        of = f"novels {Path(one['doc']).stem}"
        for text, is_true in shown:
            yield pair_of(
                "answer", one["question"], text, is_true, one["kind"], one["meta"]["lang"], of,
                one["id"],
            )  # fmt: skip


def squad(folder: Path) -> Iterator[Pair]:
    """The questions on passages of SQuAD 2, for measuring. Every second passage is left out: the
    first judge was taught with it."""
    for path in sorted(folder.glob("qa*.jsonl")):
        for line in path.read_text(encoding="utf-8").splitlines():
            one = json.loads(line)
            start, end = one["meta"]["passage"]
            with (folder / one["doc"]).open(encoding="utf-8", newline="") as file:
                text = file.read()[start:end]
            if zlib.crc32(text.encode()) % 2 == 0:
                continue
            kind = "squad answered" if one["answerable"] else "squad unanswerable"
            yield pair_of(
                "answer", one["question"], text, bool(one["answerable"]), kind, "en", "squad", text
            )


class Windows:
    """The windows of a book's files, found by the words of a question."""

    def __init__(self, texts: Sequence[str]) -> None:
        self._files = texts
        dense = sum(len(_HAN.findall(text[:4000])) for text in self._files) > 400
        self.size = _DENSE if dense else _WINDOW
        self._at: list[Span] = []
        self._table = sqlite3.connect(":memory:")
        self._table.execute("CREATE VIRTUAL TABLE w USING fts5(t, tokenize='porter unicode61')")
        for number, text in enumerate(self._files):
            for start in range(0, len(text), self.size):
                self._at.append(Span(number, start, min(len(text), start + self.size)))
                row = (len(self._at), _words(text[start : start + self.size]))
                self._table.execute("INSERT INTO w(rowid, t) VALUES (?, ?)", row)

    def close(self, question: str, places: Sequence[Span], most: int = _CLOSE) -> list[str]:
        """The windows with most of a question's words that touch none of ``places``."""
        words = {word for word in re.findall(r"\w+", _words(question)) if word}
        query = " OR ".join(f'"{word}"' for word in sorted(words))
        rows = self._table.execute(
            "SELECT rowid FROM w WHERE w MATCH ? ORDER BY bm25(w) LIMIT 24", (query,)
        )
        found = [self._at[row - 1] for (row,) in rows]
        margin = self.size // 2
        apart = [w for w in found if not any(_touch(w, place, margin) for place in places)]
        return [self._text(one) for one in apart[:most]]

    def around(self, place: Span, chance: random.Random) -> str:
        """A window that holds ``place``, anywhere in it."""
        room = max(0, self.size - (place.end - place.start))
        start = max(0, place.start - chance.randint(0, room))
        end = max(place.end, start + self.size)
        return self._text(Span(place.file, start, min(end, len(self._files[place.file]))))

    def _text(self, span: Span) -> str:
        """The words of a window, whole words alone where words have spaces."""
        text = self._files[span.file]
        start, end = span.start, span.end
        if self.size == _WINDOW:
            while 0 < start < end and text[start - 1].isalnum() and text[start].isalnum():
                start += 1
            while start < end < len(text) and text[end - 1].isalnum() and text[end].isalnum():
                end -= 1
        return text[start:end]


def _words(text: str) -> str:
    """A text whose every Han character and kana is a word."""
    return _HAN.sub(lambda found: f" {found[0]} ", text)


def _touch(one: Span, other: Span, margin: int) -> bool:
    return (
        one.file == other.file and one.start < other.end + margin and other.start - margin < one.end
    )


def _joined(book: Book, spans: Sequence[Span]) -> str:
    return " ".join(book.text_at(span) for span in spans)


def measured(bench: Path) -> Measured:
    """What is measured on elsewhere: all that the folder of benches has."""
    paths = [*sorted(bench.rglob("docs/*.txt")), *sorted(bench.rglob("qa*.jsonl"))]
    texts = (path.read_text(encoding="utf-8") for path in paths)
    return Measured(text.replace("\\n", "\n") for text in texts)


def main(arguments: Sequence[str]) -> int:
    """Write the pairs."""
    parser = argparse.ArgumentParser(description="pairs of texts for the judge")
    parser.add_argument("out", type=Path)
    parser.add_argument("--shared", type=Path, default=SHARED)
    parser.add_argument("--public", type=Path)
    parser.add_argument("--again", action="store_true", help="what the second run is taught with")
    parser.add_argument("--cache", type=Path, required=True)
    options = parser.parse_args(arguments)
    bench = options.shared / "bench"
    shelf = Shelf(bench, options.shared / "books", options.cache)
    own = list(claims(shelf))
    sets: list[Iterable[Pair]] = [own, questions(shelf), squad(bench / "squad2")]
    sets += [with_another(own)] if options.again else [novels(bench / "novels")]
    if options.public and options.again:
        sets.append(islice(of_vitaminc_again(options.public), _PUBLIC_AGAIN))
    elif options.public:
        sets.append(everything(options.public, measured(bench)))
    with options.out.open("w", encoding="utf-8") as file:
        for some in sets:
            for pair in some:
                file.write(json.dumps(pair, ensure_ascii=False) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
