import type { Paint, Shape, Stop } from './look.ts';

/** From the left edge of the shape to its right edge. */
export function across(stops: readonly Stop[]): Paint {
  return { kind: 'linear', space: 'box', x1: 0, y1: 0, x2: 1, y2: 0, stops };
}

/** From the top edge of the shape to its bottom edge. */
export function down(stops: readonly Stop[]): Paint {
  return { kind: 'linear', space: 'box', x1: 0, y1: 0, x2: 0, y2: 1, stops };
}

/** With the light: from the upper left corner of the shape to its lower right. */
export function slant(stops: readonly Stop[]): Paint {
  return { kind: 'linear', space: 'box', x1: 0, y1: 0, x2: 1, y2: 1, stops };
}

/** Between two points of the picture; needed for straight strokes, which have no box of their own. */
export function between(
  from: readonly [number, number],
  to: readonly [number, number],
  stops: readonly Stop[],
): Paint {
  return { kind: 'linear', space: 'picture', x1: from[0], y1: from[1], x2: to[0], y2: to[1], stops };
}

/** Out from a point of the shape (0 to 1 in its box); radius 0.5 reaches the edges from the middle. */
export function glow(stops: readonly Stop[], { cx = 0.5, cy = 0.5, r = 0.5 } = {}): Paint {
  return { kind: 'radial', space: 'box', cx, cy, r, stops };
}

/** A small tile, repeated and turned by `turn` degrees: weave, mesh, knurling. Keep it faint. */
export function pattern(width: number, height: number, shapes: readonly Shape[], turn = 0): Paint {
  return { kind: 'pattern', width, height, turn, shapes };
}

/** A color that fades out, for light and shade laid over something. */
export function fade(color: string, from: number, to = 0): readonly Stop[] {
  return [
    [0, color, from],
    [1, color, to],
  ];
}
