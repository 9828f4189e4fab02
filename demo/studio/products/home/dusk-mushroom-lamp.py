"""A table lamp of blown glass: a dome on a stem that is one with it, on a foot of brass."""

from functools import partial
from math import cos, pi, sin

from kit.lamps import cord, dimmer, opal
from kit.materials import metal
from kit.product import Camera, Product, View
from kit.shapes import grouped, lathe, placed, rounded

GLASS = {'opal': '#EFE9DD', 'amber': '#B8742F'}
GLOW = {'opal': ('#FFEACF', '#FFD5A2', '#E0A066'), 'amber': ('#FFB95E', '#E3862B', '#984210')}
RIM, TOP, REACH, WALL = 236, 400, 180, 3.5
"""Heights of the dome's rim and top, its radius and the strength of its glass."""


def lamp(color: str, lit: float, scale: float = 1, *, with_cord: bool = True) -> None:
    """The lamp, at scale 1 the large one, with its cord to the right; `lit` says how brightly."""
    parts = grouped(partial(_glass, color, lit))
    for part in parts:
        part.scale = (scale, scale, scale)
    _foot(scale)
    if with_cord:
        k = scale
        cord('cord', [(76 * k, 10, 4), (104 * k, 26, 2.7), (150 * k, 20, 2.7), (178 * k, -22, 2.8), (188 * k, -44, 5), (193 * k, -56, 7)], '#C9B48C')
        dimmer('dimmer', (198 * k, -72, 0), '#D8CDB8', -72)


def _glass(color: str, lit: float) -> None:
    glow = GLOW[color] if lit else None
    dome = opal(GLASS[color], glow, low=RIM + 10, high=TOP + 40, strength=lit)
    lathe('dome', _dome(0) + _dome(WALL)[::-1], dome, closed=True, sides=160)
    stem = rounded([(31, 15), (26, 40), (23, 150), (27, 230), (60, 300), _dome(WALL - 0.3)[20]], [0, 20, 60, 60, 40, 0], steps=14)
    lathe('stem', stem, opal(GLASS[color], glow, low=300, high=-60, strength=lit * 0.7), sides=120)


def _dome(inside: float) -> list[tuple[float, float]]:
    """The profile of the dome from its top to its rim, which turns in a little."""
    line = []
    for i in range(41):
        angle = (0.5 * pi + 0.3) * i / 40
        bulge = abs(sin(angle)) ** 0.9
        line.append(((REACH - inside) * bulge, RIM + 26 + (TOP - RIM - 26 - inside) * cos(angle) * (1 if angle < pi / 2 else 0.55)))
    return line


def _foot(scale: float) -> None:
    brass = metal('#B9945A', 0.34)
    shape = rounded([(0, 0), (82, 0), (82, 9), (76, 13), (40, 17), (33, 24), (0, 24)], [0, 1.2, 3, 6, 7, 2, 0], steps=10)
    lathe('foot', [(r * scale, z * scale) for r, z in shape], brass, sides=128)


def pair() -> None:
    """The large one and the small one, lit in the dark."""
    placed(grouped(partial(lamp, 'opal', 0.6, 1, with_cord=False)), to=(-110, 90, 0))
    placed(grouped(partial(lamp, 'opal', 0.6, 0.7, with_cord=False)), to=(170, -70, 0))


MAIN = Camera(turn=0, pitch=9, fill=0.76)

PRODUCT = Product(
    'home/dusk-mushroom-lamp',
    [
        View('opal', partial(lamp, 'opal', 0.92), MAIN, 'clay', key=0.45),
        View('amber', partial(lamp, 'amber', 0.66), MAIN, 'sand', key=0.45),
        View('off', partial(lamp, 'opal', 0), MAIN, 'stone', key=0.9),
        View('pair', pair, Camera(turn=0, pitch=10, fill=0.78), 'dusk', key=0.3),
    ],
)
