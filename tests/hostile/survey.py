"""Opens each file it is given and prints, a JSON line each, what became of it and what it cost.

A process of its own, so that what a file costs can be measured and a crash ends only this.
"""

from __future__ import annotations

import json
import sys
import time
from pathlib import Path
from typing import Any

import foxreader.formats.epub.reader
import foxreader.formats.pdf.reader
import foxreader.formats.plain  # noqa: F401 -- loaded before anything is measured
from foxreader.core.errors import FoxError
from foxreader.formats import open_book


def memory(name: str) -> int:
    """A figure of this process's memory in kilobytes, 0 where the system tells none."""
    try:
        lines = Path("/proc/self/status").read_text().splitlines()
    except OSError:
        return 0
    return next((int(line.split()[1]) for line in lines if line.startswith(name)), 0)


def survey(path: Path) -> dict[str, Any]:
    """What opening ``path``, and its cover or first page, gives and costs."""
    try:
        Path("/proc/self/clear_refs").write_text("5")  # the peak counts from here
    except OSError:
        pass
    before, started = memory("VmRSS"), time.process_time()
    about: dict[str, Any] = {"name": path.name}
    try:
        book, resources = open_book(path)
    except FoxError as error:
        about |= {"error": type(error).__name__, "said": str(error)}
    else:
        about |= {
            "texts": [file.text for file in book.files],
            "seen": [seen(file.text, file.hidden) for file in book.files],
            "warnings": book.warnings,
            "title": book.metadata.title,
            "toc": len(book.toc),
        }
        try:
            if book.paged:
                about["picture"] = len(resources.page_image(0, 1.0).data)
        except FoxError as error:
            about["picture"] = str(error)
        resources.close()
    about["seconds"] = time.process_time() - started  # of work: other work shares the machine
    about["megabytes"] = (memory("VmHWM") - before) / 1024
    return about


def seen(text: str, hidden: tuple[tuple[int, int], ...]) -> str:
    """The text without what a reader cannot see."""
    for start, end in reversed(hidden):
        text = text[:start] + text[end:]
    return text


if __name__ == "__main__":
    for name in sys.argv[1:]:
        sys.stdout.write(json.dumps(survey(Path(name))) + "\n")
        sys.stdout.flush()
