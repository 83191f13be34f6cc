"""Eight kinds of endpoint, twenty questions each: all answers grounded or refused, in bounds."""

from __future__ import annotations

import json
import random
import re
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, replace

import pytest

from endpoint import Call, Endpoint, Reply, Request, filled
from foxreader.answer.conversation.session import AnsweringModel, Roles, Session
from foxreader.answer.turn.calls import MOST_CALLS
from foxreader.answer.turn.requester import most_rounds
from foxreader.core import errors
from foxreader.core.book import Book, BookFile, Metadata, TocEntry
from foxreader.core.events import Answer, Finished, Mark, Text
from foxreader.core.message import Provider, estimate
from foxreader.core.span import Span
from foxreader.index.storage.store import Index
from foxreader.llm import connect
from foxreader.llm.abilities import Abilities

FACTS = (
    "Captain Marlow bought the brig Albatross in Bristol in 1794 for 800 guineas.",
    "His sister Henrietta kept a school for orphans in Clovelly.",
    "The cook Barnaby lost two fingers to a barrel of salted herring.",
    "A storm off Cape Finisterre broke the mainmast on the third night.",
    "The boatswain Tregear found a chart of the lost island sewn into a coat.",
    "Doctor Vance cured the fever with bark that he had stolen from a convent.",
    "The parrot Lucifer repeated the password at the gate of the fortress.",
    "Governor Almeida imprisoned Marlow for smuggling indigo.",
    "Henrietta sold her silver to pay the ransom of her brother.",
    "The Albatross burned in the harbour of Funchal on a Sunday.",
    "Tregear deserted because the captain had flogged his son.",
    "Marlow returned to Clovelly blind and opened an inn called the Mended Mast.",
)
FILLER = "The weather held, the sails were trimmed, and nothing of note was written in the log. "
BOOK = Book(
    "ef" * 32,
    "text",
    Metadata("The Mended Mast", ("A. Nonymous",), "en"),
    tuple(BookFile(str(n), f"{fact} {FILLER * 14}") for n, fact in enumerate(FACTS)),
    tuple(TocEntry(f"Chapter {n + 1}", Span(n, 0, 0)) for n in range(len(FACTS))),
)
ANSWERABLE = (
    "Where did Captain Marlow buy the brig Albatross?",
    "What did Henrietta keep in Clovelly?",
    "How did the cook Barnaby lose two fingers?",
    "What broke the mainmast off Cape Finisterre?",
    "What did Tregear find sewn into a coat?",
    "How did Doctor Vance cure the fever?",
    "What did the parrot Lucifer repeat?",
    "Who imprisoned Marlow for smuggling?",
    "What did Henrietta sell to pay the ransom?",
    "Where did the Albatross burn?",
    "Why did Tregear desert the captain?",
    "What was the inn of Marlow called?",
    "Compare Marlow and Henrietta",
    "Give me an overview of the book",
    "Summarize chapter 4",
)
ELSEWHERE = (
    "Who won the football cup in 2022?",
    "What is the capital of Mongolia?",
    "Who is the Mad Hatter?",
    "How does photosynthesis work?",
    "Summarize Harry Potter",
)
QUESTIONS = ANSWERABLE + ELSEWHERE

_TAGGED = re.compile(r"([^\[\]\n]{8,}?)\s*(\[(?:f\d+-\d+-\d+|\d{1,5})\])")
_MOST_REQUESTS = most_rounds(32_768) + 3  # the routing step, the claims again, the repair turn
_MOST_PROBES = 3  # two, of which one may be sent again without what was refused

Script = Callable[[Request], Reply]


def words(text: str) -> set[str]:
    return {w for w in re.findall(r"\w+", text.lower()) if len(w) > 3}


def told(request: Request) -> tuple[str, str]:
    """The sentence of the request nearest to its question, and its tag; empty without any."""
    said = "\n".join(str(m.get("content")) for m in request.messages if m["role"] != "system")
    asked = [line for line in said.split("\n") if line.startswith("Question: ")]
    question = words(asked[-1]) if asked else set()
    found = [(text.strip(), tag) for text, tag in _TAGGED.findall(said)]
    return max(found, key=lambda pair: len(question & words(pair[0])), default=("", ""))


def honest(request: Request) -> Reply:
    """A model that answers with the nearest sentence and its tag, in the form asked for."""
    text, tag = told(request)
    if request.schema is not None and "claims" in request.schema.get("properties", {}):
        return Reply(json.dumps({"claims": [{"tag": tag, "claim": text}]}))
    if request.schema is not None:
        return Reply(json.dumps(filled(request.schema)))
    return Reply(f"{text.rstrip('.')} {tag}." if tag else "ready")


def without_tools(request: Request) -> Reply:
    if request.tools:
        return Reply(status=400, error={"error": {"message": "tools are not supported"}})
    return honest(request)


def choice_ignored(request: Request) -> Reply:
    if request.body.get("tool_choice") == "required":
        return Reply("ready")
    if request.tools and not any(m["role"] == "tool" for m in request.messages):
        return Reply("", (Call("text_search", {"query": "Marlow Albatross"}),))
    return honest(request)


def broken_json(request: Request) -> Reply:
    if request.tools:
        return Reply('{"name": "say_ready", "arguments": {"word": ')
    if request.schema is not None:
        return Reply('{"claims": [{"tag": [f0-, claim: yes}], "route" = ')
    return honest(request)


