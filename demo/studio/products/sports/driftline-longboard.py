"""A longboard pressed from maple and walnut, inlaid below, with grip above, two trucks and four soft
wheels."""

from collections.abc import Callable
from math import cos, pi, sin

from kit.color import MARIGOLD
from kit.materials import Material, Mix, anodised, metal, plastic, rubber, wood
from kit.product import Camera, Product, View
from kit.shapes import (
    Part, box, grouped, join, lathe, placed, rounded, screw, sheet, skin, slab, smooth_line, tube,
)

HALF = 480
AXLE, WHEEL = 35, 35
UNDER = 98
"""How high the underside is at the trucks."""
PLY = 1.6
TRUCK = 322
"""How far the trucks are from the middle."""
SHAPE = smooth_line([(HALF, 0, 0), (476, 28, 0), (458, 58, 0), (420, 84, 0), (340, 104, 0), (200, 116, 0), (0, 121, 0), (-200, 116, 0), (-340, 104, 0), (-420, 84, 0), (-458, 58, 0), (-476, 28, 0), (-HALF, 0, 0)], 8)


def half_width(x: float) -> float:
    """Of the deck, at a place along it."""
    for a, b in zip(SHAPE, SHAPE[1:]):
        if b.x <= x <= a.x:
            return a.y + (b.y - a.y) * (a.x - x) / max(a.x - b.x, 1e-6)
    return 0


def bend(x: float, y: float) -> float:
    """How far the deck is above its height at the trucks: a bow along it, its edges raised, its ends too."""
    return 9 * (1 - (x / TRUCK) ** 2) * (abs(x) < TRUCK) + 6 * (y / 120) ** 2 + 16 * max(0, (abs(x) - 380) / 100) ** 2


def board() -> None:
    _deck()
    _grip()
    _inlay()
    for sign in (-1, 1):
        parts = grouped(_truck)
        placed(parts, z=0 if sign > 0 else 180, to=(sign * TRUCK, 0, 0))
        for i, (x, y) in enumerate(((-27, -20), (27, -20), (-27, 20), (27, 20))):
            top = UNDER + 7 * PLY + bend(sign * TRUCK + x, y) + 0.5
            screw(f'bolt {sign} {i}', 5.6, metal('#B4B3B0', 0.4), (sign * TRUCK + x, y, top - 2.2))


def _deck() -> None:
    """Seven plies, each a little different at the edge."""
    maple, walnut = wood('beech', axis='x', scale=3.4, roughness=0.4), wood('walnut', axis='x', scale=3.8, roughness=0.4)
    rim = [(p.x, -p.y) for p in reversed(SHAPE)] + [(p.x, p.y) for p in SHAPE[1:-1]]
    for layer in range(7):
        low, high = UNDER + PLY * layer, UNDER + PLY * (layer + 1)
        trim = 0.0 if 0 < layer < 6 else 0.0055
        shares = (0.01, *[0.05 * k for k in range(1, 20)], 0.985)
        at = lambda share, z: [(x * share, y * share, z + bend(x * share, y * share)) for x, y in rim]
        rings = [at(s, low) for s in shares] + [at(1 - (trim if layer == 0 else 0), low), at(1, (low + high) / 2), at(1 - (trim if layer == 6 else 0), high)]
        rings += [at(s, high) for s in reversed(shares)]
        skin(f'ply {layer}', rings, walnut if layer in (0, 2, 6) else maple)


def _field(name: str, left: Callable[[float], float], right: Callable[[float], float], height: float, material: Material, margin: float = 4) -> Part:
    """A thin sheet on the deck between two lines across it, which say x for each y."""

    def surface(s: float, t: float) -> tuple[float, float, float]:
        x = y = 0.0
        for _ in range(6):
            x = left(y) + (right(y) - left(y)) * t
            y = (2 * s - 1) * max(half_width(x) - margin, 0.5)
        return x, y, height + bend(x, y)

    return sheet(name, surface, material, steps=(30, 90))


def grit(color: str) -> Material:
    """Sandpaper: coarse grains, some of which glint."""
    made = Mix('grit')
    grains = made.node('TexVoronoi', {'Vector': made.body(), 'Scale': 1 / 2.2}, feature='F1')
    shade = made.node('SeparateXYZ', {0: grains.outputs['Color']}).outputs['X']
    tone = made.ramp(shade, (0.1, '#1F1F21'), (0.6, color), (0.96, '#5A5A5C'))
    made.surface(base_color=tone, roughness=0.8, specular=0.3, normal=made.bump(grains.outputs['Distance'], 0.6))
    return made.material


def _grip() -> None:
    """Two slanting stripes are left free and show the wood."""
    paper, top = grit('#313133'), UNDER + 7 * PLY + 0.75
    slant = lambda at: lambda y: at + 0.55 * y
    ends = lambda at: lambda y: at
    _field('grip tail', ends(-474), slant(-96), top, paper)
    _field('grip middle', slant(-70), slant(-52), top, paper)
    _field('grip nose', slant(-14), ends(474), top, paper)
    _field('maple stripe', slant(-100), slant(-10), top - 0.4, wood('beech', axis='x', scale=3.4, roughness=0.32))


def _inlay() -> None:
    """Stripes of maple, and one of marigold, let into the walnut below."""
    maple, low = wood('beech', axis='x', scale=3.4, roughness=0.36), UNDER - 0.25
    slant = lambda at: lambda y: at - 0.55 * y
    _field('inlay broad', slant(-40), slant(54), low, maple, 1.5)
    _field('inlay line', slant(66), slant(76), low, plastic(MARIGOLD, 0.35), 1.5)
    _field('inlay thin', slant(88), slant(106), low, maple, 1.5)


