"""What files say of themselves, read in processes of their own that may do whatever they like."""

from __future__ import annotations

import os
import struct
import sys
import zlib
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

import smallbooks
from foxreader.core.cancel import Cancel, Cancelled
from foxreader.core.errors import DamagedBook, OpenError, ProtectedBook, UnsafeBook, UsageError
from foxreader.formats import called_apart, details_process, reading_process
from foxreader.formats.called_apart import DetailsReader, Task
from foxreader.formats.kinds import size_of_picture
from foxreader.formats.thumbnails import _MOST_BYTES, HEIGHT, WIDTH, cover_thumbnail
from librarymaker import COVER, library_epub
from waits import SECONDS

SERIES_3 = """<meta property="belongs-to-collection" id="s">Box</meta>
<meta refines="#s" property="collection-type">set</meta>
<meta property="belongs-to-collection" id="c">The  Harbour</meta>
<meta refines="#c" property="collection-type">series</meta>
<meta refines="#c" property="group-position">2.5</meta>
<meta refines="#t" property="file-as">Sea, The Calm</meta>
<dc:subject>Sea stories; Harbours</dc:subject><dc:subject>Sea stories</dc:subject>
<dc:identifier>urn:uuid:1</dc:identifier><dc:identifier>urn:isbn:0-306-40615-2</dc:identifier>"""
SERIES_2 = """<meta name="calibre:series" content="The Harbour"/>
<meta name="calibre:series_index" content="7"/>
<meta name="calibre:title_sort" content="Calm Sea, The"/>"""


@pytest.fixture(scope="module")
def reader() -> Iterator[DetailsReader]:
    made = DetailsReader(2)
    yield made
    made.close()


@pytest.mark.skipif(sys.platform == "win32", reason="a priority there is a class, not a number")
def test_what_nobody_waits_for_is_read_at_a_low_priority(tmp_path: Path) -> None:
    path = library_epub(tmp_path / "a.epub", "The Calm Sea", "Ann Lowe", "Bo")
    for low in (True, False):
        with closing(DetailsReader(1, low=low)) as reader:
            assert reader.read(Task(1, path)).about.title == "The Calm Sea"
            (process,) = reader._processes
            priority = os.getpriority(os.PRIO_PROCESS, process._child.pid)
            assert (priority > os.getpriority(os.PRIO_PROCESS, 0)) is low


def test_what_a_package_says_of_series_and_tags(reader: DetailsReader, tmp_path: Path) -> None:
    path = library_epub(tmp_path / "a.epub", "The Calm Sea", "Ann Lowe", "Bo", meta=SERIES_3)
    found = reader.read(Task(1, path))
    about = found.about
    assert (found.format, about.title, about.authors) == (
        "EPUB",
        "The Calm Sea",
        ("Ann Lowe", "Bo"),
    )
    assert (about.series, about.series_index) == ("The Harbour", 2.5)
    assert about.tags == ("Sea stories", "Harbours") and about.isbn == "9780306406157"
    assert about.sort_title == "Sea, The Calm"
    path = library_epub(tmp_path / "b.epub", "", meta=SERIES_2)
    about = reader.read(Task(1, path)).about
    assert (about.series, about.series_index, about.title) == ("The Harbour", 7.0, "")
    assert about.sort_title == "Calm Sea, The"


def test_every_format_has_details(reader: DetailsReader, tmp_path: Path) -> None:
    made = [
        smallbooks.epub(tmp_path / "a.epub"), smallbooks.fb2(tmp_path / "a.fb2"),
        smallbooks.fb2_zip(tmp_path / "b.fb2.zip"), smallbooks.cbz(tmp_path / "a.cbz"),
        smallbooks.docx(tmp_path / "a.docx"), smallbooks.mhtml(tmp_path / "a.mhtml"),
        smallbooks.mobi(tmp_path / "a.mobi"),
    ]  # fmt: skip
    for name, text in (
        ("a.md", "---\ntitle: The Fox and the Lamp\n---\n# One\n"),
        ("a.html", "<html><head><title>The Fox and the Lamp</title></head><body>x"),
        ("a.txt", "Title: The Fox and the Lamp\nAuthor: Ada Writer\n\nWords.\n"),
    ):
        path = tmp_path / name
        path.write_text(text)
        made.append(path)
    found = {one.task.path.name: one for one in reader.read_all(Task(p, p) for p in made)}
    assert [one.error for one in found.values()] == [None] * len(made)
    titles = {name: one.about.title for name, one in found.items()}
    assert set(titles.values()) == {smallbooks.TITLE}, titles
    with_cover = {name for name, one in found.items() if one.cover}
    assert {"a.epub", "a.fb2", "b.fb2.zip", "a.cbz", "a.mobi"} <= with_cover
    formats = {name: one.format for name, one in found.items()}
    assert formats["a.mobi"] == "Kindle" and formats["a.txt"] == "text"


