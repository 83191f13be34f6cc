"""T6: a chapter's summary when it is first asked for, and the book's synopsis out of those.

The way is map and reduce: the chunks of a long segment give its summary, the segments give
sections of a long chapter, those give the chapter, and the chapters give the synopsis. What
was made is kept, and what is there is not asked for again. Nothing that is kept rests on text
past the end of what it is of, so that it may be shown under any limit that shows its text.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import partial

from foxreader.core.cancel import Cancel
from foxreader.core.errors import StorageError, UsageError
from foxreader.core.events import Progress
from foxreader.core.message import ChatModel
from foxreader.core.named import LONGEST_HEADING, as_name
from foxreader.core.notice import Notice
from foxreader.core.scope import WHOLE_BOOK, Scope
from foxreader.core.span import Span, neutralise
from foxreader.index.concepts.phrases import Stems
from foxreader.index.pieces.chapter import Chapter
from foxreader.index.pieces.extract import extract
from foxreader.index.storage.checked_text import CHECKED, is_enough, supported
from foxreader.index.storage.keys import chapter_key, synopsis_key
from foxreader.index.storage.model_results import Digest, Summary
from foxreader.index.storage.store import Index
from foxreader.index.summaries.batches import pending
from foxreader.index.summaries.combine import VERSION, Reducer
from foxreader.index.summaries.job import summarise
from foxreader.index.summaries.prompt import VERSION as SEGMENT_VERSION
from foxreader.index.summaries.requests import Summariser
from foxreader.index.summaries.spending import Meter

MOST_UNITS = 12
"""Sentences of a chapter's summary that no model wrote; in a synopsis each chapter has one.
Chosen, not measured."""

DigestEvent = Progress | Digest
"""What comes while a digest is made: how far it is, and at the end the digest itself."""


@dataclass(frozen=True, slots=True)
class Means:
    """What a digest is made with. Without a ``model`` it is made of the book's own sentences.

    With ``renew``, what another model or an older prompt wrote is made again.
    """

    model: ChatModel | None = None
    meter: Meter | None = None
    cancel: Cancel | None = None
    parallel: int = 1
    renew: bool = False


def chapter_summary(
    index: Index, chapter: Chapter, means: Means, scope: Scope = WHOLE_BOOK
) -> Iterator[DigestEvent]:
    """The summary of a chapter: kept, or made now; the last item is the ``Digest``.

    Its tags name places inside the chapter. Raises ``UsageError`` for a chapter that does not
    end inside ``scope``, and what the model and the meter raise; what was finished is kept.
    """
    if not chapter.ends_in(scope):
        raise UsageError(Notice("chapter_past_limit"))
    yield from _in_scope(index, _chapter_summary(index, chapter, means, scope), scope)


def _chapter_summary(
    index: Index, chapter: Chapter, means: Means, scope: Scope
) -> Iterator[DigestEvent]:
    kept = _kept(index, chapter_key(chapter), [chapter]) or _of_one_segment(index, chapter, scope)
    if kept is not None and not _to_renew(kept, means):
        yield kept
    elif means.model is None:
        yield _without_model(index, chapter)
    else:
        yield from _made(index, chapter, means, means.model)


def synopsis(index: Index, means: Means, scope: Scope = WHOLE_BOOK) -> Iterator[DigestEvent]:
    """The summary of all chapters that end inside ``scope``; the last item is the ``Digest``.

    It is made of those chapters' summaries alone, and kept for that many chapters. Raises
    what ``chapter_summary`` raises; chapters that were finished are kept.
    """
    yield from _in_scope(index, _synopsis(index, means, scope), scope)


def _synopsis(index: Index, means: Means, scope: Scope) -> Iterator[DigestEvent]:
    chapters = index.chapters_in(scope)
    kept = kept_synopsis(index, scope)
    if kept is not None and not _to_renew(kept, means):
        yield kept
        return
    made: list[Digest] = []
    for done, chapter in enumerate(chapters):
        yield Progress("synopsis", done, len(chapters))
        for event in chapter_summary(index, chapter, means, _up_to(chapters[-1])):
            if isinstance(event, Digest):
                made.append(event)
    yield from _joined(index, synopsis_key(chapters), made, means)


def kept_synopsis(index: Index, scope: Scope = WHOLE_BOOK) -> Digest | None:
    """The synopsis of what ``scope`` shows as a model has written it, or None."""
    chapters = index.chapters_in(scope)
    kept = _kept(index, synopsis_key(chapters), chapters) if chapters else None
    return None if kept is None else replace(kept, text=index.redacted(kept.text, scope))


def _in_scope(index: Index, events: Iterator[DigestEvent], scope: Scope) -> Iterator[DigestEvent]:
    """``events`` with digests that say nothing from past ``scope``, whatever a model knows."""
    for event in events:
        if isinstance(event, Digest):
            yield replace(event, text=index.redacted(event.text, scope))
        else:
            yield event


def last_of(events: Iterator[DigestEvent]) -> Digest:
    """The digest at the end of ``events``, for whom the way there does not matter."""
    *_, digest = events
    assert isinstance(digest, Digest)
    return digest


def _made(index: Index, chapter: Chapter, means: Means, model: ChatModel) -> Iterator[DigestEvent]:
    """A chapter's digest out of its segments' summaries; those that are missing come first."""
    own = _up_to(chapter)
    held = {segment.id for segment in chapter.segments}
    kind = model.name if means.renew else ""
    todo = [one for one in pending(index, own, kind) if one.segment.id in held]
    meter = means.meter or Meter()
    if todo:
        with Summariser(index, model, meter, means.cancel) as work:
            yield from summarise(index, work, todo, means.parallel, own, kind=kind)
    found = [s for s in index.summaries(own) if s.segment.id in held]
    if len(found) < 2:
        yield _alone(chapter, found)
        return
    check = partial(_supported, index)
    reducer = Reducer(model, meter, "one chapter of a book", means.cancel, check)
    yield from reducer.run([s.text for s in found], "chapter")
    digest = Digest(
        chapter_key(chapter),
        chapter.label,
        reducer.text,
        model.name,
        VERSION,
        reducer.usage,
        len(found),
        _passed(index),
    )
    index.kept.add_digest(digest)
    yield digest


def _kept(index: Index, key: str, chapters: Sequence[Chapter]) -> Digest | None:
    """What is stored of ``chapters``, as the check leaves it where it was stored before that."""
    kept = index.kept.digest(key)
    if kept is None or not _is_unchecked(index, kept):
        return kept
    spans = [span for chapter in chapters for span in chapter.spans]
    titles = "\n".join([kept.title, *(chapter.label for chapter in chapters)])
    text = index.supported(kept.text, spans, titles)
    if not text or not is_enough(text, kept.text):
        return None  # it is made again
    checked = replace(kept, text=text, checked=CHECKED)
    with suppress(StorageError):
        index.kept.add_digest(checked)
    return checked


def _is_unchecked(index: Index, kept: Digest) -> bool:
    return index.faults is not None and kept.checked < CHECKED


def _passed(index: Index) -> int:
    return CHECKED if index.faults is not None else 0


def _supported(index: Index, text: str, source: str) -> str:
    return supported(text, source, index.language, index.faults)


def _of_one_segment(index: Index, chapter: Chapter, scope: Scope) -> Digest | None:
    """What the summary of a chapter of one segment says, where ``scope`` shows it."""
    if len(chapter.segments) != 1:
        return None
    found = index.summaries_of(chapter.segments, scope)
    return _alone(chapter, found) if found else None


def _alone(chapter: Chapter, found: Sequence[Summary]) -> Digest:
    """The digest of a chapter with one summary: what that says, and no request."""
    if not found:
        return Digest(chapter_key(chapter), chapter.label, "")
    (one,) = found
    prompt = VERSION if one.prompt == SEGMENT_VERSION else 0
    return Digest(chapter_key(chapter), chapter.label, one.text, one.model, prompt, parts=1)


def _joined(index: Index, key: str, made: Sequence[Digest], means: Means) -> Iterator[DigestEvent]:
    """The synopsis out of the chapters' digests; kept where a model wrote all of it."""
    title = index.book.metadata.title
    texts = [
        f"{as_name(d.title, LONGEST_HEADING)}: {d.text}" if d.title else d.text
        for d in made
        if d.text
    ]
    if means.model is None:
        text = "\n".join(_first_line(d) for d in made if d.text)
        yield Digest(key, title, text, parts=len(texts))
        return
    meter, check = means.meter or Meter(), partial(_supported, index)
    reducer = Reducer(means.model, meter, "a book", means.cancel, check)
    yield from reducer.run(texts, "synopsis")
    name, usage = means.model.name, reducer.usage
    digest = Digest(key, title, reducer.text, name, VERSION, usage, len(texts), _passed(index))
    if len(texts) > 1:
        index.kept.add_digest(digest)
    yield digest


