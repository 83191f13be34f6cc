"""The reader's dictionaries: adds, lists and asks them. Nothing leaves the computer."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from foxreader.core.cancel import Cancel
from foxreader.core.errors import FoxError, StorageError
from foxreader.core.events import Progress
from foxreader.core.notice import Notice
from foxreader.formats.stardict.apart import DictionaryReader, Entry, forms_of
from foxreader.formats.stardict.dictionary import files_of
from foxreader.library.dictionaries import DictionaryFolder, KeptDictionary, info_files
from foxreader.library.paths import private_folder
from foxreader.program.profile import Profile


@dataclass(frozen=True, slots=True)
class LookedUp:
    """What one dictionary has for a word; ``problem`` says why it could not be asked, else ""."""

    dictionary: str
    entries: tuple[Entry, ...] = ()
    problem: str = ""


class Dictionaries:
    """Safe to use from several threads."""

    def __init__(self, profile: Profile) -> None:
        self._kept = DictionaryFolder(profile.home.dictionaries)

    @cached_property
    def _reader(self) -> DictionaryReader:
        return DictionaryReader(private_folder(self._kept.folder))

    def all(self) -> tuple[KeptDictionary, ...]:
        """The dictionaries, in the order in which they are asked."""
        return self._kept.all()

    @property
    def any_on(self) -> bool:
        """Whether there is a dictionary to ask."""
        return any(one.on for one in self.all())

    def add(
        self, chosen: Path, cancel: Cancel | None = None
    ) -> Iterator[Progress | KeptDictionary]:
        """Copies the dictionaries of a file or folder and gives its progress, then each one.

        A dictionary that cannot be read is not kept: raises an ``OpenError`` that says why.
        """
        stop = cancel or Cancel()
        for info in info_files(chosen):
            files = list(files_of(info).values())
            name = self._kept.new_folder()
            try:
                for done, total in self._kept.copy(name, files):
                    stop.check()
                    yield Progress("reading", done, total)
                title, words = self._reader.describe(name, stop)
                added = KeptDictionary(name, title, words)
                if any(one.name == title and one.words == words for one in self.all()):
                    raise StorageError(Notice("dictionary_known", name=title))
                self._kept.add(added)
            except BaseException:
                self._kept.delete_files(name)
                raise
            yield added

    def remove(self, name: str) -> None:
        """Deletes a dictionary from the profile; the files it was added from stay."""
        self._reader.close()  # it has the files open
        self._kept.remove(name)

    def move(self, name: str, by: int) -> None:
        """Has a dictionary asked one later (1) or sooner (-1)."""
        self._kept.move(name, by)

    def turn(self, name: str, on: bool) -> None:
        """Has a dictionary asked or not."""
        self._kept.turn(name, on)

    def look_up(
        self, word: str, language: str, cancel: Cancel | None = None
    ) -> tuple[LookedUp, ...]:
        """What each dictionary has for ``word`` of a text in ``language``; those that have nothing
        are left out, those that could not be asked say why."""
        forms = forms_of(word)
        found = []
        for one in self.all() if forms else ():
            if not one.on:
                continue
            try:
                entries = self._reader.look_up(one.id, forms, language, cancel)
            except FoxError as error:
                found.append(LookedUp(one.name, problem=error.sentence))
                continue
            if entries:
                found.append(LookedUp(one.name, entries))
        return tuple(found)

    def close(self) -> None:
        """Ends the process that reads them."""
        if "_reader" in vars(self):
            self._reader.close()
