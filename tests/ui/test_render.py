from __future__ import annotations

import re
from dataclasses import replace
from html import escape
from html.parser import HTMLParser

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QLocale
from PySide6.QtGui import QFont, QTextCharFormat

from foxreader.answer.conversation.stored import ReaderQuestion
from foxreader.answer.evidence_line.claims import claims
from foxreader.answer.evidence_line.lines import evidence
from foxreader.answer.gate.splitter import pieces as answer_pieces
from foxreader.core.book import Book, BookFile, TocEntry
from foxreader.core.events import (
    Answer,
    Citation,
    Flag,
    Grade,
    LeftOut,
    Mark,
    ReadAs,
    Searched,
    Text,
)
from foxreader.core.message import Usage
from foxreader.core.notice import Notice
from foxreader.core.span import Span
from foxreader.library.searches import FindQuery
from foxreader.retrieval.find_in_book import find
from foxreader.ui.chat.details import counted, details_html, failed_checks, grade_words, step_words
from foxreader.ui.chat.evidence_lines import card_html, peek_words
from foxreader.ui.chat.render import parts_html, turn_html
from foxreader.ui.chat.turn import Turn
from foxreader.ui.platform.export import plain_citation
from foxreader.ui.search.rows import FoundRow, GroupRow, found_rows, two_lines
from foxreader.ui.window.navigator import History
from window import book_of

BOOK = book_of("The keeper lit the lamp. He sat.\nMarn read <it> & slept.")


def citation(number: int = 1, grade: Grade = "cited") -> Citation:
    return Citation(number, Span(0, 0, 24), "The keeper lit the lamp.", "Chapter", "7", grade)


def test_nothing_in_an_answer_can_be_followed_or_fetched() -> None:
    hostile = (
        "<script>x</script> ![p](http://a/b) [l](javascript:1) <img src=x onerror=1> "
        "<http://a.b> [ref]\n\n[ref]: http://c.d\n\n<iframe srcdoc=x>"
    )
    html = parts_html([Text(hostile)], {})
    for forbidden in ("<script", "<img", "<a ", "<iframe", "<form"):
        assert forbidden not in html, forbidden


def test_a_web_link_shows_its_host_and_asks_and_no_other_is_one() -> None:
    said = 'See [Apple](https://аpple.com/a"b) and [x](javascript:alert) or <https://e.example/>.'
    html = parts_html([Text(said)], {}, linked=True)
    assert html.count('class="out"') == html.count('data-do="link"') == 2
    assert "Apple</span>" in html and "(xn--pple-43d.com)" in html and "(e.example)" in html
    assert "javascript:alert" not in html.replace("[x](javascript:alert)", "")
    assert "<a " not in html and "href" not in html


@pytest.mark.parametrize(
    "said",
    [
        "See [the page](https://e.example/a) now.",
        "See [the\npage](https://e.example/a) now.",
        "See <https://e.example/a> now.",
        "See https://e.example/a now.",
        "See [the page][a] now.\n\n[a]: https://e.example/a",
        "See [the page] now.\n\n[the page]: <https://e.example/a> 'x'",
        "See the page[1](https://e.example/a) now.",
    ],
)
def test_no_form_of_a_link_is_one_in_an_answer_from_the_book(said: str) -> None:
    """What was checked is words: an address stands there as it was written, or not at all."""
    gated = [
        part
        for piece in answer_pieces([Text(said)])
        for part in (Text(piece.gap + piece.lead), *piece.parts)
    ]
    for parts in ([Text(said)], gated):
        html = parts_html([*parts, Mark(1)], {1: citation()})
        assert 'data-do="link"' not in html and "href" not in html
        written = "".join(part.text for part in parts if isinstance(part, Text))
        assert ("e.example" in html) is ("e.example" in written)
    assert parts_html([Text(said)], {}, linked=True).count('data-do="link"') == (
        "See https:" not in said
    )


