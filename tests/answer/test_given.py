"""What comes with a question: a selection, places cited earlier; and which model does what."""

import json
import re

import pytest

from endpoint import Call, Endpoint, Reply, Request, units_sent
from foxreader.answer import prompt
from foxreader.answer.conversation.session import AnsweringModel, Roles, Session
from foxreader.answer.direct.given_passages import (
    RECALLED,
    SELECTED,
    seen_with,
    selected,
    whole_words,
)
from foxreader.answer.routing import Path
from foxreader.answer.turn.calls import Sources, TurnTask
from foxreader.answer.turn.loop import Loop
from foxreader.answer.turn.requester import history_room, most_rounds, prompt_room, share_out
from foxreader.core.book import Book, BookFile, Metadata
from foxreader.core.message import Provider
from foxreader.core.scope import WHOLE_BOOK, Scope, Selection
from foxreader.core.span import Span
from foxreader.index.stages import build_text
from foxreader.index.storage.store import Index
from foxreader.llm import connect
from foxreader.llm.abilities import Abilities, Known
from foxreader.retrieval.fulltext.search import Search
from foxreader.retrieval.tools.toolbox import tools_of_book

FILLER = "The wind blew and the sea was grey for many days on end, as seas are. " * 12
CHAPTERS = (
    "Captain Ahab lost his leg to the white whale near Japan. He swore revenge. " + FILLER,
    "Starbuck the mate begged him to turn home. Ahab laughed bitterly at that. " + FILLER,
    "Queequeg the harpooner carried an idol named Yojo. He slept beside it. " + FILLER,
)
BOOK = Book(
    "dd" * 32, "text", Metadata("Whale", ("H. M.",), "en"),
    tuple(BookFile(str(n), text) for n, text in enumerate(CHAPTERS)),
)  # fmt: skip
YOJO = Span(2, CHAPTERS[2].index("an idol"), CHAPTERS[2].index(" named"))
SELECTION = Selection.of(YOJO)


@pytest.fixture(scope="module")
def index(tmp_path_factory):
    index = Index.open(tmp_path_factory.mktemp("given") / "index.sqlite", BOOK)
    for _ in build_text(index):
        pass
    yield index
    index.close()


def model_at(endpoint: Endpoint, name="m", context=8192):
    return connect(Provider("t", endpoint.base_url, name, context=context), None)


def task(index, question: str, path: Path, scope: Scope = WHOLE_BOOK, **more) -> TurnTask:
    return TurnTask(Search(index).read_question(question, scope), path, **more)


def looped(index, endpoint: Endpoint, asked: TurnTask, **options) -> Loop:
    search = Search(index)
    sources = Sources(search, tools_of_book(index, search))
    loop = Loop(sources, model_at(endpoint), asked, **options)
    for _ in loop.run():
        pass
    return loop


def shown_in(request: Request) -> set[Span]:
    return set(units_sent(request.text, BOOK))


@pytest.mark.parametrize("question", ["What does this mean?", "Who else carried it?", "?"])
def test_a_selection_comes_first_with_what_stands_around_it(index, question):
    with Endpoint(["x"]) as endpoint:
        asked = task(index, question, "selection", selection=SELECTION)
        loop = looped(index, endpoint, asked)
        text = endpoint.chats[0].messages[-1]["content"]
    first = text[text.index(SELECTED) :]
    assert first.index("Queequeg the harpooner carried an idol") < 200
    assert "He slept beside it." in first
    assert prompt.SELECTION in text
    assert any(unit.contains(YOJO) for unit in loop.ledger)
    assert set(loop.ledger) == {s for s in shown_in(endpoint.chats[0]) if BOOK.holds(s)}


def test_two_sentences_on_either_side_of_a_selection_are_shown(index):
    units = index.units_inside(Span(0, 0, len(CHAPTERS[0])))
    shown = selected(index, units[5], WHOLE_BOOK, 10_000).units
    assert sorted(shown) == units[3:8]


def test_a_selection_past_the_limit_is_not_shown(index):
    with Endpoint(["x"]) as endpoint:
        scope = Scope(Span(1, 0, 0))
        asked = task(index, "What does this mean?", "selection", scope, selection=SELECTION)
        loop = looped(index, endpoint, asked)
        assert not any("Yojo" in request.text for request in endpoint.chats)
    assert all(scope.allows(unit) for unit in loop.ledger)


