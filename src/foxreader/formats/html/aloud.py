"""Reads from a file's markup how it is read aloud: languages, page numbers, notes, narration.

Pure: from the canonical markup and the steps of a narration to a :class:`FileAloud`. Runs where
books are parsed.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from lxml import etree

from foxreader.core.aloud import Clip, FileAloud, Overlay, Run
from foxreader.formats.html.measured import Measured, kinds
from foxreader.formats.html.xmlns import XHTML, XML, names

_SMALL = names("pagebreak doc-pagebreak noteref doc-noteref backlink doc-backlink referrer")
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


def _language(element: etree._Element) -> str | None:
    said = element.get(XML + "lang") or element.get("lang")
    return said.strip()[:35] if said is not None else None


def _languages(file: Measured) -> Iterator[tuple[int, int, str]]:
    """The parts of the text with the language the markup says, apart from each other."""
    whole = _language(file.root) or ""
    open_languages: list[str] = [whole]
    at, told = 0, 0
    for event, element in etree.iterwalk(file.body, events=("start", "end")):
        here = file.starts[element] if event == "start" else file.ends[element]
        before = open_languages[-1]
        said = _language(element)
        now = before if said is None else said
        if event == "start":
            open_languages.append(now)
        else:
            open_languages.pop()
            now = open_languages[-1]
        if now == before:
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
        if said & _SMALL and run[0] < run[1]:
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
