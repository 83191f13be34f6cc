"""Makes the parts of the program for one profile, in one place."""

from __future__ import annotations

from typing import TYPE_CHECKING

from foxreader.library.paths import Home
from foxreader.program.books import Books
from foxreader.program.profile import Extractor, Profile, made_once

# ruff: noqa: PLC0415 -- see Program

if TYPE_CHECKING:
    from foxreader.program.catalogues import Catalogues
    from foxreader.program.dictionaries import Dictionaries
    from foxreader.program.indexes import Indexes
    from foxreader.program.library import Library
    from foxreader.program.local_models import LocalModels
    from foxreader.program.models import Models
    from foxreader.program.notes import Notes
    from foxreader.program.notes_of_books import NotesOfBooks
    from foxreader.program.people import People
    from foxreader.program.second_readings import SecondReadings
    from foxreader.program.sessions import Sessions
    from foxreader.program.sync import Sync


class Program:
    """One profile and the parts that work on it, for the window and the command line.

    It makes no decisions of its own. Safe to use from several threads: each call opens what it
    needs. A part is imported and made when it is first asked for: the first page of a book, which
    the profile and the books give, does not wait for the others.
    """

    def __init__(self, place: Home | None = None, extractor: Extractor | None = None) -> None:
        self.profile = Profile(place, extractor)
        self.books = Books(self.profile)

    @made_once
    def models(self) -> Models:
        """The reader's models."""
        from foxreader.program.models import Models

        return Models(self.profile)

    @made_once
    def library(self) -> Library:
        """The shelf: its imports, copies and backups."""
        from foxreader.program.library import Library

        return Library(self.profile)

    @made_once
    def notes(self) -> Notes:
        """The reader's annotations, into files and out of them."""
        from foxreader.program.notes import Notes

        return Notes(self.profile)

    @made_once
    def notes_of_books(self) -> NotesOfBooks:
        """The annotations of many books at once, into files and out of them."""
        from foxreader.program.notes_of_books import NotesOfBooks

        return NotesOfBooks(self.profile, self.notes)

    @made_once
    def indexes(self) -> Indexes:
        """The indexes of the books."""
        from foxreader.program.indexes import Indexes

        return Indexes(self.profile, self.models)

    @made_once
    def sessions(self) -> Sessions:
        """Conversations about books."""
        from foxreader.program.sessions import Sessions

        return Sessions(self.profile, self.models, self.indexes)

    @made_once
    def dictionaries(self) -> Dictionaries:
        """The dictionaries the reader has added."""
        from foxreader.program.dictionaries import Dictionaries

        return Dictionaries(self.profile)

    @made_once
    def second(self) -> SecondReadings:
        """What reads the claims of answers a second time."""
        from foxreader.program.second_readings import SecondReadings

        return SecondReadings(self.profile, self.models)

    @made_once
    def people(self) -> People:
        """The people, places and terms of a book."""
        from foxreader.program.people import People

        return People(self.indexes, self.sessions)

    @made_once
    def catalogues(self) -> Catalogues:
        """The catalogues that books can be fetched from."""
        from foxreader.program.catalogues import Catalogues

        return Catalogues(self.profile)

    @made_once
    def local_models(self) -> LocalModels:
        """The model files that the program runs itself."""
        from foxreader.program.local_models import LocalModels

        return LocalModels(self.profile)

    @made_once
    def sync(self) -> Sync:
        """The exchange with other devices."""
        from foxreader.program.sync import Sync

        return Sync(self.profile)
