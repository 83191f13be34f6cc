"""The English sentences of the notices, by code; the window translates them by these texts."""

from __future__ import annotations

from foxreader.core.wording.answers import ANSWERS
from foxreader.core.wording.doors import DOORS
from foxreader.core.wording.errors import ERRORS
from foxreader.core.wording.errors_model import ERRORS_MODEL
from foxreader.core.wording.errors_storage import ERRORS_STORAGE
from foxreader.core.wording.finding import FINDING
from foxreader.core.wording.steps import STEPS
from foxreader.core.wording.texts import CONTEXT, Templates
from foxreader.core.wording.trial import TRIAL
from foxreader.core.wording.walls import WALLS
from foxreader.core.wording.warnings import WARNINGS

GROUPS = (
    ANSWERS, DOORS, STEPS, ERRORS, WARNINGS, WALLS, ERRORS_MODEL, ERRORS_STORAGE, TRIAL, FINDING,
)  # fmt: skip
"""The texts by what they are said of; a code is in one of them."""
TEMPLATES: Templates = {code: text for group in GROUPS for code, text in group.items()}


__all__ = ["CONTEXT", "GROUPS", "TEMPLATES", "template_of"]


def template_of(code: str, count: object = None) -> str:
    """The English text of a notice, with its arguments still to be filled in."""
    template = TEMPLATES[code]
    if isinstance(template, str):
        return template
    return template[0] if count == 1 else template[1]
