"""A scriptable model endpoint over real HTTP on loopback: OpenAI-compatible, and Ollama's own API.

Embeddings are made up of the words of a text, with a dimension of the test's choice.

A script is a list of replies, used up one a request (the last one stays), or a function from the
request to its reply. Without a script it copies tagged sentences out of the evidence, so that a
run by hand gives a sensible cited answer: ``python tests/endpoint.py [PORT]``.
"""

from __future__ import annotations

import base64
import hashlib
import json
import math
import re
import socket
import ssl
import sys
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, Literal

from foxreader.core.book import Book
from foxreader.core.span import Span, find_tags
from waits import SECONDS

Fault = Literal[
    "",
    "cut",  # the connection ends in the middle, against the protocol
    "cut_clean",  # the body ends in the middle as if all were well
    "no_finish",  # the stream ends with [DONE] but names no finish reason
    "error_body",  # `status` with an error object
    "mid_error",  # an error event in the middle of the stream
    "html",
    "redirect",
    "stall",  # nothing more comes after the first half
    "stall_first",  # nothing comes at all
    "broken_json",
    "null_choices",
    "endless",
    "length",  # stopped for its length
    "short",  # a vector too few
    "zeros",  # a vector without a direction
    "ragged",  # a vector longer than the others
    "words",  # a vector of no numbers
]


@dataclass(frozen=True)
class Call:
    """A tool call of a scripted reply."""

    name: str
    arguments: Any = field(default_factory=dict)
    id: str = ""

    @property
    def text(self) -> str:
        return self.arguments if isinstance(self.arguments, str) else json.dumps(self.arguments)


@dataclass(frozen=True)
class Reply:
    """What the endpoint answers. ``pieces`` is how the text is cut; by default a few letters each.

    ``split`` writes the bytes in runs of that length, whatever stands in them; ``cut_at`` is the
    share of the bytes that come before a "cut", "cut_clean" or "stall".
    ``calls_in_pieces`` sends tool calls cut up, as OpenAI does; else whole and without index.
    ``deltas`` are sent as they are after the text (the first as the message of a whole reply),
    ``finish`` is the reason to finish. ``until``: it is held back until that is set, while others
    are answered. ``likely`` is what a whole reply says of the likeliest first tokens, to who asks
    for it (:func:`tokens`); None for an endpoint that does not know the question.
    """

    text: str = ""
    calls: Sequence[Call] = ()
    pieces: Sequence[str] | None = None
    fault: Fault = ""
    status: int = 200
    error: Any = None
    headers: dict[str, str] = field(default_factory=dict)
    split: int = 0
    calls_in_pieces: bool = True
    whole: bool = False
    usage: tuple[int, int] | None = (100, 20)
    delay: float = 0.0
    until: threading.Event | None = None
    cut_at: float = 0.5
    deltas: Sequence[dict[str, Any]] = ()
    finish: str = ""
    likely: Any = None

    def cut(self) -> list[str]:
        if self.pieces is not None:
            return list(self.pieces)
        return [self.text[i : i + 7] for i in range(0, len(self.text), 7)]


