"""Highlights, notes and bookmarks in the real window, on a real book, by mouse and by keys."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from benchmarks.accessible_tree import faults
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QPlainTextEdit

from chatwindow import answered, arrived, dialog, open_again, open_in, show, use
from endpoint import Endpoint
from foxreader.core.annotation import Anchor, highlight
from foxreader.core.scope import Selection
from foxreader.core.span import Link, Span
from foxreader.ui.platform.accessibility import has_keyboard
from foxreader.ui.platform.export import ExportDialog
from foxreader.ui.settings.set_up import SetUpDialog
from foxreader.ui.window.main_window import MainWindow
from hands import press, said, write
from noting import (
    CTRL,
    LEFT,
    SHIFT,
    drag_over,
    go_to,
    highlighted,
    key,
    listed,
    press_at,
    span_of,
    stored,
    where_is,
)
from window import settled, value_of

pytestmark = pytest.mark.gui
Key = Qt.Key
POCKET = "took a watch out of its waistcoat-pocket"
DOWN = "Down, down, down."


@pytest.fixture
def alice(fox: MainWindow, qtbot, books: Path) -> MainWindow:
    """The window with Alice open at the rabbit."""
    path = books / "epub" / "readest" / "sample-alice.epub"
    fox.activateWindow()
    show(fox, qtbot, path)
    go_to(fox, qtbot, span_of(fox, POCKET))
    fox.reader.setFocus()
    return fox


def choose(fox: MainWindow, qtbot, span: Span) -> None:
    """Select exactly a passage."""
    script = (
        f"var r = fox.view.index.range({span.start}, {span.end});"
        "getSelection().removeAllRanges(); getSelection().addRange(r)"
    )
    fox.reader.page.runJavaScript(script, 1)
    qtbot.waitUntil(lambda: fox.passage.span == span and fox.marking.bar.isVisible())


@pytest.mark.thorough
def test_a_highlight_is_made_recoloured_and_taken_off_with_the_mouse(
    alice: MainWindow, qtbot
) -> None:
    fox, bar = alice, alice.marking.bar
    drag_over(fox, qtbot, span_of(fox, "waistcoat-pocket"))
    words = fox.passage.words
    assert "waistcoat-pocket" in words
    # 8 pixels above the words, and inside the text.
    where = where_is(fox, qtbot, fox.passage.span)
    assert bar.surface.bottom() + 1 == where.box.top() - 8 and bar.surface.height() == 36
    assert where.column[0] <= bar.surface.left() and bar.surface.right() <= where.column[1]
    green, rose = bar.swatches.dots[1], bar.swatches.dots[0]
    QTest.mouseClick(green, LEFT)
    qtbot.waitUntil(lambda: highlighted(fox, qtbot, "green") == words)
    (made,) = stored(fox)
    assert (made.color, made.anchor.quote) == ("green", words)
    assert bar.isVisible() and green.isChecked() and not rose.isChecked()
    QTest.mouseClick(rose, LEFT)
    qtbot.waitUntil(lambda: highlighted(fox, qtbot, "rose") == words)
    assert not highlighted(fox, qtbot, "green") and stored(fox)[0].color == "rose"
    QTest.mouseClick(rose, LEFT)
    qtbot.waitUntil(lambda: not highlighted(fox, qtbot, "rose"))
    assert stored(fox) == [] and bar.isVisible() and not rose.isChecked()
    # Undone and done again, step by step.
    for color in ("rose", "green", ""):
        key(fox, Key.Key_Z, CTRL)
        qtbot.waitUntil(lambda c=color: [one.color for one in stored(fox)] == ([c] if c else []))
    for color in ("green", "rose", ""):
        key(fox, Key.Key_Z, CTRL | SHIFT)
        qtbot.waitUntil(lambda c=color: [one.color for one in stored(fox)] == ([c] if c else []))
    qtbot.waitUntil(lambda: not highlighted(fox, qtbot, "rose"))


def test_highlights_are_pressed_and_binned_listed_by_mouse_and_put_at_their_place(
    alice: MainWindow, qtbot
) -> None:
    _a_highlight_that_is_pressed_shows_the_bar_with_the_bin(alice, qtbot)
    _the_list_is_worked_in_by_mouse_and_keeps_the_keyboard(alice, qtbot)
    alice.notes.take_away([one.id for one in stored(alice)])
    qtbot.waitUntil(lambda: stored(alice) == [] and listed(alice) == [])
    _a_note_whose_words_stand_at_several_places_is_put_at_one(alice, qtbot)


def _a_highlight_that_is_pressed_shows_the_bar_with_the_bin(alice: MainWindow, qtbot) -> None:
    fox, bar = alice, alice.marking.bar
    span = span_of(fox, POCKET)
    fox.notes.highlight(span, "blue")
    qtbot.waitUntil(lambda: highlighted(fox, qtbot, "blue") == POCKET)
    press_at(fox, qtbot, span)
    qtbot.waitUntil(bar.isVisible)
    assert fox.passage.span == span and bar.swatches.dots[2].isChecked()
    assert bar._bin.isVisible()
    # What is pressed beside it takes the bar away; on a name it would open its card besides.
    press_at(fox, qtbot, span_of(fox, "hurried on"))
    qtbot.waitUntil(lambda: not bar.isVisible())
    assert fox.passage.span is None
    press_at(fox, qtbot, span)
    qtbot.waitUntil(bar.isVisible)
    QTest.mouseClick(bar._bin, LEFT)
    qtbot.waitUntil(lambda: not highlighted(fox, qtbot, "blue"))
    assert stored(fox) == [] and not bar.isVisible()


def _the_list_is_worked_in_by_mouse_and_keeps_the_keyboard(alice: MainWindow, qtbot) -> None:
    fox, panel = alice, alice.side.notes
    fox.notes.highlight(span_of(fox, DOWN), "green")
    qtbot.waitUntil(lambda: len(stored(fox)) == 1)
    fox.notes.highlight(span_of(fox, POCKET), "blue")
    qtbot.waitUntil(lambda: len(stored(fox)) == 2)
    fox.commands.show_notes()
    panel.everywhere.setChecked(False)
    qtbot.waitUntil(lambda: sum(DOWN in words or POCKET in words for words in listed(fox)) == 2)

    def index_of(words: str):
        return panel.list.rows.index(next(n for n, o in enumerate(listed(fox)) if words in o))

    index = index_of(POCKET)
    panel.list.scrollTo(index)
    QTest.mouseClick(panel.list.viewport(), LEFT, pos=panel.list.visualRect(index).center())
    qtbot.waitUntil(lambda: where_is(fox, qtbot, span_of(fox, POCKET)).visible)
    assert has_keyboard(panel.list)
    key(fox, Key.Key_F2)
    qtbot.waitUntil(lambda: isinstance(QApplication.focusWidget(), QPlainTextEdit))
    key(fox, Key.Key_Escape)
    qtbot.waitUntil(lambda: has_keyboard(panel.list))
    index = index_of(DOWN)
    panel.list.setCurrentIndex(index)
    row = panel.list.rows.row(index)
    menu = panel.list.menu_of(row, index)
    words = [action.text() for action in menu.actions() if action.text()]
    assert words[:3] == ["Go to the words", "Write the note", "Copy words and note"]
    menu.actions()[2].trigger()
    assert QApplication.clipboard().text() == DOWN
    panel.foot.order.click()  # by date, the newest first
    newest = [words for words in listed(fox) if POCKET in words or DOWN in words]
    assert POCKET in newest[0] and panel.foot.order.text() == "By date"
    panel.foot.order.click()
    menu.actions()[-1].trigger()
    qtbot.waitUntil(lambda: [one.anchor.quote for one in stored(fox)] == [POCKET])
    assert has_keyboard(panel.list)


def _a_note_whose_words_stand_at_several_places_is_put_at_one(alice: MainWindow, qtbot) -> None:
    fox, panel = alice, alice.side.notes
    book = fox.controller.opened.book
    lost = Anchor(book.sha256, Span(999_999_999, 0, 0), "said Alice", "", "")
    fox.program.profile.annotations.add(highlight(lost, "rose", "which one?"))
    fox.notes.read()
    fox.commands.show_notes()
    qtbot.waitUntil(lambda: len(fox.notes.missing) == 1)
    qtbot.waitUntil(lambda: any("which one?" in words for words in listed(fox)))
    at = next(n for n, words in enumerate(listed(fox)) if "which one?" in words)
    row = panel.list.rows.row(panel.list.rows.index(at))
    assert len(row.places) > 1 and all("said Alice" in words for _, words in row.places)
    span = row.places[1][0]
    panel.list.placed.emit(row.id, span)
    qtbot.waitUntil(lambda: fox.notes.missing == [] and fox.notes.span_of(row.id) == span)
    assert stored(fox)[0].note == "which one?" and stored(fox)[0].anchor.span == span


@pytest.mark.thorough
def test_by_keys_alone(alice: MainWindow, qtbot) -> None:
    """A sentence is selected, highlighted, noted, found in the list, edited and deleted."""
    fox = alice
    key(fox, Key.Key_Down, SHIFT)
    qtbot.waitUntil(fox.marking.bar.isVisible)
    sentence = fox.passage.words
    key(fox, Key.Key_Down, SHIFT)
    qtbot.waitUntil(lambda: fox.passage.words not in ("", sentence))
    sentence = fox.passage.words
    key(fox, Key.Key_Left, SHIFT)
    qtbot.waitUntil(
        lambda: fox.passage.words != sentence and sentence.startswith(fox.passage.words)
    )
    span = fox.passage.span
    key(fox, Key.Key_4, CTRL)
    qtbot.waitUntil(lambda: [one.color for one in stored(fox)] == ["violet"])
    assert stored(fox)[0].anchor.span == span
    key(fox, Key.Key_M, CTRL)
    qtbot.waitUntil(fox.marking.card.field.hasFocus)
    QTest.keyClicks(QApplication.focusWidget(), "Why a watch?")
    key(fox, Key.Key_Return, CTRL)
    qtbot.waitUntil(lambda: stored(fox)[0].note == "Why a watch?")
    assert not fox.marking.card.isVisible() and has_keyboard(fox.reader)
    # The list: Enter goes there, F2 edits, Del takes away, and Undo brings back.
    key(fox, Key.Key_M, CTRL | SHIFT)
    notes = fox.side.notes.list
    qtbot.waitUntil(notes.hasFocus)
    assert fox.side.width() >= 288 and notes.currentIndex().isValid()
    qtbot.waitUntil(lambda: "Violet" in listed(fox)[1] and "Why a watch?" in listed(fox)[1])
    fox.reader.go(Span(0, 0, 0))
    qtbot.waitUntil(lambda: fox.reader.place.start == 0 and fox.reader.ready)
    key(fox, Key.Key_Return)
    qtbot.waitUntil(lambda: fox.reader.ready and where_is(fox, qtbot, span).visible)
    qtbot.waitUntil(fox.marking.card.isVisible)
    assert has_keyboard(fox.reader)
    key(fox, Key.Key_Escape)
    assert not fox.marking.card.isVisible()
    notes.setFocus()
    key(fox, Key.Key_F2)
    qtbot.waitUntil(lambda: isinstance(QApplication.focusWidget(), QPlainTextEdit))
    QTest.keyClicks(QApplication.focusWidget(), " And whose?")
    key(fox, Key.Key_Escape)
    qtbot.waitUntil(lambda: stored(fox)[0].note == "Why a watch? And whose?")
    notes.setFocus()
    key(fox, Key.Key_Delete)
    qtbot.waitUntil(lambda: stored(fox) == [] and listed(fox) == [])
    press(fox.side, "Undo")
    qtbot.waitUntil(lambda: [one.note for one in stored(fox)] == ["Why a watch? And whose?"])
    qtbot.waitUntil(lambda: "And whose?" in "".join(listed(fox)))


@pytest.mark.thorough
def test_an_empty_note_is_none_and_leaving_keeps_what_was_written(alice: MainWindow, qtbot) -> None:
    fox, card = alice, alice.marking.card
    span = span_of(fox, POCKET)
    choose(fox, qtbot, span)
    key(fox, Key.Key_M, CTRL)
    qtbot.waitUntil(card.field.hasFocus)
    assert len(stored(fox)) == 1
    key(fox, Key.Key_Escape)
    qtbot.waitUntil(lambda: stored(fox) == [])
    key(fox, Key.Key_Z, CTRL)  # nothing was made: nothing is brought back
    # Left by a press elsewhere.
    choose(fox, qtbot, span_of(fox, "hurried on"))
    choose(fox, qtbot, span)
    press(fox, "Note")
    qtbot.waitUntil(card.field.hasFocus)
    QTest.keyClicks(card.field, "Left.")
    fox.chat.composer.field.setFocus()
    qtbot.waitUntil(lambda: [one.note for one in stored(fox)] == ["Left."])
    assert not card.isVisible()
    # Pressed again it is read; Edit writes. The card lies under the words or in the margin.
    go_to(fox, qtbot, span)
    press_at(fox, qtbot, span)
    qtbot.waitUntil(card.isVisible)
    assert not card.field.isVisible() and fox.marking.bar.isVisible()
    assert not card.surface.intersects(where_is(fox, qtbot, span).first)
    assert not card.surface.intersects(fox.marking.bar.surface)
    press(card, "Edit")
    QTest.keyClicks(card.field, " And the book closed.")
    open_again(fox, qtbot, fox.controller.opened.path)
    assert [one.note for one in stored(fox)] == ["Left. And the book closed."]
    assert not card.isVisible()
    qtbot.waitUntil(lambda: highlighted(fox, qtbot, "rose") == POCKET)


@pytest.mark.thorough
def test_what_is_written_is_there_after_the_window_closed(alice: MainWindow, qtbot) -> None:
    fox = alice
    sha256 = fox.controller.opened.book.sha256
    choose(fox, qtbot, span_of(fox, POCKET))
    key(fox, Key.Key_M, CTRL)
    qtbot.waitUntil(fox.marking.card.field.hasFocus)
    QTest.keyClicks(fox.marking.card.field, "Written as the window closed.")
    fox.close()
    (one,) = fox.program.profile.annotations.of(sha256)
    assert one.note == "Written as the window closed."


@pytest.mark.thorough
def test_two_that_overlap_are_both_seen_and_the_shorter_is_pressed(
    alice: MainWindow, qtbot
) -> None:
    fox = alice
    long, short = span_of(fox, POCKET), span_of(fox, "its waistcoat-pocket")
    fox.notes.highlight(long, "rose")
    fox.notes.highlight(short, "green")
    qtbot.waitUntil(lambda: highlighted(fox, qtbot, "green") != "")
    assert highlighted(fox, qtbot, "rose") == POCKET
    lower = "[...CSS.highlights.get('fx-green-2')].map(String).join()"
    assert value_of(fox.reader.page, qtbot, lower) == "its waistcoat-pocket"
    press_at(fox, qtbot, short)
    qtbot.waitUntil(fox.marking.bar.isVisible)
    assert fox.passage.span == short


@pytest.mark.thorough
def test_a_bookmark_is_set_shown_and_taken_away(alice: MainWindow, qtbot) -> None:
    fox, button = alice, alice.top.buttons["bookmark"]
    ribbon = fox.marking.ribbon
    key(fox, Key.Key_D, CTRL)
    qtbot.waitUntil(ribbon.isVisible)
    assert button.isChecked() and [one.kind for one in stored(fox)] == ["bookmark"]
    ticks = "fox.map.host.shadowRoot.querySelectorAll('.tick.fx-bookmark').length"
    qtbot.waitUntil(lambda: value_of(fox.reader.page, qtbot, ticks) == 1)
    for _ in range(3):
        fox.reader.turn(1)
    qtbot.waitUntil(lambda: not ribbon.isVisible())
    assert not button.isChecked()
    fox.reader.go(stored(fox)[0].anchor.span)
    qtbot.waitUntil(ribbon.isVisible)
    QTest.mouseClick(ribbon, LEFT)
    qtbot.waitUntil(lambda: stored(fox) == [] and not ribbon.isVisible())
    QTest.mouseClick(button, LEFT)
    qtbot.waitUntil(lambda: button.isChecked() and ribbon.isVisible())


@pytest.mark.thorough
def test_the_list_is_filtered_and_of_all_books(alice: MainWindow, qtbot, lamp: Path) -> None:
    fox, panel = alice, alice.side.notes
    for words, color in ((POCKET, "rose"), ("hurried on", "green"), (DOWN, "green")):
        fox.notes.highlight(span_of(fox, words), color)
    fox.commands.show_notes()
    qtbot.waitUntil(lambda: panel.count.text() == "3 in this book")
    headings = [row for row in listed(fox) if POCKET not in row and "%" not in row]
    assert headings and "Down the Rabbit" in headings[0]
    QTest.mouseClick(panel.swatches.dots[1], LEFT)
    assert panel.count.text() == "2 of 3" and panel.swatches.dots[1].isChecked()
    QTest.mouseClick(panel.swatches.dots[0], LEFT)
    assert panel.count.text() == "3 of 3"
    for dot in panel.swatches.dots[:2]:
        QTest.mouseClick(dot, LEFT)
    assert panel.count.text() == "3 in this book"
    press(panel, "Marks 3")
    assert panel.count.text() == "3 of 3"
    press(panel, "Places 0")
    assert panel.count.text() == "0 of 3" and listed(fox) == []
    press(panel, "All")
    write(panel.field, "waistcoat")
    qtbot.waitUntil(lambda: panel.count.text() == "1 of 3")
    write(panel.field, "")
    qtbot.waitUntil(lambda: panel.count.text() == "3 in this book")
    assert "\n".join(faults(fox)) == ""

    open_in(fox, qtbot, lamp)
    qtbot.waitUntil(lambda: panel.count.text() == "0 in this book")
    fox.notes.highlight(span_of(fox, "the gulls kept"), "grey")
    qtbot.waitUntil(lambda: panel.count.text() == "1 in this book")
    press(panel, "All books")
    qtbot.waitUntil(lambda: panel.count.text() == "4 in all books")
    (row,) = [n for n, words in enumerate(listed(fox)) if POCKET in words]
    index = panel.list.rows.index(row)
    panel.list.scrollTo(index)
    QTest.mouseClick(panel.list.viewport(), LEFT, pos=panel.list.visualRect(index).center())
    qtbot.waitUntil(lambda: "alice" in str(fox.controller.opened.path))
    arrived(fox, qtbot, fox.controller.opened.path)
    qtbot.waitUntil(lambda: where_is(fox, qtbot, span_of(fox, POCKET)).visible)


@pytest.mark.thorough
def test_notes_are_written_to_a_file_and_read_from_one(
    alice: MainWindow, qtbot, tmp_path: Path
) -> None:
    fox, path = alice, tmp_path / "notes.json"
    fox.notes.highlight(span_of(fox, POCKET), "blue")
    fox.notes.highlight(span_of(fox, DOWN), "green")
    qtbot.waitUntil(lambda: len(stored(fox)) == 2)
    kept = stored(fox)
    key(fox, Key.Key_E, CTRL | SHIFT)
    where = dialog(fox, qtbot, ExportDialog)
    assert [name.split(" ")[0] for name in where.nameFilters()] == [
        "Markdown", "HTML,", "Web", "Table", "Anki", "Obsidian", "Readwise", "Zotero", "The"
    ]  # fmt: skip
    where.selectFile(str(path))
    where.accept()
    qtbot.waitUntil(lambda: "Exported as “notes.json”." in said(fox))
    fox.notes.take_away([one.id for one in kept])
    qtbot.waitUntil(lambda: not stored(fox))
    fox.commands.show_notes()
    QTest.mouseClick(fox.side.notes.foot.bring_in, LEFT)
    chosen = dialog(fox, qtbot, QFileDialog)
    chosen.selectFile(str(path))
    chosen.accept()
    qtbot.waitUntil(lambda: "2 notes imported." in said(fox))
    qtbot.waitUntil(lambda: highlighted(fox, qtbot, "green") == DOWN)
    assert {(o.id, o.color, o.anchor) for o in stored(fox)} == {
        (o.id, o.color, o.anchor) for o in kept
    }
    # A copy of the book with them in it gives them back too.
    copy = tmp_path / "copy.epub"
    fox.side.notes.foot.export.click()
    where = dialog(fox, qtbot, ExportDialog)
    where.selectFile(str(copy))
    where.accept()
    qtbot.waitUntil(lambda: "Exported as “copy.epub”." in said(fox))
    fox.notes.take_away([one.id for one in kept])
    qtbot.waitUntil(lambda: not stored(fox))
    fox.side.notes.foot.bring_in.click()
    chosen = dialog(fox, qtbot, QFileDialog)
    chosen.selectFile(str(copy))
    chosen.accept()
    qtbot.waitUntil(lambda: {o.id for o in stored(fox)} == {o.id for o in kept})
    # A file without notes is said to be one, and the notes stay.
    broken = tmp_path / "broken.json"
    broken.write_text("[" * 100_000)
    fox.side.notes.foot.bring_in.click()
    chosen = dialog(fox, qtbot, QFileDialog)
    chosen.selectFile(str(broken))
    chosen.accept()
    qtbot.waitUntil(lambda: any("broken.json" in sentence for sentence in said(fox)))
    assert len(stored(fox)) == 2


@pytest.mark.thorough
def test_words_that_are_not_in_the_book_any_more_are_listed(alice: MainWindow, qtbot) -> None:
    fox, book = alice, alice.controller.opened.book
    anchor = Anchor.of(book, span_of(fox, POCKET))
    gone = replace(
        anchor, quote="words that no edition of this book has ever had", before="", after=""
    )
    fox.program.profile.annotations.add(highlight(gone))
    fox.notes.read()
    fox.commands.show_notes()
    qtbot.waitUntil(lambda: fox.side.notes.count.text() == "1 in this book")
    assert "Words not found" in listed(fox)[-1]
    index = fox.side.notes.list.rows.index(1)
    QTest.mouseClick(fox.side.notes.list.viewport(), LEFT,
                     pos=fox.side.notes.list.visualRect(index).center())  # fmt: skip
    qtbot.waitUntil(lambda: fox.side.field.text().startswith("words that no edition"))


@pytest.mark.thorough
def test_a_note_with_a_citation_leads_to_its_place(alice: MainWindow, qtbot) -> None:
    fox, card = alice, alice.marking.card
    sha256, span, there = (
        fox.controller.opened.book.sha256,
        span_of(fox, POCKET),
        span_of(fox, DOWN),
    )
    fox.notes.highlight(span, "rose")
    qtbot.waitUntil(lambda: len(fox.notes.here) == 1)
    fox.notes.write_note(stored(fox)[0].id, f"Compare [1]({Link(sha256, there)}) <b>now</b>.")
    qtbot.waitUntil(lambda: fox.notes.here[0][0].note != "")
    press_at(fox, qtbot, span)
    qtbot.waitUntil(card.isVisible)
    assert (
        "<b>" not in card._read.text().replace("&lt;b&gt;", "")
        and ">&nbsp;1&nbsp;<" in card._read.text()
    )
    card._read.linkActivated.emit(str(Link(sha256, there)))
    qtbot.waitUntil(lambda: fox.reader.marked("evidence") == (there,))


@pytest.mark.thorough
def test_without_a_model_the_bar_offers_to_set_one_up(alice: MainWindow, qtbot) -> None:
    fox = alice
    span = span_of(fox, POCKET)
    for wanted in (fox.passage.translate, fox.passage.explain, fox.marking.bar.ask_wanted.emit):
        choose(fox, qtbot, span)
        wanted()
        (dialog,) = [one for one in fox.findChildren(SetUpDialog) if one.isVisible()]
        dialog.close()
        fox.reader.clear_selection()
        qtbot.waitUntil(lambda: fox.passage.span is None)


@pytest.mark.thorough
def test_explain_and_translate_ask_the_model_about_the_passage(
    fox: MainWindow, qtbot, lamp: Path, endpoint: Endpoint
) -> None:
    use(fox, endpoint)
    open_in(fox, qtbot, lamp)
    fox.reader.setFocus()
    span = span_of(fox, "All that night the wind came hard from the north")
    for wanted, question in (
        (fox.passage.explain, "Explain this passage."),
        (fox.passage.translate, "Translate this passage into English."),
    ):
        choose(fox, qtbot, span)
        wanted()
        turn = answered(fox, qtbot)
        assert turn.asked.question == question and turn.asked.selection == Selection.of(span)
        asked = [r for r in endpoint.chats if "The passage the reader asks about:" in r.text]
        assert question in asked[-1].text and "All that night the wind" in asked[-1].text
        fox.reader.clear_selection()
        qtbot.waitUntil(lambda: fox.passage.span is None)


@pytest.mark.thorough
def test_where_nothing_can_be_stored_nothing_is_shown(
    own_home: Path, fox: MainWindow, qtbot, lamp: Path
) -> None:
    open_in(fox, qtbot, lamp)
    span, other = span_of(fox, "the wind came hard"), span_of(fox, "the gulls kept")
    fox.notes.highlight(span, "rose")
    qtbot.waitUntil(lambda: highlighted(fox, qtbot, "rose") == "the wind came hard")
    one = fox.notes.here[0][0]
    database = fox.program.profile.database
    database.read_only = True
    fox.notes.highlight(other, "green")
    qtbot.waitUntil(lambda: len(said(fox)) == 1)
    fox.notes.color(one.id, "blue")
    fox.marking.open_card(one, edit=True)
    qtbot.waitUntil(fox.marking.card.field.hasFocus)
    QTest.keyClicks(fox.marking.card.field, "Not lost.")
    fox.marking.card.leave()
    fox.marking.toggle_bookmark()
    settled(fox.reader.page, qtbot)
    assert [(a.color, a.note) for a, _ in fox.notes.here] == [("rose", "")]
    assert not highlighted(fox, qtbot, "green") and not highlighted(fox, qtbot, "blue")
    assert len(said(fox)) == 1, said(fox)
    # What was written is in the card still, and is kept when that can be done again.
    database.read_only = False
    fox.marking.open_card(one, edit=True)
    assert fox.marking.card.field.toPlainText() == "Not lost."
    fox.marking.card.leave()
    qtbot.waitUntil(lambda: [a.note for a in stored(fox)] == ["Not lost."])
