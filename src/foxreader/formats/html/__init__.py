"""Any HTML into the canonical document: one tree gives text and markup."""
