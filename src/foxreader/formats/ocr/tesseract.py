"""Tesseract, where the reader has installed it: its languages, and how it reads a picture.

It is a separate program and gets only pictures that our reading process has drawn, never bytes of
a book. It runs with little priority, bounded memory and a limit of time.
"""

from __future__ import annotations

import contextlib
import locale
import os
import shutil
import subprocess
import sys
from collections.abc import Set
from dataclasses import dataclass
from pathlib import Path

from foxreader.core.cancel import Cancel
from foxreader.core.errors import UsageError
from foxreader.core.notice import Notice

DOTS = 300
"""How many dots to the inch a page is drawn with for recognition: what tesseract advises."""

PAGE_SECONDS = 120.0
"""The longest one page may take; set by hand, for slow computers."""

_LIST_SECONDS = 60.0  # the longest that listing its languages may take, on a busy computer
_MEMORY = 2 * 1024**3  # bytes of address space its process may have; set by hand
_NICENESS = 10  # priority of its process: below the window's
_SCRIPTS = "osd"
_INHERITED = ("PATH", "LANG", "LC_ALL", "SYSTEMROOT", "LD_LIBRARY_PATH", "TESSDATA_PREFIX")
# What tesseract calls the languages that books name by two letters.
_NAMES = {
    "ar": "ara", "bg": "bul", "ca": "cat", "cs": "ces", "cy": "cym", "da": "dan", "de": "deu",
    "el": "ell", "en": "eng", "eo": "epo", "es": "spa", "et": "est", "eu": "eus", "fa": "fas",
    "fi": "fin", "fr": "fra", "ga": "gle", "gl": "glg", "he": "heb", "hi": "hin", "hr": "hrv",
    "hu": "hun", "hy": "hye", "id": "ind", "is": "isl", "it": "ita", "ja": "jpn", "ka": "kat",
    "ko": "kor", "la": "lat", "lt": "lit", "lv": "lav", "nb": "nor", "nl": "nld", "nn": "nor",
    "no": "nor", "pl": "pol", "pt": "por", "ro": "ron", "ru": "rus", "sk": "slk", "sl": "slv",
    "sq": "sqi", "sr": "srp", "sv": "swe", "ta": "tam", "th": "tha", "tr": "tur", "uk": "ukr",
    "ur": "urd", "vi": "vie", "yi": "yid", "zh": "chi_sim",
}  # fmt: skip
_TRADITIONAL = ("zh-tw", "zh-hk", "zh-mo", "zh-hant")
_LIBRARIANS = {
    "cze": "ces", "dut": "nld", "fre": "fra", "ger": "deu", "gre": "ell", "ice": "isl",
    "per": "fas", "rum": "ron", "slo": "slk", "wel": "cym",
}  # fmt: skip


class PageFailed(Exception):
    """Tesseract could not read one page; the next may do better."""


@dataclass(frozen=True, slots=True)
class Tesseract:
    """The program, and the languages it has been given."""

    program: str
    languages: frozenset[str]

    def read(self, picture: bytes, languages: str, cancel: Cancel | None = None) -> str:
        """Tesseract's table for ``picture``: a row for each word, with its box in dots.

        ``languages`` is one or several of ours, joined by “+”. Raises ``PageFailed``, and
        ``Cancelled`` when the reader has stopped it.
        """
        # With the model for scripts it finds out by itself how a page is turned.
        layout = "1" if _SCRIPTS in self.languages else "3"
        wanted = ("stdin", "stdout", "-l", languages, "--psm", layout, "--dpi", str(DOTS), "tsv")
        try:
            child = _start([self.program, *wanted])
        except OSError as error:
            reason = str(error.strerror)
            raise UsageError(Notice("tesseract_not_started", reason=reason)) from error
        with child:
            release = cancel.closing(child.kill) if cancel is not None else lambda: None
            try:
                output, _ = child.communicate(picture, timeout=PAGE_SECONDS)
            except subprocess.TimeoutExpired as error:
                raise PageFailed("it took too long") from error
            except OSError as error:
                raise PageFailed("tesseract went away") from error
            finally:
                release()
                child.kill()
        if cancel is not None:
            cancel.check()
        if child.returncode:
            raise PageFailed(f"tesseract ended with {child.returncode}")
        return output.decode("utf-8", "replace")

    def check(self, languages: str) -> str:
        """``languages`` if all are installed; else raises a ``UsageError`` that says what to do."""
        missing = [name for name in languages.split("+") if name not in self.languages]
        if missing:
            have = ", ".join(sorted(self.languages - {_SCRIPTS}))
            raise UsageError(
                Notice("tesseract_lacks_language", language=missing[0], languages=have)
            )
        return languages


