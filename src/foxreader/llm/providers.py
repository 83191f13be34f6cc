"""The endpoints a reader may set up: presets, their models, and a test of one."""

from __future__ import annotations

from collections.abc import Callable

from foxreader.core.cancel import Cancel
from foxreader.core.errors import FoxError, NoModel, Refused
from foxreader.core.message import Embedder, Message, Odds, Provider, Usage, complete
from foxreader.core.notice import Notice
from foxreader.llm.abilities import Known
from foxreader.llm.address import check_address
from foxreader.llm.masking import masked
from foxreader.llm.offered import offered
from foxreader.llm.wire import WireLog

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
    from foxreader.llm.client import OpenAIModel  # noqa: PLC0415

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
