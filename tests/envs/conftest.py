"""The measures of bench/, as the tests of the bots have them."""

from tests.bots.conftest import bench

__all__ = ["bench"]