@dataclass(frozen=True)
class Request:
    """A request as it came, byte for byte in ``raw``. ``messages`` and ``tools`` are the same for
    both APIs."""

    method: str
    path: str
    headers: dict[str, str]
    body: dict[str, Any]
    raw: bytes = b""

    @property
    def messages(self) -> list[dict[str, Any]]:
        return list(self.body.get("messages") or [])

    @property
    def tools(self) -> list[dict[str, Any]]:
        return list(self.body.get("tools") or [])

    @property
    def schema(self) -> dict[str, Any] | None:
        """The JSON schema asked for, if any; {} for plain JSON mode."""
        wanted = self.body.get("format") or self.body.get("response_format")
        if wanted in (None, "json"):
            return None if wanted is None else {}
        if "json_schema" in wanted:
            return dict(wanted["json_schema"].get("schema", {}))
        return {} if wanted.get("type") == "json_object" else dict(wanted)

    @property
    def most(self) -> int:
        """The most tokens the reply may have; many where nothing is said of it."""
        options = self.body.get("options") or self.body
        names = ("max_tokens", "max_completion_tokens", "num_predict")
        return next((options[name] for name in names if name in options), 1_000_000)

    @property
    def pictures(self) -> list[bytes]:
        """The pictures in it, of either API."""
        found: list[bytes] = []
        for message in self.messages:
            found += [base64.b64decode(one) for one in message.get("images", ())]
            content = message.get("content")
            for part in content if isinstance(content, list) else ():
                if part["type"] == "image_url":
                    found.append(base64.b64decode(part["image_url"]["url"].partition(",")[2]))
        return found

    @property
    def digit(self) -> str:
        """The digit in the picture of a test of ours; "" for any other request."""
        from foxreader.llm.abilities import drawn

        return next((one for one in "0123456789" if self.pictures == [drawn(one).data]), "")

    @property
    def text(self) -> str:
        """All that was said, for tests that look for words."""
        return "\n".join(str(m.get("content")) for m in self.messages)


Script = Callable[[Request], Reply] | Sequence[Reply | str]


class Endpoint:
    """The running server; a context manager. ``requests`` holds what came, in order.

    ``about`` is what the list of models says of each besides its name, ``pulls`` what Ollama says
    while it downloads one. Without ``lists`` the key is not good for the list of models.
    """

    def __init__(
        self,
        script: Script | None = None,
        *,
        models: Sequence[str] = ("test-model",),
        about: dict[str, dict[str, Any]] | None = None,
        port: int = 0,
        dimension: int = 8,
        tls: ssl.SSLContext | None = None,
        pulls: Sequence[dict[str, Any]] = (),
        lists: bool = True,
    ) -> None:
        self.pulls, self.lists = pulls, lists
        self.requests: list[Request] = []
        self.models = list(models)
        self.about = about or {}
        self.dimension = dimension
        self.waiting = threading.Event()
        self.closed_early = threading.Event()
        self.ending = threading.Event()
        self.script: Script = cite_the_evidence if script is None else script
        self._lock = threading.Lock()
        self._server = _Server(self, port)
        self._scheme = "http"
        if tls is not None:
            self._scheme = "https"
            self._server.socket = tls.wrap_socket(self._server.socket, server_side=True)
        self._thread = threading.Thread(
            target=self._server.serve_forever, args=(0.02,), daemon=True
        )

    def __enter__(self) -> Endpoint:
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.ending.set()
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()

    @property
    def origin(self) -> str:
        return f"{self._scheme}://127.0.0.1:{self._server.server_address[1]}"

    @property
    def base_url(self) -> str:
        """The base URL of the OpenAI-compatible side."""
        return f"{self.origin}/v1"

    @property
    def chats(self) -> list[Request]:
        return [r for r in self.requests if r.method == "POST"]

    def reply_to(self, request: Request) -> Reply:
        with self._lock:
            self.requests.append(request)
            if callable(self.script):
                return self.script(request)
            number = min(len(self.chats), len(self.script)) - 1
            reply = self.script[number]
            return Reply(reply) if isinstance(reply, str) else reply

    def note(self, request: Request) -> None:
        with self._lock:
            self.requests.append(request)


class _Server(ThreadingHTTPServer):
    """Knows the endpoint its handlers speak for."""

    daemon_threads = True

    def __init__(self, endpoint: Endpoint, port: int) -> None:
        self.endpoint = endpoint
        super().__init__(("127.0.0.1", port), _Handler)

    def handle_error(self, request: Any, client_address: Any) -> None:
        """A client that was killed is no error of ours."""
        if isinstance(sys.exception(), ConnectionError):
            self.endpoint.closed_early.set()
        else:
            super().handle_error(request, client_address)


