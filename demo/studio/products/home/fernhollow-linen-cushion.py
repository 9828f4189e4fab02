"""A square cushion of heavy linen with a piped edge, filled with feathers."""

from functools import partial
from math import exp, sin

from mathutils import Vector, noise

from kit.linen import linen
from kit.materials import Material
from kit.product import Camera, Product, View, close_up
from kit.shapes import cushion, grouped, placed, shaped, tube

COLORS = {'flax': '#CDBB9C', 'sage': '#86957D', 'rust': '#A85C39', 'indigo': '#3C4966'}
SIDE, THICK = 480, 205


def pillow(color: str, seed: int = 1) -> None:
    """Standing on its lower edge, leaning back a little."""
    parts = grouped(partial(_lying, linen(COLORS[color], pitch=2.0, contrast=0.12), seed))
    placed(parts, x=82, rest=True)
    for part in parts:
        shaped(part, _flattened)


def _lying(cloth: Material, seed: int) -> None:
    """Flat on its back, with folds that run from the corners and gathers along the seam."""
    body = cushion('cushion', (SIDE, SIDE, THICK), cloth, power=2.2, wrinkles=0.8)
    shaped(body, partial(_creased, seed))
    piping = tube('piping', _seam(), 3.6, cloth, closed=True, sides=14)
    shaped(piping, partial(_creased, seed))


def _creased(seed: int, point: Vector) -> Vector:
    """Drawn in between its corners, dented from above, with gathers along the seam and folds across the corners."""
    half = SIDE / 2
    u, v = point.x / half, point.y / half
    x, y = abs(u), abs(v)
    up = point.z - THICK / 2
    sign, full = (1 if up > 0 else -1), min(abs(up) / 18, 1)
    along, rim = (point.y if x > y else point.x), half * (1 - max(x, y))
    loose = 0.6 + 1.2 * noise.noise((along / 70, seed + 4, sign))
    gather = sin(along / 9.5 + 2.6 * noise.noise((along / 60, seed, sign))) * 4.6 * exp(-max(rim, 0) / 42) * loose * min(1, abs(x - y) * 7)
    corner = Vector((half * (1 - x), half * (1 - y)))
    slant = (corner.x - corner.y) / max(corner.length, 1)
    fold = sin(slant * 7 + seed + (1 if u > 0 else 2.2) * (1 if v > 0 else 1.7)) * 10 * exp(-(((corner.length - 105) / 75) ** 2))
    soft = noise.noise((point.x / 95, point.y / 95, seed * 2.2 + sign)) * 9
    middle = exp(-((point.x / 72) ** 2)) * max(v, 0) ** 2
    dent = -26 * middle * (1 - y**8)
    out_x, out_y = 1 - 0.075 * (1 - y**2) * x**2, 1 - 0.075 * (1 - x**2) * y**2
    return Vector((point.x * out_x, point.y * out_y - 16 * middle, point.z + sign * full * (gather + fold + soft + dent)))


def _seam() -> list[tuple[float, float, float]]:
    """Where top and bottom meet: drawn in between the corners, as `shapes.cushion` has it."""
    line = []
    steps = 48
    for (ax, ay), (bx, by) in (((-1, -1), (1, -1)), ((1, -1), (1, 1)), ((1, 1), (-1, 1)), ((-1, 1), (-1, -1))):
        for i in range(steps):
            x, y = ax + (bx - ax) * i / steps, ay + (by - ay) * i / steps
            pull_y, pull_x = 1 - 0.045 * (1 - x**2) * abs(y) ** 3, 1 - 0.045 * (1 - y**2) * abs(x) ** 3
            line.append((x * SIDE / 2 * pull_x, y * SIDE / 2 * pull_y, THICK / 2))
    return line


def _flattened(point: Vector) -> Vector:
    """Its weight presses what it stands on together, a little wider than it was."""
    if point.z >= 52:
        return Vector((point.x, point.y, point.z - 26))
    share = max(point.z, 0) / 52
    return Vector((point.x * (1 + 0.02 * (1 - share)), point.y, 26 * share**2))


def pair() -> None:
    """Indigo behind, flax before it."""
    placed(grouped(partial(pillow, 'indigo', 3)), z=8, to=(-110, 120, 0))
    placed(grouped(partial(pillow, 'flax', 1)), z=-10, to=(130, -80, 0))


MAIN = Camera(turn=-22, pitch=12, fill=0.76)

PRODUCT = Product(
    'home/fernhollow-linen-cushion',
    [
        View('flax', partial(pillow, 'flax'), MAIN, 'sand'),
        View('sage', partial(pillow, 'sage', 2), MAIN),
        View('rust', partial(pillow, 'rust', 4), MAIN),
        View('indigo', partial(pillow, 'indigo', 3), MAIN),
        View('pair', pair, Camera(turn=0, pitch=12, fill=0.8), 'clay'),
        View('corner', partial(pillow, 'flax'), close_up((150, -68, 372), 240, Camera(turn=-16, pitch=14)), 'sand'),
    ],
)
