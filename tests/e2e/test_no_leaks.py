"""A hostile book in the real view: nothing of it runs, and no connection leaves."""
# ruff: noqa: E501 -- the attacks read better on one line each

from __future__ import annotations

import socket
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtTest import QTest

from foxreader.core.book import Book, BookFile, Metadata
from foxreader.core.span import Span
from foxreader.formats import open_book
from foxreader.ui.reader.page import _WORLD
from window import NoResources

pytestmark = pytest.mark.gui


class Listener:
    """Counts the connections anybody makes to a port of this machine."""

    def __init__(self, port: int) -> None:
        self.connections = 0
        self._socket = socket.create_server(("127.0.0.1", port))
        self._thread = threading.Thread(target=self._serve, daemon=True)
        self._thread.start()

    @property
    def port(self) -> int:
        return int(self._socket.getsockname()[1])

    def _serve(self) -> None:
        while True:
            try:
                connection, _ = self._socket.accept()
            except OSError:
                return
            self.connections += 1
            connection.close()

    def close(self) -> None:
        self._socket.shutdown(socket.SHUT_RDWR)
        self._socket.close()


@pytest.fixture
def listener(request: pytest.FixtureRequest) -> Iterator[Listener]:
    made = Listener(getattr(request, "param", 0))
    yield made
    made.close()


# What the cleaner lets through is one wall; here the markup reaches the view uncleaned.
RAW = """<html xmlns="http://www.w3.org/1999/xhtml"><head><title>t</title>
<link rel="preconnect" href="http://127.0.0.1:{port}/a"/><link rel="prefetch" href="http://127.0.0.1:{port}/b"/>
<link rel="stylesheet" href="http://127.0.0.1:{port}/c.css"/>
<meta http-equiv="refresh" content="0; url=http://127.0.0.1:{port}/d"/>
<style>@import url("http://127.0.0.1:{port}/e.css"); body {{ background: url("http://127.0.0.1:{port}/f.png") }}
@font-face {{ font-family: x; src: url("http://127.0.0.1:{port}/g.woff") }} p {{ font-family: x }}</style>
<script>document.title = 'R'+'AN'; document.body.append('R'+'AN'); fetch('http://127.0.0.1:{port}/h')</script></head>
<body onload="document.body.append('R'+'AN')"><p>Text.</p><img src="http://127.0.0.1:{port}/i.png" onerror="document.body.append('R'+'AN')"/>
<iframe srcdoc="&lt;script&gt;parent.document.body.append('R'+'AN')&lt;/script&gt;"></iframe>
<iframe src="http://127.0.0.1:{port}/j"></iframe><object data="http://127.0.0.1:{port}/k"></object>
<video src="http://127.0.0.1:{port}/l" autoplay=""></video><embed src="file:///etc/passwd"/>
<img src="file:///etc/passwd"/><svg xmlns="http://www.w3.org/2000/svg"><script>document.title='R'+'AN'</script>
<image href="http://127.0.0.1:{port}/m.png"/></svg></body></html>"""


def body_of(window) -> str:
    heard: list[str] = []
    window.view.page.runJavaScript(
        "document.title + ' ' + document.body.textContent", _WORLD, heard.append
    )
    window.qtbot.waitUntil(lambda: bool(heard), timeout=20000)
    return heard[0]


def test_uncleaned_markup_neither_runs_nor_reaches_out(window, tmp_path: Path, listener) -> None:
    markup = RAW.format(port=listener.port).encode()
    book = Book("ab" * 32, "EPUB", Metadata("t"), (BookFile("a.xhtml", "", markup),))
    window.view.open(book, NoResources(), Span(0, 0, 0))
    window.qtbot.waitUntil(lambda: window.view.ready or bool(window.problems), timeout=15000)
    QTest.qWait(700)
    assert "RAN" not in body_of(window)
    assert listener.connections == 0


@pytest.mark.books
@pytest.mark.parametrize("listener", [59999], indirect=True)
@pytest.mark.parametrize("name", ["scripted-remote", "remote-resources", "local-file-resources"])
def test_hostile_books_neither_run_nor_reach_out(
    window, books: Path, listener: Listener, name: str
) -> None:
    book, resources = open_book(books / "hostile" / f"{name}.epub")
    for number in range(len(book.files)):
        window.open(book, Span(number, 0, 0), resources)
        QTest.qWait(400)
        assert "SCRIPT-RAN" not in body_of(window)
        assert "root:x:0" not in body_of(window)
    assert not window.problems
    assert listener.connections == 0
    resources.close()
