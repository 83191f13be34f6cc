"""Which model does what for one conversation."""

from __future__ import annotations

from dataclasses import dataclass

from foxreader.answer.routing.rules import Path
from foxreader.core.message import ChatModel
from foxreader.llm.abilities import Abilities


@dataclass(frozen=True, slots=True)
class Voice:
    """A model that answers. ``abilities`` is None where nothing is to be asked or learnt of it."""

    model: ChatModel
    abilities: Abilities | None = None


@dataclass(frozen=True, slots=True)
class Roles:
    """The models of a provider: one answers, one answers what asks for reasons, and ``index``
    routes, picks and sums up. One may serve all."""

    chat: Voice
    reasoning: Voice
    index: ChatModel

    @classmethod
    def one(cls, model: ChatModel) -> Roles:
        """``model`` for everything, with nothing asked of what it can do."""
        voice = Voice(model)
        return cls(voice, voice, model)

    def answering(self, path: Path) -> Voice:
        """Who answers a question of that path."""
        return self.reasoning if path == "deep" else self.chat
