"""Entities and other figures: how they appear, move, crowd, change and leave."""
