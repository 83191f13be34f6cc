"""What a file's markup says of how it is read aloud, and the book's own narration of it."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, runtime_checkable

from foxreader.core.book import Book

Run = tuple[int, int]
"""A part of a file's text: code points, half open."""


@dataclass(frozen=True, slots=True)
class Clip:
    """A piece of the book's narration: the characters ``start`` to ``end`` of its file, which a
    reader speaks from ``begin`` to ``until`` seconds in the sound ``audio``.

    ``audio`` is the name of a resource; "" where the book leaves the words to a voice of this
    computer. ``until`` is None where the clip goes on to the sound's end. ``element`` is the id of
    the element that is read. ``left_out`` is true of page numbers and notes.
    """

    start: int
    end: int
    audio: str = ""
    begin: float = 0.0
    until: float | None = None
    element: str = ""
    left_out: bool = False


@dataclass(frozen=True, slots=True)
class FileAloud:
    """What one file says of itself.

    ``languages`` are the parts in a language that the book is not in, with its code, in order and
    apart from each other. ``left_out`` are page numbers, marks of notes and notes. ``structures``
    are tables, lists and the like, which a listener may want to leave. ``clips`` are in the order
    in which they are read; () without a narration. ``active`` is the class the book gives to the
    element that is read, ``playing`` that of a document that is being read; "" for none.
    """

    languages: tuple[tuple[int, int, str], ...] = ()
    left_out: tuple[Run, ...] = ()
    structures: tuple[Run, ...] = ()
    clips: tuple[Clip, ...] = ()
    active: str = ""
    playing: str = ""


@dataclass(frozen=True, slots=True)
class Par:
    """A step of a narration: the element ``fragment`` of the file ``name`` ("" for the whole file),
    and the sound that goes with it, as in :class:`Clip`."""

    name: str
    fragment: str
    audio: str = ""
    begin: float = 0.0
    until: float | None = None
    left_out: bool = False


@dataclass(frozen=True, slots=True)
class Overlay:
    """The steps of one narration in their order; ``structures`` are runs of steps, as (first, one
    after the last), that a listener may want to leave."""

    pars: tuple[Par, ...] = ()
    structures: tuple[Run, ...] = ()
    active: str = ""
    playing: str = ""


@runtime_checkable
class Overlaid(Protocol):
    """The resources of a book that may have a narration, in the process that parses them."""

    def overlay(self, name: str) -> Overlay | None:
        """The narration that belongs to the file ``name`` of the book, or None."""
        ...


@runtime_checkable
class AloudReader(Protocol):
    """What reads a file's markup for reading aloud, in the process that parses it."""

    def aloud(self, book: Book, file: int) -> FileAloud:
        """What file ``file`` of ``book`` says of itself."""
        ...


def pack_aloud(about: FileAloud) -> dict[str, Any]:
    """The whole as JSON data."""
    return {
        "languages": about.languages,
        "left_out": about.left_out,
        "structures": about.structures,
        "clips": [
            [c.start, c.end, c.audio, c.begin, c.until, c.element, c.left_out] for c in about.clips
        ],
        "active": about.active,
        "playing": about.playing,
    }


def unpack_aloud(data: Mapping[str, Any], length: int) -> FileAloud:
    """What :func:`pack_aloud` packed, of a text of ``length`` code points.

    Raises ``ValueError`` for a place outside it, and one of ``portable.MALFORMED`` for what is no
    such data.
    """

    def run(values: Sequence[Any]) -> Run:
        start, end = int(values[0]), int(values[1])
        if not 0 <= start <= end <= length:
            raise ValueError("a place outside the file")
        return start, end

    def clip(values: Sequence[Any]) -> Clip:
        _, _, audio, begin, until, element, left_out = values
        begin, until = float(begin), None if until is None else float(until)
        if not math.isfinite(begin) or begin < 0 or (until is not None and not until > begin):
            raise ValueError("no time of a sound")
        return Clip(*run(values), str(audio), begin, until, str(element), bool(left_out))

    return FileAloud(
        languages=tuple((*run(one), str(one[2])) for one in data["languages"]),
        left_out=tuple(map(run, data["left_out"])),
        structures=tuple(map(run, data["structures"])),
        clips=tuple(map(clip, data["clips"])),
        active=str(data["active"]),
        playing=str(data["playing"]),
    )
