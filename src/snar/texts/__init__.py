"""Texts: Fluent messages rendered in Czech and English."""
