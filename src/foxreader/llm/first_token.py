"""How likely each first token of a reply is: how that is asked for, and read in both protocols.

llama.cpp's server, what is compatible with it, and newer versions of Ollama say it; others leave
the question unread.
"""

from __future__ import annotations

import math
import sys
from collections.abc import Mapping
from typing import Any

from foxreader.core.message import FirstToken, Usage
from foxreader.llm import data, failures, http
from foxreader.llm.address import Address
from foxreader.llm.reply import REASONING
from foxreader.llm.thought import begins_thought

_MOST = 20
"""The most tokens that an endpoint lists with their probabilities: the protocols allow no more."""
ASKED: Mapping[str, Any] = {"logprobs": True, "top_logprobs": _MOST}
"""What a request asks, in both protocols."""
_LONGEST = 200
"""The most characters of a token; real ones have some dozens. Set by hand."""
_SLIP = 0.01
"""By how much probabilities may exceed 1 together: they come as rounded logarithms. Set by hand."""


def read(address: Address, body: bytes) -> FirstToken:
    """What the endpoint at ``address`` replied. Raises a ``ModelError`` for what is no reply."""
    try:
        reply = data.parsed(body)
    except ValueError as error:
        raise http.wrong_content(address, body) from error
    if not isinstance(reply, Mapping):
        raise failures.not_json(address.host)
    if reply.get("error"):
        raise failures.error_in_reply(address.host, reply, begun=False)
    return FirstToken(_probabilities(reply), _usage(reply))


def _probabilities(reply: Mapping[str, Any]) -> dict[str, float] | None:
    choice = _first(reply.get("choices")) or reply  # Ollama has no choices
    message, said = choice.get("message"), choice.get("logprobs")
    if isinstance(message, Mapping) and any(message.get(name) for name in REASONING):
        return None
    position = _first(said.get("content") if isinstance(said, Mapping) else said)
    found = _sound(position.get("top_logprobs"))
    if not found or begins_thought(max(found, key=found.__getitem__)):
        return None
    return found


def _first(listed: object) -> Mapping[str, Any]:
    """The first object of a list; an empty one where there is none."""
    first = listed[0] if isinstance(listed, list) and listed else None
    return first if isinstance(first, Mapping) else {}


def _sound(listed: object) -> dict[str, float] | None:
    """The tokens of a list with their probabilities, those of one spelling together; None where any
    of it makes no sense."""
    if not isinstance(listed, list) or len(listed) > _MOST:
        return None
    found: dict[str, float] = {}
    for entry in listed:
        pair = _token(entry)
        if pair is None:
            return None
        token, log = pair
        found[token] = found.get(token, 0.0) + math.exp(log)
    return found if sum(found.values()) <= 1 + _SLIP else None


def _token(entry: object) -> tuple[str, float] | None:
    """A token with the logarithm of its probability."""
    if not isinstance(entry, Mapping):
        return None
    token, log = entry.get("token"), entry.get("logprob")
    if not isinstance(token, str) or len(token) > _LONGEST:
        return None
    if isinstance(log, bool) or not isinstance(log, int | float):
        return None
    return (token, log) if -sys.float_info.max <= log <= _SLIP else None


def _usage(reply: Mapping[str, Any]) -> Usage:
    usage = reply.get("usage")
    if isinstance(usage, Mapping):
        return Usage(
            data.tokens(usage.get("prompt_tokens")), data.tokens(usage.get("completion_tokens")), 1
        )
    return Usage(
        data.tokens(reply.get("prompt_eval_count")), data.tokens(reply.get("eval_count")), 1
    )
