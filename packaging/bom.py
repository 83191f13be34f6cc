"""Writes the bill of materials, as CycloneDX 1.6: ``python packaging/bom.py [FILE]``.

What is installed in the environment this runs in, with versions, licences and the hashes that the
lock file names.
"""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "src"))

from foxreader import __version__  # noqa: E402
from foxreader.program.about import InstalledPackage, libraries  # noqa: E402


def hashes(lock: str) -> dict[str, list[str]]:
    """The SHA-256 hashes that a lock file names for each package."""
    found: dict[str, list[str]] = {}
    name = ""
    for line in lock.splitlines():
        if match := re.match(r"([A-Za-z0-9._-]+)==", line):
            name = match[1].lower().replace("_", "-")
        found.setdefault(name, []).extend(re.findall(r"--hash=sha256:([0-9a-f]{64})", line))
    return found


def component(part: InstalledPackage, known: list[str]) -> dict[str, Any]:
    """One library."""
    name = part.name.lower().replace("_", "-")
    made: dict[str, Any] = {
        "type": "library",
        "name": part.name,
        "version": part.version,
        "purl": f"pkg:pypi/{name}@{part.version}",
        "licenses": [{"license": {"name": part.licence}}],
    }
    if known:
        made["hashes"] = [{"alg": "SHA-256", "content": one} for one in sorted(known)]
    return made


def bill() -> dict[str, Any]:
    """The whole bill."""
    known = hashes((ROOT / "requirements.lock").read_text("utf-8"))
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {
            "component": {
                "type": "application",
                "name": "foxreader",
                "version": __version__,
                "licenses": [{"license": {"id": "AGPL-3.0-or-later"}}],
            }
        },
        "components": [
            component(part, known.get(part.name.lower().replace("_", "-"), []))
            for part in libraries()
        ],
    }


if __name__ == "__main__":
    text = json.dumps(bill(), indent=1) + "\n"
    if len(sys.argv) > 1:
        Path(sys.argv[1]).write_text(text, "utf-8")
    else:
        sys.stdout.write(text)
