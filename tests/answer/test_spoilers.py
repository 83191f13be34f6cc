"""200 questions on all paths under a spoiler limit, a model that knows how the book ends."""

import itertools

import pytest

from endpoint import Call, Endpoint, Reply, Request
from foxreader.answer.session import Session
from foxreader.core.book import Book, BookFile, Metadata, TocEntry
from foxreader.core.events import Finished, TextDelta
from foxreader.core.message import Provider
from foxreader.core.scope import Scope
from foxreader.core.span import Span, find_tags
from foxreader.index.build import build_text
from foxreader.index.buildextras import build_extras
from foxreader.index.store import Index
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
        f"The keeper told Marn why the {'murmelvex' if late else 'lamp'} must never go out. {FILLER}"
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
    tags = [str(span) for *_, span in find_tags(request.text) if BOOK.holds(span)]
    shown = f" {tags[0]}" if tags else ""
    late = "Qanarylla kills Zorvathion with the xylotrope after 4815162 murmelvex."
    return Reply(f"They spoke by the sea{shown}. {late[:-1]}{shown}. {late}")


@pytest.fixture(scope="module")
def index(tmp_path_factory):
    index = Index.open(tmp_path_factory.mktemp("spoilers") / "index.sqlite", BOOK)
    for _ in (*build_text(index), *build_extras(index)):
        pass
    yield index
    index.close()


@pytest.mark.parametrize(("context", "step"), [(8192, 1), (4096, 5)])
def test_nothing_past_the_limit_leaves_or_is_shown(index, context, step):
    modes, paths = set(), set()
    with Endpoint(knowing) as endpoint:
        model = connect(Provider("t", endpoint.base_url, "m", context=context), None)
        for number in range(0, len(QUESTIONS), 20):
            session = Session(index, model)
            for question in QUESTIONS[number : number + 20 : step]:
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
        sent = "\n".join(request.text for request in endpoint.chats)
    assert [canary for canary in CANARIES if canary in sent] == []
    assert {"grounded"} <= modes
    assert {"overview", "specific", "deep"} <= paths


def test_the_strict_mode_shows_nothing_past_it(index):
    session = Session(index, None)
    for question in QUESTIONS:
        (*_, end) = session.ask(question, scope=LIMIT)
        for canary in CANARIES:
            assert canary not in str(end), question


def test_the_same_questions_would_show_it_without_a_limit(index):
    with Endpoint(knowing) as endpoint:
        session = Session(index, connect(Provider("t", endpoint.base_url, "m"), None))
        shown = [str(list(session.ask(question))[-1]) for question in QUESTIONS[:20]]
        sent = "\n".join(request.text for request in endpoint.chats)
    assert all(canary in sent for canary in CANARIES)
    assert any("Qanarylla" in text for text in shown)
