"""Search steps that ask a model: rewriting a query, picking segments, reranking hits."""
