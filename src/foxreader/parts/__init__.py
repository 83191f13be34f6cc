"""The parts of the program, built once and handed to each other; for the window and the commands.

Nothing here decides anything: it says which part gets which. Each module adds to what stands below
it: profile, models, books, indexes, asking.
"""

from __future__ import annotations

from foxreader.parts.asking import Asking
from foxreader.parts.books import OpenBook, Recognition
from foxreader.parts.models import ENVIRONMENT

__all__ = ["ENVIRONMENT", "OpenBook", "Parts", "Recognition"]


class Parts(Asking):
    """One profile's parts. Safe to use from workers: each call opens what it needs."""