def test_a_formula_is_drawn_and_the_rest_of_its_sentence_kept() -> None:
    said = r"So \(x_1^2\) grows, and $y$ costs $5 or $6. `$z^2$`"
    html = parts_html([Text(said), Mark(1)], {1: citation(grade="weak")})
    assert html.count("<math ") == 2 and "<msubsup>" in html
    assert "costs $5 or $6" in html and "$z^2$" in html
    assert '<span class="note weak"' in html
    broken = parts_html([Text(r"\(\frac\) and \(\text{<img src=x>}\)")], {})
    assert "<img" not in broken and "frac" in broken


def test_marks_become_buttons_and_the_books_words_stay_as_they_are() -> None:
    html = parts_html(
        [Text("**So** "), Text("*as* [f1-2-3] <b>", literal=True), Mark(1)], {1: citation()}
    )
    assert "<strong>So</strong>" in html
    assert "<q>*as* [f1-2-3] &lt;b&gt;</q>" in html
    assert html.count('<span class="note cited"') == 1


def test_a_footnote_has_the_digits_of_its_line() -> None:
    before = QLocale()
    QLocale.setDefault(QLocale("ar_EG"))
    try:
        html = parts_html([Text("He sat."), Mark(1)], {1: citation()})
    finally:
        QLocale.setDefault(before)
    assert 'data-value="1"' in html and ">١</span>" in html


def test_a_weak_claim_is_underlined_and_only_it() -> None:
    html = parts_html([Text("He sat. He slept."), Mark(1)], {1: citation(grade="weak")})
    assert "He sat. <span" in html
    assert '<span class="weak-claim">He slept.</span>' in html


def test_a_sentence_without_a_footnote_is_underlined() -> None:
    html = parts_html([Text("He sat. He slept."), Mark(1)], {1: citation()}, [bare("He sat.")])
    assert '<span class="uncited">He sat.</span> He slept.' in html


def bare(words: str) -> Flag:
    return Flag("uncited", f"No place in the book is given for “{words}”.", words)


def test_every_sentence_without_a_footnote_is_marked_however_many_and_however_written() -> None:
    said = [f"Sentence number {n} stands here without a place." for n in range(20)]
    text = " ".join([*said[:5], f"**{said[5]}**", "*" + said[6] + "*", *said[7:12]])
    text += "\n\n" + "\n".join(f"- {one}" for one in said[12:]) + "\n\n" + said[0]
    html = parts_html([Text(text)], {}, map(bare, said))
    assert html.count('<span class="uncited">') == 21
    assert f'<strong><span class="uncited">{said[5]}</span></strong>' in html
    crossing = parts_html([Text("He **sat. He** ran.")], {}, [bare("He sat.")])
    assert (
        '<span class="uncited">He </span><strong><span class="uncited">sat.</span> He</strong>'
        in (crossing)
    )


def test_a_table_scrolls_in_a_box_of_its_own() -> None:
    html = parts_html([Text("| a | b |\n|---|---|\n| c | d |")], {})
    assert html.startswith(
        '<div class="wide" role="region" aria-label="Table" tabindex="0"><table>'
    )
    assert html.rstrip().endswith("</table></div>")
    assert "<table" not in parts_html([Text("A <table> here.")], {})


def test_a_footnote_stands_behind_the_full_stop() -> None:
    html = parts_html([Text("He sat"), Mark(1), Mark(1), Text(". He slept.")], {1: citation()})
    assert html.startswith("<p>He sat.<span")
    assert html.endswith("</span> He slept.</p>\n")


def test_a_mark_without_a_citation_shows_nothing() -> None:
    assert "note" not in parts_html([Text("x"), Mark(9)], {1: citation()})


def test_private_characters_of_a_model_make_no_button() -> None:
    assert "note" not in parts_html([Text("\ue0001\ue001")], {1: citation()})


def test_the_card_shows_the_books_own_words() -> None:
    html = card_html(BOOK, citation(), wide=False)
    assert "<mark>The keeper lit the lamp.</mark> He sat." in html
    assert "page 7" in html
    assert "&lt;it&gt; &amp;" in card_html(BOOK, citation(), wide=True)


def test_a_copied_citation_says_where_it_stands() -> None:
    assert (
        plain_citation(BOOK, citation())
        == "“The keeper lit the lamp.” (A test, Chapter, p. 7 [f0-0-24])"
    )


