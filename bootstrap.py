"""One command runs Foxreader on a fresh machine, one tests it.

    python3 bootstrap.py run [BOOK]        open the window (without BOOK: the guide)
    python3 bootstrap.py test [ARGS...]    everything CI checks; ARGS go to pytest alone
    python3 bootstrap.py setup             only prepare .venv

Standard library only. It makes ``.venv`` beside this file, installs exactly what the hashed lock
file names, and on Debian and Ubuntu adds the few system libraries that Qt needs.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
LOCK = ROOT / "requirements.lock"
STAMP = VENV / ".foxreader-installed"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
OLDEST, NEWEST = (3, 11), (3, 14)

# What Qt's browser engine and an X11 window load, by the name Debian 12 gives the package; where
# a release has renamed one for its 64-bit time, the new name is taken.
SYSTEM = (
    "libasound2", "libdbus-1-3", "libegl1", "libfontconfig1", "libgl1", "libglib2.0-0",
    "libgssapi-krb5-2", "libnss3", "libxcomposite1", "libxdamage1", "libxkbcommon0",
    "libxkbfile1", "libxrandr2", "libxtst6", "libxcb-cursor0", "libxcb-icccm4",
    "libxcb-keysyms1", "libxcb-shape0", "libxcb-xkb1", "libxkbcommon-x11-0", "fonts-dejavu-core",
)  # fmt: skip
LIBRARIES = ("libnss3.so", "libEGL.so.1", "libxkbfile.so.1", "libXcomposite.so.1", "libXtst.so.6",
             "libxcb-cursor.so.0", "libasound.so.2")  # fmt: skip

CHECKS = (
    ("ruff check", ("-m", "ruff", "check", ".")),
    ("ruff format", ("-m", "ruff", "format", "--check", ".")),
    ("mypy --strict", ("-m", "mypy")),
    ("import contracts", ("-c", "from importlinter.cli import lint_imports_command as run; run()")),
    ("tests", ("-m", "pytest")),
    ("self-test in a real window", ("-m", "foxreader", "selftest")),
)


def main(arguments: list[str]) -> int:
    """Do what the first argument says; returns the exit code."""
    if not OLDEST <= sys.version_info[:2] <= NEWEST:
        this = sys.version.split()[0]
        return say(f"Foxreader needs Python 3.{OLDEST[1]} to 3.{NEWEST[1]}; this is {this}.")
    command, rest = (arguments[0] if arguments else "help"), arguments[1:]
    if command not in ("run", "test", "setup"):
        print(__doc__)
        return 0 if command in ("help", "-h", "--help") else 2
    try:
        system_libraries()
        environment()
        if command == "setup":
            return 0
        return run(rest) if command == "run" else test(rest)
    except subprocess.CalledProcessError as error:
        return say(f"This step failed: {' '.join(map(str, error.cmd))}")
    except KeyboardInterrupt:
        return 130


def say(sentence: str) -> int:
    """Print one sentence for the user; returns the code of failure."""
    print(f"bootstrap: {sentence}", file=sys.stderr)
    return 1


def run(rest: list[str]) -> int:
    """Run the program with the arguments given."""
    return subprocess.call([PYTHON, "-m", "foxreader", *rest])


def test(rest: list[str]) -> int:
    """Run all checks, or only pytest with the arguments given."""
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "PYTHONDONTWRITEBYTECODE": "1"}
    if rest:
        return subprocess.call([PYTHON, "-m", "pytest", *rest], cwd=ROOT, env=environment)
    failed = []
    for name, command in CHECKS:
        print(f"\n== {name}", flush=True)
        if subprocess.call([PYTHON, *command], cwd=ROOT, env=environment):
            failed.append(name)
    print("\n" + (f"Failed: {', '.join(failed)}" if failed else "All checks passed."))
    return 1 if failed else 0


def environment() -> None:
    """Make .venv and install what the lock file names, once for each lock file."""
    wanted = hashlib.sha256(LOCK.read_bytes() + sys.version.encode()).hexdigest()
    if STAMP.is_file() and STAMP.read_text() == wanted:
        return
    print("Preparing .venv (once; some 300 MB to fetch) …", flush=True)
    venv.EnvBuilder(with_pip=True, clear=VENV.exists()).create(VENV)
    pip = (PYTHON, "-m", "pip", "--disable-pip-version-check", "install", "--quiet")
    subprocess.run([*pip, "--require-hashes", "-r", LOCK], check=True, cwd=ROOT)
    # The build back end is among the locked: nothing else is fetched for the project itself.
    subprocess.run([*pip, "--no-deps", "--no-build-isolation", "-e", "."], check=True, cwd=ROOT)
    STAMP.write_text(wanted)


def system_libraries() -> None:
    """On Debian and Ubuntu, install what Qt loads; where that takes rights, say the line to run."""
    if sys.platform != "linux" or shutil.which("apt-get") is None or not missing_libraries():
        return
    install = ["apt-get", "install", "-y", "--no-install-recommends"]
    root = os.geteuid() == 0
    if not root and (shutil.which("sudo") is None or not sys.stdin.isatty()):
        say("Qt needs some system libraries; run:  sudo " + " ".join(install + packages()))
        return
    sudo = [] if root else ["sudo"]
    print("Installing the system libraries Qt needs …", flush=True)
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    subprocess.run([*sudo, "apt-get", "update", "-qq"], check=True, env=quiet)
    command = [*sudo, *install, "-qq", *packages()]
    subprocess.run(command, check=True, env=quiet, stdout=subprocess.DEVNULL)


def can_make_venv() -> bool:
    """Whether this Python can make .venv; Debian's own needs a package for it."""
    return importlib.util.find_spec("ensurepip") is not None


def packages() -> list[str]:
    """The packages to install, as this release names them."""
    extra = () if can_make_venv() else ("python3-venv",)
    return [available(name) for name in (*SYSTEM, *extra)]


def missing_libraries() -> bool:
    """Whether the loader lacks any of the telling libraries, or Python its means to make .venv."""
    if not can_make_venv():
        return True
    known = subprocess.run(
        [shutil.which("ldconfig") or "/sbin/ldconfig", "-p"],
        capture_output=True,
        text=True,
        check=False,
    ).stdout
    return any(library not in known for library in LIBRARIES)


def available(name: str) -> str:
    """The package's name in this release."""
    for candidate in (f"{name}t64", name):
        shown = subprocess.run(
            ["apt-cache", "policy", candidate], capture_output=True, text=True, check=False
        )
        if "Candidate:" in shown.stdout and "Candidate: (none)" not in shown.stdout:
            return candidate
    return name


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
