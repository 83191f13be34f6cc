"""What a reader can do at some place, declared once, and a menu that offers it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu, QWidget

from foxreader.ui.platform.icons import icon

Key = str | QKeySequence.StandardKey | Qt.Key


def _always() -> bool:
    return True


@dataclass(frozen=True, slots=True)
class MenuCommand:
    """One thing that can be done: ``name`` tells it from others, in any language, ``text`` names it
    to the reader, ``tip`` says more of it. ``key`` does the same where the keyboard is, ``icon``
    is the drawing of its button; ``enabled`` tells whether it can be done now.
    """

    name: str
    text: str
    act: Callable[[], object]
    key: Key = ""
    icon: str = ""
    tip: str = ""
    enabled: Callable[[], bool] = _always

    @property
    def shown_key(self) -> str:
        """The key as the system writes it; "" where there is none."""
        return QKeySequence(self.key).toString(QKeySequence.SequenceFormat.NativeText)

    @property
    def with_key(self) -> str:
        """Its text and its key, as the tip of a button: "Copy (Ctrl+C)"."""
        return f"{self.text} ({self.shown_key})" if self.key else self.text


class CommandMenu(QMenu):
    """A menu of commands, a line between each group of them; it is gone when closed. ``colour`` is
    that of icons, which it has none of without."""

    def __init__(
        self, groups: Iterable[Iterable[MenuCommand]], parent: QWidget, colour: str = ""
    ) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setToolTipsVisible(True)
        for group in groups:
            made = [self._made(command, colour) for command in group]
            if made and self.actions():
                self.addSeparator()
            self.addActions(made)

    def named(self, name: str) -> QAction:
        """The action of the command ``name``; there must be one."""
        return next(one for one in self.actions() if one.objectName() == name)

    def _made(self, command: MenuCommand, colour: str) -> QAction:
        # Behind a tab the menu shows it as the key of the action. It is none of the window's: the
        # place where it works has it already.
        key = f"\t{command.shown_key}" if command.key else ""
        action = QAction(command.text.replace("&", "&&") + key, self)
        action.setObjectName(command.name)
        action.setToolTip(command.tip or command.text)
        action.setEnabled(command.enabled())
        if colour and command.icon:
            action.setIcon(icon(command.icon, colour))
        action.triggered.connect(partial(command.act))
        return action
