"""Exchanges notes, shelf, places and conversations with other devices by way of a folder.

The folder is the reader's own, which Syncthing, Nextcloud, Dropbox or a disk carries from one
device to the other. No file of another device is written, and nobody waits for anybody: what comes
late is taken in then.
"""

from __future__ import annotations

import hashlib
import sqlite3
from collections.abc import Callable, Iterable, Iterator
from contextlib import closing, suppress
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from pathlib import Path

from foxreader.core.cancel import Cancel
from foxreader.core.errors import FoxError, StorageError, UsageError
from foxreader.core.notice import Notice
from foxreader.formats.called_apart import DetailsReader, called_apart
from foxreader.library import annotations as notes
from foxreader.library import shelf_log
from foxreader.library.conversations import turn_entries
from foxreader.library.merging import Logs, MergeConflict, Merged, unite, without_forgotten
from foxreader.library.shelf_log import POSITIONS, TALK, device_of
from foxreader.library.store_file import locked
from foxreader.library.sync_files import (
    ANSWER,
    AT_ONCE,
    LARGEST,
    MOST_DEVICES,
    MOST_FILES,
    PREFIX,
    SECONDS,
    SUFFIX,
    FromNewer,
    LogsRead,
    NotOpened,
    NotWhole,
    Sealer,
    checked,
    contents,
    packed,
    read_logs,
    unwrapped,
    wrapped,
)
from foxreader.program.profile import Profile
from foxreader.system.files import open_shared, write_new

Read = Callable[[Path, bytes], LogsRead]
"""What reads the content of a file of another device."""
_LAST, _WRITTEN = "last", "written"
"""The names under which is kept when the exchange was last whole, and what was written then."""
_STATE = (
    "SELECT count(*), max(rowid) FROM annotation_entry",
    "SELECT count(*) FROM annotation_book",
    "SELECT count(*), max(rowid), max(at) FROM shelf_change",
    "SELECT count(*), max(id), total(substr(at, 18, 9)) FROM turn",
    "SELECT count(*), max(at) FROM turn_gone",
    "SELECT count(*), total(version) FROM text_version",
)
"""What is another one after each entry."""


@dataclass(frozen=True, slots=True)
class SyncReport:
    """What an exchange brought: of how many other devices there is something in the folder, how
    many changes of notes, of the shelf with its places, and questions are new here, what both sides
    had changed, and what was left out, a sentence each."""

    devices: int = 0
    notes: int = 0
    shelf: int = 0
    turns: int = 0
    conflicts: tuple[MergeConflict, ...] = ()
    left: tuple[str, ...] = ()

    @property
    def news(self) -> bool:
        """Whether something is new here."""
        return bool(self.notes or self.shelf or self.turns)


@dataclass(frozen=True, slots=True)
class _TheirFile:
    """A file of another device that has changed: its name in the folder, what it is known by, and
    what it has."""

    name: str
    digest: str
    size: int
    logs: LogsRead


