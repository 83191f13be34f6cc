"""Holds outcomes of judgement, so that a change of a check, of strict mode or of the search shows.

    python -m benchmarks.golden [SET …] [--own] [--only ID …] [--accept]
                               [--shared FOLDER] [--books FOLDER] [--cache FOLDER]

The sets are ``claims``, ``strict``, ``ranking``, ``typed`` and ``open``
(:mod:`benchmarks.goldensets`), what is kept of an outcome stands in :mod:`benchmarks.goldenlines`.
Each outcome that differs from the one in ``benchmarks/golden`` is shown as better, worse or other,
in a table by kind of book and by language and line by line; then the exit code is 1. ``--accept``
stores the new outcomes; look at the difference before. ``--own`` judges only cases about books of
ours, which need nothing beside the repository: the tests run them. In ``--cache`` indexes stay, and
what was judged until a run was broken off: it goes on where the program and the cases are the same.
``--books`` has the books if not ``books`` below ``--shared``.

On two busy cores claims take three minutes, strict mode 11 s, the ranking 5 s, typed questions 3 s,
open ones half a minute, with all indexes to be made; what is about books of ours 5 s in all.
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
import time
from collections.abc import Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import closing, nullcontext
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path

from benchmarks.goldenbooks import ROOT, SHARED, SOURCES, Shelf, digest_of
from benchmarks.goldenlines import KEPT, Outcome, changes, keep, kept, outcome_of, report
from benchmarks.goldensets import OPEN, SETS, Case, cases, judged

_PROCESSES = 2
"""At most, to leave others their share."""

Group = tuple[str, str]
"""A set and a book: what one process judges at a time."""


@dataclass(frozen=True, slots=True)
class Place:
    """Where the shared questions and the books are, and where indexes are stored."""

    shared: Path
    books: Path
    cache: Path

    def shelf(self) -> Shelf:
        """The books."""
        return Shelf(self.shared / "bench", self.books, self.cache)


def main(arguments: Sequence[str]) -> int:
    """Print what differs; gives 1 where anything does and was not accepted."""
    options = _options(arguments)
    differ = False
    cache = nullcontext(str(options.cache)) if options.cache else tempfile.TemporaryDirectory()
    with cache as folder:
        place = Place(options.shared, options.books or options.shared / "books", Path(folder))
        for set_ in options.sets or SETS:
            started = time.monotonic()
            chosen = chosen_of(set_, options.shared, own=options.own, only=options.only)
            now = outcomes(chosen, place)
            whole = not (options.own or options.only)
            differ |= bool(told := list(difference(set_, chosen, now, whole=whole)))
            if options.accept:
                accept(set_, now, whole=whole)
            print("\n".join(told) or f"{set_}: {len(now)} cases, as accepted")
            print(f"{set_}: {time.monotonic() - started:.0f} s", file=sys.stderr, flush=True)
    return 1 if differ and not options.accept else 0


def _options(arguments: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0] if __doc__ else "")
    parser.add_argument("sets", nargs="*", metavar="SET", help=", ".join(SETS))
    parser.add_argument("--shared", type=Path, default=SHARED, help="questions, and the books")
    parser.add_argument("--books", type=Path, help="the books, if elsewhere")
    parser.add_argument("--cache", type=Path, help="a folder for what a run leaves to the next")
    parser.add_argument("--own", action="store_true", help="only what is about books of ours")
    parser.add_argument("--only", nargs="+", metavar="ID", help="only these cases")
    parser.add_argument("--accept", action="store_true", help="store the outcomes as they are now")
    options = parser.parse_args(arguments)
    if wrong := set(options.sets) - set(SETS):
        parser.error(f"no such set: {', '.join(sorted(wrong))}")
    return options


def chosen_of(
    set_: str, shared: Path, *, own: bool, only: Sequence[str] | None = None
) -> list[Case]:
    """The cases of a set that are judged."""
    return [case for case in cases(set_, shared, own=own) if not only or case.id in only]


def difference(
    set_: str,
    chosen: Iterable[Case],
    now: Mapping[str, Outcome],
    *,
    whole: bool,
    folder: Path = KEPT,
) -> Iterator[str]:
    """The lines that tell how outcomes differ from the accepted ones; nothing if they do not.
    ``whole``: accepted outcomes of cases that are no more count too."""
    before = kept(set_, folder)
    if not whole:
        before = {id_: one for id_, one in before.items() if id_ in now}
    found = changes(before, now)
    if found:
        yield from report(set_, len(now), found, {case.id: case.asked for case in chosen})


def accept(set_: str, now: Mapping[str, Outcome], *, whole: bool, folder: Path = KEPT) -> None:
    """Store outcomes; those of cases that were not judged stay unless the set is ``whole``."""
    before = {} if whole else kept(set_, folder)
    keep(set_, (before | dict(now)).values(), folder)


# Judging, in two processes, with what was judged before


def outcomes(chosen: Sequence[Case], place: Place) -> dict[str, Outcome]:
    """The outcome of each case by its id."""
    groups: dict[Group, list[Case]] = {}
    for case in chosen:
        groups.setdefault((case.set, case.book), []).append(case)
    journal = _Journal(place.cache)
    found = {one.id: one for one in journal.of(chosen)}
    left = [left for some in groups.values() if (left := [c for c in some if c.id not in found])]
    left.sort(key=len, reverse=True)
    # What is about books of our own takes less time than two processes need to start.
    judge = _here if all(case.of == "own" for case in chosen) else _judged_apart
    for judged_now in judge(left, place):
        journal.add(chosen[0].set, judged_now)
        found |= {one.id: one for one in judged_now}
    return found


def _here(groups: Iterable[Sequence[Case]], place: Place) -> Iterator[list[Outcome]]:
    with closing(place.shelf()) as shelf:
        for some in groups:
            yield list(judged(some, shelf))


def _judged_apart(groups: Iterable[Sequence[Case]], place: Place) -> Iterator[list[Outcome]]:
    with ProcessPoolExecutor(_PROCESSES, get_context("spawn")) as pool:
        for future in as_completed([pool.submit(_of_group, some, place) for some in groups]):
            yield future.result()


def _of_group(some: Sequence[Case], place: Place) -> list[Outcome]:
    return next(_here([some], place))


class _Journal:
    """What was judged by the same program, in a file of lines; the last may be broken off."""

    def __init__(self, cache: Path) -> None:
        cache.mkdir(parents=True, exist_ok=True)
        code = (ROOT / "benchmarks").glob("*.py")
        data = *OPEN, ROOT / "benchmarks" / "liar", ROOT / "tests" / "typedquestions.py"
        self._path = cache / f"{digest_of([SOURCES, *sorted(code), *data])}.judged"
        if self._path.is_file() and not self._path.read_bytes().endswith(b"\n"):
            with self._path.open("a", encoding="utf-8") as file:
                file.write("\n")

    def of(self, chosen: Sequence[Case]) -> Iterator[Outcome]:
        """What is known of these cases."""
        wanted = {(case.set, case.id) for case in chosen}
        if self._path.is_file():
            for line in self._path.read_text(encoding="utf-8").splitlines():
                set_, _, rest = line.partition(" ")
                if rest.endswith("}") and (set_, json.loads(rest)["id"]) in wanted:
                    yield outcome_of(rest)

    def add(self, set_: str, some: Iterable[Outcome]) -> None:
        """Keep outcomes of a set."""
        with self._path.open("a", encoding="utf-8") as file:
            file.write("".join(f"{set_} {one.line}\n" for one in some))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
