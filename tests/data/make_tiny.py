"""Writes the small EPUB that the Kindle books beside this file were converted from."""

from __future__ import annotations

import struct
import zipfile
import zlib


def png(width: int, height: int) -> bytes:
    """A picture of running colours."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        return (
            struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
        )

    rows = b"".join(
        b"\0" + b"".join(bytes((x * 3 % 256, y * 3 % 256, 128)) for x in range(width))
        for y in range(height)
    )
    header = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    body = chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")
    return b"\x89PNG\r\n\x1a\n" + body


def chapter(number: int, title: str, body: str) -> str:
    return (
        f'<html xmlns="http://www.w3.org/1999/xhtml"><head><title>{title}</title>'
        '<link rel="stylesheet" href="s.css"/></head>'
        f'<body><h1 id="c{number}">{title}</h1>{body}</body></html>'
    )


CONTAINER = """<?xml version="1.0"?><container version="1.0"
 xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles><rootfile
 full-path="book.opf" media-type="application/oebps-package+xml"/></rootfiles></container>"""
PACKAGE = """<?xml version="1.0"?><package xmlns="http://www.idpf.org/2007/opf" version="2.0"
 unique-identifier="id"><metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
<dc:identifier id="id">urn:uuid:00112233-4455-6677-8899-aabbccddeeff</dc:identifier>
<dc:title>The Fox and the Lamp</dc:title><dc:creator>Ada Writer</dc:creator>
<dc:language>en</dc:language><meta name="cover" content="cov"/></metadata><manifest>
<item id="cov" href="cover.png" media-type="image/png"/>
<item id="pic" href="lamp.png" media-type="image/png"/>
<item id="s" href="s.css" media-type="text/css"/>
<item id="c1" href="c1.xhtml" media-type="application/xhtml+xml"/>
<item id="c2" href="c2.xhtml" media-type="application/xhtml+xml"/>
<item id="ncx" href="toc.ncx" media-type="application/x-dtbncx+xml"/></manifest>
<spine toc="ncx"><itemref idref="c1"/><itemref idref="c2"/></spine></package>"""
CONTENTS = """<?xml version="1.0"?><ncx xmlns="http://www.daisy.org/z3986/2005/ncx/"
 version="2005-1"><head/><docTitle><text>t</text></docTitle><navMap>
<navPoint id="a" playOrder="1"><navLabel><text>The Fox</text></navLabel>
<content src="c1.xhtml#c1"/></navPoint><navPoint id="b" playOrder="2"><navLabel>
<text>The Lamp</text></navLabel><content src="c2.xhtml#c2"/></navPoint></navMap></ncx>"""
FIRST = (
    "<p>The quick fox met a canaryone in the wood. It was café-brown, and said “no”.</p>"
    '<p>It went on to <a href="c2.xhtml#deep">the lamp</a>.</p>'
)
SECOND = (
    '<p>The lamp burned with a canarytwo flame.</p><p><img src="lamp.png" alt="A lamp"/></p>'
    '<p id="deep">Deep in the night it went out.</p>'
)
FILES = {
    "META-INF/container.xml": CONTAINER,
    "book.opf": PACKAGE,
    "toc.ncx": CONTENTS,
    "s.css": "p { margin: 0 }",
    "c1.xhtml": chapter(1, "The Fox", FIRST),
    "c2.xhtml": chapter(2, "The Lamp", SECOND),
    "cover.png": png(36, 48),
    "lamp.png": png(30, 20),
}

if __name__ == "__main__":
    with zipfile.ZipFile("tiny.epub", "w", zipfile.ZIP_DEFLATED) as book:
        book.writestr(zipfile.ZipInfo("mimetype"), "application/epub+zip")
        for name, data in FILES.items():
            book.writestr(name, data)
