"""Říše Snů in the lab."""
