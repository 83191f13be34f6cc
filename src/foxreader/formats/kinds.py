"""Kinds of files by their bytes: of books, of the pictures they carry; and encodings of texts.

A name only decides between kinds of text, and where a file is served or shown as a cover.
"""

from __future__ import annotations

import io
import re
import struct
import zipfile
import zlib
from collections.abc import Collection, Mapping
from pathlib import Path
from typing import Literal

from foxreader.core.errors import DamagedBook, OpenError, ProtectedBook, UnsupportedFormat
from foxreader.core.notice import Notice
from foxreader.language.script import fold
from foxreader.system.files import open_shared

Kind = Literal[
    "EPUB", "PDF", "Kindle", "FB2", "CBZ", "DOCX", "ODT", "RTF", "MHTML", "HTML", "Markdown",
    "text",
]  # fmt: skip

HEAD = 4096
"""How many bytes of a file show its kind."""
_RAR, _SEVENZIP, _TAR = b"Rar!", b"7z\xbc\xaf", b"ustar"
_AT_TAR = 257
_MARKDOWN = frozenset({".md", ".markdown", ".mkd", ".mdown"})
_HTML = frozenset({".html", ".htm", ".xhtml", ".xht", ".svg"})
_MAGIC = (
    (0, b"TPZ", "is_topaz"),
    (0, b"CONT\x02\0", "is_kfx"),
    (0, b"\xe0\x01\x00\xea", "is_kfx"),
    (0, b"ITSF", "is_windows_help"),
    (0, b"ITOLITLS", "is_ms_reader"),
    (0, b"AT&TFORM", "is_djvu"),
    (8, b"DJVU", "is_djvu"),
    (0, b"SDJVFORM", "is_djvu"),
    (0, b"L\0R\0F\0", "is_lrf"),
    (0, b"\xb0\x0c\xb0\x0c", "is_old_reader_book"),
    (0, b"!!8-Bit!!", "is_old_reader_book"),
    (0, b"SNBP000", "is_old_reader_book"),
    (0, b"\xffWPC", "is_other_document"),
    (0, b"1\xbe\0\0\0\xab", "is_other_document"),
    (0, b"%!PS", "is_postscript"),
    (0, _RAR, "is_rar"),
    (0, _SEVENZIP, "is_7zip"),
    (0, b"\x1f\x8b", "is_gzip"),
    (4, b"1AY&SY", "is_bzip2"),
    (0, b"\xfd7zXZ\0", "is_xz"),
    (_AT_TAR, _TAR, "is_tar"),
    (0, b"\x89PNG", "is_picture"),
    (0, b"\xff\xd8\xff", "is_picture"),
    (0, b"GIF8", "is_picture"),
    (0, b"II*\0", "is_picture"),
    (0, b"MM\0*", "is_picture"),
    (0, b"ID3", "is_sound"),
    (0, b"\xff\xfb", "is_sound"),
    (4, b"ftypM4", "is_sound"),
    (0, b"\x7fELF", "is_program"),
    (0, b"MZ\x90\0", "is_program"),
    (0, b"SQLite format 3", "is_database"),
)
_ZIP_KINDS = (
    ("xl/", "is_spreadsheet"),
    ("ppt/", "is_presentation"),
    ("content.xml", "is_opendocument"),
    ("FixedDocSeq.fdseq", "is_xps"),
    ("book.kfx", "is_kfx"),
    ("book.kdf", "is_kfx"),
    ("resources/book.kdf", "is_kfx"),
    ("Index/Presentation.iwa", "is_presentation"),
    ("Index/Slide", "is_presentation"),
    ("Index/Tables/", "is_spreadsheet"),
    ("Index/Document.iwa", "is_other_document"),
    ("Contents/section0.xml", "is_hangul"),
)
_ZIP_TYPES = (
    (b"application/vnd.oasis.opendocument.presentation", "is_presentation"),
    (b"application/vnd.oasis.opendocument.spreadsheet", "is_spreadsheet"),
    (b"application/vnd.sun.xml.writer", "is_other_document"),
    (b"application/vnd.oasis.opendocument.", "is_opendocument"),
)
_OLE = b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1"
_OLE_KINDS = (
    ("PowerPoint Document", "is_presentation"),
    ("Workbook", "is_spreadsheet"),
    ("HwpSummaryInformation", "is_hangul"),
)
_XML_KINDS = (
    (b"<fulfillmentToken", "is_ticket"),
    (b"application/vnd.oasis.opendocument.text", "is_other_document"),
    (b"application/vnd.oasis.opendocument.presentation", "is_presentation"),
)
_WAYS: Mapping[str, str] = {
    "is_kfx": "calibre_converts_kfx",
    "is_ticket": "ticket_only",
    **dict.fromkeys(
        ("is_ms_reader", "is_windows_help", "is_djvu", "is_lrf", "is_palm_book",
         "is_old_reader_book", "is_print_replica"),
        "calibre_converts",
    ),
    **dict.fromkeys(
        ("is_zip", "is_rar", "is_7zip", "is_gzip", "is_bzip2", "is_xz", "is_tar"), "unpack_it"
    ),
    **dict.fromkeys(("is_presentation", "is_spreadsheet", "is_opendocument"), "save_as_pdf"),
    **dict.fromkeys(("is_old_word", "is_other_document"), "save_as_docx"),
}  # fmt: skip
"""The sentence that says how a kind of file becomes one that is read."""
_PALM = (".pdb", ".prc", ".updb")
_PACKED_BY_CALIBRE = (".htmlz", ".txtz", ".pmlz")
_COMICS = {".cbr": "is_cbr", ".cb7": "is_cb7", ".cbt": "is_cbt"}
_COMIC_NAMES = (".cbz", *_COMICS)
_PICTURES = (".jpg", ".jpeg", ".png", ".gif", ".webp", ".bmp", ".avif")
_OPEN_TEXT = b"application/vnd.oasis.opendocument.text"
_LONGEST_TYPE = 100  # bytes; chosen
_KINDLE = (b"BOOKMOBI", b"TEXtREAd")
_MHTML = re.compile(rb"^(?:MIME-Version:|Snapshot-Content-Location:)", re.I | re.M)
_MULTIPART = re.compile(rb"^Content-Type:\s*(?:multipart/related|text/html)", re.I | re.M)
_MHTML_NAMES = (".mht", ".mhtml")


