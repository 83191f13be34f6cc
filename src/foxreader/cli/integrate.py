"""The command that puts Foxreader into the menu of a Linux desktop, and takes it out again."""

from __future__ import annotations

import argparse
import shutil
import sys
from pathlib import Path

from foxreader.cli import wording
from foxreader.cli.arguments import Command
from foxreader.cli.words import CommandLine, said
from foxreader.core.errors import UsageError
from foxreader.program.desktop import integrate as write
from foxreader.program.desktop import remove, user_share


def arrange(parser: argparse.ArgumentParser) -> None:
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


COMMANDS = {
    "integrate": Command(integrate, arrange),
}
