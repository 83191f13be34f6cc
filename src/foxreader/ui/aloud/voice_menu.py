"""The menu of who reads: the book's narration, or a voice for the language that is read."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtWidgets import QMenu

from foxreader.library.settings import Settings
from foxreader.ui.aloud.bar import add_choices
from foxreader.ui.aloud.voice import Voice
from foxreader.ui.platform.translation import Context

VoiceMenuWords = Context("VoiceMenuWords")


def chosen_voice(voice: Voice, settings: Settings, language: str) -> str:
    """The voice that reads a language: the reader's choice, else the first; "" where none does."""
    names = voice.names(language)
    chosen = dict(settings.voices).get(language, "")
    return chosen if chosen in names else names[0] if names else ""


class Wishes(Protocol):
    """Who is told what is chosen."""

    def set_voice(self, name: str) -> None:
        """Have a voice read, "" for the language's first."""

    def wish_narration(self, on: bool) -> None:
        """Have the book's narration read, or the voice."""

    def wish_notes(self, on: bool) -> None:
        """Have notes and page numbers read too, or not."""


def fill_voices(
    menu: QMenu, wishes: Wishes, voice: Voice, settings: Settings, language: str, *, narrated: bool
) -> None:
    """Add the entries; ``narrated`` says whether the book has a narration of what is read."""
    if narrated:
        action = menu.addAction(VoiceMenuWords.tr("The book’s narration"))
        action.setCheckable(True)
        action.setChecked(settings.narration)
        action.triggered.connect(wishes.wish_narration)
        menu.addSeparator()
    current = chosen_voice(voice, settings, language)
    names = voice.names(language)
    add_choices(menu, [(n, n, n == current) for n in names], wishes.set_voice)
    if not names:
        why = voice.why_silent() or VoiceMenuWords.tr("No voice for this language")
        menu.addAction(why).setEnabled(False)
    menu.addSeparator()
    action = menu.addAction(VoiceMenuWords.tr("Read notes and page numbers too"))
    action.setCheckable(True)
    action.setChecked(settings.aloud_notes)
    action.triggered.connect(wishes.wish_notes)
