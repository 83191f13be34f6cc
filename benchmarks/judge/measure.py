"""How the judge does on claims and questions that nothing was taught with, beside the rules.

    python -m benchmarks.judge.measure JUDGE [--shared FOLDER] [--limits] --cache FOLDER

Claims are those of :mod:`benchmarks.judge.cases` for tests, and the kept third of the liar's. The
rules are the program's checks, as :mod:`benchmarks.liar` runs them, without a question that lends
anything. Of two halves of the test claims, by writer and place, limits are fitted to the first with
``--limits`` and printed; the tables are of the second. ``words`` is the same judge with the place
left out: what the claims alone tell.
"""

from __future__ import annotations

import argparse
import json
import sys
import zlib
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from benchmarks import liarcases
from benchmarks.benchbooks import book_of
from benchmarks.goldenbooks import SHARED, Shelf
from benchmarks.judge.cases import Case, cases
from benchmarks.liarcases import hash_of
from benchmarks.liarodds import MARKED, auc, threshold
from benchmarks.liarrun import LOST, UNMARKED, outcome_of
from foxreader.core.span import Span
from foxreader.index.stages import build_text
from foxreader.index.storage.store import Index
from foxreader.judge import Pair, facts, open_network

GOLDEN = Path(__file__).parents[1] / "golden" / "claims.jsonl"
_READ_BY_RULES = 3
"""Of the claims about passages of ours one of so many is put through the checks: that takes long.
What they make of the liar's claims is held in :data:`GOLDEN`."""
_QUESTION = "What does this place say?"
_TRUE_MARKED, _TRUE_SHOWN = 0.025, 0.5
"""The shares of true claims that limits leave below them: marked, and not yet shown."""


@dataclass(frozen=True, slots=True)
class Claim:
    """A claim for tests: its place's text, and what the rules make of it, "" where that is not
    known."""

    set: str
    text: str
    place: str
    language: str
    kind: str
    true: bool
    rules: str

    @property
    def fits(self) -> bool:
        """Whether limits may be fitted to it."""
        return zlib.crc32(self.place.encode()) % 2 == 0

    @property
    def group(self) -> str:
        """``en`` or ``others``: what limits are told apart by."""
        return "en" if self.language == "en" else "others"


def claims(shelf: Shelf, cache: Path) -> Iterator[Claim]:
    """All of them. What the rules make of one for tests is stored in the cache."""
    stored = cache / "rules.jsonl"
    lines = stored.read_text(encoding="utf-8").splitlines() if stored.is_file() else []
    known = {tuple(json.loads(line)[0]): json.loads(line)[1] for line in lines}
    with stored.open("a", encoding="utf-8") as file:
        for case in cases():
            if not case.is_test or case.is_question:
                continue
            place = " ".join(_place(case, shelf).split())
            key, rules = (case.text, place), ""
            if case.passage and zlib.crc32(case.text.encode()) % _READ_BY_RULES == 0:
                if key not in known:
                    known[key] = _by_rules(case, cache)
                    file.write(json.dumps([key, known[key]], ensure_ascii=False) + "\n")
                    file.flush()
                rules = known[key]
            yield Claim("test", case.text, place, case.language, case.kind, case.is_true, rules)
    golden = (json.loads(line) for line in GOLDEN.read_text(encoding="utf-8").splitlines())
    outcomes = {one["id"]: one["outcome"] for one in golden}
    for one in liarcases.cases():
        if one.kept_back:
            texts = map(shelf.book(one.book).text_at, one.places)
            place = " ".join(" ".join(texts).split())
            rules = outcomes.get(one.id, "")
            yield Claim("liar, kept", one.claim, place, one.language, one.kind, one.true, rules)


def _place(case: Case, shelf: Shelf) -> str:
    if case.passage:
        return case.passage
    return " ".join(map(shelf.book(case.book).text_at, (place for place, _ in case.places)))


def _by_rules(case: Case, cache: Path) -> str:
    """What a reader sees of a claim about a passage of ours."""
    index = _index_of(case.passage, cache)
    found = outcome_of(_as_liar(case, (Span(0, 0, len(case.passage)),), index), index).outcome
    index.close()
    return found


def _index_of(passage: str, cache: Path) -> Index:
    book = book_of(passage, "")
    index = Index.open(cache / f"{book.key}.passage", book)
    for _ in build_text(index):
        pass
    return index


def _as_liar(case: Case, places: Sequence[Span], index: Index) -> liarcases.Case:
    """A case as the liar puts one."""
    tags = " ".join(f"{{{n}}}" for n in range(len(places)))
    answer = f"{case.text.rstrip('.。')} {tags}."
    hashes = tuple(hash_of(index.book, place) for place in places)
    return liarcases.Case(
        "0", case.book, case.language, case.is_true, case.kind, _QUESTION, answer,
        answer, tuple(places), hashes,
    )  # fmt: skip


def fitted(scores: Mapping[Claim, float]) -> dict[str, list[float]]:
    """Limits for each group of languages."""
    found = {}
    for group in ("en", "others"):
        true = [s for one, s in scores.items() if one.fits and one.true and one.group == group]
        found[group] = [round(threshold(true, share), 2) for share in (_TRUE_MARKED, _TRUE_SHOWN)]
    return found


