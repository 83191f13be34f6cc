"""The places of terms: one number each, so that all places of a term are one array on disk."""

from __future__ import annotations

import sys
from array import array
from bisect import bisect_left
from collections import Counter, defaultdict, deque
from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from operator import itemgetter
from typing import Literal

Field = Literal["body", "title", "single"]
FIELDS: tuple[Field, ...] = ("body", "title", "single")
"""The words of a passage, those of the titles over it, its characters one by one."""

BITS = 11
"""Bits of a term's number in its passage: fewer than 2,048, since a passage has at most 1,200
characters."""
_LAST = (1 << BITS) - 1
"""The last number a term may have."""

PLACE_BYTES = 4
"""Bytes of a place as it is stored."""

Places = Sequence[int]
"""Places in ascending order, each the passage's number and, in the low bits, the term's."""


def place(passage: int, at: int) -> int:
    """The place of the term number ``at`` of a passage."""
    return passage << BITS | min(at, _LAST)


def up_to(places: array[int], passage: int) -> array[int]:
    """``places`` without those in later passages than ``passage``."""
    return places[: bisect_left(places, (passage + 1) << BITS)]


def counts(places: Places) -> Counter[int]:
    """How often a term occurs in each passage that has it."""
    return Counter([at >> BITS for at in places])


def starts(runs: Sequence[Places]) -> set[int]:
    """Where terms follow one another: the places of the first one. ``runs`` has those of each."""
    rarest = min(range(len(runs)), key=lambda n: len(runs[n]))
    found = {at - rarest for at in runs[rarest]}
    for number, places in enumerate(runs):
        if number != rarest and found:
            found &= {at - number for at in places}
    return found


def gathered(
    passages: Iterable[tuple[Iterable[str], Iterable[str], Iterable[str]]], first: int
) -> Iterator[tuple[str, int, int, bytes]]:
    """The rows to store for passages of body, title and single terms, numbered from ``first``.

    A row is a term, a field's number, the first passage, and the places in it as bytes.
    """
    found: tuple[defaultdict[str, array[int]], ...] = tuple(
        defaultdict(partial(array, "I")) for _ in FIELDS
    )
    for passage, fields in enumerate(passages, first):
        base = place(passage, 0)
        for held, terms in zip(found, fields, strict=True):
            # The hot loop of the storing: each place goes to its term's array without a step
            # of Python's. Terms past the last number there is are left out.
            arrays = map(held.__getitem__, terms)
            deque(map(array.append, arrays, range(base, base + _LAST + 1)), maxlen=0)
    rows = [(term, n, places) for n, held in enumerate(found) for term, places in held.items()]
    for term, number, places in sorted(rows, key=itemgetter(0, 1)):
        yield term, number, first, written(places)


def read(blobs: Iterable[bytes]) -> array[int]:
    """The places that were stored as ``blobs``."""
    places = array("I")
    for blob in blobs:
        places.frombytes(blob)
    if sys.byteorder == "big":
        places.byteswap()
    return places


def written(places: array[int]) -> bytes:
    """``places`` as they are stored: four bytes each, the lowest first."""
    if sys.byteorder == "big":
        places.byteswap()
    return places.tobytes()
