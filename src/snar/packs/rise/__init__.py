"""Packs of Říše Snů: model, schema, loader, checks."""
