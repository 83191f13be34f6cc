"""What the reader does with annotations: undone, done again, and listed as the filter wants."""

from __future__ import annotations

from dataclasses import replace

from foxreader.core.annotation import Anchor, Annotation, bookmark, highlight
from foxreader.core.span import Link, Span, citations_in
from foxreader.ui.notes.controller import Acts, Change, undone
from foxreader.ui.notes.rows import (
    Filter,
    NoteRow,
    color_name,
    counts,
    listed,
    note_words,
    row_of,
    words_of,
)

BOOK = "ab" * 32


def one(words: str, color="rose", note: str = "", before: str = "") -> Annotation:
    made = highlight(Anchor(BOOK, Span(0, 5, 5 + len(words)), words, before), color)
    return replace(made, note=note)


def test_the_last_act_is_undone_first_and_done_again() -> None:
    acts, first, second = Acts(), one("one"), one("two")
    acts.did((Change(None, first),))
    acts.did((Change(None, second),))
    assert acts.undo() == (Change(second, None),)
    assert acts.undo() == (Change(first, None),)
    assert acts.undo() is None
    assert acts.redo() == (Change(None, first),)
    acts.did((Change(first, None),))
    assert acts.redo() is None, "a new act forgets what was undone"
    assert acts.undo() == (Change(None, first),)


def test_a_note_that_is_written_is_one_act_with_its_highlight() -> None:
    acts, made = Acts(), one("one")
    first, second = replace(made, note="a"), replace(made, note="a b")
    for change in (Change(None, made), Change(made, first), Change(first, second)):
        acts.did((change,), "note 1")
    assert acts.undo() == (Change(second, None),)
    assert acts.undo() is None


def test_a_highlight_made_for_a_note_that_was_not_written_leaves_nothing_to_undo() -> None:
    acts, made = Acts(), one("one")
    acts.did((Change(None, made),), "note 1")
    acts.did((Change(made, None),), "note 1")
    assert acts.undo() is None


def test_notes_of_different_passages_stay_apart() -> None:
    acts, made, other = Acts(), one("one"), one("two")
    acts.did((Change(made, replace(made, note="x")),), "note 1")
    acts.did((Change(other, replace(other, note="y")),), "note 2")
    assert acts.undo() == (Change(replace(other, note="y"), other),)
    assert acts.undo() == (Change(replace(made, note="x"), made),)


def test_an_act_on_many_is_undone_from_the_last_on() -> None:
    first, second = one("one"), one("two")
    act = (Change(None, first), Change(None, second))
    assert undone(act) == (Change(second, None), Change(first, None))


def rows() -> list[NoteRow]:
    mark = bookmark(Anchor(BOOK, Span(1, 0, 9), "The Whale"))
    return [
        row_of(one("a log is no diary", "blue", before="He said that "), Span(0, 5, 9), "One"),
        row_of(one("three ships", "green", note="Compare the\ntables"), Span(0, 30, 39), "One"),
        row_of(mark, Span(1, 0, 9), "Two"),
    ]


def test_rows_stand_under_their_chapters_and_are_counted_by_kind() -> None:
    all_rows = rows()
    shown = listed(all_rows, Filter())
    assert [row if isinstance(row, str) else row.words for row in shown] == [
        "One", "…a log is no diary", "three ships", "Two", "The Whale",
    ]  # fmt: skip
    assert counts(all_rows) == {"all": 3, "notes": 1, "marks": 1, "places": 1}


def test_a_filter_keeps_colours_kinds_and_words_together() -> None:
    def words(chosen: Filter) -> list[str]:
        return [row.words for row in listed(rows(), chosen) if isinstance(row, NoteRow)]

    assert words(Filter(frozenset({"green"}))) == ["three ships"]
    assert words(Filter(frozenset({"green", "blue"}))) == ["…a log is no diary", "three ships"]
    assert words(Filter(kind="places")) == ["The Whale"]
    assert words(Filter(kind="notes")) == ["three ships"]
    assert words(Filter(words="TABLES compare")) == ["three ships"], "the note's words, any order"
    assert words(Filter(words="two")) == ["The Whale"], "the chapter's words"
    assert words(Filter(frozenset({"blue"}), words="ships")) == []
    assert not Filter() and Filter(words="x")


def test_words_inside_a_sentence_begin_with_an_ellipsis() -> None:
    assert words_of(one("and so on", before="He sat ")) == "…and so on"
    assert words_of(one("He sat.", before="It was late. ")) == "He sat."
    assert words_of(one("He sat.", before="late.\n\n")) == "He sat."
    assert words_of(one("He sat.", before="a heading\n")) == "He sat."
    assert words_of(one("He\n  sat.")) == "He sat."


def test_a_note_keeps_its_citations_and_nothing_else_is_a_link() -> None:
    link = Link(BOOK, Span(3, 120, 180))
    note = f"As he says [1]({link}) and [2](https://example.org) and [3](foxreader://open/x)."
    assert note_words(note).startswith("As he says [1] and [2](https://example.org)")
    (found,) = citations_in(note)
    assert (found.number, found.link) == ("1", link)
    assert note[found.start : found.end] == f"[1]({link})"


def test_a_colour_has_its_own_name_until_it_is_given_one() -> None:
    assert color_name("rose", {}) == "Rose"
    assert color_name("rose", {"rose": "  "}) == "Rose"
    assert color_name("rose", {"rose": "Question"}) == "Question"
