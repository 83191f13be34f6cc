"""The command that exchanges with other devices by a folder: sync."""

from __future__ import annotations

import argparse
import sys
from dataclasses import asdict
from getpass import getpass
from pathlib import Path

from foxreader.cli import wording
from foxreader.cli.commands import Subcommand, with_json
from foxreader.cli.words import CommandLine, print_json, said, warn, worded
from foxreader.cli.work import make_program
from foxreader.core.errors import UsageError


def sync(options: argparse.Namespace) -> int:
    """Set what is set, then exchange with other devices by the folder."""
    program = make_program()
    if options.off:
        program.sync.use(None)
        print(said(wording.SYNC_OFF))
        return 0
    passphrase = _passphrase() if options.passphrase else "" if options.open else None
    if options.folder is not None or passphrase is not None:
        folder = options.folder or program.sync.folder
        if not program.sync.use(folder, passphrase):
            warn(worded(program.profile.secrets.why_not))
    report = program.sync.run()
    for sentence in report.left:
        warn(worded(sentence))
    counts = {name: getattr(report, name) for name in ("devices", "notes", "shelf", "turns")}
    if options.json:
        both = [asdict(one) for one in report.conflicts]
        print_json({**counts, "conflicts": both, "left": [str(one) for one in report.left]})
        return 0
    print(said(wording.SYNCED, **counts, conflicts=len(report.conflicts)))
    for one in report.conflicts:
        print(said(wording.CONFLICT, field=one.field, shown=one.shown, other=one.other))
    return 0


def _passphrase() -> str:
    """What is typed, or the first line of the input."""
    asked = said(wording.PASSPHRASE)
    given = getpass(asked) if sys.stdin.isatty() else sys.stdin.readline().rstrip("\r\n")
    if not given:
        raise UsageError(said(wording.NO_PASSPHRASE))
    return given


def _arrange_sync(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--folder",
        type=Path,
        metavar="FOLDER",
        help=CommandLine.tr("the folder that is carried to your other devices; it is kept"),
    )
    how = parser.add_mutually_exclusive_group()
    how.add_argument(
        "--passphrase",
        action="store_true",
        help=CommandLine.tr("encrypt the files; the passphrase is asked for, and kept"),
    )
    how.add_argument(
        "--open", action="store_true", help=CommandLine.tr("encrypt the files no longer")
    )
    how.add_argument("--off", action="store_true", help=CommandLine.tr("exchange no longer"))
    with_json(parser)


COMMANDS = {"sync": Subcommand(sync, _arrange_sync)}
