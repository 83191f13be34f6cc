"""The sentences that are read aloud: found, spoken one after the other, marked in the page."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QLocale, QObject, QTimer, Signal

from foxreader.aloud import Queue, Spoken, spoken_of
from foxreader.core.book import Book, Resources
from foxreader.core.cancel import Cancel
from foxreader.core.errors import FoxError
from foxreader.core.inside import AloudReader, FileAloud, Inside
from foxreader.core.span import Span
from foxreader.language.detect import language_of
from foxreader.library.settings import Settings
from foxreader.ui.aloud.bar import chosen_voice
from foxreader.ui.aloud.voice import Narration, Voice
from foxreader.ui.media import Player
from foxreader.ui.platform.jobs import Job, Jobs
from foxreader.ui.reader.marks import Reports, Then
from foxreader.ui.reader.spread_view import SpreadView
from foxreader.ui.reader.view import BookView


@dataclass(frozen=True, slots=True)
class Wishes:
    """What the reader wants read: the book's ``narration`` where it has one; ``notes``, their marks
    and page numbers too."""

    narration: bool = True
    notes: bool = False


class SpokenSentences(QObject):
    """A queue over the open book that has its sentences found on a worker, file by file, when they
    are needed.

    Signals: ``arrived`` ``current`` is where the queue was sent; ``failed``. ``classes`` are those
    the book has for what is read and for its document, of the current file.
    """

    arrived = Signal()
    failed = Signal(FoxError)

    def __init__(self, jobs: Jobs, inside: Callable[[], Inside], parent: QObject) -> None:
        super().__init__(parent)
        self._jobs, self._inside = jobs, inside
        self._book: Book | None = None
        self._resources: Resources | None = None
        self._queue: Queue | None = None
        self._abouts: dict[int, FileAloud] = {}
        self._job: Job | None = None
        self._asked: int | None = None
        self.wishes = Wishes()
        self.busy = False

    @property
    def current(self) -> Spoken | None:
        """What is being read."""
        return self._queue.current if self._queue is not None else None

    @property
    def classes(self) -> tuple[str, str]:
        """The book's classes for the element that is read, and for its document."""
        about = self._abouts.get(self.current.place.file) if self.current is not None else None
        return (about.active, about.playing) if about is not None else ("", "")

    @property
    def book(self) -> Book | None:
        """The book that is read."""
        return self._book

    @property
    def language(self) -> str:
        """The language of most of the book."""
        return language_of(self._book) if self._book is not None else ""

    def has_narration(self) -> bool:
        """Whether the book has a narration of the file that is read."""
        current = self.current
        about = self._abouts.get(current.place.file) if current is not None else None
        return about is not None and any(clip.audio for clip in about.clips)

    def open(self, book: Book, resources: Resources) -> None:
        """Another book is read from now on."""
        self.close()
        self._book, self._resources = book, resources

    def close(self) -> None:
        """Nothing is read."""
        self._stop()
        self.busy = False
        self._queue = None
        self._abouts = {}

    def start(self, place: Span, *, inside: bool = False) -> None:
        """Go to a place; ``arrived`` follows."""
        if self._book is None:
            return
        if self._queue is None:
            self._queue = Queue(self._book)
        self._queue.start(place, inside=inside)
        self._go_on()

    def start_if_narrated(self, place: Span) -> None:
        """Go to a place if its file has a narration."""
        book, resources, queue = self._book, self._resources, self._queue
        if book is None or not isinstance(resources, AloudReader) or not self.wishes.narration:
            return

        def found(about: FileAloud) -> None:
            if self._queue is queue and any(clip.audio for clip in about.clips):
                self.start(place)

        reader = resources
        self._jobs.start(lambda cancel: reader.aloud(book, place.file), value=found, pool="book")

    def move(self, by: int) -> None:
        """One sentence on or back; ``arrived`` follows."""
        if self._queue is not None and not self.busy:
            self._queue.move(by)
            self._go_on()

    def leave(self) -> bool:
        """Past the table or list around the sentence; whether there is one."""
        if self._queue is None or self.busy or not self._queue.leave():
            return False
        self._go_on()
        return True

    def renew(self, book: Book, resources: Resources) -> None:
        """The same book with other text, or other wishes: the sentences are found anew."""
        current = self.current
        self.open(book, resources)
        if current is not None and book.holds(current.place):
            self.start(current.place, inside=True)

    def _go_on(self) -> None:
        """Have the sentences found that are wanted, then tell."""
        queue = self._queue
        if queue is None:
            return
        self.busy = queue.wanted is not None
        if queue.wanted is not None:
            self._find(queue.wanted)
            return
        self.arrived.emit()
        if self._queue is queue and queue.current is not None:
            following = queue.next_file(queue.current.place.file)
            if following is not None and not queue.has(following):
                self._find(following)

    def _find(self, file: int) -> None:
        if self._asked == file:
            return
        self._stop()
        book, resources, wishes, queue = self._book, self._resources, self.wishes, self._queue
        if book is None or queue is None:
            return
        links = self._inside().file(file).links
        marks = tuple((one.span.start, one.span.end) for one in links if one.note is not None)

        def read(cancel: Cancel) -> tuple[FileAloud, tuple[Spoken, ...]]:
            about = FileAloud()
            if isinstance(resources, AloudReader):
                about = resources.aloud(book, file)
            taken = about if wishes.narration else replace(about, clips=())
            return about, spoken_of(book, file, taken, marks, whole=wishes.notes)

        def found(told: tuple[FileAloud, tuple[Spoken, ...]]) -> None:
            self._asked = None
            if self._queue is not queue:
                return
            about, spoken = told
            self._abouts[file] = about
            waited = queue.wanted is not None
            queue.give(file, spoken, about.structures)
            if waited:
                self._go_on()

        def failed(error: FoxError) -> None:
            self._asked = None
            if self._queue is queue and queue.wanted is not None:
                self.failed.emit(error)

        self._asked = file
        self._job = self._jobs.start(read, value=found, failed=failed, pool="book")

    def _stop(self) -> None:
        self._asked = None
        if self._job is not None:
            self._job.stop()
            self._job = None


