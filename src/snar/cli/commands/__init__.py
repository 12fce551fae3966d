"""One file for each command of `snar`."""
