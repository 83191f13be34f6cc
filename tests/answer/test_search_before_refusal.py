"""A model that can search has its rounds before a refusal; without evidence there is no answer."""

from __future__ import annotations

import json
import re

import pytest

from bookmaker import book_of, index_of
from endpoint import Call, Endpoint, Reply, Request
from foxreader.answer import prompt
from foxreader.answer.conversation.session import AnsweringModel, Roles, Session
from foxreader.core.events import Answer, Finished
from foxreader.core.message import Provider
from foxreader.index.storage.store import Index
from foxreader.llm import connect
from foxreader.llm.abilities import Abilities, Known

FILLER = "The wind blew and the sea was grey for many days on end, as seas are. " * 30
BOOK = book_of(
    f"The old sailor kept a spotted terrier on board. {FILLER}",
    f"The cook quarrelled with the mate about salted pork. {FILLER}",
    f"The captain prayed every evening. {FILLER}",
)
PET = "Does somebody own a pet or another domesticated animal?"
DOG = "Somebody owns a pet: the old sailor kept a spotted terrier on board"


@pytest.fixture(scope="module")
def index(tmp_path_factory: pytest.TempPathFactory) -> Index:
    return index_of(BOOK, tmp_path_factory.mktemp("index"))


def answered(
    index: Index, endpoint: Endpoint, question: str, known: Known | None, context: int = 32_768
) -> Answer:
    model = connect(Provider("t", endpoint.base_url, "m", context=context), None)
    voice = AnsweringModel(model, Abilities(model, known) if known is not None else None)
    *_, last = Session(index, model, roles=Roles(voice, voice, model)).ask(question)
    assert isinstance(last, Finished)
    return last.answer


def searcher(said: str, query: str = "terrier dog cat"):
    """A model that searches once and says ``said`` with the tag of the terrier, if it has one."""

    def reply(request: Request) -> Reply:
        if request.schema is not None:
            wanted = request.schema.get("properties", {})
            return Reply(json.dumps({"queries": [query]} if "queries" in wanted else {}))
        tag = re.search(r"terrier on board\. (\[\d+\])", request.text)
        if tag is None and request.tools:
            return Reply("", (Call("text_search", {"query": query}),))
        return Reply(f"{said} {tag.group(1)}." if tag else "The passages do not mention it.")

    return reply


def test_a_model_finds_what_the_words_of_the_question_do_not(index: Index) -> None:
    with Endpoint(searcher(DOG)) as endpoint:
        answer = answered(index, endpoint, PET, Known("made"))
        assert prompt.NOTHING_FOUND in endpoint.chats[0].text
    assert answer.mode == "grounded" and answer.citations[0].span.file == 0


@pytest.mark.parametrize(
    "said", ["The old sailor kept a spotted terrier on board", "It is so, surely"]
)
def test_a_sentence_that_is_not_about_the_question_is_no_answer(index: Index, said: str) -> None:
    with Endpoint(searcher(said)) as endpoint:
        answer = answered(index, endpoint, "How does photosynthesis work?", Known("made"))
    assert answer.refused and not answer.citations


def test_what_is_not_there_is_refused_after_the_rounds(index: Index) -> None:
    with Endpoint(searcher(DOG, "quagga")) as endpoint:
        answer = answered(index, endpoint, PET, Known("made"))
        assert 1 < len(endpoint.chats) <= 5
    assert answer.refused and answer.parts and not answer.citations


@pytest.mark.parametrize("question", ["Who won the cup in 2022?", "Who is Harry Potter?"])
def test_a_name_or_number_the_book_lacks_is_refused_at_once(index: Index, question: str) -> None:
    with Endpoint(searcher(DOG)) as endpoint:
        assert answered(index, endpoint, question, Known("made")).refused
        assert not endpoint.chats


@pytest.mark.parametrize("known", [None, Known("ignored"), Known("refused", schema=True)])
def test_a_model_that_does_not_search_is_not_asked(index: Index, known: Known | None) -> None:
    with Endpoint(searcher(DOG)) as endpoint:
        assert answered(index, endpoint, PET, known).refused
        assert not endpoint.chats


def test_all_queries_in_the_books_language_are_used(index: Index) -> None:
    with Endpoint(searcher(DOG, "Hund terrier Haustier")) as endpoint:
        answer = answered(index, endpoint, "Wer besitzt hier eigentlich ein Haustier?", None)
    assert answer.mode == "grounded" and answer.citations[0].span.file == 0


def test_a_model_is_told_what_is_left_and_when_it_is_the_last_round(index: Index) -> None:
    def reply(request: Request) -> Reply:
        call = Call("text_search", {"query": f"cook pork {len(request.messages)}"})
        return Reply("", (call,)) if request.tools else Reply("The passages do not say.")

    with Endpoint(reply) as endpoint:
        answered(index, endpoint, "Who quarrelled about pork?", Known("made"))
        lasts = [str(request.messages[-1]["content"]) for request in endpoint.chats]
        assert [bool(request.tools) for request in endpoint.chats] == [True] * 4 + [False]
    told = [re.search(r"Left: (\d) rounds", text) for text in lasts[:-1]]
    assert [match.group(1) for match in told if match] == ["4", "3", "2", "1"]
    assert prompt.LAST_ROUND in lasts[-1]


def test_the_rules_say_more_to_a_model_with_room(index: Index) -> None:
    with Endpoint(["The passages do not say."]) as endpoint:
        for context in (4_096, 32_768):
            answered(index, endpoint, "Who quarrelled about pork?", Known("made"), context)
        small, large = (str(request.messages[0]["content"]) for request in endpoint.chats[:2])
    assert "Markdown" in large and "takes for granted" in large and "Markdown" not in small


def test_a_comparison_has_a_reminder_of_its_own(index: Index) -> None:
    with Endpoint(["The passages do not say."]) as endpoint:
        answered(index, endpoint, "Compare the cook and the mate", Known("made"))
        said = [str(request.messages[-1]["content"]) for request in endpoint.chats]
    assert any(text.rstrip().endswith(prompt.COMPARE) for text in said)
    assert "disagree" not in prompt.DEEP
