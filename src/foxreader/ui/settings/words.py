"""What was used and what was sent, in words; pure functions."""

from __future__ import annotations

from datetime import datetime
from urllib.parse import urlsplit

from foxreader.library.usage import Total
from foxreader.llm import Sent
from foxreader.ui.platform.translation import (
    Context,
    data_size,
    date_and_time,
    dollars,
    number,
)

UsageWords = Context("UsageWords")


def used_words(used: Total, paid: Total) -> str:
    """What this month has used, and how much of it counts towards the month's limit."""
    if not used.usage.calls:
        return UsageWords.tr("Nothing has been used this month.")
    all_of_it = UsageWords.tr("Used this month: {0}.").format(_total(used))
    if paid.usage.calls == used.usage.calls:
        return all_of_it
    if not paid.usage.calls:
        none = UsageWords.tr("None of it counts: it was on this computer.")
        return f"{all_of_it} {none}"
    some = UsageWords.tr("Of it count {0}; the rest was on this computer.")
    return f"{all_of_it} {some.format(_total(paid))}"


def sent_row(sent: Sent) -> str:
    """One request in a list: when, how much, and to where, in two lines."""
    address = urlsplit(sent.url)
    at = datetime.fromtimestamp(sent.at).strftime("%H:%M:%S")
    return f"{at}   {data_size(len(sent.body))}\n{address.netloc}{address.path}"


def sent_head(sent: Sent) -> str:
    """What one request was, above its body."""
    at = date_and_time(datetime.fromtimestamp(sent.at))
    size = UsageWords.tr("%Ln byte(s)", "", len(sent.body))
    return f"{sent.method} {sent.url}\n{at}, {size}"


def sent_body(sent: Sent) -> str:
    """The body as it was sent; a byte that is not text as its number."""
    return sent.body.decode("utf-8", "backslashreplace")


def _total(total: Total) -> str:
    usage = total.usage
    requests = UsageWords.tr("%Ln request(s)", "", usage.calls)
    if not total.money:
        return UsageWords.tr("{0}, {1} tokens").format(requests, number(usage.tokens))
    cost = (
        dollars(total.money)
        if total.money >= 0.01
        else UsageWords.tr("less than {0}").format(dollars(0.01))
    )
    return UsageWords.tr("{0}, {1} tokens, {2}").format(requests, number(usage.tokens), cost)
