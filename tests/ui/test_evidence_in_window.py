"""The book's sentence under each claim, in a real window: pressed, read with keys, switched off."""

from __future__ import annotations

import json
from dataclasses import replace
from html import escape
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from chatwindow import arrived, at_rest, box_of, click, open_in, shown
from foxreader.answer.conversation.stored import ReaderQuestion, StoredTurn
from foxreader.core.events import Answer, Citation, Cited, Mark, Routed, Searched, Text, TextDelta
from foxreader.core.span import Span
from foxreader.library.settings import SettingsFile
from foxreader.ui.chat.drawing import columns_of
from foxreader.ui.chat.turn import Turn
from foxreader.ui.platform.accessibility import has_keyboard
from foxreader.ui.window.main_window import MainWindow
from window import drawn, value_of

pytestmark = pytest.mark.gui

WORDS = (
    "All that night the wind came hard from the north, and the gulls kept to the lee side of the "
    "tower.",
    "Marn was proud of the whale oil, for it burned without smoke until the morning came.",
)


def cite(fox: MainWindow, words: str, number: int) -> Citation:
    book = fox.controller.opened.book
    at = book.files[0].text.index(words)
    span = Span(0, at, at + len(words))
    return Citation(number, span, book.text_at(span), "The Log")


@pytest.fixture
def lined(fox: MainWindow, qtbot, tmp_path: Path) -> Turn:
    """An answer of three claims with their lines, the last of another place than it says."""
    path = tmp_path / "log.txt"
    path.write_text("The Log\n\n" + "\n\n".join(WORDS) + "\n", encoding="utf-8")
    open_in(fox, qtbot, path)
    citations = tuple(cite(fox, words, n) for n, words in enumerate(WORDS, 1))
    parts = (
        Text("The wind blew hard from the north."), Mark(1),
        Text(" Marn’s oil burned without smoke."), Mark(2), Text(" It came at night."), Mark(1),
    )  # fmt: skip
    answer = Answer("Why?", "grounded", "deep", parts, citations, Searched())
    fox.chat.restore([StoredTurn(ReaderQuestion(answer.question), answer)])
    qtbot.waitUntil(lambda: box_of(fox, qtbot, fox.chat.last_turn.id, ".ev") is not None)
    return fox.chat.last_turn


def line(claim: int) -> str:
    return f'.ev[data-key="{claim}.0"]'


def value(fox: MainWindow, qtbot, script: str) -> object:
    return value_of(fox.chat.transcript.page, qtbot, script)


def key(fox: MainWindow, qtbot, pressed: Qt.Key) -> None:
    drawn(fox.chat.transcript.page, qtbot)
    QTest.keyClick(fox.chat.transcript._view.focusProxy(), pressed)


def focused(fox: MainWindow, qtbot) -> object:
    return value(fox, qtbot, "document.activeElement.dataset.key ?? ''")


@pytest.mark.thorough
def test_a_press_on_a_line_goes_there_and_one_on_the_pill_previews(
    fox: MainWindow, qtbot, lined: Turn
) -> None:
    gone: list[Citation] = []
    fox.chat.footnotes.go_wanted.connect(gone.append)
    click(fox, qtbot, lined.id, line(1))
    qtbot.waitUntil(lambda: [c.number for c in gone] == [2])
    assert box_of(fox, qtbot, lined.id, ".card") is None
    # Its pill and its line are set apart, and no other.
    on = "[...document.querySelectorAll('.on')].map(e => e.classList[0] + e.dataset.value).join()"
    assert value(fox, qtbot, on) == "note2,ev2"
    click(fox, qtbot, lined.id, '.note[data-value="1"]')
    qtbot.waitUntil(lambda: box_of(fox, qtbot, lined.id, ".card") is not None)
    assert len(gone) == 1
    # The preview comes under the line of its claim and above the next claim.
    card, own, following = (
        box_of(fox, qtbot, lined.id, name) for name in (".card", line(0), line(1))
    )
    assert own[3] <= card[1] and card[3] < following[1]


