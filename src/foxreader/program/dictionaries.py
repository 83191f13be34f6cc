"""The reader's dictionaries: added, listed, and asked in a process that may crash or hang.

Nothing leaves the computer.
"""

from __future__ import annotations

import contextlib
import json
import logging
import re
import subprocess
import threading
import uuid
import weakref
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from functools import cached_property
from pathlib import Path
from typing import Any

from foxreader.core.cancel import Cancel
from foxreader.core.errors import (
    DamagedBook,
    FoxError,
    StorageError,
    UnsafeBook,
    UsageError,
    unpack_error,
)
from foxreader.core.events import Progress
from foxreader.core.notice import Notice
from foxreader.formats import reading_process
from foxreader.formats.reading_process import READ_DICTIONARIES, clear, spawn
from foxreader.formats.stardict import files_of
from foxreader.language.compare import is_letter
from foxreader.language.script import is_unspaced
from foxreader.language.tokenize import elision
from foxreader.library.store_file import locked
from foxreader.program.profile import Profile
from foxreader.system.files import delete_tree, private_folder, write_private

# Asks the process that reads dictionaries; it may crash or hang, and is then started again.

# Forms in which a selected word is looked for

LONGEST = 100
"""Characters that are looked for: longer ones are no word."""
_WORD = 12
"""Characters of a script without spaces of which the longest word is looked for; chosen: hardly
any word is longer."""
_PARTS = 4
"""Parts of a compound that are looked for; chosen."""
_HYPHEN = re.compile("[-‐‑]")
_OWNER = re.compile(r"['’]s?$")


def forms_of(selected: str) -> tuple[str, ...]:
    """What to look for, in this order: the words as they are, without the marks around them,
    without an elided article and without the ending of an owner, and the parts of a compound.

    Of text without spaces between words also its beginning, the longest first.
    """
    return tuple(dict.fromkeys(form for form in _forms(selected) if form))


def _forms(selected: str) -> Iterator[str]:
    text = " ".join(selected.replace("\u00ad", "").split())[:LONGEST]
    yield text
    bare = _without_marks(text)
    yield bare
    yield elision().sub("", bare)
    yield _OWNER.sub("", bare)
    yield _OWNER.sub("", elision().sub("", bare))
    if " " not in bare:
        yield from (part for part in _HYPHEN.split(bare)[:_PARTS] if len(part) > 1)
    if bare and is_unspaced(bare[0]):
        yield from (bare[:size] for size in range(min(_WORD, len(bare)), 0, -1))


def _without_marks(text: str) -> str:
    """``text`` from its first letter to its last."""
    letters = [at for at, sign in enumerate(text) if is_letter(sign) or is_unspaced(sign)]
    return text[letters[0] : letters[-1] + 1] if letters else ""


# The process

log = logging.getLogger(__name__)
_SECONDS = 20.0
"""How long one answer may take. Chosen: the first look-up in a dictionary of a million words takes
three seconds."""


@dataclass(frozen=True, slots=True)
class EntryPiece:
    """A piece of an entry's text and how it looks; ``word`` is what a link leads to, else ""."""

    text: str
    bold: bool = False
    italic: bool = False
    muted: bool = False
    word: str = ""


@dataclass(frozen=True, slots=True)
class EntryParagraph:
    """A paragraph of an entry; ``indent`` says how far it is indented, 0 to 4."""

    pieces: tuple[EntryPiece, ...]
    indent: int = 0


@dataclass(frozen=True, slots=True)
class DictionaryEntry:
    """An entry of a dictionary; ``problem`` is a sentence on why it cannot be shown."""

    word: str
    paragraphs: tuple[EntryParagraph, ...] = ()
    problem: str = ""


