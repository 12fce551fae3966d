"""Tables of any game that has only rules and texts."""
