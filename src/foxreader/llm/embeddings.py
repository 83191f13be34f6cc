"""The embedding model of a provider, over its own protocol: OpenAI's or Ollama's."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from foxreader.core.cancel import Cancel
from foxreader.core.errors import BadReply, ContextTooSmall
from foxreader.core.message import EmbeddingKind, Provider, Usage, estimate, prefix, unit
from foxreader.core.plain_data import read_json
from foxreader.llm import failures, http
from foxreader.llm.failures import message_of
from foxreader.llm.http import refused, retrying
from foxreader.llm.reply_data import as_object
from foxreader.llm.sending import WireLog, check_address

_BATCH = 32
"""Texts in one request: passages of 1,200 characters then make about 10,000 tokens."""
_SHORTEST = 100
"""The fewest characters to which a text is cut to make a request fit; below it the error is raised.
"""


class EndpointEmbedder:
    """An ``Embedder`` behind ``provider``'s address and key; ``model`` makes embeddings.

    ``allow`` may raise before a request is sent; ``count`` is called with the tokens of each: what
    the endpoint reports, else an estimate.
    """

    def __init__(
        self,
        provider: Provider,
        model: str,
        key: str | None,
        wire: WireLog | None = None,
        *,
        allow: Callable[[], None] | None = None,
        count: Callable[[Usage], object] | None = None,
    ) -> None:
        self._ollama = provider.kind == "ollama"
        base = provider.base_url.rstrip("/")
        self._address = check_address(base.removesuffix("/v1") if self._ollama else base)
        self._model = model
        self._key = key
        self._wire = wire
        self._allow = allow
        self._count = count
        self.dimension = 0

    @property
    def name(self) -> str:
        """The model and where it runs: of two hosts with one name, each may mean another."""
        return f"{self._model} at {self._address}"

    def embed(
        self, texts: Sequence[str], kind: EmbeddingKind, cancel: Cancel | None = None
    ) -> list[array[float]]:
        """A vector for each of ``texts``, asked for in batches.

        Raises a ``ModelError`` that says what is wrong, ``Cancelled`` when stopped.
        """
        before = prefix(self._model, kind)
        found: list[array[float]] = []
        for first in range(0, len(texts), _BATCH):
            batch = [before + text for text in texts[first : first + _BATCH]]
            found += self._fitting(batch, cancel)
        return found

    def _fitting(self, batch: list[str], cancel: Cancel | None) -> list[array[float]]:
        """The vectors of ``batch``; texts too long for the model are cut until they fit."""
        while True:
            try:
                return self._asked(batch, cancel)
            except ContextTooSmall:
                most = max(map(len, batch)) // 2
                if most < _SHORTEST:
                    raise
                batch = [text[:most] for text in batch]

    def _asked(self, batch: list[str], cancel: Cancel | None) -> list[array[float]]:
        if self._allow is not None:
            self._allow()
        with http.connection(self._address, self._key, self._wire, cancel) as connection:
            body = retrying(lambda: self._send(connection, batch), cancel)
            try:
                reply = read_json(body)
            except ValueError as error:
                raise http.wrong_content(self._address, body) from error
            if self._count is not None:
                self._count(_usage(reply, batch))
            return self._read(reply, len(batch))

    def _send(self, connection: http.Connection, batch: list[str]) -> bytes:
        path = "/api/embed" if self._ollama else "/embeddings"
        body: dict[str, Any] = {"model": self._model, "input": batch}
        if not self._ollama:
            body["encoding_format"] = "float"
        response = connection.client.post(self._address.url + path, json=body)
        status, content = response.status_code, response.content
        if status == 200:
            return content
        message = message_of(content)
        if status in (404, 405, 501) and not ("model" in message and "not" in message):
            raise failures.no_embeddings(self._address.host, status)
        raise refused(self._address, self._model, status, content, response.headers)

    def _read(self, reply: object, wanted: int) -> list[array[float]]:
        if isinstance(reply, Mapping) and reply.get("error"):
            raise failures.error_in_reply(self._address.host, reply, begun=False)
        listed = list(_vectors(reply, self._ollama))
        try:
            vectors = [unit(numbers) for numbers in listed]
        except (TypeError, ValueError, OverflowError) as error:
            raise self._no_vectors() from error
        sizes = {len(vector) for vector in vectors}
        if len(vectors) != wanted or len(sizes) != 1:
            raise self._no_vectors()
        self.dimension = sizes.pop()
        return vectors

    def _no_vectors(self) -> BadReply:
        return failures.no_vectors(self._address.host, self._model)


def _vectors(reply: object, ollama: bool) -> Sequence[Any]:
    """The lists of numbers in a reply, in the order of the texts."""
    listed = reply.get("embeddings" if ollama else "data") if isinstance(reply, Mapping) else None
    if not isinstance(listed, list):
        return ()
    if ollama:
        return listed
    entries = [entry for entry in listed if isinstance(entry, Mapping)]
    places = [entry.get("index") for entry in entries]
    if all(isinstance(place, int) for place in places):
        entries.sort(key=lambda entry: int(entry["index"]))
    return [entry.get("embedding") for entry in entries]


def _usage(reply: object, batch: Sequence[str]) -> Usage:
    """The tokens of a request: as either protocol reports them, else an estimate."""
    answer = as_object(reply)
    tokens = as_object(answer.get("usage")).get("prompt_tokens") or answer.get("prompt_eval_count")
    if not isinstance(tokens, int) or tokens < 1:
        tokens = sum(map(estimate, batch))
    return Usage(tokens, 0, 1)
