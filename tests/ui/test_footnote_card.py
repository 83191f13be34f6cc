"""A footnote's glance and card in a real window: what is seen at the click, and where."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest

from chatwindow import box_of, open_in, shown
from foxreader.answer.conversation.stored import ReaderQuestion, StoredTurn
from foxreader.core.events import Answer, Citation, Mark, Searched, Text
from foxreader.core.span import Span
from foxreader.ui.chat.turn import Turn
from foxreader.ui.window.main_window import MainWindow

LONG = " ".join(f"The keeper of lamp number {n} wrote a long line in the log." for n in range(60))
LINE = 14.5 * 1.5  # pixels of a line in the card, as chat.css has it
FIRST, SECOND = "The keeper wrote it down.", "He did so every night."


@pytest.fixture
def cited(fox: MainWindow, qtbot, tmp_path: Path) -> Turn:
    """An answer of two sentences in one paragraph, both cited, shown with footnotes only."""
    fox.chat.show_footnotes_only(True)
    path = tmp_path / "log.txt"
    path.write_text(f"The Log\n\n{LONG}\n", encoding="utf-8")
    open_in(fox, qtbot, path)
    book = fox.controller.opened.book
    at = book.files[0].text.index("The keeper of lamp number 20")
    spans = [Span(0, at, at + 55), Span(0, at + 600, at + 1_400)]
    citations = tuple(
        Citation(n, span, book.text_at(span), "The Log") for n, span in enumerate(spans, 1)
    )
    parts = (Text(FIRST), Mark(1), Text(f" {SECOND}"), Mark(2))
    answer = Answer("Why?", "grounded", "tools", parts, citations, Searched())
    fox.chat.restore([StoredTurn(ReaderQuestion(answer.question), answer)])
    qtbot.waitUntil(lambda: box_of(fox, qtbot, fox.chat.last_turn.id, ".note") is not None)
    return fox.chat.last_turn


def note(number: int) -> str:
    return f'.note[data-value="{number}"]'


def point(box: list[float]) -> QPoint:
    return QPoint(int((box[0] + box[2]) / 2), int((box[1] + box[3]) / 2))


def rest_on(fox: MainWindow, qtbot, turn: Turn, number: int) -> QPoint:
    """The pointer rests on a footnote until its glance is there."""
    view = fox.chat.transcript._view.focusProxy()
    at = point(box_of(fox, qtbot, turn.id, note(number)))

    def glance() -> bool:
        QTest.mouseMove(view, at - QPoint(3, 0))
        QTest.mouseMove(view, at)
        return "Click for context" in shown(fox, qtbot)

    qtbot.waitUntil(glance)
    return at


def press(fox: MainWindow, qtbot, turn: Turn, number: int) -> None:
    at = point(box_of(fox, qtbot, turn.id, note(number)))
    QTest.mouseClick(fox.chat.transcript._view.focusProxy(), Qt.MouseButton.LeftButton, pos=at)
    qtbot.waitUntil(lambda: box_of(fox, qtbot, turn.id, ".card") is not None)


def test_the_glance_goes_at_the_click_and_stays_away(fox: MainWindow, qtbot, cited: Turn) -> None:
    at = rest_on(fox, qtbot, cited, 1)
    press(fox, qtbot, cited, 1)
    assert "Click for context" not in shown(fox, qtbot)
    # The card is closed again under the same pointer: no glance comes of it.
    view = fox.chat.transcript._view.focusProxy()
    QTest.mouseClick(view, Qt.MouseButton.LeftButton, pos=at)
    qtbot.waitUntil(lambda: box_of(fox, qtbot, cited.id, ".card") is None)
    assert "Click for context" not in shown(fox, qtbot)


@pytest.mark.thorough
def test_the_card_stands_between_its_sentence_and_the_next(
    fox: MainWindow, qtbot, cited: Turn
) -> None:
    press(fox, qtbot, cited, 1)
    text = shown(fox, qtbot)
    assert text.index(FIRST) < text.index("Go there") < text.index(SECOND)
    card, pill = (box_of(fox, qtbot, cited.id, name) for name in (".card", note(1)))
    assert 0 <= card[1] - pill[3] < 24, "the card does not stand right under its sentence"


@pytest.mark.thorough
def test_the_pill_keeps_its_place_and_width(fox: MainWindow, qtbot, cited: Turn) -> None:
    for number in (1, 2):
        before = box_of(fox, qtbot, cited.id, note(number))
        press(fox, qtbot, cited, number)
        after = box_of(fox, qtbot, cited.id, note(number))
        assert after[0] == before[0]
        assert after[2] - after[0] == before[2] - before[0]
        fox.chat.press(cited.id, "footnote", str(number))
        qtbot.waitUntil(lambda: box_of(fox, qtbot, cited.id, ".card") is None)


@pytest.mark.thorough
@pytest.mark.parametrize("number", [1, 2])
def test_the_card_has_five_lines_at_most_and_says_where(
    fox: MainWindow, qtbot, cited: Turn, number: int
) -> None:
    press(fox, qtbot, cited, number)
    passage, mark = (box_of(fox, qtbot, cited.id, name) for name in (".passage", ".passage mark"))
    assert 1 <= round((passage[3] - passage[1]) / LINE) <= 5
    assert mark[1] < passage[1] + 2 * LINE, "the cited words do not begin in the first two lines"
    if number == 1:
        assert mark[3] <= passage[3] + 1, "cited words of one sentence are cut off"
    share = fox.controller.opened.book.fraction(cited.citations[number].span)
    assert f"{round(share * 100)} %" in shown(fox, qtbot)


@pytest.mark.thorough
def test_context_shows_all_of_it_without_a_scroll_bar(fox: MainWindow, qtbot, cited: Turn) -> None:
    fox.chat.press(cited.id, "around", "2")

    def whole() -> bool:
        names = (".passage", ".passage mark")
        passage, mark = (box_of(fox, qtbot, cited.id, name) for name in names)
        return passage[3] - passage[1] > 20 * LINE and mark[3] < passage[3]

    qtbot.waitUntil(whole)


@pytest.mark.thorough
def test_go_there_paints_the_evidence_and_nothing_else(fox: MainWindow, qtbot, cited: Turn) -> None:
    """From the first frame in which anything is marked, the mark has its own colour."""
    reader, accent = fox.reader, QColor(fox.theme.accent)
    qtbot.waitUntil(lambda: reader.ready)
    fox.chat.press(cited.id, "go", "1")
    seen: set[str] = set()

    def painted() -> bool:
        picture = reader.grab().toImage()
        scale = picture.devicePixelRatio()
        for y in range(0, int(reader.height() * scale), 7):
            for x in range(int(200 * scale), int(500 * scale), 5):
                seen.add(picture.pixelColor(x, y).name())
        return QColor(fox.theme.evidence).name() in seen

    qtbot.waitUntil(painted)
    assert accent.name() not in seen
