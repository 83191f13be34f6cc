"""Turns a model's text into plain text and citations that the ledger allows, nothing else."""
