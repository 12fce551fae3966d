"""Golden playthroughs of every scenario, dream and variant; `python -m tests.replays.make` rewrites them."""
