"""How the window and the page look: the reader's settings of it, the zoom, and their saving."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass, replace
from datetime import datetime, time, timedelta
from functools import cache
from typing import Any, Literal

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtGui import QAccessibilityHints, QGuiApplication, QStyleHints

from foxreader.core.book import Book
from foxreader.core.errors import FoxError
from foxreader.core.span import Span
from foxreader.library.settings import LOOK, Settings
from foxreader.program.profile import Profile
from foxreader.ui.platform.jobs import Jobs
from foxreader.ui.platform.theme import CONTRAST, DARK, LIGHT, THEMES, Theme
from foxreader.ui.reader.page_style import PageStyle

_SAVE = 400
"""Milliseconds from the last change of a setting until it is saved; chosen: a slider that is
dragged is saved once."""
_LEADING = Settings().line_height
"""The line height nobody has chosen: a book's own comes before it. It is none of the steps."""


class Appearance(QObject):
    """The theme, and the style of the page: those of all books, and what the open one has of its
    own.

    Signals: ``changed`` the theme or the style of the page has; ``book_changed`` another book is
    shown; ``failed`` settings were not saved.
    """

    changed = Signal()
    book_changed = Signal()
    failed = Signal(FoxError)

    def __init__(self, profile: Profile, jobs: Jobs, parent: QObject) -> None:
        super().__init__(parent)
        self._profile, self._jobs = profile, jobs
        self._book, self._own, self._own_changed = "", dict[str, Any](), False
        self.theme = _theme_of(profile.settings)
        self._save_soon = QTimer(self, interval=_SAVE, singleShot=True)
        self._save_soon.timeout.connect(self._save)
        self._hour = QTimer(self, singleShot=True)
        self._hour.timeout.connect(self._time_passed)
        self._time_passed()
        hints, accessibility = _hints()
        hints.colorSchemeChanged.connect(self._system_changed)
        accessibility.contrastPreferenceChanged.connect(self._system_changed)

    @property
    def look(self) -> Settings:
        """The settings in use: those of all books, and what this one has of its own."""
        return replace(self._profile.settings, **self._own)

    @property
    def own(self) -> dict[str, Any]:
        """What the open book has of its own."""
        return dict(self._own)

    @property
    def has_own(self) -> bool:
        """Whether the open book has a look of its own."""
        return bool(self._own)

    @property
    def page_style(self) -> PageStyle:
        """The style of the page."""
        look = self.look
        return PageStyle(
            theme=self.theme, font=look.font_family, size=look.font_size,
            leading=look.line_height, measure=look.width, flow=look.flow, plain=look.plain,
            dim=look.dim_paper, margin=look.margin, columns=look.columns, lines=look.lines,
            hyphens=look.hyphens, paragraphs=look.paragraphs,
            own_leading=look.line_height != _LEADING, zones=look.click_zones,
        )  # fmt: skip

    def show_book(self, sha256: str, own: Mapping[str, Any]) -> None:
        """A book is shown that has this of its own; before its page is made."""
        self.save_now()
        if sha256 == self._book:
            return  # the same once more: what was chosen since it was read holds
        self._book, self._own = sha256, dict(own)
        self.theme = _theme_of(self.look)
        self.book_changed.emit()
        self.changed.emit()

    def follow(self, other: Appearance) -> None:
        """Show what was chosen in another window."""
        if other._book == self._book:
            self._own = dict(other._own)
        self._show()

    def use(self, settings: Settings) -> None:
        """Show other settings of all books at once, and save them when they have settled."""
        self.keep(settings)
        self._show()

    def change(self, chosen: Mapping[str, Any], *, for_book: bool = False) -> None:
        """Show some settings at once, by name, for the open book or for all; save them when they
        have settled. What is set for all is no longer the open book's own."""
        chosen = with_consequences(self.look, chosen)
        if for_book and self._book:
            # What equals that of all stays the book's: a slider may pass it, and all may change.
            self._keep_own(self._own | chosen)
        else:
            left = {name: value for name, value in self._own.items() if name not in chosen}
            self._keep_own(left)
            self.keep(replace(self._profile.settings, **chosen))
        self._show()

    def reset(self, *, for_book: bool) -> None:
        """Have the open book look as all do, or all as at the first start."""
        if for_book:
            self._keep_own({})
            self._show()
        else:
            self.change(_default_look())

    def keep(self, settings: Settings) -> None:
        """Use settings that change nothing of what is shown, and save them soon."""
        self._profile.settings = settings
        self._save_soon.start()

    def _keep_own(self, own: dict[str, Any]) -> None:
        if own != self._own:
            self._own, self._own_changed = own, True
            self._save_soon.start()

    def _show(self) -> None:
        self.theme = _theme_of(self.look)
        self.changed.emit()

    def _system_changed(self) -> None:
        """The system has turned dark or light, or asks for more contrast."""
        if self.look.theme == "system" and _before is None:
            self._show()

    def _time_passed(self) -> None:
        """It may be night by now, or day; the next look is when that changes, or a while after a
        computer that slept has woken."""
        if self.theme is not _theme_of(self.look):
            self._show()
        self._hour.start(min(_NAP, to_change(datetime.now())))

    @property
    def turns_at(self) -> float:
        """When the theme turns dark or light by the hour, in seconds since 1970; 0 for never."""
        now = datetime.now()
        return now.timestamp() + to_change(now) / 1000 if self.look.night else 0.0

    def zoom_text(self, by: int) -> None:
        """Make text larger by some pixels, or smaller."""
        size = round(SIZE.next(self.look.font_size, by))
        self.change({"font_size": size}, for_book="font_size" in self._own)

    def save_now(self) -> None:
        """Save what waits to be saved; the window closes."""
        if self._save_soon.isActive():
            self._save_soon.stop()
            self._save()

    def _save(self) -> None:
        profile = self._profile
        # Whatever they are when the worker comes to it: an older save never overtakes a newer.
        self._jobs.start(
            lambda cancel: profile.store_settings(), failed=self.failed.emit, pool="short"
        )
        if self._own_changed:
            self._own_changed = False
            book, own = self._book, dict(self._own)
            self._jobs.start(
                lambda cancel: profile.looks.keep(book, own), failed=self.failed.emit, pool="short"
            )


