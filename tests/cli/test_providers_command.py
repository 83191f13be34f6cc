from __future__ import annotations

from pathlib import Path

import pytest

from foxreader.cli import run
from foxreader.parts import Parts


def test_prices_and_how_many_at_once(own_home: Path) -> None:
    numbers = ("--price-in", "0.15", "--price-out", "0.6", "--parallel", "4")
    assert run(["providers", "add", "OpenAI", "--model", "m", *numbers]) == 0
    kept = Parts().settings.provider
    assert kept is not None
    assert (kept.price_in, kept.price_out, kept.parallel) == (0.15, 0.6, 4)


@pytest.mark.parametrize(
    ("option", "value"),
    [("--price-in", "-1"), ("--price-out", "nan"), ("--parallel", "17"), ("--context", "0")],
)
def test_a_number_that_makes_no_sense_is_refused(
    own_home: Path, capsys: pytest.CaptureFixture[str], option: str, value: str
) -> None:
    assert run(["providers", "add", "OpenAI", "--model", "m", option, value]) == 2
    assert f"{option} {value} makes no sense" in capsys.readouterr().err
    assert Parts().settings.provider is None