def _truck() -> None:
    """Baseplate, riser, hanger, bushings and axle with two wheels; its middle below the origin's height."""
    cast = anodised('#A9A9A7', 0.34)
    box('riser', (84, 58, 5), rubber('#242426'), (0, 0, UNDER - 5.0), edge=1.2, corner=8)
    box('baseplate', (82, 56, 8), cast, (0, 0, UNDER - 13), edge=2, corner=10)
    for i, (x, y) in enumerate(((-27, -20), (27, -20), (-27, 20), (27, 20))):
        lathe(f'nut {i}', rounded([(0, 0), (5, 0), (5, 5), (0, 5)], 1), metal('#6E6E70', 0.35), (x, y, UNDER - 17.5), sides=12)
    king = lathe('kingpin', rounded([(0, 0), (7, 0), (7, 4), (5, 5), (5, 52), (0, 52)], 0.8), metal('#8E8E8C', 0.3), sides=24)
    cups = [lathe(f'bushing {i}', rounded([(5, 0), (13, 0), (14, 3), (12.5, 12), (5, 12)], 1.2), rubber('#B4553A'), (0, 0, z), closed=True, sides=48) for i, z in enumerate((8, 28))]
    washer = lathe('washer', rounded([(5, 0), (14, 0), (14, 2), (5, 2)], 0.6), metal('#C4C2BD', 0.3), (0, 0, 5.6), closed=True, sides=48)
    pivot = lathe('pivot', rounded([(0, 0), (8, 0), (10, 10), (0, 12)], 2), cast, sides=40)
    placed([king, *cups, washer], y=-28, to=(24, 0, 38))
    placed([pivot], y=36, to=(-28, 0, UNDER - 24))
    _hanger(cast)
    tube('axle', [(0, -146, AXLE), (0, 146, AXLE)], 4, metal('#C4C2BD', 0.28), sides=24)
    for sign in (-1, 1):
        wheel = grouped(_wheel)
        placed(wheel, x=-90 * sign, to=(0, sign * 92, AXLE))


def _hanger(cast: Material) -> None:
    """A bar that is thick in the middle, drawn up to the pivot."""
    section = lambda y: 8.5 + 10 * max(0, 1 - (abs(y) / 62) ** 1.6)
    rings = []
    for i in range(41):
        y = -90 + 180 * i / 40
        r = section(y)
        rings.append([(-0.35 * (r - 8.5) + r * 1.05 * cos(a), y, AXLE + 0.75 * (r - 8.5) + r * sin(a)) for a in [2 * pi * k / 32 for k in range(32)]])
    body = skin('hanger', rings, cast)
    neck = tube('hanger neck', smooth_line([(-4, 0, AXLE + 10), (-16, 0, AXLE + 24), (-26, 0, UNDER - 17)], 8), lambda t: 13 - 5 * t, cast, sides=28)
    ring = lathe('hanger ring', rounded([(7, 0), (19, 0), (19, 11), (7, 11)], 2.5), cast, closed=True, sides=48)
    placed([ring], y=-28, to=(15, 0, 54))
    join('hanger', [body, neck, ring])


def _wheel() -> None:
    """From its inner face at 0 outwards: urethane with a round lip, a core, a bearing, a nut."""
    urethane = Mix('urethane')
    urethane.surface(base_color=MARIGOLD, roughness=0.28, subsurface=0.25, subsurface_radius=(8, 5, 2), subsurface_color=MARIGOLD, specular=0.45)
    wide = 50
    rim = [(12, 6), (22, 6), (26, 1), (31, 0), (WHEEL, 6), (WHEEL, wide - 6), (31, wide), (26, wide - 1), (22, wide - 6), (12, wide - 6)]
    lathe('wheel', rounded(rim, [0, 2, 3, 3, 5, 5, 3, 3, 2, 0]), urethane.material, closed=True, sides=128)
    lathe('core', rounded([(11, 4), (18.5, 4), (18.5, wide - 4.5), (11, wide - 4.5)], 0.8), plastic('#EDE6D8', 0.35), closed=True)
    bearing = rounded([(4, wide - 5), (12, wide - 5), (12, wide - 3.4), (10.8, wide - 3.4), (10.4, wide - 4), (7, wide - 4), (6.6, wide - 3.2), (4, wide - 3.2)], 0.3)
    lathe('bearing', bearing, metal('#8F9092', 0.3), closed=True)
    six = [(7 * cos(pi * i / 3), 7 * sin(pi * i / 3)) for i in range(6)]
    slab('axle nut', rounded(six, 1, closed=True), 7, metal('#C4C2BD', 0.3), (0, 0, wide - 3.4), edge=1)
    tube('axle end', [(0, 0, wide + 1), (0, 0, wide + 7)], 4, metal('#B4B2AD', 0.3), sides=24)
    lathe('spacer', rounded([(0, -3.5), (7, -3.5), (7, 6), (0, 6)], 0.5), metal('#B4B2AD', 0.3))


def on_its_edge() -> None:
    """It leans on its rail and two wheels, its underside towards us."""
    parts = grouped(board)
    placed(parts, x=-113)
    placed(parts, rest=True)


PRODUCT = Product(
    'sports/driftline-longboard',
    [
        View('front', board, Camera(turn=38, pitch=20, fill=0.84)),
        View('top', board, Camera(turn=-52, pitch=72, fill=0.84), 'stone'),
        View('side', on_its_edge, Camera(turn=14, pitch=10, fill=0.84), 'sand'),
    ],
)
