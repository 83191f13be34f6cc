"""Whatever byte of a store changes, the profile is in use after at most one sentence."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from foxreader.library.database import Backups, Database
from foxreader.library.library_steps import MIGRATIONS
from foxreader.library.passages import Passages
from foxreader.library.searches import SavedSearches
from foxreader.library.store_file import columns_by
from garbled import STORES, heard, made

SAMPLE = {"library": (48, 87, 109), "index": (23, 70, 98), "lock of the settings": (148,)}
"""Seeds of garblings that once could not be used; of the other stores the first."""


@pytest.fixture(scope="module")
def profile(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("made")
    made(folder)
    return folder


@pytest.mark.parametrize("store", STORES)
def test_a_sample(profile: Path, tmp_path: Path, store: str) -> None:
    for seed in SAMPLE.get(store, (0,)):
        done, said = heard(profile, tmp_path / "use", store, seed)
        assert len(said) <= 1, (done, said)


@pytest.mark.slow
@pytest.mark.parametrize("store", STORES)
def test_three_hundred(profile: Path, tmp_path: Path, store: str) -> None:
    for seed in range(300):
        done, said = heard(profile, tmp_path / "use", store, seed)
        assert len(said) <= 1, (seed, done, said)


def library(folder: Path) -> Database:
    path = folder / "library.sqlite"
    return Database(path, Backups(path, folder / "backups"))


def test_what_the_reader_made_since_the_backup_is_taken_out_of_a_damaged_library(
    tmp_path: Path,
) -> None:
    database = library(tmp_path)
    database.back_up()
    SavedSearches(database).save("Whales")
    with sqlite3.connect(database.path) as work:
        work.execute("UPDATE passages_terms_data SET block = x'ff00ff' WHERE id = 10")
        work.execute("PRAGMA writable_schema = ON")
        work.execute(
            "UPDATE sqlite_master SET sql = replace(sql, 'spans', 'spons')"
            " WHERE name = 'passages_part'"
        )
    work.close()
    with pytest.raises(Exception, match="everything you made was taken out"):
        Passages(database, "1").spans("ab" * 32)
    again = library(tmp_path)
    assert Passages(again, "1").spans("ab" * 32) == []
    assert [one.name for one in SavedSearches(again).all()] == ["Whales"]


def test_a_file_whose_count_of_steps_changed_is_no_newer_one(tmp_path: Path) -> None:
    database = library(tmp_path)
    SavedSearches(database).save("Whales")
    with sqlite3.connect(database.path) as work:
        work.execute(f"PRAGMA user_version = {1 << 24 | 2}")
    work.close()
    again = library(tmp_path)
    assert [one.name for one in SavedSearches(again).all()] == ["Whales"]
    assert len(again.notices) == 1


def test_a_file_has_the_columns_of_its_steps() -> None:
    assert ("book", "sha256") in columns_by(MIGRATIONS, "the library")
