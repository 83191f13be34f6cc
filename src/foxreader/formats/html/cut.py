"""Cuts documents: a long one into files whose links keep working, a piece of one for a pop-up."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from copy import deepcopy
from dataclasses import dataclass
from typing import Any
from urllib.parse import quote

from lxml import etree

from foxreader.core.book import BookFile
from foxreader.core.cancel import Cancel, Progress
from foxreader.core.inside import Excerpt
from foxreader.formats.archive import resolve
from foxreader.formats.html.markup import Document, canonical
from foxreader.formats.html.sheets import Load, no_sheet
from foxreader.formats.html.text import BACK_KINDS, BLOCKS, Measured, address, kinds, upward
from foxreader.formats.html.xmlsource import MATHML, OPS, SVG, XHTML, XLINK, XML, local, names

# A piece of a file as markup of its own, for a pop-up: the book's rich text between two offsets.
#
# What is given is inert: known elements and attributes only, addresses as paths inside the book.

_KEPT = names(
    "p div span em i b strong u s del ins small sub sup br hr blockquote ul ol li dl dt dd table"
    " thead tbody tfoot tr td th caption colgroup col figure figcaption img a code pre kbd samp var"
    " cite q abbr dfn ruby rb rt rp bdi bdo wbr section aside article h1 h2 h3 h4 h5 h6 address"
    " mark",
    XHTML,
)
_ATTRIBUTES = names(
    "class dir lang alt title colspan rowspan start value type width height reversed data-fx-rt"
) | {XML + "lang"}
_DRAWN_DROPPED = frozenset({"style", "class", "tabindex"})
_WRAPPERS = names("div section aside article ol ul li dl dd body figure", XHTML)
_ITEMS = names("li dt dd", XHTML)
_ROWS = names("tr tbody thead tfoot", XHTML)
_WEB = ("http://", "https://", "mailto:")
_MOST_STYLE = 100_000
"""Characters of the style in a file's head that are passed on. Chosen: FictionBooks have 500."""
_MOST_SHEETS = 8
"""Style sheets that are passed on. Chosen: books have one to three."""


def excerpt(
    name: str,
    markup: bytes,
    start: int,
    end: int,
    *,
    skip: Sequence[tuple[int, int]] = (),
    goes_on: bool = False,
) -> Excerpt:
    """The markup from ``start`` to ``end`` of the file ``name``, in code points of its text.

    What is in ``skip`` is left out. ``goes_on`` puts "…" at its end. Each link ``n`` of the file
    has the attribute ``data-fx="n"``.
    """
    file = Measured(markup)
    cutter = _Cutter(name, file, start, end, skip)
    top = etree.Element(XHTML + "div", nsmap={None: XHTML[1:-1]})  # type: ignore[dict-item]
    cutter.copy(file.body, top, start_at=0)
    top = _unwrapped(top)
    if goes_on:
        _add_dots(top)
    return _with_sheets(name, file, top)


def picture(name: str, markup: bytes, number: int) -> Excerpt:
    """Picture ``number`` of the file ``name`` by itself: an ``<img>`` or an ``<svg>`` as XML.

    An empty ``<div>`` where the file has no such picture.
    """
    file = Measured(markup)
    found = file.pictures()[number : number + 1]
    top = etree.Element(XHTML + "div")
    # From before the first character: what a drawing is made of has no text.
    cutter = _Cutter(name, file, -1, len(file.text) + 1, ())
    for element in found:
        made = cutter.made(element, top)
        if made is not None:
            cutter.copy(element, made, start_at=file.starts[element])
    return _with_sheets(name, file, top[0] if len(top) else top)


def _with_sheets(name: str, file: Measured, top: etree._Element) -> Excerpt:
    """``top`` as XML, with the style of the file it is from."""
    head = [e for e in file.root.iter(XHTML + "link", XHTML + "style") if e not in file.starts]
    sheets = [_path(name, e.get("href") or "") for e in head if e.tag == XHTML + "link"]
    style = "".join(e.text or "" for e in head if e.tag == XHTML + "style")[:_MOST_STYLE]
    text = etree.tostring(top, encoding="unicode", with_tail=False)
    return Excerpt(text, tuple(filter(None, sheets))[:_MOST_SHEETS], style)


def _path(name: str, reference: str) -> str:
    """An address in the file ``name`` as a path from the book's root; "" for one outside."""
    found, fragment = resolve(name, reference)
    if not found:
        return ""
    return "/" + quote(found) + (f"#{quote(fragment)}" if fragment else "")


