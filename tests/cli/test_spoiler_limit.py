"""The command line keeps the spoiler limit of each book; --whole lifts it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from endpoint import Endpoint
from foxreader.cli import run
from foxreader.core.message import Provider
from foxreader.core.span import Span
from foxreader.library.settings import Settings
from foxreader.program.program import Program

FILLER = "The keeper walked round the lamp and wrote the hour into the log of the light. " * 40
TOLD = ["Marn arrives by boat.", "Marn mends the lens.", "Canaryword Marn is the thief."]
TEXT = "\n\n".join(f"Chapter {n}\n\n{fact} {FILLER}" for n, fact in enumerate(TOLD, 1))


@pytest.fixture
def book(tmp_path: Path) -> Path:
    """A book whose reader has come to its second chapter and set a limit there."""
    path = tmp_path / "limit.txt"
    path.write_text(TEXT, encoding="utf-8")
    program = Program()
    opened = program.books.open(path)
    opened.resources.close()
    program.profile.shelf.opened(opened.book, path)
    second = opened.book.files[0].text.index("Chapter 2")
    program.profile.shelf.keep_place(opened.book, Span(0, second, second))
    program.profile.shelf.keep_read(opened.book.sha256, Span(0, second, second))
    program.profile.shelf.limit(opened.book.sha256, True)
    return path


def test_ask_keeps_the_limit_and_says_so(book: Path, capsys) -> None:
    assert run(["ask", str(book), "Who is the canaryword thief?", "--json"]) == 3
    said = capsys.readouterr()
    answer = json.loads(said.out)
    assert answer["answer"] == "Not in what you have read so far, up to chapter 1."
    assert answer["searched"]["share"] < 0.4
    assert "Only the first 33 % of “limit” is used" in said.err and "--whole" in said.err
    assert run(["ask", str(book), "Who is the thief?", "--json", "--whole"]) == 0
    said = capsys.readouterr()
    assert "Canaryword Marn is the thief." in said.out
    assert said.err == "foxreader: All of “limit” is used, also what comes after your place.\n"


def test_what_a_person_reads_says_how_far_was_searched(book: Path, capsys) -> None:
    assert run(["ask", str(book), "Who flew the zeppelin?"]) == 3
    said = capsys.readouterr().out
    assert said.startswith(
        "Not in what you have read so far, up to chapter 1.\nChapters 2 to 3 were not searched.\n"
    )
    assert "says nothing" not in said


@pytest.mark.thorough
@pytest.mark.parametrize("more", [[], ["--all"]])
def test_search_keeps_the_limit(book: Path, capsys, more: list[str]) -> None:
    where = more or [str(book)]
    assert run(["search", *where, "canaryword thief", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["hits"] == []
    assert run(["search", *where, "canaryword thief", "--json", "--whole"]) == 0
    assert "Canaryword" in capsys.readouterr().out
    if not more:
        assert run(["search", str(book), "canaryword"]) == 0
        assert "Nothing in what you have read of this book" in capsys.readouterr().out


def test_questions_to_several_books_keep_the_limits(book: Path, capsys) -> None:
    asked = ["ask", "--all", "Who is the canaryword thief?", "--json"]
    assert run(asked) == 3
    said = capsys.readouterr()
    answer = json.loads(said.out)
    assert said.err.count("\n") == 1 and "up to your place in each" in said.err
    assert "Canaryword Marn" not in json.dumps(answer)
    assert answer["answer"] == "Not in what you have read so far of these books."
    run(["ask", "--all", "Who is the thief?", "--json", "--whole"])
    said = capsys.readouterr()
    assert "Canaryword Marn is the thief." in said.out
    assert said.err.count("\n") == 1 and "after your place in those with a limit" in said.err


def test_index_sends_nothing_past_the_limit(book: Path, capsys) -> None:
    # What it says must be supported by every part, or it would be left out.
    with Endpoint(["They looked at it for a long while."]) as endpoint:
        Program().profile.save(
            Settings((Provider("L", endpoint.base_url, "m", context=8192),), "L")
        )
        assert run(["index", str(book), "--estimate", "--json"]) == 0
        part = json.loads(capsys.readouterr().out)["calls"]
        assert run(["index", str(book), "--json"]) == 0
        sent = [request.text for request in endpoint.chats]
        assert sent and not any("Canaryword" in text or "mends the lens" in text for text in sent)
        assert json.loads(capsys.readouterr().out)["left"] == 0
        assert run(["index", str(book), "--json", "--whole"]) == 0
        assert any("Canaryword" in request.text for request in endpoint.chats)
        assert len(sent) >= part > 0
    capsys.readouterr()


def test_a_limit_for_all_books_is_kept_for_those_that_were_opened(book: Path, tmp_path) -> None:
    program = Program()
    (known,) = program.profile.shelf.all()
    program.profile.shelf.limit(known.sha256, False)
    program.profile.save(program.profile.settings)
    file = program.profile.home.settings_file
    file.write_text(f"# mine\nno_spoilers = true\n{file.read_text('utf-8')}", encoding="utf-8")
    again = Program()
    assert again.profile.warnings == ()
    assert list(again.profile.shelf.limits()) == [known.sha256]
    assert "no_spoilers" not in file.read_text("utf-8") and "# mine" in file.read_text("utf-8")
    # Taken over once: what the reader sets from now on stays.
    again.profile.shelf.limit(known.sha256, False)
    assert Program().profile.shelf.limits() == {}
