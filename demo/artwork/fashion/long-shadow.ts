import { ellipse, fade, glow, group, type Shape } from '../kit/index.ts';

/** The shadow under something long that stands on the floor, a shoe or a helmet; half its length and half its depth. */
export function longShadow(cx: number, cy: number, rx: number, ry: number): Shape {
  return group([
    ellipse(cx + rx * 0.07, cy + ry * 0.5, rx * 1.2, ry * 1.9, { fill: glow(fade('#5B3A1E', 0.5)) }),
    ellipse(cx, cy, rx * 1.06, ry * 0.7, {
      fill: glow([
        [0, '#2E1C10', 0.62],
        [0.75, '#2E1C10', 0.42],
        [1, '#2E1C10', 0],
      ]),
    }),
  ]);
}
