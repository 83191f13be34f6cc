"""A hostile book in the real view: nothing of it runs, and no connection leaves."""

from __future__ import annotations

import os
import random
import signal
from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pytest
import vectors
from listener import Listener
from PySide6.QtCore import QObject, QPoint, Qt, QUrl, Slot
from PySide6.QtGui import QDesktopServices, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMessageBox, QWidget

from examples import sampled
from foxreader.core.book import Book, BookFile, Metadata, Resource
from foxreader.core.errors import OpenError
from foxreader.core.span import Span
from foxreader.formats import open_book
from foxreader.formats.html.markup import canonical
from foxreader.ui.platform import dialogs
from foxreader.ui.reader.page import _WORLD
from window import NoResources, book_of, drawn, settled

pytestmark = [
    pytest.mark.gui,
    # Markup that is put on screen as it is has another text than the book that is made for it.
    pytest.mark.may_log_error("the view's text is not the index's"),
]
HTML = '<html xmlns="http://www.w3.org/1999/xhtml"><head><title>t</title>{0}</head><body>{1}</body></html>'


@pytest.fixture
def listener(request: pytest.FixtureRequest) -> Iterator[Listener]:
    made = Listener(getattr(request, "param", 0))
    yield made
    made.close()


def body_of(window) -> str:
    heard: list[str] = []
    window.view.page.runJavaScript(
        "document.title + ' ' + document.body.textContent", _WORLD, heard.append
    )
    window.qtbot.waitUntil(lambda: bool(heard))
    return heard[0]


def show(window, markup: bytes, sha256: str = "ab" * 32) -> None:
    """Put markup on screen as it stands, with none of what the readers of books take out."""
    book = Book(sha256, "EPUB", Metadata("t"), (BookFile("a.xhtml", "", markup),))
    window.problems.clear()
    window.view.open(book, NoResources(), Span(0, 0, 0))
    window.qtbot.waitUntil(lambda: window.view.ready or bool(window.problems))


def in_page(window, script: str) -> object:
    heard: list[object] = []
    window.view.page.runJavaScript(script, _WORLD, heard.append)
    window.qtbot.waitUntil(lambda: bool(heard))
    return heard[0]


@pytest.mark.parametrize(
    ("cleaned", "address"),
    sampled(
        product(
            (False, True),
            ("http://127.0.0.1:{0}/x", "//127.0.0.1:{0}/x", "http://localhost:{0}/x"),
        ),
        every=2,
    ),
)
def test_no_way_to_fetch_connects(window, listener: Listener, address: str, cleaned: bool) -> None:
    assert vectors.count() > 150
    markup = vectors.document(address.format(listener.port))
    show(window, canonical(markup).markup if cleaned else markup)
    settled(window.view.page, window.qtbot, 60)
    assert "Text." in body_of(window)
    assert listener.connections == 0
    assert window.view.page.url().host().startswith("b")


def test_the_listener_hears_a_connection(qtbot, listener: Listener) -> None:
    """The proof that the tests above could fail."""
    import socket

    socket.create_connection(("127.0.0.1", listener.port)).close()
    qtbot.waitUntil(lambda: listener.connections > 0)
    assert listener.connections == 1


RUNS = """<script>document.body.append('R'+'AN')</script>
<img src="x" onerror="document.body.append('R'+'AN')"/><svg xmlns="http://www.w3.org/2000/svg"
onload="document.documentElement.lastChild.append('R'+'AN')"><script>document.title='R'+'AN'</script></svg>
<details open="" ontoggle="document.body.append('R'+'AN')"><summary>x</summary></details>
<iframe srcdoc="&lt;script&gt;parent.document.body.append('R'+'AN')&lt;/script&gt;"></iframe>
<iframe src="javascript:parent.document.body.append('R'+'AN')"></iframe>
<object data="data:text/html,&lt;script&gt;parent.document.title='R'+'AN'&lt;/script&gt;"></object>
<input autofocus="" onfocus="document.body.append('R'+'AN')"/>"""