def test_lines_are_read_gone_to_seen_in_the_panel_and_come_while_an_answer_streams(
    fox: MainWindow, qtbot, lined: Turn
) -> None:
    # Each is under its claim, and two lines high at most.
    text = shown(fox, qtbot)
    assert text.index("from the north.") < text.index("All that night") < text.index("Marn’s oil")
    for claim in range(3):
        box = box_of(fox, qtbot, lined.id, f"{line(claim)} .short")
        assert 17 < box[3] - box[1] < 40  # by the fonts that are installed
    _each_has_a_role_and_a_name(fox, qtbot)
    # All evidence of the answer stays marked beside what is gone to.
    first, second = (lined.citations[number].span for number in (1, 2))
    fox.chat.press(lined.id, "go", "2")
    assert fox.reader.marked("evidence") == (second, first)
    fox.chat.press(lined.id, "go", "1")
    assert fox.reader.marked("evidence") == (first, second)
    assert has_keyboard(fox.reader)
    _the_panel_shows_a_claim_as_it_was_written(fox, qtbot, lined)
    _a_line_comes_while_the_answer_streams(fox, qtbot)


def _each_has_a_role_and_a_name(fox: MainWindow, qtbot) -> None:
    """And one is in the order of the Tab key."""
    found = value(
        fox, qtbot,
        "[...document.querySelectorAll('.ev')].map(e => [e.getAttribute('role'), "
        "e.getAttribute('aria-label'), e.tabIndex].join('|')).join('\\n')",
    ).splitlines()  # fmt: skip
    assert len(found) == 3
    assert [one.split("|")[2] for one in found] == ["0", "-1", "-1"]
    for one in found:
        assert one.startswith("link|Go to evidence ")
    switch = "document.querySelector('.switch')"
    assert value(fox, qtbot, f"{switch}.getAttribute('role')") == "switch"
    assert value(fox, qtbot, f"{switch}.innerText") == "Footnotes only"
    assert value(fox, qtbot, f"{switch}.tabIndex") == 0
    first = "document.querySelector('.ev')"
    assert value(fox, qtbot, f"{first}.compareDocumentPosition({switch}) & 4") == 4  # follows


def _the_panel_shows_a_claim_as_it_was_written(fox: MainWindow, qtbot, lined: Turn) -> None:
    """What a model writes is no markup in the panel either."""
    said = "The wind <b>blew</b> &amp; blew hard from the north."
    answer = replace(
        lined.answer, parts=(Text(said), Mark(1)), citations=lined.answer.citations[:1]
    )
    fox.chat.restore([StoredTurn(ReaderQuestion("How?"), answer)])
    fox.chat_controller.evidence.open(fox.chat.last_turn, 1)
    panel = fox.chat_controller.evidence.panel
    assert escape(said) in panel.claim.text()
    at_rest(fox, qtbot)
    before = panel.claim.text()
    fox.appearance.change({"theme": "dark"})  # in its colours
    assert escape(said) in panel.claim.text() != before


def _a_line_comes_while_the_answer_streams(fox: MainWindow, qtbot) -> None:
    fox.chat._by = "model"
    turn = fox.chat.ask(ReaderQuestion("And the oil?"))
    fox.chat.feed(turn, Routed("specific"))
    fox.chat.feed(turn, TextDelta("The oil made no smoke."))
    qtbot.waitUntil(lambda: "made no smoke" in shown(fox, qtbot))
    assert box_of(fox, qtbot, turn.id, ".ev") is None
    fox.chat.feed(turn, Cited(cite(fox, WORDS[1], 1)))
    qtbot.waitUntil(lambda: box_of(fox, qtbot, turn.id, ".ev") is not None)
    fox.chat.feed(turn, TextDelta(" It came by boat"))
    qtbot.waitUntil(lambda: "It came by boat" in shown(fox, qtbot))
    text = shown(fox, qtbot)
    assert text.rindex("Marn was proud") < text.index("It came by boat")


