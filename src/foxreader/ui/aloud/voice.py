"""A voice of this computer, through Qt's TextToSpeech."""

from __future__ import annotations

import logging
import re
from typing import TYPE_CHECKING

from PySide6.QtCore import QLocale, QObject, QTimer, Signal

from foxreader.ui.platform.translation import Context

if TYPE_CHECKING:
    from PySide6.QtTextToSpeech import QTextToSpeech, QVoice

VoiceWords = Context("VoiceWords")

log = logging.getLogger(__name__)
SLOWEST, FASTEST = 0.5, 3.0
"""How much slower or faster than a voice speaks by itself. Chosen: what other readers offer."""
_SILENT = frozenset({"mock"})
"""Engines of Qt that are for tests: nothing is heard of them."""
_NO_PAUSE = frozenset({"speechd"})
"""Engines that cannot wait within a text: speech-dispatcher was seen to speak on for two seconds,
and to stay mute when it was stopped meanwhile. It is stopped, and says the text once more."""
_PATIENCE = 1000
"""Milliseconds an engine has to say that it has stopped. Chosen: speech-dispatcher takes 60."""
_NAMED = re.compile(r"([^\s:]+\.so[^\s:]*): cannot open shared object file")


class Voice(QObject):
    """Speaks one text after the other. Signals: ``finished`` a text has been spoken to its end;
    ``failed`` why nothing more is heard.

    ``engine`` is the name of one of Qt's engines, "" for the first that works.
    """

    finished = Signal()
    failed = Signal(str)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.engine = ""
        self._speech: QTextToSpeech | None = None
        self._voices: dict[str, list[QVoice]] = {}
        self._why = ""
        self._tried = False
        self._saying = False
        self._next: tuple[str, str, str] | None = None
        self._rate = 1.0
        self._late = QTimer(self, interval=_PATIENCE, singleShot=True)
        self._late.timeout.connect(self._overdue)

    # What there is

    @property
    def started(self) -> bool:
        """Whether it has been looked for: the first look takes speech-dispatcher some seconds, in
        which Qt has it list ten thousand voices and the window waits."""
        return self._speech is not None or self._tried

    def why_silent(self) -> str:
        """Why there is no voice here, as a sentence; "" where there is one, perhaps still to
        start."""
        if self._speech is None and not self._tried:
            self._tried = True
            self._why = self._start()
        return self._why

    def look_again(self) -> None:
        """Look for a voice once more, where there was none: one may have been installed."""
        self._tried = False

    def names(self, language: str) -> list[str]:
        """The voices for a language, those of its region first."""
        return [voice.name() for voice in self._of(language)]

    def _of(self, language: str) -> list[QVoice]:
        if self.why_silent() or self._speech is None:
            return []
        speech = self._speech
        if language not in self._voices:
            # Only those of one language: a synthesiser may have ten thousand in all.
            locale = QLocale(language.replace("-", "_")) if language else QLocale()
            self._voices[language] = _without_variants(_voices_of(speech, locale))
        return self._voices[language]

    def _start(self) -> str:
        try:
            # Late: it loads a library for sound, which few readers need.
            from PySide6.QtTextToSpeech import QTextToSpeech  # noqa: PLC0415
        except ImportError as error:
            log.info("no speech: %s", error)
            named = _NAMED.search(error.msg)
            if named:
                return VoiceWords.tr(
                    "Nothing can be read aloud here: the system library {0} is missing."
                ).format(named[1])
            return VoiceWords.tr("Nothing can be read aloud here: Qt’s part for speech is missing.")
        names = [n for n in QTextToSpeech.availableEngines() if n not in _SILENT]
        for name in [self.engine] if self.engine else names:
            speech = QTextToSpeech(name, self)
            if speech.state() != QTextToSpeech.State.Error:
                speech.stateChanged.connect(self._changed)
                self._speech = speech
                self._voices.clear()
                return ""
            log.info("no speech by %s: %s", name, speech.errorString())
            speech.deleteLater()
        return VoiceWords.tr(
            "There is no voice on this computer. Install one with its system settings; on Linux "
            "that is speech-dispatcher with a voice such as espeak-ng."
        )

    # Speaking

    def set_rate(self, rate: float) -> None:
        """Speak ``rate`` times as fast as the voice does by itself, from the next text on."""
        self._rate = min(FASTEST, max(SLOWEST, rate))

    def say(self, words: str, language: str, name: str = "") -> None:
        """Speak ``words`` in place of what is being spoken, by the voice called ``name`` where the
        language has it."""
        if why := self.why_silent():
            self.failed.emit(why)
            return
        self._next = words, language, name
        speech = self._speech
        if speech is None:
            return
        if self._is_busy(speech):
            self._saying = False
            speech.stop()
            self._late.start()
        if not self._is_busy(speech):
            self._begin()

    def pause(self) -> None:
        """Wait within the text, or stop where the engine cannot wait."""
        speech = self._speech
        if speech is None or not self._saying:
            return
        if speech.engine() in _NO_PAUSE:
            self.stop()
        else:
            speech.pause()

    def resume(self) -> bool:
        """Go on within the text; False where the engine did not wait, so that it must be said once
        more."""
        speech = self._speech
        if speech is None or not self._saying or speech.state() != speech.State.Paused:
            return False
        speech.resume()
        return True

    def stop(self) -> None:
        """Say nothing more."""
        self._next, self._saying = None, False
        self._late.stop()
        if self._speech is not None and self._is_busy(self._speech):
            self._speech.stop()

    @staticmethod
    def _is_busy(speech: QTextToSpeech) -> bool:
        return speech.state() not in (speech.State.Ready, speech.State.Error)

    def _begin(self) -> None:
        speech, said = self._speech, self._next
        if speech is None or said is None:
            return
        self._next = None
        self._late.stop()
        words, language, name = said
        self._use(speech, language, name)
        # Qt's rate is 0 for the voice's own, 1 for the fastest and -1 for the slowest.
        rate = self._rate
        speech.setRate((rate - 1) / (FASTEST - 1) if rate >= 1 else (rate - 1) / (1 - SLOWEST))
        self._saying = True
        speech.say(words)

    def _overdue(self) -> None:
        """The engine was told to stop and has not said that it has."""
        self._begin()

    def _use(self, speech: QTextToSpeech, language: str, name: str) -> None:
        """Take the voice called ``name``, else one of the language; the one there is where there is
        none."""
        voices = self._of(language)
        chosen = next((one for one in voices if one.name() == name), None)
        voice = chosen or next(iter(voices), None)
        if voice is not None and voice != speech.voice():
            speech.setVoice(voice)

    def _changed(self, state: QTextToSpeech.State) -> None:
        speech = self._speech
        if speech is None:
            return
        if state == speech.State.Error:
            self._next, self._saying = None, False
            self._speech, self._tried = None, False
            log.info("speech failed: %s", speech.errorString())
            self.failed.emit(VoiceWords.tr("The voice of this computer has stopped working."))
        elif state == speech.State.Ready and self._next is not None:
            self._begin()
        elif state == speech.State.Ready and self._saying:
            self._saying = False
            self.finished.emit()


def _voices_of(speech: QTextToSpeech, locale: QLocale) -> list[QVoice]:
    """The voices for a language, those of its region first."""
    same = [one for one in speech.availableLocales() if one.language() == locale.language()]
    same.sort(key=lambda one: one.territory() != locale.territory())
    found = [voice for one in same for voice in speech.allVoices(one)]
    if found:
        return found
    # A voice of a language that Qt does not know by its code, as espeak's "cmn", has it in its
    # name: "Chinese (Mandarin)".
    name = QLocale.languageToString(locale.language())
    return [voice for voice in speech.allVoices(locale) if voice.name().startswith(name)]


def _without_variants(voices: list[QVoice]) -> list[QVoice]:
    """Each voice once, without those that are another in disguise: espeak has a hundred of each,
    as "German+whisper"."""
    names = {voice.name() for voice in voices}
    kept: dict[str, QVoice] = {}
    for voice in voices:
        base, plus, _ = voice.name().partition("+")
        if not (plus and base in names):
            kept.setdefault(voice.name(), voice)
    return list(kept.values())
