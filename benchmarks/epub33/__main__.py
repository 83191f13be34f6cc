"""Runs the W3C's reading-system tests for EPUB 3.3 in the real view.

    python -m benchmarks.epub33 FOLDER [--only PATTERN …] [--shots FOLDER] [--keep docs/epub33.json]
        [--tables docs/epub33.md]

FOLDER has the publications and TESTS.tsv. A rule in code judges each, by what the view holds and
shows; ``--shots`` writes a picture of every file, to be looked at. ``--keep`` writes the report in
the form that the W3C collects, ``--tables`` the tables of the page on it.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from fnmatch import fnmatch
from pathlib import Path

from benchmarks.epub33 import aloud, content, layout, package
from benchmarks.epub33.judged import FAILS, NO_SOUND, NOT_APPLICABLE, UNTESTED
from benchmarks.epub33.publication import Publication, View, make_view
from benchmarks.epub33.words import with_tables

RULES = {**content.RULES, **layout.RULES, **package.RULES, **aloud.RULES}
Verdict = bool | str | None
REF = "https://www.w3.org/TR/epub-33/"


def judge(view: View, path: Path, shots: Path | None = None) -> tuple[Verdict, str]:
    """What a test's publication gives, and a word on why where it is not true."""
    name = path.stem
    publication = Publication(view, path)
    try:
        if shots is not None and not publication.refusal:
            photograph(publication, shots)
        if name in NOT_APPLICABLE:
            return "n/a", NOT_APPLICABLE[name]
        if name in UNTESTED:
            return None, UNTESTED[name]
        if name not in RULES:
            return None, "no rule"
        verdict = RULES[name](publication)
        return (None, NO_SOUND) if verdict is None else (verdict, FAILS.get(name, ""))
    except ValueError as error:
        return False, str(error)
    finally:
        publication.close()


def photograph(publication: Publication, folder: Path) -> None:
    """Write a picture of each of the first files."""
    for number in range(min(6, len(publication.book.files))):
        publication.show(number)
        publication.picture().save(str(folder / f"{publication.path.stem}-{number}.png"))


def main() -> int:
    """Judge each publication, print what is not true, and count."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--only", nargs="*", default=["*"])
    parser.add_argument("--shots", type=Path)
    parser.add_argument("--keep", type=Path)
    parser.add_argument("--tables", type=Path)
    options = parser.parse_args()
    if options.shots is not None:
        options.shots.mkdir(parents=True, exist_ok=True)
    view = make_view()
    verdicts: dict[str, Verdict] = {}
    for path in sorted(options.folder.glob("*.epub")):
        if any(fnmatch(path.stem, pattern) for pattern in options.only):
            verdicts[path.stem], why = judge(view, path, options.shots)
            if verdicts[path.stem] is not True:
                print(f"{json.dumps(verdicts[path.stem]):6} {path.stem}: {why}", flush=True)
    print(summary(verdicts))
    if options.keep is not None:
        options.keep.write_text(report(verdicts), "utf-8")
    if options.tables is not None:
        text = options.tables.read_text("utf-8")
        options.tables.write_text(with_tables(text, verdicts), "utf-8")
    view.jobs.stop_all()
    view.view.shut()
    return 0


def summary(verdicts: dict[str, Verdict]) -> str:
    """The counts, in a line."""
    count = Counter(json.dumps(verdict) for verdict in verdicts.values())
    applying = count["true"] + count["false"]
    return (
        f"{len(verdicts)} publications: {count['true']} of {applying} pass "
        f"({count['true'] / max(1, applying):.1%}); {count['null']} untested, "
        f"{count[json.dumps('n/a')]} do not apply"
    )


def report(verdicts: dict[str, Verdict]) -> str:
    """The report as the W3C collects it."""
    about = {"name": "Foxreader", "ref": REF, "variant": "Linux desktop", "tests": verdicts}
    return json.dumps(about, indent=2, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    raise SystemExit(main())
