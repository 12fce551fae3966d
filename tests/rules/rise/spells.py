"""Tables for spells."""

TRIAL = {"scenario": "zkouska-sily"}
TRIO = {"scenario": "zkouska-sily", "characters": ["rytir", "stin", "barbar"]}
FOUR = {"options": ["ctyri-hraci", "kouzleni"], "characters": ["rytir", "stin", "barbar", "cert"]}
