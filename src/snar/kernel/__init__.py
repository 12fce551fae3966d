"""The kernel: flow, choices, events, randomness, views, journals. It knows no game."""
