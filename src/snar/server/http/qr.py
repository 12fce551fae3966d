"""An address of the server as a QR code, for the camera of a phone."""

from __future__ import annotations

from io import BytesIO, StringIO

import segno

QUIET = 4  # empty modules around the code


def svg(text: str) -> str:
    """A picture that scales, dark on light."""
    out = BytesIO()
    segno.make_qr(text, error="m").save(
        out, kind="svg", xmldecl=False, nl=False, omitsize=True, border=QUIET, light="#fff"
    )
    return out.getvalue().decode()


def terminal(text: str) -> str:
    """Two rows in a line of letters, light on dark."""
    out = StringIO()
    segno.make_qr(text, error="m").terminal(out, border=QUIET // 2, compact=True)
    return out.getvalue().rstrip("\n")