def is_unpacked(path: Path) -> bool:
    """Whether the file is a Kindle book, the only kind that is unpacked to a folder."""
    with open_shared(path) as file:
        return file.read(68)[60:] in _KINDLE


def kind_of(path: Path, head: bytes, size: int) -> Kind:
    """The kind of the file that begins with ``head``; raises an ``OpenError`` for others."""
    if not size:
        raise DamagedBook(Notice("file_empty", name=path.name))
    suffix = path.suffix.lower()
    if _is_pdf(head, suffix):
        return "PDF"
    if head.startswith((b"PK\3\4", b"PK\5\6", b"PK\7\x08")):
        return _zip_kind(path)
    if head[60:68] in _KINDLE:
        return "Kindle"
    if suffix in _COMIC_NAMES and comic_kind(head):
        return "CBZ"
    _refuse(path, head, suffix)
    if suffix == ".epub" and zipfile.is_zipfile(path):
        # There are other bytes before the archive, which zip allows.
        return "EPUB"
    if head.lstrip().startswith(b"{\\rtf"):
        return "RTF"
    return _text_kind(path, head, suffix)


def _is_pdf(head: bytes, suffix: str) -> bool:
    """Whether it begins as a PDF; one that is called so may have other bytes before."""
    return head.lstrip().startswith(b"%PDF-") or (suffix == ".pdf" and b"%PDF-" in head[:1024])


def _other_kind(path: Path, head: bytes, suffix: str) -> str:
    """The name of the notice for a kind that is known and not read; "" for what may be a text."""
    for offset, magic, code in _MAGIC:
        if head[offset:].startswith(magic):
            return code
    if head.startswith(_OLE):
        return _ole_kind(path, head)
    if kind_of_picture(head) and not head.startswith(b"BM"):
        return "is_picture"
    if suffix in _PALM and _is_palm_database(head):
        return "is_palm_book"
    if head.lstrip(b"\xef\xbb\xbf \t\r\n").startswith(b"<"):
        return next((code for sign, code in _XML_KINDS if sign in head), "")
    return ""


def _is_palm_database(head: bytes) -> bool:
    """Whether it begins with a name that ends, and says what it is in letters."""
    return b"\0" in head[:32] and head[60:68].decode("latin-1").isprintable()


