"""Screens: what they show, computed and abstract, behind one sheet of glass with a dark border. Millimetres.

A front lies flat with its picture upwards, across along X and up along Y; turn and move it with its device.
The picture is laid out in the part's own coordinates, so a front must not be joined with other parts.
"""

from __future__ import annotations

from .color import mix
from .materials import Material, Mix, Socket
from .shapes import Part, Point, rounded_box, slab

DUSK = ('#E9B27A', '#F3D9B4', '#D98C63', '#A35A55', '#5C4258', '#2C2F49')
LAGOON = ('#9CC4C0', '#E4E6D6', '#7FAFAA', '#4B8583', '#2F5D62', '#1E3B42')
DUNE = ('#C9D2CF', '#F0E6D3', '#DDBF97', '#C79B6E', '#8A7A63', '#4C5A52')
"""Pictures: the top of the sky, the sky at the horizon, then ridges from the farthest to the nearest."""


def front(
    name: str,
    size: tuple[float, float],
    picture: Material,
    at: Point = (0, 0, 0),
    *,
    corner: float = 8,
    thickness: float = 1,
    edge: float = 0.4,
) -> Part:
    """The sheet of glass of a screen; `picture` is what `ridges` or `dark` give for the same size."""
    return slab(name, rounded_box(*size, corner), thickness, picture, at, edge=edge)


def ridges(
    size: tuple[float, float],
    colors: tuple[str, ...] = DUSK,
    *,
    border: float = 4,
    corner: float = 5,
    strength: float = 0.8,
    seed: float = 0,
    frame: str = '#0B0C0E',
    roughness: float = 0.1,
) -> Material:
    """Soft ridges under an evening sky, within a dark border."""
    made = Mix('screen')
    place = made.body()
    split = made.node('SeparateXYZ', {0: place})
    u = made.math('ADD', made.math('DIVIDE', split.outputs['X'], size[0]), 0.5)
    v = made.math('ADD', made.math('DIVIDE', split.outputs['Y'], size[1]), 0.5)
    tone: Socket = made.ramp(v, (0.42, colors[1]), (1.0, colors[0]))
    aspect = size[0] / size[1]
    for i, color in enumerate(colors[2:]):
        crest = _crest(made, u, i, len(colors) - 2, aspect, seed)
        below = made.math('SUBTRACT', crest, v)
        mist = made.ramp(made.math('MULTIPLY', below, 3.2), (0.0, mix(color, '#FFF1DC', 0.16)), (1.0, mix(color, colors[1], 0.3)))
        hill = made.math('MULTIPLY', made.math('ADD', below, 0.0015), 330)
        edge = made.node('Clamp', {0: hill}).outputs[0]
        tone = made.node('MixRGB', {'Fac': edge, 'Color1': tone, 'Color2': mist}).outputs[0]
    return _lit(made, _within(made, place, size, border, corner), tone, strength, frame, roughness)


def _crest(made: Mix, u: Socket, number: int, count: int, aspect: float, seed: float) -> Socket:
    """How high a ridge is at each place across, as a share of the picture's height."""
    base = 0.58 - 0.46 * number / max(count - 1, 1)
    turn = number * 2.4 + seed * 1.7
    wave = made.math('SINE', made.math('ADD', made.math('MULTIPLY', u, (2.2 + 0.7 * number) * aspect**0.5), turn))
    small = made.math('SINE', made.math('ADD', made.math('MULTIPLY', u, (5.1 + 0.9 * number) * aspect**0.5), turn * 2.3))
    bent = made.math('ADD', made.math('MULTIPLY', wave, 0.085), made.math('MULTIPLY', small, 0.028))
    return made.math('ADD', bent, base)


def dark(roughness: float = 0.08, color: str = '#0E0F12') -> Material:
    """A screen that is off."""
    made = Mix('screen')
    made.surface(base_color=color, roughness=roughness, specular=0.45)
    return made.material


def _within(made: Mix, place: Socket, size: tuple[float, float], border: float, corner: float) -> Socket:
    return _box_mask(made, made.scaled(place, (1, 1, 0)), (size[0] - 2 * border, size[1] - 2 * border), corner)


def _box_mask(made: Mix, flat: Socket, size: tuple[float, float], corner: float) -> Socket:
    """1 inside of a box with round corners around the origin."""
    away = made.node('VectorMath', {0: flat}, operation='ABSOLUTE').outputs[0]
    away = made.node('VectorMath', {0: away, 1: (size[0] / 2 - corner, size[1] / 2 - corner, 0)}, operation='SUBTRACT').outputs[0]
    away = made.node('VectorMath', {0: away, 1: (0, 0, 0)}, operation='MAXIMUM').outputs[0]
    return made.math('LESS_THAN', made.node('VectorMath', {0: away}, operation='LENGTH').outputs['Value'], corner)


def _lit(made: Mix, inside: Socket, tone: Socket, strength: float, frame: str, roughness: float) -> Material:
    made.surface(
        base_color=frame,
        roughness=roughness,
        specular=0.35,
        emission=tone,
        emission_strength=made.math('MULTIPLY', inside, strength),
    )
    return made.material
