"""``python -m foxreader``: the window, or a command."""

from __future__ import annotations

import gc
import os
import sys


def tune() -> None:
    """Have Python collect garbage rarely.

    A collection stops every thread, the window's too: among the many small objects of a book
    being read each took a quarter of a second. Rarer ones find no more, and reading is faster.
    """
    gc.set_threshold(100_000, 50, 1000)


def main(arguments: list[str] | None = None) -> int:
    """Run what the command line asks for; returns the exit code."""
    tune()
    os.umask(0o077)  # whatever is written is its owner's alone, Qt's own files too
    given = sys.argv[1:] if arguments is None else arguments
    if given[:1] == ["--read-book"]:
        # Packed into one binary there is no other Python to start: this process reads a book.
        from foxreader.formats import worker  # noqa: PLC0415

        worker.main()
    if given[:1] == ["--read-details"]:
        from foxreader.formats.details.process import main as read_details  # noqa: PLC0415

        read_details()
    if given[:1] == ["--build-index"]:
        from foxreader.parts import index_process  # noqa: PLC0415 -- as above

        index_process.main(given[1:])
    if given[:1] == ["--find-pattern"]:
        from foxreader.retrieval.find import pattern_process  # noqa: PLC0415 -- as above

        pattern_process.main()
    if given[:1] == ["--read-dictionaries"]:
        from foxreader.formats.stardict import worker as dictionaries  # noqa: PLC0415 -- as above

        dictionaries.main(given[1])
    from foxreader import cli  # noqa: PLC0415 -- a window needs none of it

    if cli.is_command(given):
        return cli.run(given)
    return cli.guarded(lambda: _window(given))


def _window(given: list[str]) -> int:
    from foxreader import app, cli  # noqa: PLC0415
    from foxreader.core.link import Link  # noqa: PLC0415
    from foxreader.ui.platform.startup import has_display  # noqa: PLC0415

    target = cli.target(given)
    if has_display():
        return app.run(target)
    return cli.show_place(target) if isinstance(target, Link) else cli.without_display(target)


if __name__ == "__main__":
    sys.exit(main())
