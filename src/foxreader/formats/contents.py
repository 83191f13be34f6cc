"""Tables of contents and lists of pages: as books give them, or made from their headings.

All are read without recursion.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from html import unescape

from lxml import etree

from foxreader.core.about import one_line
from foxreader.core.book import MAX_ENTRIES, MAX_LEVEL, TocEntry
from foxreader.core.span import Span
from foxreader.formats.archive import resolve
from foxreader.formats.html.markup import Heading, parse
from foxreader.formats.html.xmlsource import OPS, XHTML, local, parse_package_xml, text_of

_TWICE = re.compile(r"&(?:amp|apos|quot|nbsp|[mn]dash|[lr][sd]quo|#\d{2,5}|#x[0-9a-f]{2,5});", re.I)


@dataclass(frozen=True, slots=True)
class ContentsLink:
    """An entry of a table: where it leads inside the archive ("" for nowhere)."""

    title: str
    level: int
    name: str
    fragment: str


@dataclass(frozen=True, slots=True)
class Contents:
    """The table of contents and the list of printed pages of a book; empty where it has none."""

    toc: tuple[ContentsLink, ...] = ()
    pages: tuple[ContentsLink, ...] = ()


def read_navigation(raw: bytes, base: str) -> Contents:
    """The tables of an EPUB 3 navigation document at ``base``."""
    root = parse_package_xml(raw)
    if root is None:
        return Contents()
    tables = {kind: e for e in reversed(list(root.iter())) for kind in _kinds(e)}
    toc, pages = tables.get("toc"), tables.get("page-list")
    if toc is None:
        toc = next((e for e in root.iter() if local(e) == "nav" and e is not pages), None)
    return Contents(
        _limited(_navigation_links(toc, base) if toc is not None else iter(())),
        _limited(_navigation_links(pages, base) if pages is not None else iter(())),
    )


def read_links(raw: bytes, base: str) -> Contents:
    """A page of links at ``base`` as a table of contents: none where it has many other words."""
    root = parse(raw)
    body = root.find(XHTML + "body")
    links: list[ContentsLink] = []
    depth = said = 0
    for event, element in etree.iterwalk(root, events=("start", "end")):
        if local(element) in ("ol", "ul"):
            depth += 1 if event == "start" else -1
        elif local(element) == "a" and event == "start" and element.get("href"):
            said += len(text_of(element))
            target = resolve(base, element.get("href") or "")
            links.append(ContentsLink(_label(element), min(max(depth, 1), MAX_LEVEL), *target))
    words = " ".join(text_of(body).split()) if body is not None else ""
    return Contents(_limited(iter(links)) if 2 * said >= len(words) else ())


def read_ncx(raw: bytes, base: str) -> Contents:
    """The tables of an NCX file at ``base``."""
    root = parse_package_xml(raw)
    if root is None:
        return Contents()
    return Contents(
        _limited(_ncx_links(root, "navPoint", base)),
        _limited(_ncx_links(root, "pageTarget", base)),
    )


def read_page_map(raw: bytes, base: str) -> Contents:
    """The list of printed pages of Adobe's page map."""
    root = parse_package_xml(raw)
    pages = (e for e in root.iter() if local(e) == "page") if root is not None else ()
    return Contents(
        pages=_limited(
            ContentsLink(one_line(e.get("name") or ""), 1, *resolve(base, e.get("href") or ""))
            for e in pages
        )
    )


def _kinds(element: etree._Element) -> list[str]:
    """The type of a navigation list: its epub:type, else its role."""
    if local(element) not in ("nav", "section", "div"):
        return []
    kinds = (element.get(OPS + "type") or element.get("type") or "").split()
    role = element.get("role") or ""
    return [*kinds, role.removeprefix("doc-").replace("pagelist", "page-list")] if role else kinds


def _limited(links: Iterator[ContentsLink]) -> tuple[ContentsLink, ...]:
    kept: list[ContentsLink] = []
    for link in links:
        if link.title:
            kept.append(link)
        if len(kept) >= MAX_ENTRIES:
            break
    return tuple(kept)


def _navigation_links(table: etree._Element, base: str) -> Iterator[ContentsLink]:
    """Every link of the table, and every heading without one; its level by the lists around."""
    depth = 0
    for event, element in etree.iterwalk(table, events=("start", "end")):
        name = local(element)
        if name in ("ol", "ul"):
            depth += 1 if event == "start" else -1
        elif event == "end" or not depth:
            continue
        elif name == "a":
            target = _target(base, element.get("href"))
            yield ContentsLink(_label(element), min(depth, MAX_LEVEL), *target)
        elif name == "span" and _parent_name(element) == "li" and not _has_link(element):
            yield ContentsLink(_label(element), min(depth, MAX_LEVEL), "", "")


def _target(base: str, address: str | None) -> tuple[str, str]:
    """The place that an entry leads to; none without an address."""
    return resolve(base, address) if address else ("", "")


def _plain(words: str) -> str:
    """A title on one line; what was escaped twice is what it means, but for signs of markup, which
    a book about it may have in its titles."""
    return one_line(_TWICE.sub(lambda match: unescape(match[0]), words))


def _parent_name(element: etree._Element) -> str:
    parent = element.getparent()
    return local(parent) if parent is not None else ""


def _has_link(element: etree._Element) -> bool:
    return any(local(e) == "a" for e in element.iter())


def _label(element: etree._Element) -> str:
    words = _plain(text_of(element))
    if words:
        return words
    pictures = (e.get("alt") or e.get("title") or "" for e in element.iter())
    return one_line(element.get("title") or " ".join(pictures))


def _ncx_links(root: etree._Element, kind: str, base: str) -> Iterator[ContentsLink]:
    depth = 0
    for event, element in etree.iterwalk(root, events=("start", "end")):
        if local(element) != kind:
            continue
        depth += 1 if event == "start" else -1
        if event == "start":
            parts = {local(child): child for child in reversed(element)}
            label, content = parts.get("navLabel"), parts.get("content")
            yield ContentsLink(
                _plain(text_of(label)) if label is not None else "",
                min(depth, MAX_LEVEL),
                *_target(base, content.get("src") if content is not None else None),
            )


# From headings

_DEEPEST = 3  # ranks that enter the table of contents: h1 to h3


def toc_from_headings(files: Sequence[Sequence[Heading]]) -> tuple[TocEntry, ...]:
    """Entries for the headings h1 to h3 of each file, the highest rank in use being level 1."""
    found = [
        (heading, file)
        for file, headings in enumerate(files)
        for heading in headings
        if heading.level <= _DEEPEST
    ]
    ranks = sorted({heading.level for heading, _ in found})
    return tuple(
        TocEntry(
            one_line(heading.title),
            Span(file, heading.start, heading.start),
            ranks.index(heading.level) + 1,
        )
        for heading, file in found[:MAX_ENTRIES]
    )
