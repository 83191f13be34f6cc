"""The process that reads details of files: ``python -m foxreader.formats.details_process``.

It is prepared once: on Linux it forks for each file, and the fork confines itself to that file
before it reads it. What shows covers and descriptions is loaded for all once some files have come.
Elsewhere, where nothing can be confined, it reads some files itself and ends.
Frames are its messages; those of a fork come through it as bytes that it does not read.
"""

from __future__ import annotations

import gc
import io
import os
import traceback
from collections.abc import Callable, Sequence
from importlib import import_module
from itertools import count
from pathlib import Path
from typing import IO, Any, NoReturn

from foxreader.core.about import pack_about
from foxreader.core.errors import FoxError, UnsafeBook, UsageError, pack_error
from foxreader.core.notice import Notice, templates
from foxreader.core.plain_data import packed
from foxreader.formats import reading_process
from foxreader.system.confine import confine
from foxreader.system.files import open_shared
from foxreader.system.processes import FORKS, ignore_interrupts, in_a_copy, own_streams

PATIENCE = 20.0
"""Seconds a fork may take for one file, unless more are asked for; nearly all take hundredths.
Chosen, not measured."""
MOST = 64 * 1024 * 1024
"""The most bytes a fork may answer, unless more are asked for: a calibre library of 100,000 books
has about 40 million."""
_FILES = 20
"""Files that a process reads where it cannot fork. Starting one takes 0.5 s of CPU, a file 0.01:
more would not be much faster, and what a file does to its process ends with it."""
_MANY = 5
"""The file from which on a process loads itself what each fork of it would: it takes 0.2 s of CPU,
and most processes read fewer files, which may not need it."""
Answer = tuple[dict[str, Any], Sequence[bytes]]
"""What is found, as JSON data, and a picture, the PDF that was made, or the bytes of a function."""
_OURS = "foxreader."


def main() -> NoReturn:
    """Answer requests until the program ends; never returns."""
    ignore_interrupts()
    templates()  # read now: no memory may be left when one is said
    requests, answers = own_streams()
    try:
        reading_process.send(answers, {"id": -1, "is": "ready"})
        prepared: set[str] = set()
        for number in count(1):
            message = reading_process.receive(requests)
            if message is None:
                break
            if FORKS:
                if (do := str(message[0]["do"])) not in prepared:
                    _prepare(do)
                    prepared.add(do)
                if number == _MANY:
                    _prepare_for_many()
                _send(answers, message, _forked(message, (requests, answers)))
                continue
            _send(answers, message, _answered(message), last=number == _FILES)
            if number == _FILES:
                break
    finally:
        os._exit(0)


def _prepare(do: str) -> None:
    """Load what an act needs, so that each fork has it."""
    if ":" in do:
        _function(do)
    elif do in ("details", "cover", "calibre", "chosen", "pictures", "picture"):
        import foxreader.formats.details  # noqa: PLC0415
        import foxreader.formats.epub.metadata  # noqa: PLC0415
        import foxreader.formats.epub.package  # noqa: F401, PLC0415

    gc.collect()
    gc.freeze()  # a collection would copy all the pages that the forks share


def _prepare_for_many() -> None:
    """Load what descriptions in HTML and covers need."""
    import foxreader.formats.html.markup  # noqa: PLC0415
    import foxreader.formats.thumbnails  # noqa: F401, PLC0415

    gc.freeze()


def _send(
    answers: IO[bytes], message: reading_process.Message, packed: bytes, *, last: bool = False
) -> None:
    about = {"id": message[0].get("id"), "is": "answer", "last": last}
    reading_process.send(answers, about, [packed])


def _forked(message: reading_process.Message, ours: tuple[IO[bytes], IO[bytes]]) -> bytes:
    """The answer of a copy of this process to a request; b"" where it crashed or said too much."""
    request = message[0]
    seconds, most = request.get("seconds", PATIENCE), request.get("most", MOST)
    try:
        return in_a_copy(lambda: _answered(message), [*ours], float(seconds), int(most))
    except TimeoutError:
        late = UnsafeBook(Notice("takes_too_long", name=Path(request["path"]).name))
        return _packed({"is": "error", **pack_error(late)}, ())


