"""A regular expression, looked for in a process of its own that ends in time.

A pattern may take longer than the universe is old, and Python cannot interrupt it; but it can end
a process: ``python -m foxreader.retrieval.find_pattern``. On standard input that gets a line of
JSON and the texts; on standard output it prints that it begins, a place a line, then how it ended.
"""

from __future__ import annotations

import faulthandler
import json
import os
import re
import subprocess
from collections.abc import Iterator, Sequence
from io import TextIOWrapper
from itertools import islice
from pathlib import Path
from typing import IO, Any, NamedTuple, NoReturn

from foxreader.core.cancel import Cancel
from foxreader.core.errors import StorageError, UsageError
from foxreader.core.notice import Notice
from foxreader.language.compare import NOT_AFTER_A_LETTER, NOT_BEFORE_A_LETTER
from foxreader.library.searches import FindQuery
from foxreader.system.confine import confine
from foxreader.system.processes import child_command, nowhere, own_streams, start

# The process that looks

_BEGUN = "begun"
_DONE, _WRONG, _TOO_MUCH = "done", "wrong", "too much"
"""How a search ended: all was looked through, the pattern is none, it takes too much memory."""
_LATE = 1
"""The exit code of a process whose time is up, which :mod:`faulthandler` gives it."""

_FLAGS = re.compile(r"^\s*\(\?[aiLmsux]+\)")


def main() -> NoReturn:
    """Search once, then end the process."""
    stream, out = own_streams()
    asked, texts = _received(stream)
    # With the line ends that the program expects, which Windows has others of.
    answers = TextIOWrapper(out, encoding="utf-8", newline="\n")
    try:
        confine(Path(os.devnull))  # it needs nothing any more but memory, which is limited
        # From here on, since the start of a process takes seconds where a system is busy.
        faulthandler.dump_traceback_later(asked["seconds"], exit=True, file=2)
        for line in _lines(asked, texts):
            answers.write(f"{line}\n")
            answers.flush()  # what was found counts even if the rest takes too long
    finally:
        os._exit(0)


def _lines(asked: dict[str, Any], texts: list[str]) -> Iterator[str]:
    yield _BEGUN
    try:
        for place in islice(_found(asked, texts), asked["most"]):
            yield " ".join(map(str, place))
        yield _DONE
    except re.error as error:
        yield f"{_WRONG} {' '.join(str(error).split())}"
    except (MemoryError, RecursionError, OverflowError):
        yield _TOO_MUCH


def _sent(asked: dict[str, Any], texts: list[str]) -> bytes:
    """A search as bytes for the process."""
    raw = [text.encode("utf-8", "surrogatepass") for text in texts]
    head = json.dumps({**asked, "sizes": [len(one) for one in raw]})
    return b"".join((head.encode("ascii"), b"\n", *raw))


def _received(stream: IO[bytes]) -> tuple[dict[str, Any], list[str]]:
    """The search that :func:`_sent` made bytes of."""
    asked = json.loads(stream.readline())
    texts = [stream.read(size).decode("utf-8", "surrogatepass") for size in asked["sizes"]]
    return asked, texts


def _found(asked: dict[str, Any], texts: list[str]) -> Iterator[tuple[int, int, int]]:
    """Number of the text, start and end of each place, as long as none is empty."""
    wanted = re.MULTILINE | (re.NOFLAG if asked["match_case"] else re.IGNORECASE)
    compiled = re.compile(asked["pattern"], wanted)
    if asked["whole_word"]:
        # Flags at its beginning, such as (?s), would be wrong anywhere else.
        pattern = _FLAGS.sub("", asked["pattern"])
        end = "\n" if compiled.flags & re.VERBOSE else ""  # a comment ends with its line
        whole = f"{NOT_AFTER_A_LETTER}(?:{pattern}{end}){NOT_BEFORE_A_LETTER}"
        compiled = re.compile(whole, compiled.flags)
    for number, text in enumerate(texts):
        for match in compiled.finditer(text):
            if match.end() > match.start():
                yield number, match.start(), match.end()


# The program's side: it starts the process, and ends it

_PROCESS = "foxreader.retrieval.find_pattern"
_SECONDS = 10.0
"""How long a pattern may take. Chosen: War and Peace takes a usual one 0.3 s, the start of its
process included, and nobody waits longer while typing."""
_START = 60.0
"""How long its process may take to start. Chosen: under Wine on a busy machine it took ten."""
_MOST = 20_000
"""Places after which it stops, more than are ever shown. Chosen: the pattern "." fits them all."""
_LONGEST = 10_000
"""Characters of a pattern. Chosen: none that a reader writes comes near."""


class PatternPlaces(NamedTuple):
    """Number of the text, start and end of each place; what the reader should know."""

    places: list[tuple[int, int, int]]
    remark: Notice | None


def pattern_places(
    query: FindQuery,
    texts: Sequence[str],
    cancel: Cancel | None = None,
    seconds: float = _SECONDS,
) -> PatternPlaces:
    """The places in ``texts`` that the regular expression of ``query`` fits, of each one character
    at least. Raises ``UsageError`` for what is no regular expression.

    What was found before its time was up is given with a remark.
    """
    if len(query.text) > _LONGEST:
        raise UsageError(Notice("pattern_too_long", most=_LONGEST))
    asked = {
        "pattern": query.text,
        "whole_word": query.whole_word,
        "match_case": query.match_case,
        "most": _MOST,
        "seconds": seconds,
    }
    child = _started()
    release = cancel.closing(child.kill) if cancel is not None else lambda: None
    try:
        out, _ = child.communicate(_sent(asked, list(texts)), timeout=seconds + _START)
    except subprocess.TimeoutExpired:
        child.kill()
        out, _ = child.communicate()
    finally:
        release()
        child.kill()
        child.wait()
    if cancel is not None:
        cancel.check()
    begun, _, answers = out.decode("utf-8", "replace").partition("\n")
    late = begun == _BEGUN and child.returncode == _LATE
    return _read(answers, Notice("pattern_took_too_long", count=round(seconds)) if late else None)


def _read(answers: str, remark: Notice | None) -> PatternPlaces:
    *lines, _ = answers.split("\n")  # what comes after the last line end is cut off
    ended = ""
    if lines and not lines[-1][:1].isdigit():
        ended = lines.pop()
    places = [_place(line) for line in lines]
    if ended.startswith(_WRONG):
        raise UsageError(Notice("pattern_wrong", reason=ended.removeprefix(_WRONG).strip()))
    if remark is None and ended != _DONE:
        # It says so itself, or the system has ended it.
        remark = Notice("pattern_too_much" if ended == _TOO_MUCH else "pattern_ended")
    return PatternPlaces(places, remark)


def _place(line: str) -> tuple[int, int, int]:
    number, start, end = map(int, line.split(" "))
    return number, start, end


def _started() -> subprocess.Popen[bytes]:
    try:
        return start(child_command(_PROCESS), folder=nowhere())
    except OSError as error:
        raise StorageError(Notice("pattern_not_started", reason=str(error.strerror))) from error


if __name__ == "__main__":
    main()
