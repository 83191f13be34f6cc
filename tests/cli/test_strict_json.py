"""D5: the shapes of strict mode, to the key, and the same bytes twice."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from commandline import fox
from foxreader.cli.search import strict_json
from foxreader.core.events import Answer, Citation, Mark, Searched, Text
from foxreader.core.span import Span

TEXT = """The Lamp

The keeper lit the lamp at nine o'clock in the evening. The wind came from the north that night.
By the third hour the old lamp had dimmed by a finger's breadth, while the new one burned on.
"""


@pytest.fixture
def book(tmp_path: Path) -> Path:
    path = tmp_path / "lamp.txt"
    path.write_text(TEXT, encoding="utf-8")
    return path


def asked(book: Path, question: str) -> str:
    return fox("ask", book, question, "--mode", "strict", "--json").stdout


def test_a_direct_answer_is_the_sentence_with_source_page_and_span(book: Path) -> None:
    first = asked(book, "When did the keeper light the lamp?")
    assert first == asked(book, "When did the keeper light the lamp?")
    strict = json.loads(first)["strict"]
    assert list(strict) == ["mode", "answer", "citations"]
    assert strict["mode"] == "direct_answer"
    assert "nine o'clock" in strict["answer"]
    (citation,) = strict["citations"]
    assert list(citation) == ["source", "page", "span"]
    span = citation["span"]
    assert strict["answer"] in TEXT
    assert span["end"] - span["start"] == len(strict["answer"])


def test_a_fallback_has_its_reason_and_cites_what_it_shows(book: Path) -> None:
    strict = json.loads(asked(book, "Why did the old lamp dim?"))["strict"]
    assert list(strict) == [
        "mode", "confidence", "no_direct_answer_reason", "related_highlights", "citations",
    ]  # fmt: skip
    assert strict["mode"] == "guided_fallback"
    assert strict["confidence"] in ("likely", "near")
    assert strict["no_direct_answer_reason"]
    for shown in strict["related_highlights"]:
        assert list(shown) == ["highlight", "source", "page", "span"]
        assert shown["highlight"] in TEXT
    assert strict["citations"]


def test_a_refusal_is_one_fixed_text_and_what_was_searched_stands_beside_it(book: Path) -> None:
    texts = set()
    for question in ("Who invented the zeppelin?", "Tell me more", "Ahab versus Nemo"):
        answer = json.loads(asked(book, question))
        assert list(answer["strict"]) == ["mode", "answer"]
        assert answer["strict"]["mode"] == "hard_refusal"
        assert answer["searched"]["queries"] == [question]
        texts.add(answer["strict"]["answer"])
    (text,) = texts
    assert not any(word in text for word in ("zeppelin", "Ahab", "lamp", "keeper"))


def test_the_same_source_and_page_are_cited_once() -> None:
    cited = [
        Citation(n, Span(0, 10 * n, 10 * n + 5), f"words {n}", "Lamp", page, source="The Lamp")
        for n, page in ((1, "3"), (2, "3"), (3, "4"))
    ]
    parts = tuple(part for c in cited for part in (Text(c.quote, literal=True), Mark(c.number)))
    answer = Answer("?", "direct_answer", "strict", parts, tuple(cited), Searched())
    strict = strict_json(answer)
    assert [(c["page"], c["span"]["start"]) for c in strict["citations"]] == [("3", 10), ("4", 30)]
    assert strict["answer"] == "words 1\n\nwords 2\n\nwords 3"
