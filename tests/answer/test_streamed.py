"""What streams of an answer: sentences that passed the hard checks, and nothing is taken back."""

import json
import re
import time

import pytest
from hypothesis import HealthCheck, example, given
from hypothesis import strategies as st

from endpoint import Endpoint, Reply, Request
from examples import examples, step
from foxreader.answer.conversation.session import AnsweringModel, Roles, Session
from foxreader.answer.evidence_line.claims import SIGN, listed, signed, uncited
from foxreader.answer.gate.footnote import Footnotes
from foxreader.answer.gate.ledger import Ledger
from foxreader.answer.turn.from_the_book import Live, Prover
from foxreader.core import errors
from foxreader.core.book import Book, BookFile, Metadata, TocEntry
from foxreader.core.cancel import Cancel, Cancelled
from foxreader.core.events import (
    GRADES,
    Checking,
    Cited,
    Finished,
    Flagged,
    Mark,
    Text,
    TextDelta,
)
from foxreader.core.message import Provider
from foxreader.core.scope import WHOLE_BOOK, Scope
from foxreader.core.span import Span
from foxreader.index.stages import build_text
from foxreader.index.storage.store import Index
from foxreader.index.storage.terms import BookVocabulary
from foxreader.llm import connect

FILLER = "The wind blew and the sea was grey for many days on end, as seas are. " * 3
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
QUESTION = "How did Ahab lose his leg to the whale?"
TAGGED = re.compile(r"([^\n\]]+?) (\[(?:f\d+-\d+-\d+|\d{2,5})\])")
LIMIT = Scope(Span(2, 0, 0))
LEG, SWORE, BEGGED, REFUSED = (
    "lost his leg to the white whale", "swore to hunt", "begged Ahab", "refused him"
)  # fmt: skip

# What is wrong in each, and so must never be seen, in whatever it stands.
WRONG = {
    "quote": "Ahab said “I shall never rest at all until it is dead and gone” {swore}.",
    "number": "Ahab lost his leg to the white whale in 9417 {leg}.",
    "name": "Ahab lost his leg to the whale because of Napoleon Bonaparte {leg}.",
    "later": "Ahab lost his leg, and Zorvath will come with a needle {leg}.",
}
SEEN = re.compile(r"never rest|9417|Napoleon|Bonaparte|Zorvath|needle|poison")
RIGHT = (
    "Ahab lost his leg to the white whale {leg}.",
    "He swore to hunt the whale over the seas {swore}.",
    "Starbuck begged Ahab to turn home {begged}.",
    "Ahab refused him three times {refused}.",
)
PLAIN = ("It was all a matter of old quarrels.", "That is how Ahab came to distrust every harbour.")
WAYS = (
    "a", "one", "some", "any", "every", "each", "no", "that", "this", "such", "many", "few", "its",
    "her", "his", "our", "my", "your", "their", "which",
)  # fmt: skip
FRAMES = (
    "{}", "{} ", "- {}\n", "1. {}\n", "\n\n{}\n\n", "## {}\n\n", "> {}\n\n", "**{}** ", "_{}_ ",
    "\n\n| a | b |\n|---|---|\n| x | {} |\n\n", "\n\n```\n{}\n```\n\n", "“{}” ", "{}\n",
    "Here it is:\n\n- {}\n- ",
)  # fmt: skip


@pytest.fixture(scope="module")
def index(tmp_path_factory):
    index = Index.open(tmp_path_factory.mktemp("streamed") / "index.sqlite", BOOK)
    for _ in build_text(index):
        pass
    yield index
    index.close()


def units_with(index: Index, scope: Scope) -> tuple[Ledger, dict[str, str]]:
    found = [u for p in index.passages(scope) for u in index.units(p.id, scope)]
    wanted = {"leg": LEG, "swore": SWORE, "begged": BEGGED, "refused": REFUSED}
    tags = {
        name: str(next(u for u in found if words in BOOK.text_at(u)))
        for name, words in wanted.items()
    }
    return Ledger(BOOK, found), tags


class Ended(errors.ModelError):
    """The connection went."""


class Run:
    """An answer that streams through the gate and the checks, as a session has it."""

    def __init__(self, index: Index, scope: Scope = LIMIT) -> None:
        self.ledger, self.tags = units_with(index, scope)
        self.notes = Footnotes(self.ledger)
        vocabulary = BookVocabulary(index, scope)
        self.live = Live(lambda: self.ledger, QUESTION, "en", vocabulary)
        self.prover = Prover(self.ledger, QUESTION, "en", vocabulary)

    def events(self, text: str, size: int = 5, end: Exception | None = None):
        """All that comes until the end, or until ``end`` is raised."""
        found = []
        try:
            for event in self.live.filtered(self._said(text, size, end)):
                found.append(event)
        except (Ended, Cancelled) as error:
            assert error is end
        return found

    def _said(self, text: str, size: int, end: Exception | None):
        for at in range(0, len(text), size):
            yield from self.notes.feed(text[at : at + size])
        if end is not None:
            raise end
        yield from self.notes.end()


