"""Runs the noise-removal network of Open Image Denoise with its published weights, in plain numpy.

The weights are not kept here: `demo/studio/README.md` says where to get them. Images are rows first, channels
last.
"""

from __future__ import annotations

import struct
from pathlib import Path

import numpy as np

Image = np.ndarray
Weights = dict[str, np.ndarray]

ALIGNMENT = 16
"""The network halves a picture four times: both sides must be multiples of this."""

MARGIN = ALIGNMENT
"""Pixels that are added around a picture, mirrored: at its very edges the network draws streaks."""


def without_noise(color: Image, albedo: Image, normal: Image, weights: Weights) -> Image:
    """A linear picture (0 and up) without its noise; albedo from 0 to 1 and normal from -1 to 1 say where
    edges are."""
    scale = _exposure(color)
    seen = np.concatenate([_compressed(color * scale), np.clip(albedo, 0, 1), np.clip(normal, -1, 1) * 0.5 + 0.5], axis=2)
    height, width, _ = color.shape
    sides = [(MARGIN, MARGIN + -side % ALIGNMENT) for side in (height, width)]
    wide = np.pad(seen, [*sides, (0, 0)], mode='reflect').astype(np.float32)
    return _expanded(_unet(wide, weights)[MARGIN : MARGIN + height, MARGIN : MARGIN + width]) / scale


def read_weights(file: Path) -> Weights:
    """The tensors of a .tza file by their names, as 32-bit floats.

    Raises ValueError for a file of another kind.
    """
    data = file.read_bytes()
    magic, version, _, table = struct.unpack_from('<HBBQ', data)
    if (magic, version) != (0x41D7, 2):
        raise ValueError(f'{file} is not a file of weights (.tza)')
    (count,) = struct.unpack_from('<I', data, table)
    at = table + 4
    tensors = {}
    for _ in range(count):
        (length,) = struct.unpack_from('<H', data, at)
        name = data[at + 2 : at + 2 + length].decode()
        at += 2 + length
        rank = data[at]
        shape = struct.unpack_from(f'<{rank}I', data, at + 1)
        at += 1 + 4 * rank + rank
        kind = {'f': '<f4', 'h': '<f2'}[chr(data[at])]
        (offset,) = struct.unpack_from('<Q', data, at + 1)
        at += 9
        tensor = np.frombuffer(data, dtype=kind, count=int(np.prod(shape)), offset=offset)
        tensors[name] = tensor.reshape(shape).astype(np.float32)
    return tensors


def _unet(seen: Image, weights: Weights) -> Image:
    """Down to a sixteenth and up again; on the way up each size sees what it was on the way down."""

    def layer(name: str, image: Image, bends: bool = True) -> Image:
        return _convolved(image, weights[f'{name}.weight'], weights[f'{name}.bias'], bends)

    half = _halved(layer('enc_conv1', layer('enc_conv0', seen)))
    quarter = _halved(layer('enc_conv2', half))
    eighth = _halved(layer('enc_conv3', quarter))
    sixteenth = _halved(layer('enc_conv4', eighth))
    deep = layer('enc_conv5b', layer('enc_conv5a', sixteenth))
    for level, beside in ((4, eighth), (3, quarter), (2, half), (1, seen)):
        joined = np.concatenate([_doubled(deep), beside], axis=2)
        deep = layer(f'dec_conv{level}b', layer(f'dec_conv{level}a', joined))
    return layer('dec_conv0', deep, bends=False)


def _convolved(image: Image, weight: np.ndarray, bias: np.ndarray, bends: bool) -> Image:
    """A 3 × 3 convolution with zeros around the picture, and what is negative cut off if it `bends`."""
    height, width, channels = image.shape
    matrix = weight.transpose(2, 3, 1, 0).reshape(9 * channels, -1)
    wide = np.pad(image, [(1, 1), (1, 1), (0, 0)])
    result = np.empty((height, width, matrix.shape[1]), dtype=np.float32)
    # Row by row, so that the data of one multiplication stays in the processor's cache.
    for row in range(height):
        around = [wide[row + dy, dx : dx + width] for dy in range(3) for dx in range(3)]
        np.matmul(np.concatenate(around, axis=1), matrix, out=result[row])
    result += bias
    return np.maximum(result, 0, out=result) if bends else result


def _halved(image: Image) -> Image:
    """The largest of each four."""
    height, width, channels = image.shape
    return image.reshape(height // 2, 2, width // 2, 2, channels).max(axis=(1, 3))


def _doubled(image: Image) -> Image:
    return image.repeat(2, axis=0).repeat(2, axis=1)


def _exposure(color: Image) -> float:
    """What brings the picture's middle brightness (the geometric mean of 16 × 16 blocks) to 18 %."""
    height, width = (side // 16 * 16 for side in color.shape[:2])
    brightness = color[:height, :width] @ np.array([0.212671, 0.715160, 0.072169])
    blocks = brightness.reshape(height // 16, 16, width // 16, 16).mean(axis=(1, 3))
    blocks = blocks[blocks > 1e-8]
    return float(0.18 / np.exp2(np.log2(blocks).mean())) if blocks.size else 1.0


# The network sees light on a scale that is even to the eye: straight in the dark, then a power, then a
# logarithm.
_DARK, _MIDDLE = 1.57945760e-06, 3.22087631e-02
_A, _B, _C, _D = 1.41283765e03, 1.64593172, 4.31384981e-01, -2.94139609e-03
_E, _F, _G = 1.92653254e-01, 6.26026094e-03, 9.98620152e-01
_MOST = _E * np.log(65504 + _F) + _G
"""The brightest distinguishable value."""


def _compressed(light: Image) -> Image:
    light = np.clip(light, 0, 65504)
    power, log = _B * light**_C + _D, _E * np.log(light + _F) + _G
    return np.where(light <= _DARK, _A * light, np.where(light <= _MIDDLE, power, log)) / _MOST


def _expanded(value: Image) -> Image:
    value = np.maximum(value, 0) * _MOST
    power = (np.maximum(value - _D, 0) / _B) ** (1 / _C)
    light = np.where(value <= _A * _DARK, value / _A, np.where(value <= _E * np.log(_MIDDLE + _F) + _G, power, np.exp((value - _G) / _E) - _F))
    return np.maximum(light, 0)
