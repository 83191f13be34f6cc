"""One question put to a model: budget, rounds, tools, and a way for each kind of model."""
