"""Any game in the terminal that has only rules and texts."""
