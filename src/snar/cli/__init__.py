"""The command line: `snar play`, `replay`, `verify`, `simulate` and the rest."""
