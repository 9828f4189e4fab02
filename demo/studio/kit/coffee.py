"""Coffee: beans, ground coffee, small cups with espresso. Millimetres."""

from __future__ import annotations

from math import cos, exp, pi, sin, sqrt
from random import Random

import bpy
from mathutils import Vector

from .materials import Material, Mix, ceramic
from .shapes import Part, ball, copied, cup, join, lathe, placed, rounded, shaped, smooth_line, superellipse, tube


def roast(color: str = '#3A2115') -> Material:
    """The skin of roasted beans: satin, each place a little lighter or darker."""
    made = Mix('roast')
    tone = made.ramp(made.noise(made.body(), 9, 3), (0.3, '#2A170E'), (0.7, color))
    made.surface(base_color=tone, roughness=0.42, specular=0.5, normal=made.bump(made.noise(made.body(), 1.6, 3), 0.12))
    return made.material


def grounds() -> Material:
    """Ground coffee: coarse grains, light and dark."""
    made = Mix('grounds')
    tone = made.ramp(made.noise(made.body(), 0.9, 4, 0.8), (0.36, '#1F110A'), (0.5, '#3D2415'), (0.68, '#6B4328'))
    made.surface(base_color=tone, roughness=0.9, specular=0.15, normal=made.bump(made.noise(made.body(), 1.1, 4, 0.8), 0.9))
    return made.material


def crema() -> Material:
    """The foam on an espresso."""
    made = Mix('crema')
    tone = made.ramp(made.noise(made.body(), 8, 5, 0.7), (0.3, '#6E3E1A'), (0.52, '#A4682F'), (0.7, '#C48A4C'))
    made.surface(base_color=tone, roughness=0.35, specular=0.4)
    return made.material


def beans(name: str, places: list[tuple[float, float]], seed: int = 1) -> Part:
    """Beans on the floor at places; half of them show their crease."""
    random = Random(seed)
    skin = roast()
    model = ball('bean', (11, 7.6, 5.4), skin, (0, 0, -2.7))
    shaped(model, lambda p: Vector((p.x, p.y, (p.z if p.z < 0 else p.z * 0.55) - (1.5 * exp(-((p.y - 0.5 * sin(p.x * 0.5)) / 0.55) ** 2) if p.z > 0 else 0))))
    made = []
    for x, y in places:
        bean = copied(model)
        size = random.uniform(0.88, 1.1)
        bean.scale = (size, size, size)
        placed([bean], x=random.choice((0, 180)) + random.uniform(-12, 12), z=random.uniform(0, 360), to=(x, y, 0), rest=True)
        made.append(bean)
    bpy.data.objects.remove(model)
    return join(name, made)


def scattered(count: int, at: tuple[float, float], wide: float, deep: float, seed: int = 1, apart: float = 10) -> list[tuple[float, float]]:
    """Places for beans, densest in the middle of an oval, no two nearer than `apart`."""
    random, found = Random(seed), []
    for _ in range(count * 60):
        angle, far = random.uniform(0, 2 * pi), random.random()
        spot = at[0] + cos(angle) * far * wide / 2, at[1] + sin(angle) * far * deep / 2
        if all(sqrt((spot[0] - x) ** 2 + (spot[1] - y) ** 2) > apart for x, y in found):
            found.append(spot)
        if len(found) == count:
            break
    return found


def espresso_cup(color: str = '#E6DDCC', *, filled: bool = True) -> list[Part]:
    """A small thick cup, 58 mm high, its handle to the right."""
    glaze = ceramic(color, roughness=0.2)
    outside = rounded([(0, 1), (17, 1), (18, 0), (20, 0), (31, 22), (32.5, 56)], [0, 0.5, 0.5, 1, 18, 0], steps=12)
    parts = [cup('cup', outside, 3, glaze, floor=5)]
    ear = smooth_line([(29.5, 0, 44), (38, 0, 46), (47, 0, 40), (46, 0, 29), (36, 0, 20), (27.6, 0, 17)], 10)
    parts.append(tube('cup ear', ear, 1, glaze, section=superellipse(8, 5.4, 2.4, 28)))
    if filled:
        parts.append(lathe('espresso', [(0, 34), (28.6, 34), (29, 40), (0, 39.7)], crema()))
    return parts
