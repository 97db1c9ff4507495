"""Colour: the sRGB profile that a PDF names as its output intent.

Built from the published numbers of IEC 61966-2-1, adapted to D50 as ICC asks; so no
profile file, and no licence of one, has to travel with the repository.

Here: the profile's bytes. Not here: which PDF states it (`publish.imprint`).
"""

from __future__ import annotations

import struct
from functools import cache

# XYZ of the three primaries and of the white, adapted to D50 by Bradford.
_PRIMARIES = {
    "rXYZ": (0.43607, 0.22249, 0.01392),
    "gXYZ": (0.38515, 0.71687, 0.09708),
    "bXYZ": (0.14307, 0.06061, 0.71410),
    "wtpt": (0.96420, 1.0, 0.82491),
}
# Bradford, from the D65 that a screen shows to D50.
_ADAPTION = (
    *(1.04791, 0.02293, -0.05019),
    *(0.02959, 0.99048, -0.01706),
    *(-0.00925, 0.01508, 0.75168),
)
# y = (a x + b) ^ g from d upwards, c x below.
_CURVE = (2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045)


@cache
def srgb_profile() -> bytes:
    """An ICC profile, version 4.2, of a display with the colours of sRGB."""
    tags = {
        "desc": _text("sRGB"),
        "cprt": _text("No copyright, use freely"),
        **{name: _xyz(value) for name, value in _PRIMARIES.items()},
        "chad": b"sf32" + bytes(4) + b"".join(map(_fixed, _ADAPTION)),
        "rTRC": b"para"
        + bytes(4)
        + struct.pack(">HH", 3, 0)
        + b"".join(map(_fixed, _CURVE)),
    }
    start = 128 + 4 + 12 * (len(tags) + 2)
    table, body, places = b"", b"", {}
    for name, data in tags.items():
        places[name] = (start + len(body), len(data))
        body += data + bytes(-len(data) % 4)
    # The three channels share one curve.
    places["gTRC"] = places["bTRC"] = places["rTRC"]
    for name, (at, size) in places.items():
        table += name.encode() + struct.pack(">II", at, size)
    return _header(start + len(body)) + struct.pack(">I", len(places)) + table + body


def _header(size: int) -> bytes:
    created = struct.pack(">6H", 2020, 1, 1, 0, 0, 0)
    head = struct.pack(">I4xI", size, 0x04200000) + b"mntrRGB XYZ " + created + b"acsp"
    # Platform, flags, maker, model, attributes: none. Intent: perceptual. D50 follows.
    head += bytes(28) + b"".join(map(_fixed, _PRIMARIES["wtpt"]))
    return head + bytes(128 - len(head))


def _fixed(value: float) -> bytes:
    return struct.pack(">i", round(value * 65536))


def _xyz(value: tuple[float, float, float]) -> bytes:
    return b"XYZ " + bytes(4) + b"".join(map(_fixed, value))


def _text(words: str) -> bytes:
    data = words.encode("utf-16-be")
    return (
        b"mluc"
        + bytes(4)
        + struct.pack(">II2s2sII", 1, 12, b"en", b"US", len(data), 28)
        + data
    )