class _Cutter:
    """Copies what lies between two offsets."""

    def __init__(
        self, name: str, file: Measured, start: int, end: int, skip: Sequence[tuple[int, int]]
    ) -> None:
        self._name, self._file, self._start, self._end = name, file, start, end
        self._skip = skip
        self._first, self._last = _block_at(file, start), _block_at(file, max(start, end - 1))
        self._links = {link: number for number, link in enumerate(file.links())}

    def copy(self, source: etree._Element, into: etree._Element, *, start_at: int) -> None:
        """Copy what is in ``source``, whose text starts at ``start_at``, into an element."""
        at = start_at
        _add(into, self._words(source.text, at))
        at += len(source.text or "")
        for child in source:
            first, last = self._file.starts.get(child, at), self._file.ends.get(child, at)
            if isinstance(child.tag, str) and self._is_in(child, first, last):
                made = self.made(child, into)
                if made is not None:
                    self.copy(child, made, start_at=first)
            at = last
            _add(into, self._words(child.tail, at))
            at += len(child.tail or "")

    def _is_in(self, element: etree._Element, first: int, last: int) -> bool:
        """Whether some of an element is between the offsets; one without text where it stands, but
        at the start only in the block of the first words."""
        if first == last == self._start:
            return self._first in upward(element, self._file.body)
        if first == last >= self._end:
            near = self._file.is_blank(self._end, first)
            return near and self._last in upward(element, self._file.body)
        if first == last:
            return self._start < first
        return first < self._end and self._start < last

    def _words(self, text: str | None, at: int) -> str:
        """The characters of a text at an offset that are between the two, and not left out."""
        if not text or at >= self._end or at + len(text) <= self._start:
            return ""
        pieces, here = [], max(at, self._start)
        last = min(at + len(text), self._end)
        for first, after in self._skip:
            if first < last and here < after:
                pieces.append(text[here - at : max(here, first) - at])
                here = min(last, max(here, after))
        return "".join([*pieces, text[here - at : last - at]])

    def made(self, element: etree._Element, into: etree._Element) -> etree._Element | None:
        """An element like ``element`` in another one, still empty; None for a link back."""
        tag = str(element.tag)
        if tag == XHTML + "a" and kinds(element) & BACK_KINDS:
            return None  # back to the mark: that is where the pop-up is
        if tag.startswith((SVG, MATHML)):
            return etree.SubElement(into, tag, self._drawn(element))
        made = etree.SubElement(into, tag if tag in _KEPT else XHTML + "span")
        for key, value in element.items():
            if key in _ATTRIBUTES:
                made.set(key, value)
        style = element.get("style", "").replace("!important", "")
        if style:
            made.set("style", style)
        if element in self._links:
            made.set("data-fx", str(self._links[element]))
            self._address(made, "href", element.get("href", ""))
        elif tag == XHTML + "img":
            self._address(made, "src", element.get("src", ""))
        return made

    def _address(self, made: etree._Element, key: str, url: str) -> None:
        outside = _WEB if key == "href" else ("data:image/",)
        value = url if url.lower().startswith(outside) else _path(self._name, url)
        if value:
            made.set(key, value)

    def _drawn(self, element: etree._Element) -> dict[str, str]:
        """The attributes of a part of a drawing or a formula."""
        kept = {str(k): str(v) for k, v in element.items() if k not in _DRAWN_DROPPED}
        kept = {k: v for k, v in kept.items() if not k.lower().startswith("on")}
        for key in ("href", XLINK + "href"):
            url = kept.pop(key, "")
            if url.startswith("#") or (
                element.tag == SVG + "image" and url.startswith("data:image/")
            ):
                kept[key] = url
            elif element.tag == SVG + "image" and _path(self._name, address(element)):
                kept[key] = _path(self._name, address(element))
        return kept


def _block_at(file: Measured, offset: int) -> etree._Element:
    """The innermost block that has the character at ``offset``."""
    holders = [e for e in file.elements if file.starts[e] <= offset < file.ends[e]]
    return next((e for e in reversed(holders) if e.tag in BLOCKS), file.body)


def _add(into: etree._Element, words: str) -> None:
    if not words:
        return
    if len(into):
        into[-1].tail = (into[-1].tail or "") + words
    else:
        into.text = (into.text or "") + words


def _unwrapped(top: etree._Element) -> etree._Element:
    """``top`` without the boxes that hold all of it, and without half a list or table."""
    top = _innermost(top)
    parts: dict[Any, Any] = {None: XHTML[1:-1]}
    made = etree.Element(XHTML + "div", nsmap=parts)
    made.text = top.text
    for child in list(top):
        if child.tag in _ITEMS and top.tag not in names("ol ul dl", XHTML):
            child.tag = XHTML + "div"
        made.append(child)
    if any(child.tag in _ROWS for child in made):
        _in_table(made)
    if top.tag in names("ol ul dl", XHTML):
        holder = etree.Element(XHTML + local(top))
        holder[:] = list(made)
        made.append(holder)
    return made


def _innermost(top: etree._Element) -> etree._Element:
    """The innermost box that holds all of ``top``."""
    while len(top) == 1 and not (top.text or "").strip() and not (top[0].tail or "").strip():
        inner = top[0]
        if inner.tag not in _WRAPPERS or not (len(inner) or (inner.text or "").strip()):
            break
        inner.tail = None
        top = inner
    return top


def _in_table(made: etree._Element) -> None:
    table = etree.Element(XHTML + "table")
    table[:] = list(made)
    made.append(table)


def _add_dots(top: etree._Element) -> None:
    """ "…" after the last word."""
    last = top
    while len(last) and not (last[-1].tail or "").strip() and last[-1].tag in _KEPT:
        if last[-1].tag in names("br hr img", XHTML):
            break
        last = last[-1]
    if len(last):
        last[-1].tail = (last[-1].tail or "").rstrip() + "…"
    else:
        last.text = (last.text or "").rstrip() + "…"


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
