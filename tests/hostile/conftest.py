from window import web, window  # noqa: F401 -- fixtures