class Sync:
    """Exchanges by the folder that is set. It takes a moment or two and is for a worker; one
    exchange at a time. ``read`` is for tests, which need no confined process."""

    def __init__(self, profile: Profile, read: Read | None = None) -> None:
        self._profile, self._read = profile, read

    @property
    def folder(self) -> Path | None:
        """The folder; None where nothing is exchanged."""
        folder = self._profile.settings.sync_folder
        return Path(folder).expanduser() if folder else None

    @property
    def last(self) -> datetime | None:
        """When something was exchanged last; None where it never was."""
        with self._profile.database.work() as work:
            found = _known(work).get(_LAST, "")
        with suppress(ValueError):
            return datetime.fromisoformat(found)
        return None

    def use(self, folder: Path | None, passphrase: str | None = None) -> bool:
        """Exchange by ``folder`` from now on, None for no longer; under a ``passphrase``, "" for
        none, None for the one that is set. False where the passphrase is kept for this run only.

        Raises ``UsageError`` for what is no folder."""
        if folder is not None and not folder.is_dir():
            raise UsageError(Notice("sync_no_folder", path=str(folder)))
        settings, name = self._profile.settings, "" if folder is None else str(folder.absolute())
        sealed = settings.sync_sealed if passphrase is None else bool(passphrase)
        kept = True
        if passphrase is not None and name:
            kept = self._profile.secrets.set_passphrase(name, passphrase)
        elif name and sealed and name != settings.sync_folder:
            before = self._profile.secrets.passphrase(settings.sync_folder)
            kept = self._profile.secrets.set_passphrase(name, before)
        made = replace(settings, sync_folder=name, sync_sealed=sealed)
        self._profile.save(made, settings)
        return kept

    def run(self, cancel: Cancel | None = None) -> SyncReport:
        """Take in what other devices have written, then write what is new here.

        Raises ``UsageError`` where no folder is set, it is not there, or the passphrase is missing;
        ``StorageError`` where it cannot be written. What was taken in by then stays.
        """
        folder = self.folder
        if folder is None:
            raise UsageError(Notice("sync_not_set"))
        if not folder.is_dir():
            raise UsageError(Notice("sync_no_folder", path=str(folder)))
        cancel = cancel or Cancel()
        with locked(self._profile.home.root / "sync"):
            device, sealer = self._means(str(self._profile.settings.sync_folder))
            report = self._take_in(folder, device, sealer, cancel)
            cancel.check()
            self._write(folder / f"{PREFIX}{device}", device, sealer)
            with self._profile.database.work() as work:
                _remember(work, {_LAST: datetime.now(UTC).isoformat(timespec="seconds")})
        return report

    def _means(self, folder: str) -> tuple[str, Sealer | None]:
        """The id of this device, and what seals its files, if they are to be."""
        with self._profile.database.work() as work:
            device = device_of(work)
        if not self._profile.settings.sync_sealed:
            return device, None
        passphrase = self._profile.secrets.passphrase(folder)
        if not passphrase:
            raise UsageError(Notice("sync_no_passphrase"))
        return device, Sealer(passphrase, device)

    # What others have written

    def _take_in(
        self, folder: Path, device: str, sealer: Sealer | None, cancel: Cancel
    ) -> SyncReport:
        found, left, devices = Merged(), dict[str, None](), 0
        before = self._counts()
        with closing(DetailsReader(1, low=True)) as reader:
            for place in _devices(folder):
                devices += place.name != f"{PREFIX}{device}"
                several: list[_TheirFile] = []
                for one in self._new_files(place, sealer, reader, cancel, left):
                    several.append(one)
                    if sum(file.size for file in several) > AT_ONCE:
                        self._unite(several, found)
                        several = []
                self._unite(several, found)
        after = self._counts()
        return SyncReport(
            devices, found.notes, max(0, after - before), found.turns,
            tuple(found.conflicts), tuple(left),
        )  # fmt: skip

    def _counts(self) -> int:
        """The number of the newest row of the log of the shelf."""
        with self._profile.database.work() as work:
            (newest,) = work.execute("SELECT coalesce(max(rowid), 0) FROM shelf_change").fetchone()
        return int(newest)

    def _new_files(
        self, place: Path, sealer: Sealer | None, reader: DetailsReader, cancel: Cancel,
        left: dict[str, None],
    ) -> Iterator[_TheirFile]:  # fmt: skip
        """The files of a device that are not known; what cannot be read is ``left``."""
        with self._profile.database.work() as work:
            known = _known(work)
        for path in _files(place):
            cancel.check()
            name = f"{place.name}/{path.name}"
            try:
                data = _bytes(path)
                digest = hashlib.sha256(data).hexdigest()
                if known.get(name) != digest:
                    content = unwrapped(data, sealer)
                    logs = checked(self._apart(path, content, reader, cancel))
                    yield _TheirFile(name, digest, len(data), logs)
            except NotOpened:
                code = "sync_not_opened" if sealer is not None else "sync_sealed"
                left[Notice(code)] = None
            except FromNewer:
                left[Notice("sync_newer")] = None
            except NotWhole:
                continue  # the rest of it is still to come
            except (FoxError, ValueError, OSError):
                left[Notice("sync_damaged", name=name)] = None

    def _apart(self, path: Path, content: bytes, reader: DetailsReader, cancel: Cancel) -> LogsRead:
        if self._read is not None:
            return self._read(path, content)
        return called_apart(
            read_logs, path, content, seconds=SECONDS, most=ANSWER, cancel=cancel, reader=reader
        )

    def _unite(self, files: list[_TheirFile], found: Merged) -> None:
        """Take in all that is new in some files of a device, or nothing."""
        if not files:
            return
        own = self._versions()
        held = self._held({pair for one in files for pair in one.logs.versions}, own)
        with self._profile.database.work() as work:
            work.execute("BEGIN IMMEDIATE")
            logs = without_forgotten(work, _joined((one.logs for one in files), held))
            unite(work, logs, found)
            version = self._profile.extractor.version
            of_texts = {one.sha256 for one in logs.turns}
            of_texts |= {one.subject for one in logs.changes if one.field in POSITIONS}
            work.executemany(
                "INSERT OR IGNORE INTO text_version VALUES (?, ?)",
                [(sha256, version) for sha256 in of_texts - own.keys()],
            )
            _remember(work, {
                one.name: one.digest for one in files
                if not held.intersection(sha256 for sha256, _ in one.logs.versions)
            })  # fmt: skip

    def _versions(self) -> dict[str, int]:
        """The version of the text that what is kept of each book is of."""
        with self._profile.database.work() as work:
            rows: dict[str, int] = dict(work.execute("SELECT sha256, version FROM text_version"))
        return self._profile.documents.versions() | rows

    def _held(self, theirs: Iterable[tuple[str, int]], own: dict[str, int]) -> set[str]:
        """The books whose places and conversations wait, since their texts are other ones on the
        two devices: until both have the same program, and the book was opened with it."""
        version = self._profile.extractor.version
        return {
            sha256 for sha256, other in theirs if {other, own.get(sha256, version)} != {version}
        }

    # What this device writes

    def _write(self, place: Path, device: str, sealer: Sealer | None) -> None:
        mark = sealer.mark if sealer is not None else ""
        if self._is_written(place, mark):
            return
        logs, known = self._own()
        made = self._contents(logs)
        try:
            place.mkdir(exist_ok=True)
        except OSError as error:
            raise StorageError(
                Notice("folder_unusable", path=str(place), reason=str(error.strerror))
            ) from error
        for name in {path.name for path in _files(place)} - made.keys():
            made[name] = b""  # all of it was forgotten here
        before = self._state(place, mark, files=False)
        for name, content in made.items():
            self._write_file(place / name, content, mark, sealer, known)
        if before == self._state(place, mark, files=False):  # nothing was made meanwhile
            with self._profile.database.work() as work:
                _remember(work, {_WRITTEN: self._state(place, mark)})

    def _contents(self, logs: Logs) -> dict[str, bytes]:
        """What each file of this device has, by its name."""
        versions, version = self._versions(), self._profile.extractor.version
        named = {one.subject for one in logs.changes} | {one.sha256 for one in logs.turns}
        return contents(logs, {one: versions.get(one, version) for one in named})

    def _is_written(self, place: Path, mark: str) -> bool:
        """Whether all that there is was written, and is there still."""
        with self._profile.database.work() as work:
            known = _known(work)
        return known.get(_WRITTEN) == self._state(place, mark)

    def _state(self, place: Path, mark: str, *, files: bool = True) -> str:
        """What is another one after each entry of a log, where another place or passphrase is set,
        or other ``files`` lie there."""
        with self._profile.database.work() as work:
            found: list[object] = [work.execute(query).fetchone() for query in _STATE]
        there = [(path.name, path.stat().st_size) for path in _files(place)] if files else []
        return hashlib.sha256(repr((found, str(place), mark, there)).encode()).hexdigest()

    def _own(self) -> tuple[Logs, dict[str, str]]:
        """All logs as they are now, and what is known of files."""
        with self._profile.database.work() as work:
            work.execute("BEGIN")
            logs = Logs(
                tuple(notes.entries_of(work)),
                tuple(work.execute("SELECT sha256, follows FROM annotation_book")),
                tuple(shelf_log.changes(work)),
                tuple(turn_entries(work, now=datetime.now(UTC))),
            )
            return logs, _known(work)

    def _write_file(
        self, path: Path, content: bytes, mark: str, sealer: Sealer | None, known: dict[str, str]
    ) -> None:
        """Write a file of this device, where its content or the passphrase is another one, or it is
        not there as it was written."""
        name, own = f"{path.parent.name}/{path.name}", f"{path.name} {path.parent}"
        plain = hashlib.sha256(mark.encode() + content).hexdigest()
        with suppress(OSError):
            there = hashlib.sha256(_bytes(path)).hexdigest()
            if known.get(own) == plain and known.get(name) == there:
                return
        data = wrapped(packed(content), sealer)
        write_new(path, data, force=True)
        with self._profile.database.work() as work:
            _remember(work, {own: plain, name: hashlib.sha256(data).hexdigest()})


