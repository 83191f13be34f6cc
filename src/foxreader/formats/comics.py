"""Comics: archives of pictures, each of them a page, given as they are.

The archives are zip, tar, and what the system's libarchive unpacks.
"""

from __future__ import annotations

import contextlib
import ctypes
import os
import re
import sys
import tarfile
from array import array
from collections.abc import Callable, Iterator
from pathlib import Path
from threading import Lock
from typing import Any

from lxml import etree

from foxreader.core.about import one_line
from foxreader.core.book import (
    Book,
    BookFile,
    Lookup,
    Metadata,
    PageMark,
    Resource,
    Resources,
    TocEntry,
)
from foxreader.core.cancel import Cancel, Progress
from foxreader.core.errors import DamagedBook, UnsafeBook, UnsupportedFormat, UsageError
from foxreader.core.notice import Notice
from foxreader.core.page import PageLayout
from foxreader.core.span import Span
from foxreader.formats.archive import (
    MAX_CHAPTER,
    MAX_ENTRIES,
    MAX_RESOURCE,
    MAX_TOTAL,
    Archive,
    Members,
)
from foxreader.formats.html.xmlsource import local, parse_package_xml, text_of
from foxreader.formats.kinds import (
    MAX_PIXELS,
    Size,
    comic_kind,
    cover_named,
    kind_of_picture,
    size_of_picture,
)
from foxreader.formats.unread import listed_pages
from foxreader.system.files import open_shared

LIBRARIES = {
    "linux": ("libarchive.so.13",),
    "darwin": ("libarchive.13.dylib", "/usr/lib/libarchive.2.dylib", "libarchive.dylib"),
    "win32": ("archiveint.dll", "archive.dll", "libarchive.dll"),
}
"""The names of libarchive by platform; macOS and Windows bring it along."""
_KINDS = tuple(f"archive_read_support_format_{name}" for name in ("rar", "rar5", "7zip"))
"""What of libarchive is used: nothing else that it could parse."""
_BLOCK = 64 * 1024
_END, _WARNING = 1, -20  # what the library answers beside 0; less than a warning is a failure
_REGULAR = 0o100000
_TAR_FAILURES = (tarfile.TarError, OSError, ValueError, EOFError)


def comic_archive(path: Path) -> Members:
    """The archive of a comic, by its bytes.

    Raises ``DamagedBook`` for one that cannot be read, ``UnsafeBook`` for one that would unpack
    beyond bounds, ``UnsupportedFormat`` where the system has no libarchive for it.
    """
    with open_shared(path) as file:
        kind = comic_kind(file.read(512))
    if kind == "is_cbt":
        return TarMembers(path)
    return UnpackedMembers(path, kind) if kind else Archive(path)


class _ListedMember:
    """Members that were listed once: ``sizes`` are their bytes by name, as declared."""

    def __init__(self, path: Path, sizes: dict[str, int]) -> None:
        self.path, self._sizes = path, sizes
        self._numbers = {name: number for number, name in enumerate(sizes)}
        self._lookup = Lookup(sizes)
        self._lock = Lock()

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(self._sizes)

    def find(self, name: str) -> str | None:
        return self._lookup.find(name)

    def read(self, name: str, limit: int = MAX_RESOURCE) -> bytes | None:
        found = self.find(name)
        if found is None or self._sizes[found] > limit:
            return None
        data = self._taken(found, self._sizes[found])
        return data if len(data) == self._sizes[found] else None

    def head(self, name: str, size: int) -> bytes:
        found = self.find(name)
        return self._taken(found, min(size, self._sizes[found])) if found is not None else b""

    def _taken(self, name: str, size: int) -> bytes:
        raise NotImplementedError


