"""A copy of an EPUB with the reader's highlights in its text and a page of notes at its end.

Only the chapters with marks, the package file and the tables of contents are changed, each by
what is put in; all other members have the same bytes.
"""

from __future__ import annotations

import io
import posixpath
import re
import zipfile
from array import array
from bisect import bisect_left
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from html import escape, unescape
from itertools import groupby, pairwise
from typing import Any
from urllib.parse import quote

from foxreader.core.errors import DamagedBook
from foxreader.core.notice import Notice
from foxreader.formats.archive import MAX_CHAPTER, Archive
from foxreader.formats.epub.package import package_name, read_package
from foxreader.formats.html.decode import declared
from foxreader.formats.html.markup import canonical

# Words marked in the source of a chapter, whose other characters stay as they were

_PIECE = re.compile(
    r"<!--.*?-->|<!\[CDATA\[(?P<cdata>.*?)\]\]>|<[!?][^>]*>"
    r"|<(?P<closing>/?)(?P<tag>[A-Za-z][^\s/>]*)(?P<rest>(?:\"[^\"]*\"|'[^']*'|[^'\">])*)>"
    r"|(?P<text>[^<]+|<)", re.S
)  # fmt: skip
_REFERENCE = re.compile(r"&(?:#\d{1,8}|#[xX][0-9a-fA-F]{1,7}|[A-Za-z][A-Za-z0-9]{1,31});")
_BODY = re.compile(r"<(?:\w+:)?body\b[^>]*>", re.I)
_HTML = re.compile(r"<(?:(\w+):)?html\b", re.I)
_UNREAD = frozenset({"script", "style", "template", "rt", "rp", "title"})
_UNMARKED = frozenset({"svg", "math", "textarea", "option", "button"})
"""Elements that no ``span`` may be in."""
_AROUND = 24
"""Letters around words by which they are found where the texts differ. Chosen, not measured."""
_NAMED = {"amp", "lt", "gt", "quot", "apos"}


@dataclass(frozen=True, slots=True)
class Inserted:
    """What is put around words: ``start`` to ``end`` are code points of the chapter's text; an
    empty place is only given the id. ``name`` is the id, ``opening`` the attributes besides."""

    start: int
    end: int
    name: str
    opening: str = ""


@dataclass(slots=True)
class _SourceLetters:
    """The characters of a source that are no white space: ``text``, where each begins and ends in
    the source, and the number of the run of text that it is in, negative where it has no marks."""

    text: str
    starts: array[int]
    ends: array[int]
    runs: array[int]


def inserted(source: str, text: str, marks: Sequence[Inserted]) -> tuple[str, set[str]]:
    """``source``, whose text is ``text``, with the marks, and the names of those that are in it."""
    letters = _letters(source)
    places: list[tuple[int, int, Inserted]] = []
    rows = _Rows(text, letters.text)
    for mark in marks:
        found = rows.find(mark.start, mark.end)
        if found is not None:
            places.append((*found, mark))
    html = _HTML.search(source)
    prefix = f"{html[1]}:" if html is not None and html[1] else ""
    changes, named = _changes(letters, places, f"{prefix}span")
    parts, at = [], 0
    for start, end, opening, closing in changes:
        parts += [source[at:start], opening, source[start:end], closing]
        at = end
    return "".join([*parts, source[at:]]), named


def _letters(source: str) -> _SourceLetters:
    body = _BODY.search(source)
    found = _SourceLetters("", array("q"), array("q"), array("q"))
    pieces: list[str] = []
    unread = unmarked = run = 0
    at = body.end() if body is not None else 0
    for piece in _PIECE.finditer(source, at):
        if piece["tag"] is not None:
            name, step = piece["tag"].rpartition(":")[2].lower(), -1 if piece["closing"] else 1
            if not piece["rest"].endswith("/"):
                unread = max(0, unread + step * (name in _UNREAD))
                unmarked = max(0, unmarked + step * (name in _UNMARKED))
            run += 1
        elif not unread and (piece["text"] is not None or piece["cdata"] is not None):
            plain = piece["cdata"] is not None
            group = "cdata" if plain else "text"
            number = -run - 1 if unmarked or plain else run
            for character, start, end in _characters(piece[group], piece.start(group), plain):
                pieces.append(character)
                found.starts.append(start)
                found.ends.append(end)
                found.runs.append(number)
            run += 1
    found.text = "".join(pieces)
    return found


