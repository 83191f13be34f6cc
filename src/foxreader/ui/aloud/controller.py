"""Reads the open book aloud: by its own narration where it has one, else by a voice."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal, Protocol

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtWidgets import QMenu, QWidget

from foxreader.aloud import Spoken, leaves_chapter
from foxreader.core.book import Book, Resources
from foxreader.core.errors import FoxError
from foxreader.core.span import Span
from foxreader.library.settings import Settings
from foxreader.program.profile import Profile
from foxreader.ui.aloud.bar import AloudBar, SleepTimer, chosen_voice, fill_voices
from foxreader.ui.aloud.reading import Follow, Speaker, SpokenSentences, Wishes
from foxreader.ui.platform.accessibility import has_keyboard
from foxreader.ui.platform.commands import Command
from foxreader.ui.platform.jobs import Jobs
from foxreader.ui.platform.translation import Context, error_words
from foxreader.ui.reader.links import InsideLoader
from foxreader.ui.reader.spread_view import SpreadView

_SHOWN_MS = 50
"""Milliseconds in which the bar is painted. Chosen: three frames."""
_State = Literal["off", "playing", "paused"]


class ReadAloud(QObject):
    """``state`` says whether it reads. Signals: ``said`` a sentence for the reader;
    ``began`` another sentence is being read.

    ``settings`` gives the reader's settings, ``keep`` stores some of them. ``selected`` gives what
    is selected in the page.
    """

    said = Signal(str)
    began = Signal()

    def __init__(
        self,
        reader: SpreadView,
        jobs: Jobs,
        inside: InsideLoader,
        bar: AloudBar,
        settings: Callable[[], Settings],
        keep: Callable[..., None],
        selected: Callable[[], Span | None],
    ) -> None:
        super().__init__(reader)
        self._reader, self._settings, self._keep = reader, settings, keep
        self._selected = selected
        self.state: _State = "off"
        self.bar = bar
        self.timer = bar.timer
        self.reading = SpokenSentences(jobs, lambda: inside.inside, self)
        self.follow = Follow(reader)
        self.speaker = Speaker(jobs, settings, self)
        self._book: Book | None = None
        self._resources: Resources | None = None
        self._before: Spoken | None = None  # what was read to its end before this
        self._renewed: Spoken | None = None  # what is read while its file is found anew
        self._connect(inside)

    def _connect(self, inside: InsideLoader) -> None:
        self._reader.served.connect(self._serve)
        self._reader.place_changed.connect(self._moved)
        inside.ready.connect(self._renew)
        self.reading.arrived.connect(self._arrive)
        self.reading.failed.connect(self._fail_reading)
        # Later: what has ended may be at once what begins.
        self.speaker.finished.connect(self._spoken, Qt.ConnectionType.QueuedConnection)
        self.speaker.failed.connect(self._fail)
        self.follow.followed.connect(self.bar.show_following)
        bar = self.bar
        bar.toggled.connect(self.toggle)
        bar.stepped.connect(self.step)
        bar.rate_chosen.connect(self.set_rate)
        bar.back_wanted.connect(self.back)
        bar.here_wanted.connect(self.from_here)
        bar.closed.connect(self.stop)
        bar.voices_wanted.connect(self._fill_voices)

    @property
    def has_selection(self) -> bool:
        """Whether words of the page are selected, which are read first then."""
        return self._selected() is not None

    # What the reader does

    def toggle(self) -> None:
        """Read on, or wait; from where the reader is where nothing was read."""
        if self.state == "off":
            self.from_here()
        elif self.state == "playing":
            self._pause()
        else:
            self._set("playing")
            if self.timer.due:
                self.timer.clear()
            if not self.speaker.resume():
                self._speak()

    def from_here(self) -> None:
        """Read from what is selected, else from the first sentence on screen."""
        selected = self._selected()
        if selected is not None:
            self.read_from(selected)
        else:
            self.read_from(self._reader.place, inside=False)

    def read_from(self, place: Span, *, inside: bool = True) -> None:
        """Read from a place: with ``inside`` from the sentence that holds it."""
        if self._book is None:
            return
        self.speaker.voice.look_again()
        if not self.speaker.voice.started:
            # First what the reader sees, since the window waits for the voice.
            self.bar.show_voice(self.tr("Starting…"))
            self.bar.show()
            QTimer.singleShot(_SHOWN_MS, lambda: self._begin(place, inside=inside))
        else:
            self._begin(place, inside=inside)

    def _begin(self, place: Span, *, inside: bool) -> None:
        settings = self._settings()
        self.reading.wishes = Wishes(settings.narration, settings.aloud_notes)
        self.speaker.quiet()
        self._set_rate(settings.aloud_rate)
        self._set("playing")
        self.follow.clear()
        self.reading.start(place, inside=inside)

    def step(self, by: int) -> None:
        """One sentence on or back."""
        if self.state != "off":
            self._before = None
            self.reading.move(by)

    def leave(self) -> None:
        """Past the table, list or note that is being read."""
        self._before = None
        if self.state != "off" and not self.reading.leave():
            self.said.emit(self.tr("No table or list is being read."))

    def back(self) -> None:
        """Show the sentence that is being read."""
        if self.state != "off":
            self.follow.back()
            self._reader.setFocus()

    def stop(self) -> None:
        """Read no more."""
        if self.state == "off":
            return
        in_bar = has_keyboard(self.bar)
        self.speaker.stop()
        self.timer.clear()
        self.reading.close()
        if self._resources is not None and self._book is not None:
            self.reading.open(self._book, self._resources)
        self.follow.clear()
        if in_bar:  # sooner than the bar goes, which would send the keyboard to whatever is next
            self._reader.setFocus()
        self._set("off")

    def set_rate(self, rate: float) -> None:
        """Read so many times as fast; the voice from the next sentence on."""
        self._keep(aloud_rate=rate)
        self._set_rate(rate)

    def set_voice(self, name: str) -> None:
        """Have another voice read this language, from this sentence on."""
        language = self._language()
        voices = {**dict(self._settings().voices), language: name}
        self._keep(voices=tuple(sorted(voices.items())))
        if self.state == "playing" and self.speaker.by_voice:
            self._speak()
        self._show_voice()

    # What happens

    def _serve(self, book: Book, resources: Resources) -> None:
        """Another book is shown, or the same with other text."""
        same = self._book is not None and self._book.sha256 == book.sha256
        self._book, self._resources = book, resources
        self.speaker.open(resources)
        if same and self.state != "off":
            self._renew()
            return
        self.stop()
        self.reading.open(book, resources)

    def _renew(self) -> None:
        """Find the sentences anew; what is being read goes on."""
        if self.state != "off" and self._book is not None and self._resources is not None:
            self._renewed = self.reading.current
            self.reading.renew(self._book, self._resources)

    def _arrive(self) -> None:
        """The reading is where it was sent."""
        now, before = self.reading.current, self._before
        renewed, self._renewed, self._before = self._renewed, None, None
        if now is None:
            self.stop()
            return
        if renewed is not None and renewed.spans == now.spans and renewed.clip == now.clip:
            return
        if before is not None and self._book is not None:
            self._end_in_time(self._book, before, now)
        self.follow.show(now, *self.reading.classes)
        self._show_voice()
        if self.state == "playing":
            self._speak()
        else:
            self.speaker.quiet()
        if self.reading.current is not None:
            self.bar.show()
            self.began.emit()

    def _end_in_time(self, book: Book, before: Spoken, now: Spoken) -> None:
        """Pause where the reader wanted it to end: with the chapter, or at a time."""
        ends = self.timer.chapter and leaves_chapter(book, before, now)
        if ends or self.timer.due:
            self.timer.clear()
            self._pause()

    def _speak(self) -> None:
        """Read the sentence the reading is at."""
        if self.reading.current is not None:
            self.speaker.speak(self.reading.current, self.reading.language)

    def _spoken(self, item: Spoken) -> None:
        """A sentence has been read to its end."""
        current = self.reading.current
        if self.state == "playing" and not self.reading.busy and item is current:
            self._before = current
            self.reading.move(1)
            if self.reading.busy:
                self.speaker.pause()  # the sound may go on

    def _moved(self, place: Span) -> None:
        """The reader went to another file that is narrated: the narration goes along, as EPUB
        wants it. A voice reads on where it is."""
        now = self.reading.current
        if self.state != "playing" or now is None or self.speaker.by_voice or self.reading.busy:
            return
        if place.file != now.place.file and not self.follow.shows(now.place.file):
            self.reading.start_if_narrated(place)

    def _pause(self) -> None:
        self._set("paused")
        self.speaker.pause()

    def _set(self, state: _State) -> None:
        if state == self.state:
            return
        self.state = state
        # Where nothing can be read the bar does not come.
        self.bar.setVisible(state != "off" and not self.speaker.voice.why_silent())
        self.bar.show_playing(state == "playing")

    def _fail(self, sentence: str) -> None:
        self.stop()
        self.said.emit(sentence)

    def _fail_reading(self, error: FoxError) -> None:
        self._fail(error_words(error))

    # Rate and voices

    def _set_rate(self, rate: float) -> None:
        self.speaker.set_rate(rate)
        self.bar.show_rate(rate)

    def wish_narration(self, on: bool) -> None:
        """Have the book's narration read, or the voice."""
        self._wish(narration=on)

    def wish_notes(self, on: bool) -> None:
        """Have notes and page numbers read too, or not."""
        self._wish(aloud_notes=on)

    def _wish(self, **chosen: Any) -> None:
        """What is read is chosen anew: this sentence is found among the others and begun again."""
        self._keep(**chosen)
        now = self.reading.current
        if self.state != "off" and now is not None:
            self.read_from(now.place)

    def _language(self) -> str:
        now = self.reading.current
        return now.language if now is not None else ""

    def _show_voice(self) -> None:
        if self.speaker.narrates(self.reading.current):
            self.bar.show_voice(self.tr("The book’s narration"))
            return
        self.bar.show_voice(chosen_voice(self.speaker.voice, self._settings(), self._language()))

    def _fill_voices(self, menu: QMenu) -> None:
        fill_voices(
            menu, self, self.speaker.voice, self._settings(), self._language(),
            narrated=self.reading.has_narration(),
        )  # fmt: skip


