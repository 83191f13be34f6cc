"""An index whose file is whole as a database, but not what was stored: it is made anew."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager

from foxreader.core.errors import StorageError
from foxreader.core.notice import Notice
from foxreader.core.scope import WHOLE_BOOK
from foxreader.index.storage.posting import BITS, read
from foxreader.index.storage.store import Index
from foxreader.library.store_file import VALUES

logger = logging.getLogger(__name__)


@contextmanager
def checked(*indexes: Index) -> Iterator[None]:
    """An error inside that a damaged index caused becomes a ``StorageError``, once: that index is
    made anew when it is next read. What a model was paid for stays in it. Other errors pass."""
    try:
        yield
    except VALUES as error:
        damaged = [index for index in indexes if _renewed(index)]
        if not damaged:
            raise
        raise StorageError(Notice("index_damaged")) from error


def _renewed(index: Index) -> bool:
    """Whether the index was damaged; it is empty then."""
    try:
        if _is_readable(index):
            return False
    except (StorageError, *VALUES) as error:
        logger.warning("The index cannot be read: %s", error)
    index.begin_anew()
    return True


def _is_readable(index: Index) -> bool:
    """Whether all that is made of the book's text is there, and inside of the book. Reads all."""
    passages = index.passages(WHOLE_BOOK)
    places = index.all_places()
    book = index.book
    return (
        [passage.id for passage in passages] == list(range(1, len(passages) + 1))
        and all(index.units(passage.id, WHOLE_BOOK) for passage in passages)
        and all(map(book.holds, index.units_in(WHOLE_BOOK)))
        and all(isinstance(length, int) for length in index.lengths(len(passages)).values())
        and all(0 < at >> BITS <= len(passages) for blob in places for at in read([blob]))
        and all(isinstance(name, str) for name in index.names())
        and all(book.holds(at) for spans in index.extracts(WHOLE_BOOK).values() for at in spans)
        and all(book.holds(at) for chunk in index.extras.chunks(WHOLE_BOOK) for at in chunk.spans)
        and all(book.holds(one.unit) for named in index.named.all() for one in named.places)
        and isinstance(index.extras.concepts(), tuple)
    )
