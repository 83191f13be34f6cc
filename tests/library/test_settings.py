import threading
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import waits
from examples import examples
from foxreader.core.message import Provider
from foxreader.library.settings import (
    Settings,
    SettingsFile,
    with_provider,
    without_provider,
)
from foxreader.library.store_file import locked
from foxreader.program.program import Program

LOCAL = Provider("Local", "http://localhost:8080/v1", "qwen", context=4096, parallel=1)
OLLAMA = Provider("Olla ma", "http://localhost:11434", "llama3", "ollama")

names = st.text(st.characters(codec="utf-8", exclude_categories=["Cs", "Cc"]), min_size=1)
providers = st.builds(
    Provider, names, names, names, st.sampled_from(["openai", "ollama"]),
    st.integers(1024, 10**6), st.integers(1, 16), st.floats(0, 1000), st.floats(0, 1000),
)  # fmt: skip


@pytest.fixture
def file(tmp_path):
    return SettingsFile(tmp_path / "profile" / "settings.toml")


def test_without_a_file_everything_has_its_default(file):
    assert file.load() == Settings()
    assert file.load().provider is None
    assert not file.warnings


@examples(40)
@given(
    st.lists(providers, max_size=3, unique_by=lambda p: p.name),
    st.sampled_from(["system", "light", "dark", "sepia", "black", "contrast"]),
    st.integers(8, 72),
    names,
)
def test_what_is_saved_is_loaded(tmp_path_factory, listed, theme, size, font):
    file = SettingsFile(tmp_path_factory.mktemp("s") / "settings.toml")
    file.save(Settings((LOCAL,), "Local"))
    settings = Settings(tuple(listed), "x", theme=theme, font_size=size, font_family=font)
    file.save(settings)
    assert file.load() == settings
    assert not file.warnings


def test_the_active_provider(file):
    file.save(Settings((LOCAL, OLLAMA), "Olla ma"))
    assert file.load().provider == OLLAMA


def test_comments_and_unknown_settings_stay(file):
    file.path.parent.mkdir()
    file.path.write_text(
        "# my own\ntheme = 'dark' # at night\nfuture = 3\n\n"
        "[[providers]]\nname = 'Local' # the small one\nbase_url = 'http://a/v1'\nmodel = 'm'\n"
    )
    loaded = file.load()
    assert loaded.theme == "dark" and loaded.providers[0].model == "m"
    file.save(Settings((LOCAL, OLLAMA), "Local", theme="sepia"))
    text = file.path.read_text()
    for kept in ("# my own", "# at night", "future = 3", "# the small one"):
        assert kept in text
    assert file.load() == Settings((LOCAL, OLLAMA), "Local", theme="sepia")
    file.save(Settings())
    assert file.load() == Settings()


@pytest.mark.parametrize("broken", [b"theme = = 1", b"\xff\xfe\x00", b"[[providers]\nname=1"])
def test_a_broken_file_is_set_aside_and_said(file, broken):
    file.path.parent.mkdir()
    for number in (1, 2):
        file.path.write_bytes(broken)
        assert file.load() == Settings()
        assert f"settings.toml.broken-{number}" in file.warnings[0]
        assert file.path.with_name(f"settings.toml.broken-{number}").read_bytes() == broken


@pytest.mark.parametrize(
    "line",
    ["theme = 'pink'", "font_size = 'big'", "font_size = 0", "font_size = true", "width = 1e9",
     "monthly_tokens = -1", "monthly_money = nan", "monthly_money = '5'",
     "line_height = 99", "active = 3", "flow = ''", "font_size = [1]",
     "[[providers]]\nname = 'x'", "[[providers]]\nname = ''\nbase_url = ''\nmodel = ''"],
)  # fmt: skip
def test_a_value_that_makes_no_sense_is_left_out_and_said(file, line):
    file.path.parent.mkdir()
    file.path.write_text(line)
    assert file.load() == Settings()
    assert len(file.warnings) == 1


def test_a_whole_number_is_a_line_height(file):
    file.path.parent.mkdir()
    file.path.write_text("line_height = 2")
    assert file.load().line_height == 2.0
    assert not file.warnings


def test_a_price_that_makes_no_sense_is_left_out_and_said(file):
    file.path.parent.mkdir()
    file.path.write_text(
        "[[providers]]\nname = 'P'\nbase_url = 'u'\nmodel = 'm'\nprice_in = 2\nprice_out = -1\n"
    )
    (provider,) = file.load().providers
    assert (provider.price_in, provider.price_out) == (2.0, 0.0)
    assert len(file.warnings) == 1 and "P.price_out" in file.warnings[0]


