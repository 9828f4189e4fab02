"""Lenses."""

from __future__ import annotations

from .materials import Material, Mix
from .shapes import Part, Point, lathe


def coated(color: str = '#5A4FA8', other: str = '#2F8C7A', *, share: float = 0.55) -> Material:
    """The front of a coated lens: dark inside, with reflections of a color, of another towards its edge."""
    made = Mix('coated')
    facing = made.node('LayerWeight', {'Blend': 0.3}).outputs['Facing']
    tint = made.ramp(facing, (0.0, color), (0.5, other))
    made.surface(base_color='#07090D', roughness=0.04, specular=0.5)
    shine = made.node('BsdfGlossy', {'Color': tint, 'Roughness': 0.03})
    mixed = made.node('MixShader', {0: share, 1: made.shader.outputs[0], 2: shine.outputs[0]})
    made.put(made.tree.nodes['Material Output'].inputs['Surface'], mixed.outputs[0])
    return made.material


def lens(name: str, radius: float, bulge: float, material: Material, at: Point = (0, 0, 0)) -> Part:
    """A round glass that bulges upwards from `at`."""
    profile = [(0, -1), (radius, -1), *[(radius * (1 - t), bulge * (1 - (1 - t) ** 2)) for t in [i / 16 for i in range(17)]]]
    return lathe(name, profile, material, at)
