"""Whatever an endpoint sends, the job ends in bounds, and the reader hears one sentence."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from bookmaker import book_of, index_of
from endpoint import Endpoint, Reply, Request
from foxreader.core.errors import FoxError, ModelError, Refused
from foxreader.core.message import ChatModel, Provider
from foxreader.core.scope import WHOLE_BOOK
from foxreader.core.span import find_tags
from foxreader.index.storage.store import Index
from foxreader.index.summaries.job import build_summaries
from foxreader.index.summaries.plan import estimate
from foxreader.index.summaries.requests import LONGEST
from foxreader.llm import connect
from nonempty import some

TEXT = "The captain looked at the sea for a long while, and said nothing. " * 60
BOOK = book_of(
    *(f"Chapter {n}\n{TEXT}\nIt ended well." for n in range(9)),
    toc=[(f"Chapter {n}", n, 0) for n in range(9)],
)
MOST_REQUESTS = 30


def model_at(endpoint: Endpoint) -> ChatModel:
    return connect(Provider("Test", endpoint.base_url, "test-model"), None)


def sections(request: Request) -> dict[str, str]:
    parts = re.findall(r"=== section (\d+) ===(.*?)(?====)", request.text, re.DOTALL)
    return {id_: str(next(find_tags(text))[2]) for id_, text in parts}


def written(entries: dict[str, str]) -> Reply:
    listed = [{"id": id_, "summary": text} for id_, text in entries.items()]
    return Reply(json.dumps({"summaries": listed}))


def good(request: Request) -> Reply:
    return written({id_: f"They sail. {tag}" for id_, tag in sections(request).items()})


def check(index: Index) -> None:
    """Nothing is kept that is no summary."""
    for summary in some(index.summaries(WHOLE_BOOK)):
        assert 0 < len(summary.text) <= LONGEST
        assert not summary.text.startswith(("{", "[{", "<"))
        for *_, span in find_tags(summary.text):
            assert any(own.contains(span) for own in summary.segment.spans)


NOTHING = {
    "an empty reply": Reply(""),
    "blanks": Reply("  \n "),
    "empty JSON": Reply("{}"),
    "no summaries": Reply('{"summaries": []}'),
    "empty summaries": Reply('{"summaries": [{"id": "1", "summary": " "}]}'),
    "a list": Reply("[1, 2, 3]"),
    "summaries that are no text": Reply('{"summaries": [{"id": 1, "summary": {"a": [1]}}]}'),
    "JSON without end": Reply(pieces=['{"summaries": ' + "[" * 50_000]),
    "a number without end": Reply(
        pieces=['{"summaries": [{"id": ' + "9" * 10_000 + ', "summary": "x"}]}']
    ),
    "a page in the text": Reply("<!DOCTYPE html><p>Log in</p>"),
}


@pytest.mark.parametrize("what", NOTHING)
def test_a_model_that_gives_nothing_is_given_up(tmp_path: Path, what: str) -> None:
    index = index_of(BOOK, tmp_path)
    with Endpoint([NOTHING[what]]) as endpoint:
        with pytest.raises(ModelError, match="gave no summary for 3 sections in a row") as failed:
            list(build_summaries(index, model_at(endpoint), parallel=2))
        assert len(endpoint.chats) <= MOST_REQUESTS
    assert "\n" not in str(failed.value)
    assert index.summaries(WHOLE_BOOK) == []


FAULTS = {
    "a web page": Reply(fault="html"),
    "broken JSON": Reply(fault="broken_json"),
    "no choices": Reply(fault="null_choices"),
    "an error inside": Reply("x" * 50, fault="mid_error"),
    "a cut": Reply("They sail on and on and on.", fault="cut"),
    "a clean cut": Reply("They sail on and on and on.", fault="cut_clean"),
    "a redirect": Reply(fault="redirect"),
    "no end": Reply(fault="endless"),
    "no right": Reply(status=401),
    "a long wait": Reply(status=429, headers={"Retry-After": "3600"}),
}


@pytest.mark.thorough
@pytest.mark.parametrize("what", FAULTS)
def test_an_endpoint_that_fails_ends_the_job(tmp_path: Path, what: str) -> None:
    index = index_of(BOOK, tmp_path)
    requests: list[int] = []

    def script(request: Request) -> Reply:
        requests.append(1)
        return good(request) if len(requests) == 1 else FAULTS[what]

    with Endpoint(script) as endpoint:
        with pytest.raises(FoxError) as failed:
            list(build_summaries(index, model_at(endpoint), parallel=2))
        assert len(endpoint.chats) <= MOST_REQUESTS
    assert str(failed.value).count("\n") == 0
    assert index.summaries(WHOLE_BOOK), "the reply before it was kept"
    check(index)


def test_it_waits_as_long_as_it_is_told_and_goes_on(tmp_path: Path) -> None:
    index = index_of(BOOK, tmp_path)
    busy = iter([True, False, True, True, False])

    def script(request: Request) -> Reply:
        if next(busy, False):
            return Reply(status=429, headers={"Retry-After": "0"})
        return good(request)

    with Endpoint(script) as endpoint:
        list(build_summaries(index, model_at(endpoint)))
    assert len(index.summaries(WHOLE_BOOK)) == 9


def test_an_endpoint_that_stays_busy_is_not_asked_for_ever(tmp_path: Path) -> None:
    index = index_of(BOOK, tmp_path)
    with Endpoint([Reply(status=429, headers={"Retry-After": "0"})]) as endpoint:
        with pytest.raises(Refused, match="too many requests"):
            list(build_summaries(index, model_at(endpoint), parallel=2))
        assert len(endpoint.chats) <= 6


def test_one_broken_connection_does_not_end_the_job(tmp_path: Path) -> None:
    index = index_of(BOOK, tmp_path)
    first = iter([True])

    def script(request: Request) -> Reply:
        return Reply("They sail on.", fault="cut") if next(first, False) else good(request)

    with Endpoint(script) as endpoint:
        list(build_summaries(index, model_at(endpoint)))
    assert len(index.summaries(WHOLE_BOOK)) == 9


def test_summaries_under_wrong_ids_are_nobody_s(tmp_path: Path) -> None:
    index = index_of(BOOK, tmp_path)

    def script(request: Request) -> Reply:
        asked = sections(request)
        if len(asked) == 1:
            return good(request)
        return written({str(int(id_) + 700): "Somewhere else." for id_ in asked})

    with Endpoint(script) as endpoint:
        list(build_summaries(index, model_at(endpoint)))
        # The first request and its repetition fail; no other asks for several again.
        assert sum(len(sections(r)) > 1 for r in endpoint.chats) == 2
    assert {s.text.split(".")[0] for s in index.summaries(WHOLE_BOOK)} == {"They sail"}
    check(index)


def test_a_wrong_id_does_not_matter_where_one_was_asked_for(tmp_path: Path) -> None:
    index = index_of(BOOK, tmp_path)
    with Endpoint([Reply('{"summaries": [{"id": "77", "summary": "A captain waits."}]}')]) as there:
        list(build_summaries(index, model_at(there)))
    assert {s.text for s in index.summaries(WHOLE_BOOK)} == {"A captain waits."}


def test_tags_of_other_segments_are_dropped(tmp_path: Path) -> None:
    index = index_of(BOOK, tmp_path)

    def script(request: Request) -> Reply:
        tags = sections(request)
        shifted = dict(zip(tags, [*list(tags.values())[1:], "[f0-0-5]"], strict=True))
        return written({id_: f"They sail. {tag} {shifted[id_]}" for id_, tag in tags.items()})

    with Endpoint(script) as endpoint:
        list(build_summaries(index, model_at(endpoint)))
    found = index.summaries(WHOLE_BOOK)
    assert len(found) == 9
    assert all(len(list(find_tags(s.text))) == 1 for s in found)
    check(index)


def test_what_breaks_off_gives_its_whole_sentences(tmp_path: Path) -> None:
    index = index_of(BOOK, tmp_path)

    def script(request: Request) -> Reply:
        (id_, tag), *_ = sections(request).items()
        text = f'{{"summaries": [{{"id": "{id_}", "summary": "He \\"waits\\". {tag} Then he g'
        return Reply(text, fault="length")

    with Endpoint(script) as endpoint:
        list(build_summaries(index, model_at(endpoint)))
    found = index.summaries(WHOLE_BOOK)
    assert len(found) == 9
    assert all(s.text.startswith('He "waits". [f') and s.text.endswith("]") for s in found)


def test_what_is_far_too_long_is_cut_at_a_sentence(tmp_path: Path) -> None:
    index = index_of(BOOK, tmp_path)
    with Endpoint([Reply(pieces=["The captain waits and waits. " * 2_000])]) as endpoint:
        list(build_summaries(index, model_at(endpoint)))
    check(index)
    assert all(s.text.endswith("waits.") for s in index.summaries(WHOLE_BOOK))


def test_one_section_that_a_model_will_not_summarise_does_not_stop_the_others(
    tmp_path: Path,
) -> None:
    index = index_of(BOOK, tmp_path)

    def script(request: Request) -> Reply:
        return written({i: f"They sail. {t}" for i, t in sections(request).items() if i != "4"})

    with Endpoint(script) as endpoint, pytest.raises(ModelError, match="1 of 9 sections"):
        list(build_summaries(index, model_at(endpoint)))
    assert [s.segment.id for s in index.summaries(WHOLE_BOOK)] == [1, 2, 3, 5, 6, 7, 8, 9]
    assert estimate(index, 8192).calls == 1