def test_nothing_of_a_book_runs_and_our_own_script_does(window) -> None:
    show(window, HTML.format("", RUNS).encode())
    settled(window.view.page, window.qtbot)
    assert "RAN" not in body_of(window)
    assert in_page(window, "String(1 + 1)") == "2"
    assert in_page(window, "typeof globalThis.fox.view") == "object"


def test_a_page_cannot_leave(window, listener: Listener) -> None:
    other = "c" * 16
    for target in (f"http://127.0.0.1:{listener.port}/", f"foxbook://b{other}/a.xhtml", "file:///"):
        show(
            window,
            HTML.format(
                f'<meta http-equiv="refresh" content="0; url={target}"/>', "<p>Here.</p>"
            ).encode(),
        )
        settled(window.view.page, window.qtbot)
        assert "Here." in body_of(window)
        assert window.view.page.url().toString().endswith("/a.xhtml")
    assert listener.connections == 0


def test_a_book_cannot_look_into_another(window) -> None:
    asked: list[str] = []

    def serve(host: str, path: str, answer) -> None:
        asked.append(path)
        answer(Resource("image/png", b""))

    window.view._web.handler.serve("bother", serve)
    body = (
        '<img src="foxbook://bother/secret.png"/><iframe src="foxbook://bother/a.xhtml"></iframe>'
        '<link rel="stylesheet" href="foxbook://bother/s.css"/><object data="foxbook://bother/o"/>'
    )
    show(window, HTML.format("", body).encode())
    settled(window.view.page, window.qtbot)
    window.view._web.handler.forget("bother")
    assert asked == []


def test_no_file_of_the_machine_is_shown(window, tmp_path: Path) -> None:
    canary = tmp_path / "canary.png"
    image = QImage(3, 3, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.red)
    assert image.save(str(canary))
    (tmp_path / "canary.html").write_text("<p>canary words</p>")
    address = QUrl.fromLocalFile(str(tmp_path)).toString()
    body = (
        f'<img src="{address}/canary.png"/><iframe src="{address}/canary.html"></iframe>'
        f'<object data="{address}/canary.html"></object><video src="{address}/canary.png"></video>'
        f'<img src="file://localhost{tmp_path}/canary.png"/><img src="//{tmp_path}/canary.png"/>'
    )
    show(window, HTML.format(f'<link rel="stylesheet" href="{address}/s.css"/>', body).encode())
    settled(window.view.page, window.qtbot)
    widths = in_page(window, "[...document.images].map(i => i.naturalWidth).join()")
    assert widths == "0,0,0"
    assert "canary words" not in str(in_page(window, "document.documentElement.innerHTML"))


@pytest.mark.parametrize(
    "href",
    sampled(
        ["http://127.0.0.1:{0}/", "tel:112", "file:///etc/passwd", "smb://127.0.0.1/x",
         "javascript:document.title='RAN'", "ms-word:ofe|u|x", "foxbook://bother/a.xhtml",
         "data:text/html,x"], every=2,
    ),
)  # fmt: skip
def test_a_pressed_link_leads_nowhere_by_itself(window, listener: Listener, href: str) -> None:
    link = href.format(listener.port)
    told: list[QUrl] = []
    window.view.external_link.connect(told.append)
    ping = f'ping="http://127.0.0.1:{listener.port}/" target="_blank" download="x"'
    show(window, HTML.format("", f'<p><a id="a" href="{link}" {ping}>press</a></p>').encode())
    drawn(window.view.page, window.qtbot)
    box = str(in_page(
        window, "(b => [b.left + b.width / 2, b.top + b.height / 2].join())"
        "(document.getElementById('a').getBoundingClientRect())"))  # fmt: skip
    x, y = (round(float(side)) for side in box.split(","))
    target = window.view._view.focusProxy()
    QTest.mouseClick(target, Qt.MouseButton.LeftButton, pos=QPoint(x, y))
    settled(window.view.page, window.qtbot)
    assert window.view.page.url().toString().endswith("/a.xhtml")
    assert in_page(window, "document.title") == "t"
    assert listener.connections == 0
    assert all(url.toString() == link for url in told)


