from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bookmaker import book_of, index_of
from examples import examples
from foxreader.core.cancel import Cancel, Cancelled
from foxreader.core.errors import StorageError, Unreachable
from foxreader.core.scope import WHOLE_BOOK, Scope
from foxreader.core.span import Span
from foxreader.index.stages import (
    WINDOW,
    build_vectors,
    stored_vectors,
    vector_state,
    vectors_to_make,
    windows,
)
from foxreader.index.storage.derived import key_of
from foxreader.index.storage.index_file import write_lock
from foxreader.index.storage.store import Index
from nonempty import some
from wordvectors import WordEmbedder

CHAPTERS = [
    "".join(f"Sentence {n} of chapter {c} tells of a ship and its crew. " for n in range(500))
    for c in range(3)
]
BOOK = book_of(*CHAPTERS)


@pytest.fixture
def index(tmp_path: Path) -> Index:
    return index_of(BOOK, tmp_path)


def test_every_passage_is_cut_into_windows_of_like_length(index: Index) -> None:
    found = windows(index)
    for passage in some(index.passages(WHOLE_BOOK)):
        here = [w.span for w in found if w.passage == passage.id]
        units = index.units(passage.id, WHOLE_BOOK)
        assert here[0].start == units[0].start and here[-1].end == units[-1].end
        assert [u for u in units if any(w.contains(u) for w in here)] == list(units)
        assert max(s.end - s.start for s in here) < 2 * WINDOW
    assert [w.span for w in found] == sorted(w.span for w in found)


def test_from_missing_to_ready(index: Index) -> None:
    embedder = WordEmbedder()
    assert vector_state(index, embedder) == "missing"
    count, tokens = vectors_to_make(index, embedder)
    assert count == len(windows(index)) and tokens > count
    progress = list(build_vectors(index, embedder))
    assert (progress[0].done, progress[-1].done, progress[-1].total) == (0, count, count)
    assert vector_state(index, embedder) == "ready"
    assert vectors_to_make(index, embedder) == (0, 0)
    stored = stored_vectors(index, embedder)
    assert stored.dimension == 64 and stored.lacking is None
    assert stored.passages == tuple(w.passage for w in windows(index))
    assert len(stored.numbers) == 2 * 64 * count


def test_the_full_text_is_built_first(tmp_path: Path) -> None:
    index = Index.open(tmp_path / "i", BOOK)
    assert vector_state(index, WordEmbedder()) == "missing"
    stages = [progress.stage for progress in build_vectors(index, WordEmbedder())]
    assert list(dict.fromkeys(stages)) == ["text", "vectors"]
    assert vector_state(index, WordEmbedder()) == "ready"


@pytest.mark.parametrize("batch", [0, 1, 2])
def test_what_is_done_is_never_embedded_again(tmp_path: Path, batch: int) -> None:
    index = index_of(book_of(*CHAPTERS, CHAPTERS[0], *["Another. " * 900] * 3), tmp_path)

    def gone(done: int) -> None:
        if done > 64 * batch:
            raise Unreachable("Nobody answers.")

    first, second = WordEmbedder(fails=gone), WordEmbedder()
    with pytest.raises(Unreachable):
        list(build_vectors(index, first))
    kept = len(first.passages) - 1  # the first one tells the dimension
    state = vector_state(index, second)
    assert state == ("partial" if kept else "missing")
    list(build_vectors(index, second))
    texts = {index.book.text_at(w.span) for w in windows(index)}
    assert len(second.passages) - 1 == len(texts) - kept
    assert {*first.passages, *second.passages} == texts
    assert vector_state(index, second) == "ready"


def test_it_stops_when_asked(index: Index) -> None:
    cancel = Cancel()
    job = build_vectors(index, WordEmbedder(), cancel)
    next(job)
    next(job)
    cancel.set()
    with pytest.raises(Cancelled):
        list(job)
    assert vector_state(index, WordEmbedder()) == "partial"


