"""The tools for other programs: the toolbox's own tools, limits and budgets on any book of the
shelf, and the same verdicts on quotations as ``foxreader verify``."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from commandline import fox
from examples import examples
from foxreader.core.errors import ToolError
from foxreader.core.message import estimate
from foxreader.core.span import Link, Span, find_tags
from foxreader.program.agent_tools import AGENT_TOOLS, BUDGET, AgentTools
from foxreader.program.program import Program
from nonempty import some

FILLER = "The keeper walked round the lamp and wrote the hour into the log of the light. " * 100
TOLD = [
    "Marn arrives by boat. There Tobi met Marn. The note reads [f0-1-2] and nothing else.",
    "Marn mends the lens. Then Tobi sang to Marn. At night Tobi slept beside Marn.",
    "Canaryword Marn is the thief.",
]
TEXT = "\n\n".join(f"Chapter {n}\n\n{fact} {FILLER}" for n, fact in enumerate(TOLD, 1))


class Shelf:
    """A shelf with one book, and the tools over it."""

    def __init__(self, path: Path) -> None:
        path.write_text(TEXT, encoding="utf-8")
        self.path, self.program = path, Program()
        self.program.library.add([path])
        (self.sha256,) = self.program.profile.catalog.order()
        self.tools = AgentTools(self.program)
        opened = self.program.books.open(path)
        opened.resources.close()
        self.book, self.text = opened.book, opened.book.files[0].text

    def call(self, tool: str, **arguments: object) -> str:
        return self.tools.call(tool, {"book": self.sha256, **arguments}).text

    def place(self, words: str) -> Span:
        at = self.text.index(words)
        return Span(0, at, at + len(words))

    def verdict(self, place: object, quotation: str) -> dict[str, object]:
        result = self.tools.call(
            "verify_citation",
            {"book": self.sha256, "place": str(place), "quotation": quotation},
        )
        return dict(result.data or {})

    def limit(self, words: str) -> None:
        """Have the reader stand before ``words``, with a spoiler limit there."""
        at = self.text.index(words)
        self.program.profile.shelf.opened(self.book, self.path)
        self.program.profile.shelf.keep_place(self.book, Span(0, at, at))
        self.program.profile.shelf.keep_read(self.book.sha256, Span(0, at, at))
        self.program.profile.shelf.limit(self.sha256, True)


@pytest.fixture
def shelf(tmp_path: Path) -> Shelf:
    return Shelf(tmp_path / "lamp.txt")


def test_a_book_is_listed_searched_and_read_by_its_hash(shelf: Shelf) -> None:
    listed = shelf.tools.call("list_books", {})
    assert listed.data is not None and listed.data["count"] == 1
    assert shelf.sha256 in listed.text and str(shelf.path) not in listed.text
    found = shelf.tools.call("text_search", {"book": shelf.sha256[:8], "query": "thief"}).text
    at = shelf.place("Canaryword Marn is the thief.")
    assert "Canaryword Marn is the thief." in found and f"[f0-{at.start}-" in found
    assert f"foxreader://open/{shelf.sha256}?at=" in found
    headings = shelf.tools.call("contents_get", {"book": shelf.sha256})
    assert headings.data is not None
    assert [one["title"] for one in headings.data["headings"]] == [
        "Chapter 1", "Chapter 2", "Chapter 3",
    ]  # fmt: skip
    exact = shelf.tools.call("span_text_get", {"book": shelf.sha256, "place": str(at)})
    assert exact.data is not None and exact.data["text"] == "Canaryword Marn is the thief."
    assert exact.data["link"] == str(Link(shelf.sha256, at))
    for name, arguments in (
        ("get_related_segment_summaries", {"question": "Who is the thief?"}),
        ("concept_map_lookup", {"name": "Tobi"}),
        ("chunk_get", {"location": "Chapter 3"}),
        ("get_full_book_segment_summaries", {}),
    ):
        assert "Marn" in shelf.call(name, **arguments), name


def test_every_result_keeps_the_budget_and_forges_no_tag(shelf: Shelf) -> None:
    said = [
        shelf.call("text_search", query="the note reads"),
        shelf.call("chunk_get", location="Chapter 1"),
        shelf.call("span_text_get", place=str(shelf.place(TOLD[0]))),
        shelf.call("text_search", query="keeper lamp hour log light"),
    ]
    whole = Span(0, 0, len(shelf.text))
    for text in said:
        assert estimate(text) <= BUDGET + 100  # span_text_get adds a link and a chapter
        for _, _, span in some(list(find_tags(text))):
            assert whole.contains(span) and span != Span(0, 1, 2)
    assert "[f0·1·2]" in said[0] + said[1]


def test_nothing_past_the_spoiler_limit_is_said(shelf: Shelf) -> None:
    shelf.limit("Chapter 2")
    past, seen = shelf.place(TOLD[2]), shelf.place("Marn arrives by boat.")
    listed = shelf.tools.call("list_books", {}).text
    assert "up to the reader's place" in listed
    for name, arguments in (
        ("text_search", {"query": "canaryword thief"}),
        ("get_related_segment_summaries", {"question": "Who is the canaryword thief?"}),
        ("concept_map_lookup", {"name": "Canaryword"}),
        ("contents_get", {}),
        ("get_full_book_segment_summaries", {}),
        ("book_synopsis_get", {}),
    ):
        said = shelf.call(name, **arguments)
        assert "canaryword marn" not in said.lower() and "Chapter 3" not in said, name
        assert "spoiler limit" in said
    for name, arguments in (
        ("span_text_get", {"place": past}),
        ("chunk_get", {"location": str(past)}),
        ("chapter_summary_get", {"chapter": "3"}),
    ):
        with pytest.raises(ToolError) as refused:
            shelf.call(name, **{k: str(v) for k, v in arguments.items()})
        assert "thief" not in str(refused.value)
    # What is past the limit is as gone as what is nowhere in the book.
    hidden = shelf.verdict(past, TOLD[2])
    assert hidden == shelf.verdict(past, "Marn is a ghost of the sea.") | {"cited": str(past)}
    assert hidden["outcome"] == "gone" and "at_place" not in hidden
    assert shelf.verdict(seen, "Marn arrives by boat.")["outcome"] == "exact"


def test_a_verdict_says_where_the_words_are_and_what_the_place_has(shelf: Shelf) -> None:
    at = shelf.place("Marn mends the lens.")
    assert shelf.verdict(at, "Marn mends the lens.")["outcome"] == "exact"
    assert shelf.verdict(Link(shelf.sha256, at), "Marn mends the lens.")["outcome"] == "exact"
    part = shelf.verdict(at, "mends the lens")
    now = part["now"]
    assert (part["outcome"], part["inside"]) == ("moved", True)
    assert isinstance(now, dict) and now["tag"] == str(shelf.place("mends the lens"))
    elsewhere = shelf.verdict(shelf.place("Chapter 1"), "Marn mends the lens.")
    assert (elsewhere["outcome"], elsewhere["inside"]) == ("moved", False)
    gone = shelf.verdict(at, "Marn breaks the lens.")
    shown = gone["at_place"]
    assert gone["outcome"] == "gone"
    assert isinstance(shown, dict) and shown["text"] == "Marn mends the lens."


HOSTILE: list[tuple[str, dict[str, object], str]] = [
    ("no_such_tool", {}, "There is no tool"),
    ("text_search", {"query": "lamp"}, "'book'"),
    ("text_search", {"book": "../../etc/passwd", "query": "lamp"}, "No book on the shelf"),
    ("text_search", {"book": "0" * 64, "query": "lamp"}, "No book on the shelf"),
    ("text_search", {"book": "BOOK", "query": "x" * 2001}, "longer than 2,000"),
    ("text_search", {"book": "BOOK", "query": "lamp", "limit": None}, "no argument 'limit'"),
    ("text_search", {"book": "BOOK", "query": {"a": [1]}}, "'query'"),
    ("text_search", {"book": ["BOOK"], "query": "lamp"}, "'book'"),
    ("span_text_get", {"book": "BOOK", "place": "[f0-5-2]"}, "position tag"),
    ("span_text_get", {"book": "BOOK", "place": "f0-0-99999999"}, "no place"),
    ("span_text_get", {"book": "BOOK", "place": "file:///etc/passwd"}, "position tag"),
    ("span_text_get", {"book": "BOOK", "place": f"foxreader://open/{'0' * 64}?at=f0-0-5"},
     "another book"),
    ("span_text_get", {"book": "BOOK", "place": "[f0-0-23000]"}, "too long"),
    ("verify_citation", {"book": "BOOK", "place": "[f0-0-5]", "quotation": "  "},
     "'quotation'"),
    ("contents_get", {"book": "BOOK", "start": 500}, "no headings there"),
    ("contents_get", {"book": "BOOK", "start": "5"}, "'start' has to be a whole number"),
    ("contents_get", {"book": "BOOK", "start": True}, "'start' has to be a whole number"),
    ("contents_get", {"book": "BOOK", "start": 2.5}, "'start' has to be a whole number"),
    ("contents_get", {"book": "BOOK", "start": -1}, "'start' has to be from 0 to"),
    ("text_search", {"book": "BOOK", "query": 7}, "'query' has to be text"),
    ("text_search", {"book": "BOOK", "query": "lamp", "scope": ["x"]}, "'scope' has to be text"),
]  # fmt: skip


def test_hostile_arguments_are_refused_in_a_sentence(shelf: Shelf) -> None:
    for name, arguments, said in HOSTILE:
        given = json.loads(json.dumps(arguments).replace('"BOOK"', json.dumps(shelf.sha256)))
        with pytest.raises(ToolError, match=re.escape(said)):
            shelf.tools.call(name, given)


def test_a_book_that_was_never_read_is_read_and_one_without_a_file_is_a_sentence(
    tmp_path: Path,
) -> None:
    program, paths = Program(), [tmp_path / name for name in ("one.txt", "two.txt")]
    for path in paths:
        path.write_text(f"{path.stem}: the keeper lit the lamp.", "utf-8")
    program.library.add(paths)
    paths[1].unlink()
    one, two = program.profile.catalog.order()
    tools = AgentTools(program)
    assert "lit the lamp" in tools.call("text_search", {"book": one, "query": "lamp"}).text
    with pytest.raises(ToolError, match=r"two\.txt"):
        tools.call("text_search", {"book": two, "query": "lamp"})


@pytest.fixture(scope="module")
def read_shelf(tmp_path_factory: pytest.TempPathFactory):
    """A shelf for many calls; its text is read once."""
    folder = tmp_path_factory.mktemp("agents")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("FOXREADER_HOME", str(folder / "home"))
        made = Shelf(folder / "lamp.txt")
        made.call("text_search", query="lamp")
    return made


@examples(25)
@given(
    quoted=st.tuples(st.integers(0, len(TEXT)), st.integers(1, 80)),
    cited=st.tuples(st.integers(0, len(TEXT)), st.integers(0, 80)),
    changed=st.booleans(),
    apart=st.booleans(),
)
def test_verdicts_are_those_of_verify(
    read_shelf: Shelf,
    tmp_path_factory: pytest.TempPathFactory,
    quoted: tuple[int, int],
    cited: tuple[int, int],
    changed: bool,
    apart: bool,
) -> None:
    def span(at: tuple[int, int]) -> Span:
        return Span(0, min(at[0], len(text) - 1), min(len(text), at[0] + at[1] + 1))

    text = read_shelf.text
    quote = text[span(quoted).start : span(quoted).end] + ("zq" if changed else "")
    at = span(cited if apart else quoted)
    if not quote.strip():
        return
    place = {"file": at.file, "start": at.start, "end": at.end}
    citation = {
        "number": 1, "book": read_shelf.sha256, "span": place, "quote": quote,
        "before": "", "after": "",
    }  # fmt: skip
    exported = {
        "format": "foxreader-conversation", "version": 1,
        "book": {"sha256": read_shelf.sha256, "title": "lamp"},
        "turns": [{"citations": [citation]}],
    }  # fmt: skip
    path = tmp_path_factory.mktemp("export") / "export.json"
    path.write_text(json.dumps(exported), "utf-8")
    home = str(read_shelf.program.profile.home.root)
    (said,) = json.loads(fox("verify", path, "--json", FOXREADER_HOME=home).stdout)
    verdict = read_shelf.verdict(at, quote)
    now = verdict.get("now")
    assert verdict["outcome"] == said["outcome"]
    assert (now["tag"] if isinstance(now, dict) else None) == said["now"]


def test_each_tool_says_what_it_takes() -> None:
    assert len({tool.name for tool in AGENT_TOOLS}) == len(AGENT_TOOLS) == 11
    for tool in AGENT_TOOLS:
        assert tool.description.endswith("."), tool.name
        assert tool.spec.parameters["additionalProperties"] is False
