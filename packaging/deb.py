"""Builds the Debian package: build/deb/foxreader_VERSION_ARCH.deb.

    .venv/bin/python packaging/deb.py

On the oldest system it is to run on, in the environment that ``bootstrap.py setup`` makes, with
``apt install binutils``, which PyInstaller asks for.
PyInstaller is installed below build/, at the version named here; what Qt takes from the system
stays the system's, and becomes what the package depends on.
"""

from __future__ import annotations

import gzip
import os
import shutil
import subprocess
import sys
from importlib import metadata
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "src"))
sys.path.insert(1, str(ROOT))

from bootstrap import PACKAGES  # noqa: E402
from stage import version, with_judge  # noqa: E402

PYINSTALLER = "pyinstaller==6.22.3"
BUILD = ROOT / "build" / "deb"
TOOLS = ROOT / "build" / "tools"
# What no file names as needed: fonts for what the interface says, a voice, sound.
ALWAYS = ("libc6", "libstdc++6", "libgcc-s1", "zlib1g", "fontconfig", "fonts-dejavu-core")
RECOMMENDED = ("libpulse0", "libspeechd2", "speech-dispatcher", "gnome-keyring | kwalletmanager")
ABOUT = """Description: e-book reader whose answers carry the words they rest on
 Foxreader reads EPUB, PDF, Kindle, FB2, comics, Word documents and plain text,
 and answers questions about them. Every claim about a book carries a footnote
 to the exact characters it rests on, checked by the program.
 .
 It works without a model, and with any the reader chooses: Ollama, or an
 endpoint that speaks OpenAI's protocol.
"""
COPYRIGHT = """Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/
Upstream-Name: Foxreader

Files: *
Copyright: The Foxreader makers
License: AGPL-3.0-or-later
Comment: The libraries beside the program have licences of their own; `foxreader --version` lists
 them.

License: AGPL-3.0-or-later
 The whole text is in /usr/lib/foxreader/_internal/LICENSE.
"""
# A newer program has changed the reader's profile; an older one could lose what it does not know.
# (Policy 6.5: called with "install OLD" or "upgrade OLD".)
PREINST = """#!/bin/sh
set -e
if [ "$1" = upgrade ] && dpkg --compare-versions "$2" gt "{version}"; then
  echo "foxreader: version $2 is installed, which is newer than {version}." >&2
  echo "foxreader: an older one may not understand what it has kept; remove it first." >&2
  exit 1
fi
"""


def packed() -> Path:
    """The folder of the program, as PyInstaller packs it."""
    with_judge()
    if metadata.version("foxreader") != version():
        raise SystemExit("deb: another version is installed here: run  python3 bootstrap.py setup")
    if not (TOOLS / "PyInstaller").is_dir():
        pip = [sys.executable, "-m", "pip", "install", "-q", "--target", str(TOOLS), PYINSTALLER]
        subprocess.run(pip, check=True)
    paths = [str(TOOLS), str(ROOT / "src")]  # of this checkout, wherever the environment is
    subprocess.run(
        [sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level", "ERROR",
         "--distpath", str(BUILD / "dist"), "--workpath", str(BUILD / "work"),
         str(ROOT / "packaging" / "foxreader.spec")],
        check=True, env=os.environ | {"PYTHONPATH": os.pathsep.join(paths), "PYTHONHASHSEED": "0"},
    )  # fmt: skip
    return BUILD / "dist" / "foxreader"


def architecture() -> str:
    """This machine's, as Debian calls it."""
    asked = ["dpkg", "--print-architecture"]
    return subprocess.run(asked, capture_output=True, text=True, check=True).stdout.strip()


def tree(program: Path) -> Path:
    """What the package installs, and what says so."""
    from foxreader.cli.system import files  # noqa: PLC0415

    root = BUILD / "root"
    shutil.rmtree(root, ignore_errors=True)
    library = root / "usr" / "lib" / "foxreader"
    shutil.copytree(program, library, symlinks=True)
    for said in ("direct_url.json", "RECORD"):  # in which folder it was built
        for path in library.glob(f"_internal/foxreader-*.dist-info/{said}"):
            path.unlink()
    (root / "usr" / "bin").mkdir(parents=True)
    (root / "usr" / "bin" / "foxreader").symlink_to("../lib/foxreader/foxreader")
    share = root / "usr" / "share"
    for place, data in files().items():
        path = share / place
        path.parent.mkdir(parents=True, exist_ok=True)
        if place.suffix == ".1":
            path.with_name(f"{path.name}.gz").write_bytes(gzip.compress(data, mtime=0))
        else:
            path.write_bytes(data)
    doc = share / "doc" / "foxreader"
    doc.mkdir(parents=True)
    (doc / "copyright").write_text(COPYRIGHT, "utf-8")
    changes = (ROOT / "CHANGELOG.md").read_bytes()
    (doc / "changelog.gz").write_bytes(gzip.compress(changes, mtime=0))
    for path in sorted(root.rglob("*"), reverse=True):
        if not path.is_symlink():
            runs = path.is_dir() or os.access(path, os.X_OK)
            path.chmod(0o755 if runs else 0o644)
    return root


def control(root: Path) -> str:
    """What the package says of itself."""
    size = sum(p.lstat().st_size for p in root.rglob("*") if p.is_file() and not p.is_symlink())
    depends = sorted({*ALWAYS, *PACKAGES.values()})
    return (
        f"Package: foxreader\nVersion: {version()}\nArchitecture: {architecture()}\n"
        "Maintainer: The Foxreader makers <makers@foxreader.example>\n"
        f"Installed-Size: {size // 1024}\nSection: text\nPriority: optional\n"
        f"Depends: {', '.join(depends)}\nRecommends: {', '.join(RECOMMENDED)}\n{ABOUT}"
    )


def build() -> Path:
    """The package."""
    root = tree(packed())
    debian = root / "DEBIAN"
    debian.mkdir()
    (debian / "control").write_text(control(root), "utf-8")
    (debian / "preinst").write_text(PREINST.format(version=version()), "utf-8")
    (debian / "preinst").chmod(0o755)
    target = BUILD / f"foxreader_{version()}_{architecture()}.deb"
    subprocess.run(
        ["dpkg-deb", "--root-owner-group", "-Zxz", "--build", str(root), str(target)],
        check=True, env={"SOURCE_DATE_EPOCH": "0"} | dict(os.environ),
    )  # fmt: skip
    return target


if __name__ == "__main__":
    made = build()
    sys.stdout.write(f"{made} ({made.stat().st_size // 2**20} MiB)\n")
