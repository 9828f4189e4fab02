"""A hair dryer that stands on the foot of its grip: a smooth barrel, a perforated filter behind, magnetic
nozzles."""

from functools import partial
from math import cos, pi, sin

from kit.color import mix
from kit.grilles import perforated, round_grille
from kit.materials import Material, metal, plastic, rubber
from kit.product import Camera, Product, View
from kit.shapes import (
    Flat, cup, grouped, lathe, moved, placed, rounded, rounded_box, skin, slab, smooth_line, superellipse, tube, turned,
)

COLORS = {
    'porcelain': ('#E6DED2', '#BC8158'),
    'graphite': ('#3A3B40', '#A9ACB0'),
    'clay': ('#AC5F44', '#D3B08A'),
}
"""Shell and metal trim."""
DARK = '#29282A'
AXIS = 168
"""Height of the barrel's middle."""
FRONT, REAR = -82, 78
"""Where the barrel ends, along x."""


def dryer(color: str, *, nozzle: bool = True) -> None:
    """Standing, its outlet to the left."""
    shell, trim = plastic(COLORS[color][0], 0.4), metal(COLORS[color][1], 0.26)
    mesh = perforated(COLORS[color][0], pitch=3.6, hole=0.52)
    parts = grouped(partial(_barrel, shell, trim, mesh, color))
    if nozzle:
        parts += grouped(partial(_on_barrel, _slit_nozzle))
    placed(parts, y=-90, to=(REAR, 0, AXIS))
    _grip(shell, trim)
    _cable()


def _barrel(shell: Material, trim: Material, mesh: Material, color: str) -> None:
    """Upright, its rear at z 0."""
    filter_cup = rounded([(30, 2), (33, 0), (37.5, 5), (39, 12), (39, 40), (34, 40)], [0, 2, 5, 4, 0.8, 0], steps=8)
    lathe('filter', filter_cup, mesh, closed=True)
    lathe('end ring', rounded([(25, 1), (25, -0.6), (32.4, -0.6), (33.4, 1.6), (30, 4)], [0, 0.8, 1, 0.6, 0], steps=5), trim, closed=True)
    lathe('end', rounded([(0, 2.6), (20, 2.2), (26, 0.8), (26, 4), (0, 4)], [0, 8, 0.6, 0, 0]), plastic(mix(COLORS[color][0], '#000000', 0.06), 0.5))
    lathe('gap', [(0, 39), (37.6, 39), (37.6, 43), (0, 43)], rubber())
    front = REAR - FRONT
    body = rounded(
        [(34, 41.2), (39.2, 41.2), (38.8, 90), (36.6, front - 9), (36.6, front - 7.5), (32, front - 7.5)],
        [0, 0.9, 40, 0.8, 0.8, 0],
        steps=10,
    )
    lathe('barrel', body, shell, closed=True)
    ring = [(32, front - 8), (36.9, front - 8), (36.9, front), (33.2, front), (33.2, front - 14), (32, front - 14)]
    lathe('trim', rounded(ring, 0.7, steps=4, closed=True), trim, closed=True)
    dark = plastic(DARK, 0.5)
    lathe('outlet', [(0, front - 20), (33.3, front - 20), (33.3, front - 13), (33, front - 13), (32.6, front - 18), (0, front - 18)], plastic('#19181A', 0.7))
    round_grille('grille', 33, dark, (0, 0, front - 12), rings=4, vanes=16, core=0.36)
    core = rounded([(0, front - 18), (11.5, front - 18), (11.5, front - 8), (7, front - 4), (0, front - 3)], [0, 0, 3, 5, 0], steps=8)
    lathe('core', core, trim)


def _on_barrel(nozzle) -> None:
    placed(grouped(nozzle), to=(0, 0, REAR - FRONT - 0.2))


def _slit_nozzle() -> None:
    """Round behind, a slit in front; z is the way the air goes."""

    def ring(z: float, share: float, wall: float) -> list[tuple[float, float, float]]:
        width, depth = 73 + 3 * share, 73 - 58 * share
        outline = superellipse(width - 2 * wall, depth - 2 * wall, 2 + 1.6 * share, steps=128)
        return [(x, y, z) for x, y in outline]

    ways = [0, 0.04, 0.12, 0.3, 0.5, 0.7, 0.88, 0.97, 1]
    bend = lambda t: 0.0 if t < 0.15 else (1 - cos(pi * (t - 0.15) / 0.85)) / 2
    outside = [ring(46 * t, bend(t), 0.5 if t in (0, 1) else 0) for t in ways]
    inside = [ring(46 * t, bend(t), 1.6 if t in (0, 1) else 2.2) for t in reversed(ways)]
    skin('nozzle', outside + inside, plastic(DARK, 0.38), round_path=True)


def _cone_nozzle() -> None:
    """A short round nozzle for styling."""
    dark = plastic(DARK, 0.38)
    wall = rounded([(36.6, 0), (36.6, 9), (26, 40)], [0, 6, 0], steps=8)
    lathe('cone', [*wall, (24.4, 40.4), *[(r - 2.2, z) for r, z in reversed(wall)]], dark, closed=True)


