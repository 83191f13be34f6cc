"""A copy of an EPUB that says other things of itself, and is else the same book."""

from __future__ import annotations

import zipfile
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from examples import examples
from foxreader.core.about import About
from foxreader.core.errors import UsageError
from foxreader.formats.epub.edited import with_about
from foxreader.formats.epub.metadata import about_of
from foxreader.formats.html.xmlsource import parse_package_xml
from foxreader.library.catalog import View
from foxreader.library.paths import Home
from foxreader.program.notes import edited_copy, write_copy
from foxreader.program.program import Program
from librarymaker import library_epub

PACKAGE = """<?xml version="1.0"?>
<package xmlns="http://www.idpf.org/2007/opf" version="{version}"><metadata
 xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:opf="http://www.idpf.org/2007/opf">
<dc:title id="t">The Sea</dc:title><meta refines="#t" property="file-as">Sea, The</meta>
<dc:creator id="a">Ann Lowe</dc:creator><meta refines="#a" property="role">aut</meta>
<dc:creator opf:role="ill">Ill Ustrator</dc:creator><dc:subject>boats</dc:subject>
<dc:language>en</dc:language><dc:identifier>urn:x:1</dc:identifier>{more}</metadata>
<manifest><item id="p" href="p.xhtml" media-type="application/xhtml+xml"/></manifest>
<spine><itemref idref="p"/></spine></package>"""
SERIES = {
    "3.0": '<meta property="belongs-to-collection" id="series">Old</meta>'
    '<meta refines="#series" property="collection-type">series</meta>'
    '<meta refines="#series" property="group-position">4</meta>',
    "2.0": '<meta name="calibre:series" content="Old"/>'
    '<meta name="calibre:series_index" content="4"/>',
}


def said(raw: bytes | None) -> About:
    root = parse_package_xml(raw or b"")
    assert root is not None
    return about_of(root)


@pytest.mark.parametrize("version", ["2.0", "3.0"])
def test_what_is_changed_is_said_and_the_rest_stays(version: str) -> None:
    raw = PACKAGE.format(version=version, more=SERIES[version]).encode()
    before = said(raw)
    assert (before.series, before.series_index, before.sort_title) == ("Old", 4.0, "Sea, The")
    wanted = About(
        title="Ocean & <Co>", authors=("Bo", "Cy"), series="New", series_index=1.5,
        tags=("sea", "a; b"), language="de",
    )  # fmt: skip
    data = with_about(raw, wanted)
    after = said(data)
    assert (after.title, after.series, after.series_index) == ("Ocean & <Co>", "New", 1.5)
    assert after.tags == ("sea", "a", "b") and after.language == "de" and after.sort_title == ""
    assert after.identifier == before.identifier
    assert data is not None and b"Ill Ustrator" in data and b"Ann Lowe" not in data
    assert data.count(b"Old") == 0 and b'href="p.xhtml"' in data
    # What it says already is not written again.
    assert said(with_about(raw, before)) == before


# Characters that do not show are taken out of a title that is read.
_CLEANED = ("Cc", "Cf", "Cn", "Cs", "Zs", "Zl", "Zp")
WORDS = st.text(st.characters(codec="utf-8", exclude_categories=_CLEANED),
                min_size=1, max_size=20).map(lambda text: f"x{text}")  # fmt: skip


@given(WORDS, st.lists(WORDS, max_size=3, unique=True), WORDS, st.integers(0, 99))
@examples(40)
def test_any_words_are_read_again_as_they_were_written(
    title: str, authors: list[str], series: str, index: int
) -> None:
    raw = PACKAGE.format(version="3.0", more="").encode()
    wanted = About(title=title, authors=tuple(authors), series=series, series_index=float(index),
                   language="en", tags=("boats",))  # fmt: skip
    data = with_about(raw, wanted)
    if data is None:  # words that XML does not have are not written as others
        return
    after = said(data)
    assert after.title == title and after.series == series and after.series_index == index


def test_a_copy_says_what_the_reader_corrected_and_the_file_stays(
    tmp_path: Path, own_home: Path
) -> None:
    program = Program(Home(own_home))
    path = library_epub(tmp_path / "sea.epub", "The Sea", "Ann Lowe")
    before = path.read_bytes()
    (sha256,) = program.library.add([path]).added
    program.profile.records.correct(sha256, {"title": "Ocean", "authors": ["Bo"], "tags": ["x"]})
    book = program.profile.catalog.page(View(), 0, 1)[0]
    with pytest.raises(UsageError):
        write_copy(program.profile, book, path)
    copy = tmp_path / "copy.epub"
    write_copy(program.profile, book, copy)
    assert path.read_bytes() == before
    with zipfile.ZipFile(path) as old, zipfile.ZipFile(copy) as new:
        assert new.namelist()[0] == "mimetype" and set(old.namelist()) == set(new.namelist())
        changed = [name for name in old.namelist() if old.read(name) != new.read(name)]
        assert changed == ["book.opf"]
    (other,) = program.library.add([copy]).added
    shown = program.profile.catalog.get(other)
    assert shown is not None
    assert (shown.title, shown.authors, shown.tags) == ("Ocean", ("Bo",), ("x",))
    path.write_bytes(before + b" ")
    with pytest.raises(UsageError):
        edited_copy(program.profile, book)
