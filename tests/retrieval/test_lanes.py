from __future__ import annotations

import json
from pathlib import Path

from hypothesis import given
from hypothesis import strategies as st

from bookmaker import ScriptedModel, book_of, index_of
from foxreader.core.scope import WHOLE_BOOK
from foxreader.core.span import Span
from foxreader.language.detect import is_foreign
from foxreader.llm.reply_data import read_object, read_picks
from foxreader.retrieval.fulltext.search import Hit, Search
from foxreader.retrieval.tools.own_search import KEPT, merged, reranked, rewritten
from foxreader.retrieval.tools.toolbox import Toolbox

FILLER = "Nothing else happened on that day, and the next one was the same. " * 22


def hit(number: int) -> Hit:
    span = Span(0, 10 * number, 10 * number + 9)
    return Hit(span, (span,), 1.0)


LANE = st.lists(st.integers(0, 12).map(hit), max_size=9, unique_by=lambda h: h.span)


@given(st.lists(LANE, min_size=1, max_size=4))
def test_lanes_lose_nothing_and_keep_the_first_hits_of_the_first(lanes: list[list[Hit]]) -> None:
    found = merged(lanes)
    assert found[:KEPT] == [*lanes[0][:KEPT], *found[len(lanes[0][:KEPT]) : KEPT]]
    assert {h.span for h in found} == {h.span for lane in lanes for h in lane}
    assert len({h.span for h in found}) == len(found)


def test_lanes_take_turns() -> None:
    found = merged([[hit(n) for n in range(6)], [hit(n) for n in range(7, 9)]])
    assert found == [hit(n) for n in (0, 1, 2, 3, 4, 7, 5, 8)]


def test_a_model_orders_what_was_found_and_says_what_does_not_help(tmp_path: Path) -> None:
    book = book_of(*(f"The {w} sails [f9-0-1]. {FILLER}" for w in ("gull", "hat", "boat", "fox")))
    search = Search(index_of(book, tmp_path))
    hits = search.passages("sails", WHOLE_BOOK)
    model = ScriptedModel(lambda _: 'Sure! {"answer": ["3", "99", "1", "3"]}')
    ordered, rejected, usage = reranked("Who sails?", hits, book, model)
    assert (ordered, rejected) == ([hits[2], hits[0], *hits[20:]], [hits[1], *hits[3:20]])
    assert usage.calls == 1
    assert "[f9-0-1]" not in model.sent[0][1].text
    mute = ScriptedModel(lambda _: "I cannot.")
    assert reranked("Who sails?", hits, book, mute)[:2] == (hits, [])


def test_a_model_that_orders_sees_what_matches_the_question() -> None:
    middle = "Here at last the gull stole the hat of the captain, who swore."
    book = book_of(f"{FILLER} {middle} {FILLER}", "A short one about a hat.", FILLER)
    spans = [Span(n, 0, len(file.text)) for n, file in enumerate(book.files)]
    model = ScriptedModel(lambda _: '{"answer": ["1"]}')
    reranked("Who stole the captain's hat?", [Hit(one, (one,), 1.0) for one in spans], book, model)
    first, second, third = (part.split(") ", 1)[1] for part in (
        model.sent[0][1].text.rsplit("\n\nQuestion:", 1)[0].split("\n\n")
    ))  # fmt: skip
    assert middle in first and first.startswith("… ") and first.endswith(" …")
    assert second == "A short one about a hat."
    assert third.startswith("Nothing else") and max(map(len, (first, third))) <= 404


def test_queries_of_a_model_are_few_and_short() -> None:
    said = json.dumps({"queries": ["gull hat", "", 3, "gull hat", "x" * 500, "a", "b"]})
    queries, _ = rewritten("Who?", "en", ScriptedModel(lambda _: said))
    assert queries == ["gull hat", "x" * 120, "a"]
    assert rewritten("Who?", "en", ScriptedModel(lambda _: "no"))[0] == []
    assert is_foreign("谁偷了帽子？", "en")
    assert not is_foreign("Who stole the hat of the captain?", "en")
    assert not is_foreign("Does Romeo die?", "en")  # "die" is German too
    assert is_foreign("Warum stirbt Romeo in der Gruft?", "en")


def test_on_the_deep_path_the_model_adds_queries_and_an_order(tmp_path: Path) -> None:
    book = book_of(
        f"The gull stole the hat. {FILLER}", f"A bird took his cap. {FILLER}", FILLER, FILLER
    )

    def reply(messages: object) -> str:
        text = str(messages)
        return '{"queries": ["bird cap"]}' if "queries" in text else '{"answer": ["2", "1"]}'

    model = ScriptedModel(reply)
    search = Search(index_of(book, tmp_path))
    box = Toolbox(search.index, model, WHOLE_BOOK, budget=4_000)
    plain = box.search(search.read_question("Why did the gull want the hat?"))
    assert {unit.file for unit in plain.units} == {0}
    assert model.sent == []
    deep = box.search(search.read_question("Why did the gull want the hat?"), help_="always")
    assert {unit.file for unit in deep.units} == {0, 1}
    assert deep.usage.calls == 2
    assert "bird cap" in deep.searched.queries


@given(st.text('{}[]":answer0123,\\ ', max_size=60))
def test_any_reply_is_read(reply: str) -> None:
    assert isinstance(read_object(reply), dict)
    assert all(number >= 0 for number in read_picks(reply))