def text_of(events) -> str:
    """What is seen of events, with the numbers of footnotes."""
    return "".join(
        e.text if isinstance(e, TextDelta) else f"[{e.citation.number}]"
        for e in events
        if isinstance(e, TextDelta | Cited)
    )


def shown(parts) -> str:
    return "".join(p.text if isinstance(p, Text) else f"[{p.footnote}]" for p in parts)


def is_part_of(some, whole) -> bool:
    rest = iter(whole)
    return all(item in rest for item in some)


@pytest.mark.parametrize("end", [Ended("It went."), Cancelled()])
@pytest.mark.parametrize("kind", WRONG)
def test_wherever_it_ends_nothing_unchecked_was_shown(index, kind, end):
    """Cut after each character, by Stop and by an error."""
    answer = f"{RIGHT[0]} {WRONG[kind]} {RIGHT[1]}"
    whole = answer.format(**Run(index).tags)
    everything = text_of(Run(index).events(whole, 1))
    assert "swore to hunt" in everything and not SEEN.search(everything)
    for at in range(0, len(whole), step(3)):
        seen = text_of(Run(index).events(whole[:at], 3, end))
        assert everything.startswith(seen)


STORIES = st.lists(
    st.tuples(st.sampled_from(FRAMES), st.sampled_from([*RIGHT, *PLAIN, *WRONG.values()])),
    min_size=1, max_size=7,
).map(lambda said: "".join(frame.format(words) for frame, words in said))  # fmt: skip


@examples(60, suppress=[HealthCheck.function_scoped_fixture])
@given(STORIES, st.floats(0, 1), st.integers(1, 40), st.sampled_from([Ended("x"), Cancelled()]))
def test_no_story_shows_what_is_wrong(index, story, share, size, end):
    run = Run(index)
    whole = story.format(**run.tags)
    seen = text_of(run.events(whole[: round(share * len(whole))], size, end))
    assert not SEEN.search(seen)
    assert not re.search(r"f\d+-\d+", seen)
    assert not SEEN.search(text_of(Run(index).events(whole, size)))


class Mends:
    """A model that sends a sentence back for each that it is asked to mend."""

    name, context = "mends", 8_192

    def __init__(self, tags: dict[str, str], said: str) -> None:
        self._said = said.format(**tags)
        self.asked = 0

    def stream(self, messages, **options):
        self.asked += 1
        mended = [{"number": n, "text": self._said} for n in range(1, 8)]
        yield json.dumps({"sentences": mended})


@examples(60, suppress=[HealthCheck.function_scoped_fixture])
@given(STORIES, st.sampled_from([*RIGHT, *WRONG.values(), "nothing", "- {leg} He lost his leg."]))
@example(  # a lead-in that is dropped leaves its blank line before the fence, not inside it
    f"{RIGHT[0]}\n\nHere it is:\n\n- {WRONG['quote']}\n- \n\n```\n{RIGHT[0]}\n```\n\n", RIGHT[0]
)
def test_what_was_shown_stays_where_it_was(index, story, mended):
    """With its numbers, whatever the repair brings; and repaired sentences stand in their place."""
    run = Run(index)
    events = run.events(story.format(**run.tags))
    draft = run.live.draft(run.notes.parts, streamed=True)
    model = Mends(run.tags, mended)
    proven = run.prover.prove(draft, run.notes.citations, model, 1_500)
    seen, final = text_of(events), shown(proven.parts)
    assert is_part_of(seen, final), final
    assert not SEEN.search(final)
    spans = {e.citation.number: e.citation.span for e in events if isinstance(e, Cited)}
    final_spans = {c.number: c.span for c in proven.citations}
    assert spans.items() <= final_spans.items()
    assert sorted(final_spans) == list(range(1, len(final_spans) + 1))
    assert bool(seen) <= proven.supported


def asked(endpoint: Endpoint, index: Index, tier=None, **options):
    model = connect(Provider("t", endpoint.base_url, "m"), None)
    voice = AnsweringModel(model, Fixed(tier)) if tier else AnsweringModel(model)
    session = Session(index, model, roles=Roles(voice, voice, model))
    return list(session.ask(QUESTION, **options))


class Fixed:
    """What is known of a model whose way of being asked is given."""

    def __init__(self, tier) -> None:
        self._tier = tier

    def tier(self, cancel):
        return self._tier

    def learn(self, **seen) -> None:
        """Nothing is kept."""


