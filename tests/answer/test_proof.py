"""What a model says against what is shown: mended once, left out, or never on the screen."""

import json
import re
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from endpoint import Endpoint, Reply, Request
from foxreader.answer import prompt
from foxreader.answer.conversation.record import dumps, loads
from foxreader.answer.conversation.session import Session
from foxreader.answer.gate.footnote import flat
from foxreader.answer.gate.splitter import pieces
from foxreader.answer.gate.spoiler_filter import laid_out
from foxreader.core.book import Book, BookFile, Metadata, TocEntry
from foxreader.core.events import Finished, Mark, Text, TextDelta
from foxreader.core.message import Provider
from foxreader.core.scope import Scope
from foxreader.core.span import Span
from foxreader.index.storage.store import Index
from foxreader.llm import connect

FILLER = "The wind blew and the sea was grey for many days on end, as seas are. " * 12
CHAPTERS = (
    "Captain Ahab lost his leg to the white whale in 1842 near Japan. "
    "He swore to hunt the whale over all the seas of the world. " + FILLER,
    "Starbuck, the first mate, begged Ahab to turn home. Ahab refused him three times. " + FILLER,
    "At last the harpooner Zorvath killed Ahab with a poisoned needle. " + FILLER,
)
BOOK = Book(
    "cd" * 32,
    "text",
    Metadata("The Whale", ("H. M.",), "en"),
    tuple(BookFile(f"{n}", text) for n, text in enumerate(CHAPTERS)),
    tuple(TocEntry(f"Chapter {n}", Span(n, 0, 0)) for n in range(len(CHAPTERS))),
)
TAGGED = re.compile(r"([^\n\]]+?) (\[(?:f\d+-\d+-\d+|\d{2,5})\])")
QUESTION = "How did Ahab lose his leg to the whale?"


@pytest.fixture
def index(tmp_path):
    index = Index.open(tmp_path / "index.sqlite", BOOK)
    yield index
    index.close()


def asked(endpoint: Endpoint, index: Index, question: str = QUESTION, **options):
    provider = Provider("t", endpoint.base_url, "m")
    events = list(Session(index, connect(provider, None)).ask(question, **options))
    assert isinstance(events[-1], Finished)
    return events[-1].answer, events


def tag(request: Request, words: str) -> str:
    return next(tag for text, tag in TAGGED.findall(request.text) if words in text)


def says(*claims: tuple[str, str]):
    """An answer of claims, each with the tag of the sentence that has some words."""
    return lambda request: Reply(
        " ".join(f"{said} {tag(request, words)}." for said, words in claims)
    )


def mends(text: str, words: str):
    def reply(request: Request) -> Reply:
        sentence = {"number": 1, "text": f"{text} {tag(request, words)}."}
        return Reply(json.dumps({"sentences": [sentence]}))

    return reply


def scripted(*replies):
    """The replies one after the other; those that are functions read the request."""
    left = list(replies)

    def script(request: Request) -> Reply:
        reply = left.pop(0) if len(left) > 1 else left[0]
        return reply(request) if callable(reply) else reply

    return script


WRONG = ("Ahab lost his leg to the whale in 1851", "lost his leg")
RIGHT = ("He swore to hunt the whale over the seas", "swore to hunt")


def repairs(endpoint: Endpoint) -> list[Request]:
    return [r for r in endpoint.chats if prompt.REPAIR_RULES in r.text]


def test_a_wrong_number_is_told_to_the_model_once_and_mended(index):
    script = scripted(says(WRONG, RIGHT), mends("The whale took his leg in 1842", "lost his leg"))
    with Endpoint(script) as endpoint:
        answer, _ = asked(endpoint, index)
        (repair,) = repairs(endpoint)
    assert "1851" in repair.text and "This number is not in the cited words" in repair.text
    assert "swore to hunt the whale over the seas" not in repair.text.split("These sentences")[1]
    assert answer.mode == "grounded" and "1851" not in answer.text and "1842" in answer.text
    assert answer.removed == 0 and answer.usage.calls == len(endpoint.chats)
    assert [c.number for c in answer.citations] == [1, 2]


def test_what_still_fails_is_left_out_and_counted(index):
    script = scripted(says(WRONG, RIGHT), mends("It was in 1860", "lost his leg"))
    with Endpoint(script) as endpoint:
        answer, _ = asked(endpoint, index)
        assert len(repairs(endpoint)) == 1
    assert "1851" not in answer.text and "1860" not in answer.text
    assert "swore to hunt" in answer.text and answer.removed == 1
    assert [f.kind for f in answer.flags] == ["removed"]
    assert [c.number for c in answer.citations] == [1]
    assert {p.footnote for p in answer.parts if isinstance(p, Mark)} == {1}
    # It may be told beside the answer, with what is wrong with it, and is no part of it.
    (gone,) = answer.left_out
    assert gone.words == "Ahab lost his leg to the whale in 1851." and "1851" in gone.reason
    assert loads(dumps(answer)) == answer


def test_under_a_limit_no_words_of_what_is_left_out_are_told(index):
    scope = Scope(Span(2, 0, 0))
    script = scripted(says(WRONG, RIGHT), mends("It was in 1860", "lost his leg"))
    with Endpoint(script) as endpoint:
        answer, _ = asked(endpoint, index, scope=scope)
    assert answer.mode == "grounded" and answer.removed == 1 and answer.left_out == ()


