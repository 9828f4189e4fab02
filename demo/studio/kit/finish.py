"""The darkroom: from two noisy linear pictures and their guides to a finished one. Plain numpy; arrays are rows first.

Each view is rendered twice with half of the samples. What differs between the two is noise, so each tells how far the
other may be smoothed (non-local means with two buffers, guided by the colors and directions of the surfaces).
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from .color import linear

Image = np.ndarray


@dataclass(frozen=True)
class Negative:
    """What the renderer gives: two pictures of the same thing, and for each pixel what is seen there."""

    first: Image
    second: Image
    albedo: Image
    normal: Image
    unsure: Image
    """How far albedo and normal of the two differ: much where they are seen through glass or in a mirror."""
    is_backdrop: Image


def develop(negative: Negative, tone: str) -> Image:
    """The finished picture, sRGB from 0 to 1. `tone` is what the backdrop shall look like."""
    clean = denoise(negative)
    exposed = clean * _exposure(clean, negative.is_backdrop, tone)
    return _dithered(_display(_tone_curve(exposed)))


def denoise(negative: Negative) -> Image:
    """Without noise, edges and textures kept."""
    albedo, normal = (_trusted(guide, negative.unsure) for guide in (negative.albedo, negative.normal))
    shade = np.where(albedo.max(axis=2, keepdims=True) > 0.02, albedo, 1.0) + 0.02
    first, second = (np.log1p(8 * np.maximum(buffer / shade, 0)) for buffer in (negative.first, negative.second))
    first, second = _without_fireflies(first, second)
    guide = np.concatenate([albedo * 4.0, normal * 2.2], axis=2)
    near = _around(~negative.is_backdrop, PASSES_REACH)
    cut = lambda image: np.ascontiguousarray(image[near])
    inside, other, guide = cut(first), cut(second), cut(guide)
    for step, reach in ((1, 2), (3, 2), (7, 2), (2, 1)):
        inside, other = _filtered(inside, other, guide, step, reach)
    mean = (first + second) / 2
    mean[near] = (inside + other) / 2
    return np.expm1(_smooth_paper(mean, negative.is_backdrop)) / 8 * shade


def _trusted(guide: Image, unsure: Image) -> Image:
    """A guide without its own noise: softened where it is not the same in both pictures over a whole neighbourhood."""
    doubt = np.clip(_blurred(unsure, 2) / 0.06 - 0.5, 0, 1)[..., None]
    return guide + (_blurred(_blurred(guide, 4), 4) - guide) * doubt


PASSES_REACH = 60
"""Pixels around the product that are filtered as carefully as it; what is farther is plain paper."""


def _around(mask: Image, margin: int) -> tuple[slice, slice]:
    """The box around what a mask covers."""
    rows, columns = np.flatnonzero(mask.any(axis=1)), np.flatnonzero(mask.any(axis=0))
    if len(rows) == 0:
        return slice(None), slice(None)
    return (
        slice(max(rows[0] - margin, 0), rows[-1] + margin + 1),
        slice(max(columns[0] - margin, 0), columns[-1] + margin + 1),
    )


def _smooth_paper(image: Image, is_paper: Image) -> Image:
    """The farther paper is from the product, the softer are the shadows on it, and the more of its noise may go."""
    paper = is_paper.astype(np.float32)
    scale = image.shape[0] / 1_000
    for radius in (2, 5, 11, 22):
        radius = max(round(radius * scale), 1)
        soft, weight = image * paper[..., None], paper
        for _ in range(2):
            soft, weight = _blurred(soft, radius), _blurred(weight, radius)
        soft = soft / np.maximum(weight, 1e-3)[..., None]
        # Where nothing but paper is within reach of the blur, and gradually less towards the product.
        free = np.clip((_blurred(paper, radius * 3) - 0.96) / 0.04, 0, 1) * paper
        image = image + (soft - image) * free[..., None]
    return image


def _without_fireflies(first: Image, second: Image) -> tuple[Image, Image]:
    """A pixel far brighter than its like in the other picture and than all around is a stray."""
    limit = np.minimum(_blurred(first, 2), _blurred(second, 2)) + 0.35
    lower = np.minimum(first, second)
    strays = lambda image: np.where((image > limit) & (image > lower + 0.3), np.maximum(lower, limit * 0.9), image)
    return strays(first), strays(second)


def _filtered(first: Image, second: Image, guide: Image, step: int, reach: int) -> tuple[Image, Image]:
    """One pass over neighbours up to `reach` steps away; each picture is smoothed by weights found in the other."""
    variance = _blurred(((first - second) ** 2).mean(axis=2) / 2, 2) + 1e-6
    gray = [image.mean(axis=2) for image in (first, second)]
    sums, weights = [np.zeros_like(first), np.zeros_like(second)], [np.zeros_like(variance), np.zeros_like(variance)]
    pad = step * reach
    shifts = [(dy, dx) for dy in range(-pad, pad + 1, step) for dx in range(-pad, pad + 1, step)]
    other_guide, other_variance = _padded(guide, pad), _padded(variance, pad)
    others = [(_padded(image, pad), _padded(tone, pad)) for image, tone in zip((first, second), gray)]
    for dy, dx in shifts:
        window = (slice(pad + dy, pad + dy + first.shape[0]), slice(pad + dx, pad + dx + first.shape[1]))
        same = ((guide - other_guide[window]) ** 2).sum(axis=2)
        there = np.minimum(other_variance[window], variance)
        for own in (0, 1):
            tone = others[1 - own][1][window]
            apart = (gray[1 - own] - tone) ** 2 - (variance + there)
            likeness = _blurred(apart / (2e-6 + 1.4 * (variance + other_variance[window])), 2)
            weight = np.exp(-np.maximum(likeness, 0) - same * 6)
            sums[own] += others[own][0][window] * weight[..., None]
            weights[own] += weight
    return sums[0] / weights[0][..., None], sums[1] / weights[1][..., None]


def _padded(image: Image, pad: int) -> Image:
    return np.pad(image, [(pad, pad), (pad, pad)] + [(0, 0)] * (image.ndim - 2), mode='edge')


def _blurred(image: Image, radius: int) -> Image:
    """The mean of a square around each pixel."""
    for axis in (0, 1):
        pads = [(0, 0)] * image.ndim
        pads[axis] = (radius, radius)
        wide = np.pad(image, pads, mode='edge')
        if radius > 4:
            image = _running_mean(wide, axis, 2 * radius + 1)
            continue
        cut = [slice(None)] * image.ndim
        total = np.zeros_like(image)
        for shift in range(2 * radius + 1):
            cut[axis] = slice(shift, shift + image.shape[axis])
            total += wide[tuple(cut)]
        image = total / np.float32(2 * radius + 1)
    return image


def _running_mean(wide: Image, axis: int, length: int) -> Image:
    total = np.cumsum(wide, axis=axis, dtype=np.float64)
    first = np.take(total, [length - 1], axis=axis)
    later = np.take(total, range(length, wide.shape[axis]), axis=axis) - np.take(
        total, range(wide.shape[axis] - length), axis=axis
    )
    return (np.concatenate([first, later], axis=axis) / length).astype(np.float32)


def _exposure(image: Image, is_backdrop: Image, tone: str) -> np.ndarray:
    """Per channel: what brings the lit part of the backdrop to its tone, so that all pictures match."""
    seen = image[is_backdrop]
    if len(seen) < image.shape[0] * image.shape[1] * 0.03:
        return np.ones(3) * 1.2
    gray = seen.mean(axis=1)
    low, high = np.quantile(gray, (0.3, 0.8))
    measured = np.median(seen[(gray >= low) & (gray <= high)], axis=0)
    wanted = _before_curve(np.array(linear(tone)))
    even = np.mean(wanted) / np.mean(measured)
    # Most of a cast is taken out; the rest is the light's warmth.
    return even * (wanted / measured / even) ** 0.85


SHOULDER = 0.62
"""Light below this is kept as it is; what is above bends towards white."""


def _tone_curve(image: Image) -> Image:
    """Straight in shadows and middle tones, soft in the lights; a trace more contrast in the darks."""
    image = image * (1 - 0.26 * np.exp(-np.maximum(image, 0) / 0.06))
    above = np.maximum(image - SHOULDER, 0)
    room = 1 - SHOULDER
    bent = SHOULDER + room * (1 - np.exp(-above / room))
    return np.where(image > SHOULDER, bent, image)


def _before_curve(image: np.ndarray) -> np.ndarray:
    """The light that the curve turns into this."""
    room = 1 - SHOULDER
    bent = SHOULDER - room * np.log(np.maximum(1 - (image - SHOULDER) / room, 1e-4))
    return np.where(image > SHOULDER, bent, image)


def _display(image: Image) -> Image:
    image = np.clip(image, 0, 1)
    return np.where(image <= 0.0031308, image * 12.92, 1.055 * np.power(np.maximum(image, 1e-8), 1 / 2.4) - 0.055)


def _dithered(image: Image) -> Image:
    """Half a step of noise, always the same, so that the backdrop shows no bands."""
    grain = np.random.default_rng(7).random(image.shape[:2])[..., None] - 0.5
    return np.clip(image + grain / 255, 0, 1)
