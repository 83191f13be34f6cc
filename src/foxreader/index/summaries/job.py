"""F1, F2: an index job from end to end; killed anywhere, it resumes.

What needs no model is made at once, then the reader's model adds the summaries of the segments.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from pathlib import Path
from types import TracebackType

from foxreader.core.book import Book
from foxreader.core.cancel import Cancel
from foxreader.core.errors import BadReply, CutOff
from foxreader.core.events import Progress
from foxreader.core.message import ChatModel, Embedder, Message, Usage
from foxreader.core.notice import Notice
from foxreader.core.scope import WHOLE_BOOK, Scope
from foxreader.core.span import Span
from foxreader.index.stages import build_derived, build_text, build_vectors
from foxreader.index.storage.model_results import CHECKED, Summary, is_enough
from foxreader.index.storage.store import Index
from foxreader.index.summaries.concept_labels import build_labels
from foxreader.index.summaries.plan import finished, next_batch, parts, pending
from foxreader.index.summaries.requests import (
    REPLY_TOKENS,
    RETRY,
    SCHEMA,
    VERSION,
    Meter,
    Source,
    read_alone,
    read_reply,
    reply_tokens,
    request,
)
from foxreader.language.script import fold
from foxreader.language.tokenize import Reader, tokens
from foxreader.library.passages import Passages, TermsOf

# Requests, and the storing of what comes back

_MOST_MISSES = 3
"""Segments in a row for which a model gives nothing, after which the job ends. Chosen, not
measured."""


class Summariser:
    """Asks a model for summaries from several threads, and stores each as it comes.

    It has a connection of its own to the index, so that a finished reply is in the database
    whatever becomes of the job. ``done`` segments were stored, ``missed`` were given nothing.
    """

    def __init__(
        self, index: Index, model: ChatModel, meter: Meter, cancel: Cancel | None = None
    ) -> None:
        self.context = model.context
        self.done = self.missed = 0
        self._model, self._meter, self._cancel = model, meter, cancel
        self._index = Index.open(index.path, index.book, index.faults)
        self._storing = threading.Lock()
        self._misses_in_a_row = 0
        self._one_by_one = False

    def __enter__(self) -> Summariser:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._index.close()

    def summarise(self, batch: Sequence[Source]) -> None:
        """Have all of ``batch`` summarised: in one request, once more if need be, then singly."""
        found: set[int] = set()
        # A model that could not do several at once is not paid to try again with the next.
        if len(batch) > 1 and not self._one_by_one:
            found = self._together(batch)
            self._one_by_one = not found
        for one in batch:
            if one.segment.id not in found:
                self._alone(one)

    def _together(self, batch: Sequence[Source]) -> set[int]:
        """Ask for all at once, a second time when no JSON came; the ids that were stored."""
        messages = request(batch)
        most = reply_tokens(batch)
        reply, usage = self._ask(messages, most)
        given = read_reply(reply, batch)
        if not given:
            again = [*messages, Message("assistant", reply[:2000]), Message("user", RETRY)]
            reply, more = self._ask(again, most)
            given, usage = read_reply(reply, batch), usage + more
        # One of which too little is left is asked for again, by itself.
        left = {
            one.segment.id: self._supported(given.get(one.segment.id, ""), one) for one in batch
        }
        texts = {id_: text for id_, text in left.items() if text and is_enough(text, given[id_])}
        self._store([(one, texts.get(one.segment.id, "")) for one in batch], batch[-1], usage)
        return set(texts)

    def _alone(self, one: Source) -> None:
        """Ask for one segment, in parts where it does not fit."""
        texts: list[str] = []
        usage = Usage()
        for part in parts(one, self.context):
            text, more = self._part(part)
            texts.append(text)
            usage += more
        whole = " ".join(texts) if all(texts) else ""
        self._store([(one, whole)], one, usage)
        self._note(bool(whole))

    def _part(self, part: Source) -> tuple[str, Usage]:
        """What the model says of one request's text as far as that supports it.

        It is asked twice where it says nothing or too little of that is left.
        """
        reply, usage = self._ask(request([part]), REPLY_TOKENS)
        given = read_alone(reply, part)
        text = self._supported(given, part)
        if not text or not is_enough(text, given):
            reply, more = self._ask(request([part]), REPLY_TOKENS)
            again = self._supported(read_alone(reply, part), part)
            text, usage = max(again, text, key=len), usage + more
        return text, usage

    def _supported(self, text: str, one: Source) -> str:
        spans = one.segment.spans
        with self._storing:
            return self._index.supported(text, spans, one.segment.title) if text else ""

    def _ask(self, messages: Sequence[Message], most: int) -> tuple[str, Usage]:
        """One reply; a connection that breaks in its middle gets a second chance."""
        try:
            return self._send(messages, most)
        except CutOff:
            return self._send(messages, most)

    def _send(self, messages: Sequence[Message], most: int) -> tuple[str, Usage]:
        return self._meter.complete(
            self._model, messages, json_schema=SCHEMA, max_tokens=most, cancel=self._cancel
        )

    def _store(self, texts: Sequence[tuple[Source, str]], last: Source, usage: Usage) -> None:
        """Keep what was found, all or nothing; ``last`` is where the model's text ended."""
        end = last.segment.spans[-1]
        reach = Span(end.file, end.end, end.end)
        new: list[Summary] = []
        for one, text in texts:
            if text:
                # A shared request costs once: it is noted with its first summary.
                cost = Usage() if new else usage
                name, passed = self._model.name, CHECKED if self._index.faults else 0
                new.append(Summary(one.segment, text, name, VERSION, cost, reach, passed))
        with self._storing:
            self._index.kept.add_summaries(new)
            self.done += len(new)

    def _note(self, given: bool) -> None:
        """Count requests without a usable reply; raises ``BadReply`` when that goes on."""
        with self._storing:
            self.missed += not given
            self._misses_in_a_row = 0 if given else self._misses_in_a_row + 1
            if self._misses_in_a_row >= _MOST_MISSES:
                raise BadReply(
                    Notice("no_summary_in_a_row", model=self._model.name, sections=_MOST_MISSES)
                )