def _ole_kind(path: Path, head: bytes) -> str:
    """What a file of old Office programs is, by the streams that its directory lists first."""
    head = head.ljust(52, b"\0")
    shift, number = struct.unpack_from("<H16xI", head, 30)
    with path.open("rb") as file:
        file.seek(min((number + 1) << min(shift, 12), path.stat().st_size))
        listed = file.read(HEAD)
    names = ((name.encode("utf-16-le"), code) for name, code in _OLE_KINDS)
    return next((code for name, code in names if name in listed), "is_old_word")


def comic_kind(head: bytes) -> str:
    """In what a comic is packed that begins with ``head``, by the name of its notice; "" for a zip
    file and for what is no archive."""
    if head.startswith(_RAR):
        return "is_cbr"
    if head.startswith(_SEVENZIP):
        return "is_cb7"
    return "is_cbt" if head[_AT_TAR:].startswith(_TAR) else ""


def _text_kind(path: Path, head: bytes, suffix: str) -> Kind:
    """The kind of a file that is text of any kind; raises for one that is known not to be."""
    if code := _other_kind(path, head, suffix):
        raise unsupported(path, Notice(code))
    if b"<FictionBook" in _narrow(head):
        return "FB2"
    if _is_saved_page(head, suffix):
        return "MHTML"
    html = looks_like_html(head)
    if suffix in (".epub", ".pdf"):
        what = Notice("is_web_page" if html else "is_something_else")
        raise DamagedBook(Notice("not_the_book", name=path.name, what=what))
    if html or suffix in _HTML:
        return "HTML"
    return "Markdown" if suffix in _MARKDOWN else "text"


def _is_saved_page(head: bytes, suffix: str) -> bool:
    """Whether it begins as a web page does that was saved with its pictures."""
    saved = suffix in _MHTML_NAMES or _MHTML.search(head) is not None
    return saved and _MULTIPART.search(head) is not None


def _refuse(path: Path, head: bytes, suffix: str) -> None:
    """Raise the error for books of known kinds that are protected or packed in another way."""
    if head.startswith(b"\xeaDRMION\xee"):
        raise ProtectedBook(Notice("drm", name=path.name, drm=Notice("drm_of_amazon")))
    if suffix in _COMICS:
        what = Notice(_COMICS[suffix])
        raise UnsupportedFormat(Notice("comic_not_read", name=path.name, what=what))


def _zip_kind(path: Path) -> Kind:
    """What a zip file holds, by the names in it; an EPUB where nothing else is sure."""
    try:
        with open_shared(path) as file, zipfile.ZipFile(file) as archive:
            names = [name.lower() for name in archive.namelist() if not name.endswith("/")]
            said = _mimetype(archive)
    except (zipfile.BadZipFile, OSError, ValueError, NotImplementedError):
        return "EPUB"
    suffix = path.suffix.lower()
    if suffix in _PACKED_BY_CALIBRE:
        raise unsupported(path, Notice("is_zip"))
    if (document := _document_kind(names, said)) is not None:
        return document
    for type_, code in _ZIP_TYPES:
        if said.startswith(type_):
            raise unsupported(path, Notice(code))
    if any(name.endswith(".fb2") for name in names):
        return "FB2"
    return "CBZ" if _is_comic(names, suffix) else "EPUB"


def _document_kind(names: Collection[str], said: bytes) -> Kind | None:
    """The kind of document that has members of these names in small letters; None for none."""
    if "meta-inf/container.xml" in names or any(name.endswith(".opf") for name in names):
        return "EPUB"
    typed = "[content_types].xml" in names and any(name.startswith("word/") for name in names)
    if typed or "word/document.xml" in names:
        return "DOCX"
    return "ODT" if said.startswith(_OPEN_TEXT) and "content.xml" in names else None


def _is_comic(names: Collection[str], suffix: str) -> bool:
    """Whether most members are pictures, or any of a file that is called a comic."""
    shown = [n for n in names if not n.startswith("__macosx/") and "/." not in f"/{n}"]
    pictures = sum(name.endswith(_PICTURES) for name in shown)
    return bool(pictures) and (suffix in _COMIC_NAMES or 2 * pictures > len(shown))


def _mimetype(archive: zipfile.ZipFile) -> bytes:
    """What a zip file says it is in a member of that name, as far as a type is long."""
    try:
        with archive.open("mimetype") as member:
            return member.read(_LONGEST_TYPE)
    except (KeyError, RuntimeError, EOFError, zlib.error, zipfile.BadZipFile):
        return b""


