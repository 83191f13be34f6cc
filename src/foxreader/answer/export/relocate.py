"""The places in stored conversations, and where the reader is, in another text of their book.

Another version of the program may extract other text from the same file. A place is found again as
``verify`` finds it: by its words and by those before and after it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace

from foxreader.answer.conversation.stored import StoredTurn, dumps, loads, readable
from foxreader.answer.export.claims import Claim
from foxreader.answer.export.sheet import AROUND
from foxreader.answer.export.verify import verify
from foxreader.core.book import Book
from foxreader.core.events import Citation, Flag, Mark
from foxreader.core.notice import Notice
from foxreader.core.span import Span

_AHEAD = 80
"""Characters after a place without width that it is known by: about a line of a book. With the
characters around them (``AROUND``) they name one place in most books. Chosen, not measured."""

_STEPS_BACK = 50
"""How many runs of ``_AHEAD`` characters before the place are looked for when its own is not
there: about two pages of a book. Chosen, not measured."""


class Relocation:
    """Finds places of the text ``old`` in the text ``new`` of the same book.

    ``lost`` are the words of citations that are not in the new text. ``place_guessed`` tells that
    the words at the reader's place are not, so that it was set near it.
    """

    def __init__(self, old: Book, new: Book) -> None:
        self._old, self._new = old, new
        self.lost: list[str] = []
        self.place_guessed = False

    def turn(self, record: str, own: bool) -> str:
        """The record of a turn with its places in the new text; ``own`` tells that the turn is of a
        conversation about this book. What cannot be read, or found, stays as it is.
        """
        try:
            turn = loads(record)
        except ValueError:
            return record
        books = (self._new.sha256, "") if own else (self._new.sha256,)
        citations = tuple(
            self._citation(citation) if citation.book in books else citation
            for citation in turn.answer.citations
        )
        answer, asked = replace(turn.answer, citations=citations), turn.asked
        if own:
            limit, selection = answer.limit, asked.selection
            answer = replace(answer, limit=None if limit is None else self.reach(limit))
            asked = replace(asked, selection=None if selection is None else self._found(selection))
        moved = replace(turn, answer=answer, asked=asked)
        return record if moved == turn else dumps(moved)

    def place(self, place: Span) -> Span:
        """Where the reader is, in the new text; where its words are not there, a little earlier.

        Not later, since a spoiler limit may be at it. Only where nothing of the two pages before
        it is found is it set by the share that was read.
        """
        found = self.reach(place)
        if found is not None:
            return found
        self.place_guessed = True
        if not self._old.holds(place):
            return Span(0, 0, 0)
        for back in range(1, _STEPS_BACK + 1):
            start = place.start - back * _AHEAD
            if start < 0:
                break
            found = self.reach(Span(place.file, start, start))
            if found is not None:
                return found
        return self._new.place_at(self._old.fraction(place))

    def reach(self, place: Span) -> Span | None:
        """A place without width in the new text; None where its words are not there."""
        if not self._old.holds(place):
            return None
        if (place.file, place.start) == (0, 0):
            return Span(0, 0, 0)
        text = self._old.files[place.file].text
        ahead = Span(place.file, place.start, min(place.start + _AHEAD, len(text)))
        if self._old.text_at(ahead).strip():
            found = self._found(ahead)
            return None if found is None else Span(found.file, found.start, found.start)
        found = self._found(Span(place.file, max(0, place.start - _AHEAD), place.start))
        return None if found is None else Span(found.file, found.end, found.end)

    def _citation(self, citation: Citation) -> Citation:
        known = self._old.holds(citation.span) and (
            self._old.text_at(citation.span) == citation.quote
        )
        found = self._found(citation.span) if known else self._by_words(citation)
        if found is None:
            if known:
                self.lost.append(citation.quote)
            return citation
        return replace(citation, span=found, quote=self._new.text_at(found))

    def _found(self, span: Span) -> Span | None:
        """Where the words of ``span`` of the old text are in the new one."""
        text, quote = self._old.files[span.file].text, self._old.text_at(span)
        before, after = text[max(0, span.start - AROUND) : span.start], text[span.end :][:AROUND]
        return verify(Claim(0, 0, "", span, quote, before, after), self._new).span

    def _by_words(self, citation: Citation) -> Span | None:
        """The one place of a citation that did not fit the old text either."""
        return verify(Claim(0, 0, "", citation.span, citation.quote), self._new).span


def turns_that_hold(
    records: Iterable[str], book: Book, stored: Callable[[str], Book | None]
) -> Iterator[StoredTurn]:
    """The turns in ``records``, each with those citations whose words are where they are said to
    be, and with a note of the others. ``stored`` gives the other books that are cited, None for one
    that is gone.
    """
    books: dict[str, Book | None] = {"": book, book.sha256: book}

    def holds(citation: Citation) -> bool:
        if citation.book not in books:
            books[citation.book] = stored(citation.book)
        own = books[citation.book]
        return (
            own is not None
            and own.holds(citation.span)
            and (own.text_at(citation.span) == citation.quote)
        )

    return (_as_it_holds(turn, holds) for turn in readable(records))


def _as_it_holds(turn: StoredTurn, holds: Callable[[Citation], bool]) -> StoredTurn:
    """``turn`` without the citations of its answer that do not hold, and with a note of them."""
    answer = turn.answer
    gone = {citation.number for citation in answer.citations if not holds(citation)}
    if not gone:
        return turn
    parts = tuple(p for p in answer.parts if not (isinstance(p, Mark) and p.footnote in gone))
    held = tuple(citation for citation in answer.citations if citation.number not in gone)
    flags = (*answer.flags, Flag("note", Notice("citations_gone", count=len(gone))))
    # The ids of chunks are listed one for each citation.
    return replace(turn, answer=replace(
        answer, parts=parts, citations=held, flags=flags, chunks=()
    ))  # fmt: skip
