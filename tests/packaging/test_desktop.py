"""What a desktop is told of the program: its entry, icons, man page and completions."""

from __future__ import annotations

import shlex
import struct
import sys
import tomllib
from configparser import ConfigParser
from pathlib import Path
from xml.etree import ElementTree

import pytest

from commandline import fox
from foxreader import __version__
from foxreader.cli.commands import COMMANDS
from foxreader.cli.system import ENTRY, SIZES, files, remove_files, write_files
from foxreader.core.errors import StorageError
from foxreader.core.span import SCHEME
from foxreader.program.about import libraries
from nonempty import some

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT / "packaging"))

import deb  # noqa: E402
import windows  # noqa: E402
from bom import bill  # noqa: E402
from desktop_files import ICNS, ICO, make_pages  # noqa: E402
from stage import version  # noqa: E402


def entry(text: str) -> dict[str, str]:
    parser = ConfigParser(interpolation=None)
    parser.optionxform = str  # type: ignore[assignment]
    parser.read_string(text)
    return dict(parser["Desktop Entry"])


def test_a_desktop_hands_over_links_and_books() -> None:
    said = entry(files()[ENTRY].decode())
    kinds = said["MimeType"].rstrip(";").split(";")
    assert f"x-scheme-handler/{SCHEME}" in kinds and "application/epub+zip" in kinds
    # %u is a link, or a file by its address: cli.link_or_path takes both.
    assert said["Exec"] == "foxreader %u"


@pytest.mark.parametrize(
    "command", ["/opt/fox reader/foxreader", "/a/$HOME/foxreader", '/a/"b"/foxreader', "/a/50%/f"]
)
def test_a_path_of_any_letters_is_one_word_of_the_entry(command: str) -> None:
    line = entry(files(command)[ENTRY].decode())["Exec"]
    words = shlex.split(line.replace("\\\\", "\\").replace("\\$", "$"))
    assert [word.replace("%%", "%") for word in words] == [command, "%u"]


def test_it_is_written_for_one_user_and_undone(tmp_path: Path) -> None:
    share, told = tmp_path / "share", []
    (share / "applications").mkdir(parents=True)
    (share / "applications" / "other.desktop").write_text("kept")
    written = write_files(share, "/usr/bin/foxreader", told.append)
    assert written == [share / place for place in files()]
    assert all(path.stat().st_mode & 0o777 == 0o644 for path in some(written))
    assert [command[0] for command in told] == ["update-desktop-database", "gtk-update-icon-cache"]
    assert remove_files(share, told.append) == written
    assert [path.name for path in share.rglob("*")] == ["applications", "other.desktop"]
    assert remove_files(share, told.append) == []


def test_what_the_desktops_tools_made_of_our_files_alone_goes_with_them(tmp_path: Path) -> None:
    caches = [Path("applications/mimeinfo.cache"), Path("icons/hicolor/icon-theme.cache")]
    write_files(tmp_path, "foxreader", str)
    for cache in caches:  # as update-desktop-database and gtk-update-icon-cache do
        (tmp_path / cache).write_bytes(b"of what is there")
    (tmp_path / "applications" / "other.desktop").write_text("kept")
    remove_files(tmp_path, str)
    left = [path.relative_to(tmp_path) for path in tmp_path.rglob("*") if path.is_file()]
    assert sorted(left) == [caches[0], Path("applications/other.desktop")]
    assert not (tmp_path / "icons").exists()