def _narrow(head: bytes) -> bytes:
    """``head`` with the zeros of UTF-16 taken out, so that names in it can be found."""
    return head.replace(b"\0", b"")


def unsupported(path: Path, what: Notice) -> UnsupportedFormat:
    """The error for a kind of file that is known and not read."""
    return UnsupportedFormat(Notice(_WAYS.get(what.code, "not_read"), name=path.name, what=what))


def not_an_epub(path: Path, names: Collection[str]) -> OpenError:
    """The error for a zip file without a book in it."""
    for beginning, code in _ZIP_KINDS:
        if any(name.startswith(beginning) for name in names):
            return unsupported(path, Notice(code))
    if path.suffix.lower() != ".epub":
        return unsupported(path, Notice("is_zip"))
    return DamagedBook(Notice("no_list_of_chapters", name=path.name))


def looks_like_html(head: bytes) -> bool:
    """Whether ``head`` opens as a web page does."""
    start = _narrow(head).lstrip(b"\xef\xbb\xbf\xff\xfe \t\r\n").lower()
    if start.startswith(b"<?xml") or start.startswith(b"<!--"):
        return b"<html" in start or b"<!doctype html" in start
    return start.startswith((b"<!doctype html", b"<html", b"<head", b"<body"))


# The encodings of text files that a reader can choose, and what they are called

ENCODINGS: Mapping[str, str] = {
    "utf-8": "UTF-8",
    "utf-16-le": "UTF-16 LE",
    "utf-16-be": "UTF-16 BE",
    "gb18030": "GB 18030 (GBK, GB 2312)",
    "hz": "HZ",
    "big5hkscs": "Big5",
    "cp932": "Shift_JIS",
    "euc_jp": "EUC-JP",
    "iso2022_jp_ext": "ISO-2022-JP",
    "cp949": "EUC-KR (CP949)",
    "johab": "Johab",
    "cp1250": "Windows-1250",
    "cp1251": "Windows-1251",
    "cp1252": "Windows-1252",
    "cp1253": "Windows-1253",
    "cp1254": "Windows-1254",
    "cp1255": "Windows-1255",
    "cp1256": "Windows-1256",
    "cp1257": "Windows-1257",
    "cp1258": "Windows-1258",
    "cp874": "Windows-874",
    "iso8859-2": "ISO-8859-2",
    "iso8859-5": "ISO-8859-5",
    "iso8859-6": "ISO-8859-6",
    "iso8859-7": "ISO-8859-7",
    "iso8859-15": "ISO-8859-15",
    "koi8-r": "KOI8-R",
    "koi8-u": "KOI8-U",
    "mac-roman": "Mac Roman",
    "mac-latin2": "Mac Latin 2",
    "mac-cyrillic": "Mac Cyrillic",
    "mac-greek": "Mac Greek",
    "mac-turkish": "Mac Turkish",
    "cp437": "DOS 437",
    "cp737": "DOS 737",
    "cp850": "DOS 850",
    "cp852": "DOS 852",
    "cp857": "DOS 857",
    "cp862": "DOS 862",
    "cp866": "DOS 866",
}
"""What each is called, by Python's name."""
ENCODED = frozenset({"text", "Markdown"})
"""The formats of books that are read in an encoding that is guessed or chosen."""


def encoding_name(encoding: str) -> str:
    """What an encoding is called; Python's name where it is none of those above."""
    return ENCODINGS.get(encoding, encoding)


# Pictures: the kind and the size, from the head of a file; nothing is decoded
#
# The size is read by ``imagesize``. Two of its gaps are filled here, since the size is what keeps
# huge pictures from the view: it reads the sides of a GIF as signed numbers, so that the largest
# seem to have none, and it does not know the header of BMP files older than 1990.

MAX_PIXELS = 100_000_000
"""A picture of more pixels is not shown: decoded it would take 400 MB, at four bytes a pixel."""

Size = tuple[int, int]

_MAX_READS = 20_000
"""How often ``imagesize`` may read from a file. It reads a JPEG four times a segment, which is
at most 64 KB: enough for 300 MB of segments, more than a resource may have. Bytes between
segments it reads one by one: a file of nothing else is given up after a few milliseconds."""
_MAX_READ = 70_000
"""The most bytes it may read at once: a whole JPEG segment has at most 65,535."""
_OLD_BMP_HEADER = 12
"""The length that a BMP file of the old kind gives its header; all later ones are longer."""


