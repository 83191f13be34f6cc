"""Saved searches: kept by name, renamed, deleted and brought back, backed up and merged."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from foxreader.core.errors import UsageError
from foxreader.library.backup import write_backup
from foxreader.library.catalog import View
from foxreader.library.database import Database
from foxreader.library.paths import Home
from foxreader.library.restoring import merge_in, restore
from foxreader.library.searches import SavedSearches

SEA = View(where=(("tag", "sea"),), text="north", missing=True)


def searches(folder: Path) -> tuple[Home, Database, SavedSearches]:
    home = Home(folder)
    database = Database(home.library_file)
    return home, database, SavedSearches(database)


def names(kept: SavedSearches) -> list[str]:
    return [one.name for one in kept.all()]


def test_a_search_is_kept_renamed_deleted_and_brought_back(tmp_path: Path) -> None:
    _, database, kept = searches(tmp_path)
    sea = kept.save("  The   sea ", SEA)
    kept.save("Oil", inside="whale oil")
    again = SavedSearches(Database(database.path)).all()
    assert [(one.name, one.view, one.inside) for one in again] == [
        ("Oil", View(), "whale oil"), ("The sea", SEA, ""),
    ]  # fmt: skip
    kept.rename(sea, "Anchors")
    assert names(kept) == ["Anchors", "Oil"]
    kept.delete(sea)
    assert names(kept) == ["Oil"]
    kept.rename(sea, "The sea")
    assert names(kept) == ["Oil", "The sea"] and kept.all()[1].view == SEA
    with pytest.raises(UsageError):
        kept.save(" … ")


def test_they_are_in_the_backup_and_in_a_merge(tmp_path: Path) -> None:
    home, database, kept = searches(tmp_path / "one")
    sea = kept.save("The sea", SEA)
    backup = tmp_path / "all.zip"
    write_backup(home, backup)
    there, other, theirs = searches(tmp_path / "two")
    restore(there, other, backup)
    assert names(theirs) == ["The sea"]
    theirs.rename(theirs.all()[0], "The shore")
    theirs.save("Boats", View(text="boats"))
    kept.rename(sea, "The ocean")
    back = tmp_path / "back.zip"
    write_backup(there, back)
    (conflict,) = merge_in(home, database, back).conflicts
    told = {json.loads(conflict.shown)["name"], json.loads(conflict.other)["name"]}
    assert told == {"The shore", "The ocean"}
    assert len(names(kept)) == 2 and "Boats" in names(kept)


@pytest.mark.parametrize(
    "value",
    ["[]", "7", '{"name": 1, "where": []}', '{"name": "a", "inside": "", "text": "", "where": [3]}',
     '{"name": "a", "inside": "", "text": "", "where": [["odd", "x"]]}',
     '{"name": "a", "inside": "", "text": "", "where": [["tag", 3]]}'],
)  # fmt: skip
def test_what_is_no_search_is_left_out(tmp_path: Path, value: str) -> None:
    _, database, kept = searches(tmp_path)
    with database.work() as work:
        work.execute(
            "INSERT INTO shelf_change VALUES ('1', 's', 'search', 'd', '2026', 1, ?)", (value,)
        )
    assert kept.all() == []