@pytest.mark.parametrize(
    ("text", "start", "end", "longest", "words"),
    [
        ("There was nothing so remarkable", 3, 24, 300, " was nothing so "),
        ("There was nothing so remarkable", 0, 31, 12, "There was "),
        ("remarkable", 2, 5, 300, "mar"),
        ("吾輩は猫である。名前", 1, 7, 300, "輩は猫である"),
        ("Был тёмный вечер", 1, 12, 300, " тёмный "),
    ],
)
def test_a_selection_is_searched_for_by_its_whole_words(text, start, end, longest, words):
    book = Book("ee" * 32, "text", Metadata("B"), (BookFile("0", text),))
    assert whole_words(book, Span(0, start, end), longest) == words


def test_what_is_marked_has_been_seen_to_the_end_of_its_sentence_and_no_farther(index):
    (unit,) = [u for u in index.units_inside(Span(2, 0, 400)) if u.overlaps(YOJO)]
    assert unit.end > YOJO.end
    assert seen_with(index, SELECTION, Scope(Span(2, 0, 0))) == Scope(Span(2, unit.end, unit.end))
    far = Scope(Span(2, unit.end + 100, unit.end + 100))
    assert seen_with(index, SELECTION, far) == far
    assert seen_with(index, SELECTION, WHOLE_BOOK) == WHOLE_BOOK


def test_a_session_answers_about_a_selection(index):
    def reply(request: Request) -> Reply:
        tag = next(t for s, t in re.findall(r"([^\]]+?) (\[\d+\])", request.text) if "Yojo" in s)
        return Reply(f"Queequeg carried an idol named Yojo {tag}.")

    with Endpoint(reply) as endpoint:
        session = Session(index, model_at(endpoint))
        *_, finished = session.ask("What is meant here?", selection=SELECTION)
    assert finished.answer.mode == "grounded" and finished.answer.path == "selection"
    assert finished.answer.citations[0].span.contains(YOJO)


def test_places_cited_earlier_are_shown_again_after_what_was_found(index):
    leg, idol = (index.units_inside(Span(file, 0, 200))[0] for file in (0, 2))
    with Endpoint(["x"]) as endpoint:
        scope = Scope(Span(2, 0, 0))
        asked = task(
            index, "Who is Starbuck?", "specific", scope,
            recalled=(leg, idol), before="The reader once said: call him Ishmael.",
        )  # fmt: skip
        loop = looped(index, endpoint, asked)
        text = endpoint.chats[0].messages[-1]["content"]
    assert text.index("Starbuck the mate") < text.index(RECALLED) < text.index("lost his leg")
    assert text.index("call him Ishmael") < text.index("Question: Who is Starbuck?")
    assert leg in loop.ledger and idol not in loop.ledger and "Yojo" not in text


def test_there_are_at_most_three_rounds(index):
    def reply(request: Request) -> Reply:
        call = Call("text_search", {"query": f"sea wind {len(request.messages)}"})
        return Reply("", (call,)) if request.tools else Reply("The passages do not say.")

    with Endpoint(reply) as endpoint:
        looped(index, endpoint, task(index, "Who is Ahab?", "specific"))
        assert [bool(r.tools) for r in endpoint.chats] == [True, True, False]
    assert len(endpoint.chats) == most_rounds(8_192)


@pytest.mark.parametrize("kind", ["openai", "ollama"])
@pytest.mark.parametrize(
    ("read", "said"), [(300, True), (100, False), (None, False), (9_999, False)]
)
def test_a_prompt_that_was_cut_is_said(index, kind, read, said):
    """The prompts here are of some 1,600 estimated tokens; 100 is what a cache leaves to read."""
    usage = None if read is None else (read, 20)
    with Endpoint([Reply("Ahab is a captain.", usage=usage)]) as endpoint:
        url = endpoint.base_url if kind == "openai" else endpoint.origin
        model = connect(Provider("t", url, "m", kind), None)
        *_, finished = Session(index, model).ask("Who is Ahab?")
    notes = [flag.text for flag in finished.answer.flags if flag.kind == "note"]
    assert any("300 of about" in note for note in notes) == said


