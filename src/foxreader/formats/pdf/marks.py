"""The annotations of a PDF: read, and written into a copy of it.

Places are rectangles (x0, y0, x1, y1) in points from the top left of the page as it is shown.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

from foxreader.core.page import Rect

Mark = dict[str, Any]
"""An annotation as JSON data. ``page`` is the number of its page from 0, ``kind`` "highlight" for
marked words, "note" for what is only at a place; ``rects``, ``text`` (the note), ``color`` (red,
green, blue, each 0 to 1, or None), ``author``, ``made`` and ``changed`` as PDF has them. ``name``
is the id in the file, ``tag`` the position tag that this program put there; both may be "".
"""

_MARKUP = {8: "Highlight", 9: "Underline", 10: "Squiggly", 11: "StrikeOut"}
_NOTES = frozenset({0, 2, 3, 4, 5, 6, 7, 12, 13, 14, 15})
"""The engine's numbers of what may have a note of the reader: from a sticky note to a drawing."""
_HIDDEN = 2 | 32  # flags of what is not shown
_MOST = 20_000  # annotations of a file
_LONGEST = 100_000  # characters of a note
_MOST_QUADS = 5_000  # of one annotation
_TAG = "FXTag"
"""The key under which the place of an annotation of ours is, for an exact way back."""
_NAME = "foxreader-"
_LEAST = 0.1  # points that a mark is wide and high
_AUTHOR = "Foxreader"
_KEEP_ENCRYPTION = 1


def read_marks(document: Any, failures: tuple[type[Exception], ...],
               tick: Callable[[int, int], None]) -> list[Mark]:  # fmt: skip
    """The annotations of all pages, replies with what they are of.

    One that cannot be read is left out. ``tick`` is told of each page and of how many there are.
    """
    found: dict[int, Mark] = {}
    replies: list[tuple[int, Mark]] = []
    for number in range(document.page_count):
        tick(number, document.page_count)
        try:
            page = document[number]
            annotations = list(page.annots())
        except failures:
            continue
        for annotation in annotations:
            try:
                mark = _mark(document, page, annotation)
                parent = int(annotation.irt_xref or 0)
            except failures:
                continue
            if mark is None:
                continue
            if parent:
                replies.append((parent, mark))
            elif len(found) < _MOST:
                found[annotation.xref] = mark
    for parent, reply in replies[:_MOST]:
        to = found.get(parent)
        if to is not None and reply["text"]:
            said = f"{reply['author']}: {reply['text']}" if reply["author"] else reply["text"]
            to["text"] = f"{to['text']}\n\n{said}".strip()[:_LONGEST]
    return list(found.values())


def _mark(document: Any, page: Any, annotation: Any) -> Mark | None:
    kind, info = annotation.type[0], annotation.info
    text = str(info.get("content") or "").replace("\r\n", "\n").replace("\r", "\n").strip()
    state = document.xref_get_key(annotation.xref, "StateModel")[0] != "null"
    if annotation.flags & _HIDDEN or state or (kind not in _MARKUP and kind not in _NOTES):
        return None
    name, author = str(info.get("id") or ""), str(info.get("title") or "")
    ours = name.startswith(_NAME)
    if kind not in _MARKUP and not text and not ours and kind != 0:
        return None  # a drawing without words
    tag = document.xref_get_key(annotation.xref, _TAG)
    return {
        "page": page.number,
        "kind": "highlight" if kind in _MARKUP else "note",
        "rects": list(_rects(page, annotation, kind in _MARKUP)),
        "text": text[:_LONGEST],
        "color": _color(annotation),
        "author": "" if author == _AUTHOR else author[:200],
        "made": str(info.get("creationDate") or "")[:40],
        "changed": str(info.get("modDate") or "")[:40],
        "name": name[:200],
        "tag": str(tag[1])[:60] if ours and tag[0] == "string" else "",
    }


def _rects(page: Any, annotation: Any, marked: bool) -> Iterator[Rect]:
    matrix = tuple(page.rotation_matrix)
    points = annotation.vertices if marked else None
    if points:
        for at in range(0, min(len(points), 4 * _MOST_QUADS) - 3, 4):
            yield _turned(points[at : at + 4], matrix)
    else:
        x0, y0, x1, y1 = annotation.rect
        yield _turned([(x0, y0), (x1, y1)], matrix)


def _turned(points: Iterable[Any], matrix: tuple[float, ...]) -> Rect:
    """The rectangle around ``points`` after a matrix; finite numbers only."""
    a, b, c, d, e, f = matrix
    turned = [(a * x + c * y + e, b * x + d * y + f) for x, y in ((p[0], p[1]) for p in points)]
    rect = (
        min(x for x, _ in turned), min(y for _, y in turned),
        max(x for x, _ in turned), max(y for _, y in turned),
    )  # fmt: skip
    return rect if all(map(math.isfinite, rect)) else (0.0, 0.0, 0.0, 0.0)


def _color(annotation: Any) -> list[float] | None:
    parts = [float(part) for part in (annotation.colors or {}).get("stroke") or ()]
    if len(parts) == 4:  # cyan, magenta, yellow, black
        return [(1 - part) * (1 - parts[3]) for part in parts[:3]]
    if len(parts) == 1:
        return 3 * parts
    return parts if len(parts) == 3 else None


def write_marks(document: Any, marks: Iterable[Mapping[str, Any]],
                tick: Callable[[int, int], None]) -> bytes:  # fmt: skip
    """The bytes of ``document`` with ``marks`` in it, as ``read_marks`` gives them."""
    several = list(marks)
    for number, mark in enumerate(several):
        tick(number, len(several))
        page = document[int(mark["page"])]
        matrix = tuple(page.derotation_matrix)
        rects = [_wide(_turned([rect[:2], rect[2:]], matrix)) for rect in mark["rects"]]
        if not rects:
            continue
        if mark["kind"] == "highlight":
            annotation = page.add_highlight_annot(rects)
            annotation.set_colors(stroke=mark["color"])
        else:
            annotation = page.add_text_annot(rects[0][:2], mark["text"], icon="Note")
        _describe(document, page, annotation, mark)
    tick(len(several), len(several))
    data: bytes = document.tobytes(encryption=_KEEP_ENCRYPTION)
    return data


def _wide(rect: Rect) -> Rect:
    """The rectangle with some area: a letter may have none, and the engine takes no such mark."""
    x0, y0, x1, y1 = rect
    return x0, y0, max(x1, x0 + _LEAST), max(y1, y0 + _LEAST)


def _describe(document: Any, page: Any, annotation: Any, mark: Mapping[str, Any]) -> None:
    annotation.set_info(
        content=mark["text"], title=_AUTHOR, creationDate=mark["made"], modDate=mark["changed"]
    )
    if mark["kind"] == "highlight" and mark["text"]:
        x1, y0 = annotation.rect[2], annotation.rect[1]
        annotation.set_popup((x1 + 10, y0, x1 + 210, y0 + 100))
    annotation.update()
    for key, value in (("NM", mark["name"]), (_TAG, mark["tag"]), ("M", mark["changed"])):
        document.xref_set_key(annotation.xref, key, f"({value})")
