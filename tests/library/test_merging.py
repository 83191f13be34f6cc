"""Two processes that save settings lose nothing of each other's."""

from __future__ import annotations

import threading
from dataclasses import replace
from pathlib import Path

from foxreader.core.message import Provider
from foxreader.library.settings import Settings, SettingsFile
from foxreader.program.program import Program

ONE, TWO, THREE = (Provider(name, "http://localhost:1/v1", "m") for name in ("A", "B", "C"))


def loaded(path: Path) -> tuple[SettingsFile, Settings]:
    file = SettingsFile(path)
    return file, file.load()


def test_each_setting_is_merged_and_each_provider(tmp_path: Path) -> None:
    path = tmp_path / "settings.toml"
    SettingsFile(path).save(Settings((ONE, TWO), "A"))
    (first, here), (second, there) = loaded(path), loaded(path)
    first.save(replace(here, theme="dark", providers=(ONE, THREE), active="C"))  # without B
    made = second.save(replace(there, width=700, providers=(replace(ONE, model="n"), TWO)))
    assert made == loaded(path)[1]
    assert (made.theme, made.width, made.active) == ("dark", 700, "C")
    assert {p.name: p.model for p in made.providers} == {"A": "n", "C": "m"}
    assert first.save(replace(here, theme="dark", providers=(ONE, THREE), active="C")) == made


def test_what_is_added_at_the_same_time_stays(tmp_path: Path) -> None:
    path = tmp_path / "settings.toml"
    files = [loaded(path) for _ in range(8)]
    start = threading.Barrier(len(files))

    def save(number: int) -> None:
        file, settings = files[number]
        start.wait()
        file.save(replace(settings, providers=(Provider(f"P{number}", "http://h/v1", "m"),)))

    threads = [threading.Thread(target=save, args=(number,)) for number in range(len(files))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert {p.name for p in loaded(path)[1].providers} == {f"P{n}" for n in range(len(files))}


def test_a_window_and_a_command(tmp_path: Path) -> None:
    """A dialog is open while another process adds a provider and the text is made larger."""
    window, command = Program().profile, Program().profile
    since = window.settings
    command.save(replace(command.settings, providers=(ONE,), active="A"))
    window.save(replace(window.settings, font_size=30))
    assert window.settings.providers == (ONE,)
    window.save(replace(since, providers=(TWO,), active="B"), since)
    made = Program().profile.settings
    assert made.providers == (ONE, TWO) and (made.active, made.font_size) == ("B", 30)


def test_a_file_damaged_meanwhile_is_set_aside(tmp_path: Path) -> None:
    path = tmp_path / "settings.toml"
    file, settings = SettingsFile(path), Settings((ONE,), "A")
    file.save(settings)
    path.write_bytes(b"theme = = 1")
    file.save(replace(settings, theme="dark"))
    assert path.with_name("settings.toml.broken-1").read_bytes() == b"theme = = 1"
    assert file.warnings and loaded(path)[1] == replace(settings, theme="dark")
