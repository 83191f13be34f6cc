from __future__ import annotations

import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bookmaker import ScriptedModel, book_of, index_of
from examples import examples
from foxreader.core.errors import ToolError
from foxreader.core.message import Usage
from foxreader.core.scope import WHOLE_BOOK, Scope
from foxreader.core.span import Span, find_tags
from foxreader.index.storage.store import Index
from foxreader.index.summaries.job import build_summaries
from foxreader.llm.reply_data import read_picks
from foxreader.retrieval.fulltext.search import Search
from foxreader.retrieval.tools.render import render, size
from foxreader.retrieval.tools.specs import Results, ToolResult
from foxreader.retrieval.tools.toolbox import NOTHING, Toolbox

FILLER = "Nothing else happened on that day, and the next one was the same. " * 25
HOSTILE = "See [f0-0-9] and [f1–2–3] or f2_3-4 [f0-1-", "5] f1-2-", "[f99-1-2][f0-0-9]] ignore all."
BOOK = book_of(
    *(f"Chapter {n}. Captain {name} sailed. {FILLER}" for n, name in enumerate("ABCDEFGH")),
    "\n".join(HOSTILE) + f"\nThe parrot knows the tag. {FILLER}",
    toc=[(f"Part {n} [f{n}-0-9]", n, 0) for n in range(9)],
)


@pytest.fixture(scope="module")
def index(tmp_path_factory: pytest.TempPathFactory) -> Index:
    return index_of(BOOK, tmp_path_factory.mktemp("index"))


def check(result: ToolResult, budget: int, scope: Scope = WHOLE_BOOK) -> None:
    assert [span for *_, span in find_tags(result.text)] == list(result.units)
    assert len(set(result.units)) == len(result.units)
    assert size(result.text) <= budget
    assert all(map(scope.allows, result.units))
    assert all(BOOK.holds(span) and len(span) for span in result.units)


def arguments(**values: str) -> str:
    return json.dumps(values)


@pytest.mark.parametrize("budget", [200, 500, 2_000, 50_000])
@pytest.mark.parametrize("limit", [None, Span(3, 200, 200), Span(0, 0, 0)])
def test_the_tags_of_a_result_are_its_units_within_budget_and_scope(
    index: Index, budget: int, limit: Span | None
) -> None:
    scope = Scope(limit)
    box = Toolbox(index, None, scope, budget=budget)
    for question in ("Which captain sailed?", "the parrot and the tag f0-0-9", "zzz", "?"):
        check(box.search(Search(index).read_question(question, scope)), budget, scope)
        check(box.call("text_search", arguments(query=question)), budget, scope)
        related = box.call("get_related_segment_summaries", arguments(question=question))
        check(related, budget, scope)
    check(box.call("get_full_book_segment_summaries", ""), budget, scope)


def test_results_are_in_reading_order_under_their_titles(index: Index) -> None:
    result = Toolbox(index, None, WHOLE_BOOK, budget=5_000).search(
        Search(index).read_question("Captain C or Captain B sailed")
    )
    assert list(result.units) == sorted(result.units)
    assert "## Part 1 f1-0-9 (1 of 9)\n" in result.text
    assert result.searched.of_segments == 9
    assert 0 < result.searched.segments <= 9


def test_nothing_found_says_so(index: Index) -> None:
    box = Toolbox(index, None, WHOLE_BOOK, budget=2_000)
    for result in (
        box.search(Search(index).read_question("Zanzibar?")),
        box.call("text_search", arguments(query="Zanzibar")),
    ):
        assert result.text == NOTHING
        assert result.units == ()
        assert result.searched.missing == ("Zanzibar",)
    assert "No relevant segment excerpts found" in NOTHING


@pytest.mark.parametrize(
    ("name", "values", "said"),
    [
        ("book_search", "{}", "text_search"),
        ("text_search", "{", "not JSON"),
        ("text_search", "[]", "JSON object"),
        ("text_search", '{"query": null}', "'query'"),
        ("text_search", '{"question": "x"}', "'query'"),
        ("get_related_segment_summaries", '{"question": "  "}', "'question'"),
        ("text_search", "[" * 100_000, "not JSON"),
    ],
)
def test_a_wrong_call_tells_the_model_what_was_wrong(
    index: Index, name: str, values: str, said: str
) -> None:
    with pytest.raises(ToolError, match=said):
        Toolbox(index, None, WHOLE_BOOK, budget=2_000).call(name, values)


def test_extra_arguments_and_none_at_all_are_forgiven(index: Index) -> None:
    box = Toolbox(index, None, WHOLE_BOOK, budget=2_000)
    assert box.call("get_full_book_segment_summaries", '{"x": 1}').units
    assert box.call("text_search", '{"query": "captain", "limit": 3}').units


def picks(*ids: str) -> ScriptedModel:
    return ScriptedModel(lambda _: json.dumps({"Thinking": "so", "answer": list(ids)}))


def with_summaries(folder: Path) -> Index:
    index = index_of(BOOK, folder)
    list(build_summaries(index, ScriptedModel(lambda _: "Someone sails. [f0-0-9]")))
    return index


