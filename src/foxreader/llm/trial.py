"""A test of an endpoint, part by part: what works, what does not, and what that means."""

from __future__ import annotations

import time
from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import asdict, dataclass, field, replace
from typing import Literal, get_args

from foxreader.core.cancel import Cancel
from foxreader.core.errors import (
    BadReply,
    CutOff,
    FoxError,
    KeyRefused,
    LimitReached,
    ModelError,
    Refused,
    TookTooLong,
    Unreachable,
    UsageError,
)
from foxreader.core.message import ChatModel, Done, Message, Provider, ToolCall, ToolSpec
from foxreader.core.notice import Notice, pack_notice, unpack_notice
from foxreader.llm.abilities import Abilities, Calls, Known, ToldApart, forgotten
from foxreader.llm.providers import Offered, connect, longest_context, offered
from foxreader.llm.sending import Address, WireLog, check_address, within

Part = Literal[
    "address", "certificate", "key", "model", "tools", "json", "pictures", "answer", "streaming",
    "reading",
]  # fmt: skip
PARTS: tuple[Part, ...] = get_args(Part)
"""The parts, in the order they are tested."""
State = Literal["works", "partly", "fails"]
Remedy = Literal["", "again", "address", "key", "model"]
"""The one thing to press: nothing, test again, correct the address, paste the key, choose another
model."""

PART_SECONDS = 10.0
"""The most seconds a part but the last may take, from the drawing of the dialog."""
_READING_THERE = 180.0
"""The most seconds in which a service is to have compared the claims: two replies of about 1,200
tokens, and reasoning before them. Chosen, not measured."""
_READING_HERE = 1_200.0
"""The same of a model on this computer, which reads about 6,000 tokens for it. Chosen as well."""
_READY = (Message("user", "Reply with the one word: ready"),)
_TAG = "f1-20-67"
_FOUND = f"Old Marta lit the lamp on the pier every evening. [{_TAG}]"
"""A passage of ours with its tag, as the passages of a book are shown."""
_QUESTION = (
    "Who lit the lamp on the pier? Answer in one sentence, and after it copy the tag of the "
    "passage it rests on, in its brackets."
)
_LOOK_UP = ToolSpec(
    "look_up",
    "Finds passages of the book.",
    {"type": "object", "properties": {"query": {"type": "string"}}, "required": ["query"]},
    must=True,
)
_ANSWER_TOKENS = 160
"""Tokens of the reply to that question: a sentence, and some talk before it. Chosen."""
_OF_ADDRESS = frozenset(
    {"no_chat", "redirected", "answered_with_page", "answered_with_damage", "compressed",
     "reply_without_answer", "reply_without_end"}
)  # fmt: skip
"""The codes of errors that say that something else than a model's endpoint is at an address."""
_COUNT = (Message("user", "Write the numbers from one to thirty as words."),)
_COUNT_TOKENS = 64
"""Tokens of the reply that is timed: enough words for a rate, little money. Chosen."""


@dataclass(frozen=True, slots=True)
class PartBegun:
    """A part is being tested."""

    part: Part


@dataclass(frozen=True, slots=True)
class PartResult:
    """What was found of a part.

    ``said`` is a few words; ``meaning`` says what that is for the reader: where it does not work
    or only partly, and of reading always; ``remedy`` is what to press. ``context`` are the most
    tokens of a request, as the endpoint reports them with its model; 0 where it does not.
    """

    part: Part
    state: State
    said: Notice
    meaning: str = ""
    remedy: Remedy = ""
    context: int = 0

    def kept(self) -> dict[str, object]:
        """JSON values that ``read`` makes this of again."""
        texts = {
            name: [str(text), pack_notice(text)]
            for name, text in (("said", self.said), ("meaning", self.meaning))
        }
        return {**asdict(self), **texts}

    @classmethod
    def read(cls, kept: object) -> PartResult | None:
        """What was kept; None for anything else, and where it was said in other words then."""
        if not isinstance(kept, Mapping):
            return None
        part = next((one for one in PARTS if one == kept.get("part")), None)
        state = next((one for one in get_args(State) if one == kept.get("state")), None)
        remedy: Remedy = next((one for one in get_args(Remedy) if one == kept.get("remedy")), "")
        said, meaning = (_text(kept.get(name)) for name in ("said", "meaning"))
        context = kept.get("context")
        if part is None or state is None or not isinstance(said, Notice):
            return None
        return cls(part, state, said, meaning, remedy, context if isinstance(context, int) else 0)


Step = PartBegun | PartResult


def _text(kept: object) -> str:
    """A text that was kept beside what it was made of, a notice again; "" for anything else."""
    if not isinstance(kept, list) or len(kept) != 2 or not isinstance(kept[0], str):
        return ""
    return unpack_notice(kept[0], kept[1])