def _counted(path: Path, listed: Iterator[tuple[str, int]]) -> dict[str, int]:
    """The sizes of members by name; raises ``UnsafeBook`` as soon as they are beyond bounds."""
    sizes: dict[str, int] = {}
    total = 0
    for name, size in listed:
        total += size
        if total > MAX_TOTAL or len(sizes) >= MAX_ENTRIES:
            raise UnsafeBook(Notice("unpacks_too_large", name=path.name))
        sizes[name if name not in sizes else f"{name}~{len(sizes)}"] = size
    return sizes


class TarMembers(_ListedMember):
    """The members of a tar file."""

    def __init__(self, path: Path) -> None:
        damaged = DamagedBook(Notice("archive_damaged", name=path.name))
        self._file = open_shared(path)  # open as long as the book
        self._infos: list[tarfile.TarInfo] = []
        with contextlib.ExitStack() as undo:
            undo.callback(self._file.close)
            try:
                self._tar = tarfile.open(fileobj=self._file, mode="r:")  # noqa: SIM115 -- see above
                super().__init__(path, _counted(path, self._listed()))
            except _TAR_FAILURES as error:
                raise damaged from error
            undo.pop_all()

    def _listed(self) -> Iterator[tuple[str, int]]:
        while (info := self._tar.next()) is not None:
            if info.isreg():
                self._infos.append(info)
                yield info.name, info.size

    def _taken(self, name: str, size: int) -> bytes:
        try:
            with self._lock:
                file = self._tar.extractfile(self._infos[self._numbers[name]])
                return file.read(size) if file is not None else b""
        except _TAR_FAILURES:
            return b""

    def close(self) -> None:
        """Close the file."""
        self._tar.close()
        self._file.close()


class UnpackedMembers(_ListedMember):
    """The members of a RAR or 7-Zip file, which the system's libarchive unpacks one by one.

    They come in the file's order only: to go back it is opened again.
    """

    def __init__(self, path: Path, kind: str) -> None:
        library = _library()
        if library is None:
            lacking = Notice("comic_needs_libarchive", name=path.name, what=Notice(kind))
            raise UnsupportedFormat(lacking)
        self._reader, self._closed = _Libarchive(library, path), False
        self._all: list[int] = []
        try:
            super().__init__(path, _counted(path, self._listed()))
        except UnsafeBook:
            self._reader.close()
            raise

    def _listed(self) -> Iterator[tuple[str, int]]:
        for number, (name, size, regular) in enumerate(self._reader.entries()):
            if regular:
                self._all.append(number)
                yield name or str(number), size

    def _taken(self, name: str, size: int) -> bytes:
        with self._lock:
            number = self._all[self._numbers[name]]
            return b"" if self._closed else self._reader.read(number, size)

    def close(self) -> None:
        """Close the file; nothing opens it again."""
        with self._lock:
            self._closed = True
            self._reader.close()


class _Libarchive:
    """libarchive with one file open, at one of its entries."""

    def __init__(self, library: Any, path: Path) -> None:
        self._library, self._path = library, path
        self._open: int | None = None
        self._entry = ctypes.c_void_p()
        self._at = -1

    def entries(self) -> Iterator[tuple[str, int, bool]]:
        """The name, the size and whether it is a file of each entry, from the first."""
        self.close()
        lib = self._library
        while self._next():
            raw = lib.archive_entry_pathname_utf8(self._entry)
            raw = raw or lib.archive_entry_pathname(self._entry) or b""
            size = max(0, lib.archive_entry_size(self._entry))
            regular = lib.archive_entry_filetype(self._entry) == _REGULAR
            yield raw.decode("utf-8", "replace"), size, regular

    def read(self, number: int, size: int) -> bytes:
        """The first ``size`` bytes of entry ``number``; fewer where it is damaged."""
        if self._at >= number:
            self.close()
        while self._at < number:
            if not self._next():
                return b""
        found = bytearray()
        block = ctypes.create_string_buffer(_BLOCK)
        while len(found) < size:
            wanted = min(_BLOCK, size - len(found))
            length = self._library.archive_read_data(self._open, block, wanted)
            if length <= 0:
                break
            found += block.raw[:length]
        return bytes(found)

    def _next(self) -> bool:
        if self._open is None and not self._begin():
            return False
        done = self._library.archive_read_next_header(self._open, ctypes.byref(self._entry))
        self._at += 1
        return bool(done != _END and done >= _WARNING)

    def _begin(self) -> bool:
        lib = self._library
        self._open, self._at = lib.archive_read_new(), -1
        for call in _KINDS:
            getattr(lib, call)(self._open)
        if sys.platform == "win32":
            done = lib.archive_read_open_filename_w(self._open, str(self._path), _BLOCK)
        else:
            done = lib.archive_read_open_filename(self._open, os.fsencode(self._path), _BLOCK)
        return bool(done >= _WARNING)

    def close(self) -> None:
        """Close the file; the next call opens it again."""
        if self._open is not None:
            self._library.archive_read_free(self._open)
        self._open, self._at = None, -1


