"""Questions to try: of what the reader has read, and of nothing else."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from bookmaker import book_of, index_of
from foxreader.answer.conversation.asking import suggested
from foxreader.core.book import TocEntry
from foxreader.core.scope import WHOLE_BOOK
from foxreader.core.span import Span
from foxreader.formats import open_book
from foxreader.index.stages import build_derived, build_text
from foxreader.index.storage.store import Index
from foxreader.retrieval.question.places import PartsOfBook


@pytest.fixture(scope="module")
def alice(books: Path, tmp_path_factory) -> Index:
    book, _resources = open_book(books / "epub" / "readest" / "sample-alice.epub")
    index = Index.open(tmp_path_factory.mktemp("tried") / "alice.sqlite", book)
    for build in (build_text, build_derived):
        for _ in build(index, None):
            pass
    yield index
    index.close()


@pytest.mark.parametrize("share", [0.05, 0.2, 0.5, 0.8, 1.0])
def test_all_that_is_named_was_read(alice: Index, share: float) -> None:
    book = alice.book
    place = book.place_at(share)
    before = "\n".join(file.text for file in book.files[: place.file])
    before += book.files[place.file].text[: place.start]
    titles = [
        entry.title for entry in book.toc
        if (entry.place.file, entry.place.start) < (place.file, place.start)
    ]  # fmt: skip
    asked = suggested(alice, place)
    assert 2 <= len(asked) <= 4
    for one in asked:
        given = dict(one.arguments)
        for name in (given.get(key) for key in ("name", "first", "second")):
            assert name is None or name in before
        assert "title" not in given or given["title"] in titles


def test_at_the_beginning_nothing_of_the_book_is_told(alice: Index) -> None:
    assert [one.code for one in suggested(alice, alice.book.place_at(0))] == ["try_book"]


def test_a_chapter_that_is_but_a_number_is_asked_about_by_who_was_there(tmp_path: Path) -> None:
    def chapter(who: str) -> str:
        return f"Mr. {who} sat down. {who} ate. Then {who} slept, and {who} woke again.\n"

    texts = [chapter("Harker") * 4, chapter("Morris") * 4, chapter("Harker") * 4]
    book = book_of(*texts)
    toc = [TocEntry("The Whole", Span(0, 0, 0), 1), TocEntry("Book II", Span(0, 0, 0), 2)]
    toc += [TocEntry(("I", "II", "III")[n], Span(n, 0, 0), 3) for n in range(3)]
    index = index_of(replace(book, toc=tuple(toc)), tmp_path)
    list(build_derived(index, None))
    try:
        asked = suggested(index, Span(2, 3, 3))
    finally:
        index.close()
    (one,) = [one for one in asked if one.code.startswith("try_chapter")]
    assert dict(one.arguments) == {"name": "Morris", "title": "2", "above": "Book II"}
    # The question is understood as one about that chapter.
    part = PartsOfBook(index.book).named(str(one), WHOLE_BOOK)
    assert part is not None and part.titles == ("II",)
