"""Histories of devices that exchange what they have by a folder, which arrives as it likes.

Each device has a profile of its own and its own copy of the folder. What a device has written comes
to the others late, half, twice, or an older file after a newer one.
"""

from __future__ import annotations

import random
import shutil
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from foxreader.core.annotation import Anchor, Annotation, highlight
from foxreader.core.book import Book, BookFile, Metadata
from foxreader.core.span import Span
from foxreader.library.paths import Home
from foxreader.library.shelf_log import device_of
from foxreader.library.sync_files import read_logs
from foxreader.program.program import Program
from foxreader.program.sync import Sync

BOOKS = ("a" * 64, "b" * 64)
_WORDS = ["salt", "lamp", "oak", "tide", "Brack", "heron", "copper", "storm"]


def book_of(sha256: str) -> Book:
    return Book(sha256, "EPUB", Metadata(f"Book {sha256[0]}"), (BookFile("a", "x" * 1000),))


class Device:
    """A profile, and its own copy of the folder."""

    def __init__(self, root: Path, passphrase: str = "") -> None:
        self.copy = root / "shared"
        self.copy.mkdir(parents=True)
        self.program = Program(Home(root / "profile"))
        self.profile = self.program.profile
        self.profile.secrets._why_not = ""  # no keyring here: the passphrase is kept for this run
        self.sync = Sync(self.profile, read_logs)
        self.sync.use(self.copy, passphrase)
        for sha256 in BOOKS:
            self.profile.shelf.opened(book_of(sha256), Path(f"/books/{sha256[:2]}.epub"))

    def notes(self) -> list[Annotation]:
        return list(self.profile.annotations.all())

    def state(self) -> dict[str, object]:
        """All that is exchanged, as the reader sees it."""
        profile = self.profile
        talks = {
            sha256: [
                (one.id, one.name, one.pinned, profile.conversations.turns(sha256, one.id))
                for one in sorted(profile.conversations.of(sha256), key=lambda one: one.id)
            ]
            for sha256 in BOOKS
        }
        books = (profile.catalog.get(sha256) for sha256 in BOOKS)
        return {
            "notes": sorted((one.id, one.note, one.color or "") for one in self.notes()),
            "shelf": [(one.title, one.tags, one.state, one.progress) for one in books if one],
            "places": [profile.shelf.place(book_of(sha256)) for sha256 in BOOKS],
            "read": [profile.shelf.read_to(book_of(sha256)) for sha256 in BOOKS],
            "collections": profile.records.collections(),
            "talks": talks,
        }


