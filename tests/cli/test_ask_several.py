"""Several books by command, as other programs call it: ask --books, ask --all."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from commandline import fox
from endpoint import Endpoint
from foxreader.program.library import books_of_collection
from foxreader.program.program import Program
from nonempty import some

LAMP = "The keeper of the lamp was a man called Marn. The wind came from the north that night.\n"
OIL = (
    "Old Tamsin was a woman who sold oil to the keeper. "
    "She came by boat from the mainland every month.\n"
)


@pytest.fixture
def books(tmp_path: Path) -> tuple[Path, Path]:
    paths = tmp_path / "lamp.txt", tmp_path / "oil.txt"
    for path, text in zip(paths, (LAMP, OIL), strict=True):
        path.write_text(text, encoding="utf-8")
    return paths


def check(answer: dict, paths: tuple[Path, ...]) -> None:
    """Each citation is exact in the book it names."""
    shas = {json.loads(fox("info", path, "--json").stdout)["sha256"]: path for path in paths}
    for citation in some(answer["citations"]):
        path = shas[citation["book"]]
        assert fox("span", path, citation["tag"]).stdout == citation["quote"]
        assert citation["source"].startswith(path.stem)


def test_chosen_books_are_asked(books: tuple[Path, Path]) -> None:
    said = fox("ask", "--books", *books, "--json", "--", "Who is Tamsin?")
    answer = json.loads(said.stdout)
    assert (said.returncode, answer["mode"]) == (0, "direct_answer")
    (citation,) = answer["citations"]
    assert citation["quote"] == "Old Tamsin was a woman who sold oil to the keeper."
    assert answer["searched"]["books"] == ["lamp", "oil"]
    check(answer, books)
    plain = fox("ask", "Who is Tamsin?", "--books", *books)
    assert "“Old Tamsin was a woman" in plain.stdout
    assert "of lamp; oil" in plain.stdout
    refused = fox("ask", "Who invented the zeppelin?", "--books", *books)
    assert refused.returncode == 3
    assert "These books never mention “invented”, “zeppelin”" in refused.stdout


@pytest.mark.thorough
def test_a_collection_is_asked_also_where_its_books_were_never_opened(
    books: tuple[Path, Path],
) -> None:
    assert fox("library", "add", *books).returncode == 0
    profile = Program().profile
    records, order = profile.records, profile.catalog.order()
    records.put_in(records.collect("By the Sea").id, order)
    answer = json.loads(fox("ask", "--collection", "by the sea", "--json", "Who is Tamsin?").stdout)
    assert answer["mode"] == "direct_answer"
    assert sorted(answer["searched"]["books"]) == ["lamp", "oil"]
    check(answer, books)
    records.collect("Empty")
    for name, says in (("Hills", "no collection called “Hills”"), ("empty", "has no books")):
        said = fox("ask", "--collection", name, "Who is Tamsin?")
        assert (said.returncode, said.stdout) == (2, "") and says in said.stderr


@pytest.mark.thorough
def test_of_more_than_eight_books_the_others_are_named(tmp_path: Path) -> None:
    for number in range(10):
        words = f"The ferry number {number} was built by Orrin in the spring of that year.\n"
        (tmp_path / f"ferry {number}.txt").write_text(words, encoding="utf-8")
    assert fox("library", "add", tmp_path).returncode == 0
    profile = Program().profile
    records, order = profile.records, profile.catalog.order()
    records.put_in(records.collect("Ferries").id, order)
    assert len(books_of_collection(profile, "Ferries")) == 10
    said = fox("ask", "--collection", "Ferries", "--json", "Who built the ferry?")
    searched = json.loads(said.stdout)["searched"]
    assert len(searched["books"]) == 8 and len(searched["left_out"]) == 2
    assert not set(searched["books"]) & set(searched["left_out"])


def test_all_books_that_were_read_are_asked(books: tuple[Path, Path], tmp_path: Path) -> None:
    for path in some(books):
        assert fox("search", path, "lamp").returncode in (0, 3)  # 3: the words are not in it
    answer = json.loads(fox("ask", "--all", "Who is Marn?", "--json").stdout)
    assert answer["mode"] == "direct_answer"
    assert answer["searched"]["books"] == ["lamp"]
    check(answer, books)
    questions = tmp_path / "q.jsonl"
    asked = [{"id": n, "question": q} for n, q in enumerate(["Who is Marn?", "Who is Tamsin?"])]
    questions.write_text("\n".join(map(json.dumps, asked)), encoding="utf-8")
    lines = fox("ask", "--all", "--batch", questions).stdout.splitlines()
    found = [json.loads(line) for line in lines]
    assert [line["id"] for line in found] == [0, 1]
    assert [line["searched"]["books"] for line in found] == [["lamp"], ["oil"]]


def test_a_model_cites_per_book(books: tuple[Path, Path]) -> None:
    with Endpoint() as endpoint:
        there = {"FOXREADER_BASE_URL": endpoint.base_url, "FOXREADER_MODEL": "scripted"}
        question = "What did Tamsin sell, and what is Marn?"
        said = fox("ask", "--books", *books, "--json", "--", question, **there)
    answer = json.loads(said.stdout)
    assert answer["mode"] == "grounded", said.stderr
    assert len({citation["book"] for citation in answer["citations"]}) == 2
    check(answer, books)


@pytest.mark.parametrize(
    "arguments",
    [
        ("ask", "--all"),
        ("ask",),
        ("ask", "--all", "BOOK", "Who?"),
        ("ask", "Who?", "--books", "nowhere.epub"),
        ("ask", "--all", "Who?"),
    ],
)
def test_what_goes_wrong_is_one_sentence(
    books: tuple[Path, Path], arguments: tuple[str, ...]
) -> None:
    said = fox(*(books[0] if a == "BOOK" else a for a in arguments))
    assert (said.returncode, said.stdout) == (2, "")
    assert len(said.stderr.strip().splitlines()) == 1
