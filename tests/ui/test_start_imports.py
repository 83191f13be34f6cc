"""What the start of the program does not wait for."""

from __future__ import annotations

import subprocess
import sys

STARTED = """
import sys
import foxreader.cli, foxreader.app, foxreader.ui.window.main_window
from foxreader.core.message import Provider
from foxreader.parts.program import Program

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
late = {"parts", "answer", "index", "retrieval", "formats", "notes", "llm"}
ours = {name.split(".")[1] for name in sys.modules if name.startswith("foxreader.")}
print(sorted(ours & late))
"""


def test_the_engine_starts_before_the_rest_of_the_program_is_imported() -> None:
    """Its processes come up while the rest is; what reads the command line needs none of it."""
    done = subprocess.run(
        [sys.executable, "-c", EARLY], capture_output=True, text=True, check=False
    )  # fmt: skip
    assert (done.returncode, done.stdout) == (0, "[]\n"), done.stderr
