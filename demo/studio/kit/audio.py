"""Parts of loudspeakers: cones, domes, fabric-covered bodies. Millimetres; drivers are made lying with their
front up."""

from __future__ import annotations

from math import cos, pi, sin

from .color import mix
from .materials import Material, Mix, metal, paper, plastic, rubber
from .shapes import Part, copied, grouped, lathe, placed, rounded, screw


def acoustic_cloth(color: str, pitch: float = 1.5) -> Material:
    """Thick knitted cloth over a loudspeaker: dots of light yarn between darker ones, laid out along the
    surface."""
    made = Mix('acoustic cloth')
    place = made.node('SeparateXYZ', {0: made.lengths()})
    u, v = (made.math('MULTIPLY', place.outputs[axis], pi / pitch) for axis in ('X', 'Y'))
    knots = made.math('MULTIPLY', made.math('SINE', u), made.math('SINE', v))
    height = made.math('ABSOLUTE', knots)
    patches = made.noise(made.body(), pitch * 1.6, 2)
    tone = made.ramp(made.math('ADD', made.math('MULTIPLY', knots, 0.36), patches), (0.2, mix(color, '#0A0A0A', 0.5)), (0.62, color), (0.95, mix(color, '#FFFFFF', 0.26)))
    made.surface(base_color=tone, roughness=0.9, specular=0.12, sheen=0.3, sheen_tint=0.6, normal=made.bump(height, pitch * 0.35))
    return made.material


def woofer(radius: float, *, cone: str = '#45423F', ring: Material | None = None) -> list[Part]:
    """A paper cone with a rubber surround, a dust cap and a metal basket held by eight screws."""
    ring = ring or plastic('#1E1E1F', 0.36)
    r = radius
    def build() -> None:
        basket = [(r * 0.86, 0), (r, 0), (r, 3.2), (r * 0.99, 4), (r * 0.875, 4), (r * 0.86, 3)]
        lathe('basket', basket, ring, closed=True, sides=128)
        wave = [(r * 0.73 + r * 0.065 + r * 0.065 * cos(pi - pi * i / 16), 0.6 + r * 0.06 * sin(pi * i / 16)) for i in range(17)]
        lathe('surround', [(r * 0.72, 0.2), *wave, (r * 0.88, 0.2)], rubber('#202124'), closed=True, sides=128)
        slope = [(r * 0.735, 0.5), (r * 0.6, -r * 0.075), (r * 0.45, -r * 0.17), (r * 0.26, -r * 0.3)]
        lathe('cone', [*slope, (0, -r * 0.3), (0, -r * 0.3 - 1), *[(x, z - 1) for x, z in reversed(slope)]], paper(cone, 0.7), closed=True, sides=128)
        cap = [(r * 0.27, -r * 0.27)] + [(r * 0.27 * cos(pi / 2 * i / 12), -r * 0.27 + r * 0.12 * sin(pi / 2 * i / 12)) for i in range(1, 13)]
        lathe('cap', [(0, -r * 0.303), (r * 0.265, -r * 0.303), *cap], paper(mix(cone, '#000000', 0.4), 0.4), sides=96)
        head = screw('screw', 2.4, metal('#77767A', 0.35))
        for i in range(8):
            angle = 2 * pi * (i + 0.5) / 8
            placed([copied(head)], to=(r * 0.93 * cos(angle), r * 0.93 * sin(angle), 3.2))
        placed([head], to=(0, 0, -r))
        head.hide_render = True
    return [made for made in grouped(build) if not made.hide_render]


def tweeter(radius: float, *, dome: str = '#C9A35B', plate: Material | None = None) -> list[Part]:
    """A silk dome in a shallow horn."""
    plate = plate or plastic('#1E1E1F', 0.36)
    r = radius
    def build() -> None:
        horn = [(r, 0), (r, 2.6), (r * 0.97, 3.4), (r * 0.86, 3.4), (r * 0.6, 1.4), (r * 0.44, 0.3)]
        lathe('horn', [(0, 0), *rounded(horn, 0.8), (0, 0.3)], plate, sides=128)
        lathe('dome ring', rounded([(r * 0.38, 0.2), (r * 0.44, 0.2), (r * 0.44, 1.3), (r * 0.38, 1.6)], 0.25, closed=True), metal('#8C8A86', 0.3), closed=True, sides=96)
        bow = [(r * 0.385 * cos(pi / 2 * i / 14), 0.9 + r * 0.24 * sin(pi / 2 * i / 14)) for i in range(15)]
        lathe('dome', [(0, 0.3), *bow], _silk(dome), sides=96)
    return grouped(build)


def _silk(color: str) -> Material:
    made = Mix('silk')
    made.surface(base_color=color, roughness=0.38, specular=0.5, sheen=0.4, metallic=0.25)
    return made.material
