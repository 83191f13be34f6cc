"""What a model is told of a book before it names search queries: title, author, chief names."""

from __future__ import annotations

from foxreader.core.named import as_name, as_names
from foxreader.core.scope import Scope
from foxreader.index.concepts.build import concepts_in
from foxreader.index.storage.store import Index

_MOST_NAMES = 12
"""The most names of people and places. Chosen, not measured."""
_LONGEST = 40
"""The most characters of a name. Chosen, not measured."""


def about_book(index: Index, scope: Scope) -> str:
    """The book's title and author, and the names it has most often inside ``scope``.

    The names are left out while the concept map does not exist: it takes seconds to make.
    """
    book = index.book.metadata
    lines = [as_name(book.title)]
    if book.authors:
        lines.append(as_names(book.authors))
    if index.extras.has("concepts"):
        people = [one for one in concepts_in(index, scope) if one.kind == "entity"]
        people.sort(key=lambda one: -one.count)
        lines += ["; ".join(as_name(one.label, _LONGEST) for one in people[:_MOST_NAMES])]
    return "\n".join(filter(None, lines))
