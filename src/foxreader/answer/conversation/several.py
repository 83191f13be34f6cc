"""Z7: a conversation about several books; each citation belongs to one of them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from types import TracebackType
from typing import Literal

from foxreader.answer import prompt
from foxreader.answer.conversation.session import Session
from foxreader.answer.conversation.within_limit import so_far_of_several
from foxreader.answer.direct.strict import (
    ABSENT,
    LIKELY,
    UNSTATED,
    WHOLE,
    StrictAnswer,
    strict_answer,
)
from foxreader.answer.direct.verbatim import events_of, sides
from foxreader.answer.gate.footnote import Citations
from foxreader.core.cancel import Cancel
from foxreader.core.events import (
    Answer,
    AnswerEvent,
    Citation,
    Cited,
    Confidence,
    Finished,
    Flag,
    Flagged,
    Mark,
    Part,
    Routed,
    Searched,
    Text,
)
from foxreader.core.span import Span
from foxreader.retrieval.question.question import Question
from foxreader.retrieval.shelf.books_asked import (
    all_asked,
    asks_for_all,
    each_asked,
    mostly_unknown,
)
from foxreader.retrieval.shelf.joined_index import JoinedIndex
from foxreader.retrieval.shelf.toolbox_of_several import covered, speaking

MOST_QUOTES = 6
"""The most sentences of a strict answer, over all books. Chosen, not measured."""
LEAST_QUOTES = 2
"""Each book may have at least this many of them, even if the total is higher. Chosen, not
measured."""

_OF_SEVERAL: Mapping[str, str] = {
    ABSENT: prompt.NONE_OF_THEM,
    UNSTATED: prompt.THEY_SPEAK,
    LIKELY: prompt.LIKELY_IN_THEM,
    WHOLE: prompt.ALL_OF_THEM,
}
"""A reason that speaks of one book, and what is said where several were asked."""


def joined_citations(index: JoinedIndex, answer: Answer, own: str = "") -> tuple[Citation, ...]:
    """The citations of an answer with their places in the joined book; those of other books are
    left out. ``own`` is the hash of the book that a citation without one is of."""
    numbers = {book.sha256: number for number, book in enumerate(index.book.books)}
    shifted = (
        replace(c, span=index.book.shift(numbers[c.book or own], c.span))
        for c in answer.citations
        if (c.book or own) in numbers
    )
    return tuple(citation for citation in shifted if index.book.holds(citation.span))


class SeveralSession:
    """A conversation about the books of ``session``'s joined index, each within its limit.

    ``left_out`` are the titles of books that belong to the question but are not searched. Places in
    events and answers are places in each citation's own book.
    """

    def __init__(self, session: Session, index: JoinedIndex, left_out: Iterable[str] = ()) -> None:
        self.index = index
        self._session = session
        self._left_out = tuple(left_out)

    def __enter__(self) -> SeveralSession:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def close(self) -> None:
        """Close the indexes."""
        self.index.close()

    def ask(
        self,
        question: str,
        *,
        mode: Literal["auto", "strict"] = "auto",
        cancel: Cancel | None = None,
    ) -> Iterator[AnswerEvent]:
        """Answer ``question``; the last event is Finished. Raises ``ModelError`` if the model
        fails."""
        if self._session.model is None or mode == "strict":
            yield from self._strictly(
                self._session.search.read_question(question.strip(), self.index.scope)
            )
            return
        for event in self._session.ask(question, scope=self.index.scope, cancel=cancel):
            if isinstance(event, Cited):
                yield Cited(self._own(event.citation))
            elif isinstance(event, Finished):
                yield from self._note()
                yield Finished(self._finished(event.answer))
            else:
                yield event

    def without_the_book(
        self, question: str, *, cancel: Cancel | None = None
    ) -> Iterator[AnswerEvent]:
        """Answer ``question`` from the model's own knowledge, marked as not from the books."""
        yield from self._session.without_the_book(question, scope=self.index.scope, cancel=cancel)

    def resume(self, answers: Iterable[Answer]) -> None:
        """Continue an earlier conversation about these books, within these limits.

        Citations of other books are left out.
        """
        self._session.resume(map(self._joined, answers), self.index.scope)

    def _own(self, citation: Citation) -> Citation:
        """A citation of the joined book as a citation of its own book."""
        number, place = self.index.book.unshift(citation.span)
        book = self.index.book.books[number]
        cited = Citations(book).cite(place)
        return replace(cited, number=citation.number, grade=citation.grade, book=book.sha256)

    def _joined(self, answer: Answer) -> Answer:
        """An answer with its citations mapped to places in the joined book."""
        return replace(answer, citations=joined_citations(self.index, answer))

    def _finished(self, answer: Answer) -> Answer:
        """An answer as shown and stored: with places in the books themselves, and a note of the
        books left out."""
        titles = tuple(book.metadata.title for book in self.index.book.books)
        searched = answer.searched
        if answer.mode != "general":
            searched = replace(
                searched, books=searched.books or titles, left_out=self._left_out
            )  # fmt: skip
        if self.index.scope.limit is not None:
            answer = so_far_of_several(answer)
        return replace(
            answer,
            citations=tuple(map(self._own, answer.citations)),
            searched=searched,
            flags=(*answer.flags, *(event.flag for event in self._note())),
            chunks=tuple(dict.fromkeys(filter(None, map(self._chunk, answer.citations)))),
            limit=None,  # each book has its own
        )

    def _chunk(self, citation: Citation) -> str:
        """The short id of the chunk a citation of the joined book is in; "" without one."""
        return self.index.chunk_id_at(citation.span, self.index.scope)

    def _note(self) -> Iterator[Flagged]:
        """Flags about the books that were not searched."""
        if self._left_out:
            yield Flagged(Flag("note", prompt.left_out(self._left_out)))

    def _strictly(self, question: Question) -> Iterator[AnswerEvent]:
        """Each book's own strict answer; the same for the same books, question and limits."""
        asked = each_asked(question, self.index)
        found = self._wholes(asked) if asks_for_all(question.text) else self._answers(asked)
        if len(asked) < len(self.index.own) and _mode(found) == "hard_refusal":
            asked = all_asked(question, self.index)
            found = self._answers(asked)
        answer = self._in_their_words(question, asked, found)
        yield Routed("strict", answer.reason)
        yield from events_of(answer)
        yield from self._note()
        yield Finished(answer)

    def _answers(self, asked: Mapping[int, Question]) -> dict[int, StrictAnswer]:
        searches = self.index.searches
        reader = self._session.reader()
        return {
            number: strict_answer(one, searches[number], reader=reader)
            for number, one in asked.items()
        }

    def _wholes(self, asked: Iterable[int]) -> dict[int, StrictAnswer]:
        """Sentences that represent each book as a whole, by the book's index."""
        found: dict[int, StrictAnswer] = {}
        for number in asked:
            index, scope = self.index.own[number], self.index.scopes[number]
            spans = evenly(speaking(index, scope), MOST_QUOTES)
            searched = Searched(share=scope.share(index.book))
            found[number] = StrictAnswer(
                "guided_fallback" if spans else "hard_refusal", spans, searched, WHOLE,
                "near" if spans else "",
            )  # fmt: skip
        return found

    def _in_their_words(
        self,
        question: Question,
        asked: Mapping[int, Question],
        found: Mapping[int, StrictAnswer],
    ) -> Answer:
        """One answer from those of the books: the direct ones if any book has one."""
        searched = covered({number: one.searched for number, one in found.items()}, self.index)
        mode = _mode(found)
        kept = _best(found, mode)
        reason, confidence = _reason(kept)
        unsure = mode == "guided_fallback" and len(asked) > 1
        if unsure and mostly_unknown(asked, searched, self.index):
            mode, reason, confidence = "hard_refusal", ABSENT, ""
        reason = _OF_SEVERAL.get(reason, reason)
        citations = Citations(self.index.book)
        parts: tuple[Part, ...] = (Text(prompt.REFUSAL),)
        if mode != "hard_refusal":
            parts = self._quoted(kept, reason if mode == "guided_fallback" else "", citations)
        searched = replace(searched, queries=(question.text,))
        first, one = next(iter(kept.items()))
        alone = mode == "guided_fallback" and len(kept) == 1
        beside = sides(self.index.book.books[first], one) if alone else ()
        return self._finished(
            Answer(
                question.text,
                mode,
                "strict",
                parts,
                citations.all,
                searched,
                reason=reason,
                confidence=confidence,
                beside=beside,
            )
        )

    def _quoted(
        self, found: Mapping[int, StrictAnswer], lead: str, citations: Citations
    ) -> tuple[Part, ...]:
        """The sentences of each book under its title, after the sentence ``lead``."""
        each = max(LEAST_QUOTES, MOST_QUOTES // len(found))
        parts: list[Part] = [Text(lead), Text("\n\n")] if lead else []
        for number, one in found.items():
            title = prompt.titled(self.index.book.books[number].metadata)
            parts.append(Text(f"{title}:\n\n"))
            for span in evenly(one.spans, each) if one.reason == WHOLE else one.spans[:each]:
                citation = citations.cite(self.index.book.shift(number, span), "quoted")
                parts += [Text(citation.quote, literal=True), Mark(citation.number)]
                parts.append(Text("\n\n"))
        return tuple(parts)


def evenly(spans: Sequence[Span], most: int) -> tuple[Span, ...]:
    """At most ``most`` of ``spans``, evenly spaced, each from the middle of its part."""
    parts = min(most, len(spans))
    return tuple(spans[(2 * part + 1) * len(spans) // (2 * parts)] for part in range(parts))


def _reason(found: Mapping[int, StrictAnswer]) -> tuple[str, Confidence]:
    """The reason and the confidence of the first of the books' answers."""
    first = next(iter(found.values()))
    return first.reason, first.confidence


def _best(found: Mapping[int, StrictAnswer], mode: str) -> dict[int, StrictAnswer]:
    """The answers in ``mode``: where a book has a likely one, what is only near in others is left
    out."""
    kept = {number: one for number, one in found.items() if one.mode == mode}
    likely = {number: one for number, one in kept.items() if one.confidence == "likely"}
    return likely or kept


def _mode(
    found: Mapping[int, StrictAnswer],
) -> Literal["direct_answer", "guided_fallback", "hard_refusal"]:
    """The best mode among the books' answers."""
    modes = {one.mode for one in found.values()}
    if "direct_answer" in modes:
        return "direct_answer"
    return "guided_fallback" if "guided_fallback" in modes else "hard_refusal"
