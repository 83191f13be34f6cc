"""What keys do with the windows of the program."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication, QWidget

from foxreader.ui.platform.commands import Command
from foxreader.ui.platform.translation import Context

WindowWords = Context("WindowWords")


def window_commands(window: QWidget) -> tuple[Command, ...]:
    """The commands of ``window``, which emits ``another_wanted`` for a second one."""
    return (
        Command(
            "window.another",
            WindowWords.tr("New window on this book"),
            ("Ctrl+Shift+N",),
            window.another_wanted.emit,  # type: ignore[attr-defined]
            anywhere=True,
        ),
        Command(
            "window.close",
            WindowWords.tr("Close this window"),
            ("Ctrl+W",),
            window.close,
            anywhere=True,
        ),
        # Some systems name no key to quit.
        Command(
            "app.quit",
            WindowWords.tr("Quit"),
            ("Ctrl+Q",),
            QApplication.closeAllWindows,
            anywhere=True,
        ),
    )
