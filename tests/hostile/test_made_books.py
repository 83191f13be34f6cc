"""Every hostile file of the shared folder behaves as its makers say it must."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from waits import SECONDS

pytestmark = pytest.mark.books
SURVEY = Path(__file__).with_name("survey.py")
FOX = "The fox reads."
PAGE = "The fox reads page one."
SECRETS = ("root:x:0", "foxreader-canary", "CANARY")

# What a reader must see of each, or the beginning of what is said instead.
OPEN: dict[str, tuple[str, ...]] = {
    "bad-utf8.epub": ("café",),
    "billion-laughs-opf.epub": (FOX,),
    "billion-laughs-xhtml.epub": (),
    "broken-markup.epub": ("First", "Second", "Third", "tail"),
    "control-chars.epub": ("ligature", "NBSP", "𝐀𝐁"),
    "css-hostile.epub": (),
    "deep-nesting.epub": ("x",),
    "deep-toc.epub": (FOX,),
    "duplicate-entries.epub": ("SECOND COPY",),
    "empty-spine.epub": ("One",),
    "engine_identifier.epub": ("Engine Identifier",),
    "feature_access.epub": ("Feature access",),
    "file_system_access.epub": ("File System Access",),
    "huge-toc.epub": (FOX,),
    "image-bomb.epub": ("x",),
    "invisible-text.epub": ("The captain was called Oren Vale.",),
    "javascript_execution.epub": ("JavaScript Execution",),
    "local-file-resources.epub": (),
    "metadata-huge.epub": (FOX,),
    "metadata-injection.epub": (FOX,),
    "missing-file.epub": (FOX,),
    "no-container.epub": (FOX,),
    "no-mimetype.epub": (FOX,),
    "one-huge-paragraph.epub": ("word word",),
    "path-traversal-entries.epub": (FOX,),
    "path-traversal-manifest.epub": ("x",),
    "pdf-double-flate-bomb.pdf": (),
    "pdf-embedded-file.pdf": (PAGE,),
    "pdf-flate-bomb.pdf": (),
    "pdf-huge-mediabox.pdf": (PAGE,),
    "pdf-invisible-text.pdf": (PAGE,),
    "pdf-js-openaction.pdf": (PAGE,),
    "pdf-launch.pdf": (PAGE,),
    "pdf-outline-loop.pdf": (PAGE,),
    "pdf-page-loop.pdf": (),
    "pdf-remote-goto.pdf": (PAGE,),
    "pdf-submitform.pdf": (PAGE,),
    "pdf-uri-autoopen.pdf": (PAGE,),
    "prompt-injection.epub": ("Ada Brandt, lit the lamp at nine o'clock",),
    "quadratic-blowup.epub": (),
    "remote-resources.epub": ("link",),
    "remote_communication.epub": ("Remote communication",),
    "scripted-remote.epub": ("click",),
    "spine-missing-item.epub": (FOX,),
    "svg-use-bomb.epub": (),
    "symlink-entry.epub": (FOX,),
    "template.epub": ("Template",),
    "uri_handles.epub": ("URI Handles",),
    "utf16.epub": (FOX,),
    "xxe-container.epub": (FOX,),
    "xxe-ncx.epub": (FOX,),
    "xxe-oob.epub": (FOX,),
    "xxe-opf-title.epub": (FOX,),
    "xxe-xhtml.epub": (),
    "zip-nested.epub": (FOX,),
}
REFUSED: dict[str, tuple[str, str]] = {
    "drm-adept.epub": ("ProtectedBook", "is protected by Adobe ADEPT"),
    "drm-apple.epub": ("ProtectedBook", "is protected by Apple FairPlay"),
    "drm-lcp.epub": ("ProtectedBook", "is protected by Readium LCP"),
    "empty.epub": ("DamagedBook", "is empty"),
    "html-as-epub.epub": ("DamagedBook", "is a web page under the name of a book"),
    "no-opf.epub": ("DamagedBook", "has lost the file that lists its chapters"),
    "not-a-zip.epub": ("DamagedBook", "damaged"),
    "pdf-count-lie.pdf": ("DamagedBook", "damaged"),
    "pdf-empty.pdf": ("DamagedBook", "is empty"),
    "pdf-garbage.pdf": ("DamagedBook", "damaged"),
    "pdf-truncated.pdf": ("DamagedBook", "damaged"),
    "truncated.epub": ("DamagedBook", "cut off or damaged"),
    "zip-bomb-many.epub": ("UnsafeBook", "would unpack to more than a book can be"),
    "zip-bomb-overlap.epub": ("UnsafeBook", "would unpack to more than a book can be"),
    "zip-bomb-ratio.epub": ("UnsafeBook", "would unpack to more than a book can be"),
    "zip-lying-size.epub": ("DamagedBook", "None of the chapters"),
}
WARNED = {
    "missing-file.epub": "gone.xhtml",
    "spine-missing-item.epub": "nope",
    "path-traversal-manifest.epub": "etc/passwd",
    "pdf-flate-bomb.pdf": "damaged",
    "pdf-double-flate-bomb.pdf": "damaged",
    "pdf-page-loop.pdf": "damaged",
}
UNSEEN = {
    "invisible-text.epub": "Mal",
    "pdf-invisible-text.pdf": "ignore previous instructions",
    "prompt-injection.epub": "",
}
# Ten million characters, no bomb: they are held once as bytes, once as text and once as markup.
LARGE = {"one-huge-paragraph.epub"}


@pytest.fixture(scope="module")
def found(books: Path) -> dict[str, dict[str, Any]]:
    """What became of every hostile file."""
    names = sorted(p for p in (books / "hostile").iterdir() if p.suffix in (".epub", ".pdf"))
    done = subprocess.run(
        [sys.executable, str(SURVEY), *map(str, names)],
        capture_output=True, text=True, timeout=7 * SECONDS, check=False,
    )  # fmt: skip
    lines = [json.loads(line) for line in done.stdout.splitlines()]
    assert len(lines) == len(names), done.stderr[-2000:]
    return {line["name"]: line for line in lines}


def test_each_file_is_spoken_for(found: dict[str, Any]) -> None:
    assert set(found) == set(OPEN) | set(REFUSED)


@pytest.mark.parametrize("name", OPEN)
def test_what_can_be_read_opens(found: dict[str, Any], name: str) -> None:
    about = found[name]
    assert "error" not in about, about
    words = " ".join(" ".join(about["seen"]).split())
    for expected in OPEN[name]:
        assert expected in words
    assert sum(map(len, about["texts"])) < 11_000_000
    for secret in SECRETS:
        assert not any(secret in text for text in about["texts"])
        assert secret not in about["title"]
    assert about["toc"] <= 20_000
    assert len(about["title"]) <= 500


@pytest.mark.parametrize("name", REFUSED)
def test_what_cannot_be_read_is_refused_in_a_sentence(found: dict[str, Any], name: str) -> None:
    kind, words = REFUSED[name]
    assert found[name].get("error") == kind, found[name]
    assert words in found[name]["said"]
    assert name in found[name]["said"]


@pytest.mark.parametrize("name", WARNED)
def test_what_is_missing_is_told(found: dict[str, Any], name: str) -> None:
    assert any(WARNED[name] in warning for warning in found[name]["warnings"])


@pytest.mark.parametrize("name", UNSEEN)
def test_what_nobody_sees_is_no_evidence(found: dict[str, Any], name: str) -> None:
    about = found[name]
    assert UNSEEN[name] in " ".join(about["texts"])
    assert about["seen"] != about["texts"]
    if UNSEEN[name]:
        assert UNSEEN[name] not in " ".join(about["seen"])


@pytest.mark.parametrize("name", sorted(OPEN | REFUSED))
def test_none_costs_more_than_two_seconds_and_a_hundred_megabytes(
    found: dict[str, Any], name: str
) -> None:
    about = found[name]
    # Seconds of work; twice what was promised, for a machine half as fast.
    assert about["seconds"] < 4.0
    if name not in LARGE:
        assert about["megabytes"] < 100.0, about["megabytes"]
