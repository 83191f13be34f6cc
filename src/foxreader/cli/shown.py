"""What a terminal may be given of words that a book, a model or a file name has.

A terminal acts on some characters instead of showing them: it moves, clears, renames itself, or
writes what follows backwards. Those of others are shown as a sign that stands for them.
"""

from __future__ import annotations

import json
import re
import sys
from typing import Any, TextIO, cast

_SIGN = "\N{REPLACEMENT CHARACTER}"
_ACTS = re.compile(
    # Our own bold and its end, and the beginning of a line of progress, stay.
    "\x1b(?!\\[[01]m)|(?<!\\A)\r(?!\n)|[\x00-\x08\x0b\x0c\x0e-\x1a\x1c-\x1f\x7f-\x9f]"
    # Embeddings and overrides of the direction; marks of it (LRM, RLM) reach no further than
    # themselves.
    "|[\u202a-\u202e]"
)
_ISOLATED = re.compile("[\u2066-\u2069]")


def shown(text: str) -> str:
    """``text`` with a sign for each character that a terminal would act on, as long as before.

    Isolates stay in a line where each is ended, as ours are.
    """
    if text.isascii() and text.isprintable():
        return text
    return "".join(map(_with_ends, _ACTS.sub(_SIGN, text).splitlines(keepends=True)))


def _with_ends(line: str) -> str:
    depth = 0
    for one in _ISOLATED.findall(line):
        depth += -1 if one == "\u2069" else 1
        if depth < 0:
            break
    return line if depth == 0 else _ISOLATED.sub(_SIGN, line)


def escaped(text: str) -> str:
    """JSON text with what a terminal would act on as escapes, which are the same to a program."""
    found = _ACTS.sub(lambda one: f"\\u{ord(one[0]):04x}" if one[0] > "\x7e" else one[0], text)
    return _ISOLATED.sub(lambda one: f"\\u{ord(one[0]):04x}", found)


class _Shown:
    """A stream of text that is given what may be shown alone."""

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream

    def write(self, text: str) -> int:
        """Write ``text`` as it may be shown."""
        return self._stream.write(shown(text))

    def __getattr__(self, name: str) -> Any:
        return getattr(self._stream, name)


def show_only_what_is_shown() -> None:
    """From now on nothing printed acts on the terminal; bytes are written as they are."""
    sys.stdout, sys.stderr = (
        stream
        if stream is None or isinstance(stream, _Shown)  # a window of Windows has none
        else cast(TextIO, _Shown(stream))
        for stream in (sys.stdout, sys.stderr)
    )


def print_exactly(text: str) -> None:
    """Print the characters of ``text`` and no other; at a terminal as they may be shown."""
    if sys.stdout.isatty():
        sys.stdout.write(text)
    else:
        sys.stdout.buffer.write(text.encode("utf-8", "replace"))
    sys.stdout.flush()


def print_json(value: object, *, line: bool = False) -> None:
    """Print JSON: on one line in a batch, else indented; escaped where the output is no Unicode."""
    wide = (sys.stdout.encoding or "").lower().startswith("utf")
    text = json.dumps(value, ensure_ascii=not wide, indent=None if line else 2)
    print(escaped(text), flush=True)
