"""Tables and code wider than a line scroll within themselves, by mouse and by keys."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from test_hard_books import made

from foxreader.core.span import Span
from foxreader.ui.platform.theme import LIGHT
from foxreader.ui.reader.page_style import PageStyle
from window import drawn

pytestmark = pytest.mark.gui
Key = Qt.Key
ROW = "<tr>" + "".join(f"<td>a_rather_long_cell_{n}</td>" for n in range(30)) + "</tr>"
CODE = "def lamp(oil):\n    " + "x = 1 + " * 18 + "2\n\treturn oil"
BODY = (
    f"<p>Before.</p><table>{ROW * 3}</table><pre><code>{CODE}</code></pre>"
    f"<pre id='prose'>{'A letter that was typed in one line. ' * 20}</pre><p>{'After. ' * 900}</p>"
)
HEAD = "<style>body, pre { text-align: justify; text-indent: 2em }</style>"
TABLE, PRE = "document.querySelector('table')", "document.querySelector('pre')"


@pytest.mark.thorough
@pytest.mark.parametrize("flow", ["scroll", "paged"])
def test_by_keys(window, flow: str) -> None:
    window.view.apply(PageStyle(LIGHT, flow=flow))
    window.open(made(BODY, head=HEAD))
    view = window.view._view.focusProxy()
    window.view.activateWindow()
    view.setFocus()
    for element in (TABLE, PRE):
        assert window.js(f"{element}.classList.contains('fx-wide') && {element}.tabIndex === 0")
        window.js(f"({element}.focus({{preventScroll: true}}), 1)")
        before = window.view.place
        QTest.keyClick(view, Key.Key_Right)
        window.qtbot.waitUntil(lambda e=element: window.js(f"{e}.scrollLeft") > 0)
        QTest.keyClick(view, Key.Key_End)
        far = f"{element}.scrollWidth - {element}.clientWidth - {element}.scrollLeft"
        window.qtbot.waitUntil(lambda at=far: abs(window.js(at)) < 2)
        QTest.keyClick(view, Key.Key_Right)  # there is no more: the page stays
        QTest.keyClick(view, Key.Key_Home)
        window.qtbot.waitUntil(lambda e=element: window.js(f"{e}.scrollLeft") == 0)
        assert window.view.place == before
    assert window.js("document.documentElement.scrollWidth <= innerWidth")


def test_by_the_wheel(window) -> None:
    window.view.apply(PageStyle(LIGHT, flow="paged"))
    window.open(made(BODY))
    drawn(window.view.page, window.qtbot)
    left, top = window.js(f"(b => [b.left, b.top])({TABLE}.getBoundingClientRect())")
    view = window.view._view.focusProxy()
    at = QPointF(left + 40, top + 20)
    event = QWheelEvent(
        at, QPointF(view.mapToGlobal(at)), QPoint(-120, 0), QPoint(-120, 0),
        Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase,
        False,
    )  # fmt: skip
    QApplication.sendEvent(view, event)
    window.qtbot.waitUntil(lambda: window.js(f"{TABLE}.scrollLeft") > 0)
    assert window.view.place == Span(0, 0, 0)


def test_code_keeps_its_form_and_a_letter_is_wrapped(window) -> None:
    window.open(made(BODY, head=HEAD))
    style = "(s => [s.whiteSpace, s.textAlign, s.textIndent])(getComputedStyle(%s))"
    assert window.js(style % PRE) == ["pre", "start", "0px"]
    prose = "document.querySelector('#prose')"
    assert window.js(style % prose) == ["pre-wrap", "start", "0px"]
    assert window.js(f"{prose}.scrollWidth <= {prose}.clientWidth")
    text = window.js(f"{PRE}.textContent")
    assert text == CODE


def test_what_is_gone_to_in_a_wide_table_is_on_screen(window) -> None:
    book = made(BODY)
    window.open(book)
    at = book.files[0].text.index("cell_27")
    (report,) = window.mark([Span(0, at, at + 7)])
    assert report["visible"] and report["text"] == "cell_27"
    left, _, right, _ = window.js(
        f"(r => [r.left, 0, r.right, 0])(fox.boxOf(fox.view.index.range({at}, {at + 7})))"
    )
    assert 0 <= left < right <= 900
