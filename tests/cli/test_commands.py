"""The command line as other programs call it: its output and its exit code."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from commandline import fox
from endpoint import Endpoint, Reply, Request
from foxreader.formats import open_book
from modes import needs_modes

TEXT = """The Lamp

Chapter 1

The keeper lit the lamp at nine o'clock in the evening. The wind came from the north that night.

Chapter 2

By the third hour the old lamp had dimmed by a finger's breadth, while the new one burned on.
See [f0-1-2] for more about the lamp, and 𝔘nicode as it stands.
"""


@pytest.fixture
def book(tmp_path: Path) -> Path:
    path = tmp_path / "lamp.txt"
    path.write_text(TEXT, encoding="utf-8")
    return path


@pytest.mark.thorough
def test_the_text_is_exactly_the_canonical_text(book: Path) -> None:
    opened, resources = open_book(book)
    resources.close()
    assert fox("text", book).stdout == "".join(file.text for file in opened.files)
    last = len(opened.files) - 1
    assert fox("text", book, "--file", last).stdout == opened.files[last].text
    for line in fox("text", book, "--tags").stdout.splitlines():
        words, _, tag = line.rpartition(" ")
        assert fox("span", book, tag).stdout == words
        break


def test_info_says_what_the_book_is(book: Path) -> None:
    about = json.loads(fox("info", book, "--json").stdout)
    assert set(about) == {
        "title", "authors", "language", "publisher", "published", "format", "cover", "pages",
        "sha256", "files", "characters", "toc",
        "warnings",
    }  # fmt: skip
    assert [entry["title"] for entry in about["toc"]] == ["Chapter 1", "Chapter 2"]
    assert fox("span", book, about["toc"][0]["tag"]).stdout.startswith("Chapter 1")


def test_search_gives_passages(book: Path) -> None:
    (hit, *_) = json.loads(fox("search", book, "dimmed", "--json", "--limit", "1").stdout)["hits"]
    assert set(hit) == {"tag", "file", "start", "end", "text", "title", "page", "score"}
    assert "finger's breadth" in hit["text"]
    assert fox("span", book, hit["tag"]).stdout == hit["text"]


@pytest.mark.thorough
def test_search_in_all_books_that_were_read(book: Path, tmp_path: Path) -> None:
    other = tmp_path / "oil.txt"
    other.write_text(
        "The Oil\n\nThe old lamp burned whale oil, and Marn was proud of it.\n", "utf-8"
    )
    for path in (book, other):
        assert fox("search", path, "lamp").returncode == 0
    other.unlink()
    said = fox("search", "--all", "Who was proud of the old lamp?", "--json", "--limit", "3")
    found = json.loads(said.stdout)
    assert set(found) == {"hits", "searched", "waiting"}
    assert found["searched"]["books"] == 2
    hit = found["hits"][0]
    assert set(hit) == {
        "sha256", "path", "book", "authors", "tag", "file", "start", "end", "text", "title",
        "page", "score", "proven",
    }  # fmt: skip
    assert "Marn was proud" in hit["text"]
    assert (hit["path"], hit["proven"]) == (str(other), True)
    said = fox("search", "--all", "dimmed")
    assert "finger's breadth" in said.stdout
    assert "of 2 books" in said.stdout
    assert "Nothing" in fox("search", "--all", "zeppelin").stdout


def test_ask_answers_strictly_and_refuses_with_three(book: Path) -> None:
    said = fox("ask", book, "When did the keeper light the lamp?", "--mode", "strict", "--json")
    answer = json.loads(said.stdout)
    assert (said.returncode, answer["mode"], answer["refused"]) == (0, "direct_answer", False)
    (citation,) = answer["citations"]
    assert "nine o'clock" in citation["quote"]
    assert fox("span", book, citation["tag"]).stdout == citation["quote"]
    assert {"footnote": 1} in answer["parts"]

    said = fox("ask", book, "Who invented the zeppelin?", "--mode", "strict", "--json")
    answer = json.loads(said.stdout)
    assert (said.returncode, answer["refused"], answer["citations"]) == (3, True, [])
    assert "zeppelin" in [word.lower() for word in answer["searched"]["missing"]]


def test_a_batch_answers_in_order_with_its_ids(book: Path, tmp_path: Path) -> None:
    questions = tmp_path / "q.jsonl"
    asked = [{"id": n, "question": q} for n, q in enumerate(["Who lit the lamp?", "zeppelin?"])]
    questions.write_text("\n".join(map(json.dumps, asked)), encoding="utf-8")
    for command in ("ask", "search"):
        said = fox(command, book, "--batch", questions)
        assert [json.loads(line)["id"] for line in said.stdout.splitlines()] == [0, 1]
        assert said.returncode == 0


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (("span", "BOOK", "[f0-9]"), 2),
        (("span", "BOOK", "[f9-0-1]"), 2),
        (("text", "BOOK", "--file", "99"), 2),
        (("info", "nowhere.epub"), 2),
        (("ask", "BOOK"), 2),
        (("ask", "BOOK", "x", "--batch", "nowhere.jsonl"), 2),
        (("providers", "test"), 1),
        (("providers", "remove", "nobody"), 2),
        (("providers", "add", "mine"), 2),
        (("index", "BOOK"), 1),
        (("search",), 2),
        (("search", "--all"), 2),
        (("search", "BOOK", "lamp", "--all"), 2),
        (("wrong", "--what"), 2),
    ],
)
def test_what_goes_wrong_is_one_sentence(book: Path, arguments: tuple[str, ...], code: int) -> None:
    if arguments[0] == "wrong":
        arguments = ("--wrong",)
    said = fox(*(book if a == "BOOK" else a for a in arguments))
    assert said.returncode == code, said.stderr
    assert "Traceback" not in said.stderr
    assert said.stdout == ""
    assert said.stderr.strip()
    if not said.stderr.startswith("usage:"):
        assert len(said.stderr.strip().splitlines()) == 1


def test_ask_with_a_model_cites_what_it_was_shown(book: Path) -> None:
    with Endpoint() as endpoint:
        there = {"FOXREADER_BASE_URL": endpoint.base_url, "FOXREADER_MODEL": "scripted",
                 "FOXREADER_API_KEY": "key-of-fox", "OPENAI_API_KEY": "never-sent"}  # fmt: skip
        said = fox("ask", book, "What happened to the old lamp?", "--json", **there)
        answer = json.loads(said.stdout)
        assert answer["mode"] == "grounded", said.stderr
        for citation in answer["citations"]:
            assert fox("span", book, citation["tag"]).stdout == citation["quote"]
        assert endpoint.requests
        sent = json.dumps([[r.headers, r.body] for r in endpoint.requests], default=str)
        assert "never-sent" not in sent
        assert "key-of-fox" in sent


def test_the_books_sentence_is_indented_under_each_claim(book: Path) -> None:
    def answer(request: Request) -> Reply:
        tag = re.search(r"By the third hour.*?(\[\d{2,5}\])", request.text, re.DOTALL)
        assert tag is not None
        return Reply(f"The old lamp dimmed by a finger's breadth. {tag[1]}\n\nNothing more.")

    question = "What happened to the old lamp?"
    with Endpoint(answer) as endpoint:
        there = {"FOXREADER_BASE_URL": endpoint.base_url, "FOXREADER_MODEL": "scripted"}
        said = fox("ask", book, question, **there).stdout
        claim, line = said.splitlines()[:2]
        assert claim.endswith("breadth.[1]")
        assert line.startswith("    By the third hour the old lamp")
        assert "● cited)" in said
        lean = fox("ask", book, question, "--footnotes-only", **there).stdout
    assert "● cited)" not in lean and lean.splitlines()[0] == claim


def test_an_endpoint_that_fails_is_code_one_after_the_books_own_words(book: Path) -> None:
    with Endpoint([Reply(status=401, error={"message": "wrong key"})]) as endpoint:
        there = {"FOXREADER_BASE_URL": endpoint.base_url, "FOXREADER_MODEL": "m"}
        said = fox("ask", book, "Who lit the lamp?", **there)
        told = json.loads(fox("ask", book, "Who lit the lamp?", "--json", **there).stdout)
    assert said.returncode == 1 and "lamp" in said.stdout
    assert len(said.stderr.strip().splitlines()) == 1 and "wrong key" in said.stderr
    assert told["mode"] == "guided_fallback" and told["citations"]


def test_a_reply_that_is_none_ends_in_the_books_own_words(book: Path) -> None:
    with Endpoint([Reply(fault="html")]) as endpoint:
        there = {"FOXREADER_BASE_URL": endpoint.base_url, "FOXREADER_MODEL": "m"}
        said = fox("ask", book, "Who lit the lamp?", **there)
    assert said.returncode == 0 and not said.stderr
    assert "the model failed" in said.stdout and "a web page instead" in said.stdout


@needs_modes
def test_everything_written_lies_in_one_closed_folder(book: Path, own_home: Path) -> None:
    fox("ask", book, "Who lit the lamp?")
    assert own_home.stat().st_mode & 0o777 == 0o700
    for path in own_home.rglob("*"):
        assert path.stat().st_mode & 0o077 == 0, path
