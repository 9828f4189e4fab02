"""A monitor for pictures and text: matte glass in an aluminium shell, on a stand that turns, tilts and
pivots."""

from functools import partial

from kit import screens
from kit.materials import anodised, metal, plastic, rubber
from kit.product import Camera, Product, View
from kit.shapes import box, cut, grouped, join, lathe, moved, placed, rounded_box, slab, tube, turned

WIDTH, HEIGHT, THICK = 614, 362, 24
MIDDLE = 330
"""Height of the middle of the screen above the table."""
SHELL = '#D2D3D4'


def panel(*, upright: bool = False) -> None:
    """Lying with its picture up, its middle in the origin, its back at z = -THICK. The picture stands upright
    if the panel will."""
    slab('shell', rounded_box(WIDTH, HEIGHT, 11), THICK, anodised(SHELL, 0.38), (0, 0, -THICK), edge=1.2, under=9)
    size = (HEIGHT - 4, WIDTH - 4) if upright else (WIDTH - 4, HEIGHT - 4)
    picture = screens.ridges(size, screens.DUNE, border=8, corner=2, strength=0.74, seed=0.6, roughness=0.26)
    glass = screens.front('screen', size, picture, (0, 0, -0.3), corner=9.2, thickness=0.9, edge=0.3)
    turned(glass, z=-90 if upright else 0)
    lathe('eye', [(0, 0), (1.6, 0), (1.6, 0.1), (0, 0.1)], plastic('#26304A', 0.15, grain=0), (0, HEIGHT / 2 - 6, 0.58), sides=32)
    _sockets()
    _vents()


def _sockets() -> None:
    """A dark field with the sockets, at the lower edge of the back."""
    dark = plastic('#1C1D20', 0.5)
    y = -HEIGHT / 2 + 46
    slab('socket field', rounded_box(190, 26, 5), 1, dark, (0, y, -THICK - 0.35), edge=0.2, under=0.2)
    steel = metal('#9B9C9E', 0.3)
    made = []
    for x, width, depth in ((-76, 9, 3.4), (-52, 15, 5.6), (-28, 15, 5.6), (-2, 16, 5.8), (28, 13, 5.8), (50, 13, 5.8), (72, 13, 5.8)):
        made.append(slab('socket', rounded_box(width, depth, 1.6), 0.6, steel, (x, y, -THICK - 0.6), edge=0.15))
        made.append(slab('opening', rounded_box(width - 1.8, depth - 1.8, 0.8), 0.6, dark, (x, y, -THICK - 0.72), edge=0.1))
    join('sockets', made)


def _vents() -> None:
    """Slots in a row along the upper edge of the back."""
    dark = plastic('#26272A', 0.6)
    join('vents', [slab('vent', rounded_box(2.2, 15, 1.09, steps=5), 0.5, dark, ((i - 24.5) * 6.4, HEIGHT / 2 - 34, -THICK - 0.12), edge=0.1) for i in range(50)])


def stand(middle: float) -> None:
    """A flat foot, a flat post that leans a little, and a plate that holds the panel, whose middle is at a
    height."""
    shell = anodised(SHELL, 0.36)
    slab('foot', rounded_box(236, 190, 10), 6.5, shell, (0, 62, 0.8), edge=1.6)
    slab('sole', rounded_box(226, 180, 8), 1, rubber('#2A2B2D'), (0, 62, 0), edge=0.3)
    post = tube('post', [(0, 96, 6), (0, 92, 120), (0, 88, 260), (0, 84, middle + 72)], 1, shell, section=rounded_box(18, 76, 7, steps=6), up=(1, 0, 0))
    hole = slab('hole', rounded_box(34, 46, 16.9), 60, shell, (0, 0, -30), edge=0.05)
    placed([hole], x=90, to=(0, 94, 92))
    cut(post, hole)
    ring = tube('hole ring', [(x, 104, z) for x, z in _loop(0, 92)], 1, metal('#D98A2B', 0.4), section=rounded_box(1.6, 20, 0.4), up=(0, 1, 0), closed=True)
    moved(ring, (0, -10, 0))
    arm = box('arm', (56, 62, 40), shell, (0, 50, middle - 20), edge=5)
    plate = slab('plate', rounded_box(112, 112, 12), 9, shell, edge=1.6)
    placed([plate], x=90, to=(0, 21, middle))
    assert arm


def _loop(x: float, z: float) -> list:
    return [(x + a, z + b) for a, b in rounded_box(33.4, 45.4, 16.6, steps=16)]


def monitor(*, upright: bool = False, tilt: float = 4) -> None:
    """On its stand; upright turns the panel by a quarter."""
    middle = MIDDLE + 62 if upright else MIDDLE
    stand(middle)
    parts = grouped(partial(panel, upright=upright))
    if upright:
        placed(parts, z=90)
    placed(parts, x=90 - tilt, to=(0, -THICK + 11.5, middle))


def behind() -> None:
    placed(grouped(monitor), z=180)


PRODUCT = Product(
    'electronics/nordlume-27-studio-display',
    [
        View('front', monitor, Camera(turn=22, pitch=8, fill=0.8)),
        View('back', behind, Camera(turn=26, pitch=12, fill=0.78), 'stone'),
        View('portrait', partial(monitor, upright=True), Camera(turn=-26, pitch=9, fill=0.78), 'sand'),
    ],
)
