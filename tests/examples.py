"""How many random inputs a property test draws.

In CI and in the README's test command as many as the test says, from a fixed seed, so that a run
can be repeated; in a long run (``bootstrap.py test --all``) ten times as many from a free one.
"""

from __future__ import annotations

from collections.abc import Sequence

from hypothesis import HealthCheck, settings

USUAL = 100  # what hypothesis draws where a test says nothing
settings.register_profile(
    "ci", max_examples=USUAL, derandomize=True, deadline=None, print_blob=True
)
# Said, since hypothesis itself fixes the seed wherever it finds that it runs in CI.
settings.register_profile(
    "long", max_examples=10 * USUAL, derandomize=False, deadline=None, print_blob=True
)
settings.load_profile("ci")


def examples(count: int, suppress: Sequence[HealthCheck] = ()) -> settings:
    """Draw ``count`` random inputs, ten times as many in a long run."""
    return settings(
        max_examples=count * settings.default.max_examples // USUAL,
        suppress_health_check=list(suppress),
    )
