"""What all processes hold while many books are opened: ``python -m benchmarks.memory FOLDER``.

One window opens the books of a folder one after another, each read and indexed to the end. After
each the proportional set size (PSS: shared pages count by their share) of the program and all its
children is read. Goal: after 30 books within 60 MB of what they held with the first.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path

from benchmarks.driven import Driven
from benchmarks.screen import virtual_display

_KINDS = {".epub", ".pdf", ".fb2", ".mobi", ".azw3", ".docx", ".txt", ".md", ".html", ".cbz"}
_SIZES = range(50_000, 4_000_000)
"""File sizes used, in bytes: smaller books show nothing (and some need a password), larger ones are
covered by other benchmarks."""
_REST = 4.0
"""Seconds between opening a book and reading the memory, so that late garbage collections are
done. Chosen, not measured."""


def main() -> None:
    """Open the books and print a line for each."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--books", type=int, default=30)
    options = parser.parse_args()
    books = [path for path in sorted(options.folder.rglob("*")) if _fits(path)]
    step = max(1, len(books) // options.books)
    chosen = books[::step][: options.books]
    first: dict[str, float] = {}
    with virtual_display() as screen:
        window = Driven(screen, chosen[0], bare=False)
        for number, path in enumerate([*chosen, chosen[0]], 1):
            opened = window.do("book", str(path))
            time.sleep(_REST)
            held = pss(window.pid)
            first = first or held
            grown = sum(held.values()) - sum(first.values())
            kinds = "  ".join(f"{kind} {size:.0f}" for kind, size in sorted(held.items()))
            print(f"{number:3} {sum(held.values()):5.0f} MB {grown:+5.0f}  {kinds}  {opened}"
                  f"  {path.name}", flush=True)  # fmt: skip
        window.close()


def _fits(path: Path) -> bool:
    return (
        path.suffix.lower() in _KINDS
        and path.stat().st_size in _SIZES
        and not {"hostile", "w3c-epub33"} & set(path.parts)
    )


def pss(root: int) -> dict[str, float]:
    """Megabytes of the process and its descendants, by kind of process."""
    held: dict[str, float] = {}
    for number in family(root):
        try:
            lines = Path(f"/proc/{number}/smaps_rollup").read_text().splitlines()
            words = Path(f"/proc/{number}/cmdline").read_bytes().decode().split("\0")
        except OSError:
            continue  # it has ended meanwhile
        size = next(int(line.split()[1]) for line in lines if line.startswith("Pss:")) / 1024
        kind = next((w[7:] for w in words if w.startswith("--type=")), "")
        kind = kind or ("main" if number == root else "reader")
        held[kind] = held.get(kind, 0.0) + size
    return held


def family(root: int) -> list[int]:
    children: dict[int, list[int]] = {}
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = stat.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        children.setdefault(int(fields[1]), []).append(int(stat.parent.name))
    found = [root]
    for number in found:
        found += children.get(number, [])
    return found


if __name__ == "__main__":
    main()
