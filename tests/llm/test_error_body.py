"""What the bodies of errors say, as real services send them."""

import json

import pytest

from foxreader.llm.failures import message_of, param_of

BODIES = [
    ({"error": {"message": "no"}}, "no"),
    ([{"error": {"code": 400, "message": "API key not valid.", "status": "INVALID_ARGUMENT"}}],
     "API key not valid."),
    ({"error": "model 'x' not found"}, "model 'x' not found"),
    ({"detail": [{"loc": ["body", "seed"], "msg": "Extra inputs are not permitted"}]},
     "seed: Extra inputs are not permitted"),
    ({"message": {"detail": [{"loc": ["body", "stream_options", "include_usage"], "msg": "no"}]}},
     "stream_options.include_usage: no"),
    ({"message": json.dumps({"detail": [{"loc": ["body", "strict"], "msg": "not known"}]})},
     "strict: not known"),
    ({"error": {"message": "Provider returned error",
                "metadata": {"raw": json.dumps({"error": {"message": "it is too hot"}})}}},
     "it is too hot"),
    ({"success": False, "errors": [{"code": 7, "message": "one"}, {"message": "two"}]}, "one; two"),
    ({"code": 3051, "reason": "unrecognized argument: stream_options"},
     "unrecognized argument: stream_options"),
    ({"type": "about:blank", "title": "Bad Request", "detail": "no such field"}, "no such field"),
    ("plain\nwords", "plain words"),
    ("<400> InternalError: [1, 512]", "<400> InternalError: [1, 512]"),
    ("<html><head><title>502 Bad &amp; Gateway</title></head></html>", "502 Bad & Gateway"),
    ("<!doctype html><p>Log in</p>", ""),
    ("", ""), ("[]", ""), ("{}", ""), ('{"error": null}', ""), ('{"error": 3}', ""),
]  # fmt: skip


@pytest.mark.parametrize(("body", "message"), BODIES)
def test_the_message_of_a_body(body, message):
    assert message_of((body if isinstance(body, str) else json.dumps(body)).encode()) == message


def test_bodies_without_end_are_read_in_part():
    assert message_of(b'{"error": ' * 50 + b'"no"' + b"}" * 50) == ""
    assert message_of(b"[" * 100_000) == ("[" * 100_000)[:1999] + "…"
    assert len(message_of(json.dumps([{"msg": "x" * 900}] * 1000))) == 2000


@pytest.mark.parametrize("wrap", [lambda e: e, lambda e: [e]])
def test_the_part_of_the_request_that_is_meant(wrap):
    body = wrap({"error": {"message": "You must be verified", "param": "stream"}})
    assert param_of(json.dumps(body).encode()) == "stream"
    assert param_of(b'{"error": {"param": null}}') == param_of(b"[]") == param_of(b"no") == ""
