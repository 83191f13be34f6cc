"""Answers that are not from the book: small talk, and answers from the model's own knowledge."""

from __future__ import annotations

from collections.abc import Generator, Iterable

from foxreader.answer import prompt
from foxreader.answer.gate.footnote import Footnotes
from foxreader.answer.gate.ledger import Ledger
from foxreader.answer.gate.spoiler_filter import filtered, over
from foxreader.core.events import Answer, AnswerEvent, Flag, Searched, Text, TextDelta
from foxreader.core.message import Done, Piece, Usage
from foxreader.core.notice import Notice
from foxreader.core.scope import Scope
from foxreader.index.book_index import BookIndex


def unproven(
    index: BookIndex, question: str, path: str, pieces: Iterable[Piece], scope: Scope
) -> Generator[AnswerEvent, None, Answer]:
    """A reply that is not from the book: marked, without citations, and under a spoiler limit
    without sentences that name anything of the book.

    A notice among ``pieces`` is the program's own reply and is shown as it is.
    """
    notes = Footnotes(Ledger(index.book))
    usage = Usage()
    sentence_filter = over(index, question, scope) if scope.limit is not None else None
    own: list[Text] = []
    for piece in pieces:
        if isinstance(piece, Notice):
            own.append(Text(piece))
            yield TextDelta(piece)
        elif isinstance(piece, str):
            yield from filtered(sentence_filter, notes.feed(piece))
        elif isinstance(piece, Done):
            usage = piece.usage
    yield from filtered(sentence_filter, notes.end())
    if sentence_filter is not None:
        yield from sentence_filter.end()
    parts = notes.parts if sentence_filter is None else sentence_filter.shown
    if notes.parts and not parts:
        own.append(Text(prompt.TALK_WITHHELD))
        yield TextDelta(prompt.TALK_WITHHELD)
    return Answer(
        question, "general", path, (*own, *parts), (),
        Searched(), flags=(Flag("note", prompt.NOT_FROM_BOOK),), usage=usage,
        dropped=notes.dropped,
    )  # fmt: skip