class History:
    """Some devices, and what happens to them by ``chance``."""

    def __init__(self, root: Path, chance: random.Random, devices: int, passphrase: str) -> None:
        self._chance = chance
        self.devices = [Device(root / f"device-{n}", passphrase) for n in range(devices)]
        self._old: list[tuple[str, bytes]] = []  # what was written once
        self._count = 0
        self.written: set[str] = set()
        """The texts of all notes."""
        self.overwritten: set[str] = set()
        """Of them those that a reader saw and changed or deleted."""
        self.asked: set[str] = set()
        """The records of all turns that nobody changed or deleted."""

    def run(self, steps: int) -> None:
        """Let so many things happen."""
        acts = (
            *(self._note, self._change, self._remove, self._shelf, self._place) * 2,
            *(self._ask, self._talk, self._forget_talk, self._exchange, self._exchange),
            *(self._carry, self._carry, self._carry_half, self._carry_old),
        )
        for _ in range(steps):
            self._chance.choice(acts)(self._chance.choice(self.devices))

    def settle(self) -> int:
        """Have everything arrive and everybody exchange, until nobody has news; gives the number
        of rounds that took."""
        for number in range(1, 12):
            for one in self.devices:
                for other in self.devices:
                    self._mirror(one, other)
                one.sync.run()
            states = [one.state() for one in self.devices]
            if number > 1 and all(state == states[0] for state in states):
                return number
        raise AssertionError(f"the devices stay different: {states}")

    def lost(self) -> set[str]:
        """The texts that nobody changed or deleted, and that are gone."""
        there = {one.note for one in self.devices[0].notes()}
        talks = self.devices[0].profile.conversations
        answers = {text for sha in BOOKS for texts in talks.texts(sha).values() for text in texts}
        return (self.written - self.overwritten - there) | (self.asked - answers)

    # What a reader does

    def _new(self, what: str) -> str:
        self._count += 1
        return f"{what} {self._count} {self._chance.choice(_WORDS)}"

    def _note(self, one: Device) -> None:
        text = self._new("note")
        anchor = Anchor(self._chance.choice(BOOKS), Span(0, 1, 9), "words")
        one.profile.annotations.add(highlight(anchor, note=text))
        self.written.add(text)

    def _one_note(self, one: Device) -> Annotation | None:
        return self._chance.choice(one.notes() or [None])

    def _change(self, one: Device) -> None:
        if (note := self._one_note(one)) is not None:
            text = self._new("changed")
            one.profile.annotations.change(replace(note, note=text))
            self.overwritten.add(note.note)
            self.written.add(text)

    def _remove(self, one: Device) -> None:
        if (note := self._one_note(one)) is not None:
            one.profile.annotations.remove(note.id)
            self.overwritten.add(note.note)
            if self._chance.random() < 0.3:
                one.profile.annotations.restore(note.id)

    def _shelf(self, one: Device) -> None:
        records, book = one.profile.records, self._chance.choice(BOOKS)
        acts: tuple[Callable[[], object], ...] = (
            lambda: records.correct(book, {"title": self._new("title")}),
            lambda: records.correct(book, {"tags": [self._chance.choice(_WORDS)]}),
            lambda: records.set_state([book], self._chance.choice(("reading", "finished", ""))),
            lambda: records.put_in(records.collect(self._chance.choice(_WORDS)).id, [book]),
        )
        self._chance.choice(acts)()

    def _place(self, one: Device) -> None:
        book, at = book_of(self._chance.choice(BOOKS)), self._chance.randrange(1000)
        one.profile.shelf.keep_place(book, Span(0, at, at))
        lower = self._chance.random() < 0.2
        one.profile.shelf.keep_read(book.sha256, Span(0, at, at), lower=lower)

    def _ask(self, one: Device) -> None:
        record, talk = self._new("answer"), f"talk {self._chance.randrange(3)}"
        book, talks = self._chance.choice(BOOKS), one.profile.conversations
        new = talks.add(book, talk, "begun", passing=True)
        talks.update(new.id, "half", passing=True)
        if self._chance.random() < 0.3:
            self._exchange(one)
        talks.update(new.id, record)
        self.asked.add(record)

    def _talk(self, one: Device) -> None:
        book, talks = self._chance.choice(BOOKS), one.profile.conversations
        for talk in talks.of(book)[:1]:
            talks.rename(book, talk.id, self._new("talk"))
            talks.pin(book, talk.id, self._chance.random() < 0.5)

    def _forget_talk(self, one: Device) -> None:
        book, talks = self._chance.choice(BOOKS), one.profile.conversations
        for talk in talks.of(book)[:1]:
            records = set(talks.texts(book)[talk.id])
            deleted = talks.delete(book, talk.id)
            if deleted is not None and self._chance.random() < 0.5:
                talks.restore(deleted)
            else:
                self.asked -= records

    # What happens to files

    def _exchange(self, one: Device) -> None:
        one.sync.run()
        for path in one.copy.rglob("*.log"):
            if self._chance.random() < 0.05:
                self._old.append((str(path.relative_to(one.copy)), path.read_bytes()))

    def _mirror(self, one: Device, other: Device) -> None:
        """All that ``other`` has written of its own comes to ``one``."""
        if one is not other:
            for path in _own(other):
                _put(one, path.relative_to(other.copy), path.read_bytes())

    def _carry(self, one: Device) -> None:
        """Some files of another device come."""
        other = self._chance.choice(self.devices)
        for path in _own(other) if other is not one else ():
            if self._chance.random() < 0.6:
                _put(one, path.relative_to(other.copy), path.read_bytes())

    def _carry_half(self, one: Device) -> None:
        other = self._chance.choice(self.devices)
        for path in _own(other) if other is not one else ():
            if self._chance.random() < 0.2:
                data = path.read_bytes()
                _put(one, path.relative_to(other.copy), data[: self._chance.randrange(len(data))])

    def _carry_old(self, one: Device) -> None:
        """A file comes again that was replaced since, also under another name."""
        own = _own_folder(one)
        for name, data in self._chance.sample(self._old, min(2, len(self._old))):
            if not name.startswith(own.name):
                again = name.replace(".log", " (conflicted copy).log")
                _put(one, Path(self._chance.choice((name, again))), data)


def _own_folder(one: Device) -> Path:
    with one.profile.database.work() as work:
        return one.copy / f"foxreader-{device_of(work)}"


def _own(one: Device) -> list[Path]:
    return sorted(_own_folder(one).glob("*.log")) if _own_folder(one).is_dir() else []


def _put(one: Device, name: Path, data: bytes) -> None:
    (one.copy / name.parent).mkdir(exist_ok=True)
    (one.copy / name).write_bytes(data)


def lived(root: Path, seed: int) -> History:
    """A history of two or three devices that has settled; its files are deleted."""
    chance = random.Random(seed)
    history = History(root, chance, chance.choice((2, 2, 3)), chance.choice(("", "", "oak tide")))
    history.run(chance.randrange(20, 150))
    history.settle()
    return history


def one_history(root: Path, seed: int) -> tuple[int, set[str]]:
    """How many notes and turns such a history has in the end, and which texts are lost."""
    try:
        history = lived(root, seed)
        first = history.devices[0].state()
        notes, talks = first["notes"], first["talks"]
        assert isinstance(notes, list) and isinstance(talks, dict)
        turns = sum(len(one[3]) for several in talks.values() for one in several)
        return len(notes) + turns, history.lost()
    finally:
        shutil.rmtree(root, ignore_errors=True)
