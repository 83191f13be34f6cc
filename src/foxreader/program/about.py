"""What the program says of itself: libraries, what confines it, a report of a problem."""

from __future__ import annotations

import platform
import re
from collections.abc import Collection
from contextlib import suppress
from dataclasses import dataclass
from importlib import metadata
from pathlib import Path
from typing import TYPE_CHECKING

from foxreader import __version__
from foxreader.core.address import host_of
from foxreader.core.cancel import Cancel
from foxreader.core.errors import NetError, StorageError
from foxreader.core.notice import Notice
from foxreader.core.plain_data import read_json_or
from foxreader.library.paths import Home, log_lines
from foxreader.system.confine import MAX_MEMORY, WALLS, Wall, walls
from foxreader.system.files import write_private

if TYPE_CHECKING:
    from foxreader.net import Record

# Libraries

_NAME = re.compile(r"[A-Za-z0-9._-]+")
_LONGEST = 100
"""Characters of a licence's name; some packages have its whole text there."""
_CLASSIFIER = "License :: "


@dataclass(frozen=True, slots=True)
class InstalledPackage:
    """A library; ``licence`` is its SPDX expression where the package has one, else its words."""

    name: str
    version: str
    licence: str


def libraries(of: str = "foxreader") -> list[InstalledPackage]:
    """The libraries that a package needs, and those that they need, by name.

    An extra of the program itself counts where it is installed, those of its libraries do not.
    """
    found: dict[str, InstalledPackage] = {}
    waiting = [of]
    while waiting:
        name = waiting.pop()
        try:
            about = metadata.distribution(name)
        except metadata.PackageNotFoundError:
            continue
        key = about.name.casefold().replace("_", "-")
        if key in found:
            continue
        found[key] = InstalledPackage(about.name, about.version, _licence(about.metadata))
        needs = [one for one in about.requires or () if name == of or "extra ==" not in one]
        waiting += [match[0] for need in needs if (match := _NAME.match(need))]
    found.pop(of, None)
    return [found[key] for key in sorted(found)]


def _licence(about: metadata.PackageMetadata) -> str:
    fields = (about[name] for name in ("License-Expression", "License") if name in about)
    said = next(filter(None, fields), "")
    if said and len(said) <= _LONGEST and "\n" not in said:
        return said
    named = [one for one in about.get_all("Classifier") or () if one.startswith(_CLASSIFIER)]
    return ", ".join(one.rpartition(" :: ")[2] for one in named) or "see the package"


# What confines the processes that read files


def wall_sentences(up: Collection[Wall] | None = None) -> tuple[Notice, ...]:
    """A sentence for each wall, whether it is ``up`` or missing; those of this system if None."""
    there = walls() if up is None else up
    gigabytes = MAX_MEMORY // 1024**3
    said = {
        "files": Notice("wall_files" if "files" in there else "wall_files_missing"),
        "calls": Notice("wall_calls" if "calls" in there else _instead_of_calls(there)),
        "memory": Notice("wall_memory", most=gigabytes)
        if "memory" in there
        else Notice("wall_memory_missing"),
    }
    return tuple(said[wall] for wall in WALLS)


def _instead_of_calls(there: Collection[Wall]) -> str:
    return "wall_changes" if "changes" in there else "wall_calls_missing"


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


# A report


def problem_report(home: Home) -> str:
    """What a reader can send when the program ended unexpectedly, in English for who mends it:
    version, system, libraries and the newest lines of the log, nothing of books, keys or paths."""
    said = [
        f"Foxreader {__version__}",
        f"Python {platform.python_version()}",
        f"System: {platform.system()} {platform.release()} {platform.machine()}",
        "Libraries: " + ", ".join(f"{one.name} {one.version}" for one in libraries()),
        "",
        "Log, without what was said of each error:",
        *(log_lines(home) or ["nothing"]),
    ]
    return "\n".join(said) + "\n"


# Whether there is a newer version: one address is asked, when the reader presses for it

_NAMED = "Newest version, "
"""The address of the project that names it, in the metadata of the package."""
_LARGEST_ANSWER = 4 * 1024 * 1024
"""The most bytes of its answer, which lists the files of all versions."""
_VERSION = re.compile(r"v?(\d{1,4})\.(\d{1,4})(?:\.(\d{1,4}))?")


def newest_address() -> str:
    """The address that whoever published this copy put into it; "" where none did."""
    try:
        named = metadata.metadata("foxreader").get_all("Project-URL") or []
    except metadata.PackageNotFoundError:
        return ""
    return next((one.removeprefix(_NAMED) for one in named if one.startswith(_NAMED)), "")


def newer(record: Record, address: str, cancel: Cancel | None = None) -> Notice:
    """What ``address`` says of the newest version, in one sentence. ``record`` is told of the
    request, which says nothing but the program's name and version. Raises ``NetError``."""
    from foxreader.net import fetch  # noqa: PLC0415 -- the start asks nobody

    host = host_of(address)
    try:
        found = fetch(
            address, record, accept="application/json", limit=_LARGEST_ANSWER, cancel=cancel
        )
    except NetError as error:
        if isinstance(error.sentence, Notice) and error.sentence.code == "net_not_there":
            raise NetError(Notice("no_version", host=host)) from error
        raise
    match read_json_or(found.data, None):
        case (
            {"version": str(said)} | {"tag_name": str(said)} | {"info": {"version": str(said)}}
        ) if (newest := _numbers(said)) is not None:
            if newest > (_numbers(__version__) or newest):
                return Notice("newer_version", version=said, own=__version__, host=host)
            return Notice("no_newer_version", own=__version__, host=host)
    raise NetError(Notice("no_version", host=host))


def _numbers(version: str) -> tuple[int, ...] | None:
    """The numbers of a version; None for what is none."""
    found = _VERSION.fullmatch(version)
    return tuple(int(number or 0) for number in found.groups()) if found is not None else None
