"""``python -m foxreader``: the window, or a command."""

from __future__ import annotations

import gc
import os
import sys
from importlib import import_module

from foxreader.system.processes import CHILD

CHILDREN = (
    "foxreader.formats.worker",
    "foxreader.formats.details_process",
    "foxreader.formats.stardict",
    "foxreader.llm.local_process",
    "foxreader.program.index_process",
    "foxreader.retrieval.find_pattern",
)
"""What runs in a process of its own. None of them returns."""


_TURN = 0.0005
"""Seconds that a thread runs Python while others wait to; the interpreter's own value is 10 times
that. The window gives up its turn in each call of Qt, so one draw of an answer while a worker
checks it waited 70 ms in all, and with this value 20 (benchmarks.streaming)."""


def tune() -> None:
    """Have Python collect garbage rarely, and its threads take turns often.

    A collection stops every thread, the window's too: among the many small objects of a book
    being read each took a quarter of a second. Rarer ones find no more, and reading is faster.
    """
    # Read once, when numpy is first imported: what has much to compute has threads of its own.
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    gc.set_threshold(100_000, 50, 1000)
    sys.setswitchinterval(_TURN)


def main(arguments: list[str] | None = None) -> int:
    """Run what the command line asks for; returns the exit code."""
    tune()
    os.umask(0o077)  # whatever is written is its owner's alone, Qt's own files too
    given = sys.argv[1:] if arguments is None else arguments
    if given[:1] == [CHILD] and given[1:2] and given[1] in CHILDREN:
        import_module(given[1]).main(*given[2:])
    from foxreader import cli  # noqa: PLC0415 -- a window needs none of it

    if cli.is_command(given):
        return cli.run(given)
    return cli.guarded(lambda: _window(given))


def _window(given: list[str]) -> int:
    from foxreader import app, cli  # noqa: PLC0415
    from foxreader.core.span import Link  # noqa: PLC0415
    from foxreader.ui.platform.startup import has_display  # noqa: PLC0415

    target = cli.target(given)
    if has_display():
        return app.run(target)
    from foxreader.cli.ask import without_display  # noqa: PLC0415
    from foxreader.cli.book import show_place  # noqa: PLC0415

    return show_place(target) if isinstance(target, Link) else without_display(target)


if __name__ == "__main__":
    sys.exit(main())
