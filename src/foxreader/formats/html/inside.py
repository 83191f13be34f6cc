"""Reads from a file's markup what it has beside text: links, notes, pictures, media, narration.

Pure: from the canonical markup, and the steps of a narration, to an :class:`Inside` and a
:class:`FileAloud`. Runs where books are parsed.
"""

from __future__ import annotations

import re
from bisect import bisect_left
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace

from lxml import etree

from foxreader.core.book import Lookup
from foxreader.core.inside import (
    BookLink,
    BookMedium,
    BookPicture,
    Clip,
    FileAloud,
    FileInside,
    Inside,
    Overlay,
    Run,
)
from foxreader.core.span import Span
from foxreader.formats.archive import resolve
from foxreader.formats.html.notes import LinkFacts, Noted, Target, facts_of, is_mark, target_of
from foxreader.formats.html.text import Measured, address, kinds, upward
from foxreader.formats.html.xmlsource import SVG, XHTML, XML, names

# Pictures, sounds and films, with what the book says of each

_CAPTION_CLASS = re.compile(r"caption|legend|bildunterschrift|legende", re.I)
_LABEL = re.compile(r"([^\W\d_]{1,14}\.?\s{0,2}\d{1,4}(?:[.\-–]\d{1,4})*[a-z]?)(?![\w%])")
"""A word and a number that a caption begins with: "Figure 14", "Abb. 3.2"."""
_SMALL = 32
"""Pixels of a side under which a picture whose size the book states is an ornament. Chosen."""
_LONGEST = 2_000
"""Characters of a caption or a text alternative that are kept. Chosen: half a page."""
_NUMBER = re.compile(r"\s*(\d{1,6})(?:px)?\s*\Z")
_DRAWN = names("path rect circle ellipse line polyline polygon text use", SVG)
_SOURCES = frozenset({XHTML + "source"})


def _pictures_of(number: int, name: str, file: Measured) -> Iterator[BookPicture]:
    """The pictures of file ``number``, which has this name; all of them are listed."""
    for count, element in enumerate(file.pictures()):
        at = file.starts[element]
        caption = _caption(file, element)
        found = _LABEL.match(caption)
        yield BookPicture(
            count,
            Span(number, at, at),
            _resource(name, element),
            _alternative(file, element),
            caption,
            " ".join(found.group(1).split()) if found else "",
            not _is_ornament(element),
        )


def _media_of(number: int, name: str, file: Measured) -> Iterator[BookMedium]:
    """The sounds and films of file ``number``, which has this name."""
    for count, element in enumerate(file.media()):
        addresses = [address(element), *(address(e) for e in element.iter(*_SOURCES))]
        found = [resolve(name, one)[0] for one in addresses if one]
        title = element.get("aria-label") or element.get("title") or ""
        at = file.starts[element]
        kind = "audio" if element.tag == XHTML + "audio" else "video"
        yield BookMedium(
            count, Span(number, at, at), kind, tuple(dict.fromkeys(filter(None, found))),
            _line(title or _caption(file, element)),
        )  # fmt: skip


def _resource(name: str, element: etree._Element) -> str:
    """The resource a picture shows: of a drawing the picture in it, where it is nothing else."""
    if element.tag == XHTML + "img":
        return resolve(name, address(element))[0]
    inner = list(element.iter(SVG + "image"))
    if len(inner) == 1 and next(element.iter(*_DRAWN), None) is None:
        return resolve(name, address(inner[0]))[0]
    return ""


def _alternative(file: Measured, element: etree._Element) -> str:
    said = element.get("alt") or element.get("aria-label") or ""
    if not said and element.tag == SVG + "svg":
        titles = [e for e in element if e.tag in (SVG + "title", SVG + "desc")]
        said = " ".join(file.words(one) for one in titles)
    return _line(said or element.get("title") or "")


def _caption(file: Measured, element: etree._Element) -> str:
    """What the book prints under the picture: the figure's caption, or a paragraph that says by
    its class that it is one."""
    for around in upward(element, file.body):
        if around.tag == XHTML + "figure":
            caption = around.find(f".//{XHTML}figcaption")
            if caption is not None:
                return _line(file.words(caption))
    holder = next(iter(upward(file.block(element), file.body)), element)
    for one in (*holder.itersiblings(), *holder.itersiblings(preceding=True)):
        if _is_caption(one):
            return _line(file.words(one))
        if not file.is_blank(file.starts[one], file.ends[one]):
            break
    inside = [one for one in holder.iter() if one is not holder and _is_caption(one)]
    return _line(file.words(inside[0])) if inside else ""


def _is_caption(element: etree._Element) -> bool:
    return bool(_CAPTION_CLASS.search(element.get("class") or ""))


