"""Attacks the checks with false claims that cite real places, beside true ones.

    python -m benchmarks.liar ../shared/books [--kept] [--kind KIND …] [--language CODE …]
                              [--fair [SEED]] [--list] [--json] [--cache FOLDER]
                              [--second URL MODEL | --by-hand FOLDER] [--each NUMBER]
                              [--odds [--minutes NUMBER]]

A scripted model on the program's own path calls a tool that reads the cited places, answers with
our claim and its tags, and gives nothing when asked for a repair. Counted is what a reader sees of
the judged sentence: shown clean (as a quotation, as cited, or without footnote), marked (a flag on
its words, or a footnote graded weak), removed, or the whole answer replaced or refused. Cases whose
place has other text now are counted apart and fail the run, as are those that were never asked.

``--kept`` shows the third of the cases that is kept back, in figures only. ``--list`` lists what
went wrong with the others. ``--json`` prints the figures as ``benchmarks.watch`` keeps them. The
index of each book is stored in ``--cache``, so that a second run is fast. The format of the cases
is in :mod:`benchmarks.liarcases`. Beside the figures stand those of two readers that see no place;
``--fair`` counts only claims chosen so that lies and truths have as many places and are as long
(:mod:`benchmarks.liarfair`). ``--second`` puts some of the claims that pass to a real model at
an OpenAI-compatible endpoint, ``--by-hand`` writes the requests to a folder and reads the replies
there (:mod:`benchmarks.liarsecond`). With ``--odds`` the real model alone is measured, by the odds
of one token, on as many claims as ``--minutes`` allow (:mod:`benchmarks.liarodds`).

Left out: a claim about another book in an answer over several.
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from contextlib import nullcontext
from pathlib import Path

from benchmarks import liarfair, liarodds, liarsecond
from benchmarks.liarcases import FALSE_KINDS, HARD_KINDS, NAMED_KINDS, TRUE_KINDS, Case, cases
from benchmarks.liarrun import LOST, OUTCOMES, UNMARKED, Row, outcome_of
from foxreader.answer.second_reader.reader import SecondReader
from foxreader.formats import open_book
from foxreader.index.stages import build_derived, build_text
from foxreader.index.storage.store import Index

GOALS = {
    "false English unmarked": 0.25,
    "false other unmarked": 0.35,
    "hard kinds unmarked": 0.0,
    "names, speakers, padding unmarked": 0.05,
    "true lost": 0.01,
    "true marked": 0.04,
}
"""The most that each share may be, from issue 12."""


def main(arguments: Sequence[str]) -> int:
    """Print the tables; gives 1 where a case could not be judged."""
    options = _options(arguments)
    chosen = [case for case in cases() if _wanted(case, options)]
    if options.fair is not None:
        chosen = liarfair.matched(chosen, options.fair)
    if options.odds:
        pairs = liarodds.paired(liarodds.posed(chosen, options.books))
        reader = liarodds.reader_at(*options.second)
        scored = list(liarodds.scored(reader, pairs, 60 * options.minutes))
        print("\n".join(liarodds.report(scored)))
        return 0
    cache = nullcontext(str(options.cache)) if options.cache else tempfile.TemporaryDirectory()
    with cache as folder:
        rows = list(rows_of(chosen, options.books, Path(folder)))
    if options.json:
        print(json.dumps(figures(rows), indent=1))
    else:
        print("\n".join(report(rows)))
        if options.list and not options.kept:
            print("\n".join(listed(rows)))
    if (options.second or options.by_hand) and not options.json:
        second: SecondReader = (
            liarsecond.reader_at(*options.second)
            if options.second
            else liarsecond.ByHand(options.by_hand)
        )
        found = liarsecond.judged_by(second, liarsecond.sample(rows, options.each))
        print("\n".join(liarsecond.report(*found)))
        if options.list and not options.kept:
            print("\n".join(liarsecond.listed(found[0])))
    faults = not_judged(rows)
    for row in faults:
        case = row.case
        print(f"NOT JUDGED {case.id} {case.book} {row.outcome}: {row.why}", file=sys.stderr)
    return 1 if faults else 0


def _options(arguments: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0] if __doc__ else "")
    parser.add_argument("books", type=Path)
    parser.add_argument("--kept", action="store_true", help="only what is kept back, in figures")
    parser.add_argument("--kind", nargs="+", choices=sorted({*FALSE_KINDS, *TRUE_KINDS}))
    parser.add_argument("--language", nargs="+")
    fair = "only claims with as many places and as long, lies and truths"
    parser.add_argument(
        "--fair", nargs="?", type=int, const=liarfair.SEED, metavar="SEED", help=fair
    )
    parser.add_argument("--list", action="store_true", help="list what went wrong")
    parser.add_argument("--json", action="store_true", help="the figures alone, as JSON")
    parser.add_argument("--cache", type=Path, help="a folder for the indexes")
    parser.add_argument("--second", nargs=2, metavar=("URL", "MODEL"), help="a second reader")
    parser.add_argument("--by-hand", type=Path, help="a folder for requests to a second reader")
    each = "how many false claims a second reader gets at most, and as many true ones"
    parser.add_argument("--each", type=int, default=liarsecond.EACH, help=each)
    parser.add_argument("--odds", action="store_true", help="measure the model of --second alone")
    minutes = "how long claims are put to it with --odds"
    parser.add_argument("--minutes", type=float, default=10.0, help=minutes)
    options = parser.parse_args(arguments)
    if options.odds and not options.second:
        parser.error("--odds needs --second")
    return options


def _wanted(case: Case, options: argparse.Namespace) -> bool:
    return (
        case.kept_back == options.kept
        and (not options.kind or case.kind in options.kind)
        and (not options.language or case.language in options.language)
    )


def rows_of(chosen: Iterable[Case], books: Path, cache: Path) -> Iterator[Row]:
    """The outcome of each case, book by book. Raises ``FileNotFoundError`` if a book is missing."""
    by_book: dict[str, list[Case]] = {}
    for case in chosen:
        by_book.setdefault(case.book, []).append(case)
    cache.mkdir(parents=True, exist_ok=True)
    for name, of_book in by_book.items():
        path = next(books.rglob(name), None)
        if path is None:
            raise FileNotFoundError(f"{name} is not below {books}")
        book, resources = open_book(path)
        index = Index.open(cache / f"{book.sha256}.index", book)
        try:
            for _ in (*build_text(index), *build_derived(index)):
                pass
            for case in of_book:
                yield outcome_of(case, index)
        finally:
            index.close()
            resources.close()


# What is reported


def figures(rows: Sequence[Row]) -> dict[str, float]:
    """The shares that are held against the goals."""
    false = [row for row in rows if not row.case.true]
    true = [row for row in rows if row.case.true]
    return {
        "false English unmarked": _share([r for r in false if r.case.language == "en"], UNMARKED),
        "false other unmarked": _share([r for r in false if r.case.language != "en"], UNMARKED),
        "hard kinds unmarked": _share([r for r in false if r.case.kind in HARD_KINDS], UNMARKED),
        "names, speakers, padding unmarked": _share(
            [r for r in false if r.case.kind in NAMED_KINDS], UNMARKED
        ),
        "true lost": _share(true, LOST),
        "true marked": _share(true, ("marked",)),
    }


def report(rows: Sequence[Row]) -> Iterator[str]:
    """The tables, in Markdown."""
    for true, title in ((False, "False claims"), (True, "True claims")):
        some = [row for row in rows if row.case.true is true]
        yield f"\n### {title}\n"
        last = "lost | marked" if true else "unmarked | with a footnote"
        yield f"| kind | cases | {' | '.join(OUTCOMES)} | {last} |"
        yield "|---|" + "---:|" * (len(OUTCOMES) + 3)
        kinds = TRUE_KINDS if true else FALSE_KINDS
        yield from _lines(some, [(kind, {"kind": kind}) for kind in kinds])
        languages = sorted({row.case.language for row in some})
        yield from _lines(some, [(f"in {code}", {"language": code}) for code in languages])
        yield from _lines(some, [("**all**", {})])
    yield "\n### Against the goals\n"
    yield "| share | now | goal |"
    yield "|---|---:|---:|"
    for name, value in figures(rows).items():
        yield f"| {name} | {value:.1%} | ≤ {GOALS[name]:.0%} |"
    yield "\n### Beside two readers that see no place\n"
    yield from liarfair.table(rows)
    faults = Counter(row.outcome for row in not_judged(rows))
    yield f"\n{len(rows)} cases; not judged: {dict(faults) or 'none'}."


def not_judged(rows: Iterable[Row]) -> list[Row]:
    """Those whose place has changed, or whose answer never came to the checks."""
    return [row for row in rows if row.outcome in ("changed", "void")]


def _lines(rows: Sequence[Row], groups: Iterable[tuple[str, dict[str, str]]]) -> Iterator[str]:
    for name, wanted in groups:
        some = [r for r in rows if all(getattr(r.case, k) == v for k, v in wanted.items())]
        if not some:
            continue
        counts = Counter(row.outcome for row in some)
        cells = " | ".join(str(counts[one] or "") for one in OUTCOMES)
        if some[0].case.true:
            shares = f"{_share(some, LOST):.0%} | {_share(some, ('marked',)):.0%}"
        else:
            footnoted = _share(some, ("quoted", "cited"))
            shares = f"{_share(some, UNMARKED):.0%} | {footnoted:.0%}"
        yield f"| {name} | {len(some)} | {cells} | {shares} |"


def listed(rows: Iterable[Row]) -> Iterator[str]:
    """The false claims without a mark, and the true ones with one or lost."""
    for row in rows:
        case = row.case
        if case.true == (row.outcome in UNMARKED):
            continue
        truth = "true" if case.true else "false"
        about = f"{case.id} {case.book} {case.language} {truth} {case.kind}"
        yield f"\n{about}: {row.outcome} {row.why}".rstrip()
        yield f"  ? {case.question}"
        yield "  " + case.said.replace("\n", "\n  ")
        if case.judged != case.answer:
            yield f"  judged: {case.claim}"


def _share(rows: Sequence[Row], outcomes: Sequence[str]) -> float:
    """The share of the judged ``rows`` with one of ``outcomes``."""
    judged = [row for row in rows if row.outcome not in ("changed", "void")]
    return sum(row.outcome in outcomes for row in judged) / len(judged) if judged else 0.0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
