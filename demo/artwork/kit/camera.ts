import type { Point } from './geometry.ts';

/** A point in the room: x to the right, y up, z toward us, in units of the picture. */
export type Place = readonly [x: number, y: number, z: number];

/** A flat sheet in the room, drawn on as a flat picture: x to the right, y down, from its upper left corner. */
export type Sheet = { transform: string; point: (x: number, y: number) => Point };

/** A parallel camera: no vanishing points, so every flat face is one matrix and stays easy to draw on. */
export type Camera = {
  /** Where a place of the room appears in the picture. */
  point: (place: Place) => Point;
  /** A sheet through `corner` whose x runs along `right` and whose y runs along `below` (vectors of length 1). */
  sheet: (corner: Place, right: Place, below: Place) => Sheet;
};

/**
 * A camera that shows the room's origin at `at`. `yaw` turns the things (degrees; negative shows their right side),
 * `pitch` is how far it looks down (15 for the catalogue's usual view, 90 from above).
 */
export function camera({ yaw = -28, pitch = 15, at = [400, 640] as Point } = {}): Camera {
  const [turn, look] = [(yaw * Math.PI) / 180, (pitch * Math.PI) / 180];
  const vector = ([x, y, z]: Place): Point => {
    const depth = -x * Math.sin(turn) + z * Math.cos(turn);
    return [x * Math.cos(turn) + z * Math.sin(turn), -y * Math.cos(look) + depth * Math.sin(look)];
  };
  const point = (place: Place): Point => {
    const [x, y] = vector(place);
    return [at[0] + x, at[1] + y];
  };
  return {
    point,
    sheet: (corner, right, below) => {
      const [a, b] = vector(right);
      const [c, d] = vector(below);
      const [e, f] = point(corner);
      return {
        transform: `matrix(${a} ${b} ${c} ${d} ${e} ${f})`,
        point: (x, y) => [e + a * x + c * y, f + b * x + d * y],
      };
    },
  };
}
