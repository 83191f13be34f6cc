"""The files of the languages, and what the loader refuses."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import fields, is_dataclass
from pathlib import Path

import pytest
import Stemmer

import foxreader
from foxreader.language.lexicon import (
    LanguageDataError,
    codes,
    every_language,
    known_languages,
    language,
    load,
    words_for,
)
from foxreader.language.schema import Language

READ = [one.code for one in known_languages()]
"""Languages whose texts are read, not only their chapter words."""
DATA = Path(foxreader.__file__).parent / "language" / "data"
SPACED = [code for code in READ if code not in ("ja", "zh")]


def _sections(section: object, above: str = "") -> Iterator[tuple[str, object]]:
    for one in fields(section):  # type: ignore[arg-type]
        value = getattr(section, one.name)
        if is_dataclass(value):
            yield from _sections(value, f"{above}{one.name}.")
        else:
            yield f"{above}{one.name}", value


@pytest.mark.parametrize("code", codes())
def test_a_file_follows_the_schema(code: str) -> None:
    one = language(code)
    assert one.code == code and one.name[0].isupper()
    assert one.parts.words or one.parts.counters
    seen = 0
    for key, value in _sections(one):
        if isinstance(value, frozenset):
            assert "" not in value, key
        elif hasattr(value, "items"):
            assert "" not in value and all(value.values() if key.endswith("words") else [1]), key
        elif isinstance(value, str) and key not in ("code", "name"):
            re.compile(value if "script" not in key or not value else f"[{value}]")
        seen += bool(value)
    assert seen > 2
    assert one.stems.stemmer in ("", "snowball", "light")
    assert (one.stems.stemmer == "snowball") == (one.stems.algorithm in Stemmer.algorithms())
    assert (one.stems.stemmer == "light") == bool(one.stems.endings)


@pytest.mark.parametrize("code", READ)
def test_a_language_that_is_read_has_the_main_lists(code: str) -> None:
    one = language(code)
    assert one in known_languages()
    assert len(one.words.stop) >= 60 or len(one.words.stop_runs) >= 20
    assert one.questions.patterns["define"] and one.questions.patterns["when"]
    assert one.questions.patterns["count"] and one.questions.patterns["where"]
    assert one.talk.greetings and one.asks.overview and one.talk.deep and one.answers.absence
    assert one.dates.century and one.parts.unnumbered


@pytest.mark.parametrize("code", SPACED)
def test_numbers_and_dates_are_whole(code: str) -> None:
    one = language(code)
    values = set(one.numbers.cardinals.values())
    assert set(range(2, 11)) <= values and set(range(20, 100, 10)) <= values
    if code != "fr":  # dix-sept and the like are of two words
        assert set(range(11, 20)) <= values or code == "ar"
    scales = set(one.numbers.scales.values())
    assert {100, 1000} <= scales | values
    assert set(one.dates.months.values()) == set(range(1, 13))
    assert set(one.dates.weekdays.values()) == set(range(1, 8))
    assert one.questions.words["who"] and one.questions.words["explain"]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("name = 'X'\n[words]\nstopp = 'a'", "x.toml: words.stopp: no such key"),
        ("name = 'X'\n[wordz]\n", "x.toml: wordz: no such key"),
        ("name = 'X'\n[words]\nstop = 'a b a'", "x.toml: words.stop: more than once: a"),
        ("name = 'X'\n[words]\nstop = 3", "x.toml: words.stop: "),
        ("name = 'X'\nwords = 'a'", "x.toml: words: a section expected"),
        ("name = 'X'\nglued = 'yes'", "x.toml: glued: bool expected"),
        ("name = 'X'\n[numbers]\ncardinals = 'two 2'", "x.toml: numbers.cardinals: "),
        ("[words]\nstop = 'a'", "x.toml: name: "),
        ("name = ", "x.toml: "),
        ("name = 'X'\ncode = 'y'", "x.toml: code: no such key"),
    ],
)
def test_a_file_that_does_not_follow_it_is_refused_by_name_and_key(
    tmp_path: Path, text: str, said: str
) -> None:
    path = tmp_path / "x.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(LanguageDataError) as raised:
        load(path)
    assert str(raised.value).startswith(said)


def test_nineteen_languages_are_read() -> None:
    assert len(READ) >= 19 and {"en", "th", "ko", "vi"} <= set(READ)


def test_a_language_is_one_file(tmp_path: Path) -> None:
    path = tmp_path / "xx.toml"
    path.write_text(
        "\n".join(
            (
                "name = 'New'",
                "[words]\nstop = 'la lé'",
                "[numbers]\ncardinals = '''\n2 du\n3 tri\n'''",
                "[dates]\nmonths = '''\nuno\ndos dós\n'''",
                "[questions.patterns]\nwho_is = 'ki é (?P<s>.+)'",
                "[talk]\ndeep = '''\npor ké\nkial\n'''",
            )
        ),
        encoding="utf-8",
    )
    one = load(path)
    assert isinstance(one, Language) and one.code == "xx"
    assert one.words.stop == {"la", "le"}
    assert one.numbers.cardinals == {("du",): 2, ("tri",): 3}
    assert one.dates.months == {("uno",): 1, ("dos",): 2}
    assert one.questions.patterns == {"who_is": ("ki e (?P<s>.+)",)}
    assert re.search(one.talk.deep, "kial ne") and not re.search(one.talk.deep, "kiale")


def test_of_an_unknown_language_all_words_are_known() -> None:
    assert language("qq").words.stop == frozenset()
    assert words_for("qq") is every_language()
    assert words_for("de") is language("de")
    assert {"the", "der", "из"} <= every_language().words.stop


def test_nothing_is_read_before_it_is_asked_for() -> None:
    said = subprocess.run(
        [
            sys.executable,
            "-c",
            "import foxreader.cli, foxreader.program, foxreader.answer.conversation.session\n"
            "from foxreader.language import lexicon\n"
            "print(lexicon.language.cache_info().currsize, lexicon.codes.cache_info().currsize)",
        ],
        capture_output=True,
        text=True,
        check=True,
    )
    assert said.stdout.split() == ["0", "0"]


def test_threads_read_files_side_by_side() -> None:
    """The first question and the index of a book may ask for words at the same time."""
    paths = [DATA / f"{code}.toml" for code in codes()] * 3
    with ThreadPoolExecutor(8) as pool:
        found = list(pool.map(load, paths))
    assert len(found) >= 57
    for one in found[: len(codes())]:
        late = language(one.code)
        for field in fields(Language):  # each part by itself as when all are read
            assert getattr(late, field.name) == getattr(one, field.name)