def _characters(text: str, at: int, plain: bool) -> Iterator[tuple[str, int, int]]:
    """The characters of a text that are no white space, with their places in the source."""
    last = 0
    for reference in () if plain else _REFERENCE.finditer(text):
        yield from _single(text, last, reference.start(), at)
        for character in unescape(reference[0]):
            if not character.isspace():
                yield character, at + reference.start(), at + reference.end()
        last = reference.end()
    yield from _single(text, last, len(text), at)


def _single(text: str, start: int, end: int, at: int) -> Iterator[tuple[str, int, int]]:
    for place in range(start, end):
        if not text[place].isspace():
            yield text[place], at + place, at + place + 1


class _Rows:
    """The characters of two texts that are no white space, and where those of one are in the
    other."""

    def __init__(self, text: str, source: str) -> None:
        self._places = [at for at, character in enumerate(text) if not character.isspace()]
        self._text = "".join(text[at] for at in self._places)
        self._source = source
        # After the source's own text there may be the notes that were in pictures.
        self._same = self._text.startswith(source)

    def find(self, start: int, end: int) -> tuple[int, int] | None:
        """The characters from ``start`` to ``end`` of the text by their numbers in the source."""
        first, last = bisect_left(self._places, start), bisect_left(self._places, end)
        if self._same:
            return (first, last) if last <= len(self._source) else None
        before, after = max(0, first - _AROUND), last + _AROUND
        near = self._text[before:after]
        at = self._source.find(near)
        if at < 0 or not near or self._source.find(near, at + 1) >= 0:
            return None
        at += first - before
        return at, at + last - first


def _changes(
    letters: _SourceLetters, places: list[tuple[int, int, Inserted]], tag: str
) -> tuple[list[tuple[int, int, str, str]], set[str]]:
    """The pieces of source to put tags around, with the tags, and the names that are in them."""
    ordered = sorted(places, key=lambda place: (place[0], -place[1]))
    changes: list[tuple[int, int, str, str]] = []
    named: set[str] = set()
    for first, last, mark in ordered:
        if first == last and first < len(letters.text) and letters.runs[first] >= 0:
            at = letters.starts[first]
            changes.append((at, at, f'<{tag} id="{mark.name}"></{tag}>', ""))
            named.add(mark.name)
    for low, high, over in _stretches(ordered):
        for start, end in _runs(letters, low, high):
            opening = ""
            for mark in over:
                name = "" if mark.name in named else f' id="{mark.name}"'
                named.add(mark.name)
                opening += f"<{tag}{name}{mark.opening}>"
            changes.append(
                (letters.starts[start], letters.ends[end - 1], opening, f"</{tag}>" * len(over))
            )
    return sorted(changes, key=lambda change: change[:2]), named


def _stretches(
    ordered: list[tuple[int, int, Inserted]],
) -> Iterator[tuple[int, int, list[Inserted]]]:
    """The stretches that the same marks are over, and these marks, the outermost first."""
    cuts = sorted({cut for first, last, _ in ordered for cut in (first, last)})
    waiting, open_ = ordered[::-1], list[tuple[int, int, Inserted]]()
    for low, high in pairwise(cuts):
        while waiting and waiting[-1][0] <= low:
            open_.append(waiting.pop())
        open_ = [place for place in open_ if place[1] >= high]
        if open_:
            yield low, high, [mark for _, _, mark in open_]