@pytest.mark.parametrize("reply", ["", "{", '{"sentences": [{"number": 7, "text": "x"}]}', "no"])
def test_an_answer_that_is_all_wrong_gives_way_to_the_books_words(index, reply):
    with Endpoint(scripted(says(WRONG), Reply(reply))) as endpoint:
        answer, _ = asked(endpoint, index)
        assert answer.usage.calls == len(endpoint.chats) == 2
    assert answer.mode == "guided_fallback" and "1851" not in answer.text
    assert answer.reason == prompt.NOT_SUPPORTED and answer.removed == 1
    assert all(BOOK.text_at(c.span) == c.quote for c in answer.citations) and answer.citations


def test_a_repair_the_endpoint_refuses_costs_the_sentence_and_nothing_else(index):
    with Endpoint(scripted(says(WRONG, RIGHT), Reply(fault="error_body", status=400))) as endpoint:
        answer, _ = asked(endpoint, index)
    assert answer.mode == "grounded" and answer.removed == 1


def test_a_long_quote_that_stands_once_names_its_place_itself(index):
    quote = "swore to hunt the whale over all the seas of the world"
    with Endpoint(scripted(says((f"He “{quote}”", "begged Ahab")))) as endpoint:
        answer, _ = asked(endpoint, index)
        assert not repairs(endpoint)
    (citation,) = answer.citations
    assert quote in citation.quote and citation.grade == "quoted" and answer.removed == 0


class Counted(str):
    """Counts the characters of it that were put into the form quotes are compared in."""

    translated = 0

    def translate(self, table):
        Counted.translated += len(self)
        return super().translate(table)


def test_the_whole_book_is_made_comparable_once(tmp_path):
    files = tuple(BookFile(file.name, Counted(file.text)) for file in BOOK.files)
    book = replace(BOOK, files=files)
    quote = "swore to hunt the whale over all the seas of the world"
    index = Index.open(tmp_path / "counted.sqlite", book)
    for _ in range(3):
        with Endpoint(scripted(says((f"He “{quote}”", "begged Ahab")))) as endpoint:
            answer, _ = asked(endpoint, index)
        assert answer.citations[0].grade == "quoted"
    index.close()
    assert Counted.translated == book.characters


def test_an_invented_quote_and_name_are_not_shown(index):
    script = scripted(
        says(("Ahab said “I shall never rest until it is dead”", "swore to"), RIGHT), Reply("")
    )
    with Endpoint(script) as endpoint:
        answer, _ = asked(endpoint, index)
    assert "never rest" not in answer.text and answer.removed == 1


def test_no_word_from_past_the_limit_reaches_the_screen(index):
    limit = Scope(Span(2, 0, 0))
    spoiled = says(("Ahab lost his leg, and Zorvath will kill him", "lost his leg"), RIGHT)
    with Endpoint(scripted(spoiled, Reply("It is Zorvath."))) as endpoint:
        answer, events = asked(endpoint, index, scope=limit)
        assert not any("Zorvath" in r.text for r in endpoint.chats)
    streamed = "".join(e.text for e in events if isinstance(e, TextDelta))
    assert "Zorvath" not in streamed and "kill" not in streamed
    assert "Zorvath" not in str(answer) and "swore to hunt" in answer.text
    assert answer.removed == 1


def test_an_answer_with_no_hard_finding_stays_and_is_marked(index):
    claim = ("The president studied economics at several universities", "lost his leg")
    with Endpoint(scripted(says(claim))) as endpoint:
        answer, _ = asked(endpoint, index)
    assert answer.mode == "grounded" and "president" in answer.text
    assert [c.grade for c in answer.citations] == ["weak"]
    assert [f.kind for f in answer.flags] == ["weak"]


def test_an_answer_in_another_language_says_what_could_be_checked(index):
    claim = ("Der Wal hat ihm das Bein im Jahr 1842 genommen, und das war schlimm", "lost his leg")
    with Endpoint(scripted(says(claim))) as endpoint:
        answer, _ = asked(endpoint, index)
    assert answer.mode == "grounded" and [f.text for f in answer.flags] == [prompt.FOREIGN]


def test_after_a_refusal_the_model_may_answer_without_the_book(index):
    with Endpoint([Reply("Paris is the capital of France [f0-0-5]. Zorvath knows.")]) as endpoint:
        session = Session(index, connect(Provider("t", endpoint.base_url, "m"), None))
        (*_, end) = session.without_the_book("What is the capital of France?")
        limited = list(session.without_the_book("And?", scope=Scope(Span(2, 0, 0))))
    answer = end.answer
    assert (answer.mode, answer.path, answer.citations) == ("general", "without_book", ())
    assert answer.flags[0].text == prompt.NOT_FROM_BOOK and "[f0" not in answer.text
    assert "Paris" in str(limited[-1]) and "Zorvath" not in str(limited)


PIECES = st.lists(
    st.one_of(
        st.sampled_from(
            ["He sat. ", "She ran", " away! ", "\n\n", "白鲸来了。", "Dr. No. ", "x"]
        ).map(Text),
        st.integers(1, 3).map(Mark),
    ),
    max_size=12,
)


@given(PIECES, st.sets(st.integers(0, 8)))
def test_leaving_sentences_out_leaves_the_others_as_they_were(parts, out):
    found = list(pieces(parts))
    whole = laid_out((piece, True) for piece in found)
    assert flat(whole).strip() == flat(parts).strip()
    if found:
        marks = [part.footnote for part in parts if isinstance(part, Mark)]
        assert [part.footnote for part in whole if isinstance(part, Mark)] == marks
    kept = laid_out((piece, n not in out) for n, piece in enumerate(found))
    left = [piece for n, piece in enumerate(found) if n not in out]
    assert "".join(flat(kept).split()) == "".join(
        flat(p for one in left for p in one.parts).split()
    )
    owned = [n for piece in left for n in piece.sentence.footnotes]
    assert {part.footnote for part in kept if isinstance(part, Mark)} == set(owned)
