"""What the start of the program does not wait for."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from foxreader.program.program import Program

STARTED = """
import sys
import foxreader.cli, foxreader.app, foxreader.ui.window.main_window
from foxreader.core.message import Provider
from foxreader.program.program import Program

program = Program()
provider = Provider("x", "http://127.0.0.1:9/v1", "m")
program.profile.save(type(program.profile.settings)(providers=(provider,), active="x"))
assert program.models.provider() is not None and "foxreader.llm" in sys.modules
late = {"httpx2", "httpcore2", "openai", "json_repair", "onnxruntime", "mcp", "bs4", "soupsieve",
        "ebooklib", "lxml", "latex2mathml", "pymupdf", "html5lib", "statistics"}
print(sorted(late & set(sys.modules)))
"""


def test_what_few_need_is_imported_when_it_is_first_used(own_home) -> None:
    done = subprocess.run(
        [sys.executable, "-c", STARTED], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stdout) == (0, "[]\n"), done.stderr


EARLY = """
import sys, foxreader.cli, foxreader.app, foxreader.__main__
late = {"program", "answer", "index", "retrieval", "notes", "llm"}
ours = {name.split(".")[1] for name in sys.modules if name.startswith("foxreader.")}
print(sorted(ours & late))
"""


def test_the_engine_starts_before_the_rest_of_the_program_is_imported() -> None:
    """Its processes come up while the rest is; what reads the command line needs none of it."""
    done = subprocess.run(
        [sys.executable, "-c", EARLY], capture_output=True, text=True, check=False
    )  # fmt: skip
    assert (done.returncode, done.stdout) == (0, "[]\n"), done.stderr


def test_the_command_line_speaks_before_it_knows_a_book() -> None:
    """Its words are there before anything of books is imported, which takes as long again."""
    code = (
        "import sys, foxreader.cli, foxreader.__main__; print('foxreader.core.book' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (0, "False\n"), done.stderr


FIRST = """
import sys
from foxreader.ui.platform import startup
from foxreader import app
from foxreader.ui.window import main_window, windows
from PySide6.QtCore import QCoreApplication
from pathlib import Path

def tell(jobs, module, then):
    ours = sorted(name for name in sys.modules if name.startswith("foxreader."))
    window = next(w for w in QCoreApplication.instance().topLevelWidgets() if w.isVisible())
    print(window.reader.ready, window.whole, *ours, flush=True)
    QCoreApplication.exit(0)

windows.import_apart = tell
main_window._FIRST = 100_000  # a busy computer is no other program
app.run(Path(sys.argv[1]))
"""
LATE = {
    "answer", "embedding", "index", "llm", "net", "notes", "retrieval",
    "ui.aloud", "ui.chat", "ui.contents", "ui.dictionary", "ui.notes", "ui.pages", "ui.people",
    "ui.pictures", "ui.printing", "ui.search", "ui.settings", "ui.shelf",
}  # fmt: skip
"""Packages of which the first page needs nothing but, of ``index``, the number of a table."""
MOST = 104
"""Modules of ours that are imported until the first page is there. 800 were before it waited for
none of those above; a few more are no harm, so it is some above the 94 of today."""


@pytest.mark.gui
@pytest.mark.parametrize("known", [False, True])
def test_the_first_page_waits_for_nothing_it_does_not_need(tmp_path: Path, *, known: bool) -> None:
    book = tmp_path / "lamp.txt"
    book.write_text("The lamp was lit at nine.", "utf-8")
    if known:
        program = Program()
        opened = program.books.open(book)
        opened.resources.close()
        program.profile.shelf.opened(opened.book, book)
    done = subprocess.run(
        [sys.executable, "-c", FIRST, str(book)], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    ready, whole, *ours = done.stdout.split()
    assert (ready, whole) == ("True", "False")
    early = {name.removeprefix("foxreader.") for name in ours} - {
        "index", "index.storage", "index.storage.schema"
    }  # fmt: skip
    assert "ui.reader.view" in early
    late = {name for name in early if any(f"{name}.".startswith(f"{one}.") for one in LATE)}
    assert late == set()
    assert len(ours) <= MOST
