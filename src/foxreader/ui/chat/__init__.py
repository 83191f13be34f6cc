"""The chat: the transcript, the footnote preview and the composer."""
