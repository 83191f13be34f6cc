"""What a book's files have beside text: links, notes, pictures, sound, how they are read aloud."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Protocol, runtime_checkable

from foxreader.core.book import Book, Resource
from foxreader.core.span import Span


@dataclass(frozen=True, slots=True)
class BookLink:
    """A link to another place of the book.

    ``number`` is its place among the file's ``<a href>``, in their order, from 0. ``span`` are its
    words, ``target`` the empty span it leads to. ``note`` is the note itself, without its number
    and the link back, where the link is a footnote's mark; else None. ``label`` is the mark as it
    is printed, without brackets: "3", "*".
    """

    number: int
    span: Span
    target: Span
    note: Span | None = None
    label: str = ""


@dataclass(frozen=True, slots=True)
class BookPicture:
    """A picture in the text.

    ``number`` is its place among the file's pictures, from 0. ``name`` is its resource; "" for a
    drawing in the markup itself. ``alt`` is its text alternative, ``caption`` what the book prints
    under it, ``label`` how the book names it ("Figure 14"); "" where there is none. ``listed`` is
    false for small and repeated ornaments.
    """

    number: int
    place: Span
    name: str
    alt: str = ""
    caption: str = ""
    label: str = ""
    listed: bool = True


@dataclass(frozen=True, slots=True)
class BookMedium:
    """A sound or a film in the text: ``kind`` is "audio" or "video", ``names`` its resources in the
    order the book prefers them, ``title`` what the book calls it, or "".

    ``number`` is its place among the file's media, from 0.
    """

    number: int
    place: Span
    kind: str
    names: tuple[str, ...]
    title: str = ""


@dataclass(frozen=True, slots=True)
class FileInside:
    """What one file has."""

    links: tuple[BookLink, ...] = ()
    pictures: tuple[BookPicture, ...] = ()
    media: tuple[BookMedium, ...] = ()


@dataclass(frozen=True)
class Inside:
    """What each file of a book has, in the order of its files."""

    files: tuple[FileInside, ...] = field(default=())

    def file(self, number: int) -> FileInside:
        """What file ``number`` has; nothing where it is not known."""
        return self.files[number] if number < len(self.files) else FileInside()

    def link(self, file: int, number: int) -> BookLink | None:
        """Link ``number`` of a file, if it leads to a place of the book."""
        return next((one for one in self.file(file).links if one.number == number), None)

    def picture(self, file: int, number: int) -> BookPicture | None:
        """Picture ``number`` of a file."""
        return next((one for one in self.file(file).pictures if one.number == number), None)

    @cached_property
    def pictures(self) -> tuple[BookPicture, ...]:
        """The listed pictures of the whole book, in reading order."""
        return tuple(one for file in self.files for one in file.pictures if one.listed)

    def marks_of_chapter(self, book: Book, mark: BookLink) -> tuple[int, int]:
        """Which mark of a note in its chapter ``mark`` is, from 1, and how many there are."""
        chapter = book.section_at(mark.span)
        files = self.files if chapter is not None else (self.file(mark.span.file),)
        near = [
            one.span
            for file in files
            for one in file.links
            if one.note is not None and book.section_at(one.span) == chapter
        ]
        return near.index(mark.span) + 1 if mark.span in near else 1, max(1, len(near))


@dataclass(frozen=True, slots=True)
class Excerpt:
    """A piece of a file: a ``<div>`` as XML, the paths of the style sheets that its file links to,
    and the style in the file's head."""

    markup: str
    sheets: tuple[str, ...]
    style: str


@runtime_checkable
class MarkupReader(Protocol):
    """What reads the markup of an open book, in the process that parses it."""

    def inside(self, book: Book) -> Inside:
        """What each file of ``book`` has beside its text."""
        ...

    def excerpt(self, book: Book, span: Span, *, goes_on: bool = False) -> Excerpt:
        """The markup of ``span``; ``goes_on`` puts "…" at its end."""
        ...

    def picture(self, book: Book, picture: BookPicture) -> Excerpt:
        """The markup of a picture alone."""
        ...

    def hyphenated(self, book: Book, file: int) -> bytes:
        """The markup of file ``file`` with a break wherever a word of it may be parted."""
        ...


@runtime_checkable
class SeenPictures(Protocol):
    """The pictures of an open book as a model gets them, from the process that parses it."""

    def inside(self, book: Book) -> Inside:
        """What each file of ``book`` has beside its text."""
        ...

    def seen(self, book: Book, picture: BookPicture) -> Resource | None:
        """A picture, in a book of pages the whole page; None where it cannot be drawn."""
        ...


def pack_inside(inside: Inside) -> list[Any]:
    """The whole as JSON data."""
    return [
        {
            "links": [[o.number, _packed(o.span), _packed(o.target),
                       _packed(o.note) if o.note else None, o.label] for o in file.links],
            "pictures": [[o.number, _packed(o.place), o.name, o.alt, o.caption, o.label, o.listed]
                         for o in file.pictures],
            "media": [[o.number, _packed(o.place), o.kind, list(o.names), o.title]
                      for o in file.media],
        }
        for file in inside.files
    ]  # fmt: skip


def unpack_inside(data: Sequence[Mapping[str, Any]], book: Book) -> Inside:
    """What :func:`pack_inside` packed. Raises ``ValueError`` for a place outside ``book``, and one
    of ``portable.MALFORMED`` for what is no such data."""

    def place(values: Sequence[int]) -> Span:
        span = Span(*map(int, values))
        if not book.holds(span):
            raise ValueError("a place outside the book")
        return span

    return Inside(tuple(_file(one, place) for one in data))


def _file(data: Mapping[str, Any], place: Any) -> FileInside:
    return FileInside(
        links=tuple(
            BookLink(int(n), place(s), place(t), place(note) if note else None, str(label))
            for n, s, t, note, label in data["links"]
        ),
        pictures=tuple(
            BookPicture(
                int(n), place(p), str(name), str(alt), str(caption), str(label), bool(shown)
            )
            for n, p, name, alt, caption, label, shown in data["pictures"]
        ),
        media=tuple(
            BookMedium(int(n), place(p), str(kind), tuple(map(str, names)), str(title))
            for n, p, kind, names, title in data["media"]
        ),
    )


def _packed(span: Span) -> list[int]:
    return [span.file, span.start, span.end]


# How a file is read aloud, and the book's own narration of it

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
