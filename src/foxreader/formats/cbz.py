"""CBZ: a zip of pictures, each of them a page. Its pictures are given as they are."""

from __future__ import annotations

import re
from array import array
from collections.abc import Callable, Iterator
from pathlib import Path

from lxml import etree

from foxreader.core.about import one_line
from foxreader.core.book import Book, BookFile, Metadata, PageMark, Resource, Resources, TocEntry
from foxreader.core.cancel import Cancel, Progress
from foxreader.core.errors import DamagedBook, UnsafeBook, UsageError
from foxreader.core.notice import Notice
from foxreader.core.page import PageLayout
from foxreader.core.span import Span
from foxreader.formats.archive import MAX_CHAPTER, MAX_RESOURCE
from foxreader.formats.comics import Members, comic_archive
from foxreader.formats.html.xmlsource import local, parse_package_xml, text_of
from foxreader.formats.kinds import MAX_PIXELS, Size, cover_named, kind_of_picture, size_of_picture
from foxreader.formats.unread import listed_pages

_PICTURES = (".jpg", ".jpeg", ".jpe", ".png", ".gif", ".webp", ".bmp", ".avif")
_HEAD = 64 * 1024  # bytes in which most pictures have their size, so that not all need unpacking
_POINTS = 0.75  # points to a pixel: 72 to the inch against 96
_NO_SIZE = (800, 1200)  # pixels of a page that cannot be read: about the shape of a comic's page
_ABOUT = "comicinfo.xml"
_FOLDER = "folder"  # programs that show folders as pictures take the one of that name


def open_cbz(
    path: Path,
    sha256: str,
    cancel: Cancel | None = None,
    progress: Callable[[Progress], None] | None = None,
) -> tuple[Book, Resources]:
    """The whole book; its pictures are read when they are asked for."""
    resources = CbzResources(path)
    try:
        return _book(resources, path, sha256, cancel, progress), resources
    except BaseException:
        resources.close()
        raise


class CbzResources:
    """The pictures of a comic: by the page they are, and by their name."""

    def __init__(self, path: Path) -> None:
        self.archive = comic_archive(path)
        self.pages = tuple(pages(self.archive.names))

    def read(self, name: str) -> Resource | None:
        """The picture of that name, or None."""
        if self.archive.find(name) not in self.pages:
            return None
        data = self.archive.read(name)
        kind = kind_of_picture(data[:64]) if data else ""
        return Resource(kind, data) if data and kind else None

    def page_image(self, file: int, scale: float) -> Resource:
        """The picture of page ``file`` as it is in the book, at any scale."""
        if not 0 <= file < len(self.pages):
            raise UsageError(Notice("no_such_page"))
        if _is_huge(self.size(file)):
            raise UnsafeBook(Notice("page_too_large", page=file + 1))
        found = self.read(self.pages[file])
        if found is None:
            raise DamagedBook(Notice("page_damaged", page=file + 1))
        return found

    def size(self, file: int) -> Size | None:
        """The width and height of page ``file`` in pixels, or None where it is no picture."""
        name = self.pages[file]
        size = size_of_picture(self.archive.head(name, _HEAD))
        # Some cameras and scanners put a preview before the size.
        return size or size_of_picture(self.archive.head(name, MAX_RESOURCE))

    def close(self) -> None:
        """Close the file."""
        self.archive.close()


def pages(names: tuple[str, ...]) -> Iterator[str]:
    """The names of the pages among ``names``, in the order a reader expects: 2 before 10, the
    cover first and the back of the book last in its folder."""
    yield from sorted((name for name in names if _is_page(name)), key=_natural)


def _is_page(name: str) -> bool:
    """Whether the member of that name is a picture to read, not a hidden file of some program."""
    parts = name.replace("\\", "/").split("/")
    hidden = any(part.startswith(".") or part == "__MACOSX" for part in parts)
    return not hidden and name.lower().endswith(_PICTURES)


def _natural(name: str) -> tuple[list[tuple[int, list[tuple[int, int, str]]]], str]:
    """A sort key: for each folder and for the page which cover it is, and its name without its
    ending, numbers by their value. So "7" is before "7-01" and "7.5"."""
    *folders, page = name.casefold().replace("\\", "/").split("/")
    stem = page.rpartition(".")[0]
    kind = "front" if stem == _FOLDER else cover_named(stem)
    place = _SCANNED.get(_LAST_WORD.sub("", stem), _PLACES[kind])
    if kind == "other" and _INSIDE_FRONT.search(stem):
        place = _SCANNED["ifc"]
    middle = _PLACES[""]
    return [*((middle, _pieces(folder)) for folder in folders), (place, _pieces(stem))], name


