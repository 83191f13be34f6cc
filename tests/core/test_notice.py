"""A sentence for the reader knows its code and arguments, and is a text like any other."""

from __future__ import annotations

import copy
import json
import string

import pytest

from foxreader.core.notice import Notice
from foxreader.core.wording import TEMPLATES


@pytest.mark.parametrize("code", TEMPLATES)
def test_each_notice_can_be_made(code: str) -> None:
    template = TEMPLATES[code]
    forms = (template,) if isinstance(template, str) else template
    for count, form in enumerate(forms, 1):
        names = [name for _, name, _, _ in string.Formatter().parse(form) if name]
        given = dict.fromkeys(names, 7) | ({"count": count} if len(forms) == 2 else {})
        notice = Notice(code, **given)
        assert notice == form.format(**given)
        assert (notice.code, dict(notice.arguments)) == (code, given)


def test_a_notice_is_copied_and_stored_as_a_text() -> None:
    notice = Notice("sentences_removed", count=3)
    assert notice.startswith("3 sentences were left out")
    again = copy.deepcopy(notice)
    assert (again, again.code, again.arguments) == (notice, "sentences_removed", {"count": 3})
    assert json.loads(json.dumps({"text": notice})) == {"text": str(notice)}


def test_an_unknown_code_is_a_mistake() -> None:
    with pytest.raises(KeyError):
        Notice("no such code")
