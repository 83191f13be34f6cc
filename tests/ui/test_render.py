from __future__ import annotations

from foxreader.core.events import Answer, Citation, Grade, Mark, Searched, Text
from foxreader.core.span import Span
from foxreader.ui.asking import Asked
from foxreader.ui.chat.card import card_html, copied
from foxreader.ui.chat.render import parts_html, turn_html
from foxreader.ui.chat.turn import Turn
from foxreader.ui.history import History
from foxreader.ui.search.rows import found_row
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


def test_marks_become_buttons_and_the_books_words_stay_as_they_are() -> None:
    html = parts_html(
        [Text("**So** "), Text("*as* [f1-2-3] <b>", literal=True), Mark(1)], {1: citation()}
    )
    assert "<strong>So</strong>" in html
    assert "<q>*as* [f1-2-3] &lt;b&gt;</q>" in html
    assert html.count('<span class="note cited"') == 1


def test_a_weak_claim_is_underlined_and_only_it() -> None:
    html = parts_html([Text("He sat. He slept."), Mark(1)], {1: citation(grade="weak")})
    assert "He sat. <span" in html
    assert '<span class="weak-claim">He slept.</span>' in html


def test_a_sentence_without_a_footnote_is_underlined() -> None:
    html = parts_html([Text("He sat. He slept."), Mark(1)], {1: citation()}, ["He sat."])
    assert '<span class="uncited">He sat.</span> He slept.' in html


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
        copied(BOOK, citation()) == "“The keeper lit the lamp.” (A test, Chapter, p. 7 [f0-0-24])"
    )


def test_a_refusal_says_what_was_searched() -> None:
    turn = Turn(2, Asked("q"))
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
    assert "12 passages" in html
    assert "2 of 9 segments" in html
    assert "not in this book: “zeppelin”" in html


def test_a_hit_row_reads_as_the_line_it_stands_in() -> None:
    row = found_row(BOOK, Span(0, 11, 14))
    assert (row.before, row.words, row.after[:9]) == ("The keeper ", "lit", " the lamp")


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
