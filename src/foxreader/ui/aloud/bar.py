"""The bar under the page while a book is read aloud, with its timer and its menu of voices."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Protocol

from PySide6.QtCore import QObject, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QAction, QActionGroup, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QMenu, QSizePolicy, QToolButton, QWidget

from foxreader.library.settings import Settings
from foxreader.ui.aloud.voice import Voice
from foxreader.ui.platform.theme import Theme, icon
from foxreader.ui.platform.translation import Context, number, shown_keys
from foxreader.ui.platform.widgets import plain

_RATES = (0.5, 0.75, 0.9, 1.0, 1.1, 1.25, 1.5, 1.75, 2.0, 2.5, 3.0)
"""The rates that the menu offers. Chosen: finer near the voice's own."""
_HIGH = 40
"""Pixels of the bar: the drawing's rows of buttons, of 32 with 4 above and below."""
_NARROW = 640
"""Pixels below which not all buttons have room; measured with English words in DejaVu Sans."""


class AloudBar(QFrame):
    """Play and pause, sentence back and on, rate, voice, sleep timer.

    Signals: ``toggled``, ``stepped``, ``rate_chosen``, ``back_wanted`` to the sentence,
    ``here_wanted`` to be read from where the reader is, ``closed``, ``voices_wanted`` the menu of
    voices opens.
    """

    toggled = Signal()
    stepped = Signal(int)
    rate_chosen = Signal(float)
    back_wanted = Signal()
    here_wanted = Signal()
    closed = Signal()
    voices_wanted = Signal(QMenu)

    def __init__(self, timer: SleepTimer, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("aloudBar")
        self.setAccessibleName(self.tr("Reading aloud"))
        self.setFixedHeight(_HIGH)
        self.timer = timer
        self._theme: Theme | None = None
        self._playing = False
        self._following = True
        self._icons: dict[QToolButton, str] = {}
        self.before = self._button("step-back", self.tr("Sentence before"), "Alt+PgUp",
                                   lambda: self.stepped.emit(-1))  # fmt: skip
        self.play = self._button("play", self.tr("Read on"), "F8", self.toggled.emit)
        self.next = self._button("step-on", self.tr("Next sentence"), "Alt+PgDown",
                                 lambda: self.stepped.emit(1))  # fmt: skip
        self.rate = self._menu_button(self.tr("Rate"), self._fill_rates)
        self.voice = self._menu_button(self.tr("Voice"), self.voices_wanted.emit)
        self.sleep = self._menu_button(self.tr("Sleep timer"), self._fill_times)
        self.back = self._words_button(self.tr("Back to the sentence"), "Alt+Home",
                                       self.back_wanted.emit)  # fmt: skip
        self.here = self._words_button(self.tr("Read from here"), "Shift+F8",
                                       self.here_wanted.emit)  # fmt: skip
        self.close_button = self._button("close", self.tr("Stop reading aloud"), "Ctrl+F8",
                                         self.closed.emit)  # fmt: skip
        self._lay_out()
        timer.changed.connect(self.show_timer)
        timer.tick.timeout.connect(self.show_timer)
        self.show_rate(1.0)
        self.show_voice("")
        self.show_timer()
        self.show_following(True)
        self.hide()

    def _lay_out(self) -> None:
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 4, 12, 4)
        row.setSpacing(4)
        for button in (self.before, self.play, self.next):
            row.addWidget(button)
        row.addSpacing(8)
        for button in (self.rate, self.voice, self.sleep):
            row.addWidget(button)
        row.addStretch(1)
        row.addWidget(self.back)
        row.addWidget(self.here)
        row.addWidget(self.close_button)
        # In a narrow window the words give way to the buttons.
        self.voice.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Preferred)
        self.voice.setMinimumWidth(40)

    def _button(self, name: str, words: str, key: str, act: Callable[[], object]) -> QToolButton:
        button = QToolButton(self)
        button.setIconSize(QSize(18, 18))
        button.setFixedSize(32, 32)
        self._icons[button] = name
        self._name(button, words, key)
        button.clicked.connect(partial(act))
        return button

    def _words_button(self, words: str, key: str, act: Callable[[], object]) -> QToolButton:
        button = QToolButton(self)
        button.setText(words)
        self._name(button, words, key)
        button.clicked.connect(partial(act))
        return button

    def _name(self, button: QToolButton, words: str, key: str) -> None:
        button.setToolTip(self.tr("{0} ({1})").format(words, shown_keys([key])))
        button.setAccessibleName(words)

    def _menu_button(self, words: str, fill: Callable[[QMenu], object]) -> QToolButton:
        button = QToolButton(self)
        button.setToolTip(words)
        button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        menu = QMenu(button)
        menu.setAccessibleName(words)

        def show() -> None:
            menu.clear()
            fill(menu)

        menu.aboutToShow.connect(show)
        button.setMenu(menu)
        return button

    # What is shown

    def apply_theme(self, theme: Theme) -> None:
        """Tint the icons."""
        self._theme = theme
        for button, name in self._icons.items():
            colour = theme.accent if button is self.play else theme.muted
            button.setIcon(icon(name, colour))

    def show_playing(self, playing: bool) -> None:
        """Whether it is being read, or waits."""
        self._playing = playing
        words = self.tr("Pause") if playing else self.tr("Read on")
        self._icons[self.play] = "pause" if playing else "play"
        self._name(self.play, words, "F8")
        if self._theme is not None:
            self.apply_theme(self._theme)

    def show_rate(self, rate: float) -> None:
        """How fast it is read."""
        self._rate = rate
        self.rate.setText(_times(rate))
        self.rate.setAccessibleName(self.tr("Rate: {0}").format(_times(rate)))

    def show_voice(self, name: str) -> None:
        """Who reads; "" where that is not known."""
        words = name or self.tr("Voice")
        short = self.fontMetrics().elidedText(words, Qt.TextElideMode.ElideRight, 160)
        self.voice.setText(short.replace("&", "&&"))
        self.voice.setAccessibleName(self.tr("Voice: {0}").format(name) if name else words)
        self.voice.setToolTip(plain(words))

    def show_timer(self) -> None:
        """When it stops by itself."""
        timer = self.timer
        if timer.chapter:
            words = self.tr("End of chapter")
        elif timer.minutes:
            words = self.tr("%n minute(s)", "", timer.left)
        else:
            words = self.tr("Sleep timer")
        self.sleep.setText(words)
        on = timer.chapter or timer.minutes
        self.sleep.setAccessibleName(self.tr("Sleep timer: {0}").format(words) if on else words)

    def show_following(self, on: bool) -> None:
        """Whether the page goes along; else the ways back are offered."""
        self._following = on
        self._share_room()

    def _share_room(self) -> None:
        """In a narrow window the ways back take the place of what can wait."""
        narrow = self.width() < _NARROW
        for button in (self.back, self.here):
            button.setVisible(not self._following)
        for button in (self.rate, self.voice, self.sleep):
            button.setVisible(self._following or not narrow)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Another width has room for more, or for less."""
        super().resizeEvent(event)
        self._share_room()

    # The menus

    def _fill_rates(self, menu: QMenu) -> None:
        choices = [(_times(rate), rate, abs(rate - self._rate) < 0.01) for rate in _RATES]
        _add_choices(menu, choices, self.rate_chosen.emit)

    def _fill_times(self, menu: QMenu) -> None:
        timer = self.timer
        never = not timer.minutes and not timer.chapter
        _add_choices(menu, [(self.tr("Off"), 0, never)], lambda chosen: timer.clear())
        _add_choices(
            menu,
            [(self.tr("End of chapter"), 0, timer.chapter)],
            lambda chosen: timer.set_chapter(),
        )
        _add_choices(
            menu,
            [(self.tr("%n minute(s)", "", one), one, timer.minutes == one) for one in _MINUTES],
            timer.set_minutes,
        )


def _add_choices(
    menu: QMenu, choices: Sequence[tuple[str, object, bool]], act: Callable[..., object]
) -> None:
    """Add entries of which one can hold; ``act`` is called with the value of the chosen one."""
    group = QActionGroup(menu)
    for words, value, chosen in choices:
        action = QAction(words.replace("&", "&&"), menu)
        action.setCheckable(True)
        action.setChecked(chosen)
        action.triggered.connect(partial(act, value))
        group.addAction(action)
        menu.addAction(action)


def _times(rate: float) -> str:
    """A rate as it is shown: "1.25×"."""
    return f"{number(rate, 0 if rate == int(rate) else 1 if rate * 10 == int(rate * 10) else 2)}×"


_MINUTES = (5, 15, 30, 45, 60, 90)
"""What the menu offers. Chosen."""
_SECOND = 1000
_MINUTE = 60 * _SECOND


class SleepTimer(QObject):
    """When reading aloud stops by itself: after some minutes, or at the end of the chapter.

    ``minutes`` is what was chosen, 0 for none; ``chapter`` that the chapter's end was; ``due``
    that the time is up. Signal: ``changed`` what is left.
    """

    changed = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.minutes, self.chapter, self.due = 0, False, False
        self._ends = QTimer(self, singleShot=True)
        self._ends.timeout.connect(self._end)
        self.tick = QTimer(self, interval=20 * _SECOND)

    @property
    def left(self) -> int:
        """Minutes that are left, the begun one counted; 0 without a time."""
        if not self._ends.isActive():
            return 0
        # The system's timer may add some of its own.
        return min(self.minutes, -(-max(0, self._ends.remainingTime()) // _MINUTE))

    def set_minutes(self, minutes: float) -> None:
        """Stop in so many minutes, with the sentence that is read then; 0 for never."""
        self.clear()
        if minutes > 0:
            self.minutes = max(1, round(minutes))
            self._ends.start(round(minutes * _MINUTE))
            self.tick.start()
        self.changed.emit()

    def set_chapter(self) -> None:
        """Stop at the end of the chapter."""
        self.clear()
        self.chapter = True
        self.changed.emit()

    def clear(self) -> None:
        """Never stop."""
        self._ends.stop()
        self.tick.stop()
        self.minutes, self.chapter, self.due = 0, False, False
        self.changed.emit()

    def _end(self) -> None:
        self.tick.stop()
        self.due = True
        self.changed.emit()


# The menu of who reads: the book's narration, or a voice for the language that is read

VoiceMenuWords = Context("VoiceMenuWords")


def chosen_voice(voice: Voice, settings: Settings, language: str) -> str:
    """The voice that reads a language: the reader's choice, else the first; "" where none does."""
    names = voice.names(language)
    chosen = dict(settings.voices).get(language, "")
    return chosen if chosen in names else names[0] if names else ""


