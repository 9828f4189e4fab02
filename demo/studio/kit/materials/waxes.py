"""What light goes deep into: wax, soap, cream."""

from __future__ import annotations

from ..color import mix
from .nodes import Material, Mix


def wax(color: str) -> Material:
    """Light goes deep into it."""
    made = Mix('wax')
    made.surface(base_color=color, roughness=0.42, subsurface=0.4, subsurface_radius=(9, 6, 3.5), subsurface_color=color)
    made.surface(normal=made.bump(made.noise(made.body(), 8, 3), 0.12))
    return made.material


def soap(color: str) -> Material:
    """Milled soap: waxy, with faint clouds."""
    made = Mix('soap')
    tone = made.ramp(made.noise(made.body(), 12, 4, 0.6), (0.3, mix(color, '#000000', 0.07)), (0.7, color))
    made.surface(base_color=tone, roughness=0.48, subsurface=0.22, subsurface_radius=(5, 3.5, 2.5), subsurface_color=color)
    made.surface(normal=made.bump(made.noise(made.body(), 3, 4), 0.08))
    return made.material


def cream(color: str) -> Material:
    """Creams, balms, foam."""
    made = Mix('cream')
    made.surface(base_color=color, roughness=0.28, subsurface=0.25, subsurface_radius=(4, 3, 2), subsurface_color=color)
    return made.material
