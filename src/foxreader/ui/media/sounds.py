"""The sounds and films of the page: played when they are pressed, or said why not."""

from __future__ import annotations

from pathlib import PurePosixPath
from typing import Any

from PySide6.QtCore import QObject, Signal

from foxreader.core.cancel import Cancel
from foxreader.core.inside import BookMedium
from foxreader.ui.media.player import Player
from foxreader.ui.platform.jobs import Job, Jobs
from foxreader.ui.platform.translation import error_words
from foxreader.ui.reader.links import InsideLoader
from foxreader.ui.reader.view import BookView

_MOST = 200 * 1024 * 1024
"""Bytes of a sound that is played. Chosen: three hours of speech as books have it."""


class Sounds(QObject):
    """Nothing plays by itself, and what plays stops with its file. Signal: ``said``."""

    said = Signal(str)

    def __init__(self, view: BookView, inside: InsideLoader, jobs: Jobs) -> None:
        super().__init__(view)
        self._view, self._inside, self._jobs = view, inside, jobs
        self._job: Job | None = None
        self._played: BookMedium | None = None
        self.player = Player(self)
        self.player.changed.connect(self._show)
        self.player.failed.connect(self._fail)
        view.told.connect(self._told)
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

    def _told(self, kind: str, value: dict[str, Any]) -> None:
        if kind != "medium":
            return
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
