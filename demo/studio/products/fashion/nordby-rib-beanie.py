"""A ribbed hat of merino with a turned edge and a small leather label, standing by itself."""

from functools import partial
from math import cos, pi, sin

from mathutils import Vector, noise

from kit.materials import hairs, knitted, powder_coat, smooth_leather
from kit.product import Camera, Product, View, close_up
from kit.shapes import fuzz, grouped, placed, rounded_box, shaped, skin, slab, smooth_line, stitches

COLORS = {'marigold': '#CF8428', 'navy': '#2E3D5C', 'oatmeal': '#D3C4AA'}
RIBS, STEPS = 50, 12
CUFF, WIDE, DEEP = 66, 1.0, 0.86
"""How high the turned edge is; how round the hat is across and deep (shares of its radius)."""

DOME = [(85, 14), (89, 50), (91, 80), (90, 108), (86, 136), (77, 162), (62, 183), (43, 197), (24, 203), (10, 204.6), (0.6, 204.8)]
"""From within the turned edge to the crown: (radius, height)."""


def beanie(color: str, seed: int = 1, hair: int = 22_000) -> None:
    yarn = knitted(COLORS[color], pitch=2.5, sheen=0.6)
    strands = hairs(COLORS[color])
    line = smooth_line([(r, 0, z) for r, z in DOME], 7)
    dome = skin('dome', [_ring(dot.x, dot.z, 1.0, seed) for dot in line], yarn, caps=(False, True))
    cuff = skin('turned edge', [_ring(88 + out, CUFF / 2 + up, share, seed) for out, up, share in _cuff()], yarn, round_path=True)
    _label(seed)
    fuzz(cuff, 1.3, hair // 2, strands, thick=0.022)
    fuzz(dome, 1.3, hair, strands, thick=0.022)


def _cuff() -> list[tuple[float, float, float]]:
    """Around the section of the turned edge: outwards, up, and how strongly it is ribbed there."""
    section = []
    for x, y in rounded_box(11, CUFF, 5.4, 8):
        section.append((x + 3 + 1.6 * (1 - (2 * y / CUFF) ** 2), y, 1.0 if x > 0 else 0.3))
    dense = []
    for i, (x, y, share) in enumerate(section):
        nx, ny, after = section[(i + 1) % len(section)]
        count = 12 if abs(ny - y) > 20 else 1
        dense += [(x + (nx - x) * k / count, y + (ny - y) * k / count, share + (after - share) * k / count) for k in range(count)]
    return dense


def _ring(radius: float, z: float, ribbed: float, seed: int) -> list[Vector]:
    """One round of stitches: pairs of ribs, and the soft dents of an unworn hat."""
    ring = []
    high = z / 207
    for i in range(RIBS * STEPS):
        angle = 2 * pi * i / (RIBS * STEPS)
        # The crown is drawn together: every second valley runs into the next.
        wave = (0.5 + 0.5 * cos(RIBS * angle)) ** 0.7
        gather = (0.5 + 0.5 * cos(RIBS / 2 * angle)) * max(0.0, high - 0.72) * 16
        rib = (4.2 * wave * ribbed - gather) * min(radius / 52, 1)
        dent = noise.noise((cos(angle) * 1.5 + seed * 5, sin(angle) * 1.5, z / 80)) * 6.5 * min(radius / 60, 1) * (0.35 + high)
        reach = radius + rib + dent
        lean = 9 * high**3
        slump = 1 - 0.02 * cos(angle - 0.6) * high * min(radius / 60, 1)
        ring.append(Vector((reach * cos(angle) * WIDE + lean, reach * sin(angle) * DEEP - lean * 0.6, z * slump)))
    return ring


def _label(seed: int) -> None:
    """Sewn onto the turned edge at the right."""
    hide, thread = smooth_leather('#7A4A2B', 0.4), powder_coat('#D9BC8C', 0.8)
    patch = slab('label', rounded_box(40, 27, 3.5), 1.8, hide, edge=0.6, dome=0.02)
    seam = stitches('label seam', [(x, y, 1.85) for x, y in rounded_box(35, 22, 2.5, 6)], thread, length=2.6, gap=1.1, thickness=0.6, closed=True)

    def around(point: Vector) -> Vector:
        angle = -pi / 2 + 0.42 + point.x / 98
        dent = noise.noise((cos(angle) * 1.5 + seed * 5, sin(angle) * 1.5, 0.4)) * 6.5 * 0.5
        reach = 88 + 8.6 + 5.2 + dent + point.z
        return Vector((reach * cos(angle) * WIDE, reach * sin(angle) * DEEP, CUFF / 2 + point.y))

    for one in (patch, seam):
        shaped(one, around)


def standing(color: str, seed: int = 1) -> None:
    placed(grouped(partial(beanie, color, seed)), rest=True)


def trio() -> None:
    """One of each color, two behind one."""
    for i, (color, x, y, turn) in enumerate((('marigold', -108, 84, 10), ('navy', 112, 104, -6), ('oatmeal', 6, -98, 4))):
        placed(grouped(partial(beanie, color, i + 2, 12_000)), z=turn, to=(x, y, 0), rest=True)


MAIN = Camera(turn=8, pitch=13, fill=0.72)

PRODUCT = Product(
    'fashion/nordby-rib-beanie',
    [
        View('marigold', partial(standing, 'marigold'), MAIN),
        View('navy', partial(standing, 'navy'), MAIN),
        View('oatmeal', partial(standing, 'oatmeal'), MAIN),
        View('trio', trio, Camera(turn=6, pitch=18, fill=0.78), 'sand'),
        View('detail', partial(standing, 'marigold'), close_up((34, -78, 58), 130, Camera(turn=16, pitch=12, blur=0.02))),
    ],
)
