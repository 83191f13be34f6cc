"""One question to a model: token budget, rounds, tools, and a mode for each kind of model."""
