from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

import pytest

from bookmaker import ScriptedModel
from foxreader.answer.checks.grounding import has_faults
from foxreader.core.errors import Unreachable
from foxreader.core.message import Message
from foxreader.core.scope import WHOLE_BOOK, Scope
from foxreader.core.span import Span
from foxreader.index.concepts.build import concepts_in
from foxreader.index.summaries.concept_labels import (
    MOST_REQUESTS,
    build_labels,
    labels,
    merged,
    read_labels,
)
from index.test_concept import SECRET, built, voyage


def asked(messages: Sequence[Message]) -> list[dict[str, str]]:
    return [json.loads(line) for line in messages[1].text.split("\n")]


def good(messages: Sequence[Message]) -> str:
    items = [
        {"id": i["id"], "label": f"About {i['words']}", "type": "person", "same_as": ""}
        for i in asked(messages)
    ]
    return json.dumps({"items": items})


def test_a_label_stands_beside_the_concepts_own(tmp_path: Path) -> None:
    index = built(voyage(), tmp_path)
    before = concepts_in(index, WHOLE_BOOK)
    model = ScriptedModel(good)
    found = build_labels(index, model, WHOLE_BOOK)
    assert found.keys() == {concept.id for concept in before}
    assert found["e1"].type == "person"
    assert found["t1"].type == ""
    assert concepts_in(index, WHOLE_BOOK) == before
    assert 0 < len(model.sent) <= MOST_REQUESTS


def test_labels_are_asked_for_once(tmp_path: Path) -> None:
    index = built(voyage(), tmp_path)
    model = ScriptedModel(good)
    found = build_labels(index, model, WHOLE_BOOK)
    sent = len(model.sent)
    index.close()
    again = built(voyage(), tmp_path)
    assert build_labels(again, model, WHOLE_BOOK) == labels(again, "scripted", WHOLE_BOOK) == found
    assert len(model.sent) == sent
    assert labels(again, "another", WHOLE_BOOK) == {}


def test_a_model_whose_labels_are_all_refused_is_asked_once(tmp_path: Path) -> None:
    index = built(voyage(), tmp_path)
    index.faults = has_faults

    def refused(messages: Sequence[Message]) -> str:
        named = [{"id": i["id"], "label": "Zanzibarion"} for i in asked(messages)]
        return json.dumps({"items": named})

    model = ScriptedModel(refused)
    assert build_labels(index, model, WHOLE_BOOK) == {}
    sent = len(model.sent)
    assert build_labels(index, model, WHOLE_BOOK) == {}
    assert len(model.sent) == sent


def test_after_a_reply_that_cannot_be_read_it_is_asked_again(tmp_path: Path) -> None:
    index = built(voyage(), tmp_path)
    assert build_labels(index, ScriptedModel(lambda _: "no idea"), WHOLE_BOOK) == {}
    assert build_labels(index, ScriptedModel(good), WHOLE_BOOK)


def test_broken_replies_give_what_is_whole() -> None:
    whole = '{"id": "e1", "label": "Ahab", "type": "person", "same_as": ""}'
    for reply in (
        f'Here: {{"items": [{whole}]}} Done.',
        f'{{"items": [{whole}, {{"id": "e2", "lab',
        f"```\n{whole}\n```",
    ):
        assert read_labels(reply, ["e1", "e2"])["e1"].label == "Ahab"
    assert read_labels("no idea", ["e1"]) == {}
    assert read_labels('{"items": 3}', ["e1"]) == {}


def test_only_ids_that_were_asked_count() -> None:
    reply = json.dumps({"items": [
        {"id": "e1", "label": "Ahab [f0-1-2]", "type": "king", "same_as": "e9"},
        {"id": "e7", "label": "Nobody", "type": "person", "same_as": "e1"},
        {"id": "t1", "label": "The sea", "type": "place", "same_as": "e1"},
        {"id": "e2", "label": "  ", "type": "person", "same_as": ""},
    ]})  # fmt: skip
    found = read_labels(reply, ["e1", "e2", "t1"])
    assert found.keys() == {"e1", "t1"}
    assert (found["e1"].type, found["e1"].same_as) == ("", "")
    assert "[f0-1-2]" not in found["e1"].label
    assert (found["t1"].type, found["t1"].same_as) == ("", "")


def test_aliases_are_led_to_one_and_rings_to_none(tmp_path: Path) -> None:
    index = built(voyage(), tmp_path)
    same = {"e1": "e2", "e2": "e3", "e4": "e5", "e5": "e4"}

    def reply(messages: Sequence[Message]) -> str:
        return json.dumps({"items": [
            {"id": i["id"], "label": "x", "type": "person", "same_as": same.get(i["id"], "")}
            for i in asked(messages)
        ]})  # fmt: skip

    found = build_labels(index, ScriptedModel(reply), WHOLE_BOOK)
    assert found["e1"].same_as == found["e2"].same_as == "e3"
    assert found["e4"].same_as == found["e5"].same_as == ""
    groups = merged([c for c in concepts_in(index, WHOLE_BOOK) if c.kind == "entity"], found)
    assert groups["e3"] == ("e3", "e1", "e2")


def test_a_failure_keeps_nothing(tmp_path: Path) -> None:
    index = built(voyage(), tmp_path)

    def gone(_: Sequence[Message]) -> str:
        raise Unreachable("Nobody answers.")

    with pytest.raises(Unreachable):
        build_labels(index, ScriptedModel(gone), WHOLE_BOOK)
    assert labels(index, "scripted", WHOLE_BOOK) == {}


def test_nothing_past_a_limit_is_sent_and_labels_of_scopes_do_not_mix(tmp_path: Path) -> None:
    index = built(voyage(SECRET), tmp_path)
    scope = Scope(Span(6, 0, 0))
    model = ScriptedModel(good)
    build_labels(index, model, scope)
    assert not any("anzibar" in m.text for messages in model.sent for m in messages)
    assert labels(index, "scripted", WHOLE_BOOK) == {}
    build_labels(index, model, WHOLE_BOOK)
    assert any("anzibar" in m.text for messages in model.sent for m in messages)
    assert "Zanzibarion" not in str(labels(index, "scripted", scope))