# What keys and the menu of the page do for it

AloudWords = Context("AloudWords")


def aloud_commands(aloud: ReadAloud) -> tuple[Command, ...]:
    """What keys do; those of a keyboard's player too."""
    return (
        Command(
            "aloud.toggle",
            AloudWords.tr("Read aloud, or pause"),
            ("F8", "Media Play", "Toggle Media Play/Pause"),
            aloud.toggle,
        ),
        Command(
            "aloud.from_here",
            AloudWords.tr("Read aloud from the selection or the page"),
            ("Shift+F8",),
            aloud.from_here,
        ),
        Command(
            "aloud.previous",
            AloudWords.tr("Sentence before, read aloud"),
            ("Alt+PgUp", "Media Previous"),
            lambda: aloud.step(-1),
        ),
        Command(
            "aloud.next",
            AloudWords.tr("Next sentence, read aloud"),
            ("Alt+PgDown", "Media Next"),
            lambda: aloud.step(1),
        ),
        Command(
            "aloud.back",
            AloudWords.tr("Back to the sentence that is read aloud"),
            ("Alt+Home",),
            aloud.back,
        ),
        Command(
            "aloud.leave",
            AloudWords.tr("Leave the table or list that is read aloud"),
            ("Alt+End",),
            aloud.leave,
        ),
        Command(
            "aloud.stop", AloudWords.tr("Stop reading aloud"), ("Ctrl+F8", "Media Stop"), aloud.stop
        ),
    )


