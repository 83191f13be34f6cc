"""The processes that read what others made: started, told and heard, and cleaned up after."""

from __future__ import annotations

import contextlib
import json
import os
import struct
import subprocess
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import IO, Any

from foxreader.core.plain_data import read_json
from foxreader.system.files import delete_tree
from foxreader.system.processes import child_command, nowhere, start

# Messages between the program and such a process: JSON with bytes behind it. Nothing that arrives
# is ever run or unpickled: the other side may have been taken over by a book.

_HEAD = struct.Struct("<IQ")
# The most bytes of a message's JSON and of its parts. The lengths come from the confined process,
# which is not trusted; a resource has 256 MiB at most, a book's file is far smaller.
_MAX_ABOUT = 256 * 1024**2
_MAX_BYTES = 1024**3

Message = tuple[dict[str, Any], memoryview]
"""The JSON object of a message, and its bytes."""


class BrokenStream(Exception):
    """The bytes received are no message: the other process is broken."""


def send(stream: IO[bytes], about: dict[str, Any], parts: Sequence[bytes] = ()) -> None:
    """Send one message; ``sizes`` of its ``parts`` go with it."""
    if parts:
        about = {**about, "sizes": [len(part) for part in parts]}
    head = json.dumps(about).encode("ascii")
    stream.write(_HEAD.pack(len(head), sum(map(len, parts))))
    stream.write(head)
    for part in parts:
        stream.write(part)
    stream.flush()


def receive(stream: IO[bytes]) -> Message | None:
    """The next message, None where the stream ends; raises ``BrokenStream``."""
    raw = stream.read(_HEAD.size)
    if len(raw) < _HEAD.size:
        return None
    length, size = _HEAD.unpack(raw)
    if length > _MAX_ABOUT or size > _MAX_BYTES:
        raise BrokenStream("a message of absurd size")
    head, data = stream.read(length), stream.read(size)
    if len(head) < length or len(data) < size:
        return None
    try:
        about = read_json(head)
    except ValueError as error:
        raise BrokenStream("a message that is no JSON") from error
    if not isinstance(about, dict):
        raise BrokenStream("a message that is no record")
    return about, memoryview(data)


def parts_of(message: Message) -> Iterator[bytes]:
    """The parts a message was sent with; raises ``ValueError`` where they do not add up."""
    about, data = message
    at = 0
    for size in about.get("sizes", ()):
        if not isinstance(size, int) or not 0 <= size <= len(data) - at:
            raise ValueError("parts that do not add up")
        yield bytes(data[at : at + size])
        at += size


READ_BOOK, READ_DETAILS = "foxreader.formats.worker", "foxreader.formats.details_process"
READ_DICTIONARIES = "foxreader.formats.stardict"
"""What a reading process runs."""

# Bytes of the pipe to it. A page is megabytes, and each time a pipe is full its writer waits for
# the interpreter of the other side, which other threads keep busy. 1 MiB is what Linux allows.
_PIPE = 1024 * 1024
_INHERITED = frozenset(
    {
        *("PATH", "LANG", "LANGUAGE", "SYSTEMROOT", "WINDIR", "PYTHONPATH", "PYTHONHOME"),
        *("LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH", "TESSDATA_PREFIX"),
    }
)


_ahead: list[subprocess.Popen[bytes]] = []


def start_ahead() -> None:
    """Start the reading process of the next book, so that it comes up while others do their work.

    It knows no book yet and reads nothing; one that no book takes is ended with :func:`end_ahead`.
    """
    with contextlib.suppress(OSError):  # the book says so when it starts its own
        _ahead.append(_spawn("", READ_BOOK))


def end_ahead() -> None:
    """End the process that no book took."""
    while _ahead:
        _drop(_ahead.pop())


def _drop(child: subprocess.Popen[bytes]) -> None:
    clear(child, "")
    if child.stdout is not None:
        child.stdout.close()


def spawn(
    scratch: str, what: str = READ_BOOK, *arguments: str, low: bool = False
) -> subprocess.Popen[bytes]:
    """A reading process, with only the environment variables it needs; ``scratch`` is the folder it
    may write to, "" for none. ``low`` has all else go first."""
    with contextlib.suppress(IndexError):
        if not scratch and what == READ_BOOK:
            child = _ahead.pop()
            if child.poll() is None:
                return child
            _drop(child)
    return _spawn(scratch, what, *arguments, low=low)


def _spawn(scratch: str, what: str, *arguments: str, low: bool = False) -> subprocess.Popen[bytes]:
    environment = {k: v for k, v in os.environ.items() if k in _INHERITED or k[:3] == "LC_"}
    if scratch:
        environment |= dict.fromkeys(("TMPDIR", "TEMP", "TMP", "HOME"), scratch)
    command = [*child_command(what), *arguments]
    folder = scratch or nowhere()
    return start(command, environment=environment, folder=folder, low=low, pipe=_PIPE)


def clear(child: subprocess.Popen[bytes], scratch: str) -> None:
    """End a process and delete what it wrote."""
    child.kill()
    child.wait()
    if child.stdin is not None:
        with contextlib.suppress(OSError):
            child.stdin.close()
    if scratch:
        delete_tree(Path(scratch))
