"""A sentence for the reader knows its code and arguments, and is a text like any other."""

from __future__ import annotations

import copy
import json
import string

import pytest

from foxreader.core.errors import DamagedBook, StorageError, pack_error, unpack_error
from foxreader.core.notice import Notice, pack_notice, templates, unpack_notice


@pytest.mark.parametrize("code", templates())
def test_each_notice_can_be_made(code: str) -> None:
    template = templates()[code]
    forms = (template,) if isinstance(template, str) else template
    for count, form in enumerate(forms, 1):
        names = [name for _, name, _, _ in string.Formatter().parse(form) if name]
        given = dict.fromkeys(names, 7) | ({"count": count} if len(forms) == 2 else {})
        notice = Notice(code, **given)
        assert notice == form.format(**given)
        assert (notice.code, dict(notice.arguments)) == (code, given)


def test_a_notice_is_copied_and_stored_as_a_text() -> None:
    notice = Notice("references_dropped", count=3)
    assert notice.startswith("3 references named no place")
    again = copy.deepcopy(notice)
    assert (again, again.code, again.arguments) == (notice, "references_dropped", {"count": 3})
    assert json.loads(json.dumps({"text": notice})) == {"text": str(notice)}


def test_a_notice_is_sent_as_json_values() -> None:
    limit = Notice("limit_of_money", limit=Notice("limit_of_month"), money=2.5, used=1)
    notice = Notice("limit_near", limit=limit)
    packed = json.loads(json.dumps(pack_notice(notice)))
    again = unpack_notice(str(notice), packed)
    assert isinstance(again, Notice) and again == notice
    assert (again.code, again.arguments) == (notice.code, notice.arguments)
    within = again.arguments["limit"]
    assert isinstance(within, Notice) and within.arguments["money"] == 2.5
    assert pack_notice("Plain.") is None and unpack_notice("Plain.", None) == "Plain."


def test_an_error_is_sent_as_the_nearest_class_that_all_know() -> None:
    class InUse(StorageError):
        """Known to one module alone."""

    packed = json.loads(json.dumps(pack_error(InUse(Notice("index_in_use")))))
    again = unpack_error(packed, DamagedBook)
    assert type(again) is StorageError and again.code == "index_in_use"
    assert type(unpack_error({"kind": "KeyError", "text": "Odd."}, DamagedBook)) is DamagedBook


def test_an_unknown_code_is_a_mistake() -> None:
    with pytest.raises(KeyError):
        Notice("no such code")
