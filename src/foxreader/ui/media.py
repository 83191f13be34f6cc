"""The sounds and films of the page: played when they are pressed, or said why not."""

from __future__ import annotations

import logging
from pathlib import PurePosixPath
from typing import TYPE_CHECKING

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QObject, QUrl, Signal

from foxreader.core.cancel import Cancel
from foxreader.core.inside import BookMedium
from foxreader.ui.platform.jobs import Job, Jobs
from foxreader.ui.platform.translation import Context, error_words
from foxreader.ui.reader.links import InsideLoader
from foxreader.ui.reader.page import Told
from foxreader.ui.reader.view import BookView

if TYPE_CHECKING:
    from PySide6.QtMultimedia import QMediaPlayer

_MOST = 200 * 1024 * 1024
"""Bytes of a sound that is played. Chosen: three hours of speech as books have it."""


class Sounds(QObject):
    """The sounds and films of the page. Nothing plays by itself, and what plays stops with its
    file. Signal: ``said``.
    """

    said = Signal(str)

    def __init__(self, view: BookView, inside: InsideLoader, jobs: Jobs) -> None:
        super().__init__(view)
        self._view, self._inside, self._jobs = view, inside, jobs
        self._job: Job | None = None
        self._played: BookMedium | None = None
        self.player = Player(self)
        self.player.changed.connect(self._show)
        self.player.failed.connect(self._fail)
        view.page.told.of("medium").connect(self._pressed)
        view.loaded.connect(self._arrived)
        inside.ready.connect(self._know)
        view.served.connect(self.stop)

    def stop(self) -> None:
        """Stop what plays."""
        if self._job is not None:
            self._job.stop()
        played, self._played = self._played, None
        self.player.stop()
        if played is not None and played.place.file == self._view.place.file and self._view.ready:
            told = {"number": played.number, "state": "paused", "at": 0, "length": 0}
            self._view.call("medium", told)

    def _arrived(self) -> None:
        if self._played is not None and self._played.place.file != self._view.place.file:
            self.stop()
        self._know()

    def _know(self) -> None:
        """Have the page say what each is."""
        found = self._inside.inside.file(self._view.place.file).media
        if not found or not self._view.ready:
            return
        self._view.call("media", [
            {"number": one.number, "words": self._words(one), "name": self._name(one)}
            for one in found
        ])  # fmt: skip
        self._show()

    def _words(self, medium: BookMedium) -> str:
        title = medium.title or _file_name(medium) or self.tr("Sound")
        if medium.kind == "audio":
            return title
        return self.tr("Film, not played here: {0}").format(medium.title or _file_name(medium))

    def _name(self, medium: BookMedium) -> str:
        words = self._words(medium)
        return self.tr("Play: {0}").format(words) if medium.kind == "audio" else words

    def _pressed(self, value: Told) -> None:
        media = self._inside.inside.file(self._view.place.file).media
        number, skip = int(value["number"]), int(value["skip"])
        found = next((one for one in media if one.number == number), None)
        if found is None:
            return
        if found.kind == "video":
            self.said.emit(self.tr("Foxreader does not play films."))
        elif found is not self._played:
            self._begin(found)
        elif skip:
            self.player.skip(skip)
        else:
            self.player.toggle()

    def _begin(self, medium: BookMedium) -> None:
        """Read a sound from the book and play it: of several forms the first that is there."""
        resources = self._inside.resources
        self.stop()
        if resources is None:
            return
        self._played = medium

        def read(cancel: Cancel) -> tuple[str, bytes] | None:
            for name in medium.names:
                found = resources.read(name)
                if found is not None and len(found.data) <= _MOST:
                    return name, found.data
            return None

        def found(sound: tuple[str, bytes] | None) -> None:
            if sound is None:
                self._fail(self.tr("This sound is missing in the book, or too large."))
            else:
                self.player.play(*sound)

        self._job = self._jobs.start(
            read, value=found, failed=lambda error: self._fail(error_words(error)), pool="book"
        )

    def _fail(self, sentence: str) -> None:
        self.stop()
        self.said.emit(sentence)

    def _show(self) -> None:
        """Have the page show how far the sound is."""
        played, player = self._played, self.player
        if played is not None and played.place.file == self._view.place.file and self._view.ready:
            state = "playing" if player.playing else "paused"
            told = {"number": played.number, "state": state, "at": player.at}
            self._view.call("medium", told | {"length": player.length})


def _file_name(medium: BookMedium) -> str:
    return PurePosixPath(medium.names[0]).name if medium.names else ""


PlayerWords = Context("PlayerWords")
log = logging.getLogger(__name__)


class Player(QObject):
    """Plays one sound through QtMultimedia, where this computer has it. Signals: ``changed`` it
    plays, waits or is elsewhere; ``failed`` why it cannot play.

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
