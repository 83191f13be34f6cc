"""A profile of which one store is garbled at random, and a reader who uses it afterwards.

``python tests/garbled.py 300`` garbles each store so often and prints what the reader heard.
"""

from __future__ import annotations

import random
import shutil
import sys
import tempfile
from collections import Counter
from contextlib import closing
from pathlib import Path

from foxreader.answer.conversation.stored import Keeper, ReaderQuestion
from foxreader.core.annotation import Anchor, highlight
from foxreader.core.errors import FoxError
from foxreader.core.events import Finished
from foxreader.core.scope import WHOLE_BOOK
from foxreader.core.span import Span
from foxreader.library.catalog import View
from foxreader.library.paths import Home
from foxreader.program.program import Program
from foxreader.program.sessions import branch_of

STORES = {
    "library": "library.sqlite",
    "index": "indexes/*.sqlite",
    "text": "documents/*.db",
    "lock of the settings": ".settings.toml.lock",
    "lock of the index": "indexes/*.lock",
    "settings": "settings.toml",
}
"""What is garbled: the files of each store below a profile."""
_WORDS = "The keeper Ilse Marn{0} lit the lamp of tower {0} at nine. It burned. " * 30
_TEXT = "".join(f"Chapter {n}\n\n{_WORDS.format(n)}\n\n" for n in range(1, 7))
_QUESTION = "Who lit the lamp of tower 3?"


def made(folder: Path) -> Path:
    """A profile below ``folder`` with a book that was asked, marked and backed up; its book."""
    path = folder / "lamp.txt"
    path.write_text(_TEXT, "utf-8")
    place = Home(folder / "home")
    place.root.mkdir()
    program = Program(place)
    program.profile.open_library()
    program.profile.save(program.profile.settings)
    for _ in range(4):
        use(program, path)
    program.profile.back_up()
    program.profile.take_warnings()  # where the system has not all walls, that is said once
    with program.profile.database.work() as work:
        work.commit()
        work.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    return path


def use(program: Program, path: Path) -> None:
    """What a reader does in a minute: the shelf, a book, a question, a note, a search; each is
    read back. Raises what goes wrong."""
    profile = program.profile
    profile.open_library()
    profile.save(profile.settings)
    profile.catalog.page(View(), 0, 10)
    opened = program.books.open(path)
    opened.resources.close()
    book = opened.book
    place = profile.shelf.opened(book, path)
    profile.shelf.keep_place(book, place)
    profile.page_views.of(book), profile.looks.of(book.sha256), profile.paces.seconds()
    profile.records.shown(book.sha256)
    assert [one.sha256 for one in profile.catalog.page(View(), 0, 10)] == [book.sha256]
    with closing(program.indexes.open(book)) as index:
        list(program.indexes.build(index, path))
        asked = ReaderQuestion(_QUESTION)
        keeper = Keeper(profile.conversations, book.sha256, "c", asked, WHOLE_BOOK)
        (*_, last) = keeper.follow(program.sessions.about(index, strict=True).ask(_QUESTION))
    assert isinstance(last, Finished) and "Marn3" in last.answer.text, last
    before = len(profile.annotations.of(book.sha256))
    start = 40 + 50 * before
    profile.annotations.add(highlight(Anchor.of(book, Span(0, start, start + 20)), note="Who?"))
    assert len(program.notes.of(book).entries) == before + 1
    assert branch_of(profile, book, "c").turns
    program.sessions.export(book, "json", "c")
    profile.corrections.all(), profile.life.all(), profile.saved_searches.all()
    profile.conversations.of(book.sha256), profile.usage.total()
    list(program.sessions.search_all("lamp of the tower"))
    program.indexes.overview(book)


def garble(path: Path, chance: random.Random) -> str:
    """Change some bytes of a file as a bad disk or a bad copy does; gives what was done."""
    data = bytearray(path.read_bytes())
    way = chance.choice(("byte", "byte in the schema", "bytes", "page", "cut", "bits"))
    if not data:
        data = bytearray(chance.randbytes(chance.choice((1, 100, 5000))))
    end = min(len(data), 12_000) if way == "byte in the schema" else len(data)
    at = chance.randrange(end)
    if way in ("byte", "byte in the schema"):
        data[at] = chance.randrange(256)
    elif way == "bytes":
        data[at : at + 40] = chance.randbytes(len(data[at : at + 40]))
    elif way == "page":
        at -= at % 1024
        data[at : at + 1024] = bytes(len(data[at : at + 1024]))
    elif way == "cut":
        del data[at:]
    else:
        for _ in range(20):
            data[chance.randrange(len(data))] ^= 1 << chance.randrange(8)
    path.write_bytes(bytes(data))
    return f"{way} at {at} of {len(data)}"


def heard(profile: Path, place: Path, store: str, seed: int) -> tuple[str, list[str]]:
    """Garble a ``store`` of a copy of a profile at ``place``; gives what was done, and the
    sentences a reader hears until everything works again.

    Raises what is no sentence, and ``AssertionError`` where it does not work after three tries.
    """
    shutil.rmtree(place, ignore_errors=True)
    shutil.copytree(profile, place)
    chance = random.Random(f"{store} {seed}")
    (file,) = place.joinpath("home").glob(STORES[store])
    done = garble(file, chance)
    program = Program(Home(place / "home"))
    said: list[str] = []
    for _ in range(3):
        try:
            use(program, place / "lamp.txt")
        except FoxError as error:
            said.append(str(error))
        else:
            said += [one for one in program.profile.take_warnings() if not _in_one(one, said)]
            return done, said
    raise AssertionError(f"{done}: not in use after {said}")


def _in_one(sentence: str, said: list[str]) -> bool:
    return any(sentence in one for one in said)


def tell(count: int, stores: list[str]) -> None:
    """Print how many sentences a reader heard after how many garblings of each store."""
    with tempfile.TemporaryDirectory() as folder:
        made(Path(folder))
        for store in stores:
            found: Counter[str] = Counter()
            for seed in range(count):
                with tempfile.TemporaryDirectory() as place:
                    try:
                        _, said = heard(Path(folder), Path(place, "use"), store, seed)
                        found[f"{len(said)} sentences"] += 1
                    except Exception as error:  # noqa: BLE001 -- each is counted, whatever it is
                        found[f"{type(error).__name__} with seed {seed}"] += 1
            print(store, dict(found), flush=True)  # noqa: T201


if __name__ == "__main__":
    tell(int(sys.argv[1]), sys.argv[2:] or list(STORES))
