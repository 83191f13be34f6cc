"""What "/" and "@" offer in the composer, and what choosing it does."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Protocol

from PySide6.QtCore import SignalInstance
from PySide6.QtGui import QKeyEvent, QTextCursor
from PySide6.QtWidgets import QPlainTextEdit

from foxreader.answer.conversation.asking import (
    COMMANDS,
    Command,
    Typed,
    fitting,
    mentioned,
    typed,
)
from foxreader.core.scope import BookPart, Selection
from foxreader.language.chapter_words import chapter_from_here
from foxreader.ui.chat.around import Around, Nowhere
from foxreader.ui.chat.command_words import command_row
from foxreader.ui.chat.completion import Choice, Completion
from foxreader.ui.chat.scope_chip import ScopeChip


class Taker(Protocol):
    """The composer, as far as commands change what it asks."""

    field: QPlainTextEdit
    scope: ScopeChip
    highlights_wanted: SignalInstance

    @property
    def has_model(self) -> bool:
        """Whether a model answers."""
        ...

    @property
    def highlights(self) -> int:
        """How many highlights can be asked about."""
        ...

    def take_path(self, path: Command | None) -> None:
        """Have the next question answered in that way."""
        ...

    def select(self, selection: Selection | None, words: str = "") -> None:
        """Ask about a passage or highlights."""
        ...

    def limit_to(self, part: BookPart) -> None:
        """Ask about one part of the book alone."""
        ...


class Offers:
    """The list behind "/" and "@" of a composer. ``around`` is where the reader is."""

    def __init__(self, composer: Taker, completion: Completion) -> None:
        self._composer, self._list = composer, completion
        self.around: Around = Nowhere()

    def usable(self) -> dict[Command, Callable[[], object]]:
        """The commands that can be used now, and what each does."""
        around, composer = self.around, self._composer
        path, scope = composer.take_path, composer.scope
        acts: dict[Command, Callable[[], object]] = {
            "overview": partial(path, "overview"),
            "strict": partial(path, "strict"),
            "shelf": partial(scope.ask_books, ()),
        }
        if composer.has_model:
            acts |= {"deep": partial(path, "deep"), "without": partial(path, "without")}
        if scope.limited:
            acts["whole"] = partial(path, "whole")
        if (chapter := around.chapter()) is not None:
            acts["chapter"] = partial(composer.limit_to, chapter)
        if (page := around.page()) is not None:
            acts["page"] = partial(composer.select, *page)
        if (passage := around.passage()) is not None:
            acts["selection"] = partial(composer.select, *passage)
        if composer.highlights:
            acts["notes"] = composer.highlights_wanted.emit
        return acts

    def meant(self, question: str) -> BookPart | None:
        """The chapter that a question means by where the reader is, "this chapter"; None without
        one."""
        step = chapter_from_here(question)
        return None if step is None else self.around.chapter(step)

    def use(self, commands: Sequence[Command]) -> bool:
        """Do what the commands before a question say; False, and the reason is shown, where one
        cannot be used now."""
        usable = self.usable() if commands else {}
        for one in commands:
            if one not in usable:
                self._list.offer([Choice(command_row(one, usable=False), None)])
                return False
        for one in commands:
            usable[one]()
        return True

    def show(self) -> None:
        """Show what the word at the cursor can become."""
        cursor = self._composer.field.textCursor()
        found = typed(self._composer.field.toPlainText()[: cursor.position()])
        if found is None:
            self.hide()
        elif found.sign == "/":
            self._list.offer(self._commands(found))
        else:
            self._list.offer(self._mentions(found))

    def hide(self) -> None:
        """Offer nothing."""
        self._list.offer(())

    def handles(self, event: QKeyEvent) -> bool:
        """Whether a key of the field is for the list; on a press it does what the key says."""
        return self._list.handles(event)

    def _commands(self, found: Typed) -> list[Choice]:
        usable = self.usable()
        return [
            Choice(
                command_row(one, usable=one in usable),
                partial(self._replace, found, usable[one]) if one in usable else None,
            )
            for one in fitting(found.word, COMMANDS)
        ]

    def _mentions(self, found: Typed) -> list[Choice]:
        parts, notes = self.around.parts(), self.around.notes()
        acts: list[Callable[[], object]] = [
            *(partial(self._composer.limit_to, part) for part in parts),
            *(partial(self._composer.select, *note) for note in notes),
        ]
        labels = [*(part.title for part in parts), *(words for _, words in notes)]
        return [
            Choice(labels[at], partial(self._replace, found, acts[at]))
            for at in mentioned(found.word, labels)
        ]

    def _replace(self, found: Typed, act: Callable[[], object]) -> None:
        """Take the word that was written away, and do what it stands for."""
        cursor = self._composer.field.textCursor()
        end = cursor.position()
        cursor.setPosition(found.start)
        cursor.setPosition(end, QTextCursor.MoveMode.KeepAnchor)
        cursor.removeSelectedText()
        act()
        self._composer.field.setFocus()