def _runs(letters: _SourceLetters, low: int, high: int) -> Iterator[tuple[int, int]]:
    """The letters ``low`` to ``high`` by the runs of text they are in, without those unmarked."""
    start = low
    for at in range(low + 1, high + 1):
        if at == high or letters.runs[at] != letters.runs[start]:
            if letters.runs[start] >= 0:
                yield start, at
            start = at


# The page of notes

_BACKGROUNDS = {
    "rose": "rgba(194, 80, 110, .28)", "green": "rgba(63, 143, 74, .28)",
    "blue": "rgba(59, 116, 185, .28)", "violet": "rgba(125, 91, 190, .28)",
    "grey": "rgba(138, 135, 128, .32)",
}  # fmt: skip
"""The grounds of highlights: seen through, so that they fit a light and a dark page."""
_NO_XML = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\ud800-\udfff\ufffe\uffff]")
_LANGUAGE = re.compile(r"[A-Za-z]{2,8}(?:-[A-Za-z0-9]{1,8})*")


def _notes_page(
    marks: Iterable[Mapping[str, Any]],
    link: Callable[[Mapping[str, Any]], str],
    title: str,
    language: str,
) -> str:
    """The page, XHTML; ``link`` gives the address of a mark's place, "" without one."""
    parts: list[str] = []
    for heading, several in groupby(marks, lambda mark: str(mark["heading"])):
        parts += [f"<h2>{_text(heading)}</h2>"] if heading else []
        parts += [_entry(mark, link(mark)) for mark in several]
    said = language if _LANGUAGE.fullmatch(language) else "en"
    return (
        # Without a document type: EPUB 2 and 3 ask for different ones, and neither for any.
        '<?xml version="1.0" encoding="utf-8"?>\n'
        f'<html xmlns="http://www.w3.org/1999/xhtml" xml:lang="{said}">\n'
        f"<head><title>{_text(title)}</title></head>\n<body>\n<h1>{_text(title)}</h1>\n"
        + "\n".join(parts)
        + "\n</body>\n</html>\n"
    )


def _entry(mark: Mapping[str, Any], href: str) -> str:
    lines = ["<div>"]
    if str(mark["quote"]).strip():
        ground = _BACKGROUNDS.get(str(mark["color"]))
        style = f' style="background-color: {ground}"' if ground else ""
        lines.append(f"<blockquote><p{style}>{_text(mark['quote'])}</p></blockquote>")
    lines += [f"<p>{_text(line)}</p>" for line in str(mark["note"]).splitlines() if line.strip()]
    where = _text(mark["where"])
    lines.append(f'<p><a href="{escape(href)}">{where}</a></p>' if href else f"<p>{where}</p>")
    return "".join([*lines, "</div>"])


def _text(text: object) -> str:
    return escape(_NO_XML.sub("\ufffd", " ".join(str(text).split())))


# The copy

_TYPE = "application/epub+zip"
_PAGE, _ID = "foxreader-notes", "foxreader-notes"
_END_OF_MANIFEST = re.compile(r"</((?:\w+:)?)manifest\s*>")
_END_OF_SPINE = re.compile(r"</((?:\w+:)?)spine\s*>")
_NAV = re.compile(r"<((?:\w+:)?)nav\b[^>]*\btype\s*=\s*[\"'][^\"']*\btoc\b.*?</\1nav\s*>", re.S)
_END_OF_LIST = re.compile(r"</((?:\w+:)?)ol\s*>")
_END_OF_MAP = re.compile(r"</((?:\w+:)?)navMap\s*>")
_ORDER = re.compile(r"\bplayOrder\s*=\s*[\"'](\d{1,9})[\"']")
Mark = Mapping[str, Any]


