import { darken, type Hex, lighten } from './color.ts';
import type { Paint, Stop } from './look.ts';
import { across, glow, slant } from './paint.ts';

/** How a surface answers light. `metal` is brushed, `gloss` lacquer or polished plastic, `glaze` ceramic and enamel. */
export type Finish = 'matte' | 'satin' | 'gloss' | 'glaze' | 'metal';

/** The side of something round and upright (cup, bottle, ring seen from the front), lit from the left. */
export function roundSide(color: Hex, finish: Finish): Paint {
  return across(tones(ROUND[finish], color));
}

/** The same bands from top to bottom or along any direction: for lying cylinders and tubes. */
export function roundStops(color: Hex, finish: Finish): Stop[] {
  return tones(ROUND[finish], color);
}

/** A ball, knob or bulging form: light gathers at the upper left. */
export function ball(color: Hex, finish: Finish): Paint {
  return glow(tones(BALL[finish], color), { cx: 0.34, cy: 0.28, r: 0.82 });
}

/** A flat or gently bowed face. `top` and `left` faces are lit, `front` is the color itself, `right` is in shade. */
export function face(
  color: Hex,
  facing: 'top' | 'left' | 'front' | 'right',
  finish: Finish = 'matte',
): Paint {
  const base = FACING[facing] >= 0 ? lighten(color, FACING[facing]) : darken(color, -FACING[facing]);
  return slant(tones(FACE[finish], base));
}

/** See-through glass seen from the side: bright and dark only at its edges. Lay it over what stands behind. */
export function glass(tint: Hex = '#DDE6E4'): Paint {
  const edge = darken(tint, 0.45);
  return across([
    [0, edge, 0.55],
    [0.05, lighten(tint, 0.6), 0.7],
    [0.13, lighten(tint, 0.3), 0.28],
    [0.3, tint, 0.16],
    [0.7, tint, 0.18],
    [0.88, darken(tint, 0.1), 0.3],
    [0.95, lighten(tint, 0.7), 0.65],
    [1, edge, 0.6],
  ]);
}

/** Offset and tone; above 0 lighter, below 0 darker. */
type Tone = readonly [offset: number, tone: number];

const FACING = { top: 0.2, left: 0.1, front: 0, right: -0.26 };

const ROUND: Record<Finish, readonly Tone[]> = {
  matte: [
    [0, -0.12],
    [0.26, 0.16],
    [0.5, 0.02],
    [0.84, -0.34],
    [0.95, -0.38],
    [1, -0.28],
  ],
  satin: [
    [0, -0.24],
    [0.08, -0.04],
    [0.25, 0.32],
    [0.4, 0.1],
    [0.58, -0.04],
    [0.86, -0.42],
    [0.96, -0.36],
    [1, -0.18],
  ],
  gloss: [
    [0, -0.3],
    [0.1, -0.04],
    [0.15, 0.5],
    [0.24, 0.62],
    [0.28, 0.14],
    [0.55, -0.02],
    [0.84, -0.46],
    [0.93, -0.5],
    [0.965, -0.12],
    [1, -0.4],
  ],
  glaze: [
    [0, -0.2],
    [0.1, 0.02],
    [0.22, 0.36],
    [0.34, 0.14],
    [0.58, -0.02],
    [0.86, -0.32],
    [0.95, -0.36],
    [1, -0.16],
  ],
  metal: [
    [0, -0.4],
    [0.07, -0.05],
    [0.2, 0.68],
    [0.3, 0.42],
    [0.46, -0.12],
    [0.6, 0.1],
    [0.78, -0.34],
    [0.92, -0.5],
    [0.97, -0.1],
    [1, -0.3],
  ],
};

const BALL: Record<Finish, readonly Tone[]> = {
  matte: [
    [0, 0.22],
    [0.4, 0.02],
    [0.8, -0.34],
    [1, -0.42],
  ],
  satin: [
    [0, 0.46],
    [0.22, 0.2],
    [0.5, -0.02],
    [0.85, -0.42],
    [1, -0.34],
  ],
  gloss: [
    [0, 0.85],
    [0.12, 0.5],
    [0.2, 0.16],
    [0.55, -0.06],
    [0.86, -0.5],
    [1, -0.36],
  ],
  glaze: [
    [0, 0.55],
    [0.16, 0.28],
    [0.5, 0],
    [0.85, -0.36],
    [1, -0.28],
  ],
  metal: [
    [0, 0.85],
    [0.2, 0.4],
    [0.42, -0.1],
    [0.6, 0.1],
    [0.85, -0.5],
    [1, -0.25],
  ],
};

const FACE: Record<Finish, readonly Tone[]> = {
  matte: [
    [0, 0.08],
    [1, -0.1],
  ],
  satin: [
    [0, 0.16],
    [0.5, 0],
    [1, -0.14],
  ],
  gloss: [
    [0, 0.3],
    [0.38, 0.06],
    [0.39, 0],
    [1, -0.16],
  ],
  glaze: [
    [0, 0.22],
    [0.5, 0.02],
    [1, -0.12],
  ],
  metal: [
    [0, 0.3],
    [0.35, 0.04],
    [0.6, 0.18],
    [1, -0.2],
  ],
};

function tones(list: readonly Tone[], color: Hex): Stop[] {
  return list.map(([offset, tone]) => [offset, tone >= 0 ? lighten(color, tone) : darken(color, -tone)]);
}
