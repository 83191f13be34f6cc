"""What ``benchmarks.exactness`` found, as a document."""

from __future__ import annotations

import datetime
import platform
from collections.abc import Iterable
from importlib.metadata import version
from typing import Any

GONE = 50
"""Random places of each book that are gone to, half of them in pages."""
HEAD = """# Exactness

The text in Python is the text in the view, and what is marked is exactly the span.
Measured {date} on {system} with PySide6 {pyside} (Chromium {chromium}), PyMuPDF {pymupdf}, in
{minutes:.0f} minutes.

    python -m benchmarks.exactness FOLDER… --spans {spans} --out docs/exactness.md

Each file of each book was opened in the real view. The view compared the length and the checksum
of its text with the book's, and the whole text was read back and compared as well. In each file
{spans} random spans (of 1 to 400 characters, the same in every run) were marked; where each mark
begins and which characters it has were read back from the view. A page's marks are bars on its
picture: each must cover the middle of all characters of its span and of no others, but such as
are printed upon them. No difference is tolerated.

*Reachable*: a character counts as reached where, on some page or at some scroll, one of its boxes
lies inside the page and inside every box that clips it (`benchmarks.reach`, by geometry in the
view). Each file that flows was laid out in pages and scrolled, in a window of one size, and a
seeded tenth of the files at two other sizes; each time each of its characters counts. What the
book itself hides does not, nor white space. Then {gone} random words of each book were gone to as
"Go there" does, half of them in pages; *gone to* says of how many the first letter was on screen.
"""

CHANGES = """
## After changes

The fullest file of a book of each kind, its marks read back after each of: another font and size,
a dark theme, pages instead of scrolling, two pages to a window, a small window with large letters,
zoom, a narrow window; the marks that stood there, and the same made anew. Then the book was taken
from the store of documents, compared with what was saved, and shown again.

| kind | book's format | marks compared | failures |
|---|---|---:|---:|
"""


KEPT = """
**{before} of these {all} results were kept from before this run, and may be of another version.**
"""


def report(found: dict[str, dict[str, Any]], spans: int, seconds: float, before: int) -> str:
    """The document, in Markdown; it says so when ``before`` results are not of this run."""
    changed = {n.partition(": ")[2]: f for n, f in found.items() if n.startswith("changes: ")}
    books = {n: f for n, f in found.items() if not n.startswith(("changes: ", "reach: "))}
    reach = {n.partition(": ")[2]: f for n, f in found.items() if n.startswith("reach: ")}
    opened = {n: f for n, f in books.items() if "refused" not in f}
    refused = {n: f["refused"] for n, f in books.items() if "refused" in f}
    total = sum(float(f.get("seconds", 0)) for f in found.values())
    head = HEAD.format(**_versions(), spans=spans, gone=GONE, minutes=max(seconds, total) / 60)
    return "".join(
        [
            head,
            KEPT.format(before=before, all=len(found)) if before else "",
            _table({name: {**reach.get(name, {}), **one} for name, one in opened.items()}),
            CHANGES,
            *(
                f"| {kind} | {f['format']} | {f.get('spans', 0):,} | {len(f['failures'])} |\n"
                for kind, f in changed.items()
            ),
            _failures({**opened, **changed}),
            _out_of_reach(reach),
            "\n## Refused\n\nThese did not open; the reader is told why.\n\n",
            *(f"- `{name}`: {why}\n" for name, why in refused.items()),
        ]
    )


def _table(opened: dict[str, dict[str, Any]]) -> str:
    columns = "format", "books", "files or pages", "characters", "spans", "failures"
    names = (*columns, "reachable", "gone to")
    rows = [f"\n| {' | '.join(names)} |\n", f"|---{'|---:' * (len(names) - 1)}|\n"]
    for kind in sorted({f["format"] for f in opened.values()}):
        rows.append(_row(kind, [f for f in opened.values() if f["format"] == kind]))
    rows.append(_row("**all**", opened.values()))
    return "".join(rows)


def _row(kind: str, books: Iterable[dict[str, Any]]) -> str:
    books = list(books)
    sums = [sum(b.get(name, 0) for b in books) for name in ("files", "characters", "spans")]
    failures = sum(len(b["failures"]) for b in books)
    numbers = " | ".join(f"{number:,}" for number in (len(books), *sums, failures))
    counted, lost, gone, seen = (
        sum(b.get(name, 0) for b in books) for name in ("counted", "lost", "gone", "seen")
    )
    reached = f"{counted - lost:,} of {counted:,}" if counted else "–"
    there = f"{seen:,} of {gone:,}" if gone else "–"
    return f"| {kind} | {numbers} | {reached} | {there} |\n"


def _failures(found: dict[str, dict[str, Any]]) -> str:
    lines = [f"- `{name}`: {what}\n" for name, f in found.items() for what in f["failures"]]
    return "\n## Failures\n\n" + ("".join(lines) or "None.\n")


def _out_of_reach(reach: dict[str, dict[str, Any]]) -> str:
    lines = [f"- `{name}`: {what}\n" for name, f in reach.items() for what in f.get("places", ())]
    return "\n## Out of reach\n\n" + ("".join(lines) or "Nothing.\n")


def _versions() -> dict[str, str]:
    from PySide6.QtWebEngineCore import qWebEngineChromiumVersion

    return {
        "date": datetime.date.today().isoformat(),
        "system": f"{platform.system()} {platform.machine()}",
        "pyside": version("PySide6"),
        "chromium": qWebEngineChromiumVersion(),
        "pymupdf": version("PyMuPDF"),
    }
