"""A sleeper's cards: hand, deck, discards, seals, distress, market, progress."""