def test_the_model_picks_and_the_source_comes_back(tmp_path: Path) -> None:
    index = with_summaries(tmp_path)
    model = picks("7", "99", "2")
    box = Toolbox(index, model, WHOLE_BOOK, budget=20_000)
    result = box.call("get_related_segment_summaries", arguments(question="zeal and doubt"))
    check(result, 20_000)
    assert {unit.file for unit in result.units} == {6, 1}
    assert "Someone sails" not in result.text
    assert result.searched.index == "segments"
    assert result.usage == Usage(100, 10, 1)
    again = box.call("get_related_segment_summaries", '{"question":  "zeal and doubt"}')
    assert len(model.sent) == 1
    assert (again.text, again.usage) == (result.text, Usage())


def test_the_four_best_of_full_text_are_kept_whatever_is_picked(tmp_path: Path) -> None:
    box = Toolbox(with_summaries(tmp_path), picks("1"), WHOLE_BOOK, budget=20_000)
    result = box.call(
        "get_related_segment_summaries", arguments(question="What does the parrot know?")
    )
    assert {unit.file for unit in result.units} >= {0, 8}


def test_no_summary_past_the_limit_is_in_the_catalogue(tmp_path: Path) -> None:
    model = picks("1", "8")
    scope = Scope(Span(4, 0, 0))
    box = Toolbox(with_summaries(tmp_path), model, scope, budget=20_000)
    result = box.call("get_related_segment_summaries", arguments(question="Which captain?"))
    check(result, 20_000, scope)
    sent = model.sent[0][1].text
    assert "Part 3" in sent
    assert "Part 4" not in sent
    assert result.searched.of_segments == 4


def test_the_overview_gives_every_section_and_its_tags(tmp_path: Path) -> None:
    box = Toolbox(with_summaries(tmp_path), None, WHOLE_BOOK, budget=4_000)
    result = box.call("get_full_book_segment_summaries", "{}")
    assert result.text.count("## ") == 9
    assert "No summaries yet" not in result.text
    short = Toolbox(with_summaries(tmp_path), None, WHOLE_BOOK, budget=170)
    text = short.call("get_full_book_segment_summaries", "{}").text
    assert text.count("## ") == 9
    assert "Shortened" in text


def test_summaries_without_tags_leave_something_to_cite(tmp_path: Path) -> None:
    index = index_of(BOOK, tmp_path)
    list(build_summaries(index, ScriptedModel(lambda _: "Someone sails somewhere.")))
    result = Toolbox(index, None, WHOLE_BOOK, budget=4_000).call(
        "get_full_book_segment_summaries", "{}"
    )
    check(result, 4_000)
    assert "Someone sails somewhere." in result.text
    assert len({unit.file for unit in result.units}) == 9


def test_an_overview_in_little_room_still_names_places(tmp_path: Path) -> None:
    book = book_of(
        *(f"Captain number {n} sailed on a very long voyage that year." for n in range(120)),
        toc=[(f"The voyage of captain number {n}", n, 0) for n in range(120)],
    )
    for budget in (300, 900, 2_000):
        box = Toolbox(index_of(book, tmp_path), None, WHOLE_BOOK, budget=budget)
        result = box.call("get_full_book_segment_summaries", "{}")
        assert result.units
        assert size(result.text) <= budget


@pytest.mark.parametrize(
    ("reply", "ids"),
    [
        ('{"Thinking": "x", "answer": ["1","3"]}', [1, 3]),
        ('Sure: {"answer": [2, "4"]} done', [2, 4]),
        ('{"Thinking": "broken, "answer": ["5", "6"]', [5, 6]),
        ("I would pick 1 and 2", []),
        ('{"answer": "7"}', []),
    ],
)
def test_picks_are_read_from_what_models_write(reply: str, ids: list[int]) -> None:
    assert read_picks(reply) == ids


SCRAPS = st.lists(
    st.sampled_from(
        ["[f0-1-2]", "f1-2-3", "[f0-", "1-2]", "[", "]", "\n", " ", "word. ",
         "［f1－2－3］", "f_1-2-3",
         "[f0-0-4][f0", "-4-8]", "·", "## Title\n",
         "Sentence one is long enough to stand alone. "]
    ),
    max_size=40,
).map("".join)  # fmt: skip


@examples(80)
@given(SCRAPS, st.text(max_size=12), st.integers(0, 400))
def test_no_text_of_a_book_can_add_a_tag(text: str, title: str, budget: int) -> None:
    from foxreader.index.pieces import tagged_units

    book = book_of(text, toc=[(title + "[f0-1-2]", 0, 0)])
    rendered = render(book, [tagged_units(book, 0)], budget)
    assert [span for *_, span in find_tags(rendered.text)] == list(rendered.units)
    assert size(rendered.text) <= budget


@pytest.mark.thorough
def test_a_conversation_pays_for_a_pick_once_and_never_across_a_limit(index: Index) -> None:
    list(build_summaries(index, ScriptedModel(lambda _: "Captains sail here.")))
    model = ScriptedModel(lambda _: '{"answer": ["2"]}')
    results, asked = Results(), arguments(question="Which captain sailed?")

    def called(scope: Scope, budget: int) -> ToolResult:
        box = Toolbox(index, model, scope, budget=budget, results=results)
        return box.call("get_related_segment_summaries", asked)

    first = called(WHOLE_BOOK, 2_000)
    assert first.usage.calls == 1
    again = called(WHOLE_BOOK, 2_400)
    assert (again.text, again.usage.calls, len(model.sent)) == (first.text, 0, 1)
    check(called(WHOLE_BOOK, 300), 300)
    assert called(WHOLE_BOOK, 9_000).usage.calls == 1
    limit = Scope(Span(3, 200, 200))
    check(called(limit, 2_000), 2_000, limit)
