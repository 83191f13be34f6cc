"""An answer made by code: sentences of the program, and the book's words with their footnotes."""

from __future__ import annotations

import re
from collections.abc import Sequence

from foxreader.answer.gate.footnote import Citations
from foxreader.core.book import Book
from foxreader.core.events import Answer, Mark, Mode, Part, Searched, Text
from foxreader.core.notice import Notice
from foxreader.core.span import Span, neutralise

_MARKUP = re.compile(r"[*_`~#|<>\[\]\\]")
"""Signs of Markdown and HTML."""


class Reply:
    """Collects the paragraphs of an answer about ``book``, or from another one such as the guide.

    ``path`` and ``why`` say which way the question took. ``reason`` is the sentence that leads the
    answer.
    """

    def __init__(self, book: Book, path: str, why: str) -> None:
        self.path, self.why, self.reason = path, why, ""
        self._book = book
        self._citations = Citations(book)
        self._parts: list[Part] = []

    @property
    def title(self) -> str:
        """The title of the book it cites."""
        return self._book.metadata.title

    @property
    def cited(self) -> bool:
        """Whether any place of the book is cited."""
        return bool(self._citations.all)

    def lead(self, sentence: Notice) -> None:
        """The sentence that says what the answer is; it comes first."""
        self.reason = sentence
        self.say(sentence)

    def say(self, sentence: Notice) -> None:
        """A paragraph of the program's own."""
        self._paragraph()
        self._parts.append(Text(sentence))

    def quote(self, span: Span) -> None:
        """A paragraph of the book's words, with its footnote."""
        self._paragraph()
        citation = self._citations.cite(span, "quoted")
        self._parts += [Text(citation.quote, literal=True), Mark(citation.number)]

    def describe(self, text: str) -> None:
        """A paragraph of what the file says of itself: no text of the book, so it is not shown as
        that, and has no footnote. What could be markup or a position tag is left out."""
        self._paragraph()
        self._parts.append(Text(" ".join(_MARKUP.sub(" ", neutralise(text)).split())))

    def mark(self, spans: Sequence[Span]) -> None:
        """Footnotes at the end of the last paragraph."""
        for span in spans:
            self._parts.append(Text(" "))
            self._parts.append(Mark(self._citations.cite(span, "cited").number))

    def answer(self, question: str, mode: Mode, searched: Searched) -> Answer:
        """The answer to ``question`` in this form."""
        return Answer(
            question, mode, self.path, tuple(self._parts), self._citations.all, searched,
            reason=self.reason, confidence="near" if mode == "guided_fallback" else "",
        )  # fmt: skip

    def _paragraph(self) -> None:
        if self._parts:
            self._parts.append(Text("\n\n"))