def _is_ornament(element: etree._Element) -> bool:
    if "presentation" in kinds(element) or "none" in kinds(element):
        return True
    sides = [_NUMBER.match(element.get(side) or "") for side in ("width", "height")]
    return any(found is not None and int(found.group(1)) < _SMALL for found in sides)


def _line(words: str) -> str:
    return " ".join(words.split())[:_LONGEST]


# How a file is read aloud: languages, page numbers, notes, narration

_UNREAD = names("pagebreak doc-pagebreak noteref doc-noteref backlink doc-backlink referrer")
"""What stands in the text and is no part of it, by EPUB's and ARIA's names."""
_NOTES = names("footnote doc-footnote endnote doc-endnote rearnote note annotation")
_STRUCTURES = names("table ul ol dl figure aside pre", XHTML)
_MOST_RUNS = 20_000
"""Parts of each kind that are told of a file. Chosen: a dictionary in one file has as many
changes of language."""
_NOTES_SHARE = 0.5
"""The share of a file's text in notes from which on it is a file of notes, which are read then.
Chosen."""


def read_aloud(markup: bytes, name: str, overlay: Overlay | None = None) -> FileAloud:
    """How the file ``name`` is read aloud; ``overlay`` is the narration that belongs to it."""
    file = Measured(markup)
    clips, spoken = _clips(file, name, overlay) if overlay is not None else ((), ())
    return FileAloud(
        languages=tuple(_languages(file)),
        left_out=tuple(_left_out(file)),
        structures=tuple(sorted({*_structures(file), *spoken}))[:_MOST_RUNS],
        clips=clips,
        active=overlay.active if overlay is not None else "",
        playing=overlay.playing if overlay is not None else "",
    )


def _language(element: etree._Element, around: str) -> str:
    """The language inside an element: what its markup says, else the one ``around`` it."""
    said = element.get(XML + "lang") or element.get("lang")
    return said.strip()[:35] if said is not None else around


def _languages(file: Measured) -> Iterator[tuple[int, int, str]]:
    """The parts of the text with the language the markup says, apart from each other."""
    whole = _language(file.root, "")
    open_languages: list[str] = [whole]
    at, told = 0, 0
    for event, element in etree.iterwalk(file.body, events=("start", "end")):
        before = open_languages[-1]
        if event == "start":
            here = file.starts[element]
            open_languages.append(_language(element, before))
        else:
            here = file.ends[element]
            open_languages.pop()
        if open_languages[-1] == before:
            continue
        if before and here > at and told < _MOST_RUNS:
            told += 1
            yield at, here, before
        at = here
    end = len(file.text)
    if open_languages[-1] and end > at:
        yield at, end, open_languages[-1]


def _left_out(file: Measured) -> Iterator[Run]:
    """Page numbers and marks of notes, and notes where they are not most of the file."""
    small: list[Run] = []
    notes: list[Run] = []
    for element in file.elements:
        said = kinds(element)
        if not said:
            continue
        run = file.starts[element], file.ends[element]
        if said & _UNREAD and run[0] < run[1]:
            small.append(run)
        elif said & _NOTES and not (notes and notes[-1][1] >= run[1]):
            notes.append(run)
    if sum(end - start for start, end in notes) > _NOTES_SHARE * len(file.text):
        notes = []
    yield from sorted([*small, *notes])[:_MOST_RUNS]


def _structures(file: Measured) -> Iterator[Run]:
    for element in file.elements:
        if element.tag in _STRUCTURES and file.starts[element] < file.ends[element]:
            yield file.starts[element], file.ends[element]


def _clips(file: Measured, name: str, overlay: Overlay) -> tuple[tuple[Clip, ...], Sequence[Run]]:
    """The steps of a narration that are about this file, and the parts that can be left."""
    clips: dict[int, Clip] = {}
    for number, par in enumerate(overlay.pars):
        if par.name not in (name, name.removesuffix(".xhtml")):  # of a drawing: see the reader
            continue
        element = file.ids.get(par.fragment) if par.fragment else file.body
        if element is not None:
            clips[number] = Clip(
                file.starts[element], file.ends[element], par.audio, par.begin, par.until,
                par.fragment, par.left_out,
            )  # fmt: skip
    structures: list[Run] = []
    for first, last in overlay.structures[:_MOST_RUNS]:
        ends = [clips[n] for n in (first, last - 1) if n in clips]
        if len(ends) == 2 and ends[0].start < ends[1].end:
            structures.append((ends[0].start, ends[1].end))
    return tuple(clips.values()), structures


# Links and notes

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
    reader = _InsideReader(files, tick)
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


class _InsideReader:
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
            (), tuple(_pictures_of(number, name, file)), tuple(_media_of(number, name, file))
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