def test_where_passages_are_compared_by_meaning(file):
    assert file.load().semantic == "own"
    chosen = Settings(semantic="folder", semantic_folder="/models/minilm", semantic_model="e")
    file.save(chosen)
    assert file.load() == chosen
    file.path.write_text("semantic = 'cloud'\nsemantic_folder = 3\nsemantic_model = 'e'")
    assert file.load() == Settings(semantic_model="e")
    assert len(file.warnings) == 2


def test_no_key_is_ever_written(file):
    file.save(Settings((LOCAL,), "Local"))
    assert "key" not in file.path.read_text()


def test_the_duties_follow_a_provider_to_its_name() -> None:
    settings = Settings(providers=(LOCAL, OLLAMA), active="Local", index_at="Olla ma")
    renamed, after = with_provider(settings, replace(LOCAL, name="Mine"), LOCAL)
    assert (renamed.active, renamed.index_at) == ("Mine", "Olla ma")
    assert renamed.providers == (after, OLLAMA)
    again, second = with_provider(settings, replace(LOCAL, model="big"))
    assert again.active == second.name == "Local · big"
    third = with_provider(again, replace(LOCAL, model="big"))[1]
    assert third.name == "Local · big 2"
    left = without_provider(settings, OLLAMA)
    assert (left.providers, left.active, left.index_at) == ((LOCAL,), "Local", "")


def test_the_voices_of_languages_are_a_table_of_their_own(tmp_path: Path) -> None:
    path = tmp_path / "settings.toml"
    path.write_text('# mine\n[voices]\nde = "Anna"\nfr = 3\n\n[[providers]]\nname = "A"\n'
                    'base_url = "http://x"\nmodel = "m"\n', "utf-8")  # fmt: skip
    file = SettingsFile(path)
    settings = file.load()
    assert settings.voices == (("de", "Anna"),) and [p.name for p in settings.providers] == ["A"]
    voices = (("de", "Anna"), ("en", "English (Great Britain)"))
    file.save(replace(settings, voices=voices, aloud_rate=1.25, theme="dark"))
    again = SettingsFile(path).load()
    assert again == replace(settings, voices=voices, aloud_rate=1.25, theme="dark")
    assert "# mine" in path.read_text("utf-8")
    path.write_text('voices = "no table"\naloud_rate = 90.0\n', "utf-8")
    assert SettingsFile(path).load() == Settings()


@pytest.mark.parametrize(("before", "now"), [("true", "always"), ("false", "ask")])
def test_a_profile_of_an_earlier_version_is_asked_about_second_readings(
    tmp_path: Path, before: str, now: str
) -> None:
    path = tmp_path / "settings.toml"
    path.write_text(f"second_reader = {before}\nmonthly_tokens = 7\n")
    file = SettingsFile(path)
    assert (file.load().second_reading, file.load().monthly_tokens) == (now, 7)
    saved = file.save(replace(file.load(), second_reading="never"))
    assert saved.second_reading == "never"
    assert SettingsFile(path).load() == saved and "second_reader" not in path.read_text()


def test_a_new_profile_has_a_limit_and_one_of_an_earlier_version_none(tmp_path: Path) -> None:
    assert SettingsFile(tmp_path / "none.toml").load().monthly_tokens > 0
    path = tmp_path / "settings.toml"
    path.write_text("second_reader = false\n")
    assert SettingsFile(path).load().monthly_tokens == 0


def test_search_by_meaning_comes_to_profiles_that_had_no_model_for_it(tmp_path: Path) -> None:
    path = tmp_path / "settings.toml"
    path.write_text('second_reader = false\nsemantic = "off"\n')
    file = SettingsFile(path)
    assert file.load().semantic == "own"
    file.save(replace(file.load(), semantic="off"))
    assert SettingsFile(path).load().semantic == "off"  # now the reader has chosen it
    path.write_text('second_reader = false\nsemantic = "endpoint"\n')
    assert SettingsFile(path).load().semantic == "endpoint"


def test_what_is_set_while_settings_are_stored_stays_in_use() -> None:
    """The next step of a slider is taken while the one before is written."""
    profile = Program().profile
    profile.save(Settings())
    another = SettingsFile(profile.home.settings_file)
    another.save(replace(another.load(), theme="dark"))
    chosen = replace(profile.settings, font_size=21)
    with locked(profile.home.settings_file):
        writing = threading.Thread(target=profile.save, args=(chosen,))
        writing.start()
        waits.until(lambda: profile.settings.font_size == 21)
        profile.settings = replace(profile.settings, width=620)
    writing.join()
    in_use = profile.settings
    assert (in_use.font_size, in_use.width, in_use.theme) == (21, 620, "dark")