def test_a_refusal_says_what_was_searched() -> None:
    turn = Turn(2, ReaderQuestion("q"))
    turn.finish(
        Answer(
            "q",
            "hard_refusal",
            "strict",
            (Text("No."),),
            (),
            Searched(("q",), 12, 2, 9, ("zeppelin",)),
        )
    )
    html = turn_html(turn)
    # What the book never mentions says more than the fixed sentence; how much was searched beside.
    assert "Searched 12 passages" in html and "<p>No." not in html
    lacking = '<p class="lacking"><b>The book never mentions “zeppelin”.</b></p>'
    assert html.index("Not in this book") < html.index(lacking) < html.index("Searched 12")
    small = html[html.index('<div class="quiet">') : html.index('<div class="under">')]
    assert "segments" not in small and "2 of 9 segments" in html  # in the details
    assert html.count("zeppelin") == 2  # and in the details


def test_a_name_that_was_read_as_another_is_told_and_can_be_asked_for_as_typed() -> None:
    turn = Turn(2, ReaderQuestion("Where does Vair <live>?", strict=True))
    assert turn.as_typed == turn.asked
    searched = Searched(("q",), 12, read_as=(ReadAs("Vair", "Ve<i>r"),))
    turn.finish(Answer("q", "direct_answer", "strict", (Text("There."),), (), searched))
    html = turn_html(turn)
    assert html.startswith(
        '<p class="read-as">Showing results for “Ve&lt;i&gt;r”. <button class="act"'
    )
    assert 'data-do="typed">Search for “Vair”</button>' in html
    assert turn.as_typed == ReaderQuestion("Where does “Vair” <live>?", strict=True)


def test_a_hit_row_reads_as_the_line_it_stands_in() -> None:
    group, row = found_rows(BOOK, [Span(0, 11, 14)])
    assert isinstance(group, GroupRow) and isinstance(row, FoundRow)
    assert group.note == "1" and row.line.startswith("The keeper lit the lamp")
    assert [row.line[a:b] for a, b in row.marks] == ["lit"]


def test_hits_are_under_their_chapters_with_their_number() -> None:
    text = "One lamp. " * 3 + "Two lamps and a lamp 🦊 lamp."
    toc = (TocEntry("One", Span(0, 0, 0)), TocEntry("Two", Span(0, 30, 30)))
    book = replace(BOOK, files=(BookFile("a", text),), toc=toc, pages=())
    rows = list(found_rows(book, find(book, FindQuery("lamp"))))
    groups = [(row.title, row.note) for row in rows if isinstance(row, GroupRow)]
    assert groups == [("One", "3"), ("Two", "3")]
    numbers = tuple(
        TocEntry(title, Span(0, at, at), level)
        for title, at, level in (("Book I", 0, 1), ("I", 0, 2), ("Book II", 30, 1), ("I", 30, 2))
    )
    nested = list(found_rows(replace(book, toc=numbers), find(book, FindQuery("lamp"))))
    groups = [(row.title, row.note) for row in nested if isinstance(row, GroupRow)]
    assert groups == [("Book I · I", "3"), ("Book II · I", "3")]
    late = replace(book, toc=toc[1:])  # a title page comes before the first heading
    first, *_ = found_rows(late, find(late, FindQuery("lamp")))
    assert isinstance(first, GroupRow) and first.title == BOOK.metadata.title
    hits = [row for row in rows if isinstance(row, FoundRow)]
    for hit, span in zip(hits, find(book, FindQuery("lamp")), strict=True):
        ((start, end),) = hit.marks
        assert hit.line[start:end] == book.text_at(span) == "lamp"
    assert hits[-1].line.startswith("…")


def test_back_and_forward_return_to_the_places_left() -> None:
    history = History()
    one, two, three = (Span(0, n, n) for n in (1, 2, 3))
    history.left(one)
    history.left(two)
    assert history.back(three) == two
    assert history.back(two) == one
    assert history.back(one) is None
    assert history.forward(one) == two
    history.left(two)
    assert not history.can_go_forward


