"""The seams of Etherfields: its words, what is printed on its things, its map, its campaigns."""
