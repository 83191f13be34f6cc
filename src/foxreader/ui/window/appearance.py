"""How the window and the page look: the reader's settings of it, the zoom, and their saving."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication

from foxreader.library.settings import Settings
from foxreader.parts.profile import Profile
from foxreader.ui.platform.jobs import Jobs
from foxreader.ui.platform.theme import DARK, LIGHT, THEMES, Theme
from foxreader.ui.reader.page_style import PageStyle

_SAVE = 400
"""Milliseconds from the last change of a setting until it is saved; chosen: a slider that is
dragged is saved once."""
_FONT_SIZES = (10, 48)
"""The smallest and the largest size of text, in CSS pixels, as the menu of the look has them."""


class Appearance(QObject):
    """The theme, and the style of the page.

    Signals: ``changed()`` the theme or the style of the page has; ``failed(FoxError)`` settings
    were not saved.
    """

    changed = Signal()
    failed = Signal(object)

    def __init__(self, profile: Profile, jobs: Jobs, parent: QObject) -> None:
        super().__init__(parent)
        self._profile, self._jobs = profile, jobs
        self.theme = _theme_of(profile.settings)
        self._save_soon = QTimer(self, interval=_SAVE, singleShot=True)
        self._save_soon.timeout.connect(self._save)

    @property
    def page_style(self) -> PageStyle:
        """The style of the page."""
        settings = self._profile.settings
        return PageStyle(
            theme=self.theme, font=settings.font_family, size=settings.font_size,
            leading=settings.line_height, measure=settings.width, flow=settings.flow,
            plain=settings.plain, dim=settings.dim_paper,
        )  # fmt: skip

    def use(self, settings: Settings) -> None:
        """Show other settings at once, and save them when they have settled."""
        self.keep(settings)
        self.theme = _theme_of(settings)
        self.changed.emit()

    def change(self, chosen: Mapping[str, Any]) -> None:
        """Show some settings at once, by name, and save them when they have settled."""
        self.use(replace(self._profile.settings, **chosen))

    def keep(self, settings: Settings) -> None:
        """Use settings that change nothing of what is shown, and save them soon."""
        self._profile.settings = settings
        self._save_soon.start()

    def zoom_text(self, by: int) -> None:
        """Make text larger by some pixels, or smaller."""
        settings, (least, most) = self._profile.settings, _FONT_SIZES
        self.use(replace(settings, font_size=min(most, max(least, settings.font_size + by))))

    def save_now(self) -> None:
        """Save what waits to be saved; the window closes."""
        if self._save_soon.isActive():
            self._save_soon.stop()
            self._save()

    def _save(self) -> None:
        profile = self._profile
        # Whatever they are when the worker comes to it: an older save never overtakes a newer.
        self._jobs.start(
            lambda cancel: profile.save(profile.settings), failed=self.failed.emit, pool="short"
        )


def _theme_of(settings: Settings) -> Theme:
    """The theme that was chosen, or the system's."""
    if settings.theme != "system":
        return THEMES[settings.theme]
    dark = QGuiApplication.styleHints().colorScheme() == Qt.ColorScheme.Dark
    return DARK if dark else LIGHT