GRADED = Answer(
    "What did he do?",
    "grounded",
    "deep",
    (Text("He lit it."), Mark(1), Text(" He sat."), Mark(2), Text(" He mused."), Mark(3)),
    (citation(1, "quoted"), citation(2, "cited"), citation(3, "weak")),
    Searched(("lamp", "keeper"), 40, 3, 9, books=("One", "Two"), left_out=("Three",)),
    flags=(
        Flag("uncited", "", "He mused."),
        Flag("removed", "2 sentences were left out."),
        Flag("conflict", "Places disagree."),
    ),
    tool_calls=('text_search {"query": "the <lamp>"}',),
    usage=Usage(2000, 100, 3),
    removed=2,
    why="asks for reasons",
    model="qwen",
)


def test_sentences_left_out_stand_behind_their_count() -> None:
    gone = (LeftOut("It was <b>1860</b>.", Notice("number_not_found", words="1860")),)
    html = turn_html(shown(replace(GRADED, left_out=gone, removed=1)))
    button = re.search(r'<button class="plain unfold gone"[^>]*>– 1 left out</button>', html)
    assert button is not None and 'aria-expanded="false"' in button[0]
    (block,) = re.findall(r'<div class="left-out" id="([^"]+)" hidden>(.*?)</div>', html)
    assert f'aria-controls="{block[0]}"' in button[0]
    assert "<s>It was &lt;b&gt;1860&lt;/b&gt;.</s>" in block[1]
    assert escape(str(gone[0].reason)) in block[1]
    # It is said once. Of an old answer only the number is known, and why the first failed.
    assert "2 sentences were left out." not in html
    old = turn_html(shown(GRADED))
    assert '<span class="gone">– 2 left out</span>' in old and 'class="left-out"' not in old
    assert "2 sentences were left out." in old


def shown(answer: Answer) -> Turn:
    turn = Turn(2, ReaderQuestion(answer.question), by="model")
    turn.finish(answer)
    return turn


def test_each_grade_is_counted_with_its_sign_and_none_is_called_verified() -> None:
    assert [said for _, said in counted(GRADED)] == [
        "“ ” 1 quoted", "● 1 cited", "◐ 1 weak", "○ 1 uncited", "– 2 left out",
    ]  # fmt: skip
    html = turn_html(shown(GRADED))
    assert "verified" not in html.lower()
    for grade in ("quoted", "cited", "weak"):
        assert f'class="note {grade}"' in html
        assert f"Footnote {['quoted', 'cited', 'weak'].index(grade) + 1}, {grade}: Chapter" in html
        assert f'data-grade="{grade_words(grade)}"' in html


def test_places_that_disagree_are_a_notice_of_their_own() -> None:
    assert failed_checks(GRADED) == [
        "2 sentences were left out.",
        "Underlined, with no place in the book: 1 sentence.",
    ]
    assert '<p class="notice">Places disagree.</p>' in turn_html(shown(GRADED))


def test_the_details_say_how_an_answer_came_about() -> None:
    html = details_html(GRADED, 0.0123)
    for said in (
        "A question that weighs several places (asks for reasons)", "qwen",
        "text_search: the &lt;lamp&gt;", "2,000 tokens sent, 100 back, in 3 requests; $0.0123",
        "lamp<br>keeper", "40 passages", "3 of 9 segments", "<dd>One<br>Two</dd>",
        "<dt>Not read</dt><dd>Three</dd>",
    ):  # fmt: skip
        assert said in html, said
    many = replace(GRADED, searched=Searched(left_out=tuple(map(str, range(500)))))
    assert "11<br>and 488 more" in details_html(many)
    limited = replace(GRADED, searched=Searched(("x",), 40, share=0.34), model="", usage=Usage())
    html = details_html(limited)
    assert "34 % of it, up to your place" in html
    assert "Foxreader, without a model" in html
    assert "tokens" not in html and "$" not in html


def test_a_step_in_words() -> None:
    assert step_words('text_search {"query": "oil", "limit": 3}') == "text_search: oil, 3"
    assert step_words("text_search {broken") == "text_search {broken"
    assert step_words("get_synopsis {}") == "get_synopsis"


