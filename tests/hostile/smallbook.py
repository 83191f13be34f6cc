"""A small whole EPUB to be broken in one place."""

from __future__ import annotations

import zipfile
from collections.abc import Mapping, Sequence
from pathlib import Path

CONTAINER = (
    '<?xml version="1.0"?><container version="1.0"'
    ' xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles>'
    '<rootfile full-path="OEBPS/book.opf" media-type="application/oebps-package+xml"/>'
    "</rootfiles></container>"
)
PACKAGE = """<?xml version="1.0"?><package xmlns="http://www.idpf.org/2007/opf" version="3.0"
 unique-identifier="id"><metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
<dc:identifier id="id">urn:uuid:00112233-4455-6677-8899-aabbccddeeff</dc:identifier>
<dc:title>Small Book</dc:title><dc:creator>Ada Writer</dc:creator><dc:language>en</dc:language>
</metadata><manifest>
<item id="nav" href="nav.xhtml" media-type="application/xhtml+xml" properties="nav"/>
<item id="ncx" href="toc.ncx" media-type="application/x-dtbncx+xml"/>
<item id="c1" href="c1.xhtml" media-type="application/xhtml+xml"/>
<item id="c2" href="text/c%202.xhtml" media-type="application/xhtml+xml"/>
<item id="css" href="style.css" media-type="text/css"/>
<item id="pic" href="pic.png" media-type="image/png"/>
</manifest><spine toc="ncx"><itemref idref="c1"/><itemref idref="c2"/></spine></package>"""
NAVIGATION = """<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops">
<body><nav epub:type="toc"><ol><li><a href="c1.xhtml">One</a></li>
<li><a href="text/c%202.xhtml">Two</a></li></ol></nav></body></html>"""
NCX = """<?xml version="1.0"?><ncx xmlns="http://www.daisy.org/z3986/2005/ncx/"><navMap>
<navPoint id="a"><navLabel><text>One</text></navLabel><content src="c1.xhtml"/></navPoint>
<navPoint id="b"><navLabel><text>Two</text></navLabel><content src="text/c%202.xhtml"/></navPoint>
</navMap></ncx>"""


def chapter(body: str, head: str = "") -> str:
    """A chapter's markup."""
    return (
        '<html xmlns="http://www.w3.org/1999/xhtml"><head><title>t</title>'
        f"{head}</head><body>{body}</body></html>"
    )


FILES: dict[str, str | bytes] = {
    "mimetype": "application/epub+zip",
    "META-INF/container.xml": CONTAINER,
    "OEBPS/book.opf": PACKAGE,
    "OEBPS/nav.xhtml": NAVIGATION,
    "OEBPS/toc.ncx": NCX,
    "OEBPS/c1.xhtml": chapter("<h1>One</h1><p>First words.</p>"),
    "OEBPS/text/c 2.xhtml": chapter("<h1>Two</h1><p>Second words.</p>"),
    "OEBPS/style.css": "p { margin: 0 }",
    "OEBPS/pic.png": b"\x89PNG\r\n\x1a\n",
}


def write_epub(
    path: Path,
    changes: Mapping[str, str | bytes | None] | None = None,
    leave_out: Sequence[str] = (),
) -> Path:
    """The small book, some members changed or added, some (None) left out."""
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as book:
        for member, data in (FILES | dict(changes or {})).items():
            if data is not None and member not in leave_out:
                book.writestr(member, data)
    return path