def marked_copy(
    archive: Archive, about: Mark, marks: Iterable[Mark], tick: Callable[[int, int], None]
) -> bytes:
    """The bytes of a copy of the book.

    Each mark has ``member`` (the name of the chapter, "" for one without a place), ``start``,
    ``end``, ``name``, ``color``, ``quote``, ``note``, ``where`` and ``heading``. ``about`` has
    the ``texts`` of the chapters by member, the page's ``title`` and ``language``, and ``kept``,
    the name and the text of a file of the marks for programs.
    """
    several = list(marks)
    changed: dict[str, bytes] = {}
    named: set[str] = set()
    for member in dict.fromkeys(str(mark["member"]) for mark in several if mark["member"]):
        own = [mark for mark in several if mark["member"] == member]
        data, names = _chapter(archive, member, str(about["texts"][member]), own)
        named |= names
        if data is not None:
            changed[archive.find(member) or member] = data
    new = _with_page(archive, changed, several, about, named)
    new[str(about["kept"][0])] = str(about["kept"][1]).encode()
    return zipped(archive, changed, new, tick)


def _chapter(
    archive: Archive, member: str, text: str, marks: list[Mark]
) -> tuple[bytes | None, set[str]]:
    """A chapter with its marks, None where none can be put in; and the names of those."""
    raw = archive.read(member, MAX_CHAPTER)
    read = _decoded(raw) if raw is not None else None
    if raw is None or read is None:
        return None, set()
    source, encoding = read
    wanted = [
        Inserted(int(mark["start"]), int(mark["end"]), str(mark["name"]), _opening(mark))
        for mark in marks
    ]
    with_marks, names = inserted(source, text, wanted)
    data = with_marks.encode(encoding)
    # Whatever the source is like, the words must stay what they are.
    if canonical(data).text != canonical(raw).text:
        return None, set()
    return data, names


def _opening(mark: Mark) -> str:
    ground = _BACKGROUNDS.get(str(mark["color"]))
    name = f"foxreader-{mark['color']}"
    return f' class="{name}" style="background-color: {ground}"' if ground else ""


def _decoded(raw: bytes) -> tuple[str, str] | None:
    """The text of a file and its encoding; None where it would not be the same again."""
    for encoding in (declared(raw), "utf-8", "utf-16"):
        try:
            text = raw.decode(encoding or "utf-8")
            if text.encode(encoding or "utf-8") == raw:
                return text, encoding or "utf-8"
        except (UnicodeError, LookupError):
            continue
    return None


def _with_page(
    archive: Archive,
    changed: dict[str, bytes],
    marks: list[Mark],
    about: Mark,
    named: set[str],
) -> dict[str, bytes]:
    """The page of notes; the package and the tables of contents are changed to have it."""
    package_file, package = package_name(archive), read_package(archive)
    folder = posixpath.dirname(package_file)
    name = _free(archive, posixpath.join(folder, _PAGE))

    def link(mark: Mark) -> str:
        member = str(mark["member"])
        if not member:
            return ""
        path = quote(posixpath.relpath(archive.find(member) or member, folder or "."))
        return f"{path}#{mark['name']}" if mark["name"] in named else path

    page = _notes_page(marks, link, str(about["title"]), str(about["language"]))
    _change(archive, changed, package_file, lambda text: _package(text, posixpath.basename(name)))
    title = str(about["title"])
    for member, put in ((package.navigation, _navigation), (package.ncx, _ncx)) if package else ():
        if member and archive.find(member):
            href = quote(posixpath.relpath(name, posixpath.dirname(member) or "."))
            change = partial(put, href=href, title=title)
            _change(archive, changed, archive.find(member) or member, change, must=False)
    return {name: page.encode()}


def _free(archive: Archive, begin: str) -> str:
    number = 1
    name = f"{begin}.xhtml"
    while archive.find(name) is not None:
        number += 1
        name = f"{begin}-{number}.xhtml"
    return name


