"""Where the dice of a table come from (docs/fairness.md): everyone seals a word, then all words are opened.

The table's commitment is shown before anyone sits down. No word is taken before all are sealed, none is shown before
all are there. Whoever goes while words are opened makes them void: there is another secret, and everyone seals anew."""

from __future__ import annotations

import logging
import re
from typing import Any

from snar.kernel import fair
from snar.store.port import StoreError

from ..front import front_of
from .notices import noted
from .room import Room
from .seats import Lot, Meta, refuse

log = logging.getLogger("snar.table")
WORD = 100  # letters of a word
SEAL = re.compile(r"[0-9a-f]{64}")
SEED, SCRIPT = 64, 1000  # letters of a seed, scripted dice
NOBODY = ("", "Snář")  # nobody's doing, or of somebody who wants to be forgotten


def people(meta: Meta) -> list[str]:
    """Everyone who has a seat, in the order of the seats; whoever has several says one word."""
    return list(dict.fromkeys(seat.guest for seat in meta.seats if seat.guest))


def reserved(meta: Meta, guest: str) -> bool:
    """Whoever knows the seed knows every card: at such a table nobody sits but its host."""
    return meta.seed is not None and guest != meta.host


def check_seed(meta: Meta, script: list[int]) -> None:
    """A seed is for a table at which nobody else can sit."""
    if meta.seed is None:
        if script:
            refuse("script-without-seed")
        return
    if any(reserved(meta, seat.guest) for seat in meta.seats if not seat.bot):
        refuse("seed-with-others")
    if len(meta.seed) > SEED:
        refuse("too-long", most=SEED)
    if len(script) > SCRIPT or not all(1 <= face <= front_of(meta.game).die for face in script):
        refuse("bad-script", most=SCRIPT)


# -- words -------------------------------------------------------------------------------------------------------------
def lot_of(meta: Meta, guest: str) -> Lot:
    seats = meta.seats_of(guest)
    if not seats:
        refuse("not-your-seat")
    if meta.status != "open":
        refuse("started-already")
    return meta.lots.setdefault(guest, Lot(meta.seats[seats[0]].name))


def take_seal(meta: Meta, guest: str, commitment: str, seal: str) -> None:
    lot = lot_of(meta, guest)
    if meta.opening:
        refuse("words-opening")
    if commitment != meta.commitment:
        refuse("other-commitment")
    if not SEAL.fullmatch(seal) or any(one.seal == seal for one in meta.lots.values() if one is not lot):
        refuse("bad-seal")
    lot.seal = seal


def take_word(meta: Meta, guest: str, word: str) -> None:
    """Only once every word is sealed; alone there is nobody to hide it from."""
    lot = lot_of(meta, guest)
    if not meta.opening:
        refuse("words-not-yet")
    if not 0 < len(word) <= WORD:
        refuse("bad-word")
    if len(people(meta)) > 1 and fair.seal(meta.commitment, word) != lot.seal:
        refuse("other-word")
    lot.word = word


def settled(meta: Meta) -> bool:
    """Has everything been said that the dice need? With all seats taken and all words sealed, words are asked for."""
    if not meta.full():
        return False
    if meta.seed is not None:
        return True
    here = people(meta)
    meta.opening = len(here) < 2 or all(guest in meta.lots and meta.lots[guest].seal for guest in here)
    meta.order = here if meta.opening else []
    return all(guest in meta.lots and meta.lots[guest].word for guest in here)


def dice(meta: Meta) -> dict[str, Any]:
    """What the journal says about them."""
    lots = [meta.lots[guest] for guest in people(meta)]
    found = {"commitment": meta.commitment, "words": [lot.word for lot in lots], "secret": meta.secret}
    if len(lots) > 1:
        found |= {"seals": [lot.seal for lot in lots]}
    return found | ({"tries": meta.tries} if meta.tries > 1 else {})


# -- starting over -----------------------------------------------------------------------------------------------------
def anew(meta: Meta) -> None:
    secret = fair.new_secret()
    meta.secret, meta.commitment = secret.hex(), fair.commitment(secret)
    meta.lots, meta.opening, meta.order, meta.tries = {}, False, [], meta.tries + 1


def reseated(meta: Meta) -> bool:
    """Who sits where has changed. Words that were being opened before the start are void: is there another secret?

    Also if the same people sit in another order: from it follows the key."""
    here = people(meta)
    meta.lots = {guest: lot for guest, lot in meta.lots.items() if guest in here}
    if meta.status != "open" or not meta.opening or (meta.full() and meta.order in ([], here)):
        return False
    anew(meta)
    return True


async def written_down(room: Room, guest: str, name: str, lang: str) -> None:
    """The chat keeps whose doing it was that the opening of words was broken off; the table counts it in any case."""
    try:
        await noted(room, guest, name, lang, "words-void", tries=room.meta.tries)
    except StoreError:
        log.warning("a line of the chat could not be kept")
