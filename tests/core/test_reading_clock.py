"""The reader's pace: what was read is measured, and nothing else."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from examples import examples
from foxreader.library.reading_life import ReadingClock, ReadingSample


class Time:
    """A clock that is set by hand."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def read(clock: ReadingClock, time: Time, steps: list[tuple[float, int]]) -> list[ReadingSample]:
    """The samples of being at each offset after so many seconds."""
    samples = []
    for seconds, offset in steps:
        time.now += seconds
        samples.append(clock.moved(offset))
    return [sample for sample in samples if sample is not None]


def test_screens_that_are_read_are_measured() -> None:
    time = Time()
    assert read(ReadingClock(time), time, [(0, 0), (60, 1200), (66, 2400), (70, 3600)]) == [
        ReadingSample(2400, 126.0)
    ]


def test_lines_that_are_scrolled_add_up() -> None:
    time = Time()
    steps = [(0.0, 0), *((4.0, 80 * n) for n in range(1, 25))]
    assert read(ReadingClock(time), time, steps) == [ReadingSample(1520, 76.0)]


def test_jumps_pauses_and_skimming_are_not_reading() -> None:
    time = Time()
    clock = ReadingClock(time)
    assert read(clock, time, [(0, 0), (60, 90_000), (60, 91_000)]) == []  # a jump
    assert read(clock, time, [(60, 80_000), (900, 81_600)]) == []  # back; away for a quarter hour
    assert (
        read(clock, time, [(1, 83_600), (1, 85_600), (1, 87_600)]) == []
    )  # turned without reading
    clock.pause()
    assert read(clock, time, [(30, 89_000)]) == []
    assert read(clock, time, [(90, 90_600)]) == [ReadingSample(1600, 90.0)]


def test_a_dense_script_is_read_at_a_third_of_the_characters() -> None:
    time = Time()
    steps = [(0.0, 0), (60.0, 300), (60.0, 600)]
    assert read(ReadingClock(time, 3), time, steps) == [ReadingSample(600, 120.0)]


@examples(200)
@given(st.lists(st.tuples(st.floats(0, 600), st.integers(0, 60_000)), max_size=30))
def test_every_sample_is_at_a_pace_somebody_can_read(steps: list[tuple[float, int]]) -> None:
    time = Time()
    for sample in read(ReadingClock(time), time, steps):
        assert 150 <= 60 * sample.characters / sample.seconds <= 4000
        assert sample.characters >= 1500
