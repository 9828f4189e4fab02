"""A belt of one thickness of bridle leather, rolled up or buckled, standing on its edge: brass buckle,
screws, a keeper."""

from dataclasses import dataclass
from functools import partial
from math import cos, pi, radians, sin, sqrt

from mathutils import Vector

from kit.color import mix
from kit.materials import Material, metal, powder_coat, smooth_leather
from kit.product import Camera, Product, View, close_up
from kit.shapes import band, box, grouped, lathe, placed, rounded, rounded_box, shaped, skin, stitches, tube

COLORS = {'chestnut': '#86481F', 'black': '#29282A'}
WIDE, THICK = 35, 3.6
MIDDLE, LIFT = WIDE / 2, 7.8
"""The belt is 35 mm wide and stands on the floor; towards the buckle, which is wider, it rises by 7.8 mm."""


@dataclass(frozen=True)
class Roll:
    """A spiral seen from above, from the tip inside to the buckle outside; radii in millimetres, angles in
    radians."""

    inner: float
    outer: float
    start: float
    end: float

    def radius(self, angle: float) -> float:
        way = (angle - self.start) / (self.end - self.start)
        last = max(0.0, 1 - (self.end - angle) / 1.3)
        return self.inner + (self.outer - self.inner) * way + (THICK + 1.2) * last * last * (3 - 2 * last)

    def at(self, angle: float, out: float, z: float) -> Vector:
        reach = self.radius(angle) + out
        near = min(max(0.0, 1 - (self.end - angle) / 2.6), 1)
        return Vector((reach * cos(angle), reach * sin(angle), z + LIFT * near * near * (3 - 2 * near)))

    def bent(self, point: Vector) -> Vector:
        """A place on the straight belt (x = 0 at the buckle's bar, face towards -y) in the roll; the buckle
        bends less."""
        end = self.radius(self.end)
        if point.x <= 0:
            return self.at(self.end + point.x / end, -point.y, point.z)
        away = 1.7 * end
        hub = Vector((cos(self.end), sin(self.end), 0)) * (end - away)
        angle = self.end + point.x / away
        return hub + Vector(((away - point.y) * cos(angle), (away - point.y) * sin(angle), point.z + LIFT))


@dataclass(frozen=True)
class Buckled(Roll):
    """One round: from within the buckle's frame the tip comes out over the bar, and lies on the other end."""

    def radius(self, angle: float) -> float:
        past = angle - (self.end - 2 * pi)
        if past < 0:
            return self.outer + 5.4
        if past < 0.3:
            return self.outer + 5.4 - 12 * _eased(past / 0.3)
        return self.outer - 6.6 + 6.6 * _eased((past - 0.3) / 0.6)

    def at(self, angle: float, out: float, z: float) -> Vector:
        spot = super().at(angle, out, z)
        past = angle - (self.end - 2 * pi)
        return spot + Vector((0, 0, LIFT * (1 - _eased((past - 0.5) / 1.8))))


def _eased(value: float) -> float:
    value = min(max(value, 0), 1)
    return value * value * (3 - 2 * value)


TIGHT = Roll(19, 51, radians(-90), radians(-116 + 360 * 5))
ROUND = Buckled(132, 132, radians(-112) - 112 / 132, radians(-112 + 360))


def belt(color: str, roll: Roll) -> None:
    hide = smooth_leather(COLORS[color], 0.3)
    edge = smooth_leather(mix(COLORS[color], '#000000', 0.5), 0.25)
    brass = metal('#C9A768', 0.22)
    _strap(roll, hide, edge)
    _holes(roll)
    parts = grouped(partial(_buckle_end, hide, brass, powder_coat(mix(COLORS[color], '#F2DDB4', 0.6), 0.7), isinstance(roll, Buckled)))
    for one in parts:
        shaped(one, roll.bent)


def _angles(roll: Roll) -> list[float]:
    count = int((roll.end - roll.start) / 0.03)
    return [roll.start + (roll.end - roll.start) * i / count for i in range(count + 1)]


def _half_width(way: float) -> float:
    """Half of the width so many millimetres from the tip, which is a pointed arch."""
    return WIDE / 2 * sqrt(max(0.06, 1 - max(0.0, 1 - way / 24) ** 2.2))


def _strap(roll: Roll, hide: Material, edge: Material) -> None:
    way, rings, before = 0.0, [], None
    fine = [roll.start + 0.5 * (i / 40) ** 1.5 for i in range(40)]
    for angle in [*fine, *[a for a in _angles(roll) if a > roll.start + 0.5]]:
        middle = roll.at(angle, 0, MIDDLE)
        way += (middle - before).length if before else 0
        before = middle
        half = _half_width(way)
        rings.append([roll.at(angle, x, MIDDLE + y) for x, y in rounded_box(THICK, 2 * half, 1.1, 4)])
    skin('strap', rings, hide)
    for side in (-1, 1):
        line = [roll.at(angle, THICK / 2 + 0.02, MIDDLE + side * (WIDE / 2 - 3)) for angle in _angles(roll) if angle > roll.start + 1.0]
        tube(f'crease {side}', line, 0.3, edge, sides=8)


