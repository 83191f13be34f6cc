"""What the judge is taught with and measured on, as pairs of texts; the words of books are in them.

    python -m training.pairs OUT [--shared FOLDER] [--public FOLDER] [--again] --cache FOLDER

A line of OUT is ``claim`` (or a question), ``place``, ``true``, ``kind``, ``language``, ``of`` and
``group``: pairs of one group are told apart from each other. ``task`` is ``support`` (the place
says what the claim says) or ``answer`` (it answers the question). ``of`` is ``train``, ``first``
(public sets, read in the first pass alone), ``test`` (writers and books that nothing is taught
with), ``kept`` and ``open`` of the liar's claims, and ``squad`` (passages that nothing is taught
with). It is run with the program's environment and stays on the machine it was made on.

PUBLIC has ``vitaminc.jsonl`` and ``synthetic.jsonl`` (the real and the synthetic part of VitaminC,
CC BY-SA 3.0) and ``jnli.jsonl`` (JNLI of JGLUE, CC BY-SA 4.0), as their authors publish them.
``--again`` writes what the second run is taught with: claims alone, some of them with another place
before or after theirs, and public pairs that were not read yet, with other evidence around them.
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
from pathlib import Path

from benchmarks.goldenbooks import SHARED, Shelf
from benchmarks.judge.cases import Case, cases

from benchmarks import liarcases
from foxreader.core.book import Book
from foxreader.core.span import Span

Pair = dict[str, object]
_WINDOW, _DENSE = 420, 170
"""Characters of a window of a book: of letters, and of scripts that write words with one or two."""
_CLOSE = 3
"""Windows that seem to answer a question, for each."""
_PUBLIC = 21_000
"""Pairs of VitaminC that are read."""
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
        yield _pair("support", case.text, place, case.is_true, case.kind, case.language, of, place)
    for one in liarcases.cases():
        place = _joined(shelf.book(one.book), one.places)
        of = "kept" if one.kept_back else "open"
        kind = f"liar {one.kind}"
        yield _pair("support", one.claim, place, one.true, kind, one.language, of, place)


def public(folder: Path) -> Iterator[Pair]:
    """Claims of public sets; those of one revision of an article are one group."""
    for one in _vitaminc(folder)[:_PUBLIC]:
        yield _of_vitaminc(one, _spaced(one["evidence"]))
    for line in (folder / "jnli.jsonl").read_text(encoding="utf-8").splitlines():
        one = json.loads(line)
        yield _pair(
            "support", one["sentence2"], one["sentence1"], one["label"] == "entailment",
            f"jnli {one['label']}", "ja", "first", f"jnli {one['sentence1']}",
        )  # fmt: skip


def public_again(folder: Path) -> Iterator[Pair]:
    """Those that :func:`public` leaves, each group with up to two other texts around its own."""
    chance = random.Random(11)
    left = _vitaminc(folder)[_PUBLIC:][:_PUBLIC_AGAIN]
    texts = [_spaced(one["evidence"]) for one in left]
    around: dict[str, tuple[list[str], int]] = {}
    for one in left:
        if one["case_id"] not in around:
            others = chance.sample(texts, chance.choice((0, 0, 1, 2)))
            around[one["case_id"]] = others, chance.randint(0, len(others))
        others, at = around[one["case_id"]]
        yield _of_vitaminc(one, " ".join([*others[:at], _spaced(one["evidence"]), *others[at:]]))


def _vitaminc(folder: Path) -> list[dict[str, str]]:
    """All of it, group by group in an order by lot, the real part first."""
    found = []
    for name in ("vitaminc.jsonl", "synthetic.jsonl"):
        groups = defaultdict(list)
        for line in (folder / name).read_text(encoding="utf-8").splitlines():
            one = json.loads(line)
            groups[one["case_id"]].append(one)
        several = [group for group in groups.values() if len(group) > 1]
        random.Random(3).shuffle(several)
        found += [one for group in several for one in group]
    return found


def _of_vitaminc(one: dict[str, str], place: str) -> Pair:
    claim, true = _spaced(one["claim"]), one["label"] == "SUPPORTS"
    kind = f"vitaminc {one['label']}"
    return _pair("support", claim, place, true, kind, "en", "first", one["case_id"])


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


def _spaced(text: str) -> str:
    """Text that was cut into words for a parser, as it was written."""
    for cut, written in (("-LRB-", "("), ("-RRB-", ")"), ("-LSB-", "["), ("-RSB-", "]"),
                         ("``", '"'), ("''", '"'), ("\ufffd", " ")):  # fmt: skip
        text = text.replace(cut, written)
    text = re.sub(r"\s+([.,;:!?)\]%])", r"\1", text)
    text = re.sub(r"([(\[$])\s+", r"\1", text)
    return re.sub(r" ('s|n't|'re|'ve|'ll)\b", r"\1", text)


# Questions


def questions(shelf: Shelf) -> Iterator[Pair]:
    """All questions, each with the window that answers it and some that seem to."""
    chance = random.Random(5)
    windows: dict[str, Windows] = {}
    for case in cases():
        if not case.is_question:
            continue
        of = "test" if case.is_test else "train"
        group = f"question {case.text}"
        shown = [(case.passage, case.is_true)]
        if not case.passage:
            if case.book not in windows:
                windows[case.book] = Windows(shelf.book(case.book))
            shown = list(_windows_for(case, windows[case.book], chance))
        for text, is_true in shown:
            yield _pair("answer", case.text, text, is_true, case.kind, case.language, of, group)


def _windows_for(case: Case, windows: Windows, chance: random.Random) -> Iterator[tuple[str, bool]]:
    place = case.place
    if place is not None:
        yield windows.around(place, chance), case.is_true
    yield from ((text, False) for text in windows.close(case.text, place if case.is_true else None))


def squad(folder: Path) -> Iterator[Pair]:
    """The questions on passages of SQuAD 2; every second passage is for measuring."""
    for path in sorted(folder.glob("qa*.jsonl")):
        for line in path.read_text(encoding="utf-8").splitlines():
            one = json.loads(line)
            start, end = one["meta"]["passage"]
            with (folder / one["doc"]).open(encoding="utf-8", newline="") as file:
                text = file.read()[start:end]
            of = "squad" if zlib.crc32(text.encode()) % 2 else "train"
            kind = "squad answered" if one["answerable"] else "squad unanswerable"
            yield _pair(
                "answer", one["question"], text, bool(one["answerable"]), kind, "en", of, text
            )


class Windows:
    """The windows of a book, found by the words of a question."""

    def __init__(self, book: Book) -> None:
        self._files = [file.text for file in book.files]
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

    def close(self, question: str, place: Span | None) -> list[str]:
        """The windows with most of a question's words that do not touch ``place``."""
        words = {word for word in re.findall(r"\w+", _words(question)) if word}
        query = " OR ".join(f'"{word}"' for word in sorted(words))
        rows = self._table.execute(
            "SELECT rowid FROM w WHERE w MATCH ? ORDER BY bm25(w) LIMIT 12", (query,)
        )
        found = [self._at[row - 1] for (row,) in rows]
        apart = [one for one in found if place is None or not _touch(one, place, self.size // 2)]
        return [self._text(one) for one in apart[:_CLOSE]]

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


def _pair(
    task: str, claim: str, place: str, true: bool, kind: str, language: str, of: str, group: str
) -> Pair:
    return {
        "task": task, "claim": claim, "place": " ".join(place.split()), "true": true,
        "kind": kind, "language": language, "of": of, "group": group,
    }  # fmt: skip


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
    sets: list[Iterable[Pair]] = [own]
    sets += [with_another(own)] if options.again else [questions(shelf), squad(bench / "squad2")]
    if options.public:
        sets.append((public_again if options.again else public)(options.public))
    with options.out.open("w", encoding="utf-8") as file:
        for some in sets:
            for pair in some:
                file.write(json.dumps(pair, ensure_ascii=False) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
