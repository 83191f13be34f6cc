"""The four outcomes of a question without a model, as they look in the chat."""

from __future__ import annotations

import re
from dataclasses import replace
from html import escape, unescape
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from chatwindow import ask, box_of, click, open_in, shown, use
from endpoint import Endpoint
from foxreader.answer.conversation.stored import Answerer, ReaderQuestion
from foxreader.answer.direct.strict import LIKELY, NO_TEXT, UNSTATED, WHOLE
from foxreader.answer.direct.verbatim import has_places, with_neighbours, word_to_find
from foxreader.answer.evidence_line.lines import question_lines
from foxreader.answer.prompt import NONE_FOUND
from foxreader.core.book import BookFile
from foxreader.core.events import Answer, Citation, Confidence, Mark, Mode, Searched, Text
from foxreader.core.span import Span
from foxreader.ui.chat.evidence_lines import places_html, refused_html
from foxreader.ui.chat.render import turn_html
from foxreader.ui.chat.turn import Turn
from foxreader.ui.window.main_window import MainWindow
from window import book_of

BOOK = book_of("He rose. The <old> lamp dimmed at nine. He sat. Marn read it. The gulls slept.")
QUOTES = ("The <old> lamp dimmed at nine.", "Marn read it.", "The gulls slept.", "He sat.")


AROUND = (("He rose.", ""), ("He sat.", "The gulls slept."), ("", ""), ("", ""))


def answer(
    confidence: Confidence,
    reason: str,
    mode: Mode = "guided_fallback",
    beside: tuple[tuple[str, str], ...] = (),
) -> Answer:
    text = BOOK.files[0].text
    spans = [Span(0, text.index(quote), text.index(quote) + len(quote)) for quote in QUOTES]
    cited = tuple(
        Citation(n, span, BOOK.text_at(span), "The Lamp", "7", "quoted")
        for n, span in enumerate(spans, 1)
    )
    parts = [Text(reason), Text("\n\n")]
    for citation in cited:
        parts += [Text(citation.quote, literal=True), Mark(citation.number), Text("\n\n")]
    return Answer(
        "When did the lamp dim?", mode, "strict", tuple(parts), cited, Searched(), reason=reason,
        confidence=confidence, beside=beside,
    )  # fmt: skip


def html(found: Answer, by: Answerer = "none") -> str:
    lines = question_lines(found.question, found.citations, lambda _: BOOK)
    return places_html(found, lines, by=by)


def test_the_likely_sentence_is_marked_between_its_neighbours() -> None:
    page = html(answer("likely", LIKELY, beside=AROUND[:1]))
    assert "Most likely here" in page and "The Lamp" in page and "page 7" in page
    assert "He rose. <mark>The &lt;old&gt; lamp dimmed at nine.</mark>" in page
    assert page.count("<mark>") == 1 and "Also here" in page
    assert 'class="go" data-do="go" value="1"' in page
    assert page.count('role="link"') == 3


def test_a_chapter_that_names_its_number_names_it_once() -> None:
    found = answer("likely", LIKELY)
    (line, *_) = question_lines(found.question, found.citations, lambda _: BOOK)
    numbered = replace(line, place=replace(line.place, chapter="7"))
    for title, said in (("The Lamp", "7 · The Lamp"), ("Chapter 7 - Lamps", "Chapter 7 - Lamps")):
        cited = replace(numbered.citation, title=title)
        page = places_html(found, [replace(numbered, citation=cited)], by="model")
        assert f"<b>{said}</b>" in page


def test_places_have_no_grades_below_either() -> None:
    turn = Turn(2, ReaderQuestion("When did the lamp dim?"))
    found = answer("near", UNSTATED)
    turn.finish(found)
    lines = question_lines(found.question, found.citations, lambda _: BOOK)
    assert "4 quoted" not in turn_html(turn, None, lines)


def test_two_of_the_nearest_places_are_open_and_the_others_folded() -> None:
    page = html(answer("near", UNSTATED))
    assert "<h3" not in page and str(UNSTATED) in page and "<mark>" not in page
    open_, folded = page.split('class="rest" hidden')
    assert open_.count('role="link"') == folded.count('role="link"') == 2
    assert "+ 2 more" in folded and "quoted" not in page


