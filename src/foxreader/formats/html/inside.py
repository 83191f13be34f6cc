"""Reads what a book's files have beside text from their markup: links, notes, pictures, media.

Pure: from the canonical markup of all files to an :class:`Inside`. Runs where books are parsed.
"""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace

from foxreader.core.inside import BookLink, FileInside, Inside
from foxreader.core.lookup import Lookup
from foxreader.core.span import Span
from foxreader.formats.archive import resolve
from foxreader.formats.html.measured import Measured
from foxreader.formats.html.note_text import Noted
from foxreader.formats.html.notes import LinkFacts, Target, facts_of, is_mark, target_of
from foxreader.formats.html.shown import media_of, pictures_of

Files = Sequence[tuple[str, bytes]]
"""The name and the canonical markup of each file of a book."""
_MOST_LINKS = 20_000
"""Links of a file that are looked at. Chosen: the longest index of a real book has 6,000."""
_OFTEN = 200
"""Links after which it is told that the work goes on. Chosen: some milliseconds of work."""
_MOST_MUTUAL = 200
"""Marks of a paragraph that are looked at for the one a link leads back to. Chosen."""
_REPEATED = 3
"""How often a picture is in a book at most that is no ornament. Chosen."""


def read_inside(files: Files, tick: Callable[[], None] = lambda: None) -> Inside:
    """What the files have. ``tick`` is called between files, since a long book takes seconds."""
    reader = _Reader(files, tick)
    read = [reader.read(number) for number in range(len(files))]
    notes = reader.notes()
    shown = Counter(one.name for file in read for one in file.pictures if one.name)
    return Inside(tuple(
        FileInside(
            tuple(reader.links(number, notes)),
            tuple(
                replace(one, listed=one.listed and shown[one.name] <= _REPEATED)
                for one in file.pictures
            ),
            file.media,
        )
        for number, file in enumerate(read)
    ))  # fmt: skip


class _Reader:
    def __init__(self, files: Files, tick: Callable[[], None]) -> None:
        self._files, self._tick = files, tick
        self._numbers = {name: n for n, (name, _) in reversed(list(enumerate(files)))}
        self._lookup = Lookup(self._numbers)
        self._facts: list[list[LinkFacts]] = []
        self._at: list[dict[int, int]] = []
        self._anchors: list[dict[str, int]] = []
        self._owners: dict[str, int | None] = {}

    def read(self, number: int) -> FileInside:
        """The facts of one file; kept for the second look, while its tree is not."""
        self._tick()
        name, markup = self._files[number]
        file = Measured(markup)
        facts = list(self._links(number, name, file))
        self._facts.append(facts)
        self._at.append({link.number: at for at, link in enumerate(facts)})
        self._anchors.append({id_: file.starts[e] for id_, e in file.ids.items()})
        for id_ in file.ids:
            self._owners[id_] = None if id_ in self._owners else number
        return FileInside(
            (), tuple(pictures_of(number, name, file)), tuple(media_of(number, name, file))
        )

    def _links(self, number: int, name: str, file: Measured) -> Iterator[LinkFacts]:
        for count, link in enumerate(file.links()[:_MOST_LINKS]):
            to, fragment = resolve(name, link.get("href") or "")
            if to:
                yield facts_of(file, count, link, to, fragment)

    def _file_of(self, name: str, fragment: str) -> int | None:
        """The number of the file a link leads to; where a book was put together anew and the file
        is gone, the one file that has the place."""
        find = self._lookup.find
        found = self._numbers.get(find(name) or find(f"{name}.xhtml") or "")
        return self._owners.get(fragment) if found is None and fragment else found

    def notes(self) -> Mapping[tuple[int, int], Target]:
        """The targets of all marks of notes, by the file and the number of the link."""
        asked: dict[int, list[tuple[int, LinkFacts]]] = {}
        for file, facts in enumerate(self._facts):
            for link in facts:
                to = self._file_of(link.name, link.fragment)
                if to is not None and (link.said or link.label or _may_be_typed(link)):
                    asked.setdefault(to, []).append((file, link))
        found: dict[tuple[int, int], Target] = {}
        for to, links in asked.items():
            self._tick()
            found.update(self._notes_in(to, links))
        return self._without_links_back(found)

    def _without_links_back(
        self, found: Mapping[tuple[int, int], Target]
    ) -> dict[tuple[int, int], Target]:
        """``found`` without links that lead from a note to its mark: of two links that lead to
        each other the first in the book is the mark, unless the book says something else."""
        kept: dict[tuple[int, int], Target] = {}
        marks: dict[int, list[tuple[int, Target]]] = {}
        for (file, number), target in sorted(found.items(), key=lambda one: one[0]):
            link = self._facts[file][self._at[file][number]]
            there, note = marks.get(target.file, []), target.note
            first = bisect_left(there, note.outer_start, key=lambda one: one[0])
            last = bisect_left(there, note.outer_end, key=lambda one: one[0])
            back = any(
                one.file == file and one.note.outer_start <= link.start < one.note.outer_end
                for _, one in there[first:last][:_MOST_MUTUAL]
            )
            if link.said or not back:
                kept[file, number] = target
                marks.setdefault(file, []).append((link.start, target))
        return kept

    def _notes_in(
        self, to: int, links: Iterable[tuple[int, LinkFacts]]
    ) -> Iterator[tuple[tuple[int, int], Target]]:
        file = Measured(self._files[to][1])
        links = list(links)
        marks = [
            (link, file.ids[link.fragment])
            for _, link in links
            if _is_candidate(link) and link.fragment in file.ids
        ]
        own = [link.start for link in self._facts[to] if _is_candidate(link)]
        noted = Noted(file, (element for _, element in marks), own)
        places = list(self._places(to))
        targets: dict[str, Target | None] = {}
        for count, (number, link) in enumerate(links):
            if count % _OFTEN == 0:
                self._tick()
            if link.fragment not in targets:
                targets[link.fragment] = target_of(to, file, link.fragment, noted, places)
            target = targets[link.fragment]
            if target is not None and is_mark(link, number, target):
                yield (number, link.number), target

    def _places(self, number: int) -> Iterator[tuple[int, tuple[int, int]]]:
        """Where each link of a file stands and leads."""
        for link in self._facts[number]:
            to = self._file_of(link.name, link.fragment)
            if to is not None and link.fragment in self._anchors[to]:
                yield link.start, (to, self._anchors[to][link.fragment])

    def links(self, number: int, notes: Mapping[tuple[int, int], Target]) -> Iterator[BookLink]:
        """The links of a file that lead to places of the book."""
        for link in self._facts[number]:
            to = self._file_of(link.name, link.fragment)
            if to is None:
                continue
            at = self._anchors[to].get(link.fragment, 0)
            target = notes.get((number, link.number))
            note = target.note if target is not None else None
            yield BookLink(
                link.number,
                Span(number, link.start, link.end),
                Span(to, at, at),
                Span(to, note.start, note.end) if note is not None else None,
                (link.label or note.label or link.words) if note is not None else "",
            )


def _is_candidate(link: LinkFacts) -> bool:
    """Whether a link may be a mark by what it is itself."""
    return not (link.back or link.listed or link.first or link.alone) and bool(
        link.said or link.label
    )


def _may_be_typed(link: LinkFacts) -> bool:
    """Whether a link may lead to what the book calls a note though it has no mark's shape."""
    return not link.listed and not link.alone
