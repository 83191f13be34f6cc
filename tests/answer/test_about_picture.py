"""A question about a picture: a model that sees is shown it, and its answer is cited to it."""

from __future__ import annotations

import zlib
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from endpoint import Endpoint, Reply, Request
from epubwriter import write_epub
from foxreader.answer.conversation.session import AnsweringModel, Roles, Session
from foxreader.answer.conversation.stored import ReaderQuestion, StoredTurn, dumps, loads
from foxreader.answer.export.renewed import is_outdated
from foxreader.answer.second_reader.claims import cited_claims
from foxreader.core.errors import KeyRefused
from foxreader.core.events import Answer, AnswerEvent, Cited, Finished, TextDelta, ToolReturned
from foxreader.core.message import Provider
from foxreader.core.scope import WHOLE_BOOK, Scope, Selection
from foxreader.core.span import Span
from foxreader.formats import digest
from foxreader.formats.apart import ApartResources, open_apart
from foxreader.formats.kinds import size_of_picture
from foxreader.index.storage.store import Index
from foxreader.llm import Abilities, connect
from foxreader.llm.abilities import drawn
from smallbooks import png, zipped

DRAWING = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300" width="400" height="300">'
    '<rect width="400" height="300" fill="#0a0"/></svg>'
)
CHAPTERS = {
    "a.xhtml": "<h1>Lamps</h1><p>The keeper trims the wick every evening. As Figure 2 shows, the "
    "burner has two pipes.</p><figure><img src='lamp.png' alt='a brass lamp'/>"
    "<figcaption>Figure 2. The second lamp, in section.</figcaption></figure>"
    "<p>Nobody lit the harbour after that.</p>",
    "b.xhtml": "<h1>Barrels</h1><p>Oil came in barrels. Look again at Fig. 2 for the pipes.</p>"
    f"<p>{DRAWING}</p><p>Figure 3: A green flag on the pier.</p>"
    "<p>The traitor Quillon drew it.</p><p><img src='alone.png' alt='a rope'/></p>",
}
MEMBERS = {"lamp.png": png(3000, 1200), "alone.png": png(60, 40)}
SEEN = "It shows a brass lamp in section.\n\n- The burner has two pipes.\n- A wick is 40 mm long."


@pytest.fixture
def album(tmp_path: Path) -> Iterator[tuple[Index, ApartResources]]:
    yield from opened(tmp_path, write_epub(tmp_path / "a.epub", CHAPTERS, MEMBERS))


def opened(folder: Path, path: Path) -> Iterator[tuple[Index, ApartResources]]:
    book, resources = open_apart(path, sha256=digest(path))
    index = Index.open(folder / "index.sqlite", book)
    yield index, resources
    index.close()
    resources.close()


def words_of(request: Request) -> str:
    content = request.messages[-1]["content"]
    return content if isinstance(content, str) else str(content[0]["text"])


def sighted(request: Request, said: str = SEEN) -> Reply:
    """A model that sees: it reads the digit, and says ``said`` of any other picture."""
    return Reply(request.digit or said)


def session(endpoint: Endpoint, album: tuple[Index, ApartResources], kind="openai") -> Session:
    index, resources = album
    url = endpoint.base_url if kind == "openai" else endpoint.origin
    model = connect(Provider("t", url, "m", kind), None)
    voice = AnsweringModel(model, Abilities(model))
    return Session(index, model, roles=Roles(voice, voice, model), pictures=resources)


def finished(events: list[AnswerEvent]) -> Answer:
    return next(event.answer for event in events if isinstance(event, Finished))


def asked(
    endpoint: Endpoint, album: tuple[Index, ApartResources], question: str, kind="openai", **more
) -> tuple[Answer, list[AnswerEvent]]:
    events = list(session(endpoint, album, kind).ask(question, **more))
    return finished(events), events


@pytest.mark.parametrize("kind", ["openai", "ollama"])
def test_a_question_that_names_a_figure(album, kind: str) -> None:
    with Endpoint(sighted) as endpoint:
        answer, events = asked(endpoint, album, "What does Figure 2 show?", kind)
    probe, request = endpoint.chats
    (picture,) = request.pictures
    assert size_of_picture(picture) == (1536, 615) and len(picture) < 1_000_000
    assert "in section" in words_of(request) and "two pipes" in words_of(request)
    assert "Look again at Fig. 2" in words_of(request) and "[f" not in words_of(request)
    assert len(probe.pictures) == 1 and not request.tools
    assert answer.path == "picture" and answer.mode == "grounded" and answer.model == "m"
    (citation,) = answer.citations
    assert citation.grade == "picture" and "Figure 2. The second lamp" in citation.quote
    assert citation.source == "The Almanac, Figure 2" or "Figure 2" in citation.source
    assert answer.text.count("[1]") == 3 and "40 mm" in answer.text
    assert any("cannot be checked" in flag.text for flag in answer.flags)
    (returned,) = [event for event in events if isinstance(event, ToolReturned)]
    assert returned.name == "picture_get" and "kB" in returned.summary
    shown = [e.text if isinstance(e, TextDelta) else f"[{e.citation.number}]"
             for e in events if isinstance(e, TextDelta | Cited)]  # fmt: skip
    assert "".join(shown).strip() == answer.text


def test_it_is_never_counted_as_checked(album) -> None:
    with Endpoint(sighted) as endpoint:
        answer, _ = asked(endpoint, album, "What does Figure 2 show?")
    turn = StoredTurn(ReaderQuestion(answer.question), answer, checks=1)
    assert not is_outdated(turn) and not cited_claims(answer)
    assert loads(dumps(turn)).answer.citations == answer.citations


