"""Reports of the lab as sections of a sheet: what is plotted of a balance, a tournament, a training."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from .plots import Dot, columns, dots, grid
from .ratings import SURE
from .sheet import Section, Words

MOST = 24  # lines of a plot: of longer lists both ends are shown
Row = Mapping[str, Any]


def ends(rows: Sequence[Row]) -> list[Row]:
    return list(rows) if len(rows) <= MOST else [*rows[: MOST // 2], *rows[-MOST // 2 :]]


def share_dots(title: str, rows: Sequence[Row], labels: Sequence[str], words: Words) -> str:
    found = [
        Dot(label, row["share"], row["low"], row["high"], words.say("of", won=row["won"], games=row["games"]),
            row.get("expected"))
        for label, row in zip(labels, rows, strict=True)
    ]  # fmt: skip
    return dots(title, found, words.percent)


def section(key: str, rows: Sequence[Row], labels: Sequence[str], words: Words) -> Section:
    """A table of shares with its plot; nothing to plot where there is one line only."""
    plots = [(key, share_dots(words.say(key), rows, labels, words))] if len(rows) > 1 else []
    return Section(key, rows, plots)


def balance_sections(told: Mapping[str, Any], together: bool, words: Words) -> list[Section]:
    found = [of_tables(told["tables"], together, words)]
    for key, name in (("characters", "character"), ("seats", "seat")):
        found.append(section(key, told[key], [words.shown(name, row[name]) for row in told[key]], words))
    found += [
        of_pairs(told["pairs"], together, words),
        of_cards(told["cards"], words),
        of_lengths(told["lengths"], words),
    ]
    return [one for one in found if one.rows]


def of_tables(rows: Sequence[Row], together: bool, words: Words) -> Section:
    """How long games are; of a team also how often it wins."""
    named = [(words.thing(row["scenario"]) or words.say("table"), row["players"]) for row in rows]
    labels = [words.say("place", scenario=scenario, players=players) for scenario, players in named]
    spread = [
        Dot(label, row["length"], row["short"], row["long"], words.number(row["length"]))
        for label, row in zip(labels, rows, strict=True)
    ]
    lengths = ("rounds", dots(words.say("rounds"), spread, words.number))
    wins = ("tables", share_dots(words.say("tables"), rows, labels, words))
    return Section("tables", rows, [wins, lengths] if together else [lengths])


def of_cards(rows: Sequence[Row], words: Words) -> Section:
    decisive = ends([row for row in rows if row["decides"]])
    labels = [words.thing(row["card"]) for row in decisive]
    plots = [("cards", share_dots(words.say("cards"), decisive, labels, words))] if decisive else []
    return Section("cards", rows, plots)


def of_lengths(rows: Sequence[Row], words: Words) -> Section:
    bins = [
        (f"{row['from']}-{row['to']}" if row["to"] > row["from"] else str(row["from"]), row["games"]) for row in rows
    ]
    return Section("lengths", rows, [("lengths", columns(words.say("lengths"), bins, words.number))])


def of_pairs(rows: Sequence[Row], together: bool, words: Words) -> Section:
    key = "teams" if together else "pairs"
    if not rows:
        return Section(key, rows)
    names = sorted({row[name] for row in rows for name in ("one", "other")})
    shares: dict[tuple[str, str], float] = {}
    for row in rows:
        shares[row["one"], row["other"]] = row["share"]
        shares[row["other"], row["one"]] = row["share"] if together else 1 - row["share"]
    cells = {(names.index(one), names.index(other)): share for (one, other), share in shares.items()}
    labels = [words.thing(name) for name in names]
    return Section(key, rows, [(key, grid(words.say(key), labels, cells, words.whole))])


def tournament_sections(told: Mapping[str, Any], words: Words) -> list[Section]:
    bots, pairs = told["bots"], told["pairs"]
    rated = [Dot(words.bot(row["bot"]), row["rating"], row["rating"] - row["margin"], row["rating"] + row["margin"],
                 words.say("margin", value=row["margin"])) for row in bots if "rating" in row]  # fmt: skip
    labels = [words.say("against", one=words.bot(row["one"]), other=words.bot(row["other"])) for row in pairs]
    return [
        Section("bots", bots, [("bots", dots(words.say("bots"), rated, words.number))] if rated else ()),
        Section("pairs", pairs, [("pairs", share_dots(words.say("pairs"), pairs, labels, words))]),
    ]


def training_sections(record: Mapping[str, Any], words: Words) -> list[Section]:
    quarters = [{"part": n + 1, "auc": auc} for n, auc in enumerate(record["value"]["auc"])]
    foretold = [Dot(str(row["part"]), row["auc"], row["auc"], row["auc"], words.number(row["auc"]), 0.5)
                for row in quarters]  # fmt: skip
    plotted = [("value", dots(words.say("value"), foretold, words.number))]
    found = [Section("value", quarters, plotted)]
    rows = [
        {"round": n + 1, "constant": name, "mean": mean, "error": error}
        for n, tuned in enumerate(record["tuning"])
        for name, (mean, error) in tuned.items()
    ]
    if rows:
        moved = [Dot(f"{row['constant']} ({row['round']})", row["mean"], row["mean"] - SURE * row["error"],
                     row["mean"] + SURE * row["error"], words.number(row["mean"]), 0.0) for row in rows]  # fmt: skip
        found.append(Section("tuning", rows, [("tuning", dots(words.say("tuning"), moved, words.number))]))
    return found
