"""Some seventy ways in which real EPUBs are wrong: each opens all the same, and says what is missing."""
# ruff: noqa: E501 -- a case reads better on one line

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import pytest
from smallbook import CONTAINER, FILES, NAVIGATION, NCX, PACKAGE, chapter, write_epub

from foxreader.core.book import Book
from foxreader.core.errors import OpenError
from foxreader.formats import open_book

OPF, NAV, C1, C2 = "OEBPS/book.opf", "OEBPS/nav.xhtml", "OEBPS/c1.xhtml", "OEBPS/text/c 2.xhtml"
Changes = Mapping[str, str | bytes | None]


def opf(old: str, new: str) -> Changes:
    """The package with one thing changed; the change must hit."""
    assert old in PACKAGE, old
    return {OPF: PACKAGE.replace(old, new)}


def nav(old: str, new: str) -> Changes:
    assert old in NAVIGATION, old
    return {NAV: NAVIGATION.replace(old, new)}


def coded(encoding: str, words: str) -> bytes:
    source = f'<?xml version="1.0" encoding="{encoding}"?>' + chapter(
        f"<h1>One</h1><p>First words. {words}</p>"
    )
    return source.encode(encoding)


# Valid EPUBs that well-known readers refuse, and books that are a little wrong: nothing is lost.
WHOLE: dict[str, Changes] = {
    "nothing": {},
    "nav in an encoded place": {**opf('href="nav.xhtml"', 'href="n%61v.xhtml"')},
    "nav of several types": nav('epub:type="toc"', 'epub:type="landmarks toc"'),
    "a remote item": opf(
        "</manifest>", '<item id="r" href="https://host/a.mp3" media-type="audio/mpeg"/></manifest>'
    ),
    "two packages": {
        "META-INF/container.xml": CONTAINER.replace(
            "</rootfiles>", '<rootfile full-path="x.opf"/></rootfiles>'
        )
    },
    "a package that is not there first": {
        "META-INF/container.xml": CONTAINER.replace(
            "<rootfiles>", '<rootfiles><rootfile full-path="x.opf"/>'
        )
    },
    "no style sheet": {"OEBPS/style.css": None},
    "no picture": {"OEBPS/pic.png": None},
    "no ncx": {"OEBPS/toc.ncx": None},
    "toc of no item": opf('toc="ncx"', 'toc="gone"'),
    "the list in a box": nav("<ol>", "<div><ol>")
    | {NAV: NAVIGATION.replace("<ol>", "<div><ol>").replace("</ol>", "</ol></div>")},
    "only a role": nav('epub:type="toc"', 'role="doc-toc"'),
    "no kind at all": nav(' epub:type="toc"', ""),
    "no namespace": {OPF: PACKAGE.replace(' xmlns="http://www.idpf.org/2007/opf"', "")},
    "another namespace": {
        OPF: PACKAGE.replace("http://www.idpf.org/2007/opf", "http://example.org/")
    },
    "a prefix": {
        OPF: PACKAGE.replace("<package xmlns=", "<opf:package xmlns:opf=").replace(
            "</package>", "</opf:package>"
        )
    },
    "upper case names": opf('href="c1.xhtml"', 'href="C1.XHTML"'),
    "backslashes": opf('href="text/c%202.xhtml"', 'href="text\\c%202.xhtml"'),
    "a leading slash": opf('href="c1.xhtml"', 'href="/OEBPS/c1.xhtml"'),
    "a dot": opf('href="c1.xhtml"', 'href="./c1.xhtml"'),
    "up and down": opf('href="c1.xhtml"', 'href="../OEBPS/c1.xhtml"'),
    "a query": opf('href="c1.xhtml"', 'href="c1.xhtml?x=1"'),
    "a fragment": opf('href="c1.xhtml"', 'href="c1.xhtml#one"'),
    "spaces not encoded": opf('href="text/c%202.xhtml"', 'href="text/c 2.xhtml"'),
    "spaces around": opf('href="c1.xhtml"', 'href=" c1.xhtml "'),
    "html as the type": opf(
        'href="c1.xhtml" media-type="application/xhtml+xml"',
        'href="c1.xhtml" media-type="text/html"',
    ),
    "no type": opf('href="c1.xhtml" media-type="application/xhtml+xml"', 'href="c1.xhtml"'),
    "a wrong type": opf(
        'href="c1.xhtml" media-type="application/xhtml+xml"',
        'href="c1.xhtml" media-type="text/plain"',
    ),
    "no container": {"META-INF/container.xml": None},
    "an empty container": {"META-INF/container.xml": ""},
    "a container of noise": {"META-INF/container.xml": b"\xff\x00\x13"},
    "a container without types": {
        "META-INF/container.xml": CONTAINER.replace(
            ' media-type="application/oebps-package+xml"', ""
        )
    },
    "no mimetype": {"mimetype": None},
    "a wrong mimetype": {"mimetype": "text/plain"},
    "a comment in the spine": opf("<itemref", "<!-- x --><itemref"),
    "an instruction in the spine": opf("<itemref", "<?x y?><itemref"),
    "no spine": opf('<spine toc="ncx"><itemref idref="c1"/><itemref idref="c2"/></spine>', ""),
    "an empty spine": opf('<itemref idref="c1"/><itemref idref="c2"/>', ""),
    "an id twice": opf('id="css"', 'id="c1"'),
    "no ids": {OPF: PACKAGE.replace('id="css" ', "")},
    "a byte order mark": {OPF: "\ufeff" + PACKAGE, C1: "\ufeff" + str(FILES[C1])},
    "utf-16": {
        OPF: PACKAGE.replace('version="1.0"?', 'version="1.0" encoding="utf-16"?').encode("utf-16"),
        C1: coded("utf-16", ""),
    },
    "gbk": {C1: coded("gb18030", "汉字")},
    "latin-1": {C1: coded("iso-8859-1", "café")},
    "cp1251": {C1: coded("windows-1251", "Слово")},
    "blanks before the declaration": {OPF: "\n  " + PACKAGE, C1: "\n" + str(FILES[C1])},
    "an entity of html": {
        OPF: PACKAGE.replace("Small Book", "Small&nbsp;Book"),
        C1: chapter("<h1>One</h1><p>First&nbsp;words. &eacute;</p>").replace(
            "First&nbsp;words", "First words"
        ),
    },
    "a bare ampersand": {
        OPF: PACKAGE.replace("Ada Writer", "Tom & Jerry"),
        C1: chapter("<h1>One</h1><p>First words. Tom & Jerry</p>"),
    },
    "control characters": {
        OPF: PACKAGE.replace("Ada", "A\x01da"),
        C1: chapter("<h1>One</h1><p>First words.\x0c\x02</p>"),
    },
    "unclosed tags": {C1: "<html><body><h1>One<p>First words.<br><p>More"},
    "no html": {C1: "<h1>One</h1><p>First words.</p>"},
    "only words": {C1: "One\nFirst words."},
    "upper case html": {C1: "<HTML><BODY><H1>One</H1><P>First words.</P></BODY></HTML>"},
    "a doctype of html 4": {
        C1: '<!DOCTYPE HTML PUBLIC "-//W3C//DTD HTML 4.01//EN">' + str(FILES[C1])
    },
    "two bodies": {C1: "<html><body><h1>One</h1></body><body><p>First words.</p></body></html>"},
    "words after the end": {C1: str(FILES[C1]) + "<p>After</p>"},
    "crossed tags": {C1: chapter("<h1>One</h1><p><b>First <i>words.</b></i></p>")},
    "names in another form of Unicode": {
        OPF: PACKAGE.replace("c1.xhtml", "ca\u0301.xhtml"),
        "OEBPS/c\u00e1.xhtml": FILES[C1],
        C1: None,
        NAV: NAVIGATION.replace("c1.xhtml", "c\u00e1.xhtml"),
        "OEBPS/toc.ncx": None,
    },
    "the ncx in another folder": {
        "OEBPS/toc.ncx": None,
        NAV: None,
        "OEBPS/x/toc.ncx": NCX.replace('src="', 'src="../'),
        OPF: PACKAGE.replace('href="toc.ncx"', 'href="x/toc.ncx"'),
    },
    "an empty label": nav("</ol>", '<li><a href="c1.xhtml"></a></li></ol>'),
    "an entry that leads nowhere": nav("</ol>", '<li><a href="gone.xhtml">Gone</a></li></ol>'),
    "a chapter listed twice": opf("</spine>", '<itemref idref="c1"/></spine>'),
    "a manifest outside its place": {
        OPF: PACKAGE.replace("</metadata><manifest>", "<manifest>").replace(
            "</manifest>", "</manifest></metadata>"
        )
    },
    "no metadata": {
        OPF: PACKAGE[: PACKAGE.index("<metadata")] + PACKAGE[PACKAGE.index("<manifest") :]
    },
    "fonts under a mask": {
        "META-INF/encryption.xml": '<encryption><EncryptedData><EncryptionMethod Algorithm="http://www.idpf.org/2008/embedding"/><CipherData><CipherReference URI="OEBPS/pic.png"/></CipherData></EncryptedData></encryption>'
    },
    "a signature": {"META-INF/signatures.xml": "<signatures/>"},
    "system files": {".DS_Store": b"\0", "__MACOSX/._x": b"\0"},
}
# What is missing is told, the rest is there.
PARTLY: dict[str, tuple[Changes, str]] = {
    "no first chapter": ({C1: None}, "c1.xhtml"),
    "an idref of nothing": (opf('idref="c1"', 'idref="gone"'), "gone"),
    "an empty first chapter": ({C1: ""}, ""),
    "a chapter of noise": ({C1: bytes(range(256)) * 20}, ""),
    "a picture for a chapter": ({C1: b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR" + bytes(2000)}, ""),
}
REFUSED: dict[str, Changes] = {
    "no package": {OPF: None, NAV: None, "OEBPS/toc.ncx": None},
    "an empty package": {OPF: ""},
    "no chapters": {C1: None, C2: None},
    "nothing at all": dict.fromkeys(FILES),
    "encrypted text": {
        "META-INF/encryption.xml": '<encryption><EncryptedData><EncryptionMethod Algorithm="http://www.w3.org/2001/04/xmlenc#aes128-cbc"/><CipherData><CipherReference URI="OEBPS/c1.xhtml"/></CipherData></EncryptedData></encryption>'
    },
}


def opened(tmp_path: Path, changes: Changes) -> Book:
    book, resources = open_book(write_epub(tmp_path / "b.epub", changes))
    resources.close()
    assert all(book.holds(entry.place) for entry in book.toc)
    return book


def test_there_are_enough_of_them() -> None:
    assert len(WHOLE) + len(PARTLY) + len(REFUSED) >= 70


@pytest.mark.parametrize("case", WHOLE)
def test_nothing_is_lost(tmp_path: Path, case: str) -> None:
    book = opened(tmp_path, WHOLE[case])
    text = " ".join(" ".join(file.text for file in book.files).split())
    assert "First words." in text
    assert "Second words." in text
    assert [entry.title for entry in book.toc][:2] == ["One", "Two"]
    for entry in book.toc[:2]:
        assert book.files[entry.place.file].text[entry.place.start :].split()[0] == entry.title
    assert book.metadata.title
    assert not any("is missing or damaged" in warning for warning in book.warnings)


@pytest.mark.parametrize("case", PARTLY)
def test_the_rest_is_there_and_what_is_missing_is_told(tmp_path: Path, case: str) -> None:
    changes, told = PARTLY[case]
    book = opened(tmp_path, changes)
    assert any("Second words." in file.text for file in book.files)
    assert not told or any(told in warning for warning in book.warnings)


@pytest.mark.parametrize("case", REFUSED)
def test_what_cannot_be_read_is_a_sentence(tmp_path: Path, case: str) -> None:
    with pytest.raises(OpenError) as refused:
        opened(tmp_path, REFUSED[case])
    assert str(refused.value).endswith(".")


@pytest.mark.parametrize(
    ("encoding", "words"), [("gb18030", "汉字"), ("iso-8859-1", "café"), ("windows-1251", "Слово")]
)
def test_letters_come_as_they_were_written(tmp_path: Path, encoding: str, words: str) -> None:
    assert words in opened(tmp_path, {C1: coded(encoding, words)}).files[0].text
