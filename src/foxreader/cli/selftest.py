"""The command that tests the program in a real window."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from foxreader.cli.arguments import Command
from foxreader.cli.words import CommandLine
from foxreader.program.program import Program


def selftest(options: argparse.Namespace) -> int:
    """Run the self-test; gives its exit code."""
    from foxreader.ui.platform import qt_libraries  # noqa: PLC0415
    from foxreader.ui.platform.startup import prepare, use_offscreen_without_display  # noqa: PLC0415

    use_offscreen_without_display()
    for sentence in prepare():
        print(sentence, file=sys.stderr)
    qt_libraries.check()
    from foxreader.ui.window.selftest import selftest as run  # noqa: PLC0415 -- after the engine's flags are set

    program = Program()
    return run(program, program.books.guide(), options.screenshot)


def _arrange_selftest(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--screenshot",
        type=Path,
        metavar="FILE",
        help=CommandLine.tr("save a picture of the window"),
    )


COMMANDS = {
    "selftest": Command(selftest, _arrange_selftest),
}
