"""From a model's text to text and places of the ledger, and nothing else."""
