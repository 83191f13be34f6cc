"""From a question to evidence: reading it, searching, and the tools a model may call."""
