"""Search by meaning with the model that comes with the program."""

from __future__ import annotations

from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

import tinyjudge
from foxreader.core.cancel import Cancel, Cancelled
from foxreader.core.scope import WHOLE_BOOK
from foxreader.index.stages import stored_vectors
from foxreader.index.storage.index_file import write_lock
from foxreader.judge import read, write
from foxreader.program import indexes
from foxreader.program.books import OpenBook
from foxreader.program.program import Program
from foxreader.retrieval.semantic import Semantic

TEXT = "\n\n".join(f"The fox reads no {n} read. A reader reads the fox. " * 9 for n in range(30))


@pytest.fixture
def judge(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    path = tinyjudge.judge(tmp_path)
    monkeypatch.setenv("FOXREADER_JUDGE", str(path))
    monkeypatch.setattr(indexes, "on_battery", lambda: False)  # wherever the tests run
    return path


@pytest.fixture
def program() -> Program:
    return Program()


@pytest.fixture
def book(program: Program, tmp_path: Path) -> OpenBook:
    (tmp_path / "fox.txt").write_text(TEXT, encoding="utf-8")
    return program.books.open(tmp_path / "fox.txt")


def test_it_makes_the_vectors_once_in_a_process_of_its_own(
    judge: Path, program: Program, book: OpenBook
) -> None:
    embedder = program.models.embedder()
    assert embedder is not None and embedder.dimension == tinyjudge.WIDTH
    with closing(program.indexes.open(book.book)) as index:
        stages = {state.stage for state in program.indexes.build(index, book.path)}
        assert "vectors" not in stages  # nobody waits for them
        assert program.indexes.vectors(index) == "missing"
        told = list(program.indexes.make_own_vectors(index))
        assert told[-1].done == told[-1].total > 20
        assert program.indexes.vectors(index) == "ready"
        assert list(program.indexes.make_own_vectors(index)) == []
        passage = index.passages(WHOLE_BOOK)[3]
        asked = index.book.text_at(passage.span)
        assert len(Semantic(index, embedder).nearest(asked, WHOLE_BOOK, 5)) == 5


@pytest.mark.thorough
def test_it_is_stopped_and_goes_on(judge: Path, program: Program, book: OpenBook) -> None:
    with closing(program.indexes.open(book.book)) as index:
        for _ in program.indexes.build(index, book.path):
            pass
        cancel = Cancel()
        reading = program.indexes.make_own_vectors(index, cancel)
        next(reading)
        cancel.set()
        with pytest.raises(Cancelled):
            list(reading)
        list(program.indexes.make_own_vectors(index))
        embedder = program.models.embedder()
        assert embedder is not None
        assert stored_vectors(index, embedder).lacking is None


def test_on_battery_it_waits(
    judge: Path, program: Program, book: OpenBook, monkeypatch: pytest.MonkeyPatch
) -> None:
    with closing(program.indexes.open(book.book)) as index:
        for _ in program.indexes.build(index, book.path):
            pass
        monkeypatch.setattr(indexes, "on_battery", lambda: True)
        assert list(program.indexes.make_own_vectors(index)) == []
        monkeypatch.setattr(indexes, "_LOOK_SECONDS", 0.0)
        answers = iter([False, True])  # it is unplugged after the first step
        monkeypatch.setattr(indexes, "on_battery", lambda: next(answers))
        assert len(list(program.indexes.make_own_vectors(index))) == 1


@pytest.mark.thorough
def test_another_window_that_has_them_made_is_left_alone(
    judge: Path, program: Program, book: OpenBook
) -> None:
    with closing(program.indexes.open(book.book)) as index:
        for _ in program.indexes.build(index, book.path):
            pass
        with write_lock(index.path.with_name(f"{index.path.name}.vectors"), 1.0):
            assert list(program.indexes.make_own_vectors(index)) == []
        assert list(program.indexes.make_own_vectors(index))


def test_many_texts_have_the_vectors_that_each_has_alone(judge: Path, program: Program) -> None:
    embedder = program.models.embedder()
    assert embedder is not None
    texts = [f"the fox reads {n} no" for n in range(40)]
    assert embedder.embed(texts, "passage") == [
        embedder.embed([text], "passage")[0] for text in texts
    ]
    assert embedder.embed(texts[:1], "query") != embedder.embed(texts[:1], "passage")


def test_whatever_the_settings_say_by_then_the_own_model_reads(
    judge: Path, program: Program, book: OpenBook
) -> None:
    """Another window may have chosen the provider's model meanwhile: nothing goes there."""
    with closing(program.indexes.open(book.book)) as index:
        for _ in program.indexes.build(index, book.path):
            pass
        other = Program().profile
        other.save(replace(other.settings, semantic="endpoint", semantic_model="m"))
        assert list(program.indexes.make_own_vectors(index))
        embedder = program.models.judge.embedder()
        assert embedder is not None
        assert stored_vectors(index, embedder).lacking is None


def test_what_fails_on_another_thread_is_raised(
    judge: Path, program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    facts, tables = read(judge)
    lacking = judge.with_name("lacking.bin")
    write(lacking, facts, {name: one for name, one in tables.items() if name != "e1.q.w"})
    monkeypatch.setenv("FOXREADER_JUDGE", str(lacking))
    embedder = program.models.embedder()
    assert embedder is not None
    with pytest.raises(KeyError):
        embedder.embed(["the fox"] * 40, "passage")


def test_without_it_or_with_one_of_before_nothing_is_compared(
    judge: Path, program: Program, book: OpenBook, monkeypatch: pytest.MonkeyPatch
) -> None:
    facts, tables = read(judge)
    del facts["vectors"]
    write(judge.with_name("before.bin"), facts, tables)
    judge.with_name("bad.bin").write_bytes(b"no judge")
    for name in ("before.bin", "bad.bin", "gone.bin", ""):
        monkeypatch.setenv("FOXREADER_JUDGE", str(judge.with_name(name)) if name else "")
        assert program.models.embedder() is None
        with closing(program.indexes.open(book.book)) as index:
            assert list(program.indexes.make_own_vectors(index)) == []
            assert program.indexes.vectors(index) is None
            assert program.sessions.about(index) is not None