def _joined(several: Iterable[LogsRead], held: set[str]) -> Logs:
    """What several files have, without the places and conversations of books that are ``held``."""
    files = list(several)
    return Logs(
        tuple(note for one in files for note in one.notes),
        tuple(pair for one in files for pair in one.follows),
        tuple(
            change for one in files for change in one.changes
            if change.field not in POSITIONS or change.subject.partition(TALK)[0] not in held
        ),
        tuple(turn for one in files for turn in one.turns if turn.sha256 not in held),
    )  # fmt: skip


def _devices(folder: Path) -> list[Path]:
    """The folders of devices, the first of them by name."""
    found = (one for one in folder.glob(f"{PREFIX}*") if one.is_dir() and not one.is_symlink())
    return sorted(found)[:MOST_DEVICES]


def _files(place: Path) -> Iterator[Path]:
    """The files of a device, also those that a program that syncs called otherwise since two came
    at once."""
    found = (one for one in place.glob(f"[!.]*{SUFFIX}") if one.is_file() and not one.is_symlink())
    yield from sorted(found)[:MOST_FILES]


def _bytes(path: Path) -> bytes:
    # Room for what is there: to make it for the most there may be took Wine a third of a second.
    size = min(path.stat().st_size, LARGEST)
    with open_shared(path) as file:
        data = file.read(size + 1)
    if len(data) > LARGEST:
        raise ValueError("too long")
    return data


def _known(work: sqlite3.Connection) -> dict[str, str]:
    return dict(work.execute("SELECT name, digest FROM sync_file"))


def _remember(work: sqlite3.Connection, digests: dict[str, str]) -> None:
    work.executemany("INSERT OR REPLACE INTO sync_file VALUES (?, ?)", digests.items())
