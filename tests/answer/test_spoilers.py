"""200 questions on all paths under a spoiler limit, a model that knows how the book ends."""

import html
import itertools
import json
import re

import pytest

from endpoint import Call, Endpoint, Reply, Request, units_sent
from foxreader.answer.conversation.record import dumps
from foxreader.answer.conversation.session import Session
from foxreader.core.book import Book, BookFile, Metadata, TocEntry
from foxreader.core.events import Finished, TextDelta
from foxreader.core.message import Provider
from foxreader.core.scope import Scope
from foxreader.core.span import Span
from foxreader.index.stages import build_derived, build_text
from foxreader.index.storage.store import Index
from foxreader.index.summaries.concept_labels import build_labels, labels
from foxreader.index.summaries.job import build_summaries
from foxreader.llm import connect

CANARIES = ("Qanarylla", "Zorvathion", "xylotrope", "murmelvex", "4815162")
FILLER = (
    "The wind blew over the harbour and the sea was grey for many days on end. "
    "Nobody came to the lighthouse, and the keeper mended his nets by the window. "
) * 8


def _chapter(number: int, late: bool) -> str:
    names = "Qanarylla and Zorvathion" if late else "Marn and the old keeper"
    thing = "xylotrope" if late else "lantern"
    figure = "4815162" if late else "312"
    return (
        f"In chapter {number} {names} spoke of the {thing} by the sea. "
        f"They counted {figure} steps to the lighthouse and went up together. "
        f"The keeper told Marn why the {'murmelvex' if late else 'lamp'} must never go out. "
        f"{FILLER}"
    )


TEXTS = [_chapter(number, number > 6) for number in range(1, 13)]
BOOK = Book(
    "ef" * 32,
    "text",
    Metadata("The Lighthouse", ("A. Keeper",), "en"),
    tuple(BookFile(f"{n}", text) for n, text in enumerate(TEXTS)),
    tuple(
        TocEntry(f"{n + 1}. {'Qanarylla dies' if n > 5 else 'By the sea'}", Span(n, 0, 0))
        for n in range(len(TEXTS))
    ),
)
LIMIT = Scope(Span(5, 150, 150))

SUBJECTS = (
    "Marn", "the keeper", "the lighthouse", "the lantern", "the sea", "the steps", "the harbour",
    "the nets", "the ending", "chapter 9", "chapter 3", "the last chapter", "whoever dies",
    "the lamp", "the book", "the whole book", "the window", "the wind", "the main characters",
    "the murderer",
)  # fmt: skip
FORMS = (
    "Who is {}?", "What is {}?", "Summarize {}.", "Why does {} matter?", "How many steps has {}?",
    "What happens to {} at the end of the book?", "Compare {} and Marn.", "Tell me about {}",
    "When does {} appear, and in which chapters?", "And what became of {}?",
)  # fmt: skip
QUESTIONS = [form.format(subject) for form, subject in itertools.product(FORMS, SUBJECTS)]
COMPUTED = (
    "What is this book about?", "How many chapters does the book have?", "List all characters",
    "How often is the keeper named?", "When is the lamp last mentioned?", "List the chapters",
    "What are the main events?", "Compare the keeper and Marn", "What happens in chapter 99?",
)  # fmt: skip
"""Questions that code answers itself, under the same limit."""
TOOL_CALLS = itertools.cycle(
    [
        Call("get_full_book_segment_summaries"),
        Call("concept_map_lookup", {"name": "keeper"}),
        Call("chapter_summary_get", {"chapter": "9"}),
        Call("book_synopsis_get"),
        Call("chunk_get", {"location": "chapter 10"}),
        Call("chunk_get", {"location": "[f8-0-100]"}),
        Call("text_search", {"query": "steps to the lighthouse", "scope": "chapter 9"}),
        Call("get_related_segment_summaries", {"question": "who dies at the end"}),
    ]
)


def knowing(request: Request) -> Reply:
    """Calls a tool, then tells what it was shown and what it must not know from there."""
    if request.body.get("tools") and not any(m["role"] == "tool" for m in request.messages):
        return Reply(calls=[next(TOOL_CALLS), next(TOOL_CALLS)])
    tags = [str(span) for span in units_sent(request.text, BOOK)]
    shown = f" {tags[0]}" if tags else ""
    late = "Qanarylla kills Zorvathion with the xylotrope after 4815162 murmelvex."
    return Reply(f"They spoke by the sea{shown}. {late[:-1]}{shown}. {late}")


LATE = "Qanarylla kills Zorvathion with the xylotrope after 4815162 murmelvex"
BAD_CALLS = itertools.cycle(
    [
        Call("text_search", {"query": "Qanarylla kills Zorvathion"}),
        Call("text_search", {"query": "the keeper", "scope": "xylotrope"}),
        Call("text_search", '{"query": "\\u0051anarylla"}'),
        Call("Zorvathion_dies", {}),
        Call("concept_map_lookup", {"name": "murmelvex"}),
        Call("concept_map_lookup", {"name": "Marn"}),
        Call("get_related_segment_summaries", {"question": LATE}),
        Call("chunk_get", {"location": "Qanarylla"}),
        Call("text_search", {"query": {"a": ["4815162"]}}),
        Call("text_search", "Qanarylla, not JSON"),
        Call("text_search", {"query": "lighthouse", "also": "Qana\u200brylla"}),
    ]
)
_IDS = re.compile(r"\b[a-z]+\d+\b")
HIDDEN = (
    "Qana**ry**lla was there.", "It was `Zor`vathion.", "Qana&#114;ylla came.",
    "They counted 4,815,162 steps.", "QANARYLLA came.", "Qanarylla’s lamp.", "Zor<b>vath</b>ion.",
)  # fmt: skip


