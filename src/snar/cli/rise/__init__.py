"""How Říše Snů looks and reads in a terminal."""
