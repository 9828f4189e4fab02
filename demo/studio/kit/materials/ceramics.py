"""Fired things: stoneware, clay, enamel."""

from __future__ import annotations

from typing import Any

from ..color import mix
from .nodes import Material, Mix


def ceramic(color: str, *, speckle: str | None = None, roughness: float = 0.16) -> Material:
    """Glazed stoneware: uneven under a clear glaze; `speckle` is the color of its dots."""
    made = Mix('ceramic')
    waves = made.bump(made.noise(made.body(), 22, 2), 0.5)
    tone: Any = made.ramp(made.noise(made.body(), 30, 4), (0.3, mix(color, '#000000', 0.06)), (0.7, color))
    if speckle:
        dots = made.noise(made.body(), 1.7, 2, 0.5)
        spots = made.ramp(dots, (0.66, '#000000'), (0.72, '#FFFFFF'))
        tone = made.node('MixRGB', {'Fac': spots, 'Color1': tone, 'Color2': speckle}).outputs[0]
    made.surface(base_color=tone, roughness=roughness, clearcoat=0.35, clearcoat_roughness=0.08, normal=waves)
    return made.material


def unglazed(color: str) -> Material:
    """Raw fired clay."""
    made = Mix('unglazed')
    tone = made.ramp(made.noise(made.body(), 4, 5, 0.7), (0.3, mix(color, '#3A2A20', 0.14)), (0.7, color))
    made.surface(base_color=tone, roughness=0.85, specular=0.2, normal=made.bump(made.noise(made.body(), 0.8, 3), 0.12))
    return made.material


def enamel(color: str) -> Material:
    """Fired glass on iron: deep gloss over a slightly wavy ground."""
    made = Mix('enamel')
    waves = made.bump(made.noise(made.body(), 16, 2), 0.22)
    made.surface(base_color=color, roughness=0.2, clearcoat=0.9, clearcoat_roughness=0.05, normal=waves)
    return made.material
