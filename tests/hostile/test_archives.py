"""What a zip file or the XML in it can do to a reader: nothing is written, expanded or reached."""

from __future__ import annotations

import io
import random
import struct
import sys
import time
import zipfile
from pathlib import Path

import pytest
from listener import Listener
from smallbook import CONTAINER, NAVIGATION, NCX, PACKAGE, chapter, write_epub

from commandline import fox
from foxreader.core.errors import FoxError, OpenError, UnsafeBook
from foxreader.formats import digest, open_book
from foxreader.formats.apart import open_apart
from foxreader.formats.archive import resolve

SECRET = "the canary sings"


@pytest.fixture
def canary(tmp_path: Path) -> Path:
    """A file outside every book whose words must never turn up in one."""
    path = tmp_path / "canary.txt"
    path.write_text(SECRET, encoding="utf-8")
    return path


def everything_of(path: Path) -> str:
    """All that a book says of itself and in itself; "" for one that does not open."""
    try:
        book, resources = open_book(path)
    except OpenError as error:
        return str(error)
    resources.close()
    words = [file.text + file.markup.decode() for file in book.files]
    words += [entry.title for entry in book.toc] + [mark.label for mark in book.pages]
    return "\n".join([*words, repr(book.metadata), *book.warnings])


# Archives


def bomb(path: Path, kind: str) -> Path:
    """An EPUB that unpacks to far more than it is."""
    write_epub(path)
    if kind == "one member of 600 MB":
        with zipfile.ZipFile(path, "a", zipfile.ZIP_DEFLATED, compresslevel=1) as book:
            with book.open(zipfile.ZipInfo("OEBPS/big.bin"), "w", force_zip64=True) as member:
                pass
            with book.open("OEBPS/huge.bin", "w") as member:
                zeros = bytes(1024 * 1024)
                for _ in range(600):
                    member.write(zeros)
    elif kind == "thirty thousand members":
        with zipfile.ZipFile(path, "a") as book:
            for number in range(30_000):
                book.writestr(f"OEBPS/{number}", b"")
    elif kind == "members that share their bytes":
        share(path)
    return path


def share(path: Path) -> None:
    """Have every record of the directory point to one and the same member of 1 MB."""
    out, directory = io.BytesIO(), []
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as book:
        book.writestr("x", bytes(1024 * 1024))
        info = book.infolist()[0]
    raw = out.getvalue()
    start = raw.index(b"PK\x01\x02")
    record = raw[start : raw.index(b"PK\x05\x06")]
    for number in range(200):
        name = f"{number:03}".encode()
        directory.append(record[:28] + struct.pack("<H", 3) + record[30:46] + name)
    body, listed = raw[:start], b"".join(directory)
    end = struct.pack("<4s4H2LH", b"PK\5\6", 0, 0, 200, 200, len(listed), len(body), 0)
    assert info.file_size == 1024 * 1024
    path.write_bytes(body + listed + end)


@pytest.mark.parametrize(
    "kind",
    ["one member of 600 MB", "thirty thousand members", "members that share their bytes"],
)
def test_bombs_are_refused_at_once(tmp_path: Path, kind: str) -> None:
    path = bomb(tmp_path / "bomb.epub", kind)
    sha256 = digest(path)
    started = time.process_time()
    with pytest.raises(OpenError) as refused:
        open_book(path, sha256=sha256)
    assert time.process_time() - started < 4
    assert isinstance(refused.value, UnsafeBook)
    assert "would unpack to more than a book can be" in str(refused.value)


def test_a_zip_in_the_zip_is_not_unpacked(tmp_path: Path) -> None:
    inner = io.BytesIO()
    with zipfile.ZipFile(inner, "w", zipfile.ZIP_DEFLATED) as book:
        book.writestr("deep.bin", bytes(50 * 1024 * 1024))
    path = write_epub(tmp_path / "nested.epub", {"OEBPS/inner.zip": inner.getvalue()})
    book_, resources = open_book(path)
    assert "First words." in book_.files[0].text
    found = resources.read("OEBPS/inner.zip")
    assert found is not None and found.data == inner.getvalue()
    resources.close()


