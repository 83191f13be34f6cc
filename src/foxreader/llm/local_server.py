"""The server of a model file: a process of our own that is started when it is first asked.

It listens on loopback, to whoever has its key. The key is made anew for each process and goes
through a pipe: it is on no disk, in no argument and in no environment.
"""

from __future__ import annotations

import contextlib
import json
import os
import secrets
import subprocess
import threading
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from foxreader.core.cancel import Cancel
from foxreader.core.errors import CutOff, Refused, Unreachable
from foxreader.core.message import Done, FirstToken, Message, Piece, Provider, ToolSpec, stronger
from foxreader.core.notice import Notice
from foxreader.llm.abilities import UNKNOWN, Known
from foxreader.llm.sending import WireLog
from foxreader.system.processes import child_command, start

if TYPE_CHECKING:
    from foxreader.llm.endpoint import OpenAIModel


LOCAL_PROCESS = "foxreader.llm.local_process"
LOCAL_PLACE = "http://localhost:0"
"""The base URL of a model file in the settings. Nothing can be asked there: the process that runs
the file has a port of its own, another one each time."""
IDLE_SECONDS = 600.0
"""Seconds without a request after which a model gives its memory back: the issue asks for ten
minutes."""
_LOOK = 0.1
"""Seconds between two looks whether a wait was cancelled."""
_END = 5.0
"""Seconds a process has to end by itself."""


@dataclass(frozen=True, slots=True)
class Serving:
    """Where a model file is served now: an ``openai`` provider with its key."""

    provider: Provider
    key: str
    _child: _Child

    def died(self, seconds: float = 1.0) -> bool:
        """Whether the process has ended, or ends within ``seconds``."""
        return self._child.ends_within(seconds)


class LocalServers:
    """The servers of model files, one process for each file and context length.

    Each is started when it is first asked, again when it has died, and ended when nothing was asked
    for ``idle`` seconds, or when another file is needed. ``command`` starts the process. Safe to
    use from several threads.
    """

    def __init__(self, command: Sequence[str] | None = None, idle: float = IDLE_SECONDS) -> None:
        self._command = list(command or child_command(LOCAL_PROCESS))
        self._idle = idle
        self._lock = threading.Lock()
        self._children: dict[tuple[str, int], _Child] = {}

    @contextmanager
    def serving(self, provider: Provider, cancel: Cancel | None = None) -> Iterator[Serving]:
        """Where the model file of ``provider`` is served, which is waited for; while this is open
        the process is not ended. Raises a ``ModelError`` where it cannot be started, and what
        ``cancel`` says."""
        child = self._begin(provider)
        try:
            base_url = child.address(provider.model, cancel)
            served = replace(provider, kind="openai", base_url=f"{base_url}/v1", file="")
            yield Serving(served, child.key, child)
        finally:
            self._release(child)

    @property
    def running(self) -> int:
        """How many processes run."""
        with self._lock:
            return sum(child.runs for child in self._children.values())

    def stop(self) -> None:
        """End all processes."""
        with self._lock:
            children, self._children = list(self._children.values()), {}
        for child in children:
            child.end()

    def _begin(self, provider: Provider) -> _Child:
        """The process for a file, with one more user. Others that nobody uses are ended."""
        place = provider.file, provider.context
        with self._lock:
            for other, child in list(self._children.items()):
                if not child.runs or (other != place and not child.users):
                    del self._children[other]
                    child.end()
            if place not in self._children:
                self._children[place] = _Child(self._command, provider)
            child = self._children[place]
            child.users += 1
            child.rest(None)
            return child

    def _release(self, child: _Child) -> None:
        with self._lock:
            child.users -= 1
            if not child.users and child.runs:
                timer = threading.Timer(self._idle, self._end_idle, (child,))
                timer.daemon = True
                child.rest(timer)

    def _end_idle(self, child: _Child) -> None:
        with self._lock:
            if child.users:
                return
            self._children = {p: one for p, one in self._children.items() if one is not child}
            child.end()


