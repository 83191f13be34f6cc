"""An EPUB with a media overlay, made of its SMIL file and the chapter it is about."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from smallbooks import zipped

CONTAINER = (
    '<container xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles>'
    '<rootfile full-path="book.opf"/></rootfiles></container>'
)
SMIL = '<smil xmlns="http://www.w3.org/ns/SMIL" xmlns:epub="http://www.idpf.org/2007/ops">'


def narrated(
    path: Path, body: str, smil: str, members: Mapping[str, bytes] = {}, *, playing: str = "fx-dark"
) -> Path:
    """A book of one chapter with a narration, and a second chapter without."""
    package = (
        '<package xmlns="http://www.idpf.org/2007/opf" version="3.0"><metadata'
        ' xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>The Almanac</dc:title>'
        '<dc:language>en</dc:language><meta property="media:active-class">on</meta>'
        f'<meta property="media:playback-active-class">{playing}</meta>'
        '<meta property="media:duration" refines="#s">0:01:00</meta></metadata><manifest>'
        '<item id="a" href="a.xhtml" media-type="application/xhtml+xml" media-overlay="s"/>'
        '<item id="b" href="b.xhtml" media-type="application/xhtml+xml" media-overlay="gone"/>'
        '<item id="s" href="mo/a.smil" media-type="application/smil+xml"/>'
        '</manifest><spine><itemref idref="a"/><itemref idref="b"/></spine></package>'
    )

    def chapter(inside: str) -> str:
        return (
            '<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops"'
            f' lang="en"><head><title>t</title></head><body>{inside}</body></html>'
        )

    frame = {"mimetype": "application/epub+zip", "META-INF/container.xml": CONTAINER}
    chapters = {"a.xhtml": chapter(body), "b.xhtml": chapter("<p>Nobody reads this.</p>")}
    smils = {"mo/a.smil": smil, "s.mp3": b"sound"}
    return zipped(path, frame | {"book.opf": package} | chapters | smils | dict(members))


def par(text: str, audio: str = "", kind: str = "") -> str:
    said = f' epub:type="{kind}"' if kind else ""
    return f'<par{said}><text src="{text}"/>{audio}</par>'