def has_library() -> bool:
    """Whether this system has a libarchive that can be used."""
    return _library() is not None


def _library() -> Any:
    """The system's libarchive with the types of what is called, None where there is none."""
    for name in LIBRARIES.get(sys.platform, ()):
        try:
            library = ctypes.CDLL(name)
            _declare(library)
        except (OSError, AttributeError):
            continue
        return library
    return None


def _declare(library: ctypes.CDLL) -> None:
    """Say what is given and taken; raises ``AttributeError`` where the library lacks a call."""
    pointer, text, number, size = ctypes.c_void_p, ctypes.c_char_p, ctypes.c_int, ctypes.c_size_t
    calls: dict[str, tuple[Any, tuple[Any, ...]]] = {
        "archive_read_new": (pointer, ()),
        **dict.fromkeys(_KINDS, (number, (pointer,))),
        "archive_read_open_filename": (number, (pointer, text, size)),
        "archive_read_open_filename_w": (number, (pointer, ctypes.c_wchar_p, size)),
        "archive_read_next_header": (number, (pointer, pointer)),
        "archive_entry_pathname_utf8": (text, (pointer,)),
        "archive_entry_pathname": (text, (pointer,)),
        "archive_entry_size": (ctypes.c_int64, (pointer,)),
        "archive_entry_filetype": (ctypes.c_uint, (pointer,)),
        "archive_read_data": (ctypes.c_ssize_t, (pointer, pointer, size)),
        "archive_read_free": (number, (pointer,)),
    }
    for name, (gives, takes) in calls.items():
        call = getattr(library, name)
        call.restype, call.argtypes = gives, takes


# The book: its pages, and what ComicInfo.xml says of it

_PICTURES = (".jpg", ".jpeg", ".jpe", ".png", ".gif", ".webp", ".bmp", ".avif")
_HEAD = 64 * 1024  # bytes in which most pictures have their size, so that not all need unpacking
_POINTS = 0.75  # points to a pixel: 72 to the inch against 96
_NO_SIZE = (800, 1200)  # pixels of a page that cannot be read: about the shape of a comic's page
_ABOUT = "comicinfo.xml"
_FOLDER = "folder"  # programs that show folders as pictures take the one of that name


_Told = Callable[[Progress], None] | None


def open_cbz(
    path: Path, sha256: str, cancel: Cancel | None = None, progress: _Told = None
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
    resources: CbzResources, path: Path, sha256: str, cancel: Cancel | None, progress: _Told
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
    return parse_package_xml(raw)


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
    month = info_text(about, "Month", 10).zfill(2) if year else ""
    return Metadata(
        title=": ".join(filter(None, (series, title))) or one_line(path.stem),
        authors=tuple(filter(None, dict.fromkeys(writers))),
        language=info_text(about, "LanguageISO", 40),
        publisher=info_text(about, "Publisher"),
        published="-".join(filter(None, (year, month))).removesuffix("-00"),
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
