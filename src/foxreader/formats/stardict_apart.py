"""Asks the process that reads dictionaries; it may crash or hang, and is then started again."""

from __future__ import annotations

import contextlib
import logging
import re
import subprocess
import threading
import weakref
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from foxreader.core.cancel import Cancel
from foxreader.core.errors import DamagedBook, FoxError, StorageError, UnsafeBook, unpack_error
from foxreader.core.notice import Notice
from foxreader.formats import reading_process
from foxreader.formats.reading_process import READ_DICTIONARIES, clear, spawn
from foxreader.language.compare import is_letter
from foxreader.language.script import is_unspaced
from foxreader.language.tokenize import elision

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
    bare = text
    while bare and not (is_letter(bare[0]) or is_unspaced(bare[0])):
        bare = bare[1:]
    while bare and not (is_letter(bare[-1]) or is_unspaced(bare[-1])):
        bare = bare[:-1]
    yield bare
    yield elision().sub("", bare)
    yield _OWNER.sub("", bare)
    yield _OWNER.sub("", elision().sub("", bare))
    if " " not in bare:
        yield from (part for part in _HYPHEN.split(bare)[:_PARTS] if len(part) > 1)
    if bare and is_unspaced(bare[0]):
        yield from (bare[:size] for size in range(min(_WORD, len(bare)), 0, -1))


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
