"""PDF: a file a page, its text with a box for each character, and pictures of its pages.

The engine knows one thread at a time, whatever the document, so all calls into it stand
under one lock; it is let go between pages, so that a page can be drawn while a book opens.
"""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from threading import RLock
from typing import Any

import pymupdf

from foxreader.core.book import Book, BookFile, Metadata, PageMark, Resource, Resources, TocEntry
from foxreader.core.cancel import Cancel
from foxreader.core.errors import DamagedBook, PasswordNeeded, UnsafeBook, UsageError
from foxreader.core.events import Progress
from foxreader.core.page import PageLayout
from foxreader.core.span import Span
from foxreader.formats.bitmap import bmp
from foxreader.formats.contents import MAX_ENTRIES, MAX_LEVEL
from foxreader.formats.outline import headings, offset_of, title_of
from foxreader.formats.pagetext import (
    EMPTY,
    IDENTITY,
    Ink,
    PageText,
    is_garbage,
    page_lines,
    page_text,
)
from foxreader.formats.paragraphs import joins
from foxreader.formats.streams import inflates_beyond
from foxreader.formats.tidy import one_line

# The package has no types.
_MUPDF: Any = pymupdf
_LOCK = RLock()
_FAILURES = (RuntimeError, ValueError, IndexError, _MUPDF.mupdf.FzErrorBase)
_FLAGS = (
    _MUPDF.TEXT_PRESERVE_WHITESPACE | _MUPDF.TEXT_MEDIABOX_CLIP | _MUPDF.TEXT_PRESERVE_LIGATURES
)
_MAX_PAGES = 20_000
_MAX_PIXELS = 25_000_000
_MAX_CONTENT = 96 * 1024 * 1024
_SCAN_SHARE = 0.7
_CONTRAST = 24
_BLUE_GREEN_RED = _MUPDF.Colorspace(_MUPDF.mupdf.FzColorspace(_MUPDF.mupdf.FzColorspace.Fixed_BGR))

_MUPDF.TOOLS.mupdf_display_errors(False)
_MUPDF.TOOLS.mupdf_display_warnings(False)


def open_pdf(
    path: Path,
    sha256: str,
    password: str = "",
    cancel: Cancel | None = None,
    progress: Callable[[Progress], None] | None = None,
) -> tuple[Book, Resources]:
    """The whole book, and the pictures of its pages."""
    resources = PdfResources(path, password)
    try:
        return _Reader(resources, path).book(sha256, cancel, progress), resources
    except BaseException:
        resources.close()
        raise


class PdfResources:
    """An open PDF, which draws its pages. Raises what is wrong with the file."""

    def __init__(self, path: Path, password: str = "") -> None:
        with _LOCK:
            self.document: Any = _open(path, password)

    def read(self, name: str) -> Resource | None:
        """None: a PDF has no members to read."""
        return None

    def page_image(self, file: int, scale: float) -> Resource:
        """The picture of page ``file`` at ``scale`` pixels a point, smaller where it is huge."""
        with _LOCK:
            if not 0 <= file < self.document.page_count:
                raise UsageError("This book has no such page.")
            try:
                page = self.document[file]
                scale = _bounded(scale, page.rect.width, page.rect.height)
                if self.heavy(file):
                    raise UnsafeBook(f"Page {file + 1} would exhaust the memory and is not shown.")
                picture = page.get_pixmap(
                    matrix=_MUPDF.Matrix(scale, scale), colorspace=_BLUE_GREEN_RED, alpha=False
                )
                data = bmp(picture.samples_mv, picture.width, picture.height)
            except _FAILURES as error:
                raise DamagedBook(f"Page {file + 1} is damaged and cannot be shown.") from error
        return Resource("image/bmp", data)

    def heavy(self, number: int) -> bool:
        """Whether the page's drawing commands unpack to more than a page can be."""
        document = self.document
        return any(
            inflates_beyond(document.xref_stream_raw(xref) or b"", _MAX_CONTENT)
            for xref in document[number].get_contents()
        )

    def close(self) -> None:
        """Let go of the file."""
        with _LOCK:
            if not self.document.is_closed:
                self.document.close()


