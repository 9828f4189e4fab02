"""Small parts of electronic things: sockets, plugs, cables, camera eyes, lamps. Millimetres, made lying with
their face up."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, pi, sin

from .materials import Material, Mix, glow, metal, plastic, rubber, woven
from .shapes import (
    Part, Point, band, box, cut, grouped, join, lathe, moved, placed, rounded, rounded_box, skin, slab, smooth_line, tube, turned,
)


def usb_c_cut(body: Part, at: Point, *, z: float = 0, deep: float = 6) -> None:
    """Cuts a USB-C socket into a face that looks towards -Y (turned by `z` degrees), and puts the socket into
    it."""
    hole = slab('hole', rounded_box(9.2, 3.4, 1.69), deep * 2, plastic('#111214', 0.5), (0, 0, -deep), edge=0.01)
    placed([hole], x=90)
    placed([hole], z=z, to=at)
    cut(body, hole)
    lining = slab('socket floor', rounded_box(8.9, 3.1, 1.54), 0.8, plastic('#17181A', 0.5), (0, 0, -deep + 0.4), edge=0.02)
    tongue = box('socket tongue', (6.6, 0.75, deep - 1.2), plastic('#1E1F22', 0.4), (0, 0, -deep + 0.6), edge=0.1)
    shell = _rim('socket shell', 9.15, 3.35, deep - 0.4, (0, 0, -deep + 0.3))
    placed([lining, tongue, shell], x=90)
    placed([lining, tongue, shell], z=z, to=at)


def _rim(name: str, width: float, depth: float, height: float, at: Point) -> Part:
    """A stadium-shaped sleeve of thin steel."""
    steel = metal('#8E8F92', 0.35)
    outer, inner = rounded_box(width, depth, depth / 2 - 0.01), rounded_box(width - 0.5, depth - 0.5, depth / 2 - 0.26)
    rings = [
        [(x, y, 0) for x, y in outer], [(x, y, height) for x, y in outer], [(x, y, height) for x, y in inner], [(x, y, 0) for x, y in inner],
    ]
    return skin(name, rings, steel, at, round_path=True)


def usb_c_plug(color: str) -> list[Part]:
    """A plug that points to -Y, its middle in the origin where the tip leaves the housing; the cable leaves
    at (0, 27, 0)."""
    def build() -> None:
        tip = slab('plug tip', rounded_box(8.4, 2.5, 1.24), 6.7, metal('#B9BABC', 0.28), (0, 0, -0.2), edge=0.25)
        housing = slab('plug housing', rounded_box(12, 6.4, 3.1), 20, metal(color, 0.4), (0, 0, -20), edge=0.9)
        relief = lathe('plug relief', rounded([(0, -27), (2.5, -27), (3.1, -19.6), (0, -19.6)], 0.3), rubber('#2A2B2E'), sides=40)
        placed([tip, housing, relief], x=90)
    return grouped(build)


def cable(name: str, points: Sequence[Point], color: str, other: str | None = None, *, thickness: float = 4) -> Part:
    """A braided cable along points."""
    return tube(name, smooth_line(points, 16), thickness / 2, woven(color, other, pitch=0.75, sheen=0.3), sides=24)


def camera_eye(name: str, radius: float, ring: Material, at: Point = (0, 0, 0), *, rise: float = 1.2) -> list[Part]:
    """A lens of a phone: a metal ring around dark coated glass, standing `rise` above the ground."""
    profile = [(radius * 0.86, 0), (radius, 0), (radius, rise), (radius * 0.9, rise), (radius * 0.84, rise * 0.55)]
    made = lathe(f'{name} ring', rounded(profile, min(0.35, rise * 0.3), closed=True, steps=4), ring, at, closed=True, sides=72)
    well = lathe(
        f'{name} well',
        [(0, 0), (radius * 0.95, 0), (radius * 0.95, rise * 0.5), (radius * 0.62, rise * 0.5), (radius * 0.55, rise * 0.3), (0, rise * 0.3)],
        plastic('#101114', 0.25, grain=0), at, sides=72,
    )
    bead = lathe(
        f'{name} bead',
        [(0, 0.02), (radius * 0.42, 0.02)] + [(radius * 0.42 * cos(a), rise * 0.3 + rise * 0.42 * sin(a)) for a in (pi / 2 * i / 8 for i in range(9))],
        coated('#16243E', '#5B3F78'), at, sides=48,
    )
    return [made, well, bead]


def coated(color: str = '#101A30', sheen: str = '#6A4A8C', roughness: float = 0.04) -> Material:
    """The front of an optical glass: dark, reflecting in the color of its coating, another one at its
    edge."""
    made = Mix('coated glass')
    facing = made.node('LayerWeight', {'Blend': 0.35}).outputs['Facing']
    made.surface(base_color=made.ramp(facing, (0.0, color), (0.55, sheen), (1.0, '#2B6A6E')), metallic=0.92, roughness=roughness, specular=0.6)
    return made.material


def lamp(name: str, at: Point, color: str = '#F2D9A8', radius: float = 0.8, strength: float = 2.5) -> Part:
    """A small light that says that a thing is on."""
    return lathe(name, rounded([(0, -0.3), (radius, -0.3), (radius, 0.12), (0, 0.2)], 0.08), glow(color, strength), at, sides=24)


def holes(name: str, count: int, pitch: float, radius: float, at: Point, material: Material | None = None) -> Part:
    """A row of small round openings along X in a face that looks up; dark discs that stand out by next to
    nothing."""
    dots = [
        lathe(f'{name} {i}', [(0, -0.3), (radius, -0.3), (radius, 0.03), (0, 0.03)], material or plastic('#131416', 0.6), ((i - (count - 1) / 2) * pitch, 0, 0), sides=20)
        for i in range(count)
    ]
    return moved(join(name, dots), at)


def side_button(name: str, length: float, width: float, material: Material, at: Point, *, z: float = 90, rise: float = 0.5) -> Part:
    """A long button on an upright side; `z` is where it looks, 0 towards -Y and 90 towards +X. Its length
    lies along the side."""
    made = slab(name, rounded_box(length, width, width / 2 - 0.01), 1.2 + rise, material, (0, 0, -1.2), edge=min(0.35, rise))
    turned(made, x=90)
    turned(made, z=z)
    return moved(made, at)


def strap_line(points: Sequence[Point], width: float, thickness: float, name: str, material: Material, up: Point) -> Part:
    """A flat band along a soft line; `up` is the direction of its width."""
    return tube(name, smooth_line(points, 12), 1, material, section=band(thickness, width), up=up)
