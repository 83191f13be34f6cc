"""Media overlays: the SMIL files of an EPUB, in which a narration goes along with the text.

Nothing of them is loaded from outside the book. What is no SMIL, or says what cannot be, is left
out; its words are then read by a voice.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterator

from lxml import etree

from foxreader.core.inside import Overlay, Par, Run
from foxreader.formats.archive import Archive, resolve
from foxreader.formats.epub.package import Manifest, read_manifest
from foxreader.formats.html.xmlsource import OPS, local, parse_package_xml, text_of

_MAX_SMIL = 32 * 1024 * 1024
"""Bytes of a SMIL file. Chosen: at word level a novel in one file has twelve million."""
MAX_PARS = 200_000
"""Steps of a SMIL file that are read. Chosen: a step a word, the longest novels in one file have
as many in a few files."""
LONGEST = 7 * 24 * 3600.0
"""Seconds: a later time is a slip. Chosen: a sound of a week."""
_LEFT_OUT = frozenset(
    {"pagebreak", "noteref", "footnote", "endnote", "rearnote", "note", "annotation"}
)
"""What EPUB lets a listener skip: page numbers and notes, by their types."""
_ESCAPABLE = frozenset({"table", "table-row", "list", "list-item", "figure", "aside", "sidebar"})
"""What EPUB lets a listener leave, by its types."""
_FULL = re.compile(r"(?:([0-9]{1,6}):)?([0-5]?[0-9]):([0-5]?[0-9](?:\.[0-9]+)?)")
_COUNT = re.compile(r"([0-9]{1,9}(?:\.[0-9]+)?)(h|min|s|ms)?")
_UNITS = {"h": 3600.0, "min": 60.0, "s": 1.0, "ms": 0.001, None: 1.0}
_CLASS = re.compile(r"(?!fx-)[^\s\"'<>]{1,100}")


class Overlays:
    """The narrations of one book; each SMIL file is read when it is asked for."""

    def __init__(self, archive: Archive) -> None:
        self._archive = archive
        manifest = read_manifest(archive)
        self._of: dict[str, str] = dict(_listed(manifest)) if manifest is not None else {}
        self._active = _class(manifest, "media:active-class")
        self._playing = _class(manifest, "media:playback-active-class")
        self._last: tuple[str, Overlay] | None = None

    def of(self, name: str) -> Overlay | None:
        """The narration of the file ``name``; None where the book has none of it."""
        smil = self._of.get(name) or self._of.get(name.removesuffix(".xhtml"))
        if smil is None:
            return None
        if self._last is None or self._last[0] != smil:
            raw = self._archive.read(smil, _MAX_SMIL)
            pars, structures = _read_smil(raw or b"", smil, self._archive)
            self._last = smil, Overlay(pars, structures, self._active, self._playing)
        return self._last[1]


def _listed(manifest: Manifest) -> Iterator[tuple[str, str]]:
    """Each document with a narration, and the SMIL file of it."""
    for element in manifest.root.iter("{*}item"):
        item = manifest.items.get(element.get("id") or "")
        smil = manifest.items.get(element.get("media-overlay") or "")
        if item is not None and smil is not None and smil.present and item.present:
            yield item.name, smil.name


def _class(manifest: Manifest | None, wanted: str) -> str:
    """The class that the package names for a use; "" for none, and for one of the program's own."""
    for meta in manifest.root.iter("{*}meta") if manifest is not None else ():
        if meta.get("property") == wanted and not meta.get("refines"):
            said = text_of(meta).strip()
            return said if _CLASS.fullmatch(said) else ""
    return ""


def _read_smil(raw: bytes, base: str, archive: Archive) -> tuple[tuple[Par, ...], tuple[Run, ...]]:
    """The steps of a SMIL file called ``base``, and the runs of them that can be left."""
    root = parse_package_xml(raw) if raw else None
    if root is None:
        return (), ()
    pars: list[Par] = []
    structures: list[Run] = []
    # Of each element that is open: whether it is left out, and the first step in it.
    around: list[tuple[bool, int]] = [(False, 0)]
    for event, element in etree.iterwalk(root, events=("start", "end")):
        if event == "end":
            if not isinstance(element.tag, str):
                continue
            _, first = around.pop()
            if _types(element) & _ESCAPABLE and first < len(pars):
                structures.append((first, len(pars)))
            continue
        if not isinstance(element.tag, str):
            continue
        left_out = around[-1][0] or bool(_types(element) & _LEFT_OUT)
        around.append((left_out, len(pars)))
        if local(element) == "par" and len(pars) < MAX_PARS:
            pars += _par(element, base, archive, left_out=left_out)
    return tuple(pars), tuple(structures)


def _types(element: etree._Element) -> frozenset[str]:
    return frozenset((element.get(OPS + "type") or element.get("type") or "").lower().split())


def _par(element: etree._Element, base: str, archive: Archive, *, left_out: bool) -> Iterator[Par]:
    """The step that a ``<par>`` is, if it has a text in the book."""
    children = {local(child): child for child in reversed(element)}
    if "text" not in children:
        return
    named, fragment = resolve(base, children["text"].get("src") or "")
    name = archive.find(named) if named else None
    if name is None:
        return
    audio, begin, until = _sound(children.get("audio"), base, archive)
    yield Par(name, fragment, audio, begin, until, left_out)


def _sound(
    element: etree._Element | None, base: str, archive: Archive
) -> tuple[str, float, float | None]:
    """The sound of an ``<audio>`` and its times in seconds; "" where it is not in the book, or its
    times cannot be."""
    if element is None:
        return "", 0.0, None
    name = archive.find(resolve(base, element.get("src") or "")[0])
    from_, to = element.get("clipBegin"), element.get("clipEnd")
    begin = seconds(from_) if from_ is not None else 0.0
    until = seconds(to) if to is not None else None
    wrong = begin is None or (to is not None and (until is None or until <= begin))
    if name is None or wrong or begin is None:
        return "", 0.0, None
    return name, begin, until


def seconds(clock: str) -> float | None:
    """A SMIL clock value in seconds: "0:01:30.5", "90.5s", "1.5min"; None for what is none."""
    said = clock.strip().removeprefix("npt=")
    if full := _FULL.fullmatch(said):
        hours, minutes, rest = full.groups()
        value = 3600.0 * int(hours or 0) + 60.0 * int(minutes) + float(rest)
    elif count := _COUNT.fullmatch(said):
        value = float(count[1]) * _UNITS[count[2]]
    else:
        return None
    return value if math.isfinite(value) and value <= LONGEST else None