def _change(
    archive: Archive,
    changed: dict[str, bytes],
    member: str,
    put: Callable[[str], str | None],
    must: bool = True,
) -> None:
    """Change a member by ``put``, which gives None where it does not know how."""
    raw = changed.get(member) or archive.read(member, MAX_CHAPTER)
    read = _decoded(raw) if raw else None
    text = put(read[0]) if read is not None else None
    if read is not None and text is not None:
        changed[member] = text.encode(read[1], "xmlcharrefreplace")
    elif must:
        raise DamagedBook(Notice("copy_impossible", name=posixpath.basename(member)))


def _before(text: str, at: re.Match[str] | None, put: str) -> str | None:
    return None if at is None else text[: at.start()] + put + text[at.start() :]


def _last(pattern: re.Pattern[str], text: str) -> re.Match[str] | None:
    found = None
    for match in pattern.finditer(text):
        found = match
    return found


def _package(text: str, href: str) -> str | None:
    id_ = _ID
    while f'"{id_}"' in text or f"'{id_}'" in text:
        id_ += "-2"
    end = _last(_END_OF_MANIFEST, text)
    prefix = end[1] if end else ""
    item = f'<{prefix}item id="{id_}" href="{quote(href)}" media-type="application/xhtml+xml"/>'
    with_item = _before(text, end, item)
    if with_item is None:
        return None
    # The page flows also in a book of fixed pages.
    flows = ' properties="rendition:layout-reflowable"' if "rendition:layout" in text else ""
    entry = f'<{prefix}itemref idref="{id_}"{flows}/>'
    return _before(with_item, _last(_END_OF_SPINE, with_item), entry)


def _navigation(text: str, href: str, title: str) -> str | None:
    nav = _NAV.search(text)
    end = _last(_END_OF_LIST, nav[0]) if nav else None
    if nav is None or end is None:
        return None
    at, prefix = nav.start() + end.start(), end[1]
    entry = f'<{prefix}li><{prefix}a href="{href}">{_escaped(title)}</{prefix}a></{prefix}li>'
    return text[:at] + entry + text[at:]


def _ncx(text: str, href: str, title: str) -> str | None:
    end = _last(_END_OF_MAP, text)
    p = end[1] if end else ""
    order = 1 + max((int(number) for number in _ORDER.findall(text)), default=0)
    return _before(
        text, end,
        f'<{p}navPoint id="{_ID}" playOrder="{order}"><{p}navLabel><{p}text>{_escaped(title)}'
        f'</{p}text></{p}navLabel><{p}content src="{href}"/></{p}navPoint>',
    )  # fmt: skip


def _escaped(text: str) -> str:
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")


def zipped(
    archive: Archive,
    changed: Mapping[str, bytes],
    new: Mapping[str, bytes],
    tick: Callable[[int, int], None],
) -> bytes:
    """The archive with members changed and added; what it says of their kind first and bare."""
    written = io.BytesIO()
    members = [one for one in archive.infos().items() if one[0] not in (*new, "mimetype")]
    changed = {archive.first_name(name): data for name, data in changed.items()}
    with zipfile.ZipFile(written, "w", zipfile.ZIP_DEFLATED) as copy:
        first = zipfile.ZipInfo("mimetype")
        copy.writestr(first, archive.read("mimetype") or _TYPE.encode(), zipfile.ZIP_STORED)
        for number, (name, info) in enumerate(members):
            tick(number, len(members))
            data = changed.get(name)
            data = archive.read(name) if data is None else data
            if data is None:
                raise DamagedBook(Notice("copy_impossible", name=name[-80:]))
            kept = zipfile.ZipInfo(name, info.date_time)
            kept.compress_type, kept.external_attr = info.compress_type, info.external_attr
            copy.writestr(kept, data)
        for name, data in new.items():
            added = zipfile.ZipInfo(name)
            added.compress_type = zipfile.ZIP_DEFLATED
            copy.writestr(added, data)
    return written.getvalue()