class DictionaryReader:
    """The dictionaries in the folders of ``folder``. Calls may come from any thread."""

    def __init__(self, folder: Path, seconds: float = _SECONDS) -> None:
        self._folder, self._seconds = folder, seconds
        self._lock = threading.Lock()
        self._child: subprocess.Popen[bytes] | None = None
        self._left: weakref.finalize[..., DictionaryReader] | None = None

    def describe(self, name: str, cancel: Cancel | None = None) -> tuple[str, int]:
        """What the dictionary in folder ``name`` is called and how many words it has; raises an
        ``OpenError`` for one that cannot be read."""
        about = self._ask({"do": "describe", "id": name}, cancel)
        try:
            return str(about["name"])[:200], int(about["words"])
        except (KeyError, ValueError, TypeError) as error:
            raise self._failed() from error

    def look_up(
        self, name: str, forms: tuple[str, ...], language: str, cancel: Cancel | None = None
    ) -> tuple[DictionaryEntry, ...]:
        """The entries for ``forms`` of the dictionary in folder ``name``; () if it has none."""
        request = {"do": "look_up", "id": name, "forms": list(forms), "language": language}
        about = self._ask(request, cancel)
        try:
            return tuple(map(_entry, about["entries"]))
        except (KeyError, ValueError, TypeError, AttributeError) as error:
            raise self._failed() from error

    def close(self) -> None:
        """End the process; the next question starts it again."""
        with self._lock:
            self._end()

    def _ask(self, request: dict[str, Any], cancel: Cancel | None) -> dict[str, Any]:
        with self._lock:
            child = self._started()
            late = threading.Event()

            def stop() -> None:
                late.set()
                child.kill()

            timer = threading.Timer(self._seconds, stop)
            timer.daemon = True
            release = cancel.closing(child.kill) if cancel is not None else lambda: None
            timer.start()
            try:
                answer = self._talk(child, request)
            finally:
                timer.cancel()
                release()
            if answer is None:
                self._end()
        if cancel is not None:
            cancel.check()
        if answer is None:
            if late.is_set():
                raise UnsafeBook(Notice("dictionary_too_slow"))
            raise self._failed()
        if "error" in answer:
            raise unpack_error(answer["error"], DamagedBook)
        if "fault" in answer:
            log.error("the reading process of dictionaries failed:\n%s", answer["fault"])
            raise self._failed()
        return answer

    def _talk(
        self, child: subprocess.Popen[bytes], request: dict[str, Any]
    ) -> dict[str, Any] | None:
        """What the process answers; None where it has ended."""
        assert child.stdin is not None and child.stdout is not None
        with contextlib.suppress(OSError, ValueError, reading_process.BrokenStream):
            reading_process.send(child.stdin, request)
            message = reading_process.receive(child.stdout)
            return None if message is None else message[0]
        return None

    def _started(self) -> subprocess.Popen[bytes]:
        if self._child is None or self._child.poll() is not None:
            self._end()
            try:
                self._child = spawn("", READ_DICTIONARIES, str(self._folder))
            except OSError as error:
                raise StorageError(
                    Notice("dictionaries_not_started", reason=str(error.strerror))
                ) from error
            # Whichever way the program ends, the process is ended.
            self._left = weakref.finalize(self, _clear, self._child)
        return self._child

    def _end(self) -> None:
        self._child = None
        if self._left is not None:
            self._left()
            self._left = None

    def _failed(self) -> FoxError:
        return DamagedBook(Notice("dictionary_crashed"))


def _clear(child: subprocess.Popen[bytes]) -> None:
    clear(child, "")
    if child.stdout is not None:
        with contextlib.suppress(OSError):
            child.stdout.close()


def _entry(about: dict[str, Any]) -> DictionaryEntry:
    """An entry from the data of the process, which is not trusted."""
    problem = unpack_error(about["error"], DamagedBook).sentence if "error" in about else ""
    paragraphs = tuple(
        EntryParagraph(
            tuple(
                EntryPiece(
                    str(one["t"]), bool(one.get("b")), bool(one.get("i")), bool(one.get("m")),
                    str(one.get("w", ""))[:200],
                )
                for one in paragraph["p"]
            ),
            min(4, max(0, int(paragraph["n"]))),
        )
        for paragraph in about.get("paragraphs", ())
    )  # fmt: skip
    return DictionaryEntry(str(about["word"])[:200], paragraphs, problem)


@dataclass(frozen=True, slots=True)
class LookedUp:
    """What one dictionary has for a word; ``problem`` says why it could not be asked, else ""."""

    dictionary: str
    entries: tuple[DictionaryEntry, ...] = ()
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
        for info in _info_files(chosen):
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


# The list of them and their files, in a folder of the profile

