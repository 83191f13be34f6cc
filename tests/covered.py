"""How much of the program the tests run: lines and branches, by folder, and the goals.

    python tests/covered.py

Reads what ``coverage run`` left in ``.coverage`` (pyproject.toml says what is measured), puts
the processes together and prints a table. Ends with 1 where a goal is missed.
"""

from __future__ import annotations

import json
import sys
import tempfile
from collections import defaultdict
from dataclasses import dataclass
from pathlib import Path

import coverage
from coverage.exceptions import NoDataError

ROOT = Path(__file__).parents[1]
PROGRAM = ROOT / "src" / "foxreader"
WITHOUT_UI, WITH_UI = 90, 80
"""The goals in percent: of what draws no window, and of all."""


@dataclass
class Share:
    """How many lines and branches there are, and how many of them ran."""

    all: int = 0
    ran: int = 0

    def __iadd__(self, other: Share) -> Share:
        self.all += other.all
        self.ran += other.ran
        return self

    @property
    def percent(self) -> float:
        """The share that ran, 0 to 100; 100 of nothing."""
        return 100 * self.ran / self.all if self.all else 100.0


def shares(report: dict) -> dict[str, Share]:
    """By folder of the program what ran; "." has the modules beside the folders."""
    found: dict[str, Share] = defaultdict(Share)
    for name, about in report["files"].items():
        inside = (ROOT / name).relative_to(PROGRAM)
        counted = about["summary"]
        found[inside.parts[0] if len(inside.parts) > 1 else "."] += Share(
            counted["num_statements"] + counted["num_branches"],
            counted["covered_lines"] + counted["covered_branches"],
        )
    return dict(found)


def missed(found: dict[str, Share]) -> list[str]:
    """What is said of each goal that is not reached."""
    goals = {"without ui": (WITHOUT_UI, found.keys() - {"ui"}), "with ui": (WITH_UI, found.keys())}
    said = []
    for name, (goal, folders) in goals.items():
        total = Share()
        for folder in folders:
            total += found[folder]
        line = f"{name:<12} {total.percent:6.1f} %   goal {goal} %"
        print(line)
        if total.percent < goal:
            said.append(line)
    return said


def main() -> int:
    """Print the table; 1 where a goal is missed or nothing was measured."""
    measured = coverage.Coverage(config_file=str(ROOT / "pyproject.toml"))
    try:
        measured.combine()
        with tempfile.NamedTemporaryFile(suffix=".json") as out:
            measured.json_report(outfile=out.name)
            report = json.loads(Path(out.name).read_bytes())
    except NoDataError as error:
        print(f"Nothing was measured: {error}", file=sys.stderr)
        return 1
    found = shares(report)
    for folder, share in sorted(found.items()):
        print(f"{folder:<12} {share.percent:6.1f} % of {share.all:6} lines and branches")
    return 1 if missed(found) else 0


if __name__ == "__main__":
    sys.exit(main())
