"""The W3C's tests: a sample of them is run, and the kept report has a verdict on each."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import window

pytestmark = pytest.mark.books
ROOT = Path(__file__).parents[2]
SAMPLE = (
    "cnt-css-fonts_woff2",
    "cnt-svg-css",
    "css-epub-text-underline-position",
    "fxl-page-spread-center",
    "lay-fxl-spread-landscape",
    "lay-fxl-xhtml-icb_units",
    "lay-pkg-flow-paginated",
    "lay-pp-svg-icb_multi",
    "ocf-font_obfuscation",
    "ocf-font_obfuscation_bis",
    "pkg-dir_rtl-root-ltr",
    "pkg-spine-duplicate-item-rendering",
    "pkg-spine-progression-default",
    "pub-foreign_image",
    "pub-xml-non-validating_unclosed",
    "scr-support-fallback",
    "sec-untrusted-consent_network",
)


@pytest.fixture
def publications(books: Path) -> Path:
    folder = books / "w3c-epub33"
    if not folder.is_dir():
        pytest.skip("the W3C's tests are not among the books here")
    return folder


@pytest.mark.thorough
def test_a_sample_passes(qapp, publications: Path) -> None:
    from benchmarks.epub33.__main__ import judge
    from benchmarks.epub33.publication import make_view

    view = make_view()
    verdicts = {name: judge(view, publications / f"{name}.epub")[0] for name in SAMPLE}
    view.jobs.stop_all()
    view.view.shut()
    view.view.deleteLater()
    window.flush()
    assert verdicts == dict.fromkeys(SAMPLE, True)


def test_the_kept_report_has_them_all_and_explains_each_fail(publications: Path) -> None:
    from benchmarks.epub33.__main__ import RULES
    from benchmarks.epub33.judged import FAILS, NOT_APPLICABLE, UNTESTED

    kept = json.loads((ROOT / "docs/epub33.json").read_text("utf-8"))
    names = {path.stem for path in publications.glob("*.epub")}
    assert set(kept) == {"name", "ref", "variant", "tests"}
    tests = kept["tests"]
    assert set(tests) == names == RULES.keys() | NOT_APPLICABLE.keys() | UNTESTED.keys()
    assert {name for name, verdict in tests.items() if verdict is False} == FAILS.keys()
    assert {name for name, verdict in tests.items() if verdict is None} == UNTESTED.keys()
    explained = (ROOT / "docs/epub33.md").read_text("utf-8")
    assert all(f"`{name}`" in explained for name in FAILS)
    passed = sum(verdict is True for verdict in tests.values())
    assert passed / (passed + len(FAILS)) >= 0.95


def test_the_tables_of_the_page_are_those_of_the_report() -> None:
    from benchmarks.epub33.words import with_tables

    kept = json.loads((ROOT / "docs/epub33.json").read_text("utf-8"))
    page = (ROOT / "docs/epub33.md").read_text("utf-8")
    assert with_tables(page, kept["tests"]) == page
    assert with_tables(page, kept["tests"] | {"pub-cmt-png": False}) != page
    with pytest.raises(ValueError, match="counts"):
        with_tables("no place", kept["tests"])