class Opener(QObject):
    """Stands where the system would open an address."""

    def __init__(self) -> None:
        super().__init__()
        self.opened: list[str] = []

    @Slot(QUrl)
    def open(self, url: QUrl) -> None:
        self.opened.append(url.toString())


@pytest.mark.parametrize("scheme", ["mailto", "http"])
def test_a_pressed_address_is_told_to_the_window_and_opened_by_nobody(window, scheme: str) -> None:
    told: list[QUrl] = []
    opener = Opener()
    window.view.external_link.connect(told.append)
    QDesktopServices.setUrlHandler(scheme, opener, "open")
    try:
        page = HTML.format("", f'<p><a id="a" href="{scheme}:someone@host.org">press</a></p>')
        show(window, page.encode())
        drawn(window.view.page, window.qtbot)
        box = "(b => [b.left + 5, b.top + 5].join())(document.links[0].getBoundingClientRect())"
        x, y = (round(float(side)) for side in str(in_page(window, box)).split(","))
        target = window.view._view.focusProxy()
        QTest.mouseClick(target, Qt.MouseButton.LeftButton, pos=QPoint(x, y))
        window.qtbot.waitUntil(lambda: bool(told))
        settled(window.view.page, window.qtbot)
        assert told[0].scheme() == scheme
        assert opener.opened == []
    finally:
        QDesktopServices.unsetUrlHandler(scheme)


@pytest.mark.parametrize(
    "scheme", ["tel", "file", "smb", "javascript", "ms-word", "data", "vbscript"]
)
def test_only_web_and_mail_addresses_can_leave_and_only_when_asked(qtbot, scheme: str) -> None:
    parent, opener = QWidget(), Opener()
    qtbot.addWidget(parent)
    for known in (scheme, "http"):
        QDesktopServices.setUrlHandler(known, opener, "open")
    try:
        said = dialogs.open_external_link(parent, QUrl(f"{scheme}:x"))
        assert opener.opened == []
        assert "does not open" in said
        assert not parent.findChildren(QMessageBox)
    finally:
        for known in (scheme, "http"):
            QDesktopServices.unsetUrlHandler(known)


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="needs signals")
@pytest.mark.logs_error("the page's renderer ended")
def test_a_killed_renderer_comes_back_at_the_place_and_gives_up_in_the_end(window, qtbot) -> None:
    book = book_of("\n".join(f"Paragraph {n} of many." for n in range(300)))
    window.open(book, Span(0, 3000, 3000))
    for _ in range(2):
        place, loads = window.view.place, window.view._loading.number
        os.kill(window.view.page.renderProcessPid(), signal.SIGKILL)
        qtbot.waitUntil(lambda n=loads: window.view._loading.number > n and window.view.ready)
        assert abs(window.view.place.start - place.start) < 100
    os.kill(window.view.page.renderProcessPid(), signal.SIGKILL)
    qtbot.waitUntil(lambda: bool(window.problems))
    # The engine may say first that a load failed, since the typeface was still on its way.
    assert "cannot be shown" in window.problems[0]


@pytest.mark.books
@pytest.mark.parametrize("listener", [59999], indirect=True)
@pytest.mark.parametrize("most", [12, pytest.param(10_000, marks=pytest.mark.slow)])
def test_every_hostile_book_neither_runs_nor_reaches_out(
    window, books: Path, listener: Listener, most: int
) -> None:
    found = sorted((books / "hostile").glob("*.epub"))
    shown = 0
    for path in sorted(random.Random(59999).sample(found, min(most, len(found)))):
        try:
            book, resources = open_book(path)
        except OpenError:
            continue
        for number in range(len(book.files)):
            window.problems.clear()
            window.open(book, Span(number, 0, 0), resources)
            settled(window.view.page, window.qtbot, 4)
            said = body_of(window)
            assert "SCRIPT-RAN" not in said, path.name
            assert "root:x:0" not in said, path.name
            assert not window.problems, (path.name, window.problems)
            shown += 1
        resources.close()
    assert shown > (60 if most > len(found) else most / 2)
    assert listener.connections == 0
