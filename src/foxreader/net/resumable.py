"""Downloads a file that is known by its size and its SHA-256, and goes on from where it was."""

from __future__ import annotations

import hashlib
import shutil
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from pathlib import Path

from foxreader.core.cancel import Cancel
from foxreader.core.errors import NetError, StorageError
from foxreader.core.events import Progress
from foxreader.core.finished_file import finish_new
from foxreader.core.notice import Notice
from foxreader.net.address import host_of, web_address
from foxreader.net.client import Record, answered, begun_at, pieces

SPARE = 1024**3
"""Bytes of the disk that a download leaves free: the reader's own work goes on. Chosen."""
_BLOCK = 1024 * 1024


def unfinished(to: Path) -> Path:
    """The file in which a download to ``to`` waits for the rest of it."""
    return to.with_name(f"{to.name}.part")


def download_known(
    url: str, to: Path, size: int, sha256: str, record: Record, *, cancel: Cancel | None = None,
    spare: int = SPARE,
) -> Iterator[Progress]:  # fmt: skip
    """Download ``size`` bytes with this SHA-256 to the file ``to``, which is there only when all of
    it is right; an existing one is not replaced.

    What a download that was stopped or cut off has is kept beside it, and asked for no second time
    where the server can send the rest. Yields how many bytes are there. Raises as ``client.fetch``,
    and ``StorageError`` where it cannot be written or would leave fewer than ``spare`` bytes free.
    """
    cancel, part = Cancel() if cancel is None else cancel, unfinished(to)
    with _written(to):
        _need_room(part, size, spare)
        digest, done = _there(part, size, cancel)
    if done < size:
        digest = yield from _fetched(url, part, size, (digest, done), record, cancel)
    with _written(to):
        if digest.hexdigest() != sha256.lower():
            part.unlink()
            raise NetError(Notice("not_the_file", host=host_of(web_address(url)), name=to.name))
        finish_new(part, to)
        part.unlink(missing_ok=True)


@contextmanager
def _written(to: Path) -> Iterator[None]:
    """What goes wrong with the disk, as an error for the reader."""
    try:
        yield
    except OSError as error:
        raise StorageError(
            Notice("export_not_written", path=str(to), reason=str(error.strerror))
        ) from error


def _need_room(part: Path, size: int, spare: int) -> None:
    there = part.stat().st_size if part.exists() else 0
    missing = size - there + spare - shutil.disk_usage(part.parent).free
    if missing > 0:
        megabytes = -(-missing // 1_000_000)
        raise StorageError(Notice("no_room", path=str(part.parent), megabytes=megabytes))


def _there(part: Path, size: int, cancel: Cancel) -> tuple[hashlib._Hash, int]:
    """The digest of what an earlier download has, and its length; of nothing where that is more
    than the file can have."""
    digest, done = hashlib.sha256(), 0
    if not part.exists() or part.stat().st_size > size:
        return digest, 0
    with part.open("rb") as file:
        while block := file.read(_BLOCK):
            cancel.check()
            digest.update(block)
            done += len(block)
    return digest, done


def _fetched(
    url: str, part: Path, size: int, there: tuple[hashlib._Hash, int], record: Record,
    cancel: Cancel,
) -> Generator[Progress, None, hashlib._Hash]:  # fmt: skip
    """Asks for the rest and writes it; gives the digest of all."""
    digest, done = there
    with answered(web_address(url), record, "*/*", cancel, None, done) as (response, at):
        if begun_at(response) != done:  # the server sends it from its beginning, or from elsewhere
            if begun_at(response):
                raise NetError(Notice("net_cut_off", host=host_of(at)))
            digest, done = hashlib.sha256(), 0
        with _written(part), part.open("r+b" if part.exists() else "wb") as file:
            file.truncate(done)
            file.seek(done)
        arriving = pieces(response, at, size - done)
        while data := next(arriving, b""):
            cancel.check()
            with _written(part), part.open("ab") as file:
                file.write(data)
            digest.update(data)
            done += len(data)
            yield Progress("download", done, size)
        if done != size:
            raise NetError(Notice("net_cut_off", host=host_of(at)))
    return digest
