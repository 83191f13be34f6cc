"""What a model wrote of the book is shown beside the book's words, which alone can be cited."""

from __future__ import annotations

from pathlib import Path

from bookmaker import book_of, index_of
from foxreader.core.message import Usage
from foxreader.core.scope import WHOLE_BOOK
from foxreader.core.span import find_tags
from foxreader.index.storage.model_results import Digest, Summary
from foxreader.index.storage.store import Index
from foxreader.index.summaries.requests import blocks
from foxreader.retrieval.tools.summaries import NOTE, beside_the_book, digest_text, overview

FIRST = "The keeper lit the lamp at nine and looked for the boats."
SECOND = "A storm had taken the mast of the oldest boat."
THIRD = "In the morning the boats came home."


def opened(folder: Path) -> Index:
    book = book_of(f"{FIRST} {SECOND}\n\n{THIRD * 12}", toc=[("One", 0, 0)])
    return index_of(book, folder)


def tag_of(index: Index) -> str:
    return str(next(blocks(index.book, index.units_in(WHOLE_BOOK))))


def test_a_statement_stands_after_the_sentence_it_rests_on_and_has_no_tag(tmp_path: Path) -> None:
    index = opened(tmp_path)
    tag = tag_of(index)
    shown = beside_the_book(
        index, f"The mast was lost in a storm {tag}. The keeper did it! {tag} End"
    )
    units = index.units_in(WHOLE_BOOK)
    assert shown == [
        f"{SECOND} {units[1]}",
        "(summary: The mast was lost in a storm.)",
        f"{FIRST} {units[0]}",
        "(summary: The keeper did it!)",
        "(summary: End)",
    ]


def test_only_the_books_own_units_can_be_cited_in_what_comes_from_a_summary(tmp_path: Path) -> None:
    index = opened(tmp_path)
    text = f"The keeper stole the lamp {tag_of(index)}."
    [segment] = index.segments
    index.kept.add_summaries([Summary(segment, text, "m", 2, Usage())])
    digest = Digest("k", "One", text, "m", 1)
    rendered, note = overview(index, WHOLE_BOOK, 2_000)
    whole = digest_text(index, digest, 2_000)
    assert note == NOTE and NOTE in whole.text
    for shown in (rendered, whole):
        assert "(summary: The keeper stole the lamp.)" in shown.text
        assert shown.units and set(shown.units) <= set(index.units_in(WHOLE_BOOK))
        for start, end, unit in find_tags(shown.text):
            words = index.book.text_at(unit)
            assert shown.text[: start - 1].endswith(words), (words, shown.text[:end])


def test_a_digest_within_little_room_is_cut_after_a_whole_statement(tmp_path: Path) -> None:
    index = opened(tmp_path)
    digest = Digest("k", "One", f"A lamp is lit {tag_of(index)}. " * 30, "m", 1)
    short = digest_text(index, digest, 80)
    assert short.units and short.text.endswith((")", "]"))