def _without_model(index: Index, chapter: Chapter) -> Digest:
    """A chapter in its own sentences, some of each segment, evenly."""
    own = _up_to(chapter)
    stored = index.extras.extracts(own)
    chosen = [stored.get(s.id) or _extracted(index, s.spans, own) for s in chapter.segments]
    each = max(1, MOST_UNITS // max(1, len(chosen)))
    step = max(1, -(-len(chosen) // MOST_UNITS))
    units = [unit for some in chosen[::step] for unit in some[:each]]
    text = "\n".join(f"{neutralise(' '.join(index.book.text_at(u).split()))} {u}" for u in units)
    return Digest(chapter_key(chapter), chapter.label, text, parts=len(chosen))


def _extracted(index: Index, spans: Sequence[Span], own: Scope) -> tuple[Span, ...]:
    units = [u for span in spans for u in index.units_inside(span) if own.allows(u)]
    return extract(index.book, units, Stems(index.language, ())) if units else ()


def _first_line(digest: Digest) -> str:
    """A chapter's title and its first sentence, where no model wrote the synopsis."""
    return _titled(digest, digest.text.split("\n", 1)[0])


def _titled(digest: Digest, text: str) -> str:
    """``text`` after the title of what it is of."""
    return f"{as_name(digest.title, LONGEST_HEADING)}: {text}" if digest.title else text


def _to_renew(kept: Digest, means: Means) -> bool:
    return means.renew and means.model is not None and not kept.is_of(means.model.name, VERSION)


def _up_to(chapter: Chapter) -> Scope:
    """The book up to the end of ``chapter``: what its summary may rest on."""
    last = chapter.spans[-1]
    return Scope(Span(last.file, last.end, last.end))
