"""What a reader can do, declared once: keys, menus, buttons and the page of keys are made of it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import partial

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu, QMenuBar, QWidget

from foxreader.ui.platform.theme import icon
from foxreader.ui.platform.translation import Context, Key, OwnKey, sequence, shown_keys

_OF_SHELF = "shelf."
"""How the names of what works on the shelf begin."""


def _always() -> bool:
    return True


@dataclass(frozen=True, slots=True)
class Command:
    """One thing that can be done: ``name`` tells it from others, in any language, ``text`` names it
    to the reader, ``tip`` says more of it. ``keys`` do the same, in the window or where the command
    works, ``icon`` is the drawing of its button; ``enabled`` tells whether it can be done now.

    ``button`` names the button of the top bar that does the same. ``anywhere``: it works on the
    shelf as well as in a book.
    """

    name: str
    text: str
    keys: tuple[Key, ...]
    act: Callable[[], object]
    icon: str = ""
    tip: str = ""
    enabled: Callable[[], bool] = _always
    button: str = ""
    anywhere: bool = False

    @property
    def shown_keys(self) -> str:
        """Its keys as the system writes them: "F9", "Ctrl+F"; "" where there is none."""
        return shown_keys(self.keys)

    @property
    def with_key(self) -> str:
        """Its text and its keys, as the tip of a button: "Copy (Ctrl+C)"."""
        return f"{self.text} ({self.shown_keys})" if self.keys else self.text


OwnKeys = Mapping[str, tuple[str, ...]]
"""The keys that the reader chose for commands, by their names; none for one without a key."""


class Commands:
    """The commands of a window, in the order of their list, each under its name."""

    def __init__(self, some: Iterable[Command]) -> None:
        self._by_name: dict[str, Command] = {}
        self.own: OwnKeys = {}
        for one in some:
            assert one.name not in self._by_name, f"two commands are called {one.name}"
            self._by_name[one.name] = one
        self._standard = {name: one.keys for name, one in self._by_name.items()}

    def __iter__(self) -> Iterator[Command]:
        return iter(self._by_name.values())

    def __getitem__(self, name: str) -> Command:
        return self._by_name[name]

    def use_keys(self, own: OwnKeys, window: QWidget) -> None:
        """Have the commands the keys that the reader chose, also where they work in ``window``."""
        self.own = {name: keys for name, keys in own.items() if name in self._standard}
        for name, standard in self._standard.items():
            keys = tuple(map(OwnKey, self.own[name])) if name in self.own else standard
            self._by_name[name] = replace(self._by_name[name], keys=keys)
        for action in window.actions():
            if (command := self._by_name.get(action.objectName())) is not None:
                action.setShortcuts([sequence(key) for key in command.keys])

    def standard(self, name: str) -> tuple[Key, ...]:
        """The keys that a command has at first."""
        return self._standard[name]

    def with_key(self, key: QKeySequence, name: str) -> list[Command]:
        """The commands beside ``name`` that have ``key``, and work where that one does."""
        wanted = self._by_name[name]
        return [
            one
            for one in self
            if one.name != name and _meet(one, wanted) and key in map(sequence, one.keys)
        ]

    def with_keys(self, name: str, keys: Iterable[QKeySequence]) -> dict[str, tuple[str, ...]]:
        """The reader's keys where a command has ``keys`` from now on, which others lose."""
        chosen = list(keys)
        own = {**self.own, name: tuple(key.toString() for key in chosen)}
        for other in {one.name for key in chosen for one in self.with_key(key, name)}:
            left = (sequence(key) for key in self[other].keys)
            own[other] = tuple(key.toString() for key in left if key not in chosen)
        return own

    def in_groups(self, names: Iterable[str]) -> list[list[Command]]:
        """Some commands for a menu; each of ``names`` has those of a group, parted by spaces."""
        return [[self._by_name[name] for name in group.split()] for group in names]

    def show_keys(self, menu: QMenu, *_: object) -> None:
        """Show the keys of the commands beside those entries that have their names."""
        for action in menu.actions():
            command = self._by_name.get(action.objectName())
            if command is not None and command.keys:
                action.setText(f"{action.text()}\t{shown_keys(command.keys[:1])}")