class _Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    server: _Server

    def log_message(self, format: str, *args: object) -> None:
        pass

    def do_GET(self) -> None:
        self.server.endpoint.note(Request("GET", self.path, dict(self.headers), {}))
        if not self.server.endpoint.lists:
            self._json({"error": {"message": "x-api-key header is required"}}, 401)
        elif self.path == "/v1/models":
            self._json({"object": "list", "data": self._listed("id")})
        elif self.path == "/api/tags":
            self._json({"models": self._listed("name")})
        else:
            self._json({"error": {"message": "not found"}}, 404)

    def _listed(self, name: str) -> list[dict[str, Any]]:
        endpoint = self.server.endpoint
        return [{name: model, **endpoint.about.get(model, {})} for model in endpoint.models]

    def do_POST(self) -> None:
        length = int(self.headers.get("content-length") or 0)
        data = self.rfile.read(length)
        if len(data) < length:  # stopped while it was sent: nothing was asked
            self.server.endpoint.closed_early.set()
            self.close_connection = True
            return
        body = json.loads(data or b"{}")
        request = Request("POST", self.path, dict(self.headers), body, data)
        reply = self.server.endpoint.reply_to(request)
        self.server.endpoint.ending.wait(reply.delay)
        if reply.until is not None:
            reply.until.wait(SECONDS)
        try:
            if self.path == "/v1/chat/completions":
                self._answer(request, reply, _openai_lines(reply))
            elif self.path == "/api/chat":
                self._answer(request, reply, _ollama_lines(reply))
            elif self.path in ("/v1/embeddings", "/api/embed"):
                self._embed(request, reply)
            elif self.path == "/api/show":
                shown = self.server.endpoint.about.get(body.get("model"), {}).get("show")
                self._json(shown or {"error": "not found"}, 200 if shown else 404)
            elif self.path == "/api/pull":
                lines = (json.dumps(one).encode() + b"\n" for one in self.server.endpoint.pulls)
                whole = replace(reply, cut_at=1.0)  # a stall comes after the last line
                self._answer(request, whole, lines)
            else:
                self._json({"error": {"message": "404 page not found"}}, 404)
        except OSError:
            self.server.endpoint.closed_early.set()
            self.close_connection = True

    def _answer(self, request: Request, reply: Reply, lines: Iterator[bytes]) -> None:
        if self._fails_at_once(reply):
            return
        if reply.whole or request.body.get("stream") is False:
            if self.path == "/api/chat":
                self._json(_ollama_whole(reply, request))
            else:
                self._json(_whole(reply, request))
            return
        self.send_response(200)
        self.send_header("Content-Type", "text/event-stream")
        if reply.fault == "cut_clean":
            self.send_header("Connection", "close")
            self.close_connection = True
        else:
            self.send_header("Transfer-Encoding", "chunked")
        self.end_headers()
        self._write(reply, list(lines))

    def _embed(self, request: Request, reply: Reply) -> None:
        if self._fails_at_once(reply):
            return
        given = request.body["input"]
        texts = [given] if isinstance(given, str) else given
        whole = _vectors_of(texts, self.server.endpoint.dimension, reply, self.path == "/api/embed")
        if reply.fault == "cut":
            data = json.dumps(whole).encode()
            self.send_response(200)
            self.send_header("Content-Length", str(len(data)))
            self.end_headers()
            self.wfile.write(data[: len(data) // 2])
            self.wfile.flush()
            self.close_connection = True
            self.connection.shutdown(socket.SHUT_RDWR)
            return
        self._json(whole)

    def _write(self, reply: Reply, lines: list[bytes]) -> None:
        plain = reply.fault == "cut_clean"
        if reply.fault in ("cut", "cut_clean", "stall"):
            data = b"".join(lines)
            lines = [data[: max(1, int(len(data) * reply.cut_at))]]
        elif reply.split:
            data = b"".join(lines)
            lines = [data[i : i + reply.split] for i in range(0, len(data), reply.split)]
        for line in lines:
            self.wfile.write(line if plain else b"%x\r\n%b\r\n" % (len(line), line))
            self.wfile.flush()
        if reply.fault == "endless":
            filler = b": and on and on\n" * 4000
            while not self.server.endpoint.ending.is_set():
                self.wfile.write(b"%x\r\n%b\r\n" % (len(filler), filler))
        if reply.fault == "stall":
            self._wait_for_close()
        if reply.fault == "cut":
            self.close_connection = True
            self.connection.shutdown(socket.SHUT_RDWR)
        elif not plain:
            self.wfile.write(b"0\r\n\r\n")

    def _fails_at_once(self, reply: Reply) -> bool:
        if reply.fault == "html":
            self._send(200, b"<!DOCTYPE html><p>Log in to this network</p>", "text/html")
        elif reply.fault == "redirect":
            self._send(307, b"", "text/plain", {"Location": "http://example.invalid/v1"})
        elif reply.fault == "broken_json":
            self._send(200, b'{"choices": [{"mess', "application/json")
        elif reply.fault == "null_choices":
            self._json({"choices": None})
        elif reply.fault == "stall_first":
            self._wait_for_close()
        elif reply.fault == "error_body" or reply.status != 200:
            self._json(reply.error or {"error": {"message": "it failed"}}, reply.status, reply)
        else:
            return False
        return True

    def _wait_for_close(self) -> None:
        """Say nothing until the other side goes, which is noted, or the test ends."""
        self.connection.settimeout(0.05)
        self.server.endpoint.waiting.set()
        while not self.server.endpoint.ending.is_set():
            try:
                if not self.connection.recv(1):
                    self.server.endpoint.closed_early.set()
                    break
            except TimeoutError:
                continue
        self.close_connection = True

    def _json(self, value: object, status: int = 200, reply: Reply | None = None) -> None:
        headers = reply.headers if reply is not None else {}
        self._send(status, json.dumps(value).encode(), "application/json", headers)

    def _send(
        self, status: int, body: bytes, kind: str, headers: dict[str, str] | None = None
    ) -> None:
        self.send_response(status)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(body)))
        for name, value in (headers or {}).items():
            self.send_header(name, value)
        self.end_headers()
        self.wfile.write(body)