def test_two_of_the_nearest_places_are_open_in_their_passages() -> None:
    for confidence, reason in (("near", UNSTATED), ("likely", LIKELY)):
        page = html(answer(confidence, reason, beside=AROUND))
        open_, folded = page.split('class="rest" hidden')
        assert open_.count("<mark>") == 2 and "He sat. <mark>Marn read it.</mark> The g" in open_
        assert folded.count("<mark>") == 2 and "+ 2 more" in folded


def test_each_passage_and_each_of_its_buttons_has_a_name_of_its_own() -> None:
    page = html(answer("near", UNSTATED, beside=AROUND))
    names = re.findall(r'aria-label="([^"]*)"', page)
    assert len(names) == len(set(names)) == 12
    assert "1, The Lamp, page 7" in names and "Go there: 2, The Lamp, page 7" in names


def test_of_a_long_passage_the_lines_round_the_sentence_are_shown_and_the_rest_is_folded() -> None:
    before, after = "They had come by the harbour. " * 9, "Nobody had seen the gulls. " * 20
    sides = ((before.strip(), after.strip()), *AROUND[1:])
    page = html(answer("near", UNSTATED, beside=sides))
    (passage,) = re.findall(r'<p class="passage".*?</p>', page)[:1]
    shown = re.sub(r'<span class="beyond">.*?</span>', "", passage)
    assert 250 < len(re.sub("<[^>]*>", "", shown)) < 400 and shown.count("…") == 2
    whole = re.sub("<[^>]*>", "", re.sub(r'<span class="omitted">.*?</span>', "", passage))
    assert unescape(whole) == " ".join((before.strip(), QUOTES[0], after.strip()))
    assert page.count('data-key="passage.') == 1, "a short passage is shown whole"


def test_where_a_model_finds_no_answer_the_nearest_places_are_folded() -> None:
    page = html(answer("near", NONE_FOUND), "model")
    assert "The passages do not answer this" in page and str(NONE_FOUND) in page
    open_, folded = page.split('class="rest" hidden')
    assert open_.count('role="link"') == 0 and folded.count('role="link"') == 4
    assert "The nearest places: 4" in folded and "Nearest places<" not in page


def test_a_model_is_offered_only_where_there_is_none() -> None:
    found = answer("near", UNSTATED)
    assert "word for word. <button" in html(found) and "Add a model" in html(found)
    assert 'data-do="models"' not in html(found, "model")
    chosen = html(found, "word_for_word")
    assert "Add a model" not in chosen
    assert "Choose a model" in chosen and 'data-do="models"' in chosen


def test_other_answers_are_not_shown_as_places() -> None:
    assert has_places(answer("near", UNSTATED))
    assert not has_places(answer("near", WHOLE))
    assert not has_places(answer("", "", "direct_answer"))


def test_a_refusal_says_what_it_is() -> None:
    said = refused_html(answer("", "x", "hard_refusal"), "<p>words</p>")
    assert "Not in this book" in said and said.endswith("<p>words</p>")
    assert "This book has no text" in refused_html(answer("", NO_TEXT, "hard_refusal"), "")


def test_the_outcomes_in_the_window_without_a_model_and_where_none_is_to_answer(
    fox: MainWindow, qtbot, lamp: Path, endpoint: Endpoint
) -> None:
    open_in(fox, qtbot, lamp)
    _the_outcomes(fox, qtbot)
    _word_for_word_may_be_chosen_though_a_model_is_set_up(fox, qtbot, endpoint)


def _the_outcomes(fox: MainWindow, qtbot) -> None:
    turn = ask(fox, qtbot, "When did the keeper light the lamp?")
    assert turn.answer is not None and turn.answer.mode == "direct_answer"
    qtbot.waitUntil(lambda: "The book states this" in shown(fox, qtbot))
    turn = ask(fox, qtbot, "Who rode the zebra?")
    assert turn.answer is not None and turn.answer.refused
    qtbot.waitUntil(lambda: "Not in this book" in shown(fox, qtbot))
    assert box_of(fox, qtbot, turn.id, '[data-do="find"]') is None  # it has none of the words
    turn = ask(fox, qtbot, "How far had the old lamp dimmed at the third hour?")
    assert turn.answer is not None and turn.answer.confidence == "likely"
    qtbot.waitUntil(lambda: "Most likely here" in shown(fox, qtbot))
    click(fox, qtbot, turn.id, ".likely .plain")
    qtbot.waitUntil(lambda: box_of(fox, qtbot, turn.id, ".card .passage") is not None)
    # All that can be pressed can be reached with the keys.
    view = fox.chat.transcript._view.focusProxy()
    with qtbot.waitSignal(fox.chat.footnotes.go_wanted):
        click(fox, qtbot, turn.id, ".likely .go")
    QTest.keyClick(view, Qt.Key.Key_Tab)


