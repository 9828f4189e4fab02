"""Screens, and what shines."""

from __future__ import annotations

from .nodes import Material, Mix


def screen_off() -> Material:
    """The glass of a screen that shows nothing."""
    made = Mix('screen')
    made.surface(base_color='#0B0C0E', roughness=0.07, specular=0.5, clearcoat=0.5, clearcoat_roughness=0.03)
    return made.material


def screen(*colors: str, strength: float = 0.9, turn: float = 0.6, size: float = 100) -> Material:
    """A screen that shows a soft abstract gradient, about `size` millimetres from its first color to its
    last."""
    made = Mix('screen')
    place = made.scaled(made.body(), (1 / size, 1 / size, 1 / size), turn)
    split = made.node('SeparateXYZ', {0: place})
    sway = made.math('MULTIPLY', made.math('SUBTRACT', made.noise(made.body(), size * 0.6, 1), 0.5), 0.9)
    value = made.math('ADD', made.math('ADD', split.outputs['X'], sway), 0.5)
    stops = [(i / max(len(colors) - 1, 1), color) for i, color in enumerate(colors)]
    made.surface(base_color='#0B0C0E', roughness=0.08, emission=made.ramp(value, *stops), emission_strength=strength)
    return made.material


def glow(color: str, strength: float = 6) -> Material:
    """What shines: lamps, flames, small lights."""
    made = Mix('glow')
    made.surface(base_color='#000000', emission=color, emission_strength=strength)
    return made.material