def tag(request: Request, words: str) -> str:
    found = re.findall(r"([^\n\]]+?) (\[(?:f\d+-\d+-\d+|\d+)\])", request.text)
    return next(tag for text, tag in found if words in text)


def tells(request: Request) -> Reply:
    """An answer with two wrong sentences, in the form that is asked for."""
    if request.schema is not None and "claims" in request.schema["properties"]:
        made = [
            {"tag": tag(request, LEG), "claim": "Ahab lost his leg to the white whale."},
            {"tag": tag(request, LEG), "claim": "Ahab lost his leg to the whale in 9417."},
            {"tag": tag(request, SWORE), "claim": "He swore to hunt the whale over the seas."},
        ]
        return Reply(json.dumps({"claims": made}))
    if request.schema is not None:
        mended = {"number": 1, "text": f"The whale took his leg in 1842 {tag_in(request, LEG)}."}
        return Reply(json.dumps({"sentences": [mended]}))
    leg, swore = tag(request, LEG), tag(request, SWORE)
    return Reply(
        f"Ahab lost his leg to the white whale {leg}. Ahab lost his leg to the whale in 9417 {leg}."
        f" He swore to hunt the whale over the seas {swore}."
    )


def tag_in(request: Request, words: str) -> str:
    return next(tag for text, tag in TAGGED.findall(request.text) if words in text)


@pytest.mark.parametrize("tier", ["tools", "prefetch", "schema", "plain"])
def test_all_ways_of_asking_stream_what_passed(index, tier):
    with Endpoint(tells) as endpoint:
        events = asked(endpoint, index, tier)
    answer = events[-1].answer
    seen = text_of(events)
    assert answer.mode == "grounded" and is_part_of(seen, answer.text)
    assert "9417" not in seen and "9417" not in answer.text
    assert "Ahab lost his leg to the white whale[1]." in seen
    assert "He swore to hunt the whale over the seas[2]." in seen
    # The mended sentence stands between them, with the number it shares with the first.
    assert answer.text.index("1842[1]") < answer.text.index("He swore")
    assert [c.number for c in answer.citations] == [1, 2] and answer.removed == 0
    first = next(n for n, e in enumerate(events) if isinstance(e, TextDelta))
    assert any(isinstance(e, Checking) for e in events[:first])


@pytest.mark.parametrize("tier", ["tools", "prefetch", "schema", "plain"])
def test_stop_leaves_what_was_checked(index, tier):
    """Stop comes with the first word that is shown; and the endpoint sends nothing after it."""

    def stalls(request: Request) -> Reply:
        reply = tells(request)
        return Reply(reply.text, fault="stall", cut_at=0.9)

    cancel, seen = Cancel(), []
    model_of = Endpoint(stalls)
    with model_of as endpoint:
        model = connect(Provider("t", endpoint.base_url, "m"), None)
        voice = AnsweringModel(model, Fixed(tier))
        session = Session(index, model, roles=Roles(voice, voice, model))
        with pytest.raises(Cancelled):
            for event in session.ask(QUESTION, cancel=cancel):
                seen.append(event)
                if isinstance(event, TextDelta):
                    cancel.set()
    assert text_of(seen).startswith("Ahab lost his leg")
    assert "9417" not in text_of(seen)


@pytest.mark.parametrize("share", [0.3, 0.5, 0.7, 0.9])
@pytest.mark.parametrize("fault", ["cut", "cut_clean"])
def test_an_answer_that_breaks_off_shows_no_more_than_passed(index, share, fault):
    def breaks(request: Request) -> Reply:
        reply = tells(request)
        return reply if request.schema is not None else Reply(reply.text, fault=fault, cut_at=share)

    with Endpoint(breaks) as endpoint:
        events = []
        model = connect(Provider("t", endpoint.base_url, "m"), None)
        try:
            for event in Session(index, model).ask(QUESTION):
                events.append(event)
        except errors.ModelError:
            pass
    assert "9417" not in text_of(events)
    if events and isinstance(events[-1], Finished):
        assert is_part_of(text_of(events), events[-1].answer.text)


def test_a_failing_first_sentence_does_not_take_a_number(index):
    """The footnotes of what is not shown have no number; what is mended gets the next."""

    def reply(request: Request) -> Reply:
        if request.schema is not None:
            mended = f"Ahab refused him three times {tag_in(request, REFUSED)}."
            return Reply(json.dumps({"sentences": [{"number": 1, "text": mended}]}))
        return Reply(
            f"Ahab refused him 9417 times {tag(request, REFUSED)}."
            f" Ahab lost his leg to the white whale {tag(request, LEG)}."
        )

    with Endpoint(reply) as endpoint:
        events = asked(endpoint, index)
    assert text_of(events) == "Ahab lost his leg to the white whale[1]."
    assert events[-1].answer.text == (
        "Ahab refused him three times[2]. Ahab lost his leg to the white whale[1]."
    )