def _holes(roll: Roll) -> None:
    """Five, 25 mm apart, the first 75 mm from the tip."""
    dark = powder_coat('#15100C', 0.9)
    for i in range(5):
        angle = roll.start + (75 + 25 * i) / roll.radius(roll.start)
        plug = lathe(f'hole {i}', [(0, 0), (2.3, 0), (2.3, THICK + 0.12), (0, THICK + 0.12)], dark, sides=32)
        placed([plug], y=90, to=(-THICK / 2 - 0.06, 0, 0))
        placed([plug], z=angle * 180 / pi, to=roll.at(angle, 0, MIDDLE))


def _buckle_end(hide: Material, brass: Material, thread: Material, is_buckled: bool) -> None:
    """Straight, along x, its face towards -y: the strap's fold around the bar, two screws, the keeper and the
    buckle."""
    tube('return', [(-x, THICK + 0.2, MIDDLE) for x in range(0, 62, 2)], 1, hide, section=band(THICK * 0.8, WIDE - 1, 1.0), up=(0, 0, 1))
    tube('fold', [(0.6, THICK / 2, MIDDLE - WIDE / 2 + 0.4), (0.6, THICK / 2, MIDDLE + WIDE / 2 - 0.4)], 1, hide, section=rounded_box(7.4, 7.6, 3.4), up=(1, 0, 0))
    frame = [(x + 18.5, THICK / 2 - 0.6, MIDDLE + z) for x, z in rounded_box(39, 44.6, 7, 8)]
    tube('frame', frame, 2.9, brass, closed=True, sides=24)
    prong = [(2, -1.4, MIDDLE), (3.4, -2.6, MIDDLE), (10, -2.9, MIDDLE), (22, -2.7, MIDDLE), (34, -2.6, MIDDLE), (39.5, -2.0, MIDDLE), (41.0, -0.9, MIDDLE)]
    tube('prong', prong, lambda t: 2.3 - 0.5 * t, brass, sides=20)
    tube('prong root', [(1.4, THICK / 2, MIDDLE - 2.6), (1.4, THICK / 2, MIDDLE + 2.6)], 4.6, brass, sides=28)
    for x in (-13, -46):
        head = lathe(f'screw {x}', rounded([(0, 0), (4.2, 0), (4.2, 1.1), (3.4, 1.5), (0, 1.6)], 0.4), brass, sides=40)
        slot = box(f'slot {x}', (6.2, 0.8, 0.3), powder_coat('#5A4420', 0.6), (0, 0, 1.42), edge=0.08)
        placed([head, slot], x=90, to=(x, -THICK / 2 + 0.1, MIDDLE))
    more = THICK + 2.2 if is_buckled else 0
    ring = [(-29, y, z) for y, z in [(THICK / 2 + 0.6 - more / 2 + a, MIDDLE + b) for a, b in rounded_box(2 * THICK + 3.2 + more, WIDE + 3, 1.6, 5)]]
    tube('keeper', ring, 1, hide, section=band(1.9, 11, 0.7), closed=True, up=(1, 0, 0))
    for side in (-1, 1):
        stitches(f'seam {side}', [(-6.0, -THICK / 2 - 0.02, MIDDLE + side * 12.5), (-22, -THICK / 2 - 0.02, MIDDLE + side * 12.5)], thread, length=3.2, gap=1.1, thickness=0.8)
        stitches(f'seam b {side}', [(-36, -THICK / 2 - 0.02, MIDDLE + side * 12.5), (-56, -THICK / 2 - 0.02, MIDDLE + side * 12.5)], thread, length=3.2, gap=1.1, thickness=0.8)


PRODUCT = Product(
    'fashion/stell-bridle-belt',
    [
        View('chestnut', partial(belt, 'chestnut', TIGHT), Camera(turn=-4, pitch=24, fill=0.74)),
        View('black', partial(belt, 'black', TIGHT), Camera(turn=-4, pitch=24, fill=0.74)),
        View('flat', partial(belt, 'chestnut', ROUND), Camera(turn=-10, pitch=36, fill=0.8)),
        View('detail', partial(belt, 'chestnut', TIGHT), close_up((4, -54, 26), 88, Camera(turn=-20, pitch=18, blur=0.025)), 'sand'),
    ],
)
