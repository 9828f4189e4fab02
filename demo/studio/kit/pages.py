"""A page of a book without letters: words as fine grey lines, set in paragraphs around a small picture.
Millimetres.

Everything lies in thin layers upon z = 0, across along X and up along Y, its middle at the origin.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import cos, pi, sin
from random import Random

import bpy

from .materials import Material, paper
from .shapes import Flat, Part, part, rounded_box

LAYER = 0.02
"""How far one layer of print lies above another."""
Box = tuple[float, float, float, float]
"""Left, lower, right and upper edge."""


def printed_page(size: tuple[float, float], *, pitch: float = 3.0, margin: float = 11.5, ink: str = '#7E7B75', seed: int = 3) -> list[Part]:
    """A chapter's beginning: its heading, a picture at the left with lines around it, paragraphs, and how far
    one has read."""
    left, right, high = -size[0] / 2 + margin, size[0] / 2 - margin, size[1] / 2
    column = right - left
    picture = (left, high - 27 - pitch * 12.4, left + column * 0.46, high - 27)
    lines = list(_lines(left, right, high - 27, -high + 17, pitch, picture, Random(seed)))
    heading = [(-column * 0.17, high - 15.2, column * 0.17, high - 13.4)]
    rule = [(-4, high - 20.3, 4, high - 19.9)]
    track = [(left, -high + 8.6, right, -high + 8.9)]
    read = [(left, -high + 8.4, left + column * 0.28, -high + 9.1)]
    return [
        _boxes('words', lines, paper(ink), LAYER),
        _boxes('heading', heading + read, paper('#55534E'), LAYER),
        _boxes('rules', rule + track, paper('#A5A199'), LAYER / 2),
        *_picture(picture),
    ]


def _lines(left: float, right: float, top: float, low: float, pitch: float, picture: Box, random: Random) -> Iterator[Box]:
    """The words of all lines: first lines indented, last ones short, those beside the picture narrower."""
    thick, y, count, length = pitch * 0.31, top, 0, 6
    while y - thick > low:
        start, end = left, right
        if y > picture[1] - 1:
            start = picture[2] + 4
        if count == 0:
            start += pitch * 1.3
        is_last = count == length - 1
        yield from _words(start, start + (end - start) * random.uniform(0.35, 0.75) if is_last else end, y - thick, y, pitch, random)
        count, length = (0, random.randint(5, 8)) if is_last else (count + 1, length)
        y -= pitch


def _words(start: float, end: float, low: float, high: float, pitch: float, random: Random) -> Iterator[Box]:
    """Words of two to nine letters between two edges, all gaps alike."""
    letter, gap = pitch * 0.38, pitch * 0.24
    widths = []
    while sum(widths) + gap * len(widths) < end - start - letter * 2:
        widths.append(letter * random.choice((2, 3, 3, 4, 4, 5, 5, 6, 7, 9)))
    stretch = (end - start - gap * (len(widths) - 1)) / sum(widths)
    x = start
    for width in widths:
        yield x, low, x + width * stretch, high
        x += width * stretch + gap


def _picture(box: Box) -> list[Part]:
    """Hills below a low sun, in greys."""
    left, low, right, high = box
    wide, tall = right - left, high - low
    sun = [(left + wide * 0.66 + tall * 0.13 * cos(2 * pi * i / 48), low + tall * 0.66 + tall * 0.13 * sin(2 * pi * i / 48)) for i in range(48)]
    layers = [
        ('sky', [(left, low), (right, low), (right, high), (left, high)], '#C2BEB5'),
        ('sun', sun, '#EFECE4'),
        *[(f'hill {i}', _hill(box, base, wave, i), tone) for i, (base, wave, tone) in enumerate(((0.5, 0.09, '#9B978F'), (0.36, 0.11, '#74716B'), (0.18, 0.08, '#4A4844')))],
    ]
    return [_flat(name, outline, paper(tone), LAYER * (1 + i)) for i, (name, outline, tone) in enumerate(layers)]


def _hill(box: Box, base: float, wave: float, number: int) -> list[Flat]:
    left, low, right, high = box
    crest = [(1 - i / 40, base + wave * sin(5 * (1 - i / 40) + number * 2.3)) for i in range(41)]
    return [(left, low), (right, low), *[(left + (right - left) * x, low + (high - low) * y) for x, y in crest]]


def _flat(name: str, outline: Sequence[Flat], material: Material, height: float) -> Part:
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata([(x, y, height) for x, y in outline], [], [tuple(range(len(outline)))])
    return part(name, mesh, material)


def _boxes(name: str, boxes: Sequence[Box], material: Material, height: float) -> Part:
    """Many small bars with round ends as one part."""
    points: list[tuple[float, float, float]] = []
    faces: list[tuple[int, ...]] = []
    for left, low, right, high in boxes:
        outline = rounded_box(right - left, high - low, (high - low) * 0.4, steps=3)
        faces.append(tuple(range(len(points), len(points) + len(outline))))
        points += [((left + right) / 2 + x, (low + high) / 2 + y, height) for x, y in outline]
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(points, [], faces)
    return part(name, mesh, material)