def one_tool_forever(request: Request) -> Reply:
    number = len(request.messages)
    call = Call("text_search", {"query": f"Marlow {number}"})
    return Reply("", (call,)) if request.tools else Reply(json.dumps({"name": call.name}))


def small_context(request: Request) -> Reply:
    tokens = int(estimate(request.text + json.dumps(request.tools)) / 1.3)
    if tokens + request.body.get("max_tokens", 0) > 4096:
        error = {
            "code": 400, "type": "exceed_context_size_error", "n_prompt_tokens": tokens,
            "message": f"request ({tokens} tokens) exceeds the available context size",
        }  # fmt: skip
        return Reply(status=400, error={"error": error})
    return honest(request)


_MANGLED = ("【{}】", "[[{}]]", "`[{}]`", "[ {} ]", "［{}］", "[see {}]")


def mangled(request: Request) -> Reply:
    reply = honest(request)
    form = _MANGLED[sum(map(ord, reply.text)) % len(_MANGLED)]
    text = re.sub(r"\[(f\d+-\d+-\d+|\d{2,5})\]", lambda m: form.format(m[1]), reply.text)
    return replace(reply, text=reply.text if request.schema is not None else text)


def cut_somewhere(request: Request) -> Reply:
    """Goes on after its first sentence; the connection ends at a byte of chance."""
    reply = honest(request)
    if "Question: " not in request.text:
        return reply
    draw = random.Random(request.text)
    text = reply.text if request.schema is not None else f"{reply.text} {FILLER * 3}"
    fault = draw.choice(["cut", "cut_clean"])
    return replace(reply, text=text, fault=fault, cut_at=draw.random())


def agreeing(request: Request) -> Reply:
    if request.schema is not None:
        claims = request.schema.get("properties", {}).get("claims")
        if claims:
            tag = claims["items"]["properties"]["tag"]["enum"][0]
            return Reply(json.dumps({"claims": [{"tag": tag, "claim": "Yes, quite right."}]}))
        return Reply(json.dumps(filled(request.schema)))
    return Reply("Yes, absolutely! You are quite right about that, and it is well known.")


@dataclass(frozen=True)
class Profile:
    """An endpoint, the context it is set up with, and how many of the questions that the book
    answers come out grounded at least."""

    script: Script
    grounded: int
    tier: str
    context: int = 8192


PROFILES = {
    "no tools": Profile(without_tools, 13, "schema"),
    "choice ignored": Profile(choice_ignored, 13, "tools"),
    "broken JSON": Profile(broken_json, 13, "plain"),
    "one tool a turn, forever": Profile(one_tool_forever, 0, "tools"),
    "4k context, said to be 32k": Profile(small_context, 13, "prefetch", 32_768),
    "tags mangled": Profile(mangled, 13, "prefetch"),
    "stream cut": Profile(cut_somewhere, 3, "prefetch"),
    "always agreeing": Profile(agreeing, 0, "schema"),
}


@pytest.fixture(scope="module")
def index(tmp_path_factory):
    index = Index.open(tmp_path_factory.mktemp("profiles") / "index.sqlite", BOOK)
    yield index
    index.close()


@pytest.mark.thorough
@pytest.mark.parametrize("name", PROFILES)
def test_every_answer_is_grounded_or_refused(index, name):
    profile = PROFILES[name]
    modes: Counter[str] = Counter()
    with Endpoint(profile.script) as endpoint:
        provider = Provider("t", endpoint.base_url, "m", context=profile.context)
        model = connect(provider, None)
        abilities = Abilities(model)
        voice = AnsweringModel(model, abilities)
        for question in QUESTIONS:
            before = len(endpoint.chats)
            session = Session(index, model, roles=Roles(voice, voice, model))
            try:
                answer = asked(session, question)
            except errors.ModelError as error:
                assert name == "stream cut" and "\n" not in str(error)
                modes["failed"] += 1
            else:
                check(answer)
                modes[answer.mode] += question in ANSWERABLE
                assert question in ANSWERABLE or answer.mode != "grounded"
            sent = len(endpoint.chats) - before
            refused = 2 if profile.context > 8192 else 0  # those that did not fit
            assert sent <= _MOST_REQUESTS + refused + (_MOST_PROBES if not before else 0)
        assert abilities.tier() == profile.tier
    assert modes["grounded"] >= profile.grounded, modes
    if not profile.grounded:
        assert not modes["grounded"]


def asked(session: Session, question: str) -> Answer:
    *_, last = session.ask(question)
    assert isinstance(last, Finished)
    return last.answer


def check(answer: Answer) -> None:
    """Grounded, a fallback of the book's own words, or the refusal; within the bounds."""
    assert answer.mode in ("grounded", "guided_fallback", "hard_refusal")
    assert len(answer.tool_calls) <= MOST_CALLS
    marks = {part.footnote for part in answer.parts if isinstance(part, Mark)}
    assert marks == {citation.number for citation in answer.citations}
    assert bool(marks) != answer.refused
    for citation in answer.citations:
        assert citation.quote == BOOK.text_at(citation.span)
    text = "".join(part.text for part in answer.parts if isinstance(part, Text))
    assert "absolutely" not in text
    assert not re.search(r"f\d+-\d+-\d", text)
