"""What the judge is taught with and measured on, as pairs of texts; the words of books are in them.

    python -m training.pairs OUT [--shared FOLDER] --cache FOLDER

A line of OUT is ``claim``, ``place``, ``true``, ``kind``, ``language``, ``of`` (``train``,
``test`` by writers and books that nothing is taught with, ``kept`` of the liar's claims) and
``group``: pairs of one group are about one place. It is run with the program's environment and
stays on the machine it was made on.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from benchmarks.goldenbooks import SHARED, Shelf
from benchmarks.judge.cases import cases

from benchmarks import liarcases


def pairs(shelf: Shelf) -> Iterator[dict[str, object]]:
    """All claims with the texts of their places; those of missing books are passed over."""
    for case in cases():
        if case.is_question:
            continue
        place = case.passage
        if not place:
            book = shelf.book(case.book)
            place = " ".join(_flat(book.text_at(span)) for span, _ in case.places)
        yield {
            "claim": case.text, "place": _flat(place), "true": case.is_true, "kind": case.kind,
            "language": case.language, "of": "test" if case.is_test else "train", "group": place,
        }  # fmt: skip
    for one in liarcases.cases():
        book = shelf.book(one.book)
        place = " ".join(_flat(book.text_at(span)) for span in one.places)
        yield {
            "claim": one.claim, "place": place, "true": one.true, "kind": f"liar {one.kind}",
            "language": one.language, "of": "kept" if one.kept_back else "open", "group": place,
        }  # fmt: skip


def _flat(text: str) -> str:
    return " ".join(text.split())


def main(arguments: Sequence[str]) -> int:
    """Write the pairs."""
    parser = argparse.ArgumentParser(description="pairs of texts for the judge")
    parser.add_argument("out", type=Path)
    parser.add_argument("--shared", type=Path, default=SHARED)
    parser.add_argument("--cache", type=Path, required=True)
    options = parser.parse_args(arguments)
    shelf = Shelf(options.shared / "bench", options.shared / "books", options.cache)
    with options.out.open("w", encoding="utf-8") as file:
        for pair in pairs(shelf):
            file.write(json.dumps(pair, ensure_ascii=False) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
