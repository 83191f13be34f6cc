from __future__ import annotations

import os
import sqlite3
import stat
import time
from contextlib import closing
from dataclasses import replace
from itertools import islice
from pathlib import Path
from threading import Event, Thread

import pytest

from bookmaker import book_of, index_of
from foxreader.core.book import BookFile
from foxreader.core.cancel import Cancel, Cancelled
from foxreader.core.errors import StorageError
from foxreader.core.scope import WHOLE_BOOK, Scope
from foxreader.core.span import Span
from foxreader.index import stages
from foxreader.index.stages import build_derived, build_text
from foxreader.index.storage.derived import STAGES
from foxreader.index.storage.index_file import write_lock
from foxreader.index.storage.store import Index
from modes import needs_modes
from waits import SECONDS

CHAPTER = "The captain looked at the sea for a long while. " * 40


def state(index: Index) -> list[tuple[int, Span, int]]:
    return [(p.id, p.span, p.length) for p in index.passages(WHOLE_BOOK)]


def test_a_built_index_is_found_again(tmp_path: Path) -> None:
    book = book_of(CHAPTER, CHAPTER, toc=[("One", 0, 0), ("Two", 1, 0)])
    index = index_of(book, tmp_path)
    before = state(index)
    assert index.searchable
    assert before
    index.close()
    again = index_of(book, tmp_path)
    assert state(again) == before
    assert list(build_text(again)) == []


def test_a_build_stopped_between_files_goes_on_where_it_stopped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stages, "_BATCH", 10)
    book = book_of(*(f"{CHAPTER} part{n}" for n in range(5)))
    whole = state(index_of(book, tmp_path / "whole"))
    index = Index.open(tmp_path / "x.index", book)
    list(islice(build_text(index), 2))
    index.close()
    index = Index.open(tmp_path / "x.index", book)
    assert index.files_done == 2
    assert not index.searchable
    assert [p.done for p in build_text(index)] == [3, 4, 5]
    assert state(index) == whole
    assert len(index.postings("captain", 10**9)) == 5 * 40


def test_cancel_stops_between_files(tmp_path: Path) -> None:
    cancel = Cancel()
    cancel.set()
    index = Index.open(tmp_path / "x.index", book_of(CHAPTER))
    with pytest.raises(Cancelled):
        list(build_text(index, cancel))
    assert not index.searchable


def test_a_failed_write_leaves_nothing_of_its_batch(tmp_path: Path) -> None:
    index = Index.open(tmp_path / "x.index", book_of(CHAPTER))

    def broken():
        yield from ()
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        index.add_text(broken(), [("captain", 1, 0)], 1)
    assert not index.searchable
    assert not index.is_name("captain")


def test_a_damaged_file_is_set_aside_and_built_anew(tmp_path: Path) -> None:
    book = book_of(CHAPTER)
    index = index_of(book, tmp_path)
    path = index.path
    index.close()
    path.write_bytes(b"not a database, or what is left of one" * 100)
    again = index_of(book, tmp_path)
    assert again.searchable
    assert path.with_name(path.name + ".damaged").exists()


def test_one_whose_columns_cannot_be_listed_is_set_aside_too(tmp_path: Path) -> None:
    """The error has what was being listed: Windows renames no file of which anything is read."""
    book = book_of(CHAPTER)
    index = index_of(book, tmp_path)
    index.close()
    schema = index.path.read_bytes()
    assert b"completion_tokens" in schema
    index.path.write_bytes(schema.replace(b"completion_tokens", b"completion_token\xc1"))
    assert index_of(book, tmp_path).searchable
    assert index.path.with_name(f"{index.path.name}.damaged").exists()


def test_a_file_broken_in_its_middle_is_noticed(tmp_path: Path) -> None:
    book = book_of(CHAPTER * 20)
    index = index_of(book, tmp_path)
    before, path = state(index), index.path
    index.close()
    data = bytearray(path.read_bytes())
    data[5000:9000] = bytes(4000)
    path.write_bytes(bytes(data))
    assert state(index_of(book, tmp_path)) == before


def test_an_unchanged_file_is_checked_once(tmp_path: Path, monkeypatch) -> None:
    """The check reads the whole file; each question and each call of a tool opens the index."""
    index = index_of(book_of(CHAPTER * 20), tmp_path)
    book, path = index.book, index.path
    index.close()
    statements: list[str] = []
    connect = sqlite3.connect

    def traced(*arguments, **options) -> sqlite3.Connection:
        made = connect(*arguments, **options)
        made.set_trace_callback(statements.append)
        return made

    monkeypatch.setattr(sqlite3, "connect", traced)
    for _ in range(3):
        Index.open(path, book).close()
    assert sum("quick_check" in said for said in statements) <= 1
    statements.clear()
    os.utime(path, (1, 1))
    Index.open(path, book).close()
    assert sum("quick_check" in said for said in statements) == 1


def test_another_extraction_of_the_text_is_indexed_anew(tmp_path: Path) -> None:
    book = book_of(CHAPTER)
    path = tmp_path / "x.index"
    index = Index.open(path, book)
    list(build_text(index))
    index.close()
    other = Index.open(path, replace(book, files=(BookFile("0.xhtml", "Other words."),)))
    assert not other.searchable
    assert other.passages(WHOLE_BOOK) == []


@needs_modes
def test_only_its_owner_reads_an_index(tmp_path: Path) -> None:
    index = index_of(book_of(CHAPTER), tmp_path / "deep" / "folder")
    for file in index.path.parent.iterdir():
        assert stat.S_IMODE(file.stat().st_mode) == 0o600, file.name
    assert stat.S_IMODE(index.path.parent.stat().st_mode) == 0o700


