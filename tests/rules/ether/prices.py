"""Priced actions of the small pack, and the die that helps to pay for them."""

OPEN, SHIFT, LIFT = "act predsin.otevrit", "act predsin.posunout", "act predsin.zvednout"
X, BLANK, ONE, TWO, THREE = 1, 2, 3, 5, 6  # faces of the luck die