# The summaries

_SHORT_WAIT_SECONDS = 2.0
"""How long the job waits for another process at the same work before it says so. Chosen, not
measured."""

Near = Callable[[], Span | None]
"""Where the reader is now; None where nobody reads."""


def nowhere() -> Span | None:
    """Nobody reads: the book is summarised from its beginning."""
    return None


def build_summaries(
    index: Index,
    model: ChatModel,
    cancel: Cancel | None = None,
    parallel: int = 1,
    scope: Scope = WHOLE_BOOK,
    *,
    near: Near = nowhere,
    meter: Meter | None = None,
    renew: bool = False,
) -> Iterator[Progress]:
    """Summarise the segments of ``scope`` that have no summary; the full text first.

    ``near`` is asked before each request, and what the reader has before them comes first.
    At most ``parallel`` requests run at once; each reply is stored the moment it is there.
    ``meter`` counts them and may hold a cap. With ``renew``, summaries of another model or an
    older prompt are made again; without, they stay and are marked as older.

    When a request fails, those still running are awaited and stored before the failure is
    raised, so that nothing is paid twice. Raises what the model raises, ``LimitReached``
    before a cap would be crossed, ``BadReply`` when the model gave some segments no summary.
    """
    yield from build_text(index, cancel)
    with index.lock(_SHORT_WAIT_SECONDS):
        kind = model.name if renew else ""
        done = len(finished(index, scope, kind))
        todo = pending(index, scope, kind)
        yield Progress("segments", done, done + len(todo))
        counted = Meter() if meter is None else meter
        with Summariser(index, model, counted, cancel) as work:
            for state in summarise(index, work, todo, parallel, scope, near, kind):
                yield Progress("segments", done + state.done, done + state.total)


