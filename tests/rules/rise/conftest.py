"""Tables that several chapters need."""

import pytest


@pytest.fixture
def duo(table):
    """Zkouška síly: Rytíř on 15 with 6 BP, his turn; Stín on 45."""

    def make(*dice, rytir=None, stin=None, **given):
        figures = {"rytir": {"field": "15", "bp": 6, **(rytir or {})}, "stin": {"field": "45", **(stin or {})}}
        return table(scenario="zkouska-sily", figures=figures, dice=list(dice), **given)

    return make
