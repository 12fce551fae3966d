"""Faults on real processes, and a checker that compares every table with what every client was told."""
