"""A cream in a jar of speckled stoneware with a lid of oak, and the paper pod that refills it."""

from math import cos, pi, sin

from kit.materials import ceramic, cream, paper, powder_coat, unglazed
from kit.product import Camera, Product, View
from kit.shapes import cup, grouped, lathe, placed, rounded, sheet, slab, smooth_line, superellipse
from kit.timber import timber

RADIUS, RIM = 40, 43
"""The jar's widest radius, and the height of its rim."""


def closed_jar() -> None:
    _jar()
    placed(grouped(_lid), to=(0, 0, RIM - 0.4))


def _jar() -> None:
    """A soft drum on a raw foot."""
    lathe('foot', rounded([(0, 0), (30, 0), (32.4, 2.8), (0, 2.8)], [0, 1, 0.6, 0]), unglazed('#CDB89C'))
    wall = [(31, 2.2), (36.5, 5), (39.4, 12), (RADIUS, 21), (39.2, 31), (36.6, 38.6), (35.2, 40.6), (34.8, RIM - 1.6)]
    cup('jar', [(0, 2.2), *_softened(wall)], 3.6, ceramic('#DDD7C9', speckle='#8A735A', roughness=0.3), floor=7)


def _softened(points: list) -> list:
    """The same curve through more points."""
    return [(p.x, p.y) for p in smooth_line([(x, y, 0) for x, y in points], 6)]


def _lid() -> None:
    """z 0 is its lower edge."""
    grain = timber('oak', axis='x', streak=3.2)
    lathe('lid', rounded([(0, 0), (37.2, 0), (37.6, 15.4), (30, 16.6), (0, 17)], [0, 1, 3.2, 12, 0], steps=10), grain)
    lathe('seal', rounded([(0, -2.2), (30.6, -2.2), (30.6, 0.6), (0, 0.6)], 0.5), paper('#E9E1D2'))


def _cream() -> None:
    """Just below the rim, drawn into a swirl by a finger."""
    inner = 34.8

    def surface(u: float, v: float) -> tuple[float, float, float]:
        r, angle = inner * v, 2 * pi * u
        groove = sin(angle + r * 0.36) * 2.4 * (1 - (r / inner) ** 2) ** 0.6 * min(1, r / 5)
        peak = 4.2 * (2.7 ** (-((r / 5.2) ** 2)))
        lean = 1.5 * (2.7 ** (-((r / 4) ** 2)))
        return r * cos(angle) + lean, r * sin(angle), RIM - 8.5 + groove + peak - 0.9 * (r / inner) ** 6

    sheet('cream', surface, cream('#F0E7D8'), steps=(144, 48))


def opened() -> None:
    """The lid leans against the jar."""
    _jar()
    _cream()
    lid = grouped(_lid)
    placed(lid, y=70, to=(40.4, 0, 0), rest=True)
    placed(lid, z=-24)


def _pod() -> None:
    """A cup of pressed paper with a flange, sealed with foil that has a tab."""
    pulp = paper('#E4DACA', 0.85)
    cup('pod', _softened([(0.01, 0), (20, 0), (23.5, 2), (26.5, 12), (28.4, 24)]), 1.3, pulp)
    lathe('flange', rounded([(26.6, 23), (32, 23), (32, 24.6), (26.6, 24.6)], 0.6, closed=True, steps=4), pulp, closed=True)
    foil = powder_coat('#D9CBB0', 0.3)
    lathe('foil', [(0, 24.5), (31.2, 24.5), (31.2, 24.85), (0, 24.85)], foil)
    slab('tab', superellipse(15, 13, 3, 48), 0.4, foil, (35, 0, 24.4), edge=0.15)
    lathe('ring', rounded([(12, 24.8), (12.7, 24.8), (12.7, 25.05), (12, 25.05)], 0.1, closed=True, steps=3), powder_coat('#A8946C', 0.4), closed=True)


def with_refill() -> None:
    placed(grouped(closed_jar), to=(-22, 26, 0))
    placed(grouped(_pod), z=-30, to=(42, -26, 0))


PRODUCT = Product(
    'beauty/linden-face-cream',
    [
        View('front', closed_jar, Camera(turn=20, pitch=13, fill=0.7), 'sand'),
        View('open', opened, Camera(turn=0, pitch=32, fill=0.76), 'sage'),
        View('refill', with_refill, Camera(turn=0, pitch=18, fill=0.74), 'clay'),
    ],
)
