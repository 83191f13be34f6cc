"""One small book in each format, made on the spot: two chapters, a picture, a cover."""

from __future__ import annotations

import base64
import struct
import zipfile
import zlib
from collections.abc import Mapping
from pathlib import Path

TITLE, AUTHOR = "The Fox and the Lamp", "Ada Writer"
CHAPTERS = (
    ("The Fox", "The quick fox met a canaryone in the wood. It was café-brown."),
    ("The Lamp", "The lamp burned with a canarytwo flame."),
)
_NCX_NONE = 0xFFFFFFFF


def png(width: int, height: int) -> bytes:
    """A picture of one colour."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        return (
            struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
        )

    header = struct.pack(">IIBBBBB", width, height, 8, 0, 0, 0, 0)
    rows = zlib.compress((b"\0" + b"\x80" * width) * height)
    return (
        b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", rows) + chunk(b"IEND", b"")
    )


PICTURE = png(30, 20)


def zipped(path: Path, members: Mapping[str, str | bytes]) -> Path:
    """A zip of ``members`` at ``path``."""
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as book:
        for name, data in members.items():
            book.writestr(zipfile.ZipInfo(name), data)
    return path


def page(body: str, head: str = "") -> str:
    return (
        '<html xmlns="http://www.w3.org/1999/xhtml" lang="en"><head>'
        f"<title>{TITLE}</title>{head}</head><body>{body}</body></html>"
    )


def _chapter(number: int, picture: str = "") -> str:
    title, words = CHAPTERS[number]
    shown = f'<p><img src="{picture}" alt=""/></p>' if picture else ""
    return f"<h1>{title}</h1><p>{words}</p>{shown}"


def epub(path: Path) -> Path:
    container = (
        '<container xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles>'
        '<rootfile full-path="book.opf"/></rootfiles></container>'
    )
    package = (
        '<package xmlns="http://www.idpf.org/2007/opf" version="3.0"><metadata'
        f' xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>{TITLE}</dc:title>'
        f"<dc:creator>{AUTHOR}</dc:creator><dc:language>en</dc:language></metadata><manifest>"
        '<item id="p" href="lamp.png" media-type="image/png" properties="cover-image"/>'
        '<item id="a" href="a.xhtml" media-type="application/xhtml+xml"/>'
        '<item id="b" href="b.xhtml" media-type="application/xhtml+xml"/></manifest>'
        '<spine page-progression-direction="rtl"><itemref idref="a"/><itemref idref="b"/></spine>'
        "</package>"
    )
    members: dict[str, str | bytes] = {
        "mimetype": "application/epub+zip",
        "META-INF/container.xml": container,
        "book.opf": package,
        "a.xhtml": page(_chapter(0)),
        "b.xhtml": page(_chapter(1, "lamp.png")),
        "lamp.png": PICTURE,
    }
    return zipped(path, members)


def fb2_source(sections: str = "", encoding: str = "utf-8") -> str:
    chapters = "".join(
        f"<section><title><p>{title}</p></title><p>{words}</p>"
        f"{'<image l:href=' + chr(34) + '#lamp' + chr(34) + '/>' if n else ''}</section>"
        for n, (title, words) in enumerate(CHAPTERS)
    )
    first, last = AUTHOR.split()
    return (
        f'<?xml version="1.0" encoding="{encoding}"?>'
        '<FictionBook xmlns="http://www.gribuser.ru/xml/fictionbook/2.0"'
        ' xmlns:l="http://www.w3.org/1999/xlink"><description><title-info><author>'
        f"<first-name>{first}</first-name><last-name>{last}</last-name></author>"
        f"<book-title>{TITLE}</book-title><annotation><p>A tale.</p></annotation>"
        '<coverpage><image l:href="#lamp"/></coverpage><lang>en</lang>'
        '<sequence name="Tales" number="2"/></title-info></description>'
        f"<body>{sections or chapters}</body>"
        f'<binary id="lamp" content-type="image/png">{base64.b64encode(PICTURE).decode()}</binary>'
        "</FictionBook>"
    )


def fb2(path: Path) -> Path:
    path.write_text(fb2_source(), "utf-8")
    return path


def fb2_zip(path: Path) -> Path:
    return zipped(path, {"a/book.fb2": fb2_source().encode()})


def comic_members() -> dict[str, bytes]:
    about = (
        f"<ComicInfo><Title>{TITLE}</Title><Writer>{AUTHOR}</Writer>"
        "<LanguageISO>en</LanguageISO><Manga>YesAndRightToLeft</Manga></ComicInfo>"
    )
    return {
        "ComicInfo.xml": about.encode(),
        f"1 {CHAPTERS[0][0]}/p1.png": PICTURE,
        f"2 {CHAPTERS[1][0]}/p10.png": png(40, 50),
        f"2 {CHAPTERS[1][0]}/p2.png": PICTURE,
        "__MACOSX/._p1.png": b"nothing",
    }


def cbz(path: Path) -> Path:
    return zipped(path, comic_members())


_W = "http://schemas.openxmlformats.org/wordprocessingml/2006/main"
_R = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
_RELS = "http://schemas.openxmlformats.org/package/2006/relationships"
_A = "http://schemas.openxmlformats.org/drawingml/2006"


def docx_body() -> str:
    def heading(words: str) -> str:
        return (
            f'<w:p><w:pPr><w:pStyle w:val="Heading1"/></w:pPr><w:r><w:t>{words}</w:t></w:r></w:p>'
        )

    picture = (
        '<w:p><w:r><w:drawing><wp:inline><wp:docPr id="1" name="p"/><a:graphic><a:graphicData>'
        '<pic:pic><pic:blipFill><a:blip r:embed="rId1"/></pic:blipFill></pic:pic>'
        "</a:graphicData></a:graphic></wp:inline></w:drawing></w:r></w:p>"
    )
    texts = [f"<w:p><w:r><w:t>{words}</w:t></w:r></w:p>" for _, words in CHAPTERS]
    note = '<w:p><w:r><w:t>See</w:t></w:r><w:r><w:footnoteReference w:id="2"/></w:r></w:p>'
    return heading(CHAPTERS[0][0]) + texts[0] + note + heading(CHAPTERS[1][0]) + texts[1] + picture


def docx_members(body: str = "") -> dict[str, str | bytes]:
    names = (
        f'xmlns:w="{_W}" xmlns:r="{_R}" xmlns:a="{_A}/main" xmlns:pic="{_A}/picture"'
        f' xmlns:wp="{_A}/wordprocessingDrawing"'
    )
    return {
        "[Content_Types].xml": (
            '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">'
            '<Default Extension="png" ContentType="image/png"/></Types>'
        ),
        "_rels/.rels": (
            f'<Relationships xmlns="{_RELS}"><Relationship Id="r1" Type="{_R}/officeDocument"'
            ' Target="word/document.xml"/></Relationships>'
        ),
        "word/_rels/document.xml.rels": (
            f'<Relationships xmlns="{_RELS}"><Relationship Id="rId1" Type="{_R}/image"'
            f' Target="media/lamp.png"/><Relationship Id="rId9" Type="{_R}/image"'
            ' Target="file:///etc/hostname" TargetMode="External"/></Relationships>'
        ),
        "word/document.xml": (
            f"<w:document {names}><w:body>{body or docx_body()}</w:body></w:document>"
        ),
        "word/styles.xml": (
            f'<w:styles {names}><w:style w:type="paragraph" w:styleId="Heading1">'
            '<w:name w:val="heading 1"/></w:style></w:styles>'
        ),
        "word/footnotes.xml": (
            f'<w:footnotes {names}><w:footnote w:id="2"><w:p><w:r><w:t>A note below.</w:t></w:r>'
            "</w:p></w:footnote></w:footnotes>"
        ),
        "word/media/lamp.png": PICTURE,
        "docProps/thumbnail.png": PICTURE,
        "docProps/core.xml": (
            '<c:coreProperties xmlns:c="urn:c" xmlns:dc="http://purl.org/dc/elements/1.1/">'
            f"<dc:title>{TITLE}</dc:title><dc:creator>{AUTHOR}</dc:creator>"
            "<dc:language>en</dc:language></c:coreProperties>"
        ),
    }


def docx(path: Path) -> Path:
    return zipped(path, docx_members())


_ODF = "urn:oasis:names:tc:opendocument:xmlns"


def odt_members(body: str = "", styles: str = "") -> dict[str, str | bytes]:
    """The members of an OpenDocument, its text the chapters or ``body``."""
    names = "".join(
        f' xmlns:{name}="{_ODF}:{name}:1.0"'
        for name in ("office", "text", "style", "table", "draw", "meta")
    ) + (
        ' xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:dc="http://purl.org/dc/elements/1.1/"'
        f' xmlns:fo="{_ODF}:xsl-fo-compatible:1.0"'
    )
    picture = '<draw:frame><draw:image xlink:href="Pictures/lamp.png"/></draw:frame>'
    chapters = "".join(
        f'<text:h text:outline-level="1">{title}</text:h><text:p>{words}{picture}</text:p>'
        for title, words in CHAPTERS
    )
    about = (
        f"<dc:title>{TITLE}</dc:title><meta:initial-creator>{AUTHOR}</meta:initial-creator>"
        "<dc:language>en</dc:language>"
    )
    return {
        "mimetype": "application/vnd.oasis.opendocument.text",
        "content.xml": (
            f"<office:document-content{names}><office:automatic-styles>{styles}"
            f"</office:automatic-styles><office:body><office:text>{body or chapters}</office:text>"
            "</office:body></office:document-content>"
        ),
        "meta.xml": f"<office:document-meta{names}><office:meta>{about}</office:meta>"
        "</office:document-meta>",
        "Pictures/lamp.png": PICTURE,
        "Thumbnails/thumbnail.png": PICTURE,
    }


def odt(path: Path) -> Path:
    return zipped(path, odt_members())


def rtf(path: Path) -> Path:
    chapters = "".join(
        rf"\pard\outlinelevel0 {title}\par\pard {words}\par" for title, words in CHAPTERS
    )
    source = rf"{{\rtf1\ansi{{\info{{\title {TITLE}}}{{\author {AUTHOR}}}}}{chapters}}}"
    path.write_bytes(source.encode("cp1252"))
    return path


def mhtml(path: Path) -> Path:
    body = page(
        _chapter(0) + '<a href="http://fox.example/tale#end">On</a>'
        + _chapter(1, "pictures/lamp.png") + '<p id="end" class="gone">Unseen.</p>',
        f'<meta name="author" content="{AUTHOR}"/><link rel="stylesheet" href="cid:s@x"/>',
    )  # fmt: skip
    encoded = base64.encodebytes(PICTURE).decode()
    path.write_text(
        "From: <Saved by a browser>\nSnapshot-Content-Location: http://fox.example/tale\n"
        f"Subject: {TITLE}\nMIME-Version: 1.0\n"
        'Content-Type: multipart/related; type="text/html"; boundary="----b"\n\n'
        "------b\nContent-Type: text/html; charset=utf-8\nContent-Transfer-Encoding: base64\n"
        f"Content-Location: http://fox.example/tale\n\n{base64.encodebytes(body.encode()).decode()}\n"
        "------b\nContent-Type: image/png\nContent-Transfer-Encoding: base64\n"
        f"Content-Location: http://fox.example/pictures/lamp.png\n\n{encoded}\n"
        "------b\nContent-Type: text/css\nContent-ID: <s@x>\n\n"
        ".gone { display: none } body { background: url(http://fox.example/pictures/lamp.png) }\n"
        "------b--\n"
    )
    return path


def mobi_text(picture: int = 1) -> bytes:
    """The text of an older Kindle book: its links count bytes from the start."""
    head = (
        b'<html><head><guide><reference type="toc" title="C" filepos=%010d /></guide></head><body>'
    )
    start = len(head % 0)
    one = f"<h1>{CHAPTERS[0][0]}</h1><p>{CHAPTERS[0][1]}</p><mbp:pagebreak/>".encode()
    two = (
        f"<h1>{CHAPTERS[1][0]}</h1><p>{CHAPTERS[1][1]}</p>"
        f'<p><img recindex="{picture:05d}"/></p><mbp:pagebreak/>'
    ).encode()
    contents = b"<p>Contents</p>" + b"".join(
        b"<p><a filepos=%010d>%s</a></p>" % (at, title.encode())
        for at, (title, _) in zip((start, start + len(one)), CHAPTERS, strict=True)
    )
    at = start + len(one) + len(two)
    return head % at + one + two + contents + b"</body></html>"


def mobi_bytes(
    text: bytes, pictures: tuple[bytes, ...] = (PICTURE,), *, kind: bytes = b"BOOKMOBI",
    locked: int = 0, compression: int = 1,
) -> bytes:  # fmt: skip
    """A Kindle book of version 6, or with ``kind`` TEXtREAd a text of the Palm."""
    pieces = [text[at : at + 4096] for at in range(0, len(text), 4096)]
    if compression == 2:
        pieces = [palmdoc(piece) for piece in pieces]
    first = palm_header(compression, len(text), len(pieces), locked)
    if kind == b"TEXtREAd":
        return palm_database([first, *pieces], kind)
    return palm_database([first + mobi_header(len(pieces)), *pieces, *pictures], kind)


def palm_header(compression: int, length: int, records: int, locked: int = 0) -> bytes:
    """How a first record begins: how the text is packed, and in how many records."""
    return struct.pack(">HHIHHHH", compression, 0, length, records, 4096, locked, 0)


def palm_database(records: list[bytes], kind: bytes) -> bytes:
    """A file of these records."""
    at = 78 + 8 * len(records) + 2
    table = b""
    for number, record in enumerate(records):
        table += struct.pack(">II", at, number)
        at += len(record)
    name = TITLE.replace(" ", "_").encode().ljust(32, b"\0")
    header = name + bytes(28) + kind + bytes(8) + struct.pack(">H", len(records))
    return header + table + b"\0\0" + b"".join(records)


def mobi_header(texts: int) -> bytes:
    said = b"".join(
        struct.pack(">II", kind, 8 + len(value)) + value
        for kind, value in (
            (100, AUTHOR.encode()), (503, TITLE.encode()), (524, b"en"),
            (103, b"<p>A tale &amp; more.</p>"), (201, struct.pack(">I", 0)),
        )
    )  # fmt: skip
    extension = b"EXTH" + struct.pack(">II", 12 + len(said), 5) + said
    extension += bytes(-len(extension) % 4)
    header = bytearray(232)
    header[:24] = b"MOBI" + struct.pack(">IIIII", 232, 2, 65001, 7, 6)
    struct.pack_into(">II", header, 0x54 - 16, 16 + 232 + len(extension), len(TITLE))
    struct.pack_into(">I", header, 0x5C - 16, 9)
    struct.pack_into(">I", header, 0x68 - 16, 6)
    struct.pack_into(">I", header, 0x6C - 16, texts + 1)
    struct.pack_into(">I", header, 0x80 - 16, 0x40)
    for at in (0x28, 0x2C, 0x50, 0xF4):
        struct.pack_into(">I", header, at - 16, _NCX_NONE)
    return bytes(header) + extension + TITLE.encode()


def palmdoc(piece: bytes) -> bytes:
    """``piece`` packed as the Palm does, with its three ways: bytes, spaces, and copies."""
    out = bytearray()
    at = 0
    while at < len(piece):
        length = next(
            (n for n in range(10, 2, -1) if piece[at : at + n] in piece[max(0, at - 2047) : at]), 0
        )
        if length and at + length <= len(piece):
            distance = at - piece.rfind(piece[at : at + length], max(0, at - 2047), at)
            out += struct.pack(">H", 0x8000 | distance << 3 | length - 3)
            at += length
        elif piece[at] == 32 and at + 1 < len(piece) and 0x40 <= piece[at + 1] < 0x80:
            out.append(piece[at + 1] ^ 0x80)
            at += 2
        elif piece[at] == 0 or 9 <= piece[at] < 0x80:
            out.append(piece[at])
            at += 1
        else:
            out += bytes((1, piece[at]))
            at += 1
    return bytes(out)


def mobi(path: Path) -> Path:
    path.write_bytes(mobi_bytes(mobi_text(), compression=2))
    return path


def txt(path: Path) -> Path:
    chapters = "\n\n".join(f"{title}\n\n{words}" for title, words in _numbered())
    path.write_text(f"Title: {TITLE}\nAuthor: {AUTHOR}\nLanguage: en\n\n{chapters}\n", "utf-8")
    return path


def markdown(path: Path) -> Path:
    chapters = "\n\n".join(f"# {title}\n\n{words}" for title, words in CHAPTERS)
    path.write_text(
        f"---\ntitle: {TITLE}\nauthor: {AUTHOR}\nlang: en\n---\n\n{chapters}\n", "utf-8"
    )
    return path


def html(path: Path) -> Path:
    source = page(_chapter(0) + _chapter(1), f'<meta name="author" content="{AUTHOR}"/>')
    path.write_text(source, "utf-8")
    return path


def _numbered() -> list[tuple[str, str]]:
    return [(f"Chapter {n + 1}. {title}", words) for n, (title, words) in enumerate(CHAPTERS)]