def tables(
    scores: Mapping[Claim, float],
    alone: Mapping[Claim, float],
    limits: Mapping[str, Sequence[float]],
) -> Iterator[str]:
    """The figures, in Markdown."""
    caught = " | ".join(f"caught at {share:.0%}" for share in MARKED)
    yield f"| claims | true | false | AUC | words | {caught} |"
    yield "|---|" + "---:|" * (4 + len(MARKED))
    half = [one for one in scores if not one.fits or one.set != "test"]
    for name, some in _groups(half):
        true, false = ([scores[o] for o in some if o.true is kind] for kind in (True, False))
        words = auc(*([alone[o] for o in some if o.true is kind] for kind in (True, False)))
        shares = [sum(s < threshold(true, share) for s in false) / len(false) for share in MARKED]
        cells = " | ".join(f"{share:.0%}" for share in shares)
        counts = f"{len(true)} | {len(false)} | {auc(true, false):.3f} | {words:.3f}"
        yield f"| {name} | {counts} | {cells} |"
    seen = "rules | judge | both"
    yield f"\n| claims | lies unmarked: {seen} | true marked: {seen} | lost |\n|---|" + "---:|" * 7
    half = [one for one in half if one.rules not in ("", "void", "changed")]
    for name, some in _groups(half):
        yield f"| {name} | {_seen(some, scores, limits)} |"
    yield "\n| false, by kind | claims | rules | judge | both unmarked |\n|---|---:|---:|---:|---:|"
    kinds = defaultdict(list)
    for one in half:
        if not one.true:
            kinds[one.kind].append(one)
    for kind, some in sorted(kinds.items()):
        marks = [_marks(one, scores, limits) for one in some]
        rules, judge, both = (sum(not mark[n] for mark in marks) / len(marks) for n in range(3))
        yield f"| {kind} | {len(some)} | {rules:.0%} | {judge:.0%} | {both:.0%} |"


def _groups(some: Sequence[Claim]) -> Iterator[tuple[str, list[Claim]]]:
    rows = defaultdict(list)
    for one in some:
        rows[one.set, "all"].append(one)
        rows[one.set, "English" if one.language == "en" else "other languages"].append(one)
        if one.language != "en":
            rows[one.set, one.language].append(one)
    for (set_, name), of in sorted(rows.items()):
        if len(of) >= 60:
            yield f"{set_}: {name}", of


def _marks(
    one: Claim, scores: Mapping[Claim, float], limits: Mapping[str, Sequence[float]]
) -> tuple[bool, bool, bool]:
    """Whether the rules mark or remove it, whether the judge marks it, and what is seen where both
    read: the judge takes back a mark on what it is sure of, and nothing that was removed."""
    marked, shown = limits[one.group]
    rules, judge = one.rules not in UNMARKED, scores[one] < marked
    back = one.rules == "marked" and scores[one] >= shown
    return rules, judge, judge or (rules and not back)


def _seen(
    some: Sequence[Claim], scores: Mapping[Claim, float], limits: Mapping[str, Sequence[float]]
) -> str:
    cells = []
    for true in (False, True):
        of = [one for one in some if one.true is true]
        marks = [_marks(one, scores, limits) for one in of]
        counts = [sum(mark[n] for mark in marks) for n in range(3)]
        cells += [(count if true else len(of) - count) / len(of) for count in counts]
    true_ones = [one for one in some if one.true]
    cells.append(sum(one.rules in LOST for one in true_ones) / len(true_ones))
    return " | ".join(f"{cell:.1%}" for cell in cells)


def scored(path: Path, pairs: Sequence[Pair], kept: Path) -> list[float]:
    """The judge's numbers, which are kept in a file: a thousand pairs take a minute."""
    if kept.is_file():
        known: list[float] = json.loads(kept.read_text(encoding="utf-8"))
        if len(known) == len(pairs):
            return known
    found = open_network(path).scores(pairs)
    kept.write_text(json.dumps(found), encoding="utf-8")
    return found


def main(arguments: Sequence[str]) -> int:
    """Print the tables."""
    parser = argparse.ArgumentParser(description="measures the judge")
    parser.add_argument("judge", type=Path, nargs="?")
    parser.add_argument("--shared", type=Path, default=SHARED)
    parser.add_argument("--limits", action="store_true", help="fit limits, and print them")
    parser.add_argument("--cache", type=Path, required=True)
    options = parser.parse_args(arguments)
    shelf = Shelf(options.shared / "bench", options.shared / "books", options.cache)
    found = list(claims(shelf, options.cache))
    if options.judge is None:
        return 0
    part = facts(options.judge)["part"][:12]
    whole = scored(
        options.judge, [Pair(o.text, o.place) for o in found], options.cache / f"{part}.json"
    )
    words = scored(
        options.judge, [Pair(o.text, "") for o in found], options.cache / f"{part}-words.json"
    )
    scores, alone = (dict(zip(found, of, strict=True)) for of in (whole, words))
    limits = fitted(scores) if options.limits else facts(options.judge)["support"]
    if options.limits:
        print(json.dumps({"support": limits}))
    print("\n".join(tables(scores, alone, limits)))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
