"""The annotations that are in the file of a book, and copies of it with others in it.

As everything of a book, the file is only parsed in its confined process.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from foxreader.core.events import Progress
from foxreader.formats.apart import ApartResources

Report = Callable[[Progress], None]


def annotations_of(resources: ApartResources, progress: Report | None = None) -> list[object]:
    """The annotations in a file as its reader gives them, JSON data; none of other formats."""
    for about, _ in resources.ask({"do": "annotations"}):
        found = about.get("found")
        if about["is"] == "annotations" and isinstance(found, list):
            return found
        _report(about, progress)
    return []


def copy_of(
    resources: ApartResources,
    about: Mapping[str, Any],
    marks: Sequence[Mapping[str, Any]],
    progress: Report | None = None,
) -> bytes:
    """The bytes of a copy of a file with ``marks`` in it; b"" for other formats."""
    for answer, data in resources.ask({"do": "copy", "about": about, "marks": list(marks)}):
        if answer["is"] == "resource":
            return bytes(data)
        _report(answer, progress)
    return b""


def _report(about: Mapping[str, Any], progress: Report | None) -> None:
    if about["is"] == "progress" and progress is not None:
        progress(Progress("reading", int(about["done"]), int(about["total"])))
