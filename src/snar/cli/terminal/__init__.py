"""A table in the terminal: the talk with the people at it, the screen, what is kept on disk."""
