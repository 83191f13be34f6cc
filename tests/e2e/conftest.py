from wholewindow import fox, program  # noqa: F401 -- fixtures
from window import web, window  # noqa: F401 -- fixtures
