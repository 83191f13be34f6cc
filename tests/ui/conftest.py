from chatwindow import endpoint, lamp, oil  # noqa: F401 -- fixtures
from program import fox, program  # noqa: F401 -- fixtures
from window import web, window  # noqa: F401 -- fixtures