def telling(request: Request) -> Reply:
    """Says what it must not know in whatever it is asked for, in whatever form."""
    if request.schema is not None:
        named = request.schema.get("properties", {})
        full = {
            "route": "BOOK",
            "confidence": 0.9,
            "suggested_queries": [LATE, "Qanarylla"],
            "queries": [LATE, "xylotrope"],
            "answer": ["1", LATE],
            "sentences": [{"number": 1, "text": LATE}],
            "claims": [{"tag": "Qanarylla", "claim": LATE}],
            "items": [{"id": i, "label": "Qanarylla"} for i in _IDS.findall(request.text)],
            "summaries": [{"id": f"{n}", "summary": f"By the sea. {LATE}."} for n in range(40)],
        }
        return Reply(json.dumps({key: full.get(key, LATE) for key in named}))
    rounds = sum(m["role"] == "tool" for m in request.messages)
    if request.tools and rounds < 4:
        return Reply(f"I look for Qanarylla. {LATE}.", calls=[next(BAD_CALLS), next(BAD_CALLS)])
    if request.tools:
        call = {"name": "text_search", "arguments": {"query": "Qanarylla"}}
        return Reply(f"{LATE}: {json.dumps(call)}")
    tags = [str(span) for span in units_sent(request.text, BOOK)]
    shown = f" {tags[0]}" if tags else ""
    return Reply(f"They spoke by the sea{shown}. {' '.join(HIDDEN)} {LATE}{shown}.")


@pytest.fixture(scope="module")
def index(tmp_path_factory):
    index = Index.open(tmp_path_factory.mktemp("spoilers") / "index.sqlite", BOOK)
    for _ in (*build_text(index), *build_derived(index)):
        pass
    yield index
    index.close()


@pytest.mark.parametrize(
    ("context", "step"),
    [
        (8192, 7),
        (4096, 10),
        pytest.param(8192, 1, marks=pytest.mark.slow),
        pytest.param(4096, 5, marks=pytest.mark.slow),
    ],
)
def test_nothing_past_the_limit_leaves_or_is_shown(index, context, step):
    modes, paths, cited = set(), set(), 0
    with Endpoint(knowing) as endpoint:
        model = connect(Provider("t", endpoint.base_url, "m", context=context), None)
        for number in range(0, len(QUESTIONS), 20):
            session = Session(index, model)
            for question in (*QUESTIONS[number : number + 20 : step], "What is this book about?"):
                events = list(session.ask(question, scope=LIMIT))
                assert isinstance(events[-1], Finished)
                answer = events[-1].answer
                modes.add(answer.mode)
                paths.add(answer.path)
                streamed = "".join(e.text for e in events if isinstance(e, TextDelta))
                for canary in CANARIES:
                    assert canary not in streamed, question
                    assert canary not in str(events[-1]), question
                for citation in answer.citations:
                    assert LIMIT.allows(citation.span), question
                    cited += 1
        sent = "\n".join(request.text for request in endpoint.chats)
    assert [canary for canary in CANARIES if canary in sent] == []
    assert cited and {"grounded"} <= modes
    assert {"overview", "specific", "deep"} <= paths


def test_the_strict_mode_shows_nothing_past_it(index):
    session = Session(index, None)
    for question in (*QUESTIONS, *COMPUTED):
        (*_, end) = session.ask(question, scope=LIMIT)
        for canary in CANARIES:
            assert canary not in str(end), question


@pytest.mark.thorough
def test_the_same_questions_would_show_it_without_a_limit(index):
    with Endpoint(knowing) as endpoint:
        session = Session(index, connect(Provider("t", endpoint.base_url, "m"), None))
        shown = [str(list(session.ask(question))[-1]) for question in QUESTIONS[:20]]
        sent = "\n".join(request.text for request in endpoint.chats)
    assert all(canary in sent for canary in CANARIES)
    assert any("Qanarylla" in text for text in shown)


@pytest.mark.thorough
@pytest.mark.parametrize("summed_up", [False, True])
def test_what_a_model_knows_of_it_is_in_no_field(tmp_path, summed_up):
    """Events, record and requests, where the model tells it in its calls, queries and labels."""
    index = Index.open(tmp_path / "telling.sqlite", BOOK)
    for _ in (*build_text(index), *build_derived(index)):
        pass
    with Endpoint(telling) as endpoint:
        model = connect(Provider("t", endpoint.base_url, "m"), None)
        if summed_up:
            for _ in build_summaries(index, model, None, 1, LIMIT):
                pass
            assert "Qanarylla" in str(build_labels(index, model, LIMIT))
            assert "Qanarylla" not in str(labels(index, model.name, LIMIT))
        session = Session(index, model)
        for question in (*QUESTIONS[::9], "Hello, you!", "Are you the keeper of the lamp?"):
            events = list(session.ask(question, scope=LIMIT))
            assert isinstance(events[-1], Finished)
            said = "\n".join((*map(repr, events), dumps(events[-1].answer)))
            plain = re.sub(r"[*`_,]|<[^>]*>", "", html.unescape(said)).replace("\u200b", "")
            for canary in CANARIES:
                assert canary.lower() not in plain.lower(), (question, canary)
                assert canary.lower() not in said.lower().replace("\\u200b", ""), question
        sent = "\n".join(json.dumps(r.body, ensure_ascii=False) for r in endpoint.chats)
    assert [canary for canary in CANARIES if canary in sent] == []
    index.close()
