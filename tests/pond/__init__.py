"""Žáby: a game on a grid that has only rules and texts, for tests of what any game gets."""