def add_to_menu(aloud: ReadAloud, reader: SpreadView, menu: QMenu, _words: str) -> None:
    """The entries of the page's menu: from the selection, else from what was pressed."""

    def read() -> None:
        place = reader.clicked_place
        if aloud.has_selection or place is None:
            aloud.from_here()
        else:
            aloud.read_from(place)

    menu.addSeparator()
    menu.addAction(AloudWords.tr("Read aloud from here"), read).setObjectName("aloud.from_here")
    if aloud.state != "off":
        menu.addAction(AloudWords.tr("Stop reading aloud"), aloud.stop).setObjectName("aloud.stop")


class SelectedPassage(Protocol):
    """What is selected in the page."""

    @property
    def span(self) -> Span | None:
        """Its place; None where nothing is selected."""


def reading_aloud(
    window: QWidget,
    profile: Profile,
    jobs: Jobs,
    reader: SpreadView,
    inside: InsideLoader,
    passage: SelectedPassage,
    keep: Callable[..., None],
) -> ReadAloud:
    """What reads aloud in ``window``, with what is ``inside`` the book; ``keep`` stores settings by
    their names."""
    bar = AloudBar(SleepTimer(window), window)
    return ReadAloud(
        reader, jobs, inside, bar,
        lambda: profile.settings, keep, lambda: passage.span,
    )  # fmt: skip
