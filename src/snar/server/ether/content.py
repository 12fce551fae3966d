"""What never changes in Etherfields and is no secret: printed things, the help of the rules; and, at an address of
their own for the pages that draw, the motifs of these things."""

from __future__ import annotations

import asyncio

from starlette.responses import Response

from snar.ether.content import content_for
from snar.ether.options import OWN

from ..documents import Packed, helps, packed_once
from ..http.endpoint import Call, Endpoint
from ..http.library import unchanging
from ..table.agreement import offered
from . import bodies
from .pictures import drawings
from .printed import public_things
from .words import public

NO_WORDS = "cs"  # motifs are the same in every language


def encoded(lang: str, pack: str) -> Packed:
    return packed_once(document, lang, pack, public(lang, pack))


def document(lang: str, pack: str = OWN) -> bodies.EtherContent:
    said = public(lang, pack)
    return bodies.EtherContent(content_for(pack).pack.hash, lang, public_things(lang, pack), helps(said))


def public_drawings(lang: str, pack: str = OWN) -> bodies.Drawings:
    return bodies.Drawings(content_for(pack).pack.hash, drawings(public_things(lang, pack).values(), (), pack))


async def motifs(call: Call) -> Response:
    pack = offered("ether", call.request.query_params.get("pack", ""))
    said = public(NO_WORDS, pack)
    return unchanging(call, await asyncio.to_thread(packed_once, public_drawings, NO_WORDS, pack, said))


ENDPOINTS = [
    Endpoint("GET", "/api/motifs", motifs, None, bodies.Drawings, "Etherfields: what is no secret, drawn (?pack)")
]
