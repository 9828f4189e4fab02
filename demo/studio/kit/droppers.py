"""The dropper of serum and oil bottles: a collar, a bulb of rubber and a pipette of glass."""

from __future__ import annotations

from math import atan2, degrees

from .materials import Material, glass, rubber
from .shapes import Part, cup, lathe, rounded, smooth_line

COLLAR, TIP, LENGTH = 11.6, 1.1, 62
"""Radius of the collar, and radius and distance of the pipette's tip below its lower edge."""


def dropper(metal: Material, bulb: Material | None = None) -> list[Part]:
    """Upright; z 0 is the collar's lower edge. It fits a neck of 9 mm."""
    soft = bulb or rubber('#2B2A2A')
    collar = rounded([(9.3, 0), (COLLAR, 0), (COLLAR, 14.5), (8.2, 15.6), (6, 15.6)], [0, 0.5, 1.6, 0.6, 0], steps=8)
    line = [(8.5, 15.2), (8.6, 16.6), (7.5, 18.6), (7.0, 22), (7.1, 27), (6.8, 31.5), (5.6, 34.6), (3.2, 36.3), (0, 36.8)]
    curve = [(max(p.x, 0.0), p.y) for p in smooth_line([(r, z, 0) for r, z in line], 6)]
    outside = rounded([(0, -LENGTH), (TIP, -LENGTH), (2.2, -52), (3.5, -48), (3.5, 8), (3.4, 12)], [0, 0.4, 2, 3, 0, 0], steps=6)
    return [
        lathe('collar', [(9.3, 0.5), *collar], metal),
        lathe('bulb', [(0, 15), (8.3, 15), *curve], soft),
        cup('pipette', outside, 0.7, glass('#F4F4F0'), floor=1 - LENGTH),
        lathe('plug', [(0, -1.5), (9.4, -1.5), (9.4, 3), (0, 3)], rubber('#2B2A2A')),
    ]


def dropper_lean() -> float:
    """Degrees around y that lay a dropper down, bulb towards +X, on its collar and its tip."""
    return 90 - degrees(atan2(COLLAR - TIP, LENGTH))