def _open(path: Path, password: str) -> Any:
    broken = f"“{path.name}” is damaged and cannot be opened; download it again."
    try:
        document = _MUPDF.open(str(path), filetype="pdf")
        if document.needs_pass and not document.authenticate(password):
            document.close()
            if password:
                raise PasswordNeeded(f"The password of “{path.name}” is wrong; enter it again.")
            raise PasswordNeeded(f"“{path.name}” is encrypted; enter its password.")
        pages = document.page_count
    except _FAILURES as error:
        raise DamagedBook(broken) from error
    if not 0 < pages <= _MAX_PAGES:
        document.close()
        raise DamagedBook(broken)
    return document


def _bounded(scale: float, width: float, height: float) -> float:
    most = math.sqrt(_MAX_PIXELS / max(1.0, width * height))
    return max(min(scale, 20.0, most), 1e-4)


class _Reader:
    """One pass over a PDF, gathering what it warns of."""

    def __init__(self, resources: PdfResources, path: Path) -> None:
        self.resources = resources
        self.document = resources.document
        self.path = path
        self.layouts: list[PageText] = []
        self.damaged: list[int] = []
        self.unreadable: list[int] = []

    def book(
        self,
        sha256: str,
        cancel: Cancel | None,
        progress: Callable[[Progress], None] | None,
    ) -> Book:
        files: list[BookFile] = []
        total = self.document.page_count
        for number in range(total):
            if cancel is not None:
                cancel.check()
            with _LOCK:
                files.append(self._page(number))
            if progress is not None:
                progress(Progress("reading", number + 1, total))
        found = headings(self.layouts)
        with _LOCK:
            return Book(
                sha256=sha256,
                format="PDF",
                metadata=self._metadata(title_of(found)),
                files=tuple(files),
                toc=tuple(self._toc(files)) or found,
                pages=tuple(self._labels(total)),
                warnings=tuple(self._warnings(files)),
                paged=True,
            )

    def _page(self, number: int) -> BookFile:
        layout, recognised, text = EMPTY, False, ""
        hidden: tuple[tuple[int, int], ...] = ()
        width, height = 612.0, 792.0
        try:
            page = self.document[number]
            width, height = page.rect.width, page.rect.height
            if self.resources.heavy(number):
                self.damaged.append(number)
            else:
                layout = self._text(page, number)
                recognised = _is_scan(page, layout)
                hidden = _hidden(page, layout, recognised)
            text = layout.text
        except _FAILURES:
            self.damaged.append(number)
            layout = EMPTY
        self.layouts.append(layout)
        return BookFile(
            name=f"page/{number}",
            text=text,
            hidden=hidden,
            page=PageLayout(width, height, layout.boxes, recognised),
        )

    def _text(self, page: Any, number: int) -> PageText:
        raw = page.get_text("rawdict", flags=_FLAGS)
        matrix = tuple(page.rotation_matrix) if page.rotation else IDENTITY
        lines = page_lines(raw["blocks"], matrix)
        found = page_text(lines, joins(lines))
        if is_garbage(found.text):
            self.unreadable.append(number)
            return EMPTY
        return found

    def _metadata(self, heading: str) -> Metadata:
        found = self.document.metadata or {}
        date = re.match(r"D:(\d{4})(\d\d)?(\d\d)?", found.get("creationDate") or "")
        authors = re.split(r"\s*;\s*", one_line(found.get("author") or ""))
        return Metadata(
            title=one_line(found.get("title") or "") or heading or one_line(self.path.stem),
            authors=tuple(a for a in authors if a),
            language=one_line(getattr(self.document, "language", "") or "", 40),
            published="-".join(part for part in date.groups() if part) if date else "",
            description=one_line(found.get("subject") or "", 2_000),
        )

    def _toc(self, files: list[BookFile]) -> Iterator[TocEntry]:
        try:
            outline = self.document.get_toc(simple=False)
        except _FAILURES:
            return
        for level, title, page, target in outline[:MAX_ENTRIES]:
            if not 1 <= page <= len(files) or not one_line(title):
                continue
            point = _point(target, self.document[page - 1])
            offset = offset_of(files[page - 1], title, point)
            place = Span(page - 1, offset, offset)
            yield TocEntry(one_line(title), place, min(level, MAX_LEVEL))

    def _labels(self, total: int) -> Iterator[PageMark]:
        """The page numbers as printed; where the file names none they are counted from 1."""
        for number in range(total):
            try:
                label = one_line(self.document[number].get_label() or "", 40)
            except _FAILURES:
                label = ""
            yield PageMark(label or str(number + 1), Span(number, 0, 0))

    def _warnings(self, files: list[BookFile]) -> Iterator[str]:
        if not self.unreadable and not any(file.text.strip() for file in files):
            yield "The pages are pictures without text, so nothing in this book can be searched."
        for numbers, what in (
            (self.damaged, "damaged and could not be read"),
            (self.unreadable, "set in a font that does not tell its letters; its text is left out"),
        ):
            if numbers:
                shown = ", ".join(str(n + 1) for n in numbers[:10])
                more = f" and {len(numbers) - 10} more" if len(numbers) > 10 else ""
                yield f"Some pages are {what}: {shown}{more}."


