"""A chef's knife with a full tang riveted between scales of walnut, and its sheath of leather."""

from kit.knives import blade_outline, chefs_knife
from kit.materials import leather, metal
from kit.product import Camera, Product, View, close_up
from kit.shapes import grouped, inset, lathe, placed, rounded, slab, stitches


def knife() -> None:
    """Lying on its side, the tip to the lower left."""
    placed(grouped(chefs_knife), y=-2.2, z=32, rest=True)


def with_sheath() -> None:
    """Beside the sheath."""
    placed(grouped(chefs_knife), y=-2.2, z=26, to=(-10, 46, 0), rest=True)
    placed(grouped(_sheath), z=26, to=(52, -40, 0))


def _sheath() -> None:
    """Two layers of leather, sewn along the edge, closed by a stud at the heel."""
    spine, edge = blade_outline()
    outline = inset(rounded([(p.x, p.y) for p in [*spine[::4], *reversed(edge[::4])]], 1, closed=True, steps=3), -7)
    hide = leather('#8A5634', pebble=1.1, depth=0.07)
    slab('lower layer', outline, 3, hide, edge=1)
    slab('upper layer', inset(outline, 0.5), 3, hide, (0, 0, 3.1), edge=1.2, dome=2.2)
    seam = [(x, y, 6.75) for x, y in inset(outline, 4.4) if x < 4]
    start = max(range(len(seam)), key=lambda i: seam[i][0] + seam[i][1])
    stitches('seam', seam[start:] + seam[:start], leather('#D8C29A', pebble=0.5), length=3.4, gap=1.5, thickness=0.85)
    slab('strap', rounded([(-14, -32), (4, -32), (4, 29), (-14, 29)], 3, closed=True), 2.4, hide, (0, 0, 6.5), edge=1)
    lathe('stud', rounded([(0, 0), (5.4, 0), (5.4, 1.6), (0, 2.4)], 0.7), metal('#C09A58', 0.3), (-5, -16, 8.8), sides=40)


PRODUCT = Product(
    'home/ridge-chefs-knife',
    [
        View('front', knife, Camera(turn=0, pitch=52, fill=0.84)),
        View('handle', knife, close_up((38, 26, 10), 170, Camera(turn=-6, pitch=40)), 'sand'),
        View('sheath', with_sheath, Camera(turn=0, pitch=58, fill=0.82), 'clay'),
    ],
)
