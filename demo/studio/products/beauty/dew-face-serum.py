"""A serum in a bottle of amber glass with a dropper."""

from math import cos, pi, radians, sin

from kit.droppers import dropper, dropper_lean
from kit.materials import glass, liquid, metal, paper, powder_coat
from kit.product import Camera, Product, View
from kit.shapes import Material, ball, box, cup, grouped, lathe, placed, rounded, sheet, tube

AMBER = '#AD6426'
RADIUS = 17.6
SHOULDER = 60
FILLED = 54


def bottle() -> None:
    _flask()
    placed(grouped(_dropper), to=(0, 0, 72))


def _flask() -> None:
    """The bottle itself, its contents and its label."""
    outside = rounded(
        [(0, 1.2), (9, 1.2), (13, 0), (RADIUS, 0), (RADIUS, SHOULDER), (9.6, SHOULDER + 9), (8.8, SHOULDER + 17)],
        [0, 2, 1.5, 3.4, 9, 3.2, 0],
        steps=12,
    )
    cup('glass', outside, 1.9, glass(AMBER, depth=3.2), floor=3.6)
    inner = RADIUS - 1.85
    serum = rounded([(0, 3.55), (inner, 3.55), (inner, FILLED), (0, FILLED - 0.5)], [0, 1.5, 0.3, 0], steps=6)
    lathe('serum', serum, liquid('#F0C98A', 60))
    _label()


def _label() -> None:
    """Paper around two thirds of the bottle, with an abstract mark: a ring and two lines."""
    _wrapped('label', 15, 47, 122, 0.14, paper('#EEE6D8'))
    _wrapped('stripe', 15, 17, 122, 0.2, paper('#8E9A83'))
    ink = powder_coat('#3B3733', 0.7)
    _wrapped('line', 22.2, 22.55, 26, 0.2, ink)
    _wrapped('line below', 20.2, 20.55, 14, 0.2, ink)
    ring = []
    for i in range(48):
        angle = 2 * pi * i / 48
        turn, z = radians(90) + 3.6 * cos(angle) / RADIUS, 36.5 + 3.6 * sin(angle)
        ring.append((cos(-turn) * (RADIUS + 0.16), sin(-turn) * (RADIUS + 0.16), z))
    tube('ring', ring, 0.17, ink, closed=True, sides=8)


def _wrapped(name: str, low: float, high: float, half: float, out: float, material: Material) -> None:
    """A strip around the bottle's front, `half` degrees to each side."""

    def surface(u: float, v: float) -> tuple[float, float, float]:
        angle = radians(-90 - half + 2 * half * u)
        return (RADIUS + out) * cos(angle), (RADIUS + out) * sin(angle), low + (high - low) * v

    sheet(name, surface, material, steps=(96, 2), thickness=out)


def _dropper() -> None:
    dropper(metal('#C9C4BB', 0.26))


def opened() -> None:
    """The dropper lies before the bottle, with a drop beside it."""
    _flask()
    parts = grouped(_dropper)
    placed(parts, y=dropper_lean(), z=-20, to=(8, -36, 0), rest=True)
    ball('drop', (9.5, 8.6, 3.0), liquid('#F2D9A8', 60), (-44, -36, -0.25))
    ball('small drop', (4.2, 4, 1.5), liquid('#F2D9A8', 60), (-53, -32, -0.25))


def with_carton() -> None:
    """Beside the carton it comes in."""
    placed(grouped(bottle), z=8, to=(-30, -14, 0))
    placed(grouped(_carton), z=-24, to=(22, 16, 0))


def _carton() -> None:
    board = paper('#B9C1AE')
    box('carton', (42, 42, 112), board, edge=0.7)
    box('lid line', (42.3, 42.3, 0.5), paper('#9AA38F'), (0, 0, 97), edge=0.1)
    band_of_paper = paper('#EEE6D8')
    box('band', (42.5, 42.5, 30), band_of_paper, (0, 0, 22), edge=0.5)


PRODUCT = Product(
    'beauty/dew-face-serum',
    [
        View('front', bottle, Camera(turn=0, pitch=9, fill=0.78), samples=1.4),
        View('open', opened, Camera(turn=-14, pitch=20, fill=0.72), 'sand', samples=1.4),
        View('carton', with_carton, Camera(turn=0, pitch=11, fill=0.74), 'sage', samples=1.4),
    ],
)
