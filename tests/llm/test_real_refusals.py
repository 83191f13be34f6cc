"""What nine services say when they refuse, word for word, and what it means to the reader."""

from __future__ import annotations

import json
from typing import Any

import pytest

from endpoint import Endpoint, Reply
from foxreader.core import errors
from foxreader.core.message import Message, Provider
from foxreader.llm import connect, failures


def openai(message: str, code: Any = None, **about: Any) -> dict[str, Any]:
    return {"error": {"message": message, "type": "invalid_request_error", "code": code, **about}}


def gemini(message: str, code: int, status: str) -> list[dict[str, Any]]:
    return [{"error": {"code": code, "message": message, "status": status}}]


def anthropic(kind: str, message: str) -> dict[str, Any]:
    return {"type": "error", "error": {"type": kind, "message": message}}


KEY, CREDIT, BUSY, MODEL = "key_not_accepted", "no_credit", "too_many_requests", "unknown_model"
CONTEXT, REGION, POLICY = "context_exceeded", "region_refused", "data_policy"

REFUSALS = [
    # OpenAI
    (401, openai("Incorrect API key provided: sk-a*z.", "invalid_api_key"), KEY),
    (429, openai("You exceeded your current quota, please check your plan and billing details.",
                 "insufficient_quota"), CREDIT),
    (429, openai("Rate limit reached for gpt-5 on tokens per min. Limit 30000, Used 29000. Add a "
                 "payment method to your account.", "rate_limit_exceeded"), BUSY),
    (404, openai("The model `gpt-9` does not exist or you do not have access to it.",
                 "model_not_found"), MODEL),
    (403, openai("Country, region, or territory not supported",
                 "unsupported_country_region_territory"), REGION),
    (400, openai("This model's maximum context length is 8192 tokens. However, your messages "
                 "resulted in 9000 tokens.", "context_length_exceeded"), CONTEXT),
    # Anthropic
    (401, anthropic("authentication_error", "invalid x-api-key"), KEY),
    (400, anthropic("invalid_request_error", "Your credit balance is too low to access the "
                    "Anthropic API. Please go to Plans & Billing to purchase credits."), CREDIT),
    (529, anthropic("overloaded_error", "Overloaded"), BUSY),
    (400, anthropic("invalid_request_error",
                    "prompt is too long: 212345 tokens > 200000 maximum"), CONTEXT),
    (404, anthropic("not_found_error", "model: claude-9"), MODEL),
    # DeepSeek
    (401, openai("Authentication Fails, Your api key: ****abcd is invalid"), KEY),
    (402, openai("Insufficient Balance"), CREDIT),
    (400, openai("Model Not Exist"), MODEL),
    (503, openai("Service is too busy. We advise users to try another service."),
     "not_ready_because"),
    # Gemini
    (400, gemini("API key not valid. Please pass a valid API key.", 400, "INVALID_ARGUMENT"), KEY),
    (400, gemini("API key expired. Please renew the API key.", 400, "INVALID_ARGUMENT"), KEY),
    (400, gemini("User location is not supported for the API use.", 400, "FAILED_PRECONDITION"),
     REGION),
    (400, gemini("The input token count (1200000) exceeds the maximum number of tokens allowed "
                 "(1048576).", 400, "INVALID_ARGUMENT"), CONTEXT),
    (404, gemini("models/gemini-9 is not found for API version v1main, or is not supported for "
                 "generateContent.", 404, "NOT_FOUND"), MODEL),
    (503, gemini("The model is overloaded. Please try again later.", 503, "UNAVAILABLE"), BUSY),
    (429, gemini("You exceeded your current quota, please check your plan and billing details.",
                 429, "RESOURCE_EXHAUSTED"), CREDIT),
    # Groq
    (401, openai("Invalid API Key", "invalid_api_key"), KEY),
    (429, openai("Rate limit reached for model `m` on tokens per day (TPD): Limit 100000. Need "
                 "more tokens? Upgrade at https://console.groq.com/settings/billing",
                 "rate_limit_exceeded"), BUSY),
    (413, openai("Request too large for model `m` on tokens per minute (TPM): Limit 6000, "
                 "Requested 9000, please reduce your message size.", "rate_limit_exceeded"),
     CONTEXT),
    # Mistral
    (401, {"message": "Unauthorized", "request_id": "1"}, KEY),
    (400, {"object": "error", "message": "Invalid model: m", "type": "invalid_model",
           "code": "1500"}, MODEL),
    (429, {"object": "error", "message": "Service tier capacity exceeded for this model."}, BUSY),
    (422, {"detail": [{"loc": ["body", "messages"], "msg": "Field required"}]}, "request_refused"),
    # OpenRouter
    (401, {"error": {"message": "No auth credentials found", "code": 401}}, KEY),
    (402, {"error": {"message": "This request requires more credits, or fewer max_tokens.",
                     "code": 402}}, CREDIT),
    (404, {"error": {"message": "No endpoints found matching your data policy (Free model "
                     "training). Configure: https://openrouter.ai/settings/privacy"}}, POLICY),
    (400, {"error": {"message": "m is not a valid model ID", "code": 400}}, MODEL),
    (404, {"error": {"message": "No endpoints found for m.", "code": 404}}, MODEL),
    (403, {"error": {"message": "Key limit exceeded (total limit).", "code": 403}}, CREDIT),
    (429, {"error": {"message": "Provider returned error", "code": 429, "metadata":
                     {"raw": "m is temporarily rate-limited upstream."}}}, BUSY),
    (403, {"error": {"message": "m requires moderation and your input was flagged for x."}},
     "content_filtered"),
    # Together
    (401, openai("Invalid API key provided.", "invalid_api_key"), KEY),
    (422, openai("Input validation error: `inputs` tokens + `max_new_tokens` must be <= 8193. "
                 "Given: 9000 `inputs` tokens and 512 `max_new_tokens`"), CONTEXT),
    (404, openai("Unable to access model m. Please visit the list of models.",
                 "model_not_available"), MODEL),
    (402, openai("Credit limit exceeded, please add credits."), CREDIT),
    # xAI
    (400, {"code": "Client specified an invalid argument",
           "error": "Incorrect API key provided: ab***yz."}, KEY),
    (404, {"code": "Some requested entity was not found",
           "error": "The model grok-9 does not exist or your team does not have access to it."},
     MODEL),
    (403, {"code": "The caller does not have permission to execute the specified operation",
           "error": "Your newly created team doesn't have any credits yet."}, CREDIT),
    (400, {"code": "Client specified an invalid argument", "error": "This model's maximum prompt "
           "length is 131072 but the request contains 200000 tokens."}, CONTEXT),
    # A server in front of one
    (502, "<html><head><title>502 Bad Gateway</title></head></html>", "not_ready_because"),
    (404, "404 page not found", "no_chat"),
    (400, "no", "request_refused"),
]  # fmt: skip


