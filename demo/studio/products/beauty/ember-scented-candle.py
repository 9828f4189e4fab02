"""A candle of plant wax in a tumbler of amber glass, with a lid of brass."""

from kit.labels import label, ring_mark, rule
from kit.materials import brushed, glass, glow, paper, powder_coat, wax
from kit.product import Camera, Product, View
from kit.shapes import Material, cup, grouped, lathe, placed, rounded, smooth_line, tube

AMBER = '#BF7C3E'
RADIUS, HEIGHT, WALL, WAX = 40, 90, 3.2, 72


def tumbler(lit: bool = False) -> None:
    outside = rounded([(0, 0.8), (30, 0.8), (32, 0), (RADIUS, 0), (RADIUS, HEIGHT)], [0, 1, 1, 5, 0], steps=10)
    cup('glass', outside, WALL, glass(AMBER, depth=8), floor=8)
    inner = RADIUS - WALL + 0.05
    top = [(inner, WAX + 0.8), (inner - 1.4, WAX - 0.2), (3, WAX - 0.6), (0, WAX - 0.6)]
    lathe('wax', [(0, 7.95), (inner - 2, 7.95), (inner, 10), *top], _shining('#F2DDB4', (0.9, 0.42, 0.1), 0.35) if lit else _shining('#EFE2CA', (0.94, 0.72, 0.5), 0.1))
    _wick(lit)
    paper_label = paper('#EEE6D8')
    label('label', RADIUS, 22, 58, 34, paper_label)
    ring_mark('mark', RADIUS, 46, 4.2, powder_coat('#B4702A', 0.6))
    rule('line', RADIUS, 30, 24, powder_coat('#3B3733', 0.7))
    rule('line below', RADIUS, 27.6, 12, powder_coat('#3B3733', 0.7))


def _shining(color: str, light: tuple[float, float, float], strength: float) -> Material:
    """Wax that shines from within: much when it burns, a little else, for what amber glass takes from the
    light."""
    made = wax(color)
    shader = made.node_tree.nodes['Principled BSDF']
    shader.inputs['Emission'].default_value = (*light, 1)
    shader.inputs['Emission Strength'].default_value = strength
    return made


def _wick(lit: bool) -> None:
    line = smooth_line([(0, 0, WAX - 1), (0.2, 0, WAX + 5), (1.2, 0.2, WAX + 9)], 6)
    tube('wick', line, 1.0, powder_coat('#2B231D' if lit else '#E6DDCB', 0.9), sides=12)
    if lit:
        flame = [(0, 0), (1.6, 0.8), (3.3, 4), (4.2, 8.5), (3.6, 14), (2.2, 20), (0.9, 25), (0, 29)]
        soft = [(p.x, p.y) for p in smooth_line([(r, z, 0) for r, z in flame], 5)]
        lathe('flame', [(max(r, 0), z) for r, z in soft], glow('#FFC773', 7), (0.9, 0.2, WAX + 4))


def _lid() -> None:
    """A shallow cap; z 0 is its lower edge."""
    metal_ = brushed('#BC9355', 0.32)
    lathe('lid', rounded([(0, 2.4), (38, 2.4), (38.4, 0), (41.6, 0), (41.8, 10), (40.5, 12), (0, 12.2)], [0, 0.4, 0.4, 0.6, 1.6, 1.4, 0], steps=8), metal_)
    lathe('seal', rounded([(0, 0), (36, 0), (36, 2.6), (0, 2.6)], 0.6), powder_coat('#DDD3C2', 0.5))


def with_lid() -> None:
    tumbler()
    placed(grouped(_lid), to=(0, 0, HEIGHT - 0.6))


def opened() -> None:
    """The lid leans against the glass."""
    tumbler()
    lid = grouped(_lid)
    placed(lid, y=66, to=(RADIUS + 4.4, 0, 0), rest=True)
    placed(lid, z=-30)


PRODUCT = Product(
    'beauty/ember-scented-candle',
    [
        View('front', with_lid, Camera(turn=0, pitch=12, fill=0.7), samples=1.4),
        View('lit', lambda: tumbler(lit=True), Camera(turn=0, pitch=25, fill=0.72), 'clay', key=0.7, samples=1.4),
        View('open', opened, Camera(turn=0, pitch=24, fill=0.74), 'sand', samples=1.4),
    ],
)
