"""What the makers of old profiles share: the books, the scripted model and the packing.

Nothing of the program is imported here: each maker runs with the code of its own version.
"""

from __future__ import annotations

import json
import re
import shutil
import sqlite3
import zipfile
from contextlib import closing
from pathlib import Path

import smallbooks
from endpoint import Reply, Request, cite_the_evidence

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
    """Three books, the same bytes at every run."""
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
            {"id": id_, "summary": f"Kept summary of section {id_}. {first_tag(text)}"}
            for id_, text in sections
        ]
        return Reply(json.dumps({"summaries": listed}))
    if '"items"' in wanted and '"same_as"' in wanted:
        ids = re.findall(r'^\{"id": "([etv]\d+)"', asked, re.MULTILINE)
        items = [{"id": i, "label": f"Kept label {i}", "type": "", "same_as": ""} for i in ids]
        return Reply(json.dumps({"items": items}))
    if "one summary out of several" in asked:
        return Reply(f"Kept digest. {first_tag(asked)}")
    return cite_the_evidence(request)


def first_tag(text: str) -> str:
    """The first tag in ``text`` that is no example of the prompt's."""
    return next(tag for tag in re.findall(r"\[f\d+-\d+-\d+\]", text) if tag != "[f0-9-1]")


def on_no_computer(path: str) -> str:
    """The path that a profile is to have for a book in place of ``path``."""
    return f"{SHELF}/{Path(path).name}"


def pack(folder: Path, target: Path) -> None:
    """Pack the profile ``home`` in ``folder`` and the books beside it, with every database as one
    file."""
    home = folder / "home"
    shutil.rmtree(home / "logs", ignore_errors=True)
    for database in [*home.rglob("*.sqlite"), *home.rglob("*.db")]:
        with closing(sqlite3.connect(database)) as connection:
            connection.execute("PRAGMA journal_mode = DELETE")
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as packed:
        for path in sorted(p for p in folder.rglob("*") if p.is_file()):
            if path.suffix != ".lock":
                name = zipfile.ZipInfo(str(path.relative_to(folder)))
                packed.writestr(name, path.read_bytes(), zipfile.ZIP_DEFLATED, 9)
