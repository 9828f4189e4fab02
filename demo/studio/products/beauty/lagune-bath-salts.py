"""Pale pink sea salt in a jar of glass with a stopper of cork, and its wooden scoop."""

from collections.abc import Iterator
from functools import partial
from math import cos, exp, pi, sin, sqrt
from random import Random

from kit.grains import cork, crystals, salt
from kit.labels import label, ring_mark, rule
from kit.materials import glass, paper, powder_coat
from kit.product import Camera, Product, View
from kit.shapes import Point, cup, grouped, lathe, placed, rounded, smooth_line, superellipse, tube
from kit.timber import timber

PINK = '#EBD2C6'
RADIUS, SHOULDER, RIM, WALL, FILLED = 49, 116, 138, 3, 98


def jar() -> None:
    outside = rounded(
        [(0, 1.4), (38, 1.4), (41, 0), (RADIUS, 0), (RADIUS, SHOULDER), (40.5, 129), (40.5, 134)], [0, 2, 1, 6, 12, 3, 0], steps=10
    )
    cup('glass', outside, WALL, glass('#FBFDFB'), floor=6)
    lathe('lip', rounded([(37.6, 131), (42.6, 131), (42.6, 137), (37.6, 137)], 2.2, closed=True), glass('#FBFDFB'), closed=True)
    _filling()
    label('label', RADIUS, 30, 78, 46, paper('#3F6166'))
    ring_mark('mark', RADIUS, 62, 5, powder_coat('#E6DCC8', 0.6))
    rule('line', RADIUS, 41, 30, powder_coat('#E6DCC8', 0.7))
    rule('line below', RADIUS, 38, 16, powder_coat('#E6DCC8', 0.7))


def _filling() -> None:
    """A solid middle, with grains all over what can be seen of it."""
    inner = RADIUS - WALL - 0.4
    random = Random(4)
    grain = salt(PINK, lit=0.14)
    lathe('salt', rounded([(0, 6.1), (inner - 1.6, 6.1), (inner - 1.6, FILLED - 2), (0, FILLED - 1)], [0, 3, 2, 0]), grain)
    wall, top = [], []
    for _ in range(4600):
        angle = random.uniform(0, 2 * pi)
        wall.append(((inner - 1.75) * cos(angle), (inner - 1.75) * sin(angle), random.uniform(8.5, FILLED - 1)))
    for _ in range(1000):
        angle, reach = random.uniform(0, 2 * pi), (inner - 2) * sqrt(random.random())
        top.append((reach * cos(angle), reach * sin(angle), FILLED - 1 + random.uniform(-0.6, 1.2)))
    crystals('grains', [*wall, *top], 4.2, grain)


def _stopper() -> None:
    """z 0 is the lip of the jar."""
    lathe('stopper', rounded([(0, -16), (34.5, -16), (37.2, 0), (42, 0), (42, 24), (0, 24)], [0, 1.2, 0.4, 1, 2, 0], steps=6), cork())


def closed() -> None:
    jar()
    placed(grouped(_stopper), to=(0, 0, 137))


def opened() -> None:
    """The stopper leans against the jar; some salt lies before it."""
    jar()
    stopper = grouped(_stopper)
    placed(stopper, y=78, to=(RADIUS + 18.5, 0, 0), rest=True)
    placed(stopper, z=-32)
    crystals('spilt', _strewn((-26, -78), 30, 46, 3), 3.4, salt(PINK), seed=8, on_floor=True)


def _strewn(middle: tuple[float, float], wide: float, count: int, seed: int) -> Iterator[Point]:
    """Places on the floor, most of them in the middle."""
    random = Random(seed)
    for _ in range(count):
        yield middle[0] + random.gauss(0, wide * 0.6), middle[1] + random.gauss(0, wide * 0.3), 0


def scoop() -> None:
    """Full, beside a small heap of salt."""
    grain = salt(PINK)
    placed(grouped(_scoop), z=38, to=(-8, 6, 0), rest=True)
    crystals('scooped', _heaped((-8, 6), 20, 26.5, 29, 12, 1300), 4, grain, seed=3)
    crystals('heap', _heaped((-38, -44), 3.5, 40, 1, 21, 1700), 3.8, grain, seed=9)
    lathe('mound', [(0, 0), (34, 0), (24, 6), (12, 14.5), (0, 18)], grain, (-38, -44, 0))
    crystals('strewn', _strewn((-30, -50), 58, 110, 6), 3.8, grain, seed=5, on_floor=True)


def _heaped(middle: tuple[float, float], low: float, radius: float, height: float, top: float, count: int) -> Iterator[Point]:
    """Places on and in a heap that fills a bowl."""
    random = Random(12)
    for _ in range(count):
        angle, share = random.uniform(0, 2 * pi), sqrt(random.random())
        rise = height + top * exp(-((share / 0.62) ** 2)) - 1.4
        z = max(low, rise - abs(random.gauss(0, 1.6)))
        yield middle[0] + radius * share * cos(angle), middle[1] + radius * share * sin(angle), z


def _scoop() -> None:
    """A turned bowl and a handle from its rim towards +X."""
    grain = timber('beech', axis='x', streak=3)
    bowl = [(p.x, p.y) for p in smooth_line([(0.01, 0, 0), (18, 0, 0), (25, 3, 0), (29.6, 15, 0), (30.8, 31, 0)], 8)]
    cup('bowl', bowl, 3, grain, floor=3.6)
    line = smooth_line([(28.6, 0, 25.4), (38, 0, 26.2), (62, 0, 27.5), (84, 0, 29), (98, 0, 30)], 10)
    tube('handle', line, lambda t: (0.86 + 0.22 * t) * min(1, ((1 - t) * 16 + 0.05)) ** 0.5, grain, section=superellipse(14, 9, 2.4, 40), up=(0, 0, 1))


PRODUCT = Product(
    'beauty/lagune-bath-salts',
    [
        View('front', closed, Camera(turn=0, pitch=11, fill=0.74), 'clay', samples=1.3),
        View('open', opened, Camera(turn=0, pitch=20, fill=0.76), 'sage', samples=1.3),
        View('scoop', scoop, Camera(turn=0, pitch=38, fill=0.8), 'sand'),
    ],
)