_WEAK_TOOLS: Mapping[Calls, Notice] = {
    "ignored": Notice("part_tools_ignored"),
    "printed": Notice("part_tools_printed"),
    "refused": Notice("part_tools_refused"),
}


@dataclass(frozen=True, slots=True)
class _TrialReply:
    """A reply: its text, its calls, and what it carries for the endpoint."""

    text: str
    calls: tuple[ToolCall, ...]
    carried: str


class _Over(Exception):
    """Nothing more can be tested."""


@dataclass(slots=True)
class _Trial:
    provider: Provider
    key: str | None
    wire: WireLog | None
    cancel: Cancel
    counted: Callable[[ChatModel], ChatModel]
    keep: Callable[[Known], object]
    known: Known | None
    reading: Callable[[Cancel], ToldApart] | None
    seconds: float
    listed: list[Offered] = field(default_factory=list)

    def steps(self) -> Iterator[Step]:
        try:
            yield PartBegun("address")
            address = check_address(self.provider.base_url)
            yield from self._address(address)
            yield from self._key_and_model(address)
            calls = yield from self._abilities()
            yield from self._cited_answer(calls)
            yield from self._streaming()
            yield from self._reading()
        except _Over:
            return

    def _address(self, address: Address) -> Iterator[Step]:
        """The address, its certificate, and the key where the list of models asks for it."""
        began = time.monotonic()
        try:
            with within(self.seconds, self.cancel) as limited:
                self.listed += offered(self.provider, self.key, self.wire, limited)
        except KeyRefused as error:
            yield self._answers(began)
            yield _certificate(address)
            if self.key and self.provider.model:
                return  # the list of some services wants another form of the key: the model decides
            yield PartBegun("key")
            yield PartResult("key", "fails", Notice("part_key_refused"), error.sentence, "key")
            raise _Over from error
        except Unreachable as error:
            if error.code != "not_certified":
                yield PartResult("address", "fails", Notice("part_silent"), error.sentence, "again")
                raise _Over from error
            yield self._answers(began)
            yield PartBegun("certificate")
            said = Notice("part_certificate_refused")
            yield PartResult("certificate", "fails", said, error.sentence, "address")
            raise _Over from error
        except TookTooLong as error:
            late = Notice("part_late", seconds=self.seconds)
            yield PartResult("address", "fails", Notice("part_silent"), late, "again")
            raise _Over from error
        except ModelError as error:
            # Some endpoints have no list of models, or refuse it; what the model's own request
            # meets is said of that.
            if part_of(error) == "address" and error.code != "no_chat":
                said = Notice("part_no_endpoint")
                yield PartResult("address", "fails", said, error.sentence, "address")
                raise _Over from error
        yield self._answers(began)
        yield _certificate(address)

    def _answers(self, began: float) -> PartResult:
        taken = round(1000 * (time.monotonic() - began))
        return PartResult("address", "works", Notice("part_answers", milliseconds=max(1, taken)))

    def _key_and_model(self, address: Address) -> Iterator[Step]:
        yield PartBegun("key")
        needless = PartResult("key", "works", Notice("part_key_needless"))
        accepted = PartResult("key", "works", Notice("part_key_accepted"))
        key = accepted if self.key else needless
        untested = PartResult("key", "partly", Notice("part_untested")) if self.key else needless
        if not self.provider.model:
            yield untested  # some services list their models to anybody
            yield _no_model(len(self.listed))
            raise _Over
        yield PartBegun("model")
        began = time.monotonic()
        try:
            with within(self.seconds, self.cancel) as limited:
                _ = list(self._model().stream(_READY, max_tokens=16, cancel=limited))
        except KeyRefused as error:
            yield PartResult("key", "fails", Notice("part_key_refused"), error.sentence, "key")
            raise _Over from error
        except LimitReached as error:  # nothing was sent
            yield untested
            yield PartResult("model", "partly", Notice("part_untested"), error.sentence)
            raise _Over from error
        except TookTooLong as error:
            yield untested
            yield self._loading()
            raise _Over from error
        except ModelError as error:
            if part_of(error) == "address":
                said = Notice("part_no_endpoint")
                yield PartResult("address", "fails", said, error.sentence, "address")
                raise _Over from error
            yield key if isinstance(error, Refused) else untested
            yield self._not_answered(error)
            raise _Over from error
        yield key
        yield self._answered(time.monotonic() - began)

    def _loading(self) -> PartResult:
        """The model was silent for too long: one of a local server is being loaded."""
        meaning = Notice("part_loading_means", model=self.provider.model)
        return PartResult("model", "partly", Notice("part_loading"), meaning, "again")

    def _not_answered(self, error: ModelError) -> PartResult:
        if error.code in ("not_ready", "not_ready_because"):
            return self._loading()
        if error.code == "unknown_model":
            return _no_model(len(self.listed))
        return PartResult("model", "fails", Notice("part_no_reply"), error.sentence, "model")

    def _answered(self, seconds: float) -> PartResult:
        context = next((o.context for o in self.listed if o.name == self.provider.model), 0)
        context = context or self._ollama_context()
        if context:
            said = Notice("part_model_context", context=context)
        else:
            said = Notice("part_model_answers", seconds=max(0.1, seconds))
        return PartResult("model", "works", said, context=context)

    def _ollama_context(self) -> int:
        """The tokens of a request to Ollama: as many as were set, or as the model was made for if
        those are fewer; 0 for another endpoint. A longer context needs memory that may not be
        there, so no more is set than the reader has."""
        with suppress(ModelError, TookTooLong), within(self.seconds, self.cancel) as limited:
            longest = longest_context(self.provider, self.key, self.wire, limited)
            return min(longest, self.provider.context)
        return 0

    def _abilities(self) -> Generator[Step, None, Calls]:
        """What the model can do; gives how it makes calls."""
        abilities = Abilities(self._model(), self.known, self.keep)
        calls: Calls = "ignored"
        yield PartBegun("tools")
        with self._failing("tools") as failed, within(self.seconds, self.cancel) as limited:
            calls = abilities.find_calls(limited).calls
        if failed:
            yield failed[0]
        elif calls == "made":
            yield PartResult("tools", "works", Notice("part_tools"))
        else:
            said = Notice("part_none" if calls == "refused" else "part_in_part")
            yield PartResult("tools", "partly", said, _WEAK_TOOLS[calls], "model")
        yield PartBegun("json")
        with self._failing("json") as failed, within(self.seconds, self.cancel) as limited:
            kept = abilities.find_schema(limited).schema
        if failed:
            yield failed[0]
        elif kept:
            yield PartResult("json", "works", Notice("part_json"))
        else:
            said, meaning = Notice("part_in_part"), Notice("part_json_means")
            yield PartResult("json", "partly", said, meaning, "model")
        yield PartBegun("pictures")
        with self._failing("pictures") as failed, within(self.seconds, self.cancel) as limited:
            sees = abilities.find_sight(limited).sees
        if failed:
            yield failed[0]
        elif sees:
            yield PartResult("pictures", "works", Notice("part_pictures"))
        else:
            said, meaning = Notice("part_none"), Notice("part_pictures_means")
            yield PartResult("pictures", "partly", said, meaning)
        return calls

    def _cited_answer(self, calls: Calls) -> Iterator[Step]:
        """Whether a question about a passage is answered with its place: after a call of a tool,
        where the model makes calls, else at once."""
        yield PartBegun("answer")
        text, refusal = "", ""
        with self._failing("answer") as failed:
            if calls == "made":
                try:
                    text = self._after_a_call()
                except (Refused, BadReply, CutOff) as error:
                    refusal = error.sentence
            if _TAG not in text:
                text = self._reply((Message("user", f"{_FOUND}\n\n{_QUESTION}"),)).text
        if failed:
            yield failed[0]
        elif _TAG not in text:
            said, meaning = Notice("part_uncited"), Notice("part_uncited_means")
            yield PartResult("answer", "partly", said, meaning, "model")
        elif refusal:
            yield PartResult("answer", "works", Notice("part_cites_at_once"), refusal)
        else:
            yield PartResult("answer", "works", Notice("part_cites"))

    def _after_a_call(self) -> str:
        """The text after the result of a call, as in a search of a book; "" without a call."""
        asked = Message("user", _QUESTION)
        first = self._reply((asked,), (_LOOK_UP,))
        if not first.calls:
            return first.text
        said = Message("assistant", first.text, first.calls, carried=first.carried)
        results = [Message("tool", _FOUND, call_id=call.id) for call in first.calls]
        offered = replace(_LOOK_UP, must=False)
        return self._reply((asked, said, *results), (offered,)).text

    def _reply(self, messages: Sequence[Message], tools: Sequence[ToolSpec] = ()) -> _TrialReply:
        """The reply to a request, in time."""
        text: list[str] = []
        calls: list[ToolCall] = []
        carried = ""
        with within(self.seconds, self.cancel) as limited:
            for piece in self._model().stream(
                messages, tools=tools, max_tokens=_ANSWER_TOKENS, cancel=limited
            ):
                if isinstance(piece, Done):
                    carried = piece.carried
                elif isinstance(piece, ToolCall):
                    calls.append(piece)
                else:
                    text.append(piece)
        return _TrialReply("".join(text), tuple(calls), carried)

    def _streaming(self) -> Iterator[Step]:
        yield PartBegun("streaming")
        text: list[str] = []
        whole, began, first = False, time.monotonic(), 0.0
        with self._failing("streaming") as failed, within(self.seconds, self.cancel) as limited:
            for piece in self._model().stream(_COUNT, max_tokens=_COUNT_TOKENS, cancel=limited):
                if isinstance(piece, Done):
                    whole = "stream" in piece.refused
                elif isinstance(piece, str):
                    first = first or time.monotonic()
                    text.append(piece)
        if failed and not text:
            yield failed[0]
            raise _Over  # what cannot write thirty words in time compares no claims
        if whole or len(text) < 2:
            said, meaning = Notice("part_whole"), Notice("part_whole_means")
            yield PartResult("streaming", "partly", said, meaning)
        else:
            rate = len("".join(text).split()) / max(0.001, time.monotonic() - (first or began))
            yield PartResult("streaming", "works", Notice("part_streaming", rate=max(1.0, rate)))

    def _reading(self) -> Iterator[Step]:
        """How the model does as a second reader."""
        if self.reading is None:
            return
        yield PartBegun("reading")
        told, seconds = None, reading_seconds(self.provider)
        late = Notice("part_reading_late", count=round(seconds / 60))
        with self._failing("reading", late) as failed, within(seconds, self.cancel) as limited:
            told = self.reading(limited)
        if told is None:
            yield failed[0]
        elif told.able:
            yield PartResult("reading", "works", told_said(told), told_means(told))
        else:
            yield PartResult("reading", "partly", told_said(told), told_means(told), "model")

    @contextmanager
    def _failing(self, part: Part, late: Notice | None = None) -> Iterator[list[PartResult]]:
        """The result of ``part`` where its request fails, else an empty list. ``late`` says that
        its time is over."""
        failed: list[PartResult] = []
        try:
            yield failed
        except TookTooLong:
            late = late or Notice("part_late", seconds=self.seconds)
            failed.append(PartResult(part, "partly", Notice("part_untested"), late, "again"))
        except (ModelError, LimitReached) as error:
            untested = Notice("part_untested")
            failed.append(PartResult(part, "partly", untested, error.sentence, "again"))

    def _model(self) -> ChatModel:
        return self.counted(connect(self.provider, self.key, self.wire))


