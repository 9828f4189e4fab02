import { darken, group, type Hex, lighten, type Point, path, type Shape, smooth } from '../kit/index.ts';

/** Points close together along the curve `smooth` would draw through the given ones. */
export function sampled(points: readonly Point[], closed = false, steps = 10): Point[] {
  const count = points.length;
  const at = (i: number): Point =>
    points[closed ? (i + count) % count : Math.min(count - 1, Math.max(0, i))] ?? [0, 0];
  const result: Point[] = [];
  for (let i = 0; i < (closed ? count : count - 1); i += 1) {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    for (let step = 0; step < steps; step += 1) {
      const t = step / steps;
      result.push([spline(a[0], b[0], c[0], d[0], t), spline(a[1], b[1], c[1], d[1], t)]);
    }
  }
  if (!closed) result.push(at(count - 1));
  return result;
}

/** The line moved sideways, to its right when `distance` is above 0 (down, for a line that runs to the right). */
export function beside(points: readonly Point[], distance: number): Point[] {
  return points.map(([x, y], i): Point => {
    const [x1, y1] = points[Math.max(0, i - 1)] ?? [x, y];
    const [x2, y2] = points[Math.min(points.length - 1, i + 1)] ?? [x, y];
    const length = Math.hypot(x2 - x1, y2 - y1) || 1;
    return [x - ((y2 - y1) / length) * distance, y + ((x2 - x1) / length) * distance];
  });
}

/** A band around a line: straps, laces, hems. `widths` are blended along the line. */
export function band(points: readonly Point[], widths: readonly number[]): string {
  const line = sampled(points, false, 2);
  const width = (i: number) => {
    const place = (i / Math.max(1, line.length - 1)) * (widths.length - 1);
    const low = widths[Math.floor(place)] ?? 0;
    return low + ((widths[Math.ceil(place)] ?? low) - low) * (place % 1);
  };
  const side = (sign: 1 | -1) => line.map((point, i) => beside(line, (sign * width(i)) / 2)[i] ?? point);
  const [left, right] = [side(-1), side(1).reverse()];
  return `${smooth(left)}L${smooth(right).slice(1)}Z`;
}

/** A row of stitches along a line: each a short thread with the shade it presses into the leather. */
export function stitches(
  points: readonly Point[],
  thread: Hex,
  { length = 9, gap = 5, width = 2.4 } = {},
): Shape {
  const d = dashes(points, length, gap);
  return group([
    path(d, { stroke: darken(thread, 0.75), width, opacity: 0.45, transform: 'translate(0.8 1.4)' }),
    path(d, { stroke: thread, width }),
  ]);
}

/** A seam or crease: a dark line with light on its lower right lip. */
export function seam(d: string, color: Hex, width = 2.4): Shape {
  return group([
    path(d, {
      stroke: lighten(color, 0.4),
      width: width * 0.7,
      opacity: 0.55,
      transform: `translate(${width * 0.6} ${width * 0.8})`,
    }),
    path(d, { stroke: darken(color, 0.62), width, opacity: 0.8 }),
  ]);
}

function spline(a: number, b: number, c: number, d: number, t: number): number {
  return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3);
}

function dashes(points: readonly Point[], length: number, gap: number): string {
  let d = '';
  let travelled = 0;
  let start: Point | undefined;
  for (let i = 1; i < points.length; i += 1) {
    const [from, to] = [points[i - 1], points[i]];
    if (from === undefined || to === undefined) continue;
    const distance = Math.hypot(to[0] - from[0], to[1] - from[1]);
    for (let along = 0; along < distance; along += 1) {
      const here: Point = [
        from[0] + ((to[0] - from[0]) * along) / distance,
        from[1] + ((to[1] - from[1]) * along) / distance,
      ];
      const phase = (travelled + along) % (length + gap);
      if (phase < length && start === undefined) start = here;
      if (phase >= length && start !== undefined) {
        d += `M${Math.round(start[0])} ${Math.round(start[1])}l${tenth(here[0] - start[0])} ${tenth(here[1] - start[1])}`;
        start = undefined;
      }
    }
    travelled += distance;
  }
  return d;
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}
