"""The window: the only code that knows Qt. It shows what the layers below decide."""
