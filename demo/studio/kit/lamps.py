"""What lamps are made of: glass that glows as a whole, cords, dimmers. Millimetres."""

from __future__ import annotations

from collections.abc import Sequence

from .color import mix
from .materials import Material, Mix, plastic, woven
from .shapes import Part, Point, rounded_box, slab, smooth_line, tube, turned


def opal(unlit: str, lit: tuple[str, str, str] | None = None, *, low: float = 0, high: float = 1, strength: float = 1) -> Material:
    """Blown opal glass. `lit` are the colors of its glow from its brightest height `low` to its dimmest
    `high`."""
    made = Mix('opal glass')
    waves = made.bump(made.noise(made.body(), 40, 2), 0.25)
    made.surface(base_color=unlit, roughness=0.14, clearcoat=0.4, clearcoat_roughness=0.05, normal=waves)
    if lit:
        z = made.node('SeparateXYZ', {0: made.body()}).outputs['Z']
        way = made.node('MapRange', {'Value': z, 'From Min': low, 'From Max': high}).outputs[0]
        facing = made.node('LayerWeight', {'Blend': 0.35}).outputs['Facing']
        value = made.math('ADD', made.math('MULTIPLY', way, 0.62), made.math('MULTIPLY', facing, 0.42))
        glow = made.ramp(value, (0.0, lit[0]), (0.5, lit[1]), (1.0, lit[2]))
        made.surface(base_color=mix(unlit, '#000000', 0.55), emission=glow, emission_strength=strength)
    return made.material


def cord(name: str, line: Sequence[Point], color: str, radius: float = 2.6) -> Part:
    """A cord covered with cotton, through points on the floor."""
    return tube(name, smooth_line(line, 14), radius, woven(color, pitch=1.5, twill=True), sides=14)


def dimmer(name: str, at: Point, color: str, turn: float = 0) -> list[Part]:
    """A slider in the cord."""
    body = slab(name, rounded_box(62, 21, 9), 15, plastic(color, 0.4), at, edge=4)
    knob = slab(f'{name} knob', rounded_box(13, 9, 3), 3, plastic(mix(color, '#FFFFFF', 0.35), 0.35), (at[0] + 6, at[1], at[2] + 14.6), edge=1)
    return [turned(part, z=turn, about=at) for part in (body, knob)]
