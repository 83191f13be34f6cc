"""Finds the places of stored conversations and the reading position in a new text of the book.

Another version of the program may extract different text from the same file. A place is found as
``verify`` finds it: by its words and the words around it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace

from foxreader.answer.conversation.stored import StoredTurn, dumps, loads, readable
from foxreader.core.anchor import Anchor, find
from foxreader.core.book import Book
from foxreader.core.events import Citation, Flag, Mark
from foxreader.core.notice import Notice
from foxreader.core.scope import Selection
from foxreader.core.span import Span

_AHEAD = 80
"""How many characters after an empty place identify it: about a line of a book. With the characters
around them (``AROUND``) they are unique in most books. Chosen, not measured."""

_STEPS_BACK = 50
"""If the text at a place is gone, how many pieces of ``_AHEAD`` characters before it are tried:
about two pages of a book. Chosen, not measured."""


class Relocation:
    """Finds places of the text ``old`` in the text ``new`` of the same book.

    ``lost`` are the words of citations that are not in the new text. ``place_guessed``: the words
    at the reading position are not in it, so the position is approximate.
    """

    def __init__(self, old: Book, new: Book) -> None:
        self._old, self._new = old, new
        self.lost: list[str] = []
        self.place_guessed = False

    def turn(self, record: str, own: bool) -> str:
        """The record of a turn with its places in the new text. ``own``: the conversation is about
        this book. A record or place that cannot be read or found stays unchanged.
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
            asked = replace(asked, selection=self._selection(selection))
        moved = replace(turn, answer=answer, asked=asked)
        return record if moved == turn else dumps(moved)

    def place(self, place: Span) -> Span:
        """The reading position in the new text; a little earlier if its words are not there.

        Never later, since it may be the spoiler limit. Only if none of the two pages before it is
        found, it is set by the share of the book that was read.
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
        """An empty place in the new text; None if the words after it are not there."""
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

    def _selection(self, selection: Selection | None) -> Selection | None:
        """The passage or the highlights of a question in the new text, as far as they are found;
        None if none of them is."""
        if selection is None:
            return None
        if (passage := selection.passage) is not None:
            found = self._found(passage)
            return None if found is None else Selection.of(found)
        places = [(self._found(span), note) for span, note in selection.highlights]
        kept = [(span, note) for span, note in places if span is not None]
        if not kept:
            return None
        return replace(Selection.of_highlights(kept), total=selection.total)

    def _found(self, span: Span) -> Span | None:
        """The place in the new text of the words at ``span`` of the old one, None if not found."""
        if not self._old.text_at(span).strip():
            return None
        return find(replace(Anchor.of(self._old, span), book=""), self._new).span

    def _by_words(self, citation: Citation) -> Span | None:
        """The place of a citation that did not match the old text either; None if not found."""
        if not citation.quote.strip():
            return None
        return find(Anchor("", citation.span, citation.quote), self._new).span


def turns_that_hold(
    records: Iterable[str], book: Book, stored: Callable[[str], Book | None]
) -> Iterator[StoredTurn]:
    """The turns in ``records``, each with the citations whose words are at their stated places, and
    a note about the others. ``stored`` gives other cited books by hash, None for a missing one.
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
    """``turn`` without the citations for which ``holds`` is false, and with a note about them."""
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
