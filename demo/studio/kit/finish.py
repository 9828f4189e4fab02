"""The darkroom: from a noisy linear picture and its guides to a finished one. Plain numpy; arrays are rows
first."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from .color import linear
from .network import Weights, without_noise

Image = np.ndarray


@dataclass(frozen=True)
class Negative:
    """Passes of the renderer: light, and the surface seen in each pixel."""

    light: Image
    albedo: Image
    normal: Image
    is_backdrop: Image


def develop(negative: Negative, tone: str, weights: Weights) -> Image:
    """The finished picture, sRGB from 0 to 1. `tone` is what the backdrop shall look like."""
    clean = without_noise(negative.light, negative.albedo, negative.normal, weights)
    exposed = clean * _exposure(clean, negative.is_backdrop, tone)
    return _dithered(_display(_tone_curve(exposed)))


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
"""Light below this is unchanged; light above bends towards white."""


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
