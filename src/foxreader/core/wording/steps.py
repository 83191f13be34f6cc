"""What a step of an answer did: its route, its searches, its tools."""

from __future__ import annotations

from foxreader.core.wording.texts import Templates, translated  # noqa: F401

STEPS: Templates = {}