@cache
def _hints() -> tuple[QStyleHints, QAccessibilityHints]:
    """What the system wants. Both are kept: PySide calls the second one deleted when the first one
    is let go of."""
    hints = QGuiApplication.styleHints()
    return hints, hints.accessibility()


_EVENING, _MORNING = time(20), time(7)
"""When a theme that is dark at night turns so, and back. Chosen: nobody's sun is known."""
_NAP = 600_000
"""Milliseconds after which the clock is looked at again: a timer stands while a computer sleeps."""


def is_night(now: datetime) -> bool:
    """Whether a theme that is dark at night is dark."""
    return not _MORNING <= now.time() < _EVENING


def to_change(now: datetime) -> int:
    """Milliseconds until night begins, or ends."""
    at = datetime.combine(now.date(), _MORNING if is_night(now) else _EVENING)
    if at <= now:
        at += timedelta(days=1)
    return round((at - now).total_seconds() * 1000) + 1


def _theme_of(settings: Settings) -> Theme:
    """The theme that was chosen, or the system's; at night a dark one where that is wanted."""
    theme = _by_day(settings)
    return DARK if settings.night and not theme.dark and is_night(datetime.now()) else theme


def _by_day(settings: Settings) -> Theme:
    if settings.theme != "system":
        return THEMES[settings.theme]
    hints, accessibility = _hints()
    if accessibility.contrastPreference() == Qt.ContrastPreference.HighContrast:
        return CONTRAST
    dark = (_before or hints.colorScheme()) == Qt.ColorScheme.Dark
    return DARK if dark else LIGHT


_before: Qt.ColorScheme | None = None
"""What the system wanted when it was told of a theme that was chosen; None while it is not."""


def dress_frames(theme: Theme, chosen: str) -> None:
    """Have the frames of windows and the system's own dialogs dark or light as ``theme`` is; they
    stay the system's where the theme that was ``chosen`` is the system's."""
    global _before
    hints, _ = _hints()
    if chosen == "system":
        _before = None
        hints.unsetColorScheme()
        return
    if _before is None:
        _before = hints.colorScheme()
    hints.setColorScheme(Qt.ColorScheme.Dark if theme.dark else Qt.ColorScheme.Light)


