"""The models an endpoint offers, and the endpoints that run on this computer."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from foxreader.core.cancel import Cancel
from foxreader.core.errors import FoxError
from foxreader.core.message import Provider
from foxreader.llm import failures
from foxreader.llm.address import check_address
from foxreader.llm.data import number
from foxreader.llm.masking import masked
from foxreader.llm.wire import WireLog
from foxreader.llm.within import within

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
    about = said.get("model_info") if isinstance(said, Mapping) else None
    told = about if isinstance(about, Mapping) else {}
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
    details = item.get("details")
    details = details if isinstance(details, Mapping) else {}
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
    meta, price, shape = (_mapping(item.get(key)) for key in ("meta", "pricing", "architecture"))
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


def _mapping(value: object) -> Mapping[str, object]:
    return value if isinstance(value, Mapping) else {}


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
