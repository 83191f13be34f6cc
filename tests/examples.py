"""How many random inputs a property test draws.

In CI and in the README's test command a fifth of what the test says, and with ``--thorough`` two
fifths, from a fixed seed, so that a run can be repeated and is the same each time; in a long run
(``bootstrap.py test --all``) ten times as many as it says, from a free one.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import pytest
from hypothesis import HealthCheck, settings

USUAL = 100  # what hypothesis draws where a test says nothing
# The same in CI: its draws never change, so that many more find nothing new there.
for _name, _count in (("ci", 20), ("thorough", 40)):
    settings.register_profile(
        _name, max_examples=_count, derandomize=True, deadline=None, print_blob=True
    )
# Said, since hypothesis itself fixes the seed wherever it finds that it runs in CI.
settings.register_profile(
    "long", max_examples=10 * USUAL, derandomize=False, deadline=None, print_blob=True
)
settings.load_profile("ci")


def examples(count: int, suppress: Sequence[HealthCheck] = ()) -> settings:
    """Draw ``count`` random inputs in a run of usual length, see above."""
    return settings(
        max_examples=max(1, count * settings.default.max_examples // USUAL),
        suppress_health_check=list(suppress),
    )


def sampled(values: Iterable[object], every: int) -> list[object]:
    """``values`` for ``parametrize``: of each ``every`` the first in any run, the others in a long
    one only."""
    return [
        value if number % every == 0 else pytest.param(*_several(value), marks=pytest.mark.slow)
        for number, value in enumerate(values)
    ]


def _several(value: object) -> tuple[object, ...]:
    return value if isinstance(value, tuple) else (value,)


def step(usual: int) -> int:
    """How far apart the cases of a loop are: ``usual``, in a long run 1, which is all of them."""
    return usual if settings.default.max_examples <= USUAL else 1
