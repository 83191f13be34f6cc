"""Puts parts of the open book on paper or into a PDF: pages that flow, and fixed ones."""

from __future__ import annotations

import json
import posixpath
import re
from collections.abc import Sequence
from html import escape
from pathlib import Path

from PySide6.QtCore import QMarginsF, QObject, QRectF, QSizeF, Qt, QUrl, Signal
from PySide6.QtGui import QImage, QPageLayout, QPageSize, QPainter, QPdfWriter
from PySide6.QtPrintSupport import QPrinter

from foxreader.core.book import Book, Resource, Resources, Scans
from foxreader.core.cancel import Cancel
from foxreader.core.errors import FoxError
from foxreader.core.span import Span, Utf16Map
from foxreader.ui.pages.thumbnails import image_of
from foxreader.ui.platform.jobs import Jobs
from foxreader.ui.reader.page import LockedView
from foxreader.ui.reader.scheme import Answer, Web

# Parts of a book that flows: the markup is the served one, of the same confined reading as what the
# view shows. It is put together and shown under the same rules: no script, no request that leaves.

_PRINTED = "~printed.xhtml"
"""The name of the document, in the folder of the first file that is in it."""

_SHEET = (
    "html, body { background: #fff !important; color: #000 !important; }"
    "body { margin: 0; font-family: serif; font-size: 11pt; line-height: 1.4;"
    " orphans: 2; widows: 2; }"
    "img, svg { max-width: 100% !important; max-height: 95vh; break-inside: avoid; }"
    "fx-file { display: block; } fx-file + fx-file { break-before: page; }"
    "fx-source { display: block; margin-top: 2em; font: 9pt sans-serif; color: #555; }"
    "pre { white-space: pre-wrap; } table { max-width: 100%; }"
)
_HEAD = re.compile(r"<head\b[^>]*>(.*?)</head\s*>", re.S)
_BODY = re.compile(r"<body\b([^>]*)>(.*)</body\s*>", re.S)
_STYLE = re.compile(
    r"<link\b[^>]*\brel=\"[^\"]*stylesheet[^\"]*\"[^>]*/>|<style\b.*?</style\s*>", re.S
)
_ADDRESS = re.compile(r"((?:src|href|poster|data)=\")([^\"#:?]+)(?=[\"#?])")


def printed_path(book: Book, spans: Sequence[Span]) -> str:
    """Where the document is in the book, so that what its markup names is found."""
    return posixpath.join(posixpath.dirname(book.files[spans[0].file].name), _PRINTED)


def printed_document(book: Book, spans: Sequence[Span], source: str = "") -> bytes:
    """The files of ``spans``, each whole, below each other; ``source`` names the book at the end.

    What is outside the spans is taken out in the page, by :func:`cuts`: there is a place a
    position in the document.
    """
    folder = posixpath.dirname(book.files[spans[0].file].name)
    styles: dict[str, None] = {}
    bodies = []
    for span in spans:
        file = book.files[span.file]
        markup = file.markup.decode("utf-8", "replace")
        own = posixpath.dirname(file.name)
        head, body = _HEAD.search(markup), _BODY.search(markup)
        if body is None:
            continue
        for style in _STYLE.findall(head[1]) if head is not None else ():
            styles[_moved(style, own, folder)] = None
        bodies.append(f"<fx-file{body[1]}>{_moved(body[2], own, folder)}</fx-file>")
    if source:
        bodies.append(f"<fx-source>{escape(source)}</fx-source>")
    language = escape(book.metadata.language, quote=True)
    return (
        '<!DOCTYPE html><html xmlns="http://www.w3.org/1999/xhtml"'
        ' xmlns:epub="http://www.idpf.org/2007/ops" xmlns:xlink="http://www.w3.org/1999/xlink"'
        f' xml:lang="{language}"><head><title>{escape(book.metadata.title)}</title>'
        f"{''.join(styles)}<style>{_SHEET}</style></head><body>{''.join(bodies)}</body></html>"
    ).encode()


