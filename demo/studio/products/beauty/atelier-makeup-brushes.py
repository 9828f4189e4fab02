"""Five make-up brushes: powder, blush, foundation, eye and liner. Fanned out, in a cup, and in a roll of
canvas."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from math import atan2, cos, degrees, pi, radians, sin, sqrt, tan
from random import Random

from kit.bristles import strands
from kit.linen import linen
from kit.materials import Material, Mix, ceramic, gloss, metal, powder_coat, smooth_leather
from kit.product import Camera, Product, View
from kit.shapes import (
    Point, cup, grouped, lathe, placed, rounded, rounded_box, sheet, slab, smooth_line, stitches, tube,
)
from kit.timber import timber


@dataclass(frozen=True)
class Brush:
    """Lengths and radii of one; `point` is how pointed its hair is, 0 for a dome."""

    handle: float
    belly: float
    ferrule: float
    neck: float
    hair: float
    wide: float
    point: float = 0
    count: int = 900

    @property
    def length(self) -> float:
        return self.handle + self.ferrule + self.hair

    def outline(self) -> list[tuple[float, float]]:
        """The handle's radius at heights from its end."""
        rows = [(0.30, 0.02), (0.40, 0.1), (0.55, 0.3), (0.78, 0.55), (0.97, 0.75), (1.0, 0.84), (0.93, 0.94), (0, 1)]
        rows[-1] = (self.neck * 0.97 / self.belly, 1)
        return [(r * self.belly, z * self.handle) for r, z in rows]

    def tilt(self) -> float:
        """Degrees by which it rises towards its hair, lying on the floor."""
        end, low = self.outline()[0]
        marks = [*self.outline()[3:], (self.wide, self.handle + self.ferrule + self.hair * 0.55)]
        return max(degrees(atan2(r - end, z - low)) for r, z in marks)


SET = (
    Brush(122, 8.4, 30, 9.4, 46, 17.5, count=2600),
    Brush(116, 7.6, 27, 7.8, 38, 13, count=1900),
    Brush(114, 7.2, 26, 7.0, 29, 9.2, count=1300),
    Brush(112, 5.0, 24, 3.6, 17, 5.2, 0.35, 520),
    Brush(108, 4.2, 23, 2.1, 12, 2.0, 0.95, 200),
)


def brush(kind: Brush, handle: str) -> None:
    """Upright, hair above."""
    body = timber('walnut', axis='z', streak=2.4, roughness=0.36, seed=kind.belly) if handle == 'walnut' else gloss('#26262B')
    curve = [(p.x, p.y) for p in smooth_line([(r, z, 0) for r, z in kind.outline()], 8)]
    lathe('handle', [(0, 0), (curve[0][0] * 0.55, 0.4), *curve, (0, kind.handle)], body, sides=64)
    _ferrule(kind)
    _hair(kind)


def _ferrule(kind: Brush) -> None:
    """Brass, crimped twice."""
    low, high, r, to = kind.handle - 3, kind.handle + kind.ferrule, kind.neck, kind.neck * 1.04
    dent = min(0.5, r * 0.07)
    crimps = [(r, low + 5.4), (r - dent, low + 6.2), (r, low + 7), (r, low + 8.6), (r - dent, low + 9.4), (r, low + 10.2)]
    wall = rounded([(r - 0.5, low), (r + 0.1, low), (r, low + 4), *crimps, (to, high), (to - 0.6, high)], 0.4, steps=4)
    lathe('ferrule', [*wall, (0, high - 1)], metal('#B0956A', 0.3), sides=96)


def _hair(kind: Brush) -> None:
    base = kind.handle + kind.ferrule - 1.5
    material = _hair_material(base, kind.hair)
    core = [(0.9 * r, z) for r, z in _dome(kind)]
    lathe('core', [(0, base), *[(r, base + z) for r, z in core]], material, sides=48)
    strands('hair', _strands(kind, base), 0.2 if kind.count > 600 else 0.14, material, tip=0.45, sides=4)


