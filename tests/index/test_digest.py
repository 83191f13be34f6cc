from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest
from test_summaries import good, ids_and_tags

from bookmaker import ScriptedModel, book_of, index_of
from foxreader.core.book import Book, TocEntry
from foxreader.core.cancel import Cancel, Cancelled
from foxreader.core.errors import BadReply, LimitReached, Unreachable, UsageError
from foxreader.core.events import Progress
from foxreader.core.message import Message
from foxreader.core.message import estimate as tokens
from foxreader.core.scope import WHOLE_BOOK, Scope
from foxreader.core.span import Span, find_tags
from foxreader.index.storage.model_results import Digest
from foxreader.index.storage.store import Index
from foxreader.index.summaries.chapter_digest import Means, chapter_summary, last_of, synopsis
from foxreader.index.summaries.job import build_summaries
from foxreader.index.summaries.requests import Cap, Meter

# Chapters one to four; the second and the third have two sections each, one of them long.
SHORT = "The captain looked at the sea for a long while, and said nothing. " * 60
LONG = "The mate counted the barrels in the hold once more, by candle light. \n" * 700
BOOK = book_of(
    f"One\nThe harbour lay still. {SHORT}",
    f"Two\n{SHORT}\nBelow\nIn the hold. {SHORT}",
    f"Three\n{LONG}",
    f"Four\nMARKER stands here. {SHORT}",
    toc=[("One", 0, 0), ("Two", 1, 0), ("Below", 1, len(SHORT) + 5), ("Three", 2, 0),
         ("Four", 3, 0)],
)  # fmt: skip
BOOK = replace(BOOK, toc=tuple(replace(e, level=2) if e.title == "Below" else e for e in BOOK.toc))


def reply(messages: Sequence[Message]) -> str:
    """Segments as JSON; of several summaries one, with all their tags and one that is false."""
    if "=== section" in messages[1].text:
        return good(messages)
    tags = " ".join(str(span) for *_, span in find_tags(messages[1].text))
    told = len(re.findall(r"=== part \d+ ===", messages[1].text))
    return f"All {told} parts in one. {tags} [f0-3-4]"


def kinds(model: ScriptedModel) -> list[str]:
    """What each request asked for: segments by their ids, or a summary of summaries."""
    return [
        "+".join(ids_and_tags(m)) if "=== section" in m[1].text else "reduce" for m in model.sent
    ]


def whole(index: Index, model: ScriptedModel, number: int, scope: Scope = WHOLE_BOOK) -> Digest:
    return last_of(chapter_summary(index, index.chapters[number - 1], Means(model), scope))


def test_the_book_has_the_chapters_of_the_test(tmp_path: Path) -> None:
    index = index_of(BOOK, tmp_path)
    assert [c.title for c in index.chapters] == ["One", "Two", "Three", "Four"]
    assert [len(c.segments) for c in index.chapters] == [1, 2, 2, 1]


def test_a_chapter_is_made_of_its_segments_and_kept(tmp_path: Path) -> None:
    index = index_of(BOOK, tmp_path)
    model = ScriptedModel(reply, context=16_384)
    digest = whole(index, model, 3)
    assert kinds(model) == ["4", "5", "reduce"]
    assert (digest.title, digest.model, digest.parts) == ("Three", "scripted", 2)
    found = [span for *_, span in find_tags(digest.text)]
    assert len(found) == 2
    assert all(any(s.contains(t) for s in index.chapters[2].spans) for t in found)
    assert whole(index, model, 3) == digest
    index.close()
    again = Index.open(index.path, BOOK)
    assert whole(again, ScriptedModel(lambda _: "Never."), 3) == digest
    assert len(model.sent) == 3


def test_what_the_summaries_job_has_done_is_not_asked_again(tmp_path: Path) -> None:
    index = index_of(BOOK, tmp_path)
    list(build_summaries(index, ScriptedModel(reply)))
    model = ScriptedModel(reply)
    assert whole(index, model, 1).text.startswith("They sail.")
    whole(index, model, 3)
    assert kinds(model) == ["reduce"]


