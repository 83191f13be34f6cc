"""What the settings' dialogs say: what was used, what was sent. Pure."""

from __future__ import annotations

import time
from urllib.parse import urlsplit

from foxreader.library.usage import Total
from foxreader.llm import Sent


def used_words(used: Total, paid: Total) -> str:
    """What this month has used, and how much of it counts towards the month's limit."""
    if not used.usage.calls:
        return "Nothing has been used this month."
    said = f"Used this month: {_total(used)}."
    if paid.usage.calls == used.usage.calls:
        return said
    if not paid.usage.calls:
        return f"{said} None of it counts: it was on this computer."
    return f"{said} Of it count {_total(paid)}; the rest was on this computer."


def sent_row(sent: Sent) -> str:
    """One request in a list: when, how much, and to where, in two lines."""
    address = urlsplit(sent.url)
    at = time.strftime("%H:%M:%S", time.localtime(sent.at))
    return f"{at}   {size_words(len(sent.body))}\n{address.netloc}{address.path}"


def sent_head(sent: Sent) -> str:
    """What one request was, above its body."""
    at = time.strftime("%Y-%m-%d %H:%M:%S", time.localtime(sent.at))
    return f"{sent.method} {sent.url}\n{at}, {len(sent.body):,} bytes"


def sent_body(sent: Sent) -> str:
    """The body as it went out; a byte that is no text as its number."""
    return sent.body.decode("utf-8", "backslashreplace")


def size_words(size: int) -> str:
    """A number of bytes, for a reader."""
    if size < 1000:
        return "1 byte" if size == 1 else f"{size} bytes"
    if size < 999_500:
        return f"{size / 1000:.1f} KB" if size < 9950 else f"{size / 1000:.0f} KB"
    return f"{size / 1_000_000:.1f} MB"


def _total(total: Total) -> str:
    usage = total.usage
    requests = "1 request" if usage.calls == 1 else f"{usage.calls:,} requests"
    said = f"{requests}, {usage.tokens:,} tokens"
    if not total.money:
        return said
    return f"{said}, {f'${total.money:,.2f}' if total.money >= 0.01 else 'less than $0.01'}"
