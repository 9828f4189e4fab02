"""A tennis racket of graphite with woven strings and a wrapped grip; balls beside it."""

from functools import partial
from math import cos, pi, sin

from mathutils import Vector

from kit.color import MARIGOLD, NAVY, mix
from kit.materials import Material, gloss, hairs, leather, metal, plastic, powder_coat, rubber, wool
from kit.product import Camera, Product, View, close_up
from kit.shapes import (
    Part, ball, fuzz, grouped, join, lathe, placed, rounded, rounded_box, skin, slab, smooth_line, tube, turned,
)

MIDDLE, WIDE, TALL = 186, 128, 168
"""Of the head's frame: where its middle lies along y, and its half axes."""
LEVEL = 16
"""How high the plane of the strings lies above the floor."""
BEAM = (11, 23)


def around(degrees: float, out: float = 0) -> tuple[float, float, float]:
    """A point of the head's frame."""
    a = degrees * pi / 180
    return (WIDE + out) * cos(a), MIDDLE + (TALL + out) * sin(a), LEVEL


def racket(color: str) -> None:
    _frame(gloss(color), gloss(MARIGOLD), mix(color, '#0E0F12', 0.5))
    _strings(plastic('#3E3B38', 0.35))
    _handle()


def _frame(paint: Material, accent: Material, dark: str) -> None:
    """One tube from the handle around the head and back, the bridge, the guard at its tip."""
    arm = [(13, -150, LEVEL), (14, -112, LEVEL), (22, -66, LEVEL), (44, -14, LEVEL), (74, 40, LEVEL), (97, 79, LEVEL)]
    head = [around(d) for d in range(-28, 209, 12)]
    path = smooth_line([*arm, *head, *[(-x, y, z) for x, y, z in reversed(arm)]], 8)
    section = rounded_box(*BEAM, 4.6, 6)
    tube('frame', path, 1, paint, section=section, up=(0, 0, 1))
    tube('bridge', smooth_line([around(d) for d in range(212, 329, 13)], 8), 1, paint, section=rounded_box(10, 19, 4, 6), up=(0, 0, 1))
    sleeve = rounded_box(BEAM[0] + 0.7, BEAM[1] + 0.7, 4.8, 6)
    for sign in (-1, 1):
        side = smooth_line([around(90 - sign * d) for d in range(62, 99, 6)], 8)
        tube(f'stripe {sign}', side, 1, accent, section=sleeve, up=(0, 0, 1))
        low = smooth_line([(sign * x, y, z) for x, y, z in arm[2:5]], 10)
        tube(f'throat stripe {sign}', low[6:12], 1, accent, section=sleeve, up=(0, 0, 1))
    guard = smooth_line([around(d, 4.2) for d in range(40, 141, 10)], 8)
    tube('guard', guard, 1, plastic(dark, 0.5), section=rounded_box(5.4, 15, 2.2, 4), up=(0, 0, 1))
    inner = smooth_line([around(d, -5.4) for d in range(0, 360, 10)], 4, closed=True)
    tube('grommets', inner, 1, plastic(dark, 0.5), section=rounded_box(1.8, 8, 0.8, 3), up=(0, 0, 1), closed=True)


def _strings(gut: Material) -> None:
    """Sixteen along, nineteen across, over and under each other."""
    reach_x, reach_y = WIDE - 4, TALL - 4
    xs = [(i - 7.5) * 13.2 for i in range(16)]
    ys = [MIDDLE + (j - 9) * 15.2 for j in range(19)]
    made = []
    for i, x in enumerate(xs):
        half = reach_y * (1 - (x / reach_x) ** 2) ** 0.5
        inside = [(x, y, LEVEL + (0.75 if (i + j) % 2 else -0.75)) for j, y in enumerate(ys) if abs(y - MIDDLE) < half - 3]
        made.append(tube(f'main {i}', smooth_line([(x, MIDDLE - half, LEVEL), *inside, (x, MIDDLE + half, LEVEL)], 3), 0.8, gut, sides=6))
    for j, y in enumerate(ys):
        half = reach_x * (1 - ((y - MIDDLE) / reach_y) ** 2) ** 0.5
        inside = [(x, y, LEVEL + (-0.75 if (i + j) % 2 else 0.75)) for i, x in enumerate(xs) if abs(x) < half - 3]
        made.append(tube(f'cross {j}', smooth_line([(-half, y, LEVEL), *inside, (half, y, LEVEL)], 3), 0.8, gut, sides=6))
    join('strings', made)
    slab('damper', rounded_box(15, 11, 4), 6, rubber(MARIGOLD), (0, ys[0] - 6, LEVEL - 3), edge=1.6)


