"""F1, F2: the summaries of a book's segments by the reader's model; killed anywhere, it resumes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait

from foxreader.core.cancel import Cancel
from foxreader.core.events import Progress
from foxreader.core.message import ChatModel, Message, Usage, complete
from foxreader.core.scope import WHOLE_BOOK, Scope
from foxreader.index.batches import batches, parts, pending
from foxreader.index.build import build_text
from foxreader.index.kept import Summary
from foxreader.index.store import Index
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

_SHORT_WAIT_SECONDS = 2.0


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
                index.kept.add_summary(summary)
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
