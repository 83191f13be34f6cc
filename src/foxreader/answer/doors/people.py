"""Who somebody is, who is in a book, and two of them side by side: from the concept map."""

from __future__ import annotations

from collections.abc import Sequence

from foxreader.answer.doors.reply import Reply
from foxreader.core.message import LONGEST_HEADING, as_name, as_names
from foxreader.core.notice import Notice
from foxreader.core.scope import Scope
from foxreader.core.span import Span
from foxreader.index.concepts.build import concepts_in
from foxreader.index.storage.derived import Concept
from foxreader.index.storage.store import Index
from foxreader.language.fold import fold
from foxreader.language.stop_words import with_english
from foxreader.language.tokenize import token_terms, tokens
from foxreader.retrieval.question.places import Contents
from foxreader.retrieval.whole_book import body_of, chapters_of, places_of, readable, turning_points

_LISTED = 20
"""The most names in a list. Chosen, not measured."""
_BY_CHAPTER = 12
"""The most chapters of a card that are shown with a sentence. Chosen, not measured."""
_EACH_SIDE = 3
"""Sentences of each side of a comparison, and of both together. Chosen, not measured."""
_LEAST = 3
"""Times a name must occur for a card: of a rarer one its sentences are all there is. Chosen."""

_HEADING = 300
"""Characters from where the contents point in which a heading ends. Chosen, not measured."""


def known(index: Index, words: str, scope: Scope) -> Concept | None:
    """The entity of the concept map that is called exactly ``words``, articles and titles aside."""
    wanted = _terms(words, index.language)
    for concept in concepts_in(index, scope):
        if concept.kind == "entity" and wanted:
            names = (_terms(name, index.language) for name in (concept.label, *concept.others))
            if any(name == wanted for name in names):
                return concept
    return None


def card(index: Index, scope: Scope, concept: Concept, said: Sequence[Span] = ()) -> Reply:
    """What the map has of ``concept``: other names, what is ``said`` of who it is, first mention, a
    sentence of each chapter. A sentence about somebody need not be about who they are, so none
    is called the answer."""
    reply = Reply(index.book, "strict", Notice("asks_who"))
    names = (concept.label, *concept.others)
    found = places_of(index, names, scope)
    reply.lead(
        Notice(
            "card_named", name=as_name(concept.label, LONGEST_HEADING),
            count=max(found.times, 1), chapters=max(1, len(concept.chapters)),
        )
    )  # fmt: skip
    if concept.others:
        reply.say(Notice("card_also", names=as_names(concept.others)))
    if said:
        reply.say(Notice("card_said"))
    for span in said:
        reply.quote(span)
    first = found.units[0] if found.units else concept.first
    if first not in said:
        reply.say(Notice("card_first"))
        reply.quote(first)
    units = [a.evidence for a in concept.chapters if a.evidence not in (first, *said)]
    step = max(1, -(-len(units) // _BY_CHAPTER))
    if units:
        reply.say(Notice("card_chapters"))
    for unit in units[::step][:_BY_CHAPTER]:
        reply.quote(unit)
    return reply


def worth_a_card(concept: Concept) -> bool:
    """Whether a name occurs often enough that a card says more than its sentences."""
    return concept.count >= _LEAST


def listed(index: Index, scope: Scope, key: str) -> Reply | None:
    """The people, the chapters or the events of the book, in order; None if it has none."""
    reply = Reply(index.book, "strict", Notice("asks_for_list"))
    if key == "people":
        _people(reply, index, scope)
    elif key == "chapters":
        _chapters(reply, index, scope)
    else:
        inside = [span for c in chapters_of(index, scope) for span in body_of(index.book, c)]
        reply.lead(Notice("list_events"))
        for unit in turning_points(index, scope, inside):
            reply.quote(unit)
    return reply if reply.cited else None


def _people(reply: Reply, index: Index, scope: Scope) -> None:
    entities = [c for c in concepts_in(index, scope) if c.kind == "entity"]
    chosen = sorted(entities, key=lambda one: -one.count)[:_LISTED]
    reply.lead(Notice("list_people"))
    for one in sorted(chosen, key=lambda one: one.first):
        reply.say(Notice("list_item", name=as_name(one.label, LONGEST_HEADING), times=one.count))
        reply.mark([one.first])


def _chapters(reply: Reply, index: Index, scope: Scope) -> None:
    reply.lead(Notice("list_chapters"))
    for place in Contents(index.book).headings(scope):
        end = min(place.start + _HEADING, len(index.book.files[place.file].text))
        units = index.units_inside(Span(place.file, place.start, end))
        heading = next((unit for unit in units if scope.allows(unit)), None)
        if heading is not None:
            reply.quote(heading)


def compared(index: Index, scope: Scope, sides: Sequence[Concept]) -> Reply:
    """What the book says of each of two, and where it names both."""
    reply = Reply(index.book, "strict", Notice("asks_to_compare"))
    reply.lead(Notice("compare_sides"))
    where = [places_of(index, (one.label, *one.others), scope).units for one in sides]
    both = sorted(set(where[0]) & set(where[1]))
    for one, units in zip(sides, where, strict=True):
        alone = [unit for unit in units if unit not in both]
        _few(reply, Notice("compare_one", name=as_name(one.label, LONGEST_HEADING)), index, alone)
    _few(reply, Notice("compare_both"), index, both)
    return reply


def _few(reply: Reply, heading: Notice, index: Index, units: Sequence[Span]) -> None:
    """Readable ``units`` spread over the book, after a heading; nothing without any."""
    chosen = readable(index.book, units)
    if chosen:
        count = min(_EACH_SIDE, len(chosen))
        reply.say(heading)
        for number in range(count):
            reply.quote(chosen[number * len(chosen) // count])


def _terms(words: str, language: str) -> tuple[str, ...]:
    """The terms of a name without articles, sorted."""
    stop = with_english(language)
    kept = (token for token in tokens(words) if fold(token.text) not in stop)
    return tuple(sorted(k for token in kept for k in token_terms(token.text, token.kind, language)))
