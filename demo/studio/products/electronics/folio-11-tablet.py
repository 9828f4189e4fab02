"""A tablet thin enough to disappear in a magazine: flat aluminium sides, one lens, a pencil beside it."""

from functools import partial

from kit import handhelds, screens
from kit.color import mix
from kit.handhelds import Form, lying, standing
from kit.gadgets import holes
from kit.materials import anodised, metal
from kit.product import Camera, Product, View
from kit.shapes import lathe, placed, rounded

COLORS = {'starlight': '#DDD7CB', 'slate': '#666A72'}
FORM = Form(179, 248, 6, 15, rim=1)


def tablet(name: str) -> None:
    shell = anodised(COLORS[name], 0.38)
    picture = screens.ridges(handhelds.front_size(FORM), screens.LAGOON, border=8.5, corner=7, strength=0.74, seed=2.1)
    made = handhelds.body(FORM, shell, picture, shell)
    handhelds.socket(FORM, made)
    handhelds.buttons(FORM, shell, ((98, 16), (78, 16)))
    handhelds.on_the_back(partial(_back, name))


def _back(name: str) -> None:
    x, y = -FORM.width / 2 + 19, FORM.height / 2 - 19
    handhelds.eyes(((x, y),), 8.2, metal(mix(COLORS[name], '#FFFFFF', 0.3), 0.2), -0.02, 1.7)
    handhelds.flash(x + 15.5, y, 2.2)
    lathe('mark', rounded([(9, 0), (12.5, 0), (12.5, 0.12), (9, 0.12)], 0.04, closed=True), metal(mix(COLORS[name], '#303236', 0.35), 0.12), closed=True)
    holes('contacts', 3, 4.2, 1.3, (0, -FORM.height / 2 + 13, 0), metal('#B9B4AA', 0.3))


def both(name: str) -> None:
    """Its back behind, its screen in front."""
    standing(partial(tablet, name), x=74, y=60, turn=-10, back=True)
    standing(partial(tablet, name), x=-42, y=-30, turn=-4)


def with_pencil() -> None:
    lying(partial(tablet, 'starlight'), turn=14)
    placed(handhelds.pencil('#E8E3D9'), z=101, to=(120, -34, 0))


def back() -> None:
    """Lying face down."""
    lying(partial(tablet, 'slate'), turn=-24, back=True)


PRODUCT = Product(
    'electronics/folio-11-tablet',
    [
        View('starlight', partial(both, 'starlight'), Camera(turn=14, pitch=9, fill=0.76)),
        View('slate', partial(both, 'slate'), Camera(turn=14, pitch=9, fill=0.76)),
        View('pencil', with_pencil, Camera(turn=-6, pitch=56, fill=0.78), 'sage'),
        View('back', back, Camera(turn=0, pitch=44, fill=0.76), 'stone'),
    ],
)