def _swell(kind: Brush, t: float) -> float:
    """The radius of the tuft at a share of its height, before its tips are rounded."""
    full = kind.neck + (kind.wide - kind.neck) * sin(min(t / 0.72, 1) * pi / 2) ** 1.3
    return full * (1 - kind.point * t**1.5)


def _dome(kind: Brush) -> list[tuple[float, float]]:
    top = kind.hair + 1
    rows = [(_swell(kind, t), top * 0.74 * t) for t in (0, 0.2, 0.4, 0.6, 0.8, 1)]
    wide = rows[-1][0]
    return rows + [(wide * cos(pi / 2 * k / 8), top * (0.74 + 0.235 * sin(pi / 2 * k / 8))) for k in range(1, 9)]


def _strands(kind: Brush, base: float) -> Iterator[list[Point]]:
    random = Random(kind.count)
    for _ in range(kind.count):
        share, angle = sqrt(random.uniform(0.25, 1)), random.uniform(0, 2 * pi)
        height = (kind.hair + 1) * (0.74 + 0.26 * sqrt(max(0.0, 1 - (share * 0.97) ** 2))) * random.uniform(0.95, 1.0)
        stray = random.gauss(0, 0.018)
        line = []
        for k in range(6):
            t = k / 5
            rise = height * t / (kind.hair + 1)
            r = share * _swell(kind, rise) * (1 + stray * t)
            if rise > 0.74:
                r *= 1 - 0.12 * ((rise - 0.74) / 0.26) ** 2
            line.append((r * cos(angle + stray * t * 2), r * sin(angle + stray * t * 2), base + height * t))
        yield line


def _hair_material(base: float, length: float) -> Material:
    """Dark at the root, taupe at the tips."""
    made = Mix('hair')
    rise = made.node('SeparateXYZ', {0: made.body()}).outputs['Z']
    share = made.node('MapRange', {'Value': rise, 'From Min': base, 'From Max': base + length}).outputs[0]
    tone = made.ramp(share, (0.1, '#3A261B'), (0.55, '#5E4231'), (0.8, '#A98C74'), (1.0, '#C4AB93'))
    made.surface(base_color=tone, roughness=0.5, specular=0.35, sheen=0.3)
    return made.material


def _lying(kind: Brush, handle: str) -> list:
    """On the floor, hair towards +Y, its end at the origin."""
    parts = grouped(partial(brush, kind, handle))
    placed(parts, x=-90 + kind.tilt(), rest=True)
    return parts


def fanned(handle: str) -> None:
    for kind, x, y, turn in zip(SET, (-54, -24, 3, 27, 47), (-98, -94, -90, -82, -76), (9, 4.5, 0, -4.5, -8)):
        placed(_lying(kind, handle), z=turn, to=(x, y, 0))


def in_cup() -> None:
    """In a tumbler of speckled stoneware."""
    clay = ceramic('#CDBFA8', speckle='#7B6650', roughness=0.4)
    outside = rounded([(0, 0), (35, 0), (39, 5), (39.5, 96)], [0, 2, 4, 0], steps=10)
    cup('cup', outside, 3.6, clay, floor=6)
    for kind, around, out in zip(SET, (126, 54, 168, 14, 91), (5, 5, 7, 9, 9)):
        parts = grouped(partial(brush, kind, 'walnut'))
        at_rim = 90 / kind.handle
        radius = kind.belly * (0.55 + 0.5 * max(0, min(at_rim - 0.3, 0.45)) / 0.45)
        lean = degrees(atan2(35.6 - out - radius * 1.08, 91))
        placed(parts, y=lean, to=(out, 0, 5.9 + kind.belly * 0.17 * sin(radians(lean))))
        placed(parts, z=around)


ROLL_X = (-92, -45, 1, 45, 84)
FLAT = 2.2
"""Thickness of the canvas."""


