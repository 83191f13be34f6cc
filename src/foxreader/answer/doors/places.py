"""How often something is named, where first and where last: counted in code, every place cited."""

from __future__ import annotations

from foxreader.answer.doors.reply import Reply
from foxreader.core.message import LONGEST_HEADING, as_name
from foxreader.core.notice import Notice
from foxreader.core.scope import Scope
from foxreader.index.storage.store import Index
from foxreader.language.aims import Kind
from foxreader.retrieval.whole_book import Places, by_chapter, places_of

MOST_PLACES = 400
"""The most places with a footnote; with more, the answer says that the first ones are linked.
Chosen, not measured."""
_QUOTED = 8
"""Up to this many places are quoted one by one; more are footnotes by chapter. Chosen."""
_LONGEST = 80
"""Characters of the words that are counted, as they are repeated. Chosen, not measured."""


def named_places(index: Index, scope: Scope, kind: Kind, subject: str) -> Reply:
    """The answer to how often (``count``), where ``first`` or where ``last`` ``subject`` is named
    in what ``scope`` shows.
    """
    reply = Reply(index.book, "places", Notice("asks_for_places"))
    words, so_far = as_name(subject, _LONGEST), scope.limit is not None
    found = places_of(index, (subject,), scope)
    if not found.times:
        nowhere = Notice("named_nowhere_so_far", words=words)
        reply.lead(nowhere if so_far else Notice("named_nowhere", words=words))
    elif kind == "first":
        reply.lead(Notice("named_first", words=words))
        reply.quote(found.units[0])
    elif kind == "last":
        last = Notice("named_last_so_far", words=words)
        reply.lead(last if so_far else Notice("named_last", words=words))
        reply.quote(found.units[-1])
    else:
        times = Notice("named_times_so_far", words=words, count=found.times)
        reply.lead(times if so_far else Notice("named_times", words=words, count=found.times))
        show(reply, index, scope, found)
    return reply


def show(reply: Reply, index: Index, scope: Scope, found: Places) -> None:
    """All places: quoted if they are few, else footnotes under each chapter."""
    if len(found.units) <= _QUOTED:
        for unit in found.units:
            reply.quote(unit)
        return
    left = MOST_PLACES
    for label, numbers in by_chapter(found, index, scope):
        times = sum(found.counts[number] for number in numbers)
        name = as_name(label, LONGEST_HEADING) or as_name(index.book.metadata.title)
        reply.say(Notice("named_in_chapter", chapter=name, times=times))
        reply.mark([found.units[number] for number in numbers[:left]])
        left = max(0, left - len(numbers))
    if len(found.units) > MOST_PLACES:
        reply.say(Notice("named_cut", shown=MOST_PLACES))
