"""Říše Snů: state, board, rules by chapter, effects, view, notation."""