def _sse(value: object) -> bytes:
    return b"data: " + json.dumps(value, ensure_ascii=False).encode() + b"\n\n"


def _openai_lines(reply: Reply) -> Iterator[bytes]:
    def delta(part: dict[str, Any], finish: str | None = None) -> bytes:
        return _sse({"choices": [{"index": 0, "delta": part, "finish_reason": finish}]})

    yield delta({"role": "assistant", "content": None})
    pieces = reply.cut()
    for number, piece in enumerate(pieces):
        if reply.fault == "mid_error" and number == len(pieces) // 2:
            yield _sse({"error": {"message": "the model crashed", "type": "server_error"}})
            return
        yield delta({"content": piece})
    for index, call in enumerate(reply.calls):
        if not reply.calls_in_pieces:
            yield delta({"tool_calls": [{"function": {"name": call.name, "arguments": call.text}}]})
            continue
        head = {"index": index, "id": call.id or f"c{index}", "type": "function"}
        yield delta({"tool_calls": [{**head, "function": {"name": call.name, "arguments": ""}}]})
        for i in range(0, len(call.text), 5):
            part = {"arguments": call.text[i : i + 5]}
            yield delta({"tool_calls": [{"index": index, "function": part}]})
    for part in reply.deltas:
        yield delta(part)
    finish = "length" if reply.fault == "length" else "tool_calls" if reply.calls else "stop"
    finish = reply.finish or finish
    if reply.fault not in ("no_finish", "endless"):
        yield delta({}, finish)
    if reply.usage is not None and reply.fault != "endless":
        prompt, completion = reply.usage
        yield _sse(
            {"choices": [], "usage": {"prompt_tokens": prompt, "completion_tokens": completion}}
        )
    if reply.fault != "endless":
        yield b"data: [DONE]\n\n"


