"""Questions a reader could ask, made of the book's contents and the people and terms of its concept
map, without a model. Nothing in them is past the reader's place."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from foxreader.core.notice import Notice
from foxreader.core.scope import Scope
from foxreader.core.span import Span
from foxreader.index.storage.named_table import Named
from foxreader.index.storage.store import Index
from foxreader.language.fold import fold
from foxreader.retrieval.question.places import Contents

_MOST = 4
"""Questions that are suggested. Chosen: what an empty chat shows without scrolling."""
_FEWEST = 3
"""A name is asked about from this many mentions on. Chosen: once or twice is an aside."""


def suggested(index: Index, place: Span) -> tuple[Notice, ...]:
    """At most four questions for a reader who has come to ``place``.

    At the beginning there is one alone: what the book is about.
    """
    book = index.book
    if not book.readable:
        return ()
    read = Scope(Span(place.file, place.start, place.start))
    people, things = _known(index, read)
    found = [Notice("try_who", name=name) for name in people[:1]]
    found += _chapters(Contents(book), place)
    if len(people) > 1:
        found.append(Notice("try_between", first=people[0], second=people[1]))
    found += [Notice("try_what", name=name) for name in things[:2]]
    return tuple([*found, Notice("try_book")][:_MOST])


def _known(index: Index, read: Scope) -> tuple[list[str], list[str]]:
    """The people, and the terms and places, that were named often in what is ``read``."""
    counted = [
        (sum(read.allows(one.span) for one in named.places), named) for named in index.named.all()
    ]
    counted = [(count, named) for count, named in counted if count >= _FEWEST]
    counted.sort(key=lambda pair: (-pair[0], pair[1].label))
    shown = [(named.kind, named.label) for _, named in counted if _was_named(index, named, read)]
    people = [label for kind, label in shown if kind == "person"]
    return people, [label for kind, label in shown if kind != "person"]


def _was_named(index: Index, named: Named, read: Scope) -> bool:
    """Whether the name itself was read: another name of the same one may come later."""
    label, text_at = fold(named.label), index.book.text_at
    return any(
        fold(" ".join(text_at(one.span).split())) == label
        for one in named.places
        if read.allows(one.span)
    )


def _chapters(contents: Contents, place: Span) -> Iterator[Notice]:
    """A question about the chapter that was finished last."""
    here = contents.chapter_at(place)
    before = _before(contents, here.place if here is not None else place)
    if before is not None:
        yield Notice("try_chapter", title=before)


def _before(contents: Contents, place: Span) -> str | None:
    """The title of the chapter before ``place``, if a reader would count it."""
    heads: Sequence[Span] = contents.headings(Scope(Span(place.file, place.start, place.start)))
    if not heads:
        return None
    part = contents.chapter_at(heads[-1])
    return part.title if part is not None else None
