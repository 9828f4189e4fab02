import {
  across,
  type Camera,
  down,
  type Finish,
  fade,
  group,
  type Hex,
  on,
  type Place,
  type Point,
  path,
  polygon,
  rect,
  roundedRectPoints,
  roundStops,
  type Shape,
  slabPath,
  slant,
  smooth,
} from '../kit/index.ts';

/** A flat device with rounded corners: its size, corner radius and thickness, and the color of its edge (metal unless told). */
export type Device = { w: number; h: number; r: number; thick: number; edge: Hex; finish?: Finish };

/** A sheet of the device's face: where its upper left corner is and which way its two sides and its back look. */
export type Pose = { corner: Place; right: Place; below: Place; back: Place };

/** The device upright at (x, z) on the floor, its face toward us; `lean` tips the top back (degrees). */
export function upright({ w, h }: Device, x: number, z: number, lean = 0, turn = 0): Pose {
  const [c, s] = [Math.cos((lean * Math.PI) / 180), Math.sin((lean * Math.PI) / 180)];
  const [ct, st] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  const right: Place = [ct, 0, -st];
  const below: Place = [st * s, -c, ct * s];
  const corner: Place = [x - (w / 2) * ct - h * st * s, h * c, z + (w / 2) * st - h * ct * s];
  return { corner, right, below, back: [-st * c, -s, -ct * c] };
}

/** The device lying on the floor, face up, its middle at (x, z), `y` above the floor, turned by degrees. */
export function lying({ w, h, thick }: Device, x: number, z: number, turn = 0, y = 0): Pose {
  const [c, s] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  return {
    corner: [x - (w / 2) * c + (h / 2) * s, y + thick, z - (w / 2) * s - (h / 2) * c],
    right: [c, 0, s],
    below: [-s, 0, c],
    back: [0, -1, 0],
  };
}

/** The device with what is on its face, drawn flat from (0, 0) to (w, h). */
export function slab(view: Camera, device: Device, pose: Pose, faceShapes: readonly Shape[]): Shape {
  const { w, h, r, thick, edge, finish = 'metal' } = device;
  const sheet = view.sheet(pose.corner, pose.right, pose.below);
  const thickness = pose.back.map((part) => part * thick) as [number, number, number];
  const d = slabPath(view, sheet, roundedRectPoints(w, h, r), thickness);
  return group([
    path(d, { fill: across(roundStops(edge, finish)) }),
    path(d, {
      fill: down([
        [0, '#FFFFFF', 0.2],
        [0.3, '#FFFFFF', 0],
        [1, '#1B120B', 0.35],
      ]),
    }),
    on(sheet, faceShapes),
  ]);
}

/** Where the device touches or covers the floor, for its shadow. */
export function slabShadow(
  view: Camera,
  { w, h, r, thick }: Device,
  { corner, right, below, back }: Pose,
): string {
  const floor = (u: number, v: number, t: number): Point => {
    const at = [0, 2].map(
      (i) => (corner[i] ?? 0) + u * (right[i] ?? 0) + v * (below[i] ?? 0) + t * (back[i] ?? 0),
    );
    return view.point([at[0] ?? 0, 0, at[1] ?? 0]);
  };
  const liesFlat = Math.abs(below[1]) < 0.5;
  return polygon(
    liesFlat
      ? roundedRectPoints(w, h, r, 3).map(([u, v]) => floor(u, v, 0))
      : [floor(0, h, 0), floor(w, h, 0), floor(w, h, thick + 26), floor(0, h, thick + 26)],
  );
}

/** A screen that is on: hills at dusk in the given colors, sky first, and a sheet of reflected light. */
export function screen(
  x: number,
  y: number,
  w: number,
  h: number,
  r: number,
  hues: readonly [Hex, Hex, Hex, Hex],
): Shape {
  const [sky, far, middle, near] = hues;
  const hill = (top: number, sway: number, color: Hex): Shape =>
    path(
      `${smooth([
        [x, y + h * top],
        [x + w * 0.3, y + h * (top - sway)],
        [x + w * 0.62, y + h * (top + sway * 0.6)],
        [x + w, y + h * (top - sway * 0.5)],
      ])}L${x + w} ${y + h}L${x} ${y + h}Z`,
      { fill: color },
    );
  return group(
    [
      rect(x, y, w, h, 0, {
        fill: down([
          [0, sky],
          [0.6, far],
          [1, far],
        ]),
      }),
      hill(0.56, 0.07, far),
      hill(0.68, -0.06, middle),
      hill(0.84, 0.06, near),
      path(`M${x} ${y}H${x + w * 0.62}L${x + w * 0.2} ${y + h}H${x}Z`, {
        fill: slant(fade('#FFFFFF', 0.26, 0.03)),
      }),
    ],
    { clip: rect(x, y, w, h, r, { fill: '#000' }) },
  );
}
