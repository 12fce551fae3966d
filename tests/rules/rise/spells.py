"""Tables for spells."""

TRIAL = {"scenario": "zkouska-sily"}
FOUR = {"options": ["ctyri-hraci", "kouzleni"], "characters": ["rytir", "stin", "barbar", "cert"]}