def test_each_model_does_its_part(index):
    def reply(request: Request) -> Reply:
        if request.schema is not None:
            return Reply(json.dumps({"queries": [], "route": "BOOK", "order": []}))
        return Reply("The passages do not say.")

    with Endpoint(reply) as endpoint:
        known = Known("made")
        chat, thinker, small = (model_at(endpoint, name) for name in ("chat", "thinker", "small"))
        roles = Roles(
            AnsweringModel(chat, Abilities(chat, known)),
            AnsweringModel(thinker, Abilities(thinker, known)),
            small,
        )
        session = Session(index, chat, roles=roles)
        *_, specific = session.ask("Who is Ahab?")
        assert {r.body["model"] for r in endpoint.chats} == {"chat"}
        before = len(endpoint.chats)
        *_, deep = session.ask("Why did Ahab swear revenge?")
        by = {r.body["model"]: r for r in endpoint.chats[before:]}
    assert set(by) == {"thinker", "small"}
    assert by["small"].schema is not None and by["thinker"].schema is None
    assert (specific.answer.model, deep.answer.model) == ("chat", "thinker")


def test_the_room_of_a_prompt():
    assert 16_000 <= prompt_room(32_768) <= prompt_room(128_000) <= 20_000
    assert prompt_room(16_384) == 8_000
    assert prompt_room(8_192) == 6_144
    assert prompt_room(4_096) == 3_000 and prompt_room(2_048) == 1_536
    assert all(4 * history_room(context) <= context for context in (1_024, 4_096, 128_000))


def test_a_large_context_gets_more_passages_and_rounds():
    large, small = (share_out(size, "specific", ["x" * 6_000], ()) for size in (32_768, 16_384))
    assert 6_000 <= large.first <= 10_000 and large.for_result(large.first) in range(3_000, 4_001)
    assert (large.rounds, small.rounds) == (5, 3)
    assert small.first <= 2_600 and small.for_result(small.first) == 1_600


@pytest.mark.parametrize("context", [8_192, 16_384, 32_768])
def test_an_overview_leaves_room_for_a_result(context):
    budget = share_out(context, "overview", ["x" * 6_000], ())
    assert budget.for_result(budget.first) > 0


@pytest.mark.parametrize("tag", ["[f9-8-7]", "the first"])
def test_of_what_a_small_model_lists_only_what_bears_on_the_question_is_told(index, tag):
    """As the 1.5B model does: what it read, in any order, and tags that are not to be relied on."""
    said = ("Starbuck the mate begged him to turn home.", "He slept beside it.",
            *["Captain Ahab lost his leg to the white whale near Japan."] * 2)  # fmt: skip

    def reply(request: Request) -> Reply:
        tags = request.schema["properties"]["claims"]["items"]["properties"]["tag"]["enum"]
        made = [{"tag": tags[0] if tag == "the first" else tag, "claim": claim} for claim in said]
        return Reply(json.dumps({"claims": made}))

    with Endpoint(reply) as endpoint:
        model = model_at(endpoint)
        voice = AnsweringModel(model, Abilities(model, Known("printed", schema=True)))
        session = Session(index, model, roles=Roles(voice, voice, model))
        *_, finished = session.ask("Where did the captain lose his leg?")
        assert len(endpoint.chats) == 1
    assert finished.answer.mode == "grounded"
    assert finished.answer.text == "Captain Ahab lost his leg to the white whale near Japan[1]."


def test_a_small_model_that_finds_nothing_is_heard(index):
    def reply(request: Request) -> Reply:
        tags = request.schema["properties"]["claims"]["items"]["properties"]["tag"]["enum"]
        claim = "The name of Ahab's wife is not mentioned in the given text."
        return Reply(json.dumps({"claims": [{"tag": tags[0], "claim": claim}]}))

    with Endpoint(reply) as endpoint:
        model = model_at(endpoint)
        voice = AnsweringModel(model, Abilities(model, Known("printed", schema=True)))
        session = Session(index, model, roles=Roles(voice, voice, model))
        *_, finished = session.ask("What was the name of Ahab's wife?")
    assert finished.answer.mode == "guided_fallback"
    assert finished.answer.reason == prompt.NONE_FOUND