def _meet(one: Command, other: Command) -> bool:
    """Whether two commands can be meant at once: some work on the shelf, others in a book."""
    shelf = [command.name.startswith(_OF_SHELF) for command in (one, other)]
    return one.anywhere or other.anywhere or shelf[0] == shelf[1]


def add_actions(window: QWidget, commands: Iterable[Command]) -> list[QAction]:
    """Have each command's keys work in the whole of ``window``; gives the actions that do not work
    everywhere."""
    made = []
    for command in commands:
        action = QAction(command.text, window)
        action.setObjectName(command.name)
        action.setShortcuts([sequence(key) for key in command.keys])
        action.triggered.connect(partial(command.act))
        window.addAction(action)
        if not command.anywhere:
            made.append(action)
    return made


class CommandMenu(QMenu):
    """A menu of commands, a line between each group of them; it is gone when closed. ``colour`` is
    that of icons, which it has none of without."""

    def __init__(
        self, groups: Iterable[Iterable[Command]], parent: QWidget, colour: str = ""
    ) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setToolTipsVisible(True)
        for group in groups:
            made = [self._made(command, colour) for command in group]
            if made and self.actions():
                self.addSeparator()
            self.addActions(made)

    def popup_under(self, button: QWidget) -> None:
        """Open below a button at the end of a bar, inside the window."""
        begins = button.isRightToLeft()
        corner = button.rect().bottomLeft() if begins else button.rect().bottomRight()
        at = button.mapToGlobal(corner)
        self.popup(at if begins else QPoint(at.x() - self.sizeHint().width(), at.y()))

    def named(self, name: str) -> QAction:
        """The action of the command ``name``; there must be one."""
        return next(one for one in self.actions() if one.objectName() == name)

    def _made(self, command: Command, colour: str) -> QAction:
        # Behind a tab the menu shows it as the key of the action. It is none of the window's: the
        # place where it works has it already.
        key = f"\t{shown_keys(command.keys[:1])}" if command.keys else ""
        action = QAction(command.text.replace("&", "&&") + key, self)
        action.setObjectName(command.name)
        action.setToolTip(command.tip or command.text)
        action.setEnabled(command.enabled())
        if colour and command.icon:
            action.setIcon(icon(command.icon, colour))
        action.triggered.connect(lambda checked=False: command.act())
        return action


# The menu bar, which a Mac expects

MenuBarWords = Context("MenuBarWords")
_ROLES = {
    "settings": QAction.MenuRole.PreferencesRole,
    "app.quit": QAction.MenuRole.QuitRole,
}
"""What a Mac has in the menu that is called as the program."""
_LEFT_OUT = ("window.escape", "shelf.escape", "shelf.menu")
"""Keys for what is done without a menu."""


def menu_bar(window: QWidget) -> QMenuBar:
    """A bar of menus with each command that :func:`add_actions` has given ``window``."""
    bar = QMenuBar(window)
    menus = {
        "book.": bar.addMenu(MenuBarWords.tr("File")),
        "selection.": bar.addMenu(MenuBarWords.tr("Edit")),
        "page.": bar.addMenu(MenuBarWords.tr("View")),
        "go.": bar.addMenu(MenuBarWords.tr("Go")),
        "chat.": bar.addMenu(MenuBarWords.tr("Questions")),
        "aloud.": bar.addMenu(MenuBarWords.tr("Reading aloud")),
        "window.": bar.addMenu(MenuBarWords.tr("Window")),
    }
    others = {
        "app.": "book.", "notes.": "selection.", "find.": "selection.", "text.": "page.",
        "panel.": "page.", "people.": "page.", "shelf.": "page.", "evidence.": "go.",
        "answer.": "chat.", "settings.": "window.", "book.summarise.": "chat.",
        "notes.ask.": "chat.", "guide.": "window.",
    }  # fmt: skip
    for action in window.actions():
        name = action.objectName()
        if not name or name in _LEFT_OUT:
            continue
        first = f"{name.partition('.')[0]}."
        action.setMenuRole(_ROLES.get(name, QAction.MenuRole.NoRole))
        menus[others.get(f"{name}.", others.get(first, first))].addAction(action)
    return bar
