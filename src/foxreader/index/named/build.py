"""Finds the people, places and terms of what a scope shows of a book, without a model.

Deterministic, and made of the text before the limit alone: under a limit the names, their kinds,
other names and mentions are those of a book that ends there.
"""

from __future__ import annotations

from collections.abc import Sequence

from foxreader.core.scope import Scope
from foxreader.index.concepts.chapter_text import BookText, Mention, book_text
from foxreader.index.concepts.cjk_words import lexicon
from foxreader.index.concepts.entities import Entity, entities
from foxreader.index.concepts.truncate import cut
from foxreader.index.named.kinds import kinds
from foxreader.index.named.terms import phrases
from foxreader.index.pieces.chunk import BookKind, book_kind
from foxreader.index.storage.named_table import Named, NamedKind, NamedPlace
from foxreader.index.storage.store import Index
from foxreader.language.fold import fold
from foxreader.language.name_kinds import Beside, beside

MOST_NAMED = 1000
"""Names of a book at most, the most mentioned; chosen: nobody reads more."""
_OTHERS = 8
"""Other names listed for one at most; chosen, as in the concept map."""


def named_in(index: Index, scope: Scope) -> tuple[Named, ...]:
    """The people, places and terms of what ``scope`` shows, the most mentioned first.

    Those of the whole book are stored, and there are none before they are; under a limit they are
    found now.
    """
    if scope.limit is None:
        return index.named.all()
    if not index.searchable:
        return ()
    reading = book_text(index, scope)
    found, _ = entities(reading, lexicon(reading))
    return named_of(reading, found, book_kind(cut(index.book, scope)))


def named_of(reading: BookText, found: Sequence[Entity], kind: BookKind) -> tuple[Named, ...]:
    """The same from what was read of the book, with its ``found`` names."""
    words = beside(reading.language)
    made = [
        _named(reading, entity, sort, words)
        for entity, sort in zip(found, kinds(reading, found, kind), strict=True)
        if sort is not None
    ]
    if kind == "dense":
        known = {fold(name) for one in made for name in (one.label, *one.others)}
        made += [
            Named("term", label, (), _places(reading, mentions))
            for label, mentions in phrases(reading)
            if fold(label) not in known
        ]
    made.sort(key=lambda one: (-one.count, one.first.span, one.label))
    return tuple(made[:MOST_NAMED])


def _named(reading: BookText, entity: Entity, kind: NamedKind, words: Beside) -> Named:
    """An entity without the forms that name something else."""
    forms = [
        (name, where)
        for name, where in entity.forms
        if name == entity.label or _means(name, entity.label, kind, words)
    ]
    others = tuple(name for name, where in forms if len(where) > 1 and name != entity.label)
    mentions = sorted(mention for _, where in forms for mention in where)
    return Named(kind, entity.label, others[:_OTHERS], _places(reading, mentions))


def _means(name: str, label: str, kind: NamedKind, words: Beside) -> bool:
    """Whether a form of a name means what its ``label`` does: the Washington Post is no town."""
    own, base = [[fold(word) for word in text.split()] for text in (name, label)]
    if len(own) > 1 and words.titles.has(own[-1]) and own[-1] not in base:
        return False
    if kind != "place" or not set(base) < set(own):
        return True
    return own[-1] in base or own[-1] in words.place_nouns


def _places(reading: BookText, mentions: Sequence[Mention]) -> tuple[NamedPlace, ...]:
    parts = reading.parts
    return tuple(
        NamedPlace(parts[one.part].span_of(one), parts[one.part].units[one.unit])
        for one in mentions
    )