def _handle() -> None:
    """Eight-sided under a wrapped tape: each turn overlaps the one before."""
    top, bottom, pitch = -150, -330, 25
    eight = rounded([(15.2, 6.5), (10, 13.6), (-10, 13.6), (-15.2, 6.5), (-15.2, -6.5), (-10, -13.6), (10, -13.6), (15.2, -6.5)], 4, steps=6, closed=True)
    rings, steps = [], 300
    for k in range(steps + 1):
        y = top + (bottom - top) * k / steps
        ring = []
        for i, (x, z) in enumerate(eight):
            lap = ((y - top) / pitch + i / len(eight)) % 1
            swell = 1 + 0.08 * (lap if lap < 0.93 else (1 - lap) / 0.07 * 0.93)
            flare = 1 + 0.13 * max(0, (-306 - y) / 24) ** 2
            ring.append((x * swell * flare, y, LEVEL + z * swell * flare))
        rings.append(ring)
    skin('grip', rings, leather('#2C2C2F', pebble=1.1, depth=0.1, roughness=0.6))
    cap = [(x * 1.2, z * 1.2) for x, z in eight]
    butt = slab('butt', cap, 13, plastic('#26272A', 0.4), edge=3)
    badge = lathe('badge', rounded([(0, 0), (9, 0), (9, 1), (0, 1.2)], 0.5), metal('#C49143', 0.35), (0, 0, 12.6))
    placed([butt, badge], x=90, to=(0, -329, LEVEL))
    collar = slab('collar', [(x * 1.13, z * 1.13) for x, z in eight], 15, rubber('#232326'), edge=2.5)
    placed([collar], x=90, to=(0, -141, LEVEL))
    cone = slab('shaft', rounded_box(37, 21, 8), 26, plastic('#26272A', 0.42), edge=3)
    placed([cone], x=90, to=(0, -128, LEVEL))


def tennis_ball(name: str) -> list[Part]:
    """Felt with a sunken seam; it stands on the floor."""
    felt, radius = '#C3C83F', 33.2
    body = ball(name, (2 * radius, 2 * radius, 2 * radius), wool(felt, 0.8))
    fuzz(body, 1.5, 9000, hairs(felt), thick=0.05)
    seam = []
    for i in range(240):
        t = 2 * pi * i / 240
        x, y, z = 0.75 * cos(t) + 0.25 * cos(3 * t), 0.75 * sin(t) - 0.25 * sin(3 * t), 0.866 * sin(2 * t)
        seam.append(Vector((x, y, z)) * (radius + 0.2) + Vector((0, 0, radius)))
    line = tube(f'{name} seam', seam, 1.5, powder_coat('#E9E6D8', 0.8), closed=True, sides=12)
    return [body, line]


def _ball_at(name: str, x: float, y: float, tip: float, turn: float) -> None:
    parts = tennis_ball(name)
    for one in parts:
        turned(one, x=tip, z=turn, about=(0, 0, 33.2))
    placed(parts, to=(x, y, 1.4))


def single() -> None:
    placed(grouped(partial(racket, NAVY)), z=0, rest=True)
    _ball_at('ball', 118, -96, 35, 50)


def pair() -> None:
    placed(grouped(partial(racket, NAVY)), z=0, to=(-112, -20, 0), rest=True)
    placed(grouped(partial(racket, '#31513F')), z=180, to=(112, 20, 0), rest=True)
    _ball_at('ball', -40, -296, 35, 50)
    _ball_at('other ball', 46, 276, -50, 120)


def alone() -> None:
    placed(grouped(partial(racket, NAVY)), rest=True)


PRODUCT = Product(
    'sports/valkon-tennis-racket',
    [
        View('front', single, Camera(turn=-30, pitch=58, fill=0.84)),
        View('pair', pair, Camera(turn=-24, pitch=58, fill=0.84), 'sage'),
        View('grip', alone, close_up((0, -226, 18), 270, Camera(turn=-52, pitch=30)), 'stone'),
    ],
)