_PLACES = {"front": 0, "": 2, "other": 4}
_SCANNED = {"front": 0, "fc": 0, "ifc": 1, "ibc": 3, "bc": 4}
"""Where the pages of a cover are by what scanners call them: its front, the inside, the back."""
_LAST_WORD = re.compile(r".*(?<![^\W\d_])(?=[^\W\d_]+$)", re.S)
_INSIDE_FRONT = re.compile(r"(?:inside|inner)[\W_]*front")


def _pieces(words: str) -> list[tuple[int, int, str]]:
    return [
        (0, int(piece), "") if piece.isdecimal() and len(piece) < 20 else (1, 0, piece)
        for piece in re.findall(r"\d+|\D+", words)
    ]


def _is_huge(size: Size | None) -> bool:
    return size is not None and size[0] * size[1] > MAX_PIXELS


def _book(
    resources: CbzResources,
    path: Path,
    sha256: str,
    cancel: Cancel | None,
    progress: Callable[[Progress], None] | None,
) -> Book:
    files: list[BookFile] = []
    total = len(resources.pages)
    damaged: list[int] = []
    huge: list[int] = []
    for number in range(total):
        if cancel is not None:
            cancel.check()
        size = resources.size(number)
        (damaged if size is None else huge if _is_huge(size) else []).append(number)
        width, height = size if size is not None and not _is_huge(size) else _NO_SIZE
        layout = PageLayout(_POINTS * width, _POINTS * height, array("f"))
        files.append(BookFile(name=f"page/{number}", text="", page=layout))
        if progress is not None:
            progress(Progress("reading", number + 1, total))
    if len(damaged) == total:
        raise DamagedBook(Notice("no_page_readable", name=path.name))
    about = comic_info(resources.archive)
    return Book(
        sha256=sha256,
        format="CBZ",
        metadata=comic_metadata(path, about),
        files=tuple(files),
        toc=tuple(_chapters(resources.pages)),
        pages=tuple(PageMark(str(n + 1), Span(n, 0, 0)) for n in range(total)),
        warnings=tuple(_warnings(damaged, huge)),
        paged=True,
        cover=resources.pages[cover_page(about, total)],
        leftward=info_text(about, "Manga") == "YesAndRightToLeft",
    )


def _warnings(damaged: list[int], huge: list[int]) -> Iterator[Notice]:
    yield Notice("pictures_to_recognise")
    if damaged:
        yield Notice("pages_damaged", pages=listed_pages(damaged))
    if huge:
        yield Notice("pages_too_large", pages=listed_pages(huge))


def _chapters(names: tuple[str, ...]) -> Iterator[TocEntry]:
    """An entry where each folder begins, if there are several."""
    folders = [name.replace("\\", "/").rpartition("/")[0] for name in names]
    if len(set(folders)) < 2:
        return
    for number, folder in enumerate(folders):
        title = one_line(folder.rpartition("/")[2])
        if title and (number == 0 or folders[number - 1] != folder):
            yield TocEntry(title, Span(number, 0, 0))


def comic_info(archive: Members) -> etree._Element | None:
    """The root of ComicInfo.xml, if the comic has one."""
    names = [n for n in archive.names if n.rpartition("/")[2].lower() == _ABOUT]
    raw = archive.read(min(names, key=len), MAX_CHAPTER) if names else None
    return parse_package_xml(raw) if raw else None


def info_text(about: etree._Element | None, name: str, limit: int = 300) -> str:
    """The text of a field of ComicInfo.xml, on one line."""
    if about is None:
        return ""
    return next((one_line(text_of(e), limit) for e in about if local(e) == name), "")


def comic_metadata(path: Path, about: etree._Element | None) -> Metadata:
    """The metadata of a comic, cleaned for display."""
    series = " ".join(filter(None, (info_text(about, "Series"), info_text(about, "Number"))))
    title = info_text(about, "Title")
    writers = re.split(r"\s*,\s*", info_text(about, "Writer") or info_text(about, "Penciller"))
    year = info_text(about, "Year", 10)
    return Metadata(
        title=": ".join(filter(None, (series, title))) or one_line(path.stem),
        authors=tuple(filter(None, dict.fromkeys(writers))),
        language=info_text(about, "LanguageISO", 40),
        publisher=info_text(about, "Publisher"),
        published="-".join(
            filter(None, (year, info_text(about, "Month", 10).zfill(2) if year else "")),
        ).removesuffix("-00"),
        identifier=info_text(about, "GTIN"),
        description=info_text(about, "Summary", 5_000),
    )


def cover_page(about: etree._Element | None, total: int) -> int:
    """The page that is marked as the cover, else the first."""
    for element in about.iter() if about is not None else ():
        number = element.get("Image") or ""
        if local(element) == "Page" and element.get("Type") == "FrontCover":
            return int(number) if number.isdecimal() and int(number[:9]) < total else 0
    return 0
