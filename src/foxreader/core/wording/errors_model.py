"""What is wrong with a model or its endpoint, and what to do; and what is said of one."""

from __future__ import annotations

from foxreader.core.wording.texts import Templates, translated

ERRORS_MODEL: Templates = {
    # No model, or none yet.
    "no_second_reader": translated(
        "Notices",
        "There is no second reader: set up a model under Models, or choose a folder there with a "
        "cross-encoder (model.onnx, tokenizer.json and config.json).",
    ),
    "no_model": translated(
        "Notices", "No model is set up; add one under Models, or with “providers add”."
    ),
    "no_model_chosen": translated(
        "Notices", "No model is chosen for {provider}; pick one from its list."
    ),
    "no_embedding_model": translated(
        "Notices", "No embedding model is named for {provider}; name one it has."
    ),
    "no_endpoint_for_meaning": translated(
        "Notices", "Semantic search uses the model's endpoint; add one under Models."
    ),
    "local_not_installed": translated(
        "Notices",
        "Model files need the extra “local”, which is not installed: "
        'pip install "foxreader[local]".',
    ),
    "local_not_started": translated(
        "Notices", "{model} could not be started: {reason}; close other programs and try again."
    ),
    "local_not_loaded": translated(
        "Notices",
        "{model} could not be loaded: {reason}; choose another file, or one that needs less "
        "memory.",
    ),
    "no_model_file": translated("Notices", "{name} is no model file; choose one in GGUF format."),
    "gguf_unreadable": translated(
        "Notices", "{name} cannot be read: {reason}; choose the file again."
    ),
    "no_model_name": translated(
        "Notices", "“{model}” is no name of a model; one looks like qwen3:8b."
    ),
    "not_pulled": translated(
        "Notices", "{host} could not download {model}: {reason}; check the name."
    ),
    # The address and the key.
    "address_unencrypted": translated(
        "Notices",
        "{host} is not encrypted: what you ask, the book's passages and the key can be read on the "
        "way. Use https://, or press once more to use it all the same.",
    ),
    "no_web_address": translated("Notices", "“{url}” is not a web address; check the base URL."),
    "no_web_scheme": translated(
        "Notices", "“{url}” is not a web address; a base URL starts with https:// or http://."
    ),
    "no_provider_address": translated(
        "Notices", "“{url}” is not a web address; check the provider's base URL."
    ),
    "address_with_key": translated(
        "Notices", "The base URL holds a name or password; put the key in its own field."
    ),
    "address_too_long": translated(
        "Notices", "“{url}” is not a base URL; leave out spaces, ? and #."
    ),
    "key_malformed": translated(
        "Notices", "The key for {host} has characters that no key has; paste it once more."
    ),
    "key_not_accepted": translated(
        "Notices", "{host} does not accept the key{quoted}; check the key for this provider."
    ),
    "keys_not_kept": translated(
        "Notices", "{reason}, so keys are kept for this run only; enter them again next time."
    ),
    "no_safe_keyring": translated("Notices", "This system has no keyring that keeps secrets safe"),
    "keyring_refused": translated("Notices", "The system's keyring is locked or refused"),
    "keyring_late": translated("Notices", "The system's keyring did not answer in time"),
    # Nobody answers, or not to the end.
    "nobody_answers": translated(
        "Notices",
        "Nobody answers at {host}; check the address and your connection, then try again.",
    ),
    "no_server_here": translated(
        "Notices", "Nobody answers at {host}; start the model server, then try again."
    ),
    "not_certified": translated(
        "Notices",
        "{host} could not prove its identity ({reason}); check the address and this computer's "
        "clock.",
    ),
    "no_answer_in_time": translated(
        "Notices",
        "{host} did not answer within {seconds:.0f} seconds; see whether it is busy, or try a "
        "smaller model.",
    ),
    "hung_up": translated(
        "Notices",
        "{host} closed the connection without an answer; look at its log, then try again.",
    ),
    "answer_cut_off": translated(
        "Notices", "The answer from {host} stopped before its end; ask again."
    ),
    "fell_silent": translated(
        "Notices", "{host} stopped sending in the middle of its answer; ask again."
    ),
    "broke_off": translated(
        "Notices", "{host} stopped in the middle of its answer ({reason}); ask again."
    ),
    "took_too_long": translated(
        "Notices",
        "There was no whole answer within {time}; try again, or allow more time under Models.",
    ),
    "within_minutes": (
        translated("Notices", "{count:,} minute"),
        translated("Notices", "{count:,} minutes"),
    ),
    "within_seconds": (
        translated("Notices", "{count} second"),
        translated("Notices", "{count} seconds"),
    ),
    # The endpoint refuses.
    "quoted": translated("Notices", " ({words})"),
    "redirected": translated(
        "Notices",
        "{host} redirects to {location}, which is not followed; enter the final address as base "
        "URL.",
    ),
    "another_address": translated("Notices", "another address"),
    "context_exceeded": translated(
        "Notices",
        "The question with its passages does not fit the model at {host}{quoted}; set a smaller "
        "context size for this provider, or give the model a larger one.",
    ),
    "no_credit": translated(
        "Notices", "The account at {host} has run out of credit{quoted}; top it up there."
    ),
    "unknown_model": translated(
        "Notices", "{host} has no model “{model}”{quoted}; choose one from its list."
    ),
    "models_offered": translated("Notices", "{sentence} It offers: {models}."),
    "no_model_offered": translated(
        "Notices", "The endpoint offers no model that answers; load one there, or name it."
    ),
    "no_models_offered": translated("Notices", "{sentence} It offers: none."),
    "data_policy": translated(
        "Notices",
        "{host} offers this model only under other privacy settings of your account{quoted}; "
        "change them there, or choose another model.",
    ),
    "region_refused": translated(
        "Notices",
        "{host} does not serve the country or region you are in{quoted}; choose another service.",
    ),
    "no_chat": translated(
        "Notices",
        "{host} has no chat at this address (HTTP {status}); check the base URL, which often ends "
        "in /v1.",
    ),
    "too_many_requests": translated(
        "Notices", "{host} gets too many requests{quoted}; wait a little and ask again."
    ),
    "not_ready": translated(
        "Notices", "{host} is not ready (HTTP {status}); try again in a moment."
    ),
    "not_ready_because": translated(
        "Notices", "{host} is not ready (HTTP {status}, {reason}); try again in a moment."
    ),
    "request_refused": translated(
        "Notices", "{host} refused the request (HTTP {status}){quoted}; check the provider."
    ),
    "no_embeddings": translated(
        "Notices",
        "{host} makes no embeddings (HTTP {status}); choose another provider for semantic search, "
        "or a model in a folder.",
    ),
    # The reply is none.
    "endpoint_failed": translated(
        "Notices", "{host} failed (HTTP {status}){quoted}; try again or look at its log."
    ),
    "answered_with_error": translated(
        "Notices", "{host} answered with an error ({reason}); try again or check the model."
    ),
    "no_reason": translated("Notices", "no reason given"),
    "answered_with_page": translated(
        "Notices",
        "{host} answered with a web page instead of a model's reply; check the base URL, and "
        "whether this network asks for a login first.",
    ),
    "answered_with_damage": translated(
        "Notices", "{host} answered with damaged data; try again, or check what runs there."
    ),
    "compressed": translated(
        "Notices", "{host} compresses its reply though asked not to; check its setup."
    ),
    "reply_without_answer": translated(
        "Notices", "{host} sent a reply without an answer in it; try again or another model."
    ),
    "model_declined": translated(
        "Notices",
        "The model at {host} declined to answer{quoted}; ask in other words, or try another model.",
    ),
    "content_filtered": translated(
        "Notices",
        "The content filter of {host} took the answer away; ask in other words, or try another "
        "model.",
    ),
    "content_filtered_midway": translated(
        "Notices",
        "The content filter of {host} stopped the answer in its middle; ask in other words, or try "
        "another model.",
    ),
    "only_reasoning": translated(
        "Notices",
        "{model} used up {tokens:,} tokens for reasoning and gave no answer; choose a model that "
        "reasons less.",
    ),
    "no_room_to_reason": translated(
        "Notices",
        "{model} used up its room for reasoning and gave no answer; give it a larger context size, "
        "or choose a model that reasons less.",
    ),
    "reply_without_vectors": translated(
        "Notices",
        "{host} sent no usable vectors for “{model}”; choose a model that makes embeddings.",
    ),
    "reply_without_end": translated(
        "Notices", "{host} sent more than an answer can be, so it was stopped; try another model."
    ),
    "model_answers": translated("Notices", "{model} at {host} answers: {reply}"),
    "answers_nothing": translated("Notices", "(nothing, but it was reached)"),
    # The summaries of an index.
    "no_combined_summary": translated(
        "Notices", "{model} gave no summary where one was asked for; try another."
    ),
    "summaries_missing": translated(
        "Notices",
        "The model gave no summary for {missing:,} of {total:,} sections; what it gave is kept, "
        "and another model may do the rest.",
    ),
    "no_summary_in_a_row": translated(
        "Notices",
        "{model} gave no summary for {sections} sections in a row; what is finished stays, and "
        "another model may go on.",
    ),
    "chapter_past_limit": translated(
        "Notices", "That chapter reaches past the spoiler limit; finish reading it first."
    ),
    # What may be spent.
    "limit_without_prices": translated(
        "Notices",
        "A limit in dollars needs the model's prices; enter them for this provider, or set a "
        "limit in tokens.",
    ),
    "limit_near": translated(
        "Notices",
        "The next request could cross {limit}, so it was not sent; what is finished stays, and a "
        "higher limit goes on from here.",
    ),
    "limit_of_tokens": translated("Notices", "the {limit} of {tokens:,} tokens ({used:,} used)"),
    "limit_of_money": translated("Notices", "the {limit} of ${money:,.2f} (${used:,.2f} used)"),
    "own_cap": translated("Notices", "cap"),
    "agreed_limit": translated("Notices", "limit you agreed to"),
    "limit_of_month": translated("Notices", "month's limit"),
    "month_used_up": translated(
        "Notices",
        "This month's limit of {limit} is used up, so nothing was sent; raise it in the settings, "
        "use a local model, or ask in strict mode, which needs none.",
    ),
    "month_of_tokens": translated("Notices", "{tokens:,} tokens"),
    "month_of_money": translated("Notices", "${money:,.2f}"),
    # What a model can do, and where it runs.
    "model_calls_tools": translated("Notices", "makes tool calls; it may search the book itself"),
    "model_takes_tools": translated(
        "Notices", "takes tools but need not call them; Foxreader searches first"
    ),
    "model_keeps_schema": translated(
        "Notices",
        "makes no tool calls; it answers in JSON that can only name places it was shown",
    ),
    "model_cites_numbers": translated(
        "Notices",
        "makes no tool calls and follows no schema; it is given short numbers to cite",
    ),
    "on_this_computer": translated("Notices", "on this computer"),
    "at_provider": translated("Notices", "at {provider}"),
}