def test_a_sentence_without_a_place_is_marked_when_its_paragraph_ends(index):
    run = Run(index, WHOLE_BOOK)
    text = f"{RIGHT[0]} {PLAIN[0]} {RIGHT[1]}\n\n{PLAIN[1]}\n\n{RIGHT[2]}".format(**run.tags)
    events = run.events(text, 4)
    flagged = [n for n, e in enumerate(events) if isinstance(e, Flagged)]
    words = [events[n].flag.words for n in flagged]
    assert words == list(PLAIN) and {events[n].flag.kind for n in flagged} == {"uncited"}
    assert text_of(events[: flagged[0]]).endswith("the seas[2].\n\n" + PLAIN[1]) or text_of(
        events[: flagged[0]]
    ).endswith("the seas[2].")
    stopped = Run(index, WHOLE_BOOK)
    cut = text[: text.index("\n\n")]
    events = stopped.events(f"{cut} He", 4, Cancelled())
    assert [e.flag.words for e in events if isinstance(e, Flagged)] == [PLAIN[0]]


def test_a_grade_may_get_lower_while_it_streams(index):
    run = Run(index, WHOLE_BOOK)
    text = f"{RIGHT[0]} The economy of the town was bad for trade {{leg}}. The end came."
    events = run.events(text.format(**run.tags))
    grades = [e.citation.grade for e in events if isinstance(e, Cited)]
    assert grades == ["quoted", "weak"] or grades == ["cited", "weak"]
    assert GRADES.index(grades[1]) > GRADES.index(grades[0])


def test_nothing_is_shown_before_the_first_sentence_the_book_supports(index):
    run = Run(index, WHOLE_BOOK)
    waiting = [e for e in run.events(f"{PLAIN[0]} {PLAIN[1]}", 4) if not isinstance(e, Checking)]
    assert waiting == []
    again = Run(index, WHOLE_BOOK)
    events = again.events(f"{PLAIN[0]} {RIGHT[0]} So.".format(**again.tags), 4)
    assert text_of(events).startswith(PLAIN[0])


@pytest.mark.thorough
def test_a_long_answer_costs_as_much_a_sentence_as_a_short_one(index):
    """8 times the answer takes about 8 times as long: 64 were it quadratic."""
    run = Run(index, WHOLE_BOOK)
    lines = [*RIGHT, PLAIN[0], "- Starbuck begged Ahab to turn home {begged}.\n"]
    block = " ".join(lines).format(**run.tags)
    times = []
    for count in (30, 240):
        run = Run(index, WHOLE_BOOK)
        began = time.process_time()
        run.events(block * count, 8)
        draft = run.live.draft(run.notes.parts, streamed=True)
        proven = run.prover.prove(draft, run.notes.citations, Mends({}, ""), 1_500)
        times.append(time.process_time() - began)
    assert len(shown(proven.parts)) > 50_000
    assert times[1] < 24 * times[0] + 0.2


def test_a_mark_in_the_answer_has_its_citation(index):
    run = Run(index)
    events = run.events(" ".join(RIGHT).format(**run.tags))
    numbers = [e.citation.number for e in events if isinstance(e, Cited)]
    assert sorted(set(numbers)) == [1, 2, 3]
    draft = run.live.draft(run.notes.parts, streamed=True)
    proven = run.prover.prove(draft, run.notes.citations, Mends({}, ""), 1_500)
    assert [p.footnote for p in proven.parts if isinstance(p, Mark)] == numbers


def test_twenty_sentences_without_a_place_are_all_told_of(index):
    run = Run(index, WHOLE_BOOK)
    said = [f"It was all about whale and sea and day in {word} way." for word in WAYS]
    text = " ".join([RIGHT[0].format(**run.tags), *said, said[0]])
    run.events(text)
    draft = run.live.draft(run.notes.parts, streamed=True)
    proven = run.prover.prove(draft, run.notes.citations, Mends({}, ""), 1_500)
    words = [flag.words for flag in proven.flags if flag.kind == "uncited"]
    assert words == [*said, said[0]] and len(words) == 21
    assert len(uncited(proven.parts, proven.flags)) == 21
    signs = shown(signed(proven.parts, proven.flags))
    assert all(f"{one} {SIGN}" in signs for one in said) and signs.count(SIGN) == 21
    assert len(list(listed(proven.flags))) == 14
