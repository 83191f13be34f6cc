"""A copy of an EPUB with the reader's highlights in its text and a page of notes at its end.

Only the chapters with marks, the package file and the tables of contents are changed, each by
what is put in; all other members have the same bytes.
"""

from __future__ import annotations

import io
import posixpath
import re
import zipfile
from collections.abc import Callable, Iterable, Mapping
from functools import partial
from typing import Any
from urllib.parse import quote

from foxreader.core.errors import DamagedBook
from foxreader.core.notice import Notice
from foxreader.formats.archive import MAX_CHAPTER, Archive
from foxreader.formats.epub.inserted import Inserted, inserted
from foxreader.formats.epub.notespage import BACKGROUNDS, notes_page
from foxreader.formats.epub.package import package_name, read_package
from foxreader.formats.html.decode import declared
from foxreader.formats.html.markup import canonical

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
    ground = BACKGROUNDS.get(str(mark["color"]))
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

    page = notes_page(marks, link, str(about["title"]), str(about["language"]))
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
