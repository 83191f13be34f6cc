from __future__ import annotations

import pytest
from benchmarks.kill import measure


@pytest.mark.parametrize(
    ("kills", "chapters"), [(1, 6), pytest.param(3, 12, marks=pytest.mark.slow)]
)
def test_a_killed_job_loses_nothing_and_pays_nothing_twice(kills: int, chapters: int) -> None:
    tally = measure(kills=kills, chapters=chapters, parallel=3, seed=3)
    assert tally.failed == []
    assert tally.kills == kills
    assert tally.finished_sent_again == 0
    assert tally.most_in_flight <= 3
    assert tally.unreadable == tally.different == 0
    assert tally.requests > 0
