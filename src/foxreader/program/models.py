"""The models of a profile: which ones, what they can do, and the limits on their cost."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import asdict, replace
from functools import lru_cache
from pathlib import Path
from typing import TypeVar

from foxreader.answer.conversation.session import AnsweringModel, Roles
from foxreader.answer.conversation.stored import Answerer
from foxreader.answer.direct.strict import AnswerReader
from foxreader.answer.second_reader.probabilities import FolderReader, JudgeReader, OddsReader
from foxreader.answer.second_reader.reader import ModelReader, SecondReader, drawn, tell_apart
from foxreader.core.address import completed
from foxreader.core.cancel import Cancel
from foxreader.core.errors import FoxError, ModelError, NoModel, StorageError, UsageError
from foxreader.core.events import Answer, Progress
from foxreader.core.message import DUTIES, ChatModel, Duty, Embedder, Odds, Provider, Usage
from foxreader.core.notice import Notice
from foxreader.embedding import open_cross_encoder, open_folder, open_reader
from foxreader.library.settings import Settings
from foxreader.library.usage import Kind, Limits
from foxreader.llm import (
    LOCAL_PRESETS,
    PART_SECONDS,
    TEST_SECONDS,
    UNKNOWN,
    Abilities,
    Known,
    LocalModel,
    LocalServers,
    Offered,
    Part,
    PartBegun,
    PartResult,
    Service,
    ToldApart,
    check_address,
    connect,
    connect_embedder,
    found_address,
    local_services,
    reading_seconds,
    test,
    try_out,
)
from foxreader.llm.reply_data import as_list
from foxreader.llm.sending import Counted, CountedOdds
from foxreader.program.local_models import NAME, Judge
from foxreader.program.profile import Profile

ENVIRONMENT = "environment"
"""The name of the provider set by FOXREADER_BASE_URL and FOXREADER_MODEL."""
_LISTED_WITHIN = 2.0
"""The most seconds that an endpoint of the environment has to list its models before the first
question. Chosen: without the list a usual context is taken."""
_FILE_SECONDS = 60.0
"""The most seconds a part of a test may take of a model file. Chosen: on two busy processors the
longest took 15 s."""
_ANSWERING: tuple[Duty, ...] = ("chat", "reasoning", "index")
"""The duties of the models of a conversation."""
_T = TypeVar("_T")


class Models:
    """The models of a profile, and the limits on their use. ``looked_at`` are the addresses of this
    computer where a model server may run, ``local_servers`` run the model files."""

    def __init__(self, profile: Profile) -> None:
        self._profile = profile
        self._embedder_in = _opened_once(open_folder)
        self._second_in = _opened_once(lambda folder: FolderReader(open_cross_encoder(folder)))
        self._reader_in = _opened_once(open_reader)
        self._reader_folder = ""
        self.looked_at = LOCAL_PRESETS
        self.local_servers = LocalServers()
        self._given: Provider | None = None
        self._contexts: dict[tuple[str, str], int] = {}
        self.judge = Judge(profile.home.judge)

    @property
    def limits(self) -> Limits:
        """The month's limits; no limits if the endpoint that answers is local."""
        return self.limits_for("chat")

    def limits_for(self, duty: Duty) -> Limits:
        """The month's limits; no limits if the endpoint for ``duty`` is local."""
        return self._limits(self.provider(duty))

    def _limits(self, provider: Provider | None) -> Limits:
        if provider is not None and self.is_local(provider):
            return Limits(self._profile.usage)
        settings = self._profile.settings
        return Limits(self._profile.usage, settings.monthly_tokens, settings.monthly_money)

    def money(self, answer: Answer) -> float | None:
        """What ``answer`` cost in US dollars; None if no price is known for its model."""
        provider = self.provider()
        if provider is None or answer.model not in {provider.serving(d).model for d in DUTIES}:
            return None
        return provider.money(answer.usage)

    def answer_with(self, base_url: str, model: str) -> None:
        """Use a model of this endpoint in place of those in the settings, as long as this lives;
        the key is the environment's."""
        self._given = Provider(ENVIRONMENT, completed(base_url), model)

    def provider(self, duty: Duty = "chat") -> Provider | None:
        """The endpoint to use: the one in the environment, else the one chosen for ``duty``; None
        if neither."""
        given = self._given
        address, model = os.environ.get("FOXREADER_BASE_URL"), os.environ.get("FOXREADER_MODEL")
        if given is None and address and model:
            given = Provider(ENVIRONMENT, completed(address), model)
        if given is None:
            return self._profile.settings.provider_for(duty)
        context = self._contexts.get((given.base_url, given.model), 0)
        return replace(given, context=context) if context else given

    def serving(self, duty: Duty) -> Provider | None:
        """The endpoint to use for ``duty``, with the model that has it."""
        provider = self.provider(duty)
        return None if provider is None else provider.serving(duty)

    def _measure(self, provider: Provider) -> Provider:
        """``provider`` with the context that its endpoint lists for its model, if the environment
        gave it, which says nothing of one; asked once."""
        place = provider.base_url, provider.model
        if provider.name != ENVIRONMENT or place in self._contexts:
            return provider
        cancel, listed = Cancel(), tuple[Offered, ...]()
        cancel.end_within(_LISTED_WITHIN)
        with suppress(FoxError):
            _, listed = self.found(provider, cancel=cancel)
        found = (one.context for one in listed if one.name == provider.model)
        self._contexts[place] = context = next(found, 0)
        return replace(provider, context=context) if context else provider

    @property
    def answerer(self) -> Answerer:
        """Who answers now: a model, or the book alone, and why."""
        if self.provider() is not None:
            return "model"
        return "word_for_word" if self._profile.settings.providers else "none"

    @property
    def local(self) -> bool:
        """Whether the endpoint that answers is on this computer, so that its use costs nothing."""
        provider = self.provider()
        return provider is not None and check_address(provider.base_url).loopback

    def local_for(self, duty: Duty) -> bool:
        """The same of the endpoint for ``duty``."""
        provider = self.provider(duty)
        return provider is not None and self.is_local(provider)

    def others(self, duty: Duty) -> tuple[Provider, ...]:
        """The reader's endpoints that could be chosen for ``duty`` in place of the one that is."""
        chosen, known = self.provider(duty), self._profile.settings.providers
        if chosen not in known:  # it was given for this run
            return ()
        return tuple(one for one in known if one != chosen and _reachable(one))

    def is_local(self, provider: Provider) -> bool:
        """Whether an endpoint is on this computer."""
        chosen = self.provider()
        if chosen is not None and chosen.base_url == provider.base_url:
            return self.local
        return check_address(provider.base_url).loopback

    @property
    def deadline(self) -> float:
        """How many seconds a question may take, all its requests together."""
        settings = self._profile.settings
        return 60 * (settings.minutes_local if self.local else settings.minutes_service)

    def model(self, kind: Kind = "question", duty: Duty = "chat") -> ChatModel | None:
        """The reader's model for ``duty``, with its use counted; None if none is set up.

        The month's limit is checked before each request of an index job. A question is not stopped
        halfway: the caller checks ``limits.check()`` before it begins.
        """
        serving = self.serving(duty)
        return None if serving is None else self._model(serving, kind)

    def _model(self, provider: Provider, kind: Kind) -> Odds | None:
        if not provider.model:
            return None
        model = self._connected(provider, self.known(provider) or UNKNOWN)
        return CountedOdds(
            model, self._allowing(kind, provider), self._counting(provider, provider.model, kind)
        )

    def _connected(self, provider: Provider, known: Known | None = None, key: str = "") -> Odds:
        wire = self._profile.wire
        if provider.kind == "local":
            return LocalModel(provider, self.local_servers, wire, known)
        return connect(provider, key or self._profile.secrets.get(provider), wire, known)

    @contextmanager
    def _at(
        self, provider: Provider, key: str, cancel: Cancel | None
    ) -> Iterator[tuple[Provider, str | None]]:
        """Where ``provider`` can be asked now, and with which key: a model file is served for as
        long as this is open. Raises what keeps it from being served."""
        if provider.kind != "local":
            yield provider, key or self._profile.secrets.get(provider)
            return
        with self.local_servers.serving(provider, cancel) as there:
            yield there.provider, there.key

    def need_model(self, kind: Kind = "question", duty: Duty = "chat") -> ChatModel:
        """The reader's model for ``duty``. Raises ``NoModel`` if none is set up."""
        model = self.model(kind, duty)
        if model is None:
            raise NoModel(Notice("no_model"))
        return model

    def abilities(self, model: ChatModel, provider: Provider) -> Abilities:
        """What the model of ``provider`` can do, as far as it is known; what is learnt is kept."""
        return Abilities(
            model,
            self.known(provider),
            lambda known: self._profile.abilities.put(provider, asdict(known)),
        )

    def known(self, provider: Provider) -> Known | None:
        """What is known of the model of ``provider``; None if nothing is."""
        kept = self._profile.abilities.get(provider)
        return None if kept is None else Known.read(kept)

    def told_of(self, serving: Provider) -> ToldApart | None:
        """How the model of ``serving`` tells claims apart; None if it was not tested."""
        known = self.known(serving)
        return known.told if known else None

    def told(self, providers: Iterable[Provider]) -> dict[str, ToldApart]:
        """How the models that read answers again for ``providers`` tell claims apart, by the
        providers' names; without those that were not tested."""
        told = {one.name: self.told_of(one.serving("second")) for one in providers}
        return {name: one for name, one in told.items() if one is not None}

    def check(self, provider: Provider, key: str = "") -> Known:
        """Tests again what the model of ``provider`` can do. Raises what the endpoint raises.

        ``key`` is used instead of the stored one.
        """
        model = self._connected(provider, key=key)
        cancel = Cancel()
        cancel.end_within(TEST_SECONDS)
        return self.abilities(self._counted(model, provider), provider).renew(cancel)

    def check_reading(self, provider: Provider, cancel: Cancel | None = None) -> ToldApart:
        """Tests how the model that reads answers again for ``provider`` tells claims apart, which
        is kept. Raises ``TookTooLong``, ``LimitReached`` and what the endpoint raises."""
        cancel = cancel or Cancel()
        cancel.end_within(reading_seconds(provider))
        return self._tell_apart(provider, "", cancel)

    def _tell_apart(self, provider: Provider, key: str, cancel: Cancel) -> ToldApart:
        serving = provider.serving("second")
        connected = self._connected(serving, self.known(serving), key)
        model = CountedOdds(
            connected, self.check_limits, self._counting(serving, serving.model, "question")
        )
        abilities = self.abilities(model, serving)
        # What is kept of a model counts as a test of its calls too.
        known = abilities.known or abilities.find_calls(cancel)
        told = tell_apart(ModelReader(model, plain=known.schema is False), drawn(), cancel)
        by_odds = OddsReader(model)
        if not told.able and self._may_weigh(by_odds, model, serving, cancel):
            other = replace(tell_apart(by_odds, drawn(), cancel), by_odds=True)
            told = max(told, other, key=lambda one: one.right)
        self.abilities(model, serving).learn(told=told)  # they may know more by now
        return told

    def _counted(self, model: ChatModel, provider: Provider) -> ChatModel:
        return Counted(
            model, self.check_limits, self._counting(provider, provider.model, "question")
        )

    def try_out(
        self, provider: Provider, key: str = "", cancel: Cancel | None = None
    ) -> Iterator[PartBegun | PartResult]:
        """Tests ``provider`` part by part, last how its model tells claims of ours apart; what is
        learnt of its abilities is kept, and what the test found where it was not stopped.

        ``key`` is used instead of the stored one.
        """
        found: list[PartResult] = []
        for step in self._steps(provider, key, cancel):
            found += [step] if isinstance(step, PartResult) else []
            yield step
        kept = {"parts": [one.kept() for one in found]}
        # The set-up takes the context that was found.
        for context in {provider.context, *(one.context for one in found if one.context)}:
            self._profile.tests.put(replace(provider, context=context), kept)

    def tested(self, providers: Iterable[Provider]) -> dict[str, dict[Part, PartResult]]:
        """What the last test of each of ``providers`` found, by their names and its parts."""
        kept = {one.name: self._profile.tests.get(one) or {} for one in providers}
        parts = {name: one.get("parts") for name, one in kept.items()}
        read = {name: map(PartResult.read, as_list(each)) for name, each in parts.items()}
        return {name: {one.part: one for one in each if one} for name, each in read.items()}

    def _steps(
        self, provider: Provider, key: str, cancel: Cancel | None
    ) -> Iterator[PartBegun | PartResult]:
        with self._at(provider, key, cancel) as (there, its_key):
            yield from try_out(
                there, its_key, self._profile.wire,
                cancel=cancel,
                counted=lambda model: self._counted(model, provider),
                keep=lambda known: self._profile.abilities.put(provider, asdict(known)),
                known=self.known(provider),
                reading=lambda limited: self._tell_apart(provider, key, limited),
                seconds=_FILE_SECONDS if provider.kind == "local" else PART_SECONDS,
            )  # fmt: skip

    def found(
        self, provider: Provider, key: str = "", cancel: Cancel | None = None
    ) -> tuple[Provider, tuple[Offered, ...]]:
        """``provider`` with the base URL that was meant, and the models that are offered there.
        Raises what the endpoint raises.

        ``key`` is used instead of the stored one.
        """
        key_or_none = key or self._profile.secrets.get(provider)
        return found_address(provider, key_or_none, self._profile.wire, cancel)

    def test(self, provider: Provider) -> str:
        """Send the model of ``provider`` one small request; gives a sentence for the reader. Raises
        what is wrong."""
        with self._at(provider, "", None) as (there, key):
            return test(there, key, self._profile.wire)

    def pull(
        self, provider: Provider, model: str, cancel: Cancel | None = None
    ) -> Iterator[Progress]:
        """Has the Ollama at ``provider`` download ``model``. Raises what it raises."""
        from foxreader.llm.ollama import pull  # noqa: PLC0415 -- its HTTP library takes 0.15 s

        key = self._profile.secrets.get(provider)
        return pull(provider, model, key, self._profile.wire, cancel)

    def local_services(self, cancel: Cancel | None = None) -> Iterator[Service]:
        """The model servers that run on this computer, on the ports of :attr:`looked_at`."""
        return local_services(self.looked_at, self._profile.wire, cancel)

    def roles(self) -> Roles | None:
        """The models of a conversation by duty; a model with several duties is made once.

        All are of the provider that answers: what is asked goes to no other one. None if no model
        is set up.
        """
        provider = self.provider()
        if provider is None or not provider.model:
            return None
        provider = self._measure(provider)
        made: dict[str, tuple[ChatModel, Provider]] = {}
        for duty in _ANSWERING:
            serving = provider.serving(duty)
            model = self._model(serving, "question")
            if model is not None and serving.model not in made:
                made[serving.model] = (model, serving)
        voices = {
            name: AnsweringModel(model, self.abilities(model, serving))
            for name, (model, serving) in made.items()
        }
        chat, reasoning, index = (voices[provider.serving(duty).model] for duty in _ANSWERING)
        return Roles(chat, reasoning, index.model)

    def second_reader(self, cancel: Cancel | None = None) -> SecondReader:
        """What compares the claims of an answer with the words they cite.

        Raises ``NoModel`` if there is none, ``UsageError`` if the folder chosen has none to use.
        Without an able model it is the judge. A model here that gives the odds of a token, which is
        found out once, is asked for these unless it passed its test by what it writes, any other
        for JSON, or in plain words if it does not keep to a schema.
        """
        if folder := self._profile.settings.second_folder:
            return self._second_in(folder)
        if self.judge_reads:
            return JudgeReader(self.judge, NAME)
        serving = self.serving("second")
        if serving is None or (model := self._model(serving, "question")) is None:
            raise NoModel(Notice("no_second_reader"))
        known, by_odds = self.known(serving) or UNKNOWN, OddsReader(model)
        writes_well = known.told and known.told.able and not known.told.by_odds
        if not writes_well and self._may_weigh(by_odds, model, serving, cancel):
            return by_odds
        return ModelReader(model, plain=known.schema is False)

    @property
    def judge_reads(self) -> bool:
        """Whether the judge is the second reader: no model is that has passed its test, or that
        the reader wants to read each answer."""
        settings, provider = self._profile.settings, self.provider("second")
        if settings.second_folder or self.judge.path is None or settings.second_reading == "always":
            return False
        told = self.told_of(provider.serving("second")) if provider and provider.model else None
        return told is None or not told.able

    def _may_weigh(
        self, reader: OddsReader, model: ChatModel, provider: Provider, cancel: Cancel | None
    ) -> bool:
        """Whether ``reader`` is here and can read: as it is known, else as a request shows. A
        failure of that tells nothing."""
        if not self.is_local(provider):
            return False
        abilities = self.abilities(model, provider)
        try:
            abilities.tier(cancel)  # what is known of a model begins with how it is asked
            known = abilities.known
            if known is not None and known.odds is None:
                abilities.learn(odds=not known.thought and reader.gives_odds(cancel))
        except ModelError:
            return False
        return abilities.known is not None and bool(abilities.known.odds)

    def choose_reader(self, folder: str) -> None:
        """Use the extractive reader in ``folder`` in place of the one in the settings."""
        self._reader_folder = folder

    def reader(self) -> AnswerReader | None:
        """The extractive reader of answers without a model, opened once; None if none is chosen.

        Raises ``UsageError`` if the folder has none to use.
        """
        folder = self._reader_folder or self._profile.settings.reader_folder
        return self._reader_in(folder) if folder else None

    def embedder(
        self, kind: Kind = "question", settings: Settings | None = None
    ) -> Embedder | None:
        """The model for semantic search, its use counted; None if it is off, or our own missing.

        ``settings`` are used instead of the stored ones. A model here is opened once and kept.
        Raises ``UsageError`` if the folder has no model or the extra “semantic” is not installed,
        ``NoModel`` if there is no endpoint.
        """
        chosen = settings or self._profile.settings
        if chosen.semantic in ("off", "own"):
            return self.judge.embedder() if chosen.semantic == "own" else None
        if chosen.semantic == "folder":
            if not chosen.semantic_folder:
                raise UsageError(Notice("no_folder_chosen"))
            return self._embedder_in(chosen.semantic_folder)
        provider = self.provider()
        if provider is None or provider.kind == "local":
            raise NoModel(Notice("no_endpoint_for_meaning"))
        model = chosen.semantic_model
        return connect_embedder(
            provider, model, self._profile.secrets.get(provider), self._profile.wire,
            allow=self._allowing(kind, provider), count=self._counting(provider, model, kind),
        )  # fmt: skip

    def _allowing(self, kind: Kind, provider: Provider) -> Callable[[], None]:
        return self._limits(provider).check if kind == "index" else _always

    def check_limits(self) -> None:
        """Raises ``LimitReached`` if the month's limit, as currently set, is used up."""
        self.limits.check()

    def _counting(self, provider: Provider, model: str, kind: Kind) -> Callable[[Usage], None]:
        local, usage = self.is_local(provider), self._profile.usage

        def count(used: Usage) -> None:
            money = provider.money(used)
            try:
                usage.record(kind, provider.name, model, used, money, local=local)
            except StorageError as error:
                # A limit that cannot be kept count of must not be crossed unseen.
                if self._limits(provider).tokens or self._limits(provider).money:
                    raise
                self._profile.warn(error.sentence)

        return count


def _opened_once(open_: Callable[[Path], _T]) -> Callable[[str], _T]:
    """``open_`` of a folder as it is set; what the last one has is kept."""
    return lru_cache(1)(lambda folder: open_(Path(folder).expanduser()))


def _always() -> None:
    """Allows every request."""


def _reachable(provider: Provider) -> bool:
    """Whether an endpoint has a valid address; settings may have been written by hand."""
    try:
        check_address(provider.base_url)
    except UsageError:
        return False
    return True
