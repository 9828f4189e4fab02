import type { Camera, Place, Sheet } from './camera.ts';
import { darken, type Hex, lighten } from './color.ts';
import { type Finish, face, roundSide, roundStops } from './finish.ts';
import { convexHull, type Point, polygon, smoothOn } from './geometry.ts';
import type { Paint, Shape } from './look.ts';
import { across, down } from './paint.ts';
import { ellipse, group, path, rect } from './shape.ts';
import { TILT } from './studio.ts';

/** A level circle around a round body: its y and its radius. */
export type Ring = readonly [y: number, r: number];

/**
 * The outline of something turned on a lathe: `profile` lists [y, radius] from top to bottom; a pair given twice makes
 * an edge. The ends are closed with the ellipses the camera sees.
 */
export function lathePath(
  x: number,
  profile: ReadonlyArray<readonly [y: number, r: number]>,
  tilt = TILT,
): string {
  const right = profile.map(([y, r]): Point => [x + r, y]);
  const left = profile.map(([y, r]): Point => [x - r, y]).reverse();
  const [top, bottom] = [profile[0]?.[1] ?? 0, profile[profile.length - 1]?.[1] ?? 0];
  const [first, last] = [right[0] ?? [x, 0], left[0] ?? [x, 0]];
  return (
    `M${first[0]} ${first[1]}${smoothOn(right)}` +
    `A${bottom} ${bottom * tilt} 0 0 1 ${last[0]} ${last[1]}${smoothOn(left)}` +
    `A${top} ${top * tilt} 0 0 1 ${first[0]} ${first[1]}Z`
  );
}

/** A turned body with its volume: side light, and a little more shade toward the floor. */
export function lathe(
  x: number,
  profile: ReadonlyArray<readonly [y: number, r: number]>,
  color: Hex,
  finish: Finish,
  tilt = TILT,
): Shape {
  const d = lathePath(x, profile, tilt);
  const grounded: Paint = down([
    [0, '#FFFFFF', 0.05],
    [0.5, '#2A170A', 0],
    [1, '#2A170A', 0.2],
  ]);
  return group([path(d, { fill: roundSide(color, finish) }), path(d, { fill: grounded })]);
}

/** The outline of a band around an upright round body, from `top` to `bottom`: both its edges bow toward us. */
export function bandPath(x: number, [top, upperR]: Ring, [bottom, lowerR]: Ring, tilt = TILT): string {
  return (
    `M${x - upperR} ${top}A${upperR} ${upperR * tilt} 0 0 0 ${x + upperR} ${top}` +
    `L${x + lowerR} ${bottom}A${lowerR} ${lowerR * tilt} 0 0 1 ${x - lowerR} ${bottom}Z`
  );
}

/** A circle lying level: the rim of a cup, a lid, the surface of coffee. */
export function disc(x: number, y: number, r: number, fill: Paint, tilt = TILT): Shape {
  return ellipse(x, y, r, r * tilt, { fill });
}

/** An open rim with a wall: `r` outside, `wall` thick; the inside is in shade at the left, lit at the right. */
export function rim(
  x: number,
  y: number,
  r: number,
  wall: number,
  color: Hex,
  finish: Finish,
  tilt = TILT,
): Shape {
  const inside = across([
    [0, darken(color, 0.5)],
    [0.55, darken(color, 0.24)],
    [1, darken(color, 0.06)],
  ]);
  const stops = roundStops(color, finish === 'matte' ? 'satin' : finish);
  return group([
    disc(x, y, r, across(stops), tilt),
    ellipse(x, y + wall * tilt * 0.5, r - wall, (r - wall) * tilt, { fill: inside }),
  ]);
}

/** Width, height and depth; x, y and z are the middle of the base, in the camera's room. */
export type BoxSize = { w: number; h: number; d: number; x?: number; y?: number; z?: number };

/** The sheet of each face of a box; x, y and z are the middle of its base, in the camera's room. */
export type BoxFaces = { front: Sheet; right: Sheet; left: Sheet; top: Sheet };

