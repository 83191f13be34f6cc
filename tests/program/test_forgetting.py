"""A book that is forgotten leaves no word of it behind, and the others stay."""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from foxreader.core.annotation import Anchor, highlight
from foxreader.core.span import Span
from foxreader.index.stages import build_text
from foxreader.library.documents import Documents
from foxreader.program.forgetting import forget_book
from foxreader.program.program import Program

SECRET, OTHER = "zanzibarword", "quicksilverword"


def text(word: str) -> str:
    return "\n\n".join(f"Chapter {n}\n\nThe {word} was kept in room {n}. " * 9 for n in range(1, 5))


@pytest.fixture
def program() -> Program:
    return Program()


def read(program: Program, path: Path, word: str) -> str:
    """Open a book, index it, ask about it, correct an answer; gives its hash."""
    path.write_text(text(word))
    opened = program.books.open(path)
    opened.resources.close()
    book, profile = opened.book, program.profile
    profile.shelf.opened(book, path)
    with closing(program.indexes.open(book)) as index:
        list(build_text(index))
        list(program.indexes.shelve(index, path))
    profile.conversations.add(book.sha256, "c", f'{{"question": "Where is the {word}?"}}')
    profile.corrections.add(f"Who has the {word}?", "Marn", sha256=book.sha256)
    profile.corrections.add(f"Is the {word} here?", made_of=book.sha256)
    place = Anchor.of(book, Span(0, 9, 60))
    profile.annotations.add(highlight(place, note=f"Why the {word}?"))
    return book.sha256


def kept(program: Program, word: str) -> Iterator[Path]:
    """The files below the profile that have ``word``."""
    for path in sorted(program.profile.home.root.rglob("*")):
        if path.is_file() and word.encode() in path.read_bytes():
            yield path


def hits(program: Program, word: str) -> int:
    with program.profile.database.work() as work:
        query = "SELECT count(*) FROM passages_terms WHERE passages_terms MATCH ?"
        return int(work.execute(query, (word[:8] + "*",)).fetchone()[0])


def test_nothing_of_a_forgotten_book_is_left(program: Program, tmp_path: Path) -> None:
    gone, stays = (
        read(program, tmp_path / "gone.txt", SECRET), read(program, tmp_path / "stays.txt", OTHER)
    )  # fmt: skip
    program.profile.back_up()
    assert list(kept(program, SECRET)) and hits(program, SECRET)
    assert list(kept(program, gone[:16]))

    forget_book(program.profile, gone)
    assert list(kept(program, SECRET)) == []
    assert list(kept(program, gone)) == []
    assert hits(program, SECRET) == 0
    assert (tmp_path / "gone.txt").is_file()
    assert not program.profile.shelf.knows(gone)

    # The other one is as it was.
    assert program.profile.shelf.knows(stays) and hits(program, OTHER) > 0
    assert [book.sha256 for book in program.profile.passages.books()] == [stays]
    assert program.profile.conversations.of(stays)
    assert len(program.profile.corrections.all()) == 2
    assert len(program.profile.annotations.all()) == len(program.profile.annotations.of(stays)) == 1
    assert program.profile.stored(stays) is not None


def test_a_book_can_be_read_again_afterwards(program: Program, tmp_path: Path) -> None:
    path = tmp_path / "gone.txt"
    sha256 = read(program, path, SECRET)
    forget_book(program.profile, sha256)
    assert program.profile.conversations.of(sha256) == []
    assert read(program, path, SECRET) == sha256
    assert hits(program, SECRET) > 0
    assert len(program.profile.conversations.of(sha256)) == 1


def test_the_backups_forget_it_too(program: Program, tmp_path: Path) -> None:
    gone = read(program, tmp_path / "gone.txt", SECRET)
    stays = read(program, tmp_path / "stays.txt", OTHER)
    program.profile.back_up()
    library = program.profile.home.library_file
    older = library.with_suffix(".before-3")
    shutil.copy(library, older)
    (copy, before) = program.profile.copies
    assert before == older
    forget_book(program.profile, gone)
    for path in (copy, before):
        with closing(sqlite3.connect(path)) as connection:
            left = connection.execute("SELECT DISTINCT sha256 FROM turn").fetchall()
            assert left == [(stays,)]
        assert SECRET.encode() not in path.read_bytes()


def test_where_its_text_is_gone_the_table_is_emptied(program: Program, tmp_path: Path) -> None:
    gone = read(program, tmp_path / "gone.txt", SECRET)
    stays = read(program, tmp_path / "stays.txt", OTHER)
    Documents(program.profile.home.documents).remove(gone)
    forget_book(program.profile, gone)
    assert hits(program, SECRET) == hits(program, OTHER) == 0
    list(program.indexes.shelve_waiting())  # the next search of all books adds the others again
    assert [book.sha256 for book in program.profile.passages.books()] == [stays]
    assert hits(program, OTHER) > 0


def test_a_book_that_was_never_opened_is_no_error(program: Program) -> None:
    forget_book(program.profile, "a" * 64)
