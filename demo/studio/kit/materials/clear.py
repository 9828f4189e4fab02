"""Glass and its contents."""

from __future__ import annotations

from math import log

from ..color import linear, mix
from .nodes import Material, Mix


def glass(tint: str = '#FFFFFF', roughness: float = 0.0, ior: float = 1.46, *, depth: float = 0) -> Material:
    """Glass. `depth`: millimetres of it after which light has the tint; 0 tints at the surface, which is
    faster."""
    made = Mix('glass')
    color = '#FFFFFF' if depth else tint
    made.surface(base_color=color, transmission=1.0, roughness=roughness, ior=ior, specular=0.5)
    if depth:
        _absorbing(made, tint, depth)
    return _see_through_shadow(made, mix(tint, '#FFFFFF', 0.35))


def liquid(tint: str, depth: float = 20, ior: float = 1.34) -> Material:
    """Liquid in a bottle; `depth` as for glass. It must reach 0.1 mm into the glass to leave no air gap."""
    made = Mix('liquid')
    made.surface(base_color='#FFFFFF', transmission=1.0, roughness=0.0, ior=ior)
    _absorbing(made, tint, depth)
    return _see_through_shadow(made, mix(tint, '#FFFFFF', 0.3))


def _absorbing(made: Mix, tint: str, depth: float) -> None:
    """Light keeps the tint's share of each channel after `depth` millimetres (Beer and Lambert)."""
    losses = [-log(max(channel, 0.002)) / depth for channel in linear(tint)]
    most = max(*losses, 1e-6)
    absorb = made.node('VolumeAbsorption', {'Density': most})
    absorb.inputs['Color'].default_value = (*[1 - loss / most for loss in losses], 1)
    made.put(made.tree.nodes['Material Output'].inputs['Volume'], absorb.outputs[0])


def _see_through_shadow(made: Mix, tint: str) -> Material:
    """Without caustics glass would throw a black shadow: rays to lights pass it, tinted."""
    path = made.node('LightPath')
    clear = made.node('BsdfTransparent', {'Color': tint})
    either = made.node('MixShader', {0: path.outputs['Is Shadow Ray'], 1: made.shader.outputs[0], 2: clear.outputs[0]})
    made.put(made.tree.nodes['Material Output'].inputs['Surface'], either.outputs[0])
    return made.material
