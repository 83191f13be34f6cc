"""The commands about the system: integrate, selftest, mcp."""

from __future__ import annotations

import argparse
import shutil
import sys
from pathlib import Path

from foxreader.cli import wording
from foxreader.cli.commands import Subcommand
from foxreader.cli.words import CommandLine, said, warn
from foxreader.core.errors import UsageError
from foxreader.program.desktop import integrate as write
from foxreader.program.desktop import remove, user_share

# integrate: the menu of a Linux desktop


def _arrange_integrate(parser: argparse.ArgumentParser) -> None:
    """Add the arguments."""
    parser.add_argument("--remove", action="store_true", help=CommandLine.tr("undo it"))


def integrate(options: argparse.Namespace) -> int:
    """Write the menu entry, the icons and the file types for this user, or delete them."""
    if not sys.platform.startswith("linux"):
        raise UsageError(said(wording.LINUX_ALONE))
    share = user_share()
    if options.remove:
        gone = remove(share)
        print(said(wording.NOT_IN_MENU) if gone else said(wording.WAS_NOT_IN_MENU))
        return 0
    write(share, _command())
    print(said(wording.IN_MENU, folder=share))
    return 0


def _command() -> str:
    """What starts this program, as a whole path: the menu knows no shell's search path."""
    given = Path(sys.argv[0])
    if given.stem.startswith("foxreader") and given.exists():
        return str(given.absolute())
    found = shutil.which("foxreader")
    if found is None:
        raise UsageError(said(wording.NO_PROGRAM))
    return found


# selftest: the program in a real window


def selftest(options: argparse.Namespace) -> int:
    """Run the self-test; gives its exit code."""
    from foxreader.program.program import Program  # noqa: PLC0415 -- the other commands need none
    from foxreader.ui.platform import startup  # noqa: PLC0415 -- it is asked for by few commands

    startup.use_offscreen_without_display()
    for sentence in startup.prepare():
        print(sentence, file=sys.stderr)
    startup.check_window()
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


# mcp: the tools over the reader's books for other programs, until the end of the input

_EXTRA = ("mcp", "mcp_types", "anyio")
"""The packages that the extra brings."""


def mcp(_options: argparse.Namespace) -> int:
    """Serve one client; ends when it closes the input."""
    try:
        from foxreader.cli.mcp_server import serve  # noqa: PLC0415 -- an extra, and slow to load
    except ModuleNotFoundError as error:
        if (error.name or "").partition(".")[0] not in _EXTRA:
            raise
        raise UsageError(said(wording.NO_MCP)) from error
    from foxreader.cli.work import make_program  # noqa: PLC0415 -- as above
    from foxreader.program.agent_tools import AgentTools  # noqa: PLC0415

    program = make_program()
    if sys.stdin.isatty():
        warn(said(wording.MCP_WAITS))
    serve(AgentTools(program))
    return 0


COMMANDS = {
    "integrate": Subcommand(integrate, _arrange_integrate),
    "selftest": Subcommand(selftest, _arrange_selftest),
    "mcp": Subcommand(mcp, lambda _parser: None),
}