def summarise(
    index: Index,
    work: Summariser,
    todo: Sequence[Source],
    parallel: int,
    scope: Scope,
    near: Near = nowhere,
    kind: str = "",
) -> Iterator[Progress]:
    """Have ``work`` summarise ``todo`` (in reading order), and yield at the end of each request."""
    total, left = len(todo), list(todo)
    running: set[Future[None]] = set()
    failure: BaseException | None = None
    with ThreadPoolExecutor(max(1, parallel)) as pool:
        while True:
            while left and failure is None and len(running) < max(1, parallel):
                left = _still_pending(index, left, scope, kind)
                batch = next_batch(left, near(), work.context)
                left = _without(left, {one.segment.id for one in batch})
                running.add(pool.submit(work.summarise, batch))
            if not running:
                break
            ended, running = wait(running, return_when=FIRST_COMPLETED)
            failure = failure or next(filter(None, (f.exception() for f in ended)), None)
            yield Progress("segments", work.done, total)
    if failure is not None:
        raise failure
    if work.missed:
        raise BadReply(Notice("summaries_missing", missing=work.missed, total=total))


def _still_pending(index: Index, left: list[Source], scope: Scope, kind: str) -> list[Source]:
    """``left`` without what somebody else has had summarised meanwhile."""
    return _without(left, finished(index, scope, kind))


def _without(left: list[Source], ids: frozenset[int] | set[int]) -> list[Source]:
    return [one for one in left if one.segment.id not in ids]


# The table of all books: no model; killed, it resumes

_BATCH = 500
"""Passages that are put in at once, so that others wait for the library's file a moment only.
Chosen, not measured."""


def shelve(
    index: Index, table: Passages, path: Path, cancel: Cancel | None = None
) -> Iterator[Progress]:
    """Put the passages of a searchable index into ``table``; what is there already stays.

    ``path`` is where the book lies. Stopped or killed, it goes on with the batch it was at.
    """
    book = index.book
    place = table.begin(book.sha256, book.fingerprint, index.language, path)
    if place.whole:
        return
    passages = [passage.span for passage in index.passages(WHOLE_BOOK)]
    terms = terms_of(book, index.language)
    done = place.passages
    while done < len(passages):
        if cancel is not None:
            cancel.check()
        batch = passages[done : done + _BATCH]
        now = table.add(place, done, [(span, terms(span)) for span in batch])
        if now is None:  # another process has put in another text of this book
            return
        done = now
        yield Progress("shelf", done, len(passages))
    table.finish(place)


def terms_of(book: Book, language: str) -> TermsOf:
    """What gives the terms of a passage of ``book``, as they are in the table."""
    reader = Reader(language)
    return lambda span: _terms(book.text_at(span), reader)


def _terms(text: str, reader: Reader) -> list[str]:
    """The terms of a passage. In a run without spaces each character begins a pair, except
    the last, which is added alone: so a word of one character is found wherever it is.
    """
    found, single = reader.both(text)
    if single:
        found += [fold(token.text)[-1:] for token in tokens(text) if token.kind == "pairs"]
    return found


# The job


def without_model(
    index: Index,
    table: Passages,
    path: Path,
    embedder: Embedder | None = None,
    cancel: Cancel | None = None,
) -> Iterator[Progress]:
    """Full text, chunks, extracts, concept map, the book's part of ``table``; each resumes.

    ``path`` is where the book lies. ``embedder`` adds the vectors, where one is given.
    """
    yield from build_text(index, cancel)
    yield from build_derived(index, cancel)
    yield from shelve(index, table, path, cancel)
    if embedder is not None:
        yield from build_vectors(index, embedder, cancel)


def with_model(
    index: Index,
    model: ChatModel,
    parallel: int = 1,
    *,
    scope: Scope = WHOLE_BOOK,
    near: Near = nowhere,
    meter: Meter | None = None,
    renew: bool = False,
    cancel: Cancel | None = None,
) -> Iterator[Progress]:
    """The segments' summaries, then names for the concepts; see ``build_summaries``.

    Concepts are named once the whole book may be seen: what a limit shows changes with it.
    """
    meter = Meter() if meter is None else meter
    yield from build_summaries(
        index, model, cancel, parallel, scope, near=near, meter=meter, renew=renew
    )
    if scope.limit is None and index.extras.concepts():
        yield Progress("concepts", 0, 1)
        build_labels(index, model, scope, cancel, meter)
        yield Progress("concepts", 1, 1)
