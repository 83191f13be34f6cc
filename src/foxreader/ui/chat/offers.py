"""What “/” and “@” offer in the composer, in a list above it, and what choosing it does."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Protocol

from PySide6.QtCore import QEvent, QPoint, Qt, SignalInstance
from PySide6.QtGui import QKeyEvent, QTextCursor
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QPlainTextEdit, QWidget

from foxreader.answer.conversation.asking import COMMANDS, Command, Typed, fitting, mentioned, typed
from foxreader.core.scope import BookPart, Selection
from foxreader.language.chapter_words import chapter_from_here
from foxreader.ui.chat.scope import ScopeChip
from foxreader.ui.platform.translation import QT_TRANSLATE_NOOP, Context
from foxreader.ui.platform.widgets import isolated, plain


class _Taker(Protocol):
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

    def __init__(self, composer: _Taker, completion: Completion) -> None:
        self._composer, self._list = composer, completion
        self.around: _Around = _Nowhere()

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
                self._list.offer([_OfferedRow(_command_row(one, usable=False), None)])
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

    def _commands(self, found: Typed) -> list[_OfferedRow]:
        usable = self.usable()
        return [
            _OfferedRow(
                _command_row(one, usable=one in usable),
                partial(self._replace, found, usable[one]) if one in usable else None,
            )
            for one in fitting(found.word, COMMANDS)
        ]

    def _mentions(self, found: Typed) -> list[_OfferedRow]:
        parts, notes = self.around.parts(), self.around.notes()
        acts: list[Callable[[], object]] = [
            *(partial(self._composer.limit_to, part) for part in parts),
            *(partial(self._composer.select, *note) for note in notes),
        ]
        labels = [*(part.title for part in parts), *(words for _, words in notes)]
        return [
            _OfferedRow(labels[at], partial(self._replace, found, acts[at]))
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


# What a question can be about, where the reader is: asked of the window when it is wanted

About = tuple[Selection, str]
"""What a question is about, and that in words."""


class _Around(Protocol):
    """The parts of the open book, and what of it is on screen."""

    def chapter(self, step: int = 0) -> BookPart | None:
        """The chapter the reader is in, or ``step`` after it; None where there is none."""
        ...

    def parts(self) -> Sequence[BookPart]:
        """The entries of the contents."""
        ...

    def page(self) -> About | None:
        """The page the reader is on; None without a book."""
        ...

    def passage(self) -> About | None:
        """What is selected in the page; None where nothing is."""
        ...

    def notes(self) -> Sequence[About]:
        """Each highlight of the open book, with its words and the reader's note to it."""
        ...


class _Nowhere:
    """No book is open."""

    def chapter(self, step: int = 0) -> BookPart | None:
        """None."""
        return None

    def parts(self) -> Sequence[BookPart]:
        """None at all."""
        return ()

    def page(self) -> About | None:
        """None."""
        return None

    def passage(self) -> About | None:
        """None."""
        return None

    def notes(self) -> Sequence[About]:
        """None at all."""
        return ()


# The list above the composer; the field keeps the focus

_MOST_ROWS = 10
"""Rows that are seen at once; chosen: all commands."""
_ROW = 26
"""Pixels of a row."""
_TAKE = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Tab)


@dataclass(frozen=True, slots=True)
class _OfferedRow:
    """One row: its text, and what choosing it does; None where it cannot be chosen."""

    text: str
    act: Callable[[], None] | None


