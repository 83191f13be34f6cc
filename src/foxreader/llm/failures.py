"""Each way an endpoint can fail, as one sentence that names it and says what to do."""

from __future__ import annotations

import html
import re
from collections.abc import Mapping
from typing import Any, Literal

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
from foxreader.llm import reply_data

_CONTEXT = re.compile(
    r"context.{0,20}(length|size|window|limit)|exceed_context|maximum context|too many tokens"
    r"|(?:prompt|input) is too (?:long|large)|too large to process|n_ctx|num_ctx|reduce the length"
    r"|(?:input token count|inputs?`? tokens|prompt length).{0,60}(?:exceed|must be|maximum|but)"
    r"|request too large for model|maximum prompt length",
    re.IGNORECASE,
)
_FILTER = re.compile(
    r"content_filter|content management policy|ResponsibleAIPolicy|input was flagged"
)
_CODES = re.compile(r'"(?:code|type|status|reason)"\s*:\s*"([^"]{1,80})"')
Kind = Literal["pictures", "key", "policy", "region", "busy", "credit", "model"]
_MODEL = re.compile(r"model", re.IGNORECASE)
_KINDS: tuple[tuple[Kind, re.Pattern[str]], ...] = (
    (
        "pictures",
        re.compile(
            r"(?:image|vision|multi-?modal|picture|modalit)\w*\b.{0,60}\b(?:not?\b|only\b|n't\b"
            r"|unsupported|expected|invalid|mmproj|disabled|unavailable)"
            r"|(?:\bnot?\b|n't\b|\bonly\b|unsupported|unknown|invalid|cannot).{0,60}"
            r"(?:image|vision|multi-?modal|picture)",
            re.IGNORECASE | re.DOTALL,
        ),
    ),
    (
        "key",
        re.compile(
            r"api.?key\b.{0,40}(?:not valid|invalid|incorrect|expired|not found|missing)"
            r"|api_key_invalid"
            r"|(?:invalid|incorrect|wrong|missing|expired) (?:x-)?api.?key|invalid_api_key"
            r"|authentication(?:_error| fails| failed)|no auth credentials|unauthori[sz]ed",
            re.IGNORECASE,
        ),
    ),
    ("policy", re.compile(r"data policy|privacy settings|guardrail restrictions", re.IGNORECASE)),
    (
        "region",
        re.compile(
            r"(?:country|region|territory|location)\b.{0,30}(?:not (?:supported|available))"
            r"|not (?:available|supported) in your (?:country|region|location)|unsupported_country",
            re.IGNORECASE,
        ),
    ),
    # Before credit: the words of a rate limit say where more can be bought.
    ("busy", re.compile(r"rate.limit|overloaded|over capacity|capacity exceeded", re.IGNORECASE)),
    (
        "credit",
        re.compile(
            r"quota|billing|credits?\b|balance|payment|spend|key limit exceeded", re.IGNORECASE
        ),
    ),
    (
        "model",
        re.compile(
            r"model_not_found|model_not_available|invalid_model|unknown model|no such model"
            r"|no endpoints found for|not a valid model|unable to access model"
            r"|model\b.{0,80}?(?:not exist|not found|not available)|invalid model",
            re.IGNORECASE | re.DOTALL,
        ),
    ),
)
"""What the words of a refusal are about, the surest first. Services mean the same by different
statuses: a wrong key is HTTP 400 at some, an empty account 400, 402, 403 or 429."""
_STATUSES: Mapping[Kind, frozenset[int]] = {
    "pictures": frozenset({400, 404, 415, 422, 500, 501}),
    "key": frozenset({400, 401, 403}),
    "policy": frozenset({400, 403, 404}),
    "region": frozenset({400, 403, 451}),
    "busy": frozenset({429, 500, 503, 529}),
    "credit": frozenset({400, 402, 403, 429}),
    "model": frozenset({400, 404, 422}),
}
"""The statuses with which it is that."""
_BY_STATUS: Mapping[int, Kind] = {
    401: "key", 402: "credit", 403: "key", 429: "busy", 451: "region", 529: "busy"
}  # fmt: skip
"""What a status means where the words do not say."""


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
    kind = _kind_of(status, " ".join([message, *_CODES.findall(_text(body))]))
    if kind is not None:
        return _of_kind(kind, host, model, quoted)
    if status == 404 and _MODEL.search(message):
        return Refused(Notice("unknown_model", host=host, model=model, quoted=quoted))
    if status in (404, 405):
        return Refused(Notice("no_chat", host=host, status=status))
    if status in (408, 502, 503, 504):
        return _not_ready(host, status, message)
    if status >= 500:
        return BadReply(Notice("endpoint_failed", host=host, status=status, quoted=quoted))
    return Refused(Notice("request_refused", host=host, status=status, quoted=quoted))


