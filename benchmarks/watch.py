"""The figures that must not fall, beside those kept before: ``python -m benchmarks.watch``.

    python -m benchmarks.watch [--bench FOLDER] [--books FOLDER] [--book EPUB]
                              [--only GROUP …] [--keep]

Run before an issue is closed; a figure that fell is explained in its note. It takes about ten
minutes on two quiet cores. ``--keep`` stores the figures under today's commit in
``benchmarks/figures.json``, and writes the table of docs/benchmarks.md, version 1.0.0 beside the
last figures. Groups: ``search`` (is the gold place among the first hits),
``strict`` (answers without a model), ``checks`` (mistakes planted in human answers), ``liar``
(false claims with real tags, and true ones), ``window`` (clicks, turned pages and start-up as
ratios to a bare web view, and memory; needs Xvfb).
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from typing import Any

from benchmarks import citation, grounding, liar, retrieval, strict, turning
from benchmarks.driven import Driven, middle
from benchmarks.liarcases import cases
from benchmarks.memory import pss
from benchmarks.screen import Screen, virtual_display

ROOT = Path(__file__).resolve().parents[1]
KEPT = Path(__file__).with_name("figures.json")
PAGE = ROOT / "docs" / "benchmarks.md"
BEGIN, END = "<!-- written by benchmarks.watch -->", "<!-- as far as here -->"
"""Around the table in ``PAGE``."""
BENCH = ROOT.parent / "shared" / "bench"
BOOKS = ROOT.parent / "shared" / "books"
BOOK = BOOKS / "epub" / "readest" / "sample-alice.epub"
LANGUAGES = ("ar", "de", "el", "en", "es", "hi", "ro", "ru", "th", "tr", "vi", "zh")
COUNTS = {"tales": 1_000, "novels": 275, "languages": 600, "strict": 300, "checks": 300}
"""Questions of each kind: as many as leave the whole run at ten minutes."""
RUNS = 12
"""Clicks and page turns of each kind: their median moves by some 5 % from run to run."""
NOISE = {"search": 0.0, "strict": 0.0, "checks": 0.0, "liar": 0.0, "window": 0.15}
"""The share by which a figure may be worse by chance; only timed figures vary."""

Figures = dict[str, float]


@dataclass(frozen=True, slots=True)
class Kept:
    """The figures of one commit."""

    commit: str
    day: str
    figures: Mapping[str, float]


def main(arguments: Sequence[str]) -> int:
    """Print each figure beside the last one kept; gives 1 where any is worse."""
    options = _options(arguments)
    before = last_kept(KEPT)
    found: Figures = {}
    for group in options.only or GROUPS:
        started = time.monotonic()
        for name, value in GROUPS[group](options):
            found[f"{group}: {name}"] = round(value, 4)
        print(f"{group}: {time.monotonic() - started:.0f} s", file=sys.stderr, flush=True)
    print(table(found, before))
    if options.keep:
        keep(KEPT, Kept(_commit(), date.today().isoformat(), found))
        page = PAGE.read_text(encoding="utf-8")
        PAGE.write_text(with_table(page, json.loads(KEPT.read_text("utf-8"))), encoding="utf-8")
    return 1 if any(worse(name, value, before) for name, value in found.items()) else 0


def _options(arguments: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0] if __doc__ else "")
    parser.add_argument("--bench", type=Path, default=BENCH)
    parser.add_argument("--books", type=Path, default=BOOKS, help="for the group liar")
    parser.add_argument("--book", type=Path, default=BOOK, help="for the group window")
    parser.add_argument("--only", nargs="+", choices=tuple(GROUPS))
    parser.add_argument("--keep", action="store_true", help="store the figures with the commit")
    return parser.parse_args(arguments)


# What is kept


def last_kept(path: Path) -> Kept | None:
    """The figures kept last; of a group left out then, those of the commit before."""
    if not path.is_file():
        return None
    entries = json.loads(path.read_text(encoding="utf-8"))
    figures: Figures = {}
    for entry in entries:
        figures |= entry["figures"]
    last = entries[-1]
    return Kept(last["commit"], last["day"], figures)


def keep(path: Path, now: Kept) -> None:
    """Add figures to the file; those of the same commit that were not measured again stay."""
    entries = json.loads(path.read_text(encoding="utf-8")) if path.is_file() else []
    same = [entry["figures"] for entry in entries if entry["commit"] == now.commit]
    figures = {name: value for one in (*same, now.figures) for name, value in one.items()}
    entries = [entry for entry in entries if entry["commit"] != now.commit]
    entries.append({"commit": now.commit, "day": now.day, "figures": figures})
    path.write_text(json.dumps(entries, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


def _commit() -> str:
    found = subprocess.run(
        ["git", "rev-parse", "--short", "HEAD"], cwd=ROOT, capture_output=True, text=True,
        check=True,
    )  # fmt: skip
    return found.stdout.strip()


def lower_is_better(name: str) -> bool:
    """Whether a figure counts what should not happen, or seconds and megabytes."""
    return name.startswith("window") or name.endswith(("refused", "passed", "lost", "marked"))


def worse(name: str, value: float, before: Kept | None) -> bool:
    """Whether a figure is worse than the kept one by more than ``NOISE``."""
    was = before.figures.get(name) if before is not None else None
    if was is None:
        return False
    room = abs(was) * NOISE[name.split(":", maxsplit=1)[0]]
    return value > was + room if lower_is_better(name) else value < was - room


def table(found: Mapping[str, float], before: Kept | None) -> str:
    """The figures in lines, each beside the one kept, with a mark where it is worse."""
    since = f"at {before.commit}, {before.day}" if before is not None else "none kept"
    lines = [f"{'':58}{'now':>10}{since:>24}"]
    for name, value in found.items():
        was = before.figures.get(name) if before is not None else None
        mark = "  WORSE" if worse(name, value, before) else ""
        kept = "-" if was is None else f"{was:.4f}"
        lines.append(f"{name:58}{value:10.4f}{kept:>24}{mark}")
    return "\n".join(lines)


def with_table(page: str, entries: Sequence[Mapping[str, Any]]) -> str:
    """The page with a table of what was kept first and last, in place of the one it has. Figures
    that differ in what stands after ``@`` share a line."""
    first: Figures = entries[0]["figures"]
    last: Figures = {}
    for entry in entries:
        last |= entry["figures"]
    lines: dict[str, list[str]] = {}
    for name in last:
        lines.setdefault(name.partition("@")[0], []).append(name)
    rows = [
        f"| {_titled(names)} | {_cell(names, first)} | {_cell(names, last)} |"
        for names in lines.values()
    ]
    head = f"| | 1.0.0 | {entries[-1]['day']} |\n|---|---:|---:|"
    before, _, rest = page.partition(BEGIN)
    after = rest.partition(END)[2]
    return "\n".join([before + BEGIN, "", head, *rows, "", END + after])


def _titled(names: Sequence[str]) -> str:
    """ "search: tales hit@1 / 5 / 10"."""
    return " / ".join([names[0], *(name.partition("@")[2] for name in names[1:])])


def _cell(names: Sequence[str], figures: Mapping[str, float]) -> str:
    known = [figures[name] for name in names if name in figures]
    return " / ".join(f"{value:.0f}" if value >= 10 else f"{value:.3f}" for value in known) or "–"


# What is measured

Group = Callable[[argparse.Namespace], Iterator[tuple[str, float]]]


def _search(options: argparse.Namespace) -> Iterator[tuple[str, float]]:
    sets = {
        "tales": ("fairytaleqa/qa.jsonl", COUNTS["tales"]),
        "novels": ("novels/qa.jsonl", COUNTS["novels"]),
        **{f"xquad {code}": (f"xquad/qa.{code}.jsonl", COUNTS["languages"]) for code in LANGUAGES},
    }
    for name, (file, count) in sets.items():
        path = options.bench / file
        items = list(retrieval.questions(path))[:count]
        with tempfile.TemporaryDirectory() as folder:
            rows = retrieval.rows_of(path.parent, items, retrieval.ours, Path(folder))
            first, _, five, ten, *_ = retrieval.measures(rows)
        yield f"{name} hit@1", first
        yield f"{name} hit@5", five
        yield f"{name} hit@10", ten


def _strict(options: argparse.Namespace) -> Iterator[tuple[str, float]]:
    files = ["fairytaleqa/qa", *(f"xquad/qa.{code}" for code in LANGUAGES), "novels/qa"]
    for file in files:
        name = file.removesuffix("/qa").replace("xquad/qa.", "xquad ")
        rows = _answered(list(strict.questions(options.bench / f"{file}.jsonl")))
        known = [row for row in rows if row.asked.answerable]
        yield f"{name} answerable refused", _share([row.outcome == "refused" for row in known])
    squad = map(strict.in_its_passage, strict.questions(options.bench / "squad2" / "qa.jsonl"))
    rows = _answered([asked for asked in squad if not asked.answerable])
    direct = [row.outcome == "stated" for row in rows]
    yield "squad2 unanswerable, direct answer passed", _share(direct)
    rows = _answered(list(strict.questions(options.bench / "refusal-derived" / "qa.jsonl")))
    yield (
        "questions of no book refused outright",
        _share([row.outcome == "refused" for row in rows]),
    )


def _answered(asked: Sequence[strict.Asked]) -> list[strict.Row]:
    with tempfile.TemporaryDirectory() as folder:
        return list(strict.rows_of(asked[: COUNTS["strict"]], Path(folder)))


def _checks(options: argparse.Namespace) -> Iterator[tuple[str, float]]:
    for name in ("fairytaleqa", "clapnq"):
        with tempfile.TemporaryDirectory() as folder:
            counts = grounding.check_counts(options.bench / name, COUNTS["checks"], Path(folder))
        yield f"{name} true answers lost", counts["hard"] / counts["answers"]
        yield f"{name} true answers marked", counts["soft"] / counts["answers"]
        for kind in ("number", "name", "quote", "place"):
            flagged = counts[f"{kind} flagged"] / max(1, counts[kind])
            yield f"{name} planted {kind} passed", 1 - flagged


def _liar(options: argparse.Namespace) -> Iterator[tuple[str, float]]:
    with tempfile.TemporaryDirectory() as folder:
        rows = list(liar.rows_of(cases(), options.books, Path(folder)))
    yield from liar.figures(rows).items()
    yield "not judged, refused", float(len(liar.not_judged(rows)))


def _window(options: argparse.Namespace) -> Iterator[tuple[str, float]]:
    with virtual_display() as screen:
        for measured in (citation.measure, turning.measure):
            ours = measured(screen, options.book, RUNS, bare=False)
            bare = measured(screen, options.book, RUNS, bare=True)
            for kind, times in ours.items():
                yield f"{kind}, ratio to a bare view", middle(times) / middle(bare[kind])
        ours_start, held = _started(screen, options.book, bare=False)
        bare_start, _ = _started(screen, options.book, bare=True)
        yield "start to an open book, ratio to a bare view", ours_start / bare_start
        yield "memory with one book, MB", held


def _started(screen: Screen, book: Path, *, bare: bool) -> tuple[float, float]:
    """Seconds from the start of the process to an open book, and megabytes held then."""
    seconds: list[float] = []
    held = 0.0
    for _ in range(3):  # the median of three: the first may read the disk
        started = time.monotonic()
        window = Driven(screen, book, bare)
        window.do("open")
        seconds.append(time.monotonic() - started)
        held = sum(pss(window.pid).values())
        window.close()
    return sorted(seconds)[1], held


def _share(held: Sequence[bool]) -> float:
    return sum(held) / len(held) if held else 0.0


GROUPS: dict[str, Group] = {
    "search": _search,
    "strict": _strict,
    "checks": _checks,
    "liar": _liar,
    "window": _window,
}


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