def _point(target: Any, page: Any) -> tuple[float, float] | None:
    """Where an outline entry leads, on the page as shown."""
    to = target.get("to")
    if to is None:
        return None
    if target.get("kind") == _MUPDF.LINK_NAMED:
        # The engine gives the places of names as the file has them, from the bottom left.
        to = to * page.transformation_matrix
    to = to * page.rotation_matrix
    return to.x, to.y


def _is_scan(page: Any, layout: PageText) -> bool:
    """Whether the page is a picture that fills it, with its text unseen above or beneath."""
    if not layout.text or (Ink.UNPAINTED not in layout.inks and not page.get_images()):
        return False
    whole = abs(page.rect.get_area()) or 1.0
    log = page.get_bboxlog()
    pictures = [
        at
        for at, (kind, box) in enumerate(log)
        if kind in ("fill-image", "fill-imgmask")
        and (_MUPDF.Rect(box) & page.rect).get_area() >= _SCAN_SHARE * whole
    ]
    texts = [at for at, (kind, _) in enumerate(log) if kind in ("fill-text", "stroke-text")]
    return bool(pictures) and (
        Ink.UNPAINTED in layout.inks or (bool(texts) and texts[-1] < pictures[-1])
    )


def _hidden(page: Any, layout: PageText, recognised: bool) -> tuple[tuple[int, int], ...]:
    """The runs nobody sees: not painted, tiny, or pale on a pale ground."""
    unseen = [Ink.TINY] if recognised else [Ink.TINY, Ink.UNPAINTED]
    runs = list(layout.runs(*unseen))
    pale = layout.runs(Ink.PALE)
    if pale:
        scale = _bounded(1.0, page.rect.width, page.rect.height)
        matrix = _MUPDF.Matrix(scale, scale)
        picture = page.get_pixmap(matrix=matrix, colorspace=_MUPDF.csGRAY, alpha=False)
        for start, end in pale:
            for word in re.finditer(r"\S+", layout.text[start:end]):
                run = (start + word.start(), start + word.end())
                if not _shows(picture, scale, layout, run):
                    runs.append(run)
    return tuple(sorted(runs))


def _shows(picture: Any, scale: float, layout: PageText, run: tuple[int, int]) -> bool:
    """Whether the drawn page has any contrast where the run stands."""
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
