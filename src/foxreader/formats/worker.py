"""The process that reads one book: ``python -m foxreader.formats.worker``; frames are its messages.

Only such processes parse the bytes of books. When a book crashes its process, fills its memory or
never ends, the program says so and goes on.
"""

from __future__ import annotations

import gc
import os
import threading
import traceback
from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path
from typing import IO, Any, NoReturn

from foxreader.core.book import Annotated, Book, Resource, Resources
from foxreader.core.cancel import Progress
from foxreader.core.errors import FoxError, UnsafeBook, pack_error
from foxreader.core.inside import Overlaid, pack_aloud, pack_inside
from foxreader.core.notice import Notice, templates
from foxreader.core.page import pack_extras
from foxreader.core.plain_data import pack_book, pack_file
from foxreader.formats import open_book, open_resources, reading_process
from foxreader.formats.kinds import too_large
from foxreader.system.confine import confine
from foxreader.system.processes import give_back, ignore_interrupts, own_streams


def main() -> NoReturn:
    """Answer requests until the program ends; never returns."""
    ignore_interrupts()
    templates()  # read now: no memory may be left when one is said
    give_back()  # loads what that needs, which cannot be opened behind the walls
    requests, answers = own_streams()
    try:
        _Server(answers).serve(requests)
    finally:
        # Does not wait for a parse that may never end.
        os._exit(0)


