from __future__ import annotations

import pytest
from benchmarks.kill import Tally, measure


def lost_nothing(tally: Tally, kills: int) -> None:
    assert tally.failed == []
    assert tally.kills == kills
    assert tally.finished_sent_again == 0
    assert tally.most_in_flight <= 3
    assert tally.unreadable == tally.different == 0
    assert tally.requests > 0


@pytest.mark.thorough
def test_a_job_killed_with_a_request_loses_nothing_and_pays_nothing_twice() -> None:
    lost_nothing(measure(kills=1, chapters=6, parallel=3, seed=3, by_request=True), 1)


@pytest.mark.slow
def test_a_job_killed_at_any_time_loses_nothing_and_pays_nothing_twice() -> None:
    lost_nothing(measure(kills=3, chapters=12, parallel=3, seed=3), 3)
