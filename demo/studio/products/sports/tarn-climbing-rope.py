"""A climbing rope of 9.5 mm: gathered to a hank with a wrapped neck, or coiled to a ring."""

from collections.abc import Callable
from functools import partial
from math import cos, pi, sin

from mathutils import Vector, noise

from kit.color import MARIGOLD
from kit.materials import Material, plastic
from kit.outdoor import along, braided
from kit.product import Camera, Product, View, close_up
from kit.shapes import grouped, join, placed, smooth_line, tube

ROPE = 4.75
COLORS = {'marigold': ('#D38A2E', '#2B2A2C'), 'deep-teal': ('#33676D', '#E8DFD0')}
NECK, NECK_UP = 29, 39
"""The radius of the gathered strands, and how high their middle lies."""


def sheath(color: str) -> Material:
    return braided(*COLORS[color], ROPE)


def laid(shape: Callable[[str], None], color: str) -> None:
    placed(grouped(partial(shape, color)), rest=True)


def strand(name: str, points: list, rope: Material, steps: int = 14):
    return tube(name, smooth_line(points, steps), ROPE, rope, sides=24)


def hank(color: str) -> None:
    """It lies on the floor, its neck towards the back: loops fanned out, seven turns around the neck, one
    loop above."""
    rope = sheath(color)
    _fan(rope)
    _wraps(rope, (0, 100, NECK_UP), NECK + ROPE, 7)
    _head(rope)
    _tail(rope, [(-6, 92, NECK_UP + 8), (4, 70, NECK_UP + 24), (24, 54, NECK_UP + 18), (56, 56, 40), (92, 52, 14), (124, 62, 5), (150, 92, 5), (166, 138, 5)])


def _packed(count: int) -> list[tuple[float, float]]:
    """Places of strands in the neck, from left to right."""
    spots = []
    for row in range(-3, 4):
        for column in range(-4, 5):
            x, z = (column + 0.5 * (row % 2)) * 9.4, row * 8.2
            spots.append((x * x + z * z, x, z))
    chosen = sorted(spots)[:count]
    return sorted((x, z) for _, x, z in chosen)


def _fan(rope: Material) -> None:
    """Two layers of loops around the same middle; in the neck they lie close."""
    loops = [(118 - 12 * i, ROPE) for i in range(9)] + [(112 - 12 * i, ROPE + 8) for i in range(8)]
    loops.sort(reverse=True)
    spots = _packed(2 * len(loops))
    made = []
    for i, (wide, low) in enumerate(loops):
        left, right = spots[i], spots[-1 - i]
        sway = 5 * noise.noise((i * 1.9, 0.4, 0))
        deep = -150 - sway
        arc = [(wide * cos(a), deep + wide * 1.28 * sin(a), low) for a in [pi + pi * k / 8 for k in range(9)]]
        up = lambda spot, sign: [
            (spot[0], 104, NECK_UP + spot[1]),
            (spot[0] * 1.02, 68, NECK_UP + spot[1]),
            (spot[0] * 0.62 + sign * wide * 0.3, 14, (NECK_UP + spot[1]) * 0.6 + low * 0.4),
            (sign * wide * 0.84, -60, low + 0.14 * (NECK_UP + spot[1])),
        ]
        made.append(strand(f'loop {i}', [*up(left, -1), *arc, *reversed(up(right, 1))], rope, 10))
    join('loops', made)


def _wraps(rope: Material, middle: tuple[float, float, float], radius: float, turns: int) -> None:
    """Turns side by side around an axis along y."""
    x, y, z = middle
    count = turns * 40
    reach = lambda i: radius - 11 * max(0, 1 - min(i, count - i) / 12)
    line = [
        (x + reach(i) * sin(2 * pi * i / 40), y + (i / count - 0.5) * turns * 9.6, z + reach(i) * cos(2 * pi * i / 40))
        for i in range(count + 1)
    ]
    tube('wraps', line, ROPE, rope, sides=24)