/** Sheets to draw a box's faces on. With a negative yaw the front, right and top are seen, else front, left and top. */
export function boxFaces(view: Camera, { w, h, d, x = 0, y = 0, z = 0 }: BoxSize): BoxFaces {
  const [west, east, near, far] = [x - w / 2, x + w / 2, z + d / 2, z - d / 2];
  return {
    front: view.sheet([west, y + h, near], [1, 0, 0], [0, -1, 0]),
    right: view.sheet([east, y + h, near], [0, 0, -1], [0, -1, 0]),
    left: view.sheet([west, y + h, far], [0, 0, 1], [0, -1, 0]),
    top: view.sheet([west, y + h, far], [1, 0, 0], [0, 0, 1]),
  };
}

/** A plain box with its visible faces in light and shade, and no seams between them. */
export function box(view: Camera, size: BoxSize, color: Hex, finish: Finish = 'matte'): Shape {
  const faces = boxFaces(view, size);
  const { w, h, d } = size;
  const outline: Point[] = [
    [0, 0],
    [w, 0],
    [w, h],
    [0, h],
  ];
  return group([
    path(slabPath(view, faces.front, outline, [0, 0, -d]), { fill: darken(color, 0.2) }),
    on(faces.front, [rect(0, 0, w, h, 0, { fill: face(color, 'front', finish) })]),
    ...(isTurnedRight(view)
      ? [on(faces.right, [rect(0, 0, d, h, 0, { fill: face(color, 'right', finish) })])]
      : [on(faces.left, [rect(0, 0, d, h, 0, { fill: face(color, 'left', finish) })])]),
    on(faces.top, [rect(0, 0, w, d, 0, { fill: face(color, 'top', finish) })]),
  ]);
}

/** What a box or slab on the floor touches, to give to `footprintShadow`. */
export function footprint(
  view: Camera,
  { w, d, x = 0, z = 0 }: { w: number; d: number; x?: number; z?: number },
): string {
  const [west, east, near, far] = [x - w / 2, x + w / 2, z + d / 2, z - d / 2];
  return polygon([
    view.point([west, 0, far]),
    view.point([east, 0, far]),
    view.point([east, 0, near]),
    view.point([west, 0, near]),
  ]);
}

/** Shapes drawn flat, laid onto a sheet of the room. */
export function on(sheet: Sheet, shapes: readonly Shape[]): Shape {
  return group(shapes, { transform: sheet.transform });
}

/**
 * The outline of a flat convex form (its points on `sheet`) with thickness: everything between it and the same form
 * moved by `thickness`. Draw it in the color of the edge, then draw the face with `on(sheet, …)`.
 */
export function slabPath(view: Camera, sheet: Sheet, outline: readonly Point[], thickness: Place): string {
  const [ox, oy] = view.point([0, 0, 0]);
  const [mx, my] = view.point(thickness);
  const front = outline.map(([x, y]) => sheet.point(x, y));
  const back = front.map(([x, y]): Point => [x + mx - ox, y + my - oy]);
  return polygon(convexHull([...front, ...back]));
}

/** A tube or cord along a path: a dark core, its color, and a line of light on its upper left. */
export function tube(d: string, width: number, color: Hex, finish: Finish = 'satin'): Shape {
  const shifted = (share: number) => ({ transform: `translate(${-width * share} ${-width * share})` });
  return group([
    path(d, { stroke: darken(color, 0.42), width }),
    path(d, { stroke: darken(color, 0.12), width: width * 0.78, ...shifted(0.07) }),
    path(d, { stroke: color, width: width * 0.5, ...shifted(0.13) }),
    path(d, {
      stroke: lighten(color, TUBE_LIGHT[finish]),
      width: width * 0.16,
      opacity: 0.8,
      ...shifted(0.19),
    }),
  ]);
}

const TUBE_LIGHT: Record<Finish, number> = { matte: 0.14, satin: 0.32, gloss: 0.6, glaze: 0.4, metal: 0.65 };

function isTurnedRight(view: Camera): boolean {
  return view.point([0, 0, 1])[0] <= view.point([0, 0, 0])[0];
}