class _Child:
    """A process that loads a model file, then serves it."""

    def __init__(self, command: Sequence[str], provider: Provider) -> None:
        self.key = secrets.token_urlsafe(32)
        self.users = 0
        self._timer: threading.Timer | None = None
        self._said: dict[str, str] = {}
        self._told = threading.Event()
        # Threads of the model that wait do not keep the processors busy.
        environment = {**os.environ, "OMP_WAIT_POLICY": "passive"}
        try:
            self._process = start(list(command), environment=environment, low=True)
        except OSError as error:
            reason = str(error.strerror)
            raise Unreachable(
                Notice("local_not_started", model=provider.model, reason=reason)
            ) from error
        self._order(provider)
        self._listener = threading.Thread(target=self._listen, daemon=True)
        self._listener.start()

    def _order(self, provider: Provider) -> None:
        order = {
            "file": provider.file, "name": provider.model, "context": provider.context,
            "key": self.key,
        }  # fmt: skip
        assert self._process.stdin is not None
        with contextlib.suppress(OSError):  # a process that has ended already is noticed below
            self._process.stdin.write(json.dumps(order).encode() + b"\n")
            self._process.stdin.flush()

    def _listen(self) -> None:
        """Hears the one line that the process says, and then that it has ended."""
        assert self._process.stdout is not None
        with contextlib.suppress(OSError, ValueError):
            said = json.loads(self._process.stdout.readline())
            self._said = {name: str(value) for name, value in said.items()}
        self._told.set()

    @property
    def runs(self) -> bool:
        return self._process.poll() is None

    def ends_within(self, seconds: float) -> bool:
        """Whether the process has ended, or ends within ``seconds``."""
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(seconds)
        return not self.runs

    def address(self, model: str, cancel: Cancel | None) -> str:
        """Where it listens, once the model is loaded. Raises ``Refused`` where that fails."""
        while not self._told.wait(_LOOK):
            if cancel is not None:
                cancel.check()
        if address := self._said.get("address", ""):
            return address
        if self._said.get("problem") == "not_installed":
            raise Refused(Notice("local_not_installed"))
        reason = self._said.get("reason") or Notice("no_reason")
        raise Refused(Notice("local_not_loaded", model=model, reason=reason))

    def rest(self, timer: threading.Timer | None) -> None:
        """Have ``timer`` end it instead of the one before; None for none."""
        if self._timer is not None:
            self._timer.cancel()
        self._timer = timer
        if timer is not None:
            timer.start()

    def end(self) -> None:
        """End the process, and wait until it is gone."""
        self.rest(None)
        assert self._process.stdin is not None and self._process.stdout is not None
        with contextlib.suppress(OSError):
            self._process.stdin.close()
        if not self.ends_within(_END):
            self._process.kill()
            self._process.wait()
        self._listener.join()
        self._process.stdout.close()


# A model file as a model


class LocalModel:
    """An ``Odds`` model of a file. What was learnt of it outlives the process that runs it."""

    def __init__(
        self,
        provider: Provider,
        servers: LocalServers,
        wire: WireLog | None = None,
        known: Known | None = None,
    ) -> None:
        self.name, self.context = provider.model, provider.context
        self._provider, self._servers, self._wire = provider, servers, wire
        self._known = known or UNKNOWN

    def stream(
        self,
        messages: Sequence[Message],
        *,
        tools: Sequence[ToolSpec] = (),
        json_schema: Mapping[str, object] | None = None,
        temperature: float = 0.0,
        max_tokens: int | None = None,
        cancel: Cancel | None = None,
    ) -> Iterator[Piece]:
        """Send one request and yield the reply; the last piece is a Done. Where the process has
        died before the first piece, it is started again and asked once more."""
        for last in (False, True):
            begun = False
            with self._servers.serving(self._provider, cancel) as there:
                try:
                    for piece in self._at(there).stream(
                        messages, tools=tools, json_schema=json_schema, temperature=temperature,
                        max_tokens=max_tokens, cancel=cancel,
                    ):  # fmt: skip
                        begun = True
                        yield self._noted(piece) if isinstance(piece, Done) else piece
                    return
                except (CutOff, Unreachable):
                    if begun or last or not there.died():
                        raise

    def first_token(self, messages: Sequence[Message], cancel: Cancel | None = None) -> FirstToken:
        """Send one request for a reply of one token; once more where the process has died."""
        with self._servers.serving(self._provider, cancel) as there:
            try:
                return self._at(there).first_token(messages, cancel)
            except (CutOff, Unreachable):
                if not there.died():
                    raise
        with self._servers.serving(self._provider, cancel) as there:
            return self._at(there).first_token(messages, cancel)

    def _at(self, there: Serving) -> OpenAIModel:
        from foxreader.llm.endpoint import OpenAIModel  # noqa: PLC0415 -- takes 0.15 s to import

        return OpenAIModel(there.provider, there.key, self._wire, self._known)

    def _noted(self, done: Done) -> Done:
        thought = self._known.thought
        if done.thought or not done.truncated:
            thought = stronger(thought, done.thought)
        refused = tuple(sorted({*self._known.refused, *done.refused}))
        self._known = replace(self._known, thought=thought, refused=refused)
        return done
