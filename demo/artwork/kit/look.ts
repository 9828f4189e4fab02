/* Shapes and the paints on them as plain data; they belong together, because a paint may be a pattern of shapes. */

/** How a shape looks. Without `fill` it is not filled; `soft` blurs by that many units (for shadows, sparingly). */
export type Look = {
  fill?: Paint;
  stroke?: Paint;
  width?: number;
  cap?: 'round' | 'butt';
  opacity?: number;
  transform?: string;
  clip?: Shape;
  soft?: number;
  rule?: 'evenodd';
};

/** A shape as plain data; `picture` turns it into SVG. */
export type Shape = {
  tag: 'path' | 'ellipse' | 'rect' | 'g';
  geometry: Readonly<Record<string, string | number>>;
  look: Look;
  children: readonly Shape[];
};

/** One stop of a gradient: its place from 0 to 1, its color, and its opacity (1 when left out). */
export type Stop = readonly [offset: number, color: string, opacity?: number];

/** What fills a shape: a plain color or one of the paints below. */
export type Paint = string | Linear | Radial | Pattern;

/** `box` measures from 0 to 1 within the painted shape, `picture` in the units of the picture. */
type Space = 'box' | 'picture';
type Linear = {
  kind: 'linear';
  space: Space;
  x1: number;
  y1: number;
  x2: number;
  y2: number;
  stops: readonly Stop[];
};
type Radial = {
  kind: 'radial';
  space: Space;
  cx: number;
  cy: number;
  r: number;
  stops: readonly Stop[];
};
type Pattern = { kind: 'pattern'; width: number; height: number; turn: number; shapes: readonly Shape[] };
