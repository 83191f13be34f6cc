"""Has Ollama download a model, by its own API; what is there already is not downloaded again."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any

from foxreader.core.cancel import Cancel
from foxreader.core.errors import BadReply, ModelError, UsageError
from foxreader.core.events import Progress
from foxreader.core.message import Provider
from foxreader.core.notice import Notice
from foxreader.llm import data, failures, http
from foxreader.llm.address import Address, check_address
from foxreader.llm.error_body import message_of, short
from foxreader.llm.wire import WireLog
from foxreader.llm.within import within

_NAME = re.compile(r"[A-Za-z0-9][\w.:/-]{0,199}")
_DAY = 24 * 3600.0
"""The most seconds of a download. Chosen: 60 GB over a slow line take twelve hours."""


def pull(
    provider: Provider, model: str, key: str | None = None, wire: WireLog | None = None,
    cancel: Cancel | None = None,
) -> Iterator[Progress]:  # fmt: skip
    """Download ``model``; the bytes that are there, of all that are known so far.

    A cancel ends the request, and Ollama the download; another call goes on where it was. Raises
    ``UsageError`` for what is no model's name, a ``ModelError`` where Ollama cannot have it.
    """
    if not _NAME.fullmatch(model):
        raise UsageError(Notice("no_model_name", model=model[:80]))
    address = check_address(provider.base_url.rstrip("/").removesuffix("/v1"))
    with within(_DAY, Cancel() if cancel is None else cancel) as limited:
        while True:
            try:
                yield from _pulled(address, model, key, wire, limited)
                return
            except BadReply as error:
                if error.code != "reply_without_end":  # more reports than a reply may have bytes
                    raise


def _pulled(
    address: Address, model: str, key: str | None, wire: WireLog | None, cancel: Cancel
) -> Iterator[Progress]:
    pieces: dict[str, tuple[int, int]] = {}
    reading = _Reading()
    with http.connection(address, key, wire, cancel) as opened:
        response = opened.post("/api/pull", {"model": model, "stream": True}, streamed=False)
        if response.status_code != 200:
            content = http.read_error(response)
            raise failures.refusal(
                address.host, model, response.status_code, content, response.headers
            )
        for line in http.received(opened, http.lines(response), reading):
            if not line.strip():
                continue
            said = _said(address, line)
            if said.get("error"):
                raise _not_pulled(address, model, said)
            if said.get("status") == "success":
                return
            reading.begun = True
            digest = said.get("digest")
            if isinstance(digest, str):
                sizes = data.number(said.get("completed")), data.number(said.get("total"))
                pieces[digest[:100]] = sizes
                done, total = (sum(column) for column in zip(*pieces.values(), strict=True))
                yield Progress("pulling", min(done, total), total)
    raise failures.cut_off(address.host)


class _Reading:
    """Whether something has arrived."""

    begun = False


def _said(address: Address, line: str) -> Mapping[str, Any]:
    try:
        said = data.parsed(line)
    except ValueError as error:
        raise http.wrong_content(address, line.encode()) from error
    if not isinstance(said, Mapping):
        raise failures.not_json(address.host)
    return said


def _not_pulled(address: Address, model: str, said: Mapping[str, Any]) -> ModelError:
    reason = short(message_of(said)) or Notice("no_reason")
    return BadReply(Notice("not_pulled", host=address.host, model=model, reason=reason))