_STEP = 4 * 1024 * 1024
"""Bytes that are copied between two looks at whether to go on."""


@dataclass(frozen=True, slots=True)
class KeptDictionary:
    """A dictionary: ``id`` is the name of its folder; with ``on`` it is asked."""

    id: str
    name: str
    words: int
    on: bool = True


class DictionaryFolder:
    """The dictionaries in the order in which they are asked."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._list = folder / "list.json"

    def all(self) -> tuple[KeptDictionary, ...]:
        """The dictionaries whose files are there."""
        try:
            value = json.loads(self._list.read_text(encoding="utf-8"))
        except (OSError, ValueError, RecursionError):
            return ()
        found = map(_kept, value if isinstance(value, list) else ())
        return tuple(one for one in found if one and (self.folder / one.id).is_dir())

    def new_folder(self) -> str:
        """Make the folder of a new dictionary; its name."""
        name = uuid.uuid4().hex[:12]
        private_folder(private_folder(self.folder) / name)
        return name

    def copy(self, name: str, files: Sequence[Path]) -> Iterator[tuple[int, int]]:
        """Copy ``files`` into a folder; gives the bytes done and all of them as it goes. Raises
        ``StorageError``."""
        try:
            done, total = 0, sum(path.stat().st_size for path in files)
            for path in files:
                with path.open("rb") as source, (self.folder / name / path.name).open("wb") as to:
                    while piece := source.read(_STEP):
                        to.write(piece)
                        done += len(piece)
                        yield done, total
        except OSError as error:
            raise StorageError(
                Notice("dictionary_not_copied", reason=str(error.strerror))
            ) from error

    def add(self, one: KeptDictionary) -> None:
        """Put a dictionary whose files were copied at the end of the list."""
        self._change(lambda known: [*known, one])

    def remove(self, name: str) -> None:
        """Take a dictionary off the list and delete its files."""
        self._change(lambda known: [one for one in known if one.id != name])
        self.delete_files(name)

    def move(self, name: str, by: int) -> None:
        """Have a dictionary asked one later (1) or sooner (-1)."""

        def moved(known: list[KeptDictionary]) -> list[KeptDictionary]:
            at = next(n for n, one in enumerate(known) if one.id == name)
            to = min(len(known) - 1, max(0, at + by))
            known.insert(to, known.pop(at))
            return known

        self._change(moved)

    def turn(self, name: str, on: bool) -> None:
        """Have a dictionary asked or not."""
        self._change(lambda known: [replace(d, on=on) if d.id == name else d for d in known])

    def delete_files(self, name: str) -> None:
        """Delete the files of a dictionary."""
        delete_tree(self.folder / name)

    def _change(self, make: Callable[[list[KeptDictionary]], list[KeptDictionary]]) -> None:
        private_folder(self.folder)
        with locked(self._list):
            changed = make(list(self.all()))
            write_private(self._list, json.dumps([asdict(d) for d in changed], indent=1).encode())


def _info_files(chosen: Path) -> tuple[Path, ...]:
    """The .ifo files that a reader means by a file or a folder; raises ``UsageError`` for none."""
    if chosen.is_dir():
        found = tuple(sorted(_infos(chosen)))
    elif chosen.suffix.lower() == ".ifo":
        found = (chosen,)
    else:
        # Any file of a dictionary stands for all.
        stem = chosen.name.partition(".")[0]
        found = tuple(p for p in (chosen.with_name(f"{stem}.ifo"),) if p.is_file())
    if not found:
        raise UsageError(Notice("no_dictionary_there", name=chosen.name))
    return found


def _infos(folder: Path) -> Iterator[Path]:
    """The .ifo files in a folder and in those in it."""
    try:
        yield from folder.glob("*.ifo")
        yield from folder.glob("*/*.ifo")
    except OSError:
        return


def _kept(value: object) -> KeptDictionary | None:
    """A dictionary of the list; None for what is none."""
    if not isinstance(value, Mapping):
        return None
    name, words, on = value.get("name"), value.get("words"), value.get("on")
    known = value.get("id")
    if not isinstance(known, str) or not known.isalnum() or not isinstance(name, str):
        return None
    if not isinstance(words, int) or not isinstance(on, bool):
        return None
    return KeptDictionary(known, name, words, on)
