"""The commands beside books: integrate, selftest and mcp for the system, sync for other devices."""

from __future__ import annotations

import argparse
import contextlib
import os
import shutil
import sys
from collections.abc import Callable
from dataclasses import asdict
from getpass import getpass
from pathlib import Path, PurePosixPath, PureWindowsPath

from foxreader.cli import wording
from foxreader.cli.commands import Subcommand, with_json
from foxreader.cli.words import CommandLine, print_json, said, warn, worded
from foxreader.cli.work import make_program
from foxreader.core.errors import StorageError, UsageError
from foxreader.core.notice import Notice
from foxreader.library.paths import RESOURCES
from foxreader.program.program import Program
from foxreader.system.files import delete
from foxreader.system.processes import output_of

# sync: what is exchanged with other devices by a folder


def sync(options: argparse.Namespace) -> int:
    """Set what is set, then exchange with other devices by the folder."""
    program = make_program()
    if options.off:
        program.sync.use(None)
        print(said(wording.SYNC_OFF))
        return 0
    _use(program, options)
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


def _use(program: Program, options: argparse.Namespace) -> None:
    """Keep the folder and the passphrase that were given."""
    passphrase = _passphrase() if options.passphrase else "" if options.open else None
    if options.folder is not None or passphrase is not None:
        folder = options.folder or program.sync.folder
        if not program.sync.use(folder, passphrase):
            warn(worded(program.profile.secrets.why_not))


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


# integrate: the menu of a Linux desktop


def _arrange_integrate(parser: argparse.ArgumentParser) -> None:
    """Add the arguments."""
    parser.add_argument("--remove", action="store_true", help=CommandLine.tr("undo it"))


def integrate(options: argparse.Namespace) -> int:
    """Write the menu entry, the icons and the file types for this user, or delete them."""
    if sys.platform == "win32":
        return _integrate_windows(remove=options.remove)
    if not sys.platform.startswith("linux"):
        raise UsageError(said(wording.LINUX_ALONE))
    share = user_share()
    if options.remove:
        gone = remove_files(share)
        print(said(wording.NOT_IN_MENU) if gone else said(wording.WAS_NOT_IN_MENU))
        return 0
    write_files(share, _command())
    print(said(wording.IN_MENU, folder=share))
    return 0


def _integrate_windows(*, remove: bool) -> int:
    """Offer the program for books and links, or no more."""
    from foxreader.system.desktop_windows import register, unregister  # noqa: PLC0415 -- Windows'

    if remove:
        gone = unregister(_ENDINGS)
        print(said(wording.NOT_OFFERED) if gone else said(wording.WAS_NOT_OFFERED))
        return 0
    program = Path(sys.executable).with_name("foxreaderw.exe")  # as it is installed
    if not program.exists():
        program = Path(_command()).with_name("foxreaderw.exe")
    if not program.exists():
        raise UsageError(said(wording.NO_PROGRAM))
    register(PureWindowsPath(program), _ENDINGS)
    print(said(wording.OFFERED))
    return 0


_ENDINGS = (
    ".epub", ".pdf", ".mobi", ".azw", ".azw3", ".prc", ".fb2", ".fbz", ".cbz", ".cbr", ".cb7",
    ".cbt", ".docx", ".odt", ".rtf", ".txt", ".md", ".html", ".htm", ".xhtml", ".mht",
)  # fmt: skip
"""Of the files it is offered for on Windows, which knows no other kinds."""


def _command() -> str:
    """What starts this program, as a whole path: the menu knows no shell's search path."""
    given = Path(sys.argv[0])
    if given.stem.startswith("foxreader") and given.exists():
        return str(given.absolute())
    found = shutil.which("foxreader")
    if found is None:
        raise UsageError(said(wording.NO_PROGRAM))
    return found


# What tells a Linux desktop of Foxreader: its entry in the menu, its icons, its file types. The
# same files are in the Debian package; :func:`write_files` writes them for one user, for a program
# that was installed without one.

ENTRY = PurePosixPath("applications/foxreader.desktop")
SIZES = (16, 24, 32, 48, 64, 128, 256, 512)
"""Pixels of the icons that are pictures of dots."""
_PLACES = {
    "org.foxreader.Foxreader.metainfo.xml": "metainfo/org.foxreader.Foxreader.metainfo.xml",
    "foxreader.1": "man/man1/foxreader.1",
    "foxreader.bash": "bash-completion/completions/foxreader",
    "foxreader.zsh": "zsh/site-functions/_foxreader",
    "foxreader.fish": "fish/vendor_completions.d/foxreader.fish",
}
_CACHES = ("applications/mimeinfo.cache", "icons/hicolor/icon-theme.cache")
"""What the desktop's tools write beside the files, of all that are there."""
_SECONDS = 20.0
"""How long a desktop's tool may take; each takes less than one."""
Run = Callable[[list[str]], object]


