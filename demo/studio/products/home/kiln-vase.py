"""A round-bellied vase of stoneware, thrown on the wheel and unglazed outside."""

from functools import partial

from kit.branches import branch, foliage
from kit.color import mix
from kit.materials import Material, Mix, wood
from kit.pottery import thrown
from kit.product import Camera, Product, View, close_up
from kit.shapes import cup, grouped, placed, rounded

COLORS = {'bone': '#E2DBCF', 'clay': '#B06A4A', 'charcoal': '#454240'}
GREEN = {'bone': '#8C9679', 'clay': '#8A9172', 'charcoal': '#9AA088'}


def _stoneware(color: str) -> Material:
    """Raw stoneware: sandy, with dark grains and a blush where the flame was."""
    made = Mix('stoneware')
    base = COLORS[color]
    blush = made.ramp(made.noise(made.body(), 70, 3), (0.32, mix(base, '#5A3B28', 0.16)), (0.66, base))
    grains = made.ramp(made.noise(made.body(), 1.3, 2, 0.6), (0.68, '#000000'), (0.74, '#FFFFFF'))
    tone = made.node('MixRGB', {'Fac': made.math('MULTIPLY', grains, 0.5), 'Color1': blush, 'Color2': mix(base, '#1E1712', 0.6)}).outputs[0]
    sand = made.bump(made.noise(made.body(), 1.1, 4, 0.65), 0.16)
    made.surface(base_color=tone, roughness=0.78, specular=0.28, normal=sand)
    return made.material


def vase(color: str, scale: float = 1, depth: float = 0.75) -> None:
    """The vase alone, 27 cm high at scale 1."""
    shape = rounded(
        [(0, 2.5), (50, 2.5), (53, 0), (60, 0), (104, 60), (105, 128), (48, 192), (25, 214), (24, 246), (33, 268)],
        [0, 1, 1.5, 5, 60, 62, 40, 20, 22, 0], steps=18,
    )
    outside = thrown([(r * scale, z * scale) for r, z in shape], depth * scale, 11 * scale)
    cup('vase', outside, 4.6 * scale, _stoneware(color), floor=12 * scale)


def with_branches(color: str) -> None:
    """With three branches, whose ends stand on its floor."""
    vase(color)
    leaf, bark = foliage(GREEN[color]), wood('walnut', axis='z')
    branch('tall', [(-24, 4, 12.2), (-4, 2, 140), (6, 1, 246), (14, -6, 320), (36, -12, 386), (44, -8, 436)], leaf, bark, first=0.58, size=58, pairs=10, thickness=2.2, seed=3)
    branch('left', [(26, -6, 12.2), (8, -4, 140), (-8, -3, 246), (-34, -6, 308), (-84, -14, 352), (-122, -10, 372)], leaf, bark, first=0.6, size=54, pairs=9, thickness=2, seed=8)
    branch('right', [(-12, -22, 12.2), (-2, -4, 140), (7, 12, 250), (32, 22, 302), (80, 28, 334), (110, 26, 340)], leaf, bark, first=0.62, size=48, pairs=8, thickness=1.8, seed=5)


def sizes() -> None:
    """The large one behind the small one."""
    placed(grouped(partial(vase, 'bone')), z=20, to=(-66, 34, 0))
    placed(grouped(partial(vase, 'clay', 0.667)), z=70, to=(92, -58, 0))


MAIN = Camera(turn=0, pitch=9, fill=0.82)

PRODUCT = Product(
    'home/kiln-vase',
    [
        View('bone', partial(with_branches, 'bone'), MAIN),
        View('clay', partial(with_branches, 'clay'), MAIN),
        View('charcoal', partial(with_branches, 'charcoal'), MAIN),
        View('sizes', sizes, Camera(turn=0, pitch=12, fill=0.76), 'clay'),
        View('neck', partial(vase, 'bone'), close_up((0, 0, 222), 210, Camera(turn=0, pitch=26)), 'sand'),
    ],
)
