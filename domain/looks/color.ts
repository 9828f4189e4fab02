/** A color in OKLCH: lightness from 0 to 1, chroma from 0 to about 0.4, hue in radians. */
export type Oklch = { lightness: number; chroma: number; hue: number };

type Rgb = readonly [red: number, green: number, blue: number];

/** A color of looks: '#' and six digits, in lower case. */
export const HEX_COLOR = /^#[0-9a-f]{6}$/;

/** Reads a typed color: with or without '#', of three or six digits; null if it is none. */
export function readColor(typed: string): string | null {
  const [, digits = ''] = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/.exec(typed.trim().toLowerCase()) ?? [];
  if (digits === '') return null;
  return `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`;
}

/** The contrast of two colors, from 1 to 21, as WCAG 2.2 defines it. */
export function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

export function toOklch(hex: string): Oklch {
  const [red, green, blue] = linearRgb(hex);
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const b = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(a, b),
    hue: Math.atan2(b, a),
  };
}

/** The color of the same lightness and hue that screens can show: with as much of its chroma as fits. */
export function toHex({ lightness, chroma, hue }: Oklch): string {
  let [least, most] = [0, chroma];
  if (isShown(toLinearRgb({ lightness, chroma, hue }))) least = chroma;
  else
    for (let step = 0; step < 12; step++) {
      const middle = (least + most) / 2;
      if (isShown(toLinearRgb({ lightness, chroma: middle, hue }))) least = middle;
      else most = middle;
    }
  return `#${toLinearRgb({ lightness, chroma: least, hue }).map(hexPart).join('')}`;
}

/**
 * The color of the same hue whose lightness is nearest to that of `color` among those that pass: itself, if
 * it passes; null if none does.
 */
export function findNearest(color: string, passes: (candidate: string) => boolean): string | null {
  if (passes(color)) return color;
  const { lightness, chroma, hue } = toOklch(color);
  for (let distance = STEP; distance <= 1; distance += STEP)
    for (const tried of [lightness - distance, lightness + distance]) {
      if (tried < 0 || tried > 1) continue;
      const candidate = toHex({ lightness: tried, chroma, hue });
      if (passes(candidate)) return candidate;
    }
  return ['#000000', '#ffffff'].find(passes) ?? null;
}

/** Of lightness; finer than the eye sees. */
const STEP = 0.002;

function luminance(hex: string): number {
  const [red, green, blue] = linearRgb(hex);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function linearRgb(hex: string): Rgb {
  const part = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [part(1), part(3), part(5)];
}

function toLinearRgb({ lightness, chroma, hue }: Oklch): Rgb {
  const [a, b] = [chroma * Math.cos(hue), chroma * Math.sin(hue)];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

/** True for a color of sRGB, within the rounding of its parts. */
function isShown(rgb: Rgb): boolean {
  return rgb.every((part) => part >= -0.0005 && part <= 1.0005);
}

function hexPart(linear: number): string {
  const bounded = Math.min(1, Math.max(0, linear));
  const value = bounded <= 0.0031308 ? bounded * 12.92 : 1.055 * bounded ** (1 / 2.4) - 0.055;
  return Math.round(value * 255)
    .toString(16)
    .padStart(2, '0');
}