def test_a_size_that_lies_gives_no_more_than_it_says(tmp_path: Path) -> None:
    path = write_epub(tmp_path / "lies.epub", {"OEBPS/liar.bin": bytes(8 * 1024 * 1024)})
    raw = bytearray(path.read_bytes())
    name = raw.rindex(b"OEBPS/liar.bin")
    raw[name - 22 : name - 18] = struct.pack("<L", 100)
    path.write_bytes(raw)
    _, resources = open_book(path)
    found = resources.read("OEBPS/liar.bin")
    assert found is None or len(found.data) <= 100
    resources.close()


NAMES = [
    "../../evil.txt", "..\\..\\evil.txt", "/tmp/evil.txt", "C:\\evil.txt", "C:/evil.txt",
    "\\\\host\\share\\evil.txt", "//host/share/evil.txt", "a/../../../evil.txt", "COM1", "nul.txt",
    "x" * 5000, "\u202egpj.exe", "~/evil.txt", "OEBPS/./../../../evil.txt", "evil\x01.txt",
]  # fmt: skip


def test_no_name_of_a_member_is_ever_written_to(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    inside = tmp_path / "inside"
    inside.mkdir()
    monkeypatch.chdir(inside)
    path = write_epub(inside / "b.epub", dict.fromkeys(NAMES, b"evil"))
    before = sorted(p for p in tmp_path.rglob("*"))
    book, resources = open_apart(path, sha256=digest(path))
    for name in NAMES:
        resources.read(name)
    resources.close()
    assert len(book.files) == 2
    assert sorted(p for p in tmp_path.rglob("*")) == before


@pytest.mark.parametrize(
    "name", ["../canary.txt", "/{0}", "{0}", "file://{0}", "%2e%2e/canary.txt"]
)
def test_no_resource_is_read_from_outside(tmp_path: Path, canary: Path, name: str) -> None:
    (tmp_path / "in").mkdir()
    path = write_epub(tmp_path / "in" / "b.epub")
    _, resources = open_book(path)
    assert resources.read(name.format(canary)) is None
    resources.close()


HREFS = [
    "../../../../../../../../{0}", "{0}", "file://{0}", "%2e%2e/%2e%2e/{0}", "..%5c..%5c{0}",
    "..\\..\\{0}", "C:\\windows\\win.ini", "http://127.0.0.1:9/x", "//127.0.0.1/x", "\\\\host\\x",
    "a/../../../../..{0}", "jar:file:{0}!/x", "{0}#x", "{0}?x", "data:text/html,x", "javascript:x",
]  # fmt: skip


@pytest.mark.parametrize("href", HREFS)
def test_a_manifest_cannot_name_what_is_not_in_the_book(
    tmp_path: Path, canary: Path, href: str
) -> None:
    wrong = PACKAGE.replace('href="c1.xhtml"', f'href="{href.format(canary)}"')
    path = write_epub(tmp_path / "b.epub", {"OEBPS/book.opf": wrong})
    said = everything_of(path)
    assert SECRET not in said
    assert "Second words." in said
    assert "is missing or damaged" in said


@pytest.mark.parametrize("href", HREFS)
def test_what_a_reference_means_stays_inside(href: str) -> None:
    name, _ = resolve("OEBPS/text/c1.xhtml", href)
    assert not name.startswith(("/", "\\"))


def test_a_link_in_the_archive_is_its_bytes_and_not_its_target(
    tmp_path: Path, canary: Path
) -> None:
    path = write_epub(tmp_path / "b.epub", leave_out=("OEBPS/c1.xhtml",))
    with zipfile.ZipFile(path, "a") as book:
        link = zipfile.ZipInfo("OEBPS/c1.xhtml")
        link.create_system, link.external_attr = 3, 0o120777 << 16
        book.writestr(link, str(canary))
    assert SECRET not in everything_of(path)


def test_of_two_members_with_one_name_reader_and_index_take_the_same(tmp_path: Path) -> None:
    path = write_epub(tmp_path / "b.epub")
    with pytest.warns(UserWarning, match="Duplicate"), zipfile.ZipFile(path, "a") as book:
        book.writestr("OEBPS/c1.xhtml", chapter("<p>Another text.</p>"))
    opened, resources = open_book(path)
    found = resources.read("OEBPS/c1.xhtml")
    assert found is not None
    assert ("Another text." in opened.files[0].text) == (b"Another text." in found.data)
    resources.close()


# XML

DOCTYPES = {
    "a file": '<!DOCTYPE x [<!ENTITY e SYSTEM "file://{0}">]>',
    "an address": '<!DOCTYPE x [<!ENTITY e SYSTEM "http://127.0.0.1:{1}/x">]>',
    "a parameter entity": '<!DOCTYPE x [<!ENTITY % p SYSTEM "http://127.0.0.1:{1}/p"> %p;'
    '<!ENTITY e "e">]>',
    "a parameter entity's file": '<!DOCTYPE x [<!ENTITY % p SYSTEM "file://{0}"> %p;]>',
    "an external subset": '<!DOCTYPE x SYSTEM "http://127.0.0.1:{1}/dtd">',
    "a public identifier": '<!DOCTYPE x PUBLIC "-//x" "http://127.0.0.1:{1}/dtd">',
    "a billion laughs": "<!DOCTYPE x [<!ENTITY a 'ha'>"
    + "".join(
        f"<!ENTITY {name} '{f'&{before};' * 10}'>"
        for before, name in zip("abcdefghi", "bcdefghij", strict=True)
    )
    + "<!ENTITY e '&j;'>]>",
    "a long entity": "<!DOCTYPE x [<!ENTITY e '" + "ha" * 50_000 + "'>]>",
    "itself": "<!DOCTYPE x [<!ENTITY e '&f;'><!ENTITY f '&e;'>]>",
}
FILES = {
    "META-INF/container.xml": (CONTAINER, "</container>"),
    "OEBPS/book.opf": (PACKAGE, "</dc:title>"),
    "OEBPS/nav.xhtml": (NAVIGATION, "</a>"),
    "OEBPS/toc.ncx": (NCX, "</text>"),
    "OEBPS/c1.xhtml": (chapter("<h1>One</h1><p>First words.</p>"), "</p>"),
    "META-INF/encryption.xml": ("<encryption><x/></encryption>", "<x/>"),
}


@pytest.mark.parametrize("attack", DOCTYPES)
@pytest.mark.parametrize("name", FILES)
def test_no_entity_expands_or_is_fetched(
    tmp_path: Path, canary: Path, name: str, attack: str
) -> None:
    listener = Listener()
    doctype = DOCTYPES[attack].replace("{0}", str(canary)).replace("{1}", str(listener.port))
    good, at = FILES[name]
    source = good.removeprefix('<?xml version="1.0"?>')
    entities = "&e;" * (2000 if "long" in attack else 3)
    changed = '<?xml version="1.0"?>' + doctype + source.replace(at, entities + at)
    path = write_epub(tmp_path / "b.epub", {name: changed})
    said = everything_of(path)
    listener.close()
    assert SECRET not in said
    assert len(said) < 2_000_000
    assert listener.connections == 0
    assert "Second words." in said


def test_deep_files_do_not_exhaust_the_stack(tmp_path: Path) -> None:
    deep = 20_000
    nested = "<div>" * deep + "<p>Deep words.</p>" + "</div>" * deep
    points = "<navPoint><navLabel><text>x</text></navLabel><content src='c1.xhtml'/>" * 3000
    path = write_epub(
        tmp_path / "b.epub",
        {
            "OEBPS/c1.xhtml": chapter(nested),
            "OEBPS/toc.ncx": f"<ncx><navMap>{points}{'</navPoint>' * 3000}</navMap></ncx>",
            "OEBPS/nav.xhtml": None,
        },
    )
    assert "Deep words." in everything_of(path)


def test_a_chapter_of_a_hundred_megabytes_is_left_out_and_told(tmp_path: Path) -> None:
    path = write_epub(tmp_path / "b.epub")
    with zipfile.ZipFile(path, "a") as book:
        info = zipfile.ZipInfo("OEBPS/c1.xhtml")
        with pytest.warns(UserWarning, match="Duplicate"), book.open(info, "w") as member:
            for _ in range(100):
                member.write(
                    random.Random(1).randbytes(1024) * 1024
                )  # stored: a ratio alone does not tell
    said = everything_of(path)
    assert "Second words." in said
    assert "“OEBPS/c1.xhtml” is missing or damaged" in said


@pytest.mark.parametrize("broken", [False, True])
def test_absurdly_many_attributes(tmp_path: Path, broken: bool) -> None:
    many = "".join(f' a{n}="x"' for n in range(200_000))
    soup = chapter(f"<p{many}>Few words.</p><p>No end")
    path = write_epub(
        tmp_path / "b.epub",
        {
            "OEBPS/c1.xhtml": soup if broken else chapter(f"<p{many}>Few words.</p>"),
            "OEBPS/book.opf": PACKAGE.replace("<spine", f"<spine{many}"),
            "OEBPS/nav.xhtml": NAVIGATION.replace("<ol>", f"<ol{many}>"),
        },
    )
    started = time.process_time()
    assert "Few words." in everything_of(path)
    assert time.process_time() - started < 30


def test_a_picture_of_a_billion_pixels_is_not_given_to_the_view(tmp_path: Path) -> None:
    head = b"\x89PNG\r\n\x1a\n" + struct.pack(">I4sIIBB", 13, b"IHDR", 30_000, 30_000, 8, 2)
    small = b"\x89PNG\r\n\x1a\n" + struct.pack(">I4sIIBB", 13, b"IHDR", 300, 300, 8, 2)
    path = write_epub(tmp_path / "b.epub", {"OEBPS/pic.png": head, "OEBPS/small.png": small})
    _, resources = open_apart(path, sha256=digest(path))
    assert resources.read("OEBPS/pic.png") is None
    assert resources.read("OEBPS/small.png") is not None
    resources.close()


def test_nothing_of_a_book_reaches_standard_output(tmp_path: Path) -> None:
    """The process speaks to the program there: what a library prints must not be taken for it."""
    path = write_epub(tmp_path / "b.epub")
    script = (
        "import sys, foxreader.formats.worker as w, foxreader.formats.epub.reader as e\n"
        "keep = e.open_epub\n"
        "def loud(*a, **k):\n"
        "    print('noise' * 1000); sys.stdout.flush()\n"
        "    return keep(*a, **k)\n"
        "e.open_epub = loud\n"
        "w.main()\n"
    )
    from foxreader.formats import reading_process
    from foxreader.system.processes import child_command

    command = [sys.executable, "-c", script]
    original, reading_process.child_command = child_command, lambda module: command
    try:
        book, resources = open_apart(path, sha256=digest(path))
    finally:
        reading_process.child_command = original
    resources.close()
    assert len(book.files) == 2


def test_an_error_never_shows_a_traceback(tmp_path: Path) -> None:
    path = tmp_path / "b.epub"
    path.write_bytes(b"PK\3\4" + bytes(100))
    done = fox("info", path)
    assert done.returncode == 2
    assert "Traceback" not in done.stderr
    assert done.stderr.startswith("foxreader: “b.epub”")
    assert issubclass(UnsafeBook, FoxError)