def _head(rope: Material) -> None:
    """The loops that stick out above the wraps."""
    made = []
    for i, (wide, long, up) in enumerate(((34, 86, NECK_UP - 12), (23, 66, NECK_UP - 12), (30, 80, NECK_UP - 2.6))):
        down = lambda sign: [(sign * 9 + sign * i, 104, up + 4), (sign * (10 + i), 134, up + 2), (sign * wide * 0.86, 164, up - 8)]
        top = [(wide * cos(a), 150 + long * 0.5 + wide * 0.9 * sin(a), up - 17) for a in [pi - pi * k / 6 for k in range(7)]]
        made.append(strand(f'head {i}', [*down(-1), *top, *reversed(down(1))], rope))
    join('head', made)


def _tail(rope: Material, points: list) -> None:
    """A free end, fused and sleeved."""
    line = smooth_line(points, 14)
    tube('tail', line, ROPE, rope, sides=24)
    end, before = along(line, 1), along(line, 0.97)
    way = (end - before).normalized()
    sleeve = [end - way * 26, end - way * 0.5]
    tube('sleeve', sleeve, ROPE + 0.35, plastic('#26262A', 0.35), sides=32)
    tube('end', [end - way, end + way * 1.2], lambda t: ROPE - 0.4 - 1.2 * t, plastic('#3A3A3E', 0.3), sides=32)


def ring(color: str) -> None:
    """A coil that lies flat, tied by turns of its own end."""
    rope = sheath(color)
    rows = [(0, 0), (9.7, 0), (19.4, 0), (29.1, 0), (38.8, 0), (4.9, 8.3), (14.6, 8.3), (24.3, 8.3), (34, 8.3), (9.7, 16.6), (19.4, 16.6), (29.1, 16.6)]
    coils = []
    for i, (out, up) in enumerate(rows):
        line = []
        for k in range(150):
            a = 2 * pi * k / 150
            loose = 1.6 * noise.noise((cos(a) * 1.5, sin(a) * 1.5, i * 0.9)) + 7 * noise.noise((cos(a) * 0.8, sin(a) * 0.8, 5))
            gather = max(0.0, cos(a - pi * 1.5)) ** 24
            reach = 132 + out * (1 - 0.12 * gather) + 2.4 * gather + loose
            line.append(Vector((reach * cos(a), reach * sin(a), ROPE + up + 4.5 * gather)))
        coils.append(tube(f'coil {i}', line, ROPE, rope, sides=24, closed=True))
    join('coils', coils)
    _ties(rope)
    _tail(rope, [(-14, -140, 22), (-44, -122, 30), (-58, -84, 20), (-40, -50, 5), (2, -34, 4.75), (40, -44, 4.75), (64, -20, 4.75)])
    _tail(rope, [(30, -160, 31), (46, -176, 30), (70, -206, 8), (108, -214, 4.75), (146, -196, 4.75), (178, -198, 4.75)])


def _ties(rope: Material) -> None:
    """Six turns around all coils, in front."""
    count, turns = 240, 6
    line = []
    for i in range(count + 1):
        a, turn = -pi / 2 + (i / count - 0.5) * 0.4, 2 * pi * turns * i / count
        across, up = 31 * cos(turn), 17.8 + 17 * sin(turn)
        reach = 154 + across + 7 * noise.noise((cos(a) * 0.8, sin(a) * 0.8, 5))
        line.append((reach * cos(a), reach * sin(a), up + 4.2))
    tube('ties', line, ROPE, rope, sides=24)


LAID = Camera(turn=-14, pitch=56, fill=0.8)

PRODUCT = Product(
    'sports/tarn-climbing-rope',
    [
        View('marigold', partial(laid, hank, 'marigold'), LAID),
        View('deep-teal', partial(laid, hank, 'deep-teal'), LAID),
        View('ring', partial(laid, ring, 'marigold'), Camera(turn=-12, pitch=40, fill=0.8), 'stone'),
        View('detail', partial(laid, hank, 'marigold'), close_up((4, 66, 44), 180, Camera(turn=-24, pitch=38)), 'sand'),
    ],
)
