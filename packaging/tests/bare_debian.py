"""Try bootstrap.py on a bare Debian: as root and as a user, with libraries missing one by one.

    packaging/tests/bare_debian.py FOLDER bookworm trixie [--bind DIR ...] [--display :73]

As root, with debootstrap and Xvfb here. The mirror is the one apt uses on this machine, pip's
settings are this machine's; --bind names folders those settings point to. FOLDER keeps the
systems, so that a second run need not make them anew; they are used as they were left.
"""

from __future__ import annotations

import argparse
import contextlib
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
# Taken away one at a time: a cursor, a hint and a key of X11, the browser engine's, the keyboard's.
LIBRARIES = ("libxcb-icccm4", "libxcb-keysyms1", "libxcb-cursor0", "libnss3", "libxkbcommon-x11-0")
PATIENCE = 1_800
"""Seconds a step may take; the first fetches some 300 MB."""
COPIED = ("etc/resolv.conf", "etc/pip.conf", "etc/ssl/certs/ca-certificates.crt")


def mirror() -> str:
    """The address of Debian's archive that apt uses on this machine."""
    shown = subprocess.run(
        ["apt-get", "indextargets", "--format", "$(REPO_URI)", "Origin: Debian"],
        capture_output=True, text=True, check=True,
    ).stdout  # fmt: skip
    return next(uri for uri in shown.splitlines() if "security" not in uri)


def make(system: Path, suite: str, *packages: str) -> None:
    """A system with nothing but ``packages``; one that is there is used as it is."""
    if not (system / "usr/bin/apt-get").exists():
        subprocess.run(
            ["debootstrap", "--variant=minbase", f"--include={','.join(packages)}", suite,
             system, mirror()], check=True, stdout=subprocess.DEVNULL,
        )  # fmt: skip


@contextlib.contextmanager
def mounted(system: Path, folders: Sequence[Path]) -> Iterator[None]:
    """The kernel's folders, the X server's socket and ``folders`` of this machine in ``system``."""
    done = []
    try:
        for source in (
            Path("/proc"),
            Path("/dev"),
            Path("/dev/shm"),
            Path("/tmp/.X11-unix"),
            *folders,
        ):
            place = system / source.relative_to("/")
            place.mkdir(parents=True, exist_ok=True)
            subprocess.run(["mount", "--bind", source, place], check=True)
            done.append(place)
        for name in COPIED:
            if Path("/", name).exists():
                (system / name).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(Path("/", name), system / name)
        yield
    finally:
        for place in reversed(done):
            subprocess.run(["umount", place], check=False)


def inside(system: Path, user: str, line: str) -> tuple[int, str]:
    """The exit code of a shell line in ``system``, and the last line our programs said."""
    command = ["chroot", system, "su", "-", user, "-c", line]
    done = subprocess.run(
        command, capture_output=True, text=True, timeout=PATIENCE, check=False,
        stdin=subprocess.DEVNULL,
    )  # fmt: skip
    ours = ("bootstrap:", "foxreader:")
    said = [text for text in done.stderr.splitlines() if text.startswith(ours)]
    return done.returncode, said[-1] if said else ""


def lay_out(system: Path) -> None:
    """A user, apt's lists, and the project's files as they are here in each home."""
    inside(system, "root", "id reader || useradd -m -s /bin/bash reader; apt-get update -qq")
    for home, user in (("root", "root"), ("home/reader", "reader")):
        files = subprocess.run(
            ["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True
        )
        for name in files.stdout.splitlines():
            place = system / home / "foxreader" / name
            place.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, place)
        inside(system, "root", f"chown -R {user} /{home}/foxreader")


def tried(system: Path, display: str) -> Iterator[tuple[str, str, int, str]]:
    """What was done, as whom, and how it ended."""
    look = f"cd foxreader && DISPLAY={display} python3 bootstrap.py run selftest"
    for user in ("reader", "root", "reader"):
        yield "setup", user, *inside(system, user, "cd foxreader && python3 bootstrap.py setup")
    for user in ("reader", "root"):
        yield "run", user, *inside(system, user, look)
    for library in LIBRARIES:
        inside(system, "root", f"dpkg --remove --force-depends {library}")
        for user in ("reader", "root", "reader"):
            yield f"run without {library}", user, *inside(system, user, look)


def main() -> int:
    """Print a line for each trial; returns 1 where one ended in another way than it should."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("suites", nargs="+")
    parser.add_argument("--bind", type=Path, nargs="*", default=[])
    parser.add_argument("--display", default=":73")
    options = parser.parse_args()
    server = subprocess.Popen(["Xvfb", options.display, "-ac", "-screen", "0", "1280x900x24"])
    aborted = 0
    try:
        for suite in options.suites:
            system = options.folder.resolve() / suite
            make(
                system, suite, "python3", "ca-certificates"
            )  # before anything of this machine is mounted in it
            with mounted(system, options.bind):
                lay_out(system)
                for what, user, code, said in tried(system, options.display):
                    aborted += code not in (0, 1)
                    sys.stdout.write(f"{suite:9} {what:32} {user:7} {code:4} {said[:300]}\n")
                    sys.stdout.flush()
    finally:
        server.terminate()
    return 1 if aborted else 0


if __name__ == "__main__":
    sys.exit(main())
