"""The menus of the chat, of an answer's button and of a right click, made of the same commands."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from PySide6.QtCore import QObject, QPoint
from PySide6.QtGui import QGuiApplication, QKeySequence

from foxreader.core.events import Answer
from foxreader.program.second_readings import ReadingCost
from foxreader.ui.chat.answer_commands import AnswerActs, Groups, answer_commands
from foxreader.ui.chat.composer import Composer
from foxreader.ui.chat.transcript import ChatClick, Transcript
from foxreader.ui.chat.turn import Turn
from foxreader.ui.platform.command_menu import CommandMenu, MenuCommand


class ChatMenus(QObject):
    """Opens the menus of ``transcript``; while ``composer`` is busy nothing is asked.

    ``turn_of`` gives the turn of a message, ``acts_of`` what the commands of its answer do, and
    ``reading_cost`` what a second reading of that would take; ``press`` does what a press in the
    transcript does.
    """

    def __init__(
        self,
        transcript: Transcript,
        composer: Composer,
        turn_of: Callable[[int], Turn | None],
        acts_of: Callable[[Turn], AnswerActs],
        reading_cost: Callable[[Answer], ReadingCost | None],
        press: Callable[[int, str, str], None],
    ) -> None:
        super().__init__(transcript)
        self._transcript, self._composer = transcript, composer
        self._turn_of, self._acts_of = turn_of, acts_of
        self._reading_cost, self._press = reading_cost, press
        transcript.clicked.connect(self._open)

    def open_for_answer(self, turn: Turn, box: Any) -> None:
        """The menu of an answer, below its button, which is in ``box``."""
        if box is not None and self._turn_of(turn.id) is turn:
            menu = CommandMenu(self._of_answer(turn), self._transcript)
            at = QPoint(round(box[0]), round(box[3]))
            menu.popup(self._transcript.mapToGlobal(at))

    def _open(self, click: ChatClick) -> None:
        """The menu of what is under the pointer."""
        turn = self._turn_of(click.message)
        groups: list[tuple[MenuCommand, ...]] = [(self._copy(click.words),)]
        if turn is not None:
            groups += [*self._of_place(turn, click), *self._of_link(turn, click)]
            asked = click.message != turn.id
            groups += (self._of_question(turn),) if asked else self._of_answer(turn)
        CommandMenu(groups, self._transcript).popup(click.at)

    def _copy(self, words: str) -> MenuCommand:
        copy = partial(QGuiApplication.clipboard().setText, words)
        return MenuCommand(
            "copy", self.tr("Copy"), copy, QKeySequence.StandardKey.Copy,
            enabled=lambda: bool(words),
        )  # fmt: skip

    def _of_place(self, turn: Turn, click: ChatClick) -> Groups:
        """What can be done with a cited place; its keys work on its evidence line."""
        if not click.value:
            return ()

        def press(act: str) -> Callable[[], None]:
            return partial(self._press, turn.id, act, click.value)

        return ((
            MenuCommand("go_there", self.tr("Go there"), press("go"), "Return"),
            MenuCommand("context", self.tr("Context"), press("context"), "Space"),
            MenuCommand("copy_citation", self.tr("Copy with citation"), press("copy"), "C"),
        ),)  # fmt: skip

    def _of_link(self, turn: Turn, click: ChatClick) -> Groups:
        if not click.link:
            return ()
        wanted = partial(self._press, turn.id, "link", click.link)
        copy = partial(QGuiApplication.clipboard().setText, click.link)
        return ((
            MenuCommand("follow_link", self.tr("Follow the link"), wanted),
            MenuCommand("copy_link", self.tr("Copy the link's address"), copy),
        ),)  # fmt: skip

    def _of_question(self, turn: Turn) -> tuple[MenuCommand, ...]:
        def free() -> bool:
            return bool(turn.at) and not self._composer.busy

        again = partial(self._press, turn.id, "again", "")
        edit = partial(self._press, turn.id, "edit", "")
        words = self.tr("Edit this question and ask it again")
        return (
            MenuCommand("edit_question", words, edit, enabled=free),
            MenuCommand("ask_again", self.tr("Ask again"), again, enabled=free),
        )

    def _of_answer(self, turn: Turn) -> Groups:
        """The commands of an answer; none until it is whole."""
        if turn.answer is None:
            return ()
        busy = self._composer.busy
        cost = None if busy else self._reading_cost(turn.answer)
        return answer_commands(turn.answer, self._acts_of(turn), cost, busy=busy)
