"""The way of a frame: what each pair of eyes sees of a game, and in which words."""
