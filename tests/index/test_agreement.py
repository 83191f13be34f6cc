"""What a reader is asked before a model reads a book: minutes and caps that follow from counts."""

from __future__ import annotations

import pytest

from foxreader.core.events import Progress
from foxreader.index.summaries.plan import Estimate, Plan
from foxreader.ui.platform.progress import Pace

DRAWN = Estimate(80, 212_000, 19_000, 0.04)
HERE = Plan("qwen2.5:7b", "on this computer", True, 1, 62, DRAWN)
AWAY = Plan("small-1", "at My service", False, 2, 62, DRAWN)


def test_the_minutes_are_those_that_are_drawn() -> None:
    assert (HERE.minutes(DRAWN), AWAY.minutes(DRAWN)) == (48, 4)
    assert HERE.minutes(Estimate(0, 0, 0)) == 1


def test_a_cap_is_five_times_the_estimate_and_no_less_than_sensible() -> None:
    assert HERE.agreement(DRAWN).minutes == 240 and HERE.agreement(DRAWN).cap is None
    assert HERE.agreement(Estimate(1, 100, 10)).minutes == 10
    assert AWAY.agreement(DRAWN).cap.money == 0.20 and AWAY.agreement(DRAWN).minutes is None
    assert AWAY.agreement(Estimate(1, 100, 10, 0.0001)).cap.money == 0.10
    assert AWAY.agreement(Estimate(2, 1000, 100)).cap.tokens == 5500
    assert AWAY.agreement(DRAWN, read_only=True).read_only


def test_the_time_that_is_left_is_measured() -> None:
    now = [0.0]
    pace = Pace(lambda: now[0])
    pace.note(Progress("segments", 1, 9))
    assert pace.minutes_left is None
    pace.begin()
    pace.note(Progress("text", 3, 9))
    pace.note(Progress("segments", 4, 10))
    assert pace.minutes_left is None
    now[0] = 120
    pace.note(Progress("segments", 6, 10))
    assert pace.minutes_left == pytest.approx(4)
    assert pace.minutes == 2
    pace.note(Progress("segments", 10, 10))
    assert pace.minutes_left is None
