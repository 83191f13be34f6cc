"""A small EPUB of given chapters and other members, for tests of what a page shows."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from foxreader.ui.window.main_window import MainWindow
from smallbooks import zipped
from window import drawn, value_of

_CONTAINER = (
    '<container xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles>'
    '<rootfile full-path="book.opf"/></rootfiles></container>'
)


def write_epub(
    path: Path,
    chapters: Mapping[str, str],
    members: Mapping[str, str | bytes] | None = None,
    *,
    fixed: bool = False,
) -> Path:
    """A book of these chapters (the name and what is in its body), in their order; where they are
    ``fixed``, each is a page of 600 to 800 pixels."""
    layout = '<meta property="rendition:layout">pre-paginated</meta>' if fixed else ""
    size = '<meta name="viewport" content="width=600, height=800"/>' if fixed else ""
    items = "".join(
        f'<item id="i{n}" href="{name}" media-type="application/xhtml+xml"/>'
        for n, name in enumerate(chapters)
    )
    spine = "".join(f'<itemref idref="i{n}"/>' for n in range(len(chapters)))
    package = (
        '<package xmlns="http://www.idpf.org/2007/opf" version="3.0"><metadata'
        ' xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>The Almanac</dc:title>'
        f"<dc:language>en</dc:language>{layout}</metadata><manifest>{items}</manifest>"
        f"<spine>{spine}</spine></package>"
    )
    pages = {
        name: '<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops"'
        f' lang="en"><head><title>t</title>{size}</head><body>{body}</body></html>'
        for name, body in chapters.items()
    }
    frame = {"mimetype": "application/epub+zip", "META-INF/container.xml": _CONTAINER}
    return zipped(path, frame | {"book.opf": package} | pages | dict(members or {}))


def page(fox: MainWindow) -> QWidget:
    """What takes the mouse and the keys of the page."""
    return fox.reader._view.focusProxy()


def js(fox: MainWindow, qtbot, script: str):
    """What a line of script gives beside ours in the page."""
    return json.loads(str(value_of(fox.reader.page, qtbot, f"JSON.stringify(({script}) ?? null)")))


def click_at(fox: MainWindow, qtbot, element: str) -> None:
    """Press the middle of the element that a line of script gives."""
    QTest.mouseClick(page(fox), Qt.MouseButton.LeftButton, pos=middle_of(fox, qtbot, element))


def middle_of(fox: MainWindow, qtbot, element: str) -> QPoint:
    """The middle of the first box of an element, in the page."""
    drawn(fox.reader.page, qtbot)
    left, top, right, bottom = js(
        fox, qtbot, f"(b => [b.left, b.top, b.right, b.bottom])(({element}).getClientRects()[0])"
    )
    return QPoint(round((left + right) / 2), round((top + bottom) / 2))
