"""Files that others made are parsed in a confined process: each ends within its limits, with what
was found or one sentence."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from bookmaker import book_of
from foxreader.answer.export.reading import read_claims, read_conversation
from foxreader.core.cancel import Cancel, Cancelled
from foxreader.core.errors import DamagedBook, UnsafeBook, UsageError
from foxreader.formats.called_apart import DetailsReader, called_apart
from foxreader.notes.readers import read_annotations
from foxreader.program.notes import Notes
from foxreader.program.profile import Profile
from takenover import reads_with

SECONDS = 0.2
PAGE = b"<html><body>"
Function = Callable[[Path, bytes], Any]
EXPORT = b'{"format":"foxreader-conversation","version":1,"turns":'


@pytest.fixture(scope="module")
def reader() -> Iterator[DetailsReader]:
    with closing(DetailsReader(1)) as made:
        yield made


@pytest.mark.parametrize(
    ("function", "name", "data"),
    [
        # Quadratic in Python's own parser of HTML
        (read_claims, "a.html", b'<a href="' * 20_000),
        # Elements that nest as deep as libxml2 lets them, or very many of them
        (read_annotations, "deep.html", PAGE + b"<b>" * 400_000),
        (read_annotations, "calibre_bookmarks.txt", PAGE + b"<p>" * 2_000_000),
        (read_annotations, "lines.html", PAGE + b"<div class='noteText'>" + b"a<br>" * 900_000),
    ],
    ids=["claims", "deep", "many", "lines"],
)
def test_what_takes_too_long_is_stopped(
    tmp_path: Path, reader: DetailsReader, function: Function, name: str, data: bytes
) -> None:
    path = tmp_path / name
    path.write_bytes(data)
    with pytest.raises(UnsafeBook) as caught:
        called_apart(function, path, seconds=SECONDS, reader=reader)
    assert caught.value.code == "takes_too_long" and name in str(caught.value)


@pytest.mark.parametrize(
    ("function", "name", "data", "code"),
    [
        (read_claims, "a.json", b"[" * 1_000_000, "not_exported"),
        (read_claims, "a.json", EXPORT + b'[{"citations":[' * 40_000, "not_exported"),
        (read_claims, "a.html", b"\xff" * 1000, "not_text"),
        (read_conversation, "a.json", b'{"a":' * 300_000, "not_exported"),
        (read_conversation, "a.json", EXPORT + b"9" * 100_000 + b"}", "not_exported"),
        (read_annotations, "a.json", b"[" * 1_000_000, "notes_unreadable"),
        (read_annotations, "a.lua", b"return " + b"{" * 500_000, "notes_unreadable"),
    ],
    ids=lambda one: getattr(one, "__name__", repr(one)[-24:]),
)  # fmt: skip
def test_what_is_no_such_file_is_one_sentence(
    tmp_path: Path, reader: DetailsReader, function: Function, name: str, data: bytes, code: str
) -> None:
    path = tmp_path / name
    path.write_bytes(data)
    with pytest.raises(UsageError) as caught:
        called_apart(function, path, reader=reader)
    assert caught.value.code == code and "\n" not in str(caught.value)


def test_the_next_file_is_read_all_the_same(tmp_path: Path, reader: DetailsReader) -> None:
    good, bad = tmp_path / "good.md", tmp_path / "bad.html"
    good.write_text("He said “Nobody spoke.” [f0-0-13]")
    bad.write_bytes(b'<a href="' * 20_000)
    with pytest.raises(UnsafeBook):
        called_apart(read_claims, bad, seconds=SECONDS, reader=reader)
    (claim,) = called_apart(read_claims, good, reader=reader).claims
    assert (claim.quote, str(claim.span)) == ("Nobody spoke.", "[f0-0-13]")


def test_the_notes_of_a_file_come_from_the_process(tmp_path: Path) -> None:
    book = book_of("The lamp was lit at nine. Nobody spoke of it.")
    target = {"selector": {"type": "TextQuoteSelector", "exact": "Nobody spoke"}}
    made = {"@context": "http://www.w3.org/ns/anno.jsonld", "target": target, "body": "é\U0001f600"}
    path = tmp_path / "notes.jsonld"
    path.write_text(json.dumps(made))
    (placing,) = Notes(Profile()).bring_in(book, path).placings
    assert placing.annotation.note == "é\U0001f600" and placing.span is not None
    cancel = Cancel()
    cancel.set()
    with pytest.raises(Cancelled):
        Notes(Profile()).bring_in(book, path, cancel=cancel)


@pytest.mark.parametrize(
    "value", ["None", "[[1, 2]]", "['x', '', [[1, 1, 'no hash', [0, 2, 1], 'q', '', '']]]", "7"]
)
def test_a_process_that_was_taken_over_gives_no_value(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, logged_errors: list[str], value: str
) -> None:
    reads_with(
        monkeypatch,
        f"""
        import io, sys
        sys.path.insert(0, {str(Path(__file__).parents[2] / "src")!r})
        from foxreader.formats import reading_process
        message = reading_process.receive(sys.stdin.buffer)
        inner = io.BytesIO()
        reading_process.send(inner, {{"is": "value", "value": {value}}})
        about = {{"id": message[0]["id"], "is": "answer"}}
        reading_process.send(sys.stdout.buffer, about, [inner.getvalue()])
        """,
    )
    with pytest.raises(DamagedBook) as caught:
        called_apart(read_claims, tmp_path / "a.json")
    assert caught.value.code == "reader_crashed"
    assert all("read_claims does not give" in said for said in logged_errors)
    logged_errors.clear()