def files(command: str = "foxreader") -> dict[PurePosixPath, bytes]:
    """What belongs below a ``share`` folder, by its path there; ``command`` starts the program."""
    entry = (RESOURCES / "desktop" / "foxreader.desktop").read_text("utf-8")
    quoted = command if command == "foxreader" else f'"{_escaped(command)}"'
    found = {ENTRY: entry.replace("Exec=foxreader ", f"Exec={quoted} ").encode()}
    for name, place in _PLACES.items():
        found[PurePosixPath(place)] = (RESOURCES / "desktop" / name).read_bytes()
    icons = PurePosixPath("icons/hicolor")
    for size in SIZES:
        picture = RESOURCES / "icons" / "app" / f"foxreader-{size}.png"
        found[icons / f"{size}x{size}" / "apps" / "foxreader.png"] = picture.read_bytes()
    drawn = (RESOURCES / "icons" / "foxreader.svg").read_bytes()
    found[icons / "scalable" / "apps" / "foxreader.svg"] = drawn
    return found


def _escaped(command: str) -> str:
    """``command`` inside the quotation marks of an entry's ``Exec``.

    Four characters are escaped for the shell's sake, backslashes once more for the file's, and a
    per cent sign begins a field (freedesktop.org, Desktop Entry Specification 1.5, "The Exec key").
    """
    for character in '\\"`$':
        command = command.replace(character, f"\\{character}")
    return command.replace("\\", "\\\\").replace("%", "%%")


def user_share() -> Path:
    """Where the desktop looks for what one user has installed."""
    given = os.environ.get("XDG_DATA_HOME", "")
    return Path(given) if Path(given).is_absolute() else Path.home() / ".local" / "share"


def write_files(share: Path, command: str, run: Run | None = None) -> list[Path]:
    """Write the files below ``share`` and tell the desktop; returns what was written.

    Raises ``StorageError`` where a file cannot be written; none of them is left then.
    """
    written: list[Path] = []
    try:
        for place, data in files(command).items():
            path = share / place
            path.parent.mkdir(parents=True, exist_ok=True)
            written.append(path)
            path.write_bytes(data)
            path.chmod(0o644)
    except OSError as error:
        remove_files(share, run)
        reason = str(error.strerror)
        raise StorageError(Notice("not_integrated", folder=str(share), reason=reason)) from error
    _tell(share, run)
    return written


def remove_files(share: Path, run: Run | None = None) -> list[Path]:
    """Delete what :func:`integrate` wrote below ``share``; returns it. Folders stay that have
    anything else in them than what the desktop's tools made of it."""
    gone = []
    for place in files():
        path = share / place
        with contextlib.suppress(OSError):
            if path.exists():
                delete(path)
                gone.append(path)
        _remove_empty(share, path.parent)
    for cache in (share / name for name in _CACHES):
        with contextlib.suppress(OSError):
            if list(cache.parent.iterdir()) == [cache]:
                delete(cache)
                _remove_empty(share, cache.parent)
    _tell(share, run)
    return gone


def _remove_empty(share: Path, folder: Path) -> None:
    """Remove ``folder`` and those above it, as long as they are empty and below ``share``."""
    with contextlib.suppress(OSError):
        while folder != share:
            folder.rmdir()
            folder = folder.parent


def _tell(share: Path, run: Run | None) -> None:
    """Have the desktop read its folders again, where it has a tool for that."""
    for tool, *rest in (
        ["update-desktop-database", str(share / "applications")],
        ["gtk-update-icon-cache", "-f", "-t", str(share / "icons" / "hicolor")],
    ):
        if not Path(rest[-1]).is_dir():
            continue
        if run is not None:
            run([tool, *rest])
        elif (found := shutil.which(tool)) is not None:
            with contextlib.suppress(OSError):
                output_of([found, *rest], _SECONDS)


# selftest: the program in a real window


def selftest(options: argparse.Namespace) -> int:
    """Run the self-test; gives its exit code."""
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


# newer: whether there is a newer version, by one request that is asked for


def newer(options: argparse.Namespace) -> int:
    """Ask the address that is shown, after asking at a terminal."""
    from foxreader.program import about  # noqa: PLC0415 -- as above

    address = options.address or about.newest_address()
    if not address:
        raise UsageError(said(wording.NEWER_NOWHERE))
    if not options.yes:
        if not sys.stdin.isatty():
            raise UsageError(said(wording.NEWER_UNASKED, address=address))
        answer = input(said(wording.NEWER_ASK, address=address))
        if answer.strip().casefold() not in ("y", "yes", *said(wording.YES).split()):
            print(said(wording.NEWER_NOT))
            return 0
    print(worded(about.newer(make_program().profile.wire.record, address)))
    return 0


def _arrange_newer(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--yes", action="store_true", help=CommandLine.tr("do not ask"))
    parser.add_argument(
        "--address",
        metavar="URL",
        help=CommandLine.tr("the address that names the newest version"),
    )


COMMANDS = {
    "newer": Subcommand(newer, _arrange_newer),
    "integrate": Subcommand(integrate, _arrange_integrate),
    "selftest": Subcommand(selftest, _arrange_selftest),
    "mcp": Subcommand(mcp, lambda _parser: None),
    "sync": Subcommand(sync, _arrange_sync),
}
