"""EPUB 2 and 3. What is missing or broken becomes a warning; only a book without text fails."""

from __future__ import annotations

import posixpath
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cached_property, partial
from pathlib import Path
from typing import Any
from urllib.parse import quote

from foxreader.core.about import one_line
from foxreader.core.book import (
    MAX_ENTRIES,
    Book,
    BookFile,
    Metadata,
    PageMark,
    Preview,
    Resource,
    Resources,
    TocEntry,
)
from foxreader.core.cancel import Cancel, Progress
from foxreader.core.errors import DamagedBook, UsageError
from foxreader.core.inside import Overlay
from foxreader.core.notice import Notice
from foxreader.core.span import Span
from foxreader.formats.archive import MAX_CHAPTER, Archive, resolve
from foxreader.formats.contents import (
    Contents,
    ContentsLink,
    read_links,
    read_navigation,
    read_ncx,
    read_page_map,
    toc_from_headings,
)
from foxreader.formats.epub.package import (
    Overlays,
    Package,
    encrypted,
    has_fairplay,
    is_mask,
    protected,
    read_package,
    substitutes,
    unmask,
)
from foxreader.formats.epub.spine import Item, Size, SpineItem, only_picture, page_size
from foxreader.formats.html.clean import unprefixed
from foxreader.formats.html.decode import decode
from foxreader.formats.html.markup import Document, Heading, canonical, picture
from foxreader.formats.html.sheets import Sheet, parse_sheet
from foxreader.formats.kinds import UNKNOWN, kind_of_picture, media_type, not_an_epub

_EMPTY = Document("", canonical(b"<html><body></body></html>").markup, {}, ())
_WIDE = (b"\xff\xfe", b"\xfe\xff")
# Bounds set by hand, above what books have.
_MAX_WARNINGS = 50
_FIRST_PAGES = 8  # of the spine, among which a page of links may be the table of contents
_FEW_FILES = 3  # that headings lead to at least where nothing else is looked for
_MAX_IMPORTS = 4  # style sheets that import each other: how deep they are followed
_MAX_LINKED = 100  # sets of style sheets that are kept parsed
_MAX_REPEATED = 4 * 1024 * 1024  # bytes of the chapters that are shown once more
_MAX_SHEET = 4 * 1024 * 1024  # bytes of a style sheet that is read for what it hides


def open_epub(
    path: Path,
    sha256: str,
    cancel: Cancel | None = None,
    progress: Callable[[Progress], None] | None = None,
    preview: Preview | None = None,
    data: bytes | None = None,
) -> tuple[Book, Resources]:
    """The whole book, and its pictures, fonts and style sheets.

    ``data`` are the bytes of an EPUB that has no file; ``path`` then only names it.
    """
    resources = EpubResources(path, data)
    try:
        return _EpubReader(resources, path).book(sha256, cancel, progress, preview), resources
    except BaseException:
        resources.close()
        raise


class EpubResources:
    """The members of an EPUB beside its text, read when they are asked for."""

    def __init__(self, path: Path, data: bytes | None = None) -> None:
        self.archive = Archive(path, data)
        self.encrypted = encrypted(self.archive)

    @cached_property
    def substitutes(self) -> Mapping[str, str]:
        """What is given instead of a member that the view cannot show."""
        return substitutes(self.archive)

    def read(self, name: str) -> Resource | None:
        """The member ``name``, a masked font unmasked, or None."""
        found = self.archive.nearest(name)
        found = self.archive.find(self.substitutes.get(found or name, found or name))
        data = self.archive.read(found) if found is not None else None
        if found is None or data is None:
            return None
        algorithm = self.encrypted.get(found)
        if algorithm is not None:
            if not is_mask(algorithm):
                return None
            data = unmask(self.archive, algorithm, data)
        return _as_shown(media_type(found), data)

    @cached_property
    def _overlays(self) -> Overlays:
        return Overlays(self.archive)

    def overlay(self, name: str) -> Overlay | None:
        """The narration of the file ``name``, or None."""
        return self._overlays.of(name)

    def page_image(self, file: int, scale: float) -> Resource:
        """An EPUB has no page pictures."""
        raise UsageError(Notice("no_page_pictures"))

    def annotations(self, tick: Callable[[int, int], None]) -> list[dict[str, Any]]:
        """None: what other programs keep in an EPUB are members of it."""
        return []

    def copy(
        self,
        about: Mapping[str, Any],
        marks: Iterable[Mapping[str, Any]],
        tick: Callable[[int, int], None],
    ) -> bytes:
        """The bytes of a copy of the book with ``marks`` in it, as ``marked_copy`` takes them; or
        one that says of itself what ``about`` has as ``edited``."""
        from foxreader.formats.epub.copy import marked_copy  # noqa: PLC0415 -- few readers make one
        from foxreader.formats.epub.edited import edited_copy  # noqa: PLC0415

        if "edited" in about:
            return edited_copy(self.archive, about["edited"], tick)
        return marked_copy(self.archive, about, marks, tick)

    def close(self) -> None:
        """Close the file."""
        self.archive.close()


