"""Cuts one long document into files and keeps the links between its parts working."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from copy import deepcopy
from dataclasses import dataclass
from typing import Any

from lxml import etree

from foxreader.core.book import BookFile
from foxreader.core.cancel import Cancel
from foxreader.core.events import Progress
from foxreader.formats.html.markup import Document, canonical
from foxreader.formats.html.sheets import Load, no_sheet
from foxreader.formats.html.text import BLOCKS
from foxreader.formats.html.xmlsource import MATHML, OPS, SVG, XHTML, XLINK, XML, names

Rank = Callable[[etree._Element], int]
"""Whether an element begins a file: 1 always, 2 where the file before it is long, 0 never."""

_LONG = 30_000
LONGEST = 150_000
"""Characters after which a file ends at the next heading, and at the next block."""

# The stubs of lxml know no default namespace here.
_DEFAULT: dict[Any, str] = {None: XHTML[1:-1]}
_NAMESPACES = (XHTML, SVG, MATHML, XLINK, XML, OPS)
_WHOLE = names("table ul ol dl pre figure ruby", XHTML) | {SVG + "svg"}
_DEEPEST = 16  # levels under the body in which a file may begin: all its parents are copied
_HEADINGS = {XHTML + "h1": 1, XHTML + "h2": 2}
_ALL_HEADINGS = names("h1 h2 h3 h4 h5 h6", XHTML)
_PICTURES = names("img image", XHTML) | names("svg image", SVG)


def file_name(number: int) -> str:
    """The name that file ``number`` of a cut document goes by inside the book."""
    return f"text/{number}.xhtml"


def _by_headings(element: etree._Element) -> int:
    """The rank by which h1 always begins a file, and h2 where the file is long."""
    return _HEADINGS.get(str(element.tag), 0)


def cut(root: etree._Element, rank: Rank = _by_headings) -> list[bytes]:
    """The documents of ``root``, an XHTML tree, in their order; each keeps its head.

    A link to a place that is now in another file names that file.
    """
    body = root.find(XHTML + "body")
    if body is None:
        return [etree.tostring(root, encoding="utf-8")]
    parts = _CutParts(root, _starts(body, rank))
    parts.copy(body)
    return [etree.tostring(part, encoding="utf-8") for part in parts.linked()]


def canonical_files(
    sources: Sequence[bytes],
    cancel: Cancel | None,
    progress: Callable[[Progress], None] | None,
    load: Load = no_sheet,
) -> list[Document]:
    """The canonical document of each source; reports its progress and can be cancelled."""
    documents: list[Document] = []
    for source in sources:
        if cancel is not None:
            cancel.check()
        documents.append(canonical(source, load))
        if progress is not None:
            progress(Progress("reading", len(documents), len(sources)))
    return documents


def book_file(number: int, document: Document, *, linear: bool = True) -> BookFile:
    """The book file made of ``document``."""
    return BookFile(
        name=file_name(number),
        text=document.text,
        markup=document.markup,
        anchors=document.anchors,
        hidden=document.hidden,
        marks=document.marks,
        linear=linear,
    )


@dataclass(slots=True)
class _Run:
    """What the file has so far."""

    size: int = 0
    body: int = 0
    depth: int = 0
    whole: int = 0
    headings: int = 0

    def pass_by(self, element: etree._Element, *, begins: bool) -> None:
        """Count ``element`` where it begins or ends."""
        step = 1 if begins else -1
        self.depth += step
        self.whole += step * (element.tag in _WHOLE)
        self.headings += step * (element.tag in _ALL_HEADINGS)
        words = len(((element.text if begins else element.tail) or "").strip())
        self.size += words
        # Headings that follow each other stay together, as a part and its first chapter do.
        if element.tag in _PICTURES:
            self.body += words + 1
        elif not self.headings:
            self.body += words


def _starts(body: etree._Element, rank: Rank) -> set[etree._Element]:
    """The elements that begin a new file, each with something to read in it."""
    starts: list[etree._Element] = []
    run = _Run()
    for event, element in etree.iterwalk(body, events=("start", "end")):
        if event == "start" and _begins(element, run, rank):
            starts.append(_widened(element))
            run.size = run.body = 0
        run.pass_by(element, begins=event == "start")
    return set(starts if run.size or run.body else starts[:-1])


def _begins(element: etree._Element, run: _Run, rank: Rank) -> bool:
    if not 0 < run.depth <= _DEEPEST or run.whole:
        return False
    asked = rank(element)
    if asked == 1:
        return run.body > 0
    if asked == 2:
        return run.body > 0 and run.size >= _LONG
    return run.size >= LONGEST and element.tag in BLOCKS


def _widened(element: etree._Element) -> etree._Element:
    """``element``, or the anchors right before it and the parents it opens, if any."""
    while True:
        before, parent = element.getprevious(), element.getparent()
        if before is not None and _is_anchor(before):
            element = before
        elif (
            before is None
            and parent is not None
            and parent.tag != XHTML + "body"
            and not (parent.text or "").strip()
        ):
            element = parent
        else:
            return element


def _is_anchor(element: etree._Element) -> bool:
    return (
        element.tag in (XHTML + "a", XHTML + "span")
        and not len(element)
        and not ((element.text or "") + (element.tail or "")).strip()
    )


class _CutParts:
    """The trees of the files, written in one walk over the document."""

    def __init__(self, root: etree._Element, starts: set[etree._Element]) -> None:
        self._root = root
        self._starts = starts
        self._roots: list[etree._Element] = []
        self._anchors: dict[str, int] = {}

    def copy(self, body: etree._Element) -> None:
        """Copy ``body``, beginning a new tree at each start."""
        path: list[etree._Element] = []
        for event, element in etree.iterwalk(body, events=("start", "end")):
            if event == "end":
                done = path.pop()
                if path:
                    done.tail = element.tail
                continue
            if not path:
                path = [self._begin(body)]
                self._note(body)
            elif element in self._starts:
                path = self._continued(body, path)
                path.append(self._added(path[-1], element))
            else:
                path.append(self._added(path[-1], element))

    def linked(self) -> list[etree._Element]:
        """The trees, each link to a place in another one naming it."""
        for number, root in enumerate(self._roots):
            for element in root.iter():
                for key, value in element.items():
                    if str(key).rpartition("}")[2] == "href" and str(value).startswith("#"):
                        target = self._anchors.get(str(value)[1:], number)
                        if target != number:
                            name = file_name(target).rpartition("/")[2]
                            element.set(str(key), name + str(value))
        return self._roots

    def _begin(self, body: etree._Element) -> etree._Element:
        root = etree.Element(XHTML + "html", nsmap=_DEFAULT)
        for key, value in _attributes(self._root).items():
            root.set(key, value)
        head = self._root.find(XHTML + "head")
        if head is not None:
            root.append(deepcopy(head))
        self._roots.append(root)
        new = etree.SubElement(root, body.tag, _attributes(body, first=len(self._roots) == 1))
        new.text = body.text if len(self._roots) == 1 else None
        return new

    def _continued(self, body: etree._Element, path: list[etree._Element]) -> list[etree._Element]:
        """Open in the next file the elements still open at the end of one, without their ids."""
        new = [self._begin(body)]
        for element in path[1:]:
            new.append(_child(new[-1], element, first=False))
        return new

    def _added(self, parent: etree._Element, element: etree._Element) -> etree._Element:
        new = _child(parent, element)
        new.text = element.text
        self._note(element)
        return new

    def _note(self, element: etree._Element) -> None:
        for key in ("id", "name"):
            name = element.get(key)
            if name and (key == "id" or element.tag == XHTML + "a"):
                self._anchors.setdefault(name, len(self._roots) - 1)


def _attributes(element: etree._Element, *, first: bool = True) -> dict[str, str]:
    """The attributes of ``element``; without its id where it goes on from another file."""
    return {
        str(key): str(value)
        for key, value in element.items()
        if (first or key != "id") and (key[:1] != "{" or str(key).startswith(_NAMESPACES))
    }


def _child(
    parent: etree._Element, element: etree._Element, *, first: bool = True
) -> etree._Element:
    """A copy of ``element`` without its content, as the last child of ``parent``."""
    # Other namespaces mean nothing to the view, and not each that was read can be written.
    tag = element.tag if str(element.tag).startswith(_NAMESPACES) else XHTML + "span"
    return etree.SubElement(parent, tag, _attributes(element, first=first))