def test_another_model_or_dimension_makes_them_stale(index: Index) -> None:
    list(build_vectors(index, WordEmbedder()))
    other = WordEmbedder("others")
    assert vector_state(index, other) == "stale"
    assert stored_vectors(index, other).passages == ()
    list(build_vectors(index, other))
    assert vector_state(index, other) == "ready"
    assert vector_state(index, WordEmbedder()) == "stale", "one model's vectors are kept"


def test_an_endpoint_that_changed_its_model_under_the_same_name(index: Index) -> None:
    list(build_vectors(index, WordEmbedder(size=64)))
    changed = WordEmbedder(size=32)
    assert vector_state(index, changed) == "ready", "nothing has told yet"
    changed.embed(["a question"], "query")
    assert vector_state(index, changed) == "stale"
    fresh = WordEmbedder(size=32)
    list(build_vectors(index, fresh))
    assert vector_state(index, fresh) == "ready"
    assert stored_vectors(index, fresh).dimension == 32


def test_only_text_that_changed_is_embedded_again(tmp_path: Path) -> None:
    path = tmp_path / "i"
    list(build_vectors(Index.open(path, BOOK), WordEmbedder()))
    with_more = book_of(*CHAPTERS, "A page that was recognised since. " * 40)
    index, embedder = Index.open(path, with_more), WordEmbedder()
    assert list(build_vectors(index, embedder))[-1].done == len({w.key for w in windows(index)})
    fresh = [text for text in embedder.passages[1:] if "recognised" not in text]
    assert fresh == []
    elsewhere = Index.open(path, book_of("All is other now. " * 100))
    list(build_vectors(elsewhere, WordEmbedder()))
    assert elsewhere.vectors.keys("words", 64) == {w.key for w in windows(elsewhere)}


def test_a_limit_keeps_what_is_past_it_from_the_model(index: Index) -> None:
    at = [p.span.start for p in index.passages(WHOLE_BOOK) if p.span.file == 1][6] + 10
    scope = Scope(Span(1, at, at))
    embedder = WordEmbedder()
    list(build_vectors(index, embedder, scope=scope))
    assert embedder.passages and not any("chapter 2" in text for text in embedder.passages)
    for text in embedder.passages:
        place = CHAPTERS[1].find(text)
        assert text in CHAPTERS[0] or 0 <= place <= at - len(text)
    assert vector_state(index, embedder, scope) == "ready"
    assert vector_state(index, embedder) == "partial"
    stored = stored_vectors(index, embedder)
    assert stored.lacking == stored.passages[-1] + 1


def test_two_at_once_are_refused_and_the_text_can_still_be_summarised(index: Index) -> None:
    lock = index.path.with_name(f"{index.path.name}.vectors")
    with write_lock(lock, 1.0), pytest.raises(StorageError):
        list(build_vectors(index, WordEmbedder()))
    with index.lock(1.0):
        list(build_vectors(index, WordEmbedder()))


def test_a_book_without_text_is_ready(tmp_path: Path) -> None:
    index = index_of(book_of("", " \n "), tmp_path)
    embedder = WordEmbedder()
    list(build_vectors(index, embedder))
    assert vector_state(index, embedder) == "ready" and not embedder.asked


def test_the_same_book_gives_the_same_bytes(tmp_path: Path) -> None:
    made = []
    for name in ("a", "b"):
        folder = tmp_path / name
        folder.mkdir()
        index = index_of(BOOK, folder)
        list(build_vectors(index, WordEmbedder()))
        made.append(stored_vectors(index, WordEmbedder()))
    assert made[0] == made[1]


@examples(30)
@given(st.text(), st.text())
def test_a_key_is_of_the_text_alone(one: str, other: str) -> None:
    assert (key_of(one) == key_of(other)) == (one == other)
    assert len(key_of(one)) == 16