def _kind_of(status: int, words: str) -> Kind | None:
    """What a refusal is about; ``words`` are its message and codes. The rest of a body may repeat
    what was sent: the words of a book."""
    for kind, meant in _KINDS:
        if status in _STATUSES[kind] and meant.search(words):
            return kind
    return _BY_STATUS.get(status)


def _of_kind(kind: Kind, host: str, model: str, quoted: str) -> ModelError:
    match kind:
        case "pictures":
            return Refused(Notice("no_pictures", host=host, model=model, quoted=quoted))
        case "key":
            return KeyRefused(Notice("key_not_accepted", host=host, quoted=quoted))
        case "policy":
            return Refused(Notice("data_policy", host=host, quoted=quoted))
        case "region":
            return Refused(Notice("region_refused", host=host, quoted=quoted))
        case "busy":
            return Busy(Notice("too_many_requests", host=host, quoted=quoted))
        case "credit":
            return NoCredit(Notice("no_credit", host=host, quoted=quoted))
        case "model":
            return Refused(Notice("unknown_model", host=host, model=model, quoted=quoted))


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


# The body of an error, in whatever shape it comes: an object, a list with one, a list of fields
# with what is wrong with each, a text, JSON written as a text in one of these, or the web page of a
# server in front of them.

_DEEPEST = 8
"""Levels in which a message is looked for; services use up to five. Set by hand."""
_MOST = 4
"""How many entries of a list are read. Set by hand."""
_LONGEST = 2_000
"""Characters of a message that are read: what is refused may stand behind an address. Set by hand.
"""
_QUOTED = 200
"""Characters of a message that a sentence quotes. Set by hand."""
# "metadata" and "raw": a service that passes requests on has the other one's words there.
_HOLDING = (
    "metadata", "raw", "error", "errors", "message", "detail", "msg", "error_description",
    "reason", "title",
)  # fmt: skip
_PAGE = re.compile(r"\s*<(?:!doctype|\?xml|html|head|body|title|center|div|h1|p)\b", re.IGNORECASE)
_TITLE = re.compile(r"<(title|h1)[^>]*>([^<]+)<", re.IGNORECASE)


def message_of(body: object) -> str:
    """The message of an error's body, as one line; "" where there is none."""
    line = _said(body, 0)
    return line if len(line) <= _LONGEST else f"{line[: _LONGEST - 1]}…"


def param_of(body: object) -> str:
    """The name of the part of the request that the body is about; "" where it names none."""
    value = _opened(body)
    if isinstance(value, list) and value:
        value = value[0]
    for part in (value, value.get("error")) if isinstance(value, Mapping) else ():
        if isinstance(part, Mapping) and isinstance(part.get("param"), str):
            return str(part["param"])
    return ""


def short(text: str) -> str:
    """``text`` as a sentence may quote it: one line, and not too long."""
    line = _as_line(text)
    return line if len(line) <= _QUOTED else f"{line[: _QUOTED - 1]}…"


def _as_line(text: str) -> str:
    return " ".join("".join(c if c.isprintable() else " " for c in text).split())


def _said(part: object, depth: int) -> str:
    if depth > _DEEPEST:
        return ""
    part = _opened(part)
    if isinstance(part, str):
        return _of_text(part)
    if isinstance(part, list):
        return "; ".join(filter(None, (_said(one, depth + 1) for one in part[:_MOST])))
    return _of_object(part, depth) if isinstance(part, Mapping) else ""


def _of_object(part: Mapping[str, Any], depth: int) -> str:
    """The message of an object; before it the field that it is about, where it names one."""
    found = (_said(part.get(name), depth + 1) for name in _HOLDING)
    said = next(filter(None, found), "")
    where = reply_data.as_list(part.get("loc"))
    field = ".".join(_as_line(str(one)) for one in where[:_MOST] if one != "body")
    return f"{field}: {said}" if field and said else said


def _opened(part: object) -> object:
    """``part``, or the value in it where it is JSON as a text."""
    if isinstance(part, bytes):
        part = part.decode("utf-8", "replace")
    if isinstance(part, str) and part.lstrip()[:1] in ("{", "[", '"'):
        try:
            return reply_data.parsed(part)
        except ValueError:
            return part
    return part


def _of_text(text: str) -> str:
    """A text; of a web page its title."""
    if not _PAGE.match(text):
        return _as_line(text)
    title = _TITLE.search(text)
    return _as_line(html.unescape(title[2])) if title else ""
