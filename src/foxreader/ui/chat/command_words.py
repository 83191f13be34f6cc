"""The commands of the composer in words: what each does, and why one cannot be used."""

from __future__ import annotations

from collections.abc import Mapping

from foxreader.answer.conversation.asking import Command
from foxreader.ui.platform.translation import QT_TRANSLATE_NOOP, Context

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


def command_row(command: Command, *, usable: bool) -> str:
    """A command as a row of the list behind "/"."""
    row = f"/{command} · {command_name(command)}"
    if usable or command not in _REASONS:
        return row
    return f"{row} ({CommandWords.tr(_REASONS[command])})"
