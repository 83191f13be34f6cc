"""Try the Debian package in a bare Debian: install, read, ask, upgrade, downgrade, remove.

    packaging/tests/debian_package.py FOLDER PACKAGE BOOK bookworm trixie [--profile FOLDER ...]
        [--earlier PACKAGE]

As root, with debootstrap, Xvfb and imagemagick here. FOLDER keeps the systems, as with
bare_debian.py; --profile names folders of profiles of earlier versions that must open, and
--earlier the package of one, which is installed and used before. Pictures of the windows go to
FOLDER.
"""

from __future__ import annotations

import argparse
import shlex
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from bare_debian import make, mounted
from deb import PREINST, architecture

DISPLAY = ":74"
HOME = Path("home/reader")
CHECKERS = "desktop-file-utils shared-mime-info appstream"
# What a package must not leave; what the reader made is below a home.
OURS = "find / -xdev -path /home -prune -o -path /tmp -prune -o -iname '*foxreader*' -print"
SHOWN = 25
"""Seconds until a picture of the window is taken."""


def inside(system: Path, user: str, line: str, patience: int = 900) -> tuple[int, str]:
    """The exit code of a shell line in ``system``, and what it printed."""
    done = subprocess.run(
        ["chroot", system, "su", "-", user, "-c", line], capture_output=True, text=True,
        timeout=patience, check=False, stdin=subprocess.DEVNULL,
    )  # fmt: skip
    return done.returncode, (done.stdout + done.stderr).strip()


def older(folder: Path) -> Path:
    """A package with no files that says it is older."""
    root = folder / "older" / "DEBIAN"
    root.mkdir(parents=True, exist_ok=True)
    about = f"Package: foxreader\nVersion: 0.0.1\nArchitecture: {architecture()}\n"
    (root / "control").write_text(f"{about}Maintainer: x <x@example.org>\nDescription: older\n")
    (root / "preinst").write_text(PREINST.format(version="0.0.1"))
    (root / "preinst").chmod(0o755)
    target = folder / "older.deb"
    command = ["dpkg-deb", "--root-owner-group", "--build", root.parent, target]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    return target


def window(system: Path, book: str, picture: Path) -> tuple[int, str]:
    """Open a book in the window, take a picture of it and close it."""
    line = f"DISPLAY={DISPLAY} timeout {SHOWN + 10} foxreader {shlex.quote(book)}"
    child = subprocess.Popen(
        ["chroot", system, "su", "-", "reader", "-c", line],
        stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True,
    )  # fmt: skip
    time.sleep(SHOWN)
    subprocess.run(["import", "-display", DISPLAY, "-window", "root", picture], check=False)
    _, said = child.communicate()
    return child.returncode - 124, "\n".join(one for one in said.splitlines() if "fox" in one)


def upgraded(system: Path, place: str) -> Iterator[tuple[str, int, str]]:
    """The earlier version installed and used, then ours over it."""
    quiet = "DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends"
    yield "install earlier", *inside(system, "root", f"{quiet} /tmp/earlier.deb")
    yield "its version", *inside(system, "reader", "foxreader --version | head -1")
    yield "its shelf", *inside(system, "reader", f"foxreader library add {place}")
    yield "its index", *inside(system, "reader", f"foxreader index {place} --no-model")
    tags = f"foxreader text {place} --tags | grep -o '\\[f[0-9]*-[0-9]*-[0-9]*\\]'"
    added = f"""foxreader notes add {place} "$({tags} | tail -1)" --note Kept"""
    yield "its note", *inside(system, "reader", added)
    yield "upgrade", *inside(system, "root", f"{quiet} /tmp/new.deb")
    yield "our version", *inside(system, "reader", "foxreader --version | head -1")
    own = "<(dpkg -L foxreader | sort)"
    _, left = inside(system, "root", f"comm -23 <(find /usr/lib/foxreader | sort) {own}")
    yield "nothing of it left", len(left.split()), left
    yield "files as packed", *inside(system, "root", "dpkg -V foxreader")
    yield "shelf kept", *inside(system, "reader", "foxreader library list | grep .")
    yield "note kept", *inside(system, "reader", f"foxreader notes list {place} | grep Kept")
    yield "asked", *inside(system, "reader", f"foxreader ask {place} 'Who stole the tarts?'")


