"""An endpoint that answers in its own words and is a second reader too."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

from endpoint import Endpoint, Reply, Request, cite_the_evidence
from foxreader.core.span import find_tags


def in_other_words(request: Request) -> Reply:
    """An answer that cites the book without quoting it; other requests as the endpoint does."""
    reply = cite_the_evidence(request)
    tags = [str(span) for *_, span in find_tags(reply.text)]
    return Reply(f"At nine the lamp was lit by its keeper {tags[0]}.") if tags else reply


def second_says(verdict: str, model: str = "m") -> Callable[[Request], Reply]:
    """An endpoint that answers with citations, and says ``verdict`` of each claim it is shown."""

    def reply(request: Request) -> Reply:
        claims = re.findall(r"<claim-\w+ (\d+)>", request.text)
        if not claims:
            return in_other_words(request)
        assert request.body["model"] == model
        listed = [{"claim": int(n), "words": "", "verdict": verdict} for n in claims]
        return Reply(json.dumps({"verdicts": listed}), usage=(50, 10))

    return reply


def has_claims(request: Request) -> bool:
    """Whether it asks for verdicts on claims; a model's odds are asked for in another way."""
    return "<claim-" in request.text and "logprobs" not in request.body


def claims_sent(endpoint: Endpoint) -> int:
    """How many requests for verdicts it got as a second reader."""
    return sum(map(has_claims, endpoint.chats))