def test_a_folder_that_cannot_be_written_is_a_sentence_and_nothing_is_left(tmp_path: Path) -> None:
    share = tmp_path / "share"
    share.mkdir()
    (share / "icons").write_text("a file in the way")
    with pytest.raises(StorageError, match="could not be put into the menu"):
        write_files(share, "foxreader", print)
    assert [path.name for path in share.rglob("*")] == ["icons"]


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="for a Linux desktop")
def test_the_command(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    program = tmp_path / "bin" / "foxreader"
    program.parent.mkdir()
    program.touch(0o755)
    monkeypatch.setenv("PATH", str(program.parent))  # the tests' own process has another name
    done = fox("integrate")
    assert done.returncode == 0 and str(tmp_path) in done.stdout
    assert f'Exec="{program}" %u' in (tmp_path / ENTRY).read_text()
    assert fox("integrate", "--remove").stdout == "Foxreader is not in the menu any more.\n"
    assert fox("integrate", "--remove").stdout == "Foxreader was not in the menu of this user.\n"
    assert not (tmp_path / ENTRY).exists()


def test_the_pages_are_those_of_the_commands_there_are() -> None:
    """After a change of a command: ``python packaging/desktop_files.py``."""
    for name, text in some(list(make_pages().items())):
        assert (ROOT / "resources" / "desktop" / name).read_text("utf-8") == text, name
        assert all(command in text for command in COMMANDS)


def test_the_icons_have_the_sizes_they_say() -> None:
    icons = ROOT / "resources" / "icons"
    for size in SIZES:
        data = (icons / "app" / f"foxreader-{size}.png").read_bytes()
        assert struct.unpack(">2I", data[16:24]) == (size, size)
    ico = (icons / "app" / "foxreader.ico").read_bytes()
    rows = [struct.unpack("<4B2H2I", ico[6 + 16 * n : 22 + 16 * n]) for n in range(len(ICO))]
    assert tuple(row[0] or 256 for row in rows) == ICO
    assert all(ico[row[7] : row[7] + 4] == b"\x89PNG" for row in rows)
    assert rows[-1][6] + rows[-1][7] == len(ico)
    icns = (icons / "app" / "foxreader.icns").read_bytes()
    assert struct.unpack(">4sI", icns[:8]) == (b"icns", len(icns))
    at, kinds = 8, []
    while at < len(icns):
        kind, length = struct.unpack(">4sI", icns[at : at + 8])
        kinds.append(kind)
        at += length
    assert kinds == list(ICNS.values())


def test_the_metainfo_names_the_entry_and_the_icon() -> None:
    file = ROOT / "resources" / "desktop" / "org.foxreader.Foxreader.metainfo.xml"
    about = ElementTree.parse(file).getroot()
    assert about.findtext("launchable") == ENTRY.name
    assert about.findtext("project_license") == "AGPL-3.0-or-later"


def test_each_place_names_the_version_that_the_program_has(tmp_path: Path) -> None:
    file = ROOT / "resources" / "desktop" / "org.foxreader.Foxreader.metainfo.xml"
    release = ElementTree.parse(file).getroot().find("releases/release")
    assert release is not None and release.get("version") == __version__
    changes = (ROOT / "CHANGELOG.md").read_text("utf-8")
    released = changes.partition("## [Unreleased]")[2] or changes
    headings = [line for line in released.splitlines() if line.startswith("## ")]
    assert headings[0] == f"## [{__version__}] - {release.get('date')}"
    assert f'"Foxreader {__version__}"' in make_pages()["foxreader.1"].splitlines()[0]
    assert fox("--version").stdout.startswith(f"foxreader {__version__} ")
    assert bill()["metadata"]["component"]["version"] == __version__
    assert f"\nVersion: {__version__}\n" in deb.control(tmp_path)
    # Windows' installer and binaries, Briefcase and the wheel read it from where the program does.
    assert windows.version() == version() == __version__
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    assert settings["tool"]["hatch"]["version"] == {"path": "src/foxreader/__init__.py"}
    assert settings["project"]["dynamic"] == ["version"]


def test_the_debian_package_says_nothing_of_the_folder_it_was_built_in(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(deb, "BUILD", tmp_path / "build")
    about = "_internal/foxreader-1.0.dist-info"
    (tmp_path / "packed" / about).mkdir(parents=True)
    for name in ("METADATA", "RECORD", "direct_url.json"):
        (tmp_path / "packed" / about / name).write_text(f"{name} file:///home/me")
    library = deb.tree(tmp_path / "packed") / "usr/lib/foxreader"
    assert [path.name for path in (library / about).iterdir()] == ["METADATA"]


def test_the_version_names_each_library_with_its_licence() -> None:
    said = fox("--version").stdout
    assert said.startswith("foxreader ") and "\n  PyMuPDF " in said.replace("pymupdf", "PyMuPDF")
    named = {one.name.casefold() for one in some(libraries())}
    assert {"pyside6", "lxml", "keyring", "shiboken6"} <= named
    assert not named & {"foxreader", "pytest", "ruff", "mypy"}
    assert all(one.licence and one.version for one in libraries())
