"""The process that reads dictionaries: ``python -m foxreader.formats.stardict.worker FOLDER``.

It can open only what is in the folder. Requests and answers are frames; one after the other.
"""

from __future__ import annotations

import os
import signal
import sys
import traceback
from pathlib import Path
from typing import IO, Any, NoReturn

from foxreader.core.errors import FoxError, UnsafeBook, pack_error
from foxreader.core.notice import Notice, templates
from foxreader.formats import reading_process
from foxreader.formats.confine import confine
from foxreader.formats.stardict.dictionary import StarDict


def main(folder: str) -> NoReturn:
    """Answer requests until the program ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the program ends this process
    templates()  # read now: no memory may be left when one is said
    requests = os.fdopen(os.dup(0), "rb")
    answers = os.fdopen(os.dup(1), "wb")
    confine(Path(folder))
    try:
        _serve(Path(folder), requests, answers)
    finally:
        os._exit(0)


def _serve(folder: Path, requests: IO[bytes], answers: IO[bytes]) -> None:
    opened: dict[str, StarDict] = {}
    while (message := reading_process.receive(requests)) is not None:
        request = message[0]
        try:
            answer = _answer(folder, opened, request)
        except FoxError as error:
            answer = {"error": pack_error(error)}
        except MemoryError:
            opened.clear()
            answer = {"error": pack_error(UnsafeBook(Notice("dictionary_too_large")))}
        except Exception:  # noqa: BLE001 -- errors leave the process here; the program logs bugs
            answer = {"fault": traceback.format_exc()[-8000:]}
        reading_process.send(answers, answer)


def _answer(folder: Path, opened: dict[str, StarDict], request: dict[str, Any]) -> dict[str, Any]:
    name = str(request["id"])
    if name not in opened:
        opened[name] = StarDict(folder / name)
    dictionary = opened[name]
    if request["do"] == "describe":
        return {"name": dictionary.info.name, "words": len(dictionary)}
    entries = dictionary.look_up(request["forms"], request["language"])
    for entry in entries:
        if "error" in entry:
            entry["error"] = pack_error(entry["error"])
    return {"entries": entries}


if __name__ == "__main__":
    main(sys.argv[1])