def kind_of_picture(head: bytes) -> str:
    """The media type of the picture that begins with ``head``, or ""."""
    for at, magic, kind in (
        (0, b"\xff\xd8\xff", "image/jpeg"),
        (0, b"\x89PNG\r\n\x1a\n", "image/png"),
        (0, b"GIF8", "image/gif"),
        (0, b"BM", "image/bmp"),
        (8, b"WEBP", "image/webp"),
        (4, b"ftypavif", "image/avif"),
        (4, b"ftypavis", "image/avif"),
    ):
        if head[at:].startswith(magic):
            return kind
    return ""


def size_of_picture(data: bytes) -> Size | None:
    """Width and height in pixels as the picture is shown, turned where its Exif data say so.

    None where ``data`` is no picture of a kind above, or does not reach as far as its size:
    ``data`` may be the head of a file, and a JPEG can have much before its size.
    """
    import imagesize  # noqa: PLC0415 -- it brings HTTP along, and many books have no pictures

    kind = kind_of_picture(data)
    try:
        if kind == "image/gif":
            size = struct.unpack_from("<HH", data, 6)
        elif kind == "image/bmp" and struct.unpack_from("<I", data, 14)[0] == _OLD_BMP_HEADER:
            size = struct.unpack_from("<HH", data, 18)
        else:
            size = imagesize.get(_Bounded(data)) if kind else (0, 0)
    except struct.error:
        return None
    width, height = size
    return (width, height) if width > 0 and height > 0 else None


def too_large(data: bytes) -> bool:
    """Whether ``data`` is a picture of more pixels than are ever decoded."""
    size = size_of_picture(data)
    return size is not None and size[0] * size[1] > MAX_PIXELS


class _Bounded(io.BytesIO):
    """Bytes that end with an error when they are read too often, or too many at once."""

    _reads = 0

    def read(self, size: int | None = -1, /) -> bytes:
        self._reads += 1
        if size is None or not 0 <= size <= _MAX_READ or self._reads > _MAX_READS:
            raise ValueError("no picture needs that")
        return super().read(size)


# Names of covers

_WORD = re.compile(r"[^\W\d_]+")
# Words for a cover in names of files, in languages that books are made in.
_COVERS = frozenset(
    _WORD.findall(
        "cover covers bookcover frontcover mycover ebookcover coverimage coverimg coverpage"
        " coverart coverimagestandard couverture couv portada cubierta copertina capa umschlag"
        " titelbild okladka omslag oblozhka обложка обкладинка корица 封面 表紙 표지 backcover cvr"
        " kapak borito coperta forside kansi kansikuva εξωφυλλο כריכה غلاف naslovnica sampul obalka"
    )
)
_NOT_FRONT = frozenset(_WORD.findall("back rear backcover inside inner"))


def cover_named(name: str) -> Literal["front", "other", ""]:
    """Which cover a file is by its name: the front, another one, or "" for none."""
    words = frozenset(_WORD.findall(fold(name.replace("_", " ")).replace("ł", "l")))
    if not words & _COVERS:
        return ""
    return "other" if words & _NOT_FRONT else "front"


# Media types by name; the machine's own list may differ

UNKNOWN = "application/octet-stream"
"""The media type of a file whose name says nothing."""
_TYPES = {
    "css": "text/css",
    "xhtml": "application/xhtml+xml",
    "xht": "application/xhtml+xml",
    "html": "application/xhtml+xml",
    "htm": "application/xhtml+xml",
    "jpg": "image/jpeg",
    "jpeg": "image/jpeg",
    "jpe": "image/jpeg",
    "png": "image/png",
    "gif": "image/gif",
    "webp": "image/webp",
    "avif": "image/avif",
    "bmp": "image/bmp",
    "svg": "image/svg+xml",
    "otf": "font/otf",
    "ttf": "font/ttf",
    "ttc": "font/collection",
    "woff": "font/woff",
    "woff2": "font/woff2",
    "mp3": "audio/mpeg",
    "m4a": "audio/mp4",
    "ogg": "audio/ogg",
    "opus": "audio/ogg",
    "wav": "audio/wav",
    "mp4": "video/mp4",
    "webm": "video/webm",
    "txt": "text/plain",
}


def media_type(name: str) -> str:
    """The media type of a file of that name."""
    return _TYPES.get(name.rpartition(".")[2].lower(), UNKNOWN)
