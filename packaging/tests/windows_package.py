"""Try the installer under Wine: install, read, ask, upgrade, downgrade, remove.

    packaging/tests/windows_package.py FOLDER INSTALLER NEWER BOOK --wine COMMAND [--dll FILE ...]

NEWER is an installer that states a later version. COMMAND runs Wine 10 with the words after it; it
gets WINEPREFIX, an empty one in FOLDER, and sees this system's files as Z:. --dll names libraries
that this Wine lacks and Windows has. DISPLAY has the window; a picture of it goes to FOLDER.
"""

from __future__ import annotations

import argparse
import os
import shlex
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

PATIENCE = 1_200
"""Seconds a step may take, on a busy machine."""
SHOWN = 90
"""Seconds until a picture of the window is taken."""
PROGRAM = r"C:\users\{user}\AppData\Local\Programs\Foxreader"
ENGINE = {
    "QTWEBENGINE_DISABLE_SANDBOX": "1", "QT_QUICK_BACKEND": "software",
    "QTWEBENGINE_CHROMIUM_FLAGS": "--disable-gpu --no-sandbox", "XDG_RUNTIME_DIR": "/tmp",
}  # fmt: skip
"""What the browser engine cannot do under Wine."""
NEWER_IS_THERE, IT_RUNS = 3, 4
"""The installer's exit codes."""
MATHEMATICS = b"api-ms-win-crt-math-l1-1-0.dll", b"testbed-of-crt-math-l1-1-0.dll"
"""The C library's, which in Wine lacks complex numbers, and a test bed's in its place: what numpy
loads at its start ends the program else. It is changed in what was installed, not in what is
packed."""


class Wine:
    """A prefix of Wine, and what runs in it."""

    def __init__(self, command: str, folder: Path) -> None:
        self._command = shlex.split(command)
        self.drive = folder / "prefix" / "drive_c"
        self._environment = {**os.environ, **ENGINE, "WINEPREFIX": str(folder / "prefix")}
        shutil.rmtree(folder / "prefix", ignore_errors=True)
        self.run("wineboot", "-i")
        users = (one.name for one in (self.drive / "users").iterdir())
        self.program = PROGRAM.format(user=next(one for one in users if one != "Public"))

    def start(self, *words: str) -> subprocess.Popen[str]:
        """Start something."""
        return subprocess.Popen(
            [*self._command, *words], env=self._environment, stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace",
        )  # fmt: skip

    def run(self, *words: str) -> tuple[int, str]:
        """Its exit code, and what it printed."""
        with self.start(*words) as child:
            said, _ = child.communicate(timeout=PATIENCE)
        return child.returncode, said.strip()

    def fox(self, *words: str) -> tuple[int, str]:
        """A command of the installed program."""
        return self.run(rf"{self.program}\foxreader.exe", *words)

    def here(self, path: str) -> Path:
        """Where a path of the prefix is on this system."""
        return self.drive.joinpath(*path.split("\\")[1:])

    def registry(self) -> str:
        """What the registry of the user has of the program."""
        exported = self.drive / "user.reg"
        self.run("reg", "export", "HKCU", r"C:\user.reg", "/y")
        text = exported.read_bytes().decode("utf-16", "replace")
        lines = (line for line in text.splitlines() if "foxreader" in line.lower())
        return "\n".join(line for line in lines if ".lnk" not in line)  # Wine's own list of menus


def lend_mathematics(numpy: Path) -> None:
    """Have the numpy of an installed program load a test bed's mathematics."""
    for file in numpy.rglob("*.pyd"):
        file.write_bytes(file.read_bytes().replace(*MATHEMATICS))


def seen(path: Path) -> str:
    """A path of this system as Wine has it."""
    return f"Z:{path.resolve()}".replace("/", "\\")


def wrong(*, unless: bool) -> int:
    return 0 if unless else 1


def tried(
    wine: Wine, first: Path, newer: Path, book: Path, folder: Path
) -> Iterator[tuple[str, int, str]]:
    """What was done, 0 where it went as it should, and what was said."""
    place, stale = wine.here(wine.program), wine.here(rf"{wine.program}\_internal\stale.py")
    yield "install", *wine.run(seen(first), "/S")
    if (wine.drive / "windows" / "system32" / MATHEMATICS[1].decode()).exists():
        lend_mathematics(place / "_internal" / "site" / "numpy")
    yield "judge", *wine.fox("judge")
    kept = wine.registry()
    yield "offered", wrong(unless=".epub" in kept and "URL:Foxreader" in kept), kept
    yield "ask", *wine.fox("ask", seen(book), "Who stole the tarts?")
    yield "self-test", *wine.fox("selftest")
    window = wine.start(rf"{wine.program}\foxreaderw.exe", seen(book))
    time.sleep(SHOWN)
    subprocess.run(["import", "-window", "root", folder / "window.png"], check=False)
    code, said = wine.run(seen(newer), "/S")
    yield "refused while it runs", code - IT_RUNS, said
    window.kill()
    window.wait()
    wine.run("wineboot", "-k")
    stale.touch()
    yield "upgrade", *wine.run(seen(newer), "/S")
    yield "nothing old", wrong(unless=not stale.exists()), ""
    code, said = wine.run(seen(first), "/S")
    yield "downgrade", code - NEWER_IS_THERE, said
    yield "remove", *wine.run(rf"{wine.program}\uninstall.exe", "/S")
    until = time.monotonic() + PATIENCE
    while place.exists() and time.monotonic() < until:
        time.sleep(1)  # the uninstaller goes on in a copy of itself
    left = wine.registry()
    yield "nothing left", wrong(unless=not place.exists() and not left), left
    profile = wine.here(wine.program).parents[1] / "foxreader"
    yield "the profile stays", wrong(unless=(profile / "library.sqlite").exists()), str(profile)


def main() -> int:
    """Print a line for each trial; returns 1 where one ended in another way than it should."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("installer", type=Path)
    parser.add_argument("newer", type=Path)
    parser.add_argument("book", type=Path)
    parser.add_argument("--wine", required=True)
    parser.add_argument("--dll", type=Path, nargs="*", default=[])
    options = parser.parse_args()
    options.folder.mkdir(parents=True, exist_ok=True)
    wine = Wine(options.wine, options.folder.resolve())
    for library in options.dll:
        shutil.copy(library, wine.drive / "windows" / "system32")
    failed = 0
    trials = tried(wine, options.installer, options.newer, options.book, options.folder)
    for what, code, said in trials:
        failed += code != 0
        last = " / ".join(said.splitlines()[-3:])
        sys.stdout.write(f"{what:22} {code:4} {last[:300]}\n")
        sys.stdout.flush()
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
