"""Plays the book's own narration, clip by clip, through QtMultimedia."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal

from foxreader.core.book import Resources
from foxreader.core.cancel import Cancel
from foxreader.core.inside import Clip
from foxreader.ui.media.player import Player
from foxreader.ui.platform.jobs import Job, Jobs
from foxreader.ui.platform.translation import Context, error_words

NarrationWords = Context("NarrationWords")

_MOST = 200 * 1024 * 1024
"""Bytes of a sound that is played. Chosen: three hours of speech as books have it."""
_NEAR = 0.12
"""Seconds between the end of a clip and the beginning of the next at most, for the sound to play
on. Chosen: no pause is heard, and encoders round times as much."""


class Narration(QObject):
    """Signals: ``finished`` a clip has been played to its end; ``failed`` why it cannot.

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
