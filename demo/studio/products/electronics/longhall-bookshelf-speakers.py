"""A pair of two-way speakers: veneered cabinets, black baffles, a silk dome over a paper cone, grilles of
cloth."""

from functools import partial

from kit.audio import acoustic_cloth, tweeter, woofer
from kit.materials import Material, brass, metal, plastic, powder_coat, rubber
from kit.product import Camera, Product, View
from kit.shapes import Part, cut, grouped, lathe, moved, placed, rounded, rounded_box, screw, sheet, slab
from kit.veneer import veneer

WIDTH, DEPTH, HEIGHT = 190, 200, 320
FEET = 3


def cabinet(kind: str, *, grille: bool = False) -> None:
    """One speaker, its baffle towards the front."""
    skin = veneer('walnut' if kind == 'walnut' else 'ash', axis='y')
    case = slab('case', rounded_box(WIDTH, HEIGHT, 4), DEPTH, skin, edge=2.2, under=2.2)
    if not grille:
        cut(case, _bore(DEPTH))
    placed([case], x=90, to=(0, DEPTH / 2, FEET + HEIGHT / 2))
    for x in (-1, 1):
        for y in (-1, 1):
            lathe(f'foot {x} {y}', rounded([(0, 0), (8, 0), (8, FEET + 0.2), (0, FEET + 0.2)], 0.8), rubber(), (x * 76, y * 80, 0), sides=40)
    if grille:
        _grille(kind)
    else:
        _baffle(kind)
    _back()


def _baffle(kind: str) -> None:
    """A satin board with both drivers and a strip of brass."""
    face = powder_coat('#2B2A29', 0.42)
    parts = grouped(lambda: _front(face))
    placed(parts, x=90, to=(0, -DEPTH / 2 + 0.6, FEET + HEIGHT / 2))


def _front(face: Material) -> None:
    board = slab('baffle', rounded_box(WIDTH - 12, HEIGHT - 12, 3), 4.6, face, edge=1.6)
    cut(board, _bore(0))
    placed(woofer(76, ring=metal('#6B6965', 0.4)), to=(0, -58, 4.4))
    placed(tweeter(47, plate=metal('#3A3937', 0.4)), to=(0, 86, 4.4))
    slab('badge', rounded_box(26, 5, 1), 1, brass(0.34), (0, -146, 4.3), edge=0.3)


def _bore(front: float) -> Part:
    """What is cut away for the lower driver, 34 mm behind the front."""
    return lathe('bore', [(0, -34), (67, -34), (67, 12), (0, 12)], plastic('#121213', 0.6), (0, -58, front))


def _grille(kind: str) -> None:
    """Cloth over a frame that magnets hold, a little smaller than the cabinet."""
    cloth = acoustic_cloth('#5A554E' if kind == 'walnut' else '#3A3937', 1.8)
    parts = grouped(lambda: (_cloth(cloth), slab('badge', rounded_box(26, 5, 1), 1, brass(0.34), (0, -138, 9.4), edge=0.3)))
    placed(parts, x=90, to=(0, -DEPTH / 2 + 0.6, FEET + HEIGHT / 2))


def _cloth(cloth: Material) -> None:
    width, height = WIDTH - 9, HEIGHT - 9
    slab('grille frame', rounded_box(width, height, 5), 7.5, cloth, edge=3)
    sheet('grille cloth', lambda u, v: ((u - 0.5) * (width - 4.6), (v - 0.5) * (height - 4.6), 9.5 - 2.0 * (abs(2 * u - 1) ** 18 + abs(2 * v - 1) ** 24)), cloth, steps=(60, 90))


def _back() -> None:
    """Port, terminals and a plate, seen from behind."""
    parts = grouped(_rear)
    placed(parts, x=90)
    placed(parts, z=180, to=(0, DEPTH / 2 - 0.2, FEET + HEIGHT / 2))


def _rear() -> None:
    black = plastic('#1F2022', 0.36)
    flare = rounded([(18, 0.3), (31, 0.3), (31, 3), (27, 4), (20, 1), (18, 0.35)], [0, 0.5, 1.5, 4, 1, 0])
    lathe('port', flare, black, (0, 70, 0), closed=True, sides=96)
    lathe('port depth', [(0, 0.2), (20, 0.2), (20, 0.7), (0, 0.7)], plastic('#0B0B0C', 0.9), (0, 70, 0), sides=64)
    slab('terminal plate', rounded_box(104, 78, 7), 3, black, (0, -84, 0), edge=1)
    for x in (-44, 44):
        for y in (-115, -53):
            moved(screw(f'screw {x} {y}', 3.2, metal('#8B8A88', 0.35)), (x, y, 2.2))
    for x, ring in ((-22, '#A4402F'), (22, '#2A2A2C')):
        _terminal(x, ring)
    slab('plate', rounded_box(70, 16, 2), 0.6, metal('#A9A6A0', 0.4), (0, 8, 0.1), edge=0.2)


def _terminal(x: float, ring: str) -> None:
    """A gold-plated post with a colored ring, for plugs or bare wire."""
    gold = metal('#C79F55', 0.24)
    lathe(f'post {x}', rounded([(0, 2.6), (9.5, 2.6), (9.5, 6), (6.4, 7), (6.4, 10), (9, 11), (9, 25), (4, 26.5), (4, 23), (0, 23)], 0.8), gold, (x, -84, 0), sides=72)
    lathe(f'color {x}', rounded([(8.4, 13.5), (9.5, 13.5), (9.5, 17), (8.4, 17)], 0.3, closed=True), plastic(ring, 0.35), (x, -84, 0), closed=True, sides=72)


def pair(kind: str, grille: bool = False) -> None:
    """Both, turned to the listener a little."""
    placed(grouped(partial(cabinet, kind, grille=grille)), z=8, to=(-136, 10, 0))
    placed(grouped(partial(cabinet, kind, grille=grille)), z=-8, to=(136, -10, 0))


def behind() -> None:
    placed(grouped(partial(cabinet, 'walnut')), z=180)


PRODUCT = Product(
    'electronics/longhall-bookshelf-speakers',
    [
        View('walnut', partial(pair, 'walnut'), Camera(turn=24, pitch=11, fill=0.78)),
        View('black-ash', partial(pair, 'black-ash'), Camera(turn=24, pitch=11, fill=0.78), 'sand'),
        View('grilles', partial(pair, 'walnut', True), Camera(turn=-24, pitch=11, fill=0.78)),
        View('back', behind, Camera(turn=30, pitch=13, fill=0.74), 'stone'),
    ],
)
