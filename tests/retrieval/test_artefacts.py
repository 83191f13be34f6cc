"""The tools that show what the index holds beside the text, and what a limit keeps of it."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from bookmaker import ScriptedModel, book_of, index_of
from foxreader.core.errors import ToolError
from foxreader.core.message import estimate
from foxreader.core.scope import WHOLE_BOOK, Scope
from foxreader.core.span import Span, find_tags
from foxreader.index.stages import build_derived
from foxreader.index.storage.store import Index
from foxreader.index.summaries.job import build_summaries
from foxreader.retrieval.fulltext.search import Search
from foxreader.retrieval.tools.specs import TOOLS, ToolResult, specs_for
from foxreader.retrieval.tools.toolbox import NOTHING, Toolbox

FILLER = "The sea was grey on that day, and the gulls kept to the lee of the old tower. " * 30
TALES = [
    "Captain Marlow sailed with Ellen Rook to the harbour. Ellen Rook mended the lamp. ",
    "Captain Marlow wrote a letter to Ellen Rook about the brass lamp of the tower. ",
    "Zanzibaria arrived. Captain Marlow gave Zanzibaria the brass canary of Ellen Rook. ",
]
BOOK = book_of(
    *(f"{tale} {FILLER}\n{tale}{FILLER}" for tale in TALES),
    toc=[(f"Chapter {n}: The {w}", n - 1, 0) for n, w in enumerate(("Lamp", "Letter", "Bird"), 1)],
)
LIMITS = [None, Span(2, 0, 0), Span(1, 900, 900), Span(0, 40, 40), Span(0, 0, 0)]
CALLS = [
    ("concept_map_lookup", {"name": "Ellen Rook"}),
    ("concept_map_lookup", {"name": "Zanzibaria"}),
    ("chapter_summary_get", {"chapter": "chapter 2"}),
    ("chapter_summary_get", {"chapter": "The Bird"}),
    ("book_synopsis_get", {}),
    ("chunk_get", {"location": "[f1-0-10]"}),
    ("chunk_get", {"location": "chapter 3"}),
    ("text_search", {"query": "brass", "scope": "chapter 2"}),
    ("get_related_segment_summaries", {"question": "Who has the brass canary in chapter 3?"}),
    ("get_full_book_segment_summaries", {}),
]


@pytest.fixture(scope="module")
def index(tmp_path_factory: pytest.TempPathFactory) -> Index:
    made = index_of(BOOK, tmp_path_factory.mktemp("index"))
    list(build_derived(made))
    return made


def called(box: Toolbox, name: str, values: dict) -> ToolResult | str:
    try:
        return box.call(name, json.dumps(values))
    except ToolError as error:
        return str(error)


@pytest.mark.parametrize("budget", [160, 600, 20_000])
@pytest.mark.parametrize("limit", LIMITS)
def test_every_tool_keeps_to_budget_and_scope(
    index: Index, budget: int, limit: Span | None
) -> None:
    scope = Scope(limit)
    box = Toolbox(index, None, scope, budget=budget)
    for name, values in CALLS:
        result = called(box, name, values)
        said = result if isinstance(result, str) else result.text
        if limit is not None:
            assert not re.search("zanzibaria|canary|bird", said.replace("The Bird", ""), re.I)
            assert "Bird" not in said
        if isinstance(result, ToolResult):
            assert estimate(result.text) <= budget
            assert all(map(scope.allows, result.units))
            tags = [span for *_, span in find_tags(result.text)]
            assert set(tags) == set(result.units)
            assert result.searched.share == scope.share(BOOK) or not result.units


def test_what_a_limit_shows_is_what_a_book_that_ends_there_shows(
    index: Index, tmp_path: Path
) -> None:
    cut = book_of(
        *(file.text for file in BOOK.files[:2]),
        toc=[(e.title, e.place.file, e.place.start) for e in BOOK.toc[:2]],
    )
    alone = index_of(cut, tmp_path)
    list(build_derived(alone))
    limited = Toolbox(index, None, Scope(Span(2, 0, 0)), budget=3_000)
    end = len(cut.files[1].text)  # a limit that hides nothing: one says less of a whole book
    whole = Toolbox(alone, None, Scope(Span(1, end, end)), budget=3_000)
    for name, values in CALLS:
        ours, theirs = called(limited, name, values), called(whole, name, values)
        ours_said = ours if isinstance(ours, str) else ours.text
        theirs_said = theirs if isinstance(theirs, str) else theirs.text
        # A chunk's short id is of the file it came from.
        hide = re.compile(r"chk_\w+")
        assert hide.sub("", ours_said) == hide.sub("", theirs_said), name


def test_a_concept_shows_where_and_with_whom(index: Index) -> None:
    box = Toolbox(index, None, WHOLE_BOOK, budget=3_000)
    result = box.call("concept_map_lookup", '{"name": "ellen rook"}')
    assert result.text.startswith("## Ellen Rook (entity)")
    assert "Marlow" in result.text.split("\n")[1] + result.text.split("\n")[2]
    assert {unit.file for unit in result.units} == {0, 1, 2}
    assert box.call("concept_map_lookup", '{"name": "quicksilver"}').text == NOTHING


def test_an_event_is_found_by_what_happens_and_not_by_a_name_alone(index: Index) -> None:
    box = Toolbox(index, None, WHOLE_BOOK, budget=3_000)
    assert "(event)" not in box.call("concept_map_lookup", '{"name": "Ellen Rook"}').text
    assert "(event)" in box.call("concept_map_lookup", '{"name": "Ellen Rook wrote"}').text


def test_chunks_are_read_on_by_their_ids(index: Index) -> None:
    box = Toolbox(index, None, WHOLE_BOOK, budget=5_000)
    first = box.call("chunk_get", '{"location": "chapter 1"}')
    following = re.search(r"after: (chk_\w+)", first.text)
    assert following is not None
    second = box.call("chunk_get", json.dumps({"location": following.group(1)}))
    assert second.units[0] > first.units[0]
    assert f"before: {re.search(r'chk_[0-9a-f]+', first.text).group()}" in second.text
    with pytest.raises(ToolError, match="no such place"):
        box.call("chunk_get", '{"location": "chk_00000000"}')


def test_a_chapter_is_summed_up_once_by_the_model(tmp_path: Path) -> None:
    made = index_of(BOOK, tmp_path)

    def reply(messages: object) -> str:
        ids = re.findall(r"=== section (\d+)", str(messages))
        told = [{"id": id_, "summary": "Marlow sails. [f9-0-1]"} for id_ in ids]
        return json.dumps({"summaries": told})

    model = ScriptedModel(reply)
    box = Toolbox(made, model, WHOLE_BOOK, budget=3_000)
    first = box.call("chapter_summary_get", '{"chapter": "1"}')
    assert "Marlow sails." in first.text
    assert "[f9-0-1]" not in first.text
    assert first.units
    assert first.usage.calls == len(model.sent) > 0
    again = Toolbox(made, model, WHOLE_BOOK, budget=3_000)
    assert again.call("chapter_summary_get", '{"chapter": "1"}').usage.calls == 0
    with pytest.raises(ToolError, match=r"no such chapter.*The Lamp"):
        box.call("chapter_summary_get", '{"chapter": "The Whale"}')


def test_a_tool_does_not_sum_up_half_a_book_for_one_question(tmp_path: Path) -> None:
    tales = [f"{TALES[n % 2]} Day {n}. {FILLER}" for n in range(14)]
    toc = [(f"Chapter {n + 1}", n, 0) for n in range(14)]
    made = index_of(book_of(*tales, toc=toc), tmp_path)
    list(build_derived(made))
    model = ScriptedModel(lambda _: "Marlow sails.")
    box = Toolbox(made, model, WHOLE_BOOK, budget=9_000)
    synopsis = box.call("book_synopsis_get", "{}")
    assert model.sent == [] and {unit.file for unit in synopsis.units} == set(range(14))
    chapters = box.call("chapter_summary_get", json.dumps({"chapter": "chapters 1 to 14"}))
    assert 0 < len(model.sent) <= 8
    assert {unit.file for unit in chapters.units} == set(range(14))


def test_a_question_for_a_whole_chapter_gets_all_of_it_or_its_summary(index: Index) -> None:
    small = Toolbox(index, None, WHOLE_BOOK, budget=500).search(
        Search(index).read_question("What is chapter 2 about?")
    )
    assert {unit.file for unit in small.units} == {1}
    assert small.searched.parts == ("Chapter 2: The Letter",)
    large = Toolbox(index, None, WHOLE_BOOK, budget=50_000).search(
        Search(index).read_question("What is chapter 2 about?")
    )
    assert len(large.units) > len(small.units)


def test_a_small_model_is_told_of_the_first_tools_alone() -> None:
    assert len(specs_for(4_096)) == 3
    assert len(specs_for(8_192)) == len(TOOLS)
    assert specs_for(8_192, semantic=True)[-1].name == "semantic_search"


def test_summaries_stop_at_the_limit(tmp_path: Path) -> None:
    made = index_of(BOOK, tmp_path)
    model = ScriptedModel(lambda _: "Marlow sails.")
    list(build_summaries(made, model, scope=Scope(Span(2, 0, 0))))
    assert model.sent
    assert not re.search("zanzibaria|canary|bird", str(model.sent), re.I)
