/** A point of a picture or of a flat drawing; x to the right, y down. */
export type Point = readonly [x: number, y: number];

/** A closed polygon through the points. */
export function polygon(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${x} ${y}`).join('L')}Z`;
}

/** A curve that runs smoothly through the points; a point given twice makes a corner. */
export function smooth(points: readonly Point[], closed = false): string {
  const start = points[0];
  if (start === undefined) return '';
  return `M${start[0]} ${start[1]}${smoothOn(points, closed)}${closed ? 'Z' : ''}`;
}

/** The same without the first move, to go on a path that already stands on the first point. */
export function smoothOn(points: readonly Point[], closed = false): string {
  const count = points.length;
  const at = (i: number): Point => {
    const place = closed ? (i + count) % count : Math.min(count - 1, Math.max(0, i));
    return points[place] ?? [0, 0];
  };
  let d = '';
  for (let i = 0; i < (closed ? count : count - 1); i += 1) {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    if (same(from, to)) continue;
    const leave = same(before, from) ? from : pulled(from, before, to);
    const arrive = same(to, after) ? to : pulled(to, after, from);
    d += `C${leave[0]} ${leave[1]} ${arrive[0]} ${arrive[1]} ${to[0]} ${to[1]}`;
  }
  return d;
}

/** The corners of a rectangle from (0, 0), rounded by `r`, as a polygon of `steps` points a corner. */
export function roundedRectPoints(width: number, height: number, r: number, steps = 6): Point[] {
  const corners: Array<[number, number, number]> = [
    [width - r, r, -90],
    [width - r, height - r, 0],
    [r, height - r, 90],
    [r, r, 180],
  ];
  return corners.flatMap(([cx, cy, from]) =>
    Array.from({ length: steps + 1 }, (_, i): Point => {
      const angle = ((from + (90 * i) / steps) * Math.PI) / 180;
      return [cx + r * Math.cos(angle), cy + r * Math.sin(angle)];
    }),
  );
}

/** Points on a circle of radius `r` around (cx, cy). */
export function circlePoints(cx: number, cy: number, r: number, steps = 32): Point[] {
  return Array.from({ length: steps }, (_, i): Point => {
    const angle = (i / steps) * 2 * Math.PI;
    return [cx + r * Math.cos(angle), cy + r * Math.sin(angle)];
  });
}

/** The smallest convex polygon around all points (Andrew's monotone chain). */
export function convexHull(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const lower = halfHull(sorted);
  const upper = halfHull(sorted.reverse());
  return [...lower.slice(0, -1), ...upper.slice(0, -1)];
}

/** Repeatable random numbers from 0 to 1, for grain and scatter: the same seed gives the same picture. */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296;
  };
}

function halfHull(sorted: readonly Point[]): Point[] {
  const hull: Point[] = [];
  for (const point of sorted) {
    while (hull.length >= 2 && !turnsLeft(hull[hull.length - 2], hull[hull.length - 1], point)) hull.pop();
    hull.push(point);
  }
  return hull;
}

function turnsLeft(a: Point | undefined, b: Point | undefined, c: Point): boolean {
  if (a === undefined || b === undefined) return true;
  return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]) > 0;
}

function same(a: Point, b: Point): boolean {
  return a[0] === b[0] && a[1] === b[1];
}

/**
 * The handle at `point` of a curve that comes from `other` and goes on to `next`: along the line between its
 * neighbours (Catmull-Rom), but never longer than a third of its own segment, so nothing overshoots.
 */
function pulled(point: Point, other: Point, next: Point): Point {
  const [dx, dy] = [next[0] - other[0], next[1] - other[1]];
  const span = Math.hypot(dx, dy);
  const segment = Math.hypot(next[0] - point[0], next[1] - point[1]);
  const share = span === 0 ? 0 : segment / 3 / span;
  return [point[0] + dx * share, point[1] + dy * share];
}
