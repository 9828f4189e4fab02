"""A heavy pot of enamelled cast iron with a domed lid and a brass knob."""

from functools import partial

from kit.bakery import loaf
from kit.materials import Material, cast_iron, enamel, metal
from kit.product import Camera, Product, View, close_up
from kit.shapes import cup, grouped, lathe, placed, rounded, smooth_line, superellipse, tube

COLORS = {'deep-teal': '#235158', 'marigold': '#C9801F', 'cream': '#E6DBC6'}
PALE = '#E9DFCC'
RADIUS, HEIGHT, WALL = 124, 112, 6


def pot(color: str) -> None:
    """Pot and lid, the handles left and right."""
    _body(color)
    placed(grouped(partial(_lid, color)), to=(0, 0, HEIGHT))


def _body(color: str) -> None:
    paint = enamel(COLORS[color])
    outside = rounded([(0, 3), (92, 3), (94, 0), (101, 0), (103, 3), (RADIUS, 30), (RADIUS + 2, HEIGHT - 3)], [0, 1, 1.5, 1.5, 6, 44, 0], steps=18)
    cup('pot', outside, WALL, paint, floor=7)
    liner = [(max(r - WALL + 0.6, 0), max(z, 6.8) + 0.3) for r, z in outside]
    cup('inside', liner, 1.4, enamel(PALE), floor=8.6)
    lathe('rim', rounded([(RADIUS - WALL - 0.4, HEIGHT - 3.2), (RADIUS - WALL - 0.4, HEIGHT), (RADIUS + 2.2, HEIGHT), (RADIUS + 2.2, HEIGHT - 3.2)], 1.4, closed=True), cast_iron('#3A393A'), closed=True, sides=160)
    for side in (-1, 1):
        _handle(paint, side)


def _handle(paint: Material, side: int) -> None:
    """A flat loop, cast on under the rim, wide enough for a glove."""
    reach, z = RADIUS - 2, HEIGHT - 25
    line = smooth_line(
        [(side * (reach - 12.5), -49, z - 4), (side * (reach + 6), -48, z - 1), (side * (reach + 28), -38, z + 2), (side * (reach + 38), -16, z + 4), (side * (reach + 38), 16, z + 4), (side * (reach + 28), 38, z + 2), (side * (reach + 6), 48, z - 1), (side * (reach - 12.5), 49, z - 4)], 12
    )
    flare = lambda t: 1 + 0.35 * max(0, 1 - min(t, 1 - t) / 0.16) ** 1.5
    tube(f'handle {side}', line, flare, paint, section=superellipse(13, 13, 2.6, 40), up=(0, 0, 1))


def _lid(color: str) -> None:
    """z 0 is where it lies on the rim."""
    paint = enamel(COLORS[color])
    top = rounded([(RADIUS - 8, -4), (RADIUS - 8, 0.2), (RADIUS + 3, 0.2), (RADIUS + 3.5, 7), (RADIUS - 3, 12), (100, 23), (60, 35), (20, 40), (0, 40)], [0, 0.5, 2, 4, 6, 60, 50, 20, 0], steps=14)
    lathe('lid', [(0, 31), (60, 28), (100, 16), *top], paint, sides=160)
    _knob()


def _knob() -> None:
    shape = rounded([(0, 39), (15, 39), (15, 42), (9, 46), (8.5, 54), (21, 60), (22.5, 66), (17, 72.5), (0, 74)], [0, 0.6, 1.2, 5, 7, 5, 5, 8, 0], steps=10)
    lathe('knob', shape, metal('#C6A15C', 0.34))
    lathe('knob washer', rounded([(0, 38), (17.5, 38), (17.5, 40.4), (0, 40.4)], 0.6), metal('#B08C4C', 0.42))


def opened() -> None:
    """The lid lies beside the pot, and a loaf has been baked in it."""
    _body('deep-teal')
    placed(grouped(partial(loaf, 104, 92)), z=25, to=(0, 0, 8.8))
    placed(grouped(partial(_lid, 'deep-teal')), to=(160, -142, 4.1))


MAIN = Camera(turn=14, pitch=14, fill=0.78)

PRODUCT = Product(
    'home/hearth-enamel-dutch-oven',
    [
        View('deep-teal', partial(pot, 'deep-teal'), MAIN),
        View('marigold', partial(pot, 'marigold'), MAIN),
        View('cream', partial(pot, 'cream'), MAIN, 'sand'),
        View('open', opened, Camera(turn=-8, pitch=34, fill=0.82), 'clay'),
        View('knob', partial(pot, 'deep-teal'), close_up((0, -10, 158), 190, Camera(turn=14, pitch=20)), 'sand'),
    ],
)
