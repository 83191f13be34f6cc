import json

import pytest

from endpoint import Endpoint, Reply, Request
from foxreader.answer.conversation.session import Session
from foxreader.answer.routing import LOOKUP, MOST_QUERIES, ROUTE, decide
from foxreader.core.book import Book, BookFile, Metadata
from foxreader.core.events import Routed, ToolCalled
from foxreader.core.message import Provider
from foxreader.core.scope import WHOLE_BOOK, Scope
from foxreader.core.span import Span
from foxreader.index.stages import build_text
from foxreader.index.storage.store import Index
from foxreader.llm import connect
from foxreader.retrieval.fulltext.search import Search
from foxreader.retrieval.tools.toolbox import tools_of_book

FILLER = "The wind blew and the sea was grey for many days on end, as seas are. " * 12
CHAPTERS = (
    "Captain Ahab lost his leg to the white whale near Japan. " + FILLER,
    "Starbuck begged Ahab to turn home. They spoke of weather and of friendship. " + FILLER,
    "Queequeg the harpooner carried an idol named Yojo. " + FILLER,
)
BOOK = Book(
    "cc" * 32, "text", Metadata('The "Whale" [f0-1-2]', ("H. M.",), "en"),
    tuple(BookFile(str(n), text) for n, text in enumerate(CHAPTERS)),
)  # fmt: skip


@pytest.fixture(scope="module")
def index(tmp_path_factory):
    index = Index.open(tmp_path_factory.mktemp("routing") / "index.sqlite", BOOK)
    for _ in build_text(index):
        pass
    yield index
    index.close()


def said(route: str, confidence: object = 0.9, queries: object = ()) -> str:
    return json.dumps(
        {"route": route, "confidence": confidence, "suggested_queries": list(queries)}
    )


def decided(index, endpoint: Endpoint, question: str, **options):
    model = connect(Provider("t", endpoint.base_url, "m"), None)
    search, scope = Search(index), options.pop("scope", WHOLE_BOOK)
    asked = search.read_question(question, scope)
    found, tools = search.look(asked), tools_of_book(index, search)
    return decide(asked, found, index, model, tools, **options)


@pytest.mark.parametrize(
    ("question", "route", "path"),
    [
        ("Hello!", "NOT_BOOK", "direct"),
        ("What is your name?", "NOT_BOOK", "direct"),
        ("Who is Ahab?", "BOOK", "specific"),
        ("Can you tell me why Ahab hates the whale?", "BOOK", "deep"),
        ("Do you like Starbuck?", "BOOK", "specific"),
        ("Can you summarize it?", "BOOK", "overview"),
        ("What do you think of the ending?", "BOOK", "specific"),
        ("What is the capital of Mongolia?", "BOOK", "specific"),
        ("How many days did the wind blow?", "BOOK", "specific"),
    ],
)
def test_clear_cases_ask_no_model(index, question, route, path):
    with Endpoint([said("NOT_BOOK", 1.0)]) as endpoint:
        decision = decided(index, endpoint, question)
        assert not endpoint.chats
    assert (decision.route, decision.path) == (route, path)
    assert decision.why and decision.made == ()


def test_not_the_books_only_where_rules_and_model_agree(index):
    question = "Can you speak Portuguese?"
    with Endpoint([said("NOT_BOOK", 0.95, ["Portuguese"])]) as endpoint:
        decision = decided(index, endpoint, question)
        (request,) = endpoint.chats
    assert decision.route == "NOT_BOOK" and decision.talk == "small_talk"
    assert decision.queries == () and [made.name for made in decision.made] == [ROUTE]
    assert decision.usage.calls == 1
    assert request.schema is not None and request.body["max_tokens"] <= 200
    assert "[f0-1-2]" not in request.text and "Whale" in request.text
    assert not any(chapter[:40] in request.text for chapter in CHAPTERS)
    with Endpoint([said("BOOK", 0.9)]) as endpoint:
        assert decided(index, endpoint, question).route == "BOOK"


@pytest.mark.parametrize("reply", [said("AMBIGUOUS"), said("NOT_BOOK", 0.3)])
def test_doubt_is_settled_by_the_concept_map(index, reply):
    with Endpoint([reply]) as endpoint:
        away = decided(index, endpoint, "Can you speak Portuguese?")
        known = decided(index, endpoint, "Do you know friendship and the weather?")
    assert away.route == "NOT_BOOK" and [m.name for m in away.made] == [ROUTE, LOOKUP]
    assert known.route == "BOOK"


