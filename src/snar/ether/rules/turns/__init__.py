"""Encounters, turns and their phases; decisions of the group."""
