"""The endpoints a reader may set up: presets, their models, and a test of one."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from urllib.parse import urlsplit

from foxreader.core.cancel import Cancel
from foxreader.core.errors import FoxError, ModelError, NoModel, Refused
from foxreader.core.message import Embedder, Message, Odds, Provider, Usage, complete
from foxreader.core.notice import Notice
from foxreader.llm import failures
from foxreader.llm.abilities import Known
from foxreader.llm.reply_data import as_object, number
from foxreader.llm.sending import WireLog, check_address, masked, within

TEST_SECONDS = 180.0
"""The most seconds a test of an endpoint may take: time to load a large model from a slow disk."""


def _service(name: str, base_url: str) -> Provider:
    return Provider(name, base_url, "", context=32_768, parallel=4)


PRESETS: tuple[Provider, ...] = (
    _service("OpenAI", "https://api.openai.com/v1"),
    _service("Anthropic", "https://api.anthropic.com/v1"),
    _service("DeepSeek", "https://api.deepseek.com/v1"),
    _service("Gemini", "https://generativelanguage.googleapis.com/v1beta/openai"),
    _service("Groq", "https://api.groq.com/openai/v1"),
    _service("Mistral", "https://api.mistral.ai/v1"),
    _service("OpenRouter", "https://openrouter.ai/api/v1"),
    _service("Together", "https://api.together.xyz/v1"),
    _service("xAI", "https://api.x.ai/v1"),
    Provider("Ollama", "http://localhost:11434", "", kind="ollama", parallel=1),
    Provider("LM Studio", "http://localhost:1234/v1", "", parallel=1),
    Provider("llama.cpp", "http://localhost:8080/v1", "", parallel=1),
    Provider("LocalAI", "http://localhost:8080/v1", "", parallel=1),
    Provider("vLLM", "http://localhost:8000/v1", ""),
)
"""The services by name after the first, and the servers of this computer."""
LOCAL_PRESETS = tuple(one for one in PRESETS if check_address(one.base_url).loopback)
"""Those that run on this computer, each on the port its makers chose; two chose the same one."""


# The clients are imported when first needed: their HTTP library takes 0.15 s to import.
def connect(
    provider: Provider,
    key: str | None,
    wire: WireLog | None = None,
    known: Known | None = None,
) -> Odds:
    """The model of ``provider``; nothing is sent yet. ``known`` is what was learnt of it before;
    where that does not tell how it reasons, its first reply is passed on when it is whole."""
    if not provider.model:
        raise NoModel(Notice("no_model_chosen", provider=provider.name))
    if provider.kind == "ollama":
        from foxreader.llm.ollama import OllamaModel  # noqa: PLC0415

        return OllamaModel(provider, key, wire, known)
    from foxreader.llm.endpoint import OpenAIModel  # noqa: PLC0415

    return OpenAIModel(provider, key, wire, known)


def connect_embedder(
    provider: Provider,
    model: str,
    key: str | None,
    wire: WireLog | None = None,
    *,
    allow: Callable[[], None] | None = None,
    count: Callable[[Usage], object] | None = None,
) -> Embedder:
    """The embedding ``model`` of ``provider``; nothing is sent yet.

    ``allow`` may raise before each request; ``count`` is called with the tokens of each.
    """
    if not model:
        raise NoModel(Notice("no_embedding_model", provider=provider.name))
    from foxreader.llm.embeddings import EndpointEmbedder  # noqa: PLC0415

    return EndpointEmbedder(provider, model, key, wire, allow=allow, count=count)


def test(provider: Provider, key: str | None, wire: WireLog | None = None) -> str:
    """Send the endpoint one small request; gives a sentence for the reader, or raises a
    ``FoxError`` that says what is wrong."""
    model, cancel = connect(provider, key, wire), Cancel()
    cancel.end_within(TEST_SECONDS)
    asked = [Message("user", "Reply with the one word: ready")]
    try:
        reply, _ = complete(model, asked, max_tokens=16, cancel=cancel)
    except FoxError as error:
        raise _with_offer(error, provider, key, wire) from error
    shown = masked(" ".join(reply.split())[:60], key) or Notice("answers_nothing")
    host = check_address(provider.base_url).host
    return Notice("model_answers", model=provider.model, host=host, reply=shown)


def _with_offer(
    error: FoxError, provider: Provider, key: str | None, wire: WireLog | None
) -> FoxError:
    """``error``; where the model is unknown, with the names of models that the endpoint has."""
    if error.code != "unknown_model":
        return error
    try:
        names = [one.name for one in offered(provider, key, wire)]
    except FoxError:
        return error
    if not names:
        return Refused(Notice("no_models_offered", sentence=error.sentence))
    offer = ", ".join(names[:5])
    return Refused(Notice("models_offered", sentence=error.sentence, models=offer))


# What an endpoint offers, and those that run on this computer

LOOK_SECONDS = 2.0
"""The most seconds that a service of this computer has to list its models. Chosen: a port without
a service refuses at once, and one that runs lists them in some milliseconds."""
_EMBEDS = re.compile(r"embed|\bbge-|\be5-|\bgte-", re.IGNORECASE)
"""Names of models that make vectors and write nothing."""
_EMBEDDING_FAMILIES = frozenset({"bert", "nomic-bert", "xlm-roberta"})
_CONTEXTS = ("max_model_len", "context_length", "context_window", "inputTokenLimit")
"""Where vLLM, OpenRouter and others say how many tokens a request may have."""
_DEAREST = 100_000
"""US dollars for a million tokens from which a price is no price: the most that can be set."""
_BILLIONS = re.compile(r"(\d+(?:\.\d+)?)\s*([BM])", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Offered:
    """A model of an endpoint's list. ``size`` are bytes on disk, ``billions`` its parameters,
    ``context`` the most tokens of a request, ``price_in`` and ``price_out`` US dollars for a
    million tokens; 0 where the endpoint does not say. With ``embeds`` it makes vectors and answers
    nothing, ``sees`` says that it takes pictures, ``calls`` that it calls tools (None: not said).
    ``owner`` is who owns it, as some servers say who they are.
    """

    name: str
    size: int = 0
    billions: float = 0.0
    context: int = 0
    embeds: bool = False
    owner: str = ""
    price_in: float = 0.0
    price_out: float = 0.0
    sees: bool = False
    calls: bool | None = None


@dataclass(frozen=True, slots=True)
class Service:
    """A model server of this computer; its ``provider`` has no model chosen yet."""

    provider: Provider
    models: tuple[Offered, ...]


def offered(
    provider: Provider,
    key: str | None,
    wire: WireLog | None = None,
    cancel: Cancel | None = None,
) -> tuple[Offered, ...]:
    """The models the endpoint offers, in its order. Raises what is wrong with the endpoint."""
    from foxreader.llm.http import get_json  # noqa: PLC0415 -- its library takes 0.15 s to import

    ollama = provider.kind == "ollama"
    base = provider.base_url.rstrip("/").removesuffix("/v1") if ollama else provider.base_url
    address = check_address(base)
    reply = get_json(address, "/api/tags" if ollama else "/models", key, wire, cancel)
    listed = reply.get("models" if ollama else "data") if isinstance(reply, Mapping) else reply
    if not isinstance(listed, list):
        raise failures.no_reply(address.host)
    made = (_of_ollama(one) if ollama else _of_openai(one) for one in listed)
    return tuple(replace(one, name=masked(one.name, key)) for one in made if one is not None)


def longest_context(
    provider: Provider, key: str | None, wire: WireLog | None = None, cancel: Cancel | None = None
) -> int:
    """The most tokens that a model of Ollama was made for; 0 where that is not said, or of another
    endpoint. Raises what is wrong with the endpoint."""
    from foxreader.llm.http import post_json  # noqa: PLC0415 -- as above

    if provider.kind != "ollama":
        return 0
    address = check_address(provider.base_url.rstrip("/").removesuffix("/v1"))
    said = post_json(address, "/api/show", {"model": provider.model}, key, wire, cancel)
    told = as_object(as_object(said).get("model_info"))
    return next((number(n) for k, n in told.items() if str(k).endswith(".context_length")), 0)


def local_services(
    places: Sequence[Provider], wire: WireLog | None = None, cancel: Cancel | None = None
) -> Iterator[Service]:
    """Those of ``places`` where a model server runs. No key is sent to any of them.

    Of several at one address, which is asked once, it is the one whose name the models' owner has,
    else the last.
    """
    outer = Cancel() if cancel is None else cancel
    at: dict[str, list[Provider]] = {}
    for place in places:
        at.setdefault(place.base_url, []).append(place)
    for same in at.values():
        try:
            with within(LOOK_SECONDS, outer) as limited:
                models = offered(same[0], None, wire, limited)
        except FoxError:
            continue  # nothing runs there, or something else does
        owners = {_letters(model.owner) for model in models}
        named = next((one for one in same if _letters(one.name) in owners), same[-1])
        yield Service(named, models)


def _letters(name: str) -> str:
    return "".join(filter(str.isalnum, name.lower()))


def _of_ollama(item: object) -> Offered | None:
    if not isinstance(item, Mapping) or not isinstance(item.get("name"), str):
        return None
    details = as_object(item.get("details"))
    family = str(details.get("family", ""))
    return Offered(
        item["name"],
        number(item.get("size")),
        _parameters(str(details.get("parameter_size", ""))),
        embeds=family in _EMBEDDING_FAMILIES or bool(_EMBEDS.search(item["name"])),
    )


def _of_openai(item: object) -> Offered | None:
    if not isinstance(item, Mapping) or not isinstance(item.get("id"), str):
        return None
    meta, price, shape = (as_object(item.get(key)) for key in ("meta", "pricing", "architecture"))
    takes, inputs = item.get("supported_parameters"), shape.get("input_modalities")
    return Offered(
        item["id"],
        number(meta.get("size")),
        number(meta.get("n_params")) / 1e9,
        next(filter(None, map(number, (meta.get("n_ctx"), *map(item.get, _CONTEXTS)))), 0),
        bool(_EMBEDS.search(item["id"])),
        str(item.get("owned_by") or "")[:80],
        _of_million(price.get("prompt")),
        _of_million(price.get("completion")),
        isinstance(inputs, list) and "image" in inputs,
        "tools" in takes if isinstance(takes, list) else None,
    )


def _of_million(price: object) -> float:
    """US dollars for a million tokens of what OpenRouter asks for one; 0 for anything else."""
    try:
        dollars = 1e6 * float(price) if isinstance(price, str | float | int) else 0.0
    except ValueError:
        return 0.0
    return dollars if 0 < dollars < _DEAREST else 0.0


def _parameters(text: str) -> float:
    """The billions of parameters in "7.6B" or "334M"; 0 for anything else."""
    found = _BILLIONS.fullmatch(text.strip())
    if found is None:
        return 0.0
    return float(found[1]) / (1 if found[2].upper() == "B" else 1000)


# The base URL that was meant

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
