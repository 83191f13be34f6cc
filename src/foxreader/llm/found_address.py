"""The base URL that was meant: a wrong or missing ``/v1`` is found, at the same origin alone."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from urllib.parse import urlsplit

from foxreader.core.cancel import Cancel
from foxreader.core.errors import ModelError
from foxreader.core.message import Provider
from foxreader.llm.address import check_address
from foxreader.llm.offered import Offered, offered
from foxreader.llm.wire import WireLog

_ELSEWHERE = frozenset(
    {"no_chat", "unknown_model", "answered_with_page", "answered_with_damage",
     "reply_without_answer", "request_refused"}
)  # fmt: skip
"""The codes of errors that say that something else is at an address. Any other one, a refused key
say, comes from the endpoint itself."""
_ENDS = ("/chat/completions", "/completions", "/embeddings", "/models", "/api/chat", "/api/tags")
"""What is at the end of addresses that are copied from instructions."""
_PATHS = ("/v1", "/api/v1", "/openai/v1", "/api")
_OLLAMA = 11434


def found_address(
    provider: Provider, key: str | None, wire: WireLog | None = None, cancel: Cancel | None = None
) -> tuple[Provider, tuple[Offered, ...]]:
    """``provider`` with the base URL at which it lists its models, and these.

    The address as it was entered is tried first, then others with the same scheme, host and port.
    Raises what is wrong with the first.
    """
    first: ModelError | None = None
    for candidate in _candidates(provider):
        try:
            return candidate, offered(candidate, key, wire, cancel)
        except ModelError as error:
            first = first or error
            if error.code not in _ELSEWHERE:
                break
    assert first is not None
    raise first


def _candidates(provider: Provider) -> Iterator[Provider]:
    """What ``provider`` may have meant, itself first, each once."""
    yield provider
    if provider.kind == "ollama":  # its API is at the root, whatever was entered
        yield from (p for p in [_at(provider, "", "ollama")] if p.base_url != provider.base_url)
        return
    url = check_address(provider.base_url).url
    parts = urlsplit(url)
    seen = {provider.base_url}
    made = [_at(provider, "", "ollama")] if parts.port == _OLLAMA else []
    for end in _ENDS:
        url = url.removesuffix(end)
    path = urlsplit(url).path.rstrip("/")
    tails = [path, path.removesuffix("/v1"), f"{path}/v1", *_PATHS, ""]
    made += [_at(provider, tail, "openai") for tail in tails]
    for one in made:
        if one.base_url not in seen:
            seen.add(one.base_url)
            yield one


def _at(provider: Provider, path: str, kind: str) -> Provider:
    """``provider`` with another path at its own origin."""
    parts = urlsplit(check_address(provider.base_url).url)
    url = f"{parts.scheme}://{parts.netloc}{path}"
    return replace(provider, base_url=url, kind="ollama" if kind == "ollama" else "openai")
