"""A heavy board of end-grain blocks, walnut and maple by turns, with a groove all around."""

from kit.knives import chefs_knife
from kit.materials import rubber
from kit.product import Camera, Product, View, close_up
from kit.shapes import grouped, lathe, lowest, placed, rounded, rounded_box, skin
from kit.timber import end_grain

WIDE, DEEP, HIGH, BLOCK = 450, 320, 42, (450 / 12, 320 / 8)
FEET = 6


def board() -> None:
    """The board on four small feet; a groove 10 mm wide runs 16 mm from its edge."""
    profile = [(2.5, 0), (0.8, 0.8), (0, 2.5), (0, HIGH - 4), (1.2, HIGH - 1.2), (4, HIGH), (15, HIGH), (16.2, HIGH - 0.8)]
    profile += [(17.4, HIGH - 2.9), (19.4, HIGH - 4.4), (21.5, HIGH - 4.8), (23.6, HIGH - 4.4), (25.6, HIGH - 2.9), (26.8, HIGH - 0.8), (28, HIGH), (32, HIGH)]
    rings = []
    for share, z in profile:
        corner = max(14 - share, 3.5)
        rings.append([(x, y, z + FEET) for x, y in rounded_box(WIDE - 2 * share, DEEP - 2 * share, corner)])
    skin('board', rings, end_grain(('walnut', 'maple'), BLOCK))
    for x in (-1, 1):
        for y in (-1, 1):
            lathe(f'foot {x} {y}', rounded([(0, 0), (9, 0), (10, FEET + 0.3), (0, FEET + 0.3)], 1), rubber('#3A3632'), (x * 190, y * 125, 0), sides=40)


def with_knife() -> None:
    """A knife lies on it."""
    board()
    parts = grouped(chefs_knife)
    placed(parts, y=-2.2, z=30)
    placed(parts, to=(10, -16, FEET + HIGH - lowest(parts)))


PRODUCT = Product(
    'home/checker-cutting-board',
    [
        View('front', board, Camera(turn=26, pitch=40, fill=0.84)),
        View('knife', with_knife, Camera(turn=10, pitch=58, fill=0.84), 'sand'),
        View('grain', board, close_up((120, -118, FEET + 30), 210, Camera(turn=32, pitch=30)), 'clay'),
    ],
)
