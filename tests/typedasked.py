"""Asks the questions of ``typedquestions`` of their made books, without a model."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from bookmaker import index_of
from doorbooks import novel, numbered
from foxreader.answer.conversation.session import Session
from foxreader.core.book import Book
from foxreader.core.events import Answer, Finished
from foxreader.language.aims import wants
from foxreader.language.script import fold
from foxreader.retrieval.fulltext.search import Search
from foxreader.retrieval.question.question import Question
from typedquestions import TABLE

SHOWN = {
    "overview": "Marla Voss met Captain Orrin",
    "no_context": "the book has 12 chapters",
    "guide": "From the Foxreader guide",
}
HIDDEN = {
    "overview": "kept bees", "no_context": "Marla", "guide": "Marla", "strict": "How it begins",
}  # fmt: skip
"""What answers of a path have and do not have, in all lines."""
_OUTER = ("Title page", "Imprint", "About the author", "Colophon")


class Row(NamedTuple):
    """A line of the table."""

    language: str
    book: str
    question: str
    expected: str
    shown: str = ""
    hidden: str = ""


ROWS = [Row(*map(str.strip, line.split("|"))) for line in TABLE.strip().splitlines()]


class Asked:
    """Asks each question of its book, without a model."""

    def __init__(self, folder: Path, the_guide: Book) -> None:
        self._folder, self._guide = folder, the_guide
        self._searches: dict[str, Search] = {}

    def search(self, name: str) -> Search:
        """The search of a book."""
        if name not in self._searches:
            book = novel() if name == "novel" else numbered(name)
            self._searches[name] = Search(index_of(book, self._folder))
        return self._searches[name]

    def read(self, row: Row) -> Question:
        """The question as it is understood, after the one before it."""
        search, before = self.search(row.book), None
        for text in row.question.split(">>"):
            before = search.read_question(text.strip(), before=before)
        assert before is not None
        return before

    def answer(self, row: Row) -> Answer:
        """What is answered, to the last question of a conversation of its own."""
        session = Session(self.search(row.book).index, None, guide=lambda: self._guide)
        events = [end for text in row.question.split(">>") for end in session.ask(text.strip())]
        assert isinstance(events[-1], Finished)
        return events[-1].answer

    def right(self, row: Row) -> bool:
        """Whether it is understood and answered as the table expects."""
        kind, _, wanted = row.expected.partition(" ")
        if kind == "task":
            return wants(row.question, "translate" if wanted == "translate" else "explain")
        if kind == "talk":
            return bool(self.read(row).intent.talk)
        if kind == "part":
            return self.chapters(row) == wanted
        if kind in ("keeps", "drops"):
            return (wanted in map(fold, self.read(row).added)) == (kind == "keeps")
        if kind == "reads":
            return wanted in (fold(term.read) for term in self.read(row).query.terms)
        answer = self.answer(row)
        told = answer.text
        hidden = {row.hidden, HIDDEN.get(kind, "")} - {""}
        shown = row.shown in told and SHOWN.get(kind, "") in told
        return answer.path == kind and shown and not any(words in told for words in hidden)

    def chapters(self, row: Row) -> str:
        """The numbers of the chapters that the question means, joined by "+"."""
        part = self.read(row).part
        titles = [one.title for one in self.search(row.book).index.book.toc]
        chapters = [title for title in titles if title not in _OUTER]
        return "+".join(str(chapters.index(t) + 1) for t in part.titles) if part else ""

    def close(self) -> None:
        """Close the indexes."""
        for search in self._searches.values():
            search.index.close()