def test_a_glance_at_a_footnote_is_short_and_cannot_break_out() -> None:
    long = peek_words("word " * 100)
    assert len(long) <= 201 and long.endswith("word…")
    assert peek_words("字" * 300) == "字" * 200 + "…"
    html = parts_html([Mark(1)], {1: replace(citation(), quote='"><b onclick=x>', source="<i>")})
    assert "<b" not in html and "<i>" not in html


def test_characters_of_ours_in_the_books_words_make_no_footnote() -> None:
    html = parts_html([Text("\ue0001\ue001", literal=True), Mark(1)], {1: citation()})
    assert html.count('data-do="footnote"') == 1


def test_a_card_of_another_book_names_it() -> None:
    assert "Other &lt;book&gt;" in card_html(BOOK, citation(), False, "Other <book>")
    assert 'class="own"' not in card_html(BOOK, citation(), False)


def test_without_the_book_is_offered_after_a_refusal_only_where_a_model_could_answer() -> None:
    refused = replace(GRADED, mode="hard_refusal", citations=(), parts=(Text("No."),))
    assert 'data-do="without"' in turn_html(shown(refused))
    assert 'data-do="without"' in turn_html(shown(replace(refused, mode="guided_fallback")))
    assert 'data-do="without"' not in turn_html(shown(GRADED))
    turn = shown(refused)
    turn.by = "none"
    assert 'data-do="without"' not in turn_html(turn)


# Evidence lines


def lined(*parts: Text | Mark, book: Book = BOOK, **grades: Grade) -> str:
    """The markup of an answer that cites the sentences of ``BOOK``, by number."""
    spans = (Span(0, 0, 24), Span(0, 25, 32), Span(0, 33, 56))
    citations = {
        n: Citation(n, span, BOOK.text_at(span), "", "7", grades.get(f"of_{n}", "cited"))
        for n, span in enumerate(spans, 1)
    }
    return parts_html(parts, citations, (), evidence(parts, citations, lambda sha256: book))


def test_under_each_claim_is_the_sentence_it_cites() -> None:
    html = lined(Text("Marn lit the lamp."), Mark(1), Text(" He was sitting"), Mark(2), Text("."))
    first, second = html.split('<span class="lines')[1:]
    assert html.index("Marn lit") < html.index(">1</span>") < html.index('<span class="lines')
    assert 'The keeper <i class="own">lit the lamp</i>.' in first
    assert "7" in first and "● cited" in first
    assert first.rstrip().endswith(">2</span>")
    assert "He sat." in second
    for attribute in (
        'role="link"',
        'data-do="go"',
        'data-value="1"',
        'dir="ltr"',
        'tabindex="-1"',
    ):
        assert attribute in first
    label = 'aria-label="Go to evidence 1, cited, page 7: The keeper lit the lamp."'
    assert label in first


def test_a_line_of_each_grade() -> None:
    html = lined(
        Text("He lit it."), Mark(1), Text(" He rode."), Mark(2), of_1="quoted", of_2="weak"
    )
    assert "“ ” quoted" in html
    assert "◐ weak" in html
    assert 'class="ev weak' in html
    assert '<span class="weak-claim">He rode.</span>' in html


def test_a_weak_line_says_why() -> None:
    parts = (Text("He rode."), Mark(1), Text(" He sat down."), Mark(2))
    citations = {1: citation(1, "weak"), 2: citation(2)}
    flags = [Flag("weak", "Shares little.", "He rode."), Flag("name", "Not said.", "sat")]
    made = evidence(parts, citations, lambda sha256: BOOK, flags=flags)
    html = parts_html(parts, citations, flags, made)
    assert html.count("Shares little.") == 2  # to be seen, and for a screen reader
    assert '<span class="why" dir="auto">◐ Shares little.</span>' in html
    assert "Not said." not in html