def test_a_folder_that_is_a_file_is_said_in_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("x")
    with pytest.raises(StorageError, match="cannot be written"):
        Index.open(tmp_path / "file" / "x.index", book_of(CHAPTER))


def test_one_builder_at_a_time(tmp_path: Path) -> None:
    book = book_of(CHAPTER)
    first, second = (Index.open(tmp_path / "x.index", book) for _ in range(2))
    with first.lock(0.1):
        waiting = second.lock(0.1)
        with pytest.raises(StorageError, match="Another Foxreader"):
            waiting.__enter__()
    with second.lock(0.1):
        pass


def test_who_waits_for_the_text_does_not_wait_for_what_its_builder_does_next(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stages, "_BATCH", 1)
    book = book_of(CHAPTER, CHAPTER)
    builder = Index.open(tmp_path / "x.index", book)
    work = build_text(builder)
    next(work)  # one of two files, and the right to write is held

    def wait() -> None:
        index = Index.open(tmp_path / "x.index", book)
        assert not index.searchable
        begun.set()
        list(build_text(index))
        index.close()

    begun = Event()
    waiting = Thread(target=wait, daemon=True)
    waiting.start()
    assert begun.wait(SECONDS)
    time.sleep(0.3)  # by now it waits, on most machines; the rest holds where it does not
    next(work)
    assert builder.searchable
    waiting.join(SECONDS)
    assert not waiting.is_alive()
    work.close()


def test_who_waits_for_the_right_to_build_stops_when_told_to(tmp_path: Path) -> None:
    book = book_of(CHAPTER)
    with closing(Index.open(tmp_path / "x.index", book)) as index:
        list(build_text(index))
        cancel, ended = Cancel(), Event()

        def wait() -> None:
            with closing(Index.open(tmp_path / "x.index", book)) as other:
                begun.set()
                with pytest.raises(Cancelled):
                    list(build_derived(other, cancel))
            ended.set()

        begun = Event()
        with index.lock(0.1):
            Thread(target=wait, daemon=True).start()
            assert begun.wait(SECONDS)
            cancel.set()
            assert ended.wait(SECONDS)  # a minute before


def test_who_waits_gives_up_where_nothing_gets_done(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stages, "_WAIT_SECONDS", 0.0)
    book = book_of(CHAPTER)
    with closing(Index.open(tmp_path / "x.index", book)) as index:
        list(build_text(index))
        with (
            index.lock(0.1),
            closing(Index.open(tmp_path / "x.index", book)) as other,
            pytest.raises(StorageError, match="try again when it is done"),
        ):
            list(build_derived(other))
        list(build_derived(index))
        assert all(map(index.extras.has, STAGES))


def test_a_lock_ends_with_the_process_that_held_it(tmp_path: Path) -> None:
    book = book_of(CHAPTER)
    index = Index.open(tmp_path / "x.index", book)
    with index.lock(0.1):
        lock = sqlite3.connect(tmp_path / "x.index.lock", timeout=0.1)
        with pytest.raises(sqlite3.OperationalError):
            lock.execute("BEGIN EXCLUSIVE")
    lock.execute("BEGIN EXCLUSIVE")
    lock.close()


def test_the_right_to_write_is_one_file(tmp_path: Path) -> None:
    # Who deletes an index holds it, and Windows deletes no file that is open.
    with write_lock(tmp_path / "x.index", 0.1):
        assert [path.name for path in tmp_path.iterdir()] == ["x.index.lock"]


def test_reads_stay_inside_the_scope(tmp_path: Path) -> None:
    index = index_of(book_of(CHAPTER * 3, CHAPTER), tmp_path)
    for end in (0, 1, 47, 48, 700, 5_000):
        scope = Scope(Span(0, end, end))
        found = index.passages(scope)
        assert all(scope.allows(p.span) for p in found)
        assert all(scope.allows(unit) for p in found for unit in index.units(p.id, scope))
        assert all(scope.allows(s) for g in index.segments_in(scope) for s in g.spans)
    assert index.passages(Scope(Span(0, 48, 48)))[0].clipped
    assert len(index.passages(Scope(Span(1, 0, 0)))) < len(index.passages(WHOLE_BOOK))


def test_hidden_words_are_not_in_the_index(tmp_path: Path) -> None:
    text = f"{CHAPTER} zanzibar {CHAPTER}"
    at = text.index("zanzibar")
    index = index_of(book_of(text, hidden=[(at, at + 8)]), tmp_path)
    assert not index.postings("zanzibar", 10**9)
    assert index.postings("captain", 10**9)


def test_names_are_known_by_their_capital(tmp_path: Path) -> None:
    text = "Then Ahab saw the whale. The whale saw Ahab. Whale and captain met, and Ahab won."
    index = index_of(book_of(text), tmp_path)
    assert index.is_name("ahab")
    assert not index.is_name("whale")
    assert not index.is_name("nobody")


def test_the_index_of_a_newer_program_is_not_touched(tmp_path: Path) -> None:
    book = book_of(CHAPTER)
    index = index_of(book, tmp_path)
    path = index.path
    index.close()
    with closing(sqlite3.connect(path)) as newer:
        newer.execute("PRAGMA journal_mode = DELETE")
        newer.execute("PRAGMA user_version = 99")
    before = path.read_bytes()
    with pytest.raises(StorageError, match="newer Foxreader; update this one"):
        Index.open(path, book)
    assert path.read_bytes() == before