def _word_for_word_may_be_chosen_though_a_model_is_set_up(
    fox: MainWindow, qtbot, endpoint: Endpoint
) -> None:
    use(fox, endpoint)
    fox.program.profile.save(replace(fox.program.profile.settings, active=""))
    fox.controller.model_changed()
    fox.chat_controller.begin_anew()
    qtbot.waitUntil(lambda: "as you have chosen" in shown(fox, qtbot))
    ask(fox, qtbot, "How far had the old lamp dimmed at the third hour?")
    qtbot.waitUntil(lambda: "Choose a model" in shown(fox, qtbot))
    assert "Add a model" not in shown(fox, qtbot)


@pytest.mark.thorough
def test_a_word_of_a_refused_question_is_looked_up_in_the_book(
    fox: MainWindow, qtbot, lamp: Path
) -> None:
    open_in(fox, qtbot, lamp)
    turn = ask(fox, qtbot, "Who photographed the tower?")
    assert turn.answer.refused or turn.answer.confidence == "near"
    qtbot.waitUntil(lambda: "Find “tower” in the book" in shown(fox, qtbot))
    click(fox, qtbot, turn.id, '[data-do="find"]')
    qtbot.waitUntil(lambda: fox.side.field.text() == "tower" and fox.side.field.isVisible())


def test_the_word_to_look_up_is_one_the_book_has_and_names_come_first() -> None:
    refused = replace(answer("", "x", "hard_refusal"), citations=(), parts=(Text("No."),))

    def word(question: str, **searched: object) -> str:
        asked = replace(refused, question=question, searched=Searched(**searched))
        return word_to_find(asked, BOOK)

    assert word("Who built the lamp that dimmed?") == "lamp"
    assert word("Who built what Marn read?") == "Marn"
    assert word("Who built Marn's tower?") == "Marn"
    assert word("Who was Marn Read the keeper?") == "Marn Read"
    assert word("Who flew the zeppelin?") == ""
    assert word("Who built the lamp that dimmed?", missing=("lamp",)) == "dimmed"
    # Nothing is said of what lies past a limit, nor of several books.
    assert word("Who built the old lamp?", share=0.5) == ""
    assert word("Who built the old lamp?", books=("One", "Two")) == ""


def test_the_lines_of_a_program_stand_as_they_were_typed() -> None:
    text = "He sat. To dim it:\n\n\n12\n\n$ lamp <off>\n  --now\nIt dims. He sat on."
    start = text.index("To dim")
    span = Span(0, start, text.index("\nIt dims"))
    typed = escape(text[text.index("$") : span.end])
    markup = f"<body>{escape(text[: text.index('$')])}<pre>{typed}</pre>{text[span.end :]}</body>"
    book = replace(BOOK, files=(BookFile("a.xhtml", text, markup.encode()),))
    cited = Citation(1, span, text[start : span.end], "The Lamp", "7", "quoted")
    parts = (Text(UNSTATED), Text("\n\n"), Text(cited.quote, literal=True), Mark(1))
    found = Answer(
        "How is it dimmed?", "guided_fallback", "strict", parts, (cited,), Searched(),
        reason=UNSTATED, confidence="near", beside=(("He sat.", "It dims."),),
    )  # fmt: skip
    lines = question_lines(found.question, found.citations, lambda _: book)
    page = places_html(found, lines, by="none")
    assert f'12</mark><code dir="ltr"><mark>{typed}</mark></code> It dims.' in page
    assert "[1]\nIt dims." in "".join(
        part.text if isinstance(part, Text) else f"[{part.footnote}]"
        for part in with_neighbours(parts, found, found.beside)
        if isinstance(part, Text | Mark)
    )