_TOLD = 20
"""Characters in a language that no voice speaks from which on that is said. Chosen: a single name
in a list of many languages is not worth a sentence."""


class Speaker(QObject):
    """Speaks one sentence after the other: by the book's narration, or by a voice of this computer.

    ``by_voice`` tells that a voice speaks now. Signals: ``finished`` a sentence has been spoken
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


_NAME = "spoken"
"""The name of the mark; its look is in the page's style sheets."""
_DOWN = 0.12
"""How far down the window a sentence is that was turned to, 0 to 1. Chosen: what follows has the
room, and the line before it is still seen."""
_REST = 120
"""Milliseconds the page rests until it is seen whether the reader has moved away. Chosen: a wheel
tells of each of its steps."""


class Follow(QObject):
    """The sentence that is read, marked in the page; the page turns along while the reader stays.

    Signal: ``followed`` the page goes along with what is read from now on, or the reader is
    elsewhere.

    The page goes along as long as the sentence being read is in sight. Who moves away stays there
    until the sentence is in sight again.
    """

    followed = Signal(bool)

    def __init__(self, reader: SpreadView) -> None:
        super().__init__(reader)
        self._reader = reader
        self._item: Spoken | None = None
        self._classes = {"active": "", "playing": ""}
        self._going = 0  # moves of ours that the page has not told of yet
        self.following = True
        self._look = QTimer(self, interval=_REST, singleShot=True)
        self._look.timeout.connect(self._see)

    def show(self, item: Spoken, active: str, playing: str) -> None:
        """Mark what is read now, and bring it on screen if the page goes along. ``active`` and
        ``playing`` are the book's classes for what is read, as in a :class:`FileAloud`."""
        before, self._item = self._item, item
        self._classes = {"active": active, "playing": playing}
        if before is None:
            self._going = 0
            self._reader.place_changed.connect(self._moved)
            self._reader.loaded.connect(self._arrived)
            self._follow(True)
        if before is None or self._going or not self._look.isActive():
            self._put(item)
            return
        # The page has moved just now: whether it goes along is decided by what was read then.
        self._look.stop()

        def seen(reports: Reports) -> None:
            if self._item is item:
                self._follow(_in_sight(reports))
                self._put(item)

        self._mark(before.spans, seen)

    def _put(self, item: Spoken) -> None:
        """Mark a sentence, and bring it on screen if the page goes along."""

        def marked(reports: Reports) -> None:
            if self._item is not item:
                return
            if _in_sight(reports):
                self._follow(True)
            elif self.following and not self._look.isActive():
                self._go()
            self._dress()

        self._mark(item.spans, marked)

    def shows(self, file: int) -> bool:
        """Whether a file is on screen."""
        return self._view(file).place.file == file

    def back(self) -> None:
        """Bring the sentence that is read on screen; from then on the page goes along again."""
        if self._item is not None:
            self._follow(True)
            self._go()
            self._dress()

    def clear(self) -> None:
        """Nothing is read any more."""
        if self._item is None:
            return
        self._item = None
        self._reader.place_changed.disconnect(self._moved)
        self._reader.loaded.disconnect(self._arrived)
        self._look.stop()
        self._reader.mark(_NAME, [])
        self._classes = {"active": "", "playing": ""}
        for view in (self._reader, self._reader.facing):
            if view is not None and view.ready:
                view.call("aloud", {"id": "", **self._classes})
        self._follow(True)

    def _view(self, file: int) -> BookView:
        """The view that shows a file: of two pages that lie open each has its own."""
        facing = self._reader.facing
        return facing if facing is not None and facing.place.file == file else self._reader

    def _mark(self, spans: Sequence[Span], then: Then) -> None:
        view = self._view(spans[0].file)
        if view is self._reader:
            self._reader.mark(_NAME, spans, then=then)
        else:
            self._reader.mark(_NAME, spans)
            view.mark(_NAME, spans, then=then)

    def _go(self) -> None:
        if self._item is not None:
            self._going += 1
            self._reader.go(self._item.place, _DOWN)

    def _dress(self) -> None:
        """Give the element that is read the class that the book has for it."""
        item = self._item
        if item is None:
            return
        view = self._view(item.place.file)
        here = view.place.file == item.place.file
        element = item.clip.element if item.clip is not None and here else ""
        playing = self._classes["playing"] if here else ""
        view.call("aloud", {"id": element, **self._classes, "playing": playing})

    def _arrived(self) -> None:
        """A document has come: what was asked of the one before is never told of."""
        self._going = 0
        self._dress()

    def _moved(self, place: Span) -> None:
        going, self._going = self._going, max(0, self._going - 1)
        if self._item is not None and not (going and self.shows(self._item.place.file)):
            self._look.start()  # it is not where it was sent

    def _see(self) -> None:
        """The reader has moved the page: away, if the sentence is out of sight."""
        item = self._item
        if item is None:
            return

        def marked(reports: Reports) -> None:
            if self._item is item:
                self._follow(_in_sight(reports))

        self._mark(item.spans, marked)

    def _follow(self, on: bool) -> None:
        if on != self.following:
            self.following = on
            self.followed.emit(on)


def _in_sight(reports: Reports) -> bool:
    return any(report["visible"] for report in reports)
