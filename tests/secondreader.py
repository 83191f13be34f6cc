"""An endpoint that answers in its own words and is a second reader too."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

from endpoint import Call, Endpoint, Reply, Request, cite_the_evidence, tags_in
from foxreader.answer.second_reader.reader import OurClaim, our_claims


def in_other_words(request: Request) -> Reply:
    """An answer that cites the book without quoting it; other requests as the endpoint does."""
    reply = cite_the_evidence(request)
    tags = tags_in(reply.text)
    return Reply(f"At nine the lamp was lit by its keeper {tags[0]}.") if tags else reply


def second_says(verdict: str, model: str = "m") -> Callable[[Request], Reply]:
    """An endpoint that answers with citations, and says ``verdict`` of each claim it is shown, with
    the first words of its passage."""

    def reply(request: Request) -> Reply:
        pairs = re.findall(r"<passage-\w+ (\d+)>([^<]*)<", request.text)
        if not pairs:
            return in_other_words(request)
        assert request.body["model"] == model
        listed = [
            {"claim": int(number), "words": " ".join(passage.split()[:6]), "verdict": verdict}
            for number, passage in pairs
        ]
        return Reply(json.dumps({"verdicts": listed}), usage=(50, 10))

    return reply


def tells(verdict: Callable[[OurClaim], str]) -> Callable[[Request], Reply]:
    """An endpoint that says ``verdict`` of each claim of ours, nothing of one for which that is
    "", and does all else that a test asks for."""
    ours = {one.claim: one for one in our_claims()}

    def reply(request: Request) -> Reply:
        claims = re.findall(r"<claim-\w+ (\d+)>(.*)</claim-", request.text)
        if not claims:
            return _able(request)
        said = [(int(number), verdict(ours[claim])) for number, claim in claims]
        listed = [{"claim": n, "words": "", "verdict": says} for n, says in said if says]
        return Reply(json.dumps({"verdicts": listed}), usage=(3_000, 900))

    return reply


def rightly(claim: OurClaim) -> str:
    """The verdict on a claim of ours."""
    return "supported" if claim.said else "no"


def _able(request: Request) -> Reply:
    if request.tools:
        return Reply(calls=[Call("say_ready", {"word": "ready"})])
    return Reply('{"word": "kestrel"}' if request.schema is not None else "one two three four five")


def has_claims(request: Request) -> bool:
    """Whether it asks for verdicts on claims; a model's odds are asked for in another way."""
    return "<claim-" in request.text and "logprobs" not in request.body


def claims_sent(endpoint: Endpoint) -> int:
    """How many requests for verdicts it got as a second reader."""
    return sum(map(has_claims, endpoint.chats))
