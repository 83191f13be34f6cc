"""What an answer looks like while it comes and when it is long or wide, in a real page."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWebEngineCore import QWebEngineScript

from chatwindow import box_of, click, open_in, shown, use
from endpoint import Endpoint, Reply, Request, cite_the_evidence
from foxreader.answer.conversation.stored import Problem, ReaderQuestion
from foxreader.core.events import Answer, Citation, Flag, LeftOut, Mark, Searched, Text
from foxreader.core.span import Span
from foxreader.ui.chat.render import asked_html, parts_html, question_html, turn_html
from foxreader.ui.chat.transcript import Transcript
from foxreader.ui.chat.turn import Turn, problem_html
from foxreader.ui.platform.theme import LIGHT
from foxreader.ui.window.main_window import MainWindow
from window import flush

pytestmark = pytest.mark.gui

WIDE = """Who they are:

| Name of the person | Responsibility aboard | Circumstances |
|---|---|---|
| Queequeg | Harpooneer extraordinary | Incomprehensibilities |
| Starbuck | Misunderstandings | Unconventionality |

That is all of `an_unbreakable_name_of_many_characters_that_goes_on_and_on_and_on_for_ever`."""
LINE = "<p>A line of an answer that is long enough to wrap in a narrow dock, and says little.</p>"


class Chat:
    """A transcript in a window of its own, with what a test wants to know of its page."""

    def __init__(self, transcript: Transcript, qtbot) -> None:
        self.transcript, self.qtbot = transcript, qtbot

    def js(self, script: str) -> Any:
        heard: list[Any] = []
        world = QWebEngineScript.ScriptWorldId.ApplicationWorld.value
        self.transcript.page.runJavaScript(f"JSON.stringify({script})", world, heard.append)
        self.qtbot.waitUntil(lambda: bool(heard))
        return json.loads(heard[0])

    def put(self, message: int, kind: str, html: str) -> None:
        self.transcript.put(message, kind, html)
        self.qtbot.waitUntil(lambda: self.js(f"!!document.getElementById('m{message}')"))

    def top(self, message: int) -> float:
        return self.js(f"document.getElementById('m{message}').getBoundingClientRect().top")

    @property
    def scrolled(self) -> float:
        return self.js("document.scrollingElement.scrollTop")

    @property
    def height(self) -> float:
        return self.js("innerHeight")

    @property
    def below(self) -> float:
        """How many pixels stand below what is seen."""
        return self.js("document.scrollingElement.scrollHeight - innerHeight") - self.scrolled


def newest(chat: Chat) -> bool:
    """Whether the button that goes to the end is shown."""
    return chat.transcript.newest.isVisible()


@pytest.fixture(scope="module", params=[260, 392])
def page(qapp, web, request) -> Iterator[tuple[Transcript, int]]:
    """A transcript that all tests of this file write into, and how wide it is."""
    transcript = Transcript(web, LIGHT)
    transcript.show()
    yield transcript, request.param
    transcript.shut()
    transcript.deleteLater()
    flush()


@pytest.fixture
def chat(page: tuple[Transcript, int], qtbot) -> Chat:
    """The transcript as it is at first: empty, as wide as ever, and left to right."""
    transcript, width = page
    qtbot.waitUntil(lambda: transcript.ready)
    transcript.resize(width, 600)
    made = Chat(transcript, qtbot)
    made.js("(document.documentElement.dir = 'ltr', 0)")
    transcript.clear()
    qtbot.waitUntil(lambda: not transcript._cover.isVisible() and not newest(made))
    qtbot.waitUntil(lambda: made.js("[innerWidth, innerHeight]") == [width, 600])
    assert made.js("document.querySelectorAll('section').length") == made.scrolled == 0
    return made


def test_a_wide_table_scrolls_in_its_box_and_words_stay_whole(chat: Chat) -> None:
    chat.put(2, "answer", parts_html([Text(WIDE)], {}))
    assert chat.js("document.scrollingElement.scrollWidth <= innerWidth")
    box, table = chat.js(
        "[document.querySelector('.wide').clientWidth, document.querySelector('table').scrollWidth]"
    )
    assert box < table
    lines = chat.js(
        "[...document.querySelectorAll('tbody td')].filter(td => !/ /.test(td.textContent)).map("
        "td => { const range = document.createRange(); range.selectNodeContents(td);"
        " return range.getClientRects().length; })"
    )
    assert lines and set(lines) == {1}  # a cell of one word has one line
    assert chat.js("document.querySelector('.wide').tabIndex === 0")


def test_formulas_are_drawn_by_the_engine_and_links_are_controls(chat: Chat) -> None:
    chat.put(2, "answer", parts_html([Text(
        r"So \[ \sum_{i=1}^{n} \frac{1}{i^2} = \frac{\pi^2}{6} + x_1 + x_2 + x_3 + x_4 + x_5 \] as"
        " [they say](https://example.org/a)."
    )], {}, linked=True))  # fmt: skip
    wide, high, name = chat.js(
        "(r => [r.width, r.height, document.querySelector('mfrac').constructor.name])"
        "(document.querySelector('mfrac').getBoundingClientRect())"
    )
    assert wide > 3 and high > 20 and name == "MathMLElement"
    assert chat.js("document.scrollingElement.scrollWidth <= innerWidth")
    pressed: list[tuple[int, str, str]] = []
    chat.transcript.pressed.connect(lambda *told: pressed.append(told))
    chat.js("(document.querySelector('.out').click(), 0)")
    chat.qtbot.waitUntil(lambda: pressed == [(2, "link", "https://example.org/a")])


def test_the_line_under_a_sentence_leaves_its_formulas_out(chat: Chat) -> None:
    said = r"If \(n\) are eaten then \[ \sqrt{k^2 + 1} \le x \] of them are left."
    flag = Flag("uncited", "", said)
    chat.put(2, "answer", parts_html([Text(said)], {}, [flag]))
    # A line is not drawn through what is a box of its own.
    boxes = "[...document.querySelectorAll('.uncited math')].map(one => one.closest('.formula'))"
    assert chat.js(f"{boxes}.map(box => getComputedStyle(box).display)") == ["inline-block"] * 2
    across = f"{boxes}[1].getBoundingClientRect().width"
    assert chat.js(f"Math.round({across}) === document.querySelector('.answer p').clientWidth")


def test_what_happened_is_no_paler_than_the_text(chat: Chat) -> None:
    chat.put(2, "answer", problem_html(Problem("busy"), shown=False, model=True))
    colors = "['.problem .heading', '.problem .heading + p'].map(one => getComputedStyle("
    heading, rest = chat.js(f"{colors}document.querySelector(one)).color)")
    assert heading == chat.js("getComputedStyle(document.documentElement).color") != rest


def test_a_scroll_bar_takes_no_room_from_the_lines(chat: Chat) -> None:
    edges = (
        "(r => [r.left, innerWidth - r.right])"
        "(document.querySelector('.answer p').getBoundingClientRect())"
    )
    for direction in ("ltr", "rtl"):
        chat.js(f"document.documentElement.dir = '{direction}'")
        chat.put(2, "answer", LINE)
        assert chat.js(edges) == [16, 16]
        chat.put(2, "answer", LINE * 60)
        assert chat.js("document.scrollingElement.scrollHeight > innerHeight")
        assert chat.js(edges) == [16, 16]


def test_a_question_that_is_one_long_word_stays_inside(chat: Chat) -> None:
    chat.put(1, "question", question_html("W" * 200))
    assert chat.js("document.scrollingElement.scrollWidth <= innerWidth")


def test_below_a_question_of_pages_its_answer_is_in_view(chat: Chat) -> None:
    chat.put(1, "question", question_html("and why " * 2_000))
    chat.put(2, "answer", LINE)
    assert chat.top(2) - chat.top(1) < chat.height * 0.7
    bubble = "document.querySelector('.question > p')"
    assert chat.js(f"{bubble}.scrollHeight > {bubble}.clientHeight")


@pytest.mark.thorough
def test_a_long_answer_stays_at_its_question(chat: Chat) -> None:
    chat.put(1, "question", question_html("First?"))
    chat.put(2, "answer", LINE * 40)
    chat.put(3, "question", question_html("Second?"))
    assert 0 <= chat.top(3) < chat.height
    places = []
    for count in range(1, 40):
        chat.put(4, "answer", LINE * count)
        places.append(chat.top(3))
    # The question rises as the answer grows, to the top and no further.
    assert all(later <= earlier for earlier, later in pairwise(places))
    assert 0 <= places[-1] < 40 and chat.below > chat.height


def test_a_reader_who_went_elsewhere_is_left_there(chat: Chat) -> None:
    chat.put(1, "question", question_html("First?"))
    chat.put(2, "answer", LINE * 40)
    chat.js("(document.scrollingElement.scrollTop = 100, 0)")
    for count in range(41, 46):
        chat.put(2, "answer", LINE * count)
    assert chat.scrolled == 100


def test_a_reader_at_the_foot_is_taken_along(chat: Chat) -> None:
    chat.put(1, "question", question_html("First?"))
    chat.put(2, "answer", LINE * 40)
    assert chat.below > 48
    chat.js("(document.scrollingElement.scrollTop = 1e6, 0)")
    for count in range(41, 46):
        chat.put(2, "answer", LINE * count)
    assert chat.below <= 1


def test_a_button_goes_to_the_end_while_that_is_out_of_view(chat: Chat) -> None:
    chat.put(1, "question", question_html("First?"))
    chat.put(2, "answer", LINE)
    chat.qtbot.waitUntil(lambda: not newest(chat))
    chat.put(2, "answer", LINE * 40)
    chat.qtbot.waitUntil(lambda: newest(chat))
    # It stands below the page, never over its words.
    transcript = chat.transcript
    chat.qtbot.waitUntil(lambda: transcript._view.geometry().bottom() < transcript.newest.y())
    chat.qtbot.waitUntil(lambda: chat.height == transcript._view.height() < transcript.height())
    transcript.newest.click()
    chat.qtbot.waitUntil(lambda: chat.below <= 1)
    chat.qtbot.waitUntil(lambda: not newest(chat))
    chat.js("(document.scrollingElement.scrollTop = 0, 0)")
    chat.qtbot.waitUntil(lambda: newest(chat))
    chat.transcript.clear()
    chat.qtbot.waitUntil(lambda: not newest(chat))


OVER_TEXT = """
(() => {
  const all = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT), over = [];
  const rects = [];
  for (let node = all.nextNode(); node; node = all.nextNode()) {
    if (!node.textContent.trim() || !node.parentElement.checkVisibility()) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    rects.push(...[...range.getClientRects()].map(rect => [rect, node]));
  }
  for (const button of document.querySelectorAll('button')) {
    const own = button.getBoundingClientRect();
    for (const [rect, node] of rects)
      if (!button.contains(node) && rect.left < own.right - 1 && rect.right > own.left + 1
          && rect.top < own.bottom - 1 && rect.bottom > own.top + 1)
        over.push(`${button.dataset.do} over ${node.textContent}`);
  }
  return [document.querySelectorAll('.edit').length, rects.length, over,
    [...document.querySelectorAll('.edit')].every(one => one.getBoundingClientRect().left >= 0
      && one.getBoundingClientRect().right <= document.documentElement.clientWidth)];
})()
"""
"""How many buttons to edit and lines of text there are, which buttons stand over text, and whether
all of the first are inside the page."""


@pytest.mark.parametrize("direction", ["ltr", "rtl"])
@pytest.mark.parametrize("wide", [0, 700])
def test_no_button_stands_over_text(chat: Chat, direction: str, wide: int) -> None:
    chat.transcript.resize(wide or chat.transcript.width(), 600)
    chat.js(f"(document.documentElement.dir = '{direction}', 0)")
    at = 1
    for question in (
        "Why?",
        "Why did the keeper of the lamp " + "say nothing of it at table? " * 5,
    ):
        for versions in ((), ("x", "y")):
            turn = Turn(at + 1, ReaderQuestion(question), at="y", versions=versions)
            turn.finish(Answer(
                question, "direct_answer", "strict",
                (Text("At nine, he said. ", literal=True), Mark(1), Text(" So. " * 30)),
                (Citation(1, Span(0, 0, 5), "At nine", "One", grade="quoted"),), Searched(),
            ))  # fmt: skip
            chat.put(at, "question", asked_html(turn))
            chat.put(at + 1, "answer", turn_html(turn))
            at += 2
    chat.qtbot.waitUntil(lambda: chat.js("innerWidth") == chat.transcript.width())
    edits, lines, over, inside = chat.js(OVER_TEXT)
    assert edits == 4 and lines > 20 and over == [] and inside


@pytest.mark.thorough
def test_sentences_left_out_open_below_their_count(chat: Chat) -> None:
    gone = (LeftOut("It was 1860.", "No place says so."),)
    answer = Answer(
        "When?", "grounded", "deep", (Text("At nine."),), (), Searched(), removed=1, left_out=gone
    )
    turn = Turn(2, ReaderQuestion("When?"))
    turn.finish(answer)
    chat.put(2, "answer", turn_html(turn))
    opened = "!document.querySelector('.left-out').hidden"
    assert not chat.js(opened)
    chat.js("(document.querySelector('.gone').click(), 0)")
    assert chat.js(opened)
    top, foot = chat.js(
        "[document.querySelector('.left-out').getBoundingClientRect().top,"
        " document.querySelector('.quiet').getBoundingClientRect().bottom]"
    )
    assert top >= foot
    chat.put(2, "answer", turn_html(turn))  # it stays open when the answer is shown anew
    assert chat.js(opened)


def test_twenty_sentences_without_a_place_have_twenty_marks(chat: Chat) -> None:
    said = [f"Sentence number {n} has no place anywhere." for n in range(20)]
    flags = [Flag("uncited", "", one) for one in said]
    chat.put(2, "answer", parts_html([Text(" ".join(said)), Mark(9)], {}, flags))
    decorated = chat.js(
        "[...document.querySelectorAll('.uncited')].filter("
        "s => getComputedStyle(s).textDecorationStyle === 'dashed').map(s => s.textContent)"
    )
    assert decorated == said


WHEN = "When did the keeper light the lamp?"


def tag_of(request: Request, words: str) -> str:
    """The tag after the sentence with these words."""
    found = re.findall(r"([^\]]*?)(\[(?:f\d+-\d+-\d+|\d{2,5})\])", request.text)
    return next(tag for said, tag in found if words in " ".join(said.split()))


@pytest.mark.thorough
def test_while_a_sentence_is_checked_it_says_so_and_stop_keeps_what_was(
    fox: MainWindow, qtbot, lamp: Path
) -> None:
    def stalls(request: Request) -> Reply:
        if WHEN not in request.text or request.schema is not None:
            return cite_the_evidence(request)  # what else the program asks of a model
        lit = tag_of(request, "lit the lamp")
        told = f"The keeper lit the lamp at nine {lit}. In 4711 came Napoleon Bonaparte to see it"
        return Reply(told + " and stayed on" * 20, fault="stall", cut_at=0.8)

    with Endpoint(stalls) as endpoint:
        use(fox, endpoint)
        open_in(fox, qtbot, lamp)
        fox.chat_controller.ask(ReaderQuestion(WHEN))
        turn = fox.chat.last_turn
        qtbot.waitUntil(lambda: "nine" in shown(fox, qtbot))
        qtbot.waitUntil(lambda: "Checking a sentence" in shown(fox, qtbot))
        note = ".note.cited, .note.quoted"
        qtbot.waitUntil(lambda: box_of(fox, qtbot, turn.id, note) is not None)
        assert "4711" not in shown(fox, qtbot)
        fox.chat.composer.stopped.emit()
        qtbot.waitUntil(lambda: fox.turn is None and not fox.controller.busy)
        text = shown(fox, qtbot)
    assert "The keeper lit the lamp at nine" in text and "4711" not in text
    assert "Stopped. 1 of the claims is checked." in text and "Checking" not in text
    assert box_of(fox, qtbot, turn.id, ".note") is not None


@pytest.mark.thorough
def test_an_error_keeps_what_was_checked(fox: MainWindow, qtbot, lamp: Path) -> None:
    def breaks(request: Request) -> Reply:
        if WHEN not in request.text or request.schema is not None:
            return cite_the_evidence(request)  # what else the program asks of a model
        lit = tag_of(request, "lit the lamp")
        told = f"The keeper lit the lamp at nine {lit}. In 4711 came Napoleon Bonaparte to see it"
        return Reply(told + " and stayed on" * 20, fault="mid_error")

    with Endpoint(breaks) as endpoint:
        use(fox, endpoint)
        open_in(fox, qtbot, lamp)
        fox.chat_controller.ask(ReaderQuestion(WHEN))
        qtbot.waitUntil(lambda: fox.turn is None and not fox.controller.busy)
        text = shown(fox, qtbot)
    assert "The keeper lit the lamp at nine" in text and "Bonaparte" not in text
    assert "– 1 left out" in text and "4711" not in text
    click(fox, qtbot, fox.chat.last_turn.id, ".gone")
    why = "This number is not in the book's passages: “4711”."
    qtbot.waitUntil(lambda: why in shown(fox, qtbot))
