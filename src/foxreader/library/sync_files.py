"""The files by which devices exchange their logs in a folder: written, sealed, read.

Each device has a folder of its own, ``foxreader-<its id>``, and writes there alone. A file has all
that the device knows of some notes, books or conversations, also what it has of others: which they
are is said by the first digits of a hash. So a file that is read has everything that what is in it
rests on, and it does not matter which files come first, late or twice; one that came half is none.

A file is a line with the form and its version, then either a checksum and the content, or with a
passphrase the salt, a nonce and the content sealed by AES-256-GCM, whose key scrypt makes. The
content is packed by zlib: JSON, a line each.
"""

from __future__ import annotations

import hashlib
import json
import os
import unicodedata
import zlib
from collections.abc import Iterator, Mapping
from dataclasses import astuple, dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.scrypt import Scrypt

from foxreader.core.errors import DamagedBook
from foxreader.core.notice import Notice
from foxreader.core.plain_data import read_json
from foxreader.library.annotations import LogEntry
from foxreader.library.conversations import TurnEntry
from foxreader.library.merging import Logs
from foxreader.library.shelf_log import POSITIONS, TALK, ShelfChange

PREFIX, SUFFIX = "foxreader-", ".log"
"""How the folder of a device begins, and how its files end."""
LARGEST, MOST_FILES, MOST_DEVICES = 32_000_000, 400, 64
"""Bytes of a file, files of a device and devices that are read at most. A device with 10,000 notes
has 300 files of 20,000 bytes."""
AT_ONCE = 16_000_000
"""Bytes of files that are taken in together; more of them would fill the memory."""
_UNPACKED = 128_000_000
"""Bytes of a content at most."""
SECONDS, ANSWER = 60.0, 300_000_000
"""What reading a file may take in the confined process, and how many bytes it may answer."""
_LONGEST = 20_000_000
"""Characters of a text in it at most; a turn has some 30,000."""
_FORM = b"foxreader sync "
_PLAIN, _SEALED = _FORM + b"1 plain\n", _FORM + b"1 sealed\n"
_SALT, _NONCE = 16, 12
_SCRYPT = {"n": 2**15, "r": 8, "p": 1}
"""What a guess of a passphrase costs: 32 MB and a tenth of a second."""


class NotWhole(ValueError):
    """A file that came half, was changed, or is none."""


class NotOpened(ValueError):
    """A file that is sealed with another passphrase, or not as it must be."""


class FromNewer(ValueError):
    """A file that a newer program wrote."""


# Sealing


class Sealer:
    """Seals and opens what ``device`` and others write, with a passphrase all of them have."""

    def __init__(self, passphrase: str, device: str) -> None:
        self._passphrase = unicodedata.normalize("NFC", passphrase).encode()
        self._salt = hashlib.sha256(b"foxreader " + device.encode()).digest()[:_SALT]

    @property
    def mark(self) -> str:
        """What is another one where the passphrase is; it tells nothing of it."""
        return hashlib.sha256(b"mark" + _key(self._passphrase, self._salt)).hexdigest()

    def seal(self, content: bytes) -> bytes:
        """``content``, which only who has the passphrase can open."""
        nonce = os.urandom(_NONCE)
        return self._salt + nonce + self._cipher(self._salt).encrypt(nonce, content, _SEALED)

    def open(self, sealed: bytes) -> bytes:
        """What was sealed. Raises ``NotOpened``."""
        salt, nonce = sealed[:_SALT], sealed[_SALT : _SALT + _NONCE]
        try:
            return self._cipher(salt).decrypt(nonce, sealed[_SALT + _NONCE :], _SEALED)
        except (InvalidTag, ValueError) as error:
            raise NotOpened("another passphrase, or it came half") from error

    def _cipher(self, salt: bytes) -> AESGCM:
        return AESGCM(_key(self._passphrase, salt))


@lru_cache(MOST_DEVICES)
def _key(passphrase: bytes, salt: bytes) -> bytes:
    """The key, which takes long to make and is made once a run of the program."""
    return Scrypt(salt=salt, length=32, **_SCRYPT).derive(passphrase)


def wrapped(content: bytes, sealer: Sealer | None) -> bytes:
    """The bytes of a file with ``content``, sealed where there is a ``sealer``."""
    if sealer is not None:
        return _SEALED + sealer.seal(content)
    return _PLAIN + hashlib.sha256(content).digest() + content


