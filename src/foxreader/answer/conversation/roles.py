"""The models of a conversation and their roles."""

from __future__ import annotations

from dataclasses import dataclass

from foxreader.answer.routing.rules import Path
from foxreader.core.message import ChatModel
from foxreader.llm.abilities import Abilities


@dataclass(frozen=True, slots=True)
class Voice:
    """A model that answers. ``abilities`` is None if they are neither tested nor recorded."""

    model: ChatModel
    abilities: Abilities | None = None


@dataclass(frozen=True, slots=True)
class Roles:
    """The models of a provider: one answers, one answers why and compare questions, and ``index``
    routes, picks and summarises. One model may have all roles."""

    chat: Voice
    reasoning: Voice
    index: ChatModel

    @classmethod
    def one(cls, model: ChatModel) -> Roles:
        """``model`` for all roles, without testing its abilities."""
        voice = Voice(model)
        return cls(voice, voice, model)

    def answering(self, path: Path) -> Voice:
        """The model that answers questions on this path."""
        return self.reasoning if path == "deep" else self.chat
