"""What keys and the page's menu do for reading aloud."""

from __future__ import annotations

from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QMenu

from foxreader.ui.aloud.controller import ReadAloud
from foxreader.ui.platform.translation import Context
from foxreader.ui.reader.spread_view import SpreadView
from foxreader.ui.window.keys import Command

AloudWords = Context("AloudWords")


def aloud_commands(aloud: ReadAloud) -> tuple[Command, ...]:
    """What keys do; those of a keyboard's player too."""
    return (
        Command(
            AloudWords.tr("Read aloud, or pause"),
            ("F8", "Media Play", "Toggle Media Play/Pause"),
            aloud.toggle,
        ),
        Command(
            AloudWords.tr("Read aloud from the selection or the page"),
            ("Shift+F8",),
            aloud.from_here,
        ),
        Command(
            AloudWords.tr("Sentence before, read aloud"),
            ("Alt+PgUp", "Media Previous"),
            lambda: aloud.step(-1),
        ),
        Command(
            AloudWords.tr("Next sentence, read aloud"),
            ("Alt+PgDown", "Media Next"),
            lambda: aloud.step(1),
        ),
        Command(
            AloudWords.tr("Back to the sentence that is read aloud"), ("Alt+Home",), aloud.back
        ),
        Command(
            AloudWords.tr("Leave the table or list that is read aloud"), ("Alt+End",), aloud.leave
        ),
        Command(AloudWords.tr("Stop reading aloud"), ("Ctrl+F8", "Media Stop"), aloud.stop),
    )


def add_to_menu(menu: QMenu, aloud: ReadAloud, reader: SpreadView) -> None:
    """The entries of the page's menu: from the selection, else from what was pressed."""

    def read() -> None:
        place = reader.clicked_place
        if aloud.has_selection or place is None:
            aloud.from_here()
        else:
            aloud.read_from(place)

    menu.addSeparator()
    menu.addAction(AloudWords.tr("Read aloud from here"), read).setShortcut(
        QKeySequence("Shift+F8")
    )
    if aloud.state != "off":
        menu.addAction(AloudWords.tr("Stop reading aloud"), aloud.stop).setShortcut(
            QKeySequence("Ctrl+F8")
        )
