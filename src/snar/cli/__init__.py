"""The command line: `snar`. Each command imports what it needs, so that `snar --help` is quick."""

from snar.cli.entry import main

__all__ = ["main"]