def _answered(message: reading_process.Message) -> bytes:
    """The answer to a request, made in this process, which is confined from then on."""
    request = message[0]
    path = Path(request["path"])
    confine(path)
    parts: Sequence[bytes] = ()
    try:
        act = _ACTS.get(request["do"]) or _function(request["do"])
        about, parts = act(path, bytes(message[1]))
    except FoxError as error:
        about = {"is": "error", **pack_error(error)}
    except MemoryError:
        about = {"is": "error", **pack_error(
            UnsafeBook(Notice("takes_too_much_memory", name=path.name))
        )}  # fmt: skip
    except OSError as error:  # it is gone by now, or its disk is
        reason = str(error.strerror)
        wrong = UsageError(Notice("file_unreadable", path=str(path), reason=reason))
        about = {"is": "error", **pack_error(wrong)}
    except Exception:  # noqa: BLE001 -- errors leave the process here; the program logs bugs
        about = {"is": "fault", "trace": traceback.format_exc()[-8000:]}
    return _packed(about, parts)


def _packed(about: dict[str, Any], parts: Sequence[bytes]) -> bytes:
    stream = io.BytesIO()
    reading_process.send(stream, about, parts)
    return stream.getvalue()


def _function(name: str) -> Callable[[Path, bytes], Answer]:
    """The act of calling a function of the program, "module:function"."""
    module, _, function = name.partition(":")
    if not module.startswith(_OURS):
        raise ValueError("no function of the program")
    called: Callable[[Path, bytes], object] = getattr(import_module(module), function)

    def act(path: Path, data: bytes) -> Answer:
        parts: list[bytes] = []
        return {"is": "value", "value": packed(called(path, data), parts)}, parts

    return act


def _details(path: Path, data: bytes) -> Answer:
    from foxreader.formats.details import read_details  # noqa: PLC0415

    found = read_details(path)
    about = {"is": "details", "format": found.format, "about": pack_about(found.about)}
    if not found.cover:
        return about, ()
    from foxreader.formats.thumbnails import cover_thumbnail  # noqa: PLC0415

    return about, _picture(cover_thumbnail(found.cover))


def _picture(data: bytes) -> Sequence[bytes]:
    return (data,) if data else ()


def _cover(path: Path, data: bytes) -> Answer:
    """The thumbnail of a picture: the bytes that were sent, else the file."""
    from foxreader.formats.thumbnails import MAX_COVER, cover_thumbnail  # noqa: PLC0415

    if not data:
        with open_shared(path) as file:
            data = file.read(MAX_COVER + 1)
    return {"is": "cover"}, _picture(cover_thumbnail(data))


def _chosen(path: Path, data: bytes) -> Answer:
    """A picture that was sent, as large as a cover that the reader chose."""
    from foxreader.formats.thumbnails import chosen_picture  # noqa: PLC0415

    return {"is": "cover"}, _picture(chosen_picture(data))


def _pictures(path: Path, data: bytes) -> Answer:
    """Thumbnails of the pictures of a book."""
    from foxreader.formats.thumbnails import pictures_of_book  # noqa: PLC0415

    return {"is": "pictures"}, pictures_of_book(path)


def _one_picture(path: Path, data: bytes) -> Answer:
    """The picture of a book with the number that was sent."""
    from foxreader.formats.thumbnails import picture_of_book  # noqa: PLC0415

    return {"is": "cover"}, _picture(picture_of_book(path, int(data)))


def _feed(path: Path, data: bytes) -> Answer:
    """A page of a catalogue, which came from the host that ``path`` names."""
    from foxreader.formats.opds import read_feed  # noqa: PLC0415

    return read_feed(data, path.name), ()


def _calibre(path: Path, data: bytes) -> Answer:
    from foxreader.formats.details import read_calibre  # noqa: PLC0415

    return read_calibre(path, data), ()


def _pdf(path: Path, data: bytes) -> Answer:
    """A PDF of the HTML that was sent; there is no file."""
    from foxreader.formats.pdf.extras import pdf_of  # noqa: PLC0415

    return {"is": "pdf"}, (pdf_of(data.decode()),)


_ACTS: dict[str, Callable[[Path, bytes], Answer]] = {
    "details": _details,
    "cover": _cover,
    "chosen": _chosen,
    "pictures": _pictures,
    "picture": _one_picture,
    "calibre": _calibre,
    "feed": _feed,
    "pdf": _pdf,
}


if __name__ == "__main__":
    main()
