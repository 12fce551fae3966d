"""Lessons of Říše Snů."""
