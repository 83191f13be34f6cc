"""Speaks one sentence after the other: by the book's narration, or by a voice of this computer."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QLocale, QObject, Signal

from foxreader.aloud.spoken import Spoken
from foxreader.core.book import Resources
from foxreader.library.settings import Settings
from foxreader.ui.aloud.narration import Narration
from foxreader.ui.aloud.voice import Voice
from foxreader.ui.aloud.voice_menu import chosen_voice
from foxreader.ui.media.player import Player
from foxreader.ui.platform.jobs import Jobs

_TOLD = 20
"""Characters in a language that no voice speaks from which on that is said. Chosen: a single name
in a list of many languages is not worth a sentence."""


class Speaker(QObject):
    """``by_voice`` tells that a voice speaks now. Signals: ``finished`` a sentence has been spoken
    to its end; ``failed`` why nothing can be; ``said`` a sentence for the reader.
    """

    finished = Signal(Spoken)
    failed = Signal(str)
    said = Signal(str)

    def __init__(self, jobs: Jobs, settings: Callable[[], Settings], parent: QObject) -> None:
        super().__init__(parent)
        self._settings = settings
        self.player = Player(self)
        self.narration = Narration(self.player, jobs, self)
        self.narration.finished.connect(self._end)
        self.narration.failed.connect(self._narration_failed)
        self.use_voice(Voice(self))
        self._item: Spoken | None = None
        self._fallback = ""
        self._mute = False  # the book's narration cannot be heard, which was said
        self._lacking: set[str] = set()
        self.by_voice = False

    def use_voice(self, voice: Voice) -> None:
        """Have ``voice`` read."""
        self.voice = voice
        voice.finished.connect(self._end)
        voice.failed.connect(self.failed)

    def open(self, resources: Resources | None) -> None:
        """Another book is read: its sounds are these."""
        self._mute = False
        self.narration.open(resources)

    def narrates(self, item: Spoken | None) -> bool:
        """Whether the book's narration reads a sentence."""
        return item is not None and item.narrated and not self._mute

    def speak(self, item: Spoken, fallback: str) -> None:
        """Speak a sentence in place of what is being spoken; where no voice speaks its language,
        by one for the language ``fallback``."""
        self._item, self._fallback = item, fallback
        if item.clip is not None and self.narrates(item):
            if self.by_voice:
                self.voice.stop()
            self.by_voice = False
            self.narration.play(item.clip)
            return
        self.narration.pause()
        self.by_voice = True
        if not item.words:
            self._end()
            return
        language = item.language
        if not self.voice.why_silent() and not self.voice.names(language):
            self._say_lacking(item)
            language = fallback
        settings = self._settings()
        self.voice.say(item.words, language, chosen_voice(self.voice, settings, language))

    def pause(self) -> None:
        """Wait within the sentence."""
        if self.by_voice:
            self.voice.pause()
        else:
            self.narration.pause()

    def resume(self) -> bool:
        """Go on within the sentence; False where it must be spoken once more."""
        return self.voice.resume() if self.by_voice else self.narration.resume()

    def quiet(self) -> None:
        """Say nothing, and forget what was being said."""
        self._item = None
        self.voice.stop()
        self.narration.pause()
        self.by_voice = True

    def stop(self) -> None:
        """Say nothing, and let go of the book's sounds."""
        self.quiet()
        self.narration.stop()

    def set_rate(self, rate: float) -> None:
        """Speak so many times as fast."""
        self.voice.set_rate(rate)
        self.narration.set_rate(rate)

    def _end(self) -> None:
        item, self._item = self._item, None
        if item is not None:
            self.finished.emit(item)

    def _narration_failed(self, sentence: str) -> None:
        """The book's sounds cannot be played: a voice reads, where there is one."""
        self._mute = True
        self.said.emit(sentence)
        if self._item is not None:
            self.speak(self._item, self._fallback)

    def _say_lacking(self, item: Spoken) -> None:
        """Say once that no voice speaks a language."""
        if len(item.words) >= _TOLD and item.language not in self._lacking:
            self._lacking.add(item.language)
            locale = QLocale(item.language.replace("-", "_"))
            name = QLocale.languageToString(locale.language())
            self.said.emit(
                self.tr("No voice on this computer speaks {0}; another one reads it.").format(name)
            )
