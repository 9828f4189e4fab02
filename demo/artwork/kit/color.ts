/** A color as `#RRGGBB`. */
export type Hex = string;

type Lab = readonly [lightness: number, a: number, b: number];

/** The color with more light on it: `amount` 0 leaves it, 1 makes it a warm white. */
export function lighten(color: Hex, amount: number): Hex {
  return mix(color, WARM_WHITE, amount);
}

/** The color in shade: `amount` 0 leaves it, 1 makes it nearly black. Keeps more of the hue than mixing with black. */
export function darken(color: Hex, amount: number): Hex {
  const [lightness, a, b] = toLab(color);
  const chroma = 1 - amount * 0.7;
  return toHex([lightness * (1 - amount), a * chroma + 0.004 * amount, b * chroma + 0.004 * amount]);
}

/** A blend of two colors as the eye sees it (OKLab): `share` 0 is the first, 1 the second. */
export function mix(first: Hex, second: Hex, share: number): Hex {
  const from = toLab(first);
  const to = toLab(second);
  const blend = (i: 0 | 1 | 2) => from[i] + (to[i] - from[i]) * share;
  return toHex([blend(0), blend(1), blend(2)]);
}

const WARM_WHITE = '#FFFBF4';

function toLab(color: Hex): Lab {
  const value = Number.parseInt(color.slice(1), 16);
  const [red, green, blue] = [linear(value >> 16), linear((value >> 8) & 255), linear(value & 255)];
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function toHex([lightness, a, b]: Lab): Hex {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const channels = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  return `#${channels.map((channel) => encoded(channel).toString(16).padStart(2, '0')).join('')}`;
}

/** One sRGB channel of 0 to 255 as linear light of 0 to 1. */
function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

function encoded(light: number): number {
  const clamped = Math.min(1, Math.max(0, light));
  const share = clamped <= 0.0031308 ? clamped * 12.92 : 1.055 * clamped ** (1 / 2.4) - 0.055;
  return Math.round(share * 255);
}
