"""A phone of sensible size: an aluminium frame between two sheets of glass, two lenses in a raised pill."""

from functools import partial

from kit import handhelds, screens
from kit.color import mix
from kit.handhelds import Form, lying, standing
from kit.materials import anodised, metal
from kit.product import Camera, Product, View
from kit.shapes import grouped, placed, rounded_box, slab

COLORS = {'deep-teal': ('#2F5D62', '#4E7678'), 'porcelain': ('#E4DED3', '#CFC8BA'), 'graphite': ('#3C3E43', '#6A6C71')}
FORM = Form(71, 146, 7.6, 13.5)
EMBER = ('#E9A55C', '#F6DDB2', '#DB8A4A', '#B75F43', '#7C3D42', '#2F2233')


def phone(name: str) -> None:
    color, metal_color = COLORS[name]
    frame = anodised(metal_color, 0.3)
    picture = screens.ridges(handhelds.front_size(FORM), EMBER, border=2.4, corner=10.6, strength=0.78, seed=1.2)
    made = handhelds.body(FORM, frame, picture, handhelds.satin_glass(color))
    handhelds.socket(FORM, made)
    handhelds.buttons(FORM, frame, ((16, 17),), ((26, 11), (11, 11)))
    handhelds.sensor_pill(FORM, 17, 5, 8.6)
    handhelds.on_the_back(partial(_lenses, color, metal_color))


def _lenses(color: str, metal_color: str) -> None:
    x, y = -FORM.width / 2 + 20.5, FORM.height / 2 - 34
    slab('pill', rounded_box(29, 56, 14.4, steps=20), 1.9, handhelds.satin_glass(mix(color, '#101114', 0.16), 0.2), (x, y, -0.4), edge=0.8)
    handhelds.eyes(((x, y + 13.2), (x, y - 13.2)), 10.6, metal(mix(metal_color, '#FFFFFF', 0.35), 0.2), 1.48, 1.5)
    handhelds.flash(x + 21, y + 13.2)


def both(name: str) -> None:
    """Its back behind, its screen in front."""
    standing(partial(phone, name), x=40, y=26, turn=-6, back=True)
    standing(partial(phone, name), x=-32, y=-16, turn=-6)


def flat() -> None:
    lying(partial(phone, 'deep-teal'), x=-50, y=10, turn=22)
    lying(partial(phone, 'deep-teal'), x=50, y=-12, turn=14, back=True)


def pile(names: tuple[str, ...]) -> None:
    """One upon the other, backs up; each upper one rests on the lenses and on the lower edge of the one
    below."""
    lying(partial(phone, names[0]), back=True)
    if len(names) > 1:
        upper = grouped(partial(pile, names[1:]))
        placed(upper, z=-30)
        placed(upper, x=2.23, to=(2, -2, 10.7))


def stack() -> None:
    placed(grouped(partial(pile, ('deep-teal', 'porcelain', 'graphite'))), z=78)


PRODUCT = Product(
    'electronics/halden-five-phone',
    [
        View('deep-teal', partial(both, 'deep-teal'), Camera(turn=14, pitch=9, fill=0.74)),
        View('porcelain', partial(both, 'porcelain'), Camera(turn=14, pitch=9, fill=0.74), 'sand'),
        View('graphite', partial(both, 'graphite'), Camera(turn=14, pitch=9, fill=0.74)),
        View('flat', flat, Camera(turn=-8, pitch=58, fill=0.8), 'stone'),
        View('stack', stack, Camera(turn=12, pitch=32, fill=0.78), 'clay'),
    ],
)