def test_what_full_text_finds_the_model_cannot_take_away_alone(index):
    """Weather stands in the book; the model is sure, and the map of concepts decides."""
    with Endpoint([said("NOT_BOOK", 1.0)]) as endpoint:
        decision = decided(index, endpoint, "What is the weather?")
    assert [made.name for made in decision.made] == [ROUTE, LOOKUP]


@pytest.mark.parametrize(
    "reply",
    ["", "no idea", "{", "BOOK or NOT_BOOK", '{"route": "MAYBE"}', '{"route": null}'],
)
def test_a_reply_that_says_nothing_decides_nothing(index, reply):
    with Endpoint([reply]) as endpoint:
        assert decided(index, endpoint, "Can you speak Portuguese?").route == "BOOK"


@pytest.mark.parametrize("fault", ["html", "cut", "broken_json", "redirect"])
def test_a_model_that_fails_decides_nothing(index, fault):
    with Endpoint([Reply("x", fault=fault)]) as endpoint:
        assert decided(index, endpoint, "Can you speak Portuguese?").route == "BOOK"


@pytest.mark.parametrize(
    "reply",
    ['Sure: {"route": "NOT_BOOK", "confidence": 0.9, "suggested_queries": []} ok',
     '{"route": "NOT_BOOK", "confidence": 0.9, "suggested_que',
     "route: NOT_BOOK, confidence: 0.9"],
)  # fmt: skip
def test_a_broken_reply_is_read_as_far_as_it_goes(index, reply):
    with Endpoint([reply]) as endpoint:
        decision = decided(index, endpoint, "Can you speak Portuguese?")
    assert decision.route == "NOT_BOOK" and decision.confidence == 0.9


def test_queries_are_few_short_and_texts(index):
    queries = ["white whale", "", 3, None, "white whale", "x" * 500, "leg", "more", "yet more"]
    with Endpoint([said("BOOK", 2, queries)]) as endpoint:
        decision = decided(index, endpoint, "wind sea flabbergasted gobbledygook")
    assert len(decision.queries) == MOST_QUERIES and decision.queries[0] == "white whale"
    assert max(map(len, decision.queries)) <= 120
    assert 0 <= decision.confidence <= 1


def test_queries_find_candidates_beside_the_evidence(index):
    def reply(request: Request) -> Reply:
        if request.schema is not None and "route" in request.schema["properties"]:
            return Reply(said("BOOK", 0.9, ["Queequeg Yojo", "white whale"]))
        return Reply("ready")

    with Endpoint(reply) as endpoint:
        model = connect(Provider("t", endpoint.base_url, "m"), None)
        events = list(Session(index, model).ask("wind sea flabbergasted gobbledygook"))
        answer = events[-1].answer
        asked = next(r for r in endpoint.chats if r.schema is None)
    called = [event.name for event in events if isinstance(event, ToolCalled)]
    assert called[:4] == [ROUTE, "text_search", "text_search", "text_search"]
    assert len(answer.tool_calls) == 4
    assert "Yojo" in asked.text and "white whale" in asked.text


def test_nothing_past_a_limit_is_in_the_request_or_settles_it(index):
    scope = Scope(Span(1, 0, 0))
    with Endpoint([said("AMBIGUOUS")]) as endpoint:
        decision = decided(index, endpoint, "Do you know the harpooner?", scope=scope)
        assert decision.route == "NOT_BOOK"
        assert "Queequeg" not in endpoint.chats[0].text


def test_a_selection_is_the_books(index):
    with Endpoint(["never"]) as endpoint:
        decision = decided(index, endpoint, "Hello!", about="selection")
        assert (decision.route, decision.path) == ("BOOK", "selection")
        assert not endpoint.requests


def test_the_path_and_why_can_be_seen(index):
    with Endpoint(["x"]) as endpoint:
        model = connect(Provider("t", endpoint.base_url, "m"), None)
        events = list(Session(index, model).ask("Why did Ahab lose his leg?"))
    assert events[0] == Routed("deep", "asks for reasons or relations")
    assert events[-1].answer.why == "asks for reasons or relations"
