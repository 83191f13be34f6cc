"""What confines the processes that read files on this system, in sentences for the reader."""

from __future__ import annotations

from collections.abc import Collection
from contextlib import suppress
from pathlib import Path

from foxreader.core.errors import StorageError
from foxreader.core.notice import Notice
from foxreader.formats.confine import MAX_MEMORY, WALLS, Wall, walls
from foxreader.library.paths import write_private


def sentences(up: Collection[Wall] | None = None) -> tuple[Notice, ...]:
    """A sentence for each wall, whether it is ``up`` or missing; those of this system if None."""
    there = walls() if up is None else up
    gigabytes = MAX_MEMORY // 1024**3
    said = {
        "files": Notice("wall_files" if "files" in there else "wall_files_missing"),
        "calls": Notice("wall_calls" if "calls" in there else "wall_calls_missing"),
        "memory": Notice("wall_memory", most=gigabytes)
        if "memory" in there
        else Notice("wall_memory_missing"),
    }
    return tuple(said[wall] for wall in WALLS)


def told_once(place: Path, up: Collection[Wall] | None = None) -> tuple[Notice, ...]:
    """The sentence that walls are missing, unless the reader was told of the same before, which is
    kept in the file at ``place``."""
    missing = [wall for wall in WALLS if wall not in (walls() if up is None else up)]
    told: list[str] = []
    with suppress(OSError, ValueError):
        told = place.read_text("utf-8").split()
    if set(missing) <= set(told):
        return ()
    with suppress(StorageError):  # it is told once more
        write_private(place, " ".join(missing).encode())
    return (Notice("walls_missing"),)
