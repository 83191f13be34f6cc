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


def claims_sent(endpoint: Endpoint) -> int:
    """How many requests it got as a second reader."""
    return sum("<claim-" in request.text for request in endpoint.chats)
