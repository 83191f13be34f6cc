"""A book is read in a process of its own; whatever it does there, the program goes on."""

from __future__ import annotations

import io
import os
import signal
import subprocess
import sys
import tempfile
import threading
from pathlib import Path

import pymupdf
import pytest
from hypothesis import given
from hypothesis import strategies as st

import smallbooks
from examples import examples
from foxreader.core.book import Book, Metadata
from foxreader.core.cancel import Cancel, Cancelled
from foxreader.core.errors import (
    DamagedBook,
    OpenError,
    PasswordNeeded,
    UnsafeBook,
    UnsupportedFormat,
    UsageError,
)
from foxreader.core.notice import Notice
from foxreader.core.plain_data import pack_book, unpack_book
from foxreader.formats import apart, digest, open_book, reading_process
from foxreader.formats.apart import open_apart, resources_apart
from takenover import answers_with, reads_with
from waits import SECONDS, until


@pytest.fixture
def text(tmp_path: Path) -> Path:
    path = tmp_path / "lamp.txt"
    path.write_text("Chapter 1\n\nThe lamp burned. 😀\n", encoding="utf-8")
    return path


@pytest.fixture
def scratch(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the processes put what they unpack; must be empty in the end."""
    folder = tmp_path / "scratch"
    folder.mkdir()
    monkeypatch.setattr(tempfile, "tempdir", str(folder))
    return folder


def opened(path: Path, **more: object):
    return open_apart(path, sha256=digest(path), **more)  # type: ignore[arg-type]


def test_a_book_is_the_same_read_here_or_apart(text: Path, scratch: Path) -> None:
    book, resources = opened(text)
    here, _ = open_book(text)
    assert book == here
    assert resources.read("nothing") is None
    resources.close()
    assert list(scratch.iterdir()) == []


@pytest.mark.thorough
@pytest.mark.books
@pytest.mark.parametrize("name", ["epub/calibre/eng.epub", "pdf/pdfjs/tracemonkey.pdf"])
def test_a_real_book_is_the_same_read_here_or_apart(books: Path, name: str) -> None:
    shown: list[int] = []
    heard: list[int] = []
    book, resources = opened(
        books / name,
        preview=lambda first, _: shown.append(len(first.files[0].text)),
        progress=lambda state: heard.append(state.done),
    )
    here, near = open_book(books / name)
    assert [f.text for f in book.files] == [f.text for f in here.files]
    assert (book.toc, book.pages, book.metadata) == (here.toc, here.pages, here.metadata)
    assert heard == list(range(1, len(book.files) + 1))
    assert shown == [len(book.files[0].text)]
    if book.paged:
        assert resources.page_image(0, 1.0).data == near.page_image(0, 1.0).data
        with pytest.raises(UsageError):
            resources.page_image(10_000, 1.0)
    else:
        assert resources.read("missing") is None
    resources.close()
    near.close()
    again = resources_apart(books / name, book)
    if book.paged:
        assert again.page_image(0, 1.0).media_type == "image/bmp"
    again.close()


def test_what_is_wrong_is_said_as_it_is_here(tmp_path: Path) -> None:
    path = tmp_path / "empty.epub"
    path.write_bytes(b"")
    with pytest.raises(DamagedBook, match="empty"):
        opened(path)


@pytest.mark.parametrize(
    ("script", "silence", "error", "said"),
    [
        ("import os; os.abort()", SECONDS, DamagedBook, "stopped the part"),
        ("import sys; sys.exit(0)", SECONDS, DamagedBook, "stopped the part"),
        ("import time; time.sleep(3600)", 1, UnsafeBook, "takes too long"),
        ("import sys; sys.stdout.write('x' * 100)", SECONDS, DamagedBook, "stopped"),
        ("import sys; sys.stdout.buffer.write(b'\\xff' * 64)", SECONDS, DamagedBook, "stopped"),
    ],
)
def test_a_process_that_dies_hangs_or_raves_is_one_sentence(
    text: Path,
    scratch: Path,
    monkeypatch: pytest.MonkeyPatch,
    script: str,
    silence: float,
    error: type[OpenError],
    said: str,
) -> None:
    monkeypatch.setattr(apart, "SILENCE", silence)
    reads_with(monkeypatch, script)
    with pytest.raises(error, match=said):
        opened(text)
    assert list(scratch.iterdir()) == []


@pytest.mark.parametrize(
    "lie",
    [
        {"is": "book", "about": {}},
        {"is": "book", "about": {"files": 3, "metadata": {"authors": []}}},
        {"is": "file", "about": {"name": 1}, "sizes": [4]},
        {"is": "file", "about": [], "sizes": [-1, 0, 0]},
        {"is": "error", "kind": "SystemExit", "text": "x"},
        {"is": "error", "kind": "__builtins__", "text": "x"},
        {"is": "fault", "trace": "Traceback"},
        {"is": 7},
        {},
    ],
)
def test_a_process_that_was_taken_over_gives_no_book(
    text: Path, monkeypatch: pytest.MonkeyPatch, logged_errors: list[str], lie: dict[str, object]
) -> None:
    monkeypatch.setattr(apart, "SILENCE", SECONDS)
    answers_with(monkeypatch, lie)
    with pytest.raises(OpenError):
        opened(text)
    # What is no answer at all is only waited for; the rest is noted.
    assert all("the reading process" in said for said in logged_errors)
    logged_errors.clear()


def test_what_is_wrong_keeps_its_code(tmp_path: Path) -> None:
    """So that the window can say it in the reader's language."""
    path = tmp_path / "letter.djvu"
    path.write_bytes(b"AT&TFORM" + bytes(90))
    with pytest.raises(UnsupportedFormat) as caught:
        opened(path)
    said = Notice("calibre_converts", name="letter.djvu", what=Notice("is_djvu"))
    assert (caught.value.code, caught.value.sentence) == ("calibre_converts", said)
    assert getattr(caught.value.sentence, "arguments", {})["what"].code == "is_djvu"


PAGE_7 = "Page 7 cannot be shown."


@pytest.mark.parametrize(
    "made",
    [
        None, "page_not_shown", 7, [], ["page_not_shown"], ["page_not_shown", {}, {}],
        ["no such code", {}], ["page_not_shown", {}], ["page_not_shown", {"page": 8}],
        ["page_not_shown", {"page": 7, "more": 1}], ["page_not_shown", {"page": True}],
        ["page_not_shown", {"page": None}], ["page_not_shown", {"page": {"page": 7}}],
        ["page_not_shown", {"page": ["page_not_shown", {"page": 7}]}],
        ["page_not_shown", {"page": 7, "code": "x"}], ["__class__", {"page": 7}],
        [["page_not_shown"], {"page": 7}], ["pages_and_more", {"pages": "x", "more": "y"}],
    ],
)  # fmt: skip
def test_a_code_that_is_none_leaves_the_plain_text(
    text: Path, monkeypatch: pytest.MonkeyPatch, made: object
) -> None:
    lie = {"is": "error", "kind": "UnsafeBook", "text": PAGE_7, "notice": made}
    answers_with(monkeypatch, lie)
    with pytest.raises(UnsafeBook) as caught:
        opened(text)
    assert (str(caught.value), caught.value.code) == (PAGE_7, "")


def test_notices_within_notices_are_followed_so_far(
    text: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    notice: str = Notice("quoted", words="a")
    made: object = ["quoted", {"words": "a"}]
    for _ in range(50):
        notice, made = f" ({notice})", ["quoted", {"words": made}]
    answers_with(monkeypatch, {"is": "error", "kind": "OpenError", "text": notice, "notice": made})
    with pytest.raises(OpenError) as caught:
        opened(text)
    assert (str(caught.value), caught.value.code) == (notice, "")


def test_a_warning_of_a_process_that_was_taken_over_is_a_text() -> None:
    about = pack_book(Book("0" * 64, "text", Metadata("T"), ()))
    lies = {"warnings": ["Torn.", 7], "notices": [["no such code", {}], ["quoted", {}], ["x"]]}
    assert unpack_book({**about, **lies}, ()).warnings == ("Torn.", "7")


def test_the_warnings_of_a_book_keep_their_codes(tmp_path: Path) -> None:
    path = smallbooks.cbz(tmp_path / "a.cbz")
    book, resources = opened(path)
    resources.close()
    assert [getattr(warning, "code", "") for warning in book.warnings] == ["pictures_to_recognise"]
    about = pack_book(book)
    del about["notices"]  # as an older version stored it
    [warning] = unpack_book(about, book.files).warnings
    assert warning == book.warnings[0] and not hasattr(warning, "code")


def test_the_reader_can_stop_it(text: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(apart, "SILENCE", SECONDS)  # after which it would end in another way
    reads_with(monkeypatch, "import time; time.sleep(3600)")
    cancel = Cancel()
    threading.Timer(0.3, cancel.set).start()
    with pytest.raises(Cancelled):
        opened(text, cancel=cancel)


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="needs signals")
def test_resources_come_again_after_a_crash(make_epub) -> None:
    _, resources = opened(make_epub())
    assert resources.read("OEBPS/style.css") is not None
    child = resources._process._child  # type: ignore[attr-defined]
    os.kill(child.pid, signal.SIGKILL)
    child.wait()
    until(lambda: resources._process._child is not child)  # type: ignore[attr-defined]
    assert resources.read("OEBPS/style.css") is not None
    resources.close()
    with pytest.raises(UsageError):
        resources.read("OEBPS/style.css")


def test_a_password_goes_no_way_others_can_see(tmp_path: Path) -> None:
    path = tmp_path / "locked.pdf"
    with pymupdf.open() as made:
        made.new_page().insert_text((72, 72), "Secret words.")
        made.save(path, encryption=pymupdf.PDF_ENCRYPT_AES_256, user_pw="sesame", owner_pw="o")
    with pytest.raises(PasswordNeeded, match="encrypted"):
        opened(path)
    with pytest.raises(PasswordNeeded, match="wrong"):
        opened(path, password="guess")
    book, resources = opened(path, password="sesame")
    assert "Secret" in book.files[0].text
    child = resources._process._child  # type: ignore[attr-defined]
    assert not any("sesame" in str(argument) for argument in child.args)
    resources.close()


def is_gone(pid: int) -> bool:
    """Whether a process has ended, collected or not by whoever collects orphans here."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] == "Z"
    except OSError:
        return True


@pytest.mark.thorough
@pytest.mark.skipif(not Path("/proc").is_dir(), reason="looks at processes in /proc")
@pytest.mark.parametrize("end", ["", "os._exit(0)", "os.kill(os.getpid(), 9)"])
def test_nothing_stays_behind_a_program_that_ends_without_a_word(tmp_path: Path, end: str) -> None:
    folder = tmp_path / "temporary"
    folder.mkdir()
    book = Path(__file__).parents[1] / "data" / "tiny.azw3"
    script = f"""
import os, sys
from pathlib import Path
from foxreader.formats import digest
from foxreader.formats.apart import open_apart
path = Path({str(book)!r})
book, resources = open_apart(path, sha256=digest(path))
print(resources._process._child.pid, flush=True)
{end}
"""
    done = subprocess.run(
        [sys.executable, "-c", script],
        capture_output=True, text=True, timeout=SECONDS, check=False,
        env={**os.environ, "TMPDIR": str(folder)},
    )  # fmt: skip
    pid = int(done.stdout)
    until(lambda: is_gone(pid))
    left = [p for p in folder.rglob("*") if p.is_file()]
    assert left == []
    if not end:
        assert list(folder.iterdir()) == []


def confined(tmp_path: Path, attempt: str, *, writes: bool = False) -> str:
    """What ``attempt`` gives in a confined process: its print, or the name of its error."""
    book = tmp_path / "book.txt"
    book.write_text("The book.", encoding="utf-8")
    scratch = tmp_path / "scratch"
    scratch.mkdir(exist_ok=True)
    script = f"""
import os, socket, subprocess, sys
from pathlib import Path
from foxreader.system.confine import confine
book, scratch = Path({str(book)!r}), Path({str(scratch)!r})
held = "files" in confine(book, scratch if {writes} else None)
try:
    print("held" if held else "free", {attempt})
except (OSError, MemoryError) as error:
    print("held" if held else "free", type(error).__name__)
"""
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, timeout=SECONDS, check=False
    )
    return done.stdout.strip() or done.stderr


def held(tmp_path: Path, attempt: str, *, writes: bool = False) -> str:
    said = confined(tmp_path, attempt, writes=writes)
    if said.startswith("free"):
        pytest.skip("this system cannot confine a process")
    return said.removeprefix("held ")


def test_a_confined_process_reads_its_book(tmp_path: Path) -> None:
    assert held(tmp_path, "book.read_text()") == "The book."


@pytest.mark.parametrize(
    "attempt",
    [
        "Path('/etc/passwd').read_text()",
        "os.listdir('/')",
        "os.listdir(os.path.expanduser('~'))",
        "(scratch / 'x').write_text('x')",
        "Path('/tmp/foxreader-canary-confined').write_text('x')",
        "book.unlink()",
        "book.write_text('x')",
        "os.mkdir(scratch / 'x')",
        "subprocess.run(['/bin/true'])",
        "socket.create_connection(('127.0.0.1', 9))",
        "socket.create_server(('127.0.0.1', 0))",
    ],
)
def test_a_confined_process_can_do_nothing_else(tmp_path: Path, attempt: str) -> None:
    assert held(tmp_path, attempt) == "PermissionError"


def test_a_reader_that_unpacks_has_its_scratch_folder_only(tmp_path: Path) -> None:
    assert held(tmp_path, "(scratch / 'x').write_text('x')", writes=True) == "1"
    assert held(tmp_path, "(book.parent / 'x').write_text('x')", writes=True) == "PermissionError"


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="the limit is not kept elsewhere")
def test_memory_is_bounded(tmp_path: Path) -> None:
    assert confined(tmp_path, "len(bytearray(4 * 1024**3))").endswith("MemoryError")


@examples(100)
@given(st.binary(max_size=200))
def test_any_bytes_are_a_message_or_none(raw: bytes) -> None:
    stream = io.BytesIO(raw)
    try:
        message = reading_process.receive(stream)
        assert message is None or isinstance(message[0], dict)
    except reading_process.BrokenStream:
        pass


@given(st.lists(st.binary(max_size=50), max_size=4))
def test_a_message_comes_back_as_it_was(parts: list[bytes]) -> None:
    stream = io.BytesIO()
    reading_process.send(stream, {"id": 1, "name": "é\ud800"}, parts)
    stream.seek(0)
    message = reading_process.receive(stream)
    assert message is not None
    assert message[0]["name"] == "é\ud800"
    assert list(reading_process.parts_of(message)) == parts
    assert reading_process.receive(stream) is None


def test_what_a_book_has_beside_text_comes_from_its_process(tmp_path: Path) -> None:
    book, resources = opened(smallbooks.docx(tmp_path / "a.docx"))
    try:
        inside = resources.inside(book)
        (link,) = [link for file in inside.files for link in file.links if link.note]
        assert book.text_at(link.note) == "A note below." and link.label == "1"
        assert [one.name for one in inside.pictures] == ["word/media/lamp.png"]
        found = resources.excerpt(book, link.note)
        assert (
            found.markup == '<div xmlns="http://www.w3.org/1999/xhtml"><p>A note below.</p></div>'
        )
    finally:
        resources.close()


def test_a_book_takes_the_process_that_was_started_ahead(text: Path) -> None:
    reading_process.start_ahead()
    (waiting,) = reading_process._ahead
    book, resources = open_apart(text, sha256=digest(text))
    assert reading_process._ahead == []
    assert resources._process._child is waiting
    assert book.files[0].text
    resources.close()
    waiting.wait(SECONDS)


def test_a_process_that_ended_before_a_book_came_is_not_taken(text: Path) -> None:
    reading_process.start_ahead()
    (waiting,) = reading_process._ahead
    waiting.kill()
    waiting.wait(SECONDS)
    book, resources = open_apart(text, sha256=digest(text))
    assert book.files[0].text
    resources.close()


def test_a_process_that_no_book_took_is_ended() -> None:
    reading_process.start_ahead()
    (waiting,) = reading_process._ahead
    reading_process.end_ahead()
    assert (waiting.poll() is not None, reading_process._ahead) == (True, [])
