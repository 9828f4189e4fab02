"""A double-edge safety razor turned from brass: knurled handle, closed comb, a thin blade between plate and
cap."""

from functools import partial
from math import cos, pi, radians, sin

from kit.materials import Material, metal, powder_coat, rubber
from kit.product import Camera, Product, View, close_up
from kit.shapes import (
    band, cut, grouped, join, lathe, moved, placed, rounded, rounded_box, skin, slab, smooth_line, tube,
)

METALS = {'chrome': ('#D6D7D8', 0.13), 'brass': ('#B79C6E', 0.2), 'graphite': ('#55575C', 0.26)}
"""Color and roughness."""
HANDLE, RADIUS = 92, 6.2
LENGTH = 42.4
"""Of the head, along x."""


def razor(kind: str) -> None:
    """Upright, z 0 at the handle's end; the blade's edges look to -Y and +Y."""
    finish = metal(*METALS[kind])
    _handle(finish)
    placed(grouped(partial(_head, finish)), to=(0, 0, HANDLE - 0.4))


def _handle(finish: Material) -> None:
    end = rounded([(0, 0), (5.4, 0), (6.9, 3), (6.9, 8), (5.2, 10.2), (5.2, 11), (0, 11)], [0, 1.6, 2, 1.6, 0.5, 0.3, 0], steps=8)
    lathe('end', end, finish)
    _knurled(finish, 10.6, 42)
    lathe('rings', rounded([(0, 41.6), (5.2, 41.6), (6.8, 42.6), (6.8, 44), (5.4, 44.8), (5.4, 45.6), (6.8, 46.4), (6.8, 47.8), (5.2, 48.8), (0, 48.8)], 0.5), finish)
    _knurled(finish, 48.4, 72)
    collar = rounded([(0, 71.6), (5.2, 71.6), (6.9, 73), (6.9, 75.4), (4.6, 78.6), (4.2, 85), (5.4, 89.6), (6.6, HANDLE), (0, HANDLE)], [0, 0.5, 1, 1, 2, 5, 3, 0.3, 0], steps=8)
    lathe('collar', collar, finish)


def _knurled(finish: Material, low: float, high: float) -> None:
    """Two crossing screws cut into a rod, with bevelled ends."""
    sides, count = 168, round((high - low) / 0.26)
    rings = []
    for row in range(count + 1):
        z = low + (high - low) * row / count
        near = min(z - low, high - z)
        ring = []
        for i in range(sides):
            angle = 2 * pi * i / sides
            both = [abs(((angle * 14 / pi / 2 + s * z / 2.9) % 1) - 0.5) * 2 for s in (1, -1)]
            depth = 0.62 * max(0.0, max(both) - 0.45) / 0.55
            r = min(RADIUS - depth, RADIUS - 0.8 + near * 0.9)
            ring.append((r * cos(angle), r * sin(angle), z))
        rings.append(ring)
    skin('knurling', rings, finish)


def _head(finish: Material) -> None:
    """Plate, blade and cap; z 0 is the end of the handle."""
    _plate(finish)
    _blade()
    _cap(finish)


def _arched(half: float, top: float, drop: float, thick: float, steps: int = 24) -> list[tuple[float, float]]:
    """A section (y, z) curved down towards its sides, counter-clockwise."""
    ys = [half - 2 * half * i / steps for i in range(steps + 1)]
    above = [(y, top - drop * (y / half) ** 2) for y in ys]
    below = [(y, top - thick - (drop - thick * 0.25) * (y / half) ** 2) for y in reversed(ys)]
    return [*above, *below]


def _along(name: str, section: list[tuple[float, float]], length: float, finish: Material, round_: float = 1.2):
    """A section pulled along x, its ends rounded off."""
    middle = sum(z for _, z in section) / len(section)
    rings = []
    for share in (0, 0.3, 0.6, 0.85, 1):
        angle = share * pi / 2
        scale, x = 1 - 0.09 * (1 - sin(angle)), -length / 2 + round_ * (1 - cos(angle))
        rings.append([(x, y * scale, middle + (z - middle) * (0.35 + 0.65 * sin(angle))) for y, z in section])
    rings += [[(-x, y, z) for x, y, z in ring] for ring in reversed(rings)]
    return skin(name, rings, finish)


def _plate(finish: Material) -> None:
    """The closed comb: a bar with notches along both edges, and a boss below."""
    plate = _along('plate', _arched(12.3, 4.0, 3.1, 2.2), LENGTH - 0.6, finish, 1.6)
    notches = []
    for s in (-1, 1):
        for i in range(17):
            x = (i - 8) * 2.3
            notches.append(tube('notch', [(x, s * 10.2, 0.2), (x, s * 14, -1.6)], 0.62, finish, sides=12))
    cut(plate, join('notches', notches))
    lathe('boss', rounded([(0, -0.2), (6.4, -0.2), (7.4, 2), (7.4, 3), (0, 3)], [0, 0.4, 1, 0, 0]), finish)


def _blade() -> None:
    """A tenth of a millimetre of steel; its edges look out."""
    steel = metal('#D9DADA', 0.18)
    _along('blade', _arched(11.0, 4.45, 2.05, 0.14), 43, steel, 0.2)


def _cap(finish: Material) -> None:
    _along('cap', _arched(10.2, 7.2, 2.5, 2.6, 32), LENGTH, finish, 2.4)


def lying(kind: str) -> None:
    """On the edge of its head and the end of its handle."""
    _laid(kind, turn=146)


def _laid(kind: str, turn: float) -> None:
    parts = grouped(partial(razor, kind))
    placed(parts, x=-86.8, rest=True)
    placed(parts, z=turn)


def on_stand() -> None:
    """Hung by its head in a weighted stand."""
    finish = metal(*METALS['chrome'])
    base = rounded([(0, 0.8), (31, 0.8), (33, 1.6), (33, 7), (29, 9.6), (0, 10)], [0, 0.6, 1, 2, 6, 0], steps=8)
    lathe('base', base, finish)
    lathe('base foot', rounded([(0, 0), (29, 0), (30, 1.2), (0, 1.2)], 0.3), rubber())
    at = 17.5
    rod = smooth_line([(0, at, 8), (0, at, 60), (0, at, 104), (0, at - 0.6, 113), (0, at - 4.4, 119), (0, at - 9, 121)], 10)
    tube('rod', rod, 3.1, finish, sides=28)
    fork = smooth_line([(4.0 * s, y, 121) for s, y in ((1.9, -9.5), (1.9, -4), (1.6, 2), (0, 7.2), (-1.6, 2), (-1.9, -4), (-1.9, -9.5))], 10)
    tube('fork', [(x, y + 2.4, z) for x, y, z in fork], 2.2, finish, sides=20)
    lathe('rod foot', rounded([(0, 8), (6.4, 8), (5.6, 11.6), (0, 11.6)], [0, 0.4, 1, 0]), finish, (0, at, 0))
    placed(grouped(partial(razor, 'chrome')), to=(0, -1, 123.2 - HANDLE + 0.6))


MAIN = Camera(turn=0, pitch=42, fill=0.8)

PRODUCT = Product(
    'beauty/kern-safety-razor',
    [
        View('chrome', partial(lying, 'chrome'), MAIN, 'sand'),
        View('brass', partial(lying, 'brass'), MAIN),
        View('graphite', partial(lying, 'graphite'), MAIN),
        View('stand', on_stand, Camera(turn=50, pitch=13, fill=0.78), 'sage'),
        View('head', partial(lying, 'chrome'), close_up((-50, -74, 11), 66, Camera(turn=-8, pitch=30)), 'clay'),
    ],
)
