"""The command find: the places of exact words, as the window finds them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from commandline import fox

TEXT = """Chapter 1

The whale was white. A Whale is no fish, said the captain of whales.

Chapter 2

Café and cafe; the captain saw the whale.
"""


@pytest.fixture(scope="module")
def book(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("find") / "whale.txt"
    path.write_text(TEXT, encoding="utf-8")
    return path


def texts(*arguments: object) -> list[str]:
    done = fox("find", *arguments, "--json")
    assert done.returncode == 0, done.stderr
    said = json.loads(done.stdout)
    for place in said["places"]:
        assert fox("span", arguments[0], place["tag"]).stdout.rstrip("\n") == place["text"]
    return [place["text"] for place in said["places"]]


@pytest.mark.thorough
def test_the_options(book: Path) -> None:
    assert texts(book, "WHALE") == ["whale", "Whale", "whale", "whale"]
    assert texts(book, "whale", "--whole-word") == ["whale", "Whale", "whale"]
    assert texts(book, "Whale", "--match-case") == ["Whale"]
    assert texts(book, "cafe", "--match-accents") == ["cafe"]
    assert texts(book, "whale captain", "--near", "3") == ["captain of whale",
                                                           "captain saw the whale"]  # fmt: skip
    assert texts(book, r"wh\w+e\b", "--pattern") == ["whale", "white", "Whale", "whale"]


def test_what_is_printed(book: Path) -> None:
    done = fox("find", book, "whale", "--limit", "1")
    assert "«whale» was white" in done.stdout and "Chapter 1" in done.stdout
    assert "more than these 1" in done.stdout
    assert "Not in this book" in fox("find", book, "zebra").stdout
    limited = json.loads(fox("find", book, "whale", "--limit", "1", "--json").stdout)
    assert limited["more"] and len(limited["places"]) == 1


@pytest.mark.parametrize(
    "arguments",
    [(" ",), ("a", "--near", "0"), ("a", "--limit", "0"), ("(", "--pattern"),
     ("a", "--near", "3", "--pattern")],
)  # fmt: skip
def test_what_makes_no_sense_is_one_sentence(book: Path, arguments: tuple[str, ...]) -> None:
    done = fox("find", book, *arguments)
    assert done.returncode == 2 and done.stderr.count("\n") == 1 and not done.stdout
