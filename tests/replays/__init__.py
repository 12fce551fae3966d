"""Golden playthroughs: a seeded game of each scenario and variant; `python -m tests.replays.make` rewrites them."""
