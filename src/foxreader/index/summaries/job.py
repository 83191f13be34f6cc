"""F1, F2: the summaries of a book's segments by the reader's model; killed anywhere, it resumes."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait

from foxreader.core.cancel import Cancel
from foxreader.core.errors import BadReply
from foxreader.core.events import Progress
from foxreader.core.message import ChatModel
from foxreader.core.notice import Notice
from foxreader.core.scope import WHOLE_BOOK, Scope
from foxreader.core.span import Span
from foxreader.index.storage.store import Index
from foxreader.index.summaries.batches import finished, next_batch, pending
from foxreader.index.summaries.prompt import Source
from foxreader.index.summaries.requests import Summariser
from foxreader.index.summaries.spending import Meter
from foxreader.index.text_stage import build_text

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
