"""Plays one sound through QtMultimedia, where this computer has it."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QObject, QUrl, Signal

from foxreader.ui.platform.translation import Context

if TYPE_CHECKING:
    from PySide6.QtMultimedia import QMediaPlayer

PlayerWords = Context("PlayerWords")

log = logging.getLogger(__name__)


class Player(QObject):
    """Signals: ``changed`` it plays, waits or is elsewhere; ``failed`` why it cannot play.

    ``at`` and ``length`` are in seconds. Without ``needs_loudspeaker`` a sound is played where
    nobody can hear it too, as in a test.
    """

    changed = Signal()
    failed = Signal(str)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._player: QMediaPlayer | None = None
        self._buffer: QBuffer | None = None
        self._said = False
        self.needs_loudspeaker = True

    def play(self, name: str, data: bytes) -> None:
        """Play a sound; ``name`` tells its kind by its end."""
        player = self._made()
        if player is None:
            return
        self._said = False
        self.stop()
        self._buffer = QBuffer(self)
        self._buffer.setData(QByteArray(data))
        self._buffer.open(QIODevice.OpenModeFlag.ReadOnly)
        player.setSourceDevice(self._buffer, QUrl(name))
        player.play()

    def toggle(self) -> None:
        """Wait, or go on."""
        if self._player is None:
            return
        if self.playing:
            self._player.pause()
        else:
            self._player.play()

    def pause(self) -> None:
        """Wait."""
        if self._player is not None:
            self._player.pause()

    def go_on(self) -> None:
        """Play on from where it is."""
        if self._player is not None and not self.playing:
            self._player.play()

    def seek(self, seconds: float) -> None:
        """Go to a time of the sound."""
        if self._player is not None:
            self._player.setPosition(round(1000 * seconds))

    def set_rate(self, rate: float) -> None:
        """Play ``rate`` times as fast, in the same pitch where Qt's library can."""
        if self._player is not None:
            self._player.setPlaybackRate(rate)

    def skip(self, seconds: int) -> None:
        """Go on or back by so many seconds."""
        if self._player is not None:
            at = self._player.position() + 1000 * seconds
            self._player.setPosition(max(0, min(at, self._player.duration())))

    def stop(self) -> None:
        """Stop, and let go of the sound."""
        if self._player is not None and self._buffer is not None:
            self._player.stop()
            self._player.setSource(QUrl())
            self._buffer.close()
            self._buffer.deleteLater()
            self._buffer = None

    @property
    def playing(self) -> bool:
        """Whether it is heard now."""
        player = self._player
        return player is not None and player.playbackState() == player.PlaybackState.PlayingState

    @property
    def loaded(self) -> bool:
        """Whether it has a sound."""
        return self._buffer is not None

    @property
    def ended(self) -> bool:
        """Whether the sound has been played to its end."""
        player = self._player
        return player is not None and player.mediaStatus() == player.MediaStatus.EndOfMedia

    @property
    def at(self) -> float:
        """How far it is."""
        return self._player.position() / 1000 if self._player is not None else 0.0

    @property
    def length(self) -> float:
        """How long it is; 0 while that is not known."""
        return max(0, self._player.duration()) / 1000 if self._player is not None else 0.0

    def _made(self) -> QMediaPlayer | None:
        """The player; None where this computer has none, which is said."""
        if self._player is not None:
            return self._player
        try:
            # Late: it loads a library for sound and film, which few books need.
            from PySide6.QtMultimedia import (  # noqa: PLC0415
                QAudioOutput,
                QMediaDevices,
                QMediaPlayer,
            )
        except ImportError as error:
            log.info("no sound: %s", error)
            self.failed.emit(
                PlayerWords.tr("Sounds cannot be played here: a library for sound is missing.")
            )
            return None
        outputs = QMediaDevices.audioOutputs()
        if self.needs_loudspeaker and not outputs:
            self.failed.emit(
                PlayerWords.tr("Sounds cannot be played here: no loudspeaker was found.")
            )
            return None
        self._player = QMediaPlayer(self)
        if outputs:
            self._player.setAudioOutput(QAudioOutput(self._player))
        self._player.positionChanged.connect(self.changed)
        self._player.durationChanged.connect(self.changed)
        self._player.playbackStateChanged.connect(self.changed)
        self._player.errorOccurred.connect(self._fail)
        return self._player

    def _fail(self, *told: object) -> None:
        log.info("a sound does not play: %s", told)
        if not self._said and self._buffer is not None:
            self._said = True
            self.failed.emit(
                PlayerWords.tr("This sound cannot be played: its format is not known here.")
            )