# What the Text panel shows and can be set to, and what one choice brings along: pure

_SAMPLE = 22
"""Letters of a sample: what fits beside the name of a typeface in a row of the drawing."""
_LINE = 60
"""Letters of a line from which on it is no heading. Chosen."""
_FRONT, _LONG = 0.05, 20_000
"""The share of a book, of at least so many characters, from which no sample is: a title page, an
imprint. Chosen: in most books the text has begun by then."""
_DENSE = "\u2e7f"
"""The last code point before the scripts whose letters are twice as wide."""


@dataclass(frozen=True, slots=True)
class Steps:
    """A range gone through in steps; both ends are on it. The design's."""

    low: float
    high: float
    step: float

    def next(self, value: float, by: int) -> float:
        """The step after ``value`` (1) or before it (-1), inside the range."""
        at = (value - self.low) / self.step
        to = math.floor(at + 1e-6) + 1 if by > 0 else math.ceil(at - 1e-6) - 1
        return self._at(to)

    def near(self, value: float) -> float:
        """The step nearest to ``value``."""
        return self._at(round((value - self.low) / self.step))

    def _at(self, number: int) -> float:
        made = min(self.high, max(self.low, self.low + number * self.step))
        return round(made, 2)


Scope = Literal["book", "all"]
"""Whose settings the panel changes."""
SIZE = Steps(12, 40, 1)
LEADING = Steps(1.2, 2.0, 0.05)
WIDTH = Steps(420, 760, 20)
MARGIN = Steps(16, 120, 8)


@dataclass(frozen=True, slots=True)
class ShownPage:
    """What the panel shows: the look in use, what the page tells of itself, and of which book.

    ``told`` has the page's "lines", "paragraphs", "leading" and "short"; ``flows`` is whether its
    text flows, ``paged`` whether it has pages of a page format, ``has_book`` whether there is a
    book, ``own`` whether it has a look of its own.
    """

    look: Settings
    told: Mapping[str, Any]
    sample: str = ""
    flows: bool = True
    paged: bool = False
    has_book: bool = True
    own: bool = False


@dataclass(frozen=True)
class ChosenSetting:
    """A setting by name, and its value."""

    name: str
    value: Any


def with_consequences(settings: Settings, chosen: Mapping[str, Any]) -> dict[str, Any]:
    """``chosen`` with what it changes besides: two columns cannot be scrolled."""
    made = dict(chosen)
    if made.get("columns") == "two" and settings.flow == "scroll":
        made["flow"] = "auto"
    if made.get("flow") == "scroll" and settings.columns == "two":
        made["columns"] = "auto"
    return made


def _default_look() -> dict[str, Any]:
    """How text looks at the first start."""
    fresh = Settings()
    return {name: getattr(fresh, name) for name in LOOK}


def sample_of(book: Book | None, place: Span | None) -> str:
    """Some words of the book's running text from where the reader is on, in its front from behind
    that; "" where it has none."""
    if book is None or place is None or not book.holds(place):
        return ""
    if book.characters > _LONG and book.fraction(place) < _FRONT:
        place = book.place_at(_FRONT)
        begin = book.files[place.file].text.find("\n", place.start) + 1
        place = Span(place.file, begin, begin)
    text = book.files[place.file].text
    after = text[place.start : place.start + 8 * _LINE * _LINE].splitlines()
    if after and text[: place.start].rpartition("\n")[2]:
        after[0] = after[0].partition(" ")[2]  # the first may be the end of a word
    lines = [*after, *text.splitlines()]
    # A heading is short: a line as long as two of the page is of a paragraph.
    for line in sorted(lines, key=lambda line: len(line) < _LINE):
        if made := _fitting(line.split(maxsplit=8)):
            return made
    return ""


def _fitting(words: list[str]) -> str:
    made = ""
    for word in words:
        longer = f"{made} {word}".strip()
        if sum(2 if char > _DENSE else 1 for char in longer) > _SAMPLE:
            break
        made = longer
    if made or not words:
        return made
    return words[0][: _SAMPLE // 2]
