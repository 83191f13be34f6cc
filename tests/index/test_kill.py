from __future__ import annotations

from benchmarks.kill import measure


def test_a_killed_job_loses_nothing_and_pays_nothing_twice() -> None:
    tally = measure(kills=3, chapters=12, parallel=3, seed=3)
    assert tally.failed == []
    assert tally.kills == 3
    assert tally.finished_sent_again == 0
    assert tally.most_in_flight <= 3
    assert tally.unreadable == tally.different == 0
    assert tally.requests > 0
