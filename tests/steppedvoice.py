"""A voice that says one thing after the other when the test says so: no engine, no clock."""

from __future__ import annotations

from foxreader.ui.aloud.voice import Voice
from foxreader.ui.window.main_window import MainWindow


class SteppedVoice(Voice):
    """``said`` are all texts with their language and the voice that was chosen, ``rate`` the rate;
    ``end()`` is the end of the text that is being spoken."""

    def __init__(self, window: MainWindow, why: str = "") -> None:
        super().__init__(window)
        self.said: list[tuple[str, str, str]] = []
        self.speaking = self.waiting = False
        self.rate = 1.0
        self.known = {"en": ["Anne", "Bob"], "fr": ["Chloé"]}
        self._no_voice = why

    @property
    def started(self) -> bool:
        return True

    def why_silent(self) -> str:
        return self._no_voice

    def names(self, language: str) -> list[str]:
        return self.known.get(language.partition("-")[0], [])

    def set_rate(self, rate: float) -> None:
        self.rate = rate

    def say(self, words: str, language: str, name: str = "") -> None:
        if self._no_voice:
            self.failed.emit(self._no_voice)
            return
        self.said.append((words, language, name))
        self.speaking, self.waiting = True, False

    def pause(self) -> None:
        self.speaking, self.waiting = False, True

    def resume(self) -> bool:
        resumes, self.waiting = self.waiting, False
        self.speaking = resumes
        return resumes

    def stop(self) -> None:
        self.speaking = self.waiting = False

    @property
    def words(self) -> list[str]:
        """What was spoken."""
        return [words for words, _, _ in self.said]

    def end(self, qtbot) -> None:
        """Have the text that is spoken come to its end, and wait for the next."""
        assert self.speaking
        count, self.speaking = len(self.said), False
        self.finished.emit()
        qtbot.waitUntil(lambda: len(self.said) > count)
