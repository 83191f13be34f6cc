"""PDF: a file a page, its text with a box for each character, and pictures of its pages.

The engine allows one thread at a time, for all documents together, so all calls into it hold
one lock; it is released between pages, so that a page can be drawn while a book opens.
"""

from __future__ import annotations

import gc
import math
import re
import struct
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from threading import RLock
from typing import Any

import pymupdf

from foxreader.core.about import one_line, real_name, real_title
from foxreader.core.book import (
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
from foxreader.core.errors import DamagedBook, OpenError, PasswordNeeded, UnsafeBook, UsageError
from foxreader.core.notice import Notice
from foxreader.core.page import PageLayout
from foxreader.core.span import Span
from foxreader.formats.pdf import structure
from foxreader.formats.pdf.layer import is_poor, spellings, with_spellings
from foxreader.formats.pdf.pagetext import (
    EMPTY,
    IDENTITY,
    Ink,
    PageText,
    is_garbage,
    page_lines,
    page_text,
    with_own_hyphens,
)
from foxreader.formats.pdf.structure import Mark, read_marks, write_marks
from foxreader.formats.unread import listed_pages
from foxreader.system.files import read_shared

# Pictures, uncompressed: compressing takes longer than drawing


def bmp(pixels: memoryview | bytes, width: int, height: int) -> bytes:
    """A bitmap file of rows of blue, green, red bytes, the top row first."""
    row, padding = 3 * width, -3 * width % 4
    if padding:
        rows = (bytes(pixels[at : at + row]) for at in range(0, row * height, row))
        pixels = (b"\0" * padding).join([*rows, b""])
    size = (row + padding) * height
    file_header = struct.pack("<2sIHHI", b"BM", 54 + size, 0, 0, 54)
    # A negative height says that the top row comes first.
    header = struct.pack("<IiiHHIIiiII", 40, width, -height, 1, 24, 0, size, 2835, 2835, 0, 0)
    return b"".join((file_header, header, pixels))


# The book

MUPDF: Any = pymupdf
"""The engine; its package has no types."""
LOCK = RLock()
"""Held by every call into the engine."""
FAILURES = (RuntimeError, ValueError, IndexError, MUPDF.mupdf.FzErrorBase)
"""What the engine raises for a page it cannot read."""
FLAGS = MUPDF.TEXT_PRESERVE_WHITESPACE | MUPDF.TEXT_MEDIABOX_CLIP | MUPDF.TEXT_PRESERVE_LIGATURES
_MAX_PAGES = 20_000
_MAX_PIXELS = 16_000_000  # of a drawn page: 48 MB, and more than a screen has
_MAX_CONTENT = 96 * 1024 * 1024  # unpacked bytes of a page's drawing commands; set by hand
_DENSEST = 1032  # bytes that one round of deflating packs into one, at most
_PLAIN_PACKING = frozenset({("name", "/FlateDecode"), ("null", "null")})
_LETTER = 612.0, 792.0  # points of a page of US Letter, for pages without a size
_SCAN_SHARE = 0.7  # of a page that a picture covers where the page is a scan
_SCAN_DOTS = 0.48  # for each square point of a picture of a page: 50 to the inch
_OFF_THE_PAGE = 300  # letters of a line that is more than a page is wide
_CONTRAST = 24  # between the lightest and darkest grey of 255 where letters can be seen
_BLUE_GREEN_RED = MUPDF.Colorspace(MUPDF.mupdf.FzColorspace(MUPDF.mupdf.FzColorspace.Fixed_BGR))

MUPDF.TOOLS.mupdf_display_errors(False)
MUPDF.TOOLS.mupdf_display_warnings(False)


def open_pdf(
    path: Path,
    sha256: str,
    password: str = "",
    cancel: Cancel | None = None,
    progress: Callable[[Progress], None] | None = None,
    preview: Preview | None = None,
) -> tuple[Book, Resources]:
    """The whole book, and the pictures of its pages."""
    resources = PdfResources(path, password)
    try:
        return _PdfReader(resources, path).book(sha256, cancel, progress, preview), resources
    except BaseException:
        resources.close()
        raise


class PdfResources:
    """An open PDF, which draws its pages. Raises an ``OpenError`` for one that cannot be read."""

    def __init__(self, path: Path, password: str = "") -> None:
        self._file = path, password
        with LOCK:
            self.document: Any = _open(path, password)

    def read(self, name: str) -> Resource | None:
        """None: a PDF has no members to read."""
        return None

    def page_image(self, file: int, scale: float) -> Resource:
        """The picture of page ``file`` at ``scale`` pixels a point, smaller where it is huge."""
        with LOCK:
            if self.document.is_closed:
                raise UsageError(Notice("book_closed"))
            if not 0 <= file < self.document.page_count:
                raise UsageError(Notice("no_such_page"))
            try:
                page = self.document[file]
                scale = bounded(scale, page.rect.width, page.rect.height)
                if self.heavy(page):
                    raise UnsafeBook(Notice("page_too_large", page=file + 1))
                picture = page.get_pixmap(
                    matrix=MUPDF.Matrix(scale, scale), colorspace=_BLUE_GREEN_RED, alpha=False
                )
                data = bmp(picture.samples_mv, picture.width, picture.height)
            except FAILURES as error:
                raise DamagedBook(Notice("page_damaged", page=file + 1)) from error
        return Resource("image/bmp", data)

    def page_size(self, file: int) -> tuple[float, float]:
        """The width and height of page ``file`` in points, at least 1."""
        with LOCK:
            try:
                rect = self.document[file].rect
            except FAILURES as error:
                raise DamagedBook(Notice("page_damaged", page=file + 1)) from error
            return max(1.0, rect.width), max(1.0, rect.height)

    def heavy(self, page: Any) -> bool:
        """Whether the page's drawing commands unpack to more than a page can be."""
        streams = page.get_contents()
        packed = sum(len(self.document.xref_stream_raw(xref) or b"") for xref in streams)
        kinds = {self.document.xref_get_key(xref, "Filter") for xref in set(streams)}
        if kinds <= _PLAIN_PACKING and packed * _DENSEST <= _MAX_CONTENT:
            return False
        left = _MAX_CONTENT
        source = MUPDF._as_pdf_document(self.document)
        for xref in streams:
            # Unpacked by the engine, whose filters are not all deflate, one piece after the other.
            stream = MUPDF.mupdf.pdf_open_stream_number(source, xref)
            left -= MUPDF.mupdf.fz_skip(stream, left + 1)
            if left < 0:
                return True
        return False

    def annotations(self, tick: Callable[[int, int], None]) -> list[Mark]:
        """The annotations of the file; ``tick`` is told of each page."""
        with LOCK:
            return read_marks(self.document, FAILURES, tick)

    def copy(
        self,
        about: Mapping[str, Any],
        marks: Iterable[Mapping[str, Any]],
        tick: Callable[[int, int], None],
    ) -> bytes:
        """The bytes of a copy of the file with ``marks`` in it; ``tick`` is told of each."""
        path, password = self._file
        with LOCK, _open(path, password) as document:
            try:
                return write_marks(document, marks, tick)
            except FAILURES as error:
                raise DamagedBook(Notice("copy_impossible", name=path.name)) from error

    def close(self) -> None:
        """Close the file."""
        with LOCK:
            if not self.document.is_closed:
                self.document.close()


def pdf_cover(resources: PdfResources, longer: int) -> bytes:
    """The first page as a bitmap file, ``longer`` pixels on its longer side; b"" for one that
    cannot be drawn."""
    try:
        with LOCK:
            size = resources.document[0].rect
        return resources.page_image(0, longer / max(1.0, size.width, size.height)).data
    except (*FAILURES, OpenError):
        return b""


def pdf_metadata(document: Any, path: Path, heading: str = "") -> Metadata:
    """What the PDF ``document`` says of its book; ``heading`` is the title where it says none."""
    found = {name: said or "" for name, said in (document.metadata or {}).items()}
    date = re.match(r"D:(\d{4})(\d\d)?(\d\d)?", found.get("creationDate", ""))
    authors = map(real_name, re.split(r"\s*;\s*", found.get("author", "")))
    return Metadata(
        title=real_title(found.get("title", "")) or heading or one_line(path.stem),
        authors=tuple(a for a in authors if a),
        language=one_line(getattr(document, "language", "") or "", 40),
        published="-".join(part for part in date.groups() if part) if date else "",
        description=one_line(found.get("subject", ""), 2_000),
    )


def bitmap_of(picture: Resource, longer: int) -> Resource:
    """A picture that a book brought along, ``longer`` dots on its longer side if there is room.

    Raises ``DamagedBook`` for one that cannot be drawn.
    """
    try:
        with LOCK, MUPDF.open(stream=picture.data) as document:
            page = document[0]
            width, height = page.rect.width, page.rect.height
            scale = bounded(longer / max(1.0, width, height), width, height)
            drawn = page.get_pixmap(
                matrix=MUPDF.Matrix(scale, scale), colorspace=_BLUE_GREEN_RED, alpha=False
            )
            data = bmp(drawn.samples_mv, drawn.width, drawn.height)
    except FAILURES as error:
        raise DamagedBook(Notice("picture_damaged")) from error
    return Resource("image/bmp", data)


def _open(path: Path, password: str) -> Any:
    broken = Notice("book_damaged", name=path.name)
    try:
        document = _opened(path)
        if document.needs_pass and not document.authenticate(password):
            document.close()
            if password:
                raise PasswordNeeded(Notice("password_wrong", name=path.name))
            raise PasswordNeeded(Notice("password_needed", name=path.name))
        pages = document.page_count
    except FAILURES as error:
        raise DamagedBook(broken) from error
    if not 0 < pages <= _MAX_PAGES:
        document.close()
        raise DamagedBook(broken)
    return document


_IN_MEMORY = 256 * 1024**2
"""Bytes of the longest PDF that is held in memory on Windows. Chosen: few are longer."""


def _opened(path: Path) -> Any:
    # There nobody could rename or delete a file that the engine has open.
    if sys.platform == "win32" and path.stat().st_size <= _IN_MEMORY:
        return MUPDF.open(stream=read_shared(path), filetype="pdf")
    return MUPDF.open(str(path), filetype="pdf")


def bounded(scale: float, width: float, height: float) -> float:
    """``scale``, or less where a page of that size in points would have too many pixels."""
    most = math.sqrt(_MAX_PIXELS / max(1.0, width * height))
    return max(min(scale, 20.0, most), 1e-4)


class _PdfReader:
    """One pass over a PDF, which collects its warnings."""

    def __init__(self, resources: PdfResources, path: Path) -> None:
        self.resources = resources
        self.document = resources.document
        self.path = path
        self.layouts: list[PageText] = []
        self.damaged: list[int] = []
        self.unreadable: list[int] = []
        self.poor: list[int] = []

    def book(
        self,
        sha256: str,
        cancel: Cancel | None,
        progress: Callable[[Progress], None] | None,
        preview: Preview | None,
    ) -> Book:
        files: list[BookFile] = []
        total = self.document.page_count
        for number in range(total):
            if cancel is not None:
                cancel.check()
            with LOCK:
                files.append(self._page(number))
            if number == 0 and preview is not None:
                preview(self._beginning(sha256, files[0], total), self.resources)
            if progress is not None:
                progress(Progress("reading", number + 1, total))
        files = list(self._spelled(files))
        texts = with_own_hyphens([file.text for file in files])
        files = [replace(file, text=text) for file, text in zip(files, texts, strict=True)]
        files = list(map(self._judged, range(total), files))
        found = structure.headings(self.layouts)
        with LOCK:
            return Book(
                sha256=sha256,
                format="PDF",
                metadata=pdf_metadata(self.document, self.path, structure.title_of(found)),
                files=tuple(files),
                toc=self._toc(files) or found,
                pages=tuple(self._labels(total)),
                warnings=tuple(self._warnings(files)),
                paged=True,
            )

    def _beginning(self, sha256: str, first: BookFile, total: int) -> Book:
        """The book with its first page, and the sizes of the others."""
        with LOCK:
            blank = (self._blank(number) for number in range(1, total))
            return Book(
                sha256, "PDF", pdf_metadata(self.document, self.path), (first, *blank), paged=True
            )

    def _blank(self, number: int) -> BookFile:
        width, height = _LETTER
        try:
            rect = self.document[number].rect
            width, height = rect.width, rect.height
        except FAILURES:
            pass  # reported when the page is read
        return BookFile(f"page/{number}", "", page=PageLayout(width, height, EMPTY.boxes))

    def _page(self, number: int) -> BookFile:
        layout, recognised, poor, text = EMPTY, False, False, ""
        hidden: tuple[tuple[int, int], ...] = ()
        width, height = _LETTER
        try:
            page = self.document[number]
            width, height = page.rect.width, page.rect.height
            if self.resources.heavy(page):
                self.damaged.append(number)
            else:
                layout = self._text(page, number)
                recognised = _is_scan(page, layout)
                hidden = _hidden(page, layout, recognised)
                poor = _runs_off(page, layout.text)
            text = layout.text
        except FAILURES:
            self.damaged.append(number)
            layout = EMPTY
        self.layouts.append(layout)
        drawn = PageLayout(width, height, layout.boxes, recognised, poor)
        return BookFile(name=f"page/{number}", text=text, hidden=hidden, page=drawn)

    def _spelled(self, files: list[BookFile]) -> Iterator[BookFile]:
        """The pages with ligatures spelled out that have signs in their place."""
        words = spellings([file.text for file in files])
        for number, file in enumerate(files):
            if not words or file.page is None:
                yield file
                continue
            layout, hidden = with_spellings(self.layouts[number], file.hidden, words)
            self.layouts[number] = layout
            page = replace(file.page, boxes=layout.boxes)
            yield replace(file, text=layout.text, hidden=hidden, page=page)

    def _judged(self, number: int, file: BookFile) -> BookFile:
        """The page, which may have poor text."""
        if file.page is None or not (file.page.poor or is_poor(file.text, file.page)):
            return file
        self.poor.append(number)
        return replace(file, page=replace(file.page, poor=True))

    def _text(self, page: Any, number: int) -> PageText:
        with _uncollected():
            raw = page.get_text("rawdict", flags=FLAGS)
            matrix = tuple(page.rotation_matrix) if page.rotation else IDENTITY
            lines = page_lines(raw["blocks"], matrix)
            found = page_text(lines, structure.joins(lines))
            del raw, lines
        if is_garbage(found.text):
            self.unreadable.append(number)
            return EMPTY
        return found

    def _toc(self, files: list[BookFile]) -> tuple[TocEntry, ...]:
        try:
            return tuple(structure.contents(structure.bookmarks(self.document.outline), files))
        except FAILURES:
            return ()

    def _labels(self, total: int) -> Iterator[PageMark]:
        """The page numbers as printed; where the file names none they are counted from 1."""
        try:
            rules = sorted(self.document._get_page_labels())
        except FAILURES:
            rules = []
        for number in range(total):
            try:
                label = one_line(MUPDF.utils.get_label_pno(number, rules), 40) if rules else ""
            except FAILURES:
                label = ""
            yield PageMark(label or str(number + 1), Span(number, 0, 0))

    def _warnings(self, files: list[BookFile]) -> Iterator[Notice]:
        if not self.unreadable and not any(file.text.strip() for file in files):
            yield Notice("pictures_to_recognise")
        if self.damaged:
            yield Notice("pages_unread", pages=listed_pages(self.damaged))
        if self.unreadable:
            yield Notice("pages_without_letters", pages=listed_pages(self.unreadable))
        if self.poor:
            yield Notice("pages_with_poor_text", pages=listed_pages(self.poor))


@contextmanager
def _uncollected() -> Iterator[None]:
    """Without the cyclic collector: the engine makes a dictionary of each character.

    None of them is part of a cycle, and to look at them all takes a quarter of the time. They
    are freed at the end. Called with the lock held, so that no two of these overlap.
    """
    enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if enabled:
            gc.enable()


def _runs_off(page: Any, text: str) -> bool:
    """Whether ``text`` is one line of which the rest is stored beside the page."""
    if not 0 < len(text) < _OFF_THE_PAGE or "\n" in text.rstrip("\n"):
        return False
    flags = FLAGS & ~MUPDF.TEXT_MEDIABOX_CLIP
    whole = page.get_text("text", flags=flags, clip=MUPDF.INFINITE_RECT())
    return len(whole) > len(text) + _OFF_THE_PAGE


def _is_scan(page: Any, layout: PageText) -> bool:
    """Whether the page is a picture that fills it, with its text unseen above or beneath."""
    whole = abs(page.rect.get_area()) or 1.0
    if not layout.text or (
        Ink.UNPAINTED not in layout.inks
        and not any(i[2] * i[3] >= _SCAN_SHARE * _SCAN_DOTS * whole for i in page.get_images())
    ):
        return False
    log = page.get_bboxlog()
    pictures = [
        at
        for at, (kind, box) in enumerate(log)
        if kind in ("fill-image", "fill-imgmask")
        and (MUPDF.Rect(box) & page.rect).get_area() >= _SCAN_SHARE * whole
    ]
    texts = [at for at, (kind, _) in enumerate(log) if kind in ("fill-text", "stroke-text")]
    return bool(pictures) and (
        Ink.UNPAINTED in layout.inks or (bool(texts) and texts[-1] < pictures[-1])
    )


def _hidden(page: Any, layout: PageText, recognised: bool) -> tuple[tuple[int, int], ...]:
    """The runs that cannot be seen: not painted, tiny, or pale on a pale background."""
    unseen = [Ink.TINY] if recognised else [Ink.TINY, Ink.UNPAINTED]
    runs = list(layout.runs(*unseen))
    pale = layout.runs(Ink.PALE)
    if pale:
        scale = bounded(1.0, page.rect.width, page.rect.height)
        matrix = MUPDF.Matrix(scale, scale)
        picture = page.get_pixmap(matrix=matrix, colorspace=MUPDF.csGRAY, alpha=False)
        for start, end in pale:
            for word in re.finditer(r"\S+", layout.text[start:end]):
                run = (start + word.start(), start + word.end())
                if not _shows(picture, scale, layout, run):
                    runs.append(run)
    return tuple(sorted(runs))


def _shows(picture: Any, scale: float, layout: PageText, run: tuple[int, int]) -> bool:
    """Whether the drawn page has any contrast where the run is."""
    boxes = layout.boxes[4 * run[0] : 4 * run[1]]
    left, top = int(scale * min(boxes[0::4])), int(scale * min(boxes[1::4]))
    right, bottom = int(scale * max(boxes[2::4])) + 1, int(scale * max(boxes[3::4])) + 1
    low, high = 255, 0
    for y in range(max(0, top), min(picture.height, bottom)):
        start = y * picture.stride
        row = picture.samples_mv[start + max(0, left) : start + min(picture.width, right)]
        if len(row):
            low, high = min(low, *row), max(high, *row)
        if high - low > _CONTRAST:
            return True
    return False