def _as_shown(kind: str, data: bytes) -> Resource:
    """A member as the view is to take it: a picture by what is in it, a style sheet without the
    prefixes of e-books."""
    if kind.startswith("image/") or kind == UNKNOWN:
        kind = kind_of_picture(data[:64]) or kind
    if kind == "text/css" and b"-epub-" in data.lower():
        # With a mark of its encoding, which else would be what the sheet says of it.
        data = unprefixed(decode(data)).encode("utf-8-sig", "replace")
    return Resource(kind, data)


class _EpubReader:
    """One pass over a book, which collects its warnings."""

    def __init__(self, resources: EpubResources, path: Path) -> None:
        self.resources = resources
        self.archive = resources.archive
        self.path = path
        self.encrypted = resources.encrypted
        if has_fairplay(self.archive):
            raise protected(self.archive, path.name)
        if not self.archive.is_deflated:
            raise DamagedBook(Notice("epub_packed", name=path.name))
        package = read_package(self.archive)
        if package is None:
            raise not_an_epub(path, self.archive.names)
        self.package: Package = package
        self.missing = self.repeated = 0
        self.unsound: list[str] = []
        self.warnings: list[Notice] = []
        self.headings: list[tuple[Heading, ...]] = []
        self.breaks: list[PageMark] = []
        self.titles: list[str] = []
        self.places: dict[str, int] = {}
        self.sheets: dict[str, Sheet] = {}
        self.linked: dict[tuple[str, str], Sheet] = {}

    def book(
        self,
        sha256: str,
        cancel: Cancel | None,
        progress: Callable[[Progress], None] | None,
        preview: Preview | None,
    ) -> Book:
        files: list[BookFile] = []
        total = len(self.package.spine)
        for number, place in enumerate(self.package.spine):
            if cancel is not None:
                cancel.check()
            again = place.repeat > 0
            files += self._again(files, place) if again else [self._file(len(files), place)]
            if number == 0 and preview is not None and not self.missing:
                preview(Book(files=tuple(files), **self._about(sha256)), self.resources)
            if progress is not None:
                progress(Progress("reading", number + 1, total))
        self._judge(files)
        contents = self._contents()
        toc = tuple(self._entries(contents.toc, files)) or self._found_contents(files)
        pages = sorted(self._pages(contents.pages, files), key=lambda p: p.place) or self.breaks
        return Book(
            files=tuple(files),
            toc=toc,
            pages=tuple(pages),
            warnings=tuple(self.warnings[:_MAX_WARNINGS]),
            **self._about(sha256),
        )

    def _judge(self, files: list[BookFile]) -> None:
        """Refuse a book without a chapter; warn of one without words and of unsound chapters."""
        if self.missing == len(self.package.spine):
            raise DamagedBook(Notice("no_chapter_readable", name=self.path.name))
        if not any(file.text.strip() for file in files):
            self.warnings.append(Notice("pictures_only"))
        if self.unsound:
            self.warnings.append(
                Notice("chapters_not_xml", count=len(self.unsound), name=self.unsound[0])
            )

    def _about(self, sha256: str) -> dict[str, Any]:
        """What is known of the book before its chapters are read."""
        return {
            "sha256": sha256,
            "format": "EPUB",
            "metadata": self._metadata(),
            "cover": self.package.cover,
            "leftward": self.package.leftward,
            "flow": self.package.flow,
        }

    def _metadata(self) -> Metadata:
        metadata = self.package.metadata
        return metadata if metadata.title else replace(metadata, title=one_line(self.path.stem))

    def _again(self, files: list[BookFile], place: SpineItem) -> list[BookFile]:
        """A file that the spine lists once more: shown there too, but never found twice."""
        first = files[self.places[place.item.name]]
        self.missing += not place.item.present
        self.repeated += len(first.markup)
        if self.repeated > _MAX_REPEATED:
            return []
        self.headings.append(())
        self.titles.append("")
        # The name differs in its last part only, so that addresses in the file stay right.
        name = f"{first.name}~{place.repeat}"
        return [replace(first, name=name, anchors=dict(first.anchors), hidden=_all_of(first))]

    def _file(self, number: int, place: SpineItem) -> BookFile:
        item = place.item
        for name in (item.name, place.listed):
            self.places.setdefault(name, number)
        if item.name in self.encrypted and not is_mask(self.encrypted[item.name]):
            raise protected(self.archive, self.path.name)
        served, document = self._document(item)
        self.headings.append(document.headings)
        self.titles.append(one_line(document.title))
        breaks = [PageMark(label, Span(number, at, at)) for label, at in document.breaks]
        self.breaks += breaks[: MAX_ENTRIES - len(self.breaks)]
        if not document.sound:
            self.unsound.append(one_line(item.name, 80))
        return BookFile(
            name=served or f"missing/{number}",
            text=document.text,
            markup=document.markup,
            anchors=document.anchors,
            hidden=document.hidden,
            marks=document.marks,
            linear=place.linear,
            viewport=self._viewport(item, document) if place.fixed else None,
            side=place.side,
            facing=place.facing,
        )

    def _viewport(self, item: Item, document: Document) -> Size | None:
        """The size of a fixed page; None where it is unknown, so that the file flows."""
        name, _ = resolve(item.name, only_picture(document.markup))
        return page_size(document.markup, self.archive.read(name, MAX_CHAPTER) if name else None)

    def _document(self, item: Item) -> tuple[str, Document]:
        """The document of a file of the spine, and the name it is served under.

        A picture is shown in a document of its own; the picture keeps its name.
        """
        raw = self.archive.read(item.name, MAX_CHAPTER) if item.present else None
        shown = one_line(item.name, 80)
        if raw is None:
            self.missing += 1
            self.warnings.append(Notice("chapter_missing", name=shown))
            # A name that no member has may lead out of the archive; the one used here must not.
            return posixpath.normpath("/" + item.name).strip("/"), _EMPTY
        kind = item.media_type or media_type(item.name)
        if kind.startswith("image/svg"):
            return item.name + ".xhtml", canonical(raw, partial(self._linked, item.name))
        if kind.startswith("image/"):
            return item.name + ".xhtml", picture(quote(posixpath.basename(item.name)))
        if not item.is_document and b"\0" in raw[:1024] and not raw.startswith(_WIDE):
            self.warnings.append(Notice("part_not_text", name=shown))
            return item.name, _EMPTY
        return item.name, canonical(raw, partial(self._linked, item.name))

    def _linked(self, base: str, href: str) -> Sheet:
        """The style sheet ``href`` of the file ``base``; those of a folder link to the same."""
        key = posixpath.dirname(base), href
        found = self.linked.get(key)
        if found is None:
            found = self._sheet(base, href)
            if len(self.linked) < _MAX_LINKED:
                self.linked[key] = found
        return found

    def _sheet(self, base: str, href: str, depth: int = 0) -> Sheet:
        """The style sheet ``href`` of the file ``base``, with those it imports, read once."""
        name = self.archive.nearest(resolve(base, href)[0])
        if name is None or depth > _MAX_IMPORTS:
            return ()
        if name not in self.sheets:
            raw = self.archive.read(name, _MAX_SHEET)
            load = partial(self._sheet, name, depth=depth + 1)
            self.sheets[name] = parse_sheet(decode(raw), load) if raw else ()
        return self.sheets[name]

    def _contents(self) -> Contents:
        """The tables of the navigation document, each taken from the NCX where it has none, or
        none that leads anywhere; the list of pages at last from the page map. Tables that the
        package forgot are read where those it names lead nowhere."""
        found = Contents()
        for name, read, forgotten in (
            (self.package.navigation, read_navigation, False),
            (self.package.ncx, read_ncx, False),
            (self.package.page_map, read_page_map, False),
            (self.package.unlisted_ncx, read_ncx, True),
            (self.package.unlisted_navigation, read_navigation, True),
        ):
            if forgotten and self._leads(found.toc):
                continue
            raw = self.archive.read(name, MAX_CHAPTER) if name else None
            if raw is not None:
                new = read(raw, name)
                found = Contents(
                    max(found.toc, new.toc, key=self._leads),
                    max(found.pages, new.pages, key=self._leads),
                )
        return found

    def _leads(self, links: tuple[ContentsLink, ...]) -> int:
        """Whether a table leads into the book: 0 nowhere, 1 to one place, 2 to several."""
        leading = (link for link in links if self._file_of(link) is not None)
        first = next(leading, None)
        if first is None:
            return 0
        place = first.name, first.fragment
        return 2 if any((link.name, link.fragment) != place for link in leading) else 1

    def _found_contents(self, files: list[BookFile]) -> tuple[TocEntry, ...]:
        """The contents of a book without a table: by its headings, else by a page of links or by
        the titles of its files, where those lead to more of them."""
        found = [toc_from_headings(self.headings)]
        if self._reach(found[0]) < min(len(files), _FEW_FILES):
            first = (place.item.name for place in self.package.spine[:_FIRST_PAGES])
            for name in dict.fromkeys((self.package.linked_contents, *first)):
                raw = self.archive.read(name, MAX_CHAPTER) if name else None
                links = read_links(raw, name).toc if raw else ()
                others = tuple(link for link in links if self._file_of(link) is not None)
                found.append(tuple(self._entries(others, files)))
        best = max(found, key=self._reach)
        return best if self._reach(best) > 1 else tuple(self._by_titles(files)) or best

    def _reach(self, entries: Sequence[TocEntry]) -> int:
        """To how many files the entries lead."""
        return len({entry.place.file for entry in entries})

    def _by_titles(self, files: Sequence[BookFile]) -> Iterator[TocEntry]:
        """The files that have a title of their own."""
        usual = Counter(self.titles)
        usual.update((self.package.metadata.title, ""))
        for number, (title, file) in enumerate(zip(self.titles, files, strict=True)):
            stem = posixpath.basename(file.name).partition(".")[0]
            if usual[title] == 1 and title.partition(".")[0].casefold() != stem.casefold():
                yield TocEntry(title, Span(number, 0, 0), 1)

    def _file_of(self, link: ContentsLink) -> int | None:
        name = self.archive.nearest(link.name) if link.name else None
        return self.places.get(name or link.name)

    def _place(self, link: ContentsLink, files: list[BookFile]) -> Span | None:
        file = self._file_of(link)
        if file is None:
            return None
        offset = files[file].anchors.get(link.fragment, 0)
        return Span(file, offset, offset)

    def _entries(
        self, links: tuple[ContentsLink, ...], files: list[BookFile]
    ) -> Iterator[TocEntry]:
        """The entries with their places; a heading without a place gets that of the next entry."""
        waiting: list[ContentsLink] = []
        lost = 0
        for link in links:
            place = self._place(link, files)
            if place is None:
                waiting += [link] if not link.name else []
                lost += bool(link.name)
                continue
            for heading in waiting:
                yield TocEntry(heading.title, place, heading.level)
            waiting.clear()
            yield TocEntry(link.title, place, link.level)
        if lost:
            self.warnings.append(Notice("entries_lost", count=lost))

    def _pages(self, links: tuple[ContentsLink, ...], files: list[BookFile]) -> Iterator[PageMark]:
        for link in links:
            place = self._place(link, files)
            if place is not None:
                yield PageMark(link.title, place)


def _all_of(file: BookFile) -> tuple[tuple[int, int], ...]:
    return ((0, len(file.text)),) if file.text else ()
