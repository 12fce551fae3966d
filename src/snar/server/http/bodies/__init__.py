"""Bodies of the HTTP requests and answers; the OpenAPI document and the client's types are made from them."""
# ruff: noqa: F403

from .admin import *
from .back import *
from .book import *
from .catalogue import *
from .common import *
from .languages import *
from .puzzles import *
from .reviews import *
from .tables import *
