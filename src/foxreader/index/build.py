"""The index job: the full text in seconds, then the summaries; killed anywhere, it resumes."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait

from foxreader.core.cancel import Cancel
from foxreader.core.events import Progress
from foxreader.core.message import ChatModel, Message, Usage, complete
from foxreader.core.scope import WHOLE_BOOK, Scope
from foxreader.index.batches import Estimate, batches, estimate, parts, pending
from foxreader.index.passage import Passage, passages, running_lines
from foxreader.index.store import Index, NewPassage, Summary
from foxreader.index.summary import (
    REPLY_TOKENS,
    RETRY,
    SCHEMA,
    VERSION,
    Source,
    keep_tags,
    read_reply,
    request,
)
from foxreader.index.words import characters, terms, token_terms, tokens

__all__ = ["Estimate", "build_summaries", "build_text", "estimate"]

_BATCH = 400_000
_WAIT_SECONDS = 60.0
_SHORT_WAIT_SECONDS = 2.0
_STARTS_SENTENCE = re.compile(r"(?:^|[.!?:…\"“”‘’'«»(—–\n-])\s*$")


def build_text(index: Index, cancel: Cancel | None = None) -> Iterator[Progress]:
    """Fill the full-text part: no model, seconds. Finished files are kept when stopped.

    When another process is building it, this waits and finds the work done.
    """
    files = index.book.files
    if index.searchable:
        return
    with index.lock(_WAIT_SECONDS):
        at = index.files_done
        running = running_lines(index.book)
        while not index.searchable:
            if cancel is not None:
                cancel.check()
            after = _batch_end(index, at)
            names: Counter[tuple[str, bool]] = Counter()
            new = [
                _new(index, passage, names)
                for file in range(at, after)
                for passage in passages(index.book, file, running)
            ]
            index.add_text(new, _name_rows(names), after)
            at = after
            yield Progress("text", at, len(files))


def _batch_end(index: Index, at: int) -> int:
    """The file after the last one of the batch that starts with file ``at``."""
    files = index.book.files
    size, after = 0, at
    while after < len(files) and (size == 0 or size + len(files[after].text) <= _BATCH):
        size += max(1, len(files[after].text))
        after += 1
    return after


def _new(index: Index, passage: Passage, names: Counter[tuple[str, bool]]) -> NewPassage:
    book = index.book
    body: list[str] = []
    single: list[str] = []
    for unit in passage.units:
        text = book.text_at(unit)
        body += terms(text, index.language)
        single += characters(text)
        _count_names(text, index.language, names)
    title = terms(book.title_at(passage.span), index.language)
    return NewPassage(passage.span, passage.units, body, title, single)


def _count_names(text: str, language: str, names: Counter[tuple[str, bool]]) -> None:
    """Count for each word how often it has a capital inside a sentence, and how often none."""
    if text.isupper():
        return
    for token in tokens(text):
        if token.kind == "word" and token.text[0].isalpha():
            capital = token.text[0].isupper()
            if capital and _STARTS_SENTENCE.search(text[max(0, token.start - 4) : token.start]):
                continue
            for term in token_terms(token.text, "word", language):
                names[term, capital] += 1


def _name_rows(names: Counter[tuple[str, bool]]) -> Iterator[tuple[str, int, int]]:
    for term in sorted({term for term, _ in names}):
        yield term, names[term, True], names[term, False]


def build_summaries(
    index: Index,
    model: ChatModel,
    cancel: Cancel | None = None,
    parallel: int = 1,
    scope: Scope = WHOLE_BOOK,
) -> Iterator[Progress]:
    """Summarise the segments of ``scope`` that have no summary; the full text first.

    Each finished request is stored at once. When one fails, those still running are awaited
    and stored before the failure is raised, so that nothing is paid twice.
    """
    yield from build_text(index, cancel)
    with index.lock(_SHORT_WAIT_SECONDS):
        todo = pending(index, scope)
        done = len(index.summaries(scope))
        total = done + len(todo)
        yield Progress("segments", done, total)
        for found in _summarised(batches(todo, model.context), model, cancel, parallel):
            for summary in found:
                index.add_summary(summary)
            done += len(found)
            yield Progress("segments", done, total)


def _summarised(
    todo: list[tuple[Source, ...]], model: ChatModel, cancel: Cancel | None, parallel: int
) -> Iterator[list[Summary]]:
    """The summaries of each batch as it is done; a failure comes after all that succeeded."""
    waiting = iter(todo)
    running: set[Future[list[Summary]]] = set()
    failure: BaseException | None = None
    with ThreadPoolExecutor(max(1, parallel)) as pool:
        while True:
            while failure is None and len(running) < max(1, parallel):
                batch = next(waiting, None)
                if batch is None:
                    break
                running.add(pool.submit(_summarise, batch, model, cancel))
            if not running:
                break
            finished, running = wait(running, return_when=FIRST_COMPLETED)
            for future in finished:
                error = future.exception()
                failure = failure or error
                if error is None:
                    yield future.result()
    if failure is not None:
        raise failure


def _summarise(batch: Sequence[Source], model: ChatModel, cancel: Cancel | None) -> list[Summary]:
    """One summary for each source: in one request, once more if need be, then one by one."""
    found: dict[int, str] = {}
    usage = Usage()
    if len(batch) > 1:
        found, usage = _asked(batch, model, cancel)
    summaries: list[Summary] = []
    for one in batch:
        text = found.get(one.segment.id, "")
        if not text:
            text, more = _alone(one, model, cancel)
            usage += more
        summaries.append(Summary(one.segment, text, model.name, VERSION, usage))
        # The cost of a shared request stands with its first segment, so that sums are right.
        usage = Usage()
    return summaries


def _asked(
    sources: Sequence[Source], model: ChatModel, cancel: Cancel | None
) -> tuple[dict[int, str], Usage]:
    """What the model says of ``sources``, asked a second time when no JSON came."""
    messages = request(sources)
    most = REPLY_TOKENS * len(sources)
    reply, usage = complete(model, messages, json_schema=SCHEMA, max_tokens=most, cancel=cancel)
    found = read_reply(reply, sources)
    if found:
        return found, usage
    again = [*messages, Message("assistant", reply), Message("user", RETRY)]
    reply, more = complete(model, again, json_schema=SCHEMA, max_tokens=most, cancel=cancel)
    return read_reply(reply, sources), usage + more


def _alone(one: Source, model: ChatModel, cancel: Cancel | None) -> tuple[str, Usage]:
    """The summary of one segment, in parts where it does not fit; any text will do now."""
    texts: list[str] = []
    usage = Usage()
    for part in parts(one, model.context):
        reply, more = complete(
            model, request([part]), json_schema=SCHEMA, max_tokens=REPLY_TOKENS, cancel=cancel
        )
        usage += more
        texts.append(read_reply(reply, [part]).get(one.segment.id) or keep_tags(reply, part.tags))
    return " ".join(filter(None, texts)), usage
