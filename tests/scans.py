"""Scans made on the spot, and a stand-in for tesseract where a test needs no real one."""

from __future__ import annotations

import os
import shutil
import stat
import sys
from pathlib import Path

import pymupdf
import pytest

HEAD = (
    "level\tpage_num\tblock_num\tpar_num\tline_num\tword_num\tleft\ttop\twidth\theight\tconf\ttext"
)

needs_tesseract = pytest.mark.skipif(
    shutil.which("tesseract") is None, reason="tesseract is not installed"
)
needs_posix = pytest.mark.skipif(
    sys.platform == "win32", reason="the stand-in is a script with a first line that names Python"
)

# Without site packages: it starts for each page.
_PROGRAM = """#!{python} -IS
import sys, time
if "--list-langs" in sys.argv:
    print('List of available languages in "x" (2):')
    print("eng")
    print("deu")
    sys.exit()
picture = sys.stdin.buffer.read()
assert picture[:2] == b"BM"
with open({log!r}, "a") as log:
    log.write("page " + sys.argv[sys.argv.index("-l") + 1] + chr(10))
time.sleep({seconds})
{act}
print({tables!r}[sum(1 for _ in open({log!r})) - 1])
"""


def row(place: tuple[int, int, int], box: tuple[int, int, int, int], word: str, conf=96.0) -> str:
    """A word's row of tesseract's table; ``place`` is block, paragraph and line."""
    return "\t".join(map(str, (5, 1, *place, 1, *box, conf, word)))


def table(*rows: str) -> str:
    return "\n".join((HEAD, "1\t1\t0\t0\t0\t0\t0\t0\t2550\t3300\t-1\t", *rows, ""))


SENTENCES = (
    "Whales sighted today.",
    "Seven gulls landed upon the mast.",
    "Nobody slept during that storm!",
    "Breakfast was cold porridge again.",
    "Our captain lost his compass overboard.",
    "Who painted the lighthouse green?",
    "Harbour lights appeared at dusk.",
)
"""What stands on the first page the stand-in is given, on the second, and so on."""


def words_of(sentence: str) -> str:
    """The table for a page with one sentence near its top."""
    words = sentence.split()
    return table(
        *(row((1, 1, 1), (300 + 150 * n, 300, 140, 50), word) for n, word in enumerate(words))
    )


class StandIn:
    """A program called tesseract that finds the next of the sentences on every page."""

    def __init__(self, folder: Path, seconds: float = 0.0, act: str = "") -> None:
        folder.mkdir(exist_ok=True)
        self.folder, self._log = folder, folder / "log"
        program = folder / "tesseract"
        program.write_text(
            _PROGRAM.format(
                python=sys.executable,
                log=str(self._log),
                seconds=seconds,
                act=act,
                tables=[words_of(sentence) for sentence in SENTENCES],
            )
        )
        program.chmod(program.stat().st_mode | stat.S_IXUSR)

    @property
    def asked(self) -> list[str]:
        """A line for each page it was given."""
        return self._log.read_text().splitlines() if self._log.exists() else []


def use(stand_in: StandIn, patch: pytest.MonkeyPatch) -> StandIn:
    """Have this tesseract found before any other."""
    patch.setenv("PATH", f"{stand_in.folder}{os.pathsep}{os.environ['PATH']}")
    return stand_in


def draw(lines: tuple[str, ...], size: float = 14, turned: int = 0) -> pymupdf.Document:
    """A document of one page with these lines of text."""
    document = pymupdf.open()
    page = document.new_page()
    for number, line in enumerate(lines):
        page.insert_text((72, 100 + 2 * size * number), line, fontsize=size)
    page.set_rotation(turned)
    return document


def scan(path: Path, *pages: tuple[str, ...], size: float = 14, dpi: int = 150) -> Path:
    """A PDF whose pages are pictures of pages with these lines."""
    with pymupdf.open() as made:
        for lines in pages:
            with draw(lines, size) as drawn:
                picture = drawn[0].get_pixmap(dpi=dpi, alpha=False)
                rect = drawn[0].rect
            page = made.new_page(width=rect.width, height=rect.height)
            page.insert_image(page.rect, stream=picture.tobytes("jpeg"))
        made.save(path)
    return path
