"""Makes the parts of the program for one profile, in one place."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from foxreader.library.paths import Home
from foxreader.parts.books import Books
from foxreader.parts.dictionaries import Dictionaries
from foxreader.parts.extraction import Extractor
from foxreader.parts.indexes import Indexes
from foxreader.parts.library import Library
from foxreader.parts.models import Models
from foxreader.parts.notes import Notes
from foxreader.parts.people import People
from foxreader.parts.profile import Profile
from foxreader.parts.second_readings import SecondReadings
from foxreader.parts.sessions import Sessions

if TYPE_CHECKING:
    from foxreader.parts.catalogues import Catalogues
    from foxreader.parts.local_models import LocalModels


class Program:
    """One profile and the parts that work on it, for the window and the command line.

    It makes no decisions of its own. Safe to use from several threads: each call opens what it
    needs.
    """

    def __init__(self, place: Home | None = None, extractor: Extractor | None = None) -> None:
        self.profile = Profile(place, extractor)
        self.models = Models(self.profile)
        self.books = Books(self.profile)
        self.library = Library(self.profile)
        self.notes = Notes(self.profile)
        self.indexes = Indexes(self.profile, self.models)
        self.sessions = Sessions(self.profile, self.models, self.indexes)
        self.dictionaries = Dictionaries(self.profile)
        self.second = SecondReadings(self.profile, self.models)
        self.people = People(self.indexes, self.sessions)

    @cached_property
    def catalogues(self) -> Catalogues:
        """The catalogues that books can be fetched from. Their client is loaded when one is asked
        for: the start does not wait for it."""
        from foxreader.parts.catalogues import Catalogues  # noqa: PLC0415

        return Catalogues(self.profile)

    @cached_property
    def local_models(self) -> LocalModels:
        """The model files that the program runs itself; loaded when first needed, as above."""
        from foxreader.parts.local_models import LocalModels  # noqa: PLC0415

        return LocalModels(self.profile)
