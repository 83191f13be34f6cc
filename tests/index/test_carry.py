"""Section 7.1 of issue 11: what a model was paid for outlives another extraction of the book."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bookmaker import ScriptedModel, book_of
from foxreader.core.book import Book
from foxreader.core.message import Message
from foxreader.core.scope import WHOLE_BOOK, Scope
from foxreader.core.span import Span, find_tags
from foxreader.index.stages import build_derived, build_text
from foxreader.index.storage.carry import Letters, chapter_key
from foxreader.index.storage.store import Index
from foxreader.index.summaries.chapter_digest import Means, chapter_summary, last_of, synopsis
from foxreader.index.summaries.concept_labels import build_labels, labels
from foxreader.index.summaries.job import build_summaries
from foxreader.index.summaries.plan import estimate
from index.test_label import good as label_reply
from index.test_summaries import good as summary_reply
from reextracted import respaced

WORDS = ("The captain told Marn of the harbour, and the mate wrote it down in the log. Then "
         "Captain Varn went ashore, where Marn had lit the lamp. ") * 12  # fmt: skip
BOOK = book_of(
    f"One\nIn harbour first. {WORDS}",
    f"Two\nA storm came. {WORDS}\nBelow\nIn the hold below. {WORDS}",
    f"Three\nThe coast was seen. {WORDS}",
    f"Four\nThey came home. {WORDS}",
    toc=[("One", 0, 0), ("Two", 1, 0), ("Below", 1, 19 + len(WORDS), 2), ("Three", 2, 0),
         ("Four", 3, 0)],
)  # fmt: skip


def reply(messages: Sequence[Message]) -> str:
    """What the model says to each kind of request."""
    asked = messages[1].text
    if "=== section" in asked:
        return summary_reply(messages)
    if asked.startswith("{"):
        return label_reply(messages)
    return f"All in one. {' '.join(str(span) for *_, span in find_tags(asked))}"


def never(messages: Sequence[Message]) -> str:
    raise AssertionError(f"asked for what was paid for: {messages[1].text[:80]}")


def letters(book: Book, tag: Span) -> str:
    return re.sub(r"[\W_]+", "", book.text_at(tag))


def cited(book: Book, text: str) -> list[str]:
    """The letters that the tags in ``text`` name, in order."""
    return [letters(book, span) for *_, span in find_tags(text)]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """An index with everything that a model can add to it."""
    path = tmp_path / "x.index"
    index = opened(path, BOOK)
    model = ScriptedModel(reply)
    list(build_summaries(index, model))
    last_of(synopsis(index, Means(model)))
    build_labels(index, model, WHOLE_BOOK)
    assert [len(chapter.segments) for chapter in index.chapters] == [1, 2, 1, 1]
    index.close()
    return path


def opened(path: Path, book: Book) -> Index:
    index = Index.open(path, book)
    list(build_text(index))
    list(build_derived(index))
    return index


def test_another_extraction_has_all_that_was_paid_for(path: Path) -> None:
    before = Index.open(path, BOOK)
    old = before.summaries(WHOLE_BOOK)
    model = ScriptedModel(never)
    old_synopsis = last_of(synopsis(before, Means(model)))
    old_chapter = last_of(chapter_summary(before, before.chapters[1], Means(model)))
    old_labels = labels(before, "scripted", WHOLE_BOOK)
    before.close()
    book = respaced(BOOK)
    index = opened(path, book)
    assert estimate(index, 8192).calls == 0
    found = index.summaries(WHOLE_BOOK)
    assert [s.segment.id for s in found] == [s.segment.id for s in old] == [1, 2, 3, 4, 5]
    for was, now in zip(old, found, strict=True):
        assert now.segment.spans != was.segment.spans
        assert cited(book, now.text) == cited(BOOK, was.text) != []
        assert (now.model, now.prompt, now.usage) == (was.model, was.prompt, was.usage)
        assert find_reach(book, now.reach) == find_reach(BOOK, was.reach)
    now_synopsis = last_of(synopsis(index, Means(model)))
    assert cited(book, now_synopsis.text) == cited(BOOK, old_synopsis.text) != []
    now_chapter = last_of(chapter_summary(index, index.chapters[1], Means(model)))
    assert cited(book, now_chapter.text) == cited(BOOK, old_chapter.text) != []
    assert now_chapter.parts == 2
    assert labels(index, "scripted", WHOLE_BOOK) == old_labels != {}
    assert index.kept.left_behind == 0


def find_reach(book: Book, reach: Span | None) -> str:
    """The letters of the book from where a summary's request ended."""
    assert reach is not None
    rest = "".join(file.text for file in book.files)[book.starts[reach.file] + reach.start :]
    return re.sub(r"[\W_]+", "", rest)


def test_only_what_has_other_words_is_left_behind_and_comes_back(path: Path) -> None:
    def more(number: int, text: str) -> str:
        return f"{text} And a word that was not read before." if number == 2 else text

    index = opened(path, respaced(BOOK, more))
    assert [s.segment.id for s in index.summaries(WHOLE_BOOK)] == [1, 2, 3, 5]
    model = ScriptedModel(reply)
    assert last_of(chapter_summary(index, index.chapters[1], Means(model))).parts == 2
    assert model.sent == []
    # The summary of the third chapter, and the synopsis.
    assert index.kept.left_behind == 2
    index.close()
    back = opened(path, BOOK)
    assert back.kept.left_behind == 0
    assert [s.segment.id for s in back.summaries(WHOLE_BOOK)] == [1, 2, 3, 4, 5]
    last_of(synopsis(back, Means(ScriptedModel(never))))


