"""A long scarf of brushed cashmere herringbone with a knotted fringe, folded."""

from functools import partial
from math import exp, sin

from mathutils import Vector, noise

from kit.materials import hairs
from kit.product import Camera, Product, View, close_up
from kit.shapes import folded_line, fuzz, grouped, join, placed, shaped, smooth_line, soft_band, tube, wrinkled
from kit.wools import herringbone

COLORS = {'camel': '#B5946A', 'charcoal': '#5E5B58', 'marigold': '#CC8A34'}
LENGTH, DEPTH, CLOTH, LAYERS = 276, 232, 9.6, 7


def scarf(color: str, seed: int = 1, hair: int = 60_000) -> None:
    """Folded seven times; the end with its fringe lies on top and falls over the edge."""
    cloth, strands = _cloth(color)
    line = folded_line(LENGTH, LAYERS, CLOTH, slack=0.5, seed=seed)
    line = _end_towards_front(line)
    body = tube('scarf', [(x, 0, z) for x, z in line], 1, cloth, section=_section(), up=(0, 1, 0))
    shaped(body, partial(_settled, seed))
    wrinkled(body, 0.8, 34, detail=2, seed=seed)
    fringe = _fringe(line[-1], cloth, seed)
    shaped(fringe, partial(_settled, seed))
    fuzz(body, 1.5, hair, strands, thick=0.02)


def _cloth(color: str):
    return herringbone(COLORS[color]), hairs(COLORS[color])


def _section() -> list:
    """Thick across the line, long along the depth."""
    return [(y, x) for x, y in reversed(soft_band(DEPTH, CLOTH * 0.97))]


def _end_towards_front(line: list) -> list:
    """The uppermost layer ends a little before the fold."""
    z = line[-1][1]
    sign = 1 if line[-1][0] > 0 else -1
    return [point for point in line if not (abs(point[1] - z) < 0.01 and sign * point[0] > LENGTH / 2 - 46)]


def _settled(seed: int, point: Vector) -> Vector:
    """Cloth sinks towards its edges and is nowhere quite straight."""
    high = point.z / (CLOTH * LAYERS)
    edge = abs(point.y) / (DEPTH / 2)
    end = abs(point.x) / (LENGTH / 2)
    sink = high * (9 * edge**4 + 10 * min(end, 1.1) ** 4)
    layer = round(point.z / (CLOTH * 1.1))
    sway = noise.noise((layer * 1.9, seed * 2.7, point.x / 130)) * 5.5
    puff = noise.noise((point.x / 80, point.y / 80, seed)) * 5 * high
    return Vector((point.x + noise.noise((layer * 0.9, seed, point.y / 90)) * 3.5, point.y + sway * (0.25 + edge), max(point.z - sink + puff, 0.9)))


def _fringe(end, cloth, seed: int):
    """Knotted strands that run over the edge and down."""
    x0, z0 = end
    sign = 1 if x0 > 0 else -1
    strands = []
    count = 31
    for i in range(count):
        y = -DEPTH / 2 + 5 + (DEPTH - 10) * i / (count - 1)
        stray = noise.noise((i * 0.71, seed * 1.3, 2)) * 5
        fall = 44 + 7 * noise.noise((i * 1.3, seed, 9))
        line = smooth_line(
            [
                (x0 - sign * 5, y, z0), (x0 + sign * 6, y, z0 + 1.2), (x0 + sign * 26, y + stray * 0.3, z0 + 0.6), (x0 + sign * 44, y + stray * 0.6, z0 - 2),
                (x0 + sign * 56, y + stray, z0 - 12), (x0 + sign * 59, y + stray * 1.2, z0 - fall + 6), (x0 + sign * 60, y + stray * 1.3, z0 - fall),
            ],
            8,
        )
        knot = lambda t: 1.75 + 1.5 * exp(-((t - 0.24) / 0.035) ** 2) + 0.18 * sin(t * 90)
        strands.append(tube(f'strand {i}', line, lambda t: knot(t) * (1 if t < 0.97 else 0.6), cloth, sides=10))
    return join('fringe', strands)


def stack() -> None:
    """One of each color upon the other."""
    for i, color in enumerate(('charcoal', 'marigold', 'camel')):
        lower = grouped(partial(scarf, color, i + 2, 34_000))
        placed(lower, z=(-3, 2.5, -1)[i], to=((2, -4, 0)[i], (3, -2, 0)[i], i * (CLOTH * LAYERS + 2.5)))


PRODUCT = Product(
    'fashion/isla-cashmere-scarf',
    [
        View('camel', partial(scarf, 'camel'), Camera(turn=38, pitch=36, fill=0.8)),
        View('charcoal', partial(scarf, 'charcoal'), Camera(turn=38, pitch=36, fill=0.8)),
        View('marigold', partial(scarf, 'marigold'), Camera(turn=38, pitch=36, fill=0.8)),
        View('folded', partial(scarf, 'camel'), close_up((98, -82, 62), 190, Camera(turn=36, pitch=34, blur=0.03)), key=0.8),
        View('stack', stack, Camera(turn=28, pitch=20, fill=0.78)),
    ],
)