def _section(z: float) -> list[Flat]:
    """The grip's outline at a height: an egg, wider where it meets barrel and foot."""
    rise = z / (AXIS - 34)
    flare = 7.5 * max(0.0, (rise - 0.8) / 0.2) ** 2.4
    belly = 2.2 * sin(pi * min(1.0, rise)) + 1.6 * (1 - rise)
    return superellipse(34 + 2 * belly + 2 * flare, 34 + belly + 0.8 * flare, 2.3, steps=96)


def _grip(shell: Material, trim: Material) -> None:
    foot = [(x * 1.012, y * 1.012) for x, y in _section(0)]
    slab('foot', foot, 5.4, plastic(DARK, 0.5), edge=0.5, under=1.6)
    slab('foot line', [(x * 1.015, y * 1.015) for x, y in _section(5)], 3.2, trim, (0, 0, 5), edge=0.6)
    heights = [7.8, 8.4, 20, 40, 60, 80, 96, 104, 110, 116, 122, 128, 134, 141, 149]
    skin('grip', [[(x * (0.985 if i == 0 else 1), y * (0.985 if i == 0 else 1), z) for x, y in _section(z)] for i, z in enumerate(heights)], shell)
    for z, length in ((88, 17), (64, 17)):
        _button('button', z, length, trim)
    lamp = metal('#D98A2B', 0.4)
    for i in range(3):
        _on_grip(slab('lamp', superellipse(1.9, 1.9, 2, 32), 0.9, lamp, edge=0.3), 42 + 5 * i)


def _button(name: str, z: float, length: float, material: Material) -> None:
    """A switch in its trough, on the side of the outlet."""
    _on_grip(slab(f'{name} trough', superellipse(14.5, length + 3.5, 3.2, 64), 1.3, rubber('#1D1C1E'), edge=0.5), z)
    _on_grip(slab(name, superellipse(11.5, length, 3.2, 64), 3, material, edge=1.1, dome=0.3), z)


def _on_grip(made, z: float) -> None:
    """Lays a thing that faces up onto the side of the grip that faces the outlet."""
    turned(made, x=90)
    turned(made, z=-90)
    moved(made, (-max(x for x, _ in _section(z)) + 0.7, 0, z))


def _cable() -> None:
    """Out of the foot at the rear, coiled behind the dryer, with a flat plug."""
    black = rubber('#232326')
    boot = smooth_line([(17, 0, 9), (25, 0, 8.4), (34, 0, 6.4), (44, 0, 4.4)], 8)
    tube('boot', boot, lambda t: 5.4 - 2.0 * t, black, sides=24)
    middle, turns = (44, 84), 3
    coil = []
    for i in range(turns * 24 + 8):
        angle, lap = -0.5 + 2 * pi * i / 24, i / 24
        reach = 47 + 2.4 * sin(2.3 * lap + 0.8) - 3 * lap
        coil.append((middle[0] + reach * cos(angle) * 1.12, middle[1] + reach * sin(angle) * 0.86, 3.1 + 5.9 * max(0, min(lap - 0.4, 2.1))))
    last = coil[-1]
    way = [(40, 0, 4.9), (54, 1, 3.4), (74, 12, 3.1), (92, 36, 3.1), *coil[1::2]]
    away = [(last[0] - 26, last[1] + 4, last[2] - 4), (last[0] - 50, last[1] - 4, 7.5), (last[0] - 66, last[1] - 13, 7.5)]
    tube('cable', smooth_line([*way, *away], 5), 3.0, black, sides=16)
    placed(grouped(partial(_plug, black)), z=208, to=(away[-1][0] + 4, away[-1][1] + 2, 0))


def _plug(black: Material) -> None:
    """A flat plug with two pins towards +X."""
    slab('plug', rounded([(0, -5.5), (38, -13.5), (38, 13.5), (0, 5.5)], [4, 6, 6, 4], closed=True), 14, black, edge=1.8)
    for side in (-1, 1):
        tube('pin', [(37, 9.5 * side, 7), (52, 9.2 * side, 7), (56, 9.1 * side, 7)], lambda t: 2.4 if t < 0.9 else 1.4, metal('#C9C8C5', 0.3), sides=20)


def outlet() -> None:
    """Without its nozzle, the outlet towards us."""
    placed(grouped(partial(dryer, 'porcelain', nozzle=False)), z=90)


def with_nozzles() -> None:
    dryer('porcelain', nozzle=False)
    parts = grouped(_slit_nozzle)
    placed(parts, z=30, to=(-96, -66, 0), rest=True)
    placed(grouped(_cone_nozzle), to=(-6, -96, 0), rest=True)


MAIN = Camera(turn=-28, pitch=11, fill=0.76)

PRODUCT = Product(
    'beauty/zephra-hair-dryer',
    [
        View('porcelain', partial(dryer, 'porcelain'), MAIN, 'sand'),
        View('graphite', partial(dryer, 'graphite'), MAIN),
        View('clay', partial(dryer, 'clay'), MAIN),
        View('front', outlet, Camera(turn=-12, pitch=8, fill=0.76), 'sand'),
        View('nozzles', with_nozzles, Camera(turn=-22, pitch=20, fill=0.76), 'clay'),
    ],
)
