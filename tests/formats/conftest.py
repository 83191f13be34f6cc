"""Small EPUBs made on the spot, whole or broken in one place."""

from __future__ import annotations

import zipfile
from collections.abc import Callable, Mapping
from pathlib import Path

import pytest

CONTAINER = """<?xml version="1.0"?><container version="1.0"
 xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles>
<rootfile full-path="OEBPS/book.opf" media-type="application/oebps-package+xml"/>
</rootfiles></container>"""

PACKAGE = """<?xml version="1.0"?><package xmlns="http://www.idpf.org/2007/opf" version="3.0"
 unique-identifier="id"><metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
<dc:identifier id="id">urn:uuid:00112233-4455-6677-8899-aabbccddeeff</dc:identifier>
<dc:title>Small Book</dc:title><dc:creator>Ada Writer</dc:creator><dc:language>en</dc:language>
</metadata><manifest>
<item id="nav" href="nav.xhtml" media-type="application/xhtml+xml" properties="nav"/>
<item id="c1" href="c1.xhtml" media-type="application/xhtml+xml"/>
<item id="c2" href="text/c%202.xhtml" media-type="application/xhtml+xml"/>
<item id="css" href="style.css" media-type="text/css"/>
</manifest><spine><itemref idref="c1"/><itemref idref="c2" linear="no"/></spine></package>"""

NAVIGATION = """<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops">
<body><nav epub:type="landmarks toc"><div><ol><li><p><a href="c1.xhtml">One</a></p>
<ol><li><a href="c1.xhtml#deep">Deep</a></li></ol></li>
<li><span>Part</span><ol><li><a href="text/c%202.xhtml">Two</a></li></ol></li></ol></div></nav>
<nav epub:type="page-list"><ol><li><a href="c1.xhtml#deep">12</a></li></ol></nav></body></html>"""


def chapter(body: str, head: str = "") -> str:
    return (
        '<html xmlns="http://www.w3.org/1999/xhtml"><head><title>t</title>'
        f"{head}</head><body>{body}</body></html>"
    )


FILES: dict[str, str | bytes] = {
    "mimetype": "application/epub+zip",
    "META-INF/container.xml": CONTAINER,
    "OEBPS/book.opf": PACKAGE,
    "OEBPS/nav.xhtml": NAVIGATION,
    "OEBPS/c1.xhtml": chapter('<h1>One</h1><p>First words.</p><p id="deep">Deep words.</p>'),
    "OEBPS/text/c 2.xhtml": chapter("<h1>Two</h1><p>Second words.</p>"),
    "OEBPS/style.css": ".gone { display: none }",
}

MakeEpub = Callable[..., Path]


@pytest.fixture
def make_epub(tmp_path: Path) -> MakeEpub:
    """Writes the small book, some files changed or (None) left out."""

    def make(changes: Mapping[str, str | bytes | None] | None = None, name: str = "b.epub") -> Path:
        path = tmp_path / name
        with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as book:
            for member, data in (FILES | dict(changes or {})).items():
                if data is not None:
                    book.writestr(member, data)
        return path

    return make


@pytest.fixture
def package() -> str:
    """The package file of the small book, to be changed."""
    return PACKAGE
