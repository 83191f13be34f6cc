"""Each way an endpoint can fail, as one sentence that names it and says what to do."""

from __future__ import annotations

import re
from collections.abc import Mapping

from foxreader.core.errors import (
    BadReply,
    ContextTooSmall,
    CutOff,
    KeyRefused,
    ModelError,
    Refused,
    Unreachable,
)
from foxreader.llm import data

_LONGEST = 200  # characters of an endpoint's own words that a sentence quotes
_DEEPEST = 8  # levels of objects in which an error's message is looked for; endpoints use three
_CONTEXT = re.compile(
    r"context.{0,20}(length|size|window|limit)|exceed_context|maximum context|too many tokens"
    r"|prompt is too long|too large to process|n_ctx|num_ctx|reduce the length",
    re.IGNORECASE,
)
_QUOTA = re.compile(r"quota|billing|credit|balance|payment|spend", re.IGNORECASE)
_NO_MODEL = re.compile(r"model", re.IGNORECASE)


def message_of(body: object, depth: int = 0) -> str:
    """The message in an error body, in the shapes that endpoints use; "" where there is none."""
    if depth > _DEEPEST:
        return ""
    if isinstance(body, bytes):
        body = body.decode("utf-8", "replace")
    if isinstance(body, str):
        try:
            return message_of(data.parsed(body), depth + 1)
        except ValueError:
            return "" if "<" in body[:200] else _short(body)
    if isinstance(body, Mapping):
        for key in ("error", "message", "detail", "msg"):
            if body.get(key):
                return message_of_part(body[key], depth + 1)
    return ""


def message_of_part(part: object, depth: int = 0) -> str:
    """The text of an error's part: a text itself, or an object that holds one."""
    return _short(part) if isinstance(part, str) else message_of(part, depth)


def _short(text: str) -> str:
    line = " ".join("".join(c if c.isprintable() else " " for c in text).split())
    return line if len(line) <= _LONGEST else f"{line[: _LONGEST - 1]}…"


def is_context_message(message: str) -> bool:
    """Whether an endpoint's words say that the request was too long."""
    return bool(_CONTEXT.search(message))


def context_too_small(host: str, message: str) -> ContextTooSmall:
    """The request does not fit."""
    return ContextTooSmall(
        f"The question with its passages does not fit the model at {host}{_quoted(message)}; "
        "set a smaller context size for this provider, or give the model a larger one."
    )


def refusal(
    host: str, model: str, status: int, body: object, headers: Mapping[str, str]
) -> ModelError:
    """The error for an answer with an HTTP status that is not success."""
    message = message_of(body)
    quoted = _quoted(message)
    if 300 <= status < 400:
        return Refused(
            f"{host} redirects to {_short(headers.get('location', 'another address'))}, which is "
            "not followed; enter the final address as base URL."
        )
    if status in (400, 413, 422, 500) and is_context_message(message):
        return context_too_small(host, message)
    if status in (401, 403):
        return KeyRefused(
            f"{host} does not accept the key{quoted}; check the key for this provider."
        )
    if status == 402 or (status == 429 and _QUOTA.search(message)):
        return Refused(f"The account at {host} has run out of credit{quoted}; top it up there.")
    if status == 404 and _NO_MODEL.search(message):
        return Refused(f"{host} has no model “{model}”{quoted}; choose one from its list.")
    if status in (404, 405):
        return Refused(
            f"{host} has no chat at this address (HTTP {status}); check the base URL, "
            "which often ends in /v1."
        )
    if status == 429:
        return Refused(f"{host} gets too many requests{quoted}; wait a little and ask again.")
    if status in (408, 502, 503, 504):
        return Unreachable(
            f"{host} is not ready (HTTP {status}{_quoted(message, ', ')}); try again in a moment."
        )
    if status >= 500:
        return BadReply(f"{host} failed (HTTP {status}){quoted}; try again or look at its log.")
    return Refused(f"{host} refused the request (HTTP {status}){quoted}; check the provider.")


def error_in_reply(host: str, body: object, begun: bool) -> ModelError:
    """The error for an error object in place of a piece of the reply."""
    message = message_of(body) or "no reason given"
    if is_context_message(message):
        return context_too_small(host, message)
    if begun:
        return CutOff(f"{host} broke off in the middle of its answer ({message}); ask again.")
    return BadReply(f"{host} answered with an error ({message}); try again or check the model.")


def web_page(host: str) -> BadReply:
    """The reply is a web page: a captive portal, a login, a wrong address."""
    return BadReply(
        f"{host} answered with a web page instead of a model's reply; check the base URL, "
        "and whether this network wants a login first."
    )


def not_json(host: str) -> BadReply:
    """The reply is broken JSON."""
    return BadReply(f"{host} answered with damaged data; try again, or check what runs there.")


def no_reply(host: str) -> BadReply:
    """Well-formed JSON without a reply in it."""
    return BadReply(f"{host} sent a reply without an answer in it; try again or another model.")


def no_embeddings(host: str, status: int) -> Refused:
    """The endpoint makes no embeddings, or that is switched off."""
    return Refused(
        f"{host} makes no embeddings (HTTP {status}); choose another provider for semantic "
        "search, or a model in a folder."
    )


def no_vectors(host: str, model: str) -> BadReply:
    """Well-formed JSON without one vector for each text."""
    return BadReply(
        f"{host} sent no usable vectors for “{model}”; choose a model that makes embeddings."
    )


def cut_off(host: str) -> CutOff:
    """The stream stopped before the answer's end."""
    return CutOff(f"The answer from {host} stopped before its end; ask again.")


def too_large(host: str) -> BadReply:
    """The reply has more bytes than any answer has."""
    return BadReply(f"{host} sends without end, so the answer was stopped; try another model.")


def silent(host: str, seconds: float, begun: bool) -> ModelError:
    """No byte arrived in time; ``begun`` where some of the answer had."""
    if begun:
        return CutOff(f"{host} fell silent in the middle of its answer; ask again.")
    return Unreachable(
        f"{host} did not answer within {seconds:.0f} seconds; "
        "see whether it is busy, or try a smaller model."
    )


def hung_up(host: str) -> Unreachable:
    """The connection was closed before anything arrived."""
    return Unreachable(f"{host} hung up without an answer; look at its log, then try again.")


def unreachable(host: str, loopback: bool, reason: str) -> Unreachable:
    """No connection could be made."""
    if "certificate" in reason.lower() or "ssl" in reason.lower():
        return Unreachable(
            f"{host} could not prove who it is ({_short(reason)}); "
            "check the address and this computer's clock."
        )
    advice = "start the model server" if loopback else "check the address and your connection"
    return Unreachable(f"Nobody answers at {host}; {advice}, then try again.")


def _quoted(message: str, before: str = " (") -> str:
    if not message:
        return ""
    return f"{before}{message.rstrip('.')}{')' if before == ' (' else ''}"
