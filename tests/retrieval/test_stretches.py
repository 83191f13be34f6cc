"""What a model reads around a hit, the headings over it, and where it may read on."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bookmaker import ScriptedModel, book_of, index_of
from foxreader.core.book import Book
from foxreader.core.errors import ToolError
from foxreader.core.message import estimate
from foxreader.core.scope import WHOLE_BOOK, Scope
from foxreader.core.span import Span
from foxreader.index.stages import build_derived
from foxreader.index.storage.store import Index
from foxreader.retrieval.fulltext.search import Hit, Search
from foxreader.retrieval.tools.own_search import is_sure, is_unsure
from foxreader.retrieval.tools.render import heading
from foxreader.retrieval.tools.segments import _spread
from foxreader.retrieval.tools.stretches import Stretches
from foxreader.retrieval.tools.toolbox import NOTHING, Toolbox

DULL = "Nothing else happened on that day, and the next one was the same. "
SCENE = f"The gull took a hat. {DULL * 8}It flew to the lighthouse with it. {DULL * 3}"
SCENES = f"{DULL * 20}{SCENE}\n* * *\nThe cook slept in the galley. {DULL * 20}"
SECTIONS = ("Definitions", "Location", "Behavior", "Sharing", "Dotfiles")


def numbered(number: int, title: str) -> str:
    return f"10.7.{number} {title}\nRule {number} is about the {title.lower()} of lamps. {DULL * 4}"


@pytest.fixture(scope="module")
def index(tmp_path_factory: pytest.TempPathFactory) -> Index:
    chapters = [f"{DULL * 30}The whale {n} sank. {DULL * 30}" for n in range(8)]
    sections = "\n".join(numbered(n, title) for n, title in enumerate(SECTIONS, 1))
    book = book_of(
        *chapters, SCENES, sections,
        toc=[
            *((f"{roman}: Of {n}", n, 0) for n, roman in enumerate(
                ("I", "II", "III", "IV", "V", "VI", "VII", "VIII"))),
            ("The Gull", 8, 0),
            *((title, 9, sections.index(f"10.7.{n}")) for n, title in enumerate(SECTIONS, 1)),
        ],
    )  # fmt: skip
    made = index_of(book, tmp_path_factory.mktemp("index"))
    list(build_derived(made))
    return made


def hit_of(index: Index, words: str) -> Hit:
    file = next(n for n, f in enumerate(index.book.files) if words in f.text)
    start = index.book.files[file].text.index(words)
    unit = next(u for u in index.units_inside(Span(file, 0, 10**6)) if u.end > start)
    return Hit(unit, (unit,), 1.0)


def text_of(book: Book, units: list[Span]) -> str:
    return " ".join(map(book.text_at, units))


def test_a_hit_reaches_to_the_end_of_its_scene_and_no_further(index: Index) -> None:
    units = Stretches(index, WHOLE_BOOK, 4_000).of([hit_of(index, "The gull took")])
    said = text_of(index.book, units)
    assert "It flew to the lighthouse" in said and "The cook slept" not in said
    assert units == sorted(units)


@given(st.integers(0, 4_000), st.integers(0, 3_000))
def test_stretches_keep_to_the_budget_and_the_limit(index: Index, budget: int, limit: int) -> None:
    scope = Scope(Span(8, limit, limit))
    gull = hit_of(index, "The gull took")
    hits = [hit for hit in (gull, hit_of(index, "The whale 3")) if scope.allows(hit.span)]
    units = Stretches(index, scope, budget).of(hits)
    assert all(map(scope.allows, units))
    assert estimate(text_of(index.book, units)) <= budget


def test_of_hits_of_low_rank_what_matches_is_taken_with_one_sentence_around(index: Index) -> None:
    units = index.units_inside(Span(0, 0, 10**6))
    hits = [Hit(units[n].to(units[n + 5]), tuple(units[n : n + 6]), 1.0) for n in range(0, 36, 6)]
    wanted = {units[2], units[27], units[28]}
    found = Stretches(index, WHOLE_BOOK, 4_000).of(hits, weigh=lambda unit: float(unit in wanted))
    assert set(units[:24]) <= set(found)  # the first four are whole
    fifth = set(units[24:30])
    assert set(found) & fifth >= set(units[26:30])
    assert set(units[30:36]) <= set(found)  # where no sentence matches, all are taken


def test_a_search_is_sure_where_few_passages_hold_most(index: Index) -> None:
    search = Search(index)
    sure = search.look(search.read_question("Who took a hat to the lighthouse?")).proven
    assert not is_sure(sure, search.hits(sure, 24))  # with few hits there is room for all
    assert is_sure(sure, 8 * search.hits(sure, 1))
    many = search.look(search.read_question("Did the whale sink?")).proven
    assert not is_sure(many, 8 * search.hits(many, 1))


def test_short_gaps_are_closed(index: Index) -> None:
    units = index.units_inside(Span(0, 0, 3_000))
    hits = [Hit(units[n], (units[n],), 1.0) for n in (3, 6)]
    found = Stretches(index, WHOLE_BOOK, 400).of(hits)
    assert set(units[3:7]) <= set(found)


def test_a_section_missing_among_its_sisters_is_brought(tmp_path: Path) -> None:
    text = f"10.7 Files\n{DULL}\n" + "\n".join(numbered(n, t) for n, t in enumerate(SECTIONS, 1))
    places = [("Files", 0, 0, 1), *(
        (t, 0, text.index(f"10.7.{n}"), 2) for n, t in enumerate(SECTIONS, 1)
    )]  # fmt: skip
    book = book_of(text, toc=[place[:3] for place in places])
    levels = [place[3] for place in places]
    toc = tuple(type(e)(e.title, e.place, level) for e, level in zip(book.toc, levels, strict=True))
    made = index_of(Book(book.sha256, book.format, book.metadata, book.files, toc), tmp_path)
    hits = [hit_of(made, f"Rule {n} is") for n in (1, 2, 4, 5)]
    found = text_of(made.book, Stretches(made, WHOLE_BOOK, 1_200).of(hits))
    assert "Rule 3 is about" in found


def test_a_heading_counts_the_chapters_and_has_the_printed_number(index: Index) -> None:
    book = index.book
    assert heading(book, Span(7, 0, 5), whole=True) == "VIII Of 7 (8 of 8)"
    assert heading(book, Span(7, 0, 5)) == "VIII Of 7"
    rule = hit_of(index, "Rule 3 is").span
    assert heading(book, rule, whole=True) == "10.7.3 Behavior"


@pytest.mark.parametrize(
    ("location", "said"),
    [
        ("chapter 8", "The whale 7"), ("VIII", "The whale 7"), ("8", "The whale 7"),
        ("10.7.3", "Rule 3 is"), ("section 10.7.3", "Rule 3 is"), ("Behavior", "Rule 3 is"),
        ("{}", "The gull took"), ("[{}]", "The gull took"), (" {}]", "The gull took"),
    ],
)  # fmt: skip
def test_a_place_is_read_on_from_by_any_name(index: Index, location: str, said: str) -> None:
    box = Toolbox(index, None, WHOLE_BOOK, budget=4_000)
    tag = str(hit_of(index, "The gull took").span).strip("[]")
    result = box.call("chunk_get", json.dumps({"location": location.format(tag)}))
    assert said in text_of(index.book, list(result.units))
    assert estimate(result.text) <= 1_600


def test_what_was_sent_is_not_read_again(index: Index) -> None:
    box = Toolbox(index, None, WHOLE_BOOK, budget=4_000)
    first = box.call("chunk_get", '{"location": "chapter 1"}')
    again = box.call("chunk_get", '{"location": "chapter 1"}', sent=first.units)
    assert first.units and again.units and not set(first.units) & set(again.units)
    assert again.units[0] > first.units[-1]
    every = index.units_in(WHOLE_BOOK)
    assert box.call("chunk_get", '{"location": "VIII"}', sent=every).text == NOTHING


@pytest.mark.parametrize("tool", ["text_search", "semantic_search"])
def test_an_unknown_scope_is_an_error_with_the_nearest_headings(index: Index, tool: str) -> None:
    box = Toolbox(index, None, WHOLE_BOOK, budget=4_000)
    arguments = json.dumps({"query": "whale", "scope": "Behaviour of gulls"})
    if tool == "semantic_search":  # without vectors nothing is searched at all
        assert "unavailable" in box.call(tool, arguments).text
        return
    with pytest.raises(ToolError, match=r"nearest headings.*Behavior"):
        box.call(tool, arguments)
    found = box.call(tool, '{"query": "whale", "scope": "VIII"}')
    assert found.units and {unit.file for unit in found.units} == {7}


def test_any_term_of_any_query_of_a_model_may_match(index: Index) -> None:
    box = Toolbox(index, None, WHOLE_BOOK, budget=4_000)
    queries = ["galley telephone zebra ostrich", "quagga lighthouse xylophone zither"]
    found = box.candidates(queries)
    said = text_of(index.book, list(found.units))
    assert "galley" in said and "lighthouse" in said
    assert not found.proven and found.searched.queries == tuple(queries)
    assert box.candidates(["the cook in the galley"]).proven
    assert not box.candidates(["quagga"]).units


def test_a_model_is_asked_for_queries_only_where_words_are_few(index: Index) -> None:
    search = Search(index)
    sure = search.read_question("Who slept in the galley?")
    unsure = search.read_question("What headgear crime did the gull of the lighthouse do?")
    assert not is_unsure(search.look(sure)) and is_unsure(search.look(unsure))
    model = ScriptedModel(lambda _: '{"queries": ["whale 3 sank"]}')
    box = Toolbox(index, model, WHOLE_BOOK, budget=4_000, search=search)
    assert box.search(sure, help_="unsure").usage.calls == 0 and model.sent == []
    found = box.search(unsure, help_="unsure", last="Who is the gull?")
    said = text_of(index.book, list(found.units))
    assert "The gull took a hat." in said and "The whale 3 sank." in said
    assert "The whale 3 sank." not in text_of(index.book, list(box.search(unsure).units))
    (request,) = model.sent
    assert "Who is the gull?" in request[0].text and index.book.metadata.title in request[0].text


@given(st.integers(0, 60))
def test_the_first_of_many_are_spread_over_all(count: int) -> None:
    order = _spread(count)
    assert sorted(order) == list(range(count))
    assert count < 3 or (order[:2] == [0, count - 1] and abs(order[2] - count / 2) <= 1)
