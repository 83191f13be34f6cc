"""A text is read again in the encoding that its reader chooses, and keeps what belongs to it."""

from __future__ import annotations

from pathlib import Path

import pytest

from foxreader.answer.conversation.stored import dumps
from foxreader.core.annotation import Anchor, highlight, placed
from foxreader.core.book import Book
from foxreader.program.program import Program
from program.test_extraction import span_of, turn_about, turns

CITED = "The old man counted the kettles"
SOURCE = f"Größe – Übermut.\n\n{CITED} and wrote the number down. Ein schöner Tag – für alle.\n"


@pytest.fixture
def path(tmp_path: Path) -> Path:
    path = tmp_path / "kettles.txt"
    path.write_bytes(SOURCE.encode("mac-roman"))
    return path


def opened(program: Program, path: Path) -> Book:
    found = program.books.open(path)
    found.resources.close()
    return found.book


def test_a_text_is_read_again_in_the_chosen_encoding(path: Path) -> None:
    program = Program()
    book = opened(program, path)
    assert (book.metadata.encoding, book.metadata.encoding_given) == ("mac-roman", False)
    program.profile.shelf.opened(book, path)
    program.profile.conversations.add(book.sha256, "talk", dumps(turn_about(book, CITED)))
    program.profile.annotations.add(highlight(Anchor.of(book, span_of(book, CITED))))
    program.profile.records.correct(book.sha256, {"encoding": "gb18030"})
    again = opened(program, path)
    assert (again.metadata.encoding, again.metadata.encoding_given) == ("gb18030", True)
    assert "Größe" in book.files[0].text and "Größe" not in again.files[0].text
    (turn,) = turns(program, again)
    (citation,) = turn.answer.citations
    assert citation.span == span_of(again, CITED) != span_of(book, CITED)
    ((_, place),) = placed(program.profile.annotations.of(book.sha256), again).here
    assert place == citation.span
    assert opened(program, path) == again
    program.profile.records.correct(book.sha256, {"encoding": None})
    assert opened(program, path).files[0].text == book.files[0].text


def test_a_text_opens_in_an_encoding_that_does_not_fit(path: Path) -> None:
    path.write_bytes("Größe über Öl. ".encode("mac-roman"))
    program = Program()
    program.profile.shelf.opened(opened(program, path), path)
    program.profile.records.correct(opened(program, path).sha256, {"encoding": "utf-8"})
    assert "\ufffd" in opened(program, path).files[0].text


@pytest.mark.parametrize("encoding", ["rot13", "unicode_escape", "no such", 7, ["utf-8"]])
def test_an_encoding_that_is_none_is_not_taken(path: Path, encoding: object) -> None:
    program = Program()
    book = opened(program, path)
    program.profile.shelf.opened(book, path)
    program.profile.records.correct(book.sha256, {"encoding": encoding})
    assert opened(program, path).metadata == book.metadata
