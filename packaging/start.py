"""Where the packed program begins."""

import sys

from foxreader.__main__ import main

sys.exit(main())