def _ollama_lines(reply: Reply) -> Iterator[bytes]:
    def line(value: dict[str, Any]) -> bytes:
        return json.dumps({"model": "m", **value}, ensure_ascii=False).encode() + b"\n"

    pieces = reply.cut()
    for number, piece in enumerate(pieces):
        if reply.fault == "mid_error" and number == len(pieces) // 2:
            yield line({"error": "the model crashed"})
            return
        yield line({"message": {"role": "assistant", "content": piece}, "done": False})
    if reply.calls:
        calls = [
            {"function": {"name": c.name, "arguments": json.loads(c.text)}} for c in reply.calls
        ]
        yield line({"message": {"role": "assistant", "content": "", "tool_calls": calls}})
    if reply.fault == "no_finish":
        return
    prompt, completion = reply.usage or (0, 0)
    reason = "length" if reply.fault == "length" else "stop"
    yield line(
        {
            "message": {"role": "assistant", "content": ""},
            "done": True,
            "done_reason": reason,
            "prompt_eval_count": prompt,
            "eval_count": completion,
        }
    )


def _whole(reply: Reply, request: Request) -> dict[str, Any]:
    message: dict[str, Any] = {"role": "assistant", "content": reply.text or "".join(reply.cut())}
    if reply.calls:
        message["tool_calls"] = [
            {"id": c.id or f"c{i}", "function": {"name": c.name, "arguments": c.text}}
            for i, c in enumerate(reply.calls)
        ]
    message = {**message, **(reply.deltas[0] if reply.deltas else {})}
    prompt, completion = reply.usage or (0, 0)
    choice = {"index": 0, "message": message, "finish_reason": reply.finish or "stop"}
    if reply.likely is not None and request.body.get("logprobs"):
        choice["logprobs"] = {"content": [{"token": "", "top_logprobs": reply.likely}]}
    return {
        "choices": [choice],
        "usage": {"prompt_tokens": prompt, "completion_tokens": completion},
    }


def _ollama_whole(reply: Reply, request: Request) -> dict[str, Any]:
    prompt, completion = reply.usage or (0, 0)
    said = {"role": "assistant", "content": reply.text or "".join(reply.cut())}
    whole: dict[str, Any] = {
        "model": "m", "message": {**said, **(reply.deltas[0] if reply.deltas else {})},
        "done": True, "prompt_eval_count": prompt, "eval_count": completion,
    }  # fmt: skip
    if reply.likely is not None and request.body.get("logprobs"):
        whole["logprobs"] = [{"token": "", "top_logprobs": reply.likely}]
    return whole


def tokens(**probabilities: float) -> list[dict[str, Any]]:
    """The likeliest first tokens with the logarithms of their probabilities, as both APIs list
    them."""
    return [{"token": t, "logprob": math.log(p)} for t, p in probabilities.items()]


def hashed_vector(text: str, dimension: int) -> list[float]:
    """A vector of length 1 by the words of a text: texts that share words are near."""
    numbers = [0.0] * dimension
    for word in re.findall(r"\w+", text.lower()) or [""]:
        digest = hashlib.sha256(word.encode("utf-8", "surrogatepass")).digest()
        numbers[int.from_bytes(digest[:4], "big") % dimension] += 1.0 if digest[4] % 2 else -1.0
    numbers[0] += 0.001  # never without a direction
    length = math.sqrt(sum(number * number for number in numbers))
    return [number / length for number in numbers]