def find_tesseract() -> Tesseract | None:
    """The tesseract on this computer, or None where there is none that works."""
    program = shutil.which("tesseract")
    # A relative path could find one that was put into the current folder with a book.
    if program is None or not Path(program).is_absolute():
        return None
    try:
        output = subprocess.run(
            [program, "--list-langs"], capture_output=True, timeout=_LIST_SECONDS, check=True,
            stdin=subprocess.DEVNULL, env=_environment(), creationflags=_flags(),
        )  # fmt: skip
    except (OSError, subprocess.SubprocessError):
        return None
    # The first line is a heading; older versions print all of it on the other stream.
    lines = (output.stdout or output.stderr).decode("utf-8", "replace").splitlines()[1:]
    languages = frozenset(line.strip() for line in lines if line.strip())
    return Tesseract(program, languages) if languages - {_SCRIPTS} else None


def name_of(language: str) -> str:
    """What tesseract calls ``language``, a code as books have it; "" for one not listed above."""
    code = language.strip().lower().replace("_", "-")
    if code.startswith(_TRADITIONAL):
        return "chi_tra"
    first = code.split("-")[0]
    if len(first) == 3:
        return _LIBRARIANS.get(first, first)
    return _NAMES.get(first, "")


def languages_for(book: str, system: str, installed: Set[str]) -> str:
    """The languages to read a book in, joined by “+”.

    The ``book``'s own where it is known and installed; else English and the ``system``'s.
    """
    own = name_of(book)
    if own in installed:
        return own
    likely = [name for name in ("eng", name_of(system)) if name in installed]
    others = sorted(installed - {_SCRIPTS})
    return "+".join(dict.fromkeys(likely)) or others[0]


def system_language() -> str:
    """The code of this computer's language; "" where none is set."""
    return locale.getlocale()[0] or ""


def picture_size(picture: bytes) -> tuple[int, int]:
    """The width and height of a bitmap made by ``pdf.bitmap``, in dots."""
    width, height = (int.from_bytes(picture[at : at + 4], "little", signed=True) for at in (18, 22))
    return max(1, width), max(1, abs(height))


def _start(command: list[str]) -> subprocess.Popen[bytes]:
    child = subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
        env=_environment(), creationflags=_flags(),
    )  # fmt: skip
    _restrain(child.pid)
    return child


def _environment() -> dict[str, str]:
    kept = {name: os.environ[name] for name in _INHERITED if name in os.environ}
    # Several threads read one page no faster, since they wait for each other.
    return kept | {"OMP_THREAD_LIMIT": "1"}


def _flags() -> int:
    """No window of its own and little priority on Windows, which alone knows these flags."""
    names = ("CREATE_NO_WINDOW", "BELOW_NORMAL_PRIORITY_CLASS")
    return sum(getattr(subprocess, name, 0) for name in names)


def _restrain(child: int) -> None:
    """Lower the priority below the window's, and limit the memory where the system can."""
    if sys.platform == "win32":
        return
    with contextlib.suppress(OSError):
        os.setpriority(os.PRIO_PROCESS, child, _NICENESS)
    if sys.platform == "linux":
        import resource  # noqa: PLC0415 -- Windows has none

        with contextlib.suppress(OSError, ValueError):
            resource.prlimit(child, resource.RLIMIT_AS, (_MEMORY, _MEMORY))
