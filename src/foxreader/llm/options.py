"""What an endpoint refuses of a request, by its own words, and what is sent in its place."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence, Set
from typing import Any

from foxreader.llm import failures
from foxreader.llm.error_body import message_of, param_of

_DISPENSABLE: Mapping[str, str | None] = {
    "stream_options": None,
    "response_format": None,
    "max_completion_tokens": None,
    "max_tokens": "max_completion_tokens",
    "temperature": None,
    "tool_choice": None,
    "tools": None,
    "logprobs": None,
}
"""Options some endpoints refuse, with what to send in their place (None: nothing)."""
REFUSABLE = frozenset([*_DISPENSABLE, "json_schema", "stream", "system", "carried"])
"""All that an endpoint may refuse: these options, a schema for a reply in JSON, streaming, the
role "system", and what its own replies carried."""
_PLAIN = frozenset({"role", "content", "tool_calls", "tool_call_id"})
_PLAIN_CALL = frozenset({"id", "type", "function"})
"""The fields of messages and calls that the protocol names."""
_NEEDS: Mapping[str, str] = {
    "tool_choice": "tools",
    "stream_options": "stream",
    "top_logprobs": "logprobs",
}
"""What cannot go without another option."""
_OF_TOOLS = re.compile(
    r"(?<![\w'\"`])tools?\b(?! (?:message|result|role))|['\"`]tools['\"`]|function[ -]?calling"
)
"""Tools as an option. What is wrong with a message names them too, so whether they are refused the
rest of the words must say."""
_REFUSES = re.compile(
    r"support|requires|enable|disable|unknown|unrecogni[sz]ed|unexpected|extra|unavailable|verified"
    r"|deprecated|not (?:allowed|permitted|available|implemented)|grammar|must alternate"
    r"|(?:invalid|bad|illegal|unable to parse|cannot parse) (?:param|field|arg|role|stream|tools)"
)
_SYSTEM = re.compile(
    r"\bsystem\b.{0,20}(?:role|message|prompt|instruction)|role.{0,20}\bsystem\b"
    r"|roles must alternate|developer (?:instruction|message|role)"
)
_STREAM = re.compile(r"\bstream(?:ing|ed)?\b")
_OF_LENGTH = re.compile(
    r"max[_ ]?(?:completion[_ ]?|output[_ ]?|new[_ ]?)?tokens|completion tokens|output tokens"
)
_MOST = re.compile(
    r"(?:at most|maximum(?: value| allowed)?(?: of| is|:)?|less than(?: or equal to)?|<=|>=?"
    r"|up to|\bthan|limit\D{0,20}|range\D{0,40}?\d+\D{1,20}|between \d+ and|(?<!<)<)"
    r" ?[`'\"]?(\d{2,7})\b(?!>)(\s\(exclusive)?"
)
_BY_SCHEMA = "Reply with one JSON object that fits this JSON schema, and nothing else:\n"


def without(body: Mapping[str, Any], refused: Set[str]) -> dict[str, Any]:
    """``body`` without what the endpoint has refused, or with what goes in its place."""
    sent = {
        name: value for name, value in body.items()
        if name not in refused and _NEEDS.get(name) not in refused
    }  # fmt: skip
    for name in refused:
        other = _DISPENSABLE.get(name)
        if other is not None and name in body and other not in refused:
            sent[other] = body[name]
    if "stream" in refused:
        sent["stream"] = False
    if "response_format" in body and refused & {"json_schema", "response_format"}:
        sent["messages"] = _with_schema(body["messages"], body["response_format"])
        if "response_format" in sent:
            sent["response_format"] = {"type": "json_object"}
    if "system" in refused:
        sent["messages"] = _without_system(sent["messages"])
    if "carried" in refused:
        sent["messages"] = [_without_carried(one) for one in sent["messages"]]
    return sent


def refused_option(sent: Mapping[str, Any], status: int, content: bytes) -> str | None:
    """What of ``sent`` the endpoint's words refuse, if it is something we can do without."""
    if status not in (400, 404, 422, 500, 501):
        return None
    words, param = message_of(content).lower(), param_of(content)
    if failures.is_context_message(words):
        return None
    refuses = bool(_REFUSES.search(words))
    if refuses and any(name in words for name in _carried(sent["messages"])):
        return "carried"
    # What failed inside a server may name an option without a fault of it.
    named = _named(sent, words, param, surely=refuses) if status < 500 or refuses else None
    if named is not None or not refuses:
        return _of_format(sent) if named == "response_format" else named
    if "response_format" in sent and ("json_schema" in words or "grammar" in words):
        return _of_format(sent)
    if "tools" in sent and "grammar" in words:
        return "tools"
    if _SYSTEM.search(words) and any(m["role"] == "system" for m in sent["messages"]):
        return "system"
    return "stream" if sent.get("stream") and _STREAM.search(words) else None


def _named(sent: Mapping[str, Any], words: str, param: str, *, surely: bool) -> str | None:
    """The option that an error names; ``surely``: it says of something that it is refused."""
    for name in _DISPENSABLE:
        if name in sent and (param.startswith(name) or _is_named(name, words, surely=surely)):
            return name
    return "stream" if param == "stream" and sent.get("stream") else None


def _is_named(name: str, words: str, *, surely: bool) -> bool:
    if name == "tools":
        return surely and bool(_OF_TOOLS.search(words))
    if name == "max_completion_tokens" and _OF_LENGTH.search(words):
        return True
    return name in words or name.replace("_", " ").removesuffix("s") in words


def _of_format(sent: Mapping[str, Any]) -> str:
    """What is refused where the format of a reply is: first its schema, then JSON itself."""
    asked = sent["response_format"].get("type")
    return "json_schema" if asked == "json_schema" else "response_format"


def most_tokens(sent: Mapping[str, Any], status: int, content: bytes) -> int | None:
    """The most tokens of a reply the endpoint takes, where its words refuse the number sent."""
    asked = sent.get("max_tokens", sent.get("max_completion_tokens"))
    words = message_of(content).lower()
    if status not in (400, 422) or not isinstance(asked, int) or not _OF_LENGTH.search(words):
        return None
    named = [int(number) - bool(past) for number, past in _MOST.findall(words)]
    return max((number for number in named if number < asked), default=None)


def _carried(messages: Sequence[Mapping[str, Any]]) -> set[str]:
    """The names of what earlier replies carried."""
    calls = [call for one in messages for call in one.get("tool_calls", ())]
    return set().union(*messages) - _PLAIN | set().union(*calls) - _PLAIN_CALL


def _without_carried(message: Mapping[str, Any]) -> dict[str, Any]:
    plain = {name: value for name, value in message.items() if name in _PLAIN}
    if calls := plain.get("tool_calls"):
        plain["tool_calls"] = [{n: c[n] for n in c if n in _PLAIN_CALL} for c in calls]
    return plain


def _with_schema(
    messages: Sequence[Mapping[str, Any]], asked: Mapping[str, Any]
) -> list[dict[str, Any]]:
    """``messages`` with the schema in words after the last: JSON without one is asked for so, and
    some endpoints take that only where the word stands in a message."""
    schema = json.dumps(asked["json_schema"]["schema"], ensure_ascii=False)
    *before, last = map(dict, messages)
    last["content"] = f"{last['content']}\n\n{_BY_SCHEMA}{schema}"
    return [*before, last]


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
