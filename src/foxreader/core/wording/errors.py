"""What went wrong, and what to do."""

from __future__ import annotations

from foxreader.core.wording.texts import Templates, translated  # noqa: F401

ERRORS: Templates = {}