def test_a_chapter_of_one_segment_is_its_summary(tmp_path: Path) -> None:
    index = index_of(BOOK, tmp_path)
    model = ScriptedModel(reply)
    digest = whole(index, model, 1)
    assert kinds(model) == ["1"]
    assert digest.text == index.summaries(WHOLE_BOOK)[0].text
    whole(index, model, 1)
    assert len(model.sent) == 1


def long_chapter() -> Book:
    """The first of three chapters has twelve sections."""
    rowed = "They rowed against the wind until the night came down. " * 70
    text = "".join(f"Part {n}\n{rowed}" for n in range(12))
    starts = [match.start() for match in re.finditer(r"Part \d+\n", text)]
    top = [("One", 0, 0), ("Two", 1, 0), ("Three", 2, 0)]
    book = book_of(text, f"Two\n{SHORT}", f"Three\n{SHORT}", toc=top)
    inner = [TocEntry(f"Part {n}", Span(0, at, at), 2) for n, at in enumerate(starts)]
    return replace(book, toc=(book.toc[0], *inner, *book.toc[1:]))


def test_a_long_chapter_is_reduced_in_steps_that_fit(tmp_path: Path) -> None:
    index = index_of(long_chapter(), tmp_path)
    chapter = index.chapters[0]
    assert len(chapter.segments) == 12
    verbose = "They row on. " * 90

    def wordy(messages: Sequence[Message]) -> str:
        if "=== section" in messages[1].text:
            return good(messages).replace("They sail.", verbose)
        return f"{verbose} {reply(messages)}"

    model = ScriptedModel(wordy, context=2_048)
    *states, digest = chapter_summary(index, chapter, Means(model))
    assert kinds(model).count("reduce") > 5
    assert all(sum(tokens(m.text) for m in sent) < 2_048 for sent in model.sent)
    assert isinstance(digest, Digest)
    assert digest.parts == 12
    assert all(isinstance(state, Progress) for state in states)


def test_the_synopsis_is_made_of_the_chapters_and_kept(tmp_path: Path) -> None:
    index = index_of(BOOK, tmp_path)
    model = ScriptedModel(reply)
    *states, digest = synopsis(index, Means(model))
    assert isinstance(digest, Digest)
    assert (digest.title, digest.parts) == ("A book", 4)
    assert kinds(model)[-1] == "reduce"
    sent = model.sent[-1][1].text
    assert [sent.find(title) >= 0 for title in ("One:", "Two:", "Three:", "Four:")] == [True] * 4
    assert {s.stage for s in states if isinstance(s, Progress)} == {"synopsis"}
    before = len(model.sent)
    assert last_of(synopsis(index, Means(model))) == digest
    assert len(model.sent) == before


@pytest.mark.parametrize("first", ["whole", "limited"])
def test_under_a_limit_the_synopsis_knows_finished_chapters_only(
    tmp_path: Path, first: str
) -> None:
    index = index_of(BOOK, tmp_path)
    scope = Scope(Span(3, 30, 30))

    def tells(messages: Sequence[Message]) -> str:
        text = reply(messages)
        seen = "MARKER" in messages[1].text or "spoilt" in messages[1].text
        return text.replace("They sail.", "They sail spoilt.").replace("All", "All spoilt") if (
            seen) else text  # fmt: skip

    model = ScriptedModel(tells)
    if first == "whole":
        list(build_summaries(index, model))
        assert "spoilt" in last_of(synopsis(index, Means(model))).text
    model.sent.clear()
    digest = last_of(synopsis(index, Means(model), scope))
    assert digest.parts == 3
    assert "spoilt" not in digest.text
    assert not any(word in m.text for sent in model.sent for m in sent
                   for word in ("MARKER", "spoilt", "Four"))  # fmt: skip
    assert last_of(synopsis(index, Means(model), Scope(Span(3, 99, 99)))) == digest
    with pytest.raises(UsageError, match="spoiler limit"):
        list(chapter_summary(index, index.chapters[3], Means(model), scope))