def in_roll() -> None:
    """The roll lies open: a flap above, pockets below, a leather tie at its right."""
    canvas = linen('#A89674', pitch=0.9, contrast=0.1)
    thread = powder_coat('#E2D6BE', 0.8)
    wide, high = 262, 254
    slab('canvas', _dense(rounded_box(wide, high, 9)), FLAT, canvas, edge=1.0)
    seam = [(x, y, FLAT + 0.15) for x, y in _dense(rounded_box(wide - 9, high - 9, 6))]
    stitches('seam', seam, thread, closed=True, thickness=0.9)
    for kind, x in zip(SET, ROLL_X):
        placed(_lying(kind, 'walnut'), to=(x, -112, FLAT))
    _pockets(canvas, thread)
    hide = smooth_leather('#6B4327')
    slab('tab', rounded_box(22, 16, 3), 2.4, hide, (wide / 2 - 6, -8, FLAT), edge=0.8)
    way = smooth_line([(wide / 2 - 4, -8, 4.8), (wide / 2 + 8, -7, 3.4), (wide / 2 + 20, 4, 2.2), (wide / 2 + 26, 30, 2.0), (wide / 2 + 12, 52, 2.0), (wide / 2 + 20, 78, 2.0), (wide / 2 + 30, 92, 2.0)], 10)
    tube('tie', way, 2.0, hide, sides=14)
    lathe('stud', rounded([(0, 0), (3.6, 0), (3, 1.6), (0, 2)], 0.5), metal('#BF9450', 0.3), (wide / 2 - 6, -8, FLAT + 2.2))


def _dense(outline: list) -> list:
    dense = []
    for (x, y), (to_x, to_y) in zip(outline, outline[1:] + outline[:1]):
        count = max(int(((to_x - x) ** 2 + (to_y - y) ** 2) ** 0.5 / 4), 1)
        dense += [(x + (to_x - x) * k / count, y + (to_y - y) * k / count) for k in range(count)]
    return dense


def _pocket_height(x: float, y: float) -> float:
    """How high the pockets' cloth lies: flat between, over the handle where one is."""
    rise = 0.0
    for kind, middle in zip(SET, ROLL_X):
        along = max(0.0, min((y + 112) / kind.handle, 1.0))
        r = kind.belly * (0.35 + 0.65 * min(1.0, along / 0.8))
        off = abs(x - middle) / (r * 2.3)
        if off < 1:
            lift = tan(radians(kind.tilt())) * (y + 112) * 0.5
            rise = max(rise, (2 * r + 1.4 + lift) * (1 - off**2) ** 2 * min(1.0, max(0.0, (y + 119) / 10)))
    return FLAT + 1.2 + rise


def _pockets(canvas: Material, thread: Material) -> None:
    low, high, wide = -125, -14, 254

    def surface(u: float, v: float) -> Point:
        x, y = -wide / 2 + wide * u, low + (high - low) * v
        return x, y, _pocket_height(x, y)

    sheet('pockets', surface, canvas, steps=(220, 60), thickness=1.3)
    edges = [-(254 / 2) + 4, *[(a + b) / 2 for a, b in zip(ROLL_X, ROLL_X[1:])], 254 / 2 - 4]
    for x in edges[1:-1]:
        line = [(x, low + 6 + (high - low - 8) * i / 40, 0) for i in range(41)]
        stitches('pocket seam', [(x, y, _pocket_height(x, y) + 0.1) for x, y, _ in line], thread, thickness=0.9)
    top = [(-wide / 2 + 5 + (wide - 10) * i / 160, high - 4) for i in range(161)]
    stitches('pocket edge', [(x, y, _pocket_height(x, y) + 0.1) for x, y in top], thread, thickness=0.9)


MAIN = Camera(turn=0, pitch=64, fill=0.78)

PRODUCT = Product(
    'beauty/atelier-makeup-brushes',
    [
        View('walnut', partial(fanned, 'walnut'), MAIN, 'sand'),
        View('ink', partial(fanned, 'ink'), MAIN, 'clay'),
        View('cup', in_cup, Camera(turn=0, pitch=14, fill=0.8), 'sage'),
        View('roll', in_roll, Camera(turn=0, pitch=66, fill=0.82), 'stone'),
    ],
)
