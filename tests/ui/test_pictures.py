"""The book's pictures open large: fitted, zoomed, copied, saved, one after the other."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QAccessible, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QPushButton, QToolButton
from test_page_menu import choose, clicked

from chatwindow import open_in
from epubwriter import click_at, js, page, write_epub
from foxreader.core.span import Span
from foxreader.ui.pictures.viewer import PictureViewer
from foxreader.ui.window.main_window import MainWindow
from hands import press, read
from smallbooks import png
from window import value_of

pytestmark = pytest.mark.gui
Key = Qt.Key
LAMP, BARREL = png(300, 200), png(2400, 1200)
DRAWING = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30"><title>A wick</title>'
    '<rect width="40" height="30" fill="#0a0"/></svg>'
)
CHAPTERS = {
    "a.xhtml": "<h1>Lamps</h1><p>The first.</p><figure><img src='lamp.png' alt='a brass lamp'/>"
    "<figcaption>Figure 14. The second lamp, in section.</figcaption></figure>"
    f"<p><img src='rule.png' alt='' width='16' height='16'/></p><p>{DRAWING}</p>",
    "b.xhtml": "<h1>Barrels</h1>" + "<p>Filling.</p>" * 50
    + "<p><img src='barrel.png' alt='' title='a barrel'/></p>"
    + "<p><img src='gone.png' alt='a ship'/></p>",
}  # fmt: skip
MEMBERS = {"lamp.png": LAMP, "barrel.png": BARREL, "rule.png": png(16, 16)}


@pytest.fixture
def album(fox: MainWindow, qtbot, tmp_path: Path) -> MainWindow:
    """The window with a book of pictures in it, and its pictures known."""
    open_in(fox, qtbot, write_epub(tmp_path / "a.epub", CHAPTERS, MEMBERS))
    fox.activateWindow()
    qtbot.waitUntil(lambda: js(fox, qtbot, "fox.pictures.all[0].hasAttribute('aria-haspopup')"))
    return fox


def opened(fox: MainWindow, qtbot, title: str) -> PictureViewer:
    """The viewer, once it shows the picture of that title."""

    def there() -> bool:
        viewer = fox.extras.pictures.viewer
        return viewer is not None and viewer.isVisible() and title in read(viewer)

    qtbot.waitUntil(there)
    return fox.extras.pictures.viewer


def scale(viewer: PictureViewer) -> int:
    return int(viewer._scale.text().removesuffix(" %") or 0)


def key(viewer: PictureViewer, name: Qt.Key, modifier=Qt.KeyboardModifier.NoModifier) -> None:
    QTest.keyClick(QApplication.focusWidget() or viewer, name, modifier)


def test_by_mouse(album: MainWindow, qtbot) -> None:
    click_at(album, qtbot, "fox.pictures.all[0]")
    viewer = opened(album, qtbot, "Figure 14")
    assert viewer.geometry() == album.rect()
    words = read(viewer)
    assert "1 of 4 pictures" in words and "Described as: a brass lamp" in words
    assert "Figure 14. The second lamp, in section." in words
    qtbot.waitUntil(lambda: scale(viewer) == 200)  # a small one is fitted at twice its size
    press_tool(viewer, "Larger (+)")
    qtbot.waitUntil(lambda: scale(viewer) == 250)
    for _ in range(9):
        viewer.zoom(1)
    qtbot.waitUntil(lambda: scale(viewer) == 800)
    press_tool(viewer, "Fit, or full size (0)")
    qtbot.waitUntil(lambda: scale(viewer) == 200)
    press_tool(viewer, "Next picture (Right)")
    opened(album, qtbot, "2 of 4 pictures")  # a drawing in the markup; the ornament is left out
    assert "Described as: A wick" in read(viewer)
    press_tool(viewer, "Next picture (Right)")
    opened(album, qtbot, "3 of 4 pictures")
    qtbot.waitUntil(lambda: 0 < scale(viewer) < 60)  # larger than the window: fitted into it
    press(viewer, "Go to its place")
    qtbot.waitUntil(lambda: album.reader.place.file == 1 and album.reader.ready)
    assert not viewer.isVisible() and album.navigator._history.can_go_back
    qtbot.waitUntil(
        lambda: js(album, qtbot, "fox.onScreen(fox.pictures.all[0].getClientRects()[0])")
    )


def press_tool(viewer: PictureViewer, name: str) -> None:
    (found,) = [b for b in viewer.findChildren(QToolButton) if b.accessibleName() == name]
    QTest.mouseClick(found, Qt.MouseButton.LeftButton)


@pytest.mark.thorough
def test_by_keys_alone(album: MainWindow, qtbot) -> None:
    album.reader.setFocus()
    QTest.keyClick(page(album), Key.Key_Tab)
    qtbot.waitUntil(lambda: js(album, qtbot, "document.activeElement.localName") == "img")
    QTest.keyClick(page(album), Key.Key_Return)
    viewer = opened(album, qtbot, "1 of 4 pictures")
    qtbot.waitUntil(lambda: scale(viewer) == 200)
    key(viewer, Key.Key_Plus)
    qtbot.waitUntil(lambda: scale(viewer) == 250)
    key(viewer, Key.Key_0)
    qtbot.waitUntil(lambda: scale(viewer) == 200)
    key(viewer, Key.Key_0)  # fitted: its own size
    qtbot.waitUntil(lambda: scale(viewer) == 100)
    key(viewer, Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: QGuiApplication.clipboard().image().width() == 300)
    key(viewer, Key.Key_Right)
    opened(album, qtbot, "2 of 4 pictures")
    key(viewer, Key.Key_Left)
    opened(album, qtbot, "1 of 4 pictures")
    key(viewer, Key.Key_Escape)
    qtbot.waitUntil(lambda: not viewer.isVisible())
    assert js(album, qtbot, "document.activeElement.localName") == "img"


@pytest.mark.thorough
def test_it_is_saved_as_the_book_has_it(album: MainWindow, qtbot, tmp_path: Path) -> None:
    pictures = album.extras.pictures
    listed = album.extras.inside.inside.pictures
    for number, name, data in ((0, "lamp.png", LAMP), (1, "wick.svg", None)):
        pictures.show_picture(listed[number])
        viewer = opened(album, qtbot, f"{number + 1} of 4 pictures")
        press_tool(viewer, "Save the picture (Ctrl+S)")
        (dialog,) = album.findChildren(QFileDialog, "savePicture")
        path = tmp_path / "out" / name
        path.parent.mkdir(exist_ok=True)
        dialog.fileSelected.emit(str(path))
        dialog.close()
        qtbot.waitUntil(path.is_file)
        qtbot.waitUntil(lambda shown=viewer: "The picture is saved." in read(shown))
        assert data is None or path.read_bytes() == data
    assert b"rect" in (tmp_path / "out" / "wick.svg").read_bytes()
    pictures.show_picture(listed[0])
    pictures._write(album.controller.opened.book, listed[0], tmp_path / "nowhere" / "x.png")
    qtbot.waitUntil(lambda: "could not be written" in read(viewer))


@pytest.mark.thorough
def test_one_that_is_missing_says_what_it_is(album: MainWindow, qtbot) -> None:
    listed = album.extras.inside.inside.pictures
    album.extras.pictures.show_picture(listed[3])
    viewer = opened(album, qtbot, "4 of 4 pictures")
    body = "document.body.textContent"
    shown = viewer.surface._page
    qtbot.waitUntil(lambda: value_of(shown, qtbot, body) == "This picture cannot be shown.\na ship")


@pytest.mark.thorough
def test_from_the_menu_and_with_the_book_it_goes(album: MainWindow, qtbot, tmp_path: Path) -> None:
    js(album, qtbot, "(fox.pictures.last = 0)")
    choose(clicked(album, picture=True), "Open the picture")
    viewer = opened(album, qtbot, "1 of 4 pictures")
    other = write_epub(tmp_path / "b.epub", {"a.xhtml": "<p>Another book.</p>"})
    open_in(album, qtbot, other)
    assert not viewer.isVisible()


@pytest.mark.thorough
def test_a_link_to_a_picture_opens_it(album: MainWindow, qtbot) -> None:
    key = album.controller.opened.book.key
    album.reader.follow(QUrl(f"foxbook://{key}/barrel.png"))
    opened(album, qtbot, "3 of 4 pictures")
    album.extras.pictures.close()
    album.reader.follow(QUrl(f"foxbook://{key}/rule.png"))  # an ornament: it is in no list
    assert "of 4 pictures" not in read(opened(album, qtbot, "Picture"))
    assert album.reader.place == Span(0, 0, 0)


@pytest.mark.thorough
def test_a_screen_reader_and_the_tab_key_in_the_viewer(album: MainWindow, qtbot) -> None:
    album.extras.pictures.show_picture(album.extras.inside.inside.pictures[1])
    viewer = opened(album, qtbot, "2 of 4 pictures")
    buttons = [*viewer.findChildren(QToolButton), *viewer.findChildren(QPushButton)]
    for one in buttons:
        told = QAccessible.queryAccessibleInterface(one)
        assert told.role() == QAccessible.Role.Button and told.text(QAccessible.Text.Name)
    reached = set()
    viewer._on.setFocus()
    for _ in range(len(buttons) + 1):
        reached.add(album.focusWidget())
        viewer.focusNextPrevChild(True)
    assert {one for one in buttons if one.isEnabled()} <= reached
    assert all(viewer.isAncestorOf(one) for one in reached)
