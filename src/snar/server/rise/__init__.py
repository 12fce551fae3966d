"""Říše Snů at the tables of the server."""
