import shutil
import sys

import pytest

from foxreader.core.errors import StorageError
from foxreader.library.paths import Home, home, home_unmade
from foxreader.system.files import write_private
from modes import is_private


def test_everything_is_below_the_home(own_home):
    here = home()
    assert here == Home(own_home)
    places = (here.settings_file, here.documents, here.indexes, here.library_file, here.logs)
    assert all(place.is_relative_to(own_home) for place in places)
    assert is_private(own_home)


def test_a_home_others_could_read_is_closed(own_home):
    own_home.mkdir(mode=0o755, parents=True, exist_ok=True)
    home()
    assert is_private(own_home)


@pytest.mark.skipif(sys.platform == "win32", reason="asks Windows itself for the folder")
def test_without_the_variable_it_is_the_users_own(monkeypatch, tmp_path):
    monkeypatch.delenv("FOXREADER_HOME")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("HOME", str(tmp_path))
    assert home().root.is_relative_to(tmp_path)


def test_a_folder_beside_the_packed_program_carries_the_profile(monkeypatch, tmp_path):
    monkeypatch.delenv("FOXREADER_HOME")
    program, profile = tmp_path / "foxreaderw.exe", tmp_path / "profile"
    monkeypatch.setattr("sys.executable", str(program))
    assert home_unmade().root != profile
    profile.mkdir()
    assert home().root == profile
    monkeypatch.setattr("sys.executable", str(program.with_name("python3")))
    assert home_unmade().root != profile


def test_a_file_is_private_and_whole(own_home):
    path = home().settings_file
    write_private(path, b"one")
    write_private(path, b"two")
    assert path.read_bytes() == b"two"
    assert is_private(path)
    assert not [p.name for p in own_home.iterdir() if p.name.startswith(".")]


def test_a_place_that_cannot_be_a_folder(own_home, monkeypatch):
    shutil.rmtree(own_home.parent, ignore_errors=True)
    own_home.parent.mkdir()
    own_home.write_text("a file")
    with pytest.raises(StorageError, match="FOXREADER_HOME"):
        home()
