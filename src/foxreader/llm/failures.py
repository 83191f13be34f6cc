"""Each way an endpoint can fail, as one sentence that names it and says what to do."""

from __future__ import annotations

import re
from collections.abc import Mapping

from foxreader.core.errors import (
    BadReply,
    Busy,
    ContextTooSmall,
    CutOff,
    KeyRefused,
    ModelError,
    NoCredit,
    Refused,
    Unreachable,
    Withheld,
)
from foxreader.core.notice import Notice
from foxreader.llm.error_body import message_of, short

_CONTEXT = re.compile(
    r"context.{0,20}(length|size|window|limit)|exceed_context|maximum context|too many tokens"
    r"|prompt is too long|too large to process|n_ctx|num_ctx|reduce the length",
    re.IGNORECASE,
)
_QUOTA = re.compile(r"quota|billing|credit|balance|payment|spend", re.IGNORECASE)
_FILTER = re.compile(r"content_filter|content management policy|ResponsibleAIPolicy")
_NO_MODEL = re.compile(r"model", re.IGNORECASE)


def _text(body: object) -> str:
    """An error's body as it came: codes stand beside the message."""
    return body.decode("utf-8", "replace") if isinstance(body, bytes) else str(body)


def is_context_message(message: str) -> bool:
    """Whether an endpoint's words say that the request was too long."""
    return bool(_CONTEXT.search(message))


def context_too_small(host: str, message: str) -> ContextTooSmall:
    """The request does not fit."""
    return ContextTooSmall(Notice("context_exceeded", host=host, quoted=_quoted(message)))


def refusal(
    host: str, model: str, status: int, body: object, headers: Mapping[str, str]
) -> ModelError:
    """The error for an answer with an HTTP status that is not success."""
    message = message_of(body)
    quoted = _quoted(message)
    if 300 <= status < 400:
        location = short(headers.get("location", "")) or Notice("another_address")
        return Refused(Notice("redirected", host=host, location=location))
    if status in (400, 413, 422, 500) and is_context_message(message):
        return context_too_small(host, message)
    if status in (400, 403) and _FILTER.search(_text(body)):
        return filtered(host, begun=False)
    if status in (401, 403):
        return KeyRefused(Notice("key_not_accepted", host=host, quoted=quoted))
    if status == 402 or (status == 429 and _QUOTA.search(message)):
        return NoCredit(Notice("no_credit", host=host, quoted=quoted))
    if status == 404 and _NO_MODEL.search(message):
        return Refused(Notice("unknown_model", host=host, model=model, quoted=quoted))
    if status in (404, 405):
        return Refused(Notice("no_chat", host=host, status=status))
    if status == 429:
        return Busy(Notice("too_many_requests", host=host, quoted=quoted))
    if status in (408, 502, 503, 504):
        return _not_ready(host, status, message)
    if status >= 500:
        return BadReply(Notice("endpoint_failed", host=host, status=status, quoted=quoted))
    return Refused(Notice("request_refused", host=host, status=status, quoted=quoted))


def _not_ready(host: str, status: int, message: str) -> Unreachable:
    if not message:
        return Unreachable(Notice("not_ready", host=host, status=status))
    reason = short(message).rstrip(".")
    return Unreachable(Notice("not_ready_because", host=host, status=status, reason=reason))


def error_in_reply(host: str, body: object, begun: bool) -> ModelError:
    """The error for an error object in place of a piece of the reply."""
    message = short(message_of(body)) or Notice("no_reason")
    if is_context_message(message):
        return context_too_small(host, message)
    if begun:
        return CutOff(Notice("broke_off", host=host, reason=message))
    return BadReply(Notice("answered_with_error", host=host, reason=message))


def web_page(host: str) -> BadReply:
    """The reply is a web page: a captive portal, a login, a wrong address."""
    return BadReply(Notice("answered_with_page", host=host))


def not_json(host: str) -> BadReply:
    """The reply is broken JSON."""
    return BadReply(Notice("answered_with_damage", host=host))


def no_reply(host: str) -> BadReply:
    """Well-formed JSON without a reply in it."""
    return BadReply(Notice("reply_without_answer", host=host))


def declined(host: str, words: str) -> Withheld:
    """The model declined to answer, in ``words`` of its own or none."""
    return Withheld(Notice("model_declined", host=host, quoted=_quoted(words)))


def filtered(host: str, begun: bool) -> ModelError:
    """A content filter took the answer away; ``begun`` where some of it had come."""
    if begun:
        return CutOff(Notice("content_filtered_midway", host=host))
    return Withheld(Notice("content_filtered", host=host))


def only_reasoning(model: str, tokens: int) -> BadReply:
    """The reply's length was used up before the answer began."""
    return BadReply(Notice("only_reasoning", model=model, tokens=tokens))


def no_room_to_reason(model: str) -> ContextTooSmall:
    """The same, and the model's context leaves no room for more."""
    return ContextTooSmall(Notice("no_room_to_reason", model=model))


def no_embeddings(host: str, status: int) -> Refused:
    """The endpoint makes no embeddings, or that is switched off."""
    return Refused(Notice("no_embeddings", host=host, status=status))


def no_vectors(host: str, model: str) -> BadReply:
    """Well-formed JSON without one vector for each text."""
    return BadReply(Notice("reply_without_vectors", host=host, model=model))


def cut_off(host: str) -> CutOff:
    """The stream stopped before the answer's end."""
    return CutOff(Notice("answer_cut_off", host=host))


def too_large(host: str) -> BadReply:
    """The reply has more bytes than any answer has."""
    return BadReply(Notice("reply_without_end", host=host))


def silent(host: str, seconds: float, begun: bool) -> ModelError:
    """No byte arrived in time; ``begun`` where some of the answer had."""
    if begun:
        return CutOff(Notice("fell_silent", host=host))
    return Unreachable(Notice("no_answer_in_time", host=host, seconds=seconds))


def hung_up(host: str) -> Unreachable:
    """The connection was closed before anything arrived."""
    return Unreachable(Notice("hung_up", host=host))


def unreachable(host: str, loopback: bool, reason: str) -> Unreachable:
    """No connection could be made."""
    if "certificate" in reason.lower() or "ssl" in reason.lower():
        return Unreachable(Notice("not_certified", host=host, reason=short(reason)))
    return Unreachable(Notice("no_server_here" if loopback else "nobody_answers", host=host))


def _quoted(message: str) -> str:
    """An endpoint's own words in parentheses, after what they explain; "" without any."""
    return Notice("quoted", words=short(message).rstrip(".")) if message else ""