def unwrapped(data: bytes, sealer: Sealer | None) -> bytes:
    """The content of a file. Raises ``NotWhole``, ``FromNewer``, and ``NotOpened``: who has set a
    passphrase takes nothing that anybody could have put there."""
    if data.startswith(_SEALED):
        if sealer is None:
            raise NotOpened("no passphrase")
        return sealer.open(data[len(_SEALED) :])
    if data.startswith(_PLAIN):
        if sealer is not None:
            raise NotOpened("not sealed")
        check, content = data[len(_PLAIN) :][:32], data[len(_PLAIN) + 32 :]
        if hashlib.sha256(content).digest() == check:
            return content
    if data.startswith(_FORM) and data[len(_FORM) : len(_FORM) + 2].strip() not in (b"1", b""):
        raise FromNewer("another form")
    raise NotWhole("it came half, or is none")


# Writing


def contents(logs: Logs, versions: Mapping[str, int]) -> dict[str, bytes]:
    """What each file has, by its name: ``logs`` with the ``versions`` of the texts that places and
    conversations are of. The same logs give the same."""
    files: dict[str, set[str]] = {}
    for name, line in _lines(logs, versions):
        files.setdefault(f"{name}{SUFFIX}", set()).add(json.dumps(line))
    return {name: "\n".join(sorted(lines)).encode("ascii") for name, lines in files.items()}


def packed(content: bytes) -> bytes:
    """A content as it is in a file."""
    return zlib.compress(content)


def _lines(logs: Logs, versions: Mapping[str, int]) -> Iterator[tuple[str, list[Any]]]:
    """Each line with the name of its file."""
    for note in logs.notes:
        yield f"notes-{_digits(note.annotation, 1)}", ["note", *astuple(note)]
    for pair in logs.follows:
        yield f"notes-{_digits(pair[0], 1)}", ["follows", *pair]
    for change in logs.changes:
        book = change.subject.partition(TALK)[0]
        name = f"shelf-{_digits(book, 1)}"
        yield name, ["change", *astuple(change)]
        if change.field in POSITIONS:
            yield name, ["version", book, versions.get(book, 0)]
    for turn in logs.turns:
        name = f"talks-{_digits(turn.sha256 + TALK + turn.conversation, 2)}"
        yield name, ["turn", *astuple(turn)]
        yield name, ["version", turn.sha256, versions.get(turn.sha256, 0)]


def _digits(text: str, count: int) -> str:
    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()[:count]


# Reading. :func:`read_logs` is for a confined process: anybody may have written into the folder.


@dataclass(frozen=True, slots=True)
class LogsRead:
    """What a file has, see :class:`Logs`; ``versions`` are those of the texts of books."""

    notes: tuple[LogEntry, ...] = ()
    follows: tuple[tuple[str, str], ...] = ()
    changes: tuple[ShelfChange, ...] = ()
    turns: tuple[TurnEntry, ...] = ()
    versions: tuple[tuple[str, int], ...] = ()


_KINDS: Mapping[str, tuple[type[Any], tuple[type, ...]]] = {
    "note": (LogEntry, (str, str, str, str, str, int, str)),
    "follows": (tuple, (str, str)),
    "change": (ShelfChange, (str, str, str, str, str, int, str)),
    "turn": (TurnEntry, (str,) * 7),
    "version": (tuple, (str, int)),
}
"""What a line makes, and of which values."""


def read_logs(path: Path, data: bytes) -> LogsRead:
    """What a content has. For a confined process. A line of a kind that is not known is left out;
    raises ``DamagedBook`` for what is no content."""
    found: dict[str, list[Any]] = {kind: [] for kind in _KINDS}
    try:
        unpacking = zlib.decompressobj()
        content = unpacking.decompress(data, _UNPACKED)
        if unpacking.unconsumed_tail or not unpacking.eof:
            raise ValueError("too long, or cut")
        for line in content.splitlines():
            kind, *values = read_json(line)
            if kind in _KINDS:
                found[kind].append(_made(kind, values))
    except (ValueError, TypeError, zlib.error) as error:
        raise DamagedBook(Notice("sync_damaged", name=path.name)) from error
    return LogsRead(*(tuple(found[kind]) for kind in _KINDS))


def _made(kind: str, values: list[Any]) -> Any:
    make, types = _KINDS[kind]
    if [type(value) for value in values] != list(types):
        raise ValueError(f"no {kind}")
    return tuple(values) if make is tuple else make(*values)


def checked(read: LogsRead) -> LogsRead:
    """``read``, whose texts can be stored; raises ``ValueError`` where one cannot: the process that
    read it need not be trusted."""
    for group in (read.notes, read.changes, read.turns):
        for entry in group:
            _check(astuple(entry))
    for pair in (*read.follows, *read.versions):
        _check(pair)
    return read


def _check(values: tuple[object, ...]) -> None:
    for value in values:
        if isinstance(value, str) and len(value) > _LONGEST:
            raise ValueError("a text that is too long")
        if isinstance(value, str):
            value.encode()
        elif isinstance(value, int) and not 0 <= value < 2**53:
            raise ValueError("a number that is too great")
