"""Reading aloud put into the main window."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QWidget

from foxreader.program.profile import Profile
from foxreader.ui.aloud.bar import AloudBar
from foxreader.ui.aloud.commands import add_to_menu
from foxreader.ui.aloud.controller import ReadAloud
from foxreader.ui.aloud.sleep_timer import SleepTimer
from foxreader.ui.platform.jobs import Jobs
from foxreader.ui.reader.spread_view import SpreadView
from foxreader.ui.window.passage import PageExtras, Passage


def reading_aloud(
    window: QWidget,
    profile: Profile,
    jobs: Jobs,
    reader: SpreadView,
    extras: PageExtras,
    passage: Passage,
    keep: Callable[..., None],
) -> ReadAloud:
    """What reads aloud in ``window``; ``keep`` stores settings by their names."""
    bar = AloudBar(SleepTimer(window), window)
    aloud = ReadAloud(
        reader, jobs, extras.inside, bar,
        lambda: profile.settings, keep, lambda: passage.span,
    )  # fmt: skip
    passage.menu_made.connect(lambda menu, _: add_to_menu(menu, aloud, reader))
    return aloud
