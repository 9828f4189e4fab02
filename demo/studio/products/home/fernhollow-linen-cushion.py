"""A square cushion of heavy linen with a piped edge, filled with feathers."""

from functools import partial

from kit.linen import linen
from kit.pillows import pillow
from kit.product import Camera, Product, View, close_up
from kit.shapes import grouped, placed

COLORS = {'flax': '#CDBB9C', 'sage': '#86957D', 'rust': '#A85C39', 'indigo': '#3C4966'}
SIDE = 480


def cushion(color: str, seed: int = 1) -> None:
    """Standing on its lower edge, leaning back a little."""
    parts = grouped(lambda: pillow('cushion', SIDE, linen(COLORS[color], pitch=1.2, contrast=0.1), seed=seed))
    placed(parts, x=-7, rest=True)


def pair() -> None:
    """Indigo behind, flax before it."""
    placed(grouped(partial(cushion, 'indigo', 3)), z=8, to=(-110, 120, 0))
    placed(grouped(partial(cushion, 'flax', 1)), z=-10, to=(130, -80, 0))


MAIN = Camera(turn=-22, pitch=12, fill=0.76)

PRODUCT = Product(
    'home/fernhollow-linen-cushion',
    [
        View('flax', partial(cushion, 'flax'), MAIN, 'sand'),
        View('sage', partial(cushion, 'sage', 2), MAIN),
        View('rust', partial(cushion, 'rust', 4), MAIN),
        View('indigo', partial(cushion, 'indigo', 3), MAIN),
        View('pair', pair, Camera(turn=0, pitch=12, fill=0.8), 'clay'),
        View('corner', partial(cushion, 'flax'), close_up((132, -40, 362), 240, Camera(turn=-16, pitch=14)), 'sand'),
    ],
)