@pytest.mark.thorough
def test_keys_go_from_line_to_line_and_act_on_one(fox: MainWindow, qtbot, lined: Turn) -> None:
    gone: list[Citation] = []
    fox.chat.footnotes.go_wanted.connect(gone.append)
    fox.activateWindow()
    fox.chat.transcript._view.setFocus()

    def at_a_line() -> bool:
        # Where the focus begins in the page depends on when it was drawn.
        key(fox, qtbot, Qt.Key.Key_Tab)
        return focused(fox, qtbot) == "0.0"

    qtbot.waitUntil(at_a_line)
    key(fox, qtbot, Qt.Key.Key_Down)
    qtbot.waitUntil(lambda: focused(fox, qtbot) == "1.0")
    key(fox, qtbot, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: [c.number for c in gone] == [2])
    key(fox, qtbot, Qt.Key.Key_Space)
    # All that is known of it, over the chat; the page stays as it is.
    panel, before = fox.chat_controller.evidence.panel, fox.reader.geometry()
    qtbot.waitUntil(panel.isVisible)
    assert panel.head.text() == panel.accessibleName() == "Evidence 2 of 2"
    assert panel.claim.text().startswith("Marn’s oil burned without smoke. <span")
    assert "● cited</span> · the place has its words" in panel.grade.text()
    assert panel.id.accessibleName() == str(lined.citations[2].span)
    assert not panel.cover.pixmap().isNull()  # drawn where the book has none
    assert lined.citations[2].quote in panel.text.toPlainText()
    qtbot.waitUntil(panel.go.hasFocus)
    QTest.keyClick(panel.go, Qt.Key.Key_Up, Qt.KeyboardModifier.AltModifier)
    assert panel.head.text() == "Evidence 1 of 2" and not panel.up.isEnabled()
    QTest.keyClick(panel.go, Qt.Key.Key_Return)
    assert [c.number for c in gone] == [2, 1] and fox.reader.geometry() == before
    every = [panel.up, panel.down, panel.close_button, panel.text, panel.copy_id, panel.copy]
    assert all(one.accessibleName() or one.text() for one in every)
    QTest.keyClick(panel.go, Qt.Key.Key_Escape)
    assert not panel.isVisible()
    qtbot.waitUntil(lambda: focused(fox, qtbot) == "1.0")
    key(fox, qtbot, Qt.Key.Key_Up)
    qtbot.waitUntil(lambda: focused(fox, qtbot) == "0.0")
    fox.chat.note(lined, "Seen.")  # the answer is shown anew: the focus stays
    qtbot.waitUntil(lambda: "Seen." in shown(fox, qtbot))
    assert focused(fox, qtbot) == "0.0"
    key(fox, qtbot, Qt.Key.Key_F)
    qtbot.waitUntil(lambda: box_of(fox, qtbot, lined.id, ".ev") is None)


@pytest.mark.thorough
def test_footnotes_only_is_kept_for_the_next_answers(fox: MainWindow, qtbot, lined: Turn) -> None:
    click(fox, qtbot, lined.id, ".switch")
    qtbot.waitUntil(lambda: box_of(fox, qtbot, lined.id, ".ev") is None)
    assert "All that night" not in shown(fox, qtbot)
    assert fox.program.profile.settings.footnotes_only
    on = "document.querySelector('.switch').getAttribute('aria-checked')"
    assert value(fox, qtbot, on) == "true"
    fox.appearance.save_now()
    at_rest(fox, qtbot)
    assert SettingsFile(fox.program.profile.home.settings_file).load().footnotes_only
    answer = lined.answer
    fox.chat.restore([StoredTurn(ReaderQuestion("Again?"), answer)])
    assert box_of(fox, qtbot, fox.chat.last_turn.id, ".ev") is None
    click(fox, qtbot, fox.chat.last_turn.id, ".switch")
    qtbot.waitUntil(lambda: box_of(fox, qtbot, lined.id, ".ev") is not None)


