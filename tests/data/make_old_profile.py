"""Makes ``profile-of-0.1.zip``: a small profile with everything in it that a reader has made.

Run it from the project's root with the code of the version whose profile is wanted:
``PYTHONPATH=tests python tests/data/make_old_profile.py``. The books are written here and by
``smallbooks.py``; the model is a scripted one, on a fixed port so that its address is the same.
"""

from __future__ import annotations

import json
import re
import shutil
import sqlite3
import tempfile
import zipfile
from contextlib import closing
from pathlib import Path

import smallbooks
from endpoint import Endpoint, Reply, Request, cite_the_evidence
from foxreader.answer.conversation.stored import Keeper, ReaderQuestion
from foxreader.core.message import Provider
from foxreader.core.scope import WHOLE_BOOK
from foxreader.core.span import Span
from foxreader.index.storage.store import Index
from foxreader.index.summaries.chapter_digest import Means, last_of, synopsis
from foxreader.library.paths import Home
from foxreader.library.settings import Settings
from foxreader.program.program import Program

PROFILE = Path(__file__).with_name("profile-of-0.1.zip")
PORT = 18_417
SHELF = "/books"
"""Where the profile says that its books lie: a folder that is on no computer."""

SECTIONS = (
    (1, "The Keeper", ""),
    (2, "The Lamp", "The keeper Marn lit the lamp at nine o'clock in the evening. {} It burned "
     "whale oil, and the oil came from Brack by cart. Marn was proud of the lamp."),
    (2, "The Stair", "The stair of the tower has ninety steps. {} Marn counted them each night, "
     "and on the last step she rested. The rail was made of oak by the joiner Orrin."),
    (1, "The Storm", "In the third winter a storm broke the northern window. {} Orrin mended it "
     "with glass from Brack. The lamp went out for one hour, and no ship came near."),
    (1, "The Ship", "The Heron came from the west with salt and copper. {} Her captain was Ilse "
     "Varn, who had never seen the coast. She steered by the lamp and paid Marn in copper."),
)  # fmt: skip
FILLER = (
    "The wind turned in the night, as it does on that coast, and nobody thought more of it.",
    "Gulls sat on the wall below and waited for the boats that go out before the day begins.",
    "From the village one could see the light turn slowly over the water and over the fields.",
    "There was bread on the table, and a jug of water, and a book of tides with a torn cover.",
    "The cart went back empty along the cliff, and its wheels were heard for a long time.",
    "Somebody had written the names of the boats on the door with chalk, one below the other.",
)
HARBOUR = (
    "The harbour of Brack has two piers. The longer pier was built of black stone by the mason"
    " Tolle, who asked no wages for it.\n\nThe shorter pier is of wood, and it is rebuilt each"
    " spring.\n"
)


def lamp() -> str:
    """A Markdown book of three chapters, the first of two sections, each large enough to be
    summarised by itself."""
    filler = " ".join(FILLER * 2)
    return "\n\n".join(
        f"{'#' * level} {title}\n\n{words.format(filler)}\n\n{' '.join(FILLER)}"
        if words
        else f"{'#' * level} {title}"
        for level, title, words in SECTIONS
    )


def write_books(folder: Path) -> tuple[Path, Path, Path]:
    """The three books of the profile, the same bytes at every run."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "lamp.md").write_text(lamp(), encoding="utf-8")
    (folder / "harbour.txt").write_text(HARBOUR, encoding="utf-8")
    return folder / "lamp.md", smallbooks.epub(folder / "fox.epub"), folder / "harbour.txt"


def scripted(request: Request) -> Reply:
    """The replies of the profile's model: to every kind of request something that fits."""
    asked = request.text
    wanted = json.dumps(request.schema or {})
    if '"summaries"' in wanted:
        sections = re.findall(r"=== section (\d+) ===[^\n]*\n(.*?)(?==== )", asked, re.DOTALL)
        listed = [
            {"id": id_, "summary": f"Kept summary of section {id_}. {_tag(text)}"}
            for id_, text in sections
        ]
        return Reply(json.dumps({"summaries": listed}))
    if '"items"' in wanted and '"same_as"' in wanted:
        ids = re.findall(r'^\{"id": "([etv]\d+)"', asked, re.MULTILINE)
        items = [{"id": i, "label": f"Kept label {i}", "type": "", "same_as": ""} for i in ids]
        return Reply(json.dumps({"items": items}))
    if "one summary out of several" in asked:
        return Reply(f"Kept digest. {_tag(asked)}")
    return cite_the_evidence(request)


def _tag(text: str) -> str:
    """The first tag in ``text`` that is no example of the prompt's."""
    return next(tag for tag in re.findall(r"\[f\d+-\d+-\d+\]", text) if tag != "[f0-9-1]")


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
                there = f"{SHELF}/{Path(path).name}"
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
    """Make the profile and pack it, with every database as one file."""
    with tempfile.TemporaryDirectory() as folder:
        home, books = Path(folder, "home"), Path(folder, "books")
        make(home, books)
        shutil.rmtree(home / "logs", ignore_errors=True)
        for database in [*home.rglob("*.sqlite"), *home.rglob("*.db")]:
            with closing(sqlite3.connect(database)) as connection:
                connection.execute("PRAGMA journal_mode = DELETE")
        with zipfile.ZipFile(PROFILE, "w", zipfile.ZIP_DEFLATED) as packed:
            for path in sorted(p for p in Path(folder).rglob("*") if p.is_file()):
                if path.suffix != ".lock":
                    name = zipfile.ZipInfo(str(path.relative_to(folder)))
                    packed.writestr(name, path.read_bytes(), zipfile.ZIP_DEFLATED)


if __name__ == "__main__":
    main()
