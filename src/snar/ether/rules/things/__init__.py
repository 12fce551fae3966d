"""Things of the group: items, masks, notes, reference tokens."""
