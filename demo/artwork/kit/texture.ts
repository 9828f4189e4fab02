import { darken, type Hex, lighten } from './color.ts';
import { type Point, randomFrom, smooth } from './geometry.ts';
import type { Paint, Shape } from './look.ts';
import { pattern } from './paint.ts';
import { circle, group, path, rect } from './shape.ts';

/** Wood for a flat face of the given size: fine lines along x. Clip it to the face when its corners are round. */
export function woodGrain(width: number, height: number, color: Hex, seed: number, lines = 12): Shape {
  const random = randomFrom(seed);
  const grain = Array.from({ length: lines }, (_, i) => {
    const y = ((i + 0.2 + random() * 0.6) / lines) * height;
    const sway = (height / lines) * 0.5;
    const points = [0, 0.3, 0.62, 1].map((at): Point => [at * width, y + (random() - 0.5) * sway]);
    const tone = random() > 0.35 ? darken(color, 0.2 + random() * 0.2) : lighten(color, 0.22);
    return path(smooth(points), { stroke: tone, width: 0.8 + random() * 1.8, opacity: 0.4 });
  });
  return group(grain);
}

/** A plain weave to lay over a fabric's volume: cushion, strap, speaker cloth. `size` is one thread pair. */
export function weave(color: Hex, size = 5, turn = 45): Paint {
  return pattern(
    size,
    size,
    [
      rect(0, 0, size * 0.46, size, 0, { fill: lighten(color, 0.22), opacity: 0.3 }),
      rect(0, size * 0.54, size, size * 0.46, 0, { fill: darken(color, 0.4), opacity: 0.3 }),
    ],
    turn,
  );
}

/** Round holes in a grille, speaker or shoe upper. */
export function mesh(color: Hex, size = 7, hole = 1.9): Paint {
  return pattern(
    size,
    size,
    [circle(size / 2, size / 2, hole, { fill: darken(color, 0.62), opacity: 0.75 })],
    45,
  );
}

/** Fine ribs along one direction: knit, cord, a milled ring. `turn` 0 gives upright ribs. */
export function ribs(color: Hex, size = 6, turn = 0): Paint {
  return pattern(
    size,
    size,
    [
      rect(0, 0, size * 0.4, size, 0, { fill: darken(color, 0.5), opacity: 0.32 }),
      rect(size * 0.5, 0, size * 0.25, size, 0, { fill: lighten(color, 0.5), opacity: 0.26 }),
    ],
    turn,
  );
}
