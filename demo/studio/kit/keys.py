"""Keyboards: rows of keys in units of one key's pitch."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

Row = Sequence[float]

LAPTOP: tuple[Row, ...] = (
    (1.0357,) * 14,
    (*(1,) * 13, 1.5),
    (1.5, *(1,) * 13),
    (1.75, *(1,) * 11, 1.75),
    (2.25, *(1,) * 10, 2.25),
    (1, 1, 1, 1.25, 5.25, 1.25, 1, 0.917, 0.917, 0.916),
)
"""Rows of a laptop's keyboard from the back to the front, widths of its keys; each 14.5 units wide."""

SEVENTY_FIVE: tuple[Row, ...] = (
    (*(1,) * 13, 1),
    (*(1,) * 13, 2, 1),
    (1.5, *(1,) * 12, 1.5, 1),
    (1.75, *(1,) * 11, 2.25, 1),
    (2.25, *(1,) * 10, 1.75, 1, 1),
    (1.25, 1.25, 1.25, 6.25, 1, 1, 1, 1, 1, 1),
)
"""Rows of a compact mechanical keyboard, 16 units wide; at the end of the first row is room for a knob."""


@dataclass(frozen=True)
class Key:
    """Where a key is: its row, its place in it, its middle across and its width, both in units."""

    row: int
    place: int
    middle: float
    width: float
    is_last: bool


def keys(rows: Sequence[Row]) -> list[Key]:
    """All keys with their places, from the left edge of the widest row."""
    found = []
    for number, row in enumerate(rows):
        left = 0.0
        for place, width in enumerate(row):
            found.append(Key(number, place, left + width / 2, width, place == len(row) - 1))
            left += width
    return found


def each(rows: Sequence[Row], make: Callable[[Key], None]) -> None:
    """Makes every key."""
    for key in keys(rows):
        make(key)