class Completion(QListWidget):
    """Choices above ``below``, whose field hands on the keys; hidden without any.

    ``said`` hears the row that would be taken, for screen readers: the focus stays in the field.
    """

    def __init__(self, below: QWidget, said: Callable[[str], None]) -> None:
        super().__init__(below)
        self._below, self._said = below, said
        self._choices: Sequence[_OfferedRow] = ()
        self.setObjectName("completion")
        self.setAccessibleName(self.tr("Commands, chapters and notes"))
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.itemClicked.connect(self._clicked)
        self.currentItemChanged.connect(self._tell)
        self.hide()

    def _clicked(self, item: QListWidgetItem) -> None:
        self._take(self.row(item))

    def offer(self, choices: Sequence[_OfferedRow]) -> None:
        """Show these, the first that can be chosen as the current one; hide without any."""
        self._choices = choices
        self.blockSignals(True)
        self.clear()
        for choice in choices:
            item = QListWidgetItem(choice.text)
            item.setToolTip(plain(choice.text))
            if choice.act is None:
                item.setFlags(Qt.ItemFlag.NoItemFlags)
            self.addItem(item)
        first = next((at for at, one in enumerate(choices) if one.act is not None), -1)
        self.blockSignals(False)
        self.setCurrentRow(first)
        self.setVisible(bool(choices))
        if choices:
            self._place()
        else:
            self._said("")

    def close_list(self) -> bool:
        """Hide the list; whether it was there."""
        shown = self.isVisible()
        self.offer(())
        return shown

    def handles(self, event: QKeyEvent) -> bool:
        """Whether a key of the field is for the list; on a press it does what the key says."""
        if not self.isVisible() or event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            return False
        key = Qt.Key(event.key())
        takes = key in _TAKE and self.currentRow() >= 0
        if not (takes or key in (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Escape)):
            return False
        if event.type() == QEvent.Type.KeyPress:
            if takes:
                self._take(self.currentRow())
            elif key == Qt.Key.Key_Escape:
                self.close_list()
            else:
                self._step(1 if key == Qt.Key.Key_Down else -1)
        return True

    def _step(self, by: int) -> None:
        usable = [at for at, one in enumerate(self._choices) if one.act is not None]
        if usable:
            here = usable.index(self.currentRow()) if self.currentRow() in usable else 0
            self.setCurrentRow(usable[(here + by) % len(usable)])

    def _take(self, row: int) -> None:
        act = self._choices[row].act
        if act is not None:
            self.offer(())
            act()

    def _tell(self) -> None:
        item = self.currentItem()
        self._said(item.text() if item is not None else "")

    def _place(self) -> None:
        """Lay the list over what is above the composer, in the panel they are both in."""
        panel = self._below.parentWidget() or self._below
        if self.parentWidget() is not panel:
            self.setParent(panel)
            self.show()
        height = _ROW * min(_MOST_ROWS, self.count()) + 2 * self.frameWidth() + 8
        top = self._below.mapTo(panel, QPoint(0, 0))
        self.setGeometry(top.x(), max(0, top.y() - height - 4), self._below.width(), height)
        self.raise_()


# The commands in words: what each does, and why one cannot be used

CommandWords = Context("CommandWords")

_NAMES: Mapping[Command, str] = {
    "overview": QT_TRANSLATE_NOOP("CommandWords", "An overview"),
    "deep": QT_TRANSLATE_NOOP("CommandWords", "A thorough answer"),
    "strict": QT_TRANSLATE_NOOP("CommandWords", "Word for word"),
    "without": QT_TRANSLATE_NOOP("CommandWords", "Without the book"),
    "whole": QT_TRANSLATE_NOOP("CommandWords", "The whole book, this once"),
    "chapter": QT_TRANSLATE_NOOP("CommandWords", "This chapter alone"),
    "page": QT_TRANSLATE_NOOP("CommandWords", "About this page"),
    "selection": QT_TRANSLATE_NOOP("CommandWords", "About the selected passage"),
    "notes": QT_TRANSLATE_NOOP("CommandWords", "My highlights"),
    "shelf": QT_TRANSLATE_NOOP("CommandWords", "All books"),
}
_REASONS: Mapping[Command, str] = {
    "deep": QT_TRANSLATE_NOOP("CommandWords", "needs a model"),
    "without": QT_TRANSLATE_NOOP("CommandWords", "needs a model"),
    "whole": QT_TRANSLATE_NOOP("CommandWords", "no limit is set"),
    "chapter": QT_TRANSLATE_NOOP("CommandWords", "in no chapter here"),
    "page": QT_TRANSLATE_NOOP("CommandWords", "no book is open"),
    "selection": QT_TRANSLATE_NOOP("CommandWords", "nothing is selected"),
    "notes": QT_TRANSLATE_NOOP("CommandWords", "no highlights yet"),
}


def command_name(command: Command) -> str:
    """What a command does, in a few words."""
    return CommandWords.tr(_NAMES[command])


def _command_row(command: Command, *, usable: bool) -> str:
    """A command as a row of the list behind "/"."""
    row = f"{isolated(f'/{command}')} · {command_name(command)}"
    if usable or command not in _REASONS:
        return row
    return f"{row} ({CommandWords.tr(_REASONS[command])})"
