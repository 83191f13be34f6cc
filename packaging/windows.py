"""Makes what is installed on Windows: build/windows/Foxreader-VERSION-setup.exe, and a folder in
Foxreader-VERSION-portable.zip that keeps the reader's profile in itself.

    python packaging/windows.py                     on Windows, with NSIS
    python packaging/windows.py --python COMMAND    elsewhere, with makensis: COMMAND runs a Python
                                                    of Windows in this folder, as under Wine

In the environment that ``bootstrap.py setup`` makes; that of COMMAND has what the lock file names
for Windows. PyInstaller is installed below build/, at the version that ``deb.py`` names.
"""

from __future__ import annotations

import argparse
import importlib.util
import os
import shlex
import shutil
import site
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(1, str(ROOT))

from deb import PYINSTALLER  # noqa: E402 -- beside this file
from stage import version  # noqa: E402

BUILD = ROOT / "build" / "windows"
TOOLS, PROGRAM = BUILD / "tools", BUILD / "program"
NEEDED = (PYINSTALLER, "pefile", "pywin32-ctypes")
"""PyInstaller names the last two for Windows alone, and another system may install it here."""
FOREIGN = (b"testbed-of-",)
"""What names of libraries begin with that a test bed has put in the place of Windows' own."""
PROFILE = "profile"
"""The folder beside the program that makes it keep everything there."""


def pip(*arguments: str) -> None:
    """Install something below build/."""
    subprocess.run([sys.executable, "-m", "pip", "install", "-q", *arguments], check=True)


def prepare() -> None:
    """PyInstaller, and the program as a wheel would install it: its description goes with it."""
    if not (TOOLS / "PyInstaller").is_dir():
        where = ("--target", str(TOOLS), "--platform", "win_amd64", "--only-binary", ":all:")
        pip(*where, *NEEDED)
    shutil.rmtree(PROGRAM, ignore_errors=True)
    pip("--no-deps", "--no-build-isolation", "--target", str(PROGRAM), str(ROOT))


def pack() -> None:
    """Pack the folder, in a Python of Windows."""
    sys.path[:0] = [str(PROGRAM), str(TOOLS)]
    os.environ["PYTHONPATH"] = os.pathsep.join(sys.path[:2])  # for processes of PyInstaller
    # Libraries keep their folders below one for packages alone, and a test bed may have another.
    qt = importlib.util.find_spec("PySide6")
    assert qt is not None and qt.origin is not None
    site.USER_SITE = str(Path(qt.origin).parents[1])
    from PyInstaller.__main__ import run  # noqa: PLC0415

    where = ["--distpath", str(BUILD / "dist"), "--workpath", str(BUILD / "work")]
    run(["--noconfirm", "--log-level", "WARN", *where, str(ROOT / "packaging" / "foxreader.spec")])


def foreign(folder: Path) -> list[Path]:
    """The files below ``folder`` that want what only a test bed has."""
    files = (path for path in sorted(folder.rglob("*")) if path.is_file())
    return [path for path in files if any(name in path.read_bytes() for name in FOREIGN)]


def packed(python: list[str]) -> Path:
    """The folder of the program, packed by ``python``. Raises ``SystemExit`` where it would not run
    elsewhere."""
    shutil.rmtree(BUILD / "dist", ignore_errors=True)
    command = [*python, "packaging/windows.py", "--pack"]
    subprocess.run(command, check=True, cwd=ROOT, stdin=subprocess.DEVNULL)
    folder = BUILD / "dist" / "foxreader"
    if wrong := foreign(folder):
        raise SystemExit(f"windows: these are a test bed's own: {', '.join(map(str, wrong))}")
    return folder


def installer(folder: Path, number: str = "") -> Path:
    """The installer of ``folder``; ``number`` is the version it states, ours without."""
    number = number or version()
    target = BUILD / f"Foxreader-{number}-setup.exe"
    size = sum(path.stat().st_size for path in folder.rglob("*") if path.is_file())
    told = {
        "VERSION": number, "FOLDER": folder, "TARGET": target, "KIB": size // 1024,
        "ICON": ROOT / "resources/icons/app/foxreader.ico", "LICENCE": ROOT / "LICENSE",
    }  # fmt: skip
    defines = [f"-D{name}={value}" for name, value in told.items()]
    script = str(ROOT / "packaging" / "foxreader.nsi")
    subprocess.run(["makensis", "-V2", "-INPUTCHARSET", "UTF8", *defines, script], check=True)
    return target


def portable(folder: Path) -> Path:
    """The folder as a zip file, with the empty one that makes it keep the profile in itself."""
    (folder / PROFILE).mkdir(exist_ok=True)
    name = BUILD / f"Foxreader-{version()}-portable"
    made = shutil.make_archive(str(name), "zip", folder.parent, folder.name)
    (folder / PROFILE).rmdir()
    return Path(made)


def main() -> None:
    """Make both, or only pack."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--python", default=sys.executable, help="what runs a Python of Windows")
    parser.add_argument("--pack", action="store_true", help="only pack, in a Python of Windows")
    options = parser.parse_args()
    if options.pack:
        pack()
        return
    prepare()
    folder = packed([options.python] if os.name == "nt" else shlex.split(options.python))
    for made in (installer(folder), portable(folder)):
        sys.stdout.write(f"{made} ({made.stat().st_size // 2**20} MiB)\n")


if __name__ == "__main__":
    main()