def _cuts(book: Book, spans: Sequence[Span]) -> list[list[int]]:
    """For each file of the document, in UTF-16 units, what of it is kept."""
    kept = []
    for span in spans:
        table = Utf16Map(book.files[span.file].text)
        kept.append([table.to_utf16(span.start), table.to_utf16(span.end)])
    return kept


def _moved(markup: str, own: str, folder: str) -> str:
    """``markup`` of a file in folder ``own``, with addresses as from ``folder``."""
    if own == folder:
        return markup

    def address(found: re.Match[str]) -> str:
        if found[2].startswith("/"):
            return found[0]
        return found[1] + posixpath.relpath(posixpath.join(own, found[2]), folder or ".")

    return _ADDRESS.sub(address, markup)


_MARGIN = 18.0
"""Millimetres of a printed page's margins. Chosen: a printer reaches that far, and a thumb holds
it."""
_CUT = """
((kept) => {
  const files = [...document.querySelectorAll('fx-file')];
  files.forEach((file, at) => {
    const index = new fox.TextIndex(file), [start, end] = kept[at] ?? [0, index.total];
    const cut = (from, to) => {
      const range = document.createRange();
      range.selectNodeContents(file);
      if (from !== null) range.setStart(...index.end(from));
      if (to !== null) range.setEnd(...index.start(to));
      range.deleteContents();
    };
    if (!index.nodes.length) return;
    if (end < index.total) cut(end, null);
    if (start > 0) cut(null, start);
  });
  return files.length;
})
"""


class FlowingPrint(QObject):
    """One print of parts of a book. Signal: ``finished`` whether it was made."""

    finished = Signal(bool)

    def __init__(self, web: Web, jobs: Jobs, parent: QObject) -> None:
        super().__init__(parent)
        self._web, self._jobs = web, jobs
        self._view = LockedView(web, ("offsets.js",))
        self._page = self._view.locked
        self._view.resize(700, 1000)  # about a page: the engine lays it out for paper anew
        self._host = ""
        self._over = False

    def start(
        self,
        book: Book,
        resources: Resources,
        spans: Sequence[Span],
        source: str,
        to: Path | QPrinter,
    ) -> None:
        """Print ``spans`` of ``book`` into a file or on a printer."""
        self._host = f"p{book.sha256[:16]}"
        path = printed_path(book, spans)
        document = Resource("application/xhtml+xml", printed_document(book, spans, source))
        kept = json.dumps(_cuts(book, spans))

        def serve(host: str, name: str, answer: Answer) -> None:
            if name == path:
                answer(document)
                return
            self._jobs.start(
                lambda cancel: resources.read(name),
                value=answer,
                failed=lambda error: answer(None),
                pool="book",
            )

        self._web.handler.serve(self._host, serve)
        self._page.loadFinished.connect(lambda done: self._cut(kept, to) if done else self._end())
        # It is done at once, so there is nothing to come back to.
        self._page.renderProcessTerminated.connect(
            self._terminated, Qt.ConnectionType.QueuedConnection
        )
        url = QUrl(f"foxbook://{self._host}/")
        url.setPath(f"/{path}", QUrl.ParsingMode.DecodedMode)
        self._page.open(url, {})

    def cancel(self) -> None:
        """Stop; nothing is printed that has not been sent."""
        if not self._over:
            self._end()

    def _cut(self, kept: str, to: Path | QPrinter) -> None:
        self._page.run(f"{_CUT}({kept})", lambda files: self._print(to) if files else self._end())

    def _print(self, to: Path | QPrinter) -> None:
        if self._over:
            return
        if isinstance(to, QPrinter):
            self._view.printFinished.connect(self._end)
            self._view.print(to)
            return
        margins = QMarginsF(_MARGIN, _MARGIN, _MARGIN, _MARGIN)
        layout = QPageLayout(
            QPageSize(_paper()), QPageLayout.Orientation.Portrait, margins,
            QPageLayout.Unit.Millimeter,
        )  # fmt: skip
        self._page.pdfPrintingFinished.connect(self._printed)
        self._page.printToPdf(str(to), layout)

    def _terminated(self) -> None:
        self._end()

    def _printed(self, name: str, made: bool) -> None:
        self._end(made)

    def _end(self, made: bool = False) -> None:
        if self._over:
            return
        self._over = True
        self._web.handler.forget(self._host)
        self._page.deleteLater()
        self._view.deleteLater()
        self.finished.emit(made)


