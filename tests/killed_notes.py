"""A process that makes notes until it is killed: ``python killed_notes.py LIBRARY SEED``.

Each line that it prints says how many acts are done; it is printed when the act has returned.
"""

from __future__ import annotations

import itertools
import random
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

from foxreader.core.annotation import COLORS, Anchor, Annotation, highlight
from foxreader.core.span import Span
from foxreader.library.annotations import Annotations
from foxreader.library.database import Database

BOOK = "ab" * 32
Act = tuple[str, Annotation]


def acts(seed: int) -> Iterator[Act]:
    """What is done, without end: annotations are added, given notes and colors, deleted and
    restored. The same seed gives the same."""
    draw = random.Random(seed)
    made: list[Annotation] = []
    for number in itertools.count():
        what = draw.choice(("add", "add", "change", "change", "remove", "restore"))
        if what == "add" or not made:
            span = Span(0, draw.randrange(90_000), 90_000 + number)
            one = highlight(Anchor(BOOK, span, f"words {number}"))
            made.append(replace(one, id=f"{seed}-{number}", made="", changed=""))
            yield "add", made[-1]
            continue
        at = draw.randrange(len(made))
        if what == "change":
            made[at] = replace(made[at], note="n" * draw.randrange(9), color=draw.choice(COLORS))
        yield what, made[at]


def do(kept: Annotations, act: Act) -> None:
    """Carry out an act."""
    what, one = act
    if what == "add":
        kept.add(one)
    elif what == "change":
        kept.change(one)
    elif what == "remove":
        kept.remove(one.id)
    else:
        kept.restore(one.id)


def main() -> None:
    kept = Annotations(Database(Path(sys.argv[1])))
    for number, act in enumerate(acts(int(sys.argv[2])), 1):
        do(kept, act)
        sys.stdout.write(f"{number}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
