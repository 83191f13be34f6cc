from chatwindow import endpoint, fox, lamp, oil  # noqa: F401 -- fixtures
from window import web, window  # noqa: F401 -- fixtures
