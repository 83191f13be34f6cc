"""Prints parts of a book that flows: a hidden page is laid out by the engine, and printed."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QMarginsF, QObject, Qt, QUrl, Signal
from PySide6.QtGui import QPageLayout, QPageSize
from PySide6.QtPrintSupport import QPrinter

from foxreader.core.book import Book, Resource, Resources
from foxreader.core.span import Span
from foxreader.ui.platform.jobs import Jobs
from foxreader.ui.printing.document import cuts, printed_document, printed_path
from foxreader.ui.reader.page import LockedView
from foxreader.ui.reader.scheme import Answer, Web

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
        kept = json.dumps(cuts(book, spans))

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
