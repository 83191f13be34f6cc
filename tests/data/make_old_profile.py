"""Makes ``profile-of-0.1.zip``: a small profile with everything in it that a reader has made.

Run it from the project's root with the code of the version whose profile is wanted:
``PYTHONPATH=tests python tests/data/make_old_profile.py``. The books are written by
``profilemaking.py``; the model is a scripted one, on a fixed port so that its address is the same.
"""

from __future__ import annotations

import tempfile
from contextlib import closing
from pathlib import Path

from endpoint import Endpoint
from foxreader.answer.conversation.stored import Keeper, ReaderQuestion
from foxreader.core.message import Provider
from foxreader.core.scope import WHOLE_BOOK
from foxreader.core.span import Span
from foxreader.index.storage.store import Index
from foxreader.index.summaries.chapter_digest import Means, last_of, synopsis
from foxreader.library.paths import Home
from foxreader.library.settings import Settings
from foxreader.program.program import Program
from profilemaking import PORT, on_no_computer, pack, scripted, write_books

PROFILE = Path(__file__).with_name("profile-of-0.1.zip")


def make(home: Path, books: Path) -> None:
    """Use a new profile as a reader would, until all there is to keep is in it."""
    paths = write_books(books)
    with Endpoint(scripted, models=("scripted",), port=PORT, dimension=8) as endpoint:
        program = Program(Home(home))
        provider = Provider(
            "Mine", endpoint.base_url, "scripted", context=16_384, price_in=1.0, price_out=2.0
        )
        program.profile.save(
            Settings(
                (provider,), "Mine", theme="sepia", font_size=23, flow="paged", summaries="always",
                monthly_tokens=5_000_000, semantic="endpoint", semantic_model="vectors",
            )
        )  # fmt: skip
        text = program.profile.home.settings_file.read_text(encoding="utf-8")
        note = "# A note of the reader's own.\n"
        program.profile.home.settings_file.write_text(note + text, encoding="utf-8")
        for path in paths:
            _read(program, path)
        _ask_lamp(program, paths[0])
        _ask_fox(program, paths[1])
    with program._database.work() as work:
        for table in ("book", "passages_book"):
            for sha256, path in work.execute(f"SELECT sha256, path FROM {table}").fetchall():
                there = on_no_computer(path)
                work.execute(f"UPDATE {table} SET path = ? WHERE sha256 = ?", (there, sha256))


def _read(program: Program, path: Path) -> None:
    opened = program.books.open(path)
    book = opened.book
    program.profile.shelf.opened(book, path)
    with closing(program.indexes.open(book)) as index:
        list(program.indexes.build(index, path))
    program.profile.shelf.keep_place(book, book.place_at(0.5))
    opened.resources.close()


def _ask_lamp(program: Program, path: Path) -> None:
    """Summaries, names, chapters' digests, a synopsis and vectors, then a conversation."""
    opened = program.books.open(path)
    book = opened.book
    opened.resources.close()
    with closing(program.indexes.open(book)) as index:
        list(program.indexes.summarise(index))
        last_of(synopsis(index, Means(program.models.need_model("index", "index"))))
        list(program.indexes.embed(index))
        _turn(program, index, "with-model", "Who lit the lamp at nine o'clock?")
        _turn(program, index, "with-model", "Who mended the northern window?")
    start = book.files[0].text.index("Orrin mended")
    program.profile.shelf.keep_place(book, Span(0, start, start))
    program.profile.shelf.limit(book.sha256, True)
    program.profile.corrections.add(
        "Who mended the northern window?", "It was Orrin the joiner.",
        sha256=book.sha256, answer="Marn did.",
    )  # fmt: skip


def _ask_fox(program: Program, path: Path) -> None:
    """A conversation in strict mode."""
    opened = program.books.open(path)
    opened.resources.close()
    with closing(program.indexes.open(opened.book)) as index:
        _turn(program, index, "strict", "What burned with a canarytwo flame?", strict=True)


def _turn(
    program: Program, index: Index, conversation: str, question: str, *, strict: bool = False
) -> None:
    session = program.sessions.about(index, strict=strict)
    asked = ReaderQuestion(question, strict=strict)
    kept = Keeper(
        program.profile.conversations, index.book.sha256, conversation, asked, WHOLE_BOOK,
        "" if strict else "scripted",
    )  # fmt: skip
    list(kept.follow(session.ask(question, mode="strict" if strict else "auto")))
    assert kept.turn.answer.citations, kept.turn


def main() -> None:
    """Make the profile and pack it."""
    with tempfile.TemporaryDirectory() as folder:
        make(Path(folder, "home"), Path(folder, "books"))
        pack(Path(folder), PROFILE)


if __name__ == "__main__":
    main()
