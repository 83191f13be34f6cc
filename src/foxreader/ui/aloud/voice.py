"""What reads aloud: a voice of this computer, or the narration of the book."""

from __future__ import annotations

import logging
import re
from typing import TYPE_CHECKING

from PySide6.QtCore import QLocale, QObject, QTimer, Signal

from foxreader.core.book import Resources
from foxreader.core.cancel import Cancel
from foxreader.core.inside import Clip
from foxreader.ui.media import Player
from foxreader.ui.platform.jobs import Job, Jobs
from foxreader.ui.platform.translation import Context, error_words

if TYPE_CHECKING:
    from PySide6.QtTextToSpeech import QTextToSpeech, QVoice


VoiceWords = Context("VoiceWords")

log = logging.getLogger(__name__)
_SLOWEST, _FASTEST = 0.5, 3.0
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
    """Speaks one text after the other through Qt's TextToSpeech. Signals: ``finished`` a text has
    been spoken to its end; ``failed`` why nothing more is heard.

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
        self._rate = min(_FASTEST, max(_SLOWEST, rate))

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
        speech.setRate((rate - 1) / (_FASTEST - 1) if rate >= 1 else (rate - 1) / (1 - _SLOWEST))
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


NarrationWords = Context("NarrationWords")

_MOST = 200 * 1024 * 1024
"""Bytes of a sound that is played. Chosen: three hours of speech as books have it."""
_NEAR = 0.12
"""Seconds between the end of a clip and the beginning of the next at most, for the sound to play
on. Chosen: no pause is heard, and encoders round times as much."""


class Narration(QObject):
    """Plays the book's own narration, clip by clip, through QtMultimedia. Signals: ``finished`` a
    clip has been played to its end; ``failed`` why it cannot.

    A clip that begins where the one before ends plays on without a gap.
    """

    finished = Signal()
    failed = Signal(str)

    def __init__(self, player: Player, jobs: Jobs, parent: QObject) -> None:
        super().__init__(parent)
        self._jobs, self._player = jobs, player
        self._resources: Resources | None = None
        self._job: Job | None = None
        self._sound = ""
        self._clip: Clip | None = None
        self._seek: float | None = None
        self._over = False
        self._rate = 1.0
        self._ends = QTimer(self, singleShot=True)
        self._ends.timeout.connect(self._check)
        player.changed.connect(self._check)
        player.failed.connect(self._fail)

    def open(self, resources: Resources | None) -> None:
        """Another book is read: its sounds are these."""
        self.stop()
        self._resources = resources

    def set_rate(self, rate: float) -> None:
        """Play ``rate`` times as fast as it was spoken."""
        self._rate = rate
        self._player.set_rate(rate)
        self._check()

    def play(self, clip: Clip) -> None:
        """Play a clip in place of what is being played."""
        before, self._clip, self._over = self._clip, clip, False
        if clip.audio != self._sound or not self._player.loaded:
            self._load(clip.audio)
            return
        goes_on = (
            before is not None
            and before.until is not None
            and abs(clip.begin - before.until) < _NEAR
            and abs(self._player.at - clip.begin) < _NEAR
        )
        if not goes_on:
            self._player.seek(clip.begin)
        self._player.go_on()
        self._check()

    def pause(self) -> None:
        """Wait within the clip."""
        self._ends.stop()
        self._player.pause()

    def resume(self) -> bool:
        """Go on within the clip; False where nothing waits."""
        if self._clip is None or self._over or not self._player.loaded:
            return False
        self._player.go_on()
        self._check()
        return True

    def stop(self) -> None:
        """Play nothing, and let go of the sound."""
        if self._job is not None:
            self._job.stop()
            self._job = None
        self._ends.stop()
        self._clip, self._sound = None, ""
        self._player.stop()

    def _load(self, name: str) -> None:
        """Read a sound from the book and play the clip in it."""
        resources = self._resources
        clip = self._clip
        self.stop()
        self._clip = clip
        if resources is None:
            return

        def read(cancel: Cancel) -> bytes | None:
            found = resources.read(name)
            return found.data if found is not None and len(found.data) <= _MOST else None

        def found(data: bytes | None) -> None:
            if data is None:
                self._fail(
                    NarrationWords.tr("A sound of this book is missing, or too large: {0}").format(
                        name
                    )
                )
                return
            self._sound, self._seek = name, self._clip.begin if self._clip else 0.0
            self._player.play(name, data)
            self._player.set_rate(self._rate)
            self._check()

        self._job = self._jobs.start(
            read, value=found, failed=lambda error: self._fail(error_words(error)), pool="book"
        )

    def _check(self) -> None:
        """Go to where the clip begins once the sound is there, and see whether the clip is over."""
        clip, player = self._clip, self._player
        if clip is None or not self._sound or self._over:
            return
        if self._seek is not None:
            if player.length <= 0:
                return  # it is still being read
            begin, self._seek = self._seek, None
            if begin > 0:
                player.seek(begin)
        over = player.ended or (clip.until is not None and player.at >= clip.until - 0.02)
        if over:
            self._ends.stop()
            self._over = True
            self.finished.emit()
        elif player.playing and clip.until is not None:
            # The player tells of its place too seldom for short clips.
            left = max(0.0, clip.until - player.at) / self._rate
            self._ends.start(max(10, round(1000 * left)))

    def _fail(self, sentence: str) -> None:
        if self._clip is not None:
            self.stop()
            self.failed.emit(sentence)
