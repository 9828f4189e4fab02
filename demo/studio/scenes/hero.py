"""The picture of the front page: things of every category around a vase of marigolds, in the morning sun."""

from kit.flowers import marigold
from kit.modules import shown
from kit.plinths import CLAY, OCHRE, SAND, block, drum, stand
from kit.product import Camera, Product, View
from kit.shapes import placed


def wide() -> None:
    """For screens that are wider than high."""
    middle()
    stand(shown('fashion/rowan-tote', 'oxblood'), (530, 190), turn=-20)
    stand(shown('fashion/isla-cashmere-scarf', 'camel'), (408, -132), turn=12)
    stand(shown('home/tide-stoneware-mugs', 'sea-mist'), (-468, -40), turn=20)
    placed(marigold('cut', 66, (-306, -190, 40), lean=(48, 20), seed=11), rest=True)


def middle() -> None:
    """What both pictures show."""
    drum(290, 176, CLAY, (-262, 60))
    stand(shown('home/heron-pour-over-kettle', 'chalk'), (-256, 60), 176, turn=10)
    block((236, 220, 262), SAND, (222, 110), turn=-10)
    stand(shown('electronics/aurora-one-headphones', 'midnight'), (222, 110), 262, turn=-38)
    drum(240, 50, OCHRE, (44, -150))
    stand(shown('beauty/dew-face-serum', 'front'), (6, -140), 50)
    stand(shown('beauty/linden-face-cream', 'front'), (88, -164), 50, turn=10)
    _flowers((-18, 150))


def _flowers(at: tuple[float, float]) -> None:
    """A vase with marigolds that lean to all sides."""
    stand(shown('home/kiln-vase', 'neck'), at)
    for name, width, color, stem, lean, seed in STEMS:
        marigold(name, width, (*at, 216), color=color, stem=stem, lean=lean, nod=34, seed=seed)


STEMS = (
    ('high', 88, '#EE8A12', 236, (2, -3), 1),
    ('left', 78, '#E77C0C', 196, (2, -27), 2),
    ('right', 76, '#F0A024', 190, (6, 25), 3),
    ('low', 66, '#EB930F', 132, (22, -8), 4),
)

HELD = tuple(name for name, *_ in STEMS)

PRODUCT = Product(
    'scenes/hero',
    [
        View('wide', wide, Camera(pitch=8, lens=80, aspect=1.6, target=(78, 0, 218), span=1320), hanging=HELD, key=1.25),
        View('tall', middle, Camera(pitch=8, lens=80, aspect=0.8, target=(-26, 0, 236), span=830), hanging=HELD, key=1.25),
    ],
)
