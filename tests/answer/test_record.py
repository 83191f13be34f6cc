from __future__ import annotations

import json
from dataclasses import replace

import pytest

from foxreader.answer.conversation.record import chunks_of, citation_map, dumps, loads
from foxreader.core.book import Book, BookFile, Metadata, TocEntry
from foxreader.core.events import Answer, Citation, Flag, Mark, ReadAs, Searched, Text
from foxreader.core.message import Usage
from foxreader.core.scope import Scope
from foxreader.core.span import Span
from foxreader.index.stages import build_derived, build_text
from foxreader.index.storage.store import Index

WHALE = Book(
    "ab" * 32, "text", Metadata("The Whale", ("H. M.",), "en"),
    (BookFile("0", "Ahab lost his leg near Japan. " * 400),), (TocEntry("Loss", Span(0, 0, 0)),),
)  # fmt: skip
FIRST = Citation(1, Span(0, 0, 29), "Ahab lost his leg near Japan.", "Loss", None, "quoted",
                 WHALE.sha256, "The Whale, Loss")  # fmt: skip
LAST = replace(FIRST, number=2, span=Span(0, 11_970, 11_999))
ANSWER = Answer(
    "Why?", "grounded", "overview", (Text("He lost it"), Mark(1), Text(" twice"), Mark(2)),
    (FIRST, LAST), Searched(), usage=Usage(10, 4, 1), why="asks about all", model="m",
    chunks=("chk_0a1b2c3d", "chk_0a1b2c3d"), removed=1,
)  # fmt: skip
OLD = (
    '{"question": "Why?", "mode": "grounded", "path": "specific", "parts": [{"text": "So",'
    ' "literal": false}, {"footnote": 1}], "citations": [{"number": 1, "span": {"file": 3,'
    ' "start": 4, "end": 9}, "quote": "words", "title": "T", "page": null, "weak": true}],'
    ' "searched": {"queries": ["why"], "passages": 3, "segments": 2, "of_segments": 9,'
    ' "missing": [], "index": "full_text"}, "flags": [], "tool_calls": [],'
    ' "usage": {"prompt": 10, "completion": 4, "calls": 1}, "reason": "", "dropped": 0}'
)


def test_an_answer_comes_back_as_it_was() -> None:
    answer = Answer(
        "Why?", "grounded", "specific",
        (Text("Because “so” "), Mark(1), Text("[f1-2-3]", literal=True)),
        (Citation(1, Span(3, 4, 9), "words", "Title", "12", grade="weak"),),
        Searched(("why",), 3, 2, 9, ("xyz",), "segments", read_as=(ReadAs("Jak", "Jack"),)),
        (Flag("weak", "Weakly supported."),), ("text_search",), Usage(10, 4, 1), "r", 2,
    )  # fmt: skip
    assert loads(dumps(answer)) == answer


@pytest.mark.parametrize("text", ["", "{}", "[]", '{"question": 1}', "null"])
def test_anything_else_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="not the record"):
        loads(text)


def test_a_record_from_before_there_were_grades_still_loads():
    answer = loads(OLD)
    assert answer.citations[0].grade == "weak"
    assert (answer.model, answer.why, answer.chunks, answer.removed) == ("", "", (), 0)
    assert loads(dumps(answer)) == answer


def test_the_record_says_in_plain_terms_what_was_done():
    record = json.loads(dumps(ANSWER))["record"]
    assert record == {
        "role": "assistant",
        "text": "He lost it[1] twice[2]",
        "chunks": ["chk_0a1b2c3d"],
        "sources": ["The Whale, Loss"],
        "map": citation_map(ANSWER),
        "tokens": 14,
        "model": "m",
        "path": "global_summary",
    }
    assert loads(dumps(ANSWER)) == ANSWER


@pytest.mark.parametrize(
    ("mode", "path", "named"),
    [
        ("grounded", "specific", "specific"),
        ("grounded", "deep", "deep"),
        ("direct_answer", "strict", "specific"),
        ("grounded", "toc_inferred", "toc_inferred"),
        ("general", "direct", "direct"),
        ("hard_refusal", "strict", "no_context"),
    ],
)
def test_each_path_has_its_name(mode, path, named):
    answer = replace(ANSWER, mode=mode, path=path)
    assert json.loads(dumps(answer))["record"]["path"] == named


def test_the_map_leads_from_a_footnote_to_its_place_and_its_chunk():
    assert citation_map(ANSWER)["2"] == {
        "tag": "[f0-11970-11999]", "book": WHALE.sha256, "chunk": "#chk_0a1b2c3d",
    }  # fmt: skip
    assert citation_map(replace(ANSWER, chunks=()))["1"]["chunk"] == ""


def test_chunks_of_citations_can_be_looked_up_again(tmp_path):
    index = Index.open(tmp_path / "index.sqlite", WHALE)
    list(build_text(index))
    assert chunks_of(ANSWER.citations, index) == ("", "")
    list(build_derived(index))
    first, last = chunks_of(ANSWER.citations, index)
    assert first != last
    assert index.extras.chunk_by_id(first, Scope()).holds(FIRST.span)
    assert index.extras.chunk_by_id(last, Scope()).holds(LAST.span)
    limit = Scope(Span(0, 6_000, 6_000))
    assert chunks_of(ANSWER.citations, index, limit)[1] == ""
    index.close()
