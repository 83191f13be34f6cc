"""What an endpoint refuses of a request, by its own words, and what is sent in its place."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping, Sequence
from typing import Any

from foxreader.llm import failures

_DISPENSABLE: Mapping[str, str | None] = {
    "stream_options": None,
    "response_format": None,
    "max_tokens": "max_completion_tokens",
    "temperature": None,
    "tool_choice": None,
    "tools": None,
    "logprobs": None,
}
"""Options some endpoints refuse, with what to send in their place (None: nothing)."""
REFUSABLE = frozenset([*_DISPENSABLE, "stream", "system"])
"""All that an endpoint may refuse: these options, streaming, and the role "system"."""
_NEEDS: Mapping[str, str] = {
    "tool_choice": "tools",
    "stream_options": "stream",
    "top_logprobs": "logprobs",
}
"""What cannot go without another option."""
_REFUSES = re.compile(
    r"support|requires|enable|unknown|unrecogni[sz]ed|unexpected|not (?:allowed|permitted)|extra"
    r"|invalid (?:param|field|arg|role)|grammar|schema|must alternate"
)
_SYSTEM = re.compile(
    r"\bsystem\b.{0,20}(?:role|message|prompt|instruction)|role.{0,20}\bsystem\b"
    r"|roles must alternate"
)
_STREAM = re.compile(r"\bstream(?:ing|ed)?\b")
_OF_LENGTH = re.compile(r"max[_ ](?:completion[_ ]|output[_ ])?tokens|completion tokens")
_MOST = re.compile(
    r"(?:at most|maximum(?: value| allowed)?(?: of| is|:)?|less than(?: or equal to)?|<=?"
    r"|up to|(?:limit|range)\D{0,20}) ?(\d{2,7})\b"
)


def without(body: Mapping[str, Any], refused: Collection[str]) -> dict[str, Any]:
    """``body`` without what the endpoint has refused, or with what goes in its place."""
    sent = {
        name: value for name, value in body.items()
        if name not in refused and _NEEDS.get(name) not in refused
    }  # fmt: skip
    for name in refused:
        other = _DISPENSABLE.get(name)
        if other is not None and name in body:
            sent[other] = body[name]
    if "stream" in refused:
        sent["stream"] = False
    if "system" in refused:
        sent["messages"] = _without_system(body["messages"])
    return sent


def refused_option(sent: Mapping[str, Any], status: int, content: bytes) -> str | None:
    """What of ``sent`` the endpoint's words refuse, if it is something we can do without."""
    if status not in (400, 404, 422, 500, 501):
        return None
    words = failures.message_of(content).lower()
    if failures.is_context_message(words) or not _REFUSES.search(words):
        return None
    for name in _DISPENSABLE:
        spoken = name.replace("_", " ").removesuffix("s")
        if name in sent and (name in words or spoken in words):
            return name
    if "response_format" in sent and ("json_schema" in words or "grammar" in words):
        return "response_format"
    if _SYSTEM.search(words) and any(m["role"] == "system" for m in sent["messages"]):
        return "system"
    return "stream" if sent.get("stream") and _STREAM.search(words) else None


def most_tokens(sent: Mapping[str, Any], status: int, content: bytes) -> int | None:
    """The most tokens of a reply the endpoint takes, where its words refuse the number sent."""
    asked = sent.get("max_tokens", sent.get("max_completion_tokens"))
    words = failures.message_of(content).lower()
    if status not in (400, 422) or not isinstance(asked, int) or not _OF_LENGTH.search(words):
        return None
    named = [int(number) for number in _MOST.findall(words)]
    return max((number for number in named if number < asked), default=None)


def _without_system(messages: Sequence[Mapping[str, Any]]) -> list[dict[str, Any]]:
    """The rules at the beginning of the first message of the reader; two messages in a row of one
    role as one, since a template that knows no rules wants the roles to alternate."""
    rules = "\n\n".join(m["content"] for m in messages if m["role"] == "system")
    sent: list[dict[str, Any]] = []
    for message in messages:
        if message["role"] == "system":
            continue
        if sent and message["role"] == "user" == sent[-1]["role"]:
            sent[-1]["content"] += f"\n\n{message['content']}"
        else:
            sent.append(dict(message))
    first = next((m for m in sent if m["role"] == "user"), None)
    if first is None:
        return [{"role": "user", "content": rules}, *sent] if rules else sent
    if rules:
        first["content"] = f"{rules}\n\n{first['content']}"
    return sent