class _Server:
    """Answers requests about one file; it is parsed on a thread, pictures are given meanwhile."""

    def __init__(self, answers: IO[bytes]) -> None:
        self._answers = answers
        self._lock = threading.Lock()
        self._resources: Resources | None = None
        self._opened = threading.Event()
        self._name = ""
        self._scratch: Path | None = None

    def serve(self, requests: IO[bytes]) -> None:
        first = True
        while (message := reading_process.receive(requests)) is not None:
            request = message[0]
            if first:
                first = False
                self._begin(request)
            elif request["do"] in ("inside", "excerpt", "picture", "aloud", "hyphens", "seen"):
                self._read_markup(message)
            else:
                self._guarded(request, self._resource)

    def _begin(self, request: dict[str, Any]) -> None:
        """The first request names the file; from then on nothing else can be reached."""
        path = Path(request["path"])
        self._name = path.name
        self._scratch = Path(request["scratch"]) if request["scratch"] else None
        confine(path, self._scratch)

        def work() -> None:
            self._guarded(request, self._open if request["do"] == "open" else self._reopen)
            self._opened.set()

        threading.Thread(target=work, daemon=True).start()

    def _open(self, request: dict[str, Any]) -> None:
        def progress(state: Progress) -> None:
            self._send(request, {"is": "progress", "done": state.done, "total": state.total})

        def preview(book: Book, resources: Resources) -> None:
            self._give(resources)
            self._send_book(request, "preview", book)

        book, resources = open_book(
            Path(request["path"]),
            password=request["password"],
            sha256=request["sha256"],
            progress=progress,
            preview=preview,
            scratch=self._scratch,
            encoding=request["encoding"],
        )
        self._give(resources)
        self._send_book(request, "book", book)
        del book  # what was made to read it; pictures and chapters are read anew
        gc.collect()
        give_back()

    def _reopen(self, request: dict[str, Any]) -> None:
        path = Path(request["path"])
        self._give(
            open_resources(
                path, request["format"], password=request["password"], scratch=self._scratch
            )
        )
        self._send(request, {"is": "done"})

    def _give(self, resources: Resources) -> None:
        self._resources = resources
        self._opened.set()

    def _resource(self, request: dict[str, Any]) -> None:
        self._opened.wait()
        if self._resources is None:
            self._send(request, {"is": "done"})
            return
        if request["do"] in ("annotations", "copy"):
            self._annotated(request, self._resources)
            return
        found: Resource | None
        if request["do"] == "scan":
            from foxreader.formats.thumbnails import scan  # noqa: PLC0415 -- few books need it

            found = scan(self._resources, int(request["file"]))
        elif request["do"] in ("extras", "thumbnail", "copy_pages"):
            self._extra(request)
            return
        elif request["do"] == "page":
            found = self._resources.page_image(int(request["file"]), float(request["scale"]))
        else:
            found = self._resources.read(str(request["name"]))
        self._send_resource(request, found)

    def _extra(self, request: dict[str, Any]) -> None:
        """What only page formats have."""
        from foxreader.formats.pdf import extras  # noqa: PLC0415 -- loads the page engine
        from foxreader.formats.pdf.reader import PdfResources  # noqa: PLC0415
        from foxreader.formats.thumbnails import page_thumbnail  # noqa: PLC0415

        resources = self._resources
        if resources is not None and request["do"] == "thumbnail":
            found = page_thumbnail(resources, int(request["file"]), int(request["longer"]))
            self._send_resource(request, found)
        elif not isinstance(resources, PdfResources):
            self._send(request, {"is": "done"})
        elif request["do"] == "copy_pages":
            files = [int(file) for file in request["files"]]
            self._send_resource(request, extras.copy_of_pages(resources, files))
        else:
            wanted = bool(request["pictures"])
            made = extras.page_extras(resources, int(request["file"]), pictures=wanted)
            self._send(request, {"is": "extras", "about": pack_extras(made)})

    def _send_resource(self, request: dict[str, Any], found: Resource | None) -> None:
        if found is None or too_large(found.data):
            self._send(request, {"is": "done"})
        else:
            self._send(request, {"is": "resource", "media_type": found.media_type}, found.data)

    def _annotated(self, request: dict[str, Any], resources: Resources) -> None:
        """Read the annotations of the file, or write some into a copy of it."""

        def tick(done: int, total: int) -> None:
            self._send(request, {"is": "progress", "done": done, "total": total})

        if not isinstance(resources, Annotated):
            self._send(request, {"is": "done"})
        elif request["do"] == "annotations":
            self._send(request, {"is": "annotations", "found": resources.annotations(tick)})
        else:
            data = resources.copy(request["about"], request["marks"], tick)
            self._send(request, {"is": "resource", "media_type": ""}, data)

    def _read_markup(self, message: reading_process.Message) -> None:
        """Read what canonical markup has, on a thread: a long book must not hold up pictures."""
        # A book of pages has no markup, and does without 11 MB of what parses it.
        from foxreader.formats.html.cut import excerpt, picture  # noqa: PLC0415
        from foxreader.formats.html.inside import read_aloud, read_inside  # noqa: PLC0415

        request, parts = message[0], list(reading_process.parts_of(message))

        def inside(request: dict[str, Any]) -> None:
            def tick() -> None:
                self._send(request, {"is": "progress", "done": 0, "total": 0})

            found = read_inside(list(zip(request["names"], parts, strict=True)), tick)
            self._send(request, {"is": "inside", "files": pack_inside(found)})

        def piece(request: dict[str, Any]) -> None:
            skip = [(int(start), int(end)) for start, end in request["skip"]]
            found = excerpt(
                request["name"], parts[0], request["start"], request["end"],
                skip=skip, goes_on=request["goes_on"],
            )  # fmt: skip
            self._send(request, {"is": "excerpt", **asdict(found)})

        def drawn(request: dict[str, Any]) -> None:
            found = picture(request["name"], parts[0], int(request["number"]))
            self._send(request, {"is": "excerpt", **asdict(found)})

        def aloud(request: dict[str, Any]) -> None:
            self._opened.wait()
            there, name = self._resources, str(request["name"])
            overlay = there.overlay(name) if isinstance(there, Overlaid) else None
            found = read_aloud(parts[0], name, overlay)
            self._send(request, {"is": "aloud", **pack_aloud(found)})

        def hyphens(request: dict[str, Any]) -> None:
            from foxreader.formats.html.hyphens import broken  # noqa: PLC0415 -- only for chapters

            self._send(request, {"is": "markup"}, broken(parts[0], str(request["language"])))

        def seen(request: dict[str, Any]) -> None:
            self._send_resource(request, self._seen(request, parts[0]))

        acts = {"inside": inside, "excerpt": piece, "picture": drawn, "aloud": aloud,
                "hyphens": hyphens, "seen": seen}  # fmt: skip
        act = acts[request["do"]]
        threading.Thread(target=self._guarded, args=(request, act), daemon=True).start()

    def _seen(self, request: dict[str, Any], markup: bytes) -> Resource | None:
        """A picture of the book, a page or a drawing in the ``markup``, as a model gets it."""
        from foxreader.formats.html.cut import picture  # noqa: PLC0415 -- see above
        from foxreader.formats.thumbnails import seen_page, seen_picture  # noqa: PLC0415 -- as scan

        self._opened.wait()
        resources, name = self._resources, str(request["name"])
        if resources is None:
            return None
        if request["page"]:
            return seen_page(resources, int(request["file"]))
        if name:
            found = resources.read(name)
            return None if found is None else seen_picture(found.data)
        return seen_picture(picture("", markup, int(request["number"])).markup.encode())

    def _send_book(self, request: dict[str, Any], kind: str, book: Book) -> None:
        for file in book.files:
            packed = pack_file(file)
            about = {"is": "file", "about": packed.about}
            self._send(request, about, packed.text, packed.markup, packed.boxes)
        self._send(request, {"is": kind, "about": pack_book(book)})

    def _guarded(self, request: dict[str, Any], act: Callable[[dict[str, Any]], None]) -> None:
        """Call ``act``; every error is sent to the program as an answer."""
        try:
            act(request)
        except FoxError as error:
            self._fail(request, error)
        except MemoryError:
            self._fail(request, UnsafeBook(Notice("takes_too_much_memory", name=self._name)))
        except Exception:  # noqa: BLE001 -- errors leave the process here; the program logs bugs
            self._send(request, {"is": "fault", "trace": traceback.format_exc()[-8000:]})

    def _fail(self, request: dict[str, Any], error: FoxError) -> None:
        self._send(request, {"is": "error", **pack_error(error)})

    def _send(self, request: dict[str, Any], about: dict[str, Any], *parts: bytes) -> None:
        with self._lock:
            reading_process.send(self._answers, {"id": request["id"], **about}, parts)


if __name__ == "__main__":
    main()