def test_the_books_own_sentence_is_not_said_twice() -> None:
    html = lined(Text("The keeper lit the lamp."), Mark(1), of_1="quoted")
    assert '<span class="verbatim">The keeper lit the lamp.</span>' in html
    assert 'class="ev quoted uncut alone"' in html
    assert html.count("The keeper lit the lamp.</") == 1


def test_lines_break_no_list_and_follow_a_table_or_a_heading() -> None:
    html = lined(Text("- He lit it"), Mark(1), Text("\n- He rode"), Mark(2))
    assert html.count("<li>") == html.count("</li>") == html.count('<span class="lines') == 2
    assert html.count("<ul>") == 1
    html = lined(Text("| a | b |\n|---|---|\n| He lit it"), Mark(1), Text(" | He rode"), Mark(2),
                 Text(" |\n\nAnd no more."))  # fmt: skip
    assert html.index("</table></div>") < html.index('<span class="lines') < html.index("no more")
    assert html.count('<span class="lines') == 2
    html = lined(Text("# He lit it"), Mark(1), Text("\n\nHe rode."))
    assert html.index("</h1>") < html.index('<span class="lines') < html.index("He rode")


class Nested(HTMLParser):
    """Whether each element is closed in the order in which it was opened."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.lines = 0
        self.feed(html)
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in ("br", "hr"):
            self.open.append(tag)
        if ("class", "lines") in attrs or ("class", "lines last") in attrs:
            self.lines += 1
            assert not {"table", "pre", "h1", "code"} & set(self.open)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


BLOCKS = st.lists(st.sampled_from([
    "He sat. ", "He lit it", ".", "**He rode.**", "*He rode*", "**He", " sat.** ", "`He sat.`",
    "\n", "\n\n", "\n- ", "\n  - ", "\n1. ", "\n> ", "\n# ", "\n```\n", "\n| a | b |\n|---|---|\n",
    "| He sat | ", "He rode |", 1, 2, 3,
]), max_size=16)  # fmt: skip


@given(BLOCKS)
def test_lines_stand_whole_in_any_markdown(said: list[str | int]) -> None:
    parts = [Mark(one) if isinstance(one, int) else Text(one) for one in said]
    html = lined(*parts)
    assert Nested(html).lines == html.count('<span class="lines') == len(claims(parts))


def test_more_than_two_lines_are_unfolded() -> None:
    html = lined(Text("Marn and the keeper sat by the lamp"), Mark(1), Mark(2), Mark(3))
    assert html.count('role="link"') == 3
    assert '<span class="rest" hidden>' in html
    assert "+ 1 more</button>" in html


def test_a_books_words_make_no_markup_in_a_line() -> None:
    html = lined(Text("Marn read it all."), Mark(3))
    assert '&lt;<i class="own">it</i>' in html or "&lt;it&gt;" in html
    assert "<it>" not in html


def test_the_switch_is_under_an_answer_with_claims_alone() -> None:
    turn = Turn(2, ReaderQuestion("q"))
    turn.finish(GRADED)
    assert 'role="switch" aria-checked="true"' in turn_html(turn)
    assert 'role="switch" aria-checked="false"' in turn_html(turn, ())
    turn.finish(replace(GRADED, mode="direct_answer"))
    assert not turn.lined
    assert "switch" not in turn_html(turn)


@pytest.mark.parametrize("width", [110, 150, 240, 600])
def test_the_found_words_are_in_the_first_of_two_lines(qapp, width: int) -> None:
    text = "Among a great many other words, long ones too, the lighthouse keeper lit the lamp " * 3
    book = book_of(text)
    (_, row, *_) = found_rows(book, find(book, FindQuery("lighthouse")))
    one, two = two_lines(row, QFont("DejaVu Sans"), width, width - 40, QTextCharFormat())
    line = one.lineAt(0)
    first = one.text()[: line.textLength()]
    assert "lighthouse" in first
    assert line.naturalTextWidth() <= width
    assert two.lineAt(0).naturalTextWidth() <= width - 40
    if first.startswith("…"):
        assert first[1:].strip() and first[1] != " "
    (mark,) = [one.text()[r.start : r.start + r.length] for r in one.formats()][:1]
    assert mark == "lighthouse"
