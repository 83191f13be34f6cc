"""Where notes and chat meet: an answer becomes highlights or a note, highlights are asked about."""

from __future__ import annotations

from collections.abc import Callable, Collection

from PySide6.QtCore import QObject

from foxreader.core.scope import Selection
from foxreader.program.notes import AnswerKept, EvidenceMade
from foxreader.ui.chat.turn import Turn
from foxreader.ui.window.around import AroundTheReader
from foxreader.ui.window.keys import Command
from foxreader.ui.window.parts import WindowParts


class NotesAndChat(QObject):
    """Connects the answers of the chat with the notes of the open book."""

    def __init__(self, parts: WindowParts) -> None:
        super().__init__(parts)
        self._chat, self._notes, self._marking = parts.chat, parts.notes, parts.marking
        self._parts = parts
        self._chat.composer.offers.around = AroundTheReader(parts)
        self._chat.composer.highlights_wanted.connect(self.ask)
        parts.side.notes.ask_wanted.connect(self.ask)
        self._notes.opened.connect(self._count)
        self._notes.changed.connect(self._count)

    def commands(self) -> tuple[Command, ...]:
        """What keys do with highlights and with the newest answer."""
        return (
            Command(self.tr("Ask about my highlights"), ("Ctrl+Shift+H",), self.ask),
            Command(self.tr("Highlight the evidence of the last answer"), ("Ctrl+Shift+Y",),
                    lambda: self._with_last(self.highlight)),
            Command(self.tr("Keep the last answer as a note"), ("Ctrl+Shift+K",),
                    lambda: self._with_last(self.keep)),
        )  # fmt: skip

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
