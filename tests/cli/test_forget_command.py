"""``foxreader forget`` deletes what is kept of a book, and only after a yes."""

import io
import sys
from pathlib import Path

import pytest

from commandline import fox
from foxreader.formats import digest
from foxreader.program.program import Program


@pytest.fixture
def book(tmp_path: Path) -> Path:
    path = tmp_path / "book.txt"
    path.write_text("Chapter 1\n\nThe keeper lit the lamp at nine o'clock.")
    fox("ask", str(path), "When did the keeper light the lamp?", "--mode", "strict")
    assert Program().profile.documents.load(digest(path)) is not None
    return path


def test_nobody_is_deleted_without_a_yes(book: Path) -> None:
    done = fox("forget", str(book))
    assert done.returncode == 2 and "--yes" in done.stderr
    assert Program().profile.documents.load(digest(book)) is not None


class Terminal(io.StringIO):
    """A terminal at which the reader ends the input, and Windows' empty device."""

    def isatty(self) -> bool:
        return True


def test_a_question_without_an_answer_is_no_yes(
    book: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stdin", Terminal())
    done = fox("forget", str(book))
    assert done.returncode == 130 and "topped" in done.stderr
    assert Program().profile.documents.load(digest(book)) is not None


def test_a_book_is_forgotten(book: Path) -> None:
    done = fox("forget", str(book), "--yes")
    assert done.returncode == 0 and "is forgotten" in done.stdout
    assert Program().profile.documents.load(digest(book)) is None
    assert book.is_file()
    assert not list(Program().profile.home.indexes.glob("*.sqlite*"))
