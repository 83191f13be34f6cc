"""The process that looks for a regular expression: ``python -m …find.pattern_process``.

Python cannot stop a search that never ends, but it can end a process. On standard input it gets a
line of JSON and the texts; on standard output it prints a place a line, then how it ended.
"""

from __future__ import annotations

import json
import os
import re
import sys
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import IO, Any, NoReturn

from foxreader.formats.confine import confine
from foxreader.language.word_borders import NOT_AFTER_A_LETTER, NOT_BEFORE_A_LETTER

DONE, WRONG, TOO_MUCH = "done", "wrong", "too much"
"""How a search ended: all was looked through, the pattern is none, it takes too much memory."""

_FLAGS = re.compile(r"^\s*\(\?[aiLmsux]+\)")


def main() -> NoReturn:
    """Search once, then end the process."""
    stream = sys.stdin.buffer
    asked, texts = received(stream)
    answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
    confine(Path(os.devnull))  # it needs nothing any more but memory, which is limited
    try:
        for place in islice(found(asked, texts), asked["most"]):
            answers.write(f"{' '.join(map(str, place))}\n")
            answers.flush()  # what was found counts even if the rest takes too long
        answers.write(f"{DONE}\n")
    except re.error as error:
        answers.write(f"{WRONG} {' '.join(str(error).split())}\n")
    except (MemoryError, RecursionError, OverflowError):
        answers.write(f"{TOO_MUCH}\n")
    answers.flush()
    os._exit(0)


def sent(asked: dict[str, Any], texts: list[str]) -> bytes:
    """A search as bytes for the process."""
    raw = [text.encode("utf-8", "surrogatepass") for text in texts]
    head = json.dumps({**asked, "sizes": [len(one) for one in raw]})
    return b"".join((head.encode("ascii"), b"\n", *raw))


def received(stream: IO[bytes]) -> tuple[dict[str, Any], list[str]]:
    """The search that :func:`sent` made bytes of."""
    asked = json.loads(stream.readline())
    texts = [stream.read(size).decode("utf-8", "surrogatepass") for size in asked["sizes"]]
    return asked, texts


def found(asked: dict[str, Any], texts: list[str]) -> Iterator[tuple[int, int, int]]:
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


if __name__ == "__main__":
    main()