@pytest.mark.parametrize(("status", "body", "code"), REFUSALS)
def test_what_a_refusal_means(status, body, code):
    sent = (body if isinstance(body, str) else json.dumps(body)).encode()
    error = failures.refusal("host", "m", status, sent, {})
    assert error.code == code
    said = failures.message_of(sent).rstrip(".")[:60]
    assert code in ("no_chat", "content_filtered") or said in error.sentence


def test_a_kind_is_the_class_of_its_error():
    classes = {
        KEY: errors.KeyRefused, CREDIT: errors.NoCredit, BUSY: errors.Busy,
        CONTEXT: errors.ContextTooSmall, MODEL: errors.Refused,
    }  # fmt: skip
    for status, body, code in REFUSALS:
        if code in classes:
            error = failures.refusal("h", "m", status, json.dumps(body).encode(), {})
            assert type(error) is classes[code]


def test_words_of_the_book_in_an_error_are_not_its_reason():
    body = {"error": {"message": "Something is wrong", "input": "the payment for the API key"}}
    error = failures.refusal("h", "m", 400, json.dumps(body).encode(), {})
    assert error.code == "request_refused"


def test_an_overloaded_service_is_asked_again():
    busy = anthropic("overloaded_error", "Overloaded")
    replies = [Reply(status=529, error=busy, headers={"Retry-After": "0"}), "ready"]
    with Endpoint(replies) as endpoint:
        model = connect(Provider("t", endpoint.base_url, "m"), None)
        assert "ready" in list(model.stream([Message("user", "Ready?")]))
        assert len(endpoint.chats) == 2
