"""The program: what a profile, its models and its books can do, made in one place."""

from __future__ import annotations

from foxreader.library.paths import Home
from foxreader.parts.books import Books
from foxreader.parts.extraction import Extractor
from foxreader.parts.indexes import Indexes
from foxreader.parts.models import Models
from foxreader.parts.profile import Profile
from foxreader.parts.sessions import Sessions


class Program:
    """One profile with all that works on it; for the window and the command line.

    Nothing here decides anything: each part says what it does. Safe to use from workers: each
    call opens what it needs.
    """

    def __init__(self, place: Home | None = None, extractor: Extractor | None = None) -> None:
        self.profile = Profile(place, extractor)
        self.models = Models(self.profile)
        self.books = Books(self.profile)
        self.indexes = Indexes(self.profile, self.models)
        self.sessions = Sessions(self.profile, self.models, self.indexes)
