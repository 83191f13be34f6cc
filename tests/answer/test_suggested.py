"""Questions to try: of what the reader has read, and of nothing else."""

from __future__ import annotations

from pathlib import Path

import pytest

from foxreader.answer.conversation.asking import suggested
from foxreader.formats import open_book
from foxreader.index.stages import build_derived, build_text
from foxreader.index.storage.store import Index


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