def tried(
    system: Path, options: argparse.Namespace, old: Path, pictures: Path
) -> Iterator[tuple[str, int, str]]:
    """What was done, the exit code less the one it should have, and what was said."""
    book: Path = options.book
    given = [(options.package, "new.deb"), (old, "old.deb"), (book, f"book{book.suffix}")]
    given += [(options.earlier, "earlier.deb")] if options.earlier else []
    for source, name in given:
        shutil.copy(source, system / "tmp" / name)
        (system / "tmp" / name).chmod(0o644)
    place = f"/tmp/book{book.suffix}"
    inside(system, "root", "id reader || useradd -m -s /bin/bash reader; apt-get update -qq")
    if options.earlier:
        yield from upgraded(system, place)
        inside(system, "root", f"apt-get purge -y -qq foxreader; rm -rf /{HOME}/.local/share")
    quiet = "DEBIAN_FRONTEND=noninteractive apt-get install -y -qq"
    yield "install", *inside(system, "root", f"{quiet} --no-install-recommends /tmp/new.deb")
    inside(system, "root", f"{quiet} --no-install-recommends {CHECKERS}")
    shared = "/usr/share/applications/foxreader.desktop"
    yield "desktop file", *inside(system, "root", f"desktop-file-validate {shared}")
    about = "/usr/share/metainfo/org.foxreader.Foxreader.metainfo.xml"
    # 3: it warns of the page on the web that there is none of yet.
    checked = f"test -f {about} && (appstreamcli validate --no-net {about} || test $? -eq 3)"
    yield "metainfo", *inside(system, "root", checked)
    handled = "grep -c foxreader.desktop /usr/share/applications/mimeinfo.cache"
    yield "file types", *inside(system, "root", f"update-desktop-database; {handled}")
    yield "man page", *inside(system, "root", "zcat /usr/share/man/man1/foxreader.1.gz | wc -l")
    yield "version", *inside(system, "reader", "foxreader --version")
    asked = "Who stole the tarts?"
    yield "ask", *inside(system, "reader", f"foxreader ask {place} {shlex.quote(asked)}")
    yield "add", *inside(system, "reader", f"foxreader library add {place}")
    look = f"DISPLAY={DISPLAY} foxreader selftest"
    yield "self-test", *inside(system, "reader", look)
    yield "window", *window(system, place, pictures / f"{system.name}.png")
    for profile in options.profile:
        copied = system / "tmp" / "profile"
        shutil.rmtree(copied, ignore_errors=True)
        shutil.copytree(profile, copied)
        inside(system, "root", "chown -R reader /tmp/profile")
        line = "FOXREADER_HOME=/tmp/profile foxreader library list"
        yield f"profile {profile.name}", *inside(system, "reader", line)
    yield "install again", *inside(system, "root", "dpkg -i /tmp/new.deb")
    code, said = inside(system, "root", "dpkg -i /tmp/old.deb")
    yield "downgrade", 0 if code and "newer" in said else 1, said
    yield "purge", *inside(system, "root", "apt-get purge -y -qq foxreader")
    _, left = inside(system, "root", OURS)
    yield "nothing left", len(left.split()), left
    kept = f"test -d /{HOME}/.local/share/foxreader"
    yield "the profile stays", *inside(system, "reader", f"{kept} || ls -Ra /{HOME}")


def main() -> int:
    """Print a line for each trial; returns 1 where one ended in another way than it should."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("package", type=Path)
    parser.add_argument("book", type=Path)
    parser.add_argument("suites", nargs="+")
    parser.add_argument("--bind", type=Path, nargs="*", default=[])
    parser.add_argument("--profile", type=Path, nargs="*", default=[])
    parser.add_argument("--earlier", type=Path)
    options = parser.parse_args()
    folder = options.folder.resolve()
    old = older(folder)
    server = subprocess.Popen(["Xvfb", DISPLAY, "-ac", "-screen", "0", "1440x900x24"])
    failed = 0
    try:
        for suite in options.suites:
            system = folder / suite
            make(system, suite, "ca-certificates")
            with mounted(system, options.bind):
                for what, code, said in tried(system, options, old, folder):
                    failed += code != 0
                    last = " / ".join(said.splitlines()[-3:])
                    sys.stdout.write(f"{suite:9} {what:20} {code:4} {last[:300]}\n")
                    sys.stdout.flush()
    finally:
        server.terminate()
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
