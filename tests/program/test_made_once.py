"""A part is made once, whichever threads ask for it, and none of them waits for ever."""

from __future__ import annotations

import threading

import pytest

from foxreader.program.profile import made_once
from waits import SECONDS


class Whole:
    """Each part asks for the other one while it is made; threads come to both at once."""

    def __init__(self) -> None:
        self.made: list[str] = []
        self._together = threading.Barrier(2, timeout=0.2)

    def _meet(self) -> None:
        try:
            self._together.wait()
        except threading.BrokenBarrierError:
            return  # the other one waits for this one, as it should

    @made_once
    def engine(self) -> str:
        """The engine."""
        self.made.append("engine")
        return "engine"

    @made_once
    def left(self) -> str:
        """One part."""
        self._meet()
        self.made.append("left")
        return f"left of {self.engine}"

    @made_once
    def right(self) -> str:
        """The other part."""
        self._meet()
        self.made.append("right")
        return f"right beside {self.left}"


def test_threads_that_ask_for_parts_of_each_other_get_them() -> None:
    whole = Whole()
    got: list[str] = []
    threads = [
        threading.Thread(target=lambda name=name: got.append(getattr(whole, name)), daemon=True)
        for name in ("left", "right", "left", "right")
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(SECONDS)
    assert sorted(got) == ["left of engine"] * 2 + ["right beside left of engine"] * 2
    assert sorted(whole.made) == ["engine", "left", "right"]


def test_what_could_not_be_made_is_tried_again() -> None:
    class Late:
        tries = 0

        @made_once
        def part(self) -> int:
            """A part."""
            Late.tries += 1
            if Late.tries == 1:
                raise OSError("not yet")
            return Late.tries

    late = Late()
    with pytest.raises(OSError, match="not yet"):
        late.part  # noqa: B018
    assert (late.part, late.part) == (2, 2)
    assert Late.part.__doc__ == "A part."