def _vectors_of(texts: list[str], dimension: int, reply: Reply, ollama: bool) -> dict[str, Any]:
    """The reply of either API; OpenAI's lists the vectors backwards, as it may."""
    vectors: list[list[Any]] = [hashed_vector(text, dimension) for text in texts]
    if reply.fault == "short":
        vectors = vectors[:-1]
    elif reply.fault == "zeros":
        vectors[-1] = [0.0] * dimension
    elif reply.fault == "ragged":
        vectors[-1] = [*vectors[-1], 1.0]
    elif reply.fault == "words":
        vectors[-1] = ["a"] * dimension
    prompt = reply.usage[0] if reply.usage else 0
    if ollama:
        return {"model": "m", "embeddings": vectors, "prompt_eval_count": prompt}
    data = [{"object": "embedding", "index": n, "embedding": v} for n, v in enumerate(vectors)]
    return {"object": "list", "data": data[::-1], "usage": {"prompt_tokens": prompt}}


_TAG = r"\[(?:f\d+-\d+-\d+|\d{2,5})\]"
_TAGGED = re.compile(rf"([^\[\]\n]{{3,}}?)\s*({_TAG})")
"""A sentence as a request has it, and its short name or whole tag behind it."""


def cite_the_evidence(request: Request) -> Reply:
    """The default script: the two tagged sentences nearest to the question, with their tags."""
    if request.schema is not None:
        return Reply(json.dumps(filled(request.schema)))
    said = [str(m.get("content")) for m in request.messages if m.get("role") in ("user", "tool")]
    asked = [line for text in said for line in text.split("\n") if line.startswith("Question: ")]
    question = set(_words(asked[-1] if asked else said[-1] if said else ""))
    scored = [
        (len(question & set(_words(text))), -at, text.strip(), tag)
        for at, (text, tag) in enumerate(_TAGGED.findall("\n".join(said)))
    ]
    best = sorted(scored, reverse=True)[:2]
    if not best:
        return Reply("I found nothing about that.")
    return Reply(" ".join(f"{text} {tag}" for _, _, text, tag in best))


def tags_in(text: str) -> list[str]:
    """The short names and whole tags of sentences in a text."""
    return re.findall(_TAG, text)


def units_sent(text: str, book: Book) -> list[Span]:
    """The places of the sentences with tags in a request: those of whole tags, and of the words
    before short names, each looked for after the one before it."""
    found: list[Span] = []
    for words, tag in _TAGGED.findall(text):
        if tag.startswith("[f"):
            found += [span for *_, span in find_tags(tag) if book.holds(span)]
            continue
        places = [*_places(words.strip(), book)] if words.strip() else []
        later = [one for one in places if not found or one > found[-1]]
        found += (later or places)[:1]
    return found


def _places(words: str, book: Book) -> Iterator[Span]:
    for number, file in enumerate(book.files):
        at = file.text.find(words)
        while at >= 0:
            yield Span(number, at, at + len(words))
            at = file.text.find(words, at + 1)


def filled(schema: dict[str, Any]) -> Any:
    """The smallest value that fits ``schema``; a list of ids picks the first."""
    if schema.get("enum"):
        return schema["enum"][0]
    kind = schema.get("type")
    if kind == "array":
        return [filled(schema.get("items", {}) or {"type": "string"})]
    if kind == "string":
        return "1"
    if kind in ("integer", "number"):
        return 1
    if kind == "boolean":
        return True
    properties = schema.get("properties") or {"Thinking": {}, "answer": {"type": "array"}}
    return {name: filled(part or {"type": "string"}) for name, part in properties.items()}


def _words(text: str) -> list[str]:
    return [w for w in re.findall(r"\w+", text.lower()) if len(w) > 3]


if __name__ == "__main__":
    with Endpoint(port=int(sys.argv[1]) if len(sys.argv) > 1 else 8089) as running:
        sys.stdout.write(
            f"Base URL {running.base_url} (Ollama: {running.origin}); Ctrl+C ends it.\n"
        )
        sys.stdout.flush()
        try:
            while True:
                time.sleep(3600)
        except KeyboardInterrupt:
            pass
