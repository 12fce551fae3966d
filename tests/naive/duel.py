"""Duels, a second time: from the rulebook alone, sharing nothing with the engine."""


def winner(die: int, power: int, other_die: int, other_power: int) -> str:
    # "Pravidlo osmičky"
    if die == 8 and other_die == 8:
        return "draw"
    if die == 8:
        return "first"
    if other_die == 8:
        return "second"
    # "Ten, jehož výsledek je větší, vyhrává. V případě rovnosti nastává remíza."
    if die + power > other_die + other_power:
        return "first"
    if die + power < other_die + other_power:
        return "second"
    return "draw"


def characters(die: int, power: int, other_die: int, other_power: int) -> tuple[int, int]:
    """Lives that the attacker and the attacked lose: "Postava, která souboj prohrála, ztrácí 2 životy"."""
    won = winner(die, power, other_die, other_power)
    if won == "first":
        return (0, 2)
    if won == "second":
        return (2, 0)
    return (0, 0)


def creature(die: int, power: int, its_die: int, its_power: int) -> tuple[int, bool]:
    """Lives that the character loses, and whether it keeps the card for its experience."""
    won = winner(die, power, its_die, its_power)
    if won == "first":
        return (0, True)
    if won == "second":
        return (1, False)
    return (0, False)
