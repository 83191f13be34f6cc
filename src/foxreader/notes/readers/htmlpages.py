"""Pages of annotations: a Kindle's notebook, KOReader's export, and ours."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

from bs4 import BeautifulSoup, Tag

from foxreader.core.annotation import COLORS, Color
from foxreader.core.span import Link
from foxreader.notes.imported import Imported, StatedPlace, StatedWork, color_of, id_of, number_of
from foxreader.notes.readers.kindle import KindleEntry, Range, imported, kind_of, places_of

_LARGEST = 20_000_000
"""Bytes of the longest page that is parsed. Chosen, not measured."""
_HEAD = 4_000
_PER_LOCATION = 60
"""The fewest characters of text to a location, which is 128 bytes of markup. Chosen by hand."""
_HTML = re.compile(rb"<!doctype\s+html|<html|<body|<div", re.I)
_DEEPEST = 60
"""Elements in each other; ours have five, KOReader's eight. Chosen, not measured."""
_COLORED = re.compile(r"highlight_(\w+)")
_OURS = re.compile(r"note-([0-9a-f]{32})")
_END = re.compile(r"\s*(?:-|–|—|:)\s*")


def pages(content: bytes) -> list[Imported] | None:
    """The annotations of a page; None where it is a page of something else."""
    if not _HTML.search(content[:_HEAD]) and not _HTML.search(content[:_HEAD].replace(b"\0", b"")):
        return None
    if len(content) > _LARGEST:
        raise ValueError("a page too long")
    soup = BeautifulSoup(content, "lxml")
    if _is_deep(soup):
        raise ValueError("a page too deep")
    if soup.find("article", id=_OURS) is not None:
        return [one for part in soup.find_all("article", id=_OURS) if (one := _ours(part))]
    if soup.find(class_="noteHeading") is not None or soup.find(class_="bookTitle") is not None:
        return imported(_notebook(soup))
    found = list(_koreader(soup))
    return found or None


def _is_deep(soup: BeautifulSoup) -> bool:
    """Whether elements nest deeper than in any page of annotations, which takes quadratic time."""
    depths = {id(soup): 0}
    for part in soup.find_all(True):
        depths[id(part)] = depth = depths.get(id(part.parent), 0) + 1
        if depth > _DEEPEST:
            return True
    return False


def _notebook(soup: BeautifulSoup) -> Iterator[KindleEntry]:
    chapter = ""
    heading: Tag | None = None
    last: KindleEntry | None = None
    for part in soup.find_all(class_=["sectionHeading", "noteHeading", "noteText"]):
        kinds = _classes(part)
        if "sectionHeading" in kinds:
            chapter = _text(part)
        if "noteText" not in kinds:
            if one := _entry(heading, "", chapter, last):
                yield one
            heading = part if "noteHeading" in kinds else None
        elif one := _entry(heading, _lines(part), chapter, last):
            yield one
            last = one if one.kind == "highlight" else last
            heading = None
    if one := _entry(heading, "", chapter, last):
        yield one


def _entry(
    heading: Tag | None, text: str, chapter: str, last: KindleEntry | None
) -> KindleEntry | None:
    if heading is None:
        return None
    said = _text(heading)
    kind = kind_of(re.split(r"[-–—(\d]", said, maxsplit=1)[0])
    kind = kind or ("highlight" if heading.find("span") is not None else "note")
    if kind == "highlight" and not text:
        return None
    # "Highlight (yellow) - 3. A chapter > Page 88 · Location 1536"
    place = said.rpartition(">")[2] if ">" in said else _END.split(said, maxsplit=1)[-1]
    inner = _END.split(said, maxsplit=1)[-1].rpartition(">")[0].strip()
    location, page = places_of(place)
    attached = kind == "note" and last is not None and _goes_on(last, location, page)
    return KindleEntry(
        kind, text, location, page, chapter=inner or chapter, color=_color(heading),
        attached=attached,
    )  # fmt: skip


def _color(heading: Tag) -> Color | None:
    name = _COLORED.search(" ".join(_classes(heading.find("span", class_=_COLORED))))
    return color_of(name[1]) if name else None


def _goes_on(last: KindleEntry, location: Range | None, page: Range | None) -> bool:
    """Whether a place is where the highlight before it ends; only its begin is stated."""
    if last.location is not None and location is not None:
        length = 2 + len(last.text) // _PER_LOCATION
        return 0 <= location.first - last.location.first <= length
    return last.page is not None and page is not None and last.page == page


def _koreader(soup: BeautifulSoup) -> Iterator[Imported]:
    """The clippings of KOReader's page: of each book a title, an author, and boxes."""
    several = len(soup.find_all("h2", limit=2)) > 1
    title = author = ""
    for part in soup.find_all(["h2", "h5", "div"]):
        if part.name == "h2":
            title, author = _text(part), ""
        elif part.name == "h5":
            author = _text(part)
        elif "padding-top" in str(part.get("style") or ""):
            one = _box(part)
            if one is not None:
                yield replace(one, work=StatedWork(title, author)) if several else one


def _box(box: Tag) -> Imported | None:
    """An annotation: a date and a page, the words, and perhaps a note."""
    parts = box.find_all("div", recursive=False)
    spans = [part.find("span") for part in parts]
    if len(parts) < 2 or not all(isinstance(span, Tag) for span in spans[:2]):
        return None
    where = parts[0].find("span", style=re.compile("float"))
    said = _text(where)
    chapter = where.find("b") if isinstance(where, Tag) else None
    number = said.rpartition(":")[2] if chapter is not None else said
    note = _lines(spans[2]) if len(spans) > 2 else ""
    quote = _lines(spans[1])
    if not quote:
        return None
    return Imported(
        quote, note=note, id=id_of("koreader", "html", quote, said),
        where=StatedPlace(page=number_of(number.strip()), chapter=_text(chapter)),
    )  # fmt: skip


def _ours(part: Tag) -> Imported | None:
    match = _OURS.fullmatch(str(part.get("id")))
    quote, note = part.find("blockquote"), part.find(class_="note")
    link = _link(part)
    words = quote.get_text() if isinstance(quote, Tag) else ""
    color = next((one for one in COLORS if one in _classes(quote)), None)
    if match is None or (color and not words):
        return None
    return Imported(
        words, "highlight" if color else "bookmark", color,
        note.get_text() if isinstance(note, Tag) else "", id=match[1],
        book=link.sha256 if link else "", span=link.span if link else None,
    )  # fmt: skip


def _link(part: Tag) -> Link | None:
    anchor = part.find("a", href=re.compile("^foxreader:"))
    try:
        return Link.parse(str(anchor.get("href"))) if isinstance(anchor, Tag) else None
    except ValueError:
        return None


def _classes(part: object) -> list[str]:
    found = part.get("class") if isinstance(part, Tag) else None
    return found.split() if isinstance(found, str) else list(found or ())


def _text(part: object) -> str:
    return " ".join(part.get_text().split()) if isinstance(part, Tag) else ""


def _lines(part: object) -> str:
    """The text with its line breaks, and no other lines."""
    if not isinstance(part, Tag):
        return ""
    for br in part.find_all("br"):
        br.replace_with("\0")
    return "\n".join(" ".join(line.split()) for line in part.get_text().split("\0")).strip()
