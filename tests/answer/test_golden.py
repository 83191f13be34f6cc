"""Outcomes of judgement are as they were accepted: about books of our own, and in a long run all.

What they are stands in ``benchmarks/goldensets.py``. Where one differs and should, look at the
difference and accept it with the command that the failure names.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from benchmarks.golden import Place, chosen_of, difference, outcomes
from benchmarks.goldensets import SETS

LEAST = 250
"""Cases that every machine judges."""


def as_accepted(set_: str, place: Place, *, own: bool) -> int:
    """How many cases of a set were judged; fails with what differs."""
    chosen = chosen_of(set_, place.shared, own=own)
    now = outcomes(chosen, place)
    told = "\n".join(difference(set_, chosen, now, whole=not own))
    accept = f"python -m benchmarks.golden {set_} {'--own ' if own else ''}--accept"
    assert not told, f"{told}\n\nIf that is what should be: {accept}"
    return len(now)


def test_what_is_judged_of_our_own_books_is_as_accepted(tmp_path: Path) -> None:
    place = Place(tmp_path, tmp_path, tmp_path)  # nothing is shared with a bare machine
    assert sum(as_accepted(set_, place, own=True) for set_ in SETS) >= LEAST


@pytest.mark.slow
@pytest.mark.books
@pytest.mark.parametrize("set_", SETS)
def test_what_is_judged_of_all_books_is_as_accepted(
    set_: str, shared: Path, tmp_path: Path
) -> None:
    if not (shared / "bench").is_dir():
        pytest.skip("the shared folder of questions is not here")
    assert as_accepted(set_, Place(shared, shared / "books", tmp_path), own=False) >= LEAST - 125