def test_a_cover_is_a_small_jpeg(reader: DetailsReader, tmp_path: Path) -> None:
    cover = reader.read(Task(1, library_epub(tmp_path / "a.epub", "T"))).cover
    assert cover.startswith(b"\xff\xd8\xff") and size_of_picture(cover) == (WIDTH, HEIGHT)


def bomb(width: int, height: int) -> bytes:
    """A picture that says it has so many pixels, and is small."""
    data = smallbooks.png(1, 1)
    header = struct.pack(">IIBBBBB", width, height, 8, 0, 0, 0, 0)
    return data[:16] + header + struct.pack(">I", zlib.crc32(b"IHDR" + header)) + data[33:]


@pytest.mark.parametrize(
    "picture",
    [b"", b"no picture at all", COVER[:60], bomb(60_000, 60_000), bomb(2_000_000, 1), bomb(0, 0),
     b"<svg xmlns='http://www.w3.org/2000/svg'/>", b"\xff\xd8\xff" + b"\0" * 5000],
)  # fmt: skip
def test_a_cover_that_is_none_or_a_bomb_is_left_out(picture: bytes) -> None:
    assert cover_thumbnail(picture) == b""


@pytest.mark.parametrize("size", [(20, 30), (3000, 200), (90, 4000), (2000, 3000)])
def test_any_shape_of_cover_fits(size: tuple[int, int]) -> None:
    made = cover_thumbnail(smallbooks.png(*size))
    width, height = size_of_picture(made) or (0, 0)
    assert 0 < width <= WIDTH + 1 and 0 < height <= HEIGHT + 1 and len(made) <= _MOST_BYTES


def test_what_would_not_open_is_refused_with_a_sentence(
    reader: DetailsReader, tmp_path: Path
) -> None:
    empty, torn = tmp_path / "empty.epub", tmp_path / "torn.epub"
    empty.touch()
    torn.write_bytes(smallbooks.epub(tmp_path / "x.epub").read_bytes()[:300])
    locked = smallbooks.zipped(
        tmp_path / "drm.epub",
        {"META-INF/container.xml": "<container/>", "META-INF/sinf.xml": "<sinf/>",
         "mimetype": "application/epub+zip"},
    )  # fmt: skip
    for path, kind in ((empty, DamagedBook), (torn, DamagedBook), (locked, ProtectedBook),
                       (tmp_path / "gone.epub", UsageError)):  # fmt: skip
        with pytest.raises(kind, match=path.name):
            reader.read(Task(1, path))


def test_hostile_books_are_taken_or_refused(reader: DetailsReader) -> None:
    folder = Path(__file__).parents[2].parent / "shared" / "books" / "hostile"
    if not folder.is_dir():
        pytest.skip("the shared books are not here")
    paths = sorted(path for path in folder.iterdir() if path.suffix in (".epub", ".pdf"))
    found = list(reader.read_all(Task(path, path) for path in paths))
    assert {one.task.path for one in found} == set(paths)
    for one in found:
        assert one.error is None or isinstance(one.error, OpenError), one.task.path


# Processes that misbehave