def test_a_summary_goes_only_where_its_letters_are(path: Path) -> None:
    """The places are the same, but the words are not."""
    other = book_of(
        *(file.text.replace("harbour", "markets") for file in BOOK.files),
        toc=[(e.title, e.place.file, e.place.start, e.level) for e in BOOK.toc],
    )
    index = opened(path, other)
    assert index.summaries(WHOLE_BOOK) == []
    assert index.kept.left_behind == 7


def test_under_a_limit_a_summary_is_shown_as_before(path: Path) -> None:
    before = Index.open(path, BOOK)
    seen = {n: len(before.summaries(Scope(Span(n, 0, 0)))) for n in range(4)}
    before.close()
    index = opened(path, respaced(BOOK))
    # A line was put in before each heading.
    assert {n: len(index.summaries(Scope(Span(n, 1, 1)))) for n in range(4)} == seen
    assert seen[0] == 0 < seen[3]


def test_labels_go_to_the_concepts_of_the_same_name(path: Path) -> None:
    """A name more, and earlier, gives every other entity another number."""

    def more(number: int, text: str) -> str:
        return text + " Then Tolle came, and Tolle saw Tolle again, as Tolle does." * 30

    before = Index.open(path, BOOK)
    names = {c.id: c.label for c in before.extras.concepts()}
    old = {names[id_]: label.label for id_, label in labels(before, "scripted", WHOLE_BOOK).items()}
    before.close()
    index = opened(path, respaced(BOOK, more))
    now = {c.id: c for c in index.extras.concepts()}
    assert names["e1"] != now["e1"].label == "Tolle"
    found = labels(index, "scripted", WHOLE_BOOK)
    assert {now[id_].label for id_ in found} & {"Marn", "Captain Varn", "Varn"}
    for id_, label in found.items():
        assert label.id == id_
        assert label.label == old[now[id_].label]


def test_parts_with_the_same_letters_are_told_apart_by_their_order(tmp_path: Path) -> None:
    same = f"Notice\n{WORDS}"
    book = book_of(same, same, same, toc=[("A", 0, 0), ("B", 1, 0), ("C", 2, 0)])
    path = tmp_path / "x.index"
    index = opened(path, book)
    list(build_summaries(index, ScriptedModel(reply)))
    index.close()
    moved = respaced(book)
    again = opened(path, moved)
    for number, summary in enumerate(again.summaries(WHOLE_BOOK)):
        tags = [span for *_, span in find_tags(summary.text)]
        assert [tag.file for tag in tags] == [number]
    assert len(again.summaries(WHOLE_BOOK)) == 3


def test_what_an_earlier_version_stored_is_taken_over_too(path: Path) -> None:
    """It did not note the letters: they are noted when the file is opened with its own text."""
    with closing(sqlite3.connect(path)) as old:
        old.executescript(
            "UPDATE summary SET letters = '', marks = ''; UPDATE digest SET letters = '',"
            " marks = ''; UPDATE label SET concepts = '';"
        )
    Index.open(path, BOOK).close()
    index = opened(path, respaced(BOOK))
    assert len(index.summaries(WHOLE_BOOK)) == 5
    assert labels(index, "scripted", WHOLE_BOOK)
    last_of(synopsis(index, Means(ScriptedModel(never))))


@given(st.text(), st.data())
def test_letters_are_found_where_they_are(text: str, data: st.DataObject) -> None:
    book = book_of("first", text)
    found = Letters(book, [Span(0, 0, 5), Span(1, 0, len(text))])
    start = data.draw(st.integers(0, len(text)))
    end = data.draw(st.integers(start, len(text)))
    place = Span(1, start, end)
    own = letters(book, place)
    first, after = found.numbers(place)
    assert found.text[first:after] == own
    again = found.span(first, after)
    assert (again is None) == (own == "")
    assert again is None or letters(book, again) == own


def test_hidden_letters_do_not_count() -> None:
    book = book_of("one two three", hidden=[(4, 8)])
    assert Letters(book, [Span(0, 0, 13)]).text == "onethree"
    assert Letters(book, [Span(0, 5, 13)]).text == "three"
    assert Letters(book, [Span(0, 5, 7)]).text == ""


def test_signs_go_with_the_word_they_belong_to() -> None:
    book = book_of("He said: “Yes (now).” She went.")
    found = Letters(book, [Span(0, 0, len(book.files[0].text))])
    quoted = found.span(*found.numbers(Span(0, 10, 18)))
    assert quoted is not None
    assert book.text_at(quoted) == "“Yes (now).”"


def test_a_digest_is_stored_without_reading_the_whole_book_again(path: Path) -> None:
    """A synopsis stores one digest for each chapter."""
    index = Index.open(path, BOOK)
    last_of(chapter_summary(index, index.chapters[1], Means(ScriptedModel(reply), renew=True)))
    read: list[str] = []

    class Counted(str):
        def __getitem__(self, at):
            read.append("")
            return super().__getitem__(at)

    book = replace(BOOK, files=tuple(replace(f, text=Counted(f.text)) for f in BOOK.files))
    index = Index.open(path, book)
    digest = index.kept.digest(chapter_key(index.chapters[1]))
    assert digest is not None
    index.kept.add_digest(digest)
    first = len(read)
    read.clear()
    index.kept.add_digest(digest)
    own = sum(len(span) for span in index.chapters[1].spans)
    assert len(read) < 2 * own < first