def try_out(
    provider: Provider,
    key: str | None,
    wire: WireLog | None = None,
    *,
    cancel: Cancel | None = None,
    counted: Callable[[ChatModel], ChatModel] = lambda model: model,
    keep: Callable[[Known], object] = forgotten,
    known: Known | None = None,
    reading: Callable[[Cancel], ToldApart] | None = None,
    seconds: float = PART_SECONDS,
) -> Iterator[Step]:
    """Test the parts of ``provider`` one after the other, each within ``seconds``.

    After a part that fails nothing more is tested. ``counted`` is given each model that is asked;
    ``keep`` gets what is learnt of its abilities; ``known`` is what was known before. ``reading``
    has it compare claims, in a time of its own; without it that part is left out. Raises
    ``Cancelled`` when ``cancel`` is set.
    """
    stop = Cancel() if cancel is None else cancel
    try:
        yield from _Trial(provider, key, wire, stop, counted, keep, known, reading, seconds).steps()
    except UsageError as error:  # the address is none
        yield PartResult("address", "fails", Notice("part_no_address"), error.sentence, "address")


def part_of(error: FoxError) -> Literal["address", "key", "model"]:
    """What of a set-up ``error`` is about."""
    if isinstance(error, KeyRefused) or error.code == "key_malformed":
        return "key"
    silent = isinstance(error, Unreachable) and not error.code.startswith("not_ready")
    if isinstance(error, UsageError) or silent or error.code in _OF_ADDRESS:
        return "address"
    return "model"


def reading_seconds(provider: Provider) -> float:
    """The most seconds in which a model is to have compared the claims of a test. Raises
    ``UsageError`` if its address is none."""
    return _READING_HERE if check_address(provider.base_url).loopback else _READING_THERE


def told_said(told: ToldApart) -> Notice:
    """How a model told claims apart, in a few words."""
    return Notice("part_reading", right=told.right, claims=told.claims)


def told_means(told: ToldApart) -> Notice:
    """What that is for the reader."""
    if told.able:
        return Notice("part_reading_able")
    spared = told.true - told.marked
    return Notice(
        "part_reading_weak", caught=told.caught, false=told.false, spared=spared, true=told.true
    )


def _certificate(address: Address) -> PartResult:
    if address.encrypted:
        return PartResult("certificate", "works", Notice("part_certificate"))
    if address.loopback:
        return PartResult("certificate", "works", Notice("part_certificate_needless"))
    meaning = Notice("part_unencrypted_means", host=address.host)
    return PartResult("certificate", "partly", Notice("part_unencrypted"), meaning, "address")


def _no_model(others: int) -> PartResult:
    meaning = Notice("part_others", count=others) if others else Notice("part_name_one")
    return PartResult("model", "fails", Notice("part_no_model"), meaning, "model")
