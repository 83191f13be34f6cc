"""A reader's hands on highlights and notes in the real window."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from foxreader.core.annotation import Annotation
from foxreader.core.span import Span
from foxreader.ui.window.main_window import MainWindow
from window import settled, value_of

LEFT = Qt.MouseButton.LeftButton
CTRL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier


def stored(fox: MainWindow) -> list[Annotation]:
    """The annotations of the open book as another start of the program would find them."""
    return list(fox.program.profile.annotations.of(fox.controller.opened.book.sha256))


def listed(fox: MainWindow) -> list[str]:
    """What the list of notes says, a row each."""
    model = fox.side.notes.list.rows
    return [str(model.index(n).data()) for n in range(model.rowCount())]


def page_target(fox: MainWindow) -> QWidget:
    """The widget of the page that the mouse and the keyboard act on."""
    return fox.reader._view.focusProxy()


def key(fox: MainWindow, code: Qt.Key, modifier=Qt.KeyboardModifier.NoModifier) -> None:
    """Press a key where the focus is."""
    QTest.keyClick(QApplication.focusWidget() or fox, code, modifier)


def span_of(fox: MainWindow, words: str, file: int | None = None) -> Span:
    """The first place of these words in the open book."""
    files = fox.controller.opened.book.files
    for number, one in enumerate(files):
        if (file is None or file == number) and words in one.text:
            at = one.text.index(words)
            return Span(number, at, at + len(words))
    raise AssertionError(f"not in the book: {words}")


def go_to(fox: MainWindow, qtbot, span: Span) -> None:
    """Have the page at a passage, with it a third down."""
    fox.reader.go(span, 0.3)
    qtbot.waitUntil(lambda: fox.reader.ready and fox.reader.place.file == span.file)
    settled(fox.reader.page, qtbot)


def where_is(fox: MainWindow, qtbot, span: Span):
    """Where a passage is on screen."""
    heard: list = []
    fox.reader.highlights.where_is(span, heard.append)
    qtbot.waitUntil(lambda: bool(heard))
    assert heard[0] is not None
    return heard[0]


def drag_over(fox: MainWindow, qtbot, span: Span) -> None:
    """Select a passage of one line with the pointer, as far as a pointer is exact."""
    first = where_is(fox, qtbot, span).first
    target, middle = page_target(fox), first.center().y()
    QTest.mousePress(target, LEFT, pos=QPoint(first.left() + 1, middle))
    for x in range(first.left() + 10, first.right(), 10):
        QTest.mouseMove(target, QPoint(x, middle))
    QTest.mouseRelease(target, LEFT, pos=QPoint(first.right(), middle))
    qtbot.waitUntil(fox.marking.bar.isVisible)


def press_at(fox: MainWindow, qtbot, span: Span) -> None:
    """Press in the middle of the first line of a passage."""
    first = where_is(fox, qtbot, span).first
    QTest.mouseClick(page_target(fox), LEFT, pos=first.center())


def highlighted(fox: MainWindow, qtbot, color: str) -> str:
    """The characters the page shows in a colour."""
    script = (
        f"[...(CSS.highlights.get('fx-{color}') ?? []), "
        f"...(CSS.highlights.get('fx-{color}-2') ?? [])].map(String).join('|')"
    )
    return str(value_of(fox.reader.page, qtbot, script))
