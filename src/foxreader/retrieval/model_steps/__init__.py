"""Steps of a search that ask a model: queries, picked segments, an order of hits."""
