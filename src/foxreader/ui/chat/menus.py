"""The menus of the chat, of an answer's button and of a right click, made of the same commands."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, QPoint
from PySide6.QtGui import QGuiApplication, QKeySequence

from foxreader.core.events import Answer
from foxreader.parts.second_readings import ReadingCost
from foxreader.ui.chat.answer_commands import AnswerActs, Groups, answer_commands
from foxreader.ui.chat.transcript import ChatClick
from foxreader.ui.chat.turn import Turn
from foxreader.ui.platform.command_menu import CommandMenu, MenuCommand

if TYPE_CHECKING:
    from foxreader.ui.chat.panel import ChatPanel


class ChatMenus(QObject):
    """Opens the menus of ``panel``; ``reading_cost`` says what a second reading of an answer would
    take."""

    def __init__(
        self, panel: ChatPanel, reading_cost: Callable[[Answer], ReadingCost | None]
    ) -> None:
        super().__init__(panel)
        self._panel, self._reading_cost = panel, reading_cost
        panel.transcript.clicked.connect(self._open)

    def open_for_answer(self, turn: Turn, box: Any) -> None:
        """The menu of an answer, below its button, which is in ``box``."""
        if box is not None and self._panel.turn_of(turn.id) is turn:
            menu = CommandMenu(self._of_answer(turn), self._panel)
            at = QPoint(round(box[0]), round(box[3]))
            menu.popup(self._panel.transcript.mapToGlobal(at))

    def _open(self, click: ChatClick) -> None:
        """The menu of what is under the pointer."""
        turn = self._panel.turn_of(click.message)
        groups = [(self._copy(click.words),), *self._of_place(turn, click), *self._of_link(click)]
        if turn is not None and click.message != turn.id:
            groups.append(self._of_question(turn))
        elif turn is not None:
            groups += self._of_answer(turn)
        CommandMenu(groups, self._panel).popup(click.at)

    def _copy(self, words: str) -> MenuCommand:
        copy = partial(QGuiApplication.clipboard().setText, words)
        return MenuCommand(
            "copy", self.tr("Copy"), copy, QKeySequence.StandardKey.Copy,
            enabled=lambda: bool(words),
        )  # fmt: skip

    def _of_place(self, turn: Turn | None, click: ChatClick) -> Groups:
        """What can be done with a cited place; its keys work on its evidence line."""
        if turn is None or not click.value:
            return ()

        def press(act: str) -> Callable[[], None]:
            return partial(self._panel.press, turn.id, act, click.value)

        return ((
            MenuCommand("go_there", self.tr("Go there"), press("go"), "Return"),
            MenuCommand("context", self.tr("Context"), press("context"), "Space"),
            MenuCommand("copy_citation", self.tr("Copy with citation"), press("copy"), "C"),
        ),)  # fmt: skip

    def _of_link(self, click: ChatClick) -> Groups:
        if not click.link:
            return ()
        wanted = partial(self._panel.link_wanted.emit, click.link)
        copy = partial(QGuiApplication.clipboard().setText, click.link)
        return ((
            MenuCommand("follow_link", self.tr("Follow the link"), wanted),
            MenuCommand("copy_link", self.tr("Copy the link's address"), copy),
        ),)  # fmt: skip

    def _of_question(self, turn: Turn) -> tuple[MenuCommand, ...]:
        def free() -> bool:
            return bool(turn.at) and not self._panel.composer.busy

        again = partial(self._panel.press, turn.id, "again", "")
        edit = partial(self._panel.press, turn.id, "edit", "")
        words = self.tr("Edit this question and ask it again")
        return (
            MenuCommand("edit_question", words, edit, enabled=free),
            MenuCommand("ask_again", self.tr("Ask again"), again, enabled=free),
        )

    def _of_answer(self, turn: Turn) -> Groups:
        """The commands of an answer; none until it is whole."""
        if turn.answer is None:
            return ()
        panel, busy = self._panel, self._panel.composer.busy
        acts = AnswerActs(
            again=partial(panel.asked_instead.emit, turn.asked, turn),
            mark=partial(panel.mark_evidence, turn),
            highlight=partial(panel.highlight_wanted.emit, turn),
            note=partial(panel.note_wanted.emit, turn),
            check=partial(panel.check_wanted.emit, turn),
            correct=partial(panel.correct_wanted.emit, turn),
            wrong=partial(panel.wrong_wanted.emit, turn),
        )
        cost = None if busy else self._reading_cost(turn.answer)
        return answer_commands(turn.answer, acts, cost, busy=busy)
