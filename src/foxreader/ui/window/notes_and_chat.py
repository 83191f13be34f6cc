"""Notes, chat and the window together: answers become notes, what is around can be asked about."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from functools import partial

from PySide6.QtCore import QObject

from foxreader.core.book import Book
from foxreader.core.scope import BookPart, Selection, page_at
from foxreader.core.span import Link
from foxreader.program.books import OpenBook
from foxreader.program.library import Several
from foxreader.program.notes import AnswerKept, EvidenceMade
from foxreader.program.notes_of_books import NoteChoice
from foxreader.retrieval.question.places import PartsOfBook
from foxreader.ui.chat.offers import About
from foxreader.ui.chat.turn import Turn
from foxreader.ui.notes.files import NotesFiles
from foxreader.ui.platform.commands import Command
from foxreader.ui.reader.marks import DOWN
from foxreader.ui.window.book_opener import BookOpener
from foxreader.ui.window.parts import WindowParts


class NotesAndChat(QObject):
    """Connects the answers of the chat with the notes of the open book."""

    def __init__(self, parts: WindowParts) -> None:
        super().__init__(parts)
        self._chat, self._notes, self._marking = parts.chat, parts.notes, parts.marking
        self._parts = parts
        self._chat.composer.offers.around = _AroundTheReader(parts)
        self._chat.composer.highlights_wanted.connect(self.ask)
        parts.side.notes.ask_wanted.connect(self.ask)
        self._notes.opened.connect(self._count)
        self._notes.changed.connect(self._count)

    def commands(self) -> tuple[Command, ...]:
        """What keys do with highlights and with the newest answer."""
        return (
            Command("notes.ask", self.tr("Ask about my highlights"), ("Ctrl+Shift+H",), self.ask),
            Command(
                "answer.highlight",
                self.tr("Highlight the evidence of the last answer"),
                ("Ctrl+Shift+Y",),
                lambda: self._with_last(self.highlight),
            ),
            Command(
                "answer.keep",
                self.tr("Keep the last answer as a note"),
                ("Ctrl+Shift+K",),
                lambda: self._with_last(self.keep),
            ),
            Command(
                "answer.evidence",
                self.tr("Evidence of the last answer"),
                (),
                lambda: self._with_last(self.show_evidence),
                enabled=self._has_evidence,
            ),
        )

    def _has_evidence(self) -> bool:
        turn = self._chat.newest
        return turn is not None and bool(turn.citations)

    def show_evidence(self, turn: Turn) -> None:
        """Show all that is known of the first place that an answer cites."""
        if turn.citations:
            self._parts.chat_controller.evidence.open(turn, min(turn.citations))

    def ask(self, ids: Collection[str] | None = None) -> None:
        """Start a question about the highlights of the open book, or those with these ids."""
        found = [
            (span, one.note) for one, span in self._notes.here
            if one.kind == "highlight" and (ids is None or one.id in ids)
        ]  # fmt: skip
        self._parts.panels.toggle("chat", True)
        if found:
            words = self.tr("%Ln highlight(s)", "", len(found))
            self._parts.chat_controller.ask_about(Selection.of_highlights(found), words)
        else:
            self._parts.messages.say(self.tr("This book has no highlights yet."))

    def ask_about_picture(self, selection: Selection, words: str) -> None:
        """Start a question about a picture, or about a page as one."""
        self._parts.panels.toggle("chat", True)
        self._parts.chat_controller.ask_about(selection, words)

    def _count(self) -> None:
        highlights = sum(one.kind == "highlight" for one, _ in self._notes.here)
        self._chat.composer.set_highlights(highlights)

    def _with_last(self, act: Callable[[Turn], None]) -> None:
        turn = self._chat.newest
        if turn is not None:
            act(turn)

    def highlight(self, turn: Turn) -> None:
        """Highlight the passages an answer cites, and say under it how many."""
        if turn.answer is None or not turn.answer.citations:
            return
        self._notes.highlight_evidence(
            turn.answer.citations, self._marking.last_color,
            lambda made: self._chat.note(turn, self._highlighted(made)),
        )  # fmt: skip

    def _highlighted(self, made: EvidenceMade) -> str:
        here = len(made.made) - made.elsewhere
        said = []
        if here or not (made.made or made.there or made.gone):
            said.append(self.tr("%Ln passage(s) highlighted.", "", here))
        if made.elsewhere:
            said.append(self.tr("%Ln highlighted in other books.", "", made.elsewhere))
        if made.there:
            said.append(self.tr("%Ln highlighted already.", "", made.there))
        if made.gone:
            said.append(self.tr("%Ln not found in the text, so not highlighted.", "", made.gone))
        return " ".join(said)

    def keep(self, turn: Turn) -> None:
        """Keep an answer as a note, and say so under it."""
        if turn.answer is None or not turn.answer.citations:
            return
        self._notes.keep_answer(
            turn.asked, turn.answer, self._marking.last_color,
            lambda kept: self._chat.note(turn, self._kept(kept)),
        )  # fmt: skip

    def _kept(self, kept: AnswerKept) -> str:
        if kept.again:
            return self.tr("It is among the notes already.")
        if kept.elsewhere:
            return self.tr("Kept as a note to the first passage it cites, in another book.")
        return self.tr("Kept as a note to the first passage it cites.")


# What is around the reader, to ask about: the chapter, the page, the selection, the notes

_SHOWN = 160
"""Characters of a highlight that are offered; chosen: two lines of the list."""


class _AroundTheReader:
    """Answers the composer from the parts of the window."""

    def __init__(self, parts: WindowParts) -> None:
        self._parts = parts
        self._known: tuple[Book, PartsOfBook] | None = None

    @property
    def _book(self) -> Book | None:
        opened = self._parts.controller.opened
        return opened.book if opened is not None else None

    def _contents(self, book: Book) -> PartsOfBook:
        """The contents of the open book, read once."""
        if self._known is None or self._known[0] is not book:
            self._known = book, PartsOfBook(book)
        return self._known[1]

    def chapter(self, step: int = 0) -> BookPart | None:
        """The chapter the reader is in, or so many after it."""
        book = self._book
        if book is None or not book.toc:
            return None
        return self._contents(book).chapter_beside(self._parts.reader.place, step)

    def parts(self) -> Sequence[BookPart]:
        """The entries of the contents."""
        book = self._book
        return () if book is None else self._contents(book).parts

    def page(self) -> About | None:
        """The page the reader is on."""
        book = self._book
        if book is None or not book.readable:
            return None
        span = page_at(book, self._parts.reader.place)
        return (Selection.of(span), book.text_at(span)) if len(span) else None

    def passage(self) -> About | None:
        """What is selected in the page."""
        passage = self._parts.passage
        return None if passage.span is None else (Selection.of(passage.span), passage.words)

    def notes(self) -> Sequence[About]:
        """Each highlight of the open book."""
        book = self._book
        if book is None:
            return ()
        return [
            (
                Selection.of_highlights([(span, one.note)]),
                " – ".join(filter(None, (" ".join(book.text_at(span).split())[:_SHOWN], one.note))),
            )
            for one, span in self._parts.notes.here
            if one.kind == "highlight"
        ]


# The notes with the rest of the window: the list, the top bar, places in other books


class NoteKeeping(QObject):
    """Has what the reader does with notes shown in the window."""

    def __init__(self, parts: WindowParts, opener: BookOpener) -> None:
        super().__init__(parts)
        places = opener.places
        self._parts, self._places = parts, places
        opener.change.steps.append(lambda arrival: self._open(arrival.opened.book))
        notes, marking, listed = parts.notes, parts.marking, parts.side.notes
        notes.error.connect(parts.say)
        self.files = NotesFiles(parts.program, parts.controller, notes, parts.jobs, parts)
        self.files.said.connect(parts.say)
        listed.foot.export.clicked.connect(lambda: self.files.choose_export(listed.chosen_notes))
        listed.foot.bring_in.clicked.connect(self._choose_import)
        parts.controller.begun.connect(self._close)
        parts.controller.renewed.connect(self._renewed)
        marking.bookmarked.connect(self._show_bookmarked)
        marking.card.link_pressed.connect(self._follow)
        marking.shown.connect(listed.list.mark_current)
        listed.go_wanted.connect(self.go)
        listed.show_wanted.connect(partial(self.go, stay=True))
        listed.other_wanted.connect(places.place)
        listed.find_wanted.connect(self._find)
        parts.appearance.changed.connect(self._name_colors)
        self._name_colors()
        parts.side.width_wanted.connect(partial(parts.panels.need, "panel"))

    def _choose_import(self) -> None:
        if self._parts.side.notes.everywhere.isChecked():
            self.files.choose_import_all()
        else:
            self.files.choose_import()

    def export_of(self, several: Several) -> None:
        """Have the notes of some books written to a file."""
        self.files.choose_export(NoteChoice(frozenset(several.books)))

    def _open(self, book: Book) -> None:
        self._parts.marking.close_book()
        self._parts.notes.open(book)
        self._show_bookmarked(False)

    def _close(self) -> None:
        """The beginning of a book is shown; its notes come with the rest."""
        self._parts.marking.close_book()

    def _renewed(self, opened: OpenBook) -> None:
        self._parts.notes.open(opened.book)

    def _name_colors(self) -> None:
        """Call the colours by the reader's names for them."""
        names = self._parts.program.profile.settings.color_names
        for part in (self._parts.marking.bar, self._parts.marking.card, self._parts.side.notes):
            part.name_colors(names)

    def _show_bookmarked(self, on: bool) -> None:
        self._parts.top.check("bookmark", on)

    def go(self, id_: str, *, stay: bool = False) -> None:
        """Go to an annotation of the open book; one with a note is shown with it. The keyboard may
        ``stay`` where it is."""
        parts, span = self._parts, self._parts.notes.span_of(id_)
        if span is None:
            return
        parts.navigator.left(parts.reader.place)
        parts.reader.go(span, DOWN)
        if not stay:
            parts.reader.setFocus()
        parts.marking.expect(id_)

    def _follow(self, link: Link) -> None:
        self._places.follow(link)

    def _find(self, words: str) -> None:
        """Look in the book for words that were not found as they were."""
        side = self._parts.side
        side.show_search()
        side.search.search_in(False)
        side.field.setText(words)