def test_nothing_is_read_yet(tmp_path: Path) -> None:
    index = index_of(BOOK, tmp_path)
    model = ScriptedModel(reply)
    assert last_of(synopsis(index, Means(model), Scope(Span(0, 5, 5)))).text == ""
    assert model.sent == []


def test_without_a_model_a_chapter_speaks_in_its_own_sentences(tmp_path: Path) -> None:
    index = index_of(BOOK, tmp_path)
    for chapter in index.chapters:
        digest = last_of(chapter_summary(index, chapter, Means()))
        assert (digest.model, digest.prompt) == ("", 0)
        places = list(find_tags(digest.text))
        assert 0 < len(places) <= 12
        for start, _, span in places:
            assert any(s.contains(span) for s in chapter.spans)
            line = digest.text[:start].rsplit("\n", 1)[-1].strip()
            assert line == " ".join(BOOK.text_at(span).split())
    told = last_of(synopsis(index, Means(), Scope(Span(3, 30, 30))))
    assert [line.split(":")[0] for line in told.text.split("\n")] == ["One", "Two", "Three"]
    assert index.kept.digest(told.key) is None


def test_a_digest_of_another_model_stays_marked_until_it_is_renewed(tmp_path: Path) -> None:
    index = index_of(BOOK, tmp_path)
    whole(index, ScriptedModel(reply), 3)
    other = ScriptedModel(reply, context=16_384, name="another")
    kept = whole(index, other, 3)
    assert other.sent == []
    assert not kept.is_of("another", 1)
    renewed = last_of(chapter_summary(index, index.chapters[2], Means(other, renew=True)))
    assert kinds(other) == ["4", "5", "reduce"]
    assert renewed.model == "another"
    assert whole(index, ScriptedModel(reply), 3) == renewed


def test_a_stop_keeps_what_was_finished(tmp_path: Path) -> None:
    index = index_of(BOOK, tmp_path)
    cancel = Cancel()

    def stops(messages: Sequence[Message]) -> str:
        if "4" in ids_and_tags(messages):
            cancel.set()
        return reply(messages)

    with pytest.raises(Cancelled):
        list(synopsis(index, Means(ScriptedModel(stops), cancel=cancel)))
    kept = {s.segment.id for s in index.summaries(WHOLE_BOOK)}
    model = ScriptedModel(reply)
    last_of(synopsis(index, Means(model)))
    asked = {int(i) for m in model.sent if "=== section" in m[1].text for i in ids_and_tags(m)}
    assert {1, 2, 3} <= kept
    assert not kept & asked


@pytest.mark.parametrize("nothing", ["", '{"summary": 3}', "<html>no</html>", " [1, 2]"])
def test_a_model_that_gives_no_digest_is_said(tmp_path: Path, nothing: str) -> None:
    index = index_of(BOOK, tmp_path)
    model = ScriptedModel(lambda m: good(m) if "=== section" in m[1].text else nothing)
    with pytest.raises(BadReply, match="no summary"):
        whole(index, model, 3)
    assert kinds(model).count("reduce") == 2
    assert len(index.summaries(WHOLE_BOOK)) == 2


def test_a_cap_holds_for_digests_too(tmp_path: Path) -> None:
    index = index_of(BOOK, tmp_path)
    model = ScriptedModel(reply)
    with pytest.raises(LimitReached):
        list(synopsis(index, Means(model, Meter([Cap(tokens=2_000)]))))
    assert len(model.sent) < 3


def test_an_endpoint_that_is_gone_is_said(tmp_path: Path) -> None:
    def gone(_: Sequence[Message]) -> str:
        raise Unreachable("Nobody answers.")

    with pytest.raises(Unreachable):
        list(synopsis(index_of(BOOK, tmp_path), Means(ScriptedModel(gone))))
