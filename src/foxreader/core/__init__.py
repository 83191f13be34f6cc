"""The types every layer shares. Only the standard library; no Qt, no network, no reader's files."""