@pytest.fixture
def misbehaving(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> object:
    """Has files be read by the body of a script that is given the stream of answers."""

    def use(body: str) -> DetailsReader:
        script = tmp_path / "worse.py"
        script.write_text(
            "import sys, time\nfrom foxreader.formats import reading_process\n"
            "asked, answers = sys.stdin.buffer, sys.stdout.buffer\n"
            f"while (message := reading_process.receive(asked)) is not None:\n    {body}\n"
        )
        command = [sys.executable, str(script)]
        monkeypatch.setattr("foxreader.formats.reading_process.child_command", lambda what: command)
        monkeypatch.setenv("PYTHONPATH", str(Path(called_apart.__file__).parents[2]))
        return DetailsReader(1)

    return use


@pytest.mark.parametrize(
    "body",
    [
        "sys.exit(3)",
        "answers.write(b'\\xff' * 5000); answers.flush()",
        "reading_process.send(answers, {'id': 99, 'is': 'answer'})",
        "reading_process.send(answers, {'id': message[0]['id'], 'is': 'answer'}, [b'not a frame'])",
        "reading_process.send(answers, {'id': message[0]['id'], 'is': 'answer'}, [])",
    ],
)
def test_a_process_that_was_taken_over_gives_one_sentence(
    misbehaving, tmp_path: Path, body: str
) -> None:
    reader = misbehaving(body)
    found = list(reader.read_all(Task(n, tmp_path / f"{n}.epub") for n in range(3)))
    reader.close()
    assert sorted(one.task.key for one in found) == [0, 1, 2]
    assert all(isinstance(one.error, DamagedBook) for one in found)


def test_a_process_that_has_read_its_share_is_replaced(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As where nothing can fork: no file is lost when one process ends and the next begins."""
    script = (
        "from foxreader.formats import details_process as process\n"
        "process.FORKS, process._FILES, process.confine = False, 3, print\nprocess.main()\n"
    )
    command = [sys.executable, "-c", script]
    monkeypatch.setattr("foxreader.formats.reading_process.child_command", lambda what: command)
    monkeypatch.setenv("PYTHONPATH", str(Path(called_apart.__file__).parents[2]))
    path = library_epub(tmp_path / "a.epub", "T")
    reader = DetailsReader(2)
    found = list(reader.read_all(Task(number, path) for number in range(14)))
    reader.close()
    assert sorted(one.task.key for one in found) == list(range(14))
    assert {str(one.error) for one in found} == {"None"}
    assert {one.about.title for one in found} == {"T"}


def test_a_process_that_hangs_is_ended(misbehaving, tmp_path: Path) -> None:
    reader = misbehaving("time.sleep(1000)")
    with pytest.raises(UnsafeBook, match=r"a\.epub"):
        reader.read(Task(1, tmp_path / "a.epub", seconds=0.1))
    reader.close()


def test_what_is_no_thumbnail_is_not_taken_as_one(misbehaving, tmp_path: Path) -> None:
    picture = smallbooks.png(10, 10)
    path = tmp_path / "picture"
    path.write_bytes(picture)
    body = (
        "import io; inner = io.BytesIO();"
        " reading_process.send(inner, {'is': 'details', 'about': {'title':"
        f" 7, 'tags': ['x']}}}}, [open({str(path)!r}, 'rb').read()]);"
        " reading_process.send(answers, {'id': message[0]['id'], 'is': 'answer'},"
        " [inner.getvalue()])"
    )
    reader = misbehaving(body)
    found = reader.read(Task(1, tmp_path / "a.epub"))
    reader.close()
    assert found.cover == b"" and found.about.title == "" and found.about.tags == ("x",)


def test_a_cancel_ends_the_processes(reader: DetailsReader, tmp_path: Path) -> None:
    path, cancel = library_epub(tmp_path / "a.epub", "T"), Cancel()

    def tasks() -> Iterator[Task]:
        yield Task(1, path)
        cancel.set()
        yield Task(2, path)

    with pytest.raises(Cancelled):
        list(reader.read_all(tasks(), cancel))
    assert reader.read(Task(3, path)).about.title == "T"  # and it goes on afterwards


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="only Linux forks")
def test_a_fork_that_is_killed_or_hangs_costs_its_file_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The fork's side, in this process: what a file does to it is one answer of nothing."""
    import os

    acts = {
        "killed": lambda path, data: os.kill(os.getpid(), 9),
        "hangs": lambda path, data: os.read(os.pipe()[0], 1),
        "raves": lambda path, data: ({"is": "x", "y": "z" * 10}, b""),
    }
    monkeypatch.setattr(details_process, "_ACTS", acts)
    monkeypatch.setattr(details_process, "confine", lambda path: True)
    streams = (open(os.devnull, "rb"), open(os.devnull, "wb"))  # noqa: PTH123, SIM115
    answers = {
        name: details_process._forked(
            (
                {"do": name, "path": "/x", "seconds": 0.2 if name == "hangs" else SECONDS},
                memoryview(b""),
            ),
            streams,
        )
        for name in acts
    }
    for stream in streams:
        stream.close()
    assert answers["killed"] == b"" and b"zzz" in answers["raves"]
    assert b"takes_too_long" in answers["hangs"]


@pytest.mark.parametrize("forks", [True, False])
def test_a_file_is_read_by_a_process_that_reaches_nothing_else(tmp_path: Path, forks: bool) -> None:
    """What runs in the fork is what confines itself: another file cannot be opened there."""
    if not sys.platform.startswith("linux"):
        pytest.skip("only Linux confines")
    import subprocess

    other = tmp_path / "secret.txt"
    other.write_text("secret")
    own = library_epub(tmp_path / "a.epub", "T")
    script = (
        "import sys; from foxreader.formats import details_process as process\n"
        f"process.FORKS = {forks}\n"
        "def details(path, data):\n"
        "    held = {}\n"
        f"    for name in ({str(own)!r}, {str(other)!r}):\n"
        "        try: held[name[-5:]] = len(open(name, 'rb').read()) > 0\n"
        "        except OSError as error: held[name[-5:]] = type(error).__name__\n"
        "    return {'is': 'details', 'format': 'x', 'about': {'title': repr(held)}}, b''\n"
        "process._ACTS['details'] = details\nprocess.main()\n"
    )

    child = subprocess.Popen(
        [sys.executable, "-c", script], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
        env={"PYTHONPATH": str(Path(called_apart.__file__).parents[2])},
    )  # fmt: skip
    with child:
        assert child.stdin is not None and child.stdout is not None
        reading_process.send(child.stdin, {"id": 1, "do": "details", "path": str(own)})
        assert reading_process.receive(child.stdout) is not None
        answer = reading_process.receive(child.stdout)
        child.stdin.close()
        child.kill()
    assert answer is not None
    found = called_apart._found(Task(1, own), answer)
    assert (
        "'.epub': True" in found.about.title and "'t.txt': 'PermissionError'" in found.about.title
    )
