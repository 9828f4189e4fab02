"""Flames of gas."""

from __future__ import annotations

from math import pi, sin

from .materials import Material, Mix
from .shapes import Part, Point, lathe


def gas_flame(color: str = '#4F86E8', tip: str = '#9DB9F2', *, height: float = 20, strength: float = 3.2) -> Material:
    """Thin blue light: strong at the edge of a flame, nearly clear in its middle, fading towards its tip."""
    made = Mix('flame')
    split = made.node('SeparateXYZ', {0: made.body()})
    rise = made.math('DIVIDE', split.outputs['Z'], height)
    facing = made.node('LayerWeight', {'Blend': 0.35}).outputs['Facing']
    light = made.node('Emission', {'Color': made.ramp(rise, (0.0, color), (1.0, tip)), 'Strength': strength})
    clear = made.node('BsdfTransparent')
    share = made.math('MULTIPLY', made.math('ADD', 0.16, made.math('MULTIPLY', facing, 0.7)), made.between(rise, 1.0, 0.25))
    mixed = made.node('MixShader', {0: share, 1: clear.outputs[0], 2: light.outputs[0]})
    made.put(made.tree.nodes['Material Output'].inputs['Surface'], mixed.outputs[0])
    return made.material


def flame(name: str, width: float, height: float, material: Material, at: Point) -> Part:
    """A teardrop that stands upright."""
    profile = [(width / 2 * sin(pi * t) ** 0.8 * (1 - 0.55 * t), height * t) for t in [i / 24 for i in range(25)]]
    return lathe(name, profile, material, at, sides=24)
