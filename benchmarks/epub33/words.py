"""The tables of docs/epub33.md, made of the verdicts."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Mapping

from benchmarks.epub33.judged import FAILS, NO_SOUND, NOT_APPLICABLE, UNTESTED

Verdict = bool | str | None
GROUPS = {
    "cnt": "content documents", "css": "styles", "fxl": "fixed layout", "lay": "layout",
    "mol": "media overlays", "nav": "navigation", "ocf": "container", "pkg": "package",
    "pss": "semantics", "pub": "resources", "scr": "scripts",
    "sec": "security", "xx": "templates",
}  # fmt: skip
"""What the tests of a name's first part are about."""
_PART = "<!-- {name}: made by benchmarks.epub33 -->\n"
_END = "<!-- end -->"


def with_tables(text: str, verdicts: Mapping[str, Verdict]) -> str:
    """``text`` with its tables made anew of ``verdicts``; each stands between two comments.

    Raises ``ValueError`` where one of them is missing.
    """
    parts = {"counts": counts(verdicts), "fails": fails(verdicts), "others": others(verdicts)}
    for name, made in parts.items():
        begin = _PART.format(name=name)
        before, found, rest = text.partition(begin)
        _, end, after = rest.partition(_END)
        if not found or not end:
            raise ValueError(f"the text has no place for the table of {name}")
        text = f"{before}{begin}{made}{end}{after}"
    return text


def counts(verdicts: Mapping[str, Verdict]) -> str:
    """How many pass, fail, were not tested and do not apply, by group, and the share."""
    groups: dict[str, Counter[str]] = {}
    for name, verdict in verdicts.items():
        groups.setdefault(re.split("[-_]", name)[0], Counter())[json.dumps(verdict)] += 1
    kinds = ("true", "false", "null", json.dumps("n/a"))
    lines = ["| group | pass | fail | not tested | n/a |", "|---|---:|---:|---:|---:|"]
    for group, count in sorted(groups.items()):
        cells = " | ".join(str(count[kind]) for kind in kinds)
        lines.append(f"| {GROUPS.get(group, group)} | {cells} |")
    every = sum(groups.values(), Counter[str]())
    lines.append("| **all** | " + " | ".join(str(every[kind]) for kind in kinds) + " |")
    applying = every["true"] + every["false"]
    share = f"Of the {applying} that apply and were tested, {every['true']} pass: "
    return "\n".join(lines) + f"\n\n{share}{every['true'] / max(1, applying):.1%}.\n"


def fails(verdicts: Mapping[str, Verdict]) -> str:
    """Each test that fails, and why."""
    lines = ["| test | why |", "|---|---|"]
    for name, verdict in sorted(verdicts.items()):
        if verdict is False:
            lines.append(f"| `{name}` | {FAILS.get(name, '')} |")
    return "\n".join(lines) + "\n"


def others(verdicts: Mapping[str, Verdict]) -> str:
    """The tests that were not run or do not apply, by the reason."""
    reasons: dict[str, list[str]] = {}
    for name, verdict in sorted(verdicts.items()):
        if verdict is None or verdict == "n/a":
            known = NOT_APPLICABLE if verdict else UNTESTED
            reasons.setdefault(known.get(name, NO_SOUND), []).append(f"`{name}`")
    return "".join(f"- {why} {', '.join(names)}\n" for why, names in sorted(reasons.items()))