def test_in_another_language_and_by_another_word(album) -> None:
    with Endpoint(sighted) as endpoint:
        answer, _ = asked(endpoint, album, "Was zeigt Abb. 3?")
        (picture,) = endpoint.chats[-1].pictures
    assert size_of_picture(picture) == (1536, 1152)  # drawn from the markup
    assert "green flag" in answer.citations[0].quote


def test_a_picture_that_was_pressed(album) -> None:
    index, resources = album
    pressed = resources.inside(index.book).files[1].pictures[1]
    selection = Selection.of_picture(pressed.place, pressed.number)
    with Endpoint(sighted) as endpoint:
        answer, _ = asked(endpoint, album, "What is this?", selection=selection)
        assert size_of_picture(endpoint.chats[-1].pictures[0]) == (60, 40)
        assert "a rope" in words_of(endpoint.chats[-1])
    assert answer.citations[0].span == pressed.place and answer.citations[0].grade == "picture"
    asked_ = ReaderQuestion("What is this?", selection)
    assert loads(dumps(StoredTurn(asked_, answer))).asked == asked_


@pytest.mark.parametrize(
    "blind",
    [
        lambda request: Reply("7"),
        lambda request: Reply(
            status=400, error={"error": {"message": "unknown variant `image_url`, expected `text`"}}
        ),
        lambda request: Reply(
            status=404,
            error={"error": {"message": "No endpoints found that support image input"}},
        ),
        lambda request: Reply(
            status=500,
            error={"error": {"message": "image input is not supported - hint: provide the mmproj"}},
        ),
    ],
)
def test_a_model_that_sees_nothing(album, blind: Callable[[Request], Reply]) -> None:
    with Endpoint(blind) as endpoint:
        talk = session(endpoint, album)
        answer = finished(list(talk.ask("What does Figure 2 show?")))
        finished(list(talk.ask("And figure 3?")))
        assert len(endpoint.chats) == 1  # it is found out once
    assert answer.text.startswith("The model m reads no pictures")
    quotes = [citation.quote for citation in answer.citations]
    assert any("in section" in quote for quote in quotes)
    assert any("two pipes" in quote for quote in quotes)
    assert answer.mode == "guided_fallback" and {c.grade for c in answer.citations} == {"quoted"}


def test_without_a_model(album) -> None:
    index, resources = album
    answer = finished(list(Session(index, None, pictures=resources).ask("Explain figure 2")))
    assert answer.text.startswith("Without a model that reads pictures")
    assert len(answer.citations) >= 3


def test_a_number_that_no_picture_has(album) -> None:
    with Endpoint(sighted) as endpoint:
        answer, _ = asked(endpoint, album, "What does Figure 9 show?")
    assert answer.path != "picture"


def test_a_service_that_fails_leaves_the_words_of_the_book(album) -> None:
    def script(request: Request) -> Reply:
        said = sighted(request)
        if said.text.isdigit():
            return said
        return Reply(status=401, error={"error": {"message": "invalid api key"}})

    events: list[AnswerEvent] = []
    with Endpoint(script) as endpoint, pytest.raises(KeyRefused):
        for event in session(endpoint, album).ask("What does Figure 2 show?"):
            events.append(event)
    answer = finished(events)
    assert answer.text.startswith("The model failed on the picture") and answer.citations


def test_what_stands_past_the_limit_is_not_sent(album) -> None:
    limit = Scope(Span(1, 0, 0))
    said = "It shows a lamp. The traitor Quillon holds it."
    with Endpoint(lambda request: sighted(request, said)) as endpoint:
        answer, _ = asked(endpoint, album, "What does Figure 2 show?", scope=limit)
        assert "Look again" not in words_of(endpoint.chats[-1])
        later, _ = asked(endpoint, album, "What does Figure 3 show?", scope=limit)
    assert "lamp" in answer.text and "Quillon" not in answer.text and answer.citations
    assert answer.citations[0].grade == "picture"
    assert later.path != "picture" and "flag" not in later.text


def test_tags_of_a_model_name_nothing(album) -> None:
    with Endpoint(lambda request: sighted(request, "A lamp [f0-10-30].")) as endpoint:
        answer, _ = asked(endpoint, album, "What does Figure 2 show?")
    assert answer.dropped == 1 and len(answer.citations) == 1 and "f0-10" not in answer.text


def test_the_page_of_a_comic(tmp_path: Path) -> None:
    path = zipped(tmp_path / "c.cbz", {"1.png": png(90, 140), "2.png": png(900, 1400)})
    for index, resources in opened(tmp_path, path):
        selection = Selection.of_picture(Span(1, 0, 0), -1)
        with Endpoint(sighted) as endpoint:
            answer, _ = asked(
                endpoint, (index, resources), "Who is on this page?", selection=selection
            )
            assert size_of_picture(endpoint.chats[-1].pictures[0]) == (900, 1400)
        assert answer.citations[0].span == Span(1, 0, 0) and answer.citations[0].page == "2"
        assert loads(dumps(StoredTurn(ReaderQuestion("?"), answer))).answer == answer


def test_the_picture_of_a_digit_is_a_png_file() -> None:
    data = drawn("4").data
    assert size_of_picture(data) == (110, 158)
    rows = zlib.decompress(data[41 : 41 + int.from_bytes(data[33:37], "big")])
    assert len(rows) == 158 * 111 and len({drawn(one).data for one in "0123456789"}) == 10
    assert WHOLE_BOOK.limit is None