def _paper() -> QPageSize.PageSizeId:
    """The paper of the reader's country."""
    return QPrinter().pageLayout().pageSize().id()


# Fixed pages: drawn one after the other, each in its turn, so that few are in memory

_KEEP = Qt.AspectRatioMode.KeepAspectRatio
_LARGEST = 20_000
"""Dots of a side of a drawn page at most; the reading process draws less."""


class FixedPrint(QObject):
    """One print of pages. Signals: ``printed`` how many are done; ``finished`` whether all of it
    was made; ``failed`` a page cannot be drawn, and it ends.
    """

    printed = Signal(int)
    finished = Signal(bool)
    failed = Signal(FoxError)

    def __init__(self, jobs: Jobs, parent: QObject) -> None:
        super().__init__(parent)
        self._jobs = jobs
        self._painter: QPainter | None = None
        self._device: QPdfWriter | QPrinter | None = None
        self._over = False

    def start(
        self, book: Book, resources: Scans, pages: Sequence[int], to: Path | QPrinter
    ) -> None:
        """Print ``pages`` of ``book`` into a file or on a printer."""
        self._book, self._resources, self._pages = book, resources, list(pages)
        self._device = to if isinstance(to, QPrinter) else QPdfWriter(str(to))
        self._next(0)

    def cancel(self) -> None:
        """Stop; nothing more is printed."""
        if isinstance(self._device, QPrinter) and not self._over:
            self._device.abort()
        self._end(made=False)

    def _next(self, at: int) -> None:
        if self._over:
            return
        if at == len(self._pages):
            self._end(made=True)
            return
        page, resources = self._pages[at], self._resources

        def work(cancel: Cancel) -> QImage | None:
            return image_of(resources.scan(page), _LARGEST)

        self._jobs.start(
            work,
            value=lambda picture: self._paint(at, picture),
            failed=self._fail,
            pool="long",
        )

    def _fail(self, error: object) -> None:
        if not self._over:
            self._end(made=False)
            self.failed.emit(error)

    def _paint(self, at: int, picture: QImage | None) -> None:
        device = self._device
        if self._over or device is None:
            return
        self._prepare(device, self._pages[at])
        if self._painter is None:
            self._painter = QPainter()
            if not self._painter.begin(device):
                self._end(made=False)
                return
        else:
            device.newPage()
        if picture is not None:
            room = QRectF(self._painter.viewport())
            size = QSizeF(picture.size()).scaled(room.size(), _KEEP)
            left = room.left() + (room.width() - size.width()) / 2
            top = room.top() + (room.height() - size.height()) / 2
            self._painter.drawImage(QRectF(left, top, size.width(), size.height()), picture)
        self.printed.emit(at + 1)
        self._next(at + 1)

    def _prepare(self, device: QPdfWriter | QPrinter, page: int) -> None:
        """The paper of a page: in a file its own size, on a printer its orientation."""
        layout = self._book.files[page].page
        if layout is None:
            return
        if isinstance(device, QPdfWriter):
            size = QPageSize(QSizeF(layout.width, layout.height), QPageSize.Unit.Point)
            device.setPageSize(size)
            device.setPageMargins(QMarginsF(0, 0, 0, 0))
        else:
            wide = layout.width > layout.height
            orientation = QPageLayout.Orientation
            device.setPageOrientation(orientation.Landscape if wide else orientation.Portrait)

    def _end(self, *, made: bool) -> None:
        if self._over:
            return
        self._over = True
        if self._painter is not None:
            self._painter.end()
        self._painter = self._device = None
        self.finished.emit(made)