class _VoiceWishes(Protocol):
    """Who is told which voice is chosen."""

    def set_voice(self, name: str) -> None:
        """Have a voice read, "" for the language's first."""

    def wish_narration(self, on: bool) -> None:
        """Have the book's narration read, or the voice."""

    def wish_notes(self, on: bool) -> None:
        """Have notes and page numbers read too, or not."""


def fill_voices(
    menu: QMenu,
    wishes: _VoiceWishes,
    voice: Voice,
    settings: Settings,
    language: str,
    *,
    narrated: bool,
) -> None:
    """Add the entries; ``narrated`` says whether the book has a narration of what is read."""
    if narrated:
        action = menu.addAction(VoiceMenuWords.tr("The book’s narration"))
        action.setCheckable(True)
        action.setChecked(settings.narration)
        action.triggered.connect(wishes.wish_narration)
        menu.addSeparator()
    current = chosen_voice(voice, settings, language)
    names = voice.names(language)
    _add_choices(menu, [(n, n, n == current) for n in names], wishes.set_voice)
    if not names:
        why = voice.why_silent() or VoiceMenuWords.tr("No voice for this language")
        menu.addAction(why).setEnabled(False)
    menu.addSeparator()
    action = menu.addAction(VoiceMenuWords.tr("Read notes and page numbers too"))
    action.setCheckable(True)
    action.setChecked(settings.aloud_notes)
    action.triggered.connect(wishes.wish_notes)