@pytest.mark.thorough
def test_more_lines_are_unfolded_and_stay_so(fox: MainWindow, qtbot, lined: Turn) -> None:
    citations = tuple(replace(lined.answer.citations[0], number=n) for n in (1, 2, 3))
    parts = (Text("The wind blew from the north"), *(Mark(n) for n in (1, 2, 3)))
    answer = replace(lined.answer, parts=parts, citations=citations)
    fox.chat.restore([StoredTurn(ReaderQuestion("More?"), answer)])
    turn = fox.chat.last_turn
    third = '.ev[data-key="0.more.0"]'
    qtbot.waitUntil(lambda: box_of(fox, qtbot, turn.id, third) == [0, 0, 0, 0])
    click(fox, qtbot, turn.id, ".unfold")
    qtbot.waitUntil(lambda: box_of(fox, qtbot, turn.id, third) != [0, 0, 0, 0])
    fox.chat.note(turn, "Seen.")
    qtbot.waitUntil(lambda: "Seen." in shown(fox, qtbot))
    assert box_of(fox, qtbot, turn.id, third) != [0, 0, 0, 0]


@pytest.mark.thorough
def test_a_book_from_right_to_left_has_its_lines_so(fox: MainWindow, qtbot, tmp_path: Path) -> None:
    path = tmp_path / "king.txt"
    words = "وكان الملك يحب الحكمة والعلماء ويجالسهم في كل ليلة من ليالي الشتاء الطويلة."
    path.write_text(f"الملك\n\n{words}\n", encoding="utf-8")
    open_in(fox, qtbot, path)
    parts = (Text("كان الملك يحب العلماء."), Mark(1))
    answer = Answer("؟", "grounded", "deep", parts, (cite(fox, words, 1),), Searched())
    fox.chat.restore([StoredTurn(ReaderQuestion(answer.question), answer)])
    id_ = fox.chat.last_turn.id
    qtbot.waitUntil(lambda: box_of(fox, qtbot, id_, ".ev") is not None)
    number, place = (box_of(fox, qtbot, id_, f".ev {part}") for part in (".no", ".pl"))
    assert number[0] > place[2], "the number is not at the right"


@pytest.mark.thorough
def test_a_line_of_another_book_is_named_when_that_is_there(
    fox: MainWindow, qtbot, lamp: Path, oil: Path
) -> None:
    open_in(fox, qtbot, oil)
    other = fox.controller.opened.book
    at = other.files[0].text.index("Marn was proud")
    span = Span(0, at, at + 83)
    cited = Citation(1, span, other.text_at(span), "Chapter 2", book=other.sha256)
    open_in(fox, qtbot, lamp)
    parts = (Text("Marn had pride in her oil."), Mark(1))
    answer = Answer("Who?", "grounded", "deep", parts, (cited,), Searched(books=("oil",)))
    fox.chat.restore([StoredTurn(ReaderQuestion(answer.question, books=()), answer)])
    id_ = fox.chat.last_turn.id
    qtbot.waitUntil(lambda: box_of(fox, qtbot, id_, ".ev .of") is not None)
    assert value(fox, qtbot, "document.querySelector('.ev .of').innerText") == "oil"
    click(fox, qtbot, id_, ".ev")
    arrived(fox, qtbot, oil)


@pytest.mark.thorough
def test_lines_are_cut_to_two_lines_of_the_room_there_is(
    fox: MainWindow, qtbot, lined: Turn
) -> None:
    heights = (
        "JSON.stringify([...document.querySelectorAll('.ev .short')]"
        ".map(one => Math.round(one.getBoundingClientRect().height / 18)))"
    )
    whole = value(fox, qtbot, "document.querySelector('.ev .short').textContent")
    for width in (300, 392):
        fox.chat.setFixedWidth(width)
        qtbot.waitUntil(lambda w=width: fox.chat.footnotes.columns == columns_of(w - 1))
        qtbot.waitUntil(lambda: max(json.loads(str(value(fox, qtbot, heights)))) <= 2)
        shown_ = value(fox, qtbot, "document.querySelector('.ev .short').textContent")
        assert (shown_ == whole) == (width == 392)
