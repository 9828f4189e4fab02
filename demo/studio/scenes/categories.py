"""One still life for each category, in its own color."""

from kit.flowers import marigold
from kit.modules import shown
from kit.plinths import CHALK, CLAY, OCHRE, SAND, block, drum, stand
from kit.product import Camera, Product, View
from kit.shapes import placed


def electronics() -> None:
    """To listen and to talk."""
    block((230, 200, 170), CLAY, (56, 90), turn=12)
    stand(shown('electronics/aurora-one-headphones', 'sand'), (56, 90), 170, turn=14)
    stand(shown('electronics/halden-five-phone', 'deep-teal'), (-104, -70), turn=8)


def home() -> None:
    """A pot, a mug and a flower."""
    block((330, 280, 90), SAND, (20, 70), turn=-8)
    stand(shown('home/hearth-enamel-dutch-oven', 'marigold'), (20, 70), 90, turn=20)
    stand(shown('home/tide-stoneware-mugs', 'oatmeal'), (-120, -130), turn=16)
    placed(marigold('cut', 70, (80, -150, 40), lean=(48, 14), seed=11), rest=True)


def fashion() -> None:
    """The tote, and a scarf on a low block."""
    stand(shown('fashion/rowan-tote', 'oxblood'), (-30, 90), turn=16)
    block((330, 240, 46), SAND, (90, -150), turn=10)
    stand(shown('fashion/isla-cashmere-scarf', 'marigold'), (90, -150), 46, turn=10)


def sports() -> None:
    """Strength and rest."""
    drum(250, 110, OCHRE, (60, 70))
    stand(shown('sports/haldor-kettlebell', 'front'), (60, 70), 110, turn=24)
    stand(shown('sports/fjord-insulated-bottle', 'deep-teal'), (-130, -40), turn=10)


def beauty() -> None:
    """Small things on steps."""
    block((112, 104, 76), CHALK, (-50, 40), turn=10)
    stand(shown('beauty/linden-face-cream', 'front'), (-50, 40), 76, turn=8)
    stand(shown('beauty/ember-scented-candle', 'front'), (52, 34), turn=6)
    drum(84, 20, CLAY, (2, -76))
    stand(shown('beauty/dew-face-serum', 'front'), (2, -76), 20, turn=-6)


def tile(target: tuple[float, float, float], span: float) -> Camera:
    """Upright pictures, 4 : 5."""
    return Camera(turn=0, pitch=11, lens=85, aspect=0.8, target=target, span=span)


PRODUCT = Product(
    'scenes/categories',
    [
        View('electronics', electronics, tile((-6, 0, 168), 440), 'sage'),
        View('home', home, tile((0, 0, 146), 480), 'sand'),
        View('fashion', fashion, tile((46, 0, 190), 630), 'clay'),
        View('sports', sports, tile((-6, 0, 184), 460), 'stone'),
        View('beauty', beauty, tile((-4, 0, 72), 242), 'clay', samples=1.4),
    ],
)
