"""The reader's annotations as files: what programs exchange, and what people read."""
